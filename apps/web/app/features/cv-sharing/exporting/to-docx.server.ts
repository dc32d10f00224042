import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
  type ParagraphChild,
} from 'docx';
import type { PhotoFrame } from '@setapak/resume-pdf/looks';
import type {
  CvOutline,
  OutlineBlock,
  OutlineEntry,
  OutlineLink,
  OutlineList,
  OutlineSection,
  OutlineSpan,
} from './outline.ts';
import { xmlText } from '~/services/xml-text.ts';

/** Twentieths of a point. */
const PAGE = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
} as const;
const MARGIN = 1_080;
const HEADER = 480;
/** Letters of a title and its date that surely find room in a line. */
const LINE = 78;
/** Letters of contacts that surely find room in a line, and beside a photograph. */
const CONTACTS = 88;
const CONTACTS_BESIDE = 68;
/** Pixels, 96 to an inch: 25 mm wide. */
const PHOTO = { square: { width: 94, height: 94 }, portrait: { width: 94, height: 125 } };
/** English Metric Units: 4 mm. */
const AROUND_PHOTO = 144_000;
const BULLETS = 'bullets';
const NUMBERS = 'numbers';
/** Everybody who opens a DOCX has it or what stands in for it. */
const FONT = 'Calibri';
const INK = '17213F';
const BRAND = '#1D2D5E';
const QUIET = '545F7C';

interface DocxOptions {
  page: keyof typeof PAGE;
  /** Colour of name, headings and their rules, `#RRGGBB`; readable on white. */
  accent?: string;
  /** Cut already, as its frame says: a PNG where its corners are round, else a JPEG. */
  photo?: { bytes: Uint8Array; frame: PhotoFrame };
}

/** A CV as a Word file to go on writing in: real headings, lists, links and tab stops, one column, no text boxes. */
export async function toDocx(
  cv: CvOutline,
  { page, accent = BRAND, photo }: DocxOptions,
): Promise<Uint8Array> {
  const right = PAGE[page].width - 2 * MARGIN;
  const numbers = new Numbering();
  const children = [
    ...headOf(cv, photo),
    ...cv.sections.flatMap((section) => sectionOf(section, { right, numbers })),
  ];
  const document = new Document({
    title: xmlText(cv.title),
    creator: xmlText(cv.author),
    lastModifiedBy: xmlText(cv.author),
    styles: styles(cv.language, accent.replace('#', '')),
    numbering: { config: numbering },
    sections: [
      {
        properties: {
          page: {
            size: PAGE[page],
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, header: HEADER },
          },
          titlePage: true,
        },
        ...(cv.pageLabel && {
          headers: {
            first: new Header({ children: [new Paragraph({})] }),
            default: laterHead(cv.pageLabel),
          },
        }),
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

interface Setting {
  /** Where the right edge of the text stands. */
  right: number;
  numbers: Numbering;
}

/** Every numbered list counts from one anew. */
class Numbering {
  #lists = 0;
  next(): number {
    return (this.#lists += 1);
  }
}

/** Whose page it is, on all but the first. */
function laterHead({ before, between }: NonNullable<CvOutline['pageLabel']>): Header {
  const children = [xmlText(before), PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES];
  return new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children, size: 18, color: QUIET })],
      }),
    ],
  });
}

function headOf({ name, subtitle, contacts, photoAlt }: CvOutline, photo: DocxOptions['photo']): Paragraph[] {
  const lines = linesOf(contacts, photo ? CONTACTS_BESIDE : CONTACTS);
  const runs = lines.flatMap((line, at) => [
    ...(at > 0 ? [new TextRun({ break: 1 })] : []),
    ...line.flatMap((contact, index) => [
      ...(index > 0 ? [run(BETWEEN, { color: QUIET })] : []),
      linkRun(contact),
    ]),
  ]);
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [...(photo ? [photoRun(photo, photoAlt ?? '')] : []), run(name)],
    }),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', children: [run(subtitle)] })] : []),
    ...(runs.length > 0 ? [new Paragraph({ children: runs, spacing: { after: 120 } })] : []),
  ];
}

const BETWEEN = '  |  ';

/** Contacts in lines of our own: no separator ends a line. */
function linesOf(contacts: readonly OutlineLink[], most: number): OutlineLink[][] {
  const lines: OutlineLink[][] = [];
  let letters = Infinity;
  for (const contact of contacts) {
    letters += BETWEEN.length + contact.text.length;
    if (letters <= most) lines.at(-1)?.push(contact);
    else {
      lines.push([contact]);
      letters = contact.text.length;
    }
  }
  return lines;
}

/** At the right of the head, with the text beside it. */
function photoRun(
  { bytes, frame: { shape, corner } }: NonNullable<DocxOptions['photo']>,
  alt: string,
): ImageRun {
  return new ImageRun({
    type: corner > 0 ? 'png' : 'jpg',
    data: bytes,
    transformation: PHOTO[shape],
    altText: { name: alt, title: alt, description: alt },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
      margins: { top: 0, bottom: AROUND_PHOTO, left: AROUND_PHOTO, right: 0 },
    },
  });
}

function sectionOf(section: OutlineSection, setting: Setting): Paragraph[] {
  const heading = new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(section.heading)] });
  switch (section.kind) {
    case 'text':
      return [heading, ...section.blocks.flatMap((block) => blockOf(block, setting))];
    case 'entries':
      return [heading, ...section.entries.flatMap((entry) => entryOf(entry, setting))];
    case 'facts':
      return [
        heading,
        ...section.facts.map(({ name, text, href }) => {
          const value = linkRun({ text: text || name, ...(href && { href }) });
          // What has no name of its own is no value of anything: a hobby without details, skills in a row.
          return bullet(name && text ? [run(`${name}: `, { bold: true }), value] : [value], 0);
        }),
      ];
  }
}

function entryOf(
  { title, subtitle, details, date, link, blocks, note }: OutlineEntry,
  setting: Setting,
): Paragraph[] {
  const second = [subtitle, ...details].filter(Boolean);
  // A list or a text of the person's own may have no name: then there is nothing to head.
  const head = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: setting.right }],
    children: [run(title), ...(date ? dateRuns(date, title) : [])],
  });
  return [
    ...(title || date ? [head] : []),
    ...(second.length > 0
      ? [
          new Paragraph({
            keepNext: blocks.length > 0,
            children: [run(second.join(' | '), { italics: true })],
          }),
        ]
      : []),
    ...(link ? [new Paragraph({ children: [linkRun(link)] })] : []),
    ...blocks.flatMap((block) => blockOf(block, setting)),
    ...(note ? [new Paragraph({ children: [run(note)] })] : []),
  ];
}

/** A date at the right; of a title that leaves no room for it on a line of its own, or it would be broken. */
function dateRuns(date: string, title: string): TextRun[] {
  const style = { color: QUIET, bold: false };
  const fits = title.length + date.length < LINE;
  return [...(fits ? [] : [new TextRun({ break: 1 })]), run(`\t${date}`, style)];
}

function blockOf(block: OutlineBlock, setting: Setting): Paragraph[] {
  if (block.kind === 'paragraph') return [new Paragraph({ children: block.spans.flatMap(spanRuns) })];
  return listOf(block, setting, 0);
}

function listOf({ ordered, items }: OutlineList, setting: Setting, level: number): Paragraph[] {
  const instance = ordered ? setting.numbers.next() : 0;
  return items.flatMap(({ spans, list }) => {
    const children = spans.flatMap(spanRuns);
    const line = ordered
      ? new Paragraph({ children, numbering: { reference: NUMBERS, level, instance } })
      : bullet(children, level);
    return [line, ...(list ? listOf(list, setting, Math.min(1, level + 1)) : [])];
  });
}

function bullet(children: ParagraphChild[], level: number): Paragraph {
  return new Paragraph({ children, numbering: { reference: BULLETS, level } });
}

interface RunStyle {
  bold?: boolean | undefined;
  italics?: boolean | undefined;
  color?: string;
  style?: string;
}

function run(text: string, style: RunStyle = {}): TextRun {
  return new TextRun({ text: xmlText(text), ...style });
}

function linkRun({ text, href }: OutlineLink): ParagraphChild {
  if (!href) return run(text);
  return new ExternalHyperlink({ link: href, children: [run(text, { style: 'Hyperlink' })] });
}

function spanRuns({ text, bold, italic, href }: OutlineSpan): ParagraphChild[] {
  if (text === '\n') return [new TextRun({ break: 1 })];
  const style = { bold, italics: italic };
  if (!href) return [run(text, style)];
  return [new ExternalHyperlink({ link: href, children: [run(text, { ...style, style: 'Hyperlink' })] })];
}

const level = (at: number, format: 'bullet' | 'decimal', text: string) => ({
  level: at,
  format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360 * (at + 1), hanging: 260 } } },
});

const numbering = [
  { reference: BULLETS, levels: [level(0, 'bullet', '•'), level(1, 'bullet', '–')] },
  { reference: NUMBERS, levels: [level(0, 'decimal', '%1.'), level(1, 'decimal', '%2.')] },
];

function styles(language: 'id' | 'en', accent: string) {
  const value = language === 'id' ? 'id-ID' : 'en-US';
  return {
    default: {
      document: {
        run: { font: FONT, size: 21, color: INK, language: { value } },
        // Said, for some programs take it for an exact height, in which a name of two lines is printed over itself.
        paragraph: { spacing: { after: 40, line: 264, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: FONT, size: 44, bold: true, color: accent },
        paragraph: { spacing: { after: 20 } },
      },
      heading1: {
        run: { font: FONT, size: 25, bold: true, color: accent, allCaps: true },
        paragraph: {
          spacing: { before: 240, after: 80 },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 2 } },
        },
      },
      heading2: {
        run: { font: FONT, size: 22, bold: true, color: INK },
        paragraph: { spacing: { before: 120, after: 0 }, keepNext: true },
      },
      hyperlink: { run: { color: '0A5C80', underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: 25, color: QUIET },
        paragraph: { spacing: { after: 60 } },
      },
    ],
  };
}
