import { type Line, withCells } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import type { Flow } from '../layout/reading-order.ts';
import { wholePoints } from '../layout/whole-points.ts';
import { liftContactLines } from './contact-lines.ts';
import { contactsInRows } from './contacts-in-rows.ts';
import { entriesWithoutHeading } from './entries-without-heading.ts';
import { factsBelowSummary } from './facts-below-summary.ts';
import type { HeadingStyles } from './heading-styles/heading-styles.ts';
import { besideHeadings, marginsOf, railsOf } from './headings-beside-text.ts';
import { headingsFarBelow } from './headings-far-below.ts';
import { headingsInTwoLines } from './headings-in-two-lines.ts';
import { activitiesUnderWork, jobsUnderActivities } from './jobs-and-activities.ts';
import { jobsAndSchools } from './jobs-and-schools.ts';
import { splitLabelledRows } from './labelled-rows.ts';
import { raiseLoweredHeadings } from './lowered-headings.ts';
import { listsOverColumns } from './lists-over-columns.ts';
import { nameByContent } from './name-by-content.ts';
import { nameFarBelow } from './name-far-below.ts';
import { parted } from './part-at-headings.ts';
import { coursesBelowSchools, interestsBelowSkills, languagesBelowSkills } from './parts-of-lists.ts';
import { prizesAndCertificates } from './prizes-and-certificates.ts';
import { readHeading } from './read-heading.ts';
import { runOverColumns } from './run-over-columns.ts';
import type { Section } from './section.ts';
import { sentencesBelowHeadings } from './sentences-below-headings.ts';
import { skillsBesideLanguages } from './skills-beside-languages.ts';
import { partsOfLarger, underLargerHeading, withoutSubheadings } from './subheadings.ts';
import { tablesWithoutHeading } from './tables-without-heading.ts';

/** Parts the flows at their headings. What stands before a flow's first heading is of type `header`. */
export function findSections(printed: readonly Flow[], styles: HeadingStyles): Section[] {
  const flows = printed.map((flow) => ({ ...flow, lines: withoutCommonLabel(flow.lines) }));
  const plain = parted(flows, styles, new Set());
  const rails = railsOf(plain);
  const margins = marginsOf(flows, styles);
  const sections = rails.size + margins.size > 0 ? parted(flows, styles, rails, margins) : plain;
  headingsInTwoLines(sections);
  raiseLoweredHeadings(sections);
  besideHeadings(sections);
  runOverColumns(sections);
  underLargerHeading(sections);
  partsOfLarger(sections);
  tablesWithoutHeading(sections);
  listsOverColumns(sections);
  nameByContent(sections);
  sentencesBelowHeadings(sections);
  jobsUnderActivities(sections);
  activitiesUnderWork(sections);
  withoutSubheadings(sections);
  const parts = nameFarBelow(sections)
    .flatMap(headingsFarBelow)
    .flatMap(entriesWithoutHeading)
    .flatMap(jobsAndSchools)
    .flatMap(factsBelowSummary)
    .flatMap(languagesBelowSkills)
    .flatMap(interestsBelowSkills)
    .flatMap(coursesBelowSchools)
    .flatMap(prizesAndCertificates)
    .map(contactsInRows);
  return liftContactLines(splitLabelledRows(wholePoints(skillsBesideLanguages(parts)))).filter(
    (section) => section.heading || section.lines.length > 0,
  );
}

const FEWEST_LABELLED = 3;

/** `SECTION   Education`: the same word in a panel before each heading says nothing. */
function withoutCommonLabel(lines: Line[]): Line[] {
  const labelled = lines.filter(({ cells: [label, heading, ...others] }) => {
    const isPair = label !== undefined && heading !== undefined && others.length === 0;
    return isPair && label.bold && heading.bold && !/\d/.test(label.text) && !isMostlyDate(heading.text);
  });
  if (labelled.length < FEWEST_LABELLED) return lines;
  const [[label, pairs] = ['', []]] = [...Map.groupBy(labelled, ({ cells }) => cells[0]!.text)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const headings = pairs.filter(({ cells }) => readHeading(cells[1]!.text));
  if (readHeading(label) || headings.length < FEWEST_LABELLED || headings.length < pairs.length / 2)
    return lines;
  return lines.map((line) => (pairs.includes(line) ? withCells(line, [line.cells[1]!]) : line));
}
