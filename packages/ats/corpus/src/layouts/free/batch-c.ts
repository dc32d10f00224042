import type { Layout } from '../layout.ts';
import { details, el, esc, free, joinText, plainHead, SIDE, without } from './free.ts';

const flat = (groups: { items: { name: string; level: number }[] }[]) =>
  groups.flatMap((group) => group.items);

/** Written after the reader was mended on the first two batches: its score at first sight stands in the method page. */
export const batchC: Layout[] = [
  free('c-magazine', {
    style: 'big name over two lines, narrow right column, small capitals, dates in brackets after titles',
    columns: 2,
    font: 'EB Garamond',
    css: 'h1{font-size:34pt;line-height:1}main{display:flex;gap:8mm}.a{flex:1}.b{width:30%;overflow-wrap:anywhere;border-left:1pt solid #aaa;padding-left:5mm}h2{font-variant:small-caps;color:#862e9c;font-size:15pt}i{color:#555}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${e.date ? ` <i>(${esc(e.date)})</i>` : ''}<br>${esc(joinText(' — ', e.org, e.place))}${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `<p><b>${esc(x.name)}</b><br>${x.items.map((y) => esc(y.name)).join('<br>')}</p>`)
          .join(''),
      credential: (c) =>
        `<p>${esc(c.name)}${c.date ? ` (${esc(c.date)})` : ''}${c.issuer ? `<br><i>${esc(c.issuer)}</i>` : ''}</p>`,
      language: (l) => el('p', joinText(' / ', l.name, l.level)),
    }),
    page: (s, w) =>
      `<h1>${s.name.split(' ').map(esc).join('<br>')}</h1>${el('p', s.headline)}<main><div class="a">${w(without(SIDE, s))}</div><div class="b">${s.contacts.map((c) => `<p><b>${esc(c.label || 'Web')}</b><br>${esc(c.text)}</p>`).join('')}${w(SIDE)}</div></main>`,
  }),
  free('c-stripes', {
    style: 'headings on coloured stripes across, dates and employers in a left column, titles at right',
    font: 'Open Sans',
    css: 'h2{background:#e7f5ff;padding:3pt 6pt;color:#1864ab;font-size:11pt}.entry{display:grid;grid-template-columns:45mm 1fr;gap:5mm}.w{color:#555}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="w">${esc(e.date ?? '')}${e.org ? `<br>${esc(e.org)}` : ''}${e.place ? `<br>${esc(e.place)}` : ''}</div><div><b>${esc(e.title)}</b>${details(e)}</div></div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<div class="entry"><div class="w">${esc(x.name)}</div><div>${x.items.map((y) => esc(y.name)).join(', ')}</div></div>`,
          )
          .join(''),
    }),
  }),
  free('c-compact', {
    style: 'everything in one dense column, titles in capitals with pipes, bullets of arrows',
    font: 'Carlito',
    producer: 'weasyprint',
    css: 'body{font-size:9pt;line-height:1.2}h2{font-size:9.5pt;border-top:.5pt solid #000}ul{list-style:none;padding-left:8pt}li:before{content:"➤ "}',
    pen: () => ({
      entry: (e) =>
        `<div>${esc(e.title.toUpperCase())}${e.org ? ` | ${esc(e.org)}` : ''}${e.place ? ` | ${esc(e.place)}` : ''}${e.date ? ` | ${esc(e.date)}` : ''}</div>${details(e)}`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<div>${x.name ? `${esc(x.name)} | ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</div>`,
          )
          .join('')
          .replace(/<div>([^<|]*) \| /g, '<div><b>$1</b>: '),
      languages: (all) =>
        `<div>${all.map((l) => esc(l.level ? `${l.name} – ${l.level}` : l.name)).join(' | ')}</div>`,
      credential: (c) => `<div>${esc(joinText(' | ', c.name, c.issuer, c.date))}</div>`,
    }),
  }),
  free('c-cards', {
    style: 'cards in two columns for schools and certificates, jobs across with employer at right',
    font: 'Nunito',
    css: '.s-education .body,.s-certifications .body{display:grid;grid-template-columns:1fr 1fr;gap:6pt 14pt}.card{border:.8pt solid #cfd8dc;border-radius:6pt;padding:5pt}h2{color:#00695c}',
    pen: () => ({
      entry: (e) =>
        e.of === 'education'
          ? `<div class="card"><b>${esc(e.org ?? '')}</b>${el('div', e.title)}${el('div', joinText(' • ', e.date, e.place))}${details(e)}</div>`
          : `<div class="entry"><div class="row"><b>${esc(e.title)}</b><b>${esc(e.org ?? '')}</b></div><div class="row"><span>${esc(e.date ?? '')}</span><span>${esc(e.place ?? '')}</span></div>${details(e)}</div>`,
      credential: (c) =>
        `<div class="card"><b>${esc(c.name)}</b>${el('div', joinText(', ', c.issuer, c.date))}</div>`,
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join(' • ')}</p>`,
      language: (l) => `<div class="row"><b>${esc(l.name)}</b><span>${esc(l.level ?? '')}</span></div>`,
    }),
  }),
  free('c-letter', {
    style: 'typed like a letter: name and address at right, underlined headings, periods with colons',
    font: 'Liberation Serif',
    producer: 'wkhtmltopdf',
    shows: { headingCases: ['as-is', 'colon'], personal: 'section' },
    css: 'body{font-size:11pt}header{text-align:right}h2{text-decoration:underline;font-size:12pt}td{vertical-align:top;padding-right:6pt}',
    pen: () => ({
      entry: (e) =>
        `<table><tr><td style="white-space:nowrap">${esc(e.date ?? '')}</td><td>:</td><td>${esc(joinText(' - ', e.org, e.title))}${e.place ? ` (${esc(e.place)})` : ''}${details(e)}</td></tr></table>`,
      skills: (g) =>
        `<ul>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ul>`,
      language: (l) => `<p>- ${esc(joinText(' : ', l.name, l.level))}</p>`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${s.contacts.map((c) => el('div', c.text)).join('')}</header>${w()}`,
  }),
  free('c-sidebar-bottom', {
    style: 'dark right column with contacts, skills and schools; work left with dates right of titles',
    columns: 2,
    font: 'Montserrat',
    css: '@page{margin:0}body{display:flex;min-height:297mm;font-size:8.8pt}.a{flex:1;padding:12mm 8mm 12mm 12mm}.b{width:36%;background:#263238;color:#eceff1;padding:12mm 7mm;overflow-wrap:anywhere}.b h2{color:#ffca28}h2{font-size:11pt;text-transform:uppercase;letter-spacing:.08em}.d{float:right;color:#78909c}.tag{display:inline-block;background:#37474f;padding:2pt 6pt;margin:1.5pt;border-radius:3pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><span class="d">${esc(e.date ?? '')}</span><b>${esc(e.title)}</b>${el('div', joinText(', ', e.org, e.place))}${details(e)}</div>`,
      skills: (g) =>
        `<div>${flat(g)
          .map((x) => `<span class="tag">${esc(x.name)}</span>`)
          .join(' ')}</div>`,
      credential: (c) => `<p>▪ ${esc(joinText(', ', c.name, c.issuer, c.date))}</p>`,
      language: (l) => el('p', joinText(' — ', l.name, l.level)),
    }),
    page: (s, w) =>
      `<div class="a"><h1>${esc(s.name)}</h1>${el('p', s.headline)}${w(without([...SIDE, 'education'], s))}</div><div class="b">${s.contacts.map((c) => el('p', c.text)).join('')}${w(['education'])}${w(SIDE)}</div>`,
  }),
  free('c-question', {
    style:
      'plain headings in questions of the template, org and title swapped per section, dates last on their own line',
    font: 'Lato',
    css: 'h2{font-size:14pt;font-weight:400;color:#c2255c}.d{font-style:italic}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div>${e.of === 'education' ? `<b>${esc(e.title)}</b>, ${esc(e.org ?? '')}` : `<b>${esc(e.org ?? e.title)}</b>${e.org ? `, ${esc(e.title)}` : ''}`}</div>${el('div', joinText(' · ', e.place, e.date), 'd')}${details(e)}</div>`,
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join('; ')}</p>`,
      credential: (c) =>
        `<p>${esc(c.name)}${c.issuer ? `; ${esc(c.issuer)}` : ''}${c.date ? `; ${esc(c.date)}` : ''}</p>`,
    }),
    page: (s, w) => plainHead(s, ' ~ ') + w(),
  }),
  free('c-left-label', {
    style: 'headings right-aligned in a left margin with a rule, all else at right, dates over titles',
    font: 'Source Serif 4',
    producer: 'cairo',
    css: 'section{display:grid;grid-template-columns:34mm 1fr;gap:6mm;border-top:.6pt solid #bbb;padding-top:4pt;margin-top:5pt}h2{text-align:right;font-size:11pt;color:#364fc7;margin:0}.d{color:#868e96;font-size:9pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.date, 'd')}<b>${esc(joinText(', ', e.title, e.org))}</b>${el('div', e.place, 'd')}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `<i>${esc(x.name)}:</i> ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
      language: (l) => el('p', l.level ? `${l.name}: ${l.level}` : l.name),
    }),
  }),
];
