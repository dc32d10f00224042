import type { Page } from '../blocks/arrange.ts';
import type { Block, Span } from '../blocks/block.ts';
import type { Manner } from '../blocks/manner.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { narrow, plainManner } from './html-layouts.ts';
import type { Layout } from './layout.ts';

interface OfficeTheme {
  font: string;
  size: number;
  accent: string;
  centre: boolean;
  heading: 'rule' | 'shade' | 'plain' | 'underline';
  /** Dates beside text: by a tab stop, or in the cell of a table. */
  beside: 'tab' | 'table';
  side: SectionKind[];
  sidePlace: 'left' | 'right';
  sideFill: string | null;
  /** The body flows in two newspaper columns. */
  newspaper: boolean;
  /** One ruled table: headings in the left cells, their sections in the right ones. */
  grid: boolean;
  margin: number;
}

const plainTheme: OfficeTheme = {
  font: 'Carlito',
  size: 11,
  accent: '#1f3864',
  centre: false,
  heading: 'rule',
  beside: 'tab',
  side: [],
  sidePlace: 'left',
  sideFill: null,
  newspaper: false,
  grid: false,
  margin: 2,
};

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<text:line-break/>')
    .replaceAll('  ', ' <text:s/>')
    .replace(/^ /, '<text:s/>')
    .replace(/ $/, '<text:s/>');

function spans(list: Span[]): string {
  return list
    .map(({ text, look = [], href }) => {
      let out = escape(text);
      for (const one of look) out = `<text:span text:style-name="${one}">${out}</text:span>`;
      return href ? `<text:a xlink:type="simple" xlink:href="${escape(href)}">${out}</text:a>` : out;
    })
    .join('');
}

const para = (content: string, style = 'Body') => `<text:p text:style-name="${style}">${content}</text:p>`;

/** Draws blocks as flat OpenDocument; tables are numbered so that each has its own column widths. */
class Writer {
  readonly theme: OfficeTheme;
  readonly styles: string[] = [];
  private tables = 0;

  constructor(theme: OfficeTheme) {
    this.theme = theme;
  }

  table(widths: number[], rows: string[][], options: { ruled: boolean; fills?: (string | null)[] }): string {
    const name = `T${++this.tables}`;
    this.styles.push(
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:align="margins"/></style:style>`,
    );
    for (const [i, width] of widths.entries())
      this.styles.push(
        `<style:style style:name="${name}.${i}" style:family="table-column"><style:table-column-properties style:rel-column-width="${Math.round(width * 100)}*"/></style:style>`,
        `<style:style style:name="${name}c${i}" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="${options.ruled ? '0.5pt solid #777777' : 'none'}"${options.fills?.[i] ? ` fo:background-color="${options.fills[i]}"` : ''}/></style:style>`,
      );
    const columns = widths.map((_, i) => `<table:table-column table:style-name="${name}.${i}"/>`).join('');
    return `<table:table table:style-name="${name}">${columns}${rows.map((row) => `<table:table-row>${widths.map((_, i) => `<table:table-cell table:style-name="${name}c${i}" office:value-type="string">${row[i] || para('')}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
  }

  blocks(items: Block[]): string {
    return items.map((item) => this.block(item)).join('');
  }

  private block(item: Block): string {
    switch (item.type) {
      case 'row':
        return para(
          item.right ? `${spans(item.left)}<text:tab/>${spans(item.right)}` : spans(item.left),
          'Row',
        );
      case 'para':
        return para(spans(item.spans));
      case 'bullets':
        return item.items
          .map((one) => para(`${escape(item.mark)}<text:tab/>${spans(one)}`, 'Bullet'))
          .join('');
      case 'aside':
        if (this.theme.beside === 'tab' && item.main[0]?.type === 'para' && item.side === 'left') {
          const [first, ...rest] = item.main;
          return (
            para(
              `${item.aside.map(spans).join(', ')}<text:tab/>${spans(first.type === 'para' ? first.spans : [])}`,
              'Hanging',
            ) +
            rest
              .map((one) =>
                this.block(one)
                  .replaceAll('style-name="Body"', 'style-name="Indented"')
                  .replaceAll('style-name="Bullet"', 'style-name="IndentedBullet"'),
              )
              .join('')
          );
        }
        {
          const cells = [item.aside.map((one) => para(spans(one))).join(''), this.blocks(item.main)];
          return this.table(
            item.side === 'left' ? [24, 76] : [74, 26],
            [item.side === 'left' ? cells : cells.toReversed()],
            { ruled: false },
          );
        }
      case 'table':
        return this.table(
          item.widths,
          [...(item.head.length > 0 ? [item.head] : []), ...item.rows].map((row) =>
            row.map((cell) => para(spans(cell))),
          ),
          { ruled: item.ruled },
        );
      case 'fields':
        if (this.theme.beside === 'tab')
          return item.rows
            .map(({ label, value }) =>
              para(`${spans([label])}<text:tab/>${escape(item.colon)} ${spans([value])}`, 'Field'),
            )
            .join('');
        return this.table(
          [30, 4, 66],
          item.rows.map(({ label, value }) => [
            para(spans([label])),
            para(escape(item.colon)),
            para(spans([value])),
          ]),
          { ruled: false },
        );
      case 'chips':
        return para(
          item.items
            .map((one) => `<text:span text:style-name="chip"><text:s/>${spans([one])}<text:s/></text:span>`)
            .join('<text:s text:c="2"/>'),
        );
      case 'meters':
        return item.items
          .map((one) =>
            para(`${spans(one.spans)}<text:tab/>${'●'.repeat(one.level)}${'○'.repeat(5 - one.level)}`, 'Row'),
          )
          .join('');
      case 'columns': {
        const rows = Array.from({ length: Math.ceil(item.items.length / item.count) }, (_, i) =>
          item.items.slice(i * item.count, (i + 1) * item.count).map((one) => para(spans(one))),
        );
        return this.table(
          Array.from({ length: item.count }, () => 100 / item.count),
          rows,
          { ruled: false },
        );
      }
      case 'entry':
        return `${this.blocks(item.blocks)}${para('', 'Gap')}`;
    }
  }
}

function document(page: Page, theme: OfficeTheme): string {
  const writer = new Writer(theme);
  const section = (item: Page['sections'][number]) =>
    para(escape(item.heading), 'Heading') + writer.blocks(item.blocks);
  const isSide = (item: Page['sections'][number]) => theme.side.includes(item.kind);
  const main = page.sections
    .filter((item) => !isSide(item))
    .map(section)
    .join('');
  const side = page.sections.filter(isSide).map(section).join('');
  const head = [
    page.documentTitle ? para(escape(page.documentTitle), 'DocTitle') : '',
    page.nameOnTop ? para(escape(page.name), 'Name') : '',
    page.headline ? para(escape(page.headline), 'Headline') : '',
  ].join('');
  const contact = writer.blocks(page.contact).replaceAll('style-name="Body"', 'style-name="Contact"');
  let body = main + side;
  if (theme.side.length > 0)
    body = writer.table(
      theme.sidePlace === 'left' ? [33, 67] : [67, 33],
      [theme.sidePlace === 'left' ? [side, main] : [main, side]],
      { ruled: false, fills: theme.sidePlace === 'left' ? [theme.sideFill, null] : [null, theme.sideFill] },
    );
  if (theme.grid)
    body = writer.table(
      [26, 74],
      page.sections.map((item) => [para(escape(item.heading), 'Heading'), writer.blocks(item.blocks)]),
      { ruled: true },
    );
  if (theme.newspaper)
    body = `<text:section text:style-name="Newspaper" text:name="Body">${main}${side}</text:section>`;
  const width = 21 - 2 * theme.margin;
  const p = (name: string, paragraph: string, text = '', tabs = '') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}>${tabs ? `<style:tab-stops>${tabs}</style:tab-stops>` : ''}</style:paragraph-properties><style:text-properties style:font-name="F" ${text.includes('font-size') ? '' : `fo:font-size="${theme.size}pt"`} ${text}/></style:style>`;
  const t = (name: string, text: string) =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties ${text}/></style:style>`;
  const align = theme.centre ? 'fo:text-align="center"' : '';
  const headings = {
    rule: `fo:border-bottom="0.8pt solid ${theme.accent}"`,
    shade: `fo:background-color="${theme.accent}"`,
    plain: '',
    underline: '',
  }[theme.heading];
  const half = theme.grid
    ? width * 0.71
    : theme.side.length > 0
      ? width * 0.64
      : theme.newspaper
        ? width / 2 - 0.3
        : width;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${theme.font}'"/></office:font-face-decls>
<office:automatic-styles>
${p('Body', 'fo:margin-bottom="0.04cm"')}${p('Contact', `fo:margin-bottom="0.02cm" ${align}`)}${p('Gap', 'fo:margin-bottom="0cm" fo:line-height="0.2cm"', 'fo:font-size="4pt"')}
${p('Row', '', '', `<style:tab-stop style:position="${half.toFixed(2)}cm" style:type="right"/>`)}
${p('Bullet', 'fo:margin-left="0.5cm" fo:text-indent="-0.4cm"', '', '<style:tab-stop style:position="0.5cm"/>')}
${p('Hanging', 'fo:margin-left="4.2cm" fo:text-indent="-4.2cm"', '', '<style:tab-stop style:position="4.2cm"/>')}${p('Indented', 'fo:margin-left="4.2cm"')}
${p('IndentedBullet', 'fo:margin-left="4.7cm" fo:text-indent="-0.4cm"', '', '<style:tab-stop style:position="4.7cm"/>')}
${p('Field', 'fo:margin-left="5cm" fo:text-indent="-5cm"', '', '<style:tab-stop style:position="5cm"/>')}
${p('Heading', `fo:margin-top="0.3cm" fo:margin-bottom="0.12cm" fo:keep-with-next="always" ${headings}`, `fo:font-weight="bold" fo:font-size="${theme.size * 1.15}pt" fo:color="${theme.heading === 'shade' ? '#ffffff' : theme.accent}" ${theme.heading === 'underline' ? 'style:text-underline-style="solid" style:text-underline-width="auto"' : ''}`)}
${p('Name', align, `fo:font-size="${theme.size * 2}pt" fo:font-weight="bold" fo:color="${theme.accent}"`)}${p('Headline', align, `fo:font-size="${theme.size * 1.15}pt"`)}${p('DocTitle', 'fo:text-align="center" fo:margin-bottom="0.4cm"', `fo:font-weight="bold" fo:font-size="${theme.size * 1.3}pt"`)}
${t('strong', 'fo:font-weight="bold"')}${t('em', 'fo:font-style="italic"')}${t('small', `fo:font-size="${theme.size * 0.9}pt"`)}${t('muted', 'fo:color="#595959"')}${t('accent', `fo:color="${theme.accent}"`)}${t('chip', 'fo:background-color="#e7e6e6"')}
<style:style style:name="Newspaper" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.6cm"/></style:section-properties></style:style>
${writer.styles.join('\n')}
<style:page-layout style:name="PL"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="${theme.margin}cm"/>${page.footer ? '<style:footer-style><style:header-footer-properties fo:min-height="0.6cm"/></style:footer-style>' : ''}</style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="PL">${page.footer ? `<style:footer>${para(`${escape(page.footer)} <text:page-number text:select-page="current">1</text:page-number>`)}</style:footer>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>${head}${contact}${body}</office:text></office:body></office:document>
`;
}

function officeLayout(
  id: string,
  style: string,
  options: { theme?: Partial<OfficeTheme>; manner?: Partial<Manner>; shows?: Partial<Shows> },
): Layout {
  const theme = { ...plainTheme, ...options.theme };
  return {
    id,
    producer: 'libreoffice',
    columns: theme.side.length > 0 || theme.newspaper ? 2 : 1,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: (page) => ({ markup: document(page, theme), footer: null }),
  };
}

export const officeLayouts: Layout[] = [
  officeLayout('word-riwayat', 'Riwayat Hidup form, fields by tab stops, typed bullets', {
    theme: { font: 'Liberation Serif', size: 12, accent: '#000000', heading: 'underline', margin: 2.5 },
    manner: {
      work: 'sentence',
      education: 'sentence',
      skills: 'bullets',
      languages: 'bullets',
      credentials: 'margin-year',
    },
    shows: {
      personal: 'form',
      documentTitle: true,
      headline: false,
      headingCases: ['numbered', 'upper', 'colon'],
      bullets: ['-', '•', '–'],
    },
  }),
  officeLayout('word-tables', 'form with ruled tables, fields in a table', {
    theme: { font: 'Liberation Sans', size: 10, accent: '#000000', heading: 'plain', beside: 'table' },
    manner: { work: 'table', education: 'table', skills: 'commas', languages: 'table', credentials: 'table' },
    shows: { personal: 'form', documentTitle: true, headline: false, headingCases: ['numbered', 'upper'] },
  }),
  officeLayout('word-plain', 'one column, right tab dates, Calibri-like', {
    theme: { centre: true },
    manner: {
      work: 'title,org-date',
      education: 'org-date/title',
      skills: 'groups',
      credentials: 'comma',
      contact: 'lines',
    },
    shows: { skillGroups: true, bullets: ['•', '▪', '-'] },
  }),
  officeLayout('word-shaded', 'shaded headings, roles grouped, company first', {
    theme: { font: 'Caladea', accent: '#7b2c2c', heading: 'shade' },
    manner: {
      work: 'org-place/title-date',
      education: 'title-date/org-place',
      groupRoles: true,
      skills: 'columns-2',
      languages: 'dash-lines',
      credentials: 'row-year',
      contact: 'labelled-lines',
    },
    shows: { personal: 'section' },
  }),
  officeLayout('word-two-cell', 'two-cell table, shaded right cell', {
    theme: {
      font: 'Lato',
      size: 9.5,
      side: [...narrow, 'education'],
      sidePlace: 'right',
      sideFill: '#eef2f7',
      beside: 'table',
      margin: 1.5,
    },
    manner: {
      work: 'date-first',
      education: 'stacked',
      skills: 'dots',
      languages: 'brackets-lines',
      credentials: 'stacked',
      contact: 'line',
    },
    shows: { photo: false },
  }),
  officeLayout('word-newspaper', 'body in two newspaper columns', {
    theme: { font: 'Open Sans', size: 9, newspaper: true, centre: true, heading: 'plain', accent: '#0b5345' },
    manner: {
      work: 'org-first-stacked',
      education: 'stacked',
      skills: 'middots',
      languages: 'colon-lines',
      credentials: 'dash-issuer',
      contact: 'line',
    },
  }),
  officeLayout('word-margin', 'dates hang by a tab in the left margin', {
    theme: { font: 'Liberation Sans', size: 10, heading: 'rule', accent: '#444444' },
    manner: {
      work: 'margin-date',
      education: 'margin-date',
      skills: 'levels',
      languages: 'commas',
      credentials: 'margin-year',
      contact: 'fields',
    },
    shows: { documentTitle: true },
  }),
  officeLayout('word-grid', 'one ruled table, headings in the left cells', {
    theme: { font: 'Liberation Sans', size: 10, heading: 'plain', accent: '#222222', grid: true },
    manner: {
      work: 'stacked',
      education: 'title-org-parens',
      skills: 'bullets',
      languages: 'dash-lines',
      credentials: 'brackets',
      contact: 'labelled-lines',
    },
    shows: { documentTitle: true, personal: 'section' },
  }),
];
