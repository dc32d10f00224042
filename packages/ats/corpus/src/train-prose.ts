import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { proseStem, proseWords } from '../../src/ad/prose/prose-words.ts';
import {
  FEW_SENTENCES,
  SENTENCE_KINDS,
  sentenceFeatures,
  SHAPE,
  classifySentences,
} from '../../src/ad/prose/classify-sentences.ts';
import { WORD_ROLES, wantedWords, wordFeatures, type WordRole } from '../../src/ad/prose/wanted-words.ts';
import { POST_ROLES, postFeatures, postIn } from '../../src/ad/prose/post-in.ts';
import {
  askingSentences,
  fill,
  type Frame,
  FRAMES,
  POST_FRAMES,
  proseAd,
  type ProseSentence,
} from './prose/prose-ads.ts';
import { Random } from './random.ts';
import { ofSeveralSources, trainPath } from './training/path.ts';

/** Learns what sentences of running ads are about and which of their words name what is asked for and the post; says how many of frames left out it tells. */
const ADS = 2000;
/** Tables of weights whose mean tells sentences. */
const TABLES = 5;
const SENTENCES_OF_A_FRAME = 8;
const ADS_FOR_POSTS = 700;
const FOLDS = 4;
/** How many of the words of a sentence are left out while it is learned from. */
const FORGOTTEN = 0.3;
/** How many ads are learned from by a sentence or two alone. */
const FEW = 0.1;
/** Rounded to one digit, smaller weights are below 1. */
const LEAST_WEIGHT = 0.95;
/** Half of the features of sentences; the others change next to nothing. */
const LEAST_OF_SENTENCES = 1.95;

const all = learn(FRAMES, 'prose');
await write(
  'sentence-weights.ts',
  `// oxlint-disable unicorn/no-thenable -- a word of sentences\n/** Made by \`npm run train -w @setapak/ats\`; one for each of \`SENTENCE_KINDS\`. */\nexport const SENTENCE_WEIGHTS: Readonly<Record<string, readonly number[]>> = ${asRows(all.sentences)};\n`,
);
await write(
  'word-weights.ts',
  `/** Made by \`npm run train -w @setapak/ats\`; one for each of \`WORD_ROLES\`. */\nexport const WORD_WEIGHTS: Readonly<Record<string, readonly number[]>> = ${asRows(all.words)};\n\n/** The words that sentences are made of, whatever they ask for. */\nexport const FRAME_WORDS: ReadonlySet<string> = new Set(\n  ${JSON.stringify([...all.frame].sort().join(' '))}.split(' '),\n);\n`,
);
await write(
  'post-weights.ts',
  `/** Made by \`npm run train -w @setapak/ats\`; one for each of \`POST_ROLES\`. */\nexport const POST_WEIGHTS: Readonly<Record<string, readonly number[]>> = ${asRows(all.posts)};\n`,
);

const right = { kinds: 0, asks: 0, sentences: 0, words: 0, allWords: 0, posts: 0, allPosts: 0, noPosts: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { sentences, words, posts, frame } = learn(
    FRAMES.filter((_, index) => index % FOLDS !== fold),
    `fold ${fold}`,
  );
  const left = FRAMES.filter((_, index) => index % FOLDS === fold);
  const random = new Random(`left ${fold}`);
  for (let ad = 0; ad < 100; ad += 1) {
    const own = proseAd(left, random);
    const kinds = classifySentences(
      own.map(({ text }) => text),
      sentences,
    );
    for (const [index, { kind, text, posts: offered }] of own.entries()) {
      const post = postIn(text, posts, frame)?.text;
      const isRight = offered.some(({ from, to }) => text.slice(from, to) === post);
      right.allPosts += Number(offered.length > 0);
      right.posts += Number(isRight);
      right.noPosts += Number(post !== undefined && offered.length === 0);
      right.sentences += 1;
      right.kinds += Number(kinds[index] === kind);
      right.asks += Number(/^(?:asks|nice)$/.test(kinds[index]!) === /^(?:asks|nice)$/.test(kind));
    }
  }
  for (const sentence of askingSentences(left, 1, random)) {
    const found = wantedWords(sentence.text, words, frame).map(({ from }) => from);
    for (const word of proseWords(sentence.text)) {
      right.allWords += 1;
      right.words += Number(found.includes(word.from) === isWithin(sentence.named, word));
    }
  }
}
console.log(
  `prose, frames left out: ${right.kinds} of ${right.sentences} kinds right, ${right.asks} whether they ask; ${right.words} of ${right.allWords} words; ${right.posts} of ${right.allPosts} posts, ${right.noPosts} where none is`,
);

/** What sentences of invented ads are about, learned from `ADS` of them. */
function learnSentences(frames: readonly Frame[], seed: string) {
  const random = new Random(seed);
  const rows = Array.from({ length: ADS }, () => fewOf(proseAd(frames, random), random)).map((ad) => ({
    features: sentenceFeatures(ad.map(({ text }) => text)).map((names) => forgetful(names, random)),
    classes: ad.map(({ kind }) => kind),
    sources: ad.map(({ of }) => of),
  }));
  return trainPath(
    ofSeveralSources(rows, ({ sources }) => sources, 2),
    { classes: SENTENCE_KINDS, epochs: 6, digits: 2, leastWeight: 0 },
    random,
  );
}

/** The mean of tables of weights, with one digit: what is learned from other ads differs by as much as a feature brings. */
function meanOf(tables: readonly Record<string, number[]>[]): Record<string, number[]> {
  const names = [...new Set(tables.flatMap((table) => Object.keys(table)))].sort();
  const means = names.map(
    (name) =>
      [
        name,
        SENTENCE_KINDS.map(
          (_, at) => tables.reduce((sum, table) => sum + (table[name]?.[at] ?? 0), 0) / tables.length,
        ),
      ] as const,
  );
  return Object.fromEntries(
    means
      .filter(([, row]) => row.some((mean) => Math.abs(mean) >= LEAST_OF_SENTENCES))
      .map(([name, row]) => [name, row.map((mean) => Math.round(mean * 10) / 10 + 0)]),
  );
}

/** A sentence or two of some ads alone: the others may stand under headings of their own. */
function fewOf(ad: readonly ProseSentence[], random: Random): readonly ProseSentence[] {
  if (!random.chance(FEW)) return ad;
  const from = random.int(0, ad.length - 1);
  return ad.slice(from, from + random.int(1, FEW_SENTENCES - 1));
}

/** Without some of what single words make: new ads use others, so what a sentence is like has to be learned as well. */
function forgetful(names: readonly string[], random: Random): string[] {
  return names.filter((name) => name.startsWith(SHAPE) || !random.chance(FORGOTTEN));
}

function isWithin(spans: ProseSentence['named'], word: { from: number; to: number }): boolean {
  return spans.some(({ from, to }) => word.from >= from && word.to <= to);
}

function learn(frames: readonly Frame[], seed: string) {
  const random = new Random(seed);
  const ads = Array.from({ length: ADS }, () => proseAd(frames, random));
  const sentences = meanOf(
    Array.from({ length: TABLES }, (_, table) => learnSentences(frames, `${seed} ${table}`)),
  );
  const counts = new Map<string, number>();
  for (const { text } of frames) {
    const own = proseWords(text.replaceAll(/\{[^{}]+\}/g, ' | ')).map(({ word }) => proseStem(word));
    for (const stem of new Set(own)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const frame = new Set([...counts.keys()].filter((stem) => counts.get(stem)! > 1));
  const words = trainPath(
    ofSeveralSources(
      askingSentences(frames, SENTENCES_OF_A_FRAME, random).map((sentence) => {
        const { words: own, features } = wordFeatures(sentence.text, frame);
        const classes = own.map((word): WordRole => (isWithin(sentence.named, word) ? 'named' : 'leads'));
        return { features, classes, sources: own.map(() => sentence.of) };
      }),
      ({ sources }) => sources,
      4,
    ),
    { classes: WORD_ROLES, epochs: 5, digits: 1, leastWeight: LEAST_WEIGHT },
    random,
  );
  const offers = [
    ...ads.slice(0, ADS_FOR_POSTS).flat(),
    ...Array.from({ length: SENTENCES_OF_A_FRAME }, () =>
      POST_FRAMES.map((each) => fill(each, random)),
    ).flat(),
  ];
  const posts = trainPath(
    ofSeveralSources(
      // Without the known words of posts as well: many are called by others.
      [true, false].flatMap((knows) =>
        offers.map((sentence) => {
          const { words: own, features } = postFeatures(sentence.text, frame, knows);
          const classes = own.map((word) =>
            isWithin(sentence.posts, word) ? ('post' as const) : ('other' as const),
          );
          return { features, classes, sources: own.map(() => sentence.of) };
        }),
      ),
      ({ sources }) => sources,
      3,
    ),
    { classes: POST_ROLES, epochs: 4, digits: 1, leastWeight: LEAST_WEIGHT },
    random,
  );
  return { sentences, words, posts, frame };
}

function asRows(weights: Readonly<Record<string, readonly number[]>>): string {
  const rows = Object.entries(weights).map(
    ([name, row]) => `  ${JSON.stringify(name)}: [${row.join(', ')}],`,
  );
  return `{\n${rows.join('\n')}\n}`;
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(join(import.meta.dirname, '../../src/ad/prose', file), text);
}
