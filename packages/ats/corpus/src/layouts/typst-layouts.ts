import type { Page } from '../blocks/arrange.ts';
import type { Block, Span } from '../blocks/block.ts';
import type { Manner } from '../blocks/manner.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { narrow, plainManner } from './html-layouts.ts';
import type { Layout } from './layout.ts';

interface TypstTheme {
  font: string;
  size: number;
  accent: string;
  heading: (title: string, accent: string) => string;
  centre: boolean;
  /** Rows as a grid, or as one line pushed apart. */
  rows: 'grid' | 'push';
  side: SectionKind[];
  sidePlace: 'none' | 'left' | 'right';
  hanging: boolean;
}

const plainTheme: TypstTheme = {
  font: 'Source Serif 4',
  size: 10,
  accent: '#1d3557',
  centre: false,
  rows: 'grid',
  side: [],
  sidePlace: 'none',
  hanging: false,
  heading: (title, accent) =>
    `#block(above: 1.1em, below: .5em)[#text(weight: "bold", size: 1.15em, fill: rgb("${accent}"))[${title}]#v(-.8em)#line(length: 100%, stroke: .6pt + rgb("${accent}"))]`,
};

const quote = (text: string) =>
  `#"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}";`;

function spans(list: Span[], theme: TypstTheme): string {
  return list
    .map(({ text, look = [], href }) => {
      let out = quote(text);
      if (look.includes('strong')) out = `#strong[${out}]`;
      if (look.includes('em')) out = `#emph[${out}]`;
      if (look.includes('small')) out = `#text(size: .9em)[${out}]`;
      if (look.includes('muted')) out = `#text(fill: luma(90))[${out}]`;
      if (look.includes('accent')) out = `#text(fill: rgb("${theme.accent}"))[${out}]`;
      return href ? `#link("${href}")[${out}]` : out;
    })
    .join('');
}

function block(item: Block, theme: TypstTheme): string {
  const line = (content: string) => `#block(spacing: .55em)[${content}]`;
  switch (item.type) {
    case 'row':
      if (!item.right) return line(spans(item.left, theme));
      return theme.rows === 'push'
        ? line(`${spans(item.left, theme)} #h(1fr) ${spans(item.right, theme)}`)
        : line(
            `#grid(columns: (1fr, auto), gutter: 8pt, [${spans(item.left, theme)}], [${spans(item.right, theme)}])`,
          );
    case 'para':
      return line(spans(item.spans, theme));
    case 'bullets':
      return line(
        `#list(marker: [${quote(item.mark)}], tight: true, ${item.items.map((one) => `[${spans(one, theme)}]`).join(', ')},)`,
      );
    case 'aside': {
      const cells = [
        `[${item.aside.map((one) => line(spans(one, theme))).join('\n')}]`,
        `[${blocks(item.main, theme)}]`,
      ];
      return line(
        `#grid(columns: ${item.side === 'left' ? '(21%, 1fr)' : '(1fr, 24%)'}, gutter: 9pt, ${(item.side === 'left' ? cells : cells.toReversed()).join(', ')})`,
      );
    }
    case 'table':
      return line(
        `#table(columns: (${item.widths.map((width) => `${width}fr`).join(', ')}), stroke: ${item.ruled ? '.5pt + luma(120)' : 'none'}, inset: 4pt, ${[...item.head, ...item.rows.flat()].map((cell) => `[${spans(cell, theme)}]`).join(', ')},)`,
      );
    case 'fields':
      return line(
        `#grid(columns: (auto, auto, 1fr), column-gutter: 4pt, row-gutter: .6em, ${item.rows.map(({ label, value }) => `[${spans([label], theme)}], [${quote(item.colon)}], [${spans([value], theme)}]`).join(', ')},)`,
      );
    case 'chips':
      return line(
        item.items
          .map(
            (one) =>
              `#box(stroke: .5pt + rgb("${theme.accent}"), radius: 3pt, inset: 3pt)[${spans([one], theme)}]`,
          )
          .join(' '),
      );
    case 'meters':
      return item.items
        .map(({ spans: own, level }) =>
          item.as === 'bar'
            ? line(
                `${spans(own, theme)} #h(1fr) #box(width: ${level * 12}pt, height: 4pt, fill: rgb("${theme.accent}"))`,
              )
            : line(
                `${spans(own, theme)} #h(1fr) ${[1, 2, 3, 4, 5].map((n) => `#box(width: 5pt, height: 5pt, radius: 50%, fill: ${n <= level ? `rgb("${theme.accent}")` : 'luma(210)'})`).join(' ')}`,
              ),
        )
        .join('\n');
    case 'columns':
      return line(
        `#grid(columns: (1fr,) * ${item.count}, gutter: 5pt, ${item.items.map((one) => `[${spans(one, theme)}]`).join(', ')},)`,
      );
    case 'entry':
      return `#block(below: .95em)[${blocks(item.blocks, theme)}]`;
  }
}

const blocks = (items: Block[], theme: TypstTheme): string =>
  items.map((item) => block(item, theme)).join('\n');

function document(page: Page, theme: TypstTheme): string {
  const section = (item: Page['sections'][number]) =>
    theme.hanging
      ? `#block(above: .9em)[#grid(columns: (23%, 1fr), gutter: 10pt, [#text(fill: rgb("${theme.accent}"), weight: "bold")[${quote(item.heading)}]], [${blocks(item.blocks, theme)}])]`
      : `${theme.heading(quote(item.heading), theme.accent)}\n${blocks(item.blocks, theme)}`;
  const isSide = (item: Page['sections'][number]) =>
    theme.sidePlace !== 'none' && theme.side.includes(item.kind);
  const main = page.sections
    .filter((item) => !isSide(item))
    .map(section)
    .join('\n');
  const side = `#set text(size: .88em)\n${page.sections.filter(isSide).map(section).join('\n')}`;
  const head = [
    page.documentTitle
      ? `#align(center)[#text(size: 1.4em, weight: "bold")[${quote(page.documentTitle)}]]`
      : '',
    page.nameOnTop ? `#text(size: 2.1em, weight: "bold")[${quote(page.name)}]` : '',
    page.headline
      ? `#block(spacing: .5em)[#text(size: 1.15em, fill: luma(80))[${quote(page.headline)}]]`
      : '',
    blocks(page.contact, theme),
  ].join('\n');
  const body =
    theme.sidePlace === 'none'
      ? main
      : `#grid(columns: ${theme.sidePlace === 'left' ? '(35%, 1fr)' : '(1fr, 33%)'}, gutter: 16pt, ${theme.sidePlace === 'left' ? `[${side}], [${main}]` : `[${main}], [${side}]`})`;
  return `#set page(paper: "a4", margin: 1.7cm${page.footer ? `, footer: align(center)[#text(size: 7pt)[${quote(page.footer)} #context counter(page).display()]]` : ''})
#set text(font: ("${theme.font}", "DejaVu Sans Mono"), size: ${theme.size}pt, hyphenate: false)
#set par(leading: .52em)
${theme.centre ? `#align(center)[${head}]` : head}
${body}
`;
}

function typstLayout(
  id: string,
  style: string,
  options: { theme?: Partial<TypstTheme>; manner?: Partial<Manner>; shows?: Partial<Shows> },
): Layout {
  const theme = { ...plainTheme, ...options.theme };
  return {
    id,
    producer: 'typst',
    columns: theme.sidePlace === 'none' ? 1 : 2,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: (page) => ({ markup: document(page, theme), footer: null }),
  };
}

export const typstLayouts: Layout[] = [
  typstLayout('typ-memo', 'one column, serif, grid rows', {
    manner: {
      work: 'org-place/title-date',
      education: 'title-date/org-place',
      skills: 'groups',
      credentials: 'row-year',
    },
    shows: { skillGroups: true },
  }),
  typstLayout('typ-rail', 'narrow right column', {
    theme: { font: 'Inter', size: 9, accent: '#7c2d12', sidePlace: 'right', side: narrow, rows: 'push' },
    manner: {
      contact: 'lines',
      work: 'date-under',
      education: 'stacked',
      skills: 'one-per-line',
      languages: 'dots',
      credentials: 'stacked',
    },
  }),
  typstLayout('typ-left', 'left column with schools', {
    theme: {
      font: 'Lato',
      size: 9.5,
      accent: '#065f46',
      sidePlace: 'left',
      side: [...narrow, 'education'],
      heading: (title, accent) =>
        `#block(above: 1.1em, below: .5em, fill: rgb("${accent}"), inset: 4pt, width: 100%)[#text(fill: white, weight: "bold")[${title}]]`,
    },
    manner: {
      contact: 'labelled-line',
      work: 'title,org-date',
      education: 'org-first-stacked',
      skills: 'bullets',
      languages: 'dash-lines',
      credentials: 'dash-issuer',
    },
    shows: { contactSection: true },
  }),
  typstLayout('typ-hang', 'hanging headings, dates in margin', {
    theme: { font: 'Libertinus Serif', size: 10.5, accent: '#4c1d95', hanging: true, rows: 'push' },
    manner: {
      work: 'stacked',
      education: 'title-org-parens',
      skills: 'pipes',
      languages: 'colon-lines',
      credentials: 'brackets',
    },
  }),
  typstLayout('typ-academic', 'academic, small caps headings, centred head', {
    theme: {
      font: 'EB Garamond',
      size: 11,
      accent: '#000000',
      centre: true,
      heading: (title) => `#block(above: 1.2em, below: .5em)[#smallcaps[${title}]]`,
    },
    manner: {
      work: 'margin-date',
      education: 'margin-date',
      skills: 'groups',
      languages: 'commas',
      credentials: 'margin-year',
      contact: 'lines',
    },
    shows: { first: ['summary', 'education'], skillGroups: true, headingCases: ['as-is'] },
  }),
  typstLayout('typ-form', 'form with fields and ruled tables', {
    theme: { font: 'Montserrat', size: 9 },
    manner: {
      work: 'table',
      education: 'table',
      skills: 'columns-3',
      languages: 'table',
      credentials: 'table',
      contact: 'fields',
    },
    shows: { personal: 'form', documentTitle: true, headline: false, headingCases: ['numbered', 'upper'] },
  }),
];
