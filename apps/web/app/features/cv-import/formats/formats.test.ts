import { toJsonResume } from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { periodIn } from './fields.ts';
import { fromLinkedin } from './linkedin.ts';
import { wordsFor } from './own-words.ts';
import { made, readForeign, type ForeignCv } from './read-foreign.ts';
import { readXml } from './xml.ts';

function read(value: unknown) {
  return opened(readForeign(JSON.parse(JSON.stringify(value))));
}

function opened(cv: ForeignCv) {
  if ('refused' in cv) throw new Error(cv.refused);
  return cv;
}

const refusal = (value: unknown) => {
  const cv = readForeign(value);
  return 'refused' in cv ? cv.refused : '';
};

const v3 = {
  id: 3,
  slug: 'rani',
  basics: {
    name: 'Rani Kusuma',
    headline: 'Analis Data',
    email: 'rani@contoh.id',
    phone: '+62 812 0000',
    website: 'https://rani.contoh.id',
    birthdate: '2001-03-09',
    summary: 'Teliti dan **rapi**.',
    location: { address: 'Jl. Melati 5', city: 'Bandung', region: 'Jawa Barat', country: 'Indonesia', postalCode: '40132' },
    profiles: [{ id: 'a', network: 'LinkedIn', username: 'rani', url: 'https://linkedin.com/in/rani' }],
  },
  sections: {
    work: { id: 'work', name: 'Pekerjaan', visible: true, items: [{ id: '1', name: 'PT Nusa', position: 'Analis', url: 'https://nusa.id', date: { start: '2022-01-01T00:00:00Z', end: '' }, summary: '- Laporan bulanan' }] },
    education: { name: 'Education', visible: true, items: [{ institution: 'Universitas Contoh', degree: 'Sarjana', area: 'Statistika', score: '3,8', date: { start: '2018', end: '2022' }, courses: ['Regresi'], summary: '' }] },
    skills: { name: 'Skills', visible: true, items: [{ name: 'SQL', level: 'Mahir', levelNum: 8, keywords: ['PostgreSQL'] }] },
    publications: { name: 'Publikasi', visible: true, items: [{ name: 'Banjir Kota', publisher: 'Jurnal Air', date: '2023-05-01', url: '', summary: '' }] },
    volunteer: { name: 'Volunteer', visible: false, items: [{ organization: 'PMI', position: 'Relawan', date: { start: '2019-01', end: '2020-01' }, summary: '' }] },
    'b3d1-custom': { id: 'b3d1-custom', name: 'Pembicara', type: 'custom', visible: true, items: [{ title: 'Seminar Data', subtitle: 'Narasumber', date: { start: '2024-02', end: '2024-02' }, summary: 'Dihadiri 200 orang', keywords: ['statistik'] }] },
  },
  metadata: { template: 'onyx', theme: { primary: '#f00' } },
}; // prettier-ignore

const v4 = {
  basics: { name: 'Budi Santoso', headline: 'Engineer', email: 'budi@contoh.id', phone: '0812', location: 'Jakarta', url: { label: '', href: 'https://budi.contoh.id' }, customFields: [{ id: 'x', icon: 'car', name: 'SIM', value: 'A dan C' }], picture: { url: 'https://x/y.png', size: 64 } },
  sections: {
    summary: { name: 'Summary', columns: 1, visible: true, id: 'summary', content: '<p>Builds <strong>things</strong>.</p>' },
    experience: { name: 'Experience', visible: true, items: [{ id: 'e1', visible: true, company: 'Hooli', position: 'Engineer', location: 'Jakarta', date: 'January 2020 - Present', summary: '<ul><li><p>Cut costs 12%</p></li></ul>', url: { label: '', href: '' } }, { visible: false, company: 'Old', position: 'Intern', date: '2018 to 2019', summary: '' }] },
    education: { name: 'Education', visible: true, items: [{ institution: 'ITB', studyType: 'BSc', area: 'Physics', score: '3.9', date: 'August 2014 to May 2018', summary: '', url: { href: '' } }] },
    languages: { name: 'Languages', items: [{ name: 'English', description: 'Native', level: 5 }] },
    awards: { name: 'Awards', items: [{ title: 'Best Talk', awarder: 'PyCon', date: '2021', summary: '', url: { href: 'https://pycon.id' } }] },
    references: { name: 'References', items: [{ name: 'Dr. X', description: 'Supervisor', summary: '<p>Great</p>' }] },
    custom: { abc: { name: 'Talks', visible: true, items: [{ name: 'Keynote', description: 'Main stage', date: 'May 2022', location: 'Bali', summary: '<p>500 people</p>', keywords: ['AI'] }] } },
  },
  metadata: { template: 'rhyhorn', layout: [[['experience'], ['skills']]], notes: '' },
}; // prettier-ignore

const v5 = {
  picture: { hidden: false, url: '' },
  basics: { name: 'Citra Lestari', headline: 'Designer', email: 'citra@contoh.id', phone: '+62 813', location: 'Bali', website: { url: 'https://citra.id', label: '' }, customFields: [{ id: 'f', icon: '', text: 'Open to relocation', link: '' }] },
  summary: { title: '', columns: 1, hidden: false, content: '<p>Draws.</p>' },
  sections: {
    profiles: { title: '', items: [{ id: 'p', hidden: false, network: 'GitHub', username: 'citra', website: { url: 'https://github.com/citra', label: '' } }] },
    experience: { title: '', items: [{ id: 'w', hidden: false, company: 'Studio', position: '', location: 'Bali', period: '2019 - 2024', website: { url: '' }, description: '<p>Agency</p>', roles: [{ id: 'r1', position: 'Lead', period: 'Jan 2022 - Mar 2024', description: '<ul><li>Led 5</li></ul>' }, { id: 'r2', position: 'Designer', period: 'Feb 2019 - Dec 2021', description: '' }] }] },
    education: { items: [{ school: 'ISI', degree: 'S.Ds', area: 'Desain', grade: '3,7', location: 'Yogya', period: '2014 - 2018', description: '' }] },
    skills: { items: [{ name: 'Figma', proficiency: 'Expert', level: 5, keywords: ['Auto layout'] }] },
    volunteer: { items: [{ organization: 'Sungai Watch', location: 'Bali', period: '2020', description: '' }] },
  },
  customSections: [{ title: 'Exhibitions', hidden: false, id: 'c', type: 'experience', items: [{ company: 'Galeri Nasional', position: 'Artist', location: 'Jakarta', period: '2023', description: '<p>Solo</p>' }] }],
  metadata: { template: 'onyx' },
}; // prettier-ignore

describe('Reactive Resume', () => {
  test('version 3: every section and its own, hidden ones hidden', () => {
    const { format, document, unplaced } = read(v3);
    expect(format).toBe('Reactive Resume');
    expect(document.profile).toMatchObject({
      firstName: 'Rani',
      lastName: 'Kusuma',
      linkedin: 'https://linkedin.com/in/rani',
      birthDate: '2001-03-09',
    });
    expect(document.profile.address).toMatchObject({ city: 'Bandung', pincode: '40132' });
    expect(document.work).toMatchObject({
      heading: 'Pekerjaan',
      items: [{ company: 'PT Nusa', startDate: '2022-01-01', isCurrent: true }],
    });
    expect(document.education.items[0]).toMatchObject({
      degree: 'Sarjana',
      courses: ['Regresi'],
      endDate: '2022',
    });
    expect(document.informalEducation).toMatchObject({ visible: false, items: [{ institution: 'PMI' }] });
    expect(document.custom.map(({ heading }) => heading)).toEqual(['Publikasi', 'Pembicara']);
    expect(document.custom[0]?.items[0]).toMatchObject({
      type: 'publication',
      organization: 'Jurnal Air',
      startDate: '2023-05-01',
    });
    expect(document.custom[1]?.items[0]).toMatchObject({ title: 'Seminar Data', subtitle: 'Narasumber' });
    expect(document.custom[1]?.items[0]?.summary).toContain('statistik');
    expect(unplaced).toEqual([]);
  });

  test('version 4: HTML, periods in words, custom fields and sections; nothing is dropped', () => {
    const { document, unplaced } = read({ title: 'CV', slug: 'cv', data: v4 });
    expect(document.objective.body).toBe('Builds **things**.');
    expect(document.work.items).toMatchObject([
      { company: 'Hooli', startDate: '2020-01', isCurrent: true, summary: '- Cut costs 12%' },
      { company: 'Old', isVisible: false, startDate: '2018', endDate: '2019' },
    ]);
    expect(document.education.items[0]).toMatchObject({
      startDate: '2014-08',
      endDate: '2018-05',
      gpa: '3.9',
    });
    expect(document.languages.items[0]).toMatchObject({ name: 'English', fluency: 'Native' });
    expect(document.references.items[0]).toMatchObject({ position: 'Supervisor', summary: 'Great' });
    expect(document.custom[0]).toMatchObject({
      items: [{ type: 'list', title: 'SIM', keywords: ['A dan C'] }],
    });
    expect(document.custom[1]).toMatchObject({
      heading: 'Talks',
      items: [{ title: 'Keynote', location: 'Bali', startDate: '2022-05' }],
    });
    expect(document.metadata.language).toBe('en');
    expect(unplaced).toEqual([{ where: 'basics › picture', text: 'https://x/y.png' }]);
  });

  test('version 5: roles below one company, levels in words, sections beside the others', () => {
    const { document, unplaced } = read(v5);
    expect(document.work.items).toMatchObject([
      { company: 'Studio', position: 'Lead', startDate: '2022-01', endDate: '2024-03' },
      { company: 'Studio', position: 'Designer', startDate: '2019-02', endDate: '2021-12' },
    ]);
    expect(document.skills.items[0]).toMatchObject({ name: 'Figma', level: 'Expert' });
    expect(document.social.items[0]).toMatchObject({ network: 'GitHub', link: 'https://github.com/citra' });
    expect(document.custom.map(({ heading }) => heading)).toEqual(['Additional Information', 'Exhibitions']);
    expect(document.custom[1]?.items[0]).toMatchObject({
      title: 'Artist',
      subtitle: 'Galeri Nasional',
      summary: 'Solo',
    });
    // Each role has its own span; that of the company has no place beside them.
    expect(unplaced).toEqual([{ where: 'sections › experience › items › 1 › period', text: '2019 - 2024' }]);
  });

  test('version 5: a letter of application is listed, and no section of the CV', () => {
    const letter = { id: 'l', type: 'cover-letter', title: 'Cover Letter', hidden: false, items: [{ id: 'i', hidden: false, recipient: '<p>PT Arunika</p>', content: '<p>Dear team,</p><p>I build kiosks.</p>' }] }; // prettier-ignore
    const { document, unplaced } = read({ ...v5, customSections: [...v5.customSections, letter] });
    expect(document.custom.map(({ heading }) => heading)).toEqual(['Additional Information', 'Exhibitions']);
    expect(unplaced.filter(({ where }) => where.startsWith('Surat lamaran'))).toEqual([
      { where: 'Surat lamaran › 1 › title', text: 'Cover Letter' },
      { where: 'Surat lamaran › 1 › items › 1 › recipient', text: 'PT Arunika' },
      { where: 'Surat lamaran › 1 › items › 1 › content', text: 'Dear team,\nI build kiosks.' },
    ]);
  });

  test('what has no place is listed with where it stood', () => {
    const odd = {
      ...v4,
      sections: {
        ...v4.sections,
        education: { items: [{ institution: 'ITB', thesis: 'Banjir di kota pesisir' }] },
      },
    };
    expect(read(odd).unplaced).toEqual([
      { where: 'basics › picture', text: 'https://x/y.png' },
      { where: 'sections › education › items › 1 › thesis', text: 'Banjir di kota pesisir' },
    ]);
  });
});

describe('nothing is dropped silently', () => {
  const person = { name: 'Rani Kusuma' };
  const listed = (value: unknown) => read(value).unplaced.map(({ text }) => text);

  test('labels of links, pictures elsewhere, notes and stars without words are listed', () => {
    const odd = {
      basics: { ...person, url: { label: 'Portofolio saya', href: 'https://rani.id' }, picture: { url: 'https://i.example/rani.jpg' } },
      sections: {
        profiles: { name: 'Profiles', items: [] },
        skills: { items: [{ name: 'SQL', level: 4 }, { name: 'Excel', description: 'Mahir', level: 5 }] },
      },
      metadata: { notes: '<p>Kirim sebelum Jumat</p>', template: 'onyx' },
    }; // prettier-ignore
    expect(listed(odd)).toEqual([
      'Portofolio saya',
      'https://i.example/rani.jpg',
      'Kirim sebelum Jumat',
      'SQL: 4',
    ]);
  });

  test('a word that begins like a month is listed beside the year, a month of another language is not', () => {
    const items = [
      { company: 'A', date: 'Marketing 2015' },
      { company: 'B', date: 'mars 2016' },
    ];
    const { document, unplaced } = read({ basics: person, sections: { experience: { items } } });
    expect(document.work.items[1]).toMatchObject({ startDate: '2016-03' });
    expect(unplaced.map(({ text }) => text)).toEqual(['Marketing 2015']);
  });

  test('what stands beside the year of a publication is looked for too', () => {
    const Publication = { Title: 'Banjir Kota', Year: '2018', Cakupan: 'Nasional' };
    const CandidateProfile = { PublicationHistory: { Publication } };
    expect(listed({ Candidate: { CandidateProfile } })).toEqual(['Nasional']);
  });

  test('a text or a list that is too long for its place is left out and listed, the rest is read', () => {
    const long = 'panjang '.repeat(400);
    const names = Array.from({ length: 205 }, (_, index) => ({ name: `Keahlian${index}x` }));
    const reactive = read({
      basics: { name: 'Rani', headline: long },
      sections: { skills: { items: names }, experience: { items: [{ company: 'PT Nusa', position: long }] } },
    });
    expect(reactive.document.profile).toMatchObject({ firstName: 'Rani', subtitle: '' });
    expect(reactive.document.work.items).toMatchObject([{ company: 'PT Nusa', position: '' }]);
    expect(reactive.document.skills.items).toHaveLength(200);
    expect(reactive.unplaced.map(({ where }) => where)).toEqual([
      'basics › headline',
      ...[201, 202, 203, 204, 205].map((at) => `sections › skills › items › ${at} › name`),
      'sections › experience › items › 1 › position',
    ]);
    const json = read({
      basics: { name: 'Rani', label: long },
      skills: names,
      work: [{ name: 'PT Nusa', position: long }],
    });
    expect(json.document.work.items).toMatchObject([{ company: 'PT Nusa', position: '' }]);
    expect(json.unplaced).toHaveLength(7);
    const open = read({
      profile: { name: 'Rani' },
      workExperiences: [],
      skills: {
        descriptions: [`Alat: ${Array.from({ length: 120 }, (_, index) => `alat${index}x`).join(', ')}`],
      },
    });
    expect(open.document.skills.items[0]?.keywords).toHaveLength(100);
  });

  test('a span that says more than years is listed beside the years, and a short word that stands in a longer one', () => {
    const items = [{ company: 'Google', position: 'Magang', date: 'Summer 2015', level: 'Go' }];
    const { document, unplaced } = read({ basics: person, sections: { experience: { items } } });
    expect(document.work.items[0]).toMatchObject({ startDate: '2015' });
    expect(unplaced.map(({ text }) => text)).toEqual(['Summer 2015', 'Go']);
  });

  test('Reactive Resume 5: sections of one’s own keep roles, grades and levels', () => {
    const customSections = [
      { title: 'Riset', type: 'experience', items: [{ company: 'BRIN', description: '<p>Lab</p>', roles: [{ position: 'Peneliti', period: '2020 - 2022', description: '<p>Ikan</p>' }, { position: 'Asisten', period: '2018 - 2020' }] }] },
      { title: 'Kursus', type: 'education', items: [{ school: 'Sanggar', degree: 'Dasar', grade: '88', period: '2017' }] },
      { title: 'Alat', type: 'skills', items: [{ name: 'R', proficiency: 'Mahir' }] },
    ]; // prettier-ignore
    const { document, unplaced } = read({ basics: person, sections: {}, customSections });
    expect(document.custom.flatMap(({ items }) => items)).toMatchObject([
      { title: 'Peneliti', subtitle: 'BRIN', startDate: '2020', endDate: '2022' },
      { title: 'Asisten', subtitle: 'BRIN', startDate: '2018' },
      { title: 'Sanggar', score: '88' },
      { title: 'R', subtitle: 'Mahir' },
    ]);
    expect(unplaced).toEqual([]);
  });

  test('version 5: publications without a title of their own have one, an address that is its own text stands once', () => {
    const customFields = [{ text: 'github.com/citra', link: 'https://www.github.com/citra/' }];
    const publications = { title: '', items: [{ title: 'Banjir', publisher: 'Jurnal Air' }] };
    const { document } = read({ basics: { ...person, customFields }, sections: { publications } });
    expect(document.custom).toMatchObject([
      { items: [{ keywords: ['github.com/citra'] }] },
      { heading: 'Publikasi', items: [{ title: 'Banjir' }] },
    ]);
  });

  test('Reactive Resume 5: numbers of stars in sections of one’s own are not printed', () => {
    const skills = [
      { name: 'Las', proficiency: 'Dasar', level: 1, keywords: [] },
      { name: 'Bubut', proficiency: '', level: 4, keywords: ['Ulir', 'Tirus'] },
      { name: 'Frais', proficiency: '', level: 0, keywords: [] },
    ];
    const customSections = [{ id: 'own-1', title: 'Bengkel', type: 'skills', items: skills }];
    const { document, unplaced } = read({ basics: person, sections: {}, customSections });
    expect(document.custom[0]?.items.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['Las', 'Dasar'],
      ['Bubut', ''],
      ['Frais', ''],
    ]);
    expect(document.custom[0]?.items[1]).toMatchObject({ type: 'list', keywords: ['Ulir', 'Tirus'] });
    expect(unplaced).toEqual([{ where: 'level', text: 'Bubut: 4' }]);
  });

  test('OpenResume: headings of its forms come along', () => {
    const resume = { workExperiences: [{ company: 'Hooli', date: '2020' }], profile: person };
    const settings = { formToHeading: { workExperiences: 'KARIER' }, themeColor: '#fff' };
    const { document, unplaced } = read({ resume, settings });
    expect(document.work.heading).toBe('KARIER');
    expect(unplaced).toEqual([]);
  });

  test('Europass: nationality, the photo in the file and languages by their code', () => {
    const photo = { MimeType: 'image/png', Data: 'iVBORw0KGgo=' };
    const { document } = read({
      SkillsPassport: {
        LearnerInfo: {
          Identification: {
            PersonName: { FirstName: 'Fajar' },
            Demographics: { Nationality: [{ Label: 'Indonesia' }] },
            Photo: photo,
          },
        },
      },
    });
    expect(document.profile.photograph).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(document.custom[0]?.items[0]).toMatchObject({
      title: 'Kewarganegaraan',
      keywords: ['Indonesia'],
    });
    const xml =
      '<Candidate><CandidatePerson><PersonName><GivenName>Gita</GivenName></PersonName></CandidatePerson><CandidateProfile><PersonQualifications><PersonCompetency><CompetencyID schemeName="x">fra</CompetencyID><TaxonomyID>language</TaxonomyID></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>';
    expect(read(readXml(xml)).document.languages.items).toMatchObject([{ name: 'French' }]);
  });

  test('FlowCV: what it knows of the person beyond our header', () => {
    const personalDetails = { fullName: 'Eka Putra', passportOrId: 'A1234567', nationality: 'Indonesia' };
    const { document, unplaced } = read({ personalDetails, content: {} });
    expect(document.custom[0]?.items.map(({ keywords }) => keywords)).toEqual([['Indonesia'], ['A1234567']]);
    expect(unplaced).toEqual([]);
  });
});

describe('dates of many forms', () => {
  test.each([
    ['2019/2020', '2019', '2020'],
    ['2019 – 20', '2019', '2020'],
    ['April 2019 / Maret 2020', '2019-04', '2020-03'],
    ['Mei - Agustus 2020', '2020-05', '2020-08'],
    ['since 2015', '2015', 'now'],
    ['Sejak Maret 2021', '2021-03', 'now'],
    ['Present', '', 'now'],
    ['2019/07', '2019-07', ''],
  ])('a span %j', (text, start, end) => {
    const { startDate, endDate, isCurrent } = periodIn(text);
    expect([startDate, isCurrent ? 'now' : endDate]).toEqual([start, end]);
  });

  test.each(['2021年5月', '2018, 2019, 2021', '31.02.2020', '2021-13-45'])(
    'what of %j went into no date is listed',
    (date) => {
      const { unplaced } = read({ basics: { name: 'Rani' }, work: [{ name: 'PT Nusa', startDate: date }] });
      expect(unplaced.map(({ text }) => text)).toEqual([date]);
    },
  );

  test.each(['2020-05-04T17:00:00.000Z', 'August 5th, 2021', '05-2020', '1/2/03'])('%j is held', (date) => {
    expect(read({ basics: { name: 'Rani' }, work: [{ name: 'PT Nusa', startDate: date }] }).unplaced).toEqual(
      [],
    );
  });
});

test('OpenResume: descriptions become points, featured skills and groups become skills', () => {
  const { format, document, unplaced } = read({
    resume: {
      profile: { name: 'Dewi Anggraini', summary: 'Akuntan', email: 'd@contoh.id', phone: '0812', location: 'Solo', url: 'linkedin.com/in/dewi' },
      workExperiences: [{ company: 'KAP Jaya', jobTitle: 'Auditor', date: 'May 2023 - Present', descriptions: ['Audit 12 klien', '• Laporan'] }],
      educations: [{ school: 'UNS', degree: 'S1 Akuntansi', date: 'Sep 2018 – May 2022', gpa: '3,6', descriptions: [] }],
      projects: [{ project: 'Kas Warung', date: '2021', descriptions: ['Aplikasi kas'] }],
      skills: { featuredSkills: [{ skill: 'Excel', rating: 4 }, { skill: '', rating: 0 }], descriptions: ['Perangkat: SAP, MYOB', 'Negosiasi'] },
      custom: { descriptions: ['Suka mendaki'] },
    },
    settings: { themeColor: '#38bdf8' },
  }); // prettier-ignore
  expect(format).toBe('OpenResume');
  expect(document.profile.linkedin).toBe('linkedin.com/in/dewi');
  expect(document.work.items[0]).toMatchObject({
    position: 'Auditor',
    isCurrent: true,
    summary: '- Audit 12 klien\n- Laporan',
  });
  expect(document.education.items[0]).toMatchObject({ startDate: '2018-09', endDate: '2022-05', gpa: '3,6' });
  expect(document.skills.items).toMatchObject([
    { name: 'Excel' },
    { name: 'Perangkat', keywords: ['SAP', 'MYOB'] },
    { name: 'Negosiasi' },
  ]);
  expect(document.custom[0]?.items[0]).toMatchObject({ type: 'text', summary: '- Suka mendaki' });
  expect(unplaced).toEqual([{ where: 'level', text: 'Excel: 4' }]);
});

test('HTML in points, words and places becomes text', () => {
  const open = read({
    profile: { name: 'Dewi' },
    workExperiences: [
      { company: 'KAP', jobTitle: 'Auditor', descriptions: ['<p>Audit <b>12</b> klien</p>'] },
    ],
  });
  expect(open.document.work.items[0]?.summary).toBe('- Audit 12 klien');
  const reactive = read({
    basics: { name: 'Budi', location: '<p>Solo &amp; Klaten</p>' },
    sections: { skills: { items: [{ name: 'Alat', keywords: ['<p>SQL</p>'] }] } },
  });
  expect(reactive.document.profile.address.city).toBe('Solo & Klaten');
  expect(reactive.document.skills.items[0]?.keywords).toEqual(['SQL']);
});

test('FlowCV: entries of every section, its own ones too, hidden entries hidden', () => {
  const { format, document, unplaced } = read({
    personalDetails: { fullName: 'Eka Putra', jobTitle: 'Perawat', displayEmail: 'eka@contoh.id', phone: '0813', address: 'Malang', social: { linkedIn: { link: 'https://linkedin.com/in/eka', display: 'eka' }, gitHub: { link: 'https://github.com/eka', display: 'eka' } } },
    content: {
      profile: { displayName: 'Profil', sectionType: 'profile', iconKey: 'user', entries: [{ id: '1', text: '<p>Sabar.</p>' }] },
      work: { displayName: 'Pengalaman', entries: [{ id: '2', employer: 'RS Sehat', jobTitle: 'Perawat', location: 'Malang', startDateNew: '09/2020', endDateNew: 'Present', description: '<ul><li>Merawat 20 pasien</li></ul>' }, { isHidden: true, employer: 'Klinik', jobTitle: 'Magang', startDateNew: '2019' }] },
      skill: { entries: [{ skill: 'BTCLS', level: 'expert', infoHtml: '<p>Gawat darurat</p>' }] },
      certificate: { entries: [{ certificate: 'STR', infoHtml: '<p>Berlaku 2028</p>' }] },
      publication: { displayName: 'Publikasi', entries: [{ title: 'Luka Bakar', publisher: 'Jurnal Ners', dateNew: '2022', description: '' }] },
      custom1: { displayName: 'Relawan Bencana', entries: [{ title: 'Gempa Cianjur', subTitle: 'Tim medis', startDateNew: '11/2022', description: '<p>2 minggu</p>' }] },
    },
    customization: { font: { family: 'Lato' } },
  }); // prettier-ignore
  expect(format).toBe('FlowCV');
  expect(document.work.items).toMatchObject([
    { company: 'RS Sehat', startDate: '2020-09', isCurrent: true },
    { isVisible: false },
  ]);
  expect(document.custom).toMatchObject([
    {
      heading: 'Publikasi',
      items: [{ type: 'publication', organization: 'Jurnal Ners', startDate: '2022' }],
    },
    { heading: 'Relawan Bencana', items: [{ title: 'Gempa Cianjur', subtitle: 'Tim medis' }] },
  ]);
  expect(document.social.items).toMatchObject([{ network: 'gitHub', link: 'https://github.com/eka' }]);
  expect(unplaced).toEqual([]);
});

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><!-- c --><LearnerInfo>
<Identification><PersonName><FirstName>Fajar</FirstName><Surname>Hadi &amp; Co</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Jl. Mawar 1</AddressLine><PostalCode>55281</PostalCode><Municipality>Yogyakarta</Municipality><Country><Code>ID</Code><Label>Indonesia</Label></Country></Contact></Address>
<Email><Contact>fajar@contoh.id</Contact></Email><TelephoneList><Telephone><Contact>+62 811</Contact></Telephone></TelephoneList>
<WebsiteList><Website><Contact>fajar.id</Contact></Website></WebsiteList></ContactInfo>
<Demographics><Birthdate year="1999" month="--02" day="---07"/></Demographics></Identification>
<Headline><Type><Code>job_applied_for</Code></Type><Description><Label>Guru Fisika</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2021" month="--07"/><Current>true</Current></Period><Position><Label>Guru</Label></Position><Activities>&lt;p&gt;Mengajar 4 kelas&lt;/p&gt;</Activities><Employer><Name>SMA 1</Name></Employer></WorkExperience>
<WorkExperience><Period><From year="2020"/><To year="2021"/></Period><Position><Label>Tutor</Label></Position><Employer><Name>Bimbel</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2016" month="--08"/><To year="2020" month="--09"/></Period><Title>S1 Pendidikan Fisika</Title><Organisation><Name>UNY</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Indonesia</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>Inggris</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>C1</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Communication><Description>Terbiasa berbicara di depan kelas</Description></Communication></Skills>
<AchievementList><Achievement><Title><Label>Juara OSN</Label></Title><Description>Tingkat provinsi</Description></Achievement></AchievementList>
</LearnerInfo></SkillsPassport>`;

test('Europass: what it calls prizes is a heading, each of its lines a prize', () => {
  const printed = '<Title><Label>Juara OSN</Label></Title><Description>Tingkat provinsi</Description>';
  const coded =
    '<Title><Code>honors_awards</Code><Label>Penghargaan</Label></Title><Description>Juara OSN\nGuru teladan</Description>';
  const { document, unplaced } = read(readXml(PASSPORT.replace(printed, coded)));
  expect(document.awards.heading).toBe('Penghargaan');
  expect(document.awards.items.map(({ title }) => title)).toEqual(['Juara OSN', 'Guru teladan']);
  expect(unplaced).toEqual([]);
});

test('Europass: a passport in XML and in JSON', () => {
  const { format, document, unplaced } = read(readXml(PASSPORT));
  expect(format).toBe('Europass');
  expect(document.profile).toMatchObject({
    firstName: 'Fajar',
    lastName: 'Hadi & Co',
    subtitle: 'Guru Fisika',
    email: 'fajar@contoh.id',
    birthDate: '1999-02-07',
  });
  expect(document.work.items).toMatchObject([
    {
      company: 'SMA 1',
      position: 'Guru',
      startDate: '2021-07',
      isCurrent: true,
      summary: 'Mengajar 4 kelas',
    },
    { company: 'Bimbel', startDate: '2020', endDate: '2021' },
  ]);
  expect(document.languages.items).toMatchObject([
    { name: 'Indonesia' },
    { name: 'Inggris', fluency: 'B2, C1' },
  ]);
  expect(document.custom[0]).toMatchObject({ heading: 'Keterampilan Komunikasi' });
  expect(document.awards.items[0]).toMatchObject({ title: 'Juara OSN', summary: 'Tingkat provinsi' });
  expect(unplaced).toEqual([]);

  const json = read({ SkillsPassport: { LearnerInfo: { Identification: { PersonName: { FirstName: 'Gita', Surname: 'Ayu' }, ContactInfo: { Email: { Contact: 'g@contoh.id' }, Telephone: [{ Contact: '0811' }] } }, WorkExperience: [{ Period: { From: { Year: 2019, Month: 3 }, To: { Year: 2020 } }, Position: { Label: 'Staf' }, Employer: { Name: 'PT A' } }] } } }); // prettier-ignore
  expect(json.document.work.items[0]).toMatchObject({
    company: 'PT A',
    startDate: '2019-03',
    endDate: '2020',
  });
  expect(json.document.profile.phone).toBe('0811');
});

test('Europass: what its editor says of networks, departments, addresses and places of its own', () => {
  const xml = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="a" xmlns:hr="h"><CandidatePerson><PersonName><oa:GivenName>Hana</oa:GivenName><hr:FamilyName>Sari</hr:FamilyName></PersonName>
  <Communication><ChannelCode>Email</ChannelCode><oa:URI>hana@contoh.id</oa:URI></Communication><Communication><ChannelCode>Email</ChannelCode><oa:URI>sari@contoh.id</oa:URI></Communication>
  <Communication><ChannelCode>Social Media</ChannelCode><UseCode>other</UseCode><OtherTitle>Google Scholar</OtherTitle><oa:URI>https://scholar.contoh.id/hana</oa:URI></Communication></CandidatePerson>
  <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Kampus Kencana</hr:OrganizationName><hr:IndustryCode>M</hr:IndustryCode><PositionHistory><PositionTitle>Peneliti</PositionTitle></PositionHistory><Department>Statistika</Department><Link>https://kencana.contoh.id/hana</Link></EmployerHistory></EmploymentHistory>
  <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Kampus Kencana</hr:OrganizationName><EducationDegree><hr:DegreeName>Doktor</hr:DegreeName><FieldOfStudy><MainFieldOfStudy><ProgramConcentration>03</ProgramConcentration></MainFieldOfStudy></FieldOfStudy></EducationDegree></EducationOrganizationAttendance></EducationHistory>
  <ConferencesAndSeminars><ConferenceAndSeminar><Title>Temu Statistika</Title><Location>Aula Kencana</Location></ConferenceAndSeminar></ConferencesAndSeminars></CandidateProfile></Candidate>`;
  const { document, unplaced } = read(readXml(xml));
  expect(document.social.items).toMatchObject([{ network: 'Google Scholar' }]);
  expect(document.work.items).toMatchObject([
    { description: 'Statistika', summary: 'https://kencana.contoh.id/hana' },
  ]);
  expect(document.custom).toMatchObject([
    { heading: 'Informasi Tambahan', items: [{ title: 'Email', keywords: ['sari@contoh.id'] }] },
    { heading: 'Konferensi & Seminar', items: [{ location: 'Aula Kencana' }] },
  ]);
  expect(unplaced).toEqual([]);
});

test('FlowCV: a street beside its town, and a photograph that lies on its server', () => {
  const { document, unplaced } = read({
    personalDetails: { fullName: 'Rani Kusuma', address: 'Jl. Melati 5', city: 'Bandung', country: 'Indonesia', photo: { imageId: 'avatar/x.png', shape: 'round' } }, // prettier-ignore
    content: { skill: { entries: [{ id: 's', skill: 'SQL' }] } },
  });
  expect(document.profile.address).toMatchObject({
    line1: 'Jl. Melati 5',
    city: 'Bandung',
    country: 'Indonesia',
  });
  expect(unplaced).toEqual([{ where: 'personalDetails › photo', text: 'foto' }]);
});

test('Europass: a profile of today', () => {
  const xml = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3">
  <CandidatePerson><PersonName><oa:GivenName>Hana</oa:GivenName><hr:FamilyName>Sari</hr:FamilyName></PersonName>
  <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>62</CountryDialing><oa:DialNumber>8123456</oa:DialNumber></Communication>
  <Communication><ChannelCode>Email</ChannelCode><oa:URI>hana@contoh.id</oa:URI></Communication><hr:BirthDate>1998-01-02</hr:BirthDate></CandidatePerson>
  <CandidateProfile><hr:ExecutiveSummary>&lt;p&gt;Teliti&lt;/p&gt;</hr:ExecutiveSummary>
  <EmploymentHistory><EmployerHistory><hr:OrganizationName>Bank Contoh</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Teller</PositionTitle><EmploymentPeriod><StartDate><hr:FormattedDateTime>2020-05</hr:FormattedDateTime></StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></EmploymentPeriod><oa:Description>&lt;p&gt;Melayani nasabah&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
  <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>UI</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2016-08-01</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2020-02-01</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>S1 Ekonomi</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory></CandidateProfile></Candidate>`;
  const { document } = read(readXml(xml));
  expect(document.profile).toMatchObject({
    firstName: 'Hana',
    lastName: 'Sari',
    phone: '+62 8123456',
    email: 'hana@contoh.id',
  });
  expect(document.work.items[0]).toMatchObject({
    company: 'Bank Contoh',
    position: 'Teller',
    startDate: '2020-05',
    isCurrent: true,
  });
  expect(document.education.items[0]).toMatchObject({
    institution: 'UI',
    degree: 'S1 Ekonomi',
    startDate: '2016-08-01',
  });
});

test('XML: hostile and broken files are none, in no time', () => {
  expect(readXml('<a><b></a>')).toBeUndefined();
  expect(readXml('bukan xml')).toBeUndefined();
  expect(readXml('<a>'.repeat(5_000))).toBeUndefined();
  // A megabyte of beginnings without an end is over at the first of them.
  for (const start of ['<!--', '<![CDATA[', '<a ', '<'])
    expect(readXml(`<a>${start.repeat(250_000)}`)).toBeUndefined();
  expect(() => readXml(`<a>${'<b/>'.repeat(60_000)}</a>`)).toThrow(
    expect.objectContaining({ code: 'too_large' }),
  );
  expect(readXml('<a><!-- <b> -->t<![CDATA[<c>]]></a>')).toEqual({ a: 't<c>' });
  const bomb = '<!DOCTYPE a [<!ENTITY x "lol">]><a>&x;&x;</a>';
  expect(readXml(bomb)?.['a'] ?? '').not.toContain('lol');
  expect(readXml('<a x="1">t</a>')).toEqual({ a: { x: '1', '#text': 't' } });
});

test('LinkedIn: the tables of its archive', () => {
  const csv = (text: string) => readCsv(text, 10).rows;
  const tables = {
    'profile.csv': csv(
      'First Name,Last Name,Headline,Summary,Geo Location,Websites\r\nIntan,Permata,"Analis, Data","Baris satu\n""kutip""",Bandung,"[PORTFOLIO:https://intan.id,OTHER:blog.id]"\r\n',
    ),
    'positions.csv': csv(
      'Company Name,Title,Description,Location,Started On,Finished On\nPT Nusa,Analis,"Satu, dua",Bandung,Jan 2022,\nPT Lama,Staf,,,Mar 2019,Dec 2021\n',
    ),
    'education.csv': csv(
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nITB,2015,2019,,S1 Matematika,Himpunan\n',
    ),
    'skills.csv': csv('Name\nSQL\nPython\n'),
    'email addresses.csv': csv(
      'Email Address,Confirmed,Primary,Updated On\nlama@contoh.id,Yes,No,x\nintan@contoh.id,Yes,Yes,x\n',
    ),
    'test scores.csv': csv('Name,Description,Score,Date\nTOEFL,,560,Jan 2020\n'),
  };
  const { document, unplaced } = opened(
    made('LinkedIn', fromLinkedin(tables, wordsFor(tables)), { ...tables, 'email addresses.csv': [] }),
  );
  expect(document.profile).toMatchObject({
    firstName: 'Intan',
    subtitle: 'Analis, Data',
    email: 'intan@contoh.id',
    website: 'https://intan.id',
  });
  expect(document.objective.body).toBe('Baris satu\n"kutip"');
  expect(document.work.items).toMatchObject([
    { company: 'PT Nusa', startDate: '2022-01', isCurrent: true, summary: 'Satu, dua' },
    { company: 'PT Lama', startDate: '2019-03', endDate: '2021-12', isCurrent: false },
  ]);
  expect(document.skills.items.map(({ name }) => name)).toEqual(['SQL', 'Python']);
  expect(document.custom).toMatchObject([
    { heading: 'Nilai Tes', items: [{ type: 'testScore', score: '560' }] },
  ]);
  expect(document.social.items).toMatchObject([{ link: 'blog.id' }]);
  expect(unplaced).toEqual([]);
});

describe('what is no CV', () => {
  test.each([
    [{}, 'kosong'],
    [{ name: 'setapak', version: '1.0.0', scripts: {}, dependencies: { react: '1' } }, 'package.json'],
    [{ compilerOptions: { strict: true } }, 'Tidak ada bagian CV'],
    [{ basics: {} }, 'belum berisi'],
    [{ basics: { label: '' }, work: [] }, 'belum berisi'],
    [{ metadata: { template: 'onyx' } }, 'belum berisi'],
    [{ work: [{}], skills: [{ name: '' }] }, 'belum berisi'],
    [{ basics: { url: 'https://a.id' } }, 'belum berisi'],
  ])('%j is refused with a reason', (value, reason) => {
    expect(refusal(value)).toContain(reason);
  });
});

test('JSON Resume: fields of others’ making are listed, ours comes back whole', () => {
  const { document, unplaced } = read({
    basics: { name: 'Joko', birthplace: 'Semarang' },
    work: [{ name: 'PT A', position: 'Staf', team: 'Tim Kartu Kredit' }],
    hobbiesAtWork: ['Futsal kantor'],
  });
  expect(unplaced.map(({ where }) => where)).toEqual([
    'basics › birthplace',
    'work › 1 › team',
    'hobbiesAtWork › 1',
  ]);
  expect(read(toJsonResume(document))).toMatchObject({ unplaced: [], document });
});

test('a file nested too deep in a part that no reader knows is refused as such', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const value: unknown = JSON.parse(`{"basics":{"name":"Rani"},"sections":{"x":${deep}}}`);
  expect(() => readForeign(value)).toThrow(expect.objectContaining({ code: 'too_deep' }));
});

// Each took minutes, or far longer, while it was searched again from every place.
test('long runs of spaces and rows of one cell are read at once', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(periodIn(`2020${spaces}to${spaces}2021`)).toMatchObject({ startDate: '2020', endDate: '2021' });
  expect(periodIn(`a${spaces}b`).startDate).toBe('');
  const table = readCsv(`${'a\n'.repeat(200_000)}Name,Level\nSQL,5\n`, 10);
  expect(table).toEqual({ rows: [{ Name: 'SQL', Level: '5' }], total: 1 });
});

// Two megabytes that took more memory than a server has: each of the rows became an object of all the heads.
test('a table of very many rows and heads: few rows are made, and the others counted', () => {
  const heads = Array.from({ length: 20_000 }, (_, at) => `h${at}`).join(',');
  const { rows, total } = readCsv(`${heads}\n${'a\n'.repeat(500_000)}`, 3);
  expect([rows.length, total]).toEqual([3, 500_000]);
  expect(Object.keys(rows[0] ?? {})).toHaveLength(100);
  expect(rows[2]).toMatchObject({ h0: 'a', h99: '' });
});

test('links in a line: where they lead goes into the field for it, or is listed', () => {
  const linked = (word: string) => `<a href="https://${word}.example/x">${word}</a>`;
  const flow = read({
    personalDetails: { fullName: linked('Eka'), jobTitle: linked('Perawat') },
    content: {
      work: { entries: [{ employer: linked('Medika'), jobTitle: linked('Bidan') }] },
      project: { entries: [{ projectTitle: linked('Peta') }] },
    },
  });
  expect(flow.document.work.items[0]).toMatchObject({
    company: 'Medika',
    website: 'https://Medika.example/x',
    position: 'Bidan',
  });
  expect(flow.document.projects.items[0]).toMatchObject({ title: 'Peta', link: 'https://Peta.example/x' });
  expect(flow.unplaced.map(({ text }) => text)).toEqual([
    'https://Eka.example/x',
    'https://Perawat.example/x',
    'https://Bidan.example/x',
  ]);

  const reactive = read({
    basics: { name: 'Ani Putri' },
    sections: {
      experience: { items: [{ company: linked('Nusa'), position: "<a href='mailto:a@b.id'>Staf</a>" }] },
    },
  });
  expect(reactive.document.work.items[0]).toMatchObject({
    company: 'Nusa',
    website: 'https://Nusa.example/x',
  });
  expect(reactive.unplaced).toEqual([
    { where: 'sections › experience › items › 1 › position › href', text: 'mailto:a@b.id' },
  ]);

  const json = read({ basics: { name: 'Budi' }, work: [{ name: 'PT A', position: linked('Analis') }] });
  expect(json.unplaced.map(({ text }) => text)).toEqual(['https://Analis.example/x']);
});

test('JSON Resume: what kind a project is goes along, and is listed where it says more than the section', () => {
  const types = ['application', 'talk', 'Riset lapangan', { kind: 'seminar' }, ''];
  const { document, unplaced } = read({
    basics: { name: 'Budi' },
    projects: types.map((type, index) => ({ name: `Peta ${index}`, type })),
  });
  expect(document.projects.items.map(({ type }) => type)).toEqual([
    'application',
    'talk',
    'Riset lapangan',
    '',
    '',
  ]);
  expect(unplaced).toEqual([
    { where: 'projects › 2 › type', text: 'talk' },
    { where: 'projects › 3 › type', text: 'Riset lapangan' },
    { where: 'projects › 4 › type › kind', text: 'seminar' },
  ]);
});

test('a mobile number is kept like one that is typed, in a CV of our own as it was', () => {
  const basics = { name: 'Budi', phone: '0812-3456-7890' };
  const { document, unplaced } = read({ basics, references: [{ name: 'Hadi', reference: 'Teliti' }] });
  expect([document.profile.phone, unplaced]).toEqual(['+62 812-3456-7890', []]);
  const abroad = read({ basics: { ...basics, phone: '0845 123 4567', location: { countryCode: 'GB' } } });
  expect(abroad.document.profile.phone).toBe('0845 123 4567');
  expect(read({ profile: { firstName: 'Budi', phone: basics.phone } }).document.profile.phone).toBe(
    basics.phone,
  );
});

test('a number that got its country’s code is shown with the file’s own, whichever program wrote it', () => {
  const changed = [{ printed: '0812-3456-7890', phone: '+62 812-3456-7890' }];
  const phone = '0812-3456-7890';
  const files = [
    { basics: { name: 'Budi', phone } },
    { resume: { profile: { name: 'Budi', phone }, workExperiences: [] } },
    { personalDetails: { fullName: 'Budi', phone }, content: {} },
    { SkillsPassport: { LearnerInfo: { Identification: { PersonName: { FirstName: 'Budi' }, ContactInfo: { Telephone: [{ Contact: phone }] } } } } }, // prettier-ignore
  ];
  for (const file of files) expect(read(file).phones, Object.keys(file)[0]).toEqual(changed);
  expect(read({ basics: { name: 'Budi', phone: '+62 812' } }).phones).toEqual([]);
  expect(read({ profile: { firstName: 'Budi', phone }, metadata: {} }).phones).toBeUndefined();
});

test('what stands beside a document in its file, in an empty section or in a date is listed', () => {
  const open = read({
    resume: { profile: { name: 'Dewi' }, workExperiences: [{ company: 'PT A' }] },
    catatan: 'Mau pindah ke Solo',
  });
  expect(open.unplaced).toEqual([{ where: 'catatan', text: 'Mau pindah ke Solo' }]);

  const reactive = read({
    basics: { name: 'Ani Putri' },
    sections: { awards: { name: 'Penghargaan', items: [], catatan: 'Belum diisi' } },
  });
  expect(reactive.unplaced.map(({ text }) => text)).toEqual(['Belum diisi']);

  const europass = read({
    profile: {
      personalInformation: { firstName: 'Hana' },
      workExperiences: [{ employer: 'PT A', startDate: { date: 'Musim panas', dateType: 'YEAR' } }],
    },
  });
  expect(europass.unplaced.map(({ text }) => text)).toEqual(['Musim panas']);
});

test('HTML in an address or a list of words stays in neither; a long text that is listed says that it is cut', () => {
  const { document, unplaced } = read({
    basics: {
      name: '<!-- nama --><svg><script>alert(1)</script></svg>Ani Putri',
      url: { href: '<a href="https://ani.example">ani</a>' },
      customFields: [{ name: 'SIM', value: '<p>A <b>dan</b> C</p>' }],
    },
    sections: { awards: { items: [{ title: 'Juara', catatan: 'x'.repeat(2_100) }] } },
  });
  expect(document.profile).toMatchObject({
    firstName: 'Ani',
    lastName: 'Putri',
    website: 'https://ani.example',
  });
  expect(document.custom[0]?.items[0]).toMatchObject({ keywords: ['A dan C'] });
  expect(unplaced.map(({ text }) => text)).toEqual([`${'x'.repeat(1_999)}…`]);
});
