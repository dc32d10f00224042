import { languageOf } from '../words/language-of.ts';

/** Small words of French, Spanish, Portuguese, German, Dutch and Italian that are none of Indonesian or English; in names they are seldom alone. */
const SMALL_WORDS =
  /(?<![\p{L}\p{N}.’'-])(?:les|des|une|dans|pour|avec|sur|aux|du|qui|chez|el|los|las|del|una|por|como|sus|com|uma|pela|pelo|der|und|für|mit|von|zur|zum|eine|einer|eines|bei|sowie|het|een|voor|naar|bij|gli|della|delle|dei|nel|nella|il|con|sono|de)(?![\p{L}\p{N}.’'-])/gu;
const ACCENTED = /(?<![\p{L}\p{N}])\p{Ll}*[àâäãåæçéèêëíìîïñóòôöõøœßúùûü]\p{Ll}*(?![\p{L}\p{N}])/gu;
const FEWEST = 2;
const SHARE = 0.2;

/** Whether a text is in a language that is written in Latin letters and is neither Indonesian nor English; a short one that does not show it is not. */
export function isInOtherLanguage(text: string): boolean {
  if (languageOf(text) !== undefined) return false;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const signs = (text.match(SMALL_WORDS)?.length ?? 0) + (text.match(ACCENTED)?.length ?? 0);
  return signs >= FEWEST && signs >= SHARE * words;
}

/** Small words by which a page tells its language: Indonesian and English. */
const OURS = [
  /(?<!\p{L})(?:dan|yang|di|dengan|untuk|pada|dari|sebagai|dalam|serta|oleh)(?!\p{L})/giu,
  /(?<!\p{L})(?:the|of|and|with|for|to|that|by|from|was|at|on)(?!\p{L})/giu,
];
/** French, Spanish, Portuguese, German, Italian and Dutch. */
const OTHERS = [
  /(?<!\p{L})(?:les|des|une|dans|pour|avec|sur|aux|du|et|de|la|le|par|est)(?!\p{L})/giu,
  /(?<!\p{L})(?:de|la|el|los|las|en|una|para|con|por|del|y|como)(?!\p{L})/giu,
  /(?<!\p{L})(?:de|da|do|dos|das|em|um|uma|para|com|por|na|no|e|ao)(?!\p{L})/giu,
  /(?<!\p{L})(?:der|die|das|und|für|von|mit|zur|zum|eine|einer|bei|im|als|auf|des|sowie)(?!\p{L})/giu,
  /(?<!\p{L})(?:il|la|del|della|dei|per|con|una|nel|gli|le|e|sono)(?!\p{L})/giu,
  /(?<!\p{L})(?:de|het|een|van|en|voor|met|op|bij|naar|als)(?!\p{L})/giu,
];
const FEWEST_ON_A_PAGE = 12;
const AHEAD = 1.5;

/** Whether a whole CV is in such a language: more of its small words than of Indonesian or English ones. */
export function isWrittenInOtherLanguage(text: string): boolean {
  const most = (languages: readonly RegExp[]) =>
    Math.max(...languages.map((words) => text.match(words)?.length ?? 0));
  const others = most(OTHERS);
  return others >= FEWEST_ON_A_PAGE && others > AHEAD * most(OURS);
}
