/** What small text needs against its background (WCAG 2.2, 1.4.3). */
export const READABLE_RATIO = 4.5;

/** The contrast of two colours, `#RRGGBB` each: 1 for the same, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a text of a colour is readable on each of the grounds. */
export function isReadable(color: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrastRatio(color, ground) >= READABLE_RATIO);
}

/** Whether letters on a ground are rather light than dark. */
export function isDark(ground: string): boolean {
  return contrastRatio(ground, '#FFFFFF') > contrastRatio(ground, '#000000');
}

/** So much of a second colour in a first one, 0 to 1. */
export function mixed(color: string, other: string, share: number): string {
  const from = channels(other);
  const parts = channels(color).map((value, index) =>
    Math.round(value + ((from[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`.toUpperCase();
}

const STEPS = 50;

/** The colour itself where it is readable on the grounds; else as little darker (on dark grounds lighter) as makes it so. */
export function madeReadable(color: string, grounds: readonly [string, ...string[]]): string {
  const end = isDark(grounds[0]) ? '#FFFFFF' : '#000000';
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mixed(color, end, step / STEPS);
    if (isReadable(candidate, grounds)) return candidate;
  }
  return end;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
