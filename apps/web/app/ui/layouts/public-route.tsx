import { Outlet, useRouteError } from 'react-router';
import { ErrorContent } from './error-content.tsx';
import { PublicLayout } from './public-layout.tsx';

/** Layout route of the public pages: `layout('ui/layouts/public-route.tsx', [...])`. */
export default function PublicRoute() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}

export function ErrorBoundary() {
  return (
    <PublicLayout>
      <ErrorContent error={useRouteError()} />
    </PublicLayout>
  );
}
