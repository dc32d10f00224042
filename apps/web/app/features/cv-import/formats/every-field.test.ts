import { expect, test } from 'vitest';
import { readForeign } from './read-foreign.ts';
import { mark } from './testing/mark.ts';
import { candidate, europassProfile, passport } from './testing/samples-europass.ts';
import {
  flowCv,
  jsonResume,
  openResume,
  openResumeOfTexts,
  openResumeWithLinks,
} from './testing/samples-of-makers.ts';
import { version3, version4, version4Written, version5 } from './testing/samples-reactive-resume.ts';
import { readXml } from './xml.ts';

function imported(sample: unknown) {
  const { marked, marks } = mark(sample);
  const cv = readForeign(typeof marked === 'string' ? readXml(marked) : marked);
  if ('refused' in cv) throw new Error(cv.refused);
  const { metadata: _, ...contents } = cv.document;
  return { ...cv, marks, held: JSON.stringify(contents) };
}

/** Fields that no CV of ours has a place for: they are listed. */
const NO_PLACE: Record<string, RegExp> = {
  'Reactive Resume 3': /^basics › photo$/,
  'Reactive Resume 4': /› url › label$|^metadata › notes$/,
  'Reactive Resume 5': /^metadata › notes$|^Surat lamaran › /,
  'JSON Resume': /^basics › pronouns$|› industry$|^patents|^projects › 1 › type$/,
  'Europass until 2020': /^CoverLetter|^Attachment/,
  'Europass as its editor keeps it': /^publications › 1 › date$/,
  'Europass of today': /EmployerHistory › OrganizationContact|Address › AddressLine|NumberOfCredit|CreditType|NationalClassification/,
}; // prettier-ignore

test.each<[string, unknown]>([
  ['Reactive Resume 3', version3],
  ['Reactive Resume 4', version4],
  ['Reactive Resume 4', { title: 'CV', slug: 'cv', data: version4 }],
  ['Reactive Resume 4 as other programs write it', version4Written],
  ['Reactive Resume 5', version5],
  ['OpenResume', openResume],
  ['OpenResume with three addresses', openResumeWithLinks],
  ['OpenResume with skills as texts', openResumeOfTexts],
  ['FlowCV', flowCv],
  ['FlowCV as its server answers', { success: true, data: { resume: flowCv }, error: '', code: 200 }],
  ['Europass until 2020', passport],
  ['Europass of today', candidate],
  ['Europass as its editor keeps it', europassProfile],
  ['JSON Resume', jsonResume],
])('every field of a file of %s has a place, or is listed', (name, sample) => {
  const { marks, held, unplaced } = imported(sample);
  const isListed = (each: string) => unplaced.some(({ text }) => text.includes(each));
  expect(marks.filter((each) => !held.includes(each) && !isListed(each))).toEqual([]);
  const marked = unplaced.filter(({ text }) => marks.some((each) => text.includes(each)));
  expect(marked.filter(({ where }) => !(NO_PLACE[name] ?? /^$/).test(where))).toEqual([]);
});

test('FlowCV: what goes on is current, and months that are not shown stay unsaid', () => {
  const { document } = imported(flowCv);
  expect(document.work.items).toMatchObject([
    { startDate: '2022-03', endDate: '', isCurrent: true },
    { startDate: '2018-01', endDate: '', isCurrent: true },
  ]);
  expect(document.education.items[0]).toMatchObject({ startDate: '2012', endDate: '2016-05' });
  expect(document.awards.items[0]).toMatchObject({ date: '2021-06' });
});

test('Europass of today: skills, projects, unpaid work, licences and the photograph have their sections', () => {
  const photo = '/9j/AAAA';
  const xml = candidate.replace(
    '</CandidateProfile>',
    `<eures:Attachment><oa:EmbeddedData>${photo}</oa:EmbeddedData><oa:FileType>photo</oa:FileType><hr:Instructions>ProfilePicture</hr:Instructions></eures:Attachment></CandidateProfile>`,
  );
  const { document, unplaced } = imported(xml);
  expect(document.profile).toMatchObject({
    photograph: `data:image/jpeg;base64,${photo}`,
    address: { country: 'Italy' },
  });
  expect(document.profile.linkedin).toContain('linkedin.com/in/');
  expect(document.languages.items).toMatchObject([
    { name: 'Italian', fluency: 'Native' },
    { name: 'English', fluency: 'C1' },
  ]);
  expect(document.skills.items.map(({ keywords }) => keywords.length)).toEqual([0, 1, 2]);
  expect(document.projects.items[0]).toMatchObject({ date: '2020-01', endDate: '2020-06' });
  expect(document.informalEducation.items[0]).toMatchObject({ startDate: '2017' });
  expect(document.custom.map(({ heading }) => heading)).toContain('Conferences & Seminars');
  expect(unplaced.map(({ text }) => text)).not.toContain('foto');
});

test('Europass of today: an undisclosed gender stands nowhere', () => {
  const untold = imported(candidate.replace('>male<', '>do_not_indicate<'));
  expect(untold.held).not.toMatch(/do_not|Gender|Jenis Kelamin/);
  expect(untold.unplaced.map(({ where }) => where).join()).not.toContain('Gender');
});

test('Europass as its editor keeps it: dates are as exact as they were given, and codes have names', () => {
  const { format, document, unplaced } = imported(europassProfile);
  expect(format).toBe('Europass');
  expect(document.profile).toMatchObject({ birthDate: '1999-05-11', address: { country: 'Italy' } });
  expect(document.work.items).toMatchObject([{ startDate: '2019-08', endDate: '', isCurrent: true }]);
  expect(document.education.items).toMatchObject([{ startDate: '2010', endDate: '2015' }]);
  expect(document.languages.items).toMatchObject([
    { name: 'Italian', fluency: 'Native' },
    { name: 'English', fluency: 'C1, B2' },
  ]);
  expect(document.skills.items.map(({ keywords }) => keywords.length)).toEqual([0, 2, 1]);
  expect(unplaced.map(({ where }) => where)).toEqual(['publications › 1 › date']);
});

test('Reactive Resume: highlights are points of their job, and a website at LinkedIn is the profile there', () => {
  const { document } = imported(version4Written);
  expect(document.work.items[0]?.summary.match(/^- /gm)).toHaveLength(2);
  expect(document.profile.linkedin).toContain('linkedin.com/in/');
  expect(document.profile.website).toBe('');
});

test('JSON Resume: a photograph at an address is listed, for it is not fetched', () => {
  const cv = readForeign({ basics: { name: 'Rani', image: 'https://contoh.id/foto.jpg' } });
  if ('refused' in cv) throw new Error(cv.refused);
  expect(cv.document.profile.photograph).toBe('');
  expect(cv.unplaced).toEqual([{ where: 'basics › image', text: 'https://contoh.id/foto.jpg' }]);
});
