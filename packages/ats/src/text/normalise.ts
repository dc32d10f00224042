import { PRESENT_PATTERN } from '../dates/calendar-words.ts';
import { remembered } from './remembered.ts';

const ACCENTS = /\p{M}/gu;
const ASCII = /^[ -~]*$/;
const WORDS = /^[a-z\d+#]+(?: [a-z\d+#]+)*$/i;
/** Share of small letters from which on a text is not printed in capitals. */
const SMALL_SHARE = 0.1;

/** Lower case, no accents, words only: how headings and names are compared. */
export const plain: (text: string) => string = remembered(computePlain);

function computePlain(text: string): string {
  if (WORDS.test(text)) return text.toLowerCase();
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z\d+#]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Printed in capitals (at least three letters, hardly a small one). */
export function isCapitals(text: string): boolean {
  if (hasManySmall(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 3) return false;
  return (
    letters.filter((letter) => letter === letter.toUpperCase()).length / letters.length > 1 - SMALL_SHARE
  );
}

/** A cheap look first: most texts are full of small letters from their second one on. */
function hasManySmall(text: string): boolean {
  let small = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x61 && code <= 0x7a) small += 1;
    if (small >= SMALL_SHARE * text.length && small > 0) return true;
  }
  return false;
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Signs that stand before points, as the inside of a character class; after the arrows of common faces come those of the blocks of arrows. */
export const BULLET_SIGNS = String.raw`•◦▪▫‣·●○■□▲△▴▸►▶▷▹▻⊳✓✔√✦✧★☆✱❖❑❏◆◇◉◈⁃∙⦁⚬*»›>∗⋄→⇒↦⇨↪↳\u2794-\u27be\u27f6-\u27ff\u2900-\u297f\u2b00-\u2bff–—`;
const BULLET = new RegExp(String.raw`^[${BULLET_SIGNS}-](?=\s|\p{L}|\p{N}|$)`, 'u');
/** `Ï` and `%Ï` are what `●` becomes in a font of one byte a letter. */
const LOOSE_BULLET = /^(?:[o¢§Ï+~]|%Ï)(?=\s+\p{Lu})/u;

/** `— 2018 —`: dashes that are only ornament. */
export function isFramed(text: string): boolean {
  return /^\s*[–—-]\s+\S.*\S\s+[–—-]\s*$/.test(text);
}

/** The rest of a period whose first half stands above. */
const STILL = new RegExp(`^[–—-]\\s+${PRESENT_PATTERN}`, 'iu');

/** The length of the bullet at the start of a text, spaces after it included; 0 where there is none. */
export function bulletLength(text: string): number {
  const match = BULLET.exec(text) ?? LOOSE_BULLET.exec(text);
  if (!match) return 0;
  // A dash right before a word is a minus sign or a word's part, a bullet only when a space follows.
  if (/^[–—-]/.test(text) && !/^[–—-]\s/.test(text)) return 0;
  if (isFramed(text) || STILL.test(text)) return 0;
  const spaces = /^\s*/.exec(text.slice(match[0].length))?.[0].length ?? 0;
  return match[0].length + spaces;
}

/** The length of a number or letter that counts items off (`1. `, `2) `, `a. `), 0 where there is none. */
export function ordinalLength(text: string): number {
  return /^\(?(?:\d{1,2}|[a-h])[.)]\s+(?=\S)/.exec(text)?.[0].length ?? 0;
}
