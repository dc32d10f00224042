import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Page } from '../blocks/arrange.ts';
import type { Random } from '../random.ts';
import { chopRuns, orderRuns, type Chop, type Order } from './chop.ts';
import { compose, type ComposeTheme, type Cut, type Measure } from './compose.ts';

const families = {
  Helvetica: {
    regular: StandardFonts.Helvetica,
    bold: StandardFonts.HelveticaBold,
    italic: StandardFonts.HelveticaOblique,
  },
  Times: {
    regular: StandardFonts.TimesRoman,
    bold: StandardFonts.TimesRomanBold,
    italic: StandardFonts.TimesRomanItalic,
  },
} as const;

/** The built-in fonts know only Windows-1252; signs outside it are drawn as their nearest neighbour there. */
const known = (text: string) => text.replaceAll('→', '»').replaceAll('∙', '·');

export async function drawWithPdfLib(
  page: Page,
  theme: ComposeTheme,
  options: { family: keyof typeof families; chop: Chop; order: Order; random: Random },
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const cuts: Cut[] = ['regular', 'bold', 'italic'];
  const [regular, bold, italic] = await Promise.all(
    cuts.map((cut) => document.embedFont(families[options.family][cut])),
  );
  if (!regular || !bold || !italic) throw new Error('a built-in font is missing');
  const fonts = { regular, bold, italic };
  const measure: Measure = (text, cut, size) => fonts[cut].widthOfTextAtSize(known(text), size);
  const { runs, marks, pages } = compose(page, theme, measure);
  const ordered = orderRuns(chopRuns(runs, options.chop, measure), options.order, options.random);
  for (let i = 0; i < pages; i++) {
    const sheet = document.addPage([595.28, 841.89]);
    for (const mark of marks.filter((one) => one.page === i))
      sheet.drawRectangle({
        x: mark.x,
        y: 841.89 - mark.y - mark.height,
        width: mark.width,
        height: mark.height,
        color: color(mark.color),
      });
    for (const run of ordered.filter((one) => one.page === i))
      sheet.drawText(known(run.text), {
        x: run.x,
        y: 841.89 - run.y - run.size * 0.8,
        size: run.size,
        font: fonts[run.cut],
        color: color(run.color),
      });
  }
  return document.save();
}

function color(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(r, g, b);
}
