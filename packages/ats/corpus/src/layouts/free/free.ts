import type { Lang } from '../../content/cv.ts';
import { fontFaces } from '../../producers/fonts.ts';
import { escapeHtml } from '../../producers/html.ts';
import type { Random } from '../../random.ts';
import type { Body, Contact, Entry, Section, SectionKind, Sheet } from '../../sheet/sheet.ts';
import { everything, type Shows } from '../../sheet/shows.ts';
import { plainManner } from '../html-layouts.ts';
import type { Layout, Producer } from '../layout.ts';

type BodyOf<T extends Body['type']> = Extract<Body, { type: T }>;
export type Skills = BodyOf<'skills'>['groups'];
type Credential = BodyOf<'credentials'>['items'][number];
type Language = BodyOf<'languages'>['items'][number];

export const esc = escapeHtml;
/** `text` in a tag of that class, nothing where there is no text. */
export const el = (tag: string, text: string | null, name = '') =>
  text ? `<${tag}${name ? ` class="${name}"` : ''}>${esc(text)}</${tag}>` : '';
export const joinText = (separator: string, ...parts: (string | null)[]) =>
  parts.filter(Boolean).join(separator);

/** How one hand-made layout writes each kind of content. */
interface Pen {
  lang: Lang;
  entry: (entry: Entry, all: Entry[]) => string;
  entries: (entries: Entry[]) => string;
  skills: (groups: Skills) => string;
  language: (item: Language) => string;
  languages: (items: Language[]) => string;
  credential: (item: Credential) => string;
  heading: (text: string, kind: SectionKind) => string;
}

export const bulletsOf = (entry: Entry) =>
  (entry.intro ? `<p>${esc(entry.intro)}</p>` : '') +
  (entry.bullets.length > 0
    ? `<ul>${entry.bullets.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>`
    : '');
export const notesOf = (entry: Entry) =>
  el('p', entry.grade) + entry.notes.map((note) => el('p', note)).join('');
export const details = (entry: Entry) => notesOf(entry) + bulletsOf(entry);

function penOf(lang: Lang, own: Partial<Pen>): Pen {
  const entry =
    own.entry ??
    ((item: Entry) =>
      `<div class="entry"><div class="row"><b>${esc(item.title)}</b><span>${esc(item.date ?? '')}</span></div>${el('div', joinText(', ', item.org, item.place))}${details(item)}</div>`);
  const language =
    own.language ?? ((item: Language) => el('p', item.level ? `${item.name} (${item.level})` : item.name));
  return {
    lang,
    entry,
    entries: own.entries ?? ((all) => all.map((item) => entry(item, all)).join('')),
    skills:
      own.skills ??
      ((groups) => el('p', groups.flatMap((group) => group.items.map((item) => item.name)).join(', '))),
    language,
    languages: own.languages ?? ((items) => items.map(language).join('')),
    credential: own.credential ?? ((item) => el('p', joinText(', ', item.name, item.issuer, item.date))),
    heading: own.heading ?? ((text) => el('h2', text)),
  };
}

function bodyOf(section: Section, pen: Pen): string {
  const { body } = section;
  switch (body.type) {
    case 'text':
      return el('p', body.text);
    case 'entries':
      return pen.entries(body.entries);
    case 'skills':
      return pen.skills(body.groups);
    case 'languages':
      return pen.languages(body.items);
    case 'credentials':
      return body.items.map(pen.credential).join('');
    case 'list':
      return `<ul>${body.items.map((item) => el('li', joinText(', ', item.text, item.date))).join('')}</ul>`;
    case 'fields':
      return body.rows.map((row) => `<p><b>${esc(row.label)}:</b> ${esc(row.text)}</p>`).join('');
    case 'referees':
      return body.items
        .map((item) => `<p><b>${esc(item.name)}</b><br>${item.lines.map(esc).join('<br>')}</p>`)
        .join('');
  }
}

const sectionOf = (section: Section, pen: Pen) =>
  `<section class="s-${section.kind}">${pen.heading(section.heading, section.kind)}<div class="body">${bodyOf(section, pen)}</div></section>`;

interface Free {
  style: string;
  columns?: number;
  producer?: Producer;
  font?: string;
  shows?: Partial<Shows>;
  css: string;
  pen?: (random: Random, sheet: Sheet) => Partial<Pen>;
  /** The body; by default name, headline, contacts in a line and all sections below each other. */
  page?: (sheet: Sheet, write: (kinds?: SectionKind[]) => string, pen: Pen) => string;
}

const contactText = (contact: Contact) => esc(contact.text);
export const plainHead = (sheet: Sheet, separator = ' | ') =>
  `<h1>${esc(sheet.name)}</h1>${el('div', sheet.headline, 'headline')}<div class="contact">${sheet.contacts.map(contactText).join(separator)}</div>`;

/** An HTML layout written by hand for one template, outside the usual blocks and manners. */
export function free(id: string, layout: Free): Layout {
  const { style, columns = 1, producer = 'chromium', font = 'Liberation Sans' } = layout;
  return {
    id,
    producer,
    columns,
    style,
    manner: plainManner,
    shows: { ...everything, footer: false, wide: true, skillGroups: true, ...layout.shows },
    draw: (_page, random, sheet) => {
      const pen = penOf(sheet.lang, layout.pen?.(random, sheet) ?? {});
      const write = (kinds?: SectionKind[]) =>
        sheet.sections
          .filter((section) => kinds?.includes(section.kind) ?? true)
          .map((section) => sectionOf(section, pen))
          .join('');
      const title = el('div', sheet.documentTitle, 'doctitle');
      const body = layout.page ? layout.page(sheet, write, pen) : plainHead(sheet) + write();
      return {
        markup: `<!doctype html><html lang="${sheet.lang}"><head><meta charset="utf-8"><title>CV</title><style>${fontFaces(font)}@page{size:A4;margin:15mm}*{-webkit-print-color-adjust:exact;box-sizing:border-box}body{margin:0;font-family:"${font}",sans-serif;font-size:10pt;line-height:1.35;color:#222}h1{font-size:22pt;margin:0}h2{font-size:12pt;margin:9pt 0 3pt;break-after:avoid}p{margin:1pt 0}ul{margin:2pt 0;padding-left:13pt}.row{display:flex;justify-content:space-between;gap:8pt}.entry{margin-bottom:6pt}.doctitle{text-align:center;font-weight:700;font-size:14pt}${layout.css}</style></head><body>${title}${body}</body></html>`,
        footer: null,
        tagged: random.chance(0.4),
      };
    },
  };
}

export const SIDE: SectionKind[] = [
  'contact',
  'personal',
  'skills',
  'languages',
  'certifications',
  'hobbies',
  'awards',
];
export const without = (kinds: SectionKind[], sheet: Sheet): SectionKind[] =>
  sheet.sections.map((section) => section.kind).filter((kind) => !kinds.includes(kind));
