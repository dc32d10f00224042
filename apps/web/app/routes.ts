import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('ui/layouts/public-route.tsx', [
    index('routes/landing.tsx'),
    route('404', 'routes/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
] satisfies RouteConfig;
