import type { Manner } from '../blocks/manner.ts';
import type { Chop, Order } from '../producers/chop.ts';
import type { ComposeTheme } from '../producers/compose.ts';
import type { PackagedFont } from '../producers/fonts.ts';
import { drawWithPdfLib } from '../producers/pdf-lib.ts';
import { drawWithPdfkit } from '../producers/pdfkit.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { narrow, plainManner } from './html-layouts.ts';
import type { Layout } from './layout.ts';

const plainTheme: ComposeTheme = {
  size: 10,
  accent: '#1e3a5f',
  centre: false,
  margin: 46,
  side: [],
  sideAt: 'left',
  sideWidth: 0.32,
  heading: 'rule',
  asideWidth: 100,
};

interface Drawn {
  theme?: Partial<ComposeTheme>;
  manner?: Partial<Manner>;
  shows?: Partial<Shows>;
  chop?: Chop;
  order?: Order;
}

function kit(
  id: string,
  style: string,
  family: PackagedFont | 'Helvetica' | 'Times',
  options: Drawn,
): Layout {
  const theme = { ...plainTheme, ...options.theme };
  return {
    id,
    producer: 'pdfkit',
    columns: theme.side.length > 0 ? 2 : 1,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: async (page, random) => ({
      pdf: await drawWithPdfkit(page, theme, {
        family,
        chop: options.chop ?? 'runs',
        order: options.order ?? 'natural',
        random,
      }),
    }),
  };
}

function lib(id: string, style: string, family: 'Helvetica' | 'Times', options: Drawn): Layout {
  const theme = { ...plainTheme, ...options.theme };
  return {
    id,
    producer: 'pdf-lib',
    columns: theme.side.length > 0 ? 2 : 1,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: async (page, random) => ({
      pdf: await drawWithPdfLib(page, theme, {
        family,
        chop: options.chop ?? 'runs',
        order: options.order ?? 'natural',
        random,
      }),
    }),
  };
}

export const drawnLayouts: Layout[] = [
  kit('kit-plain', 'one column, text in runs', 'Lato', {
    manner: {
      work: 'title-date/org-place',
      education: 'org-place/title-date',
      skills: 'pipes',
      credentials: 'row-year',
    },
  }),
  kit('kit-words', 'dates in the margin, text word by word without spaces', 'Source Serif 4', {
    chop: 'words',
    manner: {
      work: 'margin-date',
      education: 'margin-date',
      skills: 'groups',
      languages: 'dash-lines',
      credentials: 'margin-year',
    },
    shows: { skillGroups: true },
  }),
  kit('kit-side', 'left column, columns written line by line across', 'Inter', {
    order: 'top-down',
    theme: { size: 9, side: narrow, accent: '#047857', heading: 'bar' },
    manner: {
      contact: 'lines',
      work: 'date-under',
      education: 'stacked',
      skills: 'one-per-line',
      languages: 'bars',
      credentials: 'stacked',
    },
  }),
  kit('kit-form', 'form with label columns and tables', 'Times', {
    theme: { size: 11, heading: 'plain', accent: '#000000' },
    manner: {
      work: 'table',
      education: 'table',
      skills: 'bullets',
      languages: 'bullets',
      credentials: 'table',
    },
    shows: { personal: 'form', documentTitle: true, headline: false, headingCases: ['numbered', 'upper'] },
  }),
  lib('lib-glyphs', 'one column, glyph by glyph', 'Helvetica', {
    chop: 'glyphs',
    manner: { work: 'org-date/title', education: 'title,org-date', skills: 'commas', credentials: 'comma' },
  }),
  lib('lib-shuffled', 'right column, pieces written in random order', 'Helvetica', {
    order: 'shuffled',
    theme: { size: 9.5, side: narrow, sideAt: 'right', accent: '#9f1239' },
    manner: {
      contact: 'labelled-lines',
      work: 'title,org-date',
      education: 'date-first',
      skills: 'bullets',
      languages: 'brackets-lines',
      credentials: 'dash-issuer',
    },
  }),
  lib('lib-bold-first', 'bold text first, words apart', 'Times', {
    chop: 'words',
    order: 'bold-first',
    theme: { size: 11, centre: true },
    manner: {
      work: 'org-place/title-date',
      education: 'org-place/title-date',
      skills: 'groups',
      languages: 'commas',
      credentials: 'brackets',
    },
    shows: { skillGroups: true },
  }),
  lib('lib-reversed', 'sentences with dates at left, written from the last piece to the first', 'Times', {
    chop: 'pairs',
    order: 'reversed',
    theme: { heading: 'plain', size: 10.5 },
    manner: {
      work: 'sentence',
      education: 'date-under',
      skills: 'columns-2',
      languages: 'colon-lines',
      credentials: 'bullets',
      contact: 'fields',
    },
  }),
];
