import { expect, test } from 'vitest';
import { findSections } from '../classify/find-sections.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { skillNames } from '../testing/entries-of.ts';
import {
  fieldsBelowName,
  fieldsOf,
  head,
  readBelowName,
  readPage,
  siti,
  underTitle,
} from '../testing/read-page.ts';
import { jobAt, schoolSection, textAt } from '../testing/texts.ts';

// Languages and how well they are known.

test('a list of languages among skills whose first one the reader does not know', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Software: Git, Postman', y: 110 },
    { text: 'Languages: Bahasa (native), English (Reading, Writing)', y: 124 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Git', 'Postman']);
  expect(flatten(result).languages).toEqual(['English']);
});

test('languages and certificates in rows of a section that is named after two others', () => {
  const { result } = readPage(
    ...siti,
    head('Kemampuan dan Sertifikasi', 90),
    'Kemampuan: Excel, Accurate, Analisis laporan keuangan',
    'Bahasa: Bahasa Indonesia (Penutur asli), Bahasa Inggris (TOEFL 520)',
    'Sertifikat: Brevet Pajak A dan B (Ikatan Akuntan, 2024)',
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Accurate', 'Analisis laporan keuangan']);
  expect(result.languages).toEqual(['Bahasa Indonesia', 'Bahasa Inggris']);
  expect(result.certifications).toEqual(['Brevet Pajak A dan B']);
});

test.each([
  [
    ['• Bahasa: Proficient', '• English: Intermediate'],
    ['Bahasa', 'English'],
  ],
  [
    ['Bahasa (Native)', 'English (Fluent)'],
    ['Bahasa', 'English'],
  ],
  [['Bahasa, English, Arabic'], ['Bahasa', 'English', 'Arabic']],
  [
    ['Bahasa : Inggris', 'Jepang'],
    ['Inggris', 'Jepang'],
  ],
])('`Bahasa` alone is a language where a level or another language stands beside it: %j', (lines, names) => {
  expect(flatten(underTitle('Languages', lines).result).languages).toEqual(names);
});

test('`Ibu` beside a language is a level', () => {
  const { languages } = fieldsOf(
    ...siti,
    head('Bahasa', 90),
    textAt(50, 110, 'Indonesia'),
    textAt(200, 110, 'Ibu'),
    textAt(50, 124, 'Inggris'),
    textAt(200, 124, 'Menengah'),
  );
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('languages beside their name in a margin, where the next name has its items in its row', () => {
  const row = (name: string, items: string[], y: number, by = 0): Text[] => [
    { text: name, y: y + by },
    ...items.map((text, index) => ({ text, x: 150 + 130 * index, y })),
  ];
  const page = readPage(
    ...siti,
    head('Skills & Interests', 90),
    ...row('Technology', ['Excel', 'Tableau', 'Python'], 110),
    ...row('Languages', ['Jerman (dasar)', 'Inggris (lancar)'], 145, -9),
    ...row('Sports', ['Renang', 'Sepeda'], 165),
  );
  expect(flatten(page.result).languages).toEqual(['Jerman', 'Inggris']);
  expect(skillNames(page)).not.toContain('Languages');
});

test('languages before “and”, and skills named in the row below the languages', () => {
  const result = fieldsOf(
    ...siti,
    head('Languages', 90),
    'English, Hindi and Marathi',
    { text: 'Digital skills', x: 50, y: 130 },
    { text: 'Minitab, SAP QM, AutoCAD', x: 200, y: 130 },
  );
  expect(result.languages).toEqual(['English', 'Hindi', 'Marathi']);
  expect(result.skills).toEqual(['Minitab', 'SAP QM', 'AutoCAD']);
});

test('languages with nothing but their levels between, and below the names of columns', () => {
  expect(
    fieldsOf(...siti, head('Languages', 90), 'Dutch (Native speaker) French (Fluent) English (Fluent)')
      .languages,
  ).toEqual(['Dutch', 'French', 'English']);
  const row = (name: string, level: string, y: number): Text[] => [
    { text: name, x: 50, y },
    { text: level, x: 200, y },
  ];
  expect(
    fieldsOf(
      ...siti,
      head('Bahasa', 90),
      ...row('Bahasa', 'Kemampuan', 108),
      ...row('Indonesia', 'Aktif', 124),
      ...row('Inggris', 'Pasif', 140),
    ).languages,
  ).toEqual(['Indonesia', 'Inggris']);
});

test('languages in a group of their own among the skills', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'Teknis: Excel, SQL', y: 108 },
    { text: 'Bahasa: Indonesia (penutur asli), Inggris', y: 122 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'SQL']);
});

test('languages: levels in two languages, kinds that no list holds, the grid of a passport', () => {
  const { result, details } = readPage(
    ...siti,
    head('Languages', 90),
    { text: 'Indonesia (ibu / native), Inggris (lancar / fluent)', y: 108 },
    { text: 'Scots Gaelic (basic), te reo Māori, Old Frisian (intermediate)', y: 122 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Scots Gaelic', 'te reo Māori', 'Old Frisian']);
  expect([0, 1, 2].map((at) => details[`languages.${at}.level`])).toEqual([
    'ibu / native',
    'lancar / fluent',
    'basic',
  ]);
  const grid = readPage(
    ...siti,
    head('Languages', 90),
    ...['Listening', 'Reading', 'Writing'].map((text, at) => ({ text, x: 160 + 90 * at, y: 108 })),
    { text: 'English', y: 124 },
    ...['C1', 'C2', 'B2'].map((text, at) => ({ text, x: 160 + 90 * at, y: 124 })),
  );
  expect([grid.result.languages, grid.details['languages.0.level']]).toEqual([['English'], 'C1']);
});

test('one unknown language among known ones is a language', () => {
  const { result } = readPage(
    ...siti,
    head('Bahasa', 90),
    { text: 'Indonesia', y: 108 },
    { text: 'Dani', y: 122 },
    { text: 'Inggris (Dasar)', y: 136 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Dani']);
});

test('languages between bars, and a level behind rings', () => {
  const languages = (...lines: string[]) => {
    const { result, details } = readBelowName(
      head('Bahasa', 90),
      ...lines.map((text, at) => ({ text, y: 110 + 14 * at })),
    );
    return result.languages.map((name, at) => [name, details[`languages.${at}.level`]]);
  };
  expect(languages('Inggris: Mahir | Batak: Penutur asli')).toEqual([
    ['Inggris', 'Mahir'],
    ['Batak', 'Penutur asli'],
  ]);
  expect(languages('Inggris ●●○○○ Dasar', 'Sunda ●●●●● Penutur asli')).toEqual([
    ['Inggris', 'Dasar'],
    ['Sunda', 'Penutur asli'],
  ]);
});

test('languages under their name in one of several lists of skills', () => {
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      ...schoolSection,
      head('Keahlian', 140),
      { text: 'Produksi', x: 60, y: 160, bold: true },
      { text: 'Bahasa', x: 320, y: 160, bold: true },
      { text: 'Rundown, Perizinan', x: 60, y: 176 },
      { text: 'Indonesia, Jawa, Inggris', x: 320, y: 176 },
    ).result,
  );
  expect(skills).toEqual(['Rundown', 'Perizinan']);
  expect(languages).toEqual(['Indonesia', 'Jawa', 'Inggris']);
});

test('a mother tongue is how well each of its languages is known, “other languages” is not', () => {
  const { result, details } = readPage(
    ...siti,
    ...schoolSection,
    head('Languages', 140),
    { text: 'Mother tongue(s): Javanese | Indonesian', y: 160 },
    { text: 'Other languages: English', y: 176 },
  );
  expect(result.languages.map((name, at) => [name, details[`languages.${at}.level`]])).toEqual([
    ['Javanese', 'Mother tongue'],
    ['Indonesian', 'Mother tongue'],
    ['English', undefined],
  ]);
});

test('languages that follow each other as sentences', () => {
  const { languages } = flatten(
    readPage(...siti, ...schoolSection, head('Bahasa', 140), {
      text: 'Inggris: Lancar. Jawa: Penutur asli.',
      y: 158,
    }).result,
  );
  expect(languages).toEqual(['Inggris', 'Jawa']);
});

test('a run of languages with their levels among the skills', () => {
  const { result } = readPage(
    ...siti,
    head('Skills', 90),
    { text: 'Tools', y: 108, bold: true },
    { text: 'Docker, Terraform', y: 122 },
    { text: 'Spoken', y: 142, bold: true },
    { text: 'English (native), French (B2)', y: 156 },
    head('Education', 184),
    { text: 'Universitas Jember, S1 Informatika, 2010 - 2014', y: 202 },
  );
  expect(flatten(result).languages).toEqual(['English', 'French']);
  expect(result.skills.map(({ name: skill }) => skill)).toEqual(['Docker', 'Terraform']);
});

test('under one heading for skills and languages the rows say which are languages', () => {
  const { result } = readPage(
    ...siti,
    head('SKILLS, LANGUAGES, INTERESTS', 90),
    '• Languages: English (Native speaker), Yoruba (Native speaker)',
    '• Infrastructure: Kubernetes, Terraform, Ansible',
    '• Observability: Prometheus, Grafana',
    '• Interests: Bread baking, Trail running',
  );
  expect(result.languages).toEqual(['English', 'Yoruba']);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Kubernetes',
    'Terraform',
    'Ansible',
    'Prometheus',
    'Grafana',
  ]);
});

test('the levels of languages side by side name no sections', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [110, 180, 240, 300, 400, 500][index]!, y, size: 9 }));
  const caps = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9, colour: 0x0e4194 });
  const { result } = readPage(
    ...siti,
    caps('WORK EXPERIENCE', 50, 90),
    { text: 'Mar 2020 – Present', y: 110, size: 9 },
    { text: 'Forklift Operator, Arunika Cargo', x: 200, y: 110, size: 9 },
    { text: '– Loaded forty lorries a day', x: 200, y: 124, size: 9 },
    caps('EDUCATION AND TRAINING', 50, 150),
    { text: '2013 – 2015', y: 170, size: 9 },
    { text: 'Universitas Contoh', x: 200, y: 170, size: 9 },
    caps('PERSONAL SKILLS', 50, 200),
    { text: 'Mother tongue', y: 216, size: 9 },
    { text: 'Norwegian', x: 200, y: 216, size: 9 },
    caps('UNDERSTANDING', 210, 240),
    caps('SPEAKING', 370, 240),
    caps('WRITING', 505, 240),
    ...row(256, ' ', 'Listening', 'Reading', 'Spoken interaction', 'Spoken production').slice(1),
    ...row(272, 'English', 'C2', 'C2', 'C1', 'C1', 'C1'),
    ...row(288, 'Spanish', 'A2', 'A2', 'A2', 'A1', 'A1'),
    ...row(316, 'Tools', 'Dovetail, Figma, Lookback'),
  );
  expect(result.languages).toEqual(['Norwegian', 'English', 'Spanish']);
  expect(result.skills.map(({ name }) => name)).toEqual(['Dovetail', 'Figma', 'Lookback']);
});

test('a label for languages spoken by people, and their bullets beside it', () => {
  const { result } = readPage(
    ...siti,
    head('SKILLS', 90),
    { text: 'CAD', y: 110 },
    { text: 'Creo, SolidWorks, Inventor', x: 160, y: 110 },
    { text: 'Human Languages:', y: 128 },
    { text: '• German (Native speaker)', x: 160, y: 128 },
    { text: '• English (Fluent)', x: 160, y: 144 },
  );
  expect(result.languages).toEqual(['German', 'English']);
  expect(result.skills.map(({ name }) => name)).toEqual(['Creo', 'SolidWorks', 'Inventor']);
});

test('languages in a run, each with a colon and its level', () => {
  const { result } = readPage(
    ...siti,
    head('Languages', 90),
    'English: Native speaker Mandarin: Native speaker Malay: Conversational',
  );
  expect(result.languages).toEqual(['English', 'Mandarin', 'Malay']);
});

test('languages under a smaller heading among the skills are languages', () => {
  const colour = 0x80_00_00;
  const page = buildPage([
    ...siti,
    head('Experience', 80),
    { text: 'Analyst, PT Nusa Prima, 2019 - 2021', y: 96 },
    { text: 'Wrote reports for the board every month.', y: 110 },
    { ...head('Skills', 130), x: 200 },
    { text: 'Language', x: 130, y: 148, bold: true, colour, size: 11 },
    { text: 'French', x: 145, y: 162, colour },
    { text: 'Mother tongue', x: 185, y: 162 },
    { text: 'English', x: 140, y: 176, colour },
    { text: 'Fluent', x: 185, y: 176 },
    { text: 'Dutch', x: 150, y: 190, colour },
    { text: 'Notions', x: 185, y: 190 },
    { text: 'Writing', x: 130, y: 208, bold: true, colour, size: 11 },
    { text: 'Novels', x: 145, y: 222, colour },
    { text: 'more than 60', x: 185, y: 222 },
  ]);
  const { flows, styles } = readingOrder([page]);
  const sections = findSections(flows, styles);
  expect(sections.find(({ type }) => type === 'languages')?.lines.map(({ text }) => text)).toEqual([
    'French\tMother tongue',
    'English\tFluent',
    'Dutch\tNotions',
  ]);
});

test('languages with their levels among the facts about the person', () => {
  const { result } = readPage(
    ...siti,
    head('Personal info & Languages', 90),
    { text: 'Birth Date :', y: 110 },
    { text: '15/10/1993', x: 200, y: 110, bold: true },
    { text: 'English :', y: 126 },
    { text: 'C1', x: 230, y: 126, bold: true },
    { text: 'Spanish :', y: 142 },
    { text: 'B2', x: 230, y: 142, bold: true },
    head('Skills', 170),
    { text: 'Excel, Word', y: 190 },
  );
  expect(flatten(result).languages).toEqual(['English', 'Spanish']);
});

test('languages with a dash between, and one that begins with a small letter', () => {
  const languagesOf = (text: string) => fieldsOf(...siti, head('Bahasa', 90), text).languages;
  expect(languagesOf('Indonesia - Batak - Inggris')).toEqual(['Indonesia', 'Batak', 'Inggris']);
  expect(languagesOf('English, isiZulu, Sesotho')).toEqual(['English', 'isiZulu', 'Sesotho']);
});

test('languages: a kind of a region’s language belongs to its name, a level does not', () => {
  const { languages } = fieldsBelowName(
    head('Bahasa', 90),
    '• Bahasa Melayu Ambon (Lancar)',
    '• Bahasa Jawa Krama: Mahir',
    '• Bahasa Sunda Lancar',
    '• Bahasa Bali Lisan',
  );
  expect(languages).toEqual(['Bahasa Melayu Ambon', 'Bahasa Jawa Krama', 'Bahasa Sunda', 'Bahasa Bali']);
});

test('a level in brackets that a narrow column broke', () => {
  const { result, details } = readBelowName(
    head('Languages', 90),
    textAt(50, 110, 'Indonesia (Native or'),
    textAt(50, 122, 'Bilingual)'),
    textAt(50, 140, 'Inggris (Professional'),
    textAt(50, 152, 'Working)'),
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect([details['languages.0.level'], details['languages.1.level']]).toEqual([
    'Native or Bilingual',
    'Professional Working',
  ]);
});

test('a level beside a language that no list holds is its own', () => {
  const rows = [
    ['Indonesia', 'Aktif'],
    ['Inggris', 'Lancar'],
    ['Sentani', 'Dasar'],
  ];
  const { details } = readBelowName(
    head('Bahasa', 90),
    ...rows.flatMap(([name, level], at) => [
      textAt(50, 110 + 14 * at, name!),
      textAt(200, 110 + 14 * at, level!),
    ]),
  );
  expect([details['languages.1.level'], details['languages.2.level']]).toEqual(['Lancar', 'Dasar']);
});

test.each(['sehr gut', 'gut', 'bon', 'intermediario', 'scolastico', 'passive', 'reading'])(
  'a level in another language behind a language: %s',
  (level) => {
    const { details } = readBelowName(
      head('Languages', 90),
      { text: 'Indonesian', y: 110 },
      { text: 'Native', x: 200, y: 110 },
      { text: 'English', y: 124 },
      { text: level, x: 200, y: 124 },
    );
    expect(details['languages.1.level']).toBe(level);
  },
);

test('Europass prints the levels of a language in lines below it', () => {
  const { result, details } = readBelowName(
    head('Language skills', 90),
    ...[
      'Mother tongue(s): Indonesian',
      'Other language(s):',
      'English',
      'LISTENING C2 READING C2 WRITING C1',
      'SPOKEN PRODUCTION C1 SPOKEN INTERACTION C1',
      'Dutch',
      'LISTENING B1 READING B2 WRITING A2',
      'SPOKEN PRODUCTION A2 SPOKEN INTERACTION A2',
    ].map((text, at) => textAt(50, 110 + 14 * at, text)),
  );
  expect(result.languages).toEqual(['Indonesian', 'English', 'Dutch']);
  expect([0, 1, 2].map((at) => details[`languages.${at}.level`])).toEqual(['Mother tongue', 'C2', 'B1']);
});

test('languages side by side, each with its level below it', () => {
  const { result, details } = readBelowName(
    head('Languages', 90),
    textAt(50, 110, 'Indonesian'),
    textAt(300, 110, 'English'),
    textAt(50, 124, 'Native or Bilingual Proficiency', { italic: true }),
    textAt(300, 124, 'Full Professional Proficiency', { italic: true }),
    textAt(50, 142, 'Mandarin'),
    textAt(50, 156, 'Beginner (A1)', { italic: true }),
  );
  expect(result.languages).toEqual(['Indonesian', 'English', 'Mandarin']);
  expect([0, 1, 2].map((at) => details[`languages.${at}.level`])).toEqual([
    'Native or Bilingual Proficiency',
    'Full Professional Proficiency',
    'Beginner (A1)',
  ]);
});

test.each(['pasif', '(lisan & tulisan)'])('a language between skills, known %s, is none of them', (level) => {
  const { skills, languages } = fieldsBelowName(head('Kemampuan', 90), {
    text: `Las listrik, Membaca gambar teknik, Bahasa Inggris ${level}`,
    y: 110,
  });
  expect(languages).toEqual(['Bahasa Inggris']);
  expect(skills).toEqual(['Las listrik', 'Membaca gambar teknik']);
});

test('languages with their levels behind dashes, with strokes between', () => {
  const { result, details } = underTitle('Bahasa', [
    'Indonesia – Aktif / Lamaholot – Aktif / Inggris – Pasif',
  ]);
  expect(result.languages).toEqual(['Indonesia', 'Lamaholot', 'Inggris']);
  expect(Object.values(details).filter((value) => /^(?:Aktif|Pasif)$/.test(value))).toHaveLength(3);
});

test('languages beside their levels among rows of skills, without a heading of their own', () => {
  const { result, details } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...jobAt(110),
    head('Keterampilan dan kompetensi', 190),
    ...[
      ['Indonesia', 'Penutur asli'],
      ['Inggris', 'Menengah'],
      ['Keterampilan teknis', 'Analisis investasi, Asuransi, Excel'],
    ].flatMap(([label, value], at) => [
      textAt(60, 210 + 18 * at, label!, { italic: true }),
      textAt(200, 210 + 18 * at, value!),
    ]),
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(details).toMatchObject({ 'languages.0.level': 'Penutur asli', 'languages.1.level': 'Menengah' });
  expect(result.skills.map(({ name }) => name)).toEqual(['Analisis investasi', 'Asuransi', 'Excel']);
});

test('levels below their languages, each on the axis of its own', () => {
  const { result, details } = readBelowName(
    head('Bahasa', 104),
    { text: 'Indonesia', x: 127, y: 124, bold: true },
    { text: 'Jawa', x: 290, y: 124, bold: true },
    { text: 'Penutur asli', x: 120, y: 138 },
    { text: 'Menengah', x: 280, y: 138 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Jawa']);
  expect(details).toMatchObject({ 'languages.0.level': 'Penutur asli', 'languages.1.level': 'Menengah' });
});

test('languages and levels by turns in one row, with nothing between the pairs', () => {
  const { result, details } = underTitle('Languages', ['Indonesian - Native English - Fluent Dutch - Basic']);
  expect(result.languages).toEqual(['Indonesian', 'English', 'Dutch']);
  expect(details).toMatchObject({ 'languages.1.level': 'Fluent', 'languages.2.level': 'Basic' });
});

test('levels with dots drawn beside them, below their languages', () => {
  const { result, details } = readBelowName(
    head('Bahasa', 104),
    ...['Indonesia', 'Inggris', 'Melayu'].map((text, at) => textAt(50 + 110 * at, 124, text, { bold: true })),
    ...['Penutur asli ●●●●●', 'Lancar ●●●●○', 'Lancar ●●●●○'].map((text, at) =>
      textAt(50 + 110 * at, 138, text, { size: 8 }),
    ),
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Melayu']);
  expect(details).toMatchObject({ 'languages.0.level': 'Penutur asli', 'languages.2.level': 'Lancar' });
});
