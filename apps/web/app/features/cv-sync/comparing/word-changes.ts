import { diffWordsWithSpace } from 'diff';

interface WordChange {
  text: string;
  kind: 'kept' | 'came' | 'went';
}

/** Texts longer than this are compared for seconds; they are then shown whole. */
const LONGEST = 8_000;
/** With less than this in common a text is another one: word by word it could not be read. */
const LEAST_IN_COMMON = 0.4;

/** What came and went between two texts: word by word, or the one whole and then the other. */
export function wordChanges(before: string, after: string): WordChange[] {
  const whole = wholeTexts(before, after);
  if (whole.length < 2 || before.length + after.length > LONGEST) return whole;
  const changes = diffWordsWithSpace(before, after).map(({ value, added, removed }): WordChange => ({
    text: value,
    kind: added ? 'came' : removed ? 'went' : 'kept',
  }));
  const kept = changes.reduce((sum, { text, kind }) => sum + (kind === 'kept' ? lettersIn(text) : 0), 0);
  return kept < LEAST_IN_COMMON * Math.max(lettersIn(before), lettersIn(after)) ? whole : changes;
}

/** What stood and what stands, as far as there is any. */
export function wholeTexts(before: string, after: string): WordChange[] {
  const both: WordChange[] = [
    { text: before, kind: 'went' },
    { text: after, kind: 'came' },
  ];
  return both.filter(({ text }) => text !== '');
}

const lettersIn = (text: string) => text.replaceAll(/\s/g, '').length;
