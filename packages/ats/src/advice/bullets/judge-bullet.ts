import { isAttended } from '../cv/attended.ts';
import { languageOf } from '../words/language-of.ts';
import type { BulletJudgement, BulletReason, BulletVerdict } from './bullet-types.ts';
import { dutyKind } from './duties.ts';
import { englishOpening } from './english-verbs.ts';
import { figuresIn } from './figures.ts';
import { indonesianOpening, opensWithStem } from '../../lexicon/indonesian-verbs.ts';
import { openingClause } from './opening-clause.ts';
import { hasOutcome } from './outcomes.ts';
import { markPraise, opensWithPraise } from './self-praise.ts';
import { sharpen } from './sharpen.ts';
import { substanceOf, vagueShare } from './substance.ts';

const ENOUGH_SUBSTANCE = 3;
const MOSTLY_VAGUE = 0.5;
/** Of a statement, to see what it opens with and what is done to what. */
const OPENING_WORDS = 6;

/**
 * Judges one bullet of a CV, Indonesian or English, by the form and the place of its words. The same text gives the same answer; no word of the text leaves the function but in `sharper`.
 * @param language of the bullet where known; otherwise it is detected from the words
 */
export function judgeBullet(text: string, language?: 'id' | 'en'): BulletJudgement {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const spoken = language ?? bulletLanguage(plain) ?? 'id';
  const { opening, before } = openingOf(plain, spoken);
  const figures = figuresIn(plain);
  const outcome = opening !== 'stative' && opening !== 'trait' && hasOutcome(plain);
  const duty = dutyKind(plain);
  const isDuty = duty === 'duty' ? !outcome : duty === 'shared' && !outcome && figures.length === 0;
  const startsWithAction = opening === 'deed' && duty !== 'duty';
  const facts = { startsWithAction, isDuty, hasResult: outcome, hasFigure: figures.length > 0 };
  const reasons = reasonsOf(plain, opening, duty, facts);
  const verdict = verdictOf(reasons, facts);
  const judged = { ...facts, verdict, reasons: verdict === 'strong' ? [] : reasons, language: spoken };
  return verdict === 'strong' ? judged : { ...judged, sharper: sharpen(plain, { ...judged, before }) };
}

type Opening = 'deed' | 'role' | 'trait' | 'stative' | 'none';

/** `Saya juga membantu`, `I also led`: what may stand between who did it and what was done. */
const HOW_OFTEN = /^(?:juga|pun|selalu|sering|biasa|also|always|often|usually)$/;

/** What a statement opens with, and what stands before its deed: a clause, a date, a label. */
function openingOf(text: string, language: 'id' | 'en'): { opening: Opening; before: string } {
  const words = text.toLowerCase().match(/[\p{L}\d%][\p{L}\d%'’-]*/gu) ?? [];
  const own = /^(?:saya|aku|kami|i|we)$/.test(words[0] ?? '') ? words.slice(1) : words;
  const subject =
    own === words
      ? words
      : own.slice(
          Math.max(
            0,
            own.findIndex((word) => !HOW_OFTEN.test(word)),
          ),
        );
  // `Watchkeeping, maintenance, bunkering` names tasks; `Cleaning, sorting and packing fruit` goes on with deeds.
  const isList = /^\p{L}+ing\s?[,;:]\s(?!\p{L}+ing\b)/iu.test(text);
  const english = (opening: readonly string[]) => (isList ? 'none' : fromEnglish(opening, language === 'en'));
  const readers = language === 'id' ? [fromIndonesian, english] : [english, fromIndonesian];
  const [first, second] = readers.map((read) => read(subject.slice(0, OPENING_WORDS)));
  const opening = first === 'none' ? (second ?? 'none') : (first ?? 'none');
  const behind = opening === 'none' ? openingClause(text) : undefined;
  if (!behind) return { opening, before: '' };
  const deed = openingOf(behind.rest, language);
  return deed.opening === 'deed'
    ? { opening: 'deed', before: behind.clause + deed.before }
    : { opening, before: '' };
}

function fromIndonesian(words: readonly string[]): Opening {
  const opening = indonesianOpening(words);
  if (opening === 'none' && opensWithStem(words)) return 'deed';
  return opening === 'passive' ? 'none' : opening;
}

function fromEnglish(words: readonly string[], isEnglish: boolean): Opening {
  const opening = englishOpening(words, isEnglish);
  return opening === 'assigned' ? 'role' : opening;
}

const ENGLISH_SIGNS =
  /\b(?:the|for|and|of|with|to|in|at|a|my|was)\b|\p{L}{3,}(?:tion|ing|ment|ity|ed|ly|ship)\b/giu;
const INDONESIAN_SIGNS =
  /\b(?:dan|di|ke|yang|untuk|dengan|pada|atas|saya|sebagai|dalam|tugas)\b|\b(?:me|ber|pe|ke)\p{L}{4,}(?:an|kan|i)?\b|\p{L}{4,}(?:nya|kan|si)\b/giu;

/** The language of a bullet, also of one too short for its small words to tell; undefined where nothing tells. */
export function bulletLanguage(text: string): 'id' | 'en' | undefined {
  const sure = languageOf(text);
  if (sure) return sure;
  const english = text.match(ENGLISH_SIGNS)?.length ?? 0;
  const indonesian = text.match(INDONESIAN_SIGNS)?.length ?? 0;
  if (english !== indonesian) return english > indonesian ? 'en' : 'id';
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  if (indonesianOpening(words) !== 'none') return 'id';
  return englishOpening(words) === 'none' ? undefined : 'en';
}

type Facts = Pick<BulletJudgement, 'startsWithAction' | 'isDuty' | 'hasResult' | 'hasFigure'>;

function reasonsOf(
  text: string,
  opening: Opening,
  duty: 'duty' | 'shared' | undefined,
  facts: Facts,
): BulletReason[] {
  const { hasResult, hasFigure } = facts;
  const shown = hasResult || hasFigure;
  const isDeed = opening === 'deed';
  const isPraise = opening !== 'role' && !facts.isDuty && opensWithPraise(text);
  const reasons: (BulletReason | false)[] = [
    facts.isDuty && (duty === 'shared' ? 'shared' : 'duty'),
    !facts.isDuty && opening === 'role' && !shown && 'duty',
    (opening === 'trait' || opening === 'stative' || isPraise) && !shown && 'trait',
    !shown && vagueShare(isDeed ? text : markPraise(text)) >= MOSTLY_VAGUE && 'vague',
    !shown && (substanceOf(text) < ENOUGH_SUBSTANCE || isAttended(text)) && 'bare',
    opening === 'none' && !facts.isDuty && !(hasResult && hasFigure) && 'noun',
    !hasResult && 'no-outcome',
    !hasFigure && 'no-figure',
  ];
  return reasons.filter((reason) => reason !== false);
}

function verdictOf(reasons: readonly BulletReason[], { hasResult, hasFigure, isDuty }: Facts): BulletVerdict {
  if (hasResult && hasFigure) return 'strong';
  const weak =
    isDuty || reasons.some((reason) => ['duty', 'shared', 'trait', 'vague', 'bare'].includes(reason));
  if (weak) return 'weak';
  return reasons.includes('noun') && !hasFigure && !hasResult ? 'weak' : 'fair';
}
