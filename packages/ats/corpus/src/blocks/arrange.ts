import type { Lang } from '../content/cv.ts';
import { contactLabel } from '../sheet/contacts.ts';
import type { Contact, Section, SectionKind, Sheet } from '../sheet/sheet.ts';
import { arrangeEntries } from './arrange-entry.ts';
import { joined, linesOf, plain, span, type Block, type PieceLine, type Span } from './block.ts';
import type { CredentialManner, LanguageManner, Manner, SkillManner } from './manner.ts';

export interface ArrangedSection {
  kind: SectionKind;
  heading: string;
  blocks: Block[];
}

/** A sheet as blocks: what a producer draws and what the line labels are taken from. */
export interface Page {
  lang: Lang;
  documentTitle: string | null;
  name: string;
  /** False where a form already prints the name among its fields. */
  nameOnTop: boolean;
  headline: string | null;
  contact: Block[];
  sections: ArrangedSection[];
  photo: boolean;
  footer: string | null;
}

export function arrange(sheet: Sheet, manner: Manner): Page {
  return {
    lang: sheet.lang,
    documentTitle: sheet.documentTitle,
    name: sheet.name,
    nameOnTop: !sheet.sections.some(
      (section) => section.body.type === 'fields' && section.body.rows.some((row) => row.of === 'name'),
    ),
    headline: sheet.headline,
    contact: arrangeContact(sheet.contacts, manner),
    sections: sheet.sections.map((section) => ({
      kind: section.kind,
      heading: section.heading,
      blocks: arrangeSection(section, sheet, manner),
    })),
    photo: sheet.photo,
    footer: sheet.footer,
  };
}

export interface LabelledLine {
  section: SectionKind | 'header' | 'footer';
  pieces: PieceLine[];
}

/** The training signal: every printed line in sense order, with its labelled pieces. */
export function labelledLines(page: Page): LabelledLine[] {
  const header: PieceLine[][] = [
    page.documentTitle ? [{ text: page.documentTitle, label: 'document-title' as const }] : [],
    page.nameOnTop ? [{ text: page.name, label: 'name' as const }] : [],
    page.headline ? [{ text: page.headline, label: 'headline' as const }] : [],
    ...linesOf(page.contact),
  ];
  const inSection = (section: LabelledLine['section'], lines: PieceLine[][]): LabelledLine[] =>
    lines.filter((line) => line.length > 0).map((pieces) => ({ section, pieces }));
  return [
    ...inSection('header', header),
    ...page.sections.flatMap((section) =>
      inSection(section.kind, [
        [{ text: section.heading, label: `heading:${section.kind}` as const }],
        ...linesOf(section.blocks),
      ]),
    ),
    ...inSection('footer', page.footer ? [[{ text: page.footer, label: 'page-furniture' }]] : []),
  ];
}

const icons: Record<Contact['kind'], string> = {
  email: '✉',
  phone: '☎',
  linkedin: '⚭',
  website: '⌂',
  location: '⚑',
  birth: '✶',
};

function arrangeContact(contacts: Contact[], manner: Manner): Block[] {
  if (contacts.length === 0) return [];
  const value = (contact: Contact): Span => ({
    text: contact.text,
    label: contactLabel(contact),
    href: contact.href,
  });
  const labelled = (contact: Contact): Span[] =>
    contact.label
      ? [span(`${contact.label}:`, 'contact-label', 'strong'), plain(' '), value(contact)]
      : [value(contact)];
  const line = (items: Span[][]): Block => ({
    type: 'para',
    spans: items.flatMap((item, i) => (i === 0 ? item : [plain(manner.separator), ...item])),
  });
  const half = Math.ceil(contacts.length / 2);
  const withIcon = (contact: Contact): Span[] => [plain(`${icons[contact.kind]} `), value(contact)];
  switch (manner.contact) {
    case 'line':
      return [line(contacts.map((contact) => [value(contact)]))];
    case 'lines':
      return [
        line(contacts.slice(0, half).map((contact) => [value(contact)])),
        ...(contacts.length > half ? [line(contacts.slice(half).map((contact) => [value(contact)]))] : []),
      ];
    case 'labelled-line':
      return [line(contacts.map(labelled))];
    case 'labelled-lines':
      return [
        line(contacts.slice(0, half).map(labelled)),
        ...(contacts.length > half ? [line(contacts.slice(half).map(labelled))] : []),
      ];
    case 'icons-line':
      return [line(contacts.map(withIcon))];
    case 'stack':
      return contacts.map((contact) => ({ type: 'para', spans: [value(contact)] }));
    case 'labelled-stack':
      return contacts.map((contact) => ({ type: 'para', spans: labelled(contact) }));
    case 'icons-stack':
      return contacts.map((contact) => ({ type: 'para', spans: withIcon(contact) }));
    case 'columns':
      return [{ type: 'columns', count: 2, items: contacts.map(labelled) }];
    case 'fields':
      return [
        {
          type: 'fields',
          colon: ':',
          rows: contacts.map((contact) => ({
            label: span(contact.label || 'Link', 'contact-label'),
            value: value(contact),
          })),
        },
      ];
  }
}

function arrangeSection(section: Section, sheet: Sheet, manner: Manner): Block[] {
  const { body } = section;
  switch (body.type) {
    case 'text':
      return [{ type: 'para', spans: [span(body.text, body.label)] }];
    case 'entries': {
      const of = body.entries[0]?.of;
      const chosen =
        of === 'education'
          ? manner.education
          : of === 'project' && manner.work === 'form'
            ? 'stacked'
            : manner.work;
      return arrangeEntries(body.entries, {
        manner: chosen,
        lang: sheet.lang,
        bullet: sheet.bullet,
        groupRoles: manner.groupRoles,
      });
    }
    case 'skills':
      return arrangeSkills(body.groups, manner.skills, sheet.bullet);
    case 'languages':
      return arrangeLanguages(body.items, manner.languages, sheet.bullet);
    case 'credentials':
      return arrangeCredentials(body.items, manner.credentials, sheet);
    case 'list':
      return [
        {
          type: 'bullets',
          mark: sheet.bullet,
          items: body.items.map((item) => [
            span(item.text, body.label),
            ...(item.date ? [plain(', '), span(item.date, 'date')] : []),
          ]),
        },
      ];
    case 'fields':
      return [
        {
          type: 'fields',
          colon: ':',
          rows: body.rows.map((row) => ({
            label: span(row.label, row.of === 'contact' ? 'contact-label' : 'form-label'),
            value: span(row.text, row.of),
          })),
        },
      ];
    case 'referees':
      return body.items.map((item) => ({
        type: 'entry',
        blocks: [
          span(item.name, 'reference', 'strong'),
          ...item.lines.map((text) => span(text, 'reference')),
        ].map((only) => ({ type: 'para', spans: [only] })),
      }));
  }
}

type Groups = Extract<Section['body'], { type: 'skills' }>['groups'];

function arrangeSkills(groups: Groups, manner: SkillManner, bullet: string): Block[] {
  const all = groups.flatMap((group) => group.items);
  const skill = (item: { name: string }) => span(item.name, 'skill');
  const inLine = (separator: string): Block[] => [{ type: 'para', spans: joined(separator, all.map(skill)) }];
  const named = groups.every((group) => group.name !== '');
  switch (manner) {
    case 'commas':
      return inLine(', ');
    case 'pipes':
      return inLine(' | ');
    case 'middots':
      return inLine(' · ');
    case 'bullets':
      return [{ type: 'bullets', mark: bullet, items: all.map((item) => [skill(item)]) }];
    case 'one-per-line':
      return all.map((item) => ({ type: 'para', spans: [skill(item)] }));
    case 'chips':
      return [{ type: 'chips', items: all.map(skill) }];
    case 'bars':
    case 'dots':
      return [
        {
          type: 'meters',
          as: manner === 'bars' ? 'bar' : 'dots',
          items: all.map((item) => ({ spans: [skill(item)], level: item.level })),
        },
      ];
    case 'columns-2':
    case 'columns-3':
      return [
        {
          type: 'columns',
          count: manner === 'columns-2' ? 2 : 3,
          items: all.map((item) => [plain(`${bullet} `), skill(item)]),
        },
      ];
    case 'levels':
      return [
        {
          type: 'para',
          spans: joined(', ', []).concat(
            all.flatMap((item, i) => [
              ...(i > 0 ? [plain(', ')] : []),
              skill(item),
              plain(' ('),
              span(
                ['', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'][item.level] ?? '',
                'skill-level',
              ),
              plain(')'),
            ]),
          ),
        },
      ];
    case 'table':
      return [
        {
          type: 'table',
          ruled: true,
          head: [],
          widths: [34, 33, 33],
          rows: chunk(
            all.map((item) => [skill(item)]),
            3,
            [],
          ),
        },
      ];
    case 'groups':
      return named
        ? groups.map((group) => ({
            type: 'para',
            spans: [
              span(`${group.name}:`, 'skill-group', 'strong'),
              plain(' '),
              ...joined(', ', group.items.map(skill)),
            ],
          }))
        : inLine(', ');
    case 'groups-fields':
      return named
        ? groups.map((group) => ({
            type: 'aside',
            side: 'left',
            aside: [[span(group.name, 'skill-group', 'strong')]],
            main: [{ type: 'para', spans: joined(', ', group.items.map(skill)) }],
          }))
        : inLine(', ');
    case 'groups-stack':
      return named
        ? groups.map((group) => ({
            type: 'entry',
            blocks: [
              { type: 'para', spans: [span(group.name, 'skill-group', 'strong')] },
              { type: 'para', spans: joined(', ', group.items.map(skill)) },
            ],
          }))
        : inLine(', ');
  }
}

function chunk<T>(items: T[], size: number, blank: T): T[][] {
  const rows: T[][] = [];
  for (let i = 0; i < items.length; i += size)
    rows.push(Array.from({ length: size }, (_, j) => items[i + j] ?? blank));
  return rows;
}

function arrangeLanguages(
  items: { name: string; level: string | null; score: number }[],
  manner: LanguageManner,
  bullet: string,
): Block[] {
  const name = (item: { name: string }) => span(item.name, 'language');
  const level = (item: { level: string | null }) => (item.level ? span(item.level, 'language-level') : null);
  const bracketed = (item: { name: string; level: string | null }): Span[] => [
    name(item),
    ...(item.level ? [plain(' ('), span(item.level, 'language-level'), plain(')')] : []),
  ];
  switch (manner) {
    case 'commas':
      return [
        {
          type: 'para',
          spans: items.flatMap((item, i) => [...(i > 0 ? [plain(', ')] : []), ...bracketed(item)]),
        },
      ];
    case 'brackets-lines':
      return items.map((item) => ({ type: 'para', spans: bracketed(item) }));
    case 'dash-lines':
      return items.map((item) => ({ type: 'para', spans: joined(' – ', [name(item), level(item)]) }));
    case 'colon-lines':
      return items.map((item) => ({ type: 'para', spans: joined(': ', [name(item), level(item)]) }));
    case 'bullets':
      return [{ type: 'bullets', mark: bullet, items: items.map(bracketed) }];
    case 'row':
      return items.map((item) => ({
        type: 'row',
        left: [name(item)],
        right: item.level ? [span(item.level, 'language-level', 'muted')] : undefined,
      }));
    case 'table':
      return [
        {
          type: 'table',
          ruled: true,
          head: [],
          widths: [50, 50],
          rows: items.map((item) => [[name(item)], [level(item)].filter((one) => one !== null)]),
        },
      ];
    case 'dots':
    case 'bars':
      return [
        {
          type: 'meters',
          as: manner === 'bars' ? 'bar' : 'dots',
          items: items.map((item) => ({
            spans: joined(' – ', [name(item), level(item)]),
            level: item.score,
          })),
        },
      ];
  }
}

function arrangeCredentials(
  items: { name: string; issuer: string | null; date: string | null }[],
  manner: CredentialManner,
  sheet: Sheet,
): Block[] {
  const of = (item: { name: string; issuer: string | null; date: string | null }) => ({
    name: span(item.name, 'certification'),
    issuer: item.issuer ? span(item.issuer, 'certification-issuer') : null,
    date: item.date ? span(item.date, 'date') : null,
  });
  const each = (make: (item: ReturnType<typeof of>) => Block): Block[] => items.map((item) => make(of(item)));
  const dated = (date: Span | null): Span[] => (date ? [plain(' ('), date, plain(')')] : []);
  switch (manner) {
    case 'brackets':
      return each(({ name, issuer, date }) => ({
        type: 'para',
        spans: [...joined(', ', [name, issuer]), ...dated(date)],
      }));
    case 'comma':
      return each((item) => ({ type: 'para', spans: joined(', ', [item.name, item.issuer, item.date]) }));
    case 'pipes':
      return each((item) => ({ type: 'para', spans: joined(' | ', [item.name, item.issuer, item.date]) }));
    case 'dash-issuer':
      return each(({ name, issuer, date }) => ({
        type: 'para',
        spans: [...joined(' – ', [name, issuer]), ...dated(date)],
      }));
    case 'bullets':
      return [
        {
          type: 'bullets',
          mark: sheet.bullet,
          items: items.map((item) => [
            ...joined(' – ', [of(item).name, of(item).issuer]),
            ...dated(of(item).date),
          ]),
        },
      ];
    case 'row-year':
      return each(({ name, issuer, date }) => ({
        type: 'row',
        left: joined(', ', [name, issuer]),
        right: date ? [date] : undefined,
      }));
    case 'margin-year':
      return each(({ name, issuer, date }) => ({
        type: 'aside',
        side: 'left',
        aside: date ? [[date]] : [],
        main: [{ type: 'para', spans: joined(', ', [name, issuer]) }],
      }));
    case 'stacked':
      return each(({ name, issuer, date }) => ({
        type: 'entry',
        blocks: [
          { type: 'para', spans: [{ ...name, look: ['strong'] }] },
          ...(issuer || date ? [{ type: 'para' as const, spans: joined(', ', [issuer, date]) }] : []),
        ],
      }));
    case 'table':
      return [
        {
          type: 'table',
          ruled: true,
          head: [],
          widths: [50, 30, 20],
          rows: items.map((item) => [
            [of(item).name],
            [of(item).issuer].filter((one) => one !== null),
            [of(item).date].filter((one) => one !== null),
          ]),
        },
      ];
  }
}
