import type { Details, ParsedResume } from '@setapak/ats';
import { LIMITS, type Resume } from '@setapak/resume';

type SkillItem = Resume['skills']['items'][number];
type NewSkill = Pick<SkillItem, 'name'> & Partial<Pick<SkillItem, 'level' | 'keywords'>>;

/** Skills as they stood in the CV: those of a group are the keywords of one item with the group's name. */
export function skillsOf(skills: ParsedResume['skills'], details: Details): NewSkill[] {
  const items: NewSkill[] = [];
  const groups = new Map<string, string[]>();
  for (const [index, { name }] of skills.entries()) {
    const group = details[`skills.${index}.group`];
    const level = details[`skills.${index}.level`] ?? '';
    if (!group) {
      items.push({ name, level });
      continue;
    }
    const keyword = level ? `${name} (${level})` : name;
    const keywords = groups.get(group);
    if (keywords && keywords.length < LIMITS.keywords) keywords.push(keyword);
    else {
      const own = [keyword];
      groups.set(group, own);
      items.push({ name: group, keywords: own });
    }
  }
  return items;
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
