import { isSentence } from '../../entries/sentences.ts';
import { indonesianOpening } from '../../lexicon/indonesian-verbs.ts';
import { isOn } from '../../rules.ts';
import type { ListBlock } from '../list-blocks.ts';

const FEWEST_SENTENCES = 3;
const WORDS_OF_SENTENCE = 5;

/** Points that are sentences, each with its full stop: `Operate analog and digital consoles.` */
export function areSentences(all: readonly ListBlock[]): boolean {
  const points = all.filter(({ bullet }) => bullet);
  const words = points.reduce((sum, { piece }) => sum + piece.text.split(/\s+/).length, 0);
  return (
    points.length >= FEWEST_SENTENCES &&
    points.every(({ piece }) => /\p{L}{2}[.!]$/u.test(piece.text) && !/^[^.]{0,30}:/.test(piece.text)) &&
    words >= WORDS_OF_SENTENCE * points.length
  );
}

const MIN_PROSE_WORDS = 8;
const MIN_BULLET_WORDS = 5;
const PROSE_PER_ITEM = 3.5;

/** A sentence about skills names none that could be listed: few commas for its words, and it ends with a full stop. */
export function isProse(text: string, bullet: boolean): boolean {
  if (!isOn('prose-among-skills')) return false;
  const words = text.split(/\s+/).length;
  const items = text.split(/[,;|•·:]/).length;
  if (bullet && words >= MIN_BULLET_WORDS && items === 1 && /[.!]$/.test(text) && isSentence(text))
    return true;
  if (bullet && words >= MIN_BULLET_WORDS && DEED.test(text)) return true;
  // `Menyimpan berkas, jadwal, dan catatan rapat.` below what it tells of.
  if (
    !bullet &&
    words >= MIN_BULLET_WORDS &&
    /\p{Ll}\.$/u.test(text) &&
    indonesianOpening(text.toLowerCase().split(/\s+/)) === 'deed'
  )
    return true;
  if (words >= MIN_BULLET_WORDS && OF_THEM_ALL.test(text)) return true;
  return (
    words >= MIN_PROSE_WORDS && /[.!]$/.test(text) && isSentence(text) && words / items >= PROSE_PER_ITEM
  );
}

/** `Improved productivity via CI/CD, monorepo, …` */
const DEED = /^\P{L}*\p{Lu}\p{Ll}{2,}ed\s+(?:\p{Ll}+\s+){2}/u;

/** `Berikut adalah keahlian yang saya miliki.`, `A mix of technical, analytical and personal skills.`: speaks of what is listed below. */
const OF_THEM_ALL =
  /^(?:(?:beberapa|berbagai|sejumlah|kombinasi|kumpulan|gabungan|berikut)\s|here (?:are|is)\s|(?:a|my|the)\s+(?:mix|blend|range|combination|collection|set|selection|list)\s+of\s).*\p{Ll}[.:]$|^berikut\s(?:ini|adalah|beberapa|merupakan)\s|(?<!\p{L})yang (?:telah |sudah |pernah )?(?:saya|aku)(?!\p{L}).*\p{Ll}[.:]$/isu;
