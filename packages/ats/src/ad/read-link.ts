import type { PlacedLine } from './sections.ts';

const URL_IN_TEXT = /https?:\/\/[^\s<>"'()]+/iu;
/** `karir.bnss.example`, `bit.ly/daftar`: an address without its scheme; not what stands behind the @ of a mail. */
const BARE =
  /(?<![@\p{L}\p{N}._-])((?:[\p{L}\p{N}-]+\.)+(?:com|id|co|org|net|io|ly|gle|me|app|careers|jobs|work|link|site|info|tech|ai|dev|gov|edu|example)(?:\/[^\s<>"'()]*)?)(?![@\p{L}\p{N}])/iu;
const CALLS =
  /\b(?:apply|lamar|melamar|daftar|mendaftar|pendaftaran|registrasi|register|registration|link|tautan|form|formulir|karir|karier|careers?|jobs?|recruitment|rekrutmen|seleksi|laman|unggah|diunggah|submit|application|kirim)\b/iu;
/** Chats and pages of a shop are no way to apply that a board can open again. */
const NO_WAY =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me|api\.whatsapp|instagram|ig\.me|facebook|tiktok|twitter|x\.com|maps|goo\.gl\/maps|youtu)/i;

/** Where to apply, as an address that a browser opens; null where the ad names none. */
export function readLink(lines: readonly PlacedLine[]): string | null {
  for (const { full, kind } of lines) {
    if (kind === 'about') continue;
    const whole = URL_IN_TEXT.exec(full)?.[0];
    const bare = whole ? undefined : BARE.exec(full)?.[1];
    const found = (whole ?? bare)?.replace(/[.,;:!?\]]+$/u, '');
    if (!found || NO_WAY.test(found)) continue;
    if (!(kind === 'apply' || CALLS.test(full))) continue;
    // `PasarPagi.id` is a name.
    if (bare && !/\//.test(found) && /\p{Lu}/u.test(found) && found !== found.toUpperCase()) continue;
    const link = whole
      ? found
      : `https://${found.toLowerCase() === found.toUpperCase() ? found : lowerHost(found)}`;
    if (URL.canParse(link)) return link;
  }
  return null;
}

const lowerHost = (address: string) => address.replace(/^[^/]+/, (host) => host.toLowerCase());
