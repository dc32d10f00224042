/** Points (1/72 inch), origin at the page's top left corner as a person sees the page, y grows downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why text that is in the file is not on the paper: it is kept apart and reported, and never read as content. */
export type HiddenReason = 'invisible' | 'same_colour' | 'tiny' | 'off_page' | 'covered';

/** One word as the file paints it. */
export interface TextItem extends Box {
  text: string;
  /** Distance of the base line from the page's top. */
  baseline: number;
  /** Font size as painted, in points. */
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** 0xRRGGBB */
  colour: number;
  /** The file itself put a space character between the word before and this one. */
  spaced?: boolean;
  /** Points of white between its letters beyond what the font asks for. */
  tracking?: number;
  /** Its place in the file's own order of painting; words of one cell follow each other there. */
  order?: number;
  /** The cell of a ruled table that it stands in. */
  cell?: TableCell;
  hidden?: HiddenReason;
}

/** A cell of a table; cells of one table have the same edges, to the number. */
export interface TableCell {
  /** Counted within a page. */
  table: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Lines are drawn around it; a Word file only says that there is a table, which may be one for the layout. */
  isRuled: boolean;
}

export interface PageLink extends Box {
  url: string;
}

/** A filled rectangle or picture: what text may stand on. */
export interface Shape extends Box {
  kind: 'fill' | 'image';
  colour: number;
}

export interface PageItems {
  width: number;
  height: number;
  items: TextItem[];
  shapes?: Shape[];
  /** Thin lines, upright and level. */
  rules?: Box[];
  links?: PageLink[];
  /** How many lines of letters are drawn as outlines and hold no text. */
  drawnLines?: number;
  /** Quarter turns (clockwise, degrees) of the text against the page as shown; boxes are already upright. */
  turned?: 0 | 90 | 180 | 270;
  /** Radians by which a picture of a page was turned clockwise about its middle to level its lines; boxes are level. */
  tilt?: number;
}

export type WarningCode =
  | 'hidden_text'
  | 'page_without_text'
  | 'rotated_text'
  | 'ocr_text'
  | 'unsupported_language'
  | 'not_a_cv'
  | 'other_papers'
  | 'form_values'
  | 'unreadable_glyphs'
  | 'repaired'
  | 'text_cut'
  | 'pages_cut';

export interface Warning {
  code: WarningCode;
  message: string;
  pages?: number[];
  /** What the warning is about, for example the hidden words; at most a few hundred characters. */
  detail?: string;
  /** The hidden words all go on beyond the edge of their page from a line that begins on it: nobody hid them. */
  runsOff?: true;
}
