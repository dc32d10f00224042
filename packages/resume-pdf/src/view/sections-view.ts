import { headingOf } from '@setapak/resume';
import type { ItemSectionName, Resume, SectionName } from '@setapak/resume';
import * as entries from './entries.ts';
import { factsOf } from './facts.ts';
import { richTextView } from './rich-text-view.ts';
import { splitWords } from './split-words.ts';
import type { EntryView, SectionView } from './view.ts';

/** One section as the templates take it; undefined when it is hidden or has nothing to print. */
export function sectionView(resume: Resume, name: SectionName): SectionView | undefined {
  if (!resume[name].visible) return undefined;
  const heading = splitWords(headingOf(name, resume[name].heading, resume.metadata.language));
  if (name === 'objective') {
    const blocks = richTextView(resume.objective.body);
    return blocks.length > 0 ? { name, heading, kind: 'text', blocks } : undefined;
  }
  const facts = factsOf(resume, name);
  if (facts) return facts.length > 0 ? { name, heading, kind: 'facts', facts } : undefined;
  const list = entriesOf(resume, name).filter(entries.isFilled);
  return list.length > 0 ? { name, heading, kind: 'entries', entries: list } : undefined;
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
