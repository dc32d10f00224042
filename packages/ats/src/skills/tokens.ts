/** One word of a text as it stands there. */
export interface Token {
  text: string;
  /** In small letters. */
  raw: string;
  from: number;
  to: number;
  /** A hyphen joins it to a neighbour: `Go` in `Go-Jek`. */
  glued: boolean;
}

const WORD = /\.?[\p{L}\p{N}]+(?:[.&'’+#][\p{L}\p{N}]+)*[+#]*|(?<=\s)&(?=\s)/gu;

/** The words of a text: `C++`, `C#`, `.NET`, `Node.js` and `R&D` stay whole, hyphens and slashes part; `&` alone is `and`. */
export function tokenise(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [word] = match;
    const to = match.index + word.length;
    return {
      text: word,
      raw: word === '&' ? 'and' : word.toLowerCase(),
      from: match.index,
      to,
      glued: text[match.index - 1] === '-' || text[to] === '-',
    };
  });
}
