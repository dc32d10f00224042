import type { ParsedResume, Reading } from '../../result/parsed-resume.ts';
import type { FileFacts } from '../checkup.ts';
import { stageOf, type Stage } from './stage.ts';
import { readStatements, type Statement } from './statements.ts';

/** A reading with what many rules ask of it, worked out once. */
export interface Cv {
  reading: Reading;
  result: ParsedResume;
  file: FileFacts;
  /** yyyy-MM-dd */
  asOf: string;
  stage: Stage;
  /** Everything visible that was read, section after section. */
  text: string;
  words: number;
  /** What the person did: the bullets and sentences of jobs, internships, organisations and projects. */
  statements: Statement[];
}

export function toCv(reading: Reading, file: FileFacts, asOf: string): Cv {
  const text = reading.result.sections.map((section) => section.text).join('\n');
  return {
    reading,
    result: reading.result,
    file,
    asOf,
    stage: stageOf(reading.result, asOf),
    text,
    words: text.match(/\p{L}[\p{L}\p{N}'-]*/gu)?.length ?? 0,
    statements: readStatements(reading),
  };
}

/** Whether the reader took the file for a CV in a language it knows; without that only the file itself can be judged. */
export function isReadable(cv: Cv): boolean {
  return !cv.reading.warnings.some(
    (warning) => warning.code === 'not_a_cv' || warning.code === 'unsupported_language',
  );
}

/** Texts of the sections of one type, without their headings where a heading stands above them. */
export function sectionTexts(cv: Cv, ...types: string[]): string[] {
  return cv.result.sections
    .filter((section) => types.includes(section.sectionType))
    .map((section) => section.text);
}
