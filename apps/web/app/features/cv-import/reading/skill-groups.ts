import type { Details, ParsedResume } from '@setapak/ats';
import { LIMITS, type Resume } from '@setapak/resume';

type SkillItem = Resume['skills']['items'][number];
type NewSkill = Pick<SkillItem, 'name'> & Partial<Pick<SkillItem, 'level' | 'keywords'>>;

/** Skills as they stood in the CV: those of a group are the keywords of one item with the group's name, and with their level where it is one. @param isNone tells of a name that it is no skill */
export function skillsOf(
  skills: ParsedResume['skills'],
  details: Details,
  isNone: (name: string) => boolean = () => false,
): NewSkill[] {
  const read = skills
    .map(({ name }, index) => ({
      name,
      group: ofSection(details[`skills.${index}.group`]),
      level: details[`skills.${index}.level`] ?? '',
    }))
    .filter(({ name }) => !isNone(name));
  const groups = Map.groupBy(read, ({ group }) => group);
  return read.flatMap((skill) => {
    const { name, group, level } = skill;
    if (!group) return [{ name, level }];
    const members = groups.get(group)!;
    return members[0] === skill ? groupItems(group, members) : [];
  });
}

/** `Skills: Figma, Sketch` beside `Languages: …`: it names the section, and no group of it. */
const NAMES_SECTION = /^(?:skills?|keahlian|keterampilan|kemampuan|kompetensi|competenc(?:e|ies|y))$/i;

function ofSection(group: string | undefined): string | undefined {
  return group !== undefined && NAMES_SECTION.test(group) ? undefined : group;
}

/** More keywords than an item takes go on in another of the same name. */
function groupItems(group: string, members: readonly Required<Omit<NewSkill, 'keywords'>>[]): NewSkill[] {
  const shared = members.every((member) => member.level === members[0]!.level) ? members[0]!.level : '';
  // `Frontend (Senior): Vue, React`, as our own CVs print the level of a group.
  const [, bare = group, said = ''] = /^(\S.*?)\s*\(([^()]{2,20})\)$/u.exec(group) ?? [];
  const [name, level] = shared === '' ? [bare, said] : [group, shared];
  const keywords = members.map((member) =>
    member.level === shared ? member.name : `${member.name} (${member.level})`,
  );
  return Array.from({ length: Math.ceil(keywords.length / LIMITS.keywords) }, (_, at) => ({
    name,
    level,
    keywords: keywords.slice(at * LIMITS.keywords, (at + 1) * LIMITS.keywords),
  }));
}

/** A skill or a group in one line, as a person edits it: `Excel`, `Perangkat: Excel, SQL`. */
export function skillLine({ name, keywords }: Pick<SkillItem, 'name' | 'keywords'>): string {
  return keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name;
}

/** The item that such a line names. */
export function skillOf(line: string): NewSkill {
  const [name = '', list = ''] = line.split(/:\s+(.*)/s);
  const keywords = list
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  return keywords.length > 0 ? { name: name.trim(), keywords } : { name: line };
}
