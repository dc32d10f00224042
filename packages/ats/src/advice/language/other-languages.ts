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
