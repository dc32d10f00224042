import type { Reading } from '../../result/parsed-resume.ts';
import type { Place } from '../checkup.ts';
import { placeOf } from '../cv/places.ts';
import type { Statement } from '../cv/statements.ts';
import { bulletLanguage } from '../bullets/judge-bullet.ts';

/** What was written in sentences: the summary and the statements. */
export interface Prose {
  text: string;
  place: Place;
  language: 'id' | 'en';
}

export function readProse(reading: Reading, statements: readonly Statement[]): Prose[] {
  const fallback = reading.document.language === 'en' ? 'en' : 'id';
  const { summary } = reading.result;
  const texts = [
    ...(summary === null ? [] : [{ text: summary, place: placeOf(reading, 'summary', summary) }]),
    ...statements,
  ];
  return texts.map(({ text, place }) => ({ text, place, language: bulletLanguage(text) ?? fallback }));
}
