import { isLongBullet, judgeBullet, type BulletReason } from '@setapak/ats/bullets';
import { misspellings, parseRichText, type Language } from '@setapak/resume';
import { paragraphText, pointsOf } from './text-length.ts';

/** Why a point is weak, as the judge of the ATS check says it; what only misses a figure or an outcome is `no_result`. */
type Weakness = Exclude<BulletReason, 'no-outcome' | 'no-figure'>;

/**
 * What could make a summary stronger. The judge is that of the ATS check (`@setapak/ats/bullets`), so that the builder and the
 * report never contradict each other: a point is weak (its reason is the code); `no_result` no point says what came of it or how
 * much; `long_point` a point that is longer than is read. Beside it: `no_points` a long text without a list; `first_person` CVs
 * leave out `saya` and `I`; `spelling` a month or degree is misspelt.
 */
type WritingHintCode = Weakness | 'no_result' | 'long_point' | 'no_points' | 'first_person' | 'spelling';

export interface WritingHint {
  code: WritingHintCode;
  /** The words that it is about. */
  about: string;
  /** What could stand there, in the CV's language: a frame with gaps, or the right spelling; never content. */
  instead: readonly string[];
}

const FIRST_PERSON = /(?<![\p{L}'’])(?:saya|aku|I(?=[ '’])|my)(?!\p{L})/u;

/** Shorter texts are unfinished and get no hints. */
const SHORTEST = 40;
const LONG_TEXT = 320;

/** Hints for one summary, each at most once, the most useful first. Only rules: nothing is written for the person. */
export function writingHints(summary: string, language: Language): WritingHint[] {
  const blocks = parseRichText(summary);
  const points = blocks.flatMap(pointsOf);
  const texts = points.length > 0 ? points : blocks.flatMap(paragraphText);
  const all = [...points, ...blocks.flatMap(paragraphText)].join('\n');
  const hints: (WritingHint | undefined)[] = [
    ...misspellings(all).map(({ word, meant }) => hint('spelling', word, [meant])),
    weakest(texts, language),
    all.length >= SHORTEST && !texts.some((text) => showsSomething(text, language))
      ? hint('no_result', '')
      : undefined,
    found(
      'long_point',
      points.map((text) => (isLongBullet(text) ? opening(text) : undefined)),
    ),
    points.length === 0 && all.length > LONG_TEXT ? hint('no_points', opening(all)) : undefined,
    found('first_person', [FIRST_PERSON.exec(all)?.[0]]),
  ];
  return hints.filter((one) => one !== undefined);
}

/** The first point that is weak. What is short may still be being written: then only its opening counts. */
function weakest(texts: readonly string[], language: Language): WritingHint | undefined {
  for (const text of texts) {
    const { verdict, reasons, sharper } = judgeBullet(text, language);
    const [reason] = reasons;
    if (verdict !== 'weak' || !reason || reason === 'no-outcome' || reason === 'no-figure') continue;
    if (text.length < SHORTEST && reason !== 'duty' && reason !== 'shared') continue;
    return hint(reason, opening(text), sharper ? [sharper] : []);
  }
  return undefined;
}

function showsSomething(text: string, language: Language): boolean {
  const { hasResult, hasFigure } = judgeBullet(text, language);
  return hasResult || hasFigure;
}

function hint(code: WritingHintCode, about: string, instead: readonly string[] = []): WritingHint {
  return { code, about, instead };
}

function found(
  code: WritingHintCode,
  abouts: (string | undefined)[],
  instead: readonly string[] = [],
): WritingHint | undefined {
  const about = abouts.find((text) => text !== undefined);
  return about === undefined ? undefined : hint(code, about, instead);
}

function opening(text: string): string {
  const start = text.slice(0, 40).replace(/\s+\S*$/, '');
  return start.length < text.length ? `${start}…` : start;
}
