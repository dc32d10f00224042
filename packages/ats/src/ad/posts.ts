import { cutText } from '../text/cut-text.ts';
import { adLines, sentencesOf, type AdLine } from './ad-lines.ts';
import { arePostWords, isPostWord } from './post-words.ts';
import { cleanTitle, OF_BLOCK } from './read-title.ts';
import { looksLikeRequirement } from './requirement-cues.ts';
import { TO_EVERYBODY } from './sections.ts';
import { withoutMarkup } from './without-markup.ts';

/** One of the posts that an ad offers. */
export interface AdPost {
  name: string;
  /** The ad with what it says of this post and of all of them. */
  ad: string;
}

const LONGEST_AD = 100_000;
const MOST_POSTS = 12;
const MOST_WORDS = 6;
const MOST_WORDS_IN_PLURAL = 2;

interface Row extends Partial<AdLine> {
  raw: string;
  afterBlank: boolean;
}

interface Head {
  at: number;
  name: string;
  /** What stands behind the name in its line. */
  rest: string;
  ordinal: string | null;
  /** A word of it is known from names of posts. */
  isPost: boolean;
  /** How it is set: heads of one ad are set alike. */
  look: string;
}

/** The posts of an ad that offers several, each with its own demands; empty where it offers one. */
export function postsOf(pasted: string): AdPost[] {
  const text = withoutMarkup(cutText(pasted, LONGEST_AD));
  const rows = rowsOf(text);
  const heads = headsIn(rows);
  const first = heads[0];
  if (!first) return postsInText(adLines(text).flatMap((line) => sentencesOf(line.text)));
  const end = endOf(rows, heads);
  const common = [...rows.slice(0, first.at), ...rows.slice(end)].map(({ raw }) => raw);
  const shared = common.slice(0, first.at);
  return heads.map(({ at, name, rest }, index) => {
    const below = rows.slice(at + 1, heads[index + 1]?.at ?? end);
    const list = below.findIndex(({ bullet }) => bullet);
    const own = below.map(({ raw }) => raw);
    // `You keep releases calm.` above the list of demands.
    const lead = rest === '' && list > 0 ? own.splice(0, list) : [];
    const behind = rest === '' ? [] : rest.split(/[;,](?!\d)\s*/).map((item) => `- ${item}`);
    const isHeaded = [...lead, ...own].some((line) => OF_BLOCK.test(line) && /:\s*$/.test(line));
    const ad = [
      `Posisi: ${name}`,
      '',
      ...shared,
      ...lead,
      '',
      ...(isHeaded ? [] : ['Kualifikasi:']),
      ...behind,
      ...own,
      '',
      ...common.slice(first.at),
    ];
    return {
      name,
      ad: ad
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    };
  });
}

function rowsOf(text: string): Row[] {
  let afterBlank = true;
  return text.split(/\r\n?|\n/).map((raw) => {
    const [line] = adLines(raw);
    const row = { ...line, raw, afterBlank };
    afterBlank = line === undefined;
    return row;
  });
}

/** The lines that name a post and are set alike, where all but one have something below or behind them. */
function headsIn(rows: readonly Row[]): Head[] {
  const groups = new Map<string, Head[]>();
  for (const [at, row] of rows.entries()) {
    const head = headOf(row, at);
    if (head) groups.set(head.look, [...(groups.get(head.look) ?? []), head]);
  }
  const [best = []] = [...groups.values()]
    .map((group) => group.filter(({ isPost, ordinal }, index) => isPost || isCounted(group, ordinal, index)))
    .sort((one, other) => countPosts(other) - countPosts(one));
  const heads = best.filter(({ name }, index) => best.findIndex((other) => other.name === name) === index);
  const [first] = heads;
  if (!first || heads.length > MOST_POSTS || countPosts(heads) < 2) return [];
  const below = (index: number) =>
    rows.slice(heads[index]!.at + 1, heads[index + 1]?.at ?? rows.length).filter(({ text }) => text);
  const described = heads.filter(({ rest }, index) => rest !== '' || below(index).length > 0);
  const isPlain = first.look.startsWith(' ') && !first.look.includes('true');
  const areLists = heads.every((_, index) => below(index).some(({ bullet }) => bullet));
  // Numbers that leave others out count the items of a list.
  const areCounted = !first.ordinal || heads.every(({ ordinal }, index) => isCounted(heads, ordinal, index));
  return described.length > 1 && described.length >= heads.length - 1 && areCounted && (!isPlain || areLists)
    ? heads
    : [];
}

const countPosts = (heads: readonly Head[]) => heads.filter(({ isPost }) => isPost).length;

/** Whether the numbers or letters of heads go on without a gap. */
function isCounted(heads: readonly Head[], ordinal: string | null, index: number): boolean {
  const first = heads[0]?.ordinal;
  return Boolean(first) && ordinal === ordinalAt(first!, index);
}

/** `C` two behind `A`, `3` two behind `1`. */
const ordinalAt = (first: string, index: number) =>
  /\d/.test(first) ? String(Number(first) + index) : String.fromCodePoint(first.codePointAt(0)! + index);

/** `1. Bellboy`, `🔹 *Perawat* (2 orang)`, `SPA THERAPIST: certificate in …`. */
function headOf({ text = '', bullet, ordinal, picture, raw, afterBlank }: Row, at: number): Head | undefined {
  const [, named = '', rest = ''] = /^([^:–]{3,60}?)(?:\s*[:–]\s*(.*))?$/u.exec(text) ?? [];
  const name = cleanTitle(withoutLead(named));
  const words = name.toLowerCase().match(/[\p{L}&-]+/gu) ?? [];
  const mayBeName =
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !/[.!?,]|^\p{Ll}/u.test(name) &&
    !OF_BLOCK.test(name) &&
    !looksLikeRequirement(name);
  if (!mayBeName) return undefined;
  const isLoud = name === name.toUpperCase();
  const isBold = /^\W*[*_]/.test(raw);
  // Plain letters are a head only where a line of its own begins a block.
  if (!bullet && !isLoud && !isBold && (!afterBlank || rest !== '')) return undefined;
  // Items of a list speak of posts as well: `• Menyiapkan data untuk auditor`.
  if (bullet && !ordinal && !picture && !isLoud && !isBold) return undefined;
  const sign = ordinal ? (/^\d/.test(ordinal) ? '1' : 'A') : (picture ?? (bullet ? '-' : ''));
  return {
    at,
    name,
    rest,
    ordinal: ordinal ?? null,
    // `Write drivers for …` is what somebody does.
    isPost: words.some(words.length > MOST_WORDS_IN_PLURAL ? isPostWord : arePostWords),
    look: [sign, isLoud, isBold, rest !== ''].join(' '),
  };
}

/** `Syarat Kasir` heads what a cashier needs; `Syarat Umum` names no post. */
function withoutLead(named: string): string {
  const post = named.replace(DEMANDS_OF, '');
  return post
    .toLowerCase()
    .split(/[^\p{L}&-]+/u)
    .some((word) => arePostWords(word))
    ? post
    : named;
}

const DEMANDS_OF =
  /^(?:(?:syarat|persyaratan|kualifikasi|kriteria)(?: (?:khusus|posisi|untuk|bagi))*|(?:requirements?|qualifications?)(?: for(?: (?:the|our))?)?) (?=\S)/i;

/** Where what the ad says of the last post ends: at a line to everybody, or at one of its own behind an empty line that asks for nothing. */
function endOf(rows: readonly Row[], heads: readonly Head[]): number {
  const last = heads.at(-1)!.at;
  const end = rows.findIndex(
    ({ text, bullet, afterBlank }, at) =>
      at > last &&
      text !== undefined &&
      (TO_ALL.test(text) ||
        TO_EVERYBODY.test(text) ||
        (afterBlank && at > last + 1 && !bullet && !looksLikeRequirement(text))),
  );
  return end < 0 ? rows.length : end;
}

const TO_ALL =
  /^(?:(?:untuk )?(?:semua|seluruh|setiap|tiap)\b|both\b|all\b|each\b|every\b|(?:per)?syarat(?:an)? umum|kualifikasi umum|ketentuan umum|umum\s*:|general\b|benefits?\b|fasilitas\b|lamaran\b|kirim\b|berkas\b|apply\b|send\b)/i;

const MOST_WORDS_OF_NAME = 3;

/** `Butuh kasir dan juru masak. Kasir wajib … Juru masak minimal …`: sentences that begin with a post named before them. */
function postsInText(sentences: readonly string[]): AdPost[] {
  const owners = sentences.map((sentence, at) => {
    const name = openingPost(sentence);
    return name !== undefined && isListed(name, sentences.slice(0, at)) ? name : undefined;
  });
  const names = [...new Set(owners.filter((name) => name !== undefined))];
  if (names.length < 2 || names.length > MOST_POSTS) return [];
  return names.map((name) => ({
    name,
    ad: [
      `Posisi: ${name}`,
      '',
      'Kualifikasi:',
      ...sentences.filter((_, at) => owners[at] === name).map((sentence) => withoutOpening(sentence, name)),
      '',
      ...sentences
        .filter((_, at) => owners[at] === undefined)
        .map((sentence) => withoutOthers(sentence, name, names)),
    ].join('\n'),
  }));
}

/** The post that a sentence begins with, in small letters. */
function openingPost(sentence: string): string | undefined {
  const words = sentence
    .toLowerCase()
    .replace(/^para /, '')
    .split(/\s+/);
  const last = words.slice(0, MOST_WORDS_OF_NAME).findLastIndex((word) => arePostWords(word));
  return last >= 0 && last < words.length - 1 ? words.slice(0, last + 1).join(' ') : undefined;
}

/** Whether earlier sentences name the post beside others: `kasir, waiter dan juru masak`. */
function isListed(name: string, sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const items = sentence
      .toLowerCase()
      .split(/\s*(?:[,:&/]|(?<!\p{L})(?:dan|serta|and|or|atau)(?!\p{L}))\s*/u);
    const named = items.map((item) => item.replace(/[.!?]+$/, ''));
    const areListed = named.length > 2 || (named.length > 1 && named.every((item) => endsInPost(item)));
    return areListed && named.some((item) => item.endsWith(name));
  });
}

/** `We need welders, riggers and drivers.` with one of them. */
function withoutOthers(sentence: string, name: string, names: readonly string[]): string {
  const small = sentence.toLowerCase();
  const spans = names
    .map((each) => ({ from: small.indexOf(each), to: small.indexOf(each) + each.length }))
    .filter(({ from }) => from >= 0);
  if (spans.length < 2) return sentence;
  const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))];
  return sentence.slice(0, from) + name + sentence.slice(to);
}

const endsInPost = (item: string) => item.split(/\s+/).slice(-MOST_WORDS_OF_NAME).some(arePostWords);

function withoutOpening(sentence: string, name: string): string {
  const items = sentence
    .replace(/^para /i, '')
    .slice(name.length)
    .replace(/^\s*(?:yang penting|harus|wajib)\s+/i, '');
  return items
    .split(/,(?!\d)\s*/)
    .map((item) => `- ${item.trim()}`)
    .join('\n');
}
