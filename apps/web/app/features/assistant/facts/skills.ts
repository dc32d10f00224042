import { findSkills, kindOfSkill } from '@setapak/ats/skills';
import type { Span } from './names.ts';

interface SkillSpan extends Span {
  /** The source names it as well. */
  stands: boolean;
}

/**
 * The tools and skills that a text names, in either language and by any of their names, and whether its source has them. Traits are no
 * facts. What stands in the source word by word does so, whatever the lexicon makes of it.
 */
export function namedSkills(text: string, source: string, isTranslated: boolean): SkillSpan[] {
  const known = new Set(findSkills(source).map(({ skill }) => skill));
  const words = ` ${flat(source)} `;
  const found = findSkills(text).filter(({ skill, surface }) => isFact(skill, surface, isTranslated));
  // A name may stand for several skills: one that the source has is enough.
  return found.map(({ from, to, surface }) => ({
    from,
    to,
    stands:
      isSaid(flat(surface), words, isTranslated) ||
      found.some((other) => other.from === from && other.to === to && known.has(other.skill)),
  }));
}

/**
 * Word by word, whatever verb stands before: `mengelola stok` where the source has `ngurus stok`. Of a translation one word is enough:
 * `TikTok ads` for `iklan di TikTok`.
 */
function isSaid(surface: string, source: string, isTranslated: boolean): boolean {
  const nouns = surface.split(' ').filter((word) => !VERB.test(word));
  const stands = (word: string) => source.includes(` ${word} `);
  if (source.includes(` ${surface} `)) return true;
  const bare = WITH_MAKER.exec(surface)?.slice(1).find(Boolean);
  if (bare && source.includes(` ${bare} `)) return true;
  if (COLLOQUIAL.some(([full, short]) => surface === full && short.test(source))) return true;
  return isTranslated ? nouns.some(stands) : nouns.length > 0 && nouns.every(stands);
}

/** `Microsoft Excel` for `excel`, `Node.js` for `node`; `Microsoft Project` for `project` would be another thing. */
const WITH_MAKER =
  /^(?:(?:microsoft|ms) (excel|powerpoint|power bi|outlook)|adobe (photoshop|illustrator|premiere)|(node|vue) js)$/;
/** The same said loosely, which the lexicon knows by its usual name alone. */
const COLLOQUIAL: readonly [string, RegExp][] = [
  ['penjualan', /\s(?:jualan|jual|sales)\s/],
  ['pemasok', /\s(?:supplier|vendor)s?\s/],
  ['penggajian', /\s(?:payroll|gaji)\s/],
];

const VERB = /^(?:me|di|ber|ter)\p{L}{4,}|(?:ed|ing)$/u;

function isFact(skill: string, surface: string, isTranslated: boolean): boolean {
  const kind = kindOfSkill(skill);
  const isOneWord = !/[\s-]/.test(surface);
  return kind === 'tool' || (kind === 'skill' && !(isOneWord && (isTranslated || VERB.test(surface))));
}

const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
