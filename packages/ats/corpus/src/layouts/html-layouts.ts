import type { Lang } from '../content/cv.ts';
import { escapeHtml } from '../producers/html.ts';
import type { Random } from '../random.ts';
import type { Manner } from '../blocks/manner.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { pageToHtml, plainTheme, type HtmlTheme } from './html-frame.ts';
import type { Layout, Producer } from './layout.ts';

export const plainManner: Manner = {
  contact: 'line',
  separator: ' | ',
  work: 'title-date/org-place',
  education: 'title-date/org-place',
  skills: 'commas',
  languages: 'commas',
  credentials: 'brackets',
  groupRoles: false,
};

interface HtmlLayout {
  style: string;
  producer?: Producer;
  theme?: Partial<HtmlTheme>;
  manner?: Partial<Manner>;
  shows?: Partial<Shows>;
}

export function htmlLayout(
  id: string,
  { style, producer = 'chromium', theme, manner, shows }: HtmlLayout,
): Layout {
  const look: HtmlTheme = {
    ...plainTheme,
    ...(producer === 'chromium' || producer === 'cairo' ? {} : { boxes: 'table' }),
    ...theme,
  };
  const columns = look.frame === 'three' ? 3 : look.frame === 'single' || look.frame === 'hanging' ? 1 : 2;
  return {
    id,
    producer,
    columns,
    style,
    manner: { ...plainManner, ...manner },
    shows: {
      ...everything,
      ...shows,
      footer: look.sideFill === null && producer === 'chromium' && (shows?.footer ?? true),
    },
    draw: (page, random) => ({
      markup: pageToHtml(page, look),
      tagged: random.chance(0.5),
      footer: page.footer && footer(page.footer, page.lang, random),
    }),
  };
}

function footer(text: string, lang: Lang, random: Random): string {
  const [page, of] = ['<span class="pageNumber"></span>', '<span class="totalPages"></span>'];
  const number = random.pick([
    `${page}/${of}`,
    page,
    lang === 'id' ? `Halaman ${page} dari ${of}` : `Page ${page} of ${of}`,
  ]);
  return random.chance(0.5) ? `${escapeHtml(text)} &nbsp; ${number}` : `${number} | ${escapeHtml(text)}`;
}

export const narrow: SectionKind[] = [
  'contact',
  'personal',
  'skills',
  'languages',
  'certifications',
  'hobbies',
  'awards',
];

export const htmlLayouts: Layout[] = [
  htmlLayout('campus-plain', {
    style: 'one column, Times, company first, places at right',
    theme: {
      font: 'Liberation Serif',
      size: 10.5,
      accent: '#000',
      header: 'centre',
      heading: 'rule',
      paper: 'Letter',
    },
    manner: {
      work: 'org-place/title-date',
      education: 'org-place/title-date',
      skills: 'groups',
      separator: ' • ',
      credentials: 'bullets',
    },
    shows: { skillGroups: true, headingCases: ['upper', 'as-is'], headline: false },
  }),
  htmlLayout('canva-teal', {
    style: 'coloured left sidebar with photo, bars',
    theme: {
      font: 'Montserrat',
      size: 9,
      accent: '#0f766e',
      frame: 'side-left',
      side: narrow,
      sideFill: '#0f766e',
      sideInk: '#fff',
      sideWidth: 34,
      header: 'left',
      heading: 'caps',
    },
    manner: {
      work: 'date-under',
      education: 'stacked',
      skills: 'bars',
      languages: 'dash-lines',
      credentials: 'stacked',
    },
    shows: { photo: true, contactSection: true, headingCases: ['upper'] },
  }),
  htmlLayout('canva-blush', {
    style: 'right sidebar, header across, dots',
    theme: {
      font: 'Lora',
      size: 9.5,
      accent: '#9d4b5b',
      frame: 'side-right',
      side: narrow,
      sideFill: '#f6e7e4',
      sideInk: '#432',
      sideWidth: 31,
      header: 'centre',
      heading: 'spaced',
    },
    manner: {
      work: 'date-first',
      education: 'date-first',
      skills: 'dots',
      languages: 'dots',
      credentials: 'stacked',
      contact: 'icons-stack',
    },
    shows: { photo: true, headingCases: ['as-is'] },
  }),
  htmlLayout('side-header', {
    style: 'name and contacts in a light left sidebar',
    theme: {
      font: 'Nunito',
      size: 9.5,
      accent: '#334155',
      frame: 'side-left',
      side: narrow,
      sideFill: '#e8edf2',
      headerInSide: true,
      heading: 'bar',
    },
    manner: {
      contact: 'labelled-stack',
      work: 'title-date/org-place',
      education: 'org-first-stacked',
      skills: 'bullets',
      languages: 'brackets-lines',
      credentials: 'dash-issuer',
    },
    shows: { photo: true },
  }),
  htmlLayout('dark-rail', {
    style: 'dark right rail that holds the name, main column first',
    theme: {
      font: 'Inter',
      size: 9,
      accent: '#f59e0b',
      frame: 'side-right',
      side: [...narrow, 'education'],
      sideFill: '#111827',
      sideInk: '#f3f4f6',
      headerInSide: true,
      mainFirst: true,
      heading: 'plain',
    },
    manner: {
      contact: 'stack',
      work: 'title,org-date',
      education: 'stacked',
      skills: 'middots',
      languages: 'colon-lines',
      credentials: 'stacked',
    },
  }),
  htmlLayout('euro-form', {
    style: 'Europass-like: dates and labels in a left column',
    theme: {
      font: 'Carlito',
      size: 10.5,
      accent: '#0e4194',
      asideWidth: 26,
      heading: 'overline',
      header: 'ruled',
    },
    manner: {
      contact: 'fields',
      work: 'margin-date-place',
      education: 'margin-date-place',
      skills: 'groups-fields',
      languages: 'table',
      credentials: 'margin-year',
    },
    shows: { skillGroups: true, documentTitle: true, personal: 'contact' },
  }),
  htmlLayout('biodata', {
    style: 'Daftar Riwayat Hidup form with label columns and numbered parts',
    theme: { font: 'Liberation Serif', size: 11, accent: '#000', heading: 'plain', header: 'left' },
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
      headingCases: ['numbered', 'upper'],
      bullets: ['-', '•', '–'],
    },
  }),
  htmlLayout('biodata-tables', {
    style: 'form with ruled tables for school and work',
    theme: { font: 'Liberation Sans', size: 10, accent: '#000', heading: 'plain', header: 'centre' },
    manner: {
      work: 'table',
      education: 'table',
      skills: 'one-per-line',
      languages: 'table',
      credentials: 'table',
    },
    shows: {
      personal: 'form',
      documentTitle: true,
      headline: false,
      headingCases: ['numbered', 'as-is'],
      bullets: ['-', '•'],
    },
  }),
  htmlLayout('timeline', {
    style: 'timeline with dots on a vertical line',
    theme: {
      font: 'Plus Jakarta Sans',
      size: 9.5,
      accent: '#7c3aed',
      timeline: true,
      heading: 'icon',
      header: 'split',
    },
    manner: {
      contact: 'stack',
      work: 'date-first',
      education: 'date-first',
      skills: 'chips',
      languages: 'row',
      credentials: 'row-year',
    },
  }),
  htmlLayout('margin-dates', {
    style: 'dates in the left margin',
    theme: { font: 'EB Garamond', size: 11.5, accent: '#7f1d1d', heading: 'small-caps', asideWidth: 19 },
    manner: {
      contact: 'lines',
      work: 'margin-date',
      education: 'margin-date',
      skills: 'groups',
      languages: 'dash-lines',
      credentials: 'margin-year',
      separator: ' · ',
    },
    shows: { skillGroups: true, headingCases: ['as-is'] },
  }),
  htmlLayout('right-dates-block', {
    style: 'dates and places in a right column',
    theme: {
      font: 'Source Serif 4',
      size: 10,
      accent: '#14532d',
      heading: 'double',
      asideWidth: 22,
      header: 'right',
    },
    manner: {
      work: 'right-column',
      education: 'right-column',
      skills: 'pipes',
      languages: 'row',
      credentials: 'row-year',
      contact: 'lines',
    },
  }),
  htmlLayout('at-line', {
    style: 'Title at Company | City | dates on one line',
    theme: { font: 'Lato', size: 10, accent: '#b45309', heading: 'thick-rule' },
    manner: {
      work: 'at-line',
      education: 'pipes',
      skills: 'middots',
      languages: 'commas',
      credentials: 'pipes',
      contact: 'labelled-line',
    },
  }),
  htmlLayout('roles-grouped', {
    style: 'several roles under one employer',
    theme: { font: 'Open Sans', size: 9.5, accent: '#0369a1', heading: 'band', boxes: 'float' },
    manner: {
      work: 'org-date/title',
      education: 'org-date/title',
      groupRoles: true,
      skills: 'columns-3',
      languages: 'commas',
      credentials: 'comma',
    },
  }),
  htmlLayout('hanging-heads', {
    style: 'headings hang in the left margin',
    theme: { font: 'Roboto', size: 9.5, accent: '#be123c', frame: 'hanging', heading: 'caps' },
    manner: {
      work: 'title-org-parens',
      education: 'stacked',
      skills: 'levels',
      languages: 'colon-lines',
      credentials: 'stacked',
      contact: 'icons-line',
    },
  }),
  htmlLayout('halves', {
    style: 'two equal columns under a band',
    theme: {
      font: 'Lato',
      size: 9,
      accent: '#1e3a8a',
      header: 'band',
      frame: 'halves',
      sideWidth: 47,
      side: [
        'summary',
        'education',
        'skills',
        'languages',
        'certifications',
        'hobbies',
        'awards',
        'references',
      ],
      heading: 'rule',
    },
    manner: {
      work: 'org-first-stacked',
      education: 'date-under',
      skills: 'columns-2',
      languages: 'bars',
      credentials: 'brackets',
      contact: 'line',
    },
  }),
  htmlLayout('three-bottom', {
    style: 'work above, three columns below',
    theme: {
      font: 'Inter',
      size: 9,
      accent: '#0d9488',
      frame: 'three',
      side: ['education', 'skills', 'languages', 'certifications', 'hobbies', 'awards', 'organisations'],
      heading: 'overline',
      header: 'split',
    },
    manner: {
      work: 'title-date/org-place',
      education: 'stacked',
      skills: 'one-per-line',
      languages: 'brackets-lines',
      credentials: 'stacked',
      contact: 'labelled-stack',
    },
  }),
  htmlLayout('scholar', {
    style: 'academic, centred headings, education first',
    theme: { font: 'EB Garamond', size: 11, accent: '#000', heading: 'centred-lines', header: 'centre' },
    manner: {
      work: 'org-dash-title',
      education: 'org-dash-title',
      skills: 'commas',
      languages: 'commas',
      credentials: 'comma',
      separator: ' ∙ ',
    },
    shows: { first: ['summary', 'education'], documentTitle: true, headingCases: ['as-is', 'upper'] },
  }),
  htmlLayout('pills', {
    style: 'pill headings and chips, all details stacked',
    theme: { font: 'Nunito', size: 10, accent: '#db2777', heading: 'pill' },
    manner: {
      work: 'stacked',
      education: 'stacked',
      skills: 'chips',
      languages: 'dash-lines',
      credentials: 'dash-issuer',
      contact: 'icons-line',
      separator: '   ',
    },
  }),
  htmlLayout('boxed-name', {
    style: 'boxed header, boxed headings, labels',
    theme: { font: 'Carlito', size: 11, accent: '#444', header: 'boxed', heading: 'boxed', bullets: 'typed' },
    manner: {
      contact: 'labelled-lines',
      work: 'form',
      education: 'form',
      skills: 'bullets',
      languages: 'bullets',
      credentials: 'bullets',
    },
    shows: { personal: 'section', bullets: ['-', '➢', '✓', '*'] },
  }),
  htmlLayout('bare-text', {
    style: 'plain text look, colons after headings, typed dashes',
    theme: {
      font: 'Liberation Mono',
      size: 9,
      accent: '#000',
      heading: 'plain',
      bullets: 'typed',
      boxes: 'float',
    },
    manner: {
      work: 'org-dash-title',
      education: 'pipes',
      skills: 'commas',
      languages: 'commas',
      credentials: 'brackets',
      contact: 'labelled-stack',
    },
    shows: { headingCases: ['colon', 'upper', 'lower'], bullets: ['-', '*', '>'] },
  }),
  htmlLayout('spaced-caps', {
    style: 'letter-spaced headings typed with spaces',
    theme: {
      font: 'Montserrat',
      size: 9.5,
      accent: '#222',
      heading: 'plain',
      header: 'centre',
      css: 'h1{font-weight:400;letter-spacing:.12em}',
    },
    manner: {
      work: 'title-date/org-place',
      education: 'org-place/title-date',
      skills: 'middots',
      languages: 'commas',
      credentials: 'row-year',
      separator: '  /  ',
    },
    shows: { headingCases: ['spaced'] },
  }),
  htmlLayout('photo-header', {
    style: 'photo beside the name, dotted headings',
    theme: { font: 'Open Sans', size: 9.5, accent: '#65a30d', header: 'photo-left', heading: 'dotted' },
    manner: {
      contact: 'columns',
      work: 'title,org-date',
      education: 'title,org-date',
      skills: 'columns-2',
      languages: 'dots',
      credentials: 'comma',
    },
    shows: { photo: true, personal: 'contact' },
  }),
  htmlLayout('no-bullets', {
    style: 'short: jobs without descriptions',
    theme: { font: 'Lato', size: 11, accent: '#374151', heading: 'bar' },
    manner: {
      work: 'pipes',
      education: 'org-dash-title',
      skills: 'groups-stack',
      languages: 'colon-lines',
      credentials: 'dash-issuer',
      contact: 'stack',
    },
    shows: { jobBullets: 0, skillGroups: true, without: ['projects'] },
  }),
  htmlLayout('left-soft', {
    style: 'unfilled left column, table built, schools left',
    theme: {
      font: 'DejaVu Sans',
      size: 8.5,
      accent: '#0891b2',
      frame: 'side-left',
      side: ['contact', 'education', 'skills', 'languages', 'certifications'],
      boxes: 'table',
      sideWidth: 36,
      heading: 'rule',
    },
    manner: {
      work: 'date-under',
      education: 'date-first',
      skills: 'groups-stack',
      languages: 'brackets-lines',
      credentials: 'brackets',
    },
    shows: { contactSection: true, skillGroups: true },
  }),
  htmlLayout('ledger', {
    style: 'skill table, centred headings, sentences',
    theme: { font: 'Source Serif 4', size: 10, accent: '#3f3f46', heading: 'centred', header: 'centre' },
    manner: {
      work: 'sentence',
      education: 'margin-date',
      skills: 'table',
      languages: 'table',
      credentials: 'margin-year',
      contact: 'columns',
    },
  }),
  htmlLayout('run-in', {
    style: 'headings run into the first line of their section',
    theme: {
      font: 'Liberation Sans',
      size: 10,
      accent: '#000',
      heading: 'plain',
      css: 'section{margin-top:6pt}section h2{display:inline;margin-right:5pt}section .body,section .body>p:first-child{display:inline}',
    },
    manner: {
      work: 'pipes',
      education: 'pipes',
      skills: 'commas',
      languages: 'commas',
      credentials: 'comma',
      contact: 'labelled-lines',
    },
    shows: { headingCases: ['colon', 'upper'] },
  }),
  htmlLayout('centred-all', {
    style: 'every line centred',
    theme: {
      font: 'Lora',
      size: 10,
      accent: '#7a5c2e',
      header: 'centre',
      heading: 'spaced',
      bullets: 'typed',
      css: 'body{text-align:center}h2{text-align:center}.typed{padding:0;text-indent:0}',
    },
    manner: {
      work: 'stacked',
      education: 'org-first-stacked',
      skills: 'middots',
      languages: 'commas',
      credentials: 'brackets',
    },
  }),
  htmlLayout('justified', {
    style: 'justified serif text, small sidebar of schools on the right',
    theme: {
      font: 'Liberation Serif',
      size: 11,
      accent: '#5b2333',
      frame: 'side-right',
      side: ['education', 'certifications', 'languages'],
      sideWidth: 30,
      heading: 'overline',
      css: '.content p,.content li{text-align:justify}',
    },
    manner: {
      work: 'org-first-stacked',
      education: 'date-first',
      skills: 'commas',
      languages: 'colon-lines',
      credentials: 'stacked',
      contact: 'line',
    },
  }),
];
