import { expect, test } from 'vitest';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobHeads, skillNames } from '../testing/entries-of.ts';
import { fieldsOf, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { jobAt, pharmacist, schoolSection } from '../testing/texts.ts';

// Referees, clubs, projects, and what stands at the foot of a page.

test('names over their years and points under a heading of skills are projects', () => {
  const page = readPage(
    ...siti,
    head('Programming Expertise', 90),
    { text: 'Catatan Kindle', y: 108, bold: true },
    { text: '2023 - 2024', y: 122 },
    { text: '• Sends highlights from a reader to a notebook', y: 136 },
    { text: 'Jadwal Kereta', y: 158, bold: true },
    { text: '2019', y: 172 },
    { text: '• Shows the next trains from a station', y: 186 },
    head('Skills', 210),
    { text: 'Kotlin, Flutter', y: 228 },
  );
  expect(skillNames(page)).toEqual(['Kotlin', 'Flutter']);
});

test('the number of the page right below the text is none of it', () => {
  const { result, details } = readPage(
    ...siti,
    ...pharmacist,
    head('Education', 170),
    { text: 'Universitas Kencana', y: 190, bold: true },
    { text: 'Bachelor of Communication', y: 204 },
    { text: '2012 - 2016', y: 218 },
    { text: 'Page 1 of 1', x: 250, y: 330, size: 8 },
  );
  expect(JSON.stringify([result, details])).not.toContain('Page 1');
});

test('a website’s foot is no language', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Universitas Contoh, 2012 - 2016', y: 110 },
    head('Languages', 140),
    { text: 'Korean', y: 160 },
    { text: 'English', y: 176 },
    { text: 'Copyright © 2024 | Arunika', x: 200, y: 200 },
  );
  expect(result.languages).toEqual(['Korean', 'English']);
});

test('whose CV of which year it is, at the foot, is no skill', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'PHP, Laravel', y: 110 },
    { text: 'CV Siti Aminah | 2025', x: 240, y: 170, size: 9 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['PHP', 'Laravel']);
});

test('the foot of a generator is no skill, nor is its second row', () => {
  const { skills } = fieldsOf(
    ...siti,
    head('Keahlian', 90),
    { text: 'Excel • Pengarsipan • Komunikasi', y: 110, size: 12 },
    { text: 'Dokumen CV ini dihasilkan secara resmi melalui sistem Universitas Kencana', y: 190, size: 8 },
    { text: 'Verified ID: 7c1f-22 | arunika.example', y: 199, size: 8 },
  );
  expect(skills).toEqual(['Excel', 'Pengarsipan', 'Komunikasi']);
});

test('the name of the person at the end, with a day, is a signature', () => {
  const { education } = fieldsOf(
    { text: 'Curriculum Vitae', y: 40, size: 20, bold: true },
    head('Personal', 70),
    'Siti Aminah',
    'siti@contoh.id',
    head('Education', 130),
    { text: 'Universitas Kencana', y: 150, bold: true },
    { text: '2015 - 2019', x: 400, y: 150 },
    { text: 'Bachelor of Engineering', y: 164 },
    { text: 'Siti Aminah', y: 220 },
    { text: 'November 2, 2026', x: 400, y: 220 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universitas Kencana', 'Bachelor of Engineering'],
  ]);
});

test('a foot above the page’s edge that two pages share is no part of a job', () => {
  const foot: Text[] = [
    { text: 'References are available on request', y: 752, size: 9 },
    { text: '2021 Siti Aminah', x: 440, y: 752, size: 9 },
  ];
  const job = (post: string, years: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: years, x: 460, y },
    { text: '• Kept the books of three shops', y: y + 14 },
  ];
  const pages = [
    buildPage([
      ...siti,
      head('Experience', 90),
      ...job('Bookkeeper, PT Maju Jaya', '2019 – 2021', 110),
      ...foot,
    ]),
    buildPage([...job('Cashier, PT Lestari Abadi', '2017 – 2019', 60), ...foot]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(flatten(result).work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Bookkeeper', 'Kept the books of three shops'],
    ['Cashier', 'Kept the books of three shops'],
  ]);
});

test('“Other Experience” of clubs and volunteers beside the jobs is no work', () => {
  const page = readPage(
    ...siti,
    head('Professional Experience', 90),
    { text: 'Bookkeeper, PT Maju Jaya', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: '• Kept the books of three shops', y: 124 },
    head('Other Experience', 150),
    { text: '• New Year Celebrations Volunteer, Kudus Town Hall', y: 170 },
    { text: 'Feb. 2017', x: 460, y: 170 },
    { text: '• Vice President, Association of Calligraphy', y: 184 },
    { text: '2013 – 2015', x: 460, y: 184 },
  );
  expect(jobHeads(page)).toEqual([['Bookkeeper', 'PT Maju Jaya']]);
});

test('referees side by side are read one after the other', () => {
  const row = (y: number, ...texts: [string, string]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 250 * at, y }));
  const { result, details } = readBelowName(
    head('Pengalaman Kerja', 90),
    ...jobAt(110),
    head('Referensi', 180),
    ...row(200, 'Darwin Purba', 'Lina Tanjung'),
    ...row(214, 'Direktur – PT Arunika', 'Manajer – PT Sentosa'),
    ...row(228, '0811 7700 3344', 'lina@contoh.id'),
  );
  expect(result.sections.at(-1)!.text.split('\n').slice(1, 4)).toEqual([
    'Darwin Purba',
    'Direktur – PT Arunika',
    '0811 7700 3344',
  ]);
  const parts = (at: number) =>
    ['title', 'organization', 'phone', 'email'].map((name) => details[`sections.2.parts.${at}.${name}`]);
  expect([parts(0), parts(1)]).toEqual([
    ['Darwin Purba', 'PT Arunika', '0811 7700 3344', undefined],
    ['Lina Tanjung', 'PT Sentosa', undefined, 'lina@contoh.id'],
  ]);
});

test('what a page says of itself in two lines belongs to no school', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: 'London Business School', y: 110, bold: true },
    { text: '2010 - 2013', y: 124 },
    { text: 'Bachelor Degree', y: 138 },
    { text: 'Find me on social media.', y: 180 },
    { text: 'Powered by Arunika', y: 204 },
  );
  expect(education).toMatchObject([{ accreditation: 'Bachelor Degree' }]);
});

test('interests beside each other are parted', () => {
  const { details } = readPage(
    ...siti,
    ...schoolSection,
    head('Minat', 140),
    { text: 'Cukil kayu', x: 60, y: 160 },
    { text: 'Bersepeda', x: 150, y: 160 },
    { text: 'Film pendek', x: 60, y: 176 },
  );
  expect(Object.entries(details).find(([path]) => path.endsWith('.interests'))?.[1]).toBe(
    'Cukil kayu\nBersepeda\nFilm pendek',
  );
});

test('a promise of references is no skill and no deed', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Cashier, PT Maju Jaya', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    { text: '• Counted the till twice a day', y: 124 },
    head('Skills', 150),
    { text: 'Excel, Jurnal', y: 166 },
    { text: 'References available on request.', y: 190, size: 9 },
  );
  expect(skillNames(page)).toEqual(['Excel', 'Jurnal']);
  expect(page.unused.map(({ text }) => text)).toContain('References available on request.');
});

test('a line at the foot that says what made the page is part of nothing', () => {
  const page = readPage(...siti, head('Skills', 90), 'Figma, Dovetail, Lookback', {
    text: 'Designed with love by somebody for developers',
    y: 180,
    size: 8,
  });
  expect(skillNames(page)).toEqual(['Figma', 'Dovetail', 'Lookback']);
});

test('a referee: a number and an address below, each in a line of its own, begin no other', () => {
  const { details } = readBelowName(
    head('Pengalaman Kerja', 90),
    ...jobAt(110),
    head('Referensi', 180),
    { text: 'Darwin Purba', y: 200, bold: true },
    { text: 'Direktur Operasi, PT Arunika Lestari', y: 214 },
    { text: '+62 811 7700 3344', y: 228 },
    { text: 'darwin@contoh.id', y: 242 },
  );
  expect(details['sections.2.entries']).toBeUndefined();
  const parts = ['title', 'position', 'organization', 'phone', 'email'];
  expect(parts.map((name) => details[`sections.2.parts.0.${name}`])).toEqual([
    'Darwin Purba',
    'Direktur Operasi',
    'PT Arunika Lestari',
    '+62 811 7700 3344',
    'darwin@contoh.id',
  ]);
});

test('a club: the year in what it is called stays there beside its period', () => {
  const { details } = readBelowName(
    head('Pengalaman Kerja', 90),
    ...jobAt(110),
    head('Organisasi', 180),
    { text: 'Panitia Temu Tani 2022', y: 200, bold: true },
    { text: 'Mei 2022 – Jun 2022', x: 440, y: 200 },
    { text: 'Koordinator Acara', y: 214, italic: true },
    { text: '• Menyusun acara untuk 600 peserta', y: 228 },
  );
  const parts = ['position', 'organization', 'startDate', 'endDate'];
  expect(parts.map((name) => details[`sections.2.parts.0.${name}`])).toEqual([
    'Koordinator Acara',
    'Panitia Temu Tani 2022',
    '2022-05',
    '2022-06',
  ]);
});

test('labels of rows with a year in brackets', () => {
  const { skills, certifications, languages } = fieldsOf(
    ...siti,
    head('Kemampuan dan Pencapaian Lain', 90),
    { text: '• Hard Skills (2025): Excel, Canva, Notion', y: 110 },
    { text: '• Bahasa (2025): Indonesia, Inggris', y: 124 },
    { text: '• Sertifikasi (2024): Brevet Pajak A dan B', y: 138 },
    { text: '• Penghargaan (2023): Best Position Paper', y: 152 },
  );
  expect([skills, languages, certifications]).toEqual([
    ['Excel', 'Canva', 'Notion'],
    ['Indonesia', 'Inggris'],
    ['Brevet Pajak A dan B'],
  ]);
});

test('a referee’s e-mail that a program hyphenated is whole', () => {
  const { details } = readPage(
    ...siti,
    head('Referees', 100),
    { text: 'Dr. Harapan Lubis, Head of Library, Universitas Arunika, h.lubis@arunika.exam-', y: 120 },
    { text: 'ple', y: 133 },
  );
  expect(details['sections.1.parts.0.email']).toBe('h.lubis@arunika.example');
  expect(details['sections.1.parts.0.description']).toBeUndefined();
});

test('names without a day under `Work` beside jobs that say when are no jobs', () => {
  const page = readPage(
    ...siti,
    head('Work', 90),
    { text: 'Pulla — Bakery Identity', y: 110, bold: true },
    { text: 'Meri — Fish Tins', y: 126, bold: true },
    head('Experience', 160),
    { text: 'Packaging Designer — Studio Arunika', y: 180, bold: true },
    { text: '2020 — Present', x: 440, y: 180 },
    { text: '• Designed 60 labels for food makers.', y: 196 },
  );
  expect(jobHeads(page)).toEqual([['Packaging Designer', 'Studio Arunika']]);
});

test('a club whose period stands in its last line is one entry, its part in letters of its own over sentences, too', () => {
  const read = (...texts: Text[]) =>
    readPage(
      ...siti,
      ...pharmacist,
      head('Organisasi', 170),
      { text: 'Karang Taruna Mawar', y: 190, bold: true },
      ...texts,
    ).details;
  const club = {
    'sections.2.parts.0.organization': 'Karang Taruna Mawar',
    'sections.2.parts.0.position': 'Bendahara',
    'sections.2.parts.0.endDate': '2018',
  };
  expect(
    read(
      { text: 'Bendahara', y: 204 },
      { text: '• Mengelola kas warga', y: 218 },
      { text: '2016 – 2018', y: 232 },
    ),
  ).toMatchObject(club);
  expect(
    read(
      { text: 'Bendahara', y: 204, italic: true },
      { text: 'Mengelola kas warga dan mengadakan bazar setiap bulan.', y: 218 },
      { text: '2016 – 2018', y: 232 },
    ),
  ).toMatchObject(club);
});

test('a club is read as the jobs of the paper are set where its words say nothing', () => {
  const { details } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Arunika Schools Trust', y: 110, bold: true },
    { text: 'Head of Fundraising', y: 124, italic: true },
    { text: '2018 – 2021', y: 138 },
    { text: 'Kencana Relief Ltd', y: 160, bold: true },
    { text: 'Partnerships Manager', y: 174, italic: true },
    { text: '2015 – 2018', y: 188 },
    head('Volunteering', 215),
    { text: 'Rotary Club of Kudus', y: 235, bold: true },
    { text: 'Club Secretary', y: 249, italic: true },
    { text: '2016 – 2018', y: 263 },
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.organization': 'Rotary Club of Kudus',
    'sections.2.parts.0.position': 'Club Secretary',
  });
});

test('a referee’s post that no list knows stands beside a firm', () => {
  const { details } = readPage(
    ...siti,
    ...pharmacist,
    head('References', 170),
    { text: 'Kwame Boateng', y: 190, bold: true },
    { text: 'Trustee', y: 204 },
    { text: 'Arunika Schools Trust', y: 218 },
    { text: 'kwame@contoh.id', y: 232 },
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.position': 'Trustee',
    'sections.2.parts.0.organization': 'Arunika Schools Trust',
  });
});

test('the year over the name of a project is when it was', () => {
  const { details } = readPage(
    ...siti,
    ...pharmacist,
    head('Proyek', 170),
    { text: '2021', y: 190, bold: true },
    { text: 'Catatan Warung', y: 204, bold: true },
    { text: 'Aplikasi pencatat utang dengan 52 ribu unduhan.', y: 218 },
    { text: '2018', y: 240, bold: true },
    { text: 'Jadwal Angkot', y: 254, bold: true },
    { text: 'Peta rute angkot yang dibuat bersama warga.', y: 268 },
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.title': 'Catatan Warung',
    'sections.2.parts.0.startDate': '2021',
    'sections.2.parts.1.title': 'Jadwal Angkot',
  });
});

test('a club in labelled lines is an entry', () => {
  const { details } = readPage(
    ...siti,
    ...pharmacist,
    head('Organisasi', 170),
    ...['Organisasi: Karang Taruna Mawar', 'Peran: Bendahara', 'Periode: 2017 – 2018', '• Mengelola kas'].map(
      (text, at) => ({ text, y: 190 + 14 * at }),
    ),
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.organization': 'Karang Taruna Mawar',
    'sections.2.parts.0.position': 'Bendahara',
    'sections.2.parts.0.startDate': '2017',
  });
});

test('a club whose branch is of the town that a narrow column put into the next line', () => {
  const { details } = readPage(
    ...siti,
    head('Organisasi', 90),
    { text: 'Relawan Medis', y: 110, bold: true },
    { text: 'Palang Merah Indonesia Kota', y: 124 },
    { text: 'Kupang', y: 138 },
    { text: 'Apr 2021 – Sekarang', y: 152 },
    { text: '• Melatih pertolongan pertama', y: 166 },
  );
  const { organization, location } = Object.fromEntries(
    ['organization', 'location'].map((part) => [part, details[`sections.1.parts.0.${part}`]]),
  );
  expect([organization, location]).toEqual(['Palang Merah Indonesia Kota Kupang', undefined]);
});

test('a project in one point: its name, its period in brackets, and what it is', () => {
  const { details } = readPage(...siti, ...pharmacist, head('Projects', 170), {
    text: '• Angkot Tracker (February 2018 – November 2018). Android app with city minibuses on a map',
    y: 190,
  });
  expect(details).toMatchObject({
    'sections.2.parts.0.title': 'Angkot Tracker',
    'sections.2.parts.0.startDate': '2018-02',
    'sections.2.parts.0.endDate': '2018-11',
    'sections.2.parts.0.description': 'Android app with city minibuses on a map',
  });
});

test('a referee with an academic title and a firm in bold over post and number', () => {
  const { details } = readPage(
    ...siti,
    ...pharmacist,
    head('Referensi', 170),
    { text: 'dr. Wahyu Hidayat dari RS Arunika', y: 190, bold: true },
    { text: 'Kepala IGD · 0811-533-7001', y: 204 },
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.title': 'dr. Wahyu Hidayat',
    'sections.2.parts.0.organization': 'RS Arunika',
    'sections.2.parts.0.position': 'Kepala IGD',
    'sections.2.parts.0.phone': '0811-533-7001',
  });
});

test('the day of the paper alone at its end is none of the hobbies', () => {
  const { result } = readBelowName(
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Minat dan Hobi', 130),
    { text: 'Memancing, Futsal', y: 150 },
    { text: 'November 30, 2026', y: 190 },
  );
  const hobbies = result.sections.find(({ text }) => text.startsWith('Minat'));
  expect(hobbies?.text).toBe('Minat dan Hobi\nMemancing, Futsal');
});
