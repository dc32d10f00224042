import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { hasOwnDate } from './own-dates.ts';

const LARGER = 0.5;
const FEWEST_ENTRIES = 2;
const FEWEST_LABELS = 2;

/** `Employer: Arunika` */
export function isLabelled({ text, bullet, cells }: Line): boolean {
  return !bullet && cells.length === 1 && /^\p{Lu}[\p{L} ]{1,20}:\s+\S/u.test(text);
}

/**
 * `Web Developer`, what was done there, and only then `Employer: Arunika` over `Year: 2023`: where every title, set in a look of its own, ends in
 * labelled lines of which one says when, they are read right below the title.
 */
export function labelsOnTop(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first || isLabelled(first) || first.bullet || hasOwnDate(first)) return [...lines];
  const groups: Line[][] = [];
  for (const line of lines)
    if (sameLook(line, first)) groups.push([line]);
    else groups.at(-1)!.push(line);
  const texts = groups.map((group) => group.slice(0, group.findLastIndex((line) => !isLabelled(line)) + 1));
  const isCard = ([title, ...rest]: readonly Line[], ownText: readonly Line[]) => {
    const labels = rest.slice(ownText.length - 1);
    return (
      title!.size > (labels[0]?.size ?? Infinity) + LARGER &&
      labels.length >= FEWEST_LABELS &&
      rest.every((line) => !hasOwnDate(line) || labels.includes(line)) &&
      labels.filter(hasOwnDate).length === 1
    );
  };
  if (groups.length < FEWEST_ENTRIES || !groups.every((group, index) => isCard(group, texts[index]!)))
    return [...lines];
  return groups.flatMap((group, index) => {
    const [title, ...ownText] = texts[index]!;
    return [title!, ...group.slice(ownText.length + 1), ...ownText];
  });
}
