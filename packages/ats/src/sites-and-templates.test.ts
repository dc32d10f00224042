import { expect, test } from 'vitest';
import { head, readPage, siti } from './testing/read-page.ts';

// What exports of job sites and templates of builders do that plain CVs do not.

test('a name over two lines is whole even where the second line is the longer one', () => {
  const { result } = readPage(
    { text: 'I', y: 40, size: 26 },
    { text: 'MADE WIDIANTARI', y: 72, size: 26 },
    { text: 'made@contoh.id', y: 100 },
    head('Pendidikan', 130),
    { text: 'Universitas Contoh, 2012 - 2016', y: 150 },
  );
  expect(result.name?.raw).toBe('I MADE WIDIANTARI');
});

test.each([
  [['Prof. Dr. Ir. Bambang Hadikusumo', 'Prawiranegara Sasmita, M.Sc., Ph.D.']],
  [['Dr. Hj. Endang Lestariningsih Kusumawardani Puspasari,', 'S.Kep., Ns., M.Kep.']],
  [['Prof. Dr. Ir. H. Bambang Hadikusumo Prawiranegara, M.Sc., Ph.D.']],
])('titles and degrees make a name no less a name: %j', (lines) => {
  const { result } = readPage(
    ...lines.map((text, index) => ({ text, y: 40 + 30 * index, size: 24 })),
    { text: 'bambang@contoh.id', y: 110 },
    head('Pendidikan', 140),
    { text: 'Universitas Contoh, 2012 - 2016', y: 160 },
  );
  expect(result.name?.raw).toBe(lines.join(' '));
});

test('the employer over place and period in the margin, the post and its text beside them', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'PT Sumber Rejeki', x: 50, y: 110, bold: true },
    { text: 'Kasir', x: 200, y: 110, bold: true },
    { text: 'Bandung', x: 50, y: 124 },
    { text: '• Melayani 90 pelanggan setiap hari', x: 210, y: 126 },
    { text: '2019 - 2021', x: 50, y: 138 },
    { text: '• Menyusun laporan kas harian toko', x: 210, y: 140 },
    { text: 'Toko Sedap', x: 50, y: 166, bold: true },
    { text: 'Pelayan', x: 200, y: 166, bold: true },
    { text: 'Garut', x: 50, y: 180 },
    { text: '• Mengantar pesanan ke 12 meja', x: 210, y: 182 },
    { text: '2017 - 2018', x: 50, y: 194 },
    { text: '• Membersihkan dapur setiap malam', x: 210, y: 196 },
  );
  expect(
    result.workExperience.map((job) => [
      job.jobTitle,
      job.organization,
      job.dates?.startDate,
      job.jobDescription?.split('\n').length,
    ]),
  ).toEqual([
    ['Kasir', 'PT Sumber Rejeki', '2019-01-01', 2],
    ['Pelayan', 'Toko Sedap', '2017-01-01', 2],
  ]);
});

test('what was done stands under the post in one cell of a table', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Periode', x: 50, y: 112, bold: true },
    { text: 'Jabatan', x: 150, y: 112, bold: true },
    { text: 'Instansi', x: 420, y: 112, bold: true },
    { text: '2019 - 2021', x: 50, y: 130 },
    { text: 'Kasir', x: 150, y: 130 },
    { text: 'PT Sumber Rejeki', x: 420, y: 130 },
    { text: '• Melayani 90 pelanggan', x: 155, y: 144 },
    { text: '• Menyusun laporan kas', x: 155, y: 158 },
    { text: '2017 - 2018', x: 50, y: 186 },
    { text: 'Pelayan', x: 150, y: 186 },
    { text: 'Toko Sedap', x: 420, y: 186 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.jobDescription])).toEqual([
    ['Kasir', 'Melayani 90 pelanggan\nMenyusun laporan kas'],
    ['Pelayan', null],
  ]);
});

test('groups of skills that follow each other as sentences', () => {
  const { result } = readPage(...siti, head('Keahlian', 90), {
    text: 'Penjualan: Negosiasi, Presentasi. Alat: Excel, Moka POS',
    y: 110,
  });
  expect(result.skills.map((skill) => skill.name)).toEqual(['Negosiasi', 'Presentasi', 'Excel', 'Moka POS']);
});

test('an address of a network that goes on below and says in brackets what it is', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'www.linkedin.com/in/siti-aminah-', y: 60 },
    { text: '740669 (LinkedIn)', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh, 2012 - 2016', y: 120 },
  );
  expect(result.linkedin).toBe('www.linkedin.com/in/siti-aminah-740669');
});

test('a level of study and its field on lines of their own, set apart', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Example University, 2012 - 2016', y: 110, bold: true },
    { text: 'Bachelor of Science', x: 60, y: 126 },
    { text: 'Nursing', y: 146 },
  );
  expect(result.education.map((school) => school.accreditation?.inputStr)).toEqual([
    'Bachelor of Science Nursing',
  ]);
});

test('certificates and their issuers by turns in one style', () => {
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    'Sertifikasi Barista Madya',
    'BNSP',
    'Food Safety Level 2',
    'CIEH, 2021',
  );
  expect(result.certifications).toEqual(['Sertifikasi Barista Madya', 'Food Safety Level 2']);
});

test('fields with labels, then bullets and a grade without one', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    'Jabatan: Kasir',
    'Perusahaan: PT Sumber Rejeki',
    'Periode: 2019 - 2021',
    'Tugas:',
    { text: '• Melayani 90 pelanggan', x: 60 },
    { text: '• Menyusun laporan kas', x: 60 },
    head('Pendidikan', 220),
    'Perguruan: Universitas Contoh',
    'Jurusan: S1 Akuntansi',
    'Tahun: 2012 - 2016',
    'IPK 3,56',
  );
  expect(result.workExperience.map((job) => job.jobDescription)).toEqual([
    'Melayani 90 pelanggan\nMenyusun laporan kas',
  ]);
  expect(result.education.map((school) => school.grade?.raw)).toEqual(['3,56']);
});

test('a telephone number below the word that stands for a link', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    'LinkedIn',
    '+62 812 3456 7890',
    head('Pendidikan', 120),
    { text: 'Universitas Contoh, 2012 - 2016', y: 140 },
  );
  expect(result.phoneNumbers).toEqual(['+62 812 3456 7890']);
});

test('dashes around a date are ornament', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Example University', y: 110, bold: true },
    { text: 'BSc Physics', y: 124 },
    { text: '— 2018 —', y: 138 },
  );
  expect(result.education.map((school) => [school.dates?.startDate, school.dates?.completionDate])).toEqual([
    [null, '2018-01-01'],
  ]);
});

test.each([
  ['Ketua Tim Mutu RS St. Vincentius (RKZ), Surabaya', 'Ketua Tim Mutu', 'RS St. Vincentius (RKZ)'],
  ['Guru Matematika SMA Negeri 3 Bandung', 'Guru Matematika', 'SMA Negeri 3 Bandung'],
  ['Wali Kelas SMPN 2 Sidoarjo', 'Wali Kelas', 'SMPN 2 Sidoarjo'],
  ['Teknisi Jaringan Internet - LILIK.NET', 'Teknisi Jaringan Internet', 'LILIK.NET'],
  ['Staf IT, UPTD Puskesmas Banyuates', 'Staf IT', 'UPTD Puskesmas Banyuates'],
])('%s names the employer behind the post', (text, jobTitle, organization) => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: `${text} 2019 - 2022`, y: 110 },
    { text: 'Kasir, PT Arunika 2017 - 2019', y: 126 },
  );
  expect([result.workExperience[0]?.jobTitle, result.workExperience[0]?.organization]).toEqual([
    jobTitle,
    organization,
  ]);
});
