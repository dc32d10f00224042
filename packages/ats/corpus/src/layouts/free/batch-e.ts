import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, SIDE, without, type Skills } from './free.ts';

const flat = (groups: Skills) => groups.flatMap((group) => group.items);

/** The untouched check after batch D was mended: published themes, office habits, odd orders. */
export const batchE: Layout[] = [
  free('e-card-theme', {
    style:
      'theme of cards: profile card at left with everything personal, signs before headings, employer with post after a bar',
    columns: 2,
    font: 'Lato',
    css: '@page{margin:8mm}body{display:flex;gap:5mm;background:#eee;font-size:9pt}.b{width:34%;background:#fff;padding:5mm;text-align:center;overflow-wrap:anywhere;align-self:flex-start}.a{flex:1}.a section{background:#fff;padding:4mm;margin-bottom:3mm}h2{font-size:12pt;color:#444}.d{color:#999;font-size:8.5pt}',
    pen: () => ({
      heading: (text) => `<h2>❖ ${esc(text)}</h2>`,
      entry: (e) =>
        `<div class="entry"><div class="row"><span><b>${esc(e.org ?? e.title)}</b>${e.org ? ` | ${esc(e.title)}` : ''}</span></div>${el('div', joinText(' ~ ', e.date, e.place), 'd')}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) => `<p><b>${esc(x.name)}</b></p>${x.items.map((y) => el('span', ` ${y.name} `)).join(' · ')}`,
          )
          .join(''),
      language: (l) => `<p><b>${esc(l.name)}</b></p>${el('p', l.level)}`,
      credential: (c) => `<p><b>${esc(c.name)}</b></p>${el('div', joinText(' · ', c.issuer, c.date), 'd')}`,
    }),
    page: (s, w) =>
      `<div class="b"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => el('p', c.text)).join('')}${w(['summary', 'contact', 'personal', 'languages', 'hobbies'])}</div><div class="a">${w(without(['summary', 'contact', 'personal', 'languages', 'hobbies'], s))}</div>`,
  }),
  free('e-two-tone', {
    style:
      'theme in two tones: white left column with bulleted groups, main column with post, employer in colour and dates between dashes',
    columns: 2,
    font: 'Montserrat',
    css: '@page{margin:10mm}body{font-size:8.6pt}main{display:grid;grid-template-columns:31% 1fr;gap:8mm}.b{overflow-wrap:anywhere}h2{font-size:11pt;color:#795548;text-transform:uppercase}.o{color:#795548;font-weight:700}.i{font-style:italic}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${el('div', e.org, 'o')}<div class="i">— ${esc(e.date ?? '')} —</div>${el('div', e.place)}${details(e)}</div>`,
      skills: (g) =>
        g
          .map((x) => `<b>${esc(x.name)}</b><ul>${x.items.map((y) => el('li', y.name)).join('')}</ul>`)
          .join(''),
      languages: (all) =>
        `<ul>${all.map((l) => `<li>${esc(l.name)}${l.level ? `<br>${esc(l.level)}` : ''}</li>`).join('')}</ul>`,
      credential: (c) =>
        `<ul><li>${esc(c.name)}${c.issuer ? `<br>${esc(c.issuer)}` : ''}${c.date ? `<br>${esc(c.date)}` : ''}</li></ul>`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}</header><main><div class="b">${s.contacts.map((c) => `<p>${esc(c.text)}</p>`).join('')}${w(['education', ...SIDE])}</div><div>${w(without(['education', ...SIDE], s))}</div></main>`,
  }),
  free('e-heading-column', {
    style:
      'theme in rows: heading at left over its whole section, period and place right of the employer in small type',
    font: 'Nunito',
    css: 'section{display:grid;grid-template-columns:32mm 1fr;margin-bottom:5mm}h2{font-size:10.5pt;color:#0d6efd;margin:0}.s{font-size:8pt;color:#888}.entry>div:first-child{display:flex;gap:6pt;align-items:baseline}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div><b>${esc(e.org ?? e.title)}</b><span class="s">${esc(joinText(', ', e.date, e.place))}</span></div>${e.org ? `<div>${esc(e.title)}</div>` : ''}${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `<b>${esc(x.name)}</b> ` : ''}${x.items.map((y) => esc(y.name)).join(' / ')}</p>`,
          )
          .join(''),
      credential: (c) =>
        `<div><b>${esc(c.name)}</b> <span class="s">${esc(joinText(', ', c.issuer, c.date))}</span></div>`,
    }),
  }),
  free('e-centred-all', {
    style: 'everything centred, thin rules between entries, no bullets',
    font: 'Lora',
    css: 'body{text-align:center}h2{font-weight:400;letter-spacing:.18em;text-transform:uppercase;font-size:11pt}hr{border:0;border-top:.5pt solid #ccc;width:40%}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${el('div', joinText(' · ', e.org, e.place))}<i>${esc(e.date ?? '')}</i>${notesOf(e)}${[e.intro, ...e.bullets].map((x) => el('p', x)).join('')}<hr></div>`,
      skills: (g) =>
        el(
          'p',
          flat(g)
            .map((x) => x.name)
            .join('  ·  '),
        ),
      language: (l) => el('p', joinText(' – ', l.name, l.level)),
      credential: (c) => `<p>${esc(c.name)}</p>${el('p', joinText(' · ', c.issuer, c.date))}`,
    }),
  }),
  free('e-band-grid', {
    style:
      'coloured header across, contacts in a grid of two by two, dark right column with schools in cards',
    columns: 2,
    font: 'Open Sans',
    css: '@page{margin:0}header{background:#114b5f;color:#fff;padding:9mm 12mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:2pt 10mm;margin-top:4pt}main{display:flex;min-height:240mm;font-size:9pt}.a{flex:1;padding:6mm 8mm 6mm 12mm}.b{width:35%;background:#e4fde1;padding:6mm;overflow-wrap:anywhere}h2{text-transform:uppercase;font-size:10.5pt;color:#114b5f;border-bottom:1.5pt solid}.card{background:#fff;padding:4pt;margin-bottom:5pt}',
    pen: () => ({
      entry: (e) =>
        e.of === 'education'
          ? `<div class="card"><b>${esc(e.title)}</b>${el('div', e.org)}${el('div', joinText(' | ', e.date, e.place))}${details(e)}</div>`
          : `<div class="entry"><b>${esc(joinText(', ', e.title, e.org))}</b><div>${esc(joinText(' | ', e.date, e.place))}</div>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map(
            (x) =>
              `<div class="row"><span>${esc(x.name)}</span><span>${'◆'.repeat(x.level)}${'◇'.repeat(5 - x.level)}</span></div>`,
          )
          .join(''),
      credential: (c) =>
        `<div class="card">${esc(c.name)}${c.issuer ? `<br><i>${esc(c.issuer)}</i>` : ''}${c.date ? `<br>${esc(c.date)}` : ''}</div>`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}<div class="g">${s.contacts.map((c) => `<div>☎ ${esc(c.text)}</div>`).join('')}</div></header><main><div class="a">${w(without([...SIDE, 'education'], s))}</div><div class="b">${w([...SIDE, 'education'])}</div></main>`,
  }),
  free('e-halves', {
    style: 'two equal halves: work left, all else right; periods in brackets after the post',
    columns: 2,
    font: 'Carlito',
    producer: 'weasyprint',
    css: 'table.m{width:100%;border-collapse:collapse}table.m>tbody>tr>td{width:50%;vertical-align:top;padding:0 4mm}h2{border-bottom:1pt solid #999;font-size:12pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b>${e.date ? ` (${esc(e.date)})` : ''}${el('div', joinText(', ', e.org, e.place))}${details(e)}</div>`,
      skills: (g) =>
        `<ul>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ul>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('p', s.headline)}<p>${s.contacts.map((c) => esc(c.text)).join(' • ')}</p>${w(['summary'])}<table class="m"><tr><td>${w(['work', 'volunteer', 'organisations'])}</td><td>${w(without(['summary', 'work', 'volunteer', 'organisations'], s))}</td></tr></table>`,
  }),
  free('e-dotted-form', {
    style: 'typed form: labels with dotted leaders, jobs as numbered paragraphs with years first',
    producer: 'wkhtmltopdf',
    font: 'Liberation Serif',
    shows: { personal: 'form', documentTitle: true, headline: false, headingCases: ['upper', 'colon'] },
    css: 'body{font-size:12pt}h2{font-size:12pt;text-decoration:underline}td{padding:0 3pt 2pt 0;vertical-align:top}ol{margin:0}',
    pen: (_, s) => ({
      entries: (all) =>
        `<ol>${all
          .map(
            (e) =>
              `<li>${e.date ? `${s.lang === 'id' ? 'Tahun' : 'Year'} ${esc(e.date)}, ` : ''}${esc(joinText(', ', e.title, e.org, e.place))}${e.grade ? `, ${esc(e.grade)}` : ''}${[
                ...e.notes,
                e.intro,
                ...e.bullets,
              ]
                .filter(Boolean)
                .map((x) => `<br>- ${esc(x!)}`)
                .join('')}</li>`,
          )
          .join('')}</ol>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `${esc(x.name)} ................ : ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
      language: (l) => el('p', l.level ? `${l.name} ........ : ${l.level}` : l.name),
      credential: (c) =>
        el(
          'p',
          `${c.date ? `${s.lang === 'id' ? 'Tahun' : 'Year'} ${c.date}, ` : ''}${joinText(', ', c.name, c.issuer)}`,
        ),
    }),
    page: (s, w) =>
      (s.contacts.length > 0
        ? `<p>${s.lang === 'id' ? 'Nama' : 'Name'} ........ : ${esc(s.name)}</p>${s.contacts.map((c) => `<p>${esc(c.label || 'Link')} ........ : ${esc(c.text)}</p>`).join('')}`
        : '') + w(),
  }),
  free('e-one-line-jobs', {
    style: 'period | post | employer | place in one bold line, a paragraph below',
    font: 'Inter',
    producer: 'cairo',
    css: 'h1{font-size:19pt;text-transform:uppercase}h2{font-size:10pt;border-top:2pt solid #111;padding-top:2pt}body{font-size:9.3pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(joinText(' | ', e.date, e.title, e.org, e.place))}</b>${notesOf(e)}${
          e.intro || e.bullets.length > 0
            ? `<p>${[e.intro, ...e.bullets]
                .filter(Boolean)
                .map((x) => esc(x!.replace(/\.?$/, '.')))
                .join(' ')}</p>`
            : ''
        }</div>`,
      skills: (g) =>
        g
          .map((x) => el('p', `${x.name ? `${x.name} – ` : ''}${x.items.map((y) => y.name).join(', ')}`))
          .join(''),
      languages: (all) => el('p', all.map((l) => joinText(': ', l.name, l.level)).join(' | ')),
      credential: (c) => el('p', joinText(' | ', c.date, c.name, c.issuer)),
    }),
  }),
  free('e-post-at-right', {
    style:
      'employer in capitals at left, post at right on the same line; place left and period right below, in italics',
    font: 'EB Garamond',
    css: 'body{font-size:11.5pt}h1{text-align:right}h1~.contact,.headline{text-align:right}h2{font-variant:small-caps;font-weight:400;border-bottom:.6pt solid #000;font-size:14pt}.o{text-transform:uppercase}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b class="o">${esc(e.org ?? e.title)}</b><b>${esc(e.org ? e.title : '')}</b></div><div class="row"><i>${esc(e.place ?? '')}</i><i>${esc(e.date ?? '')}</i></div>${details(e)}</div>`,
      skills: (g) =>
        g
          .map(
            (x) =>
              `<p>${x.name ? `<i>${esc(x.name)}:</i> ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</p>`,
          )
          .join(''),
      credential: (c) =>
        `<div class="row"><span>${esc(joinText(', ', c.name, c.issuer))}</span><i>${esc(c.date ?? '')}</i></div>`,
    }),
  }),
  free('e-skill-matrix', {
    style:
      'skills and languages as ruled tables with levels in words; jobs with a grey box for post and period',
    font: 'Roboto',
    css: 'table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #aaa;padding:2pt 5pt;text-align:left}.box{background:#f1f3f5;padding:3pt 6pt;display:flex;justify-content:space-between}h2{color:#087f5b}',
    pen: (_, s) => {
      const id = s.lang === 'id';
      const words = id
        ? ['Dasar', 'Pemula', 'Menengah', 'Mahir', 'Sangat mahir']
        : ['Basic', 'Beginner', 'Intermediate', 'Advanced', 'Expert'];
      return {
        entry: (e) =>
          `<div class="entry"><div class="box"><b>${esc(e.title)}</b><span>${esc(e.date ?? '')}</span></div>${el('div', joinText(' – ', e.org, e.place))}${details(e)}</div>`,
        skills: (g) =>
          `<table><tr><th>${id ? 'Keahlian' : 'Skill'}</th><th>Level</th></tr>${flat(g)
            .map((x) => `<tr><td>${esc(x.name)}</td><td>${words[x.level - 1]}</td></tr>`)
            .join('')}</table>`,
        languages: (all) =>
          `<table><tr><th>${id ? 'Bahasa' : 'Language'}</th><th>${id ? 'Tingkat' : 'Level'}</th></tr>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>${esc(l.level ?? '-')}</td></tr>`).join('')}</table>`,
      };
    },
  }),
  free('e-narrow-right-dates', {
    style: 'period and place stacked in a right margin, post over employer at left, signs for bullets',
    font: 'Source Serif 4',
    css: '.e{display:grid;grid-template-columns:1fr 34mm;gap:5mm;margin-bottom:5pt}.r{text-align:right;font-size:9pt;color:#666}ul{list-style:"➤ "}h2{background:linear-gradient(#eee,#eee);padding:2pt 4pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="e"><div><b>${esc(e.title)}</b>${el('div', e.org)}${details(e)}</div><div class="r">${el('div', e.date)}${el('div', e.place)}</div></div>`,
      skills: (g) =>
        `<ul>${g.map((x) => `<li>${x.name ? `${esc(x.name)}: ` : ''}${x.items.map((y) => esc(y.name)).join(', ')}</li>`).join('')}</ul>`,
      credential: (c) =>
        `<div class="e"><div>${esc(c.name)}${el('div', c.issuer)}</div><div class="r">${esc(c.date ?? '')}</div></div>`,
    }),
  }),
  free('e-quoted', {
    style:
      'name at right, motto-like summary in quotes, first letters of headings large, entries cut by the page’s end with page numbers',
    font: 'Plus Jakarta Sans',
    css: '@page{margin:14mm 16mm 18mm}body{font-size:11pt;line-height:1.55}header{text-align:right}h2:first-letter{font-size:19pt;color:#c92a2a}.s-summary p{font-style:italic}.s-summary p:before{content:"“"}.s-summary p:after{content:"”"}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b><br>${esc(joinText(' – ', e.org, e.place))}<br><small>${esc(e.date ?? '')}</small>${details(e)}</div>`,
      skills: (g) =>
        `<p>${flat(g)
          .map((x) => esc(x.name))
          .join(' &nbsp;•&nbsp; ')}</p>`,
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => el('div', c.text)).join('')}</header>${w()}`,
  }),
  free('e-side-by-side-schools', {
    style:
      'schools and certificates as cards in a grid, jobs below each other with the period over a coloured post',
    font: 'Lato',
    css: '.grid{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.s-certifications .body{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm}h2{font-size:13pt;color:#5f3dc4;text-align:center}.t{color:#5f3dc4;font-weight:700}.d{font-size:8.5pt;color:#777}',
    pen: () => ({
      entries: (all) => {
        const cards = all.map(
          (e) =>
            `<div class="entry">${el('div', e.date, 'd')}${el('div', e.title, 't')}${el('div', joinText(', ', e.org, e.place))}${details(e)}</div>`,
        );
        return all[0]?.of === 'education' ? `<div class="grid">${cards.join('')}</div>` : cards.join('');
      },
      skills: (g) =>
        `<div class="grid">${g.map((x) => `<div><b>${esc(x.name)}</b><p>${x.items.map((y) => esc(y.name)).join(', ')}</p></div>`).join('')}</div>`,
      credential: (c) =>
        `<div>${el('div', c.name, 't')}${el('div', c.issuer)}${el('div', c.date, 'd')}</div>`,
      languages: (all) => el('p', all.map((l) => (l.level ? `${l.name} (${l.level})` : l.name)).join(' · ')),
    }),
  }),
  free('e-labels-inline', {
    style: 'every fact after its label in a running line: Position, Company, Period, Duties as bullets',
    font: 'Carlito',
    css: 'h2{font-size:13pt;border-left:3pt solid #f59f00;padding-left:5pt}',
    pen: (_, s) => {
      const id = s.lang === 'id';
      return {
        entry: (e) =>
          e.of === 'education'
            ? `<div class="entry"><p><b>${id ? 'Perguruan' : 'School'}:</b> ${esc(e.org ?? '')}</p><p><b>${id ? 'Jurusan' : 'Degree'}:</b> ${esc(e.title)}</p>${e.date ? `<p><b>${id ? 'Tahun' : 'Years'}:</b> ${esc(e.date)}</p>` : ''}${details(e)}</div>`
            : `<div class="entry"><p><b>${id ? 'Jabatan' : 'Position'}:</b> ${esc(e.title)}</p>${e.org ? `<p><b>${id ? 'Perusahaan' : 'Company'}:</b> ${esc(joinText(', ', e.org, e.place))}</p>` : ''}${e.date ? `<p><b>${id ? 'Periode' : 'Period'}:</b> ${esc(e.date)}</p>` : ''}${e.bullets.length > 0 ? `<p><b>${id ? 'Tugas' : 'Duties'}:</b></p>` : ''}${el('p', e.intro)}${bulletsOf({ ...e, intro: null })}</div>`,
      };
    },
  }),
];
