import type { HeadingStyles } from './classify/heading-styles/heading-styles.ts';
import { findSections } from './classify/find-sections.ts';
import type { Section } from './classify/section.ts';
import type { SectionType } from './classify/section-type.ts';
import { readEducation } from './entries/education/read-education.ts';
import type { EducationEntry } from './entries/education/education-entry.ts';
import { readWork } from './entries/work/read-work.ts';
import type { WorkEntry } from './entries/work/work-entry.ts';
import { contactZone } from './fields/contact-zone.ts';
import type { Found } from './fields/found.ts';
import { readBirthDate } from './fields/read-birth-date.ts';
import { completedByLinks, readEmails } from './fields/read-emails.ts';
import { readHeadline } from './fields/read-headline.ts';
import { readLinks } from './fields/read-links.ts';
import { readLocation } from './fields/read-location.ts';
import { readName } from './fields/read-name.ts';
import { readPhones } from './fields/read-phones.ts';
import { readSummary } from './fields/read-summary.ts';
import { detectLanguage } from './language/detect-language.ts';
import type { Line } from './layout/line.ts';
import { boldAmongLight } from './layout/light-faces.ts';
import { readingOrder } from './layout/reading-order.ts';
import { readCertifications } from './lists/certifications/read-certifications.ts';
import { languagesAmongContacts } from './lists/read-languages.ts';
import { languagesOf, skillsOf } from './lists/skills-and-languages.ts';
import type { PageItems, TextItem, Warning } from './model.ts';
import { areHeadingsDrawn, looksLikeCv } from './not-a-cv/looks-like-cv.ts';
import { otherPapers } from './not-a-cv/other-papers.ts';
import { isTitleOrFirm, paperFeatures } from './not-a-cv/paper-features.ts';
import { assemble, type FoundFields } from './result/assemble.ts';
import { atPages } from './result/at-pages.ts';
import { calibrate } from './result/confidence.ts';
import type { Details, Evidence, ParsedResume, TextSize, UnusedText } from './result/parsed-resume.ts';
import { unusedTexts } from './result/unused-text.ts';

export interface ItemsReading {
  result: ParsedResume;
  evidence: Evidence;
  details: Details;
  warnings: Warning[];
  unused: UnusedText[];
  language: 'id' | 'en' | 'other';
  textSize?: TextSize;
  columns?: boolean;
}

export interface ReadItemsOptions {
  /** Day up to which open jobs count, yyyy-MM-dd; today by default. */
  asOf?: string;
  /** Leaves the confidences as the readers mark them, for fitting. */
  uncalibrated?: boolean;
}

const HIDDEN_SHOWN = 300;

/**
 * The pure half of the reader, for any machine with JavaScript: the words of a CV's pages with their places in, its fields out.
 * Same input and `asOf`, same output. Never throws on odd input.
 */
export function readItems(printed: readonly PageItems[], options: ReadItemsOptions = {}): ItemsReading {
  const pages = boldAmongLight(printed);
  const order = readingOrder(pages);
  const papers = papersBeside(pages, order);
  if (papers.size === 0) return readTwice(pages, order, options);
  const numbers = [...pages.keys()].filter((page) => !papers.has(page));
  const ofCv = numbers.map((page) => pages[page]!);
  const reading = atPages(readOrdered(ofCv, readingOrder(ofCv), options), numbers);
  return { ...reading, warnings: [paperWarning(papers), ...reading.warnings] };
}

type Order = ReturnType<typeof readingOrder>;

/** What is no CV in columns may be one in rows: cards side by side look like columns, and what is cut through them like nothing. */
function readTwice(pages: readonly PageItems[], order: Order, options: ReadItemsOptions): ItemsReading {
  const reading = readOrdered(pages, order, options);
  if (!order.isCut || !isRefused(reading)) return reading;
  const inRows = readOrdered(pages, readingOrder(pages, { inRows: true }), options);
  return isRefused(inRows) ? reading : inRows;
}

function isRefused({ warnings }: ItemsReading): boolean {
  return warnings.some(({ code }) => code === 'not_a_cv');
}

function readOrdered(
  pages: readonly PageItems[],
  { flows, styles, running, columns }: Order,
  options: ReadItemsOptions,
): ItemsReading {
  const asOf = options.asOf ?? new Date().toISOString().slice(0, 10);
  const sections = findSections(flows, styles);
  const allLines = flows.flatMap((flow) => flow.lines);
  const text = allLines.map((line) => line.text).join('\n');
  const { language, script } = detectLanguage(text);
  const warnings = hiddenWarnings(pages);
  const emails = completedByLinks(
    ownEmails(allLines, sections),
    pages.flatMap((page) => page.links ?? []),
  );
  if (language === 'other') {
    warnings.push({
      code: 'unsupported_language',
      message: `The CV is written in ${script} letters; only Indonesian and English are read.`,
    });
    return { ...assemble({ emails }, [], pages, asOf), warnings, unused: [], language };
  }
  const { cells, work, education, phones, name, marks } = essentials(pages, sections, styles, text, emails);
  if (!looksLikeCv(marks, text, pages)) {
    warnings.push({
      code: 'not_a_cv',
      message: 'The document does not look like a CV, so no fields were read.',
    });
    return { ...assemble({}, [], pages, asOf), warnings, unused: [], language };
  }
  const links = readLinks(
    cells,
    pages.map((page) => page.links ?? []),
    emails.map((email) => email.value),
  );
  const summary = readSummary(sections);
  const fields: FoundFields = {
    name,
    headline: readHeadline(sections, name),
    emails,
    phones,
    linkedin: links.linkedin,
    websites: links.websites,
    location: readLocation(cells, name),
    dateOfBirth: readBirthDate(cells, Number(asOf.slice(0, 4)), summary),
    summary,
    work: work satisfies WorkEntry[],
    education: education satisfies EducationEntry[],
    skills: skillsOf(sections),
    certifications: linesOf(sections, 'certifications').flatMap((lines) => readCertifications(lines)),
    languages: [
      ...languagesOf(sections),
      ...(sections.some((section) => section.type === 'languages') ? [] : languagesAmongContacts(cells)),
    ],
  };
  const unused = unusedTexts(fields, sections, running, pages);
  const { result, evidence, details } = assemble(fields, sections, pages, asOf);
  return {
    result,
    evidence: options.uncalibrated ? evidence : calibrate(evidence, result, unused),
    details: { ...details, ...namedLinks(links.behindNames) },
    warnings,
    unused,
    language,
    textSize: textSizeOf(pages),
    columns,
  };
}

function namedLinks(links: readonly Found<string>[]): Details {
  return Object.fromEntries(
    links.flatMap(({ value, pieces }, index) => [
      [`links.${index}`, value],
      [`links.${index}.name`, pieces[0]?.text ?? ''],
    ]),
  );
}

/** Addresses of the person: those of referees count only where there is no other. */
function ownEmails(lines: readonly Line[], sections: readonly Section[]): Found<string>[] {
  const others = new Set(linesOf(sections, 'references').flat());
  const own = readEmails(lines.filter((line) => !others.has(line)));
  return own.length > 0 ? own : readEmails(lines);
}

/** What is read before it is known whether the paper is a CV at all, and what that is judged by. */
function essentials(
  pages: readonly PageItems[],
  sections: readonly Section[],
  styles: HeadingStyles,
  text: string,
  emails: readonly Found<string>[],
) {
  const cells = contactZone(sections);
  const work = sections
    .filter(({ type }) => type === 'work')
    .flatMap(({ lines, heading }) => readWork(lines, heading?.text));
  const education = linesOf(sections, 'education').flatMap((lines) => readEducation(lines));
  const phones = readPhones(cells);
  const name = surelyRead(readName(sections, cells, styles.bodySize), pages);
  const whole = [
    ...work.filter((job) => job.jobTitle && job.organization && job.dates),
    ...education.filter((school) => school.organization && school.dates),
  ].length;
  const marks = paperFeatures(sections, text, {
    emails: emails.length,
    phones: phones.length,
    entries: work.length + education.length,
    wholeEntries: whole,
    pages: pages.length,
    name: name && !isTitleOrFirm(name.value) ? name.confidence : 0,
  });
  return { cells, work, education, phones, name, marks };
}

/** Where headings are drawn as outlines the name is, too, unless something reads much like one. */
const SURE_BESIDE_DRAWN = 0.6;

function surelyRead(name: Found<string> | undefined, pages: readonly PageItems[]): Found<string> | undefined {
  return name && name.confidence < SURE_BESIDE_DRAWN && areHeadingsDrawn(pages) ? undefined : name;
}

/** What a paper is judged by, for training. */
export function paperMarks(pages: readonly PageItems[]): number[] {
  const { flows, styles } = readingOrder(pages);
  const lines = flows.flatMap((flow) => flow.lines);
  const text = lines.map((line) => line.text).join('\n');
  return essentials(pages, findSections(flows, styles), styles, text, readEmails(lines)).marks;
}

/** Pages of other papers that came in one file with a CV; none where no text would be left. */
function papersBeside(pages: readonly PageItems[], { flows }: Order): ReadonlySet<number> {
  if (pages.length === 1) return NONE;
  const byPage = Map.groupBy(
    flows.flatMap((flow) => flow.lines),
    ({ page }) => page,
  );
  const papers = otherPapers(
    pages,
    pages.map((_, index) => byPage.get(index)?.map(({ text }) => text) ?? []),
  );
  return pages.some(({ items }, index) => items.length > 0 && !papers.has(index)) ? papers : NONE;
}

const NONE: ReadonlySet<number> = new Set();

function paperWarning(papers: ReadonlySet<number>): Warning {
  return {
    code: 'other_papers',
    message: 'The file holds other papers beside the CV; their pages were not read.',
    pages: [...papers].sort((a, b) => a - b),
  };
}

const SMALL = 7;

/** Sizes weighed by letters; hidden text does not count. */
function textSizeOf(pages: readonly PageItems[]): TextSize | undefined {
  const letters = new Map<number, number>();
  for (const { items } of pages)
    for (const { hidden, text, size } of items)
      if (!hidden && /\p{L}/u.test(text)) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const sizes = [...letters].sort(([a], [b]) => a - b);
  const all = sizes.reduce((sum, [, count]) => sum + count, 0);
  let [passed, small] = [0, 0];
  let median: number | undefined;
  for (const [size, count] of sizes) {
    passed += count;
    if (size < SMALL) small += count;
    if (median === undefined && passed > Math.floor(all / 2)) median = size;
  }
  if (median === undefined) return undefined;
  return { median: Math.round(median * 10) / 10, under7: small / all };
}

function linesOf(sections: readonly Section[], type: SectionType): Line[][] {
  return sections.filter((section) => section.type === type).map((section) => section.lines);
}

/** A class of LaTeX sets the page's number below a page that its writer made longer: nobody hid it. */
function isLostPageNumber({ hidden, text }: TextItem): boolean {
  return hidden === 'off_page' && /^\d{1,3}$/.test(text);
}

function hiddenWarnings(pages: readonly PageItems[]): Warning[] {
  const hidden = pages.flatMap((page, index) =>
    page.items
      .filter((item) => item.hidden && /[\p{L}\p{N}]/u.test(item.text) && !isLostPageNumber(item))
      .map((item) => ({ item, index })),
  );
  if (hidden.length === 0) return [];
  return [
    {
      code: 'hidden_text',
      message: 'The file holds text that cannot be seen; it was not read.',
      pages: [...new Set(hidden.map((each) => each.index))],
      detail: hidden
        .map((each) => each.item.text)
        .join(' ')
        .slice(0, HIDDEN_SHOWN),
      ...(hidden.every(({ item, index }) => runsOff(item, pages[index]!)) && { runsOff: true as const }),
    },
  ];
}

/** A line that is too long for its page, or centred too near its edge: some of it stands on the page, and the rest beyond its right or left edge. */
function runsOff(word: TextItem, { items, width }: PageItems): boolean {
  const [isRight, isLeft] = [word.x + word.width >= width, word.x <= 0];
  if (word.hidden !== 'off_page' || !(isRight || isLeft)) return false;
  return items.some(
    (item) =>
      !item.hidden &&
      (isRight ? item.x < word.x : item.x > word.x) &&
      Math.abs(item.baseline - word.baseline) < item.size / 2 &&
      Math.abs(item.size - word.size) < item.size / 4,
  );
}
