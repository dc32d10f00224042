import type { Activity, Credential, Cv, Job, Lang, Month, School } from './cv.ts';
import type { Family } from './jobs/family.ts';
import { families } from './jobs/families.ts';
import type { Words } from './words.ts';
import { makePerson, phoneNumber, worldName } from './make-person.ts';
import * as ORG from './organisations.ts';
import * as PHRASE from './phrases.ts';
import { indonesia, world, type Place } from './places.ts';

const months = (value: Month) => value.year * 12 + value.month - 1;
const month = (index: number): Month => ({ year: Math.floor(index / 12), month: (index % 12) + 1 });

/** One invented CV. `asOf` bounds every past date; the same arguments always give the same CV. */
export function makeCv(random: Words, options: { id: string; lang: Lang; asOf: Month }): Cv {
  const { id, lang, asOf } = options;
  const family = random.word(families);
  const now = months(asOf);
  const long = random.chance(0.08);
  const career = random.pick([0, 6, 14, 26, 38, 50, 64, 85, 110, 140, 180, 230]) + random.int(0, 11);
  const graduation = now - career - random.int(2, 9);
  const birthYear = Math.floor((graduation - 22 * 12 - random.int(0, 30)) / 12);
  const { place, ...person } = makePerson(random, lang, birthYear);
  const schools = makeSchools(random, lang, family, graduation, place);
  const jobs = makeJobs(random, lang, family, { now, graduation, career, place, long });
  const fill = filler(random, {
    field: lang === 'id' ? family.fieldId : family.fieldEn,
    years: String(Math.max(1, Math.round(career / 12))),
    major: majorOf(schools[0]?.degree ?? '', lang === 'id' ? family.majorsId : family.majorsEn),
    city: place.city,
  });
  const stock = (of: { id: string[]; en: string[] }) => (lang === 'id' ? of.id : of.en);
  const certificates: Credential[] = random
    .sample(family.certificates, random.pick([0, 0, 1, 2, 2, 3, 4]))
    .map(([name, issuer]) => {
      const taken = month(now - random.int(2, 80));
      return { name, issuer, year: taken.year, month: taken.month };
    });
  const title =
    jobs[0]?.title.replace(/\s*\(.*\)$/, '') ??
    random.pick(stock({ id: family.titlesId, en: family.titlesEn }));
  return {
    id,
    lang,
    field: family.id,
    long,
    person: {
      ...person,
      headline: random.chance(0.75) ? title : `${title} | ${lang === 'id' ? family.fieldId : family.fieldEn}`,
    },
    summary: fill(random.word(stock({ id: PHRASE.summariesId, en: PHRASE.summariesEn }))),
    jobs,
    schools,
    skills: family.skills.map((group) => {
      const items = lang === 'id' ? group.itemsId : group.itemsEn;
      return {
        group: lang === 'id' ? group.id : group.en,
        items: random
          .sample(
            items,
            random.int(Math.min(3, items.length), Math.min(family.skills.length > 2 ? 5 : 7, items.length)),
          )
          .map((name) => ({ name, level: random.int(2, 5) })),
      };
    }),
    certificates,
    languages: makeLanguages(random, lang),
    activities: makeActivities(random, lang, graduation, fill),
    publications: Array.from({ length: random.int(1, 4) }, () => {
      const taken = month(now - random.int(5, 70)).year;
      const topic = random.pick(stock({ id: PHRASE.thesesId, en: PHRASE.thesesEn }));
      return `${person.name.split(' ').at(-1)}, ${person.name[0]}. (${taken}). ${topic}. ${random.pick(stock({ id: PHRASE.journalsId, en: PHRASE.journalsEn }))}, ${random.int(2, 30)}(${random.int(1, 4)}), ${random.int(10, 90)}–${random.int(91, 180)}.`;
    }),
    projects: random
      .sample(lang === 'id' ? PHRASE.projectsId : PHRASE.projectsEn, random.int(1, 3))
      .map(([name, text]) => ({ name, text: fill(text), year: month(now - random.int(4, 60)).year })),
    awards: random
      .sample(stock({ id: PHRASE.awardsId, en: PHRASE.awardsEn }), random.int(1, 3))
      .map((name) => ({ name: fill(name), year: month(graduation - random.int(2, 40)).year })),
    hobbies: random.sample(stock({ id: PHRASE.hobbiesId, en: PHRASE.hobbiesEn }), random.int(2, 5)),
    referees: Array.from({ length: random.int(1, 2) }, () => ({
      name: lang === 'id' ? makePerson(random, 'id', 1970).name : worldName(random),
      role: random.pick(stock({ id: PHRASE.refereesRolesId, en: PHRASE.refereesRolesEn })),
      org: jobs[0]?.org ?? schools[0]?.org ?? '',
      phone: phoneNumber(random, place.country),
    })),
    referenceNote: random.pick(stock({ id: PHRASE.referenceNotesId, en: PHRASE.referenceNotesEn })),
    declaration: random.pick(stock({ id: PHRASE.declarationsId, en: PHRASE.declarationsEn })),
  };
}

function makeJobs(
  random: Words,
  lang: Lang,
  family: Family,
  at: { now: number; graduation: number; career: number; place: Place; long: boolean },
): Job[] {
  const bulletStock = lang === 'id' ? family.bulletsId : family.bulletsEn;
  const general = random.share(lang === 'id' ? PHRASE.generalBulletsId : PHRASE.generalBulletsEn);
  const titles = random.shuffle(lang === 'id' ? family.titlesId : family.titlesEn);
  const again = Array.from({ length: at.long ? 6 : 1 }, () =>
    random.shuffle([...bulletStock, ...random.sample(general, 8)]),
  ).flat();
  const unusedBullets = [...again, ...random.shuffle(bulletStock)];
  const fill = filler(random, {});
  const jobs: Job[] = [];
  const wanted =
    at.career < 8 ? random.int(0, 1) : Math.min(6, 1 + Math.floor(at.career / 34) + random.int(0, 1));
  let cursor = random.chance(0.62) ? null : at.now - random.int(1, 14);
  let org = company(random, lang, family.id);
  for (let i = 0; i < wanted; i++) {
    const endIndex = cursor ?? at.now;
    const left = endIndex - at.graduation;
    if (left < 3) break;
    const length =
      i === wanted - 1
        ? Math.max(3, left - random.int(0, 3))
        : Math.max(3, Math.min(left, random.int(7, Math.max(8, Math.floor(at.career / wanted) + 14))));
    const startIndex = endIndex - length;
    jobs.push({
      title: decorate(random, lang, titles[i % titles.length] ?? '', i === 0),
      org,
      place: workplace(random, at.place),
      start: month(startIndex),
      end: cursor === null ? null : month(endIndex),
      internship: false,
      intro: random.chance(0.22)
        ? fill(random.pick(lang === 'id' ? PHRASE.introsId : PHRASE.introsEn))
        : null,
      bullets: takeBullets(
        random,
        unusedBullets,
        general,
        fill,
        at.long ? random.int(6, 9) : i === 0 ? random.int(3, 6) : random.int(1, 4),
      ),
    });
    if (!random.chance(0.24)) {
      org = company(random, lang, family.id);
      cursor = startIndex - random.pick([0, 1, 1, 2, 4, 9]);
    } else cursor = startIndex;
  }
  if (at.career < 40 || random.chance(0.2)) {
    for (let i = random.int(0, 2); i > 0; i--) {
      const startIndex = at.graduation - random.int(4, 16) - (2 - i) * 12;
      jobs.push({
        title: lang === 'id' ? family.internId : family.internEn,
        org: company(random, lang, family.id),
        place: workplace(random, at.place),
        start: month(startIndex),
        end: month(startIndex + random.int(1, 5)),
        internship: true,
        intro: null,
        bullets: takeBullets(random, unusedBullets, general, fill, random.int(1, 3)),
      });
    }
  }
  return jobs.sort((a, b) => months(b.start) - months(a.start));
}

function takeBullets(
  random: Words,
  unused: string[],
  general: string[],
  fill: (text: string) => string,
  count: number,
): string[] {
  const out: string[] = [];
  for (let i = 0; i < count; i++) out.push(fill(unused.pop() ?? random.pick(general)));
  return [...new Set(out)];
}

function decorate(random: Words, lang: Lang, title: string, newest: boolean): string {
  if (
    newest &&
    random.chance(0.12) &&
    !/(Kepala|Manajer|Lead|Manager|Senior|Head|Supervisor|Junior|Muda)/.test(title)
  )
    return lang === 'id' ? `${title} Senior` : `Senior ${title}`;
  if (random.chance(0.06))
    return `${title} ${random.pick(lang === 'id' ? ['(Kontrak)', '(Paruh Waktu)', '(Freelance)'] : ['(Contract)', '(Part-time)', '(Maternity cover)'])}`;
  return title;
}

function workplace(random: Words, home: Place): string {
  const place = random.chance(0.6)
    ? home
    : random.pick(
        home.country === 'ID' ? indonesia : world.filter((other) => other.country === home.country),
      );
  return place.region && random.chance(0.35) ? `${place.city}, ${place.region}` : place.city;
}

function company(random: Words, lang: Lang, familyId: string): string {
  if (lang === 'en' && random.chance(0.7))
    return random.pick(ORG.companiesWorld[familyId] ?? ['Bramblewick Ltd']);
  if (familyId === 'nursing') return random.pick(ORG.hospitalsId);
  if (familyId === 'teaching') return random.pick(ORG.schoolsWorkId);
  const stem = random.word(ORG.companyStems);
  const sector = random.pick(ORG.sectorsId[familyId] ?? ['Utama']);
  if (sector.startsWith('&')) return `${stem.split(' ')[0]} ${sector}`;
  const name = `${stem} ${sector}`;
  return random.pick([
    `PT ${name}`,
    `PT ${name}`,
    `PT. ${name}`,
    `PT ${name} Tbk`,
    `CV ${name}`,
    `CV. ${stem}`,
    name,
    `UD ${stem}`,
    `Koperasi ${stem}`,
    `PT ${name} (${random.pick(['Persero', 'Kantor Cabang', 'Startup'])})`,
  ]);
}

function makeSchools(random: Words, lang: Lang, family: Family, graduation: number, place: Place): School[] {
  const indonesian = place.country === 'ID';
  const schools: School[] = [];
  const add = (
    school: Omit<School, 'start' | 'end' | 'place'> & { end: number; years: number; running?: boolean },
  ) => {
    const { end, years, running, ...rest } = school;
    const finish = month(Math.floor(end / 12) * 12 + random.pick([4, 5, 6, 7, 8, 10]));
    schools.push({
      ...rest,
      start: { year: finish.year - years, month: random.pick([7, 8, 9]) },
      end: running ? null : finish,
      place: random.chance(0.7) ? place.city : random.pick(indonesian ? indonesia : world).city,
    });
  };
  const grade = () => {
    if (!random.chance(0.72)) return null;
    const value = (random.int(285, 398) / 100).toFixed(2);
    return lang === 'id'
      ? {
          value: random.chance(0.7) ? value.replace('.', ',') : value,
          scale: random.pick(['4,00', '4.00', '4']),
        }
      : { value, scale: random.pick(['4.0', '4.00', '4']) };
  };
  const extras = () => ({
    thesis: random.chance(0.18) ? random.pick(lang === 'id' ? PHRASE.thesesId : PHRASE.thesesEn) : null,
    courses: random.chance(0.14) ? random.sample(lang === 'id' ? PHRASE.coursesId : PHRASE.coursesEn, 3) : [],
  });
  const level = random.int(1, 100);
  const honours = () =>
    random.chance(0.16)
      ? random.pick(
          lang === 'id'
            ? ['Cum Laude', 'Dengan Pujian', 'Sangat Memuaskan']
            : ['Magna Cum Laude', 'with Distinction', 'First Class Honours'],
        )
      : null;
  if (lang === 'id') {
    const major = random.pick(family.majorsId);
    const vocational = level > 82;
    if (level <= 12)
      add({
        org: random.word(ORG.universitiesId),
        degree: random.pick([`S2 ${major}`, `Magister ${major}`]),
        grade: grade(),
        honours: honours(),
        ...extras(),
        end: graduation + 26,
        years: 2,
        running: random.chance(0.2),
      });
    if (level <= 64)
      add({
        org: random.word(ORG.universitiesId),
        degree: random.pick([
          `S1 ${major}`,
          `S1 ${major}`,
          `Sarjana ${major}`,
          `S-1 ${major}`,
          `Strata 1 ${major}`,
        ]),
        grade: grade(),
        honours: honours(),
        ...extras(),
        end: graduation,
        years: random.pick([4, 4, 5]),
      });
    else if (!vocational)
      add({
        org: random.word(ORG.polytechnicsId),
        degree: random.pick([`D3 ${major}`, `D-III ${major}`, `Diploma III ${major}`, `D4 ${major}`]),
        grade: grade(),
        honours: null,
        ...extras(),
        end: graduation,
        years: 3,
      });
    if (vocational || random.chance(0.42)) {
      const kind = random.pick(ORG.secondaryId);
      const city = random.pick(indonesia).city;
      const number = /Negeri|SMAN|SMKN|MAN/.test(kind) ? ` ${random.int(1, 12)}` : '';
      const stem = /SMK/.test(kind)
        ? `SMK ${random.pick(['Akuntansi', 'Teknik Komputer dan Jaringan', 'Tata Boga', 'Teknik Kendaraan Ringan', 'Multimedia', 'Perhotelan'])}`
        : `${kind === 'MAN' ? 'MA' : 'SMA'} ${random.pick(['IPA', 'IPS', 'MIPA', 'Bahasa'])}`;
      add({
        org: `${kind}${number} ${city}`,
        degree: stem,
        grade:
          vocational && random.chance(0.3)
            ? { value: random.pick(['86,40', '88.2', '91,5', '84,75']), scale: '100' }
            : null,
        honours: null,
        thesis: null,
        courses: [],
        end: vocational ? graduation : graduation - 12 * 4 - 2,
        years: 3,
      });
    }
  } else {
    const major = random.pick(family.majorsEn);
    const schoolsStock = random.share(
      indonesian ? ORG.universitiesWorld.slice(-6) : ORG.universitiesWorld.slice(0, -6),
    );
    if (level <= 24)
      add({
        org: random.pick(schoolsStock),
        degree: random.pick([
          `MSc ${major}`,
          `MA ${major}`,
          `Master of Science in ${major}`,
          `MBA`,
          `PhD ${major}`,
        ]),
        grade: random.chance(0.3) ? grade() : null,
        honours: honours(),
        ...extras(),
        end: graduation + 26,
        years: 2,
        running: random.chance(0.15),
      });
    add({
      org: random.pick(schoolsStock),
      degree: random.pick([
        `BSc ${major}`,
        `BA ${major}`,
        `Bachelor of Science in ${major}`,
        `Bachelor of Arts in ${major}`,
        `BA (Hons) ${major}`,
        `B.Sc. in ${major}`,
        `Bachelor's Degree in ${major}`,
        `Associate Degree in ${major}`,
        `BEng ${major}`,
      ]),
      grade: grade(),
      honours: honours(),
      ...extras(),
      end: graduation,
      years: random.pick([3, 4]),
    });
    if (random.chance(0.2))
      add({
        org: random.pick(ORG.secondaryWorld),
        degree: random.pick([
          'A Levels',
          'High School Diploma',
          'International Baccalaureate',
          'GCE A-Level',
        ]),
        grade: null,
        honours: null,
        thesis: null,
        courses: [],
        end: graduation - 12 * 4,
        years: 3,
      });
  }
  return schools;
}

function makeLanguages(random: Words, lang: Lang): Cv['languages'] {
  const own =
    lang === 'id'
      ? { name: 'Bahasa Indonesia', level: random.pick(PHRASE.nativeId), score: 5 }
      : { name: 'English', level: random.pick(PHRASE.nativeEn), score: 5 };
  const others =
    lang === 'id'
      ? [PHRASE.languagesId[0], ...random.sample(PHRASE.languagesId.slice(1), random.int(0, 2))]
      : random.sample(PHRASE.languagesEn, random.int(1, 2));
  return [
    own,
    ...others
      .filter((entry) => entry !== undefined)
      .map(([name, levels]) => ({ name, level: random.pick(levels), score: random.int(2, 4) })),
  ];
}

function makeActivities(
  random: Words,
  lang: Lang,
  graduation: number,
  fill: (text: string) => string,
): Activity[] {
  const make = (kind: Activity['kind'], role: string, org: string): Activity => {
    const start = graduation - random.int(10, 40);
    return {
      kind,
      role,
      org,
      start: month(start),
      end: month(start + random.int(2, 14)),
      bullets: random.chance(0.5)
        ? [
            fill(
              lang === 'id'
                ? random.pick([
                    'Memimpin rapat mingguan dengan {8-40} anggota',
                    'Mencari dana kegiatan sebesar {rp}',
                    'Menyelenggarakan acara yang dihadiri {80-700} peserta',
                  ])
                : random.pick([
                    'Raised {usd} for local charities',
                    'Planned {4-20} events for {60-400} members',
                    'Represented members at faculty meetings',
                  ]),
            ),
          ]
        : [],
    };
  };
  const out: Activity[] = [];
  for (let i = random.int(0, 2); i > 0; i--)
    out.push(
      make(
        'organisation',
        random.pick(lang === 'id' ? ORG.studentRolesId : ORG.studentRolesWorld),
        random.pick(lang === 'id' ? ORG.studentBodiesId : ORG.studentBodiesWorld),
      ),
    );
  if (lang === 'id' && random.chance(0.3))
    out.push(
      make(
        'committee',
        random.pick(['Ketua Pelaksana', 'Divisi Konsumsi', 'Koordinator Lapangan', 'Divisi Publikasi']),
        random.pick(ORG.committeesId),
      ),
    );
  if (random.chance(0.35)) {
    const [role, org] = random.pick(lang === 'id' ? ORG.volunteerId : ORG.volunteerWorld);
    out.push(make('volunteer', role, org));
  }
  return out;
}

const majorOf = (degree: string, majors: string[]) =>
  majors.find((major) => degree.includes(major)) ?? majors[0] ?? '';

/** Fills the slots of a template; see jobs/family.ts for their meaning. */
function filler(random: Words, values: Record<string, string>): (text: string) => string {
  return (text) =>
    text.replaceAll(/\{([^}]+)\}/g, (_, slot: string) => {
      if (slot in values) return values[slot] ?? '';
      if (slot === '%') return `${random.int(6, 58)}%`;
      if (slot === 'rp')
        return random.pick([
          `Rp${random.int(15, 900)} juta`,
          `Rp ${random.int(2, 48)} miliar`,
          `Rp${random.int(20, 980)}.000.000`,
        ]);
      if (slot === 'usd')
        return random.pick([
          `$${random.int(20, 900)}k`,
          `$${random.int(1, 9)}.${random.int(1, 9)} million`,
          `$${random.int(12, 480)},000`,
        ]);
      const range = /^(\d+)-(\d+)$/.exec(slot);
      if (range) return String(random.int(Number(range[1]), Number(range[2])));
      return random.pick(slot.split('|'));
    });
}
