import { data, isRouteErrorResponse, redirect } from 'react-router';
import { LockedCv } from '~/features/cv-sharing/shared-page/locked-cv.tsx';
import { SharedCvPage } from '~/features/cv-sharing/shared-page/shared-cv-page.tsx';
import { UnsharedCv } from '~/features/cv-sharing/shared-page/unshared-cv.tsx';
import { takeComment } from '~/features/cv-sharing/comments/take-comment.server.ts';
import { sharedOf, shareHeaders } from '~/features/cv-sharing/links/share-request.server.ts';
import { unlockShare } from '~/features/cv-sharing/links/unlock-share.server.ts';
import { viewShare } from '~/features/cv-sharing/links/view-share.server.ts';
import { AppError } from '~/services/error.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/shared-cv.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const view = loaderData?.view;
  if (!view) return [{ title: 'CV | Setapak' }, { name: 'robots', content: 'noindex' }];
  const path = `/r/${view.address}`;
  return pageMeta(matches, {
    title: `${view.name} | CV`,
    description: view.subtitle || `CV ${view.name}, dibagikan lewat Setapak.`,
    ...(view.listed && { path: `/r/${view.canonical}` }),
    ...(view.pictured && { image: `${path}/page/social` }),
  });
};

export const loader = guard(async ({ request, params, context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const view = await viewShare({ scope, request, address: params.id });
  const { 'X-Robots-Tag': noindex, ...noStore } = shareHeaders;
  const listed = view !== 'locked' && view.listed;
  return data(
    { view: view === 'locked' ? null : view },
    { headers: listed ? noStore : { ...noStore, 'X-Robots-Tag': noindex } },
  );
});

/** Also what goes wrong is never kept: it may be right in a moment. */
export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? shareHeaders : loaderHeaders;
}

/** The password of a locked CV, or a comment on one that is open. */
export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const scope = context.get(requestContext);
  const { services, clientIp } = scope;
  const form = await formOf(request);
  if (form.get('intent') === 'comment') {
    const shared = await sharedOf(scope, request, params.id);
    const comment = await takeComment({ services, shared, form, clientIp });
    return data({ error: null, comment }, { status: comment.sent ? 200 : 400, headers: shareHeaders });
  }
  const password = form.get('password');
  try {
    const cookies = await unlockShare({
      services,
      address: params.id,
      password: typeof password === 'string' ? password : '',
      clientIp,
    });
    const kept = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
    return redirect(`/r/${params.id}`, { headers: kept });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ error: error.text, comment: null }, { status: error.status, headers: shareHeaders });
  }
});

export default function SharedCv({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.view) return <LockedCv error={actionData?.error ?? null} />;
  return <SharedCvPage view={loaderData.view} outcome={actionData?.comment ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnsharedCv />;
  throw error;
}
