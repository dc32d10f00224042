import type { Language } from './reference-lists.ts';

const INDONESIAN =
  /\b(?:dan|yang|untuk|dengan|dari|dalam|pada|ke|di|sebagai|tahun|serta|oleh|kerja|bahasa|universitas|mengelola|menyusun|membuat)\b/gi;
const ENGLISH =
  /\b(?:and|the|of|for|with|in|to|a|an|as|from|on|by|year|years|work|language|university|managed|led|built)\b/gi;

/** The language of a text by its small words; undefined where they do not tell. */
export function detectTextLanguage(text: string): Language | undefined {
  const words = withoutAddresses(text);
  const difference = count(words, INDONESIAN) - count(words, ENGLISH);
  if (difference === 0) return undefined;
  return difference > 0 ? 'id' : 'en';
}

/** `linkedin.com/in/…` is no English. */
function withoutAddresses(text: string): string {
  const words = text.split(/\s+/);
  return words.filter((word) => !/\/\/|@|\w\.\w/.test(word)).join(' ');
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
