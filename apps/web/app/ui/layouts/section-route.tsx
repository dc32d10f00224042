import { Outlet, useRouteError } from 'react-router';
import { ErrorContent } from './error-content.tsx';

/** Layout route inside another: a page that fails leaves the frame around it standing, with its menu. */
export default function SectionRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorContent error={useRouteError()} />;
}
