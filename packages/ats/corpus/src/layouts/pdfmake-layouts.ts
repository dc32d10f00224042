import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Page } from '../blocks/arrange.ts';
import type { Block, Span } from '../blocks/block.ts';
import type { Manner } from '../blocks/manner.ts';
import { fontFile, type PackagedFont } from '../producers/fonts.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { narrow, plainManner } from './html-layouts.ts';
import type { Layout } from './layout.ts';

interface MakeTheme {
  font: PackagedFont;
  size: number;
  accent: string;
  side: SectionKind[];
  centre: boolean;
}

const families: PackagedFont[] = ['Lato', 'Nunito', 'Lora', 'Inter'];

function spans(list: Span[], theme: MakeTheme): Content {
  return {
    text: list.map(({ text, look = [], href }) => ({
      text,
      bold: look.includes('strong'),
      italics: look.includes('em'),
      color: look.includes('accent') ? theme.accent : look.includes('muted') ? '#555555' : undefined,
      link: href,
    })),
  };
}

function block(item: Block, theme: MakeTheme): Content {
  switch (item.type) {
    case 'row':
      return item.right
        ? {
            columns: [
              { width: '*', stack: [spans(item.left, theme)] },
              { width: 'auto', stack: [spans(item.right, theme)] },
            ],
            columnGap: 8,
          }
        : spans(item.left, theme);
    case 'para':
      return spans(item.spans, theme);
    case 'bullets':
      return item.mark === '•'
        ? { ul: item.items.map((one) => spans(one, theme)), margin: [0, 1, 0, 2] }
        : {
            stack: item.items.map((one) => ({
              columns: [
                { width: 10, text: item.mark },
                { width: '*', stack: [spans(one, theme)] },
              ],
            })),
          };
    case 'aside': {
      const aside = {
        width: item.side === 'left' ? 95 : 90,
        stack: item.aside.map((one) => spans(one, theme)),
      };
      const main = { width: '*', stack: item.main.map((one) => block(one, theme)) };
      return {
        columns: item.side === 'left' ? [aside, main] : [main, aside],
        columnGap: 10,
        margin: [0, 0, 0, 4],
      };
    }
    case 'table':
      return {
        table: {
          widths: item.widths.map((width) => (width === Math.max(...item.widths) ? '*' : `${width - 3}%`)),
          body: [...(item.head.length > 0 ? [item.head] : []), ...item.rows].map((row) =>
            row.map((cell) => spans(cell, theme)),
          ),
        },
        layout: item.ruled ? 'lightHorizontalLines' : 'noBorders',
      };
    case 'fields':
      return {
        table: {
          widths: ['auto', 4, '*'],
          body: item.rows.map(({ label, value }) => [
            spans([label], theme),
            item.colon,
            spans([value], theme),
          ]),
        },
        layout: 'noBorders',
      };
    case 'chips':
      return spans(
        item.items.flatMap((one, i) => (i > 0 ? [{ text: '    ', label: null }, one] : [one])),
        theme,
      );
    case 'meters':
      return {
        stack: item.items.map(({ spans: own, level }) => ({
          columns: [
            spans(own, theme),
            {
              width: 70,
              canvas: [{ type: 'rect' as const, x: 0, y: 4, w: level * 13, h: 4, color: theme.accent }],
            },
          ],
        })),
      };
    case 'columns':
      return {
        columns: Array.from({ length: item.count }, (_, i) => ({
          stack: item.items.filter((_one, j) => j % item.count === i).map((one) => spans(one, theme)),
        })),
      };
    case 'entry':
      return { stack: item.blocks.map((one) => block(one, theme)), margin: [0, 0, 0, 6] };
  }
}

async function draw(page: Page, theme: MakeTheme): Promise<Uint8Array> {
  pdfmake.setFonts(
    Object.fromEntries(
      families.map((family) => [
        family,
        {
          normal: fontFile(family, 'regular'),
          bold: fontFile(family, 'bold'),
          italics: fontFile(family, 'italic'),
          bolditalics: fontFile(family, 'bold'),
        },
      ]),
    ),
  );
  pdfmake.setLocalAccessPolicy(() => true);
  pdfmake.setUrlAccessPolicy(() => false);
  const align = theme.centre ? 'center' : 'left';
  const section = (item: Page['sections'][number]): Content => ({
    stack: [
      {
        text: item.heading,
        bold: true,
        fontSize: theme.size * 1.2,
        color: theme.accent,
        margin: [0, 8, 0, 3],
      },
      ...item.blocks.map((one) => block(one, theme)),
    ],
  });
  const isSide = (item: Page['sections'][number]) => theme.side.includes(item.kind);
  const main = page.sections.filter((item) => !isSide(item)).map(section);
  const side = page.sections.filter(isSide).map(section);
  const head: Content[] = [
    ...(page.documentTitle
      ? [{ text: page.documentTitle, bold: true, fontSize: theme.size * 1.4, alignment: 'center' as const }]
      : []),
    ...(page.nameOnTop ? [{ text: page.name, bold: true, fontSize: theme.size * 2.1 }] : []),
    ...(page.headline ? [{ text: page.headline, fontSize: theme.size * 1.15 }] : []),
    ...page.contact.map((one) => block(one, theme)),
  ];
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [42, 42, 42, 46],
    defaultStyle: { font: theme.font, fontSize: theme.size, lineHeight: 1.15 },
    content: [
      { stack: head, alignment: align },
      ...(theme.side.length > 0
        ? [
            {
              columns: [
                { width: '*', stack: main },
                { width: 155, stack: side },
              ],
              columnGap: 18,
            },
          ]
        : [...main, ...side]),
    ],
    ...(page.footer
      ? {
          footer: (current: number, count: number) => ({
            text: `${page.footer} · ${current}/${count}`,
            fontSize: 7,
            alignment: 'center' as const,
          }),
        }
      : {}),
  };
  return pdfmake.createPdf(definition).getBuffer();
}

function makeLayout(
  id: string,
  style: string,
  options: { theme?: Partial<MakeTheme>; manner?: Partial<Manner>; shows?: Partial<Shows> },
): Layout {
  const theme: MakeTheme = {
    font: 'Lato',
    size: 10,
    accent: '#0b4f6c',
    side: [],
    centre: false,
    ...options.theme,
  };
  return {
    id,
    producer: 'pdfmake',
    columns: theme.side.length > 0 ? 2 : 1,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: async (page) => ({ pdf: await draw(page, theme) }),
  };
}

export const pdfmakeLayouts: Layout[] = [
  makeLayout('make-simple', 'one column, company first', {
    theme: { centre: true },
    manner: {
      work: 'org-date/title',
      education: 'org-date/title',
      skills: 'columns-3',
      credentials: 'row-year',
      contact: 'lines',
    },
  }),
  makeLayout('make-side', 'right column of short sections', {
    theme: { font: 'Nunito', side: narrow, accent: '#7a1f3d' },
    manner: {
      work: 'date-under',
      education: 'title,org-date',
      skills: 'bars',
      languages: 'brackets-lines',
      credentials: 'stacked',
    },
  }),
  makeLayout('make-labels', 'label and value rows, dates under titles', {
    theme: { font: 'Lora' },
    manner: {
      work: 'form',
      education: 'form',
      skills: 'groups-fields',
      languages: 'colon-lines',
      credentials: 'comma',
      contact: 'fields',
    },
    shows: { skillGroups: true, personal: 'section' },
  }),
];
