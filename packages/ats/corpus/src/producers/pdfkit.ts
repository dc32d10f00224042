import PDFDocument from 'pdfkit';
import type { Page } from '../blocks/arrange.ts';
import type { Random } from '../random.ts';
import { chopRuns, orderRuns, type Chop, type Order } from './chop.ts';
import { compose, type ComposeTheme, type Measure } from './compose.ts';
import { fontFile, type PackagedFont } from './fonts.ts';

/** Draws a page with PDFKit; `family` is a packaged font or one of the fonts every PDF reader has. */
export async function drawWithPdfkit(
  page: Page,
  theme: ComposeTheme,
  options: { family: PackagedFont | 'Helvetica' | 'Times'; chop: Chop; order: Order; random: Random },
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: page.name },
  });
  const standard = {
    Helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
    Times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  };
  for (const cut of ['regular', 'bold', 'italic'] as const) {
    if (options.family === 'Helvetica' || options.family === 'Times')
      document.registerFont(cut, standard[options.family][cut]);
    else document.registerFont(cut, fontFile(options.family, cut));
  }
  const measure: Measure = (text, cut, size) => document.font(cut).fontSize(size).widthOfString(text);
  const { runs, marks, pages } = compose(page, theme, measure);
  const ordered = orderRuns(chopRuns(runs, options.chop, measure), options.order, options.random);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (let i = 0; i < pages; i++) {
    document.addPage();
    for (const mark of marks.filter((one) => one.page === i))
      document.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.color);
    for (const run of ordered.filter((one) => one.page === i))
      document
        .font(run.cut)
        .fontSize(run.size)
        .fillColor(run.color)
        .text(run.text, run.x, run.y, { lineBreak: false });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
