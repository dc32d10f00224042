import { languageAtStart } from '../lexicon/language-words.ts';
import type { Section } from './section.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { readHeading } from './read-heading.ts';

/**
 * `SKILLS`, and in the margin below it `Languages` beside languages and `Laboratory` beside what somebody knows of that, both in one look: the
 * second names a group of the skills, and no language stands beside it.
 */
export function skillsBesideLanguages(sections: readonly Section[]): Section[] {
  return sections.flatMap((section, index) => {
    const { type, heading, lines, flow } = section;
    const above = sections[index - 1];
    if (type !== 'languages' || !heading || above?.type !== 'skills' || above.flow !== flow) return [section];
    const look = styleKey(heading.cells[0]!);
    const at = lines.findIndex(
      ({ cells: [label, value] }) =>
        label !== undefined &&
        value !== undefined &&
        styleKey(label) === look &&
        styleKey(value) !== look &&
        !languageAtStart(label.text) &&
        !readHeading(label.text),
    );
    if (at < 1) return [section];
    return [
      { ...section, lines: lines.slice(0, at) },
      { type: 'skills', lines: lines.slice(at), flow },
    ];
  });
}
