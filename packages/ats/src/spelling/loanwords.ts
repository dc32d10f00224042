/** Endings that Indonesian gives to words that it has from Dutch and English, and what they are there. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['isasi', ['ization']],
  ['ifikasi', ['ification']],
  ['asi', ['ation']],
  ['ksi', ['ction']],
  ['psi', ['ption']],
  ['isi', ['ition', 'ision']],
  ['usi', ['ution', 'usion']],
  ['ivitas', ['ivity']],
  ['itas', ['ity']],
  ['isme', ['ism']],
  ['ologi', ['ology']],
  ['grafi', ['graphy']],
  ['metri', ['metry']],
  ['sis', ['sis']],
];
/** Sounds that Indonesian spells its own way. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/k/g, 'c'],
  [/f/g, 'ph'],
  [/ks/g, 'x'],
  [/kw/g, 'qu'],
  [/i(?=[^aeiou])/, 'y'],
];

/** `mortalitas`, `valuasi`, `kalibrasi`: a word that Indonesian has from another language, by its English form. */
export function isLoanword(word: string, isEnglish: (word: string) => boolean): boolean {
  const [ending, forms] = ENDINGS.find(([own]) => word.endsWith(own) && word.length > own.length + 2) ?? [];
  if (!ending || !forms) return false;
  const stem = word.slice(0, -ending.length);
  const stems = [stem, ...SOUNDS.map(([own, other]) => stem.replace(own, other))];
  return stems.some((each) => forms.some((form) => isEnglish(each + form)));
}
