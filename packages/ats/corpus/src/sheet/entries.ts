import type { Activity } from '../content/cv.ts';
import { printMonth, printPeriod, type DateStyle } from './dates.ts';
import { add, keeps, write, type Printing } from './printing.ts';
import type { Entry } from './sheet.ts';
import { totalYears } from './truth.ts';

/** The jobs, whether internships stand under a heading of their own or not. */
export function addWork(printing: Printing): void {
  const { random, cv, asOf, dates, truth } = printing;
  const [stops, prose] = [random.chance(0.25), random.chance(0.12)];
  const separateInternships =
    random.chance(0.2) && cv.jobs.some((job) => job.internship) && cv.jobs.some((job) => !job.internship);
  const printed = cv.jobs.map((job) => ({
    entry: makeJob(printing, job, { stops, prose }),
    internship: job.internship,
  }));
  const entriesOf = (apart: boolean) =>
    printed
      .filter(({ internship }) => (internship && separateInternships) === apart)
      .map(({ entry }) => entry);
  add(printing, 'work', { type: 'entries', entries: entriesOf(false) });
  if (separateInternships)
    add(
      printing,
      'work',
      { type: 'entries', entries: entriesOf(true) },
      write(
        printing,
        ['Pengalaman Magang', 'Magang', 'Praktik Kerja Lapangan'],
        ['Internships', 'Internship Experience', 'Placements'],
      ),
    );
  truth.accept.yearPrecision = dates.form === 'year';
  truth.totalYearsExperience = totalYears(cv.jobs, asOf);
  if (dates.form !== 'year') return;
  const whole = cv.jobs.map(({ start, end }) => ({
    start: { year: start.year, month: 1 },
    end: { year: (end ?? asOf).year, month: 1 },
  }));
  const alternative = totalYears(whole, asOf);
  if (alternative !== null && alternative !== truth.totalYearsExperience)
    truth.accept.totalYearsAlt = alternative;
}

/** @param manner whether its bullets end in full stops, and whether they are one paragraph instead */
function makeJob(
  { random, shows, asOf, dates, truth }: Printing,
  job: Printing['cv']['jobs'][number],
  manner: { stops: boolean; prose: boolean },
): Entry {
  const period = printPeriod(job, dates, asOf);
  const listed = job.bullets
    .slice(0, shows.jobBullets)
    .map((bullet) => (manner.stops ? `${bullet}.` : bullet));
  const before = shows.jobBullets > 0 ? job.intro : null;
  const paragraph = [before, ...listed.map((line) => line.replace(/\.?$/, '.'))].filter(Boolean).join(' ');
  const [bullets, intro] = manner.prose ? [[], paragraph || null] : [listed, before];
  const lines = [intro, ...bullets].filter((line) => line !== null);
  truth.work.push({
    jobTitle: job.title,
    organization: job.org,
    startDate: period.start,
    endDate: period.end,
    description: lines.length > 0 ? lines.join('\n') : null,
    current: job.end === null,
  });
  return {
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
}

/** @param style of the schools' dates, which may say less than those of the jobs */
export function addSchools(printing: Printing, style: DateStyle): void {
  add(printing, 'education', { type: 'entries', entries: makeSchools(printing, style) });
}

function makeSchools({ random, cv, asOf, truth }: Printing, style: DateStyle): Entry[] {
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

export function addActivities(printing: Printing): void {
  const { cv, dates, asOf, truth } = printing;
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
    if (activities.length === 0 || !keeps(printing, kind, 0.85)) return;
    add(printing, kind, { type: 'entries', entries: activities.map(entry) });
    truth.optional.work = [
      ...(truth.optional.work ?? []),
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

export function addProjects(printing: Printing): void {
  const { random, cv } = printing;
  const entries = cv.projects.map((project): Entry => ({
    of: 'project',
    title: project.name,
    org: null,
    place: null,
    date: random.chance(0.7) ? String(project.year) : null,
    grade: null,
    notes: [],
    intro: project.text,
    bullets: [],
  }));
  add(printing, 'projects', { type: 'entries', entries });
}
