import { fromHtml, isOngoingWord, plainText, toPartialDate, type Resume } from '@setapak/resume';
import { isRecord, periodIn } from './fields.ts';

/** What a foreign document says and the CV that was made of it does not. */
export interface Unplaced {
  /** Where it stood: `sections › experience › 1 › clients`. */
  where: string;
  text: string;
}

/** Looks and bookkeeping of other programs: no content of a CV. */
const NOISE =
  /^(?:\$schema|_?id|uuid|.*(?:Id|Uuid|_id)|key|slug|meta|metadata|settings|customi[sz]ation|theme|layout|css|icon.*|.*icon|template|typography|font.*|.*colou?r.*|columns?|separateLinks|visible|hidden|public|locale|language_?code|type|sectionType|version|createdAt|updatedAt|lastModified.*|levelNum|rating|effects|filters|size|rotation|aspectRatio|border.*|shadow.*|picture|photo|image|user.*|status|code|x-setapak|xsi|schemaLocation|DocumentInfo|PrintingPreferences|GenerationInfo|RenderingInformation|preferences|label)$/i;

const MOST = 60;

/** Lists every text of the input that the document holds nowhere. Spaces, signs, capitals and the form of dates don't count. */
export function unplacedIn(input: unknown, document: Resume): Unplaced[] {
  const { metadata: _, version: __, ...contents } = document;
  const held = bare(textsIn(contents).join(''));
  const dates = new Set(textsIn(contents));
  const left: Unplaced[] = [];
  const isHeld = (text: string) => {
    const words = bare(plainText(fromHtml(text), ''));
    if (words.length < 2 || held.includes(words) || isOngoingWord(text) || /^(?:true|false)$/.test(text))
      return true;
    const date = toPartialDate(text);
    if (date !== '' && text.length < 40 && (dates.has(date) || dates.has(date.slice(0, 7)))) return true;
    const { startDate, endDate, isCurrent } = periodIn(text);
    if (text.length < 40 && startDate !== '' && dates.has(startDate) && (isCurrent || dates.has(endDate)))
      return true;
    // A list in one text becomes several, and lines become paragraphs and points.
    const parts = plainText(fromHtml(text), '')
      .split(/[\n,;•|[\]]+/)
      .map((part) => bare(part.replace(/^[A-Z_]+:(?!\/\/)/, '')))
      .filter((part) => part.length > 1);
    return parts.length > 1 && parts.every((part) => held.includes(part));
  };
  const look = (value: unknown, path: string[]): void => {
    if (left.length >= MOST) return;
    if (typeof value === 'string') {
      if (!value.startsWith('data:') && !isHeld(value))
        left.push({ where: path.join(' › '), text: plainText(fromHtml(value)).slice(0, 2_000) });
    } else if (Array.isArray(value)) value.forEach((each, index) => look(each, [...path, String(index + 1)]));
    else if (isRecord(value))
      for (const [key, each] of Object.entries(value)) if (!NOISE.test(key)) look(each, [...path, key]);
  };
  look(input, []);
  return left;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, plainText(value, '')];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
