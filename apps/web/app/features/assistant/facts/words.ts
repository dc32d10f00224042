/** Words of a text with where they stand. `C++`, `R&D`, `PT.` and `e-Faktur` stay whole. */
export interface Word {
  text: string;
  lower: string;
  from: number;
  to: number;
  /** The first of a sentence, a line or a point: a capital letter says nothing there. */
  isFirst: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.&'’+#/_-][\p{L}\p{M}\p{N}]+)*[+#]*/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:PT|CV|UD|Tbk|Dr|dr|Ir|Prof|St|Jl|Jln|No|Mr|Mrs|Ms|Bpk|Sdr|Sdri|H|Hj|vs|dll|dsb|dkk|e\.g|i\.e|\p{Lu})\.$/u;

export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const from = match.index;
    const between = text.slice(end, from);
    const before = text.slice(0, from).trimEnd();
    const isFirst =
      end === 0 ||
      between.includes('\n') ||
      (/[.!?:;…]["”’)\]]*\s+["“‘([]*$/u.test(between) && !ABBREVIATION.test(before.slice(-12)));
    end = from + match[0].length;
    return { text: match[0], lower: match[0].toLowerCase(), from, to: end, isFirst };
  });
}

/** A word and the parts that hyphens, slashes, dots and the like join. */
export function partsOf(word: string): string[] {
  return word.split(/[.&'’/_-]+/).filter(Boolean);
}
