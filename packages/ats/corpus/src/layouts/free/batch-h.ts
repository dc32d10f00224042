import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, SIDE, without, type Skills } from './free.ts';

const flat = (groups: Skills) => groups.flatMap((group) => group.items);

/** Round 8: two columns, forms and centred halves as Indonesian design tools and themes of JSON Resume set them. */
export const batchH: Layout[] = [
  free('h-cards', {
    style:
      'contacts at the right of the name, below them two columns of framed sections that begin on one line',
    columns: 2,
    font: 'Nunito',
    css: 'main{display:grid;grid-template-columns:1fr 1fr;gap:6mm;font-size:9pt}section{border:.5pt solid #99a;border-radius:5pt;padding:3mm;margin-bottom:4mm}header{display:flex;justify-content:space-between;margin-bottom:5mm}header div:last-child{text-align:right;font-size:8.5pt}h2{margin-top:0;color:#5f3dc4}.d{font-size:8pt;color:#777}.c{display:inline-block;background:#edf2ff;border-radius:7pt;padding:1pt 6pt;margin:2pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b><div class="d">${esc(joinText(' · ', e.org, e.date))}</div>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('span', x.name, 'c'))
          .join(''),
      credential: (c) =>
        `<div>${esc(c.name)}<div class="d">${esc(joinText(' · ', c.issuer, c.date))}</div></div>`,
    }),
    page: (s, w) =>
      `<header><div><h1>${esc(s.name)}</h1>${el('div', s.headline)}</div><div>${s.contacts.map((c) => el('div', c.text)).join('')}</div></header><main><div>${w(without([...SIDE, 'summary', 'education'], s))}</div><div>${w(['summary', 'education', ...SIDE])}</div></main>`,
  }),
  free('h-numbered-forms', {
    style: 'every employer counted off, its post, period and tasks as fields below',
    font: 'Liberation Serif',
    shows: { rough: true, headingCases: ['upper'] },
    css: 'body{font-size:11.5pt}ol{margin:0;padding-left:16pt}',
    pen: (_, sheet) => {
      const say = (own: string, other: string) => (sheet.lang === 'id' ? own : other);
      return {
        entries: (all) =>
          all.every((e) => e.of === 'work' && e.org)
            ? `<ol>${all.map((e) => `<li>${esc(e.org ?? '')}<br>${say('Posisi', 'Position')} : ${esc(e.title)}${e.date ? `<br>${say('Periode', 'Period')} : ${esc(e.date)}` : ''}${e.bullets.length > 0 ? `<br>${say('Tugas', 'Tasks')} :${bulletsOf({ ...e, intro: null })}` : ''}</li>`).join('')}</ol>`
            : all.map((e) => `<p>${esc(joinText(', ', e.title, e.org, e.date))}</p>${details(e)}`).join(''),
        skills: (g) =>
          `<ol>${flat(g)
            .map((x) => el('li', x.name))
            .join('')}</ol>`,
      };
    },
  }),
  free('h-centred-halves', {
    style: 'two halves, heads centred over bullets that are flush left',
    columns: 2,
    font: 'Carlito',
    css: 'main{display:grid;grid-template-columns:1fr 1fr;gap:8mm;font-size:9pt}main section,header{text-align:center}ul{text-align:left}h2{color:#0b7285}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.org ?? e.title)}</b>${e.org ? el('div', e.title) : ''}${el('div', e.date)}${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('div', x.name))
          .join(''),
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1><div>${s.contacts.map((c) => esc(c.text)).join('&nbsp;&nbsp; ')}</div></header>${w(['summary'])}<main><div>${w(['education', ...SIDE])}</div><div>${w(without([...SIDE, 'summary', 'education'], s))}</div></main>`,
  }),
  free('h-right-stack', {
    style: 'place, period and its length below each other in the right margin',
    font: 'Roboto',
    css: '.g{position:relative;padding-right:48mm;margin-bottom:7pt}.d{position:absolute;right:0;top:0;width:45mm;text-align:right;font-size:9pt;color:#666}h2{color:#1864ab}',
    pen: (random, sheet) => ({
      entry: (e) =>
        `<div class="g"><div class="d">${el('div', e.place)}${el('div', e.date)}${e.of === 'work' && e.date ? el('div', `${random.int(1, 5)} ${sheet.lang === 'id' ? 'thn' : 'yrs'} ${random.int(2, 11)} ${sheet.lang === 'id' ? 'bln' : 'mos'}`) : ''}</div><b>${esc(e.title)}</b>${el('div', e.org)}${details(e)}</div>`,
      skills: (g) =>
        el(
          'p',
          flat(g)
            .map((x) => x.name)
            .join(' · '),
        ),
    }),
  }),
  free('h-dates-in-column', {
    style: 'periods flush right in the left column, right beside the sidebar',
    columns: 2,
    font: 'Lora',
    css: 'main{display:grid;grid-template-columns:1fr 54mm;gap:7mm;font-size:9.2pt}h2{border-bottom:.6pt solid #333}main>div:last-child{overflow-wrap:anywhere}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.title)}</b><span>${esc(e.date ?? '')}</span></div><i>${esc(joinText(', ', e.org, e.place))}</i>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('div', x.name))
          .join(''),
      language: (l) => `<div class="row"><span>${esc(l.name)}</span><span>${esc(l.level ?? '')}</span></div>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('p', s.headline)}<main><div>${w(without([...SIDE], s))}</div><div><h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts.map((c) => el('div', c.text)).join('')}${w(SIDE)}</div></main>`,
  }),
  free('h-typed', {
    style: 'period first, employer and post in one sentence, nothing set apart but headings',
    font: 'Liberation Serif',
    shows: { rough: true, jobPlaces: false },
    css: 'body{font-size:12pt}h2{font-size:12pt;text-decoration:underline}',
    pen: (_, sheet) => ({
      entry: (e) =>
        `<p>${esc(e.date ?? '')} &nbsp; ${esc(e.of === 'work' && e.org ? `${e.org} ${sheet.lang === 'id' ? 'sebagai' : 'as'} ${e.title}` : joinText(', ', e.title, e.org))}</p>${notesOf(e)}${e.bullets.map((x) => el('p', `- ${x}`)).join('')}`,
      skills: (g) =>
        flat(g)
          .map((x) => el('p', `- ${x.name}`))
          .join(''),
      credential: (c) =>
        `<p>${esc(c.name)}${c.issuer || c.date ? ` (${esc(joinText(', ', c.issuer, c.date))})` : ''}</p>`,
    }),
  }),
];
