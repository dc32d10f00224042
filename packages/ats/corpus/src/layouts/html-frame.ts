import type { ArrangedSection, Page } from '../blocks/arrange.ts';
import { blocksToHtml, escapeHtml, type HtmlOptions } from '../producers/html.ts';
import { fontFaces } from '../producers/fonts.ts';
import type { SectionKind } from '../sheet/sheet.ts';

export type HeadingLook =
  | 'rule'
  | 'thick-rule'
  | 'bar'
  | 'band'
  | 'plain'
  | 'caps'
  | 'centred'
  | 'centred-lines'
  | 'dotted'
  | 'pill'
  | 'small-caps'
  | 'overline'
  | 'spaced'
  | 'icon'
  | 'boxed'
  | 'double';
export type HeaderLook = 'left' | 'centre' | 'right' | 'split' | 'band' | 'boxed' | 'ruled' | 'photo-left';
export type FrameLook = 'single' | 'side-left' | 'side-right' | 'halves' | 'hanging' | 'three';

/** The looks of an HTML layout. */
export interface HtmlTheme extends HtmlOptions {
  font: string;
  size: number;
  accent: string;
  muted: string;
  paper: 'A4' | 'Letter';
  margin: string;
  heading: HeadingLook;
  header: HeaderLook;
  frame: FrameLook;
  /** Sections in the side column, or in the first of two halves. */
  side: SectionKind[];
  sideWidth: number;
  sideFill: string | null;
  sideInk: string;
  /** The header stands in the side column. */
  headerInSide: boolean;
  /** The main column comes first in the document though it stands on the right. */
  mainFirst: boolean;
  timeline: boolean;
  asideWidth: number;
  css: string;
}

export const plainTheme: HtmlTheme = {
  boxes: 'flex',
  bullets: 'list',
  font: 'Liberation Sans',
  size: 10,
  accent: '#1f4e79',
  muted: '#555',
  paper: 'A4',
  margin: '16mm',
  heading: 'rule',
  header: 'left',
  frame: 'single',
  side: [],
  sideWidth: 32,
  sideFill: null,
  sideInk: '#222',
  headerInSide: false,
  mainFirst: false,
  timeline: false,
  asideWidth: 20,
  css: '',
};

/** A whole HTML document for a page in a theme. */
export function pageToHtml(page: Page, theme: HtmlTheme): string {
  const section = (item: ArrangedSection) =>
    `<section class="s-${item.kind}"><h2>${theme.heading === 'icon' ? '<b class="ic">◆</b> ' : ''}<span>${escapeHtml(item.heading)}</span></h2><div class="body">${blocksToHtml(item.blocks, theme)}</div></section>`;
  const inSide = (item: ArrangedSection) => theme.side.includes(item.kind);
  const side = page.sections.filter(inSide).map(section).join('');
  const main = page.sections
    .filter((item) => !inSide(item))
    .map(section)
    .join('');
  const head = headerHtml(page, theme);
  const title = page.documentTitle ? `<div class="doctitle">${escapeHtml(page.documentTitle)}</div>` : '';
  return `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><title>${escapeHtml(page.name)}</title><style>${css(theme)}</style></head><body class="frame-${theme.frame}">${title}${frameHtml(theme, head, side, main)}</body></html>`;
}

function frameHtml(theme: HtmlTheme, head: string, side: string, main: string): string {
  if (theme.frame === 'single' || theme.frame === 'hanging') return head + main + side;
  const left = `<div class="side">${theme.headerInSide ? head : ''}${side}</div>`;
  const right = `<div class="content">${main}</div>`;
  const top = theme.headerInSide ? '' : head;
  if (theme.frame === 'three')
    return `${top}<div class="content">${main}</div><div class="three">${side}</div>`;
  if (theme.boxes === 'table') {
    const cells =
      theme.frame === 'side-right'
        ? `<td class="content">${main}</td><td class="side">${theme.headerInSide ? head : ''}${side}</td>`
        : `<td class="side">${theme.headerInSide ? head : ''}${side}</td><td class="content">${main}</td>`;
    return `${top}<table class="frame"><tr>${cells}</tr></table>`;
  }
  const sideFirst = theme.frame !== 'side-right';
  return `${top}<div class="frame">${sideFirst !== theme.mainFirst ? left + right : right + left}</div>`;
}

function headerHtml(page: Page, theme: HtmlTheme): string {
  const photo = page.photo ? '<div class="photo"></div>' : '';
  const name = page.nameOnTop ? `<h1>${escapeHtml(page.name)}</h1>` : '';
  const headline = page.headline ? `<div class="headline">${escapeHtml(page.headline)}</div>` : '';
  const contact =
    page.contact.length > 0 ? `<div class="contact">${blocksToHtml(page.contact, theme)}</div>` : '';
  if (!photo && !name && !headline && !contact) return '';
  if (theme.header === 'split')
    return theme.boxes === 'table'
      ? `<header><table class="row"><tr><td>${name}${headline}</td><td class="r">${contact}</td></tr></table></header>`
      : `<header class="flex"><div>${photo}${name}${headline}</div>${contact}</header>`;
  if (theme.header === 'photo-left')
    return `<header class="flex">${photo}<div style="flex:1">${name}${headline}${contact}</div></header>`;
  return `<header>${photo}${name}${headline}${contact}</header>`;
}

const headings: Record<HeadingLook, (accent: string) => string> = {
  rule: (a) => `border-bottom:1px solid ${a};color:${a};padding-bottom:1pt`,
  'thick-rule': (a) => `border-bottom:3px solid ${a};font-size:1.25em`,
  bar: (a) => `border-left:5px solid ${a};padding-left:6pt`,
  band: (a) => `background:${a};color:#fff;padding:3pt 6pt`,
  plain: () => '',
  caps: (a) => `text-transform:uppercase;color:${a};font-size:1.05em`,
  centred: (a) => `text-align:center;color:${a}`,
  'centred-lines': (a) =>
    `text-align:center;border-top:1px solid ${a};border-bottom:1px solid ${a};padding:2pt`,
  dotted: (a) => `border-bottom:2px dotted ${a};font-weight:400`,
  pill: (a) => `display:inline-block;background:${a};color:#fff;border-radius:10pt;padding:2pt 12pt`,
  'small-caps': () => 'font-variant:small-caps;border-bottom:0.6px solid #000;font-size:1.25em',
  overline: (a) => `border-top:2px solid ${a};padding-top:3pt`,
  spaced: (a) => `letter-spacing:0.28em;text-transform:uppercase;color:${a};font-size:1em;font-weight:400`,
  icon: (a) => `color:${a}`,
  boxed: (a) => `border:1px solid ${a};padding:2pt 5pt`,
  double: (a) => `border-bottom:3px double ${a};font-style:italic`,
};

function css(theme: HtmlTheme): string {
  const { accent, muted, size, sideWidth } = theme;
  const full = theme.sideFill !== null && theme.frame !== 'single';
  const frame =
    theme.frame === 'three'
      ? `.three{display:grid;grid-template-columns:repeat(3,1fr);gap:14pt}`
      : theme.boxes === 'table'
        ? `table.frame{width:100%;border-collapse:collapse}table.frame>tbody>tr>td{vertical-align:top;padding:8pt 10pt}td.side{width:${sideWidth}%}`
        : `.frame{display:flex;gap:${full ? 0 : 18}pt}.side{flex:0 0 ${sideWidth}%;min-width:0;box-sizing:border-box}.content{flex:1;min-width:0;${full ? 'padding:12mm 12mm 12mm 10mm' : ''}}${theme.mainFirst ? (theme.frame === 'side-right' ? '.content{order:1}.side{order:2}' : '.side{order:1}.content{order:2}') : ''}`;
  return `${fontFaces(theme.font)}
@page{size:${theme.paper};margin:${full ? '11mm 0' : theme.margin}}${full ? '@page:first{margin-top:0}' : ''}
*{-webkit-print-color-adjust:exact}
body{margin:0;font-family:"${theme.font}",sans-serif;font-size:${size}pt;line-height:1.36;color:#1c1c1c}
h1{font-size:2.1em;margin:0;line-height:1.15}h2 span{white-space:pre-wrap}h2{break-after:avoid;font-size:1.15em;margin:9pt 0 4pt;${headings[theme.heading](accent)}}
p{margin:1pt 0}ul{margin:2pt 0 3pt;padding-left:13pt}li{margin:1pt 0}.typed{padding-left:11pt;text-indent:-9pt}
a{color:inherit;text-decoration:none}.strong{font-weight:700}.em{font-style:italic}.muted{color:${muted}}.accent{color:${accent}}.small{font-size:.9em}
.flex{display:flex;justify-content:space-between;gap:10pt}.r{white-space:nowrap;text-align:right}.float{float:right}
table.row,table.open,table.beside{width:100%;border-collapse:collapse}table.row td,table.beside>tbody>tr>td,table.open td{padding:0 4pt 0 0;vertical-align:top}td.r{text-align:right}
.beside{display:flex;gap:10pt;margin-bottom:4pt}table.beside{display:table}.beside .aside{flex:0 0 ${theme.asideWidth}%;width:${theme.asideWidth}%}.beside .main{flex:1;min-width:0}.beside.right .aside{text-align:right}
table.ruled{width:100%;border-collapse:collapse;margin:3pt 0}table.ruled td,table.ruled th{border:.7px solid #777;padding:2.5pt 4pt;vertical-align:top;text-align:left}
table.fields{border-collapse:collapse}table.fields td{padding:1pt 4pt 1pt 0;vertical-align:top}.fields .label{min-width:88pt;width:112pt}.side .fields .label{width:52pt;min-width:40pt}
.chip{display:inline-block;border:1px solid ${accent};border-radius:4pt;padding:1pt 6pt;margin:1.5pt 1pt}
.meter{margin:2pt 0}.bar{height:4pt;background:#ddd}.fill{height:4pt;background:${accent}}.dot i{display:inline-block;width:6pt;height:6pt;border-radius:50%;margin-left:2pt;background:#ccc}.dot i.on{background:${accent}}
.columns{display:grid;gap:1pt 10pt}.entry{margin:0 0 6pt;break-inside:auto}.headline{font-size:1.15em;color:${muted};margin:1pt 0 3pt}.contact{margin:2pt 0}
.photo{width:62pt;height:62pt;border-radius:50%;background:#c9c2b8;margin:0 10pt 6pt 0}.doctitle{text-align:center;font-weight:700;font-size:1.35em;margin-bottom:8pt}
${frame}
${full ? `html,body{min-height:100%}.frame{min-height:${theme.headerInSide ? 280 : 225}mm}.side{background:${theme.sideFill};color:${theme.sideInk};padding:12mm 7mm}.side h2,.side .accent,.side .muted,.side .headline{color:${theme.sideInk}}.side .fill,.side .dot i.on{background:${theme.sideInk}}.side .bar{background:#8886}.side .chip{border-color:${theme.sideInk}}.side h1{font-size:1.7em}${theme.headerInSide ? '' : 'header{padding:10mm 12mm 4mm}'}` : ''}
${theme.header === 'centre' ? 'header{text-align:center}' : ''}${theme.header === 'right' ? 'header{text-align:right}' : ''}
${theme.header === 'band' ? `header{background:${accent};color:#fff;padding:${full ? '10mm 12mm' : '10pt 14pt'}}header .headline,header .muted{color:#fff}` : ''}
${theme.header === 'boxed' ? `header{border:1.5px solid ${accent};padding:8pt;text-align:center}` : ''}${theme.header === 'ruled' ? `header{border-top:4px solid ${accent};border-bottom:1px solid ${accent};padding:6pt 0}` : ''}
${theme.frame === 'hanging' ? `section{display:flex;gap:12pt;margin-top:6pt}section h2{flex:0 0 24%;margin-top:1pt}section .body{flex:1;min-width:0}` : ''}
${theme.timeline ? `.s-work .entry,.s-education .entry{border-left:2px solid ${accent};padding-left:10pt;position:relative}.s-work .entry::before,.s-education .entry::before{content:"";position:absolute;left:-5px;top:4pt;width:8px;height:8px;border-radius:50%;background:${accent}}` : ''}
.side{overflow-wrap:anywhere}.three{overflow-wrap:anywhere}
${theme.css}`;
}
