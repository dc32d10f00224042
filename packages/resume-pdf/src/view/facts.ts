import { printedOrder, type CustomItem, type ItemSectionName, type Resume } from '@setapak/resume';
import { listed, withoutColon } from './labelled.ts';
import { linkView } from './link-view.ts';
import { splitWords } from './split-words.ts';
import type { FactView } from './view.ts';

interface Fact {
  name: string;
  text: string;
}

/** The items of a section that lists facts; undefined for a section of entries. */
export function factsOf(resume: Resume, name: ItemSectionName): FactView[] | undefined {
  if (name === 'social') return socialFacts(resume);
  const facts = factTexts(resume, name);
  if (!facts) return undefined;
  // What reads skills parts them at commas, whatever else stands there, and joins lines of lists that have semicolons.
  const inLine = name === 'skills' ? (texts: string[]) => texts.join(', ') : listed;
  return gatherPlain(facts, inLine).map(toView);
}

/** The lists of a section of one's own. */
export function customFacts(items: readonly CustomItem[]): FactView[] {
  const facts = items.map(({ title, keywords }) =>
    keywords.length === 0 ? { name: '', text: title.trim() } : { name: title.trim(), text: listed(keywords) },
  );
  return gatherPlain(facts, listed).map(toView);
}

/** Letters of a line in the widest columns. */
const LINE = 80;

function toView({ name, text }: Fact): FactView {
  const length = name.length + text.length;
  return {
    name: splitWords(withoutColon(name)),
    text: splitWords(text),
    ...(length > LINE && { long: length }),
  };
}

function factTexts(resume: Resume, name: ItemSectionName): Fact[] | undefined {
  if (name === 'skills') {
    return shown(resume.skills).map(({ name: skill, level, keywords }) => {
      if (keywords.length === 0) return { name: '', text: withNote(skill, level) };
      return { name: withNote(skill, level), text: keywords.join(', ') };
    });
  }
  if (name === 'hobbies') {
    return shown(resume.hobbies).map(({ name: hobby, keywords }) =>
      keywords.length === 0
        ? { name: '', text: hobby.trim() }
        : { name: hobby.trim(), text: listed(keywords) },
    );
  }
  if (name === 'languages') {
    return shown(resume.languages).map(({ name: language, fluency }) =>
      fluency.trim() === ''
        ? { name: '', text: language.trim() }
        : { name: language.trim(), text: fluency.trim() },
    );
  }
  return undefined;
}

/** Plain items without a name (`Excel`, `SQL`) share one line, in the place of the first. */
function gatherPlain(facts: Fact[], inLine: (texts: string[]) => string): Fact[] {
  const isPlain = ({ name }: Fact) => name === '';
  const filled = facts.filter((fact) => fact.name !== '' || fact.text !== '');
  const line = inLine(filled.filter(isPlain).map(({ text }) => text));
  return printedOrder(filled, isPlain).flatMap((fact, index, ordered) => {
    if (!isPlain(fact)) return [fact];
    const isFirst = index === 0 || !isPlain(ordered[index - 1]!);
    return isFirst ? [{ name: '', text: line }] : [];
  });
}

function socialFacts(resume: Resume): FactView[] {
  return shown(resume.social).flatMap((item) => {
    const { words, href } = linkView(item.link);
    const text = words.length > 0 ? words : splitWords(item.username.trim());
    const name = splitWords(withoutColon(item.network.trim()));
    return text.length + name.length > 0 ? [{ name, text, ...(href && { href }) }] : [];
  });
}

function withNote(name: string, note: string): string {
  const text = name.trim();
  return text !== '' && note.trim() !== '' ? `${text} (${note.trim()})` : text || note.trim();
}

function shown<T extends { isVisible: boolean }>(section: { items: T[] }): T[] {
  return section.items.filter((item) => item.isVisible);
}
