import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, SIDE, without, type Skills } from './free.ts';

const flat = (groups: Skills) => groups.flatMap((group) => group.items);
const spell = (id: boolean, year: number, month: number) =>
  id ? `${year} tahun ${month} bulan` : `${year} years ${month} months`;

/** What sites and builders export, and what office programs offer as their own templates. */
export const batchD: Layout[] = [
  free('d-network-export', {
    style: 'a network’s own export: dark left column, employer over post, periods with their length',
    columns: 2,
    font: 'Open Sans',
    css: '@page{margin:0}body{display:flex;min-height:297mm;font-size:9.5pt}.b{width:32%;background:#293e49;color:#e1e8eb;padding:10mm 6mm;overflow-wrap:anywhere}.b h2{color:#fff}.a{flex:1;padding:12mm 9mm}h2{font-weight:400;font-size:14pt}.o{font-size:11pt;font-weight:700}.m{color:#777}',
    pen: (random, s) => {
      const id = s.lang === 'id';
      return {
        entry: (e) =>
          e.of === 'education'
            ? `<div class="entry">${el('div', e.org ?? e.title, 'o')}<div>${e.org ? esc(e.title) : ''}${e.date ? ` · (${esc(e.date)})` : ''}</div>${details(e)}</div>`
            : `<div class="entry">${el('div', e.org, 'o')}${el('div', e.title)}<div>${e.date ? `${esc(e.date)} (${spell(id, random.int(1, 4), random.int(2, 11))})` : ''}</div>${el('div', e.place, 'm')}${el('p', e.intro)}${e.bullets.map((x) => el('p', `- ${x}`)).join('')}</div>`,
        skills: (g) =>
          flat(g)
            .map((x) => el('p', x.name))
            .join(''),
        credential: (c) => el('p', c.name),
      };
    },
    page: (s, w) =>
      `<div class="b"><h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts
        .filter((c) => c.kind !== 'location')
        .map((c) =>
          el(
            'p',
            `${c.text}${c.kind === 'phone' ? ' (Mobile)' : c.kind === 'linkedin' ? ' (LinkedIn)' : ''}`,
          ),
        )
        .join('')}${w(SIDE)}</div><div class="a"><h1>${esc(s.name)}</h1>${el('p', s.headline)}${s.contacts
        .filter((c) => c.kind === 'location')
        .map((c) => el('p', c.text, 'm'))
        .join('')}${w(without(SIDE, s))}</div>`,
  }),
  free('d-europe', {
    style: 'the European form: period and place in grey over the post in capitals, employer under it',
    font: 'Arimo',
    css: 'h1{font-size:17pt;border-bottom:1pt solid #004494}h2{text-transform:uppercase;color:#004494;font-size:10pt;border-bottom:.5pt solid #bbb}.d{color:#777;font-size:8.5pt}.t{text-transform:uppercase;font-weight:700;font-size:9pt}li{color:#333}',
    pen: (_, s) => ({
      entry: (e) =>
        `<div class="entry">${el('div', joinText(' – ', e.date, e.place), 'd')}<div><span class="t">${esc(e.title)}</span>${e.org ? ` – ${esc(e.org)}` : ''}</div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `${el('b', x.name)}<p>${x.items.map((y) => esc(y.name)).join(' &nbsp;|&nbsp; ')}</p>`)
          .join(''),
      languages: (all) =>
        `<p>${s.lang === 'id' ? 'Bahasa ibu' : 'Mother tongue(s)'}: <b>${esc(all[0]?.name ?? '')}</b></p><p>${s.lang === 'id' ? 'Bahasa lain' : 'Other language(s)'}:</p>${all
          .slice(1)
          .map((l) => `<p><b>${esc(l.name)}</b> ${esc(l.level ?? '')}</p>`)
          .join('')}`,
      credential: (c) =>
        `<div class="entry">${el('div', c.date, 'd')}<div class="t">${esc(c.name)}</div>${el('div', c.issuer)}</div>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1><p>${s.contacts.map((c) => `<b>${esc(c.label || 'Link')}:</b> ${esc(c.text)}`).join(' &nbsp;|&nbsp; ')}</p>${w()}`,
  }),
  free('d-poster', {
    style: 'poster: name broken over two lines, spaced headings in coloured bars, schools in the left column',
    columns: 2,
    font: 'Montserrat',
    css: '@page{margin:0}body{font-size:8.6pt;line-height:1.45}header{background:#f6e7df;padding:14mm 14mm 8mm}h1{font-weight:400;letter-spacing:.22em;text-transform:uppercase;font-size:26pt;line-height:1.2}header div{letter-spacing:.3em;text-transform:uppercase;font-size:8pt}main{display:flex}.b{width:36%;padding:7mm 6mm 7mm 14mm;overflow-wrap:anywhere}.a{flex:1;padding:7mm 14mm 7mm 6mm}h2{font-size:9pt;letter-spacing:.25em;text-transform:uppercase;background:#e8c9b8;padding:4pt 8pt}.o{text-transform:uppercase;font-weight:700}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.title, 't')}${el('div', e.org, 'o')}${e.date ? `<div>(${esc(e.date)})</div>` : ''}${notesOf(e)}${[e.intro, ...e.bullets].map((x) => el('p', x)).join('')}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => el('div', x.name))
          .join(''),
      language: (l) => el('div', joinText(' ', l.name, l.level && `- ${l.level}`)),
      credential: (c) => `<p><b>${esc(c.name)}</b><br>${esc(joinText(' ', c.issuer, c.date))}</p>`,
    }),
    page: (s, w) => {
      const [first = '', ...rest] = s.name.split(' ');
      return `<header><h1>${esc(first)}${rest.length > 0 ? `<br>${esc(rest.join(' '))}` : ''}</h1>${el('div', s.headline)}</header><main><div class="b">${s.contacts.map((c) => el('p', c.text)).join('')}${w(['education', ...SIDE])}</div><div class="a">${w(without(['education', ...SIDE], s))}</div></main>`;
    },
  }),
  free('d-centre-line', {
    style:
      'timeline in the middle of the page: employer and period left of the line, post and text right of it',
    font: 'Lato',
    css: '.e{display:grid;grid-template-columns:42mm 1fr;break-inside:avoid}.l{text-align:right;padding-right:5mm}.r{border-left:2pt solid #20c997;padding:0 0 7pt 5mm}h2{background:#20c997;color:#fff;padding:3pt 8pt;border-radius:12pt;display:inline-block}.pct{float:right}.bar{height:3pt;background:#20c997;margin:1pt 0 4pt}',
    pen: (random) => ({
      entry: (e) =>
        `<div class="e"><div class="l"><b>${esc(e.org ?? '')}</b>${el('div', e.place)}${el('div', e.date)}</div><div class="r"><b>${esc(e.title)}</b>${details(e)}</div></div>`,
      skills: (g) =>
        flat(g)
          .map(
            (x) =>
              `<div style="width:60mm">${esc(x.name)} <span class="pct">${x.level * 20 - random.int(0, 9)}%</span></div><div class="bar" style="width:${x.level * 12}mm"></div>`,
          )
          .join(''),
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<p>${s.contacts.map((c) => esc(c.text)).join(' &nbsp;&nbsp;&nbsp; ')}</p>${w()}`,
  }),
  free('d-riwayat', {
    style: 'life history in rows: period, colon, post and employer in a sentence; letters before headings',
    producer: 'wkhtmltopdf',
    font: 'Tinos',
    shows: { personal: 'form', headingCases: ['numbered', 'upper'], documentTitle: true, headline: false },
    css: 'h2{font-size:12pt}body{font-size:12pt}td{vertical-align:top;padding:0 4pt 2pt 0}td:first-child{width:46mm}',
    pen: (_, s) => ({
      entries: (all) =>
        `<table>${all
          .map(
            (e) =>
              `<tr><td>${esc(e.date ?? '–')}</td><td>:</td><td>${
                e.of === 'education'
                  ? esc(joinText(', ', e.title, e.org, e.grade))
                  : `${esc(e.title)}${e.org ? ` ${s.lang === 'id' ? 'di' : 'at'} ${esc(e.org)}` : ''}${e.place ? `, ${esc(e.place)}` : ''}`
              }${[...(e.of === 'education' ? e.notes : []), e.intro, ...e.bullets.map((x) => `- ${x}`)]
                .filter(Boolean)
                .map((x) => `<br>${esc(x!)}`)
                .join('')}</td></tr>`,
          )
          .join('')}</table>`,
      skills: (g) =>
        `<ol>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ol>`,
      languages: (all) =>
        `<table>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>:</td><td>${esc(l.level ?? 'v')}</td></tr>`).join('')}</table>`,
      credential: (c) => el('p', `- ${joinText(', ', c.name, c.issuer, c.date)}`),
    }),
    page: (s, w) =>
      s.contacts.length > 0
        ? `<h1>${esc(s.name)}</h1>${s.contacts.map((c) => el('p', `${c.label || 'Link'} : ${c.text}`)).join('')}${w()}`
        : w(),
  }),
  free('d-jobsite-cards', {
    style: 'job site profile: logo boxes, employer and kind of contract, period and length, place below',
    font: 'Inter',
    css: 'body{font-size:9.2pt}.c{border:.6pt solid #ddd;border-radius:6pt;padding:8pt;margin-bottom:8pt}.e{display:flex;gap:8pt;margin-bottom:7pt}.g{width:26pt;height:26pt;background:#eee;flex:none}.m{color:#888}.chip{display:inline-block;background:#eef;border-radius:9pt;padding:2pt 8pt;margin:2pt}h2{font-size:12pt;margin:0 0 4pt}',
    pen: (random, s) => {
      const id = s.lang === 'id';
      return {
        heading: (text) => el('h2', text),
        entry: (e) =>
          `<div class="e"><div class="g"></div><div><b>${esc(e.title)}</b><div>${esc(joinText(' · ', e.org, e.of === 'work' ? (id ? 'Penuh Waktu' : 'Full-Time') : null))}</div><div class="m">${esc(e.date ?? '')}${e.of === 'work' && e.date ? ` · ${spell(id, random.int(1, 3), random.int(1, 11))}` : ''}</div>${el('div', e.place, 'm')}${details(e)}</div></div>`,
        skills: (g) =>
          flat(g)
            .map((x) => el('span', x.name, 'chip'))
            .join(''),
        language: (l) => `<div>${esc(l.name)}<div class="m">${esc(l.level ?? '')}</div></div>`,
        credential: (c) =>
          `<div class="e"><div class="g"></div><div><b>${esc(c.name)}</b>${el('div', c.issuer)}${c.date ? `<div class="m">${id ? 'Diterbitkan' : 'Issued'} ${esc(c.date)}</div>` : ''}</div></div>`,
      };
    },
    page: (s, w) =>
      `<div class="c"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => `<div class="m">${esc(c.text)}</div>`).join('')}</div>${s.sections.map((x) => `<div class="c">${w([x.kind])}</div>`).join('')}`,
  }),
  free('d-jobboard', {
    style: 'job board résumé: career history with length in brackets, finished years, licences issued',
    producer: 'weasyprint',
    font: 'Roboto',
    css: 'h1{font-size:20pt}h2{font-size:14pt;margin-top:14pt}.m{color:#555}',
    pen: (random, s) => {
      const id = s.lang === 'id';
      return {
        entry: (e) =>
          `<div class="entry"><b>${esc(e.title)}</b>${el('div', e.org)}<div class="m">${esc(e.date ?? '')}${e.of === 'work' && e.date ? ` (${spell(id, random.int(1, 3), random.int(1, 11))})` : ''}</div>${details(e)}</div>`,
        skills: (g) =>
          `<ul>${flat(g)
            .map((x) => el('li', x.name))
            .join('')}</ul>`,
        credential: (c) =>
          `<div class="entry"><b>${esc(c.name)}</b>${el('div', c.issuer)}${c.date ? `<div class="m">${id ? 'Terbit' : 'Issued'} ${esc(c.date)}</div>` : ''}</div>`,
        language: (l) => el('p', l.level ? `${l.name} – ${l.level}` : l.name),
      };
    },
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<div class="m">${s.contacts.map((c) => esc(c.text)).join('<br>')}</div>${w()}`,
  }),
  free('d-builder-narrow', {
    style:
      'open builder: narrow left column of centred facts, right column with employer and bold period, dots',
    columns: 2,
    font: 'IBM Plex Sans',
    css: '@page{margin:12mm}body{display:grid;grid-template-columns:33% 1fr;gap:7mm;font-size:9pt}.b{text-align:center;overflow-wrap:anywhere}h2{font-size:10pt;font-weight:700;color:#d97706}.b h2{font-size:9.5pt}.a .body{border-left:1pt solid #d97706;padding-left:4mm}.a h2{margin-left:4mm}.dots{color:#d97706;letter-spacing:2pt}.row b:last-child{text-align:right}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.org ?? e.title)}</b><b>${esc(e.date ?? '')}</b></div><div class="row"><span>${esc(e.org ? e.title : '')}</span><span>${esc(e.place ?? '')}</span></div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p><b>${esc(x.name)}</b></p><p>${x.items.map((y) => esc(y.name)).join(', ')}</p><div class="dots">●●●○○</div>`,
          )
          .join(''),
      language: (l) => `<p><b>${esc(l.name)}</b></p>${el('p', l.level)}<div class="dots">●●●●○</div>`,
      credential: (c) =>
        `<p><b>${esc(c.name)}</b></p>${el('p', c.issuer)}${c.date ? `<p><b>${esc(c.date)}</b></p>` : ''}`,
    }),
    page: (s, w) =>
      `<div class="b"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => `<div>⌂ ${esc(c.text)}</div>`).join('')}${w([...SIDE, 'education'])}</div><div class="a">${w(without([...SIDE, 'education'], s))}</div>`,
  }),
  free('d-student-two-thirds', {
    style:
      'engineer’s two thirds: EMPLOYER | Post in capitals, period | place, schools and skills in the left third',
    columns: 2,
    font: 'Lato',
    producer: 'cairo',
    css: '@page{margin:12mm}h1{text-align:center;font-weight:400;font-size:32pt}.contact{text-align:center;color:#666;border-bottom:.5pt solid #333;padding-bottom:3pt}main{display:flex;gap:6mm}.b{width:32%;overflow-wrap:anywhere}.a{flex:1}h2{font-weight:400;text-transform:uppercase;font-size:14pt;color:#666}.o{text-transform:uppercase;font-weight:700}.m{color:#777;font-size:9pt}',
    pen: () => ({
      entry: (e) =>
        e.of === 'education'
          ? `<div class="entry">${el('div', e.org ?? e.title, 'o')}<div>${e.org ? esc(e.title) : ''}</div>${el('div', joinText(' | ', e.date, e.place), 'm')}${details(e)}</div>`
          : `<div class="entry"><span class="o">${esc(e.org ?? e.title)}</span>${e.org ? ` | ${esc(e.title)}` : ''}${el('div', joinText(' | ', e.date, e.place), 'm')}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) => `<div class="o">${esc(x.name)}</div><p>${x.items.map((y) => esc(y.name)).join(' • ')}</p>`,
          )
          .join(''),
      credential: (c) => el('p', joinText(' | ', c.date, c.name, c.issuer)),
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1><div class="contact">${s.contacts.map((c) => esc(c.text)).join(' | ')}</div><main><div class="b">${w(['education', ...SIDE])}</div><div class="a">${w(without(['education', ...SIDE], s))}</div></main>`,
  }),
  free('d-swiss', {
    style:
      'word processor’s Swiss look: employer, place — post; period in small capitals under it; right column',
    columns: 2,
    font: 'Open Sans',
    css: 'main{display:grid;grid-template-columns:1fr 48mm;gap:8mm}.b{overflow-wrap:anywhere}h2{font-size:9pt;text-transform:uppercase;color:#2079c7}.t{font-size:11pt}.d{font-size:8pt;text-transform:uppercase;color:#666}header{display:grid;grid-template-columns:1fr 48mm;gap:8mm;overflow-wrap:anywhere}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="t"><b>${esc(e.org ?? e.title)}${e.place ? `, </b>${esc(e.place)}` : '</b>'}${e.org ? ` — <i>${esc(e.title)}</i>` : ''}</div>${el('div', e.date, 'd')}${notesOf(e)}${[e.intro, ...e.bullets].map((x) => el('p', x)).join('')}</div>`,
      skills: (g) => g.map((x) => `<p>${x.items.map((y) => esc(y.name)).join(', ')}</p>`).join(''),
      languages: (all) => el('p', all.map((l) => (l.level ? `${l.name} (${l.level})` : l.name)).join(', ')),
      credential: (c) =>
        `<p><b>${esc(c.name)}</b>${c.issuer ? ` — ${esc(c.issuer)}` : ''}</p>${el('div', c.date, 'd')}`,
    }),
    page: (s, w) =>
      `<header><div><h1>${esc(s.name)}</h1>${el('div', s.headline)}</div><div>${s.contacts.map((c) => esc(c.text)).join('<br>')}</div></header><main><div>${w(without(SIDE, s))}</div><div class="b">${w(SIDE)}</div></main>`,
  }),
  free('d-coral', {
    style: 'word processor’s coral look: period in small capitals over employer, place — post',
    font: 'Lora',
    css: 'h1{font-size:26pt;color:#d34836}h2{font-size:12pt;color:#d34836;text-transform:uppercase}.d{font-size:8.5pt;text-transform:uppercase;color:#777;margin-top:5pt}p,li{text-align:justify}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.date, 'd')}<div><b>${esc(joinText(', ', e.org, e.place))}</b>${e.org ? ' — ' : ''}<i>${esc(e.title)}</i></div>${details(e)}</div>`,
      skills: (g) =>
        `<ul>${g.map((x) => `<li>${x.name ? `${esc(x.name)}: ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</li>`).join('')}</ul>`,
      languages: (all) => `<ul>${all.map((l) => el('li', joinText(' - ', l.name, l.level))).join('')}</ul>`,
      credential: (c) =>
        `${el('div', c.date, 'd')}<p>${esc(c.name)}${c.issuer ? ` — ${esc(c.issuer)}` : ''}</p>`,
    }),
  }),
  free('d-turned-heads', {
    style: 'headings turned upright in the left margin beside their sections',
    font: 'Nunito',
    css: 'section{display:flex;gap:6mm;border-top:1pt solid #ccc;padding-top:5pt;margin-top:5pt;break-inside:avoid;min-height:34mm}h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;font-size:11pt;color:#862e9c;text-transform:uppercase;white-space:nowrap;flex:none}.body{flex:1}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.title)}</b><span>${esc(e.date ?? '')}</span></div>${el('div', joinText(', ', e.org, e.place))}${details(e)}</div>`,
    }),
  }),
  free('d-office-rows', {
    style: 'office table without rules: year, post, employer in three columns under bold column names',
    producer: 'weasyprint',
    font: 'Carlito',
    css: 'table{width:100%;border-collapse:collapse}th{text-align:left;border-bottom:1pt solid #000}td{vertical-align:top;padding:2pt 6pt 2pt 0}td:first-child{width:38mm}h1,.contact{text-align:center}h2{background:#1d2d5e;color:#fff;padding:3pt 6pt;text-align:center}',
    shows: { skillGroups: false },
    pen: (_, s) => {
      const id = s.lang === 'id';
      return {
        entries: (all) => {
          const school = all[0]?.of === 'education';
          const head = school
            ? id
              ? ['Tahun', 'Nama Sekolah / Universitas', 'Jurusan', 'IPK/Nilai']
              : ['Year', 'School / University', 'Degree', 'GPA']
            : id
              ? ['Periode', 'Jabatan', 'Instansi', 'Lokasi']
              : ['Period', 'Position', 'Company', 'Location'];
          return `<table><tr>${head.map((x) => el('th', x)).join('')}</tr>${all.map((e) => `<tr><td>${esc(e.date ?? '')}</td><td>${esc(school ? (e.org ?? '') : e.title)}${school ? '' : bulletsOf(e)}</td><td>${esc(school ? e.title : (e.org ?? ''))}</td><td>${esc(school ? (e.grade ?? '') : (e.place ?? ''))}</td></tr>`).join('')}</table>`;
        },
        skills: (g) =>
          `<table>${flat(g)
            .map((x) => `<tr><td>${esc(x.name)}</td><td>${'★'.repeat(x.level)}</td></tr>`)
            .join('')}</table>`,
        languages: (all) =>
          `<table>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>: ${esc(l.level ?? '')}</td></tr>`).join('')}</table>`,
      };
    },
  }),
  free('d-justified-run', {
    style:
      'justified book text; post, employer, place and period in one run-in sentence, capitals for the name',
    font: 'EB Garamond',
    producer: 'cairo',
    css: 'body{font-size:11.5pt}h1{text-align:center;text-transform:uppercase;letter-spacing:.15em;font-size:16pt}.contact{text-align:center}h2{text-align:center;font-weight:400;text-transform:uppercase;letter-spacing:.12em;font-size:11pt}p,li,.entry>div{text-align:justify;hyphens:auto}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div><b>${esc(e.title)}</b>${e.org ? ` — ${esc(e.org)}` : ''}${e.place ? ` — ${esc(e.place)}` : ''}${e.date ? ` — <i>${esc(e.date)}</i>` : ''}</div>${details(e)}</div>`,
      skills: (g) =>
        el(
          'p',
          g.map((x) => `${x.name ? `${x.name}: ` : ''}${x.items.map((y) => y.name).join(', ')}`).join('. '),
        ),
      languages: (all) => el('p', all.map((l) => joinText(', ', l.name, l.level)).join('; ')),
      credential: (c) =>
        el('p', `${c.name}${c.issuer ? ` — ${c.issuer}` : ''}${c.date ? ` — ${c.date}` : ''}`),
    }),
  }),
];
