import { BULLET_SIGNS } from '@setapak/resume';

/** A sign before the text of a line, with white behind it. `o` and `§` are none by themselves: a tab, more than one space or a second line with the same shows it. */
const SIGN = /^(\s*)((?![\p{L}\p{N}\p{M}\s'"“”‘’«([{<>#@&/\\$€£%+=*_~`.,:;!?])\S\uFE0F?|[o§])(\s+)(?=\S)/u;
const KNOWN = new RegExp(`^[-*${BULLET_SIGNS}○◯□❑❒◇‐‑−\\uF000-\\uF0FF]$`, 'u');
/** A bullet that touches its text, as some editors copy it. */
const TOUCHING = /^(\s*)([•●▪■◦○►])(?=[\p{L}\p{N}])/u;
const NUMBERED = /^\s*\d{1,3}[.)]\s/;
const IN_BRACKETS = /^(\s*)\((\d{1,3})\)(?=\s)/;
/** Ends a line that a PDF broke, whatever letter the next one begins with. */
const OPEN_END =
  /(?:,|\s(?:dan|atau|di|ke|dari|untuk|pada|dengan|yang|serta|termasuk|and|or|of|in|at|to|for|from|with|the|by))$/i;
/** Marks of direction, and what has no width. */
const UNSEEN = /^[\u200B\u200E\u200F\u061C\uFEFF]+/;

/**
 * Pasted lines whose signs our grammar does not know, with `- ` in their place: arrows, stars and pictures where two lines or more begin with
 * the same one; below Word's `•` its `o` and `§` are one level down, and `(1)` above `(2)` is `1.`. What a PDF broke goes on in its point, and
 * no empty line parts two points.
 */
export function pointsOfLines(text: string): string {
  const seen = text.split('\n').map((line) => line.replace(UNSEEN, '').replace(TOUCHING, '$1$2 '));
  const hasBrackets = seen.filter((line) => IN_BRACKETS.test(line)).length > 1;
  const lines = hasBrackets ? seen.map((line) => line.replace(IN_BRACKETS, '$1$2.')) : seen;
  const signs = lines.map((line) => SIGN.exec(line)?.[2]);
  const isWide = (line: string) => /\t|\s{2}/.test(SIGN.exec(line)?.[3] ?? '');
  const isPoint = (at: number) => {
    const sign = signs[at];
    if (sign === undefined) return NUMBERED.test(lines[at] ?? '');
    return (
      KNOWN.test(sign) ||
      (/[o§]/.test(sign) && isWide(lines[at]!)) ||
      signs[at - 1] === sign ||
      signs[at + 1] === sign
    );
  };
  const out: string[] = [];
  /** The signs of the list that is open, from its outermost. */
  let levels: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    if (isPoint(at)) {
      const sign = signs[at];
      if (!isOpen) levels = [];
      else if (out.at(-1) === '') out.pop();
      if (sign === undefined) out.push(line);
      else {
        if (!levels.includes(sign)) levels.push(sign);
        const [, indent = ''] = SIGN.exec(line)!;
        const isBelow = indent.length < 2 && levels.indexOf(sign) > 0 && /[o§○◯◦▪■□]/.test(sign);
        out.push(line.replace(SIGN, `${isBelow ? '  ' : indent}- `));
      }
      isOpen = true;
    } else if (line.trim() === '') out.push('');
    else {
      const isBroken = /^\s*\p{Ll}/u.test(line) || OPEN_END.test(out.at(-1) ?? '');
      const goesOn = isOpen && out.at(-1) !== '' && isBroken && !/^\s*\p{Ll}[.)]/u.test(line);
      if (goesOn) out[out.length - 1] += ` ${line.trim()}`;
      else {
        out.push(line);
        isOpen = false;
      }
    }
  }
  return out.join('\n');
}
