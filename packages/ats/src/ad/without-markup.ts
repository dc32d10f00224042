/** Two of them are HTML; one may be a sign of its own. */
const TAGS =
  /<\/?(?:p|div|br|ul|ol|li|h[1-6]|span|strong|b|em|table|tr|td|section|article)(?:\s[^<>]*)?\/?>/gi;
const ENTITY =
  /&(?:(amp|lt|gt|quot|apos|nbsp|bull|ndash|mdash|hellip|rsquo|lsquo|rdquo|ldquo)|#(\d{1,6})|#x([\da-f]{1,5}));/gi;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** White space that says no more than the forty signs of it before: patterns that look for it would go over it once for each of its signs. */
const ENDLESS = /([^\S\n]{40})[^\S\n]+/g;

/**
 * The text of an ad that was pasted as HTML, its blocks and list items on lines of their own; any other text as it is, entities decoded, lines
 * ended alike and endless white space cut.
 */
export function withoutMarkup(ad: string): string {
  const isHtml = (ad.match(TAGS)?.length ?? 0) > 1;
  return decoded(isHtml ? bare(ad) : ad)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(ENDLESS, '$1');
}

function decoded(text: string): string {
  return text.replaceAll(ENTITY, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return SIGNS[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}

function bare(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<li(?:\s[^<>]*)?>/gi, '\n- ')
    .replaceAll(/<(?:br|\/?(?:p|div|ul|ol|h[1-6]|table|tr|section|article))(?:\s[^<>]*)?\/?>/gi, '\n')
    .replaceAll(/<\/t[dh]\s*>/gi, '\t')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');
}
