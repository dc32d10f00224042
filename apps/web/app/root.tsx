import '~/ui/theme.css';
import '~/ui/fonts.css';
import '~/ui/base.css';
import latinFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { usePageViews } from '~/features/analytics/public.ts';
import { AdoptedAnswers } from '~/features/assessment/adopted-answers.tsx';
import { findLowestPrice } from '~/features/mentors/public.server.ts';
import { PromoBanner } from '~/features/promo/public.ts';
import { supportFor, SupportWidget } from '~/features/support/public.ts';
import { guard } from '~/services/guard.server.ts';
import { newId } from '~/services/id.ts';
import { requestContext } from '~/services/request.server.ts';
import { yearOf } from '~/ui/format/dates.ts';
import { useFirstWrongField } from '~/ui/forms/use-first-wrong-field.ts';
import { keepForms } from '~/ui/http/keep-forms.ts';
import { LinkGuard } from '~/ui/offline/link-guard.tsx';
import { keepPage } from '~/ui/offline/keep-page.ts';
import { useKeptSession } from '~/ui/offline/use-kept-session.ts';
import { useKeptTheme, useServiceWorker } from '~/ui/offline/use-service-worker.ts';
import { UnsentNotice } from '~/ui/http/unsent-notice.tsx';
import { keepUnsavedWork } from '~/ui/layouts/unsaved-work.ts';
import { keepEarlyPress } from '~/ui/layouts/early-press.ts';
import { ErrorContent } from '~/ui/layouts/error-content.tsx';
import { PendingPage } from '~/ui/layouts/pending-page.tsx';
import { PublicLayout } from '~/ui/layouts/public-layout.tsx';
import { RouteAnnouncer } from '~/ui/layouts/route-announcer.tsx';
import { TabBar } from '~/ui/layouts/tab-bar.tsx';
import { useTheme } from '~/ui/layouts/use-viewer.ts';
import { SkipLink } from '~/ui/layouts/skip-link.tsx';
import { RouteProgress } from '~/ui/route-progress.tsx';
import { SnackbarProvider } from '~/ui/snackbar.tsx';
import { themeMetas, themeOfRequest } from '~/ui/theme.ts';
import { useBackCloses } from '~/ui/use-back-closes.ts';
import { useHydrationMark } from '~/ui/use-hydration-mark.ts';
import { useScrollbarWidth } from '~/ui/use-scrollbar-width.ts';
import type { Route } from './+types/root.ts';

keepEarlyPress();
keepUnsavedWork(async () => (await import('~/features/cv-sync/editing/unsaved-drafts.ts')).unsavedDrafts);

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms, keepPage];

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const [user, lowestPrice] = await Promise.all([scope.user(), findLowestPrice(scope)]);
  const { CHATWOOT_URL: chatUrl, CHATWOOT_TOKEN: chatToken } = scope.services.config;
  const cookie = request.headers.get('cookie');
  return {
    support: supportFor({ chatUrl, chatToken, cookie, signedIn: user !== null }),
    user: user && { id: user.id, name: user.name, image: user.image, role: user.role },
    year: yearOf(Date.now()),
    theme: themeOfRequest(request),
    lowestPrice,
    assistant: scope.services.languageModel !== null,
    origin: new URL(request.url).origin,
    worksOffline: scope.services.config.SERVICE_WORKER === 'on',
    isShell: new URL(request.url).pathname === '/offline',
    press: newId(),
  };
});

/** Who is signed in does not change between two views of one page, so moving between them needs no server, nor a network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameView = currentUrl.search === nextUrl.search;
  return formMethod || currentUrl.pathname !== nextUrl.pathname || sameView ? defaultShouldRevalidate : false;
}

/** In development the router draws a style sheet of its own with the answer's nonce, which only the server is told. */
const drawnNonce =
  import.meta.env.DEV && typeof document === 'object'
    ? { nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '' }
    : {};

export function Layout({ children }: { children: React.ReactNode }) {
  useHydrationMark();
  const theme = useTheme();
  return (
    <html lang="id" data-theme={theme === 'device' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {themeMetas(theme).map((meta) => (
          <meta key={`${meta.name} ${meta.media ?? ''}`} {...meta} />
        ))}
        <Meta />
        <Links {...drawnNonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  usePageViews();
  useScrollbarWidth();
  useBackCloses();
  useFirstWrongField();
  useServiceWorker(loaderData?.worksOffline);
  useKeptTheme(loaderData);
  useKeptSession(loaderData);
  return (
    <SnackbarProvider>
      <SkipLink />
      <LinkGuard />
      <RouteProgress />
      <PendingPage />
      <RouteAnnouncer />
      <UnsentNotice signedIn={Boolean(loaderData?.user)} />
      <AdoptedAnswers />
      <PromoBanner />
      <Outlet />
      <TabBar />
      <SupportWidget support={loaderData?.support} />
    </SnackbarProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SnackbarProvider>
      <SkipLink />
      <PublicLayout>
        <ErrorContent error={error} />
      </PublicLayout>
    </SnackbarProvider>
  );
}
