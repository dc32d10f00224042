import type { Fragment } from '../../layout/fragment.ts';
import { isCapitals } from '../../text/normalise.ts';
import { rememberedFor } from '../../text/remembered.ts';

/** A heading's words without the ornament that some templates put before it. */
export function headingText(fragment: Fragment): string {
  return fragment.bullet > 0 ? fragment.text.slice(fragment.bullet) : fragment.text;
}

export const styleKey: (fragment: Fragment) => string = rememberedFor(makeStyleKey);

function makeStyleKey(fragment: Fragment): string {
  const capitals = isCapitals(fragment.text) ? 'C' : 'l';
  const bold = fragment.bold ? 'B' : 'r';
  return `${halfPoints(fragment.size)}${bold}${capitals}${fragment.italic ? 'i' : ''}${fragment.colour.toString(16)}`;
}

export function halfPoints(size: number): number {
  return Math.round(size * 2) / 2;
}

export function bodySizeOf(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const key = halfPoints(size);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

export function usualColour(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { colour, text } of fragments) letters.set(colour, (letters.get(colour) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function differsInColour(one: Fragment, other: Fragment): boolean {
  return styleKey(one).replace(/[0-9a-f]+$/, '') === styleKey(other).replace(/[0-9a-f]+$/, '');
}

export function otherCase(key: string): string {
  return key.replace(/[Cl](?=i?[0-9a-f]*$)/, (letter) => (letter === 'C' ? 'l' : 'C'));
}
