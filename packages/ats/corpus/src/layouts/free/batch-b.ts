import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, plainHead, SIDE, without } from './free.ts';

const flat = (groups: { items: { name: string; level: number }[] }[]) =>
  groups.flatMap((group) => group.items);

/** Written at the same time as the first batch and scored later: what single people make of their CV. */
export const batchB: Layout[] = [
  free('right-rail-light', {
    style: 'light right column from the top of the page, headings with icons, two-level titles',
    columns: 2,
    font: 'Nunito',
    css: '@page{margin:0}body{display:flex;min-height:297mm;font-size:9.3pt}.a{flex:1;padding:12mm 8mm}.b{width:33%;background:#f3f0ff;padding:12mm 6mm;overflow-wrap:anywhere}h2{color:#5f3dc4;font-size:13pt}.t{font-size:11pt;font-weight:700}.o{color:#5f3dc4}.dots{letter-spacing:2pt;color:#5f3dc4}',
    pen: () => ({
      heading: (text) => `<h2>✦ ${esc(text)}</h2>`,
      entry: (e) =>
        `<div class="entry">${el('div', e.title, 't')}${el('div', e.org, 'o')}<div>🗓 ${esc(e.date ?? '')} ${e.place ? `&nbsp; ⚲ ${esc(e.place)}` : ''}</div>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map(
            (x) =>
              `<div>${esc(x.name)}</div><div class="dots">${'★'.repeat(x.level)}${'☆'.repeat(5 - x.level)}</div>`,
          )
          .join(''),
      credential: (c) => `<p><b>${esc(c.name)}</b><br>${esc(joinText(', ', c.issuer, c.date))}</p>`,
    }),
    page: (s, w) =>
      `<div class="a"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${w(without(SIDE, s))}</div><div class="b">${s.contacts.map((c) => `<p>✉ ${esc(c.text)}</p>`).join('')}${w(SIDE)}</div>`,
  }),
  free('label-table', {
    style: 'one ruled table, headings in the left cells, dates in a third column',
    producer: 'weasyprint',
    font: 'Carlito',
    css: 'table{border-collapse:collapse;width:100%}td{border:.5pt solid #888;padding:4pt;vertical-align:top}td.h{width:26mm;font-weight:700;background:#eee}.in td{border:0;padding:1pt}.in td:last-child{width:36mm;text-align:right}',
    pen: () => ({
      entry: (e) =>
        `<table class="in"><tr><td><b>${esc(e.title)}</b>${e.org ? `<br>${esc(joinText(', ', e.org, e.place))}` : ''}</td><td>${esc(e.date ?? '')}</td></tr></table>${details(e)}`,
      skills: (g) =>
        g
          .map(
            (x) => `<p>${x.name ? `${esc(x.name)}: ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
    }),
    page: (s, _w, pen) =>
      `<h1>${esc(s.name)}</h1><p>${s.contacts.map((c) => `${esc(c.label || 'Link')}: ${esc(c.text)}`).join('<br>')}</p><table>${s.sections.map((x) => `<tr><td class="h">${esc(x.heading)}</td><td>${x.body.type === 'text' ? el('p', x.body.text) : x.body.type === 'entries' ? pen.entries(x.body.entries) : x.body.type === 'skills' ? pen.skills(x.body.groups) : x.body.type === 'languages' ? pen.languages(x.body.items) : x.body.type === 'credentials' ? x.body.items.map(pen.credential).join('') : x.body.type === 'list' ? `<ul>${x.body.items.map((i) => el('li', joinText(', ', i.text, i.date))).join('')}</ul>` : x.body.type === 'fields' ? x.body.rows.map((r) => `<p>${esc(r.label)} : ${esc(r.text)}</p>`).join('') : x.body.items.map((i) => `<p>${esc(i.name)}<br>${i.lines.map(esc).join('<br>')}</p>`).join('')}</td></tr>`).join('')}</table>`,
  }),
  free('dates-below-right', {
    style: 'dates at right on the employer’s line, place under them, titles first',
    font: 'Inter',
    css: 'body{font-size:9pt}h2{font-size:10pt;text-transform:uppercase;color:#fff;background:#212529;display:inline-block;padding:2pt 8pt}.r{text-align:right;color:#777}.entry>.row>div:first-child{flex:1}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b><div class="row"><div>${esc(e.org ?? '')}</div><div class="r">${esc(e.date ?? '')}<br>${esc(e.place ?? '')}</div></div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<div class="row"><b style="width:34mm">${esc(x.name)}</b><span style="flex:1">${x.items.map((y) => esc(y.name)).join(' • ')}</span></div>`,
          )
          .join(''),
      language: (l) => `<div class="row"><span>${esc(l.name)}</span><span>${esc(l.level ?? '')}</span></div>`,
      credential: (c) =>
        `<div class="row"><span><b>${esc(c.name)}</b>${c.issuer ? `<br>${esc(c.issuer)}` : ''}</span><span>${esc(c.date ?? '')}</span></div>`,
    }),
  }),
  free('paragraphs', {
    style: 'no bullets and no bold: paragraphs, sentences for jobs',
    font: 'Liberation Serif',
    shows: { headingCases: ['as-is', 'upper'] },
    css: 'body{font-size:11.5pt}h1{font-size:15pt;font-weight:400}h2{font-size:11.5pt;text-decoration:underline;font-weight:400}',
    pen: (_, s) => ({
      entry: (e) =>
        `<p>${esc(e.title)}${e.org ? esc(s.lang === 'id' ? ` di ${e.org}` : ` at ${e.org}`) : ''}${e.place ? `, ${esc(e.place)}` : ''}${e.date ? ` (${esc(e.date)})` : ''}</p>${notesOf(e)}${
          e.intro || e.bullets.length
            ? `<p>${[e.intro, ...e.bullets]
                .filter(Boolean)
                .map((x) => esc(x!.replace(/\.?$/, '.')))
                .join(' ')}</p>`
            : ''
        }<br>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('p', x.name))
          .join(''),
    }),
    page: (s, w) => `<h1>${esc(s.name)}</h1>${s.contacts.map((c) => el('p', c.text)).join('')}${w()}`,
  }),
  free('timeline-mid', {
    style: 'dates left of a line, dots on it, text right; headings over the line',
    font: 'Lato',
    css: '.entry{display:grid;grid-template-columns:28mm 6mm 1fr;align-items:start}.entry>.w{text-align:right;font-size:8.5pt;color:#555}.dot{text-align:center;color:#e8590c}h2{margin-left:34mm;color:#e8590c;text-transform:uppercase}.s-summary .body,.s-skills .body,.s-languages .body,.s-certifications .body,.s-awards .body,.s-hobbies .body,.s-references .body,.s-publications .body{margin-left:34mm}.pill{display:inline-block;background:#fff4e6;border-radius:8pt;padding:2pt 7pt;margin:2pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="w">${esc(e.date ?? '')}<br>${esc(e.place ?? '')}</div><div class="dot">●</div><div><b>${esc(e.title)}</b>${e.org ? ` | ${esc(e.org)}` : ''}${details(e)}</div></div>`,
      skills: (g) =>
        flat(g)
          .map((x) => `<span class="pill">${esc(x.name)}</span>`)
          .join(''),
    }),
  }),
  free('mono-minimal', {
    style: 'typewriter, slashes, everything left, headings in small letters with double slashes',
    font: 'DejaVu Sans Mono',
    shows: { headingCases: ['lower'] },
    css: 'body{font-size:8.5pt}h1{font-size:14pt}h2{font-size:9pt;color:#087f5b}ul{list-style:none;padding:0}li:before{content:"* "}',
    pen: () => ({
      heading: (text) => `<h2>// ${esc(text)}</h2>`,
      entry: (e) =>
        `<div class="entry"><div>${esc(joinText(' / ', e.org, e.title, e.place))}</div><div>[${esc(e.date ?? '')}]</div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `${esc(x.name.toLowerCase())} = ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
    }),
  }),
  free('quarter-grid', {
    style: 'header band, skills in a four-column grid, certificates in two columns of cards',
    font: 'Montserrat',
    css: 'body{font-size:8.8pt}header{background:#1d2d5e;color:#fff;padding:10pt}h2{color:#1d2d5e;border-left:4pt solid #FACD11;padding-left:5pt}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:2pt 8pt}.k{display:grid;grid-template-columns:1fr 1fr;gap:4pt 10pt}.s-certifications .body{display:grid;grid-template-columns:1fr 1fr;gap:4pt 10pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.title)}</b><b>${esc(e.date ?? '')}</b></div><div class="row"><span>${esc(e.org ?? '')}</span><span>${esc(e.place ?? '')}</span></div>${details(e)}</div>`,
      skills: (g) =>
        `<div class="g">${flat(g)
          .map((x) => el('div', x.name))
          .join('')}</div>`,
      languages: (all) =>
        `<div class="g">${all.map((l) => `<div><b>${esc(l.name)}</b><br>${esc(l.level ?? '')}</div>`).join('')}</div>`,
      credential: (c) => `<div><b>${esc(c.name)}</b><br>${esc(joinText(' · ', c.issuer, c.date))}</div>`,
    }),
    page: (s, w) => `<header>${plainHead(s, ' &nbsp;•&nbsp; ')}</header>${w()}`,
  }),
  free('ranked-list', {
    style: 'numbered jobs and schools, labels inside',
    font: 'Liberation Sans',
    producer: 'wkhtmltopdf',
    shows: { headingCases: ['numbered', 'colon'] },
    css: 'h2{font-size:11pt}ol{margin:0;padding-left:16pt}',
    pen: (_, s) => ({
      entries: (all) =>
        `<ol>${all.map((e) => `<li><b>${esc(joinText(' – ', e.org ?? e.title, e.place))}</b>${e.org ? `<br>${s.lang === 'id' ? 'Sebagai' : 'As'}: ${esc(e.title)}`.replace(/Sebagai: |As: /, e.of === 'education' ? '' : s.lang === 'id' ? 'Jabatan: ' : 'Position: ') : ''}${e.date ? `<br>${s.lang === 'id' ? 'Periode' : 'Period'}: ${esc(e.date)}` : ''}${details(e)}</li>`).join('')}</ol>`,
      skills: (g) =>
        `<ol>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ol>`,
      languages: (all) => `<ol>${all.map((l) => el('li', joinText(' - ', l.name, l.level))).join('')}</ol>`,
      credential: (c) => `<p>- ${esc(joinText(', ', c.name, c.issuer, c.date))}</p>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1><p>${s.contacts.map((c) => `${esc(c.label || 'Link')} : ${esc(c.text)}`).join('<br>')}</p>${w()}`,
  }),
  free('split-header-side', {
    style: 'dark header with contacts in two columns, narrow left column with schools, wide right with work',
    columns: 2,
    font: 'Open Sans',
    css: '@page{margin:0 0 10mm}header{background:#212529;color:#fff;padding:10mm;display:flex;justify-content:space-between}.c{display:grid;grid-template-columns:1fr 1fr;gap:2pt 12pt;font-size:8.5pt}main{display:flex}.l{width:36%;padding:6mm 5mm 6mm 10mm;overflow-wrap:anywhere}.m{flex:1;padding:6mm 10mm 6mm 5mm}h2{font-size:12pt;border-bottom:2pt solid #212529}.d{font-size:8.5pt;color:#666}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.org ?? e.title)}</b>${e.org ? `<div>${esc(e.title)}</div>` : ''}<div class="d">${esc(joinText(' | ', e.place, e.date))}</div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `<b>${esc(x.name)}</b><ul>${x.items.map((y) => el('li', y.name)).join('')}</ul>`)
          .join(''),
      language: (l) => el('p', joinText(': ', l.name, l.level)),
      credential: (c) =>
        `<ul><li>${esc(c.name)}${c.issuer ? ` – ${esc(c.issuer)}` : ''}${c.date ? ` (${esc(c.date)})` : ''}</li></ul>`,
    }),
    page: (s, w) =>
      `<header><div><h1>${esc(s.name)}</h1>${el('div', s.headline)}</div><div class="c">${s.contacts.map((c) => el('div', c.text)).join('')}</div></header><main><div class="l">${w(['education', ...SIDE])}</div><div class="m">${w(without(['education', ...SIDE], s))}</div></main>`,
  }),
  free('job-tables', {
    style: 'two-column tables per job: period and place left, the rest right, thin rules between',
    font: 'EB Garamond',
    producer: 'cairo',
    css: 'body{font-size:11pt}table{width:100%;border-top:.5pt solid #bbb}td{vertical-align:top}td:first-child{width:34mm;color:#555;font-style:italic}h2{font-variant:small-caps;font-size:15pt;font-weight:400}',
    pen: () => ({
      entry: (e) =>
        `<table><tr><td>${esc(e.date ?? '')}<br>${esc(e.place ?? '')}</td><td><b>${esc(e.title)}</b>${e.org ? `, ${esc(e.org)}` : ''}${details(e)}</td></tr></table>`,
      skills: (g) =>
        `<table>${g.map((x) => `<tr><td>${esc(x.name)}</td><td>${x.items.map((y) => esc(y.name)).join(', ')}</td></tr>`).join('')}</table>`,
      languages: (all) =>
        `<table>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>${esc(l.level ?? '')}</td></tr>`).join('')}</table>`,
      credential: (c) =>
        `<table><tr><td>${esc(c.date ?? '')}</td><td>${esc(joinText(', ', c.name, c.issuer))}</td></tr></table>`,
    }),
  }),
  free('many-roles', {
    style: 'employers once, their posts under them with dates and kind of contract',
    font: 'Inter',
    css: 'h2{font-size:13pt}.o{font-size:11pt;font-weight:700}.role{margin-left:6mm}.m{color:#666;font-size:9pt}',
    pen: (_, s) => ({
      entries: (all) => {
        const groups: (typeof all)[] = [];
        for (const e of all) {
          const last = groups.at(-1);
          if (last && e.org && last[0]!.org === e.org) last.push(e);
          else groups.push([e]);
        }
        return groups
          .map(
            (g) =>
              `<div class="entry">${el('div', g[0]!.org ?? g[0]!.title, 'o')}${el('div', g[0]!.place, 'm')}${g.map((e) => `<div class="role">${e.org ? `<b>${esc(e.title)}</b>` : ''}<div class="m">${e.of === 'work' ? `${s.lang === 'id' ? 'Penuh waktu' : 'Full-time'} · ` : ''}${esc(e.date ?? '')}</div>${details(e)}</div>`).join('')}</div>`,
          )
          .join('');
      },
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join(' · ')}</p>`,
      credential: (c) =>
        `<p><b>${esc(c.name)}</b></p><p class="m">${esc(joinText(' · ', c.issuer, c.date))}</p>`,
    }),
  }),
  free('last-first', {
    style: 'order of sections reversed, contacts at the foot of the page, two columns of unequal height',
    columns: 2,
    font: 'Lora',
    css: 'main{display:flex;flex-direction:row-reverse;gap:9mm}.a{flex:1}.b{width:34%;border-right:1pt solid #ccc;padding-right:5mm;overflow-wrap:anywhere}h2{font-size:11pt;color:#364fc7;letter-spacing:.1em;text-transform:uppercase}footer{border-top:1pt solid #ccc;margin-top:8pt;text-align:center}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div>${esc(e.date ?? '')}</div><b>${esc(e.org ?? e.title)}</b>${e.org ? `<div><i>${esc(e.title)}</i></div>` : ''}${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('p', `› ${x.name}`))
          .join(''),
      credential: (c) => el('p', `› ${joinText(', ', c.name, c.issuer, c.date)}`),
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<main><div class="a">${without(
        ['education', ...SIDE],
        s,
      )
        .toReversed()
        .filter((kind, at, all) => all.indexOf(kind) === at)
        .map((kind) => w([kind]))
        .join(
          '',
        )}</div><div class="b">${w(['education'])}${w(SIDE)}</div></main><footer>${s.contacts.map((c) => esc(c.text)).join(' · ')}</footer>`,
  }),
  free('bilingual-labels', {
    style: 'headings in both languages with a slash, ruled sections',
    font: 'Carlito',
    css: 'h2{border-top:1.5pt solid #2b8a3e;border-bottom:.5pt solid #2b8a3e;padding:2pt 0}h2 i{font-weight:400;color:#777}',
    pen: (_, s) => ({
      heading: (text, kind) => {
        const other: Record<string, string> =
          s.lang === 'id'
            ? {
                work: 'Work Experience',
                education: 'Education',
                skills: 'Skills',
                languages: 'Languages',
                summary: 'Profile',
                certifications: 'Certifications',
                personal: 'Personal Data',
              }
            : {
                work: 'Pengalaman Kerja',
                education: 'Pendidikan',
                skills: 'Keahlian',
                languages: 'Bahasa',
                summary: 'Profil',
                certifications: 'Sertifikasi',
                personal: 'Data Diri',
              };
        return `<h2>${esc(text)}${other[kind] ? ` / <i>${other[kind]}</i>` : ''}</h2>`;
      },
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(joinText(' — ', e.org, e.place) || e.title)}</b><i>${esc(e.date ?? '')}</i></div>${e.org ? el('div', e.title) : ''}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<ul><li>${x.name ? `${esc(x.name)}: ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</li></ul>`,
          )
          .join(''),
    }),
  }),
  free('bold-dates-over', {
    style:
      'résumé builder: filled light left with schools and skills, right jobs with dates in bold over them',
    columns: 2,
    font: 'Source Serif 4',
    css: 'main{display:grid;grid-template-columns:38% 1fr;gap:0}.l{background:#fff3bf;padding:5mm;overflow-wrap:anywhere}.m{padding:5mm}h2{font-size:12pt;text-align:center}.t{text-align:center}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.date ?? '')}</b><div>${esc(e.title)}${e.org ? ` (${esc(e.org)})` : ''}</div>${el('div', e.place)}${bulletsOf(e)}${notesOf(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p class="t"><i>${esc(x.name)}</i></p>${x.items.map((y) => `<p class="t">${esc(y.name)}</p>`).join('')}`,
          )
          .join(''),
      language: (l) => `<p class="t">${esc(joinText(', ', l.name, l.level))}</p>`,
      credential: (c) =>
        `<p class="t">${esc(c.name)}${c.issuer ? `<br><i>${esc(c.issuer)}</i>` : ''}${c.date ? `<br>${esc(c.date)}` : ''}</p>`,
    }),
    page: (s, w) =>
      `<h1 class="t">${esc(s.name)}</h1>${el('div', s.headline, 't')}<p class="t">${s.contacts.map((c) => esc(c.text)).join(' | ')}</p><main><div class="l">${w(['education', ...SIDE])}</div><div class="m">${w(without(['education', ...SIDE], s))}</div></main>`,
  }),
];
