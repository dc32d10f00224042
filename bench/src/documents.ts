import { fromJsonResume, type Resume } from '@setapak/resume';
import type { Cv, Month } from '../../packages/ats/corpus/src/content/cv.ts';
import { makeCv } from '../../packages/ats/corpus/src/content/make-cv.ts';
import { Words } from '../../packages/ats/corpus/src/content/words.ts';

/** CVs of different people, Indonesian and English by turns, through the import of JSON Resume; the same for the same seeds. */
export function differentResumes(count: number, seed: string): Resume[] {
  return differentJsonResumes(count, seed).map((cv) => fromJsonResume(cv));
}

/** The same CVs as JSON Resume has them. */
export function differentJsonResumes(count: number, seed: string): ReturnType<typeof jsonResumeOf>[] {
  return Array.from({ length: count }, (_, n) => {
    const id = `${seed}-${n}`;
    const cv = makeCv(new Words(id, 'train'), {
      id,
      lang: n % 2 === 0 ? 'id' : 'en',
      asOf: { year: 2026, month: 11 },
    });
    return jsonResumeOf(cv);
  });
}

const day = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`;

function jsonResumeOf({ person, ...cv }: Cv) {
  return {
    basics: {
      name: person.name,
      label: person.headline,
      email: person.email,
      phone: person.phone,
      url: person.website,
      summary: cv.summary,
      location: { city: person.city, region: person.region },
      profiles: [{ network: 'LinkedIn', url: person.linkedin }],
    },
    work: cv.jobs.map(({ title, org, place, start, end, intro, bullets }) => ({
      position: title,
      name: org,
      location: place,
      startDate: day(start),
      endDate: end ? day(end) : undefined,
      summary: intro ?? undefined,
      highlights: bullets,
    })),
    volunteer: cv.activities.map(({ role, org, start, end, bullets }) => ({
      position: role,
      organization: org,
      startDate: day(start),
      endDate: end ? day(end) : undefined,
      highlights: bullets,
    })),
    education: cv.schools.map(({ org, degree, start, end, grade, courses }) => ({
      institution: org,
      area: degree,
      startDate: day(start),
      endDate: end ? day(end) : undefined,
      score: grade?.value,
      courses,
    })),
    skills: cv.skills.map(({ group, items }) => ({ name: group, keywords: items.map(({ name }) => name) })),
    certificates: cv.certificates.map(({ name, issuer, ...date }) => ({ name, issuer, date: day(date) })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: cv.projects.map(({ name, text }) => ({ name, description: text })),
    awards: cv.awards.map(({ name, year }) => ({ title: name, date: String(year) })),
  };
}
