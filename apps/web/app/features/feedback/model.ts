/** Types of feedback, and when each is due. Pure: the dialogs use it too. */

export const feedbackTypes = ['general', 'cvmaker', 'atsc'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** What the ratings 1 to 5 are called. */
export const ratingWords = [
  'Sangat buruk!',
  'Buruk!',
  'Baik!',
  'Keren nih!',
  'Luar biasa!',
] as const satisfies readonly string[];

const DAY_MS = 86_400_000;
/** For so long a type is not due after "later". */
const LATER_MS = 7 * DAY_MS;

export const LONGEST_COMMENT = 2_000;

/** Which dialogs have a written comment. */
export function takesComment(type: FeedbackType): boolean {
  return type !== 'general';
}

export interface FeedbackPast {
  /** What was answered already. */
  given: readonly FeedbackType[];
  /** When "later" was said last, by type. */
  laterAt: Partial<Record<FeedbackType, Date>>;
}

/**
 * The feedback that is due: the first of the types without an answer. One that was put off is not due for a week,
 * also by the ones after it.
 */
export function dueFeedback(
  types: readonly FeedbackType[],
  { given, laterAt }: FeedbackPast,
  now: Date,
): FeedbackType | null {
  const next = types.find((type) => !given.includes(type));
  if (!next) return null;
  const later = laterAt[next];
  return later && now.getTime() - later.getTime() < LATER_MS ? null : next;
}
