import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import DevUi from '~/routes/dev-ui.tsx';
import { SnackbarProvider } from '~/ui/snackbar.tsx';
import { useHydrationMark } from '~/ui/use-hydration-mark.ts';
import '~/ui/theme.css';
import '~/ui/fonts.css';
import '~/ui/base.css';

/** The page of components as `dev-ui.e2e.test.ts` bundles it: alone, without the server that makes it in development. */
function Page() {
  useHydrationMark();
  return (
    <SnackbarProvider>
      <DevUi />
    </SnackbarProvider>
  );
}

const root = { user: null, year: 2026, theme: 'device', isShell: false };
const router = createMemoryRouter(
  [{ id: 'root', children: [{ path: '/dev/ui', Component: Page }], HydrateFallback: () => null }],
  { initialEntries: ['/dev/ui'], hydrationData: { loaderData: { root } } },
);
createRoot(document.body).render(<RouterProvider router={router} />);
