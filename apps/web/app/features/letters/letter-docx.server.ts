import { sheetOf, type Letter, type LetterSheet } from '@setapak/letter';
import {
  AlignmentType,
  Document,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { xmlText } from '~/services/xml-text.ts';

const FONT = 'Calibri';
/** Twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_250;
const LIST = 'attachments';

/** A letter as a Word file to go on writing in: plain paragraphs and tab stops, no tables and no text boxes. */
export async function letterDocx(letter: Letter): Promise<Uint8Array> {
  const sheet = sheetOf(letter);
  const document = new Document({
    title: xmlText(`${letter.subject} ${sheet.name}`.trim()),
    creator: xmlText(sheet.name),
    lastModifiedBy: xmlText(sheet.name),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 22, language: { value: sheet.language === 'id' ? 'id-ID' : 'en-US' } },
          paragraph: { spacing: { after: 160, line: 276, lineRule: LineRuleType.AUTO } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 500, hanging: 320 }, spacing: { after: 40 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: childrenOf(sheet),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function childrenOf(sheet: LetterSheet): Paragraph[] {
  const { isPlain, name, contacts, dateline, facts, recipient, salutation, blocks, closing, language } =
    sheet;
  const head = isPlain
    ? []
    : [
        new Paragraph({ spacing: { after: 20 }, children: [run(name, { bold: true, size: 30 })] }),
        new Paragraph({ spacing: { after: 320 }, children: [run(contacts.join('  |  '), { size: 19 })] }),
      ];
  const lines = (texts: string[]) =>
    texts.map((text, index) => paragraph(text, { after: index === texts.length - 1 ? 240 : 0 }));
  return [
    ...head,
    ...(dateline
      ? [
          new Paragraph({
            alignment: language === 'id' ? AlignmentType.RIGHT : AlignmentType.LEFT,
            spacing: { after: 240 },
            children: [run(dateline)],
          }),
        ]
      : []),
    ...pairs(facts, 1_200),
    ...lines(recipient),
    ...(salutation ? [paragraph(salutation)] : []),
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [paragraph(block.text)];
      if (block.kind === 'rows') return pairs(block.rows, 3_000);
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: LIST, level: 0 }, children: [run(item)] }),
      );
    }),
    new Paragraph({
      spacing: { before: 240, after: language === 'id' ? 900 : 400 },
      children: [run(closing)],
    }),
    new Paragraph({ spacing: { after: 0 }, children: [run(name, { bold: true })] }),
  ];
}

/** `Hal : …` with the colons below each other. */
function pairs(rows: { label: string; value: string }[], at: number): Paragraph[] {
  return rows.map(
    ({ label, value }, index) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.LEFT, position: at }],
        indent: { left: at + 160, hanging: at + 160 },
        spacing: { after: index === rows.length - 1 ? 240 : 0 },
        children: [run(label), new TextRun({ children: [new Tab(), ': '] }), run(value)],
      }),
  );
}

const paragraph = (text: string, spacing: { after?: number } = {}) =>
  new Paragraph({ spacing, children: [run(text)] });

const run = (text: string, style: { bold?: boolean; size?: number } = {}) =>
  new TextRun({ text: xmlText(text), ...style });
