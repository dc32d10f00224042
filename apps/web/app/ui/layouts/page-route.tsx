import { Outlet, useLocation, useRouteError } from 'react-router';
import { AppLayout } from './app-layout.tsx';
import { ErrorContent } from './error-content.tsx';
import { PublicLayout } from './public-layout.tsx';

/** Layout route of the pages that bring their own frame: `layout('ui/layouts/page-route.tsx', [...])`. */
export default function PageRoute() {
  return <Outlet />;
}

/** A page that fails takes its frame along, so it gets the one that its neighbours have. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!/^\/(app|reviewer|admin)(\/|$)/.test(pathname))
    return (
      <PublicLayout>
        <ErrorContent error={error} />
      </PublicLayout>
    );
  return (
    <AppLayout title="Ada kendala" titleAs="p" back="/" backLabel="Ke beranda" width="wide">
      <ErrorContent error={error} />
    </AppLayout>
  );
}
