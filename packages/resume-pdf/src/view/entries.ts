import {
  employmentLabel,
  formatDate,
  formatPeriod,
  isSchool,
  programmeOf,
  type AwardItem,
  type CertificationItem,
  type EducationItem,
  type InformalEducationItem,
  type Metadata,
  type ProjectItem,
  type ReferenceItem,
  type WorkItem,
} from '@setapak/resume';
import { labelled, withoutColon, listed } from './labelled.ts';
import { linkView } from './link-view.ts';
import { richTextView } from './rich-text-view.ts';
import { splitWords } from './split-words.ts';
import type { EntryView } from './view.ts';
import { widest } from './widest.ts';
import { wordings } from './wordings.ts';

type Style = Pick<Metadata, 'language' | 'dateStyle'>;

interface Parts {
  title: string;
  subtitle?: string;
  /** What stands behind the subtitle and weighs as much. */
  subtitles?: string[];
  details?: string[];
  date?: string;
  link?: string;
  summary?: string;
  note?: { label: string; texts: string[] };
}

export function workEntry(item: WorkItem, style: Style): EntryView {
  return entry({
    title: item.position,
    subtitle: item.company,
    subtitles: [employmentLabel(item.employment, style.language)],
    details: [item.location, item.description],
    date: period(item, style),
    link: item.website,
    summary: item.summary,
  });
}

export function educationEntry(item: EducationItem, style: Style): EntryView {
  const labels = wordings[style.language];
  const label = isSchool(item) || isMark(item.gpa) ? labels.schoolGrade : labels.grade;
  return entry({
    title: item.institution,
    subtitle: programmeOf(item, style.language),
    details: [labelled(label, item.gpa), item.location],
    date: period(item, style),
    link: item.website,
    summary: item.summary,
    note: { label: labels.courses, texts: item.courses },
  });
}

/** Whether a grade is a mark of up to a hundred, `87,4`: no scale of a GPA goes above ten. */
const isMark = (grade: string) => Number.parseFloat(grade.replace(',', '.')) > 10;

export function projectEntry(item: ProjectItem, style: Style): EntryView {
  return entry({
    title: item.title,
    subtitle: item.role,
    details: [item.organization],
    date: formatPeriod(
      { start: item.date, end: item.endDate, isCurrent: item.isCurrent },
      style.language,
      style.dateStyle,
    ),
    link: item.link,
    summary: item.summary,
    note: { label: wordings[style.language].technologies, texts: item.keywords },
  });
}

export function informalEducationEntry(item: InformalEducationItem, style: Style): EntryView {
  return entry({
    title: item.position,
    subtitle: item.institution,
    details: [item.location],
    date: period(item, style),
    link: item.website,
    summary: item.summary,
  });
}

export function certificationEntry(item: CertificationItem, style: Style): EntryView {
  const labels = wordings[style.language];
  const expiry = formatDate(item.expiryDate, style.language, style.dateStyle);
  return entry({
    title: item.title,
    subtitle: item.issuer,
    details: [labelled('ID', item.credentialId), expiry && `${labels.validUntil} ${expiry}`],
    date: formatDate(item.date, style.language, style.dateStyle),
    link: item.link,
    summary: item.summary,
  });
}

export function awardEntry(item: AwardItem, style: Style): EntryView {
  const date = formatDate(item.date, style.language, style.dateStyle);
  return entry({ title: item.title, subtitle: item.awarder, date, summary: item.summary });
}

export function referenceEntry(item: ReferenceItem): EntryView {
  const details = [item.company, item.phone, item.email];
  return entry({ title: item.name, subtitle: item.position, details, summary: item.summary });
}

export function period(
  item: { startDate: string; endDate: string; isCurrent: boolean },
  style: Style,
): string {
  return formatPeriod(
    { start: item.startDate, end: item.endDate, isCurrent: item.isCurrent },
    style.language,
    style.dateStyle,
  );
}

/** Whatever is filled moves up: an entry without a title is headed by its subtitle. */
export function entry(parts: Parts): EntryView {
  const [title = '', subtitle = ''] = [parts.title, parts.subtitle ?? '']
    .map((text) => text.trim())
    .filter(Boolean);
  const details = (parts.details ?? []).map((text) => text.trim()).filter(Boolean);
  const noteTexts = parts.note?.texts.filter(Boolean) ?? [];
  const link = parts.link?.trim() ? linkView(parts.link) : undefined;
  const subtitles = [subtitle, ...(parts.subtitles ?? [])].filter(Boolean);
  const date = parts.date ?? '';
  const small = link ? [...details, link.words.flat().join('')] : details;
  return {
    title: splitWords(title),
    subtitles: subtitles.map(splitWords),
    details: details.map(splitWords),
    date,
    ...(link && { link }),
    ems: {
      title: widest(title),
      subtitles: ems(subtitles),
      small: ems(small),
      date: ems(date ? [date] : []),
    },
    blocks: richTextView(parts.summary ?? ''),
    ...(parts.note &&
      noteTexts.length > 0 && {
        note: {
          label: splitWords(withoutColon(parts.note.label.trim())),
          words: splitWords(listed(noteTexts)),
        },
      }),
  };
}

/** With the separator of each. */
function ems(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + widest(text) + 1.5, 0);
}

/** Whether an entry has anything to print. */
export function isFilled(view: EntryView): boolean {
  const parts = [view.title, view.subtitles, view.details, view.blocks];
  return (
    view.date !== '' ||
    view.link !== undefined ||
    view.note !== undefined ||
    parts.some((part) => part.length > 0)
  );
}
