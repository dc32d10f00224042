import type { Letter } from '@setapak/letter';
import type { Resume } from '@setapak/resume';

/** A CV as it was read from a file, kept with the letter that was written from it. */
export interface ReadCv {
  /** What the file is called. */
  name: string;
  /** How the file is chosen again for a package. */
  choice: string;
  document: Resume;
  /** What the reader was not sure of; empty once the person looked it over. */
  unsure: Unsure[];
}

interface Unsure {
  label: string;
  group: string;
  value: string;
}

/** A doubtful reading that stands in the letter: what it is, and the field with the words to look at. */
interface Doubt {
  label: string;
  text: string;
  /** As in `gapsOf`. */
  place: string;
}

const WINDOW = 4;
/** No letter says these of a CV: where the same words stand in one, they come from elsewhere. */
const NOT_IN_LETTERS = new Set(['Sebutan di bawah nama', 'LinkedIn', 'Website', 'Ringkasan']);

/** What stands in a letter and was read without being sure, from top to bottom. What the person wrote over is none any more. */
export function doubtsIn(letter: Letter, unsure: readonly Unsure[]): Doubt[] {
  const places = textsOf(letter);
  const doubts = unsure.flatMap(({ label, group, value }) => {
    if (NOT_IN_LETTERS.has(label)) return [];
    for (const words of wordsOf({ label, group, value }))
      for (const [at, [place, text]] of places.entries()) {
        const from = indexOfWords(text, words);
        if (from >= 0) return [{ at, label, text: text.slice(from, from + words.length), place }];
      }
    return [];
  });
  const unique = new Map(doubts.map((doubt) => [`${doubt.place} ${doubt.text.toLowerCase()}`, doubt]));
  return [...unique.values()].toSorted((a, b) => a.at - b.at).map(({ at: _, ...doubt }) => doubt);
}

/** The words to look for: the value itself, the year of a date, a few words in a row of a longer text; of a degree, which is put in other words, its school. */
function wordsOf({ label, group, value }: Unsure): string[] {
  const year = /^(\d{4})(?:-\d{2}){0,2}$/.exec(value)?.[1];
  if (year) return [year];
  const windows = value.split('\n').flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean);
    return words.length < WINDOW * 2
      ? []
      : words.map((_, at) => words.slice(at, at + WINDOW)).filter(({ length }) => length === WINDOW);
  });
  const school = label === 'Gelar' ? [group] : [];
  return [value, ...windows.map((words) => words.join(' ')), ...school].filter((words) => words.length > 2);
}

/** Where whole words stand in a text, whatever their capitals; -1 where they don't. */
function indexOfWords(text: string, words: string): number {
  const [where, what] = [text.toLowerCase(), words.toLowerCase()];
  for (let from = where.indexOf(what); from >= 0; from = where.indexOf(what, from + 1)) {
    const isWord = (at: number) => /[\p{L}\p{N}]/u.test(where[at] ?? ' ');
    if (!isWord(from - 1) && !isWord(from + what.length)) return from;
  }
  return -1;
}

function textsOf({ sender, place, paragraphs, data }: Letter): [place: string, text: string][] {
  return [
    ['sender/name', sender.name],
    ['sender/address', sender.address],
    ['sender/phone', sender.phone],
    ['sender/email', sender.email],
    ['place', place],
    ...paragraphs.flatMap(({ id, kind, text }): [string, string][] => [
      [`paragraphs/${id}`, text],
      ...(kind === 'data' ? data.map((row): [string, string] => [`data/${row.id}`, row.value]) : []),
    ]),
  ];
}
