import { expect, test } from 'vitest';
import { customHeading } from '../custom-names.ts';
import { parseResume } from '../parse-resume.ts';
import { starterResume } from '../starter-resume.ts';
import { randomResume } from '../testing/random-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { toJsonResume, type JsonResume } from './to-json-resume.ts';

const SEEDS = Array.from({ length: 100 }, (_, index) => index);

function throughText(json: JsonResume): JsonResume {
  return JSON.parse(JSON.stringify(json)) as JsonResume;
}

function withoutMeta({ meta: _, ...rest }: JsonResume): JsonResume {
  return rest;
}

test('a document of ours comes back exactly', () => {
  for (const seed of SEEDS) {
    const resume = randomResume(seed);
    expect(fromJsonResume(throughText(toJsonResume(resume))), `seed ${seed}`).toEqual(resume);
  }
});

test('what JSON Resume holds survives ours and back, also without our extension', () => {
  for (const seed of SEEDS) {
    const json = withoutMeta(throughText(toJsonResume(randomResume(seed))));
    const again = withoutMeta(throughText(toJsonResume(fromJsonResume(json))));
    const third = withoutMeta(throughText(toJsonResume(fromJsonResume(again))));
    expect(third, `seed ${seed}`).toEqual(again);
  }
});

const SAMPLE = {
  basics: {
    name: 'Richard Hendriks Junior',
    label: 'Programmer',
    image: 'https://example.com/r.png',
    email: 'richard@example.com',
    phone: '(912) 555-4321',
    url: 'https://richard.example.com',
    summary: 'Builds things.\nLikes compression.',
    location: { address: '2712 Broadway St\nFloor 2', postalCode: 'CA 94115', city: 'San Francisco', countryCode: 'US', region: 'California' },
    profiles: [
      { network: 'LinkedIn', username: 'rh', url: 'https://linkedin.com/in/rh' },
      { network: 'SoundCloud', username: 'dandymusicnl', url: 'https://soundcloud.example.com/dandymusicnl' },
    ],
  },
  work: [
    { name: 'Pied Piper', location: 'Palo Alto, CA', description: 'Compression company', position: 'CEO', url: 'https://piper.example.com', startDate: '2013-12-01', endDate: '2014-12-01', summary: 'Pied Piper is a platform.', highlights: ['Built an algorithm', 'Got 10% of *the* **market**'] },
    { name: 'Hooli', position: 'Engineer', startDate: '2011-06' },
  ],
  volunteer: [{ organization: 'CoderDojo', position: 'Teacher', url: 'https://dojo.example.com', startDate: '2012-01-01', endDate: '2013-01-01', summary: 'Global movement.', highlights: ['Teacher of the Month'] }],
  education: [{ institution: 'University of Oklahoma', url: 'https://ou.example.com', area: 'Information Technology', studyType: 'Bachelor', startDate: '2011-06-01', endDate: '2014-01-01', score: '4.0', courses: ['DB1101 - Basic SQL', 'CS2011 - Java'] }],
  awards: [{ title: 'Digital Compression Pioneer', date: '2014-11-01', awarder: 'Techcrunch', summary: 'There is no spoon.' }],
  certificates: [{ name: 'CKA', date: '2021-11-07', url: 'https://cka.example.com', issuer: 'CNCF' }],
  publications: [{ name: 'Video compression', publisher: 'Hooli', releaseDate: '2014-10-01', url: 'https://pub.example.com', summary: 'Innovative middle-out algorithm.' }],
  skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS', 'JavaScript'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  references: [{ name: 'Erlich Bachman', reference: 'It is my pleasure.' }],
  projects: [{ name: 'Miss Direction', description: 'A mapping engine.', highlights: ['Won an award'], keywords: ['GoogleMaps'], startDate: '2016-08', endDate: '2016-08', url: 'https://miss.example.com', roles: ['Team Lead', 'Designer'], entity: 'Smoogle', type: 'application' }],
}; // prettier-ignore

test('a full JSON Resume document loses nothing on the way through ours', () => {
  const { $schema: _, ...rest } = withoutMeta(toJsonResume(fromJsonResume(SAMPLE)));
  expect(rest).toEqual(SAMPLE);
});

test('a JSON Resume document becomes a document of its language', () => {
  const resume = fromJsonResume(SAMPLE);
  expect(resume.profile).toMatchObject({
    firstName: 'Richard Hendriks',
    lastName: 'Junior',
    linkedin: 'https://linkedin.com/in/rh',
  });
  expect(resume.metadata.language).toBe('en');
  expect(resume.work.items.map((item) => item.isCurrent)).toEqual([false, true]);
  expect(resume.work.items[0]?.summary).toBe(
    'Pied Piper is a platform.\n- Built an algorithm\n- Got 10% of *the* **market**',
  );
  expect(fromJsonResume(withoutMeta(toJsonResume(starterResume('hr')))).metadata.language).toBe('id');
});

test('odd documents are read for what they hold', () => {
  const resume = fromJsonResume({
    basics: {
      name: 'Cher',
      picture: null,
      website: 'https://cher.example.com',
      location: 'Jakarta',
      phone: 812,
      profiles: {},
    },
    work: [
      { company: 'Old Name', website: 'https://old.example.com', endDate: 'Present', highlights: 'one\ntwo' },
      null,
      'Warung',
    ],
    education: { 0: { institution: 'ITB', gpa: 3.5 } },
    skills: ['Excel', 'SQL'],
    languages: 'none',
    projects: [{ name: 'P', startDate: '2020' }],
  });
  expect(resume.profile).toMatchObject({
    firstName: 'Cher',
    lastName: '',
    website: 'https://cher.example.com',
    phone: '812',
  });
  expect(resume.profile.address.city).toBe('Jakarta');
  expect(resume.work.items.map((item) => item.company)).toEqual(['Old Name', 'Warung']);
  expect(resume.work.items[0]).toMatchObject({ isCurrent: true, summary: '- one\n- two' });
  expect(resume.education.items[0]).toMatchObject({ institution: 'ITB', gpa: '3.5' });
  expect(resume.skills.items.map((item) => item.name)).toEqual(['Excel', 'SQL']);
  expect(resume.projects.items[0]).toMatchObject({ date: '2020', isCurrent: false });
  for (const odd of [{}, { basics: null }, { basics: [], work: 3 }, { meta: { 'x-setapak': 1 } }])
    fromJsonResume(odd);
});

test('edits of an exported document win, and the rest keeps what JSON Resume cannot hold', () => {
  const resume = parseResume({
    version: 1,
    work: [
      { company: 'A', employment: 'Contract', startDate: '2020', endDate: '2021' },
      { company: 'B', employment: 'Freelance', startDate: '2021', endDate: '2022' },
      { company: 'Rahasia', isVisible: false },
    ],
    skills: [{ name: 'Excel' }],
    metadata: { template: 'celebi', fontSize: 14 },
  });
  const json = throughText(toJsonResume(resume)) as { work: { name: string }[] } & JsonResume;
  expect(JSON.stringify(withoutMeta(json))).not.toContain('Rahasia');
  json.work[0]!.name = 'A baru';
  const read = fromJsonResume(json);
  expect(read.work.items.map((item) => item.company)).toEqual(['A baru', 'B', 'Rahasia']);
  expect(read.work.items[1]?.employment).toBe('Freelance');
  expect(read.skills).toEqual(resume.skills);
  expect(read.metadata).toEqual(resume.metadata);
});

test('HTML of others in names, places and words is text; in a document of ours it is what the person wrote', () => {
  const read = fromJsonResume({
    basics: { name: 'Rani <b>Kusuma</b>', location: { city: '<p>Solo &amp; Klaten</p>' } },
    work: [
      { name: '<p>PT <em>Nusa</em></p>', position: 'Analis', summary: '<p>Satu</p><ul><li>Dua</li></ul>' },
    ],
    skills: [{ name: '<p>Alat</p>', keywords: ['<p>SQL</p>', 'a < b'] }],
  });
  expect(read.profile).toMatchObject({
    firstName: 'Rani',
    lastName: 'Kusuma',
    address: { city: 'Solo & Klaten' },
  });
  expect(read.work.items[0]).toMatchObject({ company: 'PT Nusa', summary: 'Satu\n\n- Dua' });
  expect(read.skills.items[0]).toMatchObject({ name: 'Alat', keywords: ['SQL', 'a < b'] });
  const own = parseResume({ work: [{ company: 'Tag <b> dan <p>' }] });
  expect(fromJsonResume(toJsonResume(own)).work.items[0]?.company).toBe('Tag <b> dan <p>');
});

test('what a company is comes back from a document of ours without our extension', () => {
  const work = [
    { name: 'Kopi Rasa', description: 'Kedai dengan 12 cabang & dapur sendiri', position: 'Barista' },
  ];
  const again = throughText(toJsonResume(fromJsonResume({ work })));
  expect(withoutMeta(again).work).toEqual(work);
  expect(withoutMeta(toJsonResume(fromJsonResume(withoutMeta(again)))).work).toEqual(work);
});

test('a description of several lines holds duties, and one beside a summary comes before it', () => {
  const description = 'Melayani tamu.\n- Kasir\n- Gudang';
  const { work, informalEducation, custom } = fromJsonResume({
    work: [
      { name: 'Kopi Rasa', description, highlights: ['Stok'] },
      { name: 'Toko', description: 'x '.repeat(700) },
    ],
    volunteer: [{ organization: 'PMI', description: 'Kemanusiaan', summary: 'Donor darah' }],
    publications: [{ name: 'Kopi', description: 'Esai', summary: '3 halaman' }],
  });
  expect(work.items[0]).toMatchObject({ description: '', summary: `${description}\n- Stok` });
  expect(work.items[1]?.summary).toHaveLength(1_399);
  expect(informalEducation.items[0]?.summary).toBe('Kemanusiaan\n\nDonor darah');
  expect(custom[0]?.items[0]?.summary).toBe('Esai\n\n3 halaman');
});

test('keys in another writing are read, the exact one first; a list may be one text', () => {
  const { profile, work, education, skills } = fromJsonResume({
    Basics: { Name: 'Hadi Purnomo', EMAIL: 'hadi@contoh.id', Location: { postal_code: '57126' } },
    work: [
      { Company: 'PO Jaya', start_date: '2019-02', EndDate: '2020-01', position: 'Sopir', Position: 'x' },
    ],
    Education: [{ Institution: 'SMK 2', studytype: 'SMK' }],
    skills: 'Excel, Word',
  });
  expect(profile).toMatchObject({
    firstName: 'Hadi',
    email: 'hadi@contoh.id',
    address: { pincode: '57126' },
  });
  expect(work.items).toMatchObject([
    { company: 'PO Jaya', position: 'Sopir', startDate: '2019-02', endDate: '2020-01' },
  ]);
  expect(education.items).toMatchObject([{ institution: 'SMK 2', degree: 'SMK' }]);
  expect(skills.items).toMatchObject([{ name: 'Excel' }, { name: 'Word' }]);
});

test('publications are a section of their own, under what its language calls them', () => {
  const read = fromJsonResume({
    basics: { summary: 'Dosen yang meneliti kopi dan menulis untuk petani di lereng gunung.' },
    projects: [{ name: 'Kebun contoh' }],
    publications: [
      { name: 'Kopi', publisher: 'Jurnal Kebun', releaseDate: '2023-05', authors: ['A. Santoso', { name: 'L. Nguyen' }] },
    ],
  }); // prettier-ignore
  expect(read.projects.items.map(({ title }) => title)).toEqual(['Kebun contoh']);
  const [section, ...others] = read.custom;
  expect(others).toEqual([]);
  expect(section?.items).toMatchObject([
    {
      type: 'publication',
      title: 'Kopi',
      subtitle: 'A. Santoso, L. Nguyen',
      organization: 'Jurnal Kebun',
      startDate: '2023-05',
    },
  ]);
  expect(customHeading(section!, read.metadata.language)).toBe('Publikasi');
  expect(customHeading(section!, 'en')).toBe('Publications');
});

test('publications of sections of one’s own stand where other programs look for them, and their edits come back', () => {
  const item = (title: string, more: object = {}) => ({
    type: 'publication',
    title,
    organization: 'Jurnal',
    ...more,
  });
  const own = parseResume({
    custom: [
      {
        id: 'a',
        heading: 'Buku',
        items: [item('Satu', { location: 'Solo' }), { type: 'text', summary: 'Di bawah nama pena.' }],
      },
      {
        id: 'b',
        heading: 'Artikel',
        items: [item('Dua'), item('Tiga'), item('Rahasia', { isVisible: false })],
      },
      { id: 'c', heading: 'Tersimpan', visible: false, items: [item('Empat')] },
    ],
  });
  const json = throughText(toJsonResume(own)) as JsonResume & { publications: { name: string }[] };
  expect(json.publications.map(({ name }) => name)).toEqual(['Satu', 'Dua', 'Tiga']);
  json.publications[1]!.name = 'Dua, edisi baru';
  json.publications.pop();
  const read = fromJsonResume(json);
  expect(read.custom.map(({ items }) => items.map(({ title }) => title))).toEqual([
    ['Satu', 'Dua, edisi baru', ''],
    ['Rahasia'],
    ['Empat'],
  ]);
  expect(read.custom[0]?.items[0]).toEqual(own.custom[0]?.items[0]);
});
