import { findGrade, startsWithLevel } from '../../lexicon/education-words.ts';

/** A number with nothing beside it: `3.72`, `87,5`, `92.4%`. */
export function bareGrade(text: string): ReturnType<typeof findGrade> {
  return /^(?:(?:[0-4]|\d\d)[.,]\d{1,2}|\d\d(?:[.,]\d{1,2})?\s?%)$/.test(text)
    ? { value: text, from: 0, to: text.length }
    : undefined;
}

/** `S1 (3.58) Teknik Industri`, `MSc Structural Engineering 3.8`: a number that only a degree's marks can be. */
export function gradeOfDegree(text: string): ReturnType<typeof findGrade> {
  const match = startsWithLevel(text) ? MARK_OF_DEGREE.exec(text) : null;
  if (!match) return undefined;
  return {
    value: (match[1] ?? match[2])!,
    from: match.index,
    to: match.index + match[0].length,
  };
}

const MARK_OF_DEGREE = /\(([0-5][.,]\d{1,2})\)|(?<=\p{L}{3} )([0-4][.,]\d{1,2})$/u;
