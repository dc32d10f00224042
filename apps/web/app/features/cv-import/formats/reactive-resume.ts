import { hasForbiddenScheme, splitName } from '@setapak/resume';
import { addressIn } from '../address-in.ts';
import {
  dateOf,
  dig,
  get,
  isRecord,
  line,
  link,
  linkOr,
  list,
  rich,
  spanOf,
  withPoints,
  words,
  type Fields,
} from './fields.ts';
import { layoutsOf, namesIn } from './foreign-order.ts';
import type { Say } from './own-words.ts';

/*
 * Reactive Resume, versions 3 to 5. They name the same things differently (`name` or `company`, `summary` or `description`, `visible` or
 * `hidden`), so one reader takes all names; what only one version has stands beside.
 */

/** @returns the document itself, also where an export wraps it; undefined for another format */
export function reactiveResumeIn(value: unknown): Fields | undefined {
  const inner = get(value, 'data');
  const root = isRecord(inner) && isRecord(get(inner, 'sections')) ? inner : value;
  const isIt = isRecord(root) && isRecord(get(root, 'basics')) && isRecord(get(root, 'sections'));
  if (!isIt) return undefined;
  // What the file is called there, and its preview, are nothing of the CV.
  const { name: _, title: __, image: ___, tags: ____, ...rest } = root;
  return withLettersBeside(rest);
}

/** A letter of application is a section among the others there, and no part of a CV: its text is listed. */
function withLettersBeside(root: Fields): Fields {
  const sections = get(root, 'customSections');
  if (!Array.isArray(sections)) return root;
  const letters = sections.filter((section) => get(section, 'type') === 'cover-letter');
  if (letters.length === 0) return root;
  const others = sections.filter((section) => !letters.includes(section));
  return { ...root, customSections: others, 'Surat lamaran': letters };
}

export function fromReactiveResume(file: Fields, say: Say): Fields {
  const root = isVersion3(file) ? withoutMarkdown(file) : file;
  const basics = get(root, 'basics');
  const sections = get(root, 'sections');
  const section = (...keys: string[]) => get(sections, ...keys);
  const profiles = itemsOf(section('profiles') ?? get(basics, 'profiles'));
  const linkedin = isShown(section('profiles'))
    ? profiles.find((each) => isShown(each) && /linked-?in/i.test(line(each, 'network')))
    : undefined;
  const website = link(basics, 'website', 'url');
  const isLinkedin = linkedin === undefined && /^(?:https?:\/\/)?(?:[\w-]+\.)*linkedin\.com\//i.test(website);
  const summary = section('summary') ?? get(root, 'summary');
  const more = list(get(basics, 'customFields'))
    .map(({ name, value, text, link: address }) => ({
      type: 'list',
      title: line({ name }, 'name'),
      keywords: [line({ value }, 'value'), line({ text }, 'text'), allowedLink(address)].filter(
        // A text that is the address itself is not said twice.
        (word, at, all) =>
          word !== '' && !all.slice(0, at).some((before) => bareAddress(before) === bareAddress(word)),
      ),
    }))
    .filter(({ title, keywords }) => title !== '' || keywords.length > 0);
  return {
    profile: {
      ...splitName(line(basics, 'name')),
      subtitle: line(basics, 'headline'),
      email: line(basics, 'email'),
      phone: line(basics, 'phone'),
      website: isLinkedin ? '' : website,
      birthDate: get(basics, 'birthdate', 'birthDate'),
      linkedin: linkedin
        ? link(linkedin, 'url', 'website') || line(linkedin, 'username')
        : isLinkedin
          ? website
          : '',
      photograph: photographOf(get(basics, 'picture', 'photo') ?? get(root, 'picture')),
      address: addressOf(get(basics, 'location')),
    },
    objective: {
      heading: headingOf(summary),
      visible: isShown(summary),
      body: rich(summary, 'content', 'body') || rich(basics, 'summary'),
    },
    work: sectionOf(section('experience', 'work'), workItems),
    education: sectionOf(section('education'), (item) => ({
      institution: line(item, 'institution', 'school'),
      degree: line(item, 'studyType', 'degree'),
      field: line(item, 'area'),
      gpa: line(item, 'score', 'grade'),
      location: line(item, 'location'),
      website: linkOr(item, ['url', 'website'], 'institution', 'school'),
      courses: words(item, 'courses'),
      ...spanOf(item),
      summary: rich(item, 'summary', 'description'),
    })),
    projects: sectionOf(section('projects'), (item) => {
      const { startDate, ...rest } = spanOf(item);
      return {
        title: line(item, 'name', 'title'),
        link: linkOr(item, ['url', 'website'], 'name', 'title'),
        date: startDate,
        ...rest,
        keywords: words(item, 'keywords'),
        summary: withPoints(rich(item, 'description', 'summary'), words(item, 'highlights')),
      };
    }),
    skills: sectionOf(section('skills'), (item) => ({
      name: line(item, 'name'),
      level: levelBeside(words(item, 'keywords'), levelOf(item, 'proficiency', 'description', 'level')),
      keywords: words(item, 'keywords'),
    })),
    languages: sectionOf(section('languages'), (item) => ({
      name: line(item, 'language', 'name'),
      fluency: levelOf(item, 'fluency', 'description', 'level'),
    })),
    certifications: sectionOf(section('certifications'), (item) => ({
      title: line(item, 'name', 'title'),
      issuer: line(item, 'issuer'),
      ...validOf(item),
      link: linkOr(item, ['url', 'website'], 'name', 'title'),
      summary: rich(item, 'summary', 'description'),
    })),
    awards: sectionOf(section('awards'), (item) => ({
      title: line(item, 'title', 'name'),
      awarder: line(item, 'awarder'),
      date: dateOf(get(item, 'date')),
      summary: withLink(item),
    })),
    informalEducation: sectionOf(section('volunteer'), (item) => ({
      institution: line(item, 'organization', 'name'),
      position: line(item, 'position'),
      location: line(item, 'location'),
      website: linkOr(item, ['url', 'website'], 'organization', 'name'),
      ...spanOf(item),
      summary: rich(item, 'summary', 'description'),
    })),
    hobbies: sectionOf(section('interests'), (item) => ({
      name: line(item, 'name'),
      keywords: words(item, 'keywords'),
    })),
    references: sectionOf(section('references'), (item) => ({
      name: line(item, 'name'),
      // Version 4 calls it a description, version 5 keeps the text itself there.
      position:
        line(item, 'relationship', 'position') || ('summary' in item ? line(item, 'description') : ''),
      phone: line(item, 'phone'),
      email: line(item, 'email'),
      summary: [rich(item, 'summary' in item ? 'summary' : 'description'), link(item, 'url', 'website')]
        .filter(Boolean)
        .join('\n'),
    })),
    social: {
      ...shownSection(section('profiles')),
      items: profiles
        .filter((item) => item !== linkedin)
        .map((item) => ({
          ...shownItem(item),
          network: line(item, 'network'),
          username: line(item, 'username'),
          link: link(item, 'url', 'website'),
        })),
    },
    custom: [
      ...(more.length > 0 ? [{ heading: say('more'), items: more }] : []),
      ...ownSections(root, sections, say),
    ],
    metadata: {
      page: line(dig(root, 'metadata', 'page'), 'format'),
      layout: layoutsOf(columnsOf(dig(root, 'metadata', 'layout'))),
    },
  };
}

/** Texts are Markdown there, and HTML in the versions that followed. */
function isVersion3(root: Fields): boolean {
  return isRecord(dig(root, 'metadata', 'date')) || dig(root, 'sections', 'work') !== undefined;
}

/** The same with what Markdown has and our texts have not in our signs. */
function withoutMarkdown<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string')
    return (/^(?:summary|description)$/.test(key) && !/<\w/.test(value) ? inOurSigns(value) : value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutMarkdown(each, key)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutMarkdown(each, name)]),
  ) as Value;
}

function inOurSigns(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6}[ \t]+(.+?)(?<![ \t#])[ \t#]*$/gm, '**$1**')
    .replaceAll(/^([ \t]*)\+ /gm, '$1- ')
    .replaceAll(
      /(?<![\p{L}\p{N}_\\])(__?)(?=[^\s_])([^_\n]+)(?<!\s)\1(?![\p{L}\p{N}_])/gu,
      (_, sign: string, text: string) => (sign === '_' ? `*${text}*` : `**${text}**`),
    )
    .replaceAll(/~~(?=\S)([^~\n]+)~~/g, '$1');
}

type Item = Fields;

/** An address that stands among words, where none is taken away later. */
function allowedLink(value: unknown): string {
  const address = link({ value }, 'value');
  return hasForbiddenScheme(address) ? '' : address;
}

const bareAddress = (text: string) => text.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '');

/** Pages of columns of names; version 5 names its columns. */
function columnsOf(layout: unknown): string[][] {
  const pages = Array.isArray(layout)
    ? layout.map((page: unknown) => (Array.isArray(page) ? page.map(namesIn) : []))
    : list(get(layout, 'pages')).map((page) => [namesIn(get(page, 'main')), namesIn(get(page, 'sidebar'))]);
  const columns = Math.max(0, ...pages.map((page) => page.length));
  return Array.from({ length: columns }, (_, index) => pages.flatMap((page) => page[index] ?? []));
}

function validOf(item: Item) {
  const { startDate, endDate } = spanOf(item);
  return { date: startDate, expiryDate: endDate };
}

/** Version 5 keeps several roles below one company. */
function workItems(item: Item): Fields | Fields[] {
  const job = {
    company: line(item, 'company', 'name'),
    position: line(item, 'position'),
    location: line(item, 'location'),
    website: linkOr(item, ['url', 'website'], 'company', 'name'),
    ...spanOf(item),
    summary: withPoints(rich(item, 'summary', 'description'), words(item, 'highlights')),
  };
  const roles = list(get(item, 'roles'));
  if (roles.length === 0) return job;
  return roles.map((role, index) => ({
    ...job,
    position: line(role, 'position', 'title') || job.position,
    ...spanOf(role),
    summary: [index === 0 ? job.summary : '', rich(role, 'description', 'summary')]
      .filter(Boolean)
      .join('\n\n'),
  }));
}

/** Publications, and whatever sections the person made: version 3 and 4 keep them among the others, 5 beside them. */
function ownSections(root: Fields, sections: unknown, say: Say): Fields[] {
  const publications = get(sections, 'publications');
  const known =
    /^(?:work|experience|education|awards|certifications|publications|skills|languages|interests|volunteer|projects|references|profiles|summary|custom)$/i;
  const unknown = isRecord(sections) ? Object.entries(sections).filter(([key]) => !known.test(key)) : [];
  const own = [
    ...unknown,
    ...Object.entries(isRecord(get(sections, 'custom')) ? (get(sections, 'custom') as Fields) : {}),
    ...list(get(root, 'customSections')).map((section): [string, unknown] => [line(section, 'id'), section]),
  ];
  return [
    ...(itemsOf(publications).length > 0
      ? [
          {
            id: 'publications',
            ...ownSection(publications, 'publication'),
            heading: headingOf(publications) || say('publications'),
          },
        ]
      : []),
    ...own
      .filter(([, section]) => itemsOf(section).length > 0)
      .map(([id, section]) => ({
        id,
        ...ownSection(section, get(section, 'type') === 'publications' ? 'publication' : 'entry'),
      })),
  ];
}

function ownSection(section: unknown, type: 'publication' | 'entry'): Fields {
  return {
    heading: headingOf(section),
    visible: isShown(section),
    items: itemsOf(section)
      .flatMap(withRoles)
      .map((item) => {
        const title = line(
          item,
          'name',
          'title',
          'position',
          'company',
          'school',
          'organization',
          'language',
          'network',
        );
        // Beside nothing else a short description is what the entry says.
        const isText =
          title === '' || /[<\n]/.test(textAt(item, 'description')) || line(item, 'description').length > 120;
        const other = [
          line(
            item,
            'subtitle',
            ...(isText ? [] : ['description']),
            'publisher',
            'issuer',
            'awarder',
            'degree',
            'fluency',
          ),
          line(item, 'company', 'school', 'organization'),
          line(item, 'area') || levelOf(item, 'level'),
          line(item, 'proficiency'),
          line(item, 'position'),
          line(item, 'username'),
          line(item, 'phone'),
        ].filter((text, index, all) => text !== '' && text !== title && all.indexOf(text) === index);
        const short = other.filter((text) => text.length <= 120);
        const keywords = words(item, 'keywords');
        const body = rich(item, 'summary', 'content', ...(isText ? ['description'] : []));
        const isList = keywords.length > 0 && short.length === 0 && body === '';
        const plain = title === '' && short.length === 0 ? 'text' : type;
        return {
          ...shownItem(item),
          type: isList ? 'list' : plain,
          title,
          ...(type === 'publication' ? { organization: short.join(' · ') } : { subtitle: short.join(' · ') }),
          location: line(item, 'location'),
          link: linkOr(item, ['url', 'website'], 'name', 'title'),
          score: line(item, 'grade', 'score'),
          ...spanOf(item),
          ...(isList ? { keywords } : { summary: withPoints(body, keywords) }),
        };
      }),
  };
}

/** A company with several roles is an entry for each. */
function withRoles(item: Item): Item[] {
  const roles = list(get(item, 'roles'));
  if (roles.length === 0) return [item];
  const { roles: _, description, ...company } = item;
  return roles.map((role, index) => ({
    ...company,
    ...role,
    description: [index === 0 ? description : '', role.description]
      .filter((text) => typeof text === 'string' && text !== '')
      .join('\n'),
  }));
}

function sectionOf(section: unknown, read: (item: Item) => Fields | Fields[]): Fields {
  const items = itemsOf(section).flatMap((item) =>
    [read(item)].flat().map((fields) => ({ ...shownItem(item), ...fields })),
  );
  return { heading: headingOf(section), visible: isShown(section), items };
}

function itemsOf(section: unknown): Item[] {
  return list(isRecord(section) ? get(section, 'items') : section);
}

function shownSection(section: unknown): Fields {
  return section === undefined ? {} : { heading: headingOf(section), visible: isShown(section) };
}

function headingOf(section: unknown): string {
  return line(section, 'name', 'title');
}

function isShown(section: unknown): boolean {
  return get(section, 'visible') !== false && get(section, 'hidden') !== true;
}

function shownItem(item: Item): { isVisible: boolean } {
  return { isVisible: isShown(item) };
}

/** In words; a number of stars says as much as `4`. */
function levelOf(item: Item, ...keys: string[]): string {
  const key = keys.find((each) => typeof get(item, each) === 'string');
  return key ? line(item, key) : '';
}

/** Some programs write the keywords once more where a level belongs. */
function levelBeside(keywords: readonly string[], level: string): string {
  return level === keywords.join(', ') ? '' : level;
}

function withLink(item: Item): string {
  return [rich(item, 'summary', 'description'), link(item, 'url', 'website')].filter(Boolean).join('\n');
}

function addressOf(location: unknown): Fields {
  if (typeof location === 'string') return addressIn(line({ location }, 'location'));
  return {
    line1: line(location, 'address'),
    city: line(location, 'city'),
    region: line(location, 'region'),
    country: line(location, 'country'),
    pincode: line(location, 'postalCode'),
  };
}

function textAt(from: unknown, key: string): string {
  const value = get(from, key);
  return typeof value === 'string' ? value : '';
}

/** Only a picture that is in the file itself can be taken along. */
function photographOf(picture: unknown): string {
  if (!isShown(picture) || get(get(picture, 'effects'), 'hidden') === true) return '';
  const url = typeof picture === 'string' ? picture : textAt(picture, 'url');
  return url.startsWith('data:image/') ? url : '';
}
