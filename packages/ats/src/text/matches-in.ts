/**
 * What a pattern finds in a text, one after another: as `matchAll` does, which makes a pattern anew for each text.
 * @param pattern with the `g` flag
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += isPair(pattern, text, match.index) ? 2 : 1;
  }
  return found;
}

function isPair({ unicode }: RegExp, text: string, at: number): boolean {
  return unicode && (text.codePointAt(at) ?? 0) > 0xffff;
}
