/** Names that people misspell on CVs, long enough that one wrong letter cannot make another word of them. */
const NAMES = [
  'Januari',
  'Februari',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
  'January',
  'February',
  'October',
  'December',
  'Sarjana',
  'Magister',
  'Diploma',
  'Doktoral',
  'Bachelor',
  'Associate',
  'Doctoral',
];

/** One letter away from a name, and right. */
const RIGHT = new Set(['diplomat', 'associated']);

const WORD = /\p{L}{6,}/gu;

interface Misspelling {
  word: string;
  meant: string;
}

/** Months and degrees that are one slip (a wrong, missing, doubled or swapped letter) away from their spelling. */
export function misspellings(text: string): Misspelling[] {
  const found = new Map<string, string>();
  for (const [word] of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (RIGHT.has(lower) || NAMES.some((name) => isForm(lower, name.toLowerCase()))) continue;
    const meant = NAMES.find((name) => isOneSlip(lower, name.toLowerCase()));
    if (meant) found.set(word, meant);
  }
  return [...found].map(([word, meant]) => ({ word, meant }));
}

/** The name itself, or with an ending: `Septembers`, `Agustusnya`. */
function isForm(word: string, name: string): boolean {
  const ending = word.startsWith(name) ? word.slice(name.length) : undefined;
  return ending === '' || ending === 's' || (ending?.length ?? 0) > 1;
}

function isOneSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end))
    end += 1;
  const [rest, right] = [word.slice(start, word.length - end), name.slice(start, name.length - end)];
  if (rest.length <= 1 && right.length <= 1) return true;
  return rest.length === 2 && right.length === 2 && rest[0] === right[1] && rest[1] === right[0];
}
