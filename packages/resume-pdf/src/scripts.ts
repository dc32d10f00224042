import type { Resume } from '@setapak/resume';

/*
 * Which scripts the fonts of ours can print. What they cannot is left out of the page, for a row of boxes says nothing; the screens say
 * so. No Node APIs: the builder asks too.
 */

/** The scripts that a font of ours has, apart from signs that belong to none. */
export const PRINTED_SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Devanagari',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
] as const;

const printed = PRINTED_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('');

/** Letters and marks of other scripts, with the spaces and signs between them. */
const UNPRINTABLE = new RegExp(
  `(?:(?![${printed}\\p{scx=Common}\\p{scx=Inherited}])[\\p{L}\\p{M}\\p{Nd}])+`,
  'gu',
);

/** Latin letters with their signs: most texts are nothing else. */
const LATIN = /^[ -~\u00A0-\u024F\u2010-\u2027]*$/;

/** The text without what would be boxes on paper. */
export function printable(text: string): string {
  return LATIN.test(text) ? text : text.replace(UNPRINTABLE, '');
}

/** Names for the scripts that are met in Indonesia and around it. */
const NAMED: readonly [script: string, name: string][] = [
  ['Thai', 'Thai'],
  ['Javanese', 'Jawa'],
  ['Balinese', 'Bali'],
  ['Sundanese', 'Sunda'],
  ['Batak', 'Batak'],
  ['Buginese', 'Lontara'],
  ['Hebrew', 'Ibrani'],
  ['Tamil', 'Tamil'],
  ['Bengali', 'Bengali'],
  ['Telugu', 'Telugu'],
  ['Gurmukhi', 'Gurmukhi'],
  ['Gujarati', 'Gujarati'],
  ['Khmer', 'Khmer'],
  ['Lao', 'Lao'],
  ['Myanmar', 'Burma'],
  ['Sinhala', 'Sinhala'],
  ['Armenian', 'Armenia'],
  ['Georgian', 'Georgia'],
  ['Ethiopic', 'Etiopia'],
];

export interface Unprintable {
  /** What the script is called; '' where we have no name for it. */
  script: string;
  /** The beginning of what is not printed, to find it by. */
  sample: string;
}

/** What of a document no font of ours can print, one of each script. */
export function unprintableIn({ metadata: _, ...contents }: Resume): Unprintable[] {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [run] of value.matchAll(UNPRINTABLE)) {
        const script = NAMED.find(([each]) => new RegExp(`\\p{scx=${each}}`, 'u').test(run))?.[1] ?? '';
        if (!found.has(script)) found.set(script, run.slice(0, 24));
      }
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(contents);
  return [...found].map(([script, sample]) => ({ script, sample }));
}
