import type { PageItems, TextItem } from '../model.ts';

const LIGHT = /^(?<family>.+?)[-_ ]?(?:extra|ultra|semi)?(?:light|thin|hairline)(?:italic|it|oblique)?$/i;
const PLAIN = /^(?<family>.+?)(?:[-_ ]?(?:regular|roman|book|medium))?$/i;
const MOSTLY = 0.5;
const SELDOM = 0.25;

/**
 * Words that stand out because the text is set in a light face and they in the plain one of the same family count as bold, as they look: `Lato-Regular`
 * among `Lato-Light`.
 */
export function boldAmongLight(pages: readonly PageItems[]): readonly PageItems[] {
  const letters = new Map<string, number>();
  for (const { font, text, hidden } of pages.flatMap(({ items }) => items))
    if (!hidden) letters.set(font, (letters.get(font) ?? 0) + text.length);
  const all = sum(letters.values());
  const family = commonFamily(letters, all);
  if (family === undefined) return pages;
  const faces = [...letters.keys()].filter((font) => !LIGHT.test(font) && familyOf(PLAIN, font) === family);
  const share = sum(faces.map((font) => letters.get(font)!)) / all;
  if (faces.length === 0 || share > SELDOM) return pages;
  const isBold = (item: TextItem) => !item.bold && faces.includes(item.font);
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (isBold(item) ? { ...item, bold: true } : item)),
  }));
}

/** The family whose light face most of the text is set in. */
function commonFamily(letters: ReadonlyMap<string, number>, all: number): string | undefined {
  const light = new Map<string, number>();
  for (const [font, count] of letters) {
    const family = familyOf(LIGHT, font);
    if (family !== undefined) light.set(family, (light.get(family) ?? 0) + count);
  }
  return [...light].find(([, count]) => count > MOSTLY * all)?.[0];
}

function familyOf(face: RegExp, font: string): string | undefined {
  return face.exec(font)?.groups?.family?.toLowerCase();
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
