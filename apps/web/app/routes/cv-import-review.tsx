import { isRouteErrorResponse, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { pagesOfOtherPapers } from '~/features/ats/public.ts';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { finishImport } from '~/features/cv-import/finish-import.server.ts';
import { leftovers } from '~/features/cv-import/reading/leftovers.ts';
import { loadImport } from '~/features/cv-import/load-import.server.ts';
import { readReview } from '~/features/cv-import/reading/read-review.ts';
import { reviewFields } from '~/features/cv-import/reading/review-fields.ts';
import { withNames } from '~/features/cv-import/reading/with-names.ts';
import { ReviewPage } from '~/features/cv-import/components/review-page.tsx';
import { ownsCv } from '~/features/cv-sync/owns-cv.server.ts';
import { AppError } from '~/services/error.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-import-review.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Periksa hasil impor | Setapak' }];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const owner = { services, userId: signedIn.id, id: params.id };
  try {
    const { name, document, reading } = await loadImport(owner);
    return {
      id: params.id,
      name,
      pages: reading.document.pageSizes,
      fields: reviewFields(document, reading.evidence, reading.result),
      leftovers: leftovers(reading).map(withNames),
      own: document.custom.map(({ heading }) => heading),
      otherPapers: pagesOfOtherPapers(reading),
      unplaced: reading.unused.some(({ reason }) => reason === 'unassigned'),
    };
  } catch (error) {
    return redirect(await builderOfFinished(error, owner));
  }
});

export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const owner = { services, userId: signedIn.id, id: params.id };
  const review = readReview(await formOf(request));
  try {
    await finishImport({ ...owner, ...review });
    return redirect(`/app/cv/builder/${params.id}`);
  } catch (error) {
    return redirect(await builderOfFinished(error, owner));
  }
});

/** What was looked over already, perhaps in another tab or by the press before, goes on in the builder. @throws the same error otherwise */
async function builderOfFinished(error: unknown, owner: Parameters<typeof ownsCv>[0]): Promise<string> {
  if (error instanceof AppError && error.code === 'not_found' && (await ownsCv(owner)))
    return `/app/cv/builder/${owner.id}`;
  throw error;
}

export default function CvImportReview({ loaderData }: Route.ComponentProps) {
  return <ReviewPage key={loaderData.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
