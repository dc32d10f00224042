import { formatNumber } from '~/ui/format/rupiah.ts';
/** What small text needs against its background (WCAG 2.2, 1.4.3). */
export const READABLE_RATIO = 4.5;

/** The contrast of two colours, `#RRGGBB` each: 1 for the same, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** As it is shown: never rounded up to a ratio that it doesn't have. */
export function ratioText(ratio: number): string {
  return `${formatNumber(Math.floor(ratio * 10) / 10)} : 1`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
