import type { Shape, TextItem } from '../model.ts';

/** In font sizes: how a rule that stands for an underscore looks (TeX draws `\_` so where the font lacks the letter). */
const THICKEST = 0.12;
const WIDEST = 0.75;
const NARROWEST = 0.2;
const REACH = 0.3;

/** Puts the underscore back that a file draws as a short rule between two words: `siti` ▁ `aminah@…`. */
export function withDrawnUnderscores(items: readonly TextItem[], shapes: readonly Shape[]): TextItem[] {
  const rules = shapes.filter((shape) => shape.kind === 'fill' && shape.height < 1.6 && shape.width < 12);
  if (rules.length === 0) return [...items];
  const result: TextItem[] = [];
  for (const item of items) {
    const before = result.at(-1);
    const rule = before && rules.find((each) => isUnderscore(each, before, item));
    if (before && rule) result[result.length - 1] = joined(before, item);
    else result.push(item);
  }
  return result;
}

function isUnderscore(rule: Shape, left: TextItem, right: TextItem): boolean {
  const { size } = left;
  if (left.hidden || right.hidden || Math.abs(left.baseline - right.baseline) > 1) return false;
  if (rule.height > THICKEST * size || rule.width > WIDEST * size || rule.width < NARROWEST * size)
    return false;
  const end = left.x + left.width;
  const low = rule.y >= left.baseline - 0.15 * size && rule.y <= left.baseline + 0.3 * size;
  return (
    low && Math.abs(rule.x - end) < REACH * size && Math.abs(right.x - rule.x - rule.width) < REACH * size
  );
}

function joined(left: TextItem, right: TextItem): TextItem {
  const y = Math.min(left.y, right.y);
  return {
    ...left,
    text: `${left.text}_${right.text}`,
    y,
    width: right.x + right.width - left.x,
    height: Math.max(left.y + left.height, right.y + right.height) - y,
  };
}
