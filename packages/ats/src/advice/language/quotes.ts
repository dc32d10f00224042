/** A text with blanks for what stands in quotation marks: titles, slogans, somebody else's words. */
export function withoutQuotes(text: string): string {
  return text.replace(/["“”«][^"“”«»]{1,80}["“”»]/gu, (quoted) => ' '.repeat(quoted.length));
}
