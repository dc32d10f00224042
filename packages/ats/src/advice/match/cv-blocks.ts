import type { ParsedResume } from '../../result/parsed-resume.ts';

/** A visible text of the CV; what is hidden in the file never reaches the result, so it cannot count. */
interface Block {
  text: string;
  path?: string;
}

/** Fields first, for their place is known; then whole sections for what no field holds. */
export function cvBlocks(result: ParsedResume): Block[] {
  const field = (path: string, text: string | null | undefined): Block[] => (text ? [{ text, path }] : []);
  return [
    ...result.skills.flatMap((skill, index) => field(`skills.${index}.name`, skill.name)),
    ...result.workExperience.flatMap((work, index) => [
      ...field(`workExperience.${index}.jobTitle`, work.jobTitle),
      ...field(`workExperience.${index}.jobDescription`, work.jobDescription),
    ]),
    ...field('headline', result.headline),
    ...field('summary', result.summary),
    ...result.certifications.flatMap((name, index) => field(`certifications.${index}`, name)),
    ...result.education.flatMap((school, index) =>
      field(`education.${index}.accreditation.inputStr`, school.accreditation?.inputStr),
    ),
    ...result.sections
      .filter((section) => section.sectionType !== 'PersonalDetails' && section.sectionType !== 'References')
      .map((section) => ({ text: section.text })),
  ];
}
