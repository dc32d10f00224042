import { findDates } from '../dates/find-dates.ts';
import { hasOwnDate, isRowWithDate } from '../entries/own-dates.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { languageAtStart } from '../lexicon/language-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { splitItems } from '../lists/split-items.ts';
import { pieceOf } from '../text/piece.ts';
import { REACHES } from './reaches.ts';
import type { SectionType } from './section-type.ts';

/** `2024 Festival Budaya, Osaka`: where somebody was on stage or on show. */
const YEAR_FIRST = /^(?:19|20)\d\d\s/;
const MAX_CONTACT_LINES = 14;
const MIN_PARAGRAPH = 8;
const MIN_SKILLS = 4;
/** Where nothing else stands there. */
const MIN_ONLY_SKILLS = 3;

/**
 * What a section under a heading of the writer's own words is about, by what stands in it.
 * @param known the sections that the document's other headings name: a second one of a kind is not guessed
 */
export function typeByContent(
  lines: readonly Line[],
  known: ReadonlySet<SectionType> = new Set(),
): SectionType | undefined {
  if (lines.length === 0) return undefined;
  const columns = new Set(lines.flatMap((line) => line.cells.map((cell) => cell.role)));
  if (columns.has('post') && !known.has('work')) return 'work';
  if (columns.has('degree') && !columns.has('post') && !known.has('education')) return 'education';
  const dated = lines.filter(hasOwnDate);
  if (dated.length === 0 && lines.length <= MAX_CONTACT_LINES && reachShare(lines) >= 0.3) return 'contact';
  const items = lines
    .flatMap((line) => line.cells.flatMap((cell) => splitItems(pieceOf(cell))))
    .filter((item) => !SHARE.test(item.text));
  const languages = items.filter((item) => languageAtStart(item.text.replace(/^[^\p{L}]+/u, ''))).length;
  if (!known.has('languages') && languages >= 2 && languages >= 0.4 * items.length) return 'languages';
  if (dated.length > 0) return datedType(lines, dated.length, known);
  const short = items.filter((item) => wordCount(item.text) <= 4 && /\p{L}/u.test(item.text)).length;
  // Items behind commas look like a sentence that has no end.
  const isRun = short === items.length && lines.every((line) => !/[.!?]$/.test(line.text));
  const sentences = isRun ? 0 : lines.filter((line) => isSentence(line.text)).length;
  if (!known.has('summary') && (sentences >= 0.6 * lines.length || isParagraph(lines))) return 'summary';
  if (!known.has('certifications') && areCredentials(lines)) return 'certifications';
  if (
    items.some(
      (item) => schoolScore(item.text) >= 3 || startsWithLevel(item.text) || YEAR_FIRST.test(item.text),
    )
  )
    return undefined;
  const enough = isRun ? MIN_ONLY_SKILLS : MIN_SKILLS;
  if (!known.has('skills') && sentences === 0 && short >= enough && short >= 0.85 * items.length)
    return 'skills';
  return undefined;
}

/** `95%` beside the name of a skill */
const SHARE = /^\d{1,3}\s?%$/;

const LEAST_OF_POST = 1.5;
const AT_EMPLOYER = -1;

/** `Kasir` over `Toko Maju` over a point, or the employer first: a job that says nothing of when. */
export function holdsUndatedJob(lines: readonly Line[]): boolean {
  return lines.some((line, at) => {
    const [below, point] = [lines[at + 1], lines[at + 2]];
    if (!below || !point?.bullet || line.bullet || below.bullet) return false;
    const [upper, lower] = [postScore(line.text), postScore(below.text)];
    return (
      (upper >= LEAST_OF_POST && lower <= AT_EMPLOYER) || (lower >= LEAST_OF_POST && upper <= AT_EMPLOYER)
    );
  });
}

/** What permits and certificates are called in front of their own name. */
const CREDENTIAL =
  /^\P{L}*(?:(?:STR[A-Z]{0,4}|SIP[A-Z]{0,4}|SIM [A-D]\d?|SIO|SK[AKT])\b|(?:[Ss]ertifikat|[Ss]ertifikasi|[Cc]ertificate|[Cc]ertified|[Ll]icen[cs]ed?|[Ll]isensi|[Bb]revet) )/u;

function areCredentials(lines: readonly Line[]): boolean {
  return lines.filter((line) => CREDENTIAL.test(line.text)).length > lines.length / 2;
}

const FEWEST_DATED = 2;

/** `K3 Umum, Kemnaker, 2022` under `Bukti Kompetensi`: each line ends in the day on which it was given, as no skill does. */
export function areDatedNames(lines: readonly Line[]): boolean {
  const isDated = ({ text, bullet }: Line) => {
    const [span, ...others] = findDates(text);
    if (!span || others.length > 0 || !span.single || span.from === 0) return false;
    return !bullet && /^[)\].]*$/.test(text.slice(span.to)) && /[,(|·–—-]\s*$/.test(text.slice(0, span.from));
  };
  return (lines.length >= FEWEST_DATED || areCredentials(lines)) && lines.every(isDated);
}

/** A sentence that a narrow column broke into lines too short to read like one. */
function isParagraph(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.some((line) => line.bullet || line.cells.length > 1)) return false;
  const text = lines.map((line) => line.text).join(' ');
  return /[.!?]$/.test(text) && wordCount(text) >= MIN_PARAGRAPH && isSentence(text);
}

function reachShare(lines: readonly Line[]): number {
  return lines.filter((line) => REACHES.test(line.text)).length / lines.length;
}

function datedType(
  lines: readonly Line[],
  dated: number,
  known: ReadonlySet<SectionType> = new Set(),
): SectionType | undefined {
  const facts = lines
    .filter((line) => !line.bullet && (isRowWithDate(line) || !isSentence(line.text)))
    .flatMap((line) =>
      line.cells.flatMap((cell) =>
        cell.text.split(/\s*[,|·•–—@]\s+|\s-\s+|\s{2,}|\s+(?:di|at|as|sebagai)\s+/u),
      ),
    );
  const schools = facts.filter((fact) => startsWithLevel(fact) || schoolScore(fact) >= 3).length;
  const jobs = facts.filter((fact) => Math.abs(postScore(fact)) >= 2 && schoolScore(fact) < 3).length;
  if (!known.has('education') && schools >= 0.7 * dated && schools > jobs) return 'education';
  if (!known.has('work') && jobs >= 0.7 * dated && jobs > schools) return 'work';
  // Posts may be rare ones (`Commis`), where a paper with schools has no other place for its jobs.
  const isLeft = !known.has('work') && known.has('education') && schools === 0;
  return isLeft && areJobsWithPeriods(lines) ? 'work' : undefined;
}

/** `Ship Cook, Kencana Cruises (March 2018 to March 2021).`, and so again: most of what stands before a period are posts or employers. */
function areJobsWithPeriods(lines: readonly Line[]): boolean {
  const heads = lines.flatMap(({ text }) => {
    const span = findDates(text).find(({ single }) => !single);
    return span ? [text.slice(0, span.from).split(/\s*[,|·•–—@(]\s*/u)] : [];
  });
  const jobs = heads.filter((facts) => facts.some((fact) => Math.abs(postScore(fact)) >= 2));
  return heads.length >= FEWEST_DATED && 2 * jobs.length > heads.length;
}
