import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider, mantineHtmlProps } from '@mantine/core';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { requestContext } from '~/services/request.server.ts';
import { theme } from '~/ui/theme.ts';
import type { Route } from './+types/root.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { user, nonce } = context.get(requestContext);
  const signedIn = await user();
  return { nonce, user: signedIn && { name: signedIn.name, image: signedIn.image, role: signedIn.role } };
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="id" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} forceColorScheme="light">
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <h1>{missing ? "The page you are looking for isn't here" : 'Terjadi kesalahan'}</h1>;
}
