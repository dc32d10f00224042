import { data, isRouteErrorResponse } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { Preview } from '~/features/cv-design/preview/preview.tsx';
import { firstPageAddress } from '~/features/cv-rendering/public.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-preview.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Preview'} | Setapak` },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const cv = await loadCv({ services, userId: signedIn.id, id: params.id });
  // Before all scripts of the page: the picture is what is seen first.
  const picture = `<${firstPageAddress(cv)}>; rel=preload; as=image; fetchpriority=high`;
  return data(cv, { headers: { Link: picture } });
});

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CvPreview({ loaderData }: Route.ComponentProps) {
  return <Preview key={loaderData.id} cv={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
