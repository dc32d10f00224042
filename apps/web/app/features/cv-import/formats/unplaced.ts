import {
  fromHtml,
  isMonthWord,
  isOngoingWord,
  plainText,
  textsOf,
  toPartialDate,
  type Resume,
} from '@setapak/resume';
import { dateOf, get, isRecord, line, linksIn, periodIn, type Fields } from './fields.ts';
import { bare, heldIn } from './held-words.ts';
import { shorten } from '~/ui/format/shorten.ts';

/** What a foreign document says and the CV that was made of it does not. */
export interface Unplaced {
  /** Where it stood: `sections › experience › 1 › clients`. */
  where: string;
  text: string;
}

/** Looks and bookkeeping of other programs: no content of a CV. Notes that a person wrote for themselves are content. */
const NOISE =
  /^(?:\$schema|_?id|(?:short|user|resume|section|item|template|document|party)_?id|uuid|key|slug|meta|settings|customi[sz]ation|theme|layout|css|icon.*|.*icon|template|typography|font.*|.*colou?r.*|columns?|keywordLayout|separateLinks|inlineLink|visible|hidden|public|locale|language_?code|resumeLang|languageId|type|.*typeCode|sectionType|version|createdAt|updatedAt|lastModified.*|effects|filters|size|rotation|aspectRatio|border.*|shadow.*|user|detailsOrder|code|channelCode|use|useCode|scheme.*|taxonomyId|primaryLanguageCode|competencyId|positionSeekingStatus.*|documentation|referenceTo|ref|idref|candidateSupplier|x-setapak|xsi|schemaLocation|DocumentInfo|PrintingPreferences|GenerationInfo|RenderingInformation|preferences)$/i;
const HEADING = /^(?:name|title|displayName|heading)$/i;
const PICTURE = /^(?:picture|photo|image)$/i;
/** What kind of project one is in JSON Resume is carried along and printed nowhere; these say no more than the section does. */
const PLAIN_TYPE = /^(?:application|project|publication|aplikasi|proyek)?$/i;
const STARS = /^(?:level|levelNum|rating)$/i;

/** `Indonesia` and `Kudus` are also a language and the town of a school: only what says so of the person holds these. */
const ORIGIN = /^(?:nationality|citizenship|place_?of_?birth|birth_?place)$/i;

/** The document itself has no room for more. */
const MOST = 2_000;
/** As much as can be looked over. */
const LONGEST = 2_000;

/** Lists every text of the input that the document holds nowhere. Spaces, signs, capitals and the form of dates don't count. */
export function unplacedIn(input: unknown, document: Resume): Unplaced[] {
  const { metadata: _, version: __, ...contents } = document;
  const items = contents.projects.items.map(({ type: ___, ...project }) => project);
  const texts = textsOf({ ...contents, projects: { ...contents.projects, items } }).flatMap((text) => [
    text,
    plainText(text, ''),
  ]);
  const dates = new Set(texts);
  const more = new Set(document.custom.flatMap((section) => section.items.flatMap((item) => item.keywords)));
  const left: Unplaced[] = [];
  const stars: string[] = [];
  const holds = heldIn(texts);
  const holdsDate = (text: string) => {
    if (text.length >= 40 || saysMoreThanDates(text)) return false;
    const { startDate, endDate, isCurrent } = periodIn(text);
    const date = toPartialDate(text);
    if (MOMENT.test(text) && date !== '') return dates.has(date);
    // Of `Jan 2020 – Present` the year alone says less than its beginning does.
    const isWhole = endDate === '' && startDate.length <= date.length;
    if (isWhole && holdsNumbers(date, text) && (dates.has(date) || dates.has(date.slice(0, 7)))) return true;
    if (!dates.has(startDate) || !holdsNumbers(`${startDate}-${endDate}`, text)) return false;
    return startDate !== '' && (isCurrent || dates.has(endDate));
  };
  const isHeld = (text: string) => {
    const plain = plainText(fromHtml(text), '');
    if (
      bare(plain) === '' ||
      holds(plain) ||
      isOngoingWord(text) ||
      /^(?:true$|false$|https?:\/\/data\.europa\.eu\/)/.test(text)
    )
      return true;
    if (holdsDate(text)) return true;
    // The field for it has no room for its name.
    if (/^linked-?in$/i.test(text) && document.profile.linkedin !== '') return true;
    // A list in one text becomes several, and lines become paragraphs and points.
    const parts = plain
      .split(/[\n,;•|[\]]+|:\s/)
      .map((part) => part.replace(/^[A-Z_]+:(?!\/\/)/, ''))
      .filter((part) => bare(part).length > 1);
    return (parts.length > 1 || /^\[[^[\]]+\]$/.test(plain)) && parts.length > 0 && parts.every(holds);
  };
  const list = (path: string[], text: string) => {
    if (left.length < MOST)
      left.push({ where: path.join(' › '), text: shorten(plainText(fromHtml(text)), LONGEST) });
  };
  const lookInto = (value: Fields, path: string[]) => {
    // A section without entries says nothing by its heading.
    const isEmptyOne = isEmptySection(value);
    for (const [key, each] of Object.entries(value)) {
      const at = [...path, key];
      if (isEmptyOne && HEADING.test(key)) continue;
      if (PICTURE.test(key)) {
        const address = pictureAt(each);
        if (address !== '' && document.profile.photograph === '') list(at, address);
      } else if (STARS.test(key) && typeof each === 'number') {
        // Where the level also stands in words, they say it.
        const name = line(value, 'name', 'language', 'skill', 'title');
        if (each > 0 && name !== '' && !hasLevelInWords(value)) stars.push(`${name}: ${each}`);
      } else if (key === 'metadata') look(get(each, 'notes'), [...at, 'notes']);
      else if (key === 'type' && /^(?:projects|work)$/i.test(path[0] ?? '') && !PLAIN_TYPE.test(String(each)))
        look(each, at);
      else if (ORIGIN.test(key) && typeof each === 'string') {
        if (each.trim() !== '' && !more.has(each.trim())) list(at, each);
      } else if (!NOISE.test(key)) look(each, at);
    }
  };
  const look = (value: unknown, path: string[]): void => {
    if (left.length >= MOST) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (text.startsWith('data:')) return;
      if (!isHeld(text)) list(path, text);
      // A link in a line keeps its words there, and may lose where it leads.
      for (const address of linksIn(text))
        if (!isHeld(address.replace(/^(?:mailto|tel):/i, ''))) list([...path, 'href'], address);
    } else if (Array.isArray(value)) value.forEach((each, index) => look(each, [...path, String(index + 1)]));
    else if (isRecord(value)) {
      const date = isDate(value) ? dateOf(value) : '';
      if (date === '' || !(dates.has(date) || dates.has(date.slice(0, 7)))) lookInto(value, path);
    }
  };
  look(input, []);
  if (stars.length > 0) left.push({ where: 'level', text: stars.join(', ') });
  return left;
}

/** Milliseconds or seconds since 1970, and midnight somewhere as a time in UTC. */
const MOMENT = /^\d{10}(?:\d{3})?$|T\d\d:[03]0:00(?:\.0+)?Z$/;

/** A year, month and day each, and what of them is shown; a publication has a year among other things. */
function isDate(value: Fields): boolean {
  return Object.keys(value).every((key) => /^(?:year|month|day|hide\w*|show\w*|present)$/i.test(key));
}

function isEmptySection(value: Fields): boolean {
  return [value.items, value.entries].some((items) => Array.isArray(items) && items.length === 0);
}

function pictureAt(value: unknown): string {
  const address = typeof value === 'string' ? value : line(value, 'url', 'src');
  if (address.startsWith('data:')) return 'foto';
  return address.slice(0, 200) || (line(value, 'data', 'imageId') === '' ? '' : 'foto');
}

function hasLevelInWords(item: Fields): boolean {
  const keys = ['level', 'description', 'proficiency', 'fluency'];
  return keys.some((key) => typeof item[key] === 'string' && item[key] !== '');
}

const BESIDE_DATES =
  /^(?:to|until|till|sampai|hingga|dengan|sd|bis|from|dari|sejak|since|the|of|de|st|nd|rd|th|saat|ini)$/i;

/** `Summer 2015` and `Q3 2019` are years in a CV, and say more. */
function saysMoreThanDates(text: string): boolean {
  if (/\bq[1-4]\b/i.test(text)) return true;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => !isMonthWord(word) && !BESIDE_DATES.test(word) && !isOngoingWord(word));
}

/** Every number of a text is a year, month or day of the date that was read from it: `2021年5月` says more than 2021. */
function holdsNumbers(date: string, text: string): boolean {
  const known = new Set(date.split('-').flatMap((part) => [Number(part), Number(part.slice(-2))]));
  const numbers = text.replace(/T\d.*$/, '').match(/\d+/g) ?? [];
  return date !== '' && numbers.every((number) => known.has(Number(number)));
}
