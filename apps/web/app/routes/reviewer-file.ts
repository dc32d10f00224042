import { requireRole } from '~/features/accounts/session.server.ts';
import { findReviewFile } from '~/features/cv-review/find-review-file.server.ts';
import { saveReviewedPdf } from '~/features/cv-review/save-reviewed-pdf.server.ts';
import { saveVoice } from '~/features/cv-review/save-voice.server.ts';
import { sendReviewFile } from '~/features/cv-review/send-review-file.server.ts';
import { uploadInput } from '~/features/cv-review/schema.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/reviewer-file.ts';

/** A file of the review that a reviewer took. */
export const loader = dataRoute(async ({ params: { bookId, file }, request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireRole(context, 'reviewer', 'admin');
  const reviewerId = signedIn.id;
  const found = await findReviewFile({ services, for: { reviewerId }, bookId, kind: file });
  return sendReviewFile({ services, file: found, request });
});

/** Takes a voice note or a PDF as the request's body, as it streams in. */
export const action = dataRoute(async ({ params: { bookId, file }, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'reviewer', 'admin');
  const parsed = uploadInput.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success || !request.body) throw new AppError('invalid');
  // Node's web streams can be iterated; the DOM library's type does not say so.
  const content = request.body as unknown as AsyncIterable<Uint8Array>;
  const own = { services, reviewerId: signedIn.id, bookId, content };
  if (file === 'voice') await saveVoice({ ...own, seconds: parsed.data.seconds });
  else if (file === 'reviewed') await saveReviewedPdf({ ...own, fileName: parsed.data.name });
  else throw new AppError('not_found');
  return Response.json({ ok: true });
});
