import type { Box, TextItem } from '../model.ts';
import type { Pdfium } from './engine.ts';
import type { TypedText } from './page-annotations.ts';
import { columnsWithEdges, paintArea } from './page-raster.ts';

interface PlacedText extends TypedText {
  /** As the page's text runs, and as the page is shown. */
  box: Box;
  asShown: Box;
}

const EVEN = 12;
/** Points at the sides, where a field has its border. */
const BORDER = 2.5;
/** Columns of pixels with an edge that each letter leaves at least, up to so many letters. */
const LEAST_OF_LETTER = 0.5;
const LETTERS = 30;
const FEWEST_LETTERS = 3;
/** Pixels a point. */
const FINE = 2;

/** The words of form fields and of text written on the page, about where a viewer paints them; those that it does not paint are hidden. */
export function typedWords(
  pdfium: Pdfium,
  page: number,
  form: number,
  texts: readonly PlacedText[],
): TextItem[] {
  return texts.flatMap((text) => {
    const words = wordsIn(text);
    return isUnpainted(pdfium, page, form, text)
      ? words.map((word) => ({ ...word, hidden: 'invisible' as const }))
      : words;
  });
}

/** Where the file says how a text looks and hardly anything is seen there: white letters, tiny ones, or something over them. */
function isUnpainted(
  pdfium: Pdfium,
  page: number,
  form: number,
  { text, drawn, asShown }: PlacedText,
): boolean {
  const longest = Math.max(...text.split(/[\r\n]+/).map((line) => line.trim().length));
  if (!drawn || longest < FEWEST_LETTERS) return false;
  const area = {
    x: asShown.x + BORDER,
    y: asShown.y + BORDER,
    width: asShown.width - 2 * BORDER,
    height: asShown.height - 2 * BORDER,
  };
  if (area.width <= 0 || area.height <= 0) return false;
  const raster = paintArea(pdfium, page, area, { finest: FINE, form });
  return (
    raster !== undefined &&
    columnsWithEdges(raster, area, EVEN) < LEAST_OF_LETTER * Math.min(longest, LETTERS)
  );
}

const LETTER = 0.5;
const SPACE = 0.3;
const PITCH = 1.15;
const MARGIN = 2;
const MOST_AUTOMATIC = 11;

function wordsIn({ box, text, size: said, multiline }: PlacedText): TextItem[] {
  const given = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const automatic = Math.min(MOST_AUTOMATIC, (box.height / Math.max(1, given.length)) * 0.8);
  const size = Math.min(said ?? automatic, box.height);
  const lines =
    multiline && box.height >= 2 * PITCH * size ? given.flatMap((line) => wrapped(line, box, size)) : given;
  const pitch = Math.min(PITCH * size, box.height / Math.max(1, lines.length));
  // A field of one line has its text in the middle, others at the top.
  const top =
    multiline && lines.length > 1 ? box.y + MARGIN : box.y + (box.height - lines.length * pitch) / 2;
  return lines.flatMap((line, row) => placed(line.trim(), box, size, top + row * pitch));
}

function wrapped(line: string, box: Box, size: number): string[] {
  const lines: string[] = [];
  const most = (box.width - 2 * MARGIN) / (LETTER * size);
  for (const word of line.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function placed(line: string, box: Box, size: number, y: number): TextItem[] {
  const letter = Math.min(LETTER * size, (box.width - MARGIN) / Math.max(1, line.length));
  let x = box.x + MARGIN;
  return line.split(/\s+/).map((text, index): TextItem => {
    const width = text.length * letter;
    const item: TextItem = {
      text,
      x,
      y,
      width,
      height: size,
      baseline: y + 0.9 * size,
      size,
      font: 'form',
      bold: false,
      italic: false,
      colour: 0,
    };
    if (index > 0) item.spaced = true;
    x += width + Math.min(SPACE * size, letter);
    return item;
  });
}
