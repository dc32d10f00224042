import type { ParsedResume, Reading } from '../../result/parsed-resume.ts';
import { judgeBullet } from '../bullets/judge-bullet.ts';
import type { FileFacts, JudgedBullet } from '../checkup.ts';
import { nonsenseIn, type Nonsense } from '../language/nonsense.ts';
import { isWrittenInOtherLanguage } from '../language/other-languages.ts';
import { readProse, type Prose } from '../language/prose.ts';
import type { Spelling } from '../language/spelling.ts';
import { isAttended } from './attended.ts';
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
  /** The statements, each judged; nonsense is weak whatever its form. */
  bullets: (JudgedBullet & {
    nonsense?: Nonsense;
    hasFigure: boolean;
    hasResult: boolean;
    startsWithAction: boolean;
    isDuty: boolean;
  })[];
  /** Summary and statements, each with its language. */
  prose: Prose[];
  spelling?: Spelling;
  /** Written in Latin letters, and neither in Indonesian nor in English: its sentences are not judged. */
  isInOtherLanguage: boolean;
}

export function toCv(reading: Reading, file: FileFacts, asOf: string, spelling?: Spelling): Cv {
  const text = reading.result.sections.map((section) => section.text).join('\n');
  const statements = readStatements(reading);
  return {
    reading,
    result: reading.result,
    file,
    asOf,
    stage: stageOf(reading.result, asOf),
    text,
    words: text.match(/\p{L}[\p{L}\p{N}'-]*/gu)?.length ?? 0,
    statements,
    bullets: deedsAmong(judgeStatements(reading, statements, spelling)),
    prose: readProse(reading, statements),
    spelling,
    isInOtherLanguage: isWrittenInOtherLanguage(text),
  };
}

const FEWEST_DEEDS = 2;

/** What was only attended tells nothing of the deeds beside it; it has a rule of its own. */
function deedsAmong(bullets: Cv['bullets']): Cv['bullets'] {
  const deeds = bullets.filter(({ text }) => !isAttended(text));
  return deeds.length >= FEWEST_DEEDS ? deeds : bullets;
}

function judgeStatements(
  reading: Reading,
  statements: readonly Statement[],
  spelling?: Spelling,
): Cv['bullets'] {
  const prose = readProse(reading, statements).slice(-statements.length);
  const names = namesOf(reading.result);
  return statements.map(({ text, work, place }, index) => {
    const { language: _, ...judged } = judgeBullet(text, prose[index]?.language);
    const nonsense = nonsenseIn(text, spelling, (word) => names.has(word));
    if (nonsense === undefined) return { text, work, place, ...judged };
    const { sharper: __, ...rest } = judged;
    return {
      text,
      work,
      place,
      ...rest,
      verdict: 'weak',
      reasons: [],
      hasResult: false,
      hasFigure: false,
      isDuty: false,
      startsWithAction: false,
      nonsense,
    };
  });
}

function namesOf(result: ParsedResume): Set<string> {
  const names = [
    ...result.skills.map((skill) => skill.name),
    ...result.certifications,
    ...result.workExperience.map((work) => work.organization ?? ''),
  ];
  return new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
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
