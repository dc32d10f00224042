import { requireUserForData } from '~/features/accounts/session.server.ts';
import { findReviewFile } from '~/features/cv-review/find-review-file.server.ts';
import { sendReviewFile } from '~/features/cv-review/send-review-file.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/cv-review-file.ts';

/** A file of a customer's own review: the CV as it was ordered, the voice note, the CV with marks in it. */
export const loader = dataRoute(async ({ params: { bookId, file }, request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const found = await findReviewFile({
    services,
    for: { customerId: signedIn.id },
    bookId,
    kind: file,
  });
  return sendReviewFile({ services, file: found, request });
});
