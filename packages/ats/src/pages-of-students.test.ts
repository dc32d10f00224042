import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { buildPage } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What pages and forms do that students, teachers and offices in Indonesia make by themselves.

type Reading = Pick<ReturnType<typeof readPage>, 'result'>;

const jobsOf = ({ result }: Reading) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate,
    dates?.endDate,
  ]);

const schoolsOf = ({ result }: Reading) =>
  result.education.map(({ organization, accreditation, dates }) => [
    organization,
    accreditation?.inputStr,
    dates?.completionDate?.slice(0, 4),
  ]);

const nameOf = ({ result }: Reading) => result.name?.raw;

test('the word that announces a year which the edge of a card broke off', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'STIKES Arunika Dharma Tahun', y: 110 },
    { text: '2019', y: 124 },
  );
  expect(schoolsOf(reading)).toEqual([['STIKES Arunika Dharma', undefined, '2019']]);
});
