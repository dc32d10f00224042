import { dateStyles } from '../dates.ts';
import { parseResume } from '../parse-resume.ts';
import { degrees, employmentTypes, languages, sectionNames } from '../reference-lists.ts';
import { RESUME_VERSION, type Resume } from '../schema.ts';
import { words } from './believable-words.ts';
import { seeded } from './random-resume.ts';

/**
 * A document such as people write: Indonesian or English, short or long, in any of its sections, with the characters that
 * real names and sentences hold. What stands in a field could stand there. The same for the same seed.
 */
export function believableResume(seed: number): Resume {
  const random = seeded(seed * 7_919 + 1);
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], least: number, most: number): T[] =>
    [...list].sort(() => random() - 0.5).slice(0, least + below(most - least + 1));
  const language = pick(languages);
  const own = words[language];
  const long = chance(0.4);

  const month = (year: number) => `${year}-${String(1 + below(12)).padStart(2, '0')}`;
  const handle = `${pick(['rani', 'bagus', 'siti', 'zoe'])}-${pick(['k', 'wijaya', 'data', 'putri'])}${below(90)}`;
  const bullets = (most: number) =>
    some(own.lines, 1, most)
      .map((line) => `- ${line}`)
      .join('\n');
  /** Newest first, one after the other. */
  const periods = (count: number, current: boolean) => {
    let year = 2025;
    return Array.from({ length: count }, (_, index) => {
      const endDate = month(year);
      year -= 1 + below(3);
      const startDate = month(year);
      year -= 1;
      return index === 0 && current ? { startDate, endDate: '', isCurrent: true } : { startDate, endDate };
    });
  };
  const companies = some(own.companies, long ? 3 : 1, long ? 6 : 3);
  const jobs = periods(companies.length, chance(0.6));
  const schools = some(own.schools, 1, long ? 3 : 2);
  const studies = periods(schools.length, false);

  return parseResume({
    version: RESUME_VERSION,
    profile: {
      firstName: pick(own.firstNames),
      lastName: pick(own.lastNames),
      subtitle: chance(0.7) ? pick(own.positions) : '',
      email: `${handle.replace('-', '.')}@example.com`,
      phone: pick(['+62 812-0000-', '+62 857 0000 ', '081300004', '0821-0000-']) + (1000 + below(8999)),
      linkedin: chance(0.7) ? `linkedin.com/in/${handle}` : '',
      website: chance(0.4) ? `https://${handle}.example.com` : '',
      birthDate: chance(0.2)
        ? `${1990 + below(14)}-${String(1 + below(12)).padStart(2, '0')}-1${below(9)}`
        : '',
      address: { city: pick(own.cities), country: chance(0.5) ? 'Indonesia' : '' },
    },
    objective: { body: chance(0.8) ? pick(own.openings) : '' },
    work: companies.map((company, index) => ({
      company,
      position: pick(own.positions),
      employment: chance(0.5) ? pick(employmentTypes) : '',
      location: chance(0.6) ? pick(own.cities) : '',
      ...jobs[index],
      summary: chance(0.9) ? bullets(long ? 6 : 3) : '',
    })),
    education: schools.map((institution, index) => ({
      institution,
      degree: institution.startsWith('SMK')
        ? 'High School'
        : pick(degrees.filter((name) => name !== 'High School')),
      field: pick(own.fields),
      gpa: chance(0.7) ? pick(['3,81/4,00', '3.57', '3,92']) : '',
      ...studies[index],
      courses: chance(0.3) ? some(own.fields, 2, 3) : [],
    })),
    projects: chance(long ? 0.8 : 0.4)
      ? some(own.projects, 1, 2).map((title) => ({
          title,
          role: pick(own.roles),
          date: month(2023),
          link: chance(0.4) ? 'https://proyek.example.com/a?b=c' : '',
          keywords: chance(0.5) ? some(own.skills, 1, 3) : [],
          summary: bullets(2),
        }))
      : [],
    skills: chance(0.5)
      ? some(own.skillGroups, 1, 3)
      : some(own.skills, 3, 8).map((name) => ({
          name,
          level: chance(0.15) ? (language === 'id' ? 'Mahir' : 'Advanced') : '',
        })),
    certifications: chance(0.6)
      ? some(own.certificates, 1, 3).map((each) => ({
          ...each,
          date: month(2020 + below(5)),
          expiryDate: chance(0.2) ? '2028-01' : '',
          credentialId: chance(0.3) ? 'AB-7781' : '',
        }))
      : [],
    informalEducation: chance(0.5)
      ? some(own.organisations, 1, 2).map((institution) => ({
          institution,
          position: pick(own.roles),
          startDate: '2020-02',
          endDate: '2021-01',
          summary: chance(0.5) ? bullets(2) : '',
        }))
      : [],
    awards: chance(0.4)
      ? some(own.awards, 1, 2).map((title) => ({
          title,
          awarder: pick(own.organisations),
          date: month(2022),
        }))
      : [],
    languages: chance(0.8)
      ? some(own.languages, 1, 4).map((each) => (chance(0.2) ? { name: each.name } : each))
      : [],
    social: chance(0.3)
      ? [{ network: 'GitHub', username: handle, link: `https://github.com/${handle}` }]
      : [],
    hobbies: chance(0.3) ? some(own.hobbies, 1, 3).map((name) => ({ name })) : [],
    references: chance(0.2)
      ? [
          {
            name: 'Dr. Hendra Kusuma',
            position: pick(own.positions),
            company: pick(own.companies),
            email: 'hendra@example.com',
          },
        ]
      : [],
    metadata: {
      language,
      dateStyle: pick(dateStyles),
      page: pick(['a4', 'letter']),
      fontSize: pick([11, 12, 12, 13]),
      spacing: pick([0.9, 1, 1.15]),
      margin: pick([0.8, 1, 1.1]),
      layout: chance(0.25) ? { onyx: [[...sectionNames].sort(() => random() - 0.5)] } : {},
    },
  });
}
