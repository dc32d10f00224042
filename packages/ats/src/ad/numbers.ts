const WORDS: Readonly<Record<string, number>> = {
  setengah: 0.5,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  'dua belas': 12,
  'delapan belas': 18,
  'dua puluh empat': 24,
  'lima belas': 15,
  'dua puluh': 20,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  half: 0.5,
};

export const NUMBER_PATTERN = `(?:\\d{1,2}(?:[.,]\\d)?|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** `2`, `2,5`, `dua`, `two` as a number. */
export function numberOf(text: string): number {
  const word = text.toLowerCase();
  return WORDS[word] ?? Number(word.replace(',', '.'));
}
