import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import type { RequestScope } from '~/services/request.server.ts';
import { resultsOf, type Answers } from './model.ts';
import { retakeAssessment } from './retake-assessment.server.ts';
import { saveResults } from './save-results.server.ts';
import { assessmentForm } from './schema.ts';

interface AssessmentReply {
  /** A visitor's whole set of answers: nothing of it was kept. */
  answers: Answers | null;
  saved: boolean;
}

/**
 * Saves or retakes for a signed-in person; a visitor's answers are only handed back.
 * @throws AppError invalid, too_many
 */
export async function handleAssessmentForm(
  { services, user }: Pick<RequestScope, 'services' | 'user'>,
  form: FormData,
): Promise<AssessmentReply> {
  const parsed = assessmentForm.safeParse(textFields(form));
  if (!parsed.success) throw new AppError('invalid');
  const userId = (await user())?.id;

  if (parsed.data.intent === 'retake') {
    if (userId !== undefined) await retakeAssessment({ services, userId });
    return { answers: null, saved: userId !== undefined };
  }
  const answers = [parsed.data.butuh, parsed.data.industri, parsed.data.profesi];
  const results = resultsOf(answers);
  if (!results) throw new AppError('invalid');
  if (userId === undefined) return { answers, saved: false };
  await saveResults({ services, userId, results });
  return { answers: null, saved: true };
}
