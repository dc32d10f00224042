import { data, isRouteErrorResponse } from 'react-router';
import { DownloadPage } from '~/features/cv-sharing/shared-page/download-page.tsx';
import { findDownload } from '~/features/cv-sharing/links/find-download.server.ts';
import { UnsharedCv } from '~/features/cv-sharing/shared-page/unshared-cv.tsx';
import { shareHeaders } from '~/features/cv-sharing/links/share-request.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/download-cv.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Mengunduh CV | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** Finds out whether there is something to download; the page then asks for it by the print call. */
export const loader = guard(async ({ request, params, context }: Route.LoaderArgs) => {
  const found = await findDownload({ scope: context.get(requestContext), request, id: params.id });
  return data(found, { headers: shareHeaders });
});

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? shareHeaders : loaderHeaders;
}

export default function DownloadCv({ loaderData, params }: Route.ComponentProps) {
  return <DownloadPage id={params.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnsharedCv />;
  throw error;
}
