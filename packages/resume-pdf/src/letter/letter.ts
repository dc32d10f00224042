import { setImmediate as nextMacrotask } from 'node:timers/promises';
import type { Metadata } from '@setapak/resume';
import type { Engine } from '../engine/engine.ts';
import { fallbackFonts } from '../fonts.ts';
import { colorsOf, fontOf } from '../looks.ts';
import { printedColors } from '../printed-colors.ts';

/** A letter in words that are ready to be set. `[…]` in a text is a gap and is marked. */
export interface LetterPage {
  language: 'id' | 'en';
  /** Without the head and the colours of the CV. */
  isPlain: boolean;
  name: string;
  contacts: string[];
  dateline: string;
  facts: { label: string; value: string }[];
  recipient: string[];
  salutation: string;
  blocks: (
    | { kind: 'paragraph'; text: string }
    | { kind: 'rows'; rows: { label: string; value: string }[] }
    | { kind: 'list'; items: string[] }
  )[];
  closing: string;
}

const POINTS_PER_PIXEL = 0.75;
/** Letters are read in one go: their text is a little larger than a CV's. */
const LARGER = 1.15;

/** Sets a letter as PDF in the look of its CV. It is data all the way: nothing of it is read as markup. @throws RenderError */
export async function renderLetter(engine: Engine, page: LetterPage, look: Metadata): Promise<Uint8Array> {
  const font = fontOf(look.template, look.font);
  const size = Math.min(12, Math.max(10.5, look.fontSize * POINTS_PER_PIXEL * LARGER));
  const view = {
    ...page,
    title: page.language === 'id' ? `Surat Lamaran ${page.name}` : `Cover Letter ${page.name}`,
    template: look.template,
    paper: look.page === 'letter' ? 'us-letter' : 'a4',
    fonts: [font.family, ...fallbackFonts(page)],
    size: size * font.scale,
    wordSpace: font.wordSpace ?? 1,
    spacing: look.spacing,
    margin: look.margin,
    colors: printedColors(look.template, colorsOf(look.template, look.colors)),
  };
  const data = JSON.stringify(view, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  const pdf = engine.compile({ main: 'letter/letter.typ', data, files: {} });
  // As after every compile: the engine's memory is given back in a turn of the event loop.
  await nextMacrotask();
  return pdf;
}
