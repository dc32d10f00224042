import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('ui/layouts/public-route.tsx', [
    index('routes/landing.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('term-and-condition', 'routes/term-and-condition.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('frequently-asked-question', 'routes/frequently-asked-question.tsx'),
    route('demo', 'routes/demo.tsx'),
    route('demo/mail/:id', 'routes/demo-mail.tsx'),
    route('404', 'routes/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
  route('app/home', 'routes/mentoring-home.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('app/cv', 'routes/cv-index.tsx'),
  route('app/cv/dashboard', 'routes/cv-dashboard.tsx'),
  route('app/cv/template/:id', 'routes/cv-template.tsx'),
  route('app/cv/builder/:id', 'routes/cv-builder.tsx'),
  route('app/cv/preview/:id', 'routes/cv-preview.tsx'),
  route('app/cv/:id/document', 'routes/cv-document.tsx'),
  route('app/cv/:id/render', 'routes/cv-render.tsx'),
  route('app/cv/:id/pdf', 'routes/cv-pdf.tsx'),
  route('app/cv/:id/thumbnail', 'routes/cv-thumbnail.tsx'),
  route('app/cv/ats-check', 'routes/ats-check.tsx'),
  route('app/cv/ats-check/:id/file', 'routes/ats-check-file.tsx'),
] satisfies RouteConfig;
