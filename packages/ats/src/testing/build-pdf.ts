/** How producers cut text: a whole line at once, word by word, letter by letter, or by kerning numbers without any space character. */
export type Chopping = 'lines' | 'words' | 'letters' | 'kerned';

export interface PdfText {
  text: string;
  x: number;
  /** Base line, points from the page's bottom. */
  y: number;
  size?: number;
  bold?: boolean;
  /** Fill colour as `r g b`, 0..1. */
  colour?: string;
  /** PDF's text render mode; 3 is invisible. */
  mode?: number;
  /** Operators right before and after it, inside a graphics state of its own. */
  before?: string;
  after?: string;
}

export interface PdfOptions {
  chopping?: Chopping;
  /** Degrees of /Rotate. */
  rotate?: number;
  /** Operators painted before the text, for example a filled rectangle. */
  before?: string;
  /** More entries of the pages' resource dictionary, for example `/ExtGState << … >>`. */
  resources?: string;
  /** More fonts, for example `/T3 100 0 R`. */
  fonts?: string;
  /** References to annotations of every page. */
  annotations?: string;
  /** More entries of the catalog. */
  catalog?: string;
  /** More objects, as `catalog` and `resources` name them: the first is `MORE_OBJECTS 0 R`. */
  objects?: readonly string[];
}

/** The number of the first object of `PdfOptions.objects`. */
export const MORE_OBJECTS = 100;

/** Widths of Helvetica's letters are not needed exactly: Courier's are all 600. */
const ADVANCE = 0.6;

/** A PDF written by hand, one page for each list of texts. */
export function buildPdf(pages: readonly (readonly PdfText[])[], options: PdfOptions = {}): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold /Encoding /WinAnsiEncoding >>');
  for (const [index, texts] of pages.entries()) {
    const content = `${options.before ?? ''}\n${texts.map((text) => operators(text, options.chopping ?? 'lines')).join('\n')}`;
    const rotate = options.rotate ? `/Rotate ${options.rotate} ` : '';
    const annotations = options.annotations ? `/Annots [${options.annotations}] ` : '';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${rotate}${annotations}/Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R ${options.fonts ?? ''} >> ${options.resources ?? ''} >> >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  if (options.objects)
    objects.push(...Array<string>(MORE_OBJECTS - 1 - objects.length).fill('null'), ...options.objects);
  return assembled(objects);
}

function assembled(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

function operators(text: PdfText, chopping: Chopping): string {
  const { size = 10, bold = false, colour = '0 0 0', mode = 0 } = text;
  const start = `BT ${colour} rg ${mode} Tr /${bold ? 'F2' : 'F1'} ${size} Tf`;
  const shows = parts(text.text, chopping)
    .map(({ shown, at }) => `${start} 1 0 0 1 ${text.x + at * size * ADVANCE} ${text.y} Tm ${shown} ET`)
    .join('\n');
  return text.before || text.after ? `q ${text.before ?? ''}\n${shows}\n${text.after ?? ''} Q` : shows;
}

function parts(text: string, chopping: Chopping): { shown: string; at: number }[] {
  if (chopping === 'lines') return [{ shown: `(${escaped(text)}) Tj`, at: 0 }];
  if (chopping === 'kerned') {
    const words = text.split(' ').map((word) => `(${escaped(word)})`);
    return [{ shown: `[${words.join(' -600 ')}] TJ`, at: 0 }];
  }
  const pattern = chopping === 'words' ? /\S+/g : /\S/g;
  return [...text.matchAll(pattern)].map((match) => ({
    shown: `(${escaped(match[0])}) Tj`,
    at: match.index,
  }));
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (letter) => `\\${letter}`);
}
