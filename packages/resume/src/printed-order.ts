/**
 * The order in which a list of facts (skills, languages, hobbies) is printed: what has nothing beside it (`Excel`, `SQL`) shares one
 * line, in the place of the first. A line for each would look, below `Desain: Figma, Canva`, like the rest of that line; readers take
 * it so in narrow columns.
 * @param isPlain whether an item has nothing beside it
 */
export function printedOrder<T>(items: readonly T[], isPlain: (item: T) => boolean): T[] {
  const plain = items.filter(isPlain);
  return items.flatMap((item) => (!isPlain(item) ? [item] : item === plain[0] ? plain : []));
}

/** Whether an item of such a section has nothing beside it; undefined for a section of another kind. */
export function plainFact(section: string): ((item: object) => boolean) | undefined {
  return beside[section];
}

interface FactItem {
  name: string;
  title: string;
  level: string;
  fluency: string;
  keywords: readonly string[];
}

const isEmpty = (...texts: (string | undefined)[]) => texts.every((text) => (text ?? '').trim() === '');

const beside: Record<string, (item: Partial<FactItem>) => boolean> = {
  skills: ({ name, level, keywords = [] }) => keywords.length === 0 || isEmpty(name, level),
  hobbies: ({ name, keywords = [] }) => keywords.length === 0 || isEmpty(name),
  languages: ({ name, fluency }) => isEmpty(fluency) || isEmpty(name),
  /** The lists of a section of one's own. */
  custom: ({ title, keywords = [] }) => keywords.length === 0 || isEmpty(title),
};
