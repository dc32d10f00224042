const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const TIME = String.raw`\d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:[ \u202F]?[AP]M)?`;
/** What WhatsApp writes before each of several messages that are copied or exported: `[12/03 10.21] Rani: `, `12/03/26 10.21 - Rani: `. */
const STAMP = new RegExp(
  String.raw`^[\u200E\u202A-\u202C]*(?:\[(?:${DATE},? ${TIME}|${TIME},? ${DATE})\]|${DATE},? ${TIME} -) [^:\n]{1,60}: `,
  'gim',
);
const around = (sign: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}\\${sign}])[${sign}](?=[^\s${sign}])([^${sign}\n]{0,500}?[^\s${sign}])[${sign}](?![\p{L}\p{N}${sign}])`,
    'gu',
  );
const [BOLD, ITALIC, STRUCK] = ['*', '_', '~'].map(around) as [RegExp, RegExp, RegExp];

/** What stands in place of a picture that was not copied along. */
const NO_PICTURE =
  /^\u200E?<(?:media|gambar|video|audio|stiker|image|sticker)[^<>\n]*(?:disertakan|omitted)>\n?/gim;
/** `` ```SAP``` `` of a chat. */
const CODE = /`{1,3}(?=\S)([^`\n]{1,500}?)(?<=\S)`{1,3}/g;
/** `## Tugas` of Markdown. */
const HASHES = /^#{1,6} +(?=\S)/gm;

/** Text of a chat without the stamps of its messages and with our signs for its own: `*bold*`, `_italic_`, `~struck~`. */
export function withoutChatSigns(text: string): string {
  const words = text.replace(STAMP, '').replace(NO_PICTURE, '').replace(CODE, '$1').replace(HASHES, '');
  // Markdown, whose single stars are ours.
  if (words.includes('**')) return words;
  return words.replace(BOLD, '**$1**').replace(ITALIC, '*$1*').replace(STRUCK, '$1');
}
