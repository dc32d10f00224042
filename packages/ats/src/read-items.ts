import { findSections, type Section } from './classify/find-sections.ts';
import type { SectionType } from './classify/section-type.ts';
import { readEducation, type EducationEntry } from './entries/read-education.ts';
import { readWork, type WorkEntry } from './entries/read-work.ts';
import { contactZone } from './fields/contact-zone.ts';
import { readBirthDate } from './fields/read-birth-date.ts';
import { readEmails } from './fields/read-emails.ts';
import { readHeadline } from './fields/read-headline.ts';
import { readLinks } from './fields/read-links.ts';
import { readLocation } from './fields/read-location.ts';
import { readName } from './fields/read-name.ts';
import { readPhones } from './fields/read-phones.ts';
import { readSummary } from './fields/read-summary.ts';
import { detectLanguage } from './language/detect-language.ts';
import type { Line } from './layout/line.ts';
import { readingOrder } from './layout/reading-order.ts';
import { readCertifications } from './lists/read-certifications.ts';
import { readLanguages } from './lists/read-languages.ts';
import { languagesAmongSkills, readSkills } from './lists/read-skills.ts';
import type { PageItems, Warning } from './model.ts';
import { CV_LIKENESS, cvLikeness } from './not-a-cv/looks-like-cv.ts';
import { assemble, type FoundFields } from './result/assemble.ts';
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
export function readItems(pages: readonly PageItems[], options: ReadItemsOptions = {}): ItemsReading {
  const asOf = options.asOf ?? new Date().toISOString().slice(0, 10);
  const { flows, styles, running, columns } = readingOrder(pages);
  const sections = findSections(flows, styles);
  const allLines = flows.flatMap((flow) => flow.lines);
  const text = allLines.map((line) => line.text).join('\n');
  const { language, script } = detectLanguage(text);
  const warnings = hiddenWarnings(pages);
  const emails = readEmails(allLines);
  if (language === 'other') {
    warnings.push({
      code: 'unsupported_language',
      message: `The CV is written in ${script} letters; only Indonesian and English are read.`,
    });
    return { ...assemble({ emails }, [], pages, asOf), warnings, unused: [], language };
  }
  const cells = contactZone(sections);
  const work = linesOf(sections, 'work').flatMap((lines) => readWork(lines));
  const education = linesOf(sections, 'education').flatMap((lines) => readEducation(lines));
  const phones = readPhones(cells);
  const likeness = cvLikeness(sections, text, {
    emails: emails.length,
    phones: phones.length,
    entries: work.length + education.length,
    pages: pages.length,
  });
  if (likeness < CV_LIKENESS) {
    warnings.push({
      code: 'not_a_cv',
      message: 'The document does not look like a CV, so no fields were read.',
    });
    return { ...assemble({}, [], pages, asOf), warnings, unused: [], language };
  }
  const links = readLinks(
    cells,
    pages.flatMap((page) => page.links ?? []),
    emails.map((email) => email.value),
  );
  const name = readName(sections, cells, styles.bodySize);
  const fields: FoundFields = {
    name,
    headline: readHeadline(sections, name),
    emails,
    phones,
    linkedin: links.linkedin,
    websites: links.websites,
    location: readLocation(cells),
    dateOfBirth: readBirthDate(cells, Number(asOf.slice(0, 4))),
    summary: readSummary(sections),
    work: work satisfies WorkEntry[],
    education: education satisfies EducationEntry[],
    skills: linesOf(sections, 'skills').flatMap((lines) => readSkills(lines)),
    certifications: linesOf(sections, 'certifications').flatMap((lines) => readCertifications(lines)),
    languages: [
      ...linesOf(sections, 'languages').flatMap((lines) => readLanguages(lines)),
      ...linesOf(sections, 'skills').flatMap((lines) => languagesAmongSkills(lines)),
    ],
  };
  const unused = unusedTexts(fields, sections, running, pages);
  const { result, evidence, details } = assemble(fields, sections, pages, asOf);
  return {
    result,
    evidence: options.uncalibrated ? evidence : calibrate(evidence, result, unused),
    details,
    warnings,
    unused,
    language,
    textSize: textSizeOf(pages),
    columns,
  };
}

const SMALL = 7;

/** Sizes weighed by letters; hidden text does not count. */
function textSizeOf(pages: readonly PageItems[]): TextSize | undefined {
  const sizes = pages
    .flatMap((page) => page.items)
    .filter((item) => !item.hidden && /\p{L}/u.test(item.text))
    .flatMap((item) => Array.from({ length: item.text.length }, () => item.size))
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (median === undefined) return undefined;
  return {
    median: Math.round(median * 10) / 10,
    under7: sizes.filter((size) => size < SMALL).length / sizes.length,
  };
}

function linesOf(sections: readonly Section[], type: SectionType): Line[][] {
  return sections.filter((section) => section.type === type).map((section) => section.lines);
}

function hiddenWarnings(pages: readonly PageItems[]): Warning[] {
  const hidden = pages.flatMap((page, index) =>
    page.items
      .filter((item) => item.hidden && /[\p{L}\p{N}]/u.test(item.text))
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
    },
  ];
}
