import { findDates } from '../dates/find-dates.ts';
import { isLocalSchool } from '../lexicon/education-words.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { postScore } from '../lexicon/score-text.ts';
import { remembered } from '../text/remembered.ts';

/** A few small words with a full stop: `Melayani pelanggan.` */
export function isStatement(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= 2 && words.length < 8 && /\p{Ll}{3}[.!]$/u.test(text) && small >= 0.6 * (words.length - 1)
  );
}

/** `Membantu praktikum HTML dan CSS`: a verb and a small word behind it. */
export function opensWithDeed(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 3 || !words.slice(1).some((word) => /^\p{Ll}/u.test(word)) || postScore(text) >= 1.5)
    return false;
  return indonesianOpening(words.map((word) => word.toLowerCase())) === 'deed';
}

/** `Menyusun Jadwal Produksi`: a verb before nothing but capitals, where the head has all that it needs. */
export function opensWithCapitalDeed(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 3 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    postScore(text) < 1.5 &&
    indonesianOpening(words.map((word) => word.toLowerCase())) === 'deed'
  );
}

/** `Berkoordinasi dengan 25 vendor`: small words behind one that opens no post. */
export function readsAsDeed(text: string): boolean {
  const [first = '', ...rest] = text.replace(/^\P{L}+/u, '').split(/\s+/);
  const worded = rest.filter((word) => /\p{L}/u.test(word));
  return worded.length > 1 && worded.every((word) => /^\p{Ll}/u.test(word)) && postScore(first) < 1;
}

/** `Mei 2022 s/d sekarang : PT Arunika sebagai kurir`: small words of the period make no sentence of what stands behind it. */
function behindPeriod(text: string): string {
  const [span] = findDates(text);
  return span?.from === 0 && !span.single ? text.slice(span.to).replace(/^[\s:|,–-]+/u, '') : text;
}

export const isSentence: (text: string) => boolean = remembered(computeIsSentence);

function computeIsSentence(printed: string): boolean {
  const text = behindPeriod(printed);
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < 4 || isName(words) || namesFacts(text) || namesPosts(text)) return false;
  // `SMK Berdikari Jember jurusan otomotif lulus 2010`
  if (words.length < MOST_OF_SCHOOL && isLocalSchool(text.replace(/^\P{L}+/u, ''))) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    small >= 0.5 * words.length ||
    (words.length > 7 && small >= 0.35 * words.length) ||
    (/[.]$/.test(text) && words.length > 5 && !ENDS_IN_FORM.test(text))
  );
}

/** `Sketch · Digital design software company`, `Lab | Data platform built on what others store | lab.example`: few words at each side of a dot or bar. */
function namesFacts(text: string): boolean {
  const parts = text.split(/ [·|] /);
  if (parts.length < 2 || text.endsWith('.') || !/^\p{Lu}/u.test(text)) return false;
  const isSiteLast = /^\S+\.[a-z]{2,}(?:\/\S*)?$/.test(parts.at(-1)!);
  const most = isSiteLast ? MOST_BEFORE_SITE : MOST_OF_FACT;
  return parts.every((part) => part.split(' ').length <= most);
}

/** `Full-stack developer, Team lead` */
function namesPosts(text: string): boolean {
  const posts = text.split(/,\s+/);
  return posts.length > 1 && posts.every((post) => wordCount(post) <= MOST_OF_POST && postScore(post) >= 1.5);
}

const MOST_OF_POST = 3;
const MOST_OF_FACT = 8;
const MOST_BEFORE_SITE = 10;

/** `Project Manager · Lumen Analytics Pte. Ltd.`: the form of a company is shortened, and no sentence ends. */
const ENDS_IN_FORM = /\b(?:Ltd|Inc|Corp|Co|Tbk|Bhd|Pty|LLC|plc)\.$/;
const JOINTS = new Set(['of', 'the', 'and', 'for', 'de', 'dan', 'di']);
const MOST_OF_SCHOOL = 9;

/** `Department of the Army`: small words join capitals, and nothing else is small. */
function isName(words: readonly string[]): boolean {
  const joints = words.filter((word) => JOINTS.has(word)).length;
  return (
    joints >= 2 &&
    joints <= 0.5 * words.length &&
    words.every((word) => JOINTS.has(word) || /^\p{Lu}/u.test(word)) &&
    !JOINTS.has(words.at(-1)!)
  );
}

/** Words with a letter or a digit. */
export const wordCount: (text: string) => number = remembered(
  (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
);
