import type { Lang } from '../content/cv.ts';
import type { Entry, Label } from '../sheet/sheet.ts';
import { joined, plain, span, type Block, type Look, type Span } from './block.ts';
import type { EntryManner } from './manner.ts';

interface Context {
  manner: EntryManner;
  lang: Lang;
  bullet: string;
  groupRoles: boolean;
}

/** The entries of one section as blocks, in the layout's manner. */
export function arrangeEntries(entries: Entry[], context: Context): Block[] {
  const { manner } = context;
  if (manner === 'table') return [entryTable(entries, context)];
  const blocks: Block[] = [];
  for (let i = 0; i < entries.length;) {
    const entry = entries[i] as Entry;
    let count = 1;
    while (context.groupRoles && entry.of === 'work' && entries[i + count]?.org === entry.org) count++;
    if (count > 1) blocks.push(sharedEmployer(entries.slice(i, i + count), context));
    else blocks.push({ type: 'entry', blocks: [...headOf(entry, context)] });
    i += count;
  }
  return blocks;
}

const titleLabel: Record<Entry['of'], Label> = {
  work: 'entry-title',
  education: 'education-degree',
  activity: 'activity-title',
  project: 'project-title',
};
const orgLabel: Record<Entry['of'], Label> = {
  work: 'entry-org',
  education: 'education-org',
  activity: 'activity-org',
  project: 'other',
};

function parts(entry: Entry) {
  const make =
    (text: string | null, label: Label) =>
    (look: Look[] = []): Span | null =>
      text ? { text, label, look } : null;
  return {
    title: make(entry.title, titleLabel[entry.of]),
    org: make(entry.org, orgLabel[entry.of]),
    place: make(entry.place, 'entry-place'),
    date: make(entry.date, 'date'),
    grade: make(entry.grade, 'grade'),
  };
}

const row = (left: (Span | null)[], right: (Span | null)[] = [], separator = ', '): Block[] => {
  const [l, r] = [joined(separator, left), joined(separator, right)];
  return l.length + r.length === 0 ? [] : [{ type: 'row', left: l, right: r.length > 0 ? r : undefined }];
};
const para = (separator: string, ...spans: (Span | null)[]): Block[] => {
  const all = joined(separator, spans);
  return all.length > 0 ? [{ type: 'para', spans: all }] : [];
};

function headOf(entry: Entry, context: Context): Block[] {
  const { title, org, place, date, grade } = parts(entry);
  const tail = [...para('', grade()), ...details(entry, context)];
  switch (context.manner) {
    case 'title-date/org-place':
      return [
        ...row([title(['strong'])], [date(['muted'])]),
        ...para(', ', org(['em']), place(['em'])),
        ...tail,
      ];
    case 'org-place/title-date':
      return [
        ...row([org(['strong']) ?? title(['strong'])], [place()]),
        ...row(entry.org ? [title(['em'])] : [], [date(['em'])]),
        ...tail,
      ];
    case 'org-date/title':
      return [...row([org(['strong']), place()], [date()]), ...para('', title(['em'])), ...tail];
    case 'title,org-date':
      return [...row([title(['strong']), org(), place()], [date(['muted'])]), ...tail];
    case 'margin-date':
      return [
        {
          type: 'aside',
          side: 'left',
          aside: [[date()].filter((item) => item !== null)],
          main: [...para('', title(['strong'])), ...para(' – ', org(['em']), place(['muted'])), ...tail],
        },
      ];
    case 'margin-date-place':
      return [
        {
          type: 'aside',
          side: 'left',
          aside: [date(['strong']), place(['muted'])].filter((item) => item !== null).map((item) => [item]),
          main: [...para('', org(['strong', 'accent'])), ...para('', title(['em'])), ...tail],
        },
      ];
    case 'right-column':
      return [
        {
          type: 'aside',
          side: 'right',
          aside: [date(), place(['em'])].filter((item) => item !== null).map((item) => [item]),
          main: [...para('', title(['strong'])), ...para('', org()), ...tail],
        },
      ];
    case 'at-line': {
      const at = entry.org
        ? [title(['strong']), plain(context.lang === 'id' ? ' di ' : ' at '), org(['strong'])]
        : [title(['strong'])];
      const rest = [place(), date()].filter((item) => item !== null).flatMap((item) => [plain(' | '), item]);
      return [{ type: 'para', spans: [...at.filter((item) => item !== null), ...rest] }, ...tail];
    }
    case 'org-dash-title':
      return [
        {
          type: 'para',
          spans: [
            ...joined(' — ', [org(['strong']), title()]),
            ...(entry.date ? [plain(' ('), span(entry.date, 'date'), plain(')')] : []),
          ],
        },
        ...para('', place(['em', 'small'])),
        ...tail,
      ];
    case 'date-first':
      return [
        ...para('', date(['small', 'accent'])),
        ...para('', title(['strong'])),
        ...para(' · ', org(), place()),
        ...tail,
      ];
    case 'date-under':
      return [
        ...para('', title(['strong'])),
        ...para(', ', org(), place()),
        ...para('', date(['muted', 'small'])),
        ...tail,
      ];
    case 'stacked':
      return [
        ...para('', title(['strong'])),
        ...para('', org()),
        ...para(' | ', date(['muted']), place(['muted'])),
        ...tail,
      ];
    case 'org-first-stacked':
      return [
        ...para('', org(['strong'])),
        ...para('', title(['em'])),
        ...para(' • ', date(['small']), place(['small'])),
        ...tail,
      ];
    case 'title-org-parens':
      return [
        ...row(entry.org ? [title(['strong']), org()] : [title(['strong'])], [date()], ' @ '),
        ...para('', place(['muted', 'small'])),
        ...tail,
      ];
    case 'pipes':
      return [...para(' | ', title(['strong']), org(), place(), date()), ...tail];
    case 'sentence': {
      const link =
        context.lang === 'id'
          ? entry.of === 'work'
            ? ' sebagai '
            : entry.of === 'education'
              ? ', '
              : ' – '
          : entry.of === 'work'
            ? ' as '
            : ', ';
      return [
        {
          type: 'aside',
          side: 'left',
          aside: [[date()].filter((item) => item !== null)],
          main: [...para(link, org() ?? null, title()), ...para('', place(['small'])), ...tail],
        },
      ];
    }
    case 'form':
      return [formOf(entry, context), ...details(entry, { ...context, manner: 'stacked' })];
    case 'table':
      return tail;
  }
}

function formOf(entry: Entry, { lang }: Context): Block {
  const names: Record<Entry['of'], [string, string]> =
    lang === 'id'
      ? {
          work: ['Perusahaan', 'Jabatan'],
          education: ['Nama Sekolah / PT', 'Jurusan'],
          activity: ['Organisasi', 'Jabatan'],
          project: ['Instansi', 'Kegiatan'],
        }
      : {
          work: ['Employer', 'Position'],
          education: ['Institution', 'Qualification'],
          activity: ['Organisation', 'Role'],
          project: ['Client', 'Project'],
        };
  const { title, org, place, date, grade } = parts(entry);
  const [orgName, titleName] = names[entry.of];
  const rows = (
    [
      [orgName, org()],
      [titleName, title()],
      [lang === 'id' ? 'Lokasi' : 'Location', place()],
      [lang === 'id' ? 'Periode' : 'Dates', date()],
      [lang === 'id' ? 'Keterangan' : 'Result', grade()],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label: span(label, 'form-label'), value }] : []));
  return { type: 'fields', colon: ':', rows };
}

function details(entry: Entry, { bullet }: Context): Block[] {
  const blocks: Block[] = entry.notes.map((note) => ({
    type: 'para',
    spans: [span(note, 'education-note')],
  }));
  if (entry.intro) blocks.push({ type: 'para', spans: [span(entry.intro, 'description')] });
  if (entry.bullets.length > 0)
    blocks.push({
      type: 'bullets',
      mark: bullet,
      items: entry.bullets.map((text) => [span(text, 'bullet')]),
    });
  return blocks;
}

function sharedEmployer(entries: Entry[], context: Context): Block {
  const first = parts(entries[0] as Entry);
  return {
    type: 'entry',
    blocks: [
      ...row([first.org(['strong'])], [first.place(['muted'])]),
      ...entries.flatMap((entry): Block[] => [
        ...row([parts(entry).title(['em'])], [parts(entry).date(['muted'])]),
        ...details(entry, context),
      ]),
    ],
  };
}

/** One ruled table for a section: the columns of a filled-in Indonesian form. */
function entryTable(entries: Entry[], { lang, bullet }: Context): Block {
  const of = entries[0]?.of ?? 'work';
  const words: Record<Entry['of'], string[]> =
    lang === 'id'
      ? {
          work: ['Periode', 'Perusahaan', 'Jabatan', 'Uraian Tugas'],
          education: ['Tahun', 'Nama Sekolah', 'Jurusan', 'IPK / Nilai'],
          activity: ['Tahun', 'Organisasi', 'Jabatan', 'Keterangan'],
          project: ['Tahun', '', 'Nama', 'Keterangan'],
        }
      : {
          work: ['Dates', 'Employer', 'Position', 'Duties'],
          education: ['Dates', 'Institution', 'Qualification', 'Result'],
          activity: ['Dates', 'Organisation', 'Role', 'Notes'],
          project: ['Year', '', 'Name', 'Notes'],
        };
  const withOrg = entries.some((entry) => entry.org);
  const withDetails = entries.some(
    (entry) => entry.grade || entry.intro || entry.notes.length > 0 || entry.bullets.length > 0,
  );
  const kept = <T>(cells: T[]) => cells.filter((_, i) => (i !== 1 || withOrg) && (i !== 3 || withDetails));
  const one = (item: Span | null) => (item ? [item] : []);
  return {
    type: 'table',
    ruled: true,
    widths: kept([18, 24, 20, 38]),
    head: kept((words[of] ?? []).map((word) => [span(word, 'form-label', 'strong')])),
    rows: entries.map((entry) => {
      const { title, org, place, date, grade } = parts(entry);
      const notes = [
        ...one(grade()),
        ...entry.notes.map((note) => span(note, 'education-note')),
        ...(entry.intro ? [span(entry.intro, 'description')] : []),
        ...entry.bullets.map((text) => span(text, 'bullet')),
      ];
      return kept([
        one(date()),
        joined(', ', [org(), place()]),
        one(title()),
        notes.flatMap((note, i) => [
          ...(i > 0 ? [plain('\n')] : []),
          ...(note.label === 'bullet' ? [plain(`${bullet} `)] : []),
          note,
        ]),
      ]);
    }),
  };
}
