import type { Flow } from '../layout/reading-order.ts';
import { wholePoints } from '../layout/whole-points.ts';
import { blocksWithoutHeading } from './blocks-without-heading.ts';
import { liftContactLines } from './contact-lines.ts';
import { contactsInRows } from './contacts-in-rows.ts';
import { entriesWithoutHeading } from './entries-without-heading.ts';
import { factsBelowSummary } from './facts-below-summary.ts';
import { factsBesideText } from './facts-beside-text.ts';
import type { HeadingStyles } from './heading-styles/heading-styles.ts';
import { besideHeadings, marginsOf, railsOf } from './headings-beside-text.ts';
import { headingsFarBelow } from './headings-far-below.ts';
import { headingsInTwoLines } from './headings-in-two-lines.ts';
import { activitiesUnderWork, jobsUnderActivities, worksBesideJobs } from './jobs-and-activities.ts';
import { headingsOfOneColumn } from './headings-of-one-column.ts';
import { jobsAndSchools } from './jobs-and-schools.ts';
import { splitLabelledRows } from './labelled-rows.ts';
import { raiseLoweredHeadings } from './lowered-headings.ts';
import { letterWithin } from './letter-within.ts';
import { listsBelowSummary } from './lists-below-summary.ts';
import { listsOverColumns } from './lists-over-columns.ts';
import { listsWithoutHeading } from './lists-without-heading.ts';
import { nameByContent } from './name-by-content.ts';
import { parted } from './part-at-headings.ts';
import { coursesBelowSchools, interestsBelowSkills, languagesBelowSkills } from './parts-of-lists.ts';
import { postInSection } from './post-in-section.ts';
import { prizesAndCertificates } from './prizes-and-certificates.ts';
import { refereesInColumns } from './referees-in-columns.ts';
import { runOverColumns } from './run-over-columns.ts';
import type { Section } from './section.ts';
import { schoolsUnderTraining } from './schools-under-training.ts';
import { sentencesApart } from './sentences-apart.ts';
import { sentencesBelowHeadings } from './sentences-below-headings.ts';
import { skillsBesideLanguages } from './skills-beside-languages.ts';
import { partsInGrid, partsOfLarger, underLargerHeading, withoutSubheadings } from './subheadings.ts';
import { tablesWithoutHeading } from './tables-without-heading.ts';

/** Parts the flows at their headings. What stands before a flow's first heading is of type `header`. */
export function findSections(printed: readonly Flow[], styles: HeadingStyles): Section[] {
  const flows = printed.map((flow) => ({ ...flow, lines: factsBesideText(flow.lines) }));
  const plain = parted(flows, styles, new Set());
  const rails = railsOf(plain);
  const margins = marginsOf(flows, styles);
  const sections = (rails.size + margins.size > 0 ? parted(flows, styles, rails, margins) : plain).flatMap(
    headingsOfOneColumn,
  );
  headingsInTwoLines(sections);
  raiseLoweredHeadings(sections);
  besideHeadings(sections);
  runOverColumns(sections);
  underLargerHeading(sections);
  partsOfLarger(sections);
  partsInGrid(sections);
  tablesWithoutHeading(sections);
  listsOverColumns(sections);
  nameByContent(sections);
  schoolsUnderTraining(sections);
  sentencesBelowHeadings(sections);
  jobsUnderActivities(sections);
  activitiesUnderWork(sections);
  worksBesideJobs(sections);
  withoutSubheadings(sections);
  const parts = sections
    .flatMap(letterWithin)
    .flatMap(headingsFarBelow)
    .flatMap(blocksWithoutHeading)
    .flatMap(entriesWithoutHeading)
    .flatMap(jobsAndSchools)
    .flatMap(listsWithoutHeading)
    .flatMap(factsBelowSummary)
    .flatMap(listsBelowSummary)
    .flatMap(languagesBelowSkills)
    .flatMap(interestsBelowSkills)
    .flatMap(coursesBelowSchools)
    .flatMap(prizesAndCertificates)
    .map(contactsInRows)
    .map(refereesInColumns)
    .map(postInSection)
    .map(sentencesApart);
  return liftContactLines(splitLabelledRows(wholePoints(skillsBesideLanguages(parts)))).filter(
    (section) => section.heading || section.lines.length > 0,
  );
}
