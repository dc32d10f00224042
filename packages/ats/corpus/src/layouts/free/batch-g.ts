import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, SIDE, without, type Skills } from './free.ts';

const flat = (groups: Skills) => groups.flatMap((group) => group.items);

/** Round 7, written blind after round 6 was mended: other people's ways to say the same. */
export const batchG: Layout[] = [
  free('g-dash-lists', {
    style:
      'typed like a letter: dashes for bullets, employer and post joined with a dash, the period in brackets below',
    font: 'Liberation Serif',
    shows: { rough: true, headingCases: ['upper', 'colon'] },
    css: 'body{font-size:12pt}h2{font-size:12pt}p{margin:0}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><p>${esc(joinText(' - ', e.title, e.org))}</p>${e.date ? `<p>(${esc(e.date)})</p>` : ''}${el('p', e.grade)}${[...e.notes, e.intro, ...e.bullets].map((x) => (x ? `<p>- ${esc(x)}</p>` : '')).join('')}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('p', `- ${x.name}`))
          .join(''),
      credential: (c) => el('p', `- ${joinText(' - ', c.name, c.issuer)}${c.date ? ` (${c.date})` : ''}`),
      language: (l) => el('p', `- ${joinText(': ', l.name, l.level)}`),
    }),
  }),
  free('g-icon-rows', {
    style: 'signs before place and period in a row below the post; employer after a comma in another colour',
    font: 'Lato',
    css: '.m{color:#777;font-size:8.5pt}.o{color:#0ca678}h2{text-transform:uppercase;border-bottom:2pt solid #0ca678}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${e.org ? `, <span class="o">${esc(e.org)}</span>` : ''}<div class="m">${e.date ? `⌚ ${esc(e.date)} ` : ''}${e.place ? `⚑ ${esc(e.place)}` : ''}</div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `<p><b>${esc(x.name)}</b><br>${x.items.map((y) => esc(y.name)).join(' | ')}</p>`)
          .join(''),
    }),
  }),
  free('g-three-cells', {
    style: 'period, post and employer as three cells of one row, no rules; prose below over the whole width',
    font: 'Carlito',
    css: '.t{display:grid;grid-template-columns:40mm 55mm 1fr;gap:3mm}h2{background:#f1f3f5}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="t"><span>${esc(e.date ?? '')}</span><b>${esc(e.title)}</b><span>${esc(e.org ?? '')}</span></div>${details(e)}</div>`,
      credential: (c) =>
        `<div class="t"><span>${esc(c.date ?? '')}</span><b>${esc(c.name)}</b><span>${esc(c.issuer ?? '')}</span></div>`,
    }),
  }),
  free('g-right-rail', {
    style:
      'main column at left, grey rail at right with contacts, skills as chips and certificates over issuer and year',
    columns: 2,
    font: 'Open Sans',
    css: '@page{margin:0}main{display:grid;grid-template-columns:1fr 66mm;min-height:297mm;font-size:9pt}.a{padding:10mm}.b{background:#eceff1;padding:10mm 6mm;overflow-wrap:anywhere}.c{display:inline-block;border:.5pt solid #90a4ae;border-radius:8pt;padding:1pt 6pt;margin:2pt}h2{font-size:11pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div>${esc(joinText(' • ', e.org, e.place) || e.title)}</div><b>${esc(e.org ? e.title : '')}</b><div><i>${esc(e.date ?? '')}</i></div>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('span', x.name, 'c'))
          .join(''),
      credential: (c) =>
        `<div class="entry"><div>${esc(c.name)}</div>${el('div', c.issuer)}${el('div', c.date)}</div>`,
    }),
    page: (s, w) =>
      `<main><div class="a"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${w(without([...SIDE], s))}</div><div class="b"><h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts.map((c) => el('div', c.text)).join('')}${w(SIDE)}</div></main>`,
  }),
  free('g-posts-nested', {
    style:
      'employer in bold with the place at the right, posts below it as bullets with their period, duties as dashes',
    font: 'Roboto',
    shows: { oneEmployer: true },
    css: 'ul ul{list-style:"– "}',
    pen: () => ({
      entries: (all) =>
        all
          .map((e, index) => {
            const head =
              e.org && all[index - 1]?.org !== e.org
                ? `<div class="row"><b>${esc(e.org)}</b><span>${esc(e.place ?? '')}</span></div>`
                : '';
            return `${head}<ul><li>${esc(e.title)}${e.date ? ` (${esc(e.date)})` : ''}${[e.grade, ...e.notes, e.intro, ...e.bullets].filter(Boolean).length > 0 ? `<ul>${[e.grade, ...e.notes, e.intro, ...e.bullets].map((x) => el('li', x)).join('')}</ul>` : ''}</li></ul>`;
          })
          .join(''),
    }),
  }),
  free('g-framed-sections', {
    style: 'every section in a frame with its heading in the frame’s edge, weak writing',
    font: 'Nunito',
    shows: { rough: true },
    css: 'section{border:1pt solid #adb5bd;margin:5mm 0;padding:3mm;position:relative}h2{position:absolute;top:-4mm;left:4mm;background:#fff;margin:0;padding:0 2mm}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.org ?? e.title)}</b><span>${esc(e.place ?? '')}</span></div><div class="row"><span>${esc(e.org ? e.title : '')}</span><span>${esc(e.date ?? '')}</span></div>${details(e)}</div>`,
    }),
  }),
  free('g-table-of-jobs', {
    style: 'a table without column names: period left, all else right in one cell',
    font: 'Liberation Sans',
    css: 'table{border-collapse:collapse;width:100%}td{border:.5pt solid #999;padding:3pt 5pt;vertical-align:top}td:first-child{width:34mm}',
    pen: () => ({
      entries: (all) =>
        `<table>${all.map((e) => `<tr><td>${esc(e.date ?? '')}</td><td><b>${esc(e.title)}</b>${e.org ? ` di ${esc(e.org)}`.replace(' di ', ', ') : ''}${el('div', e.grade)}${e.notes.map((n) => el('div', n)).join('')}${bulletsOf(e)}</td></tr>`).join('')}</table>`,
      languages: (all) =>
        `<table>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>${esc(l.level ?? '')}</td></tr>`).join('')}</table>`,
    }),
  }),
  free('g-inline-headings', {
    style: 'headings in bold at the start of their first line, as in a biography',
    font: 'Source Serif 4',
    css: 'h2{font-size:10pt;float:left;margin:0 8pt 0 0}section{clear:both;margin-top:8pt}.body{overflow:hidden}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><i>${esc(e.title)}</i>, ${esc(joinText(', ', e.org, e.date))}${details(e)}</div>`,
    }),
  }),
  free('g-two-names', {
    style: 'large name in two weights, contacts with labels below each other at the right, sections below',
    font: 'Montserrat',
    css: 'header{display:flex;justify-content:space-between}h1 b{color:#364fc7}h1{font-weight:400}.c{font-size:8.5pt;text-align:right}h2{font-size:11pt;letter-spacing:.2em;text-transform:uppercase}body{font-size:9pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><span>${esc(e.title)} | ${esc(e.org ?? '')}</span><b>${esc(e.date ?? '')}</b></div>${el('small', e.place)}${details(e)}</div>`.replace(
          ' | <',
          '<',
        ),
      skills: (g) =>
        `<div class="row">${g.map((x) => `<div><b>${esc(x.name)}</b>${x.items.map((y) => el('div', y.name)).join('')}</div>`).join('')}</div>`,
    }),
    page: (s, w) => {
      const [first = '', ...rest] = s.name.split(' ');
      return `<header><div><h1>${esc(first)} <b>${esc(rest.join(' '))}</b></h1>${el('div', s.headline)}</div><div class="c">${s.contacts.map((c) => `<div>${c.label ? `${esc(c.label)}: ` : ''}${esc(c.text)}</div>`).join('')}</div></header>${w()}`;
    },
  }),
  free('g-schools-in-prose', {
    style: 'schools and jobs as plain sentences with commas, the year first or last, one line each',
    font: 'Liberation Serif',
    producer: 'cairo',
    shows: { rough: true, personal: 'form', documentTitle: true },
    css: 'body{font-size:12pt}h2{font-size:12pt;text-transform:uppercase}',
    pen: () => ({
      entry: (e) =>
        `<p>${esc(joinText(', ', e.date, e.org, e.title))}${e.grade ? ` dengan ${esc(e.grade)}`.replace(' dengan ', ', ') : ''}</p>${e.notes.map((n) => el('p', n)).join('')}${bulletsOf(e)}`,
      credential: (c) => el('p', joinText(', ', c.date, c.name, c.issuer)),
    }),
  }),
];
