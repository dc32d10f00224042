import { htmlLayout, narrow } from './html-layouts.ts';
import type { Layout } from './layout.ts';

/** The same HTML by way of other printers; both know tables better than flexible boxes. */
export const otherHtmlLayouts: Layout[] = [
  htmlLayout('wk-letter', {
    style: 'one column, table-built rows',
    producer: 'wkhtmltopdf',
    theme: { font: 'Liberation Serif', size: 11, heading: 'double', accent: '#333' },
    manner: {
      work: 'org-date/title',
      education: 'title-date/org-place',
      skills: 'pipes',
      credentials: 'comma',
      contact: 'lines',
    },
  }),
  htmlLayout('wk-side', {
    style: 'left column in a table',
    producer: 'wkhtmltopdf',
    theme: {
      font: 'Open Sans',
      size: 10,
      frame: 'side-left',
      side: narrow,
      heading: 'bar',
      accent: '#a21caf',
    },
    manner: {
      contact: 'line',
      work: 'date-first',
      education: 'stacked',
      skills: 'one-per-line',
      languages: 'dash-lines',
      credentials: 'stacked',
    },
  }),
  htmlLayout('wk-form', {
    style: 'form with a label column',
    producer: 'wkhtmltopdf',
    theme: { font: 'Carlito', size: 11.5, heading: 'plain', accent: '#000' },
    manner: { work: 'form', education: 'form', skills: 'commas', languages: 'table', credentials: 'bullets' },
    shows: { personal: 'form', documentTitle: true, headline: false, headingCases: ['numbered'] },
  }),
  htmlLayout('weasy-margin', {
    style: 'dates in the margin, table-built',
    producer: 'weasyprint',
    theme: { font: 'Lora', size: 10, heading: 'overline', accent: '#0c4a6e' },
    manner: {
      work: 'margin-date',
      education: 'margin-date',
      skills: 'columns-3',
      languages: 'row',
      credentials: 'margin-year',
      contact: 'labelled-lines',
    },
  }),
  htmlLayout('weasy-band', {
    style: 'two halves under a band',
    producer: 'weasyprint',
    theme: {
      font: 'Nunito',
      size: 9.5,
      frame: 'halves',
      sideWidth: 42,
      side: ['summary', 'skills', 'education', 'languages', 'certifications'],
      header: 'band',
      heading: 'caps',
      accent: '#155e75',
    },
    manner: {
      work: 'title-date/org-place',
      education: 'date-under',
      skills: 'chips',
      languages: 'brackets-lines',
      credentials: 'brackets',
    },
  }),
];
