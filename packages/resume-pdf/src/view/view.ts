import type { PhotoFrame } from '../looks.ts';
import type { PrintedColors } from '../printed-colors.ts';
import type { Language, Metadata, SectionId, TemplateName } from '@setapak/resume';
import type { Words } from './split-words.ts';

/*
 * What a template gets: text already worded and dated in the document's language, hidden and empty parts gone. Templates
 * only set type. The shape is read by `templates/shared/*.typ`.
 */

export interface SpanView {
  words: Words;
  bold?: true;
  italic?: true;
  href?: string;
  /** Stands in place of words: a line ends here. */
  break?: true;
}

/** A text; one without anything to set apart is a string. */
export type SpansView = string | SpanView[];

export interface ListView {
  kind: 'list';
  ordered: boolean;
  /** `long`: so many lines that a page break may part them. */
  items: { spans: SpansView; long?: true; list?: ListView }[];
  /** What page breaks leave together: all of it, or its first two and its last two points. */
  keep?: 'all' | 'ends';
}

interface ParagraphView {
  kind: 'paragraph';
  spans: SpansView;
  /** A short one that stays with what follows it. */
  keep?: 'all';
}

export type BlockView = ParagraphView | ListView;

export interface LinkView {
  words: Words;
  href?: string;
}

/** A dated thing with a heading of its own: a job, a degree, a project. */
export interface EntryView {
  title: Words;
  /** The company and the kind of employment; one of them for most entries. */
  subtitles: Words[];
  /** Small facts behind them: place, grade. */
  details: Words[];
  date: string;
  link?: LinkView;
  /** Ems that its small parts are at most wide, each with a separator: `widest.ts`. */
  ems: { title: number; subtitles: number; small: number; date: number };
  blocks: BlockView[];
  /** A labelled list below the text, such as courses; a list of the person's own need not have a name. */
  note?: { label: Words; words: Words };
}

/** A name with what belongs to it: a group of skills, a language and its level. */
export interface FactView {
  name: Words;
  text: Words;
  href?: string;
  /** Its letters, where it takes more than a line of a wide column. */
  long?: number;
}

export type SectionView = {
  name: SectionId;
  heading: Words;
  /** Entries of a line or two, whose dates stand behind the issuer. */
  short?: true;
} & (
  | { kind: 'text'; blocks: BlockView[] }
  | { kind: 'entries'; entries: EntryView[] }
  | { kind: 'facts'; facts: FactView[] }
);

export interface ContactView extends LinkView {
  kind: 'email' | 'phone' | 'place' | 'linkedin' | 'website' | 'birth';
}

export interface CodeView {
  /** Squares a side. */
  size: number;
  /** The dark ones, as a path of an SVG in which each is one unit wide. */
  path: string;
  alt: string;
}

export interface ResumeView {
  template: TemplateName;
  language: Language;
  /** PDF metadata. */
  title: string;
  author: string;
  page: {
    paper: 'a4' | 'us-letter';
    continuous: boolean;
    /** What the pages behind the first say at their foot: words before, between and after their number and how many there are. */
    label?: { before: string; between: string };
  };
  linkStyle: Metadata['linkStyle'];
  icons: boolean;
  /** The day of an archived document, which its standard wants to know. */
  date?: { year: number; month: number; day: number };
  /** Families in order of preference: the chosen one, then the fallbacks. */
  fonts: string[];
  /** Points of the running text. */
  size: number;
  /** Factor on the font's own space between words. */
  wordSpace: number;
  spacing: number;
  /** Factor on the paper's margins. */
  margin: number;
  colors: PrintedColors;
  name: Words;
  /** How wide the name is at most in one line. */
  nameEms: number;
  subtitle: Words;
  contacts: ContactView[];
  /** The picture's path in the compiler's file system, when there is one. */
  photo?: string;
  /** What readers of the screen say of it. */
  photoAlt?: string;
  /** How the picture is cut. */
  photoFrame: PhotoFrame;
  /** A QR code that leads to the CV: a drawing, of which no reader of text knows. */
  code?: CodeView;
  columns: SectionView[][];
}
