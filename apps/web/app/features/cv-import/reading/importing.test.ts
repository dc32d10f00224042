import type { Reading } from '@setapak/ats';
import { readItems } from '@setapak/ats/items';
import { emptyResume, parseResume, plainText } from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { applyReview } from './apply-review.ts';
import { targets, under, type Leftover, type Target } from './leftover.ts';
import { leftovers } from './leftovers.ts';
import { mapReading } from './map-reading.ts';
import { parseJson } from './parse-json.ts';
import { fieldName, readReview, targetName } from './read-review.ts';
import { reviewFields } from './review-fields.ts';
import { splitDegree } from './split-degree.ts';
import { linesOverPoints, splitLines } from './split-lines.ts';

const at = (page: number, y: number, confidence = 0.95) => ({
  page,
  confidence,
  boxes: [{ page, x: 60, y, width: 200, height: 12 }],
});

const reading: Reading = {
  result: {
    name: { raw: 'Siti Nur Aminah' },
    headline: 'Staf Gudang',
    emails: ['siti@contoh.id'],
    phoneNumbers: ['0812-3456-7890'],
    websites: ['siti.contoh.id', 'github.com/siti'],
    linkedin: null,
    dateOfBirth: '1999-10-24',
    location: { rawInput: 'Jl. Melati 5, Semarang, Jawa Tengah, Indonesia', country: 'Indonesia' },
    summary: 'Teliti *dan* rapi.',
    workExperience: [
      {
        jobTitle: 'Koordinator Gudang',
        organization: 'PT Sinar Nusantara',
        jobDescription: 'Menyusun rute sehingga biaya turun 8% Memastikan K3 di seluruh area bongkar muat',
        dates: { startDate: '2023-09-01', endDate: null, isCurrent: true, precision: 'month' },
        location: null,
      },
    ],
    education: [
      {
        organization: 'Universitas Contoh',
        accreditation: { inputStr: 'S1 Teknik Industri' },
        grade: { raw: '3,71/4,00' },
        dates: { startDate: '2018-01-01', completionDate: '2022-01-01', isCurrent: false, precision: 'year' },
        location: null,
      },
    ],
    skills: [{ name: 'Excel' }, { name: 'SAP' }],
    certifications: ['Ahli K3 Umum'],
    languages: ['Bahasa Indonesia'],
    totalYearsExperience: 2,
    sections: [
      {
        sectionType: 'PersonalDetails',
        text: 'Siti Nur Aminah\nStaf Gudang\nsiti@contoh.id | 0812-3456-7890\n24 Oktober 1999 (Tanggal Lahir)',
      },
      {
        sectionType: 'WorkExperience',
        text: 'Pengalaman\nKoordinator Gudang Sept 2023 – Sekarang\nPT Sinar Nusantara\nMenyusun rute sehingga biaya turun 8%\nMemastikan K3 di seluruh\narea bongkar muat\nAtasan: Bapak Hadi',
      },
      {
        sectionType: 'Organisations',
        text: 'Organisasi\nPalang Merah Indonesia\nRelawan, Agt 2013 – Feb 2014',
      },
      { sectionType: 'Skills/Interests/Languages', text: 'Hobi\nMembaca\nBerkebun' },
    ],
  },
  evidence: {
    'name.raw': at(0, 40),
    headline: at(0, 60, 0.7),
    'emails.0': at(0, 80),
    'workExperience.0.jobTitle': at(0, 200, 0.8),
    'workExperience.0.organization': at(0, 215),
    'skills.0.name': at(1, 100, 0.8),
    'skills.1.name': at(1, 100),
  },
  warnings: [],
  unused: [],
  document: { pages: 2, producer: '', creator: '', title: '', language: 'id', pageSizes: [] },
};

describe('what was read becomes a CV', () => {
  const resume = mapReading(reading);

  test('the person', () => {
    expect(resume.profile).toMatchObject({
      firstName: 'Siti Nur',
      lastName: 'Aminah',
      subtitle: 'Staf Gudang',
      email: 'siti@contoh.id',
      phone: '+62 812-3456-7890',
      website: 'siti.contoh.id',
      birthDate: '1999-10-24',
      address: { line1: 'Jl. Melati 5', city: 'Semarang', region: 'Jawa Tengah', country: 'Indonesia' },
    });
    expect(resume.metadata.language).toBe('id');
    expect(resume.social.items).toMatchObject([{ network: 'GitHub', link: 'github.com/siti' }]);
  });

  test('a sentence that begins the summary is no headline besides', () => {
    const result = {
      ...reading.result,
      headline: 'Teliti dan rapi.',
      summary: 'Teliti dan rapi. Suka gudang.',
    };
    expect(mapReading({ ...reading, result }).profile.subtitle).toBe('');
  });

  test('a number is kept like one that is typed, unless its owner lives in another country', () => {
    const phoneIn = (rawInput: string, country: string, phone: string) =>
      mapReading({
        ...reading,
        result: { ...reading.result, phoneNumbers: [phone], location: { rawInput, country } },
      }).profile.phone;
    expect(phoneIn('Semarang', 'Indonesia', '(024) 555-1234')).toBe('+62 (24) 555-1234');
    expect(phoneIn('Semarang', '', '0812 3456 7890')).toBe('+62 812 3456 7890');
    expect(phoneIn('Leeds', 'United Kingdom', '0845 123 4567')).toBe('0845 123 4567');
    expect(phoneIn('Rennes', '', '06 39 98 00 00')).toBe('06 39 98 00 00');
  });

  test.each([
    ['Jl. Melati 5, Bandung', { line1: 'Jl. Melati 5', city: 'Bandung', region: '' }],
    ['Perum Griya Asri, Sleman', { line1: 'Perum Griya Asri', city: 'Sleman', region: '' }],
    ['Bandung, Jawa Barat', { line1: '', city: 'Bandung', region: 'Jawa Barat' }],
  ])('the address %s', (rawInput, address) => {
    const located = { ...reading, result: { ...reading.result, location: { rawInput } } } as Reading;
    expect(mapReading(located).profile.address).toMatchObject(address);
  });

  test('a sign of rich text stays the sign it was', () => {
    expect(plainText(resume.objective.body)).toBe('Teliti *dan* rapi.');
  });

  test('jobs and schools keep their dates as far as they were printed', () => {
    expect(resume.work.items).toMatchObject([
      { position: 'Koordinator Gudang', startDate: '2023-09', endDate: '', isCurrent: true },
    ]);
    expect(resume.education.items).toMatchObject([
      { degree: 'Bachelors', field: 'Teknik Industri', gpa: '3,71/4,00', startDate: '2018', endDate: '2022' },
    ]);
  });

  test('points of a job stand on lines of their own, as in the CV', () => {
    expect(plainText(resume.work.items[0]!.summary, '- ').split('\n')).toEqual([
      '- Menyusun rute sehingga biaya turun 8%',
      '- Memastikan K3 di seluruh area bongkar muat',
    ]);
  });

  test('an empty reading is an empty CV', () => {
    const { result } = reading;
    const empty = { ...result, name: null, headline: null, emails: [], location: null, summary: null };
    const lists = {
      workExperience: [],
      education: [],
      skills: [],
      certifications: [],
      languages: [],
      websites: [],
    };
    const blank = mapReading({ ...reading, result: { ...empty, ...lists, phoneNumbers: [], sections: [] } });
    expect(blank.profile.firstName).toBe('');
    expect(blank.work.items).toEqual([]);
  });
});

test.each([
  ['Sarjana Komputer, Ilmu Komputer', 'Sarjana Komputer', 'Ilmu Komputer'],
  ['Diploma in Nursing', 'Diploma', 'Nursing'],
  ['S1 Manajemen', 'Bachelors', 'Manajemen'],
  ['Sarjana Terapan Gizi', 'Sarjana Terapan', 'Gizi'],
  ['Magister - Akuntansi', 'Masters', 'Akuntansi'],
  ['Bachelor of Science in Computer Science', 'Bachelor of Science', 'Computer Science'],
  ['Diploma Akuntansi', 'Associate', 'Akuntansi'],
  ['Diploma III Kebidanan', 'Diploma III', 'Kebidanan'],
  ['SMA/SMK Akuntansi', 'High School', 'Akuntansi'],
  ['Bachelor’s Degree in Accounting', 'Bachelors', 'Accounting'],
  ['High School Diploma', 'High School Diploma', ''],
  ['D3 Keperawatan', 'D3', 'Keperawatan'],
  ['D-IV Teknik Mesin', 'D-IV', 'Teknik Mesin'],
  ['Bachelor of Psychology', 'Bachelors', 'Psychology'],
  ['Bachelor of Business Administration', 'Bachelor of Business Administration', ''],
  ['Bachelor of Arts, History', 'Bachelor of Arts', 'History'],
  ['B.Sc. (Hons) Physics', 'B.Sc. (Hons)', 'Physics'],
  ['MBA', 'MBA', ''],
  ['SMA IPA', 'SMA', 'IPA'],
  ['IPS', '', 'IPS'],
  ['Teknik Instalasi Tenaga Listrik', '', 'Teknik Instalasi Tenaga Listrik'],
  ['Profesi Ners', 'Profesi Ners', ''],
  ['Pendidikan Profesi Guru', 'Pendidikan Profesi Guru', ''],
  ['Master of Science: Biostatistics', 'Master of Science', 'Biostatistics'],
  ['Sarjana (S1), Informatika', 'Bachelors', 'Informatika'],
  ['Licence Informatique', 'Licence Informatique', ''],
  ['Gizi (S1)', 'Bachelors', 'Gizi'],
  ['Gizi, S1', 'Bachelors', 'Gizi'],
  ['Tata Busana (SMK)', 'SMK', 'Tata Busana'],
  ['Informatics (Bachelor of Engineering)', 'Bachelor of Engineering', 'Informatics'],
  ['Teknik Sipil (Struktur)', '', 'Teknik Sipil (Struktur)'],
  ['MASTER OF SCIENCE IN URBAN PLANNING', 'MASTER OF SCIENCE', 'URBAN PLANNING'],
  ['Licence, Computer Programming', 'Licence', 'Computer Programming'],
  ['Associate of Applied Science, Nutrition', 'Associate of Applied Science', 'Nutrition'],
  ['', '', ''],
])('the degree in %j', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field });
});

test.each([
  ['en', 'Diploma'],
  ['id', 'Associate'],
] as const)('a diploma in a CV of the language %s', (language, degree) => {
  expect(splitDegree('Diploma Business Administration', language)).toEqual({
    degree,
    field: 'Business Administration',
  });
});

test('one line for each job: the duties behind the employer are kept apart', () => {
  const job = (organization: string, jobDescription: string | null = null) => ({
    ...reading.result.workExperience[0]!,
    organization,
    jobDescription,
  });
  const workExperience = [
    job('PT Sinar Nusantara: merawat panel dan genset 2 MVA'),
    job('Arunika: Studio Rupa'),
    job('PT Sinar: cabang kota', 'Menghitung stok'),
  ];
  const { work } = mapReading({ ...reading, result: { ...reading.result, workExperience } });
  expect(work.items.map(({ company, summary }) => [company, summary])).toEqual([
    ['PT Sinar Nusantara', 'merawat panel dan genset 2 MVA'],
    ['Arunika: Studio Rupa', ''],
    ['PT Sinar: cabang kota', 'Menghitung stok'],
  ]);
});

test('a functional CV: points below names of competences are a section of their own and no skills', () => {
  const lines = [
    'Manajemen Tim',
    '• Menjadwalkan 28 karyawan di dua cabang.',
    'Pengendalian Biaya',
    '• Menekan biaya bahan dari 36% menjadi 31%.',
  ];
  const skills = [...lines.map((line) => line.replace(/^• |\.$/g, '')), 'SAP'].map((name) => ({ name }));
  const sections = [
    { sectionType: 'Skills/Interests/Languages', text: ['Kompetensi', ...lines].join('\n') },
    { sectionType: 'Skills/Interests/Languages', text: 'Keahlian\nSAP' },
  ];
  const details = { 'sections.0.heading': 'Kompetensi', 'sections.1.heading': 'Keahlian' };
  const functional = { ...reading, details, result: { ...reading.result, skills, sections } };
  expect(mapReading(functional).skills.items.map(({ name }) => name)).toEqual(['SAP']);
  expect(leftovers(functional)).toEqual([
    { heading: 'Kompetensi', text: lines.join('\n'), target: 'custom' },
  ]);
});

test('a functional CV: sentences without points below names of competences, one of them broken by the margin', () => {
  const lines = [
    'Patience with numbers',
    'Ran 140 experiments and stopped 112 of them.',
    'Plain writing',
    'My onboarding texts are translated into nine',
    'languages.',
  ];
  const skills = ['Patience with numbers', 'Plain writing', 'SAP'].map((name) => ({ name }));
  const sections = [{ sectionType: 'Skills/Interests/Languages', text: ['Strengths', ...lines].join('\n') }];
  const functional = {
    ...reading,
    details: { 'sections.0.heading': 'Strengths' },
    result: { ...reading.result, skills, sections },
  };
  expect(mapReading(functional).skills.items.map(({ name }) => name)).toEqual(['SAP']);
  expect(leftovers(functional)).toEqual([
    {
      heading: 'Strengths',
      text: [...lines.slice(0, 3), 'My onboarding texts are translated into nine languages.'].join('\n'),
      target: 'custom',
    },
  ]);
});

describe('skills in groups', () => {
  const skills = [{ name: 'Excel' }, { name: 'SQL' }, { name: 'Negosiasi' }];
  const details = {
    'skills.0.group': 'Perangkat',
    'skills.0.level': 'Mahir',
    'skills.1.group': 'Perangkat',
    'sections.0.heading': 'Keahlian',
  };
  const grouped: Reading = {
    ...reading,
    details,
    result: {
      ...reading.result,
      skills,
      sections: [
        {
          sectionType: 'Skills/Interests/Languages',
          text: 'Keahlian\nPerangkat: Excel (Mahir), SQL\nNegosiasi',
        },
      ],
    },
  };

  test('are items with the group’s name; the others stay single', () => {
    expect(mapReading(grouped).skills.items).toMatchObject([
      { name: 'Perangkat', keywords: ['Excel (Mahir)', 'SQL'] },
      { name: 'Negosiasi', keywords: [] },
    ]);
  });

  test('leave nothing over', () => {
    expect(leftovers(grouped)).toEqual([]);
  });

  test('are looked over a line each, and written back as they were corrected', () => {
    const document = mapReading(grouped);
    expect(reviewFields(document, {}).find(({ id }) => id === 'skills')?.value).toBe(
      'Perangkat: Excel (Mahir), SQL\nNegosiasi',
    );
    const edits = new Map([['skills', 'Perangkat: Excel (Mahir), SQL\nNegosiasi\nBahasa: Go, Rust\nC++']]);
    const kept = document.skills.items[0];
    expect(applyReview(document, { edits, additions: [] }).skills.items).toMatchObject([
      kept!,
      { name: 'Negosiasi' },
      { name: 'Bahasa', keywords: ['Go', 'Rust'] },
      { name: 'C++', keywords: [] },
    ]);
  });
});

test.each([
  ['Siti Nur Aminah', 'Siti Nur', 'Aminah'],
  ['Wayan van der Berg', 'Wayan', 'van der Berg'],
  ['Siti Nur Harahap, S.Pd., MBA', 'Siti Nur', 'Harahap, S.Pd., MBA'],
  ['Hartono, S.Kom.', 'Hartono, S.Kom.', ''],
  ['Suharto', 'Suharto', ''],
])('the two names in %j', (raw, firstName, lastName) => {
  const result = { ...reading.result, name: { raw } };
  expect(mapReading({ ...reading, result }).profile).toMatchObject({ firstName, lastName });
});

test('how well a language is known and the terms of a job come along', () => {
  const details = { 'languages.0.level': 'Penutur asli', 'workExperience.0.employment': 'Paruh waktu' };
  const resume = mapReading({ ...reading, details });
  expect(resume.languages.items).toMatchObject([{ name: 'Bahasa Indonesia', fluency: 'Penutur asli' }]);
  expect(resume.work.items).toMatchObject([{ employment: 'Part Time' }]);
});

test('what an employer does goes into its field', () => {
  const details = { 'workExperience.0.about': 'Jasa keuangan' };
  expect(mapReading({ ...reading, details }).work.items).toMatchObject([{ description: 'Jasa keuangan' }]);
});

test('the web addresses of an employer and a school have their fields', () => {
  const [job] = reading.result.workExperience;
  const result = { ...reading.result, workExperience: [{ ...job!, jobDescription: 'Menjaga kasir' }] };
  const details = {
    'workExperience.0.url': 'https://tokomaju.example/',
    'education.0.url': 'arunika.example',
  };
  const { work, education } = mapReading({ ...reading, result, details });
  expect(work.items).toMatchObject([{ website: 'https://tokomaju.example/', summary: 'Menjaga kasir' }]);
  expect(education.items[0]?.website).toBe('arunika.example');
});

test('an employer that is called like its web address has no address besides', () => {
  const [job] = reading.result.workExperience;
  const result = {
    ...reading.result,
    workExperience: [{ ...job!, organization: 'Jelajah.id', jobDescription: 'Menulis artikel' }],
  };
  const { work } = mapReading({ ...reading, result, details: { 'workExperience.0.url': 'jelajah.id' } });
  expect(work.items).toMatchObject([{ website: '', summary: 'Menulis artikel' }]);
});

test('a job called by its terms alone keeps them as its position', () => {
  const [job] = reading.result.workExperience;
  const result = { ...reading.result, workExperience: [{ ...job!, jobTitle: null }] };
  const { work } = mapReading({ ...reading, result, details: { 'workExperience.0.employment': 'Magang' } });
  expect(work.items).toMatchObject([{ position: 'Magang', employment: 'Internship' }]);
});

test('a section of several entries becomes as many items, interests one by one', () => {
  const sections = [
    { sectionType: 'Projects', text: 'Proyek\nPeta Banjir\nKetua\nKas Warung\nPenulis' },
    { sectionType: 'Skills/Interests/Languages', text: 'Minat\nMendaki, Bulu tangkis' },
  ];
  const details = {
    'sections.0.heading': 'Proyek',
    'sections.0.entries': '0 2',
    'sections.1.heading': 'Minat',
  };
  const own: Reading = { ...reading, details, result: { ...reading.result, sections } };
  const left = leftovers(own);
  const additions = left.map((leftover) => ({ leftover, target: leftover.target }));
  const corrected = applyReview(mapReading(own), { edits: new Map(), additions });
  expect(corrected.projects.items).toMatchObject([
    { title: 'Peta Banjir', summary: 'Ketua' },
    { title: 'Kas Warung', summary: 'Penulis' },
  ]);
  expect(corrected.hobbies.items).toMatchObject([{ name: 'Mendaki' }, { name: 'Bulu tangkis' }]);
});

describe('entries of which is known what they say', () => {
  const sections = [
    { sectionType: 'Organisations', text: 'Organisasi\nKetua 2021 – 2024\nKoperasi Mekar\nMengurus kas' },
    { sectionType: 'Projects', text: 'Proyek\nPeta Banjir 2020\ngithub.com/siti/peta' },
    { sectionType: 'References', text: 'Referensi\nBapak Hadi, Manajer, PT Sinar, 0812-3456-7890' },
  ];
  const details = {
    'sections.0.heading': 'Organisasi',
    'sections.0.parts.0.position': 'Ketua',
    'sections.0.parts.0.organization': 'Koperasi Mekar',
    'sections.0.parts.0.startDate': '2021',
    'sections.0.parts.0.endDate': '2024',
    'sections.0.parts.0.description': 'Mengurus kas',
    'sections.1.heading': 'Proyek',
    'sections.1.parts.0.title': 'Peta Banjir',
    'sections.1.parts.0.startDate': '2020',
    'sections.1.parts.0.link': 'github.com/siti/peta',
    'sections.2.heading': 'Referensi',
    'sections.2.parts.0.title': 'Bapak Hadi',
    'sections.2.parts.0.position': 'Manajer',
    'sections.2.parts.0.organization': 'PT Sinar',
    'sections.2.parts.0.phone': '0812-3456-7890',
  };
  const own: Reading = { ...reading, details, result: { ...reading.result, phoneNumbers: [], sections } };
  const left = leftovers(own);
  const put = (place?: Target) =>
    applyReview(mapReading(own), {
      edits: new Map(),
      additions: left.map((leftover) => ({ leftover, target: place ?? leftover.target })),
    });

  test('go into their fields', () => {
    const { informalEducation, projects, references } = put();
    expect(informalEducation.items).toMatchObject([
      {
        institution: 'Koperasi Mekar',
        position: 'Ketua',
        startDate: '2021',
        endDate: '2024',
        summary: 'Mengurus kas',
      },
    ]);
    expect(projects.items).toMatchObject([
      { title: 'Peta Banjir', date: '2020', link: 'github.com/siti/peta' },
    ]);
    expect(references.items).toMatchObject([
      { name: 'Bapak Hadi', position: 'Manajer', company: 'PT Sinar', phone: '+62 812-3456-7890' },
    ]);
  });

  test('lose no word in a section that they were not made for', () => {
    for (const target of targets.filter((each) => each !== 'none')) {
      const document = JSON.stringify(put(target));
      for (const word of ['Ketua', 'Mekar', 'kas', 'Banjir', '2021', 'siti/peta', 'Hadi', 'Sinar', '3456'])
        expect(document.includes(word), `${target}: ${word}`).toBe(true);
    }
    expect(put('work').work.items.at(-3)).toMatchObject({ position: 'Ketua', company: 'Koperasi Mekar' });
  });
});

test('lost text can be put under any section, its heading into one of its own', () => {
  const text = 'Kasir\n• Melayani 80 orang\nShift malam';
  const leftover = { heading: 'Lain-lain', text, target: 'none' as const };
  const putAt = (target: Target) =>
    applyReview(mapReading(reading), { edits: new Map(), additions: [{ leftover, target }] });
  expect(putAt('work').work.items.at(-1)).toMatchObject({ position: 'Kasir' });
  expect(putAt('work').work.items.at(-1)?.summary).toContain('Shift malam');
  expect(putAt('education').education.items.at(-1)).toMatchObject({ institution: 'Kasir' });
  expect(putAt('certifications').certifications.items.at(-1)).toMatchObject({ title: 'Kasir' });
  expect(
    putAt('skills')
      .skills.items.slice(-3)
      .map(({ name }) => name),
  ).toEqual(['Kasir', 'Melayani 80 orang', 'Shift malam']);
  expect(putAt('custom').custom).toMatchObject([
    { heading: 'Lain-lain', items: [{ type: 'text', summary: 'Kasir\n- Melayani 80 orang\nShift malam' }] },
  ]);
  for (const target of targets)
    expect(JSON.stringify(putAt(target)).includes('Melayani 80 orang'), target).toBe(target !== 'none');
});

test('lost text joins a section of one’s own that is there, or one that other lost text begins', () => {
  const document = mapReading(reading);
  document.custom = parseResume({ custom: [{ heading: 'Publikasi', items: [{ title: 'Satu' }] }] }).custom;
  const form = new FormData();
  form.set(targetName(0), under('Publikasi'));
  form.set(targetName(1), under('Pameran'));
  form.set(targetName(2), 'custom');
  const { targets: chosen } = readReview(form);
  const texts = [{ heading: '', text: 'Dua' }, { heading: '', text: 'Lukisan' }, { heading: 'Pameran', text: 'Patung' }]; // prettier-ignore
  const additions = texts.map((each, index) => ({
    leftover: { ...each, target: 'none' as const },
    target: chosen.get(index) ?? 'none',
  }));
  expect(applyReview(document, { edits: new Map(), additions }).custom).toMatchObject([
    { heading: 'Publikasi', items: [{ title: 'Satu' }, { summary: 'Dua' }] },
    { heading: 'Pameran', items: [{ summary: 'Lukisan' }, { summary: 'Patung' }] },
  ]);
});

test('one interest alone stands without the mark before it', () => {
  const sections = [{ sectionType: 'Skills/Interests/Languages', text: 'Minat\n○ Paduan suara' }];
  const details = { 'sections.0.heading': 'Minat', 'sections.0.interests': 'Paduan suara' };
  const left = leftovers({ ...reading, details, result: { ...reading.result, sections } });
  expect(left).toMatchObject([{ text: 'Paduan suara', target: 'hobbies' }]);
});

test('more names than a section holds stay one text below their heading', () => {
  const text = Array.from({ length: 201 }, (_, index) => `Hobi ${index}`).join('\n');
  const { hobbies, custom } = applyReview(mapReading(reading), {
    edits: new Map(),
    additions: [{ leftover: { heading: 'Minat', text, target: 'none' }, target: 'hobbies' }],
  });
  expect(hobbies.items).toEqual([]);
  expect(custom).toMatchObject([{ heading: 'Minat', items: [{ type: 'text' }] }]);
  expect(custom[0]?.items[0]?.summary).toContain('Hobi 200');
});

test('labels of Europass and of who gave a certificate are no lost text in Indonesian either', () => {
  const [school] = reading.result.education;
  const education = [
    { ...school!, location: { formatted: 'Banda Aceh, Indonesia' }, grade: { raw: '3,29' } },
  ];
  const sections = [
    {
      sectionType: 'Education',
      text: 'PENDIDIKAN\nKota: Banda Aceh | Negara: Indonesia\nNilai akhir: IPK 3,29',
    },
  ];
  const details = { 'sections.0.heading': 'PENDIDIKAN' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, education, sections } })).toEqual([]);
});

test('hobbies between slashes are one each', () => {
  const { hobbies } = applyReview(mapReading(reading), {
    edits: new Map(),
    additions: [
      { leftover: { heading: 'Minat', text: 'Keramik / Bersepeda', target: 'none' }, target: 'hobbies' },
    ],
  });
  expect(hobbies.items).toMatchObject([{ name: 'Keramik' }, { name: 'Bersepeda' }]);
});

test('numbered points are a list of numbers', () => {
  const jobDescription = '1. Menyusun rute\n2. Memastikan K3';
  const [job] = reading.result.workExperience;
  const result = { ...reading.result, workExperience: [{ ...job!, jobDescription }] };
  expect(mapReading({ ...reading, result }).work.items[0]?.summary).toBe(
    '1. Menyusun rute\n2. Memastikan K3',
  );
});

test('text that a heading was read together with is still looked for below it', () => {
  const sections = [{ sectionType: 'Skills/Interests/Languages', text: 'Minat Mendaki\nMendaki' }];
  const details = { 'sections.0.heading': 'Minat Mendaki' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toMatchObject([
    { text: 'Mendaki', target: 'hobbies' },
  ]);
});

test('a line that was taken for a heading over nothing is kept', () => {
  const sections = [{ sectionType: 'Other', text: 'Relawan Literasi Pesisir' }];
  const details = { 'sections.0.heading': 'Relawan Literasi Pesisir' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([
    { heading: '', text: 'Relawan Literasi Pesisir', target: 'none' },
  ]);
});

test('words that begin like months are words', () => {
  const text = 'Sertifikasi\nDesain\nMarketing\nSeptember 2021';
  const sections = [{ sectionType: 'Certifications', text }];
  const details = { 'sections.0.heading': 'Sertifikasi' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([
    { heading: 'Sertifikasi', text: 'Desain\nMarketing', target: 'none' },
  ]);
});

test('the names of a form’s rows are no content', () => {
  const [job] = reading.result.workExperience;
  const text = `Pengalaman\nPosisi: ${job!.jobTitle}\nPerusahaan: ${job!.organization}\nPeriode: 2020`;
  const sections = [{ sectionType: 'WorkExperience', text }];
  const details = { 'sections.0.heading': 'Pengalaman' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([]);
});

test.each(['today', 'skrg', 'currently'])('that a job goes on until %s is no content beside it', (today) => {
  const [job] = reading.result.workExperience;
  const text = `Experience\nSept 2023 – ${today} ${job!.jobTitle}, ${job!.organization}`;
  const sections = [{ sectionType: 'WorkExperience', text }];
  const details = { 'sections.0.heading': 'Experience' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([]);
});

test('the words of a job within a sentence and the names of a European form’s rows are no content', () => {
  const [job] = reading.result.workExperience;
  const text = [
    'Experience',
    `Dates since 2020 onwards`,
    `Occupation or position held ${job!.jobTitle}`,
    `Name and type of organisation ${job!.organization}`,
    `Bekerja di ${job!.organization} sebagai ${job!.jobTitle} dari tahun 2020 sampai kini`,
  ].join('\n');
  const sections = [{ sectionType: 'WorkExperience', text }];
  const details = { 'sections.0.heading': 'Experience' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([]);
});

test('the words of a period are no content: `May 2018 to present`', () => {
  const [job] = reading.result.workExperience;
  const text = ['Experience', `${job!.jobTitle}`, `${job!.organization}`, 'May 2018 to present'].join('\n');
  const sections = [{ sectionType: 'WorkExperience', text }];
  const details = { 'sections.0.heading': 'Experience' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([]);
});

test('labels of a person’s data and words beside dates in other languages of Europe are no content', () => {
  const { phoneNumbers } = reading.result;
  const [job] = reading.result.workExperience;
  const text = [
    'Lebenslauf',
    `Vorname Siti Nur`,
    `Telefon: ${phoneNumbers[0]}`,
    `Geburtsdatum 24.10.1999`,
    `Depuis 2023 ${job!.jobTitle}`,
    `2023 – heute ${job!.organization}`,
    'Staatsangehörigkeit: deutsch',
  ].join('\n');
  const sections = [{ sectionType: 'PersonalDetails', text }];
  const details = { 'sections.0.heading': 'Lebenslauf' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([
    { heading: 'Lebenslauf', text: 'Staatsangehörigkeit: deutsch', target: 'none' },
  ]);
});

test('the declaration at a paper’s end, and what stands over the signature, is no content', () => {
  const words = (text: string, y: number) =>
    text.split(' ').map((word, index) => ({
      text: word,
      x: 50 + 60 * index,
      y,
      width: 55,
      height: 12,
      baseline: y + 10,
      size: 10,
      font: 'Test',
      bold: y === 40,
      italic: false,
      colour: 0,
      spaced: index > 0,
    }));
  const items = [
    ...words('Siti Aminah', 20),
    ...words('siti@contoh.id 0812-3456-7890', 34),
    ...words('PENGALAMAN KERJA', 60),
    ...words('Kasir, Toko Arunika, 2019 - 2021', 76),
    ...words('PENDIDIKAN', 100),
    ...words('SMA Negeri 1 Arunika, 2016 - 2019', 116),
    ...words('Demikian CV ini saya buat', 160),
    ...words('Hormat saya', 190),
  ];
  const { result, details } = readItems([{ width: 595, height: 842, items }], { asOf: '2026-11-21' });
  const left = leftovers({ ...reading, result, details });
  expect(left.map(({ text }) => text).join('\n')).not.toMatch(/Demikian|Hormat/);
});

test('answers of a form that a CV has no field for are one thing to look at', () => {
  const sections = [
    { sectionType: 'PersonalDetails', text: 'Data Diri\nAgama : Katolik\nTinggi : 171 cm' },
    { sectionType: 'PersonalDetails', text: 'Data Keluarga\nAyah Sutrisno' },
    { sectionType: 'Other', text: 'Penutup' },
    { sectionType: 'Other', text: 'Demikian CV ini saya buat.' },
  ];
  const details = {
    'sections.0.heading': 'Data Diri',
    'sections.1.heading': 'Data Keluarga',
    'sections.2.heading': 'Penutup',
    'sections.3.closing': 'true',
  };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([
    {
      heading: 'Data Diri',
      text: 'Agama : Katolik\nTinggi : 171 cm\nData Keluarga\nAyah Sutrisno',
      target: 'none',
    },
  ]);
});

test('a prize goes in with who gave it and when', () => {
  const text =
    'Penghargaan\nJuara 1 Lomba Robotik\nUniversitas Gadjah Mada, 2022\nKaryawan Terbaik\nDes 2023';
  const sections = [{ sectionType: 'Awards', text }];
  const details = {
    'sections.0.heading': 'Penghargaan',
    'sections.0.entries': '0 2',
    'sections.0.prizes.0.title': 'Juara 1 Lomba Robotik',
    'sections.0.prizes.0.issuer': 'Universitas Gadjah Mada',
    'sections.0.prizes.0.date': '2022',
  };
  const [leftover] = leftovers({ ...reading, details, result: { ...reading.result, sections } });
  const additions = [{ leftover: leftover!, target: leftover!.target }];
  const { awards } = applyReview(parseResume({}), { edits: new Map(), additions });
  expect(awards.items).toMatchObject([
    { title: 'Juara 1 Lomba Robotik', awarder: 'Universitas Gadjah Mada', date: '2022', summary: '' },
    { title: 'Karyawan Terbaik', awarder: '', date: '', summary: 'Des 2023' },
  ]);
});

test('hobbies in a row of a form are hobbies without a heading', () => {
  const sections = [{ sectionType: 'Skills/Interests/Languages', text: 'Futsal, Memancing' }];
  const details = { 'sections.0.interests': 'true' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([
    { heading: '', text: 'Futsal, Memancing', target: 'hobbies' },
  ]);
});

test('a heading over contacts is no content', () => {
  const sections = [{ sectionType: 'PersonalDetails', text: 'Tautan\nsiti.contoh.id' }];
  const details = { 'sections.0.heading': 'Tautan' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toEqual([]);
});

test('a line without the bullet of the first one goes on, as one behind a word that leads on does', () => {
  expect(
    splitLines('Merawat 80 turbin di lepas pantai Esbjerg', ['• Merawat 80 turbin di lepas pantai\nEsbjerg']),
  ).toEqual(['Merawat 80 turbin di lepas pantai Esbjerg']);
  expect(
    splitLines('Mengajarkan kebun kepada 310 keluarga', ['Mengajarkan kebun kepada\n310 keluarga']),
  ).toEqual(['Mengajarkan kebun kepada 310 keluarga']);
  expect(splitLines('Satu Dua', ['• Satu\n• Dua'])).toEqual(['Satu', 'Dua']);
  // Running text, in which a line ends anywhere.
  const prose =
    'Memimpin survei atas 6.200 penumpang. Meraih\nEUR 240.000 untuk kajian zona rendah emisi.\nMelatih tim.';
  expect(splitLines(prose.replaceAll('\n', ' '), [prose])).toEqual([prose.replaceAll('\n', ' ')]);
});

test('what every page says again, initials and broken addresses are no lost text', () => {
  const text =
    'SA\nRiwayat Hidup · Siti Nur Aminah\nsiti@conto\nh.id\nHalaman 1 dari 2\nFormulir Data Pelamar\nSemarang, Indonesia (Home)';
  const result = {
    ...reading.result,
    name: { raw: 'Siti Aminah' },
    emails: ['siti@contoh.id'],
    headline: 'Nur',
  };
  const leftOf = (all: string) => {
    const sections = [{ sectionType: 'PersonalDetails', text: all }];
    return leftovers({ ...reading, details: {}, result: { ...result, sections } });
  };
  expect(leftOf(text)).toEqual([]);
  // A word that happens to stand in the address as well was not cut out of it.
  expect(leftOf(`${text}\nConto`)).toMatchObject([{ text: 'Conto' }]);
});

test('of facts in one row only those are questioned that no field holds', () => {
  const text = 'Siti Nur Aminah\nKewarganegaraan: WNI | Telepon: 0812-3456-7890 | Email: siti@contoh.id';
  const sections = [{ sectionType: 'PersonalDetails', text }];
  const own: Reading = { ...reading, details: {}, result: { ...reading.result, sections } };
  expect(leftovers(own)).toMatchObject([{ text: 'Kewarganegaraan: WNI' }]);
});

test('a hobby that labels of levels are called by as well is no lost text', () => {
  const sections = [{ sectionType: 'Other', text: 'Hobi\nReading, Writing' }];
  const details = { 'sections.0.heading': 'Hobi' };
  const own: Reading = { ...reading, details, result: { ...reading.result, sections } };
  expect(leftovers(own)).toMatchObject([{ text: 'Reading, Writing', target: 'hobbies' }]);
});

test('lines that the margin broke are whole again, and a sentence is no hobby', () => {
  const sections = [
    {
      sectionType: 'Publications',
      text: 'A. Publikasi\nAminah, S. Peracikan di\nkepulauan. Jurnal 50\nAminah, S. Resep daring',
    },
    { sectionType: 'Skills/Interests/Languages', text: 'Minat\nSaya gemar menulis tentang obat dan laut.' },
  ];
  const details = {
    'sections.0.heading': 'A. Publikasi',
    'sections.0.wraps': '1',
    'sections.0.entries': '0 2',
    'sections.1.heading': 'Minat',
    'sections.1.interests': 'true',
  };
  const own: Reading = { ...reading, details, result: { ...reading.result, sections } };
  const [papers, interest] = leftovers(own);
  expect(papers?.entries).toEqual([
    'Aminah, S. Peracikan di kepulauan. Jurnal 50',
    'Aminah, S. Resep daring',
  ]);
  expect(interest).toMatchObject({ heading: 'Minat', target: 'custom' });
});

test('a sentence that a column narrower than the page broke is one line, an address below it is another', () => {
  const text = [
    'Projects',
    'Created an interactive dashboard for a community-',
    'driven platform, which raised the sales',
    'by 25%.',
    'Written in Kotlin, with tests for every page',
    'github.com/siti/dashboard',
    'Second project without an end in this line',
    'lower case opens an entry that the reader saw',
  ].join('\n');
  const own: Reading = {
    ...reading,
    details: { 'sections.0.heading': 'Projects', 'sections.0.entries': '0 5 6' },
    result: { ...reading.result, sections: [{ sectionType: 'Projects', text }] },
  };
  expect(leftovers(own)[0]?.text.split('\n')).toEqual([
    'Created an interactive dashboard for a community-driven platform, which raised the sales by 25%.',
    'Written in Kotlin, with tests for every page',
    'github.com/siti/dashboard',
    'Second project without an end in this line',
    'lower case opens an entry that the reader saw',
  ]);
});

test('points that are too long for skills go to the skills, each whole; interests as the reader parted them', () => {
  const long = 'Menyusun modul praktik, jadwal dan penilaian 16 minggu untuk siswa kelas XI';
  const sections = [
    { sectionType: 'Skills/Interests/Languages', text: `Kemampuan\nExcel\n• ${long}` },
    { sectionType: 'Skills/Interests/Languages', text: 'Minat\nCukil kayu Bersepeda' },
  ];
  const details = {
    'sections.0.heading': 'Kemampuan',
    'sections.1.heading': 'Minat',
    'sections.1.interests': 'Cukil kayu\nBersepeda',
  };
  const own: Reading = {
    ...reading,
    details,
    result: { ...reading.result, skills: [{ name: 'Excel' }], sections },
  };
  const additions = leftovers(own).map((leftover) => ({ leftover, target: leftover.target }));
  const { skills, hobbies } = applyReview(mapReading(own), { edits: new Map(), additions });
  expect(skills.items.map(({ name }) => name)).toEqual(['Excel', long]);
  expect(hobbies.items.map(({ name }) => name)).toEqual(['Cukil kayu', 'Bersepeda']);
});

test('what is said of a certificate is shown where it stands', () => {
  const text = (word: string, y: number, x = 50) => ({
    text: word,
    x,
    y,
    width: 5 * word.length,
    height: 12,
    baseline: y + 10,
    size: 10,
    font: 'Test',
    bold: false,
    italic: false,
    colour: 0,
  });
  const items = [
    { ...text('Siti', 40), size: 22 },
    { ...text('Aminah', 40, 100), size: 22, spaced: true },
    text('siti@contoh.id', 70),
    { ...text('Pendidikan', 96), size: 14, bold: true },
    text('SMA Negeri 1 Kudus, 2018 – 2021', 116),
    { ...text('Sertifikat', 140), size: 14, bold: true },
    { ...text('Operator Forklift Kelas II', 160), bold: true },
    text('Arunika Training', 174),
    text('Maret 2022', 188),
  ];
  const own = { ...readItems([{ width: 595, height: 842, items }]), document: {} } as unknown as Reading;
  const fields = reviewFields(mapReading(own), own.evidence);
  const placeOf = (label: string) => fields.find((field) => field.label === label)?.boxes[0]?.y;
  expect([placeOf('Sertifikat'), placeOf('Penerbit'), placeOf('Terbit')]).toEqual([160, 174, 188]);
});

test('two hobbies with a word between them', () => {
  const leftover: Leftover = { heading: 'Hobi', text: 'Menjahit dan Menulis cerpen', target: 'hobbies' };
  const { hobbies } = applyReview(emptyResume({ language: 'id' }), {
    edits: new Map(),
    additions: [{ leftover, target: 'hobbies' }],
  });
  expect(hobbies.items.map(({ name }) => name)).toEqual(['Menjahit', 'Menulis cerpen']);
});

test('a text that has no lines in the CV stays one', () => {
  expect(splitLines('Satu kalimat saja.', ['Lain'])).toEqual(['Satu kalimat saja.']);
  expect(splitLines('• Satu\n• Dua', [])).toEqual(['Satu', 'Dua']);
  expect(splitLines('', [])).toEqual([]);
});

describe('what found no field', () => {
  test('is kept, with its heading and where it may belong', () => {
    expect(leftovers(reading)).toEqual([
      { heading: 'Pengalaman', text: 'Atasan: Bapak Hadi', target: 'none' },
      {
        heading: 'Organisasi',
        text: 'Palang Merah Indonesia\nRelawan, Agt 2013 – Feb 2014',
        target: 'informalEducation',
      },
      { heading: 'Hobi', text: 'Membaca\nBerkebun', target: 'hobbies' },
    ]);
  });

  test('without a heading it is given to no section of one’s own', () => {
    const text = 'Penyunting majalah kampus';
    const sections = [{ sectionType: 'Other' as const, text }];
    const own = { ...reading, details: {}, result: { ...reading.result, sections } };
    expect(leftovers(own)).toEqual([{ heading: '', text, target: 'none' }]);
  });

  test('every word of the CV stands in the document or among the leftovers', () => {
    const kept = `${JSON.stringify(mapReading(reading))} ${JSON.stringify(leftovers(reading))}`.toLowerCase();
    const dates = new Set(['sept', 'agt', 'feb', 'oktober', 'sekarang']);
    const words = reading.result.sections
      .flatMap(
        ({ text }) =>
          text
            .split('\n')
            .slice(1)
            .join(' ')
            .toLowerCase()
            .match(/\p{L}{3,}/gu) ?? [],
      )
      .filter((word) => !dates.has(word) && word !== 'tanggal' && word !== 'lahir');
    expect(words.filter((word) => !kept.includes(word))).toEqual([]);
  });
});

test('the looking over says how a number was printed that is kept otherwise', () => {
  const phone = (document: ReturnType<typeof mapReading>) =>
    reviewFields(document, reading.evidence, { phoneNumbers: ['0812-3456-7890'] }).find(
      ({ id }) => id === 'profile.phone',
    );
  const document = mapReading(reading);
  expect(phone(document)).toMatchObject({ value: '+62 812-3456-7890', printed: '0812-3456-7890' });
  document.profile.phone = '+62 813';
  expect(phone(document)?.printed).toBeUndefined();
});

describe('the looking over', () => {
  const resume = mapReading(reading);
  const fields = reviewFields(resume, reading.evidence);
  const field = (id: string) => fields.find((each) => each.id === id);
  const job = resume.work.items[0]!.id;

  test('questions: for what the reader was unsure of, and for what every CV has', () => {
    expect(field('profile.firstName')).toMatchObject({ uncertain: false, value: 'Siti Nur', group: '' });
    expect(field('profile.subtitle')).toMatchObject({ uncertain: true });
    expect(field(`work.${job}.position`)).toMatchObject({ uncertain: true, group: 'Koordinator Gudang' });
    expect(field(`work.${job}.position`)?.boxes).toEqual([
      { page: 0, x: 60, y: 200, width: 200, height: 12 },
    ]);
    expect(field('skills')).toMatchObject({ value: 'Excel\nSAP', kind: 'list', uncertain: true });
    expect(field('profile.linkedin')).toBeUndefined();
  });

  test('dates: as they are typed in the builder, and read back the same', () => {
    expect(field('profile.birthDate')?.value).toBe('24/10/1999');
    expect(field(`work.${job}.startDate`)?.value).toBe('09/2023');
    const form = new FormData();
    for (const { id, value } of fields) form.set(fieldName(id), value);
    const kept = applyReview(resume, { edits: readReview(form).edits, additions: [] });
    expect(kept.profile.birthDate).toBe(resume.profile.birthDate);
    expect(kept.work.items[0]).toMatchObject({ startDate: '2023-09', endDate: '', isCurrent: true });
  });

  test('corrections and additions go into the document, everything else stays', () => {
    const form = new FormData();
    form.set(fieldName('profile.subtitle'), 'Koordinator Logistik');
    form.set(fieldName(`work.${job}.endDate`), '12/2025');
    form.set(fieldName(`work.${job}.summary`), field(`work.${job}.summary`)!.value);
    form.set(fieldName('skills'), 'Excel\r\nSAP\r\nPower BI');
    form.set(fieldName('metadata.template'), 'gengar');
    form.set(fieldName('profile.photograph'), 'data:image/png;base64,AA');
    form.set(fieldName('work.__proto__.position'), 'x');
    form.set(targetName(1), 'informalEducation');
    form.set(targetName(2), 'hobbies');
    const { edits, targets: chosen } = readReview(form);
    const additions = leftovers(reading).map((leftover, index) => ({
      leftover,
      target: chosen.get(index) ?? ('none' as const),
    }));
    const next = applyReview(resume, { edits, additions });
    expect(next.profile.subtitle).toBe('Koordinator Logistik');
    expect(next.work.items[0]).toMatchObject({ endDate: '2025-12', isCurrent: false });
    expect(next.work.items[0]!.summary).toBe(resume.work.items[0]!.summary);
    expect(next.skills.items.map(({ name }) => name)).toEqual(['Excel', 'SAP', 'Power BI']);
    expect(new Set(next.skills.items.map(({ id }) => id)).size).toBe(3);
    expect(next.informalEducation.items).toMatchObject([{ institution: 'Palang Merah Indonesia' }]);
    expect(next.hobbies.items.map(({ name }) => name)).toEqual(['Membaca', 'Berkebun']);
    expect(next.metadata).toEqual(resume.metadata);
    expect(next.profile.photograph).toBe('');
    expect(next.profile.email).toBe('siti@contoh.id');
    expect(parseResume(next)).toEqual(next);
  });
});

test('a language whose line stayed keeps everything else it had', () => {
  const document = mapReading(reading);
  const edits = new Map([['languages', 'Bahasa Indonesia\nInggris']]);
  const corrected = applyReview(document, { edits, additions: [] });
  const [language] = document.languages.items;
  expect(corrected.languages.items).toMatchObject([language!, { name: 'Inggris' }]);
});

describe('JSON that is none', () => {
  test.each([
    ['{\n  "basics": {\n    "name" "Rani"\n  }\n}', 'baris 3, kolom 12'],
    ['{ "basics": ', 'belum lengkap'],
    ['bukan json', 'baris 1, kolom 1,'],
    ['{\n  "basics": Rani Kusuma\n}', 'baris 2, kolom 13,'],
  ])('%j is answered with the place', (text, words) => {
    const { failure } = parseJson(text);
    expect(failure).toContain(words);
  });

  test('one of brackets alone is refused without a look for the place', () => {
    expect(parseJson('['.repeat(100_000))).toEqual({ failure: 'Isinya bertingkat terlalu dalam.' });
  });

  test('a byte order mark is no error', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ value: { a: 1 }, failure: null });
    expect(parseJson('```json\n{"a":1}\n```\n')).toEqual({ value: { a: 1 }, failure: null });
  });
});

test('a review names degrees as people write them, and takes them back as ours', () => {
  const document = parseResume({
    education: { items: [{ institution: 'Universitas Contoh', degree: 'Bachelors', field: 'Akuntansi' }] },
  });
  const { id } = document.education.items[0]!;
  const degree = reviewFields(document, {}).find(({ label }) => label === 'Gelar')!;
  expect(degree.value).toBe('Sarjana');
  const degreeAfter = (value: string) =>
    applyReview(document, { edits: new Map([[degree.id, value]]), additions: [] }).education.items.find(
      (item) => item.id === id,
    )!.degree;
  expect(degreeAfter('Sarjana')).toBe('Bachelors');
  expect(degreeAfter('Magister')).toBe('Masters');
  expect(degreeAfter('Sarjana Terapan Gizi')).toBe('Sarjana Terapan Gizi');
});

test('figures in rings and beside bars, apart from what they rate, are no text to look at; a mark of a test is', () => {
  const sections = [
    { sectionType: 'Skills/Interests/Languages' as const, text: 'Bahasa\n100% 95% 4/5\nTOEFL 560' },
  ];
  const details = { 'sections.0.heading': 'Bahasa' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toMatchObject([
    { heading: 'Bahasa', text: 'TOEFL 560' },
  ]);
});

test('words that rate below bars, and captions over what was done, are no text to look at', () => {
  const sections = [
    {
      sectionType: 'Skills/Interests/Languages' as const,
      text: 'Kemampuan\nSangat baik\nIntermediate\nMeracik',
    },
    {
      sectionType: 'WorkExperience' as const,
      text: 'Kerja\nAchievements/Tasks\nPencapaian\nPosisi yang dilamar',
    },
  ];
  const details = { 'sections.0.heading': 'Kemampuan', 'sections.1.heading': 'Kerja' };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toMatchObject([
    { heading: 'Kemampuan', text: 'Meracik' },
  ]);
});

test('words that lead to an address are other pages of the person', () => {
  const details = {
    'links.0': 'https://www.behance.net/siti-n',
    'links.0.name': 'Behance',
    'links.1': 'https://github.com/sitinur',
    'links.1.name': 'sitinur',
  };
  expect(mapReading({ ...reading, details }).social.items.slice(-2)).toMatchObject([
    { network: 'Behance', username: '', link: 'https://www.behance.net/siti-n' },
    { network: 'GitHub', username: 'sitinur', link: 'https://github.com/sitinur' },
  ]);
});

test('pages on platforms are no website, wherever they stand among the addresses', () => {
  const of = (websites: string[]) => {
    const read = { ...reading, result: { ...reading.result, websites } };
    const { profile, social } = mapReading(read);
    const shown = reviewFields(
      mapReading(read),
      { 'websites.1': { boxes: [], page: 0, confidence: 0.9 } },
      read.result,
    );
    const isSure = shown.some(({ id, uncertain }) => id === 'profile.website' && !uncertain);
    return [profile.website, social.items.map(({ link }) => link), isSure];
  };
  expect(of(['github.com/siti'])).toEqual(['', ['github.com/siti'], false]);
  expect(of(['github.com/siti', 'siti.example'])).toEqual(['siti.example', ['github.com/siti'], true]);
});

test('text over the points of a job stays text', () => {
  const printed =
    'Pengalaman\nStaf\nDistributor alat berat di\nKalimantan\n• Memimpin tim yang\nbesar\n• Melapor';
  const lines = ['Distributor alat berat di Kalimantan', 'Memimpin tim yang besar', 'Melapor'];
  expect(linesOverPoints(lines, [printed])).toBe(1);
  expect(linesOverPoints(lines.slice(1), [printed])).toBe(0);
  expect(linesOverPoints(lines, [printed.replaceAll('• ', '')])).toBe(0);
  const [job] = reading.result.workExperience;
  const result = {
    ...reading.result,
    workExperience: [{ ...job!, jobDescription: lines.join('\n') }],
    sections: [{ sectionType: 'WorkExperience', text: printed }],
  };
  expect(mapReading({ ...reading, result }).work.items[0]?.summary).toBe(
    'Distributor alat berat di Kalimantan\n\n- Memimpin tim yang besar\n- Melapor',
  );
});

test('a prize or a hobby whose words stand in other sections as well is kept', () => {
  const sections = [
    { sectionType: 'Awards' as const, text: 'Penghargaan\nKoordinator Gudang, PT Sinar Nusantara, 2022' },
    { sectionType: 'Skills/Interests/Languages' as const, text: 'Hobi\nExcel' },
  ];
  const details = {
    'sections.0.heading': 'Penghargaan',
    'sections.1.heading': 'Hobi',
    'sections.1.interests': 'true',
  };
  expect(leftovers({ ...reading, details, result: { ...reading.result, sections } })).toMatchObject([
    { target: 'awards', text: 'Koordinator Gudang, PT Sinar Nusantara, 2022' },
    { target: 'hobbies', text: 'Excel' },
  ]);
});

test.each([
  ['Surabaya ID', 'Indonesia', { city: 'Surabaya', region: '', country: 'Indonesia' }],
  ['Surabaya, ID', 'Indonesia', { city: 'Surabaya', region: '', country: 'Indonesia' }],
  [
    'Via Po 41, 40125, Bologna (Italy)',
    'Italy',
    { line1: 'Via Po 41', city: 'Bologna', country: 'Italy', pincode: '40125' },
  ],
  ['Holstenstraße 3, 24103 Kiel', null, { line1: 'Holstenstraße 3', city: 'Kiel', pincode: '24103' }],
  ['Dayton, OH', null, { city: 'Dayton', region: 'OH', country: '' }],
])('the parts of an address: %s', (rawInput, country, address) => {
  const result = { ...reading.result, location: { rawInput, country } };
  expect(mapReading({ ...reading, result }).profile.address).toMatchObject(address);
});

test('the review shows post code, country, addresses and what stands below a school, and takes what is corrected', () => {
  const document = parseResume({
    profile: { firstName: 'Rani', address: { city: 'Bandung', pincode: '40115', country: 'Indonesia' } },
    work: { items: [{ company: 'Arunika', description: 'Riset pangan', website: 'arunika.example' }] },
    education: {
      items: [
        {
          institution: 'Kencana',
          location: 'Solo',
          website: 'kencana.example',
          summary: 'Skripsi tentang pangan',
        },
      ],
    },
  });
  const added = ['Kode pos', 'Negara', 'Bidang usaha', 'Website', 'Lokasi', 'Uraian'];
  const shown = reviewFields(document, {}).filter(({ label }) => added.includes(label));
  expect(shown.map(({ value }) => value)).toEqual([
    '40115',
    'Indonesia',
    'Riset pangan',
    'arunika.example',
    'Solo',
    'kencana.example',
    'Skripsi tentang pangan',
  ]);
  const edits = new Map(shown.map(({ id }, index) => [id, `baru ${index}`]));
  const corrected = reviewFields(applyReview(document, { edits, additions: [] }), {});
  expect(corrected.filter(({ label }) => added.includes(label)).map(({ value }) => value)).toEqual(
    shown.map((_, index) => `baru ${index}`),
  );
});

test.each([
  ['Jl. Melati 5, Kel. Jebres, Surakarta', ['Jl. Melati 5, Kel. Jebres', 'Surakarta', '', '']],
  ['Jl. Melati 5, Menteng, Jakarta', ['Jl. Melati 5, Menteng', 'Jakarta', '', '']],
  [
    'Jl. Melati 5, Jakarta Selatan, DKI Jakarta 12160',
    ['Jl. Melati 5', 'Jakarta Selatan', 'DKI Jakarta', '12160'],
  ],
  ['Jl. Melati 5, Bandung, Jawa Barat, 40115', ['Jl. Melati 5', 'Bandung', 'Jawa Barat', '40115']],
  ['12 Orchard Road, #05-01, Singapore', ['12 Orchard Road, #05-01', 'Singapore', '', '']],
])('the address %s', (rawInput, parts) => {
  const result = { ...reading.result, location: { rawInput, country: null } };
  const { line1, city, region, pincode } = mapReading({ ...reading, result }).profile.address;
  expect([line1, city, region, pincode]).toEqual(parts);
});

test('under a heading of one’s own a label with names behind it is a list, sentences are text', () => {
  const leftover = {
    heading: 'Kesiapan kerja',
    text: 'Giliran: Pagi, Siang, Malam\nBersedia ditempatkan di luar kota.\nCatatan: saya belajar, lalu mengajar.',
    target: 'custom',
  } as const;
  const { custom } = applyReview(mapReading(reading), {
    edits: new Map(),
    additions: [{ leftover, target: 'custom' }],
  });
  expect(custom.at(-1)).toMatchObject({
    heading: 'Kesiapan kerja',
    items: [{ type: 'list', title: 'Giliran', keywords: ['Pagi', 'Siang', 'Malam'] }, { type: 'text' }],
  });
});

test('publications whose parts are known are entries of a section of publications, and a certificate keeps its page', () => {
  const sections = [
    { sectionType: 'Publications', text: 'Karya Tulis\nModul Aljabar\nMGMP Kudus · Jan 2020\nmodul.example' },
  ];
  const details = {
    'sections.0.heading': 'Karya Tulis',
    'sections.0.parts.0.title': 'Modul Aljabar',
    'sections.0.parts.0.organization': 'MGMP Kudus',
    'sections.0.parts.0.startDate': '2020-01',
    'sections.0.parts.0.link': 'modul.example',
    'certifications.0.link': 'arunika.example/cek',
  };
  const read = {
    ...reading,
    details,
    result: { ...reading.result, sections, certifications: ['Ahli Awan'] },
  };
  const additions = leftovers(read).map((leftover) => ({ leftover, target: leftover.target }));
  const { custom, certifications } = applyReview(mapReading(read), { edits: new Map(), additions });
  expect(custom).toMatchObject([
    {
      heading: 'Karya Tulis',
      items: [
        {
          type: 'publication',
          title: 'Modul Aljabar',
          organization: 'MGMP Kudus',
          startDate: '2020-01',
          link: 'modul.example',
        },
      ],
    },
  ]);
  expect(certifications.items).toMatchObject([{ link: 'arunika.example/cek' }]);
});

test('courses that a narrow column broke are one list, and results stay text', () => {
  const school = { ...reading.result.education[0]!, organization: 'Universitas Andalas' };
  const printed = ['Mata kuliah: Fisika Dasar, Manajemen', 'Rantai Pasok', 'Lulus cum laude'];
  const read = {
    ...reading,
    details: { 'education.0.description': printed.join(' ') },
    result: {
      ...reading.result,
      education: [school],
      sections: [
        { sectionType: 'Education', text: ['Pendidikan', 'Universitas Andalas', ...printed].join('\n') },
      ],
    },
  };
  expect(mapReading(read).education.items).toMatchObject([
    { courses: ['Fisika Dasar', 'Manajemen Rantai Pasok'], summary: 'Lulus cum laude' },
  ]);
});

test('sentences of a card beside another, whose lines stand in the same rows, are a point each', () => {
  const printed = [
    'Memimpin 37 desain kemasan. Menggambar 16 buku anak.\nMembuat sistem ikon. Ia dipakai tim.',
  ];
  expect(splitLines('Memimpin 37 desain kemasan. Membuat sistem ikon. Ia dipakai tim.', printed)).toEqual([
    'Memimpin 37 desain kemasan.',
    'Membuat sistem ikon. Ia dipakai tim.',
  ]);
});
