import { plainText, programmeOf, type EducationItem, type Resume, type WorkItem } from '@setapak/resume';
import type { FieldCheck, FieldName, ReadFields } from './field-check.ts';
import { pairUp } from './pair-up.ts';
import { holdsText, sameText } from './same-text.ts';

type ReadWork = ReadFields['workExperience'][number];
type ReadStudy = ReadFields['education'][number];

interface Span {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

interface ReadSpan {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
}

export function compareWork(items: readonly WorkItem[], read: readonly ReadWork[]): FieldCheck[] {
  const pairs = pairUp(items, read, (item, job) =>
    count([
      sameText(item.company, job.organization) && item.company !== '',
      sameText(item.position, job.jobTitle) && item.position !== '',
      samePeriod(item, workSpan(job)),
      holdsText(job.jobDescription, firstLine(item.summary)) && item.summary !== '',
    ]),
  );
  return items.flatMap((item, index) => {
    const job = pairs[index];
    const check = checker(item.id);
    const text = plainText(item.summary).trim();
    return [
      ...check('jobTitle', item.position, job?.jobTitle, sameText),
      ...check('company', item.company, job?.organization, sameText),
      ...checkPeriod('jobPeriod', item, job && workSpan(job)),
      ...check('jobText', text, job?.jobDescription, (written, got) => holdsText(got, unmarked(written))),
    ];
  });
}

export function compareEducation(
  items: readonly EducationItem[],
  read: readonly ReadStudy[],
  metadata: Resume['metadata'],
): FieldCheck[] {
  const pairs = pairUp(items, read, (item, study) =>
    count([
      sameText(item.institution, study.organization) && item.institution !== '',
      holdsText(study.accreditation?.inputStr, item.field) && item.field !== '',
      samePeriod(item, studySpan(study)),
    ]),
  );
  return items.flatMap((item, index) => {
    const study = pairs[index];
    const check = checker(item.id);
    return [
      ...check('school', item.institution, study?.organization, sameText),
      ...check('degree', programmeOf(item, metadata.language), study?.accreditation?.inputStr, sameText),
      ...check('grade', item.gpa.trim(), study?.grade?.raw, (written, got) => holdsText(got, written)),
      ...checkPeriod('studyPeriod', item, study && studySpan(study)),
    ];
  });
}

function checker(itemId: string) {
  return (
    field: FieldName,
    written: string,
    read: string | null | undefined,
    same: (written: string, read: string | null) => boolean,
  ): FieldCheck[] =>
    written.trim() === ''
      ? []
      : [{ field, itemId, written, read: read ?? null, ok: same(written, read ?? null) }];
}

function checkPeriod(
  field: FieldName,
  item: Span & { id: string },
  read: ReadSpan | undefined,
): FieldCheck[] {
  const written = spanText(item.startDate, item.isCurrent ? '…' : item.endDate);
  if (written === '') return [];
  const got = read && (read.start !== null || read.end !== null || read.isCurrent);
  const text = got ? spanText(read.start ?? '', read.isCurrent ? '…' : (read.end ?? '')) : null;
  return [{ field, itemId: item.id, written, read: text, ok: read !== undefined && samePeriod(item, read) }];
}

/** As much of either end as is printed: a year, or a year and a month. */
function samePeriod(item: Span, read: ReadSpan): boolean {
  if (item.startDate === '' && item.endDate === '' && !item.isCurrent) return false;
  if (item.isCurrent !== read.isCurrent) return false;
  // One date alone is read as the end of a period as often as its start.
  if (item.startDate === '' || (item.endDate === '' && !item.isCurrent)) {
    const only = item.startDate || item.endDate;
    return sameDate(only, read.start) || sameDate(only, read.end);
  }
  return sameDate(item.startDate, read.start) && (item.isCurrent || sameDate(item.endDate, read.end));
}

function sameDate(written: string, read: string | null): boolean {
  return written !== '' && (read ?? '').startsWith(written.slice(0, 7));
}

function workSpan({ dates }: ReadWork): ReadSpan {
  return {
    start: dates?.startDate ?? null,
    end: dates?.endDate ?? null,
    isCurrent: dates?.isCurrent ?? false,
  };
}

function studySpan({ dates }: ReadStudy): ReadSpan {
  return {
    start: dates?.startDate ?? null,
    end: dates?.completionDate ?? null,
    isCurrent: dates?.isCurrent ?? false,
  };
}

function spanText(start: string, end: string): string {
  return [start.slice(0, 7), end === '…' ? end : end.slice(0, 7)].filter(Boolean).join(' – ');
}

function firstLine(text: string): string {
  return unmarked(plainText(text).trim().split('\n')[0] ?? '');
}

/** Without the bullets that stand before its lines. */
function unmarked(text: string): string {
  return text.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/gm, '');
}

function count(signs: readonly boolean[]): number {
  return signs.filter(Boolean).length;
}
