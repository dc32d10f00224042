import { expect, test } from 'vitest';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

const RED = 0x7a1f3d;
const main = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, y, ...more });
const rail = (text: string, y: number, more: Partial<Text> = {}): Text => ({
  text,
  x: 420,
  y,
  size: 8,
  ...more,
});
const title = (text: string, y: number): Text => ({ text, y, size: 13, bold: true, colour: RED });
const railTitle = (text: string, y: number): Text => rail(text, y, { size: 9, bold: true, colour: RED });

test('a rail whose headings are much smaller than the column’s is read as a column', () => {
  const { result } = readPage(
    ...siti,
    title('Work Experience', 90),
    main('Straits Carriers', 108, { bold: true }),
    main('Finance Manager, 2019 - 2024', 122),
    main('• Closed the books in four days', 136),
    main('Kopi Holdings', 156, { bold: true }),
    main('Accountant, 2015 - 2019', 170),
    main('• Consolidated fourteen entities', 184),
    title('Education', 204),
    main('Nanyang University', 222, { bold: true }),
    main('Bachelor of Accountancy, 2008 - 2012', 236),
    railTitle('Skills', 112),
    rail('Forecasting', 125),
    rail('Power Query', 138),
    rail('Team leadership and coaching', 151),
    railTitle('Languages', 173),
    rail('English', 186),
    rail('Malay', 199),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Finance Manager', 'Straits Carriers'],
    ['Accountant', 'Kopi Holdings'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Forecasting',
    'Power Query',
    'Team leadership and coaching',
  ]);
  expect(result.languages).toEqual(['English', 'Malay']);
});

test('a bullet that says since when something is so opens no job', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Perawat', y: 108, bold: true },
    { text: 'RS Harapan, Juni 2021 - Sekarang', y: 122 },
    { text: '• Melakukan triase 45 pasien per sif', y: 136 },
    { text: '• Tergabung dalam tim tanggap darurat sejak 2023', y: 150 },
    { text: '• Menata ulang letak troli obat', y: 164 },
  );
  expect(result.workExperience).toHaveLength(1);
  expect(result.workExperience[0]!.jobDescription?.split('\n')).toHaveLength(3);
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

test('a town that no list knows, between phone and e-mail, is where somebody lives', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: '0821 5577 1180 | siti@contoh.id | Wadungasri', y: 60 },
    head('Keahlian', 90),
    { text: 'Excel, SQL', y: 108 },
  );
  expect(result.location?.rawInput).toBe('Wadungasri');
});

test('a name far larger than the address below it is no part of it', () => {
  const { result } = readPage(
    { text: 'Dr. Rahmat Hidayat', y: 40, size: 22, bold: true },
    { text: 'Banda Aceh · 0811 752 900 · rahmat@contoh.id', y: 58 },
    head('Keahlian', 90),
    { text: 'Excel, SQL', y: 108 },
  );
  expect(result.location?.rawInput).toBe('Banda Aceh');
});

test('an e-mail that runs up to the heading of the next column is no part of it', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', x: 30, y: 40, size: 20, bold: true },
    { text: 'siti.aminah.wahyuningsih@kotak.id', x: 30, y: 74 },
    { text: '0812 3456 7890', x: 30, y: 88 },
    { text: 'Keahlian', x: 30, y: 120, size: 12, bold: true },
    { text: 'Excel', x: 30, y: 136 },
    { text: 'Canva', x: 30, y: 150 },
    { text: 'Pengalaman', x: 198, y: 74, size: 12, bold: true },
    { text: 'Kasir', x: 198, y: 90, bold: true },
    { text: 'Toko Maju, Januari 2020 - Maret 2023', x: 198, y: 104 },
    { text: '• Melayani 60 pembeli setiap hari dengan teliti', x: 198, y: 118 },
    { text: 'Pendidikan', x: 198, y: 150, size: 12, bold: true },
    { text: 'SMK Negeri 1 Klaten', x: 198, y: 166, bold: true },
    { text: 'Akuntansi, 2015 - 2018', x: 198, y: 180 },
  );
  expect(result.emails).toEqual(['siti.aminah.wahyuningsih@kotak.id']);
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Kasir', 'Toko Maju'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Canva']);
});

test('dates in the left margin label their rows though other sections below have short lines', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2021 - Present', y: 108 },
    { text: 'Structural Engineer', x: 150, y: 108, bold: true },
    { text: 'Karya Jembatan', x: 150, y: 122, italic: true },
    { text: '• Checked drawings and found clashes before casting', x: 150, y: 136 },
    { text: '• Trained site engineers whose rework fell by half', x: 150, y: 150 },
    { text: '2018 - 2021', y: 172 },
    { text: 'Junior Engineer', x: 150, y: 172, bold: true },
    { text: 'Bina Graha', x: 150, y: 186, italic: true },
    { text: '• Shortened pile tests by running two rigs', x: 150, y: 200 },
    head('Education', 230),
    { text: '2014 - 2018', y: 248 },
    { text: 'Bachelor of Civil Engineering', x: 150, y: 248, bold: true },
    { text: 'Universitas Sam Ratulangi', x: 150, y: 262 },
    head('Skills', 300),
    ...['ETABS', 'SAP2000', 'Midas', 'AutoCAD', 'Revit'].map((text, index) => ({
      text: `• ${text}`,
      y: 318 + 14 * index,
    })),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.dates?.startDate])).toEqual([
    ['Structural Engineer', '2021-01-01'],
    ['Junior Engineer', '2018-01-01'],
  ]);
  expect(result.education).toHaveLength(1);
  expect(result.skills).toHaveLength(5);
});

test('a town that no list knows, with its province, is no name', () => {
  const { result } = readPage(
    { text: 'Wadungasri, Jawa Timur', y: 40 },
    { text: '0821 5577 1180', y: 54 },
    { text: 'suparman@contoh.id', y: 68 },
    { text: 'Suparman', x: 250, y: 44 },
    head('Keahlian', 100),
    { text: 'Excel, SQL', y: 118 },
  );
  expect(result.name?.raw).toBe('Suparman');
});

test('a statement that breaks off before a length of time goes on with it', () => {
  const { result } = readPage(
    ...siti,
    title('Pengalaman Kerja', 90),
    main('Kasir, Toko Makmur', 108, { bold: true }),
    main('November 2023 - Sekarang', 122),
    main('• Melayani 180 transaksi dengan selisih kas nol selama', 136),
    main('10 bulan', 150, { x: 58 }),
    main('• Membantu stock opname bulanan', 164),
  );
  expect(result.workExperience.map((job) => job.jobDescription)).toEqual([
    'Melayani 180 transaksi dengan selisih kas nol selama 10 bulan\nMembantu stock opname bulanan',
  ]);
});

test('rows with the names of sections under a heading of both: skills and languages', () => {
  const { result } = readPage(
    ...siti,
    title('Keahlian & Bahasa', 90),
    main('Keahlian: AutoCAD, Civil 3D', 108),
    main('Bahasa: Bahasa Indonesia (Aktif), Bahasa Inggris (Pasif)', 122),
  );
  expect(result.skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'Civil 3D']);
  expect(result.languages).toEqual(['Bahasa Indonesia', 'Bahasa Inggris']);
});

test('a ship behind the employer is where the work was, not part of its name', () => {
  const { result } = readPage(
    ...siti,
    title('Pengalaman Kerja', 90),
    main('PT Tirta Kencana Line, MV Tirta Sejati', 108, { bold: true }),
    main('Mualim III', 122),
    main('Agustus 2020 - Maret 2023', 136),
    main('• Merawat sekoci dan 62 alat pemadam', 150),
  );
  expect(result.workExperience[0]?.organization).toBe('PT Tirta Kencana Line');
});

test('a site of one’s own on the same domain as the mail address is a website', () => {
  const { result } = readPage(
    main('Clarissa Gunawan', 40, { size: 18 }),
    main('hello@clarissa.example', 60),
    main('clarissa.example', 74),
    title('Pengalaman Kerja', 100),
    main('Brand Manager, PT Kopi Senja', 118, { bold: true }),
    main('2019 - 2024', 132),
    title('Pendidikan', 160),
    main('Universitas Prasetiya Mulya, 2012 - 2016', 178),
  );
  expect(result.websites).toEqual(['clarissa.example']);
});

test('schools whose year stands before the grade are entries of their own', () => {
  const { result } = readPage(
    ...siti,
    title('Pendidikan', 90),
    main('D3 Seni Kuliner', 108, { bold: true }),
    main('Politeknik Pariwisata Bali', 122),
    main('Lulus 2015 · IPK 3,52', 136),
    main('Tata Boga', 158, { bold: true }),
    main('SMK Negeri 3 Denpasar', 172),
    main('Lulus 2012', 186),
  );
  expect(result.education.map((school) => school.organization)).toEqual([
    'Politeknik Pariwisata Bali',
    'SMK Negeri 3 Denpasar',
  ]);
});

test('tags that flow over lines are skills of their own', () => {
  const { result } = readPage(
    ...siti,
    title('Keterampilan', 90),
    main('Masakan Bali', 108),
    main('Pastry', 108, { x: 130 }),
    main('HACCP', 122),
    main('Food costing', 122, { x: 97 }),
  );
  expect(result.skills.map((skill) => skill.name).sort()).toEqual([
    'Food costing',
    'HACCP',
    'Masakan Bali',
    'Pastry',
  ]);
});

test('the number before the only row of a table is no part of the school', () => {
  const { result } = readPage(
    ...siti,
    title('Pendidikan', 90),
    main('Nama Sekolah', 108),
    main('Jurusan', 108, { x: 250 }),
    main('Tahun', 108, { x: 420 }),
    main('1. SMKN 1 Babelan', 124),
    main('Bisnis Daring', 124, { x: 250 }),
    main('2018 - 2021', 124, { x: 420 }),
  );
  expect(result.education[0]?.organization).toBe('SMKN 1 Babelan');
});

test('a form of facts without colons is no rail of headings, and its paper is read', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 62, y },
    { text: value, x: 260, y },
  ];
  const { result, warnings } = readPage(
    { text: 'BIODATA PENGASUH LANSIA', size: 22, x: 57, y: 86, bold: true, colour: RED },
    ...row('Nama', 'Sumarsih', 119),
    ...row('Umur', '43 tahun', 139),
    ...row('Asal', 'Wonogiri', 158),
    ...row('Status', 'Menikah, 2 anak', 178),
    ...row('Pendidikan', 'SD', 197),
    ...row('Telepon', '0852-2900-4477', 217),
  );
  expect(warnings).toEqual([]);
  expect(result.name?.raw).toBe('Sumarsih');
  expect(result.phoneNumbers).toEqual(['0852-2900-4477']);
});
