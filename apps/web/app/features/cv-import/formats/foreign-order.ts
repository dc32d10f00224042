import {
  customName,
  DEFAULT_LAYOUTS,
  sectionNames,
  templateNames,
  type Layout,
  type SectionId,
} from '@setapak/resume';

/** What other programs call our sections, in small letters. */
const NAMES: ReadonlyMap<string, SectionId> = new Map(
  Object.entries<SectionId>({
    summary: 'objective',
    profile: 'objective',
    experience: 'work',
    workexperiences: 'work',
    educations: 'education',
    project: 'projects',
    skill: 'skills',
    language: 'languages',
    certificate: 'certifications',
    certificates: 'certifications',
    certification: 'certifications',
    award: 'awards',
    volunteer: 'informalEducation',
    organisation: 'informalEducation',
    organization: 'informalEducation',
    course: 'informalEducation',
    courses: 'informalEducation',
    profiles: 'social',
    interest: 'hobbies',
    interests: 'hobbies',
    reference: 'references',
  }),
);

/**
 * The layouts of a CV whose sections stand in another program's columns: designs with one column take them one after the other.
 * @param columns the names there; those of sections of one's own are their ids
 * @returns undefined where no order is given
 */
export function layoutsOf(columns: readonly (readonly string[])[]): Record<string, Layout> | undefined {
  const named = columns
    .map((names) => [...new Set(names.map(sectionOf))])
    .filter((names) => names.length > 0);
  if (named.length === 0) return undefined;
  const all = named.flat();
  return Object.fromEntries(
    templateNames.map((template) => {
      const own = DEFAULT_LAYOUTS[template];
      if (own.length === 1) return [template, [all]];
      if (named.length > 1) return [template, named];
      // One column there and two here: each section in the column that the design gives it.
      const beside = new Set(own.slice(1).flat());
      return [template, [all.filter((name) => !beside.has(name)), all.filter((name) => beside.has(name))]];
    }),
  );
}

function sectionOf(name: string): SectionId {
  const same = sectionNames.find((each) => each === name);
  return same ?? NAMES.get(name.toLowerCase()) ?? customName({ id: name.replace(/^custom\./, '') });
}

/** Lists of names, wherever a value keeps them. */
export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
