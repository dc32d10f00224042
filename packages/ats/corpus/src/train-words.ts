import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-id';
import english from 'dictionary-en';
import nspell from 'nspell';
import { wordFeatures } from '../../../resume/src/word-language/word-features.ts';
import { LEXICON } from '../../src/skills/lexicon/lexicon.ts';
import { Random } from './random.ts';
import { trainClasses, withoutRare, type Labelled } from './training/classes.ts';

/** Learns from the dictionaries of both languages which letters make an Indonesian word and which an English one, and writes the weights; the same ones on every machine. */
const EPOCHS = 6;
/** Smaller weights change next to nothing. */
const SMALLEST = 5;
/** Every tenth word is kept for the figure. */
const HELD_OUT = 10;

const speller = nspell(Buffer.from(english.aff), Buffer.from(english.dic));
const names = new Set(plain(dictionary['names-id']));
const common = new Set(plain(dictionary['commonWords-id']));
const indonesian = [...common].filter((word) => !speller.correct(word) && !names.has(word));
const englishWords = [...new Set(withForms(new TextDecoder().decode(english.dic)))].filter(
  (word) => !common.has(word),
);
const random = new Random('words');
const samples: Labelled[] = [
  ...indonesian.map((word) => ({ features: wordFeatures(word), is: 1 })),
  ...random
    .shuffle(englishWords)
    .slice(0, indonesian.length)
    .map((word) => ({ features: wordFeatures(word), is: 0 })),
];
const [seen, unseen] = [true, false].map((isSeen) =>
  samples.filter((_, at) => (at % HELD_OUT !== 0) === isSeen),
);
const rows = trainClasses(withoutRare(seen!), 2, random, EPOCHS);
const weights = Object.fromEntries(
  Object.entries(rows)
    .map(([name, [other = 0, own = 0]]) => [name, Math.round(own - other)] as const)
    .filter(([, weight]) => Math.abs(weight) >= SMALLEST),
);
const sumOf = (features: readonly string[]) => features.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
const right = unseen!.filter(({ features, is }) => sumOf(features) > 0 === (is === 1)).length;
console.log(`words told: ${right} of ${unseen!.length} unseen, ${Object.keys(weights).length} weights`);

const tools = [
  ...new Set(
    LEXICON.filter(({ exact }) => exact)
      .flatMap((skill) => skill.names.map(({ text }) => text.toLowerCase()))
      .filter(
        (name) => /^[\p{L}. ]{3,}$/u.test(name) && sumOf(name.split(/\P{L}+/u).flatMap(wordFeatures)) < 0,
      ),
  ),
].sort();
await writeFile(
  join(import.meta.dirname, '../../../resume/src/word-language/weights.ts'),
  `/** Made by \`npm run train -w @setapak/ats\`; above 0 speaks for Indonesian. */
export const WORD_WEIGHTS: Readonly<Record<string, number>> = {
${Object.entries(weights)
  .map(([name, weight]) => `  ${JSON.stringify(name)}: ${weight},`)
  .join('\n')}
};

/** Tools whose names look English. */
export const TOOL_NAMES: readonly string[] = ${JSON.stringify(tools)};
`,
);

/** The words of a Hunspell dictionary with their commonest endings. */
function withForms(hunspell: string): string[] {
  return hunspell.split('\n').flatMap((line) => {
    const [word = ''] = line.split('/');
    if (!/^[a-z]{3,}$/.test(word)) return [];
    const stem = word.replace(/e$/, '');
    return [word, ...[`${stem}ing`, `${stem}ion`, `${word}s`].filter((form) => speller.correct(form))];
  });
}

function plain(words: unknown): string[] {
  return (words as string[]).map((word) => word.toLowerCase()).filter((word) => /^[a-z]{3,}$/.test(word));
}
