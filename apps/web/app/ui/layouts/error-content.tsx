import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../error-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** What stands in the place of a page that failed, or that is not there. */
export function ErrorContent({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFoundPage /> : <ErrorPage error={error} />;
}
