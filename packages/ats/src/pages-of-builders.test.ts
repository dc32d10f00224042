import { expect, test } from 'vitest';
import { head, readPage, siti } from './testing/read-page.ts';

// What pages of builders, résumé themes and portfolios do that other CVs do not.

test('the day of birth below a label in the letters of the headings, broken by a narrow column', () => {
  const { result } = readPage(
    ...siti,
    head('Tanggal Lahir:', 100),
    { text: 'Garut, 19 Agustus', y: 118 },
    { text: '2001', y: 131 },
    head('Pendidikan', 170),
    { text: 'SMK Negeri 4 Garut, 2016 - 2019', y: 190 },
  );
  expect(result.dateOfBirth).toBe('2001-08-19');
});

test('titles whose employer and years stand below the text: each belongs to the title above', () => {
  const title = (text: string, y: number) => ({ text, y, size: 14, bold: true, colour: 0x336655 });
  const details = (text: string, y: number) => ({ text, y, colour: 0x999999 });
  const { result } = readPage(
    ...siti,
    { text: 'EXPERIENCE', y: 90, size: 18, bold: true },
    title('Joiner', 120),
    { text: 'Windows and stairs in oak for listed houses.', y: 140 },
    details('Atelier Kayu Jati, 2016-2021', 158),
    title('Apprentice', 190),
    { text: 'Two years of sweeping, one year of planes.', y: 210 },
    details('Bengkel Mebel Sentosa, 2013-2016', 228),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization, job.dates?.startDate])).toEqual([
    ['Joiner', 'Atelier Kayu Jati', '2016-01-01'],
    ['Apprentice', 'Bengkel Mebel Sentosa', '2013-01-01'],
  ]);
  expect(result.workExperience[0]?.jobDescription).toBe('Windows and stairs in oak for listed houses.');
});

test('a paragraph at the foot of the left column that is wider than all above it ends no column', () => {
  const { result } = readPage(
    ...siti,
    { text: 'SKILLS', x: 33, y: 120, size: 11, bold: true },
    ...['Excel', 'Ansible', 'Bash', 'Linux'].map((text, index) => ({ text, x: 33, y: 138 + 16 * index })),
    { text: 'AWARDS', x: 33, y: 216, size: 11, bold: true },
    { text: 'Spark of the Year', x: 33, y: 234 },
    { text: 'Voted by nearly all colleagues because many', x: 33, y: 248 },
    { text: 'branches open through the flood.', x: 33, y: 261 },
    { text: 'WORK EXPERIENCE', x: 245, y: 120, size: 11, bold: true },
    { text: 'Administrator', x: 245, y: 138, bold: true },
    { text: 'Otley Bank, 2019 - 2023', x: 245, y: 154 },
    { text: '• Looked after 120 hosts and the rota', x: 245, y: 172 },
    { text: '• Replaced the tapes in two days', x: 245, y: 188 },
    { text: 'Technician', x: 245, y: 220, bold: true },
    { text: 'Wharf College, 2018 - 2019', x: 245, y: 236 },
    { text: '• First line for 900 staff and pupils', x: 245, y: 252 },
    { text: '• Kept the spare parts in order', x: 245, y: 268 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Administrator', 'Otley Bank'],
    ['Technician', 'Wharf College'],
  ]);
  expect(result.workExperience[1]?.jobDescription).toBe(
    'First line for 900 staff and pupils\nKept the spare parts in order',
  );
});

test('a heading in a side column spans nothing, though dates stand at the right of the rows beside it', () => {
  const { result } = readPage(
    ...siti,
    { text: 'KEAHLIAN', x: 30, y: 110, size: 12, bold: true },
    ...['Imunisasi', 'Konseling', 'Partograf'].map((text, index) => ({ text, x: 30, y: 130 + 24 * index })),
    { text: 'BAHASA', x: 30, y: 226, size: 12, bold: true },
    { text: 'Bugis', x: 30, y: 250 },
    { text: 'Inggris', x: 30, y: 274 },
    { text: 'MINAT', x: 30, y: 330, size: 12, bold: true },
    { text: 'Berkebun', x: 30, y: 350 },
    { text: 'PENGALAMAN', x: 200, y: 110, size: 12, bold: true },
    { text: 'Puskesmas Sukamaju', x: 200, y: 128, bold: true },
    { text: '2019 – 2023', x: 500, y: 128 },
    { text: 'Bidan', x: 200, y: 142 },
    { text: 'Menyusun laporan bulanan dan mendampingi sembilan bidan desa di pulau.', x: 200, y: 160 },
    { text: 'PENDIDIKAN', x: 200, y: 216, size: 12, bold: true },
    { text: 'Akademi Kebidanan Nusa', x: 200, y: 240, bold: true },
    { text: '2013 – 2016', x: 500, y: 240 },
    { text: 'D3 Kebidanan', x: 200, y: 256 },
    { text: 'SMA Negeri 1 Masamba', x: 200, y: 282, bold: true },
    { text: '2010 – 2013', x: 500, y: 282 },
  );
  expect(result.languages).toEqual(['Bugis', 'Inggris']);
  expect(result.skills.map((each) => each.name)).toEqual(['Imunisasi', 'Konseling', 'Partograf']);
});

test('employers of two words or of three below dated posts, all in one look', () => {
  const job = (period: string, post: string, employer: string, y: number) => [
    { text: period, x: 165 - 4 * period.length, y: y + 3, size: 8, italic: true },
    { text: post, x: 200, y, size: 8.4, bold: true },
    { text: employer, x: 200, y: y + 13, size: 7.6, colour: 0x555555 },
  ];
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Mar 2022 - Present', 'Senior Software Engineer', 'Brightwater Systems', 120),
    ...job('Jul 2019 - Feb 2022', 'Software Engineer', 'Nodi Soft Limited', 170),
    ...job('Jan 2018 - Jun 2019', 'Junior Programmer', 'Padma Data Works', 220),
  );
  expect(result.workExperience.map((each) => each.organization)).toEqual([
    'Brightwater Systems',
    'Nodi Soft Limited',
    'Padma Data Works',
  ]);
});

test('what stands below a university with a label of its own is no part of its name', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'B.Sc. in Computer Science', y: 110, bold: true },
    { text: 'Kalinda State University', y: 123 },
    { text: 'Group: Engineering', y: 136 },
    { text: 'Passing Year: 2017', y: 149 },
  );
  expect(result.education.map((each) => each.organization)).toEqual(['Kalinda State University']);
});

test('rows of a post, a colon and an employer without dates are a job each, those of a level and a school a school each', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 50, y },
    { text: ':', x: 150, y },
    { text: value, x: 170, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Riwayat Pendidikan', 90),
    ...row('Perguruan Tinggi', 'Politeknik Negeri', 110),
    { text: 'Ambon', x: 170, y: 122 },
    ...row('SMA', 'SMA Negeri 3 Masohi', 142),
    ...row('SMP', 'SMP Negeri 1 Masohi', 162),
    head('Pengalaman', 200),
    ...row('Staf Akuntansi', 'CV Maluku Jaya', 220),
    ...row('Admin Pajak', 'Kantor Konsultan Rusdi', 240),
    ...row('Kasir', 'Toko Sumber Rejeki', 260),
    { text: '© Copyright 2025 All Rights Reserved. By Siti', x: 150, y: 282 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Staf Akuntansi', 'CV Maluku Jaya'],
    ['Admin Pajak', 'Kantor Konsultan Rusdi'],
    ['Kasir', 'Toko Sumber Rejeki'],
  ]);
  expect(result.education.map((each) => each.organization)).toEqual([
    'Politeknik Negeri Ambon',
    'SMA Negeri 3 Masohi',
    'SMP Negeri 1 Masohi',
  ]);
});

test('certificates whose issuers stand behind them in smaller letters, however long name and issuer are', () => {
  const row = (name: string, issuer: string, year: string, y: number) => [
    { text: name, y, more: [{ text: `– ${issuer}`, size: 8, colour: 0x777777 }] },
    { text: year, x: 500, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    ...row('Pelatihan CTU', 'Balai Latihan Sulawesi Selatan', '2019', 112),
    ...row('Asuhan Persalinan Normal', 'IBI', '2018', 140),
  );
  expect(result.certifications).toEqual(['Pelatihan CTU', 'Asuhan Persalinan Normal']);
});

test('Highlights over the bullets of a job opens no section where headings are much larger', () => {
  const large = (text: string, y: number) => ({ text, y, size: 16, bold: true });
  const { result } = readPage(
    ...siti,
    large('Profile', 90),
    { text: 'Data engineer with a background in rocks and a liking for long logs.', y: 110 },
    { text: 'Skills', y: 600, size: 16, bold: true },
    { text: 'Languages', y: 616, size: 8, bold: true },
    { text: 'Python • SQL • Scala', y: 628, size: 8 },
    { text: 'Tools', y: 646, size: 8, bold: true },
    { text: 'Airflow • dbt • Kafka', y: 658, size: 8 },
    large('Work experiences', 140),
    { text: 'Data engineer', y: 162, size: 12, bold: true, more: [{ text: '2022 – present', size: 12 }] },
    { text: '@ Fjord Analyse', y: 178, size: 12 },
    { text: 'Pipelines for a million meters.', y: 196, size: 8 },
    { text: 'Highlights:', y: 214, size: 8, bold: true },
    { text: '• Halved the nightly run', y: 226, size: 8 },
    { text: 'Junior developer', y: 246, size: 12, bold: true, more: [{ text: '2019 – 2022', size: 12 }] },
    { text: '@ Nordlys Web', y: 262, size: 12 },
    { text: 'Shops for small breweries.', y: 280, size: 8 },
    { text: 'Highlights:', y: 298, size: 8, bold: true },
    { text: '• Moved eleven shops', y: 310, size: 8 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Data engineer', 'Fjord Analyse'],
    ['Junior developer', 'Nordlys Web'],
  ]);
  expect(result.workExperience[1]?.jobDescription).toBe('Shops for small breweries.\nMoved eleven shops');
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

test('a post without an employer is not held at the one that stands below the post before it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Siswa PKL', y: 112, bold: true },
    { text: 'PT Sinar Akses | 2022 - 2023', y: 126 },
    { text: 'Ikut teknisi pasang jaringan di rumah pelanggan.', y: 140 },
    { text: 'Jualan Pulsa Online', y: 164, bold: true },
    { text: '2021 - 2022', y: 178 },
    { text: 'Jual pulsa dan kuota lewat grup sekolah.', y: 192 },
  );
  expect(result.workExperience.map((job) => job.organization)).toEqual(['PT Sinar Akses', null]);
});
