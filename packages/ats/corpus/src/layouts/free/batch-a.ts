import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, plainHead, SIDE, without } from './free.ts';

const flat = (groups: { items: { name: string; level: number }[] }[]) =>
  groups.flatMap((group) => group.items);

/** After the exports, word processor templates and résumé builders that people use most. */
export const batchA: Layout[] = [
  free('profile-export', {
    style: 'social network export: dark left column, roles with durations',
    columns: 2,
    css: '@page{margin:0}body{display:flex;min-height:297mm;font-size:10.5pt}.l{width:31%;background:#293e49;color:#e1e8ed;padding:14mm 7mm;overflow-wrap:anywhere}.l h2{font-size:13pt;font-weight:400}.r{flex:1;padding:14mm 10mm}.r h2{font-size:16pt;font-weight:400}.g{color:#b0b0b0}.role{font-size:11pt}h1{font-weight:400;font-size:26pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.org ?? e.title)}${e.org ? el('div', e.title, 'role') : ''}${el('div', e.date)}${el('div', e.place, 'g')}${
          e.bullets.length
            ? `<p>${[e.intro, ...e.bullets]
                .filter(Boolean)
                .map((x) => esc(x!))
                .join('<br>')}</p>`
            : el('p', e.intro)
        }${notesOf(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((s) => el('p', s.name))
          .join(''),
      credential: (c) => el('p', c.name),
    }),
    page: (s, w) =>
      `<div class="l"><h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts.map((c) => `<p>${esc(c.text)}${c.kind === 'phone' ? ' (Mobile)' : c.kind === 'linkedin' ? ' (LinkedIn)' : ''}</p>`).join('')}${w(SIDE)}</div><div class="r"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${w(without(SIDE, s))}</div>`,
  }),
  free('docs-swiss', {
    style: 'online document template: capitals, bars, company — title, month ranges below',
    css: 'h1{font-size:30pt}h2{font-size:9pt;text-transform:uppercase;letter-spacing:.06em;border-top:3pt solid #000;padding-top:4pt}h3{font-size:11pt;margin:5pt 0 0}h3 span{font-weight:400}.d{font-size:8pt;color:#666;text-transform:uppercase;margin-bottom:2pt}header{display:flex;justify-content:space-between}.contact{width:38%;font-size:9pt}',
    font: 'Inter',
    pen: () => ({
      entry: (e) =>
        `<h3>${esc(joinText(', ', e.org ?? e.title, e.place))}${e.org ? ` <span>— ${esc(e.title)}</span>` : ''}</h3>${el('div', e.date, 'd')}${details(e)}`,
      skills: (g) =>
        flat(g)
          .map((s) => el('p', s.name))
          .join(''),
      credential: (c) =>
        `<h3>${esc(c.name)}${c.issuer ? ` <span>— ${esc(c.issuer)}</span>` : ''}</h3>${el('div', c.date, 'd')}`,
    }),
    page: (s, w) =>
      `<header><div><h1>${esc(s.name)}</h1>${el('div', s.headline)}</div><div class="contact">${s.contacts.map((c) => el('div', c.text)).join('')}</div></header>${w()}`,
  }),
  free('docs-coral', {
    style: 'online document template: main left, unfilled right column',
    columns: 2,
    font: 'Lora',
    css: 'main{display:flex;gap:12mm}.a{flex:1}.b{width:31%}h2{color:#f2511b;font-size:9pt;text-transform:uppercase}h3{font-size:11pt;margin:6pt 0 0}i{font-weight:400}.d{font-size:8pt;color:#888;text-transform:uppercase}',
    pen: () => ({
      entry: (e) =>
        `<h3>${esc(joinText(', ', e.org, e.place))}${e.org ? ' — ' : ''}<i>${esc(e.title)}</i></h3>${el('div', e.date, 'd')}${details(e)}`,
      skills: (g) =>
        flat(g)
          .map((s) => el('p', s.name))
          .join(''),
      credential: (c) =>
        `<p><b>${esc(c.name)}</b>${c.issuer ? `, ${esc(c.issuer)}` : ''}</p>${el('div', c.date, 'd')}`,
    }),
    page: (s, w) =>
      `<main><div class="a"><h1>${esc(s.name)}</h1>${el('p', s.headline)}${w(without([...SIDE], s))}</div><div class="b"><p>${s.contacts.map((c) => esc(c.text)).join('<br>')}</p>${w(SIDE)}</div></main>`,
  }),
  free('builder-duo', {
    style: 'résumé builder: two columns under header, places beside dates in italics, captions',
    columns: 2,
    font: 'Montserrat',
    css: 'body{font-size:8.8pt}main{columns:2;column-gap:9mm}h2{color:#2a6f97;text-transform:uppercase;font-size:11pt;border-bottom:2pt solid #2a6f97}.t{font-weight:700;font-size:10pt}.m{display:flex;justify-content:space-between;color:#2a6f97;font-style:italic;font-size:8pt}.c{font-style:italic;font-size:8pt;color:#2a6f97}.chips{display:flex;flex-wrap:wrap;gap:5pt}.chip{background:#a9b6c0;color:#fff;border-radius:3pt;padding:2pt 6pt}',
    pen: (_, s) => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.title, 't')}${el('div', e.org)}<div class="m"><span>${esc(e.date ?? '')}</span><span>${esc(e.place ?? '')}</span></div>${e.bullets.length ? `<div class="c">${s.lang === 'id' ? 'Pencapaian/Tugas' : 'Achievements/Tasks'}</div>` : ''}${details(e)}</div>`,
      skills: (g) =>
        `<div class="chips">${flat(g)
          .map((x) => `<span class="chip">${esc(x.name)}</span>`)
          .join('')}</div>`,
      language: (l) => `<div>${esc(l.name)}</div>${l.level ? `<div class="c">${esc(l.level)}</div>` : ''}`,
      credential: (c) => el('p', c.name + (c.date ? ` (${c.date})` : '')) + el('div', c.issuer, 'c'),
    }),
    page: (s, w) => `${plainHead(s, ' &nbsp; ')}<main>${w()}</main>`,
  }),
  free('builder-cascade', {
    style: 'résumé builder: filled left column with labelled contacts, dates broken over lines in a margin',
    columns: 2,
    font: 'Open Sans',
    css: '@page{margin:0}body{display:flex;min-height:297mm;font-size:9.5pt}.l{width:30%;background:#003d73;color:#fff;padding:10mm 6mm;overflow-wrap:anywhere}.l h2{background:#002a50;margin:8pt -6mm;padding:4pt 6mm}.r{flex:1;padding:10mm 8mm}.r h2{border-top:1pt solid #ccc;border-bottom:1pt solid #ccc;color:#003d73;padding:3pt 0}.entry{display:flex}.when{width:22mm;flex:none;font-weight:700}.bar{height:5pt;background:#cfe3f5;margin:2pt 0 6pt}.lv{text-align:right;font-size:8pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="when">${esc(e.date ?? '')}</div><div><b>${esc(e.title)}</b><div><i>${esc(joinText(', ', e.org, e.place))}</i></div>${details(e)}</div></div>`,
      skills: (g) =>
        flat(g)
          .map((x) => `<div>${esc(x.name)}</div><div class="bar"></div>`)
          .join(''),
      language: (l) => `<div>${esc(l.name)}</div><div class="bar"></div>${el('div', l.level, 'lv')}`,
      credential: (c) => el('p', joinText(' - ', c.name, c.issuer, c.date)),
    }),
    page: (s, w) =>
      `<div class="l"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => `<div><b>${esc(c.label || 'Link')}</b></div><p>${esc(c.text)}</p>`).join('')}${w(SIDE)}</div><div class="r">${w(without(SIDE, s))}</div>`,
  }),
  free('euro-new', {
    style: 'new Europass: date and place on a line, title in capitals with employer on the next',
    font: 'Open Sans',
    css: 'header{background:#eef;padding:8pt}h2{font-size:13pt;color:#004494;border-bottom:1pt solid #004494;text-transform:uppercase}.w{color:#555;font-size:9pt}.t{color:#004494}.t b{text-transform:uppercase}section .body{padding-left:6mm;border-left:1.5pt solid #ccd}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="w">${esc(e.date ?? '')}${e.place ? ` – ${esc(e.place)}` : ''}</div><div class="t"><b>${esc(e.title)}</b>${e.org ? ` ${esc(e.org)}` : ''}</div>${details(e)}</div>`,
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join(' &nbsp;|&nbsp; ')}</p>`,
      credential: (c) =>
        (c.date ? `<div class="w">${esc(c.date)}</div>` : '') +
        `<div class="t"><b>${esc(c.name)}</b></div>${el('div', c.issuer)}`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${s.contacts.map((c) => `<b>${esc(c.label || 'Link')}:</b> ${esc(c.text)}`).join(' &nbsp;|&nbsp; ')}</header>${w()}`,
  }),
  free('form-numbered', {
    style: 'government form: lettered parts, numbered fields, years with colons',
    font: 'Liberation Serif',
    producer: 'wkhtmltopdf',
    shows: {
      personal: 'form',
      documentTitle: true,
      headline: false,
      headingCases: ['numbered'],
      without: ['projects'],
    },
    css: 'body{font-size:12pt}h2{font-size:12pt}td{vertical-align:top;padding:0 3pt}',
    pen: () => ({
      entries: (all) =>
        `<table>${all
          .map(
            (e, i) =>
              `<tr><td>${i + 1}.</td><td style="white-space:nowrap">${esc(e.date ?? '')}</td><td>:</td><td>${e.of === 'education' ? esc(joinText(', ', e.org, e.title)) : esc(joinText(', ', e.title, e.org))}${e.grade ? ` (${esc(e.grade)})` : ''}${e.place ? `, ${esc(e.place)}` : ''}${[
                ...e.notes,
                e.intro,
                ...e.bullets,
              ]
                .filter(Boolean)
                .map((b) => `<br>- ${esc(b!)}`)
                .join('')}</td></tr>`,
          )
          .join('')}</table>`,
      skills: (g) =>
        `<table>${flat(g)
          .map((x, i) => `<tr><td>${i + 1}.</td><td>${esc(x.name)}</td></tr>`)
          .join('')}</table>`,
    }),
    page: (s, w) =>
      `${s.sections.some((x) => x.kind === 'personal') ? '' : plainHead(s)}${w()}<table style="width:100%;margin-top:20pt"><tr><td></td><td style="width:40%;text-align:center">Jakarta, 12 ${s.lang === 'id' ? 'Agustus' : 'August'} 2026<br><br><br>(${esc(s.name)})</td></tr></table>`,
  }),
  free('form-tables', {
    style: 'application form: ruled tables with numbers and years passed',
    font: 'Carlito',
    producer: 'weasyprint',
    shows: {
      personal: 'form',
      documentTitle: true,
      headline: false,
      headingCases: ['numbered', 'upper'],
      jobBullets: 2,
    },
    css: 'table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #000;padding:2pt 4pt;vertical-align:top;text-align:left;font-size:9.5pt}th{text-align:center;background:#ddd}',
    pen: (_, s) => ({
      entries: (all) => {
        const id = s.lang === 'id';
        const of = all[0]!.of;
        const head =
          of === 'education'
            ? id
              ? ['No', 'Nama Sekolah/Perguruan Tinggi', 'Jurusan', 'Tahun', 'IPK']
              : ['No', 'School/University', 'Major', 'Years', 'GPA']
            : of === 'work'
              ? id
                ? ['No.', 'Nama Perusahaan', 'Posisi', 'Masa Kerja', 'Tugas']
                : ['No.', 'Company Name', 'Job Title', 'Period', 'Duties']
              : id
                ? ['No', 'Nama Kegiatan', 'Peran', 'Tahun', 'Keterangan']
                : ['No', 'Activity', 'Role', 'Year', 'Notes'];
        return `<table><tr>${head.map((h) => el('th', h)).join('')}</tr>${all
          .map(
            (e, i) =>
              `<tr><td>${i + 1}</td><td>${esc(of === 'project' ? e.title : (e.org ?? ''))}</td><td>${esc(of === 'project' ? '' : e.title)}</td><td>${esc(e.date ?? '')}</td><td>${
                of === 'education'
                  ? esc((e.grade ?? '').replace(/^[^\d]*/, ''))
                  : [e.intro, ...e.bullets]
                      .filter(Boolean)
                      .map((x) => esc(x!))
                      .join('<br>')
              }</td></tr>`,
          )
          .join('')}</table>`;
      },
      skills: (g) =>
        `<table>${g.map((x) => `<tr><td>${esc(x.name || 'Skill')}</td><td>${x.items.map((y) => esc(y.name)).join(', ')}</td></tr>`).join('')}</table>`,
      languages: (items) =>
        `<table><tr><th>${s.lang === 'id' ? 'Bahasa' : 'Language'}</th><th>${s.lang === 'id' ? 'Kemampuan' : 'Level'}</th></tr>${items.map((l) => `<tr><td>${esc(l.name)}</td><td>${esc(l.level ?? '')}</td></tr>`).join('')}</table>`,
    }),
  }),
  free('word-caps', {
    style: 'word processor template: title | employer in small capitals, dates over them',
    producer: 'weasyprint',
    font: 'Carlito',
    css: 'h1{text-align:center;font-weight:400;font-size:34pt;text-transform:uppercase}h1+div,.contact{text-align:center}h2{text-transform:uppercase;font-size:14pt;border-bottom:.5pt solid #bbb}.d{text-transform:uppercase;font-size:9pt;font-weight:700;color:#777}.t{font-size:12pt;color:#1D824C;text-transform:uppercase}.t span{color:#777;font-variant:small-caps;text-transform:none}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry">${el('div', e.date, 'd')}<div class="t"><b>${esc(e.title)}</b>${e.org ? `, <span>${esc(e.org)}</span>` : ''}</div>${el('div', e.place)}${details(e)}</div>`,
      skills: (g) => {
        const all = flat(g);
        const half = Math.ceil(all.length / 2);
        return `<table style="width:100%"><tr>${[all.slice(0, half), all.slice(half)].map((part) => `<td style="vertical-align:top;width:50%"><ul>${part.map((x) => el('li', x.name)).join('')}</ul></td>`).join('')}</tr></table>`;
      },
    }),
    page: (s, w) => plainHead(s, ' · ') + w(),
  }),
  free('triple', {
    style: 'three columns from the top, icons in the header',
    columns: 3,
    font: 'Nunito',
    css: '@page{margin:10mm}body{font-size:8.6pt}main{display:grid;grid-template-columns:27% 1fr 26%;gap:7mm}main>div{overflow-wrap:anywhere}h2{color:#8e44ad;font-size:11pt}.c{display:grid;grid-template-columns:repeat(3,1fr)}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${el('div', e.org)}${el('div', joinText(' • ', e.date, e.place))}${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `<p><b>${esc(x.name)}</b></p><p>${x.items.map((y) => esc(y.name)).join(', ')}</p>`)
          .join(''),
      language: (l) =>
        `<div class="row"><span>${esc(l.name)}</span><span>${'●'.repeat(l.score)}${'○'.repeat(5 - l.score)}</span></div>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<div class="c">${s.contacts.map((c) => `<div>◉ ${esc(c.text)}</div>`).join('')}</div><main><div>${w(['summary', 'personal', 'skills', 'languages'])}</div><div>${w(['work', 'organisations', 'volunteer', 'projects', 'publications'])}</div><div>${w(['education', 'certifications', 'awards', 'hobbies', 'references'])}</div></main>`,
  }),
  free('builder-stock', {
    style: 'résumé builder: details column at right, title at employer, spaced small dates',
    columns: 2,
    font: 'Source Serif 4',
    css: 'main{display:flex;gap:10mm}.a{flex:1}.b{width:29%;overflow-wrap:anywhere}.d{letter-spacing:.15em;font-size:7.5pt;text-transform:uppercase;color:#888}.t{font-weight:700}.bar{height:2pt;background:#bbb;margin-bottom:5pt}',
    pen: (_, s) => ({
      entry: (e) =>
        `<div class="entry"><div class="t">${esc(joinText(', ', e.org ? `${e.title}${s.lang === 'id' ? ' di ' : ' at '}${e.org}` : e.title, e.place))}</div>${el('div', e.date, 'd')}${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => `<div>${esc(x.name)}</div><div class="bar"></div>`)
          .join(''),
      language: (l) => `<div>${esc(l.name)}</div><div class="bar"></div>`,
      credential: (c) =>
        `<div class="t">${esc(joinText(', ', c.name, c.issuer))}</div>${el('div', c.date, 'd')}`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<main><div class="a">${w(without(SIDE, s))}</div><div class="b"><h2>${s.lang === 'id' ? 'Detail' : 'Details'}</h2>${s.contacts.map((c) => el('p', c.text)).join('')}${w(SIDE)}</div></main>`,
  }),
  free('broken-heads', {
    style: 'letter-spaced headings whose words fall apart in the middle',
    font: 'Montserrat',
    css: 'h2{text-transform:uppercase;letter-spacing:.2em;font-size:11pt;color:#0b7285}h1{letter-spacing:.35em;font-weight:400}.k{margin-left:.42em}',
    pen: (random) => ({
      heading: (text) => {
        const at = random.int(2, Math.max(3, text.length - 3));
        return `<h2>${esc(text.slice(0, at))}<span class="k">${esc(text.slice(at))}</span></h2>`;
      },
      entry: (e) =>
        `<div class="entry"><div class="row"><span><b>${esc(e.org ?? e.title)}</b>${e.org ? ` / ${esc(e.title)}` : ''}</span><span>${esc(e.date ?? '')}</span></div>${el('div', e.place)}${details(e)}</div>`,
    }),
  }),
  free('gap-chips', {
    style:
      'skills side by side with nothing between them but room; narrow right column with wrapped certificates',
    columns: 2,
    font: 'Lato',
    css: 'main{display:flex;gap:8mm}.a{flex:1}.b{width:27%;overflow-wrap:anywhere}.chips{display:flex;flex-wrap:wrap;gap:3pt 11pt}h2{border-bottom:1pt solid #e67700;color:#e67700}.t{font-weight:700}.b p{margin:3pt 0}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><span class="t">${esc(e.title)}</span><span>${esc(e.date ?? '')}</span></div>${el('div', joinText(' - ', e.org, e.place))}${details(e)}</div>`,
      skills: (g) =>
        `<div class="chips">${flat(g)
          .map((x) => el('span', x.name))
          .join('')}</div>`,
      language: (l) => el('p', joinText(' – ', l.name, l.level)),
      credential: (c) => el('p', joinText(', ', c.name, c.issuer, c.date)),
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}<div>${s.contacts.map((c) => esc(c.text)).join(' / ')}</div><main><div class="a">${w(without(['languages', 'certifications', 'awards', 'hobbies', 'education'], s))}</div><div class="b">${w(['education', 'certifications', 'languages', 'awards', 'hobbies'])}</div></main>`,
  }),
  free('running-head', {
    style: 'name and contacts repeated at the head of every page, page numbers',
    font: 'Liberation Sans',
    css: '@page{margin:14mm 16mm}.top{border-bottom:.5pt solid #999;display:flex;justify-content:space-between;font-size:9pt;margin-bottom:4mm}.foot{font-size:8pt;text-align:right;padding-top:4mm}table{width:100%;border-collapse:collapse}thead,tfoot{display:table-row-group}thead{display:table-header-group}tfoot{display:table-footer-group}td{padding:0}h2{text-decoration:underline;text-transform:uppercase}li{margin-bottom:3pt}body{font-size:12pt;line-height:1.6}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${e.org ? `, ${esc(e.org)}` : ''}${e.place ? `, ${esc(e.place)}` : ''}${e.date ? ` (${esc(e.date)})` : ''}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `<b>${esc(x.name)}</b> – ` : ''}${x.items.map((y) => esc(y.name)).join('; ')}</p>`,
          )
          .join(''),
    }),
    page: (s, w) =>
      `<table><thead><tr><td><div class="top"><b>${esc(s.name)}</b><span>${s.contacts
        .slice(0, 2)
        .map((c) => esc(c.text))
        .join(
          ' | ',
        )}</span></div></td></tr></thead><tfoot><tr><td><div class="foot">CV ${esc(s.name)}</div></td></tr></tfoot><tbody><tr><td><div>${s.contacts
        .slice(2)
        .map((c) => esc(c.text))
        .join(' | ')}</div>${w()}</td></tr></tbody></table>`,
  }),
  free('newspaper', {
    style: 'two flowing newspaper columns, entries cut by the column’s end',
    columns: 2,
    font: 'EB Garamond',
    css: 'main{columns:2;column-gap:10mm;column-rule:.5pt solid #aaa}h1{font-variant:small-caps;text-align:center}.contact{text-align:center}h2{font-variant:small-caps;font-weight:400;font-size:15pt}p,li{text-align:justify;hyphens:auto}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><i>${esc(e.date ?? '')}</i><br><b>${esc(e.title)}</b><br>${esc(joinText(', ', e.org, e.place))}${details(e)}</div>`,
      credential: (c) =>
        `<p>${c.date ? `<i>${esc(c.date)}</i> ` : ''}${esc(c.name)}${c.issuer ? ` (${esc(c.issuer)})` : ''}</p>`,
    }),
    page: (s, w) => `${plainHead(s, ' ◆ ')}<main>${w()}</main>`,
  }),
  free('ivy', {
    style: 'university career office: employer and place, title and dates, labelled lines for skills',
    font: 'Liberation Serif',
    producer: 'cairo',
    shows: { headline: false, headingCases: ['upper'] },
    css: 'body{font-size:11pt}h1,.contact{text-align:center}h1{font-size:16pt}h2{text-align:center;border-bottom:1pt solid #000;font-size:11pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(e.org ?? e.title)}</b><span>${esc(e.place ?? '')}</span></div><div class="row"><i>${esc(e.org ? e.title : '')}</i><span>${esc(e.date ?? '')}</span></div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `<b>${esc(x.name)}:</b> ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
      languages: (items) =>
        `<p>${items.map((l) => esc(l.level ? `${l.level}: ${l.name}` : l.name)).join('; ')}</p>`,
      credential: (c) =>
        `<div class="row"><span>${esc(joinText(', ', c.name, c.issuer))}</span><span>${esc(c.date ?? '')}</span></div>`,
    }),
  }),
  free('year-stack', {
    style: 'start and end stacked in a left margin, hyphenated justified text',
    font: 'Source Serif 4',
    css: '.entry{display:flex;gap:6mm}.y{width:20mm;flex:none;text-align:right;color:#8a1c1c}p,li{text-align:justify;hyphens:auto}h2{color:#8a1c1c;text-transform:lowercase;font-size:14pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="y">${esc(e.date ?? '')}</div><div style="flex:1"><b>${esc(e.title)}</b><br>${esc(joinText(' · ', e.org, e.place))}${details(e)}</div></div>`,
      credential: (c) =>
        `<div class="entry"><div class="y">${esc(c.date ?? '')}</div><div style="flex:1">${esc(joinText(' · ', c.name, c.issuer))}</div></div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<div class="entry"><div class="y">${esc(x.name)}</div><div style="flex:1">${x.items.map((y) => esc(y.name)).join(' · ')}</div></div>`,
          )
          .join(''),
      language: (l) =>
        `<div class="entry"><div class="y">${esc(l.name)}</div><div>${esc(l.level ?? '')}</div></div>`,
    }),
  }),
  free('own-heads', {
    style: 'headings in the writer’s own words, known by their looks only',
    font: 'Plus Jakarta Sans',
    css: 'h2{color:#d6336c;font-size:13pt}.d{color:#777}',
    pen: (random, s) => {
      const id = s.lang === 'id';
      const own: Record<string, string[]> = {
        work: id
          ? ['Jejak Langkah', 'Tempat Saya Berkarya', 'Cerita Sejauh Ini']
          : ['Where I’ve Made a Difference', 'My Story So Far', 'The Journey'],
        skills: id
          ? ['Bekal Saya', 'Yang Saya Kuasai', 'Senjata Andalan']
          : ['My Toolbelt', 'What I Bring', 'Superpowers'],
        education: id
          ? ['Tempat Menimba Ilmu', 'Bangku Kuliah & Sekolah']
          : ['Where I Learned', 'Alma Mater'],
      };
      return {
        heading: (text, kind) => el('h2', own[kind] ? random.pick(own[kind]) : text),
        entry: (e) =>
          `<div class="entry"><b>${esc(e.title)}</b>${e.org ? ` · ${esc(e.org)}` : ''}<div class="d">${esc(joinText(' · ', e.date, e.place))}</div>${details(e)}</div>`,
        skills: (g) =>
          `<ul>${flat(g)
            .map((x) => el('li', x.name))
            .join('')}</ul>`,
      };
    },
  }),
  free('date-colon', {
    style: 'period: title, employer, place on one line; dashes',
    font: 'Liberation Sans',
    producer: 'wkhtmltopdf',
    css: 'h1{font-size:18pt}h2{background:#ddd;padding:2pt 4pt}ul{list-style:none}li:before{content:"- "}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><u>${esc(e.date ?? '')}</u>${e.date ? ': ' : ''}<b>${esc(joinText(', ', e.title, e.org, e.place))}</b>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map((x) => `<p>√ ${esc(x.name)}</p>`)
          .join(''),
      language: (l) => `<p>√ ${esc(l.name)}${l.level ? ` : ${esc(l.level)}` : ''}</p>`,
      credential: (c) =>
        `<p>√ ${esc(joinText(' ', c.name, c.issuer ? `oleh ${c.issuer}`.replace('oleh', 'by') : null, c.date ? `(${c.date})` : null))}</p>`,
    }),
  }),
  free('field-cards', {
    style: 'every job a card of labelled fields, other names for the labels',
    font: 'Carlito',
    shows: { headingCases: ['upper', 'as-is'], personal: 'section' },
    css: '.card{border:.6pt solid #aaa;padding:4pt;margin-bottom:5pt}td{vertical-align:top;padding:1pt 4pt 1pt 0}td:first-child{width:42mm}',
    pen: (_, s) => ({
      entry: (e) => {
        const id = s.lang === 'id';
        const names =
          e.of === 'education'
            ? id
              ? ['Institusi', 'Program Studi', 'Tahun', 'IPK', 'Catatan']
              : ['Institution', 'Programme', 'Years', 'GPA', 'Notes']
            : id
              ? ['Nama Perusahaan', 'Posisi Terakhir', 'Lama Bekerja', 'Lokasi', 'Deskripsi Pekerjaan']
              : ['Company', 'Last Position', 'Length of Service', 'Location', 'Job Description'];
        const values =
          e.of === 'education'
            ? [e.org, e.title, e.date, e.grade?.replace(/^[^\d]*/, '') ?? null, e.notes.join('; ')]
            : [e.org, e.title, e.date, e.place, null];
        return `<div class="card"><table>${names.map((n, i) => (values[i] ? `<tr><td>${n}</td><td>: ${esc(values[i])}</td></tr>` : '')).join('')}${e.of !== 'education' && (e.bullets.length || e.intro) ? `<tr><td>${names[4]}</td><td>:</td></tr>` : ''}</table>${bulletsOf(e)}</div>`;
      },
    }),
  }),
];
