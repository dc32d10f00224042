import type { Activity, Cv, Month } from '../content/cv.ts';
import { atOneEmployer, roughened } from '../content/rough.ts';
import type { Random } from '../random.ts';
import {
  drawDateStyle,
  drawWideDateStyle,
  printBirth,
  printMonth,
  printPeriod,
  type DateStyle,
} from './dates.ts';
import { headingWriter } from './headings.ts';
import type { Contact, Entry, Label, Section, SectionKind, Sheet } from './sheet.ts';
import type { Shows } from './shows.ts';
import { totalYears, type Accept, type Optional, type Truth } from './truth.ts';

/** Truth before it has a name and a layout. */
type Draft = Omit<Truth, `_${string}`> & { accept: Accept; optional: Optional };

/** Decides what one PDF prints of a CV, in which words, and writes down the truth of exactly that. */
export function makeSheet(
  random: Random,
  whole: Cv,
  shows: Shows,
  asOf: Month,
): { sheet: Sheet; truth: Draft } {
  const cut = { ...whole, jobs: whole.jobs.slice(0, shows.jobs) };
  const posted = shows.oneEmployer ? atOneEmployer(random.fork('employer'), cut) : cut;
  const cv = shows.rough ? roughened(random.fork('rough'), posted) : posted;
  const { person, lang } = cv;
  const write = (id: string, en: string) => (lang === 'id' ? id : en);
  const heading = headingWriter(random, lang, random.pick(shows.headingCases), shows.wide ? 'wide' : 'usual');
  const dates = shows.wide ? drawWideDateStyle(random, lang) : drawDateStyle(random, lang);
  const schoolDates =
    dates.form !== 'year' && random.chance(0.45) ? { ...dates, form: 'year' as const } : dates;
  const withDegrees =
    person.degrees !== null && random.chance(0.8) ? `${person.name}, ${person.degrees}` : person.name;
  const upper = random.chance(0.25);
  const optional: Optional = {};
  const truth: Draft = {
    name: person.name,
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
      name: [...new Set([person.name, withDegrees])],
      certifications: {},
      languages: {},
      asOf: `${asOf.year}-${String(asOf.month).padStart(2, '0')}`,
      yearPrecision: false,
    },
    optional,
  };
  const keep = (kind: SectionKind, probability: number) =>
    !shows.without.includes(kind) && random.chance(cv.long ? 1 : probability);

  const contacts = makeContacts(random, cv, shows, truth);
  const sections: Section[] = [];
  const add = (kind: SectionKind, body: Section['body']) => sections.push({ kind, heading: '', body });

  if (shows.personal === 'section' || shows.personal === 'form') {
    const rows = personalRows(
      random,
      cv,
      shows.personal === 'form' ? contacts.splice(0) : [],
      upper ? withDegrees.toUpperCase() : withDegrees,
      truth,
    );
    add('personal', { type: 'fields', rows });
  }
  if (shows.contactSection) {
    const rows = contacts.splice(0).map((contact) => ({
      label: contact.label || write('Profil', 'Profile'),
      text: contact.text,
      of: contactLabel(contact),
    }));
    add('contact', { type: 'fields', rows });
  }
  if (keep('summary', 0.8)) {
    add('summary', { type: 'text', label: 'summary', text: cv.summary });
    truth.summary = cv.summary;
  }
  if (cv.jobs.length > 0 && keep('work', 1)) {
    const [stops, prose] = [random.chance(0.25), random.chance(0.12)];
    const separateInternships =
      random.chance(0.2) && cv.jobs.some((job) => job.internship) && cv.jobs.some((job) => !job.internship);
    const printed = cv.jobs.map((job) => {
      const period = printPeriod(job, dates, asOf);
      const listed = job.bullets.slice(0, shows.jobBullets).map((bullet) => (stops ? `${bullet}.` : bullet));
      const before = shows.jobBullets > 0 ? job.intro : null;
      const [bullets, intro] = prose
        ? [[], [before, ...listed.map((line) => line.replace(/\.?$/, '.'))].filter(Boolean).join(' ') || null]
        : [listed, before];
      const lines = [intro, ...bullets].filter((line) => line !== null);
      truth.work.push({
        jobTitle: job.title,
        organization: job.org,
        startDate: period.start,
        endDate: period.end,
        description: lines.length > 0 ? lines.join('\n') : null,
        current: job.end === null,
      });
      const entry: Entry = {
        of: 'work',
        title: job.title,
        org: job.org,
        place: shows.jobPlaces && random.chance(0.85) ? job.place : null,
        date: period.text,
        grade: null,
        notes: [],
        intro,
        bullets,
      };
      return { entry, internship: job.internship };
    });
    const main = printed
      .filter(({ internship }) => !(internship && separateInternships))
      .map(({ entry }) => entry);
    add('work', { type: 'entries', entries: main });
    if (separateInternships)
      sections.push({
        kind: 'work',
        heading: write(
          random.pick(['Pengalaman Magang', 'Magang', 'Praktik Kerja Lapangan']),
          random.pick(['Internships', 'Internship Experience', 'Placements']),
        ),
        body: {
          type: 'entries',
          entries: printed.filter(({ internship }) => internship).map(({ entry }) => entry),
        },
      });
    truth.accept.yearPrecision = dates.form === 'year';
    truth.totalYearsExperience = totalYears(cv.jobs, asOf);
    if (dates.form === 'year') {
      const alternative = totalYears(
        cv.jobs.map((job) => ({
          start: { year: job.start.year, month: 1 },
          end: { year: (job.end ?? asOf).year, month: 1 },
        })),
        asOf,
      );
      if (alternative !== null && alternative !== truth.totalYearsExperience)
        truth.accept.totalYearsAlt = alternative;
    }
  }
  if (cv.schools.length > 0 && keep('education', 1))
    add('education', { type: 'entries', entries: makeSchools(random, cv, schoolDates, asOf, truth) });
  if (keep('skills', 0.95)) addSkills(random, cv, shows, truth, add);
  if (cv.certificates.length > 0 && keep('certifications', 0.9)) {
    const [issuers, when] = [random.chance(0.8), random.pick(['year', 'month', 'none'])];
    add('certifications', {
      type: 'credentials',
      items: cv.certificates.map((item) => {
        const date = when === 'none' ? null : when === 'year' ? String(item.year) : printMonth(item, dates);
        truth.certifications.push(item.name);
        truth.accept.certifications[item.name] = [issuers ? item.issuer : null, date].filter(
          (part) => part !== null,
        );
        return { name: item.name, issuer: issuers ? item.issuer : null, date };
      }),
    });
  }
  if (keep('languages', 0.7)) {
    const [levels, bare] = [shows.languageLevels && random.chance(0.85), lang === 'id' && random.chance(0.3)];
    add('languages', {
      type: 'languages',
      items: cv.languages.map((item) => {
        const name = bare ? item.name.replace(/^Bahasa /, '') : item.name;
        truth.languages.push(name);
        if (levels) truth.accept.languages[name] = item.level;
        return { name, level: levels ? item.level : null, score: item.score };
      }),
    });
  }
  addActivities(random, cv, dates, asOf, optional, keep, add);
  if (keep('projects', 0.25))
    add('projects', {
      type: 'entries',
      entries: cv.projects.map((project) => ({
        of: 'project',
        title: project.name,
        org: null,
        place: null,
        date: random.chance(0.7) ? String(project.year) : null,
        grade: null,
        notes: [],
        intro: project.text,
        bullets: [],
      })),
    });
  if (keep('publications', shows.first.includes('education') ? 0.6 : 0.06))
    add('publications', {
      type: 'list',
      label: 'publication',
      items: cv.publications.map((text) => ({ text, date: null })),
    });
  if (keep('awards', 0.25))
    add('awards', {
      type: 'list',
      label: 'award',
      items: cv.awards.map((award) => ({
        text: award.name,
        date: random.chance(0.8) ? String(award.year) : null,
      })),
    });
  if (keep('hobbies', 0.18))
    add('hobbies', { type: 'list', label: 'hobby', items: cv.hobbies.map((text) => ({ text, date: null })) });
  if (keep('references', 0.2))
    add(
      'references',
      random.chance(0.4)
        ? { type: 'text', label: 'reference', text: cv.referenceNote }
        : {
            type: 'referees',
            items: cv.referees.map((referee) => ({
              name: referee.name,
              lines: [`${referee.role}, ${referee.org}`, referee.phone],
            })),
          },
    );
  if (shows.personal === 'form' && keep('declaration', 0.5))
    add('declaration', { type: 'text', label: 'declaration', text: cv.declaration });

  const ordered = orderSections(
    random,
    sections,
    shows.first,
    cv.jobs.length === 0 || cv.jobs.every((job) => job.internship),
  );
  for (const section of ordered) section.heading = heading(section.kind, section.heading);
  const footer =
    shows.footer && random.chance(0.25)
      ? write(
          random.pick([
            `Daftar Riwayat Hidup – ${person.name}`,
            `CV ${person.name}`,
            `Diperbarui ${asOf.year}`,
          ]),
          random.pick([
            `${person.name} – Curriculum Vitae`,
            `Résumé of ${person.name}`,
            `Updated ${asOf.year}`,
          ]),
        )
      : null;
  return {
    truth,
    sheet: {
      lang,
      documentTitle: shows.documentTitle
        ? write(
            random.pick([
              'DAFTAR RIWAYAT HIDUP',
              'CURRICULUM VITAE',
              'RIWAYAT HIDUP',
              'Daftar Riwayat Hidup',
            ]),
            random.pick(['CURRICULUM VITAE', 'Curriculum Vitae', 'RESUME', 'Résumé']),
          )
        : null,
      name: upper ? withDegrees.toUpperCase() : withDegrees,
      headline: shows.headline && random.chance(0.7) ? person.headline : null,
      contacts,
      sections: ordered,
      photo: shows.photo && random.chance(0.7),
      footer,
      bullet: random.pick(shows.bullets),
    },
  };
}

export const contactLabel = (contact: Contact): Label =>
  contact.kind === 'location' ? 'location' : contact.kind === 'birth' ? 'birth' : 'contact';

function makeContacts(random: Random, cv: Cv, shows: Shows, truth: Draft): Contact[] {
  const { person, lang } = cv;
  const word = (id: string[], en: string[]) => random.pick(lang === 'id' ? id : en);
  const contacts: Contact[] = [];
  const emailLabel = word(['Email', 'E-mail', 'Surel'], ['Email', 'E-mail', 'Mail']);
  const phoneLabel = word(
    ['Telepon', 'No. HP', 'Telp', 'HP/WA', 'No. Telepon', 'WhatsApp', 'Ponsel'],
    ['Phone', 'Mobile', 'Tel', 'Cell', 'T'],
  );
  contacts.push({ kind: 'phone', label: phoneLabel, text: person.phone });
  truth.phones.push(person.phone);
  if (person.secondPhone) {
    contacts.push({ kind: 'phone', label: phoneLabel, text: person.secondPhone });
    truth.phones.push(person.secondPhone);
  }
  for (const email of [person.email, person.secondEmail]) {
    if (!email) continue;
    contacts.push({ kind: 'email', label: emailLabel, text: email, href: `mailto:${email}` });
    truth.emails.push(email);
  }
  const linkedin = random.pick(['text', 'text', 'text', 'link', 'none', 'none']);
  const bareProfile = person.linkedin.replace(/^https?:\/\/(www\.)?|^www\./, '');
  if (linkedin === 'text') {
    contacts.push({
      kind: 'linkedin',
      label: 'LinkedIn',
      text: person.linkedin,
      href: `https://${bareProfile}`,
    });
    truth.linkedin = bareProfile;
  } else if (linkedin === 'link') {
    contacts.push({ kind: 'linkedin', label: '', text: 'LinkedIn', href: `https://${bareProfile}` });
    truth.optional.linkedin = [bareProfile];
    truth.optional.websites = [bareProfile];
  }
  if (random.chance(0.4)) {
    contacts.push({
      kind: 'website',
      label: /github/.test(person.website)
        ? 'GitHub'
        : word(['Portofolio', 'Situs', 'Website'], ['Portfolio', 'Website', 'Web']),
      text: person.website,
      href: `https://${person.website.replace(/^https?:\/\//, '')}`,
    });
    truth.websites.push(person.website);
  }
  const address = random.pick(['city', 'city-region', 'city-region', 'full', 'full', 'city-country', 'none']);
  if (address === 'none' && shows.personal !== 'form') truth.accept.locationOptional = true;
  else {
    const parts = {
      city: [person.city],
      'city-region': [person.city, person.region],
      'city-country': [person.city, person.country],
      full: [
        person.street,
        person.city,
        person.region && random.chance(0.5) ? `${person.region} ${person.postcode}` : person.region,
      ],
      none: [person.street, person.city],
    }[address] as string[];
    const text = [...new Set(parts.filter(Boolean))].join(', ');
    contacts.push({
      kind: 'location',
      label: word(['Alamat', 'Domisili', 'Alamat Lengkap', 'Lokasi'], ['Address', 'Location', 'Based in']),
      text,
    });
    truth.location = text;
    truth.accept.locationCity = person.city;
    truth.accept.locationExtra = [
      person.region,
      person.country,
      person.street,
      person.postcode,
      'Indonesia',
      'ID',
    ].filter(Boolean);
  }
  if (shows.personal === 'contact' && random.chance(0.7)) {
    contacts.push({
      kind: 'birth',
      label: word(['TTL', 'Tempat, Tanggal Lahir', 'Lahir'], ['Date of Birth', 'Born', 'DOB']),
      text: birthText(random, cv, truth),
    });
  }
  return random.chance(0.4) ? random.shuffle(contacts) : contacts;
}

function birthText(random: Random, cv: Cv, truth: Draft): string {
  const { birth, birthPlace } = cv.person;
  truth.dateOfBirth = `${birth.year}-${String(birth.month).padStart(2, '0')}-${String(birth.day).padStart(2, '0')}`;
  const date = printBirth(birth, cv.lang, random);
  return cv.lang === 'id' ? `${birthPlace}${random.pick([', ', ', ', ' / '])}${date}` : date;
}

function personalRows(
  random: Random,
  cv: Cv,
  contacts: Contact[],
  printedName: string,
  truth: Draft,
): { label: string; text: string; of: Label }[] {
  const { person, lang } = cv;
  const id = lang === 'id';
  const row = (idLabels: string[], enLabels: string[], text: string, of: Label = 'personal-value') => ({
    label: random.pick(id ? idLabels : enLabels),
    text,
    of,
  });
  const rows =
    contacts.length > 0 ? [row(['Nama', 'Nama Lengkap'], ['Name', 'Full name'], printedName, 'name')] : [];
  rows.push(
    row(
      ['Tempat, Tanggal Lahir', 'Tempat/Tanggal Lahir', 'Tempat & Tgl. Lahir', 'TTL'],
      ['Date of birth', 'Birth date'],
      birthText(random, cv, truth),
      'birth',
    ),
  );
  if (random.chance(0.7))
    rows.push(
      row(
        ['Jenis Kelamin'],
        ['Gender', 'Sex'],
        id ? (person.woman ? 'Perempuan' : 'Laki-laki') : person.woman ? 'Female' : 'Male',
      ),
    );
  if (id && random.chance(0.6)) rows.push(row(['Agama'], ['Religion'], person.religion));
  if (random.chance(0.5))
    rows.push(
      row(
        ['Status', 'Status Perkawinan'],
        ['Marital status'],
        id ? (person.married ? 'Menikah' : 'Belum Menikah') : person.married ? 'Married' : 'Single',
      ),
    );
  if (random.chance(0.5))
    rows.push(row(['Kewarganegaraan', 'Warga Negara'], ['Nationality'], id ? 'Indonesia' : person.country));
  if (id && random.chance(0.3))
    rows.push(
      row(['Tinggi / Berat Badan'], ['Height'], `${random.int(150, 182)} cm / ${random.int(45, 82)} kg`),
    );
  for (const contact of contacts)
    rows.push({
      label: contact.label || (id ? 'Profil' : 'Profile'),
      text: contact.text,
      of: contactLabel(contact),
    });
  return rows;
}

function makeSchools(random: Random, cv: Cv, style: DateStyle, asOf: Month, truth: Draft): Entry[] {
  const { lang } = cv;
  const [grades, places, datesShown] = [
    random.chance(0.85),
    random.chance(0.4),
    random.pick(['period', 'period', 'period', 'end']),
  ];
  const word = random.pick(
    lang === 'id' ? ['IPK ', 'IPK: ', 'IPK : ', 'GPA '] : ['GPA: ', 'GPA ', 'CGPA: ', 'Grade: '],
  );
  return cv.schools.map((school) => {
    const period =
      datesShown === 'period' || school.end === null
        ? printPeriod(school, style, asOf)
        : {
            text: `${random.pick(lang === 'id' ? ['Lulus ', '', 'Lulusan '] : ['Graduated ', '', 'Class of '])}${printMonth(school.end, style)}`,
            start: null,
            end: printPeriod({ start: school.end, end: school.end }, { ...style, seasons: false }, asOf).end,
          };
    const wordOf =
      school.grade && Number.parseFloat(school.grade.value) > 5
        ? lang === 'id'
          ? 'Nilai '
          : 'Score '
        : word;
    const value =
      grades && school.grade
        ? random.pick([
            `${school.grade.value}/${school.grade.scale}`,
            `${school.grade.value} / ${school.grade.scale}`,
            school.grade.value,
          ])
        : null;
    const honours = school.honours && random.chance(0.8) ? school.honours : null;
    truth.education.push({
      organization: school.org,
      accreditation: school.degree,
      grade: value?.replaceAll(' ', '') ?? null,
      startDate: period.start,
      completionDate: period.end,
    });
    const notes = [
      value === null && honours ? honours : null,
      school.thesis
        ? `${lang === 'id' ? random.pick(['Skripsi', 'Tugas Akhir']) : random.pick(['Thesis', 'Dissertation'])}: ${school.thesis}`
        : null,
      school.courses.length > 0
        ? `${lang === 'id' ? 'Mata kuliah terkait' : 'Relevant coursework'}: ${school.courses.join(', ')}`
        : null,
    ].filter((note) => note !== null);
    return {
      of: 'education',
      title: school.degree,
      org: school.org,
      place: places ? school.place : null,
      date: period.text,
      grade: value ? `${wordOf}${value}${honours ? ` (${honours})` : ''}` : null,
      notes,
      intro: null,
      bullets: [],
    };
  });
}

function addSkills(
  random: Random,
  cv: Cv,
  shows: Shows,
  truth: Draft,
  add: (kind: SectionKind, body: Section['body']) => void,
): void {
  const seen = new Set<string>();
  const groups = cv.skills
    .map((group) => ({
      name: group.group,
      items: group.items.filter(({ name }) => !seen.has(name) && seen.add(name)),
    }))
    .filter((group) => group.items.length > 0);
  truth.skills.push(...seen);
  if (shows.skillGroups) {
    truth.optional.skills = groups.map((group) => group.name);
    add('skills', { type: 'skills', groups });
  } else
    add('skills', {
      type: 'skills',
      groups: [{ name: '', items: random.shuffle(groups.flatMap((group) => group.items)) }],
    });
}

function addActivities(
  random: Random,
  cv: Cv,
  dates: DateStyle,
  asOf: Month,
  optional: Optional,
  keep: (kind: SectionKind, probability: number) => boolean,
  add: (kind: SectionKind, body: Section['body']) => void,
): void {
  const entry = (activity: Activity): Entry => ({
    of: 'activity',
    title: activity.role,
    org: activity.org,
    place: null,
    date: printPeriod(activity, dates, asOf).text,
    grade: null,
    notes: [],
    intro: null,
    bullets: activity.bullets,
  });
  const show = (kind: 'organisations' | 'volunteer', activities: Activity[]) => {
    if (activities.length === 0 || !keep(kind, 0.85)) return;
    add(kind, { type: 'entries', entries: activities.map(entry) });
    optional.work = [
      ...(optional.work ?? []),
      ...activities.map((activity) => ({ jobTitle: activity.role, organization: activity.org })),
    ];
  };
  show(
    'organisations',
    cv.activities.filter((activity) => activity.kind !== 'volunteer'),
  );
  show(
    'volunteer',
    cv.activities.filter((activity) => activity.kind === 'volunteer'),
  );
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
