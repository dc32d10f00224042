import type {
  ContactManner,
  CredentialManner,
  EntryManner,
  LanguageManner,
  Manner,
  SkillManner,
} from '../blocks/manner.ts';
import { Random } from '../random.ts';
import type { SectionKind } from '../sheet/sheet.ts';
import type { Shows } from '../sheet/shows.ts';
import type { FrameLook, HeaderLook, HeadingLook, HtmlTheme } from './html-frame.ts';
import { htmlLayout, narrow } from './html-layouts.ts';
import type { Layout } from './layout.ts';

const fonts = [
  'Lato',
  'Lora',
  'Montserrat',
  'Nunito',
  'Inter',
  'Plus Jakarta Sans',
  'Source Serif 4',
  'EB Garamond',
  'Liberation Sans',
  'Liberation Serif',
  'Carlito',
  'Open Sans',
  'DejaVu Sans',
];
const accents = [
  '#1d4ed8',
  '#0f766e',
  '#9a3412',
  '#4c1d95',
  '#111111',
  '#166534',
  '#9d174d',
  '#475569',
  '#b91c1c',
];
const fills = ['#0f172a', '#1e40af', '#f1f5f9', '#fdf2e9', '#134e4a', '#ede9fe', '#3f3f46'];
const headings: HeadingLook[] = [
  'rule',
  'thick-rule',
  'bar',
  'band',
  'plain',
  'caps',
  'centred',
  'centred-lines',
  'dotted',
  'pill',
  'small-caps',
  'overline',
  'spaced',
  'icon',
  'boxed',
  'double',
];
const headers: HeaderLook[] = ['left', 'centre', 'right', 'split', 'band', 'boxed', 'ruled', 'photo-left'];
const entries: EntryManner[] = [
  'title-date/org-place',
  'org-place/title-date',
  'org-date/title',
  'title,org-date',
  'margin-date',
  'margin-date-place',
  'at-line',
  'org-dash-title',
  'date-first',
  'date-under',
  'stacked',
  'right-column',
  'sentence',
  'pipes',
  'org-first-stacked',
  'title-org-parens',
];
const narrowEntries: EntryManner[] = [
  'date-first',
  'date-under',
  'stacked',
  'org-first-stacked',
  'org-dash-title',
];
const skills: SkillManner[] = [
  'commas',
  'bullets',
  'chips',
  'bars',
  'dots',
  'pipes',
  'middots',
  'columns-2',
  'columns-3',
  'groups',
  'groups-fields',
  'groups-stack',
  'levels',
  'table',
  'one-per-line',
];
const narrowSkills: SkillManner[] = [
  'bullets',
  'chips',
  'bars',
  'dots',
  'middots',
  'groups-stack',
  'one-per-line',
  'commas',
];
const languages: LanguageManner[] = [
  'commas',
  'brackets-lines',
  'dash-lines',
  'dots',
  'bars',
  'row',
  'colon-lines',
  'bullets',
  'table',
];
const credentials: CredentialManner[] = [
  'brackets',
  'dash-issuer',
  'row-year',
  'margin-year',
  'comma',
  'stacked',
  'pipes',
  'table',
  'bullets',
];
const contacts: ContactManner[] = [
  'line',
  'lines',
  'labelled-line',
  'labelled-lines',
  'stack',
  'labelled-stack',
  'fields',
  'icons-line',
  'icons-stack',
  'columns',
];

/** Layouts drawn by lot from every look and manner, each fixed by its number. */
export const mixedLayouts: Layout[] = Array.from({ length: 24 }, (_, i) =>
  mixed(`mix-${String(i + 1).padStart(2, '0')}`),
);

function mixed(id: string): Layout {
  const random = new Random(`layout:${id}`);
  const frame = random.pick<FrameLook>([
    'single',
    'single',
    'single',
    'side-left',
    'side-left',
    'side-right',
    'side-right',
    'halves',
    'hanging',
    'three',
  ]);
  const two = frame !== 'single' && frame !== 'hanging';
  const filled = (frame === 'side-left' || frame === 'side-right') && random.chance(0.65);
  const fill = random.pick(fills);
  const dark = Number.parseInt(fill.slice(1, 3), 16) < 128;
  const side: SectionKind[] =
    frame === 'halves'
      ? ['summary', 'education', ...narrow]
      : random.chance(0.4)
        ? [...narrow, 'education']
        : narrow;
  const grouped = random.chance(0.4);
  const theme: Partial<HtmlTheme> = {
    font: random.pick(fonts),
    size: random.pick([8.5, 9, 9.5, 10, 10.5, 11]),
    accent: random.pick(accents),
    heading: random.pick(
      headings.filter((heading) => !(filled && (heading === 'band' || heading === 'pill'))),
    ),
    header: 'left',
    frame,
    side: two ? side : [],
    sideWidth: frame === 'halves' ? random.int(42, 50) : random.int(28, 38),
    sideFill: filled ? fill : null,
    sideInk: dark ? '#f8fafc' : '#1e293b',
    headerInSide: filled && random.chance(0.4),
    mainFirst: random.chance(0.3),
    timeline: random.chance(0.15),
    boxes: random.pick(['flex', 'flex', 'float', 'table']),
    bullets: random.pick(['list', 'list', 'typed']),
    paper: random.pick(['A4', 'A4', 'A4', 'Letter']),
  };
  theme.header = random.pick(theme.headerInSide ? (['left', 'centre', 'right'] as const) : headers);
  const manner: Partial<Manner> = {
    contact: theme.headerInSide
      ? random.pick(['stack', 'labelled-stack', 'icons-stack'])
      : random.pick(contacts),
    separator: random.pick([' | ', ' • ', ' · ', ', ', '  ', ' / ', ' – ']),
    work: random.pick(two ? entries.filter((entry) => entry !== 'right-column') : entries),
    education: random.pick(two && side.includes('education') ? narrowEntries : entries),
    skills: random.pick(two ? narrowSkills : skills),
    languages: random.pick(languages.filter((one) => !two || one !== 'table')),
    credentials: random.pick(
      two ? (['brackets', 'dash-issuer', 'comma', 'stacked', 'bullets'] as const) : credentials,
    ),
    groupRoles: random.chance(0.3),
  };
  const shows: Partial<Shows> = {
    skillGroups: grouped,
    photo: random.chance(0.3),
    personal: random.pick(['none', 'none', 'none', 'contact', 'section']),
    contactSection: two && !theme.headerInSide && random.chance(0.4),
    jobPlaces: random.chance(0.8),
    jobBullets: random.pick([6, 6, 6, 3, 0]),
    documentTitle: random.chance(0.15),
    headingCases: [random.pick(['as-is', 'upper', 'upper', 'lower', 'colon', 'spaced'] as const), 'as-is'],
    bullets: [random.pick(['•', '•', '-', '–', '▪', '»', '○', '✓', '*'])],
  };
  return htmlLayout(id, {
    style: `${frame}, ${theme.header} header, ${theme.heading} headings, work ${manner.work}`,
    theme,
    manner,
    shows,
  });
}
