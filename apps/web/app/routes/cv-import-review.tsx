import { isRouteErrorResponse, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { finishImport } from '~/features/cv-import/finish-import.server.ts';
import { leftovers } from '~/features/cv-import/reading/leftovers.ts';
import { loadImport } from '~/features/cv-import/load-import.server.ts';
import { readReview } from '~/features/cv-import/reading/read-review.ts';
import { reviewFields } from '~/features/cv-import/reading/review-fields.ts';
import { ReviewPage } from '~/features/cv-import/components/review-page.tsx';
import { ownsCv } from '~/features/cv-sync/owns-cv.server.ts';
import { AppError } from '~/services/error.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-import-review.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Periksa hasil impor | Setapak' }];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const owner = { services, userId: signedIn.id, id: params.id };
  try {
    const { name, document, reading } = await loadImport(owner);
    return {
      id: params.id,
      name,
      pages: reading.document.pageSizes,
      fields: reviewFields(document, reading.evidence),
      leftovers: leftovers(reading),
      own: document.custom.map(({ heading }) => heading),
      unplaced: reading.unused.some(({ reason }) => reason === 'unassigned'),
    };
  } catch (error) {
    // Looked over already, perhaps in another tab: it goes on in the builder.
    if (error instanceof AppError && error.code === 'not_found' && (await ownsCv(owner)))
      return redirect(`/app/cv/builder/${params.id}`);
    throw error;
  }
});

export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const owner = { services, userId: signedIn.id, id: params.id };
  await finishImport({ ...owner, ...readReview(await formOf(request)) });
  return redirect(`/app/cv/builder/${params.id}`);
});

export default function CvImportReview({ loaderData }: Route.ComponentProps) {
  return <ReviewPage key={loaderData.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
