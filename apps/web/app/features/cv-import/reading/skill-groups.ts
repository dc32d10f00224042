import type { Details, ParsedResume } from '@setapak/ats';
import { LIMITS, type Resume } from '@setapak/resume';

type SkillItem = Resume['skills']['items'][number];
type NewSkill = Pick<SkillItem, 'name'> & Partial<Pick<SkillItem, 'level' | 'keywords'>>;

/** Skills as they stood in the CV: those of a group are the keywords of one item with the group's name, and with their level where it is one. */
export function skillsOf(skills: ParsedResume['skills'], details: Details): NewSkill[] {
  const read = skills.map(({ name }, index) => ({
    name,
    group: details[`skills.${index}.group`],
    level: details[`skills.${index}.level`] ?? '',
  }));
  return [...Map.groupBy(read, ({ group, name }) => group ?? `: ${name}`).values()].flatMap((members) => {
    const { group, level } = members[0]!;
    if (!group) return members.map(({ name, level: own }) => ({ name, level: own }));
    const isOne = members.every((member) => member.level === level);
    const keywords = members.map((member) =>
      isOne || !member.level ? member.name : `${member.name} (${member.level})`,
    );
    return chunks(keywords).map((some) => ({ name: group, level: isOne ? level : '', keywords: some }));
  });
}

function chunks(keywords: readonly string[]): string[][] {
  const count = Math.ceil(keywords.length / LIMITS.keywords);
  return Array.from({ length: count }, (_, at) =>
    keywords.slice(at * LIMITS.keywords, (at + 1) * LIMITS.keywords),
  );
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
