import { withoutQuotes } from './quotes.ts';

/** Words and signs of chat, in both languages. They are forms of speech, not of writing, whatever is said with them. */
const CHAT =
  /(?<![\p{L}\p{N}@.])(?:(?:ha){2,}h?|(?:he){2,}h?|(?:hi){2,}|wk(?:wk)+|xixi|lol|lmao|omg|btw|fyi|banget|bgt|nggak|enggak|ngga|gak|ga|udah|udh|aja|doang|dong|donk|deh|sih|kok|nih|tuh|lho|loh|kan ya|yuk|kuy|kenalin|gue|gw|lu|elo|bikin|kayak? (?:gini|gitu)|gimana|gitu|makasih|thx|tengkyu|nyesel|nyangka|pengen|pingin|ngerjain|ngurusin|nyobain|ngelakuin|gabut|mager|baper|asik|asyik banget|seru|gokil|keren abis|kepo|hai|halo|hei|yeah|yep|nope|yup|hey|hi there|hi!|gonna|wanna|gotta|kinda|sorta|dunno|ain't|super (?:fun|cool|chill|excited|happy)|pretty cool|so much fun|hit me up|no big deal|honestly|awesome|cool stuff|stuff|guys|crazy|loved it|can't wait|let's)(?![\p{L}\p{N}])/giu;
const SMILE =
  /(?:(?<=\s|^)[:;=][-']?[)(DPp](?=\s|$|[.,])|(?<=\s)<3(?=\s*(?:$|[.,!]))|[\u{1F600}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{2764}]|\^_\^|!{1,}(?=\s|$))/gu;

/** `Yahoo! and …`: the sign belongs to a name. */
const LOUD_NAME = /(?<=\s\p{Lu}\p{L}*)!(?=\s(?:\p{Ll}|&))/gu;

/** The signs of chat in a text, as written. What stands in quotation marks is a title or somebody's words. */
export function chatIn(written: string): string[] {
  const text = withoutQuotes(written).replace(LOUD_NAME, ' ');
  const words = [...text.matchAll(CHAT)].filter(({ 0: word, index }) => !isName(text, word, index));
  return [...words.map(([word]) => word), ...(text.match(SMILE) ?? [])];
}

/** `GA` of Google Analytics, `Crazy Egg`, forms `with Yup`: a name or an abbreviation, in a text that is not all capitals. */
function isName(text: string, word: string, at: number): boolean {
  if (!/^\p{Lu}/u.test(word) || !/\p{Ll}/u.test(text)) return false;
  if (/^\p{Lu}{2}/u.test(word)) return word.length < 4;
  const opensSentence = /(?:^|[.!?:]\s+|\n\s*)[\s("“]*$/u.test(text.slice(0, at));
  return !opensSentence || /^ \p{Lu}/u.test(text.slice(at + word.length));
}
