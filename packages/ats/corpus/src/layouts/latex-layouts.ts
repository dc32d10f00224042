import type { Page } from '../blocks/arrange.ts';
import type { Block, Span } from '../blocks/block.ts';
import type { Manner } from '../blocks/manner.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import { everything, type Shows } from '../sheet/shows.ts';
import { narrow, plainManner } from './html-layouts.ts';
import type { Layout } from './layout.ts';

interface LatexTheme {
  /** Lines of the preamble that choose fonts. */
  fonts: string;
  size: 10 | 11 | 12;
  accent: string;
  section: (title: string) => string;
  centre: boolean;
  /** Rows by \hfill, or in a tabular. */
  rows: 'fill' | 'tabular';
  hanging: boolean;
  side: SectionKind[];
}

const plainTheme: LatexTheme = {
  fonts: '\\usepackage{lmodern}',
  size: 11,
  accent: '0,0.2,0.5',
  centre: true,
  rows: 'fill',
  hanging: false,
  side: [],
  section: (title) => `\\head{\\bfseries\\large ${title}}\\rulehead`,
};

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '→': '$\\rightarrow$',
  '∙': '\\textperiodcentered{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

export const tex = (text: string) =>
  text
    .replaceAll(/[\\{}$&#_%~^→∙<>|]/g, (sign) => commands[sign] ?? sign)
    .replaceAll('--', '-{}-')
    .replaceAll("'", "'{}")
    .replaceAll('\n', '\\newline ');

function spans(list: Span[]): string {
  return list
    .map(({ text, look = [], href }) => {
      let out = tex(text);
      if (/^ +$/.test(text)) out = '\\ '.repeat(text.length);
      else out = out.replace(/^ /, '\\ ').replace(/ $/, '\\ ');
      if (look.includes('strong')) out = `\\textbf{${out}}`;
      if (look.includes('em')) out = `\\textit{${out}}`;
      if (look.includes('small')) out = `{\\small ${out}}`;
      if (look.includes('accent')) out = `\\textcolor{accent}{${out}}`;
      if (look.includes('muted')) out = `\\textcolor{muted}{${out}}`;
      return href ? `\\href{${href.replaceAll('%', '\\%').replaceAll('#', '\\#')}}{${out}}` : out;
    })
    .join('');
}

function block(item: Block, theme: LatexTheme): string {
  switch (item.type) {
    case 'row':
      if (!item.right) return `\\noindent ${spans(item.left)}\\par`;
      return theme.rows === 'fill'
        ? `\\noindent ${spans(item.left)}\\hfill ${spans(item.right)}\\par`
        : `\\noindent\\begin{tabular*}{\\linewidth}{@{}p{.68\\linewidth}@{\\extracolsep{\\fill}}r@{}}${spans(item.left)} & ${spans(item.right)}\\end{tabular*}\\par`;
    case 'para':
      return `\\noindent ${spans(item.spans)}\\par`;
    case 'bullets':
      return `\\begin{tight}${item.items.map((one) => `\\item[${item.mark === '•' ? '\\textbullet' : tex(item.mark)}] ${spans(one)}`).join('\n')}\\end{tight}`;
    case 'aside': {
      const aside = item.aside.map(spans).join('\\par ');
      const cells = [
        `\\begin{minipage}[t]{.2\\linewidth}\\raggedright ${aside}\\end{minipage}`,
        `\\begin{minipage}[t]{.76\\linewidth}${blocks(item.main, theme)}\\end{minipage}`,
      ];
      return `\\noindent ${(item.side === 'left' ? cells : cells.toReversed()).join('\\hfill ')}\\par\\vspace{3pt}`;
    }
    case 'table': {
      const bar = item.ruled ? '|' : '';
      const columns = item.widths
        .map((width) => `p{\\dimexpr ${(width / 100).toFixed(2)}\\linewidth-2.2\\tabcolsep}`)
        .join(bar);
      const line = item.ruled ? '\\hline ' : '';
      const rows = [...(item.head.length > 0 ? [item.head] : []), ...item.rows].map(
        (row) =>
          `${row.map((cell) => `\\raggedright\\arraybackslash ${spans(cell)}`).join(' & ')} \\\\ ${line}`,
      );
      return `\\noindent\\begin{tabular}{${bar}${columns}${bar}}${line}${rows.join('\n')}\\end{tabular}\\par`;
    }
    case 'fields':
      return `\\noindent\\begin{tabular}{@{}p{.28\\linewidth}@{${tex(item.colon)} }p{.66\\linewidth}@{}}${item.rows.map(({ label, value }) => `${spans([label])} & ${spans([value])} \\\\`).join('\n')}\\end{tabular}\\par`;
    case 'chips':
      return `\\noindent ${item.items.map((one) => `\\fbox{${spans([one])}}`).join(' ')}\\par`;
    case 'meters':
      return item.items
        .map(
          (one) =>
            `\\noindent ${spans(one.spans)}\\hfill\\textcolor{accent}{\\rule{${one.level * 8}pt}{4pt}}\\par`,
        )
        .join('\n');
    case 'columns':
      return `\\noindent\\begin{tabular}{@{}${`p{${(0.94 / item.count).toFixed(2)}\\linewidth}`.repeat(item.count)}@{}}${chunk(
        item.items,
        item.count,
      )
        .map((row) => `${row.map(spans).join(' & ')} \\\\`)
        .join('\n')}\\end{tabular}\\par`;
    case 'entry':
      return `${blocks(item.blocks, theme)}\\vspace{4pt}`;
  }
}

const blocks = (items: Block[], theme: LatexTheme): string =>
  items.map((item) => block(item, theme)).join('\n');

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

function document(page: Page, theme: LatexTheme): string {
  const section = (item: Page['sections'][number]) =>
    theme.hanging
      ? `\\noindent\\begin{minipage}[t]{.21\\linewidth}\\raggedright\\textsc{${tex(item.heading)}}\\end{minipage}\\hfill\\begin{minipage}[t]{.76\\linewidth}${blocks(item.blocks, theme)}\\end{minipage}\\par\\vspace{7pt}`
      : `${theme.section(tex(item.heading))}\n${blocks(item.blocks, theme)}`;
  const isSide = (item: Page['sections'][number]) => theme.side.includes(item.kind);
  const main = page.sections
    .filter((item) => !isSide(item))
    .map(section)
    .join('\n');
  const side = page.sections.filter(isSide).map(section).join('\n');
  const head = [
    page.documentTitle ? `{\\centering\\Large\\bfseries ${tex(page.documentTitle)}\\par}\\vspace{4pt}` : '',
    page.nameOnTop ? `\\noindent{\\huge\\bfseries ${tex(page.name)}}\\par` : '',
    page.headline ? `\\noindent{\\large ${tex(page.headline)}}\\par` : '',
    blocks(page.contact, theme),
  ].join('\n');
  const body =
    theme.side.length > 0 && side !== ''
      ? `\\noindent\\begin{minipage}[t]{.33\\linewidth}\\raggedright\\small ${side}\\end{minipage}\\hfill\\begin{minipage}[t]{.62\\linewidth}${main}\\end{minipage}`
      : main + side;
  return `\\documentclass[a4paper,${theme.size}pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}${theme.fonts}
\\usepackage[margin=18mm]{geometry}\\usepackage{xcolor}\\usepackage{array}\\usepackage[hidelinks]{hyperref}
\\definecolor{accent}{rgb}{${theme.accent}}\\definecolor{muted}{gray}{.35}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{1.5pt}\\setlength{\\emergencystretch}{3em}\\hyphenpenalty=10000\\sloppy
\\newcommand{\\head}[1]{\\par\\vspace{7pt}\\noindent{#1}\\par\\nopagebreak}\\newcommand{\\rulehead}{\\vspace{-5pt}\\noindent\\rule{\\linewidth}{.5pt}\\par\\nopagebreak}
\\newenvironment{tight}{\\begin{list}{}{\\setlength{\\itemsep}{0pt}\\setlength{\\parsep}{0pt}\\setlength{\\topsep}{1pt}\\setlength{\\leftmargin}{1.2em}\\setlength{\\labelwidth}{.8em}}}{\\end{list}}
\\pagestyle{${page.footer ? 'plain' : 'empty'}}
\\begin{document}
${theme.centre ? `{\\centering ${head.replaceAll('\\noindent', '')}\\par}` : head}
${body}
${page.footer ? `\\vfill{\\centering\\tiny ${tex(page.footer)}\\par}` : ''}
\\end{document}
`;
}

function latexLayout(
  id: string,
  style: string,
  options: { theme?: Partial<LatexTheme>; manner?: Partial<Manner>; shows?: Partial<Shows> },
): Layout {
  const theme = { ...plainTheme, ...options.theme };
  return {
    id,
    producer: 'pdftex',
    columns: theme.side.length > 0 ? 2 : 1,
    style,
    shows: { ...everything, ...options.shows },
    manner: { ...plainManner, ...options.manner },
    draw: (page) => ({ markup: document(page, theme), footer: null }),
  };
}

export const latexLayouts: Layout[] = [
  latexLayout('tex-resume', 'one column, Latin Modern, dates by hfill', {
    manner: {
      work: 'org-place/title-date',
      education: 'org-place/title-date',
      skills: 'groups',
      credentials: 'bullets',
      separator: ' | ',
    },
    shows: { skillGroups: true },
  }),
  latexLayout('tex-times', 'Times, upper-case headings, tabular rows', {
    theme: {
      fonts: '\\usepackage{mathptmx}',
      rows: 'tabular',
      centre: false,
      section: (title) => `\\head{\\bfseries\\MakeUppercase{${title}}}`,
    },
    manner: {
      work: 'title-date/org-place',
      education: 'org-date/title',
      skills: 'columns-2',
      languages: 'dash-lines',
      credentials: 'row-year',
      contact: 'lines',
    },
  }),
  latexLayout('tex-hanging', 'headings in the margin, Palatino', {
    theme: { fonts: '\\usepackage{mathpazo}', hanging: true, centre: false },
    manner: {
      work: 'stacked',
      education: 'org-dash-title',
      skills: 'commas',
      languages: 'colon-lines',
      credentials: 'brackets',
      contact: 'labelled-lines',
    },
    shows: { jobBullets: 3 },
  }),
  latexLayout('tex-side', 'left minipage, Helvetica', {
    theme: {
      fonts: '\\usepackage{helvet}\\renewcommand{\\familydefault}{\\sfdefault}',
      size: 10,
      side: narrow,
      accent: '0.6,0.1,0.1',
      centre: false,
      section: (title) => `\\head{\\color{accent}\\bfseries ${title}}`,
    },
    manner: {
      contact: 'lines',
      work: 'date-under',
      education: 'date-first',
      skills: 'bullets',
      languages: 'bars',
      credentials: 'stacked',
    },
    shows: {
      jobs: 4,
      jobBullets: 2,
      without: ['references', 'projects', 'publications', 'organisations', 'volunteer'],
    },
  }),
  latexLayout('tex-vita', 'academic vita, dates in a margin column, Charter', {
    theme: {
      fonts: '\\usepackage{charter}',
      size: 12,
      section: (title) => `\\head{\\scshape\\Large ${title}}`,
    },
    manner: {
      work: 'margin-date',
      education: 'margin-date',
      skills: 'groups-fields',
      languages: 'commas',
      credentials: 'margin-year',
      contact: 'stack',
    },
    shows: { first: ['education'], skillGroups: true, documentTitle: true, headingCases: ['as-is'] },
  }),
];
