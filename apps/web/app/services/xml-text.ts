/** A text without what XML 1.0 cannot hold, which would make a file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
