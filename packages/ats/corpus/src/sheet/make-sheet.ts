import type { Cv, Month } from '../content/cv.ts';
import { atOneEmployer, roughened } from '../content/rough.ts';
import type { Random } from '../random.ts';
import { contactLabel, makeContacts, personalRows } from './contacts.ts';
import { drawDateStyle, drawWideDateStyle } from './dates.ts';
import { addActivities, addProjects, addSchools, addWork } from './entries.ts';
import { headingWriter } from './headings.ts';
import { addCertificates, addLanguages, addOtherLists, addSkills } from './lists.ts';
import { add, keeps, write, type Draft, type Printing } from './printing.ts';
import type { Contact, Section, SectionKind, Sheet } from './sheet.ts';
import type { Shows } from './shows.ts';

/** Decides what one PDF prints of a CV, in which words, and writes down the truth of exactly that. */
export function makeSheet(
  random: Random,
  whole: Cv,
  shows: Shows,
  asOf: Month,
): { sheet: Sheet; truth: Draft } {
  const cv = shownOf(random, whole, shows);
  const { person, lang } = cv;
  const heading = headingWriter(random, lang, random.pick(shows.headingCases), shows.wide ? 'wide' : 'usual');
  const dates = shows.wide ? drawWideDateStyle(random, lang) : drawDateStyle(random, lang);
  const schoolDates =
    dates.form !== 'year' && random.chance(0.45) ? { ...dates, form: 'year' as const } : dates;
  const withDegrees =
    person.degrees !== null && random.chance(0.8) ? `${person.name}, ${person.degrees}` : person.name;
  const name = random.chance(0.25) ? withDegrees.toUpperCase() : withDegrees;
  const truth = emptyTruth([...new Set([person.name, withDegrees])], asOf);
  truth.name = person.name;
  const printing: Printing = { random, cv, shows, asOf, dates, truth, sections: [] };
  const contacts = makeContacts(printing);
  addPersonal(printing, contacts, name);
  if (keeps(printing, 'summary', 0.8)) {
    add(printing, 'summary', { type: 'text', label: 'summary', text: cv.summary });
    truth.summary = cv.summary;
  }
  if (cv.jobs.length > 0 && keeps(printing, 'work', 1)) addWork(printing);
  if (cv.schools.length > 0 && keeps(printing, 'education', 1)) addSchools(printing, schoolDates);
  if (keeps(printing, 'skills', 0.95)) addSkills(printing);
  if (cv.certificates.length > 0 && keeps(printing, 'certifications', 0.9)) addCertificates(printing);
  if (keeps(printing, 'languages', 0.7)) addLanguages(printing);
  addActivities(printing);
  if (keeps(printing, 'projects', 0.25)) addProjects(printing);
  addOtherLists(printing);
  const ordered = orderSections(
    random,
    printing.sections,
    shows.first,
    cv.jobs.every((job) => job.internship),
  );
  for (const section of ordered) section.heading = heading(section.kind, section.heading);
  const footer =
    shows.footer && random.chance(0.25)
      ? write(
          printing,
          [`Daftar Riwayat Hidup – ${person.name}`, `CV ${person.name}`, `Diperbarui ${asOf.year}`],
          [`${person.name} – Curriculum Vitae`, `Résumé of ${person.name}`, `Updated ${asOf.year}`],
        )
      : null;
  const documentTitle = shows.documentTitle ? write(printing, TITLES.id, TITLES.en) : null;
  return {
    truth,
    sheet: {
      lang,
      documentTitle,
      name,
      headline: shows.headline && random.chance(0.7) ? person.headline : null,
      contacts,
      sections: ordered,
      photo: shows.photo && random.chance(0.7),
      footer,
      bullet: random.pick(shows.bullets),
    },
  };
}

const TITLES = {
  id: ['DAFTAR RIWAYAT HIDUP', 'CURRICULUM VITAE', 'RIWAYAT HIDUP', 'Daftar Riwayat Hidup'],
  en: ['CURRICULUM VITAE', 'Curriculum Vitae', 'RESUME', 'Résumé'],
};

function shownOf(random: Random, whole: Cv, shows: Shows): Cv {
  const cut = { ...whole, jobs: whole.jobs.slice(0, shows.jobs) };
  const posted = shows.oneEmployer ? atOneEmployer(random.fork('employer'), cut) : cut;
  return shows.rough ? roughened(random.fork('rough'), posted) : posted;
}

function emptyTruth(names: string[], asOf: Month): Draft {
  return {
    name: '',
    emails: [],
    phones: [],
    linkedin: null,
    websites: [],
    location: null,
    dateOfBirth: null,
    summary: null,
    work: [],
    education: [],
    skills: [],
    certifications: [],
    languages: [],
    totalYearsExperience: null,
    accept: {
      name: names,
      certifications: {},
      languages: {},
      asOf: `${asOf.year}-${String(asOf.month).padStart(2, '0')}`,
      yearPrecision: false,
    },
    optional: {},
  };
}

/** Facts about the person and ways to reach them in sections of their own, where the layout has such; those leave the head. */
function addPersonal(printing: Printing, contacts: Contact[], name: string): void {
  const { cv, shows } = printing;
  if (shows.personal === 'section' || shows.personal === 'form') {
    const moved = shows.personal === 'form' ? contacts.splice(0) : [];
    add(printing, 'personal', { type: 'fields', rows: personalRows(printing, moved, name) });
  }
  if (!shows.contactSection) return;
  const rows = contacts.splice(0).map((contact) => ({
    label: contact.label || (cv.lang === 'id' ? 'Profil' : 'Profile'),
    text: contact.text,
    of: contactLabel(contact),
  }));
  add(printing, 'contact', { type: 'fields', rows });
}

const usual: SectionKind[] = [
  'personal',
  'contact',
  'summary',
  'work',
  'education',
  'projects',
  'publications',
  'organisations',
  'volunteer',
  'skills',
  'certifications',
  'awards',
  'languages',
  'hobbies',
  'references',
  'declaration',
];

function orderSections(random: Random, sections: Section[], first: SectionKind[], fresh: boolean): Section[] {
  const order = [...first, ...usual.filter((kind) => !first.includes(kind))];
  if (first.length === 0 && (fresh || random.chance(0.25)))
    order.splice(order.indexOf('work'), 0, ...order.splice(order.indexOf('education'), 1));
  if (first.length === 0 && random.chance(0.2))
    order.splice(order.indexOf('summary') + 1, 0, ...order.splice(order.indexOf('skills'), 1));
  return sections.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
