import {
  dateText,
  degreeLabel,
  plainText,
  type CertificationItem,
  type EducationItem,
  type Language,
  type Resume,
  type WorkItem,
} from '@setapak/resume';
import { entrySections, namesOf, type Destination, type EntrySection, type Move } from './entry-moves.ts';
import { paragraph, pointsAndLines } from './map-reading.ts';
import { splitDegree } from './split-degree.ts';
import { partText, secondEntry } from './split-entry.ts';

/** What any kind of entry says. */
interface Facts {
  name: string;
  house: string;
  location: string;
  link: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  /** Rich text, first what only the entry's own section has a field for. */
  summary: string;
}

/**
 * Moves entries to other sections, joins them, makes two of one or leaves them out, in place. Values without a field where they go are kept as text.
 * @param by by `EntryKey`; entries that are not there any more are passed over
 * @param splits the lines with which second entries begin; one that is not there any more makes none
 */
export function applyMoves(
  resume: Resume,
  by: ReadonlyMap<string, Move>,
  splits: ReadonlyMap<string, string>,
): void {
  for (const section of entrySections) {
    const kept: Entry[] = [];
    for (const item of resume[section].items) {
      const move = by.get(`${section}.${item.id}`) ?? section;
      const above = kept.at(-1);
      if (move === section || (move === 'above' && !above)) kept.push(item);
      else if (move === 'split')
        kept.push(item, ...secondOf(item, section, splits.get(`${section}.${item.id}`)));
      else if (move === 'above') join(above!, item, section);
      else if (move !== 'none')
        (resume[move].items as object[]).push(itemOf(move, factsOf(item, section, resume.metadata.language)));
    }
    Object.assign(resume[section], { items: kept });
  }
}

/** Exchanges both names of each of these entries, in place. */
export function swapNames(section: keyof typeof namesOf, items: readonly object[]): void {
  const [name, house] = namesOf[section];
  for (const item of items as Record<string, unknown>[])
    [item[name], item[house]] = [item[house] ?? '', item[name] ?? ''];
}

type Entry = Resume[EntrySection]['items'][number];

const inLines = (...texts: string[]) => texts.filter(Boolean).join('\n\n');

function factsOf(item: Entry, section: EntrySection, language: Language): Facts {
  if (section === 'work') {
    const { position, company, website, employment, description, summary, ...rest } = item as WorkItem;
    const said = inLines(paragraph(employment), paragraph(description), summary);
    return { ...rest, name: position, house: company, link: website, summary: said };
  }
  if (section === 'education') {
    const { institution, degree, field, gpa, website, courses, summary, ...rest } = item as EducationItem;
    const name = [degreeLabel(degree, language), field].filter(Boolean).join(' ');
    const said = inLines(paragraph(gpa), paragraph(courses.join(', ')), summary);
    return { ...rest, name, house: institution, link: website, summary: said };
  }
  const { title, issuer, date, expiryDate, credentialId, link, summary } = item as CertificationItem;
  return {
    name: title,
    house: issuer,
    location: '',
    link,
    startDate: date,
    endDate: expiryDate,
    isCurrent: false,
    summary: inLines(paragraph(credentialId), summary),
  };
}

/** An entry of a section; what is new gets its other fields, and an id, from parseResume. */
function itemOf(to: Destination, facts: Facts): object {
  const { name, house, location, link, summary, ...period } = facts;
  const { startDate, endDate } = period;
  const dated = { location, website: link, ...period, summary };
  // Where it was, in a section without places.
  const withPlace = inLines(paragraph(location), summary);
  const items: Record<Destination, () => object> = {
    work: () => ({ position: name, company: house, ...dated }),
    // A school alone has no degree.
    education: () => ({ institution: house || name, ...(house && splitDegree(name)), ...dated }),
    informalEducation: () => ({ position: house && name, institution: house || name, ...dated }),
    projects: () => ({
      title: name || house,
      organization: name && house,
      link,
      date: startDate,
      endDate,
      isCurrent: period.isCurrent,
      summary: withPlace,
    }),
    certifications: () => ({
      title: name || house,
      issuer: name && house,
      link,
      date: startDate || endDate,
      expiryDate: startDate && endDate,
      summary: withPlace,
    }),
    awards: () => ({
      title: name || house,
      awarder: name && house,
      date: startDate || endDate,
      summary: inLines(
        startDate && endDate && paragraph(`${dateText(startDate)} – ${dateText(endDate)}`),
        withPlace,
        paragraph(link),
      ),
    }),
  };
  return items[to]();
}

/** The second entry, of what stands in the text of the first from a line on, which then ends before it; none where there is no such line. */
function secondOf(item: Entry, section: EntrySection, line = ''): Entry[] {
  const parted = line === '' ? undefined : partText(plainText(item.summary), line);
  if (!parted || section === 'certifications') return [];
  const { rest, ...head } = secondEntry(parted.below);
  item.summary = pointsAndLines(parted.above.join('\n'));
  const facts = { ...head, location: '', link: '', summary: pointsAndLines(rest.join('\n')) };
  return [itemOf(section, facts) as Entry];
}

const PERIOD = ['startDate', 'endDate', 'isCurrent'];
const NO_VALUES = new Set(['id', 'isVisible', 'isExample', 'summary', ...PERIOD]);

/** `below` is the rest of `above`: what `above` lacks comes from it, and what it says otherwise is kept as text. */
function join(above: Entry, below: Entry, section: EntrySection): void {
  const [upper, lower] = [above as Values, { ...below } as Values];
  // An employer below a post was read as one more post.
  if (section !== 'education') {
    const [name, house] = namesOf[section];
    if (upper[name] && lower[name] && !upper[house] && !lower[house]) swapNames(section, [lower]);
  }
  const others: string[] = [];
  for (const [key, value] of Object.entries(lower)) {
    if (NO_VALUES.has(key) || value === '' || value === upper[key]) continue;
    if (Array.isArray(value)) upper[key] = [...(upper[key] as string[]), ...(value as string[])];
    else if (upper[key] === '') upper[key] = value;
    else others.push(String(value));
  }
  const hasPeriod = (each: Values) =>
    Boolean(each.startDate ?? '') || Boolean(each.endDate ?? '') || each.isCurrent;
  if (!hasPeriod(upper)) for (const key of PERIOD) if (key in lower) upper[key] = lower[key];
  upper.summary = inLines(String(upper.summary), paragraph(others.join(', ')), String(lower.summary));
}

type Values = Record<string, unknown>;
