import type { Resume } from '@setapak/resume';
import { PRINTED_SIGNS } from './signs/printed-signs.ts';
import { decodeSigns } from './signs/sign-set.ts';

/*
 * Which letters and signs the fonts of ours can print. What they cannot is left out of the page, for a row of boxes says nothing; the
 * screens say so. No Node APIs: the builder asks too.
 */

const hasGlyph = decodeSigns(PRINTED_SIGNS);

/** Latin letters with their signs: most texts are nothing else. */
const LATIN = /^[ -~\u00A0-\u024F\u2010-\u2027]*$/;

/** What is never seen: joiners, selectors of variants, line breaks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Letters in the dress of mathematics and in circles, as pages that make "fonts" for profiles give them: 𝗗𝗮𝘁𝗮, 𝓡𝓪𝓷𝓲, Ⓓⓐⓣⓐ. */
const DRESSED = /[\u24B6-\u24E9\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}]/u;

interface Piece {
  source: string;
  /** The same as it is printed; '' where no font has it. */
  printed: string;
}

/** A text sign by sign, with the marks that stand on it. */
function* piecesOf(text: string): Generator<Piece> {
  let isLost = false;
  for (const source of text) {
    const printed: string = isLost && /\p{M}/u.test(source) ? '' : printedSign(source);
    isLost = printed === '';
    yield { source, printed };
  }
}

/** As plain as it must be to be printed: `𝗗` as `D`. */
function printedSign(sign: string): string {
  if (DRESSED.test(sign)) return sign.normalize('NFKC');
  if (isPrinted(sign)) return sign;
  const plain = sign.normalize('NFKC');
  return plain !== sign && Array.from(plain).every(isPrinted) ? plain : '';
}

function isPrinted(sign: string): boolean {
  return hasGlyph(sign.codePointAt(0) ?? 0) || UNSEEN.test(sign);
}

/** The text without what would be boxes on paper, and without the gaps that it leaves. */
export function printable(text: string): string {
  if (LATIN.test(text)) return text;
  const printed = Array.from(piecesOf(text), (piece) => piece.printed);
  return printed.includes('') ? printed.join('').replace(/ {2,}/g, ' ') : printed.join('');
}

/** The runs of a text that no font has. */
function unprintableRuns(text: string): string[] {
  if (LATIN.test(text)) return [];
  const runs = [''];
  for (const { source, printed } of piecesOf(text))
    if (printed !== '') runs.push('');
    else runs.push((runs.pop() ?? '') + source);
  return runs.filter(Boolean);
}

/** Names for the scripts that are met in Indonesia and around it. */
const NAMED: readonly [script: string, name: string][] = [
  ['Thai', 'Thai'],
  ['Javanese', 'Jawa'],
  ['Balinese', 'Bali'],
  ['Sundanese', 'Sunda'],
  ['Batak', 'Batak'],
  ['Buginese', 'Lontara'],
  ['Hebrew', 'Ibrani'],
  ['Tamil', 'Tamil'],
  ['Bengali', 'Bengali'],
  ['Telugu', 'Telugu'],
  ['Gurmukhi', 'Gurmukhi'],
  ['Gujarati', 'Gujarati'],
  ['Khmer', 'Khmer'],
  ['Lao', 'Lao'],
  ['Myanmar', 'Burma'],
  ['Sinhala', 'Sinhala'],
  ['Armenian', 'Armenia'],
  ['Georgian', 'Georgia'],
  ['Ethiopic', 'Etiopia'],
];

interface Unprintable {
  /** What the script is called; '' for signs of no script, and where we have no name for it. */
  script: string;
  /** The beginning of what is not printed, to find it by. */
  sample: string;
}

/** What of a document no font of ours can print, one of each script. */
export function unprintableIn({ metadata: _, ...contents }: Resume): Unprintable[] {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string')
      for (const run of unprintableRuns(value)) {
        const script = NAMED.find(([each]) => new RegExp(`\\p{scx=${each}}`, 'u').test(run))?.[1] ?? '';
        if (!found.has(script)) found.set(script, run.slice(0, 24));
      }
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(contents);
  return [...found].map(([script, sample]) => ({ script, sample }));
}
