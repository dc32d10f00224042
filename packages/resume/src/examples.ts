import { customName, isCustomName } from './custom-names.ts';
import type { SectionId } from './layout.ts';
import { itemSectionNames } from './reference-lists.ts';
import type { Resume } from './schema.ts';

/*
 * What a starter wrote and nobody has touched since is an example: it must not go out under a person's own name unasked.
 */

interface Item {
  isVisible: boolean;
  isExample: boolean;
}

/** The sections that print something which is still an example, in the order of the document. */
export function exampleSections(resume: Resume): SectionId[] {
  const { objective, custom } = resume;
  const holds = ({ visible, items }: { visible: boolean; items: Item[] }) =>
    visible && items.some(({ isVisible, isExample }) => isVisible && isExample);
  return [
    ...(objective.visible && objective.isExample && objective.body.trim() !== ''
      ? (['objective'] as const)
      : []),
    ...itemSectionNames.filter((name) => holds(resume[name])),
    ...custom.filter(holds).map(customName),
  ];
}

/** The document without its examples, or without those of one section. */
export function withoutExamples(resume: Resume, only?: SectionId): Resume {
  return changed(resume, only, {
    items: (items) => items.filter(({ isExample }) => !isExample),
    objective: (objective) =>
      objective.isExample ? { ...objective, body: '', isExample: false } : objective,
  });
}

/** The same document, of which its owner says that all of it, or of one section, is true of them. */
export function withExamplesKept(resume: Resume, only?: SectionId): Resume {
  return changed(resume, only, {
    items: (items) => items.map((item) => ({ ...item, isExample: false })),
    objective: (objective) => ({ ...objective, isExample: false }),
  });
}

/** A starter's content, all of it marked. */
export function asExample(resume: Resume): Resume {
  return changed(resume, undefined, {
    items: (items) => items.map((item) => ({ ...item, isExample: true })),
    objective: (objective) => ({ ...objective, isExample: objective.body !== '' }),
  });
}

interface Change {
  items: <T extends Item>(items: T[]) => T[];
  objective: (objective: Resume['objective']) => Resume['objective'];
}

function changed(resume: Resume, only: SectionId | undefined, { items, objective }: Change): Resume {
  const meant = (id: SectionId) => only === undefined || only === id;
  const within = <T extends { items: Item[] }>(section: T): T => ({
    ...section,
    items: items(section.items),
  });
  const next: Resume = { ...resume };
  if (meant('objective')) next.objective = objective(resume.objective);
  for (const name of itemSectionNames) if (meant(name)) Object.assign(next, { [name]: within(resume[name]) });
  if (only === undefined || isCustomName(only))
    next.custom = resume.custom.map((section) => (meant(customName(section)) ? within(section) : section));
  return next;
}
