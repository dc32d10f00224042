import {
  customSectionOf,
  isCustomName,
  sectionHeading,
  type CustomSection,
  type ItemSectionName,
  type Resume,
  type SectionId,
} from '@setapak/resume';
import { customEntry, isDatedOnce } from './custom-entries.ts';
import * as entries from './entries.ts';
import { customFacts, factsOf } from './facts.ts';
import { richTextView } from './rich-text-view.ts';
import { splitWords } from './split-words.ts';
import type { EntryView, SectionView } from './view.ts';

/** One section as the templates take it; undefined when it is hidden or has nothing to print. */
export function sectionView(resume: Resume, name: SectionId, isBilingual = false): SectionView | undefined {
  const heading = splitWords((isBilingual ? bilingualHeading : sectionHeading)(resume, name));
  if (isCustomName(name)) {
    const section = customSectionOf(resume, name);
    const body = section?.visible ? customBody(section, resume) : undefined;
    return body && { name, heading, ...body };
  }
  if (!resume[name].visible) return undefined;
  if (name === 'objective') {
    const blocks = richTextView(resume.objective.body);
    return blocks.length > 0 ? { name, heading, kind: 'text', blocks } : undefined;
  }
  const facts = factsOf(resume, name);
  if (facts) return facts.length > 0 ? { name, heading, kind: 'facts', facts } : undefined;
  const list = entriesOf(resume, name).filter(entries.isFilled);
  return list.length > 0 ? { name, heading, kind: 'entries', entries: list } : undefined;
}

/** `Pendidikan / Education`; a heading of the person's own stands alone. */
function bilingualHeading(resume: Resume, name: SectionId): string {
  const { metadata } = resume;
  const other = {
    ...resume,
    metadata: { ...metadata, language: metadata.language === 'id' ? 'en' : 'id' },
  } as const;
  const headings = [sectionHeading(resume, name), sectionHeading(other, name)];
  return [...new Set(headings)].join(' / ');
}

type Body =
  | Pick<Extract<SectionView, { kind: 'text' }>, 'kind' | 'blocks'>
  | Pick<Extract<SectionView, { kind: 'facts' }>, 'kind' | 'facts'>
  | Pick<Extract<SectionView, { kind: 'entries' }>, 'kind' | 'entries' | 'short'>;

/** A section of one's own: lists become facts and texts a text where there is nothing else beside them. */
function customBody(section: CustomSection, { metadata }: Resume): Body | undefined {
  const items = shown(section);
  if (items.length > 0 && items.every(({ type }) => type === 'list')) {
    const facts = customFacts(items);
    return facts.length > 0 ? { kind: 'facts', facts } : undefined;
  }
  if (items.every(({ type, title }) => type === 'text' && title.trim() === '')) {
    const blocks = items.flatMap(({ summary }) => richTextView(summary));
    return blocks.length > 0 ? { kind: 'text', blocks } : undefined;
  }
  const list = items.map((item) => customEntry(item, metadata)).filter(entries.isFilled);
  const short = items.every(isDatedOnce);
  return list.length > 0 ? { kind: 'entries', entries: list, ...(short && { short }) } : undefined;
}

function entriesOf(resume: Resume, name: ItemSectionName): EntryView[] {
  const style = resume.metadata;
  switch (name) {
    case 'work':
      return shown(resume.work).map((item) => entries.workEntry(item, style));
    case 'education':
      return shown(resume.education).map((item) => entries.educationEntry(item, style));
    case 'projects':
      return shown(resume.projects).map((item) => entries.projectEntry(item, style));
    case 'informalEducation':
      return shown(resume.informalEducation).map((item) => entries.informalEducationEntry(item, style));
    case 'certifications':
      return shown(resume.certifications).map((item) => entries.certificationEntry(item, style));
    case 'awards':
      return shown(resume.awards).map((item) => entries.awardEntry(item, style));
    case 'references':
      return shown(resume.references).map((item) => entries.referenceEntry(item));
    default:
      return [];
  }
}

function shown<T extends { isVisible: boolean }>(section: { items: T[] }): T[] {
  return section.items.filter((item) => item.isVisible);
}
