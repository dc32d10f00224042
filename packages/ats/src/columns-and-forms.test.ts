import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What two columns, forms and lists of Indonesian CVs do that plain ones do not.

const jobsOf = ({ result }: Pick<ReturnType<typeof readPage>, 'result'>) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate,
    dates?.endDate,
  ]);

test('a length of time in a line of its own below its period opens no job', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Kasir', x: 50, y: 110, bold: true },
    { text: 'Surabaya', x: 440, y: 110 },
    { text: 'Toko Jaya', x: 50, y: 122 },
    { text: 'Juni 2019 - Januari 2021', x: 390, y: 122 },
    { text: '1 thn 8 bln', x: 455, y: 134 },
    { text: '• Melayani pembayaran pelanggan', x: 55, y: 146 },
  );
  expect(jobsOf(reading)).toEqual([['Kasir', 'Toko Jaya', '2019-06-01', '2021-01-01']]);
  expect(reading.result.workExperience[0]?.jobDescription).toBe('Melayani pembayaran pelanggan');
});

test('contacts that stand beside the name, above two columns of one width', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 460, y: 36 },
    { text: '0812 3456 7890', x: 460, y: 50 },
    { text: 'Bandung, Jawa Barat', x: 440, y: 64 },
    { ...head('Pengalaman Kerja', 110), x: 40 },
    ...[
      'Kasir',
      'PT Sumber Rejeki · 2019 - 2021',
      '• Melayani pelanggan toko',
      'Pelayan',
      'Toko Sedap · 2017 - 2018',
      '• Mengantar pesanan ke meja',
      '• Membersihkan dapur',
      '• Mencatat pesanan',
    ].map((text, index) => ({ text, x: 40, y: 130 + 14 * index, bold: index === 0 || index === 3 })),
    { ...head('Pendidikan', 110), x: 320 },
    ...['SMK Negeri 1 Bandung', '2014 - 2017'].map((text, index) => ({ text, x: 320, y: 130 + 14 * index })),
    { ...head('Keahlian', 176), x: 320 },
    ...['Kasir', 'Excel', 'Stok', 'Kerja tim'].map((text, index) => ({ text, x: 320, y: 196 + 14 * index })),
  );
  expect(result.phoneNumbers).toEqual(['0812 3456 7890']);
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
  expect(result.workExperience[1]?.jobDescription).not.toContain('siti@contoh.id');
});

test('an employer that is counted off over the fields of its form', () => {
  const form = (number: number, employer: string, post: string, period: string, y: number) => [
    { text: `${number}. ${employer}`, x: 50, y },
    { text: `Posisi : ${post}`, x: 63, y: y + 14 },
    { text: `Periode : ${period}`, x: 63, y: y + 28 },
    { text: 'Tugas :', x: 63, y: y + 42 },
    { text: '• Mencatat barang setiap hari', x: 63, y: y + 56 },
    { text: '• Menyusun laporan bulanan', x: 63, y: y + 70 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...form(1, 'CV Sumber Plastik', 'Admin Gudang', 'Februari 2021 - Sekarang', 112),
    ...form(2, 'Toko Jaya Abadi', 'Kasir', 'Juni 2019 - Januari 2021', 198),
  );
  expect(jobsOf(reading).map(([post, employer]) => [post, employer])).toEqual([
    ['Admin Gudang', 'CV Sumber Plastik'],
    ['Kasir', 'Toko Jaya Abadi'],
  ]);
  expect(reading.result.workExperience[0]?.jobDescription).toBe(
    'Mencatat barang setiap hari\nMenyusun laporan bulanan',
  );
});

test('rows of a table at the pitch of lines are parted where a date stands', () => {
  const row = (y: number, ...cells: [string, string, string]) =>
    cells.map((text, index) => ({ text, x: [50, 280, 460][index]!, y, bold: y === 112 }));
  const { result } = readPage(
    ...siti,
    head('Pelatihan', 90),
    ...row(112, 'Nama Pelatihan', 'Penyelenggara', 'Tahun'),
    ...row(125, 'Brevet Pajak A dan B', 'Ikatan Akuntan', '2023'),
    ...row(138, 'Dasar Akuntansi', 'Balai Latihan', '2022'),
  );
  expect(result.certifications).toEqual(['Brevet Pajak A dan B', 'Dasar Akuntansi']);
});

test('a period that breaks after its month goes on in the same row of a table', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    ...['Dates', 'Institution', 'Qualification'].map((text, index) => ({
      text,
      x: [50, 200, 380][index]!,
      y: 112,
      bold: true,
    })),
    { text: 'Sep 2004 ~ Aug', x: 50, y: 125 },
    { text: 'Dalhousie University,', x: 200, y: 125 },
    { text: 'BA Structural', x: 380, y: 125 },
    { text: '2007', x: 50, y: 138 },
    { text: 'Chicago', x: 200, y: 138 },
    { text: 'Engineering', x: 380, y: 138 },
  );
  expect(result.education).toHaveLength(1);
  expect(result.education[0]?.accreditation).toEqual({ inputStr: 'BA Structural Engineering' });
});

test('dates at the right edge of the left column stay with its jobs', () => {
  const job = (post: string, employer: string, period: string, y: number) => [
    { text: post, x: 45, y, bold: true },
    { text: period, x: 383 - period.length * 5, y },
    { text: employer, x: 45, y: y + 13 },
    { text: '• Mencatat barang masuk', x: 45, y: y + 26 },
    { text: '• Membuat surat jalan', x: 45, y: y + 39 },
  ];
  const side = (heading: string, texts: string[], y: number) => [
    { ...head(heading, y), x: 403 },
    ...texts.map((text, index) => ({ text, x: 403, y: y + 18 + 13 * index })),
  ];
  const reading = readPage(
    { text: 'Siti Aminah', x: 45, y: 40, size: 22, bold: true },
    { ...head('Pengalaman Kerja', 100), x: 45 },
    ...job('Admin Gudang', 'CV Sumber Plastik', 'Feb 2021 - kini', 120),
    ...job('Kasir', 'Toko Jaya Abadi', 'Jun 2019 - Jan 2021', 190),
    ...job('Operator Produksi', 'PT Mitra Rasa', 'Agu 2017 - Mei 2019', 260),
    ...side('Kontak', ['siti@contoh.id', '0812 3456 7890'], 100),
    ...side('Keahlian', ['Excel', 'Word', 'Mengetik', 'Kerja tim'], 170),
    ...side('Bahasa', ['Indonesia', 'Jawa', 'Inggris'], 270),
  );
  expect(jobsOf(reading).map(([post, , start]) => [post, start])).toEqual([
    ['Admin Gudang', '2021-02-01'],
    ['Kasir', '2019-06-01'],
    ['Operator Produksi', '2017-08-01'],
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Excel', 'Word', 'Mengetik', 'Kerja tim']);
});

test('contacts with nothing but space between them, a town the last', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: '0812 3456 7890 siti@contoh.id Sidoarjo Jawa Timur', y: 60 },
    head('Pendidikan', 90),
    'Universitas Airlangga, 2016 - 2020',
  );
  expect(result.phoneNumbers).toEqual(['0812 3456 7890']);
  expect(result.location?.rawInput).toBe('Sidoarjo Jawa Timur');
});

test('contacts under a heading that means a summary elsewhere', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Tentang Saya', 80),
    'Bandung, Jawa Barat',
    'siti@contoh.id',
    '0812 3456 7890',
    head('Pendidikan', 150),
    'Universitas Airlangga, 2016 - 2020',
  );
  expect(result.summary).toBeNull();
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
});

test('certificates in a run, each with its issuer in brackets', () => {
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    'Meta Front-End Developer (Coursera, 2023); Belajar Aplikasi Web (Dicoding, 2022)',
  );
  expect(result.certifications).toEqual(['Meta Front-End Developer', 'Belajar Aplikasi Web']);
});

test('skills in panels of their own are one each, however near', () => {
  const page = buildPage([
    ...siti,
    head('Keahlian', 90),
    { text: 'Go', x: 57, y: 110 },
    { text: 'Microsoft Excel', x: 73, y: 110 },
    { text: 'Python', x: 157, y: 110 },
  ]);
  const panel = (x: number, width: number) => ({
    kind: 'fill' as const,
    colour: 0xf8f8ff,
    x,
    y: 97,
    width,
    height: 17,
  });
  const { result } = readItems([{ ...page, shapes: [panel(54, 16), panel(71, 82), panel(155, 36)] }]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Go', 'Microsoft Excel', 'Python']);
});

test.each([
  ['Universitas Padjadjaran jurusan Ilmu Komunikasi', 'Universitas Padjadjaran', 'Ilmu Komunikasi'],
  ['Universitas Padjadjaran S1 Ilmu Komunikasi', 'Universitas Padjadjaran', 'S1 Ilmu Komunikasi'],
])('%s', (text, school, degree) => {
  const { result } = readPage(...siti, head('Pendidikan', 90), `2014 - 2018 ${text}`);
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    [school, degree],
  ]);
});

test.each([
  ['Grade: 2:1', '2:1'],
  ['3.62', '3.62'],
])('a grade printed as %s', (text, grade) => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    'University of Leeds, 2014 - 2018',
    'BSc Economics',
    text,
  );
  expect(result.education[0]?.grade?.raw).toBe(grade);
});

test('a dash with nothing behind it: the newest job goes on, an older one does not', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Analyst, Contoh Ltd', y: 110, bold: true },
    '2021-02-01 —',
    { text: '• Wrote reports for the board', y: 142 },
    { text: 'Clerk, Other Ltd', y: 166, bold: true },
    '2018-02-01 — 2020-12-01',
    { text: '• Kept the books of two shops', y: 198 },
  );
  expect(result.workExperience.map((job) => job.dates?.isCurrent)).toEqual([true, false]);
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

test('a post that its own word announces', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Kulina Digital', x: 50, y: 110, bold: true },
    { text: '2022 - 2024', x: 480, y: 110, bold: true },
    { text: 'Sebagai Pengembang Web', x: 50, y: 124, italic: true },
    { text: '• Membangun portal layanan desa', x: 55, y: 138 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Pengembang Web', 'Kulina Digital'],
  ]);
});

test.each([
  ['Universitas', 'Padjadjaran'],
  ['Telkom', 'University'],
])('a school over two lines: %s / %s', (upper, lower) => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: upper, y: 110 },
    { text: lower, y: 122 },
    { text: 'S1 Ilmu Komunikasi', y: 136 },
    { text: '2014 - 2018', y: 150 },
  );
  expect(result.education.map((each) => each.organization)).toEqual([`${upper} ${lower}`]);
});

test('a centred heading parts two columns above it from those below, however short it is', () => {
  const column = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: y + 13 * index, bold: index === 0 }));
  const centred = (text: string, y: number) => ({ ...head(text, y), x: 297 - 3.5 * text.length });
  const { result } = readPage(
    { text: 'Siti Aminah', x: 220, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 262, y: 60 },
    centred('Pengalaman Kerja', 90),
    ...column(
      50,
      110,
      'Teknisi',
      'PT Sumber Rejeki',
      '2021 - 2024',
      '• Merawat mesin press',
      '• Memperbaiki panel',
    ),
    ...column(320, 110, 'Kasir', 'Toko Sedap', '2018 - 2020', '• Melayani pelanggan'),
    centred('Pendidikan', 190),
    ...column(50, 210, 'SMK Negeri 1 Karawang', 'Teknik Instalasi', '2015 - 2018'),
    { ...head('Keahlian', 270), x: 50 },
    ...['Panel', 'Las', 'Gambar teknik'].map((text, index) => ({
      text: `• ${text}`,
      x: 50,
      y: 290 + 13 * index,
    })),
    { ...head('Bahasa', 270), x: 320 },
    ...['Indonesia', 'Sunda'].map((text, index) => ({ text: `• ${text}`, x: 320, y: 290 + 13 * index })),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Teknisi', 'PT Sumber Rejeki'],
    ['Kasir', 'Toko Sedap'],
  ]);
  expect(result.education.map((school) => school.organization)).toEqual(['SMK Negeri 1 Karawang']);
});

test('columns above and below jobs that run over the whole width, their periods at the right', () => {
  const column = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: y + 13 * index }));
  const job = (title: string, period: string, y: number) => [
    { text: title, x: 50, y, bold: true },
    { text: period, x: 545 - 5 * period.length, y },
    { text: '• Mencatat barang', x: 55, y: y + 13 },
    { text: '• Membuat surat jalan', x: 55, y: y + 26 },
  ];
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { ...head('Keahlian', 90), x: 330 },
    ...column(50, 110, 'SMK Negeri 1 Bandung', 'Akuntansi', '2014 - 2017'),
    ...column(330, 110, '• Excel', '• Stok', '• Kasir', '• Las'),
    head('Pengalaman Kerja', 180),
    ...job('Admin Gudang, CV Sumber Plastik', 'Feb 2021 - kini', 200),
    ...job('Kasir, Toko Jaya Abadi', 'Jun 2019 - Jan 2021', 245),
    head('Bahasa', 300),
    { ...head('Sertifikat', 300), x: 330 },
    ...column(50, 320, 'Indonesia', 'Sunda'),
    ...column(330, 320, 'Brevet Pajak (2023)', 'Dasar Akuntansi (2022)'),
  );
  expect(jobsOf(reading).map(([post, , start]) => [post, start])).toEqual([
    ['Admin Gudang', '2021-02-01'],
    ['Kasir', '2019-06-01'],
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Excel', 'Stok', 'Kasir', 'Las']);
});

test('a period whose second half the margin pushed below', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Resepsionis, Hotel Puri Contoh. November 2022', y: 110 },
    { text: '— sekarang', y: 123 },
    { text: '• Menyambut 60 tamu setiap hari', x: 55, y: 137 },
  );
  expect(reading.result.workExperience.map((each) => each.dates?.isCurrent)).toEqual([true]);
});

test('a town that no list knows, where the other jobs name theirs', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Perawat (2020 - 2023)', y: 110, bold: true },
    'RS Bhakti, Bandung',
    { text: '• Merawat 18 pasien setiap jaga', y: 142 },
    { text: 'Bidan (2018 - 2020)', y: 166, bold: true },
    'Klinik Kasih, Tarutung',
    { text: '• Membantu 40 persalinan', y: 198 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['RS Bhakti', 'Klinik Kasih']);
});

test.each([
  ['(021) 555-0137 ext. 12', '(021) 555-0137'],
  ['0812\u00AD3456\u00AD7890', '0812-3456-7890'],
  ['0812·3456·7890', '0812·3456·7890'],
  ['021 – 5574 8890', '021 – 5574 8890'],
])('a number printed as %j', (text, number) => {
  const { result } = readPage(...siti, text, head('Pendidikan', 110), 'Universitas Airlangga, 2016 - 2020');
  expect(result.phoneNumbers).toEqual([number]);
});

test('a form whose names of fields stand flush right, as Europass prints them: what was done takes two lines', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 150 - 5 * label.replaceAll(' ', '').length - 3 * (label.split(' ').length - 1), y },
    { text: value, x: 166, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 100),
    ...row('Tanggal', 'Mei 2017 - sekarang', 120),
    ...row('Jabatan', 'Mekanik Alat Berat', 133),
    ...row('Tugas utama', 'Merawat unit berkala dan menurunkan waktu henti sampai', 146),
    { text: 'seperlima dalam setahun.', x: 166, y: 159 },
    ...row('Nama perusahaan', 'PT Borneo Alat Perkasa', 172),
    ...row('Tanggal', 'Juni 2010 - April 2017', 192),
    ...row('Jabatan', 'Mekanik', 205),
    ...row('Tugas utama', 'Membongkar mesin diesel.', 218),
    ...row('Nama perusahaan', 'CV Mitra Diesel', 231),
    head('Pendidikan', 260),
    ...row('Tanggal', '2007 - 2010', 280),
    ...row('Kualifikasi', 'D3 Teknik Mesin', 293),
    ...row('Lembaga', 'Politeknik Negeri Samarinda', 306),
    ...row('Tanggal', '2004 - 2007', 326),
    ...row('Kualifikasi', 'Teknik Otomotif', 339),
    ...row('Lembaga', 'SMK Negeri 2 Balikpapan', 352),
  );
  expect(jobsOf({ result })).toEqual([
    ['Mekanik Alat Berat', 'PT Borneo Alat Perkasa', '2017-05-01', null],
    ['Mekanik', 'CV Mitra Diesel', '2010-06-01', '2017-04-01'],
  ]);
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Merawat unit berkala dan menurunkan waktu henti sampai seperlima dalam setahun.',
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['Politeknik Negeri Samarinda', 'D3 Teknik Mesin'],
    ['SMK Negeri 2 Balikpapan', 'Teknik Otomotif'],
  ]);
});

test('rules that somebody typed are not read', () => {
  const { result } = readPage(
    ...siti,
    head('KEAHLIAN', 100),
    { text: '--------', x: 50, y: 112 },
    { text: 'Excel, Accurate, Canva', x: 50, y: 124 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Accurate', 'Canva']);
});

test('typed columns: what stands behind the colon of a period begins where the employer below it does', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 100),
    { text: '2021 - sekarang', x: 50, y: 120 },
    { text: ': Staf Gudang', x: 160, y: 120 },
    { text: 'PT Sumber Pangan', x: 168, y: 133 },
    { text: '* Mencatat stok harian', x: 168, y: 146 },
    { text: '2019 - 2021', x: 50, y: 159 },
    { text: ': Kasir', x: 160, y: 159 },
    { text: 'Toko Swalayan Maju', x: 168, y: 172 },
    { text: '* Menyetor uang kas', x: 168, y: 185 },
  );
  expect(jobsOf({ result })).toEqual([
    ['Staf Gudang', 'PT Sumber Pangan', '2021-01-01', null],
    ['Kasir', 'Toko Swalayan Maju', '2019-01-01', '2021-01-01'],
  ]);
});

test('a sidebar that begins beside the name in large letters at the top of the other column', () => {
  const small = (text: string, x: number, y: number) => ({ text, x, y, size: 7 });
  const heading = (text: string, x: number, y: number) => ({ text, x, y, size: 8, bold: true });
  const { result } = readPage(
    heading('TENTANG SAYA', 27, 40),
    small('Tenaga ahli yang menjaga keamanan', 27, 53),
    small('sistem pemerintahan dan mengelola', 27, 61),
    small('infrastruktur daerah.', 27, 69),
    heading('INFORMASI', 27, 91),
    small('moh.alfajri@contoh.id', 27, 101),
    small('087750112233', 27, 109),
    heading('KEAHLIAN', 27, 139),
    small('Linux Server', 27, 149),
    small('Mikrotik', 27, 157),
    { text: 'Moh Alfajri', x: 219, y: 51, size: 32 },
    heading('PENGALAMAN KERJA', 222, 74),
    heading('Dinas Komunikasi Kabupaten Sampang', 222, 85),
    small('02 Jan 2023 - 31 Des 2025', 470, 85),
    small('Tenaga Ahli', 222, 93),
    small('Menjaga sistem pemerintahan dan melakukan troubleshooting setiap hari.', 222, 101),
    heading('STIKES Ngudia Husada', 222, 122),
    small('04 Jan 2016 - 20 Des 2016', 470, 122),
    small('Staf', 222, 130),
    small('Mengelola laboratorium komputer dan memasang kamera di kampus.', 222, 138),
  );
  expect(result.name?.raw).toBe('Moh Alfajri');
  expect(flatten(result).summary).toBe(
    'Tenaga ahli yang menjaga keamanan sistem pemerintahan dan mengelola infrastruktur daerah.',
  );
});

test('three columns over two that begin elsewhere are read row by row', () => {
  const [three, two] = [
    [40, 220, 400],
    [40, 310],
  ];
  const columns = (y: number, xs: readonly number[], ...rows: readonly string[][]) =>
    rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: xs[column]!, y: y + 14 * at, bold: at === 0 && xs === two })),
    );
  const heads = (y: number, xs: readonly number[], names: readonly string[]) =>
    names.map((name, column) => ({ ...head(name, y), x: xs[column]! }));
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 40, size: 22, bold: true },
    ...heads(90, three, ['Kontak', 'Bahasa', 'Keahlian']),
    ...columns(
      108,
      three,
      ['0812 3456 7890', 'Indonesia', '• Excel'],
      ['siti@contoh.id', 'Inggris', '• Pengarsipan'],
      ['Bandung', 'Arab', '• Notulen rapat'],
    ),
    ...heads(170, two, ['Pengalaman']),
    ...columns(
      188,
      two,
      ['Kasir', 'Resepsionis'],
      ['Toko Jaya', 'Hotel Melati'],
      ['Juni 2020 - Sekarang', 'Mei 2018 - Mei 2020'],
      ['• Melayani 90 pembeli', '• Menerima 60 tamu'],
    ),
    ...heads(264, two, ['Pendidikan', 'Organisasi']),
    ...columns(
      282,
      two,
      ['S1 Manajemen', 'Ketua'],
      ['Universitas Contoh', 'Karang Taruna'],
      ['2014 - 2018', '2016 - 2017'],
    ),
  );
  expect(jobsOf({ result })).toEqual([
    ['Kasir', 'Toko Jaya', '2020-06-01', null],
    ['Resepsionis', 'Hotel Melati', '2018-05-01', '2020-05-01'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Pengarsipan', 'Notulen rapat']);
  expect(result.education).toMatchObject([{ organization: 'Universitas Contoh' }]);
});
