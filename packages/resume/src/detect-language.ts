import { itemSectionNames, type Language } from './reference-lists.ts';
import type { Resume } from './schema.ts';
import { textsOf } from './texts-of.ts';

const INDONESIAN =
  /\b(?:dan|yang|untuk|dengan|dari|dalam|pada|ke|di|sebagai|tahun|serta|oleh|kerja|bahasa|universitas|mengelola|menyusun|membuat)\b/gi;
const ENGLISH =
  /\b(?:and|the|of|for|with|in|to|a|an|as|from|on|by|year|years|work|language|university|managed|led|built)\b/gi;

/** The language that a document is written in, detected by its small words; English when there are none. */
export function detectLanguage(resume: Resume): Language {
  const lists = itemSectionNames.map((name) => resume[name].items);
  const text = textsOf([resume.profile.subtitle, resume.objective.body, lists]).join(' ');
  return count(text, INDONESIAN) > count(text, ENGLISH) ? 'id' : 'en';
}

/** The language of a text by its small words; undefined where they do not tell. */
export function detectTextLanguage(text: string): Language | undefined {
  const difference = count(text, INDONESIAN) - count(text, ENGLISH);
  if (difference === 0) return undefined;
  return difference > 0 ? 'id' : 'en';
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
