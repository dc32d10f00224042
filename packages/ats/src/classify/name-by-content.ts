import { hasPeriod } from '../dates/find-dates.ts';
import { joinFieldLines } from '../entries/field-lines.ts';
import { areLabelledEntries } from '../entries/labelled-entries.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { endsWithLevel, isLocalSchool, startsWithLevel } from '../lexicon/education-words.ts';
import { mentionsLanguage } from '../lexicon/language-words.ts';
import { isOn } from '../rules.ts';
import { headingWeights } from './heading-words.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { REACHES } from './reaches.ts';
import { headingWordsOf, readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';
import { areDatedNames, holdsUndatedJob, typeByContent } from './type-by-content.ts';

/** Up to this score a heading's words say less than what stands under it. */
const WEAK_HEADING = 2;

const NOT_CREDENTIALS: ReadonlySet<SectionType> = new Set([
  'work',
  'education',
  'languages',
  'summary',
  'skills',
]);

const QUALIFICATIONS = /\b(?:qualifications?|kualifikasi)\b/i;

/** `Professional Qualifications` beside a section of schools: what somebody was admitted to, none of it with a level of schooling. */
function areBesideSchools(section: Section, sections: readonly Section[]): boolean {
  return (
    section.type === 'education' &&
    QUALIFICATIONS.test(section.heading?.text ?? '') &&
    sections.some((other) => other !== section && other.type === 'education') &&
    !section.lines.some(
      ({ text, cells }) =>
        !CERTIFICATE_IN.test(text) &&
        cells.some((cell) => startsWithLevel(cell.text.slice(cell.bullet)) || endsWithLevel(text)),
    )
  );
}

const CERTIFICATE_IN = /^\P{L}*certificate (?:of|in) (?!(?:secondary|higher|general)\b)/iu;

/** Headings in the writer's own words are known by what stands under them. */
export function nameByContent(sections: readonly Section[]): void {
  if (!sections.some(({ type }) => type === 'certifications'))
    for (const section of sections)
      if (section.type === 'skills' && areDatedNames(section.lines)) section.type = 'certifications';
  const known = new Set(
    sections
      .filter(
        (section) =>
          section.type !== 'other' &&
          !(section.heading && (readHeading(section.heading.text)?.score ?? 9) <= WEAK_HEADING),
      )
      .map((section) => section.type),
  );
  for (const [index, section] of sections.entries()) {
    if (section.type === 'languages' && namesNoLanguage(section.lines)) section.type = 'skills';
    const before = sections[index - 1];
    const goesOn =
      before?.type === 'skills' &&
      before.flow === section.flow &&
      section.type === 'other' &&
      !(section.heading && readHeading(section.heading.text));
    if (goesOn && section.heading && isList(section.lines)) {
      section.type = typeByContent(section.lines, known) === 'languages' ? 'languages' : 'skills';
      known.add(section.type);
      continue;
    }
    if (section.type === 'publications' && arePosts(section)) section.type = 'work';
    if (section.type === 'skills' && areWorks(section.lines)) {
      section.type = 'projects';
      continue;
    }
    if (section.type === 'other' && arePostsOfTeacher(section)) {
      section.type = 'work';
      continue;
    }
    if (section.type === 'projects' && !known.has('work') && areEngagements(section.lines)) {
      section.type = 'work';
      known.add('work');
    }
    if (
      section.type === 'certifications' &&
      !namesCertificates(section) &&
      section.lines.some(namesSchooling) &&
      typeByContent(section.lines, known) === 'education'
    ) {
      section.type = 'education';
      known.add('education');
    }
    // `Qualifications` are schools or, as here, what somebody was certified in.
    if (section.type === 'education' && typeByContent(section.lines, NOT_CREDENTIALS) === 'certifications')
      section.type = 'certifications';
    if (areBesideSchools(section, sections)) section.type = 'certifications';
    const { heading } = section;
    if (!heading) continue;
    if (
      section.type === 'summary' &&
      (typeByContent(section.lines, known) === 'contact' || areReaches(section.lines))
    ) {
      section.type = 'contact';
      continue;
    }
    if (
      section.type === 'summary' &&
      !known.has('work') &&
      isCareer(section.lines) &&
      !isSentence(section.lines[0]!.text)
    ) {
      section.type = 'work';
      known.add('work');
      continue;
    }
    if (section.type === 'summary' && TRAITS.test(heading.text) && isList(section.lines)) {
      section.type = 'skills';
      continue;
    }
    if (section.type === 'summary' && areLabelled(section.lines)) {
      section.type = 'personal';
      continue;
    }
    const reading = readHeading(heading.text);
    const says = reading?.type === section.type && section.type !== 'other' ? reading.score : 0;
    if (
      (says > 0 && !isOn('weak-headings-by-content')) ||
      says > WEAK_HEADING ||
      (says === 0 && section.type !== 'other')
    )
      continue;
    if (says === 0 && reading) continue;
    if (section.type === 'work' && (areLabelledEntries(section.lines) || holdsUndatedJob(section.lines)))
      continue;
    if (says > 0 && section.type === 'work' && isList(section.lines) && !section.lines.some(hasOwnDate)) {
      section.type = 'skills';
      known.add('skills');
      continue;
    }
    const type = typeByContent(section.lines, known);
    if (type === 'summary' && isAboutOther(heading.text) && followsCareer(section, sections)) continue;
    if (!type || (says > 0 && type !== 'work' && type !== 'education')) continue;
    section.type = type;
    known.add(type);
    if (type === 'skills') listsAbove(sections.slice(0, index), section);
  }
}

/** `Kepribadian` over `Teliti`, `Ramah` */
const TRAITS = /^\P{L}*(?:kepribadian|karakter|personality|character|qualities)\P{L}*$/iu;

/** `Pajak` over `e-Faktur`, too few to be told for skills by themselves, above `Akuntansi` over a list that is, in the same letters. */
function listsAbove(above: readonly Section[], { heading, flow }: Section): void {
  for (const section of above.toReversed()) {
    const isPart =
      section.flow === flow &&
      section.type === 'other' &&
      section.heading !== undefined &&
      !readHeading(section.heading.text) &&
      styleKey(section.heading.cells[0]!) === styleKey(heading!.cells[0]!) &&
      isList(section.lines);
    if (!isPart) return;
    section.type = 'skills';
  }
}

/** `Teaching`, too little for a heading of posts, and no word about oneself; or `Lain-lain`. */
function isAboutOther(heading: string): boolean {
  const words = headingWordsOf(heading);
  return (
    words.some((word) => headingWeights(word)?.every(([type]) => type !== 'summary')) ||
    words.every((word) => word.length === 1 || OTHER_THINGS.has(word))
  );
}

const OTHER_THINGS = new Set([
  'lain',
  'lainnya',
  'other',
  'others',
  'additional',
  'tambahan',
  'misc',
  'miscellaneous',
]);

/** Below the jobs and the schools nobody begins to speak about themselves under a heading that says something else. */
function followsCareer(section: Section, sections: readonly Section[]): boolean {
  const above = sections.slice(0, sections.indexOf(section)).filter(({ flow }) => flow === section.flow);
  return above.some(({ type }) => type === 'work') && above.some(({ type }) => type === 'education');
}

/** `About` over a town, an address and numbers, and nothing that anybody says. */
function areReaches(lines: readonly Line[]): boolean {
  const reached = lines.filter((line) => REACHES.test(line.text)).length;
  const mostWords = reached > 1 ? MOST_WORDS_OF_ADDRESS : MOST_WORDS;
  return (
    reached > 0 &&
    lines.every((line) => wordCount(line.text) <= mostWords && !hasOwnDate(line) && !line.text.endsWith('.'))
  );
}

const MOST_WORDS_OF_ADDRESS = 6;

/** `Career Summary` over posts, each beside or below its own period. */
function isCareer(lines: readonly Line[]): boolean {
  const periods = lines.filter(
    (line) => !line.bullet && !isSentence(line.text) && hasPeriod(line.text) && hasOwnDate(line),
  );
  return periods.length > 1;
}

/** A consultant's projects, each with client, post and period: nothing else tells where he worked. */
function areEngagements(lines: readonly Line[]): boolean {
  const entries = joinFieldLines(lines).map(({ cells }) => new Set(cells.map(({ role }) => role)));
  const whole = entries.filter(
    (roles) => roles.has('post') && roles.has('date') && (roles.has('organisation') || roles.has('name')),
  );
  return whole.length > 0 && 2 * whole.length > entries.length;
}

/** Posts of a researcher under `Research`: dated from one month to another, each with what was done. */
function arePosts({ heading, lines }: Section): boolean {
  const dated = lines.filter(hasOwnDate);
  const isAbout = isAboutExperience(heading);
  const arePeriods = dated.every((line) => hasPeriod(line.text));
  // `Pengalaman Penelitian` over `2014 – 2018   Asisten Peneliti, Universitas Arunika`
  if (dated.length > 1 && isAbout && arePeriods && dated.every(namesPost)) return true;
  if (dated.length === 0 || lines.filter((line) => line.bullet).length < dated.length) return false;
  if (arePeriods) return isAbout || typeByContent(lines) === 'work';
  return isAbout && !dated.some((line) => line.bullet);
}

const namesPost = ({ cells }: Line) => cells.some(({ text }) => postScore(text.split(/,\s/)[0]!) >= 1.5);

/** `Programming Expertise` over names, each over its year and over what was done in points. */
function areWorks(lines: readonly Line[]): boolean {
  const years = lines.flatMap((line, index) =>
    /\d{4}/.test(line.text) && isMostlyDate(line.text) ? [index] : [],
  );
  return years.length > 1 && years.every((at) => at > 0 && !lines[at - 1]!.bullet && lines[at + 1]?.bullet);
}

/** `Teaching` over `Visiting Instructor | Arunika University`, each over its day: posts, and not what courses were about. */
function arePostsOfTeacher({ heading, lines }: Section): boolean {
  if (!heading || !/^(?:teaching|pengajaran)$/i.test(heading.text)) return false;
  const dated = lines.filter(hasOwnDate);
  const isUnderPost = (line: Line) => {
    const post = lines[lines.indexOf(line) - 1];
    return post !== undefined && !post.bullet && postScore(post.text.split(/\s+[|–—-]\s+/)[0]!) > 1;
  };
  return dated.length > 1 && dated.every(isUnderPost);
}

/** `Research Experience` */
function isAboutExperience(heading: Line | undefined): boolean {
  return heading !== undefined && /\b(?:experiences?|pengalaman)\b/i.test(heading.text);
}

const LABELLED_LINE = /^\p{Lu}[\p{L}’'./ ]{2,28}\s*:\s*\S/u;
const MOSTLY = 0.6;

/** `Personal Profile` over `Date of Birth : …`: a form, and nothing that somebody says about themselves. */
function areLabelled(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.filter((line) => LABELLED_LINE.test(line.text) || isRowOfForm(line, lines[0]!)).length >=
      MOSTLY * lines.length
  );
}

/** A name and its value in two columns: `Date of Birth   12-08-1993`. */
function isRowOfForm({ cells }: Line, { cells: above }: Line): boolean {
  const [label, value] = cells;
  if (cells.length !== 2 || above.length !== 2 || !label || !value) return false;
  const isUnder = Math.abs(label.x - above[0]!.x) < 3 && Math.abs(value.x - above[1]!.x) < 3;
  return isUnder && label.text.split(' ').length <= 4 && !/[.,;\d]/.test(label.text);
}

/** `Languages` over `Go`, `Java`: they are for programming. */
function namesNoLanguage(lines: readonly Line[]): boolean {
  return isList(lines) && lines.every((line) => line.cells.every((cell) => !mentionsLanguage(cell.text)));
}

const MOST_WORDS = 3;

/** Nothing but short items. */
export function isList(lines: readonly Line[]): boolean {
  const items = lines.flatMap((line) => line.cells.flatMap((cell) => cell.text.split(/\s*[,;|•·]\s*/)));
  return (
    items.length > 1 && items.every((item) => item.split(' ').length <= MOST_WORDS && !/\d{4}/.test(item))
  );
}

/** Somebody went to school there: at a university there are seminars too. */
const namesSchooling = ({ cells }: Line) =>
  cells.some(({ text }) => text.split(/,\s+/).some((fact) => startsWithLevel(fact) || isLocalSchool(fact)));

/** A heading that says certificates holds none but those, also where an academy gave each of them. */
function namesCertificates({ heading }: Section): boolean {
  return /^\P{L}*(?:\p{L}+ )?(?:certifi|sertifi)/iu.test(heading?.text ?? '');
}
