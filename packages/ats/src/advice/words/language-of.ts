import { remembered } from '../../text/remembered.ts';

const INDONESIAN =
  /\b(?:dan|yang|di|dengan|untuk|pada|dari|sebagai|dalam|serta|oleh|agar|para|setiap|melalui|secara|kepada|hingga|atau|me[mn]\p{L}{4,30}|\p{L}{4,30}kan|\p{L}{4,30}nya)\b/giu;
const ENGLISH =
  /\b(?:and|the|of|with|for|in|to|from|by|as|on|at|an|that|using|through|while|into|which|our|their|\p{L}{3,30}ed)\b/giu;

/** Indonesian or English by small words and endings; undefined where a sentence is too short or too mixed to say. */
export const languageOf: (text: string) => 'id' | 'en' | undefined = remembered(computeLanguage);

function computeLanguage(text: string): 'id' | 'en' | undefined {
  const indonesian = text.match(INDONESIAN)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  if (Math.abs(indonesian - english) < 2) return undefined;
  return indonesian > english ? 'id' : 'en';
}
