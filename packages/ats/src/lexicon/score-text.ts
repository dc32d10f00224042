import { plain } from '../text/normalise.ts';
import { ORGANISATION_ENDS, ORGANISATION_STARTS, POST_WORDS, RANK_WORDS } from './job-words.ts';
import { remembered } from '../text/remembered.ts';

/** `Software Engineer II`, `Operator 2`: which step of a post it is. */
const GRADE = /\s+(?:I{1,3}|IV|V|[1-4])$/;

/** What begins the part of a post that is not its noun: `Head of Sales`, `Staf Admin, Gudang`. */
const HEAD_END = /\s+(?:of|for|untuk|-|–)\s+|,|\s\/|\/\s/;

/** `“Suara Pesisir”`: a newspaper, a ship or a shop; posts stand in no quotes. */
const QUOTED = /^(?:“[^“”]+”|"[^"]+"|„[^„“”]+[“”]|«[^«»]+»|‘[^‘’]+’)$/u;

/** What pupils and students are while they are placed at a firm. */
const PLACEMENT =
  /^(?:kerja prakt[ei]k|prakt[ei]k kerja|prakt[ei]k (?:lapangan|industri|klinik)|pkl|prakerin)\b/i;

/** `MV Tirta Sejati`: who sails names the ship, often instead of its owner. */
export const SHIP: RegExp = /^(?:KM|KMP|KLM|MV|M\/V|MT|TB|SPOB|AHTS|LCT|KRI)\.? \p{Lu}/u;

/** How much a text reads like a post minus how much it reads like an organisation: positive for posts. */
export const postScore: (text: string) => number = remembered(computePostScore);

/** What a template calls a post and an employer that nobody has filled in: `Job Title`, `Company Name`. */
const BLANK_POST =
  /^(?:your )?(?:(?:job|position|role|internship)(?: (?:title|name|position))?|nama (?:posisi|jabatan)|posisi|jabatan)(?: \d)?$/iu;
const BLANK_EMPLOYER =
  /^(?:your )?(?:company|employer|organi[sz]ation|institution|nama (?:perusahaan|instansi|organisasi))(?: or \p{L}+)?(?: name)?(?: (?:\d|[A-Z]))?$/iu;

function computePostScore(text: string): number {
  if (BLANK_POST.test(text)) return 3;
  if (BLANK_EMPLOYER.test(text)) return -3;
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .replace(GRADE, '');
  const words = plain(bare.replace(/[\u2018\u2019']s\b/g, ''))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return 0;
  const end = bare.search(HEAD_END);
  const head = plain(end < 0 ? bare : bare.slice(0, end)).split(' ');
  const first = words[0]!;
  const lastOfHead = head.at(-1)!;
  const last = words.at(-1)!;
  let score = 0;
  // `Pranata Komputer` is a post, `Wira Pranata` somebody.
  if (lastOfHead === 'pranata' && head.length > 1) return 0;
  if (POST_WORDS.has(lastOfHead)) score += 3;
  else if (words.some((word) => POST_WORDS.has(word))) score += 1.5;
  if (POST_WORDS.has(first)) score += 1.5;
  if (words.some((word) => RANK_WORDS.has(word))) score += 0.6;
  if (ORGANISATION_STARTS.has(first)) score -= 3;
  if (ORGANISATION_ENDS.has(last) && words.length > 1) score -= POST_WORDS.has(last) ? 0 : 2;
  if (/\b(?:PT|CV|Tbk|Inc|LLC|Ltd|GmbH|Corp|RSUD|LLP|PLC)\b/.test(text)) score -= 3;
  if (PLACEMENT.test(text)) score += 2;
  if (QUOTED.test(text.trim()) || SHIP.test(text)) score -= 3;
  if (words.length > 7) score -= 0.5;
  return score;
}
