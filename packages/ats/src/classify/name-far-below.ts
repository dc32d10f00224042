import type { Line } from '../layout/line.ts';
import { isPlace } from '../places/find-place.ts';
import type { Section } from './section.ts';

const FAR = 3;
const MUCH_LARGER = 1.8;
const NAME = /^(?:[\p{Lu}][\p{L}'’.-]*\s?){2,5}$/u;

/** A name in large letters at the foot of the page, over or beside the contacts, where nothing at the top stands out: it opens a section of its own. */
export function nameFarBelow(sections: readonly Section[]): Section[] {
  const usual = sections.flatMap(({ lines }) => lines.map(({ size }) => size)).toSorted((a, b) => a - b);
  const size = MUCH_LARGER * (usual[usual.length >> 1] ?? Infinity);
  const large = sections.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines]);
  const [name, ...others] = large.filter((line) => line.size > size);
  if (!name || others.length > 0 || !isFarBelow(name)) return [...sections];
  return sections.flatMap((section) => {
    const at = section.lines.indexOf(name);
    if (at < 1) return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { type: 'header' as const, lines: section.lines.slice(at), flow: section.flow },
    ];
  });
}

function isFarBelow({ cells, gap, size, text }: Line): boolean {
  return cells.length === 1 && gap > FAR * size && NAME.test(text.trim()) && !isPlace(text);
}
