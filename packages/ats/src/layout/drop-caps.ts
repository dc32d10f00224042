import type { TextItem } from '../model.ts';

/** In sizes of the text beside it: how large the letter is at least, and how far the text may stand from it. */
const LARGE = 2;
const WIDEST_GAP = 1.5;

/** The large first letter of a paragraph, as magazines set it, stands in the first of the rows beside it. */
export function withDropCaps(items: readonly TextItem[]): readonly TextItem[] {
  const caps = items.filter(({ text, hidden }) => !hidden && text.length <= 2 && /^\p{Lu}$/u.test(text));
  if (caps.length === 0) return items;
  const whole = new Map<TextItem, TextItem | undefined>();
  for (const cap of caps) {
    const first = firstWordBeside(cap, items);
    if (!first) continue;
    // A typed space before it: the letter is a word of its own (`A nurse …`).
    const text = cap.text + (first.spaced ? ' ' : '') + first.text;
    whole.set(cap, undefined);
    whole.set(first, { ...first, text, x: cap.x, width: first.x + first.width - cap.x });
  }
  if (whole.size === 0) return items;
  return items.flatMap((item) => (whole.has(item) ? (whole.get(item) ?? []) : [item]));
}

function firstWordBeside(cap: TextItem, items: readonly TextItem[]): TextItem | undefined {
  const right = cap.x + cap.width;
  const beside = items.filter(
    ({ x, baseline, size, hidden }) =>
      !hidden &&
      cap.size >= LARGE * size &&
      x > right - 1 &&
      x - right < WIDEST_GAP * size &&
      baseline > cap.baseline - 0.9 * cap.size &&
      baseline < cap.baseline + 1.5 * size,
  );
  const rows = beside.toSorted((a, b) => a.baseline - b.baseline);
  const [first, second] = rows;
  const isParagraph = first && second && second.baseline - first.baseline > 0.8 * first.size;
  return isParagraph && /^\p{Ll}/u.test(first.text) && Math.abs(first.x - second.x) < 2 ? first : undefined;
}
