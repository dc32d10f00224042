import type { Layout } from '../layout.ts';
import { details, el, esc, free, joinText, plainHead, SIDE, without } from './free.ts';

const flat = (groups: { items: { name: string; level: number }[] }[]) =>
  groups.flatMap((group) => group.items);

/** Written after the third batch was mended, scored once and left alone: what the reader makes of strange layouts. */
export const batchD: Layout[] = [
  free('d-banner', {
    style: 'photo and name in a banner, contacts under icons in a row, title and dates on a tinted line',
    font: 'Montserrat',
    css: 'header{background:#004d40;color:#fff;padding:12pt}.c{display:flex;justify-content:space-between;background:#e0f2f1;padding:4pt;font-size:8pt}.t{background:#f1f8e9;padding:2pt 4pt;display:flex;justify-content:space-between}h2{text-align:center;color:#004d40;font-size:12pt}body{font-size:9pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="t"><b>${esc(e.title)}</b><span>${esc(e.date ?? '')}</span></div><i>${esc(joinText(', ', e.org, e.place))}</i>${details(e)}</div>`,
      skills: (g) =>
        g.map((x) => `<p><b>${esc(x.name)}</b> ${x.items.map((y) => esc(y.name)).join(', ')}</p>`).join(''),
      credential: (c) => `<p><b>${esc(c.name)}</b> | ${esc(joinText(', ', c.issuer, c.date))}</p>`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}</header><div class="c">${s.contacts.map((c) => `<span>● ${esc(c.text)}</span>`).join('')}</div>${w()}`,
  }),
  free('d-left-thin', {
    style: 'thin left column with contacts and languages only, dates in brackets after employers',
    columns: 2,
    font: 'Lato',
    css: 'main{display:flex;gap:7mm}.l{width:24%;text-align:right;font-size:8.5pt;overflow-wrap:anywhere}.m{flex:1;border-left:2pt solid #fab005;padding-left:6mm}h2{font-size:11pt;letter-spacing:.05em}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b><div>${esc(e.org ?? '')}${e.date ? ` (${esc(e.date)})` : ''}</div>${el('div', e.place)}${details(e)}</div>`,
      skills: (g) =>
        `<ul>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ul>`,
      language: (l) => `<p>${esc(l.name)}<br>${esc(l.level ?? '')}</p>`,
      credential: (c) => `<ul><li>${esc(joinText(' — ', c.name, c.issuer, c.date))}</li></ul>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('p', s.headline)}<main><div class="l">${s.contacts.map((c) => el('p', c.text)).join('')}${w(['languages', 'hobbies'])}</div><div class="m">${w(without(['languages', 'hobbies'], s))}</div></main>`,
  }),
  free('d-ruled', {
    style: 'ruled rows: dates at left, employer and title, place at right, details across',
    font: 'Source Serif 4',
    producer: 'weasyprint',
    css: 'table{width:100%;border-collapse:collapse}td{border-top:.4pt solid #999;padding:2pt;vertical-align:top}td:first-child{width:38mm}td:last-child{text-align:right;width:34mm}h2{font-size:12pt;color:#5c940d}',
    pen: () => ({
      entry: (e) =>
        `<table><tr><td>${esc(e.date ?? '')}</td><td><b>${esc(e.org ?? e.title)}</b>${e.org ? `<br>${esc(e.title)}` : ''}</td><td>${esc(e.place ?? '')}</td></tr></table>${details(e)}`,
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join(' / ')}</p>`,
      language: (l) => el('p', joinText(', ', l.name, l.level)),
    }),
    page: (s, w) => plainHead(s, ' / ') + w(),
  }),
  free('d-two-tone', {
    style: 'left half schools and lists on a tint, right half jobs, headings in both with lines',
    columns: 2,
    font: 'Nunito',
    css: 'main{display:grid;grid-template-columns:40% 1fr}.l{background:#fff0f6;padding:4mm}.r{padding:4mm}h2{display:flex;gap:6pt;font-size:12pt}h2:after{content:"";flex:1;border-bottom:1pt solid #c2255c;margin-bottom:4pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div><b>${esc(e.org ?? e.title)}</b>${e.place ? ` — ${esc(e.place)}` : ''}</div>${e.org ? el('div', e.title) : ''}${el('div', e.date)}${details(e)}</div>`,
      skills: (g) =>
        g.map((x) => `<p>${esc(x.name)}: ${x.items.map((y) => esc(y.name)).join(', ')}</p>`).join(''),
      credential: (c) =>
        `<p>• ${esc(c.name)}${c.issuer ? ` (${esc(joinText(', ', c.issuer, c.date))})` : ''}</p>`,
    }),
    page: (s, w) =>
      `${plainHead(s, ' | ')}<main><div class="l">${w(['summary', 'education', ...SIDE])}</div><div class="r">${w(without(['summary', 'education', ...SIDE], s))}</div></main>`,
  }),
  free('d-plain-word', {
    style: 'as typed in a word processor: tabs between title and dates, bold employers, dashes',
    font: 'Liberation Sans',
    producer: 'cairo',
    css: 'ul{list-style:none;padding-left:10pt}li:before{content:"– "}h2{font-size:11pt;text-transform:uppercase}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div><b>${esc(e.org ?? e.title)}</b>${e.place ? `, ${esc(e.place)}` : ''}</div><div>${e.org ? esc(e.title) : ''}<span style="margin-left:30mm">${esc(e.date ?? '')}</span></div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>– ${x.name ? `${esc(x.name)}: ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
      language: (l) => `<p>– ${esc(joinText(' : ', l.name, l.level))}</p>`,
      credential: (c) => `<p>– ${esc(joinText(', ', c.name, c.issuer, c.date))}</p>`,
    }),
  }),
];
