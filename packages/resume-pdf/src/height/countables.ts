import type { TemplateName } from '@setapak/resume';
import type { BlockView, EntryView, ResumeView, SectionView } from '../view/view.ts';
import { facesOf, lineCount, rowCount, spansText, textWidth, wordsText, type Face } from './line-count.ts';

const MM = 72 / 25.4;

/** What a column's height is made of. */
export const COUNTED = [
  'textSections',
  'entrySections',
  'factSections',
  'headingLines',
  'entries',
  'titleLines',
  'smallRows',
  'smallLines',
  'headsWithText',
  'paragraphs',
  'paragraphLines',
  'lists',
  'points',
  'pointLines',
  'joints',
  'facts',
  'factLines',
  'notes',
  'noteLines',
] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

/** What the head's height is made of. */
export const COUNTED_OF_HEAD = [
  'head',
  'subtitles',
  'subtitleLines',
  'contactRows',
  'contactLines',
  'squarePhotos',
  'portraitPhotos',
] as const;
export type HeadCounts = Record<(typeof COUNTED_OF_HEAD)[number], number>;

type DateAt = 'right' | 'behind' | 'below' | 'line';

/** Millimetres of a template's page, as `templates/NAME.typ` draws them. */
interface Page {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where dates stand; `right` where nothing is said. */
  dateAt?: DateAt;
  /** The narrow column and the gutter beside it. */
  narrow?: { width: number; gutter: number };
  /** Ems of the name, of the subtitle, of contacts, and of the space around what separates these. */
  name: number;
  subtitle: number;
  contacts?: number;
  apart: number;
  /** What separates contacts. */
  sign: string;
  /** Less for the head than for the rest, where no photograph stands beside it. */
  headLess?: number;
  /** Ems of a square photograph and of what is left free beside it; 9.5 and 2 where nothing is said, none where that depends on the text. */
  photo?: { size: number; gutter: number; isContactALine?: true } | 'none';
}

const beside = (side: number) => ({ left: side, right: side });

export const PAGES: Record<TemplateName, Page> = {
  onyx: {
    ...beside(17),
    top: 15,
    bottom: 14,
    name: 2.6,
    subtitle: 1.25,
    apart: 1.2,
    sign: '|',
    contacts: 0.96,
  },
  pikachu: {
    ...beside(17),
    top: 17,
    bottom: 14,
    dateAt: 'below',
    narrow: { width: 50, gutter: 13 },
    name: 2.9,
    subtitle: 1.25,
    apart: 0.64,
    sign: '•',
  },
  gengar: {
    ...beside(13),
    top: 13,
    bottom: 14,
    dateAt: 'below',
    narrow: { width: 52, gutter: 14 },
    name: 2.8,
    subtitle: 1.25,
    apart: 1.2,
    sign: '|',
    contacts: 0.96,
  },
  castform: {
    ...beside(19),
    top: 16,
    bottom: 15,
    name: 2.7,
    subtitle: 1.2,
    apart: 1.2,
    sign: '·',
    contacts: 0.96,
  },
  glalie: {
    ...beside(16),
    top: 13,
    bottom: 12,
    dateAt: 'behind',
    name: 2.5,
    subtitle: 1.15,
    apart: 1,
    sign: '·',
    photo: { size: 7, gutter: 1.4 },
  },
  celebi: {
    ...beside(21),
    top: 16,
    bottom: 14,
    name: 2.75,
    subtitle: 1.18,
    apart: 1,
    sign: '·',
    photo: 'none',
    contacts: 0.96,
  },
  empoleon: {
    ...beside(20),
    top: 16,
    bottom: 14,
    name: 2.3,
    subtitle: 1.2,
    apart: 1.2,
    sign: '|',
    photo: { size: 9.6, gutter: 2, isContactALine: true },
  },
  rapidash: {
    ...beside(16),
    top: 13,
    bottom: 12,
    dateAt: 'line',
    name: 2.2,
    subtitle: 1.12,
    apart: 0.9,
    sign: '|',
    photo: { size: 6.5, gutter: 2 },
  },
  smeargle: {
    left: 21,
    right: 18,
    top: 17,
    bottom: 15,
    name: 3.5,
    subtitle: 1.35,
    apart: 1.1,
    sign: '•',
    headLess: 20,
  },
  alakazam: {
    ...beside(21),
    top: 16,
    bottom: 14,
    name: 2.4,
    subtitle: 1.15,
    apart: 1,
    sign: '·',
    photo: { size: 8.5, gutter: 2 },
  },
  arcanine: { ...beside(21), top: 17, bottom: 16, name: 3.1, subtitle: 1.3, apart: 1.4, sign: '|' },
  ditto: { ...beside(18), top: 16, bottom: 14, name: 2.6, subtitle: 1.22, apart: 1.1, sign: '·' },
};

/** How far text stands to the right of a narrow column's headings, in ems. */
const INDENT = 0.8;
/** Room for a point's mark, beside the mark. */
const BODY_INDENT = 0.65;
/** Of a date's or a subtitle's face, which is heavier, to that of running text. */
const HEAVIER = 1.025;
/** Of the name's face to that of titles. */
const BOLDER = 1.05;

/** The margins of a page above and below, in points. */
export function marginsOf({ template, margin }: Pick<ResumeView, 'template' | 'margin'>) {
  const { top, bottom } = PAGES[template];
  return { top: top * MM * margin, bottom: bottom * MM * margin };
}

/** A foot that says whose page it is, as `shared/page.typ` keeps room for it. */
const FOOT = { points: 18, ems: 1.6 };

/** How much of a page is for text, in points, and where that begins. */
export function roomOf(view: Pick<ResumeView, 'template' | 'margin' | 'size' | 'page'>) {
  const { top, bottom } = marginsOf(view);
  const foot = view.page.label ? Math.max(bottom, FOOT.points + FOOT.ems * view.size) : bottom;
  return { top, room: (view.page.paper === 'a4' ? 297 * MM : 792) - top - foot };
}

const NO_HEAD = Object.fromEntries(COUNTED_OF_HEAD.map((name) => [name, 0])) as HeadCounts;

export interface Countables {
  /** The text of the head, and the photograph beside it: the higher one counts. */
  heads: HeadCounts[];
  /** The second one is the narrow one. */
  columns: Counts[];
}

/** Of a square photograph's side, as `shared/photo.typ` has it. */
const PORTRAIT_WIDTH = 0.84;
/** An icon and the space behind it, in ems. */
const ICON = 1.2;

/** What stands on the page, counted; undefined where something is that is not. */
export function countablesOf(view: ResumeView): Countables | undefined {
  const faces = facesOf(view.fonts[0]!);
  const page = PAGES[view.template];
  const { photo = { size: 9.5, gutter: 2 } } = page;
  const hasPhoto = view.photo !== undefined;
  if (!faces || view.code || (hasPhoto && photo === 'none')) return undefined;
  const em = view.size;
  const paper = view.page.paper === 'a4' ? 210 * MM : 612;
  const room = (paper - (page.left + page.right) * MM * view.margin) / em;
  const isPortrait = view.photoFrame.shape === 'portrait';
  const besideHead =
    hasPhoto && photo !== 'none'
      ? photo.size * (isPortrait ? PORTRAIT_WIDTH : 1) + photo.gutter
      : ((page.headLess ?? 0) * MM) / em;
  const headRoom = room - besideHead;
  const name = Math.min(view.nameEms, textWidth(wordsText(view.name), faces.title) * BOLDER);
  if (name * page.name > headRoom) return undefined;
  const subtitle = wordsText(view.subtitle);
  const contacts = view.contacts.map(
    ({ words }) => textWidth(wordsText(words), faces.text) + (view.icons ? ICON : 0),
  );
  const separator = page.apart + textWidth(page.sign, faces.text);
  const isContactALine = hasPhoto && photo !== 'none' && photo.isContactALine;
  const text: HeadCounts = {
    ...NO_HEAD,
    head: 1,
    subtitles: subtitle === '' ? 0 : 1,
    contactRows: contacts.length === 0 ? 0 : 1,
    subtitleLines: subtitle === '' ? 0 : lineCount(subtitle, headRoom / page.subtitle, faces.text),
    contactLines: isContactALine
      ? contacts.length
      : rowCount(contacts, separator, headRoom / (page.contacts ?? 1)),
  };
  const heads = hasPhoto
    ? [text, { ...NO_HEAD, [isPortrait ? 'portraitPhotos' : 'squarePhotos']: 1 }]
    : [text];
  const filled = view.columns.filter((sections) => sections.length > 0);
  const { narrow, dateAt = 'right' } = page;
  if (!narrow || filled.length < 2)
    return { heads, columns: filled.map((sections) => countColumn(sections, { room, dateAt, ...faces })) };
  const wide = room - ((narrow.width + narrow.gutter) * MM) / em;
  const [main = [], side = []] = view.columns;
  return {
    heads,
    columns: [
      countColumn(main, { room: wide, dateAt, ...faces }),
      countColumn(side, { room: (narrow.width * MM) / em - INDENT, dateAt: 'behind', ...faces }),
    ],
  };
}

interface Column {
  room: number;
  dateAt: DateAt;
  text: Face;
  title: Face;
}

function countColumn(sections: readonly SectionView[], column: Column): Counts {
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;
  for (const section of sections) {
    counts.headingLines += lineCount(wordsText(section.heading), column.room / 1.1, column.title);
    if (section.kind === 'text') {
      counts.textSections += 1;
      countBlocks(counts, section.blocks, column);
    } else if (section.kind === 'facts') {
      counts.factSections += 1;
      for (const { name, text } of section.facts) {
        counts.facts += 1;
        const label = name.length > 0 ? `${wordsText(name)}${text.length > 0 ? ':' : ''}` : '';
        const used = textWidth(label, column.title);
        counts.factLines +=
          text.length === 0
            ? lineCount(label, column.room, column.title)
            : lineCount(wordsText(text), column.room, column.text, used);
      }
    } else {
      counts.entrySections += 1;
      countEntries(counts, section, column);
    }
  }
  return counts;
}

/** As `look-in` of `section.typ` has it. */
function dateAtIn(section: SectionView & { kind: 'entries' }, dateAt: DateAt): DateAt {
  if (section.name === 'certifications' || section.name === 'awards' || section.short) return 'behind';
  const isBelowDated = section.entries.some(
    ({ date }, index) => date === '' && (section.entries[index - 1]?.date ?? '') !== '',
  );
  return isBelowDated ? 'behind' : dateAt;
}

function countEntries(counts: Counts, section: SectionView & { kind: 'entries' }, column: Column): void {
  const dateAt = dateAtIn(section, column.dateAt);
  const isAtRight = dateAt === 'right' || dateAt === 'line';
  const dateRoom = isAtRight
    ? Math.max(...section.entries.map(({ date }) => textWidth(date, column.text) * HEAVIER))
    : 0;
  for (const entry of section.entries) {
    counts.entries += 1;
    countHead(counts, entry, column, dateAt, dateRoom);
    countBlocks(counts, entry.blocks, column);
    if (!entry.note) continue;
    counts.notes += 1;
    const label = entry.note.label.length > 0 ? `${wordsText(entry.note.label)}: ` : '';
    counts.noteLines += lineCount(label + wordsText(entry.note.words), column.room, column.text);
  }
}

function countHead(counts: Counts, entry: EntryView, column: Column, dateAt: DateAt, dateRoom: number): void {
  const { text, title, room } = column;
  const isAtRight = dateAt === 'right' || dateAt === 'line';
  const hasDate = entry.date !== '';
  const titleRoom = isAtRight && hasDate ? room - dateRoom - 1.5 : room;
  const subtitles = entry.subtitles.map((words) => textWidth(wordsText(words), text) * HEAVIER);
  const small = [...entry.details, ...(entry.link ? [entry.link.words] : [])].map((words) =>
    textWidth(wordsText(words), text),
  );
  const separator = textWidth(' · ', text);
  const name = wordsText(entry.title);
  let rows: number[][] = [];
  if (dateAt === 'line') {
    const parts = [...(name === '' ? [] : [textWidth(name, title)]), ...subtitles, ...small];
    counts.titleLines += Math.max(hasDate ? 1 : 0, rowCount(parts, separator, titleRoom));
  } else {
    if (name !== '' || (isAtRight && hasDate)) counts.titleLines += lineCount(name, titleRoom, title);
    const date = hasDate && !isAtRight ? [textWidth(entry.date, text) * HEAVIER] : [];
    rows = dateAt === 'below' ? [subtitles, [...date, ...small]] : [[...subtitles, ...date, ...small]];
  }
  for (const row of rows) {
    if (row.length === 0) continue;
    counts.smallRows += 1;
    counts.smallLines += rowCount(row, separator, room);
  }
  if (entry.blocks.length > 0 || entry.note) counts.headsWithText += 1;
}

function countBlocks(counts: Counts, blocks: readonly BlockView[], column: Column): void {
  blocks.forEach((block, index) => {
    if (index > 0) counts.joints += 1;
    if (block.kind === 'paragraph') {
      counts.paragraphs += 1;
      counts.paragraphLines += lineCount(spansText(block.spans), column.room, column.text);
      return;
    }
    counts.lists += 1;
    const indent = BODY_INDENT + textWidth('•', column.text);
    for (const { spans, list } of block.items) {
      counts.points += 1;
      counts.pointLines += lineCount(spansText(spans), column.room - indent, column.text);
      if (list) countBlocks(counts, [list], { ...column, room: column.room - indent });
    }
  });
}
