import { readResume, toJsonResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { readCsv as readTable } from './csv.ts';
import { fromLinkedin } from './linkedin.ts';
import { wordsFor } from './own-words.ts';
import { made, readForeign, type ForeignCv } from './read-foreign.ts';
import { readXml } from './xml.ts';

const readCsv = (text: string) => readTable(text, 100).rows;

function opened(cv: ForeignCv) {
  if ('refused' in cv) throw new Error(cv.refused);
  return cv;
}

const read = (value: unknown) => opened(readForeign(value));

const reactive = (sections: object, more: object = {}) =>
  read({ basics: { name: 'Ani Putri' }, sections, ...more });

test('school years: the first begins the span, the last ends it', () => {
  const { document } = reactive({
    education: { items: [{ school: 'SMAN 9', period: '2011/2012 – 2013/2014' }] },
  });
  expect(document.education.items).toMatchObject([{ startDate: '2011', endDate: '2014' }]);
});

test('Reactive Resume 5: how keywords are laid out is not listed as text', () => {
  const { unplaced } = reactive({ skills: { items: [{ name: 'SAP' }], keywordLayout: 'inline' } });
  expect(unplaced).toEqual([]);
});

test('Reactive Resume 4: an entry with nothing but a short description is a text', () => {
  const { document } = reactive({
    custom: { t: { name: 'Alat', items: [{ name: '', description: 'Phyphox, PhET', summary: '' }] } },
  });
  expect(document.custom[0]?.items).toMatchObject([{ type: 'text', summary: 'Phyphox, PhET' }]);
});

test('Reactive Resume 3: a day chosen in Indonesia is that day, and Markdown is emphasis', () => {
  const { document, unplaced } = reactive({
    work: {
      items: [
        {
          name: 'RS Bunda',
          date: { start: '2018-05-31T17:00:00.000Z', end: '2019-12-31T15:00:00.000Z' },
          summary: '## Tugas\n\n_Visite_ __harian__ di ruang_isolasi_2\n+ Menyusun ~~lama~~ formularium',
        },
      ],
    },
  });
  expect(document.work.items).toMatchObject([
    {
      startDate: '2018-06-01',
      endDate: '2020-01-01',
      summary: '**Tugas**\n\n*Visite* **harian** di ruang_isolasi_2\n- Menyusun lama formularium',
    },
  ]);
  expect(unplaced).toEqual([]);
});

test('a moment that is midnight nowhere keeps its day in UTC', () => {
  const { document } = reactive({
    awards: { items: [{ title: 'Juara', date: '2021-11-12T23:59:59.000Z' }] },
  });
  expect(document.awards.items).toMatchObject([{ date: '2021-11-12' }]);
});

test('empty forms of other programs are no entries', () => {
  const empty = { company: '', jobTitle: '', date: '', descriptions: [] };
  const { document } = read({
    profile: { name: 'Ani Putri' },
    workExperiences: [{ ...empty, company: 'CV Lancar' }, empty],
    educations: [],
  });
  expect(document.work.items).toHaveLength(1);
  const json = read({ basics: { name: 'Ani Putri' }, work: [{ name: '', position: '' }] });
  expect(json.document.work.items).toEqual([]);
});

test('FlowCV: the name of an account is not where it leads', () => {
  const social = { instagram: { display: '@ani.seni', link: '' }, orcid: { display: '', link: '' } };
  const { document } = read({ personalDetails: { fullName: 'Ani Putri', social }, content: {} });
  expect(document.social.items).toMatchObject([{ network: 'instagram', username: '@ani.seni', link: '' }]);
});

test('LinkedIn: bullets on one line are points, causes are words, an own page comes before a company', () => {
  const tables = {
    'profile.csv': readCsv(
      'First Name,Websites\nAni,"[COMPANY:https://kantor.example,BLOG:https://ani.example]"\n',
    ),
    'positions.csv': readCsv(
      'Company Name,Description\nPT Satu,"Memimpin tim. • Riset 60 petani • Menguji 12 rancangan"\nPT Dua,Rasio 3 • 4 saja\nPT Tiga,React • Node.js • SQL\n',
    ),
    'volunteering.csv': readCsv('Company Name,Cause\nSekolah Desa,SCIENCE_AND_TECHNOLOGY\n'),
  };
  const { document } = opened(made('LinkedIn', fromLinkedin(tables, wordsFor(tables)), tables));
  expect(document.profile.website).toBe('https://ani.example');
  expect(document.work.items.map(({ summary }) => summary)).toEqual([
    'Memimpin tim.\n- Riset 60 petani\n- Menguji 12 rancangan',
    'Rasio 3 • 4 saja',
    'React • Node.js • SQL',
  ]);
  expect(document.informalEducation.items).toMatchObject([{ summary: 'Science and technology' }]);
});

test('a table that Excel saved with semicolons is read; commas and semicolons in its cells stay', () => {
  expect(readCsv('First Name;Summary\nAni;"Satu; dua, tiga"\nBudi;Empat, lima\n')).toEqual([
    { 'First Name': 'Ani', Summary: 'Satu; dua, tiga' },
    { 'First Name': 'Budi', Summary: 'Empat, lima' },
  ]);
  expect(readCsv('First Name,Summary\nAni,Satu; dua\n')).toEqual([
    { 'First Name': 'Ani', Summary: 'Satu; dua' },
  ]);
});

test('Europass until 2020: a statement is the objective, what is no award has its own heading, digital levels stay', () => {
  const xml = `<SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Ani</FirstName></PersonName></Identification>
<Headline><Type><Code>personal_statement</Code></Type><Description><Label>&lt;p&gt;Peneliti pangan.&lt;/p&gt;</Label></Description></Headline>
<Skills><Computer><Description>SPSS</Description><ProficiencyLevel><ContentCreation>B</ContentCreation></ProficiencyLevel></Computer></Skills>
<AchievementList><Achievement><Title><Code>memberships</Code><Label>Keanggotaan</Label></Title><Description>PATPI</Description></Achievement><Achievement><Title><Code>honors_awards</Code><Label>Juara OSN</Label></Title></Achievement></AchievementList></LearnerInfo></SkillsPassport>`;
  const { document, unplaced } = read(readXml(xml));
  expect(document.profile.subtitle).toBe('');
  expect(document.objective.body).toBe('Peneliti pangan.');
  expect(document.awards.items).toMatchObject([{ title: 'Juara OSN' }]);
  expect(document.custom).toMatchObject([
    { heading: 'Keanggotaan', items: [{ summary: 'PATPI' }] },
    { heading: 'Keterampilan Komputer', items: [{ summary: 'SPSS\n- Content creation: B' }] },
  ]);
  expect(unplaced).toEqual([]);
});

test('an origin is listed though a language and a school’s town have the same name', () => {
  const { unplaced } = read({
    basics: { name: 'Ani Putri', nationality: 'Indonesia', birthPlace: 'Kudus' },
    education: [{ institution: 'SMA Cendekia', location: 'Kudus' }],
    languages: [{ language: 'Indonesia' }],
  });
  expect(unplaced.map(({ where }) => where)).toEqual(['basics › nationality', 'basics › birthPlace']);
});

test('FlowCV: the place of birth and the postcode have their fields', () => {
  const { document, unplaced } = read({
    personalDetails: { fullName: 'Ani Putri', address: 'Solo', postcode: '57131', placeOfBirth: 'Solo' },
    content: { skill: { displayName: 'Keahlian', entries: [{ skill: 'Excel' }] } },
  });
  expect(document.profile.address).toMatchObject({ city: 'Solo', pincode: '57131' });
  expect(document.custom[0]?.items).toMatchObject([{ title: 'Tempat Lahir', keywords: ['Solo'] }]);
  expect(unplaced).toEqual([]);
});

test('LinkedIn: the only web address in its brackets is not listed again', () => {
  const input = {
    'profile.csv': readCsv('First Name,Last Name,Websites\nAni,Putri,"[PERSONAL:aniputri.example]"\n'),
  };
  const cv = opened(made('LinkedIn', fromLinkedin(input, wordsFor(input)), input));
  expect(cv.document.profile.website).toBe('aniputri.example');
  expect(cv.unplaced).toEqual([]);
});

test('JSON Resume: the terms of a job that themes print are its kind of employment', () => {
  const { document, unplaced } = read({
    basics: { name: 'Ani Putri' },
    work: [{ name: 'PT Arunika', position: 'Kasir', employmentType: 'Paruh waktu' }],
  });
  expect(document.work.items[0]?.employment).toBe('Paruh waktu');
  expect(unplaced).toEqual([]);
});

test('JSON Resume: one that is wrapped, or alone in a list, is read', () => {
  const resume = { basics: { name: 'Tini Wati' }, work: [{ name: 'PT Bungkus' }] };
  for (const value of [[resume], { resume }, { data: resume }, { data: { resume } }])
    expect(read(value).document.work.items).toMatchObject([{ company: 'PT Bungkus' }]);
});

test('an address that is also a link to itself is not listed', () => {
  const { unplaced } = read({
    basics: { name: 'Tini', email: '<a href="mailto:tini@contoh.id">tini@contoh.id</a>' },
  });
  expect(unplaced).toEqual([]);
});

test('LinkedIn: the number of WhatsApp is the phone where there is no other, and tests have their days', () => {
  const whatsapp = readCsv('Number,Extension,Is_WhatsApp_Number\n081234440000,,true\n');
  const tests = readCsv('Name,Description,Score,Dated On\nTOEIC,,820,Jan 2021\n');
  const tables = {
    'skills.csv': [{ Name: 'Selam' }],
    'whatsapp phone numbers.csv': whatsapp,
    'test scores.csv': tests,
  };
  const { document, unplaced } = opened(made('LinkedIn', fromLinkedin(tables, wordsFor(tables)), tables));
  expect(document.profile.phone).toBe('+6281234440000');
  expect(document.custom[0]?.items).toMatchObject([{ score: '820', startDate: '2021-01' }]);
  expect(unplaced).toEqual([]);
});

test.each([
  ['JavaScript:alert(1)', /script:/i],
  ['file:///C:/cv.html', /file:/],
  ['skype:ani?call', /skype:/],
])('an address that no link may have is stored by no way in, and listed: %s', (script, pattern) => {
  const ways = [
    read({
      basics: { name: 'Ani', url: { href: script }, customFields: [{ name: 'Situs', link: script }] },
      sections: {
        summary: { content: `<p>Lihat <a href="${script}">karya</a> <a href="https://ani.id">saya</a></p>` },
        experience: { items: [{ company: 'PT Satu', url: { href: script } }] },
        custom: { a: { name: 'Ceramah', items: [{ name: 'PyCon', url: { href: script } }] } },
      },
    }),
    read({
      basics: { name: 'Ani', url: script, summary: `[karya](${script})` },
      work: [{ name: 'PT Satu', url: script }],
    }),
    read({ resume: { profile: { name: 'Ani', url: script }, workExperiences: [{ company: 'PT Satu' }] } }),
    read({
      profile: { firstName: 'Ani', linkedin: script },
      work: { items: [{ company: 'PT Satu', website: script }] },
    }),
  ];
  for (const { document, unplaced } of ways) {
    expect(JSON.stringify(document)).not.toMatch(pattern);
    expect(unplaced.map(({ text }) => text)).toContain(script);
    expect(document.work.items.map(({ company }) => company)).toEqual(['PT Satu']);
  }
  const own = readResume({
    profile: { firstName: 'Ani' },
    custom: [{ heading: 'Ceramah', items: [{ title: 'PyCon', link: script }] }],
  });
  expect(read(toJsonResume(own)).unplaced.map(({ text }) => text)).toEqual([script]);
  expect(ways[0]?.document.objective.body).toBe('Lihat karya [saya](https://ani.id)');
  expect(
    read({ basics: { name: 'Ani' }, skills: [{ name: 'JavaScript: React' }] }).document.skills.items,
  ).toMatchObject([{ name: 'JavaScript: React' }]);
});

test('Reactive Resume: the month in which a company began is listed where its roles have years alone', () => {
  const roles = [
    { position: 'Manajer', period: '2022 - Present' },
    { position: 'Analis', period: '2020 - 2022' },
  ];
  const { unplaced } = reactive({
    experience: { items: [{ company: 'PT Satu', period: 'Jan 2020 - Present', roles }] },
  });
  expect(unplaced.map(({ text }) => text)).toEqual(['Jan 2020 - Present']);
});

test('OpenResume: skills behind a colon are listed nowhere but in the CV', () => {
  const { unplaced } = read({
    resume: { profile: { name: 'Ani' }, workExperiences: [], skills: { descriptions: ['Bahasa: Go, C'] } },
  });
  expect(unplaced).toEqual([]);
});

test('Reactive Resume 4: an empty field of one’s own is none', () => {
  const { document } = read({
    basics: { name: 'Ani', customFields: [{ name: '', value: null }] },
    sections: {},
  });
  expect(document.custom).toEqual([]);
});

test('JSON Resume: a role that is a named thing goes by its name, a moment is the day on which it was chosen and listed nowhere else', () => {
  const { document, unplaced } = read({
    basics: { name: 'Ani' },
    projects: [{ name: 'Peta', roles: [{ name: 'Ketua' }, { label: 'Juru ukur' }, 'Penulis'] }],
    work: [{ name: 'Arunika', startDate: 1577811600000, endDate: '2024-05-31T17:00:00.000Z' }],
  });
  expect(document.projects.items).toMatchObject([{ role: 'Ketua, Penulis' }]);
  expect(document.work.items).toMatchObject([{ startDate: '2020-01-01', endDate: '2024-06-01' }]);
  expect(unplaced.map(({ text }) => text)).toEqual(['Juru ukur']);
});

test('a place in one text is parted into town, region and country', () => {
  const parts = { city: 'Bandung', region: 'Jawa Barat', country: 'Indonesia' };
  const location = 'Bandung, Jawa Barat, Indonesia';
  const { document } = read({
    basics: { name: 'Ani', headline: 'Guru', location, customFields: [] },
    sections: {},
  });
  expect(document.profile.address).toMatchObject(parts);
  const flow = read({
    personalDetails: { fullName: 'Ani', address: location },
    content: { skill: { sectionType: 'skill', entries: [{ skill: 'Mengajar' }] } },
  });
  expect(flow.document.profile.address).toMatchObject(parts);
  const open = read({ profile: { name: 'Ani', location }, workExperiences: [] });
  expect(open.document.profile.address).toMatchObject(parts);
});

test('a document with the text of more than five CVs is refused as a whole; papers that it holds in base64 are no text', () => {
  const cv = (summary: string) => ({
    basics: { name: 'Ani' },
    work: Array.from({ length: 60 }, () => ({ name: 'Arunika', summary })),
  });
  expect(() => readForeign(cv('Mengajar. '.repeat(1_900)))).toThrow('more than 1000000 characters');
  const paper = `data:application/pdf;base64,${`${'JVBE'.repeat(19)}\r\n`.repeat(30_000)}`;
  const { document } = reactive({ experience: { items: [{ company: 'Arunika' }] } }, { papers: [paper] });
  expect(document.work.items).toHaveLength(1);
});

test('XML: what only looks like an entity stays as it is, names of JavaScript included', () => {
  expect(readXml('<a><b>R&amp;D &constructor; &nbsp;</b></a>')).toEqual({
    a: { b: 'R&D &constructor; &nbsp;' },
  });
});
