import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { readCertifications } from './certifications/read-certifications.ts';
import { readLanguages } from './read-languages.ts';
import { languagesAmongSkills } from './skills/languages-among-skills.ts';
import { readSkills } from './skills/read-skills.ts';

const lines = (...texts: (Text | string)[]) =>
  readingOrder([buildPage(texts)]).flows.flatMap((flow) => flow.lines);
const values = (found: { value: string }[]) => found.map((each) => each.value);

test('skills between commas, dots and bullets, parentheses kept', () => {
  expect(values(readSkills(lines('Excel, Word · PowerPoint', '• Desain (Figma, Canva)', '• C#')))).toEqual([
    'Excel',
    'Word',
    'PowerPoint',
    'Desain (Figma, Canva)',
    'C#',
  ]);
});

test('three things and more in parentheses are skills of the group before them', () => {
  const skills = readSkills(lines('Backend (Java, Spring Boot, PostgreSQL)', 'Desain (Figma, Canva)'));
  expect(values(skills)).toEqual(['Java', 'Spring Boot', 'PostgreSQL', 'Desain (Figma, Canva)']);
});

test('what brackets name behind a skill is meant by it, however much that is, where its name is not that of a kind', () => {
  const skills = readSkills(
    lines(
      '• Cloud Hosting Services (Web Apps, Blob Storage, Service Bus, Functions)',
      '• Administrasi Pajak (PPh 21, PPN, e-Faktur)',
      '• Public speaking',
    ),
  );
  expect(values(skills)).toEqual([
    'Cloud Hosting Services (Web Apps, Blob Storage, Service Bus, Functions)',
    'Administrasi Pajak (PPh 21, PPN, e-Faktur)',
    'Public speaking',
  ]);
});

test('a bracket that a narrow column broke below its skill belongs to it', () => {
  const skills = readSkills(
    lines(
      { text: '• Cloud hosting', x: 60, y: 20 },
      { text: '(Linode, Hetzner,', x: 70, y: 31 },
      { text: 'OVH)', x: 70, y: 42 },
      { text: '• Forecasting', x: 60, y: 53 },
      { text: '(ARIMA, Prophet)', x: 70, y: 64 },
    ),
  );
  expect(values(skills)).toEqual(['Cloud hosting (Linode, Hetzner, OVH)', 'Forecasting (ARIMA, Prophet)']);
});

test('what most skills are used for is told behind a dash or a colon, beside or below them, and is none of them', () => {
  const told = [
    ['Selenium', 'automated testing of web pages'],
    ['Excel', 'membuat pivot dan laporan bulanan'],
    ['MYOB', 'mencatat jurnal dan neraca'],
  ] as const;
  const names = told.map(([name]) => name);
  const read = (...texts: (Text | string)[]) => values(readSkills(lines(...texts)));
  expect(read(...told.map(([name, use]) => `• ${name} – ${use}`))).toEqual(names);
  expect(read(...told.map(([name, use]) => `• ${name}: ${use}`))).toEqual(names);
  expect(
    read(
      ...told.flatMap(([text, use], row): Text[] => [
        { text, y: 20 + 40 * row, bold: true },
        { text: use, y: 34 + 40 * row },
      ]),
    ),
  ).toEqual(names);
  expect(
    read(
      ...told.flatMap(([text, use], row): Text[] => [
        { text, y: 20 + 16 * row, bold: true },
        { text: use, x: 200, y: 20 + 16 * row },
      ]),
    ),
  ).toEqual(names);
});

test('lines without a point, each over points, name groups of skills in whatever letters', () => {
  const texts = ['Desain', '• Figma', '• CorelDRAW', 'Mesin', '• Bubut', '• Frais'];
  const skills = readSkills(
    lines(...texts.map((text, row) => ({ text, x: text.startsWith('•') ? 75 : 60, y: 20 + 14 * row }))),
  );
  expect(values(skills)).toEqual(['Figma', 'CorelDRAW', 'Bubut', 'Frais']);
});

test('a group’s name in bold may be longer than its skills', () => {
  const skills = readSkills(
    lines({ text: 'Office administration', bold: true, more: [{ text: 'Excel, Word', bold: false }] }),
  );
  expect(values(skills)).toEqual(['Excel', 'Word']);
});

test('languages with their level before or behind them among skills are languages', () => {
  const mixed = lines('• Excel', '• SQL', '• Native English', '• Fluent in Yoruba', '• French (B2)');
  expect(values(readSkills(mixed))).toEqual(['Excel', 'SQL']);
  expect(values(languagesAmongSkills(mixed))).toEqual(['English', 'Yoruba', 'French']);
});

test('certificates between bars in one line', () => {
  expect(values(readCertifications(lines('Brevet Pajak A | Google Digital Garage | Ahli K3 Umum')))).toEqual([
    'Brevet Pajak A',
    'Google Digital Garage',
    'Ahli K3 Umum',
  ]);
});

test('of two dashes behind a certificate the last parts who gave it', () => {
  expect(
    values(
      readCertifications(
        lines('• Cloud Champion - Data and Storage - Arunika, 2021', '• Juru Las - Kencana, 2020'),
      ),
    ),
  ).toEqual(['Cloud Champion - Data and Storage', 'Juru Las']);
});

test('names of groups and levels are no skills', () => {
  expect(
    values(readSkills(lines('Alat: Excel, Jira', 'Bahasa Pemrograman: Go (Mahir), Python – Advanced'))),
  ).toEqual(['Excel', 'Jira', 'Go', 'Python']);
});

test('how well a skill is known, in percent or stars behind it, is no part of its name', () => {
  const skills = readSkills(lines('Canva 90%', 'Microsoft Excel 75 %', 'Figma ★★★★☆', 'Naik 5% per tahun'));
  expect(values(skills)).toEqual(['Canva', 'Microsoft Excel', 'Figma', 'Naik 5% per tahun']);
  expect(skills[0]?.beside?.['level']).toMatchObject({ value: '90%' });
});

test('a group’s name in bold over its items', () => {
  expect(
    values(
      readSkills(
        lines({ text: 'Klinis', bold: true }, 'Triase, EKG', { text: 'Umum', bold: true }, 'Komunikasi'),
      ),
    ),
  ).toEqual(['Triase', 'EKG', 'Komunikasi']);
});

test('a group’s bold name in the line that its first skill begins in', () => {
  expect(
    values(
      readSkills(
        lines(
          { text: 'Analisis keuangan:', bold: true, more: [{ text: 'Laporan' }] },
          { text: 'keuangan, Anggaran', y: 68 },
        ),
      ),
    ),
  ).toEqual(['Laporan keuangan', 'Anggaran']);
});

test('a group’s bold name before a row of tags', () => {
  const tag = (text: string, x: number, y: number) => ({ text, x, y });
  const tags = lines(
    { text: 'Data', bold: true, y: 60 },
    tag('Python', 110, 60),
    tag('R', 190, 60),
    tag('SQL', 250, 60),
    { text: 'Peta', bold: true, y: 76 },
    tag('QGIS', 110, 76),
    tag('PostGIS', 190, 76),
    tag('GDAL', 250, 76),
  );
  expect(values(readSkills(tags))).toEqual(['Python', 'R', 'SQL', 'QGIS', 'PostGIS', 'GDAL']);
});

const beside = (found: { value: string; beside?: Record<string, { value: string }> }[], kind: string) =>
  found.map((each) => `${each.beside?.[kind]?.value ?? ''}: ${each.value}`);

test('each skill knows its group: before a colon, in bold above, or in the text of a list', () => {
  expect(
    beside(readSkills(lines('Alat: Excel, Jira', 'Lunak: Negosiasi. Bahasa: Go, Rust')), 'group'),
  ).toEqual(['Alat: Excel', 'Alat: Jira', 'Lunak: Negosiasi', 'Bahasa: Go', 'Bahasa: Rust']);
  const bold = lines(
    { text: 'Klinis', bold: true },
    'Triase, EKG',
    { text: 'Umum', bold: true },
    'Komunikasi',
  );
  expect(beside(readSkills(bold), 'group')).toEqual(['Klinis: Triase', 'Klinis: EKG', 'Umum: Komunikasi']);
  expect(beside(readSkills(lines('Excel, Word')), 'group')).toEqual([': Excel', ': Word']);
  // What stands in brackets behind a name says how well, in the writer's own words too.
  expect(readSkills(lines('Backend (Medior): Node, Python')).map(({ value }) => value)).toEqual([
    'Node',
    'Python',
  ]);
});

test('a list goes on below a line that is mostly its group’s name', () => {
  const wrapped = lines(
    { text: 'Keterampilan antarpribadi:', bold: true, y: 100 },
    { text: 'Negosiasi,', x: 183, y: 100 },
    'Presentasi, Manajemen waktu',
  );
  expect(values(readSkills(wrapped))).toEqual(['Negosiasi', 'Presentasi', 'Manajemen waktu']);
  expect(new Set(beside(readSkills(wrapped), 'group').map((each) => each.split(':')[0]))).toEqual(
    new Set(['Keterampilan antarpribadi']),
  );
});

test('each label stands for the items at its right', () => {
  const rows = lines(
    { text: 'Operasional:', bold: true, x: 60, y: 100 },
    { text: '5R, Cycle Count', x: 140, y: 100 },
    { text: 'Sistem:', bold: true, x: 60, y: 112 },
    { text: 'SAP MM, WMS', x: 140, y: 112 },
  );
  expect(beside(readSkills(rows), 'group')).toEqual([
    'Operasional: 5R',
    'Operasional: Cycle Count',
    'Sistem: SAP MM',
    'Sistem: WMS',
  ]);
});

test('how well something is known is kept beside it', () => {
  expect(beside(readSkills(lines('Go (Mahir), Python – Advanced, SQL')), 'level')).toEqual([
    'Mahir: Go',
    'Advanced: Python',
    ': SQL',
  ]);
  expect(
    beside(readLanguages(lines('Indonesia (Penutur asli), Inggris: TOEFL 560', 'Fluent: Dutch')), 'level'),
  ).toEqual(['Penutur asli: Indonesia', 'TOEFL 560: Inggris', 'Fluent: Dutch']);
  expect(beside(readLanguages(lines('English', 'Native')), 'level')).toEqual(['Native: English']);
});

test('what a remark says behind or below a level is no skill', () => {
  const inRows = lines(
    'Las Argon – Mahir – sejak 2019',
    { text: 'Bubut', x: 60, y: 112 },
    { text: 'Cukup', x: 200, y: 112 },
    { text: 'dasar', x: 300, y: 112 },
    { text: 'Frais', x: 60, y: 124 },
    { text: 'Mahir', x: 200, y: 124 },
    { text: 'mesin manual', x: 300, y: 124 },
  );
  expect(values(readSkills(inRows))).toEqual(['Las Argon', 'Bubut', 'Frais']);
  const below = lines(
    { text: 'Upholstery', y: 100 },
    { text: 'Expert, twelve chairs', y: 112, size: 8 },
    { text: 'Weaving', y: 130 },
    { text: 'Fair, one loom', y: 142, size: 8 },
  );
  expect(values(readSkills(below))).toEqual(['Upholstery', 'Weaving']);
});

test('tags that more than a space parts, in centred lines of two', () => {
  const row = (y: number, x: number, first: string, second: string): Text => ({
    text: first,
    x,
    y,
    more: [{ text: second }],
  });
  const page = buildPage([
    row(100, 50, 'Ukir Kayu', 'Bubut'),
    row(114, 57, 'Pernis', 'Ampelas'),
    row(128, 49, 'Jepara', 'Anyaman'),
    row(142, 60, 'Dempul', 'Kikir'),
  ]);
  const second = new Set(['Bubut', 'Ampelas', 'Anyaman', 'Kikir']);
  const items = page.items.map((item) => (second.has(item.text) ? { ...item, x: item.x + 3.5 } : item));
  const [flow] = readingOrder([{ ...page, items }]).flows;
  expect(values(readSkills(flow!.lines))).toHaveLength(8);
});

test('letters of one width have spaces as wide as themselves, which part no tags', () => {
  const page = buildPage(['Juru Las Bawah Air', 'Bubut', 'Gambar Teknik Mesin', 'Frais', 'Sekrap']);
  const items = page.items.map((item, index, all) => {
    const first = all.findIndex(({ baseline }) => baseline === item.baseline);
    return { ...item, x: item.x + 2 * (index - first), size: 8.5 };
  });
  const [flow] = readingOrder([{ ...page, items }]).flows;
  expect(values(readSkills(flow!.lines))).toContain('Juru Las Bawah Air');
});

test('certificates below their issuers, one after the other', () => {
  const found = readCertifications(
    lines(
      { text: 'Rhine Valley Council, 2019', italic: true },
      'Certified Beekeeper',
      { text: 'BPLK, 2021', italic: true },
      'Pelatihan Pengolahan Madu',
      { text: 'Hive Academy, 2023', italic: true },
      'Pollination',
    ),
  );
  expect(values(found)).toEqual(['Certified Beekeeper', 'Pelatihan Pengolahan Madu', 'Pollination']);
});

test('languages by name, in both languages, levels apart', () => {
  expect(
    values(
      readLanguages(
        lines(
          'Bahasa Indonesia (Penutur asli), Bahasa Batak Toba (Aktif)',
          'English – Fluent',
          'TOEFL ITP 550',
        ),
      ),
    ),
  ).toEqual(['Bahasa Indonesia', 'Bahasa Batak Toba', 'English']);
});

test('certificates without issuer and date, each on one line or on three', () => {
  expect(
    values(readCertifications(lines('• Ahli K3 Umum – Kemnaker (2019)', '• TOEFL ITP – ETS (2024)'))),
  ).toEqual(['Ahli K3 Umum', 'TOEFL ITP']);
  expect(
    values(
      readCertifications(
        lines(
          { text: 'Brevet Pajak A dan B', bold: true },
          'Ikatan Akuntan',
          '2020',
          { text: 'Ahli K3 Umum', bold: true },
          'Kemnaker',
          '2021',
        ),
      ),
    ),
  ).toEqual(['Brevet Pajak A dan B', 'Ahli K3 Umum']);
});

test('a sentence about skills lists none, and a name over a sentence is the skill', () => {
  const found = readSkills(
    lines('Web Design', 'Also proficient in the old tools of the trade, and quick to learn new ones.'),
  );
  expect(found.map((skill) => skill.value)).toEqual(['Web Design']);
});

test('sentences behind bullets are no skills, the names above them are', () => {
  expect(
    values(
      readSkills(
        lines(
          { text: 'Office Administration', bold: true },
          '• Reduced supply costs by 22%.',
          { text: 'Bookkeeping', bold: true },
          '• Reconciled 900 transactions in QuickBooks.',
        ),
      ),
    ),
  ).toEqual(['Office Administration', 'Bookkeeping']);
});

test('languages behind what they are to the person', () => {
  expect(
    values(readLanguages(lines('Mother tongue(s): POLISH', 'Other language(s): ENGLISH B2 · GERMAN A2'))),
  ).toEqual(['POLISH', 'ENGLISH', 'GERMAN']);
  expect(values(readLanguages(lines('Bahasa ibu: Jawa', 'Bahasa asing: Inggris, Jepang')))).toEqual([
    'Jawa',
    'Inggris',
    'Jepang',
  ]);
});

test('certificates in one run are parted by semicolons or many commas; name, issuer and date below each other stay one', () => {
  const names = (...texts: string[]) => readCertifications(lines(...texts)).map((each) => each.value);
  const office = 'Balai Besar Pengembangan Latihan Kerja dan Produktivitas';
  expect(names('Brevet Pajak A; Ahli K3 Umum')).toEqual(['Brevet Pajak A', 'Ahli K3 Umum']);
  expect(names('JLPT N3, TOEIC 860')).toEqual(['JLPT N3', 'TOEIC 860']);
  expect(names('Brevet Pajak A, Ahli K3 Umum, Juru Las 3G')).toEqual([
    'Brevet Pajak A',
    'Ahli K3 Umum',
    'Juru Las 3G',
  ]);
  expect(names('Brevet Pajak A', 'Lembaga Sinar', '2020', 'Juru Las 3G', office, '2019')).toEqual([
    'Brevet Pajak A',
    'Juru Las 3G',
  ]);
});

test('a licence with the year until which it holds: the name alone', () => {
  const [licence] = readCertifications(lines('• STR Perawat berlaku sampai 2028'));
  expect(licence?.value).toBe('STR Perawat');
  expect(licence?.beside).toMatchObject({ expiryDate: { value: '2028' } });
});

test('full stops in the place of centred dots part items, those in names do not', () => {
  expect(values(readSkills(lines('Barista . Pastry dasar . Node.js . Menata meja . Kasir toko')))).toEqual([
    'Barista',
    'Pastry dasar',
    'Node.js',
    'Menata meja',
    'Kasir toko',
  ]);
  expect(values(readLanguages(lines('Jawa . Indonesia . Inggris')))).toEqual([
    'Jawa',
    'Indonesia',
    'Inggris',
  ]);
});

test('clock times are no skills', () => {
  expect(values(readSkills(lines('• Excel, Word', '• Senin–Jumat 08.00–16.00', '• 9:00 - 12:00')))).toEqual([
    'Excel',
    'Word',
  ]);
});

test('figures out of ten beside a skill are its level, wherever they stand', () => {
  const rows: Text[] = [
    { text: 'Opera', x: 50, y: 100 },
    { text: '9/10', x: 150, y: 100 },
    { text: 'Revenue planning 8/10', x: 50, y: 114 },
    { text: 'Excel', x: 50, y: 128 },
    { text: '80%', x: 150, y: 128 },
    { text: 'Guest recovery 8/10', x: 50, y: 142 },
  ];
  expect(values(readSkills(lines(...rows)))).toEqual([
    'Opera',
    'Revenue planning',
    'Excel',
    'Guest recovery',
  ]);
});

test('two names of groups in one row are no skills, however their items are spread', () => {
  const rows: Text[] = [
    { text: 'Bahasa', x: 50, y: 100 },
    { text: 'Go, PHP, Rust', x: 120, y: 100 },
    { text: 'Platform', x: 300, y: 100 },
    { text: 'FreeRTOS,', x: 370, y: 100 },
    { text: 'Zephyr,', x: 460, y: 100 },
    { text: 'STM32', x: 520, y: 100 },
  ];
  expect(values(readSkills(lines(...rows)))).toEqual(['Go', 'PHP', 'Rust', 'FreeRTOS', 'Zephyr', 'STM32']);
  expect(values(readSkills(lines('Neraca, Pajak, Aplikasi:')))).toEqual(['Neraca', 'Pajak']);
});

test('a name over its level over what is meant by it is a group', () => {
  const name = (text: string, x: number, y: number, isBold = false): Text => ({ text, x, y, bold: isBold });
  const rows = [
    name('Frontend', 50, 100, true),
    name('Backend', 250, 100, true),
    name('Advanced', 50, 114),
    name('Expert', 250, 114),
    name('TypeScript, Vue', 50, 138),
    name('Node.js, PostGIS', 250, 138),
  ];
  expect(values(readSkills(lines(...rows)))).toEqual(['TypeScript', 'Vue', 'Node.js', 'PostGIS']);
});

test('a bullet before a group’s name makes no skill of it', () => {
  const rows: Text[] = [
    { text: '• Basis Data:', x: 50, y: 100, bold: true },
    { text: 'PostgreSQL, Redis', x: 150, y: 100 },
    { text: '• Lainnya:', x: 50, y: 114, bold: true },
    { text: 'Docker, gRPC', x: 150, y: 114 },
  ];
  expect(values(readSkills(lines(...rows)))).toEqual(['PostgreSQL', 'Redis', 'Docker', 'gRPC']);
});

test('a line of nothing but languages among skills holds languages', () => {
  const listed = lines('• Servis mesin diesel', '• Bahasa Jawa, Madura, Indonesia', '• Bahasa pemrograman C');
  expect(values(languagesAmongSkills(listed))).toEqual(['Bahasa Jawa', 'Madura', 'Indonesia']);
  expect(values(readSkills(listed))).toEqual(['Servis mesin diesel', 'Bahasa pemrograman C']);
});

test('a language with its level among abilities is a language', () => {
  const section = () => lines('• Menjahit', '• Bahasa Karo aktif', '• Bahasa Jawa (pasif)');
  expect(values(readSkills(section()))).toEqual(['Menjahit']);
  expect(values(languagesAmongSkills(section()))).toEqual(['Bahasa Karo', 'Bahasa Jawa']);
});

test('two certificates between commas', () => {
  expect(values(readCertifications(lines('Certified Laravel Developer, Dicoding Front-End Expert')))).toEqual(
    ['Certified Laravel Developer', 'Dicoding Front-End Expert'],
  );
  expect(values(readCertifications(lines('Certified Barista, Kopi Nusantara')))).toHaveLength(1);
});

test('certificates in rows with issuer and year, or side by side each with its year and its issuer below', () => {
  const at = (y: number, ...cells: [number, string][]): Text[] => cells.map(([x, text]) => ({ text, x, y }));
  expect(
    values(
      readCertifications(
        lines(
          ...at(40, [50, 'Google UX Design Certificate'], [300, 'Google'], [450, '2021']),
          ...at(58, [50, 'Human-Centered Design Practitioner'], [300, 'LUMA Institute'], [450, '2023']),
        ),
      ),
    ),
  ).toEqual(['Google UX Design Certificate', 'Human-Centered Design Practitioner']);
  const bold = (x: number, text: string) => ({ text, x, y: 40, bold: true });
  expect(
    values(
      readCertifications(
        lines(
          bold(50, 'AWS Developer'),
          { text: '2022', x: 190, y: 40 },
          bold(220, 'CKA'),
          { text: '2024', x: 360, y: 40 },
          ...at(53, [50, 'Amazon Web Services'], [220, 'Cloud Native Computing']),
          ...at(66, [220, 'Foundation']),
        ),
      ),
    ),
  ).toEqual(['AWS Developer', 'CKA']);
});

test('skills in two columns with room to spare, and numbers that count them, are items of their own', () => {
  const grid = ['Negosiasi vendor', 'Penganggaran', 'Canva', 'Microsoft Excel'].map((text, index) => ({
    text,
    x: index % 2 === 0 ? 50 : 220,
    y: index < 2 ? 40 : 53,
  }));
  expect(values(readSkills(lines(...grid)))).toEqual([
    'Negosiasi vendor',
    'Penganggaran',
    'Canva',
    'Microsoft Excel',
  ]);
  const counted = ['1', 'Pneumatik', '2', 'Las listrik'].map((text, index) => ({
    text,
    x: index % 2 === 0 ? 50 : 200,
    y: index < 2 ? 300 : 316,
  }));
  expect(values(readSkills(lines(...counted)))).toEqual(['Pneumatik', 'Las listrik']);
});

test('what ends a column far below a list of languages is none', () => {
  expect(
    values(
      readLanguages(
        lines('• English (C2)', '• Dutch (B1)', { text: 'Demonyx', y: 300 }, { text: 'vermeulen-n', y: 316 }),
      ),
    ),
  ).toEqual(['English', 'Dutch']);
});

test('a bullet with a deed names no skill', () => {
  expect(
    values(
      readSkills(
        lines('• React, Vue', '• Improved productivity and quality via CI/CD, monorepo and design systems'),
      ),
    ),
  ).toEqual(['React', 'Vue']);
});

test('groups before a hyphen, and a name in bold that opens a phrase', () => {
  expect(
    values(
      readSkills(
        lines('• Programming - Python, Go', '• Cloud - AWS ECS, Lambda', '• Excel - Mahir, Jira - Dasar'),
      ),
    ),
  ).toEqual(['Python', 'Go', 'AWS ECS', 'Lambda', 'Excel', 'Jira']);
  expect(
    values(readSkills(lines({ text: '• ReactJS', bold: true, more: [{ text: 'themes and components' }] }))),
  ).toEqual(['ReactJS themes and components']);
});

test('certificates in bold over their issuers, however much white is between both', () => {
  const found = readCertifications(
    lines(
      { text: 'BTCLS', bold: true, y: 40 },
      { text: 'PPGD 118 Yogyakarta, 2022', y: 53 },
      { text: 'ICU Dasar', bold: true, y: 66 },
      { text: 'HIPERCCI, 2021', y: 104 },
    ),
  );
  expect(values(found)).toEqual(['BTCLS', 'ICU Dasar']);
});

test('a skill with its level behind a dash is whole, however narrow the column', () => {
  const skills = readSkills(lines('MBTI – Menengah', 'Kraepelin – Menengah', 'Canva – Mahir'));
  expect(values(skills)).toEqual(['MBTI', 'Kraepelin', 'Canva']);
});

test('rows of dots go on below where a row begins with a small letter that had no room above', () => {
  const skills = readSkills(
    lines('Croissant · Brioche · Puff', 'pastry · Rostering · Food', 'costing · Labelling · Cakes'),
  );
  expect(values(skills)).toEqual([
    'Croissant',
    'Brioche',
    'Puff pastry',
    'Rostering',
    'Food costing',
    'Labelling',
    'Cakes',
  ]);
});

test('certificates that end openly before their issuers, each closed by its year', () => {
  const certificates = readCertifications(
    lines('Advanced Life Support –', 'Arunika Council UK, 2023', 'Trauma Nursing Core Course –', 'ENA, 2021'),
  );
  expect(values(certificates)).toEqual(['Advanced Life Support', 'Trauma Nursing Core Course']);
});

test('beside Indonesian alone one more word is a regional language', () => {
  expect(values(readLanguages(lines('Indonesia', 'Ngada')))).toEqual(['Indonesia', 'Ngada']);
  expect(values(readLanguages(lines('Indonesia', 'Excel', 'Canva')))).toEqual(['Indonesia']);
  expect(values(readLanguages(lines('Indonesia', 'Tulisan')))).toEqual(['Indonesia']);
});

test('a slash parts two languages', () => {
  expect(values(readLanguages(lines('Bahasa Indonesia / Inggris')))).toEqual(['Bahasa Indonesia', 'Inggris']);
});

test('skills in two columns of which each name fills its place are one a cell', () => {
  const row = (left: string, right: string, y: number) => [
    { text: left, x: 50, y },
    { text: right, x: 132, y },
  ];
  const skills = readSkills(
    lines(
      ...row('Menata Barang', 'Stok Opname', 100),
      ...row('Menyetir Truk', 'Menimbang', 113),
      ...row('Forklift', 'Pengepakan', 126),
      { text: 'Kasir', x: 50, y: 139 },
    ),
  );
  expect(values(skills)).toEqual([
    'Menata Barang',
    'Stok Opname',
    'Menyetir Truk',
    'Menimbang',
    'Forklift',
    'Pengepakan',
    'Kasir',
  ]);
});

test('certificates that a narrow column broke end at their years', () => {
  const broken = lines(
    'Ahli Gizi Klinis Tingkat',
    'Lanjutan, Persagi, 2021',
    'Dasar Penyajian Makanan',
    'Sehat, Dinkes, 2022',
  ).map((line) => ({ ...line, columnRight: 180 }));
  expect(values(readCertifications(broken))).toEqual([
    'Ahli Gizi Klinis Tingkat Lanjutan',
    'Dasar Penyajian Makanan Sehat',
  ]);
});

test('skills between bars that a narrow column broke are whole, and a word joins none of them', () => {
  const broken = lines(
    'Kasir | Retail Sales | Night',
    'Audit | Cash Handling | Conflict',
    'Resolution | Bread and Cakes',
  ).map((line) => ({ ...line, columnRight: line.right + 8 }));
  expect(values(readSkills(broken))).toEqual([
    'Kasir',
    'Retail Sales',
    'Night Audit',
    'Cash Handling',
    'Conflict Resolution',
    'Bread and Cakes',
  ]);
});

test('certificates: working at heights is what was learnt, no employer', () => {
  expect(values(readCertifications(lines('• Working at Heights – Arunika Training, 2022')))).toEqual([
    'Working at Heights',
  ]);
});

test('a tilde with space at both sides parts items', () => {
  expect(values(readSkills(lines('Base genep ~ Pemotongan ikan ~ HACCP')))).toEqual([
    'Base genep',
    'Pemotongan ikan',
    'HACCP',
  ]);
});

test('languages in their own letters, and one that no list holds beside one that is known', () => {
  expect(values(readLanguages(lines('Indonesia, 日本語, English, हिन्दी')))).toEqual([
    'Indonesia',
    '日本語',
    'English',
    'हिन्दी',
  ]);
  expect(values(readLanguages(lines('English', 'Auslan')))).toEqual(['English', 'Auslan']);
  expect(values(readLanguages(lines('English (fluent)', 'Menulis cepat')))).toEqual(['English']);
});

test('a certificate of three capitals, and a colon before its year, leave out who gave it', () => {
  const [short] = readCertifications(lines('• APN, JNPK-KR, 2018', '• CTU, JNPK-KR, 2019'));
  expect(short).toMatchObject({ value: 'APN', beside: { issuer: { value: 'JNPK-KR' } } });
  expect(
    readCertifications(lines({ text: 'PGA, EDB', y: 40 }, { text: '2021', x: 480, y: 40 })),
  ).toMatchObject([{ value: 'PGA', beside: { issuer: { value: 'EDB' } } }]);
  expect(readCertifications(lines('Operator Forklift, Disnaker NTT : 2017'))).toMatchObject([
    { value: 'Operator Forklift', beside: { issuer: { value: 'Disnaker NTT' } } },
  ]);
});

test('skills with their level behind a colon in each row', () => {
  const rows = [
    '- Ms. Word : Sangat Baik',
    '- Corel Draw : Cukup Baik',
    '- Photoshop : Kurang',
    '- Figma : Advance',
  ];
  expect(values(readSkills(lines(...rows)))).toEqual(['Ms. Word', 'Corel Draw', 'Photoshop', 'Figma']);
});

test('a verb before a list of skills is none of them, and begins a line of its own', () => {
  const rows = ['Menguasai bahasa pemrograman PHP, Java dan Python', 'Mampu mendesain dengan Figma'];
  expect(values(readSkills(lines(...rows)))).toEqual([
    'PHP',
    'Java',
    'Python',
    'Mampu mendesain dengan Figma',
  ]);
  expect(
    values(readSkills(lines('Saya mampu mengoperasikan Microsoft Office, Canva, serta CapCut.'))),
  ).toEqual(['Microsoft Office', 'Canva', 'CapCut']);
});

test('the number of a certificate in a line of its own is none', () => {
  const rows = ['Ahli K3 Umum, Kemnaker RI, 2022', 'ID: ABC123XYZ', 'Brevet Pajak A dan B, IAI, 2021'];
  expect(values(readCertifications(lines(...rows)))).toEqual(['Ahli K3 Umum', 'Brevet Pajak A dan B']);
});

test('certificates in full lines that each begin with a year', () => {
  const rows = ['2023 Kursus Komputer LPK Arunika', '2022 Pelatihan Barista BLK Kudus'];
  const narrow = lines(...rows).map((line) => ({ ...line, columnRight: line.right }));
  expect(values(readCertifications(narrow))).toEqual([
    'Kursus Komputer LPK Arunika',
    'Pelatihan Barista BLK Kudus',
  ]);
});

test('a course behind the dash after those who gave it', () => {
  const rows = [
    '1. CISCO - Introduction to Cybersecurity',
    '2. Oracle Academy - Java Fundamentals',
    '3. TOEFL ITP - ETS',
  ];
  expect(values(readCertifications(lines(...rows)))).toEqual([
    'Introduction to Cybersecurity',
    'Java Fundamentals',
    'TOEFL ITP',
  ]);
});

test('a point goes on below with the word that joins its last item', () => {
  const rows: Text[] = [
    { text: '• Pengelolaan stok dengan metode FEFO' },
    { text: 'dan FIFO', x: 57 },
    { text: '• Pelayanan pelanggan' },
  ];
  const wide = lines(...rows).map((line) => ({ ...line, columnRight: line.right + 200 }));
  expect(values(readSkills(wide))[0]).toBe('Pengelolaan stok dengan metode FEFO dan FIFO');
});
