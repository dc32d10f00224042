import type { Metadata, TemplateName } from '@setapak/resume';
import { isDark, isReadable, madeReadable, mixed } from './contrast.ts';

/** The colours that a template prints, `#RRGGBB` each. */
export interface PrintedColors {
  background: string;
  /** Of headings and other letters with an accent: what was chosen, as much darker as letters need. */
  primary: string;
  /** What was chosen, for areas. */
  area: string;
  /** Letters on an area, and quieter ones. */
  onArea: string;
  quietOnArea: string;
  text: string;
  /** Quieter than the text. */
  muted: string;
  /** Whether the paper is dark. */
  isDark: boolean;
}

/** How much of the accent a template tints a ground of text with. */
const TINTS: Partial<Record<TemplateName, number>> = { castform: 0.09, ditto: 0.08, gengar: 0.07 };

/** What a template prints of colours: whichever were chosen, letters can be read. */
export function printedColors(template: TemplateName, colors: Metadata['colors']): PrintedColors {
  const { background, primary, text } = colors;
  const grounds = [background, mixed(background, primary, TINTS[template] ?? 0)] as const;
  const ink = madeReadable(text, grounds);
  const onArea = [background, ink].find((color) => isReadable(color, [primary])) ?? letterOn(primary);
  return {
    background,
    primary: madeReadable(primary, grounds),
    area: primary,
    onArea,
    quietOnArea: quietest(onArea, primary, [primary]),
    text: ink,
    muted: quietest(ink, background, grounds),
    isDark: isDark(background),
  };
}

function letterOn(ground: string): string {
  return isDark(ground) ? '#FFFFFF' : '#000000';
}

/** The colour, up to a fifth nearer to the ground, so far as it stays readable. */
function quietest(color: string, ground: string, grounds: readonly string[]): string {
  const shares = [0.18, 0.12, 0.06];
  const share = shares.find((each) => isReadable(mixed(color, ground, each), grounds)) ?? 0;
  return mixed(color, ground, share);
}
