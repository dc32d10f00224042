import { Outlet } from 'react-router';
import { PublicLayout } from './public-layout.tsx';

/** Layout route of the public pages: `layout('ui/layouts/public-route.tsx', [...])`. */
export default function PublicRoute() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
