import type { Layout } from '../layout.ts';
import type { Entry, Section, Sheet } from '../../sheet/sheet.ts';
import { everything } from '../../sheet/shows.ts';
import { plainManner } from '../html-layouts.ts';
import { tex } from '../latex-layouts.ts';
import { joinText } from './free.ts';

const items = (e: Entry) =>
  e.bullets.length > 0
    ? `\\begin{itemize}${e.bullets.map((b) => `\\item ${tex(b)}`).join('\n')}\\end{itemize}`
    : '';
const notes = (e: Entry) =>
  [e.grade, ...e.notes, e.intro]
    .filter((x) => x !== null)
    .map((x) => `${tex(x)}\\par `)
    .join('');
const t = (text: string | null) => tex(text ?? '');

interface TexPen {
  entry: (e: Entry) => string;
  line: (left: string, right: string) => string;
  item: (text: string) => string;
  section: (title: string, body: string) => string;
}

function body(section: Section, pen: TexPen): string {
  const { body: b } = section;
  switch (b.type) {
    case 'text':
      return pen.item(tex(b.text));
    case 'entries':
      return b.entries.map(pen.entry).join('\n');
    case 'skills':
      return b.groups
        .map((g) => pen.line(tex(g.name), g.items.map((x) => tex(x.name)).join(', ')))
        .join('\n');
    case 'languages':
      return b.items.map((l) => pen.line(tex(l.name), t(l.level))).join('\n');
    case 'credentials':
      return b.items.map((c) => pen.line(t(c.date), tex(joinText(', ', c.name, c.issuer)))).join('\n');
    case 'list':
      return b.items.map((l) => pen.item(tex(joinText(', ', l.text, l.date)))).join('\n');
    case 'fields':
      return b.rows.map((r) => pen.line(tex(r.label), tex(r.text))).join('\n');
    case 'referees':
      return b.items.map((r) => pen.item(tex(joinText(', ', r.name, ...r.lines)))).join('\n');
  }
}

function layout(id: string, style: string, columns: number, source: (sheet: Sheet) => string): Layout {
  return {
    id,
    producer: 'pdftex',
    columns,
    style,
    manner: plainManner,
    shows: {
      ...everything,
      footer: false,
      wide: true,
      skillGroups: true,
      headingCases: ['as-is'],
      headline: true,
    },
    draw: (_page, _random, sheet) => ({ markup: source(sheet), footer: null }),
  };
}

const sections = (sheet: Sheet, pen: TexPen) =>
  sheet.sections.map((s) => pen.section(tex(s.heading), body(s, pen))).join('\n');

function moderncv(style: string) {
  return (sheet: Sheet) => {
    const [first = '', ...last] = sheet.name.split(' ');
    const pen: TexPen = {
      entry: (e) =>
        `\\cventry{${t(e.date)}}{${t(e.title)}}{${t(e.org)}}{${t(e.place)}}{${t(e.grade)}}{${[
          ...e.notes,
          e.intro,
        ]
          .filter((x) => x !== null)
          .map((x) => `${tex(x)}\\newline `)
          .join('')}${items(e)}}`,
      line: (left, right) => `\\cvitem{${left}}{${right}}`,
      item: (text) => `\\cvitem{}{${text}}`,
      section: (title, inner) => `\\section{${title}}\n${inner}`,
    };
    const info = sheet.contacts.map((c) =>
      c.kind === 'email'
        ? `\\email{${tex(c.text)}}`
        : c.kind === 'phone'
          ? `\\phone[mobile]{${tex(c.text)}}`
          : c.kind === 'location'
            ? `\\address{${tex(c.text)}}{}{}`
            : `\\extrainfo{${tex(c.text)}}`,
    );
    return `\\documentclass[10pt,a4paper,sans]{moderncv}\n\\moderncvstyle{${style}}\\moderncvcolor{blue}\n\\usepackage[utf8]{inputenc}\\usepackage{textcomp}\\usepackage[scale=0.8]{geometry}\n\\name{${tex(first)}}{${tex(last.join(' '))}}${sheet.headline ? `\\title{${tex(sheet.headline)}}` : ''}\n${info.join('\n')}\n\\begin{document}\\makecvtitle\n${sections(sheet, pen)}\n\\end{document}`;
  };
}

const plain = (preamble: string, head: (sheet: Sheet) => string, pen: TexPen) => (sheet: Sheet) =>
  `${preamble}\n\\begin{document}\n${head(sheet)}\n${sections(sheet, pen)}\n\\end{document}`;

/** The classes that people with LaTeX use, as TeX Live ships them. */
export const latexClasses: Layout[] = [
  layout('moderncv-classic', 'moderncv classic: dates and labels in the left margin', 1, moderncv('classic')),
  layout('moderncv-banking', 'moderncv banking: centred, places and dates at right', 1, moderncv('banking')),
  layout('moderncv-casual', 'moderncv casual: contacts at the foot', 1, moderncv('casual')),
  layout('moderncv-oldstyle', 'moderncv oldstyle: headings hang in the margin', 1, moderncv('oldstyle')),
  layout(
    'awesome-like',
    'like Awesome-CV: employer and place, small-caps title and dates',
    1,
    plain(
      '\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}\\usepackage[default]{sourcesanspro}\\usepackage[margin=16mm]{geometry}\\usepackage{xcolor,enumitem}\\setlist{nosep,leftmargin=1.2em}\\definecolor{red2}{HTML}{DC3522}\\setlength{\\parindent}{0pt}\\pagestyle{empty}',
      (s) =>
        `{\\centering{\\fontsize{28}{30}\\selectfont ${tex(s.name)}}\\par ${s.headline ? `{\\scshape\\color{red2}${tex(s.headline)}}\\par ` : ''}${s.contacts.map((c) => tex(c.text)).join(' \\textbar{} ')}\\par}`,
      {
        entry: (e) =>
          `\\vspace{4pt}{\\bfseries ${tex(e.org ?? e.title)}}\\hfill{\\itshape\\color{red2}${t(e.place)}}\\par{\\scshape\\small ${tex(e.org ? e.title : '')}}\\hfill{\\itshape\\small ${t(e.date)}}\\par ${notes(e)}${items(e)}`,
        line: (l, r) =>
          `\\begin{tabular}{@{}p{.24\\linewidth}p{.72\\linewidth}@{}}{\\bfseries ${l}} & ${r}\\end{tabular}\\par`,
        item: (text) => `${text}\\par`,
        section: (title, inner) =>
          `\\vspace{8pt}{\\Large\\bfseries\\textcolor{red2}{${title.slice(0, 3)}}${title.slice(3)}} \\hrulefill\\par ${inner}`,
      },
    ),
  ),
  layout(
    'simple-res',
    'like the resume class: rules under headings, employer and dates, title and place',
    1,
    plain(
      '\\documentclass[11pt,letterpaper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}\\usepackage[margin=18mm]{geometry}\\usepackage{enumitem}\\setlist{nosep,leftmargin=2em}\\setlength{\\parindent}{0pt}\\pagestyle{plain}',
      (s) =>
        `{\\centering{\\huge\\bfseries\\MakeUppercase{${tex(s.name)}}}\\par ${s.contacts.map((c) => tex(c.text)).join(' $\\diamond$ ')}\\par}`,
      {
        entry: (e) =>
          `{\\bfseries ${tex(e.org ?? e.title)}}\\hfill ${t(e.date)}\\\\{\\itshape ${tex(e.org ? e.title : '')}}\\hfill{\\itshape ${t(e.place)}}\\par ${notes(e)}${items(e)}\\vspace{3pt}`,
        line: (l, r) =>
          `\\begin{tabular}{@{}>{\\bfseries}l@{\\hspace{6ex}}p{.7\\linewidth}@{}}${l} & ${r}\\end{tabular}\\par`.replace(
            '>{\\bfseries}',
            '',
          ),
        item: (text) => `${text}\\par`,
        section: (title, inner) =>
          `\\vspace{6pt}{\\bfseries\\MakeUppercase{${title}}}\\par\\vspace{-6pt}\\rule{\\linewidth}{.5pt}\\par ${inner}`,
      },
    ),
  ),
  layout(
    'tex-margin-rule',
    'like europecv: labels and dates right-aligned in the left margin, a rule between',
    1,
    (sheet) => {
      const row = (left: string, right: string) => `${left} & ${right}\\tabularnewline\n`;
      const pen: TexPen = {
        entry: (e) =>
          row(t(e.date), `\\textbf{${t(e.title)}}`) +
          [e.org, e.place, e.grade, ...e.notes, e.intro, ...e.bullets.map((b) => `• ${b}`)]
            .filter((x) => x !== null)
            .map((x) => row('', tex(x).replace('•', '\\textbullet{}')))
            .join(''),
        line: row,
        item: (text) => row('', text),
        section: (title, inner) => `${row(`\\Large ${title}`, '')}${inner}`,
      };
      const info = sheet.contacts.map((c) => row(tex(c.label || 'Link'), tex(c.text))).join('');
      return `\\documentclass[10pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{helvet,textcomp,array,longtable}\\renewcommand{\\familydefault}{\\sfdefault}\\usepackage[margin=16mm]{geometry}\\setlength{\\parindent}{0pt}\\begin{document}\\begin{longtable}{>{\\raggedleft\\arraybackslash}p{42mm}|p{120mm}}${row('', `\\Large\\bfseries ${tex(sheet.name)}`)}${info}${sections(sheet, pen)}\\end{longtable}\\end{document}`;
    },
  ),
  layout(
    'altacv-like',
    'like AltaCV: two parallel columns, icons before contacts and dates, tags in boxes',
    2,
    (sheet) => {
      const pen: TexPen = {
        entry: (e) =>
          `{\\large\\color{emph}${t(e.title)}\\par}{\\bfseries\\color{accent}${t(e.org)}\\par}{\\small ${e.date ? `\\faCalendar~${t(e.date)}\\quad ` : ''}${e.place ? `\\faMapMarker~${t(e.place)}` : ''}\\par}${notes(e)}${items(e)}\\medskip `,
        line: (left, right) => `{\\bfseries ${left}} \\par ${right}\\par\\smallskip `,
        item: (text) => `${text}\\par\\smallskip `,
        section: (title, inner) =>
          `{\\bfseries\\LARGE\\color{accent}\\MakeUppercase{${title}}\\par\\vspace{-6pt}{\\color{accent}\\rule{\\linewidth}{2pt}}\\par}${inner}\\bigskip `,
      };
      const side = ['education', 'skills', 'languages', 'certifications', 'awards', 'hobbies', 'references'];
      const part = (inside: boolean) =>
        sections({ ...sheet, sections: sheet.sections.filter((x) => side.includes(x.kind) === inside) }, pen);
      return `\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp,paracol,fontawesome,xcolor,enumitem}\\usepackage[default]{lato}\\usepackage[margin=15mm]{geometry}\\setlist{nosep,leftmargin=1em}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\definecolor{accent}{HTML}{8F0D0D}\\definecolor{emph}{HTML}{2E2E2E}\\raggedright\\begin{document}{\\Huge\\bfseries ${tex(sheet.name)}\\par}{\\large\\bfseries\\color{accent}${t(sheet.headline)}\\par}{\\small ${sheet.contacts.map((c) => `\\${{ email: 'faEnvelope', phone: 'faPhone', linkedin: 'faLinkedin', website: 'faGithub', location: 'faMapMarker', birth: 'faCalendar' }[c.kind]}~${tex(c.text)}`).join('\\quad ')}\\par}\\bigskip\\columnratio{0.6}\\begin{paracol}{2}${part(false)}\\switchcolumn ${part(true)}\\end{paracol}\\end{document}`;
    },
  ),
  layout(
    'tex-place-first',
    'serif, ragged; place and period in small capitals before the post, headings over a short rule at right',
    1,
    plain(
      '\\documentclass[11pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp,palatino}\\usepackage[margin=20mm]{geometry}\\usepackage{enumitem}\\setlist{nosep,label=--,leftmargin=1.5em}\\setlength{\\parindent}{0pt}\\pagestyle{plain}\\raggedright',
      (s) => `{\\LARGE ${tex(s.name)}\\par}${s.contacts.map((c) => `${tex(c.text)}\\par `).join('')}`,
      {
        entry: (e) =>
          `\\vspace{5pt}{\\scshape ${[e.place, e.date]
            .filter((x) => x !== null)
            .map((x) => tex(x))
            .join(
              ', ',
            )}}\\par\\textbf{${t(e.title)}}${e.org ? `, \\emph{${tex(e.org)}}` : ''}\\par ${notes(e)}${items(e)}`,
        line: (l, r) => `${l ? `\\textsc{${l}}: ` : ''}${r}\\par `,
        item: (text) => `${text}\\par `,
        section: (title, inner) =>
          `\\vspace{10pt}{\\raggedleft\\large\\scshape ${title}\\par\\hfill\\rule{40mm}{.5pt}\\par}${inner}`,
      },
    ),
  ),
  layout(
    'tex-tabular-jobs',
    'sans, jobs in tables of two columns: post and employer left, period and place right',
    1,
    plain(
      '\\documentclass[10pt,letterpaper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp,array,tabularx,helvet}\\renewcommand{\\familydefault}{\\sfdefault}\\usepackage[margin=17mm]{geometry}\\usepackage{enumitem,xcolor}\\setlist{nosep,leftmargin=1.2em}\\setlength{\\parindent}{0pt}\\pagestyle{empty}',
      (s) =>
        `\\begin{tabularx}{\\linewidth}{@{}X r@{}}{\\Huge\\bfseries ${tex(s.name)}} & \\begin{tabular}{r@{}}${s.contacts.map((c) => tex(c.text)).join('\\\\')}\\end{tabular}\\end{tabularx}\\par`,
      {
        entry: (e) =>
          `\\vspace{4pt}\\begin{tabularx}{\\linewidth}{@{}X r@{}}\\textbf{${t(e.title)}} & ${t(e.date)}\\\\ ${t(e.org)} & \\textit{${t(e.place)}}\\end{tabularx}\\par ${notes(e)}${items(e)}`,
        line: (l, r) =>
          `\\begin{tabularx}{\\linewidth}{@{}p{34mm} X@{}}\\textbf{${l}} & ${r}\\end{tabularx}\\par `,
        item: (text) => `${text}\\par `,
        section: (title, inner) =>
          `\\vspace{8pt}\\colorbox{black!10}{\\parbox{.98\\linewidth}{\\bfseries\\MakeUppercase{${title}}}}\\par ${inner}`,
      },
    ),
  ),
];
