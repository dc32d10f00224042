import { customHeading, customName, isCustomName } from './custom-names.ts';
import type { CustomSection } from './custom.ts';
import { completeLayout, type Layout, type SectionId } from './layout.ts';
import { headingOf, type TemplateName } from './reference-lists.ts';
import type { Resume } from './schema.ts';

/** The columns of a document in a template, with its own sections where they were placed. */
export function columnsOf(resume: Resume, template: TemplateName = resume.metadata.template): Layout {
  return completeLayout(template, resume.metadata.layout[template], resume.custom.map(customName));
}

/** A section of the document by its name in a layout; undefined for one of its own that is gone. */
export function sectionOf(resume: Resume, id: SectionId): AnySection | undefined {
  return isCustomName(id) ? customSectionOf(resume, id) : resume[id];
}

interface AnySection {
  heading: string;
  visible: boolean;
  /** The objective has none. */
  items?: { isVisible: boolean }[];
}

export function customSectionOf(resume: Resume, id: string): CustomSection | undefined {
  return resume.custom.find((section) => customName(section) === id);
}

/** What is shown of work, schooling and abilities, own sections last: what somebody did and can do, not how to reach them. */
export function shownBackground(resume: Resume): object[] {
  const sections = [
    resume.work,
    resume.education,
    resume.projects,
    resume.skills,
    resume.certifications,
    resume.informalEducation,
    resume.awards,
    resume.languages,
    ...resume.custom,
  ];
  return sections
    .filter(({ visible }) => visible)
    .flatMap(({ items }): { isVisible: boolean }[] => items)
    .filter(({ isVisible }) => isVisible);
}

/** The heading that a section prints. */
export function sectionHeading(resume: Resume, id: SectionId): string {
  const { language } = resume.metadata;
  if (!isCustomName(id)) return headingOf(id, resume[id].heading, language);
  const section = customSectionOf(resume, id);
  return section ? customHeading(section, language) : '';
}

/** The document with another heading of a section, or with it shown or hidden. */
export function withSection(
  resume: Resume,
  id: SectionId,
  change: { heading?: string; visible?: boolean },
): Resume {
  if (!isCustomName(id)) return { ...resume, [id]: { ...resume[id], ...change } };
  const custom = resume.custom.map((section) =>
    customName(section) === id ? { ...section, ...change } : section,
  );
  return { ...resume, custom };
}
