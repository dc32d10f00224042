import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import { askCustomer } from './ask-customer.server.ts';
import { claimReview } from './claim-review.server.ts';
import { deliverReview } from './deliver-review.server.ts';
import { putReviewFile, type FileServices } from './put-review-file.server.ts';
import { releaseReview } from './release-review.server.ts';
import { removeComment } from './remove-comment.server.ts';
import { saveComment } from './save-comment.server.ts';
import { saveSummary } from './save-summary.server.ts';
import { deskForm, type DeskForm } from './schema.ts';
import type { ReviewServices } from './services.ts';

interface HandleDeskForm {
  services: ReviewServices & FileServices;
  reviewerId: string;
  bookId: string;
  form: FormData;
}

export interface DeskOutcome {
  /** What was done; null where it was refused. */
  done: DeskForm['intent'] | null;
  error: string | null;
}

/** Every form of the desk, by its intent. A refusal is said beside the form. */
export async function handleDeskForm({ form, ...own }: HandleDeskForm): Promise<DeskOutcome> {
  const parsed = deskForm.safeParse(textFields(form));
  if (!parsed.success) {
    const [error] = Object.values(fieldErrors(parsed.error));
    return { done: null, error: error ?? new AppError('invalid').text };
  }
  try {
    await act(own, parsed.data, idOfPress(form, own.reviewerId));
    return { done: parsed.data.intent, error: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return { done: null, error: error.text };
  }
}

async function act(
  own: Omit<HandleDeskForm, 'form'>,
  form: DeskForm,
  pressed: string | undefined,
): Promise<void> {
  switch (form.intent) {
    case 'claim':
      return claimReview(own);
    case 'release':
      return releaseReview(own);
    case 'deliver':
      return deliverReview({ ...own, seenCv: form.cv });
    case 'ask':
      return askCustomer({ ...own, question: form.question });
    case 'summary':
      return saveSummary({ ...own, summary: form.summary });
    case 'comment':
      return saveComment({
        ...own,
        id: form.id || undefined,
        newCommentId: pressed,
        section: form.section,
        text: form.text,
        spot: form.spot,
        seenCv: form.cv,
      });
    case 'remove-comment':
      return removeComment({ ...own, id: form.id });
    case 'remove-voice':
      return putReviewFile({
        ...own,
        column: 'voiceKey',
        values: { voiceKey: null, voiceType: null, voiceSeconds: null },
      });
    case 'remove-reviewed':
      return putReviewFile({
        ...own,
        column: 'reviewedKey',
        values: { reviewedKey: null, reviewedName: null },
      });
  }
}
