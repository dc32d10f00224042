import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentenceKind } from '../../../src/ad/prose/classify-sentences.ts';
import type { Random } from '../random.ts';

type Language = 'en' | 'id';
const LANGUAGES = ['en', 'id'] as const;

/** A sentence with gaps: `You are good at {s+}.` */
export interface Frame {
  kind: SentenceKind;
  text: string;
  language: Language;
}

interface Span {
  from: number;
  to: number;
}

export interface ProseSentence {
  kind: SentenceKind;
  text: string;
  /** The frame or frames it was made of. */
  of: string;
  /** What is asked for in it. */
  named: Span[];
  /** The post that is offered. */
  posts: Span[];
}

/** Gaps that name what is asked for where a sentence asks; degrees and years are read otherwise. */
const NAMES = new Set(['s', 't', 'l', 'c', 'v', 'v:s', 'v:ing', 'v:past']);
const GAP = /(\{[^{}]+\})/;
const ONE_GAP = /^\{([A-Za-z](?::[a-z]+)?)([+!]?)\}$/;

const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, `../../ads/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

export const FRAMES: readonly Frame[] = LANGUAGES.flatMap((language) =>
  rowsOf(`prose-${language}`).map(([kind, text]) => ({ kind: kind as SentenceKind, text: text!, language })),
);

/** Sentences that offer a post or speak of others; the words of whole ads are not learned from them. */
export const POST_FRAMES: readonly Frame[] = rowsOf('prose-posts').map(([language, text]) => ({
  kind: 'about',
  text: text!,
  language: language as Language,
}));

const SLOTS = new Map<string, readonly string[]>();
for (const [language, gap, all] of rowsOf('prose-slots')) SLOTS.set(`${language} ${gap}`, all!.split('|'));

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A frame with its gaps filled; `+` is a list, `!` is named but not asked for or offered, a capital letter begins the sentence. */
export function fill({ kind, text, language }: Frame, random: Random): ProseSentence {
  const [named, posts]: Span[][] = [[], []];
  let out = '';
  for (const part of text.split(GAP)) {
    const [, gap, sign] = ONE_GAP.exec(part) ?? [];
    if (gap === undefined) {
      out += part;
      continue;
    }
    const isCapital = /^[A-EG-Z]/.test(gap);
    const name = isCapital ? small(gap) : gap;
    const items = random.sample(SLOTS.get(`${language} ${name}`)!, sign === '+' ? random.int(1, 3) : 1);
    const link = random.pick(
      language === 'en' ? [' and ', ' or ', ' & '] : [' dan ', ' atau ', ' & ', ' serta '],
    );
    const filled = items.length > 1 ? `${items.slice(0, -1).join(', ')}${link}${items.at(-1)!}` : items[0]!;
    if (NAMES.has(name) && sign !== '!' && (kind === 'asks' || kind === 'nice'))
      named!.push({ from: out.length, to: out.length + filled.length });
    if (name === 'p' && sign !== '!') posts!.push({ from: out.length, to: out.length + filled.length });
    out += isCapital ? capital(filled) : filled;
  }
  return { kind, text: capital(out), of: text, named: named!, posts: posts! };
}

/** Two sentences as one; the second keeps what it names only if it asks as well. */
function joined(first: ProseSentence, second: ProseSentence, link: string): ProseSentence {
  const head = first.text.replace(/\.$/, '') + link;
  const moved = (spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from: from + head.length, to: to + head.length }));
  return {
    ...first,
    text: head + small(second.text),
    of: `${first.of} ${second.of}`,
    named: [...first.named, ...moved(second.named)],
    posts: [...first.posts, ...moved(second.posts)],
  };
}

/** How an ad may go: the kinds of its blocks and how many sentences each has. */
const BLOCKS: readonly [SentenceKind, number, number][] = [
  ['about', 1, 4],
  ['duties', 0, 3],
  ['asks', 2, 6],
  ['nice', 0, 2],
  ['no', 0, 1],
  ['offer', 0, 3],
  ['terms', 0, 1],
  ['apply', 0, 2],
];
const SMALL_LETTERS = 0.25;

/** The sentences of one invented ad. Demands, extras and what is not needed are mixed in every third one, duties come last in a few. */
export function proseAd(frames: readonly Frame[], random: Random): ProseSentence[] {
  const language = random.pick(LANGUAGES);
  const take = (kind: SentenceKind, least: number, most: number) =>
    random
      .sample(
        frames.filter((frame) => frame.language === language && frame.kind === kind),
        random.int(least, most),
      )
      .map((frame) => fill(frame, random));
  const blocks = BLOCKS.map(([kind, least, most]) => take(kind, least, most));
  const [about, duties, asks, nice, no, ...rest] = blocks as [ProseSentence[], ...ProseSentence[][]];
  const order = random.next();
  const middle = [...asks!, ...nice!, ...no!];
  let sentences = [...about, ...duties!, ...middle, ...rest.flat()];
  if (order < 0.15) sentences = [...about, ...middle, ...duties!, ...rest.flat()];
  else if (order > 0.85)
    sentences = [
      ...about,
      ...duties!,
      ...random.shuffle([...middle, ...take('about', 1, 2)]),
      ...rest.flat(),
    ];
  else if (order > 0.6) sentences = [...about, ...duties!, ...random.shuffle(middle), ...rest.flat()];
  return random.chance(SMALL_LETTERS)
    ? sentences.map((each) => ({ ...each, text: each.text.toLowerCase() }))
    : sentences;
}

/** Sentences that ask for something, some of them joined to another one or to a reason. */
export function askingSentences(frames: readonly Frame[], each: number, random: Random): ProseSentence[] {
  const asking = frames.filter(({ kind }) => kind === 'asks' || kind === 'nice');
  return Array.from({ length: each }, () => asking)
    .flat()
    .map((frame) => {
      const { language } = frame;
      const other = (kinds: readonly SentenceKind[]) =>
        fill(
          random.pick(frames.filter((every) => every.language === language && kinds.includes(every.kind))),
          random,
        );
      let sentence = fill(frame, random);
      if (random.chance(0.2))
        sentence = joined(
          sentence,
          other(['asks', 'nice']),
          random.pick(language === 'en' ? [', and ', ', ', '; '] : [', dan ', ', ', '; ']),
        );
      if (random.chance(0.15))
        sentence = joined(
          sentence,
          other(['about', 'offer', 'duties']),
          random.pick(
            language === 'en' ? [' because ', ', since ', ', but '] : [' karena ', ', soalnya ', ', tapi '],
          ),
        );
      return random.chance(SMALL_LETTERS) ? { ...sentence, text: sentence.text.toLowerCase() } : sentence;
    });
}
