import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';

const BOLD =
  /bold|black|heavy|semibold|demi|extrabold|[-,]b(?:$|i)|cmbx|cmssbx|sfbx|lmbx|ntx.*bx|-medi(?!um)|[a-z]bx\d/i;
const ITALIC = /ital|obli|slant|kursiv|cmti|cmsl|cmssi|sfti|[-,]i(?:$|t)|-it\b/i;
const ICON =
  /awesome|(?<!lex|sil|hel|rub)icon(?!d)|symbol|dingbat|webding|wingding|marvosym|fontello|material|glyphicon|fa-(?:solid|brands|regular)|academicons|typicons|ionicons|octicons|feather|emoji/i;
/** `DemiCond` and `Lexicon` are faces of letters. */
export function isIconFont(name: string): boolean {
  return ICON.test(name);
}

const FORCE_BOLD = 1 << 18;
const FILL_AND_STROKE = 2;

export interface FontStyle {
  name: string;
  bold: boolean;
  italic: boolean;
  /** Its glyphs are pictures, whatever letters they claim to be. */
  icons: boolean;
}

/** Reads a font's name and weight once per font of a page. */
export class FontStyles {
  readonly #known = new Map<number, FontStyle>();
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;

  constructor(pdfium: Pdfium, scratch: Scratch) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  of(textObject: number): FontStyle {
    const font = this.#pdfium.FPDFTextObj_GetFont(textObject);
    const known = this.#known.get(font);
    if (known) return known;
    const style = this.#read(font);
    this.#known.set(font, style);
    return style;
  }

  #read(font: number): FontStyle {
    if (!font) return { name: '', bold: false, italic: false, icons: false };
    const raw = this.#scratch.text('utf-8', (buffer, length) =>
      this.#pdfium.FPDFFont_GetBaseFontName(font, buffer, length),
    );
    const name = raw.replace(/^[A-Z]{6}\+/, '');
    const flags = this.#pdfium.FPDFFont_GetFlags(font);
    return {
      name,
      bold: BOLD.test(name) || (flags > 0 && (flags & FORCE_BOLD) !== 0),
      italic: ITALIC.test(name),
      icons: isIconFont(name),
    };
  }
}

/** Text that is filled and outlined is how several producers fake a bold face. */
export function isFakeBold(renderMode: number): boolean {
  return renderMode === FILL_AND_STROKE;
}
