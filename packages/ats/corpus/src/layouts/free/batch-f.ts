import type { Random } from '../../random.ts';
import type { Entry, Sheet } from '../../sheet/sheet.ts';
import type { Layout } from '../layout.ts';
import { bulletsOf, details, el, esc, free, joinText, notesOf, SIDE, without, type Skills } from './free.ts';

const flat = (groups: Skills) => groups.flatMap((group) => group.items);
const statements = (entry: Entry) =>
  [...entry.notes, entry.intro, ...entry.bullets].filter((text) => text !== null);

/** How one document sets an entry's head: everything between all bold and nothing bold. */
function headWriter(random: Random): (entry: Entry) => string {
  const style = random.int(0, 5);
  return (e) => {
    const org = joinText(', ', e.org, e.place);
    switch (style) {
      case 0:
        return `<div>${esc(e.title)}</div>${el('div', org)}${el('div', e.date)}`;
      case 1:
        return `<div class="row"><span>${esc(joinText(', ', e.title, e.org))}</span><span>${esc(e.date ?? '')}</span></div>`;
      case 2:
        return `<div><b>${esc(e.org ?? e.title)}</b></div><div>${esc(joinText(' ', e.org ? e.title : null, e.date ? `(${e.date})` : null))}</div>`;
      case 3:
        return `${el('div', e.date)}<div><b>${esc(joinText(' - ', e.title, org || null))}</b></div>`;
      case 4:
        return `<div class="row"><b>${esc(org || e.title)}</b><b>${esc(e.date ?? '')}</b></div>${e.org ? `<i>${esc(e.title)}</i>` : ''}`;
      default:
        return `<div>${esc(joinText(' | ', e.org, e.title, e.date))}</div>`;
    }
  };
}

const drawn = (items: string[], mark: string) =>
  `<div class="d">${items.map((text) => `<p><span class="${mark}"></span>${esc(text)}</p>`).join('')}</div>`;

const headingOf = (random: Random, sheet: Sheet): string => {
  const id = [
    'Pengalaman Kerja/Organisasi',
    'Pengalaman Mengajar & Membina',
    'Pengalaman di Bidang Logistik',
    'Pengalaman Kerja Lapangan dan Kantor',
    'Highlight Karier',
    'Pengalaman Gudang',
  ];
  const en = [
    'Leadership Experience',
    'Retail and Office Experience',
    'Civil Engineering Experience',
    'Laboratory Experience',
    'Highlights',
    'Business Experience',
    'Customer-facing Work Experience',
  ];
  return random.pick(sheet.lang === 'id' ? id : en);
};

/** Round 6, habits of real exports: drawn bullets, weak writing, mixed headings, rails, footers, one employer with several posts. */
export const batchF: Layout[] = [
  free('f-drawn-dots', {
    style:
      'bullets drawn as shapes, wraps flush with the text; the head in one of six settings; weak writing',
    shows: { rough: true },
    css: '.d p{position:relative;padding-left:12pt}.m{position:absolute;left:2pt;top:5pt;width:4pt;height:4pt;border-radius:50%;background:#222}h2{border-bottom:.7pt solid #444}',
    pen: (random) => {
      const head = headWriter(random);
      return {
        entry: (e) => `<div class="entry">${head(e)}${el('p', e.grade)}${drawn(statements(e), 'm')}</div>`,
      };
    },
  }),
  free('f-outdented', {
    style: 'drawn squares before statements whose wrapped lines start further left than the first',
    font: 'Carlito',
    shows: { rough: true },
    css: '.d{padding-left:10pt}.d p{position:relative;text-indent:14pt}.m{position:absolute;left:3pt;top:4pt;width:4pt;height:4pt;background:#1d4ed8}h2{text-transform:uppercase;font-size:11pt}body{width:150mm}',
    pen: (random) => {
      const head = headWriter(random);
      return {
        entry: (e) => `<div class="entry">${head(e)}${el('p', e.grade)}${drawn(statements(e), 'm')}</div>`,
      };
    },
  }),
  free('f-no-bold', {
    style:
      'one weight and one size for all but the name; headings in capitals of the same size; statements as plain lines',
    font: 'Roboto',
    shows: { headingCases: ['upper'] },
    css: 'h1{font-weight:400;font-size:15pt}h2{font-weight:400;font-size:10pt;margin:10pt 0 4pt}b{font-weight:400}ul{list-style:none;padding-left:18pt}li{margin:3pt 0}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div>${esc(e.org ?? e.title)}</div>${e.org ? el('div', e.title) : ''}${el('div', e.place)}${el('div', e.date)}${details(e)}</div>`,
      skills: (g) =>
        g.map((x) => `${el('p', x.name)}${el('p', x.items.map((y) => y.name).join(', '))}`).join(''),
      credential: (c) =>
        `<div class="entry"><div class="row"><span>${esc(c.name)}</span><span>${esc(c.date ?? '')}</span></div>${el('div', c.issuer)}</div>`,
      language: (l) => `<div class="entry">${el('div', l.name)}${el('div', l.level)}</div>`,
    }),
  }),
  free('f-one-employer', {
    style: 'the employer once, its posts below with a period each',
    font: 'Inter',
    shows: { oneEmployer: true },
    css: '.o{font-size:11pt;font-weight:700;margin-top:6pt}.t{font-weight:600}.i{color:#666}',
    pen: () => ({
      entries: (all) =>
        all
          .map((e, index) => {
            const before = all[index - 1];
            const head =
              e.org && before?.org !== e.org
                ? `<div class="o">${esc(joinText(', ', e.org, e.of === 'work' ? e.place : null))}</div>`
                : '';
            return `<div class="entry">${head}<div class="row"><span class="t">${esc(e.title)}</span><span class="i">${esc(e.date ?? '')}</span></div>${details(e)}</div>`;
          })
          .join(''),
    }),
  }),
  free('f-employer-over-posts', {
    style:
      'the employer once in capitals with its place at the right; posts in italics, the period under each',
    font: 'Lato',
    shows: { oneEmployer: true },
    css: '.o{text-transform:uppercase}.t{font-style:italic}',
    pen: () => ({
      entries: (all) =>
        all
          .map((e, index) => {
            const before = all[index - 1];
            const head =
              e.org && before?.org !== e.org
                ? `<div class="row"><b class="o">${esc(e.org)}</b><span>${esc(e.place ?? '')}</span></div>`
                : '';
            return `<div class="entry">${head}<div class="t">${esc(e.title)}</div>${el('div', e.date)}${details(e)}</div>`;
          })
          .join(''),
    }),
  }),
  free('f-nested-bullets', {
    style: 'every entry is a bullet, what was done bullets inside it',
    font: 'Liberation Serif',
    shows: { rough: true },
    css: 'body{font-size:11.5pt}ul ul{list-style:circle}h2{font-size:12pt;text-transform:uppercase}',
    pen: (random) => {
      const joint = random.pick([', ', ' - ', ' – ', ' | ']);
      const bold = random.chance(0.5);
      return {
        entries: (all) =>
          `<ul>${all
            .map((e) => {
              const head = esc(joinText(joint, e.org, e.title, e.place));
              return `<li>${bold ? `<b>${head}</b>` : head}${e.date ? ` (${esc(e.date)})` : ''}${e.grade ? `<br>${esc(e.grade)}` : ''}${
                statements(e).length > 0
                  ? `<ul>${statements(e)
                      .map((x) => el('li', x))
                      .join('')}</ul>`
                  : ''
              }</li>`;
            })
            .join('')}</ul>`,
        credential: (c) => `<ul><li>${esc(joinText(', ', c.name, c.issuer, c.date))}</li></ul>`,
      };
    },
  }),
  free('f-dates-over-posts', {
    style: 'the period on a line of its own above each bulleted post',
    font: 'Open Sans',
    css: 'ul{margin:0}ul ul{list-style:"– "}.i{color:#0b7285}',
    pen: () => ({
      entries: (all) =>
        all
          .map(
            (e) =>
              `<div class="entry">${el('div', e.date, 'i')}<ul><li>${esc(joinText(', ', e.title, e.org))}${
                statements(e).length > 0
                  ? `<ul>${statements(e)
                      .map((x) => el('li', x))
                      .join('')}</ul>`
                  : ''
              }${e.grade ? `<br>${esc(e.grade)}` : ''}</li></ul></div>`,
          )
          .join(''),
    }),
  }),
  free('f-own-headings', {
    style: 'headings of the writer’s own for the jobs: with a trade in front, with a slash, with leadership',
    font: 'Nunito',
    css: 'h2{font-size:12pt;color:#5f3dc4}',
    pen: (random, sheet) => {
      const own = headingOf(random, sheet);
      return {
        heading: (text, kind) => el('h2', kind === 'work' ? own : text),
        entry: (e) =>
          `<div class="entry"><b>${esc(e.title)}</b> – ${esc(joinText(', ', e.org, e.place))} <i>${esc(e.date ?? '')}</i>${details(e)}</div>`,
      };
    },
  }),
  free('f-capital-headings', {
    style: 'the same in capitals of the text’s size, employer and period in one row',
    font: 'Source Serif 4',
    css: 'h2{font-size:9pt;text-transform:uppercase;letter-spacing:.12em}.o{font-size:13pt}',
    pen: (random, sheet) => {
      const own = headingOf(random, sheet);
      return {
        heading: (text, kind) => el('h2', kind === 'work' ? own : text),
        entry: (e) =>
          `<div class="entry"><div class="row o"><span>${esc(e.org ?? e.title)}</span><span>${esc(e.date ?? '')}</span></div>${e.org ? `<i>${esc(e.title)}</i>` : ''}${notesOf(e)}${bulletsOf(e)}</div>`,
      };
    },
  }),
  free('f-more-information', {
    style: 'languages, certificates, skills and hobbies as labelled lines of one last section',
    font: 'Carlito',
    css: 'h2{border-bottom:1pt solid #000;text-transform:uppercase;font-size:11pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><b>${esc(joinText(' – ', e.org, e.place) || e.title)}</b><b>${esc(e.date ?? '')}</b></div>${e.org ? el('div', e.title) : ''}${details(e)}</div>`,
    }),
    page: (s, w) => {
      const id = s.lang === 'id';
      const rest: [string, string][] = s.sections.flatMap((section): [string, string][] => {
        const { body } = section;
        if (body.type === 'skills')
          return [
            [
              id ? 'Keahlian' : 'Skills',
              flat(body.groups)
                .map((x) => x.name)
                .join(', '),
            ],
          ];
        if (body.type === 'languages')
          return [
            [
              id ? 'Bahasa' : 'Languages',
              body.items.map((x) => (x.level ? `${x.name} (${x.level})` : x.name)).join(', '),
            ],
          ];
        if (body.type === 'credentials')
          return [[id ? 'Sertifikat' : 'Certificates', body.items.map((x) => x.name).join('; ')]];
        if (section.kind === 'hobbies' && body.type === 'list')
          return [[id ? 'Hobi' : 'Interests', body.items.map((x) => x.text).join(', ')]];
        return [];
      });
      const kinds = without(['skills', 'languages', 'certifications', 'hobbies'], s);
      return `<h1>${esc(s.name)}</h1><p>${s.contacts.map((c) => esc(c.text)).join(' | ')}</p>${w(kinds)}<h2>${id ? 'Informasi Tambahan' : 'Additional Information'}</h2>${rest.map(([label, text]) => `<p><b>${label}:</b> ${esc(text)}</p>`).join('')}`;
    },
  }),
  free('f-right-aligned', {
    style: 'left half set flush right with the jobs, right half flush left',
    columns: 2,
    font: 'Source Serif 4',
    css: 'main{display:grid;grid-template-columns:1fr 1fr;gap:7mm}.a{text-align:right}.t{font-style:italic}header{text-align:center}ul{list-style:none;padding:0}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.org ?? e.title)}</b>${e.org ? el('div', e.title, 't') : ''}${el('div', e.date)}${statements(
          e,
        )
          .map((x) => el('div', x))
          .join('')}${el('div', e.grade)}</div>`,
      skills: (g) =>
        flat(g)
          .map(
            (x) =>
              `<div class="row"><span>${esc(x.name)}</span><span style="width:40mm;background:#ddd;height:4pt"><span style="display:block;width:${x.level * 20}%;background:#666;height:4pt"></span></span></div>`,
          )
          .join(''),
    }),
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}</header><main><div class="a">${w(['work', 'volunteer', 'organisations'])}<h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts.map((c) => el('div', c.text)).join('')}</div><div>${w(without(['work', 'volunteer', 'organisations'], s))}</div></main>`,
  }),
  free('f-name-in-two', {
    style:
      'first and last name on a line each at the right; post and employer side by side, period and text in one line',
    font: 'Montserrat',
    shows: { rough: true, headline: true },
    css: 'body{font-size:9pt}header{text-align:right;width:120mm}h1{line-height:1}.t{text-transform:uppercase}.t b{margin-left:14pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="t">${esc(e.title)}${e.org ? `<b>${esc(e.org)}</b>` : ''}</div><div>${esc(
          joinText(
            ', ',
            e.date,
            e.grade,
            statements(e)
              .map((x) => x.replace(/\.?$/, '.'))
              .join(' ') || null,
          ),
        )}</div></div>`,
    }),
    page: (s, w) => {
      const [first = '', ...rest] = s.name.split(' ');
      return `<header><h1>${esc(first)}<br>${esc(rest.join(' '))}</h1>${el('div', s.headline)}</header>${w()}<h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2><p>${s.contacts.map((c) => esc(c.text)).join('; ')}</p>`;
    },
  }),
  free('f-side-tables', {
    style:
      'sidebar with ruled tables of skills and languages, rows at other heights than the lines beside them',
    columns: 2,
    font: 'Open Sans',
    css: 'main{display:grid;grid-template-columns:52mm 1fr;gap:8mm}table{border-collapse:collapse;width:100%;font-size:8pt}td,th{padding:3pt 4pt;border-bottom:.5pt solid #ccc;text-align:left}td+td,th+th{text-align:right}th{background:#111;color:#fff}h2{font-size:11pt}.b{font-size:8pt;overflow-wrap:anywhere}',
    pen: (_, s) => {
      const id = s.lang === 'id';
      const words = id
        ? ['Dasar', 'Pemula', 'Menengah', 'Mahir', 'Ahli']
        : ['Basic', 'Beginner', 'Intermediate', 'Advanced', 'Expert'];
      return {
        entry: (e) =>
          `<div class="entry"><div class="row"><span>${esc(e.title)}</span><small>${esc(e.date ?? '')}</small></div>${el('div', e.org)}${details(e)}</div>`,
        skills: (g) =>
          `<table><tr><th>${id ? 'Keahlian' : 'Skill'}</th><th>Level</th></tr>${flat(g)
            .map((x) => `<tr><td>${esc(x.name)}</td><td>${words[x.level - 1]}</td></tr>`)
            .join('')}</table>`,
        languages: (all) =>
          `<table><tr><th>${id ? 'Bahasa' : 'Language'}</th><th>Level</th></tr>${all.map((l) => `<tr><td>${esc(l.name)}</td><td>${esc(l.level ?? '-')}</td></tr>`).join('')}</table>`,
      };
    },
    page: (s, w) =>
      `<header><h1>${esc(s.name)}</h1>${el('div', s.headline)}</header><main><div class="b"><h2>${s.lang === 'id' ? 'Kontak' : 'Contact'}</h2>${s.contacts.map((c) => el('div', c.text)).join('')}${w(['skills', 'languages', 'education', 'certifications'])}</div><div>${w(without(['skills', 'languages', 'education', 'certifications', 'contact'], s))}</div></main>`,
  }),
  free('f-grid', {
    style: 'jobs, schools and certificates in a grid of two beside each other, one weight',
    font: 'Lato',
    css: '.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm 8mm}h1,.headline,.contact{text-align:center}b,h2{font-weight:400}h2{font-size:13pt}body{font-size:9pt}',
    pen: () => ({
      entries: (all) =>
        `<div class="g">${all.map((e) => `<div>${el('div', e.org ?? e.title)}${e.org ? el('div', e.title) : ''}${el('div', e.place)}${el('div', e.date)}${details(e)}</div>`).join('')}</div>`,
      skills: (g) =>
        `<div class="g">${g.map((x) => `<div>${el('div', x.name)}${el('div', x.items.map((y) => y.name).join(', '))}</div>`).join('')}</div>`,
      languages: (all) =>
        `<div class="g">${all.map((l) => `<div>${el('div', l.name)}${el('div', l.level)}</div>`).join('')}</div>`,
    }),
  }),
  free('f-run-on', {
    style: 'a dictionary list: employer as the term; post, period and prose run on in one paragraph',
    font: 'Liberation Serif',
    producer: 'cairo',
    css: 'dd{margin-left:12mm}dt{font-weight:700}',
    pen: () => ({
      entries: (all) =>
        `<dl>${all
          .map(
            (e) =>
              `<dt>${esc(e.org ?? e.title)}</dt><dd>${esc(
                joinText(
                  ' ',
                  e.org ? e.title : null,
                  e.date,
                  e.grade,
                  statements(e)
                    .map((x) => x.replace(/\.?$/, '.'))
                    .join(' ') || null,
                ),
              )}</dd>`,
          )
          .join('')}</dl>`,
      skills: (g) =>
        `<ol>${flat(g)
          .map((x) => el('li', x.name))
          .join('')}</ol>`,
    }),
  }),
  free('f-signed-foot', {
    style: 'jobs at the end, below them name, e-mail and phone once more in small type',
    font: 'Plus Jakarta Sans',
    shows: { first: ['summary', 'skills', 'certifications', 'languages', 'education'] },
    css: '.z{font-size:7pt;text-align:center;margin-top:14pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div>${esc(e.org ?? e.title)}</div><div class="row"><span>${esc(e.org ? e.title : '')}</span><span>${esc(e.date ?? '')}</span></div>${details(e)}</div>`,
    }),
    page: (s, w) =>
      `<h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => el('div', c.text)).join('')}${w()}<div class="z">${esc(joinText(' — ', s.name, ...s.contacts.filter((c) => c.kind === 'email' || c.kind === 'phone').map((c) => c.text)))}</div>`,
  }),
  free('f-name-with-post', {
    style: 'name and post in one line, in brackets or after a comma; certificates in one run with commas',
    font: 'Inter',
    shows: { headline: true },
    css: 'h2{background:#eee;padding:2pt 5pt;font-size:10.5pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b> (${esc(joinText(', ', e.org, e.date))})${details(e)}</div>`,
    }),
    page: (s, w, pen) => {
      const certificates = s.sections.find((x) => x.kind === 'certifications');
      const run =
        certificates?.body.type === 'credentials'
          ? `${pen.heading(certificates.heading, 'certifications')}<p>${certificates.body.items.map((x) => esc(x.name)).join(', ')}</p>`
          : '';
      const bracket = s.name.length % 2 === 0;
      const head = s.headline ? (bracket ? `${s.name} (${s.headline})` : `${s.name}, ${s.headline}`) : s.name;
      return `<h1>${esc(head)}</h1><p>${s.contacts.map((c) => esc(c.text)).join(' · ')}</p>${w(without(['certifications'], s))}${run}`;
    },
  }),
  free('f-turned-right', {
    style:
      'headings turned upright at the right edge of their sections; employer in brackets behind the post',
    font: 'Open Sans',
    css: 'section{position:relative;padding:6pt 22mm 6pt 0;min-height:50mm;break-inside:avoid}section:nth-child(odd){background:#e9ecef}h2{position:absolute;right:6mm;top:0;writing-mode:vertical-rl;white-space:nowrap;text-transform:uppercase;font-weight:400;font-size:9.5pt;margin:4pt}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><div class="row"><span><b>${esc(e.title)}</b>${e.org ? ` (${esc(e.org)})` : ''}</span><span>${esc(e.date ?? '')}</span></div>${details(e)}</div>`,
    }),
  }),
  free('f-rail-facts', {
    style:
      'a rail of coloured labels for status, skills and languages above the sections; months after a slash',
    font: 'Roboto',
    shows: { headline: true },
    css: '.f{display:grid;grid-template-columns:24mm 1fr}.f b{color:#e8590c;font-weight:400}.e{display:grid;grid-template-columns:34mm 1fr}.p{text-align:right}',
    pen: () => ({
      entry: (e) =>
        `<div class="e"><div>${esc((e.date ?? '').replaceAll(/(\d{4})\/(\d\d)/g, '$1 / $2'))}</div><div><div class="row"><b>${esc(e.title)}</b><span class="p">${esc(e.org ?? '')}</span></div>${details(e)}</div></div>`,
    }),
    page: (s, w) => {
      const id = s.lang === 'id';
      const row = (label: string, text: string) =>
        text ? `<div class="f"><b>${label}:</b><span>${esc(text)}</span></div>` : '';
      const skills = s.sections.find((x) => x.kind === 'skills')?.body;
      const languages = s.sections.find((x) => x.kind === 'languages')?.body;
      return `<p>${s.contacts.map((c) => esc(c.text)).join(' · ')}</p><h1>${esc(s.name)}</h1>${row('Status', s.headline ?? '')}${row(
        id ? 'Keahlian' : 'Skills',
        skills?.type === 'skills'
          ? flat(skills.groups)
              .map((x) => x.name)
              .join(', ')
          : '',
      )}${row(id ? 'Bahasa' : 'Languages', languages?.type === 'languages' ? languages.items.map((x) => x.name).join(', ') : '')}${w(without(['skills', 'languages'], s))}`;
    },
  }),
  free('f-margin-right', {
    style:
      'period, its length and the place under each other at the right margin, statements wrapped beside them',
    font: 'Liberation Sans',
    shows: { rough: true },
    css: '.e{position:relative;padding-right:40mm;margin-bottom:7pt}.r{position:absolute;right:0;top:0;text-align:right;color:#555;font-size:9pt}ul{padding-left:10pt}',
    pen: (random) => {
      const bold = random.chance(0.5);
      return {
        entry: (e) =>
          `<div class="e"><div>${bold ? `<b>${esc(e.org ?? e.title)}</b>` : esc(e.org ?? e.title)}</div>${e.org ? `<i>${esc(e.title)}</i>` : ''}<div class="r">${el('div', e.place)}${el('div', e.date)}</div>${details(e)}</div>`,
      };
    },
  }),
  free('f-sidebar-all', {
    style: 'narrow sidebar with bars for skills and short lines, the profile beside it in the main column',
    columns: 2,
    font: 'Montserrat',
    css: '@page{margin:0}main{display:grid;grid-template-columns:62mm 1fr;min-height:297mm;font-size:8.6pt}.b{background:#233044;color:#fff;padding:9mm 6mm;overflow-wrap:anywhere}.a{padding:9mm}.bar{height:4pt;background:#556;margin:1pt 0 5pt}.bar i{display:block;height:4pt;background:#fc3}h2{font-size:11pt;text-transform:uppercase}',
    pen: () => ({
      entry: (e) =>
        `<div class="entry"><b>${esc(e.title)}</b><div>${esc(joinText(' · ', e.org, e.place))}</div><div>${esc(e.date ?? '')}</div>${details(e)}</div>`,
      skills: (g) =>
        flat(g)
          .map(
            (x) => `<div>${esc(x.name)}</div><div class="bar"><i style="width:${x.level * 20}%"></i></div>`,
          )
          .join(''),
      language: (l) => `<div>${esc(l.name)}</div>${el('small', l.level)}`,
      credential: (c) =>
        `<div class="entry">${esc(c.name)}<br><small>${esc(joinText(' - ', c.issuer, c.date))}</small></div>`,
    }),
    page: (s, w) =>
      `<main><div class="b"><h1>${esc(s.name)}</h1>${el('div', s.headline)}${s.contacts.map((c) => el('p', c.text)).join('')}${w(SIDE)}</div><div class="a">${w(without(SIDE, s))}</div></main>`,
  }),
];
