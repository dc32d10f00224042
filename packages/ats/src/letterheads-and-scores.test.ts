import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Forms that a school prints for its pupils, and small things that builders of CVs write before and behind a fact.

const row = (label: string, value: string, y: number): Text[] => [
  { text: label, y, bold: true },
  { text: `: ${value}`, x: 200, y },
];

test('contacts: address and number of the school above the title are not those of its pupil', () => {
  const { phones, location, emails } = flatten(
    readPage(
      { text: 'DINAS PENDIDIKAN KABUPATEN KUDUS', x: 180, y: 40, size: 14, bold: true },
      { text: 'SMK NEGERI 9 ARUNIKA', x: 220, y: 58, size: 14, bold: true },
      { text: 'Jalan Kenanga 12, Kudus 59311', x: 220, y: 76 },
      { text: 'Telp. (0291) 439901', x: 250, y: 90 },
      { text: 'CURICULUM VITAE', x: 240, y: 112, size: 14, bold: true },
      ...row('Nama Lengkap', 'Siti Aminah', 140),
      ...row('Email', 'siti@contoh.id', 154),
      ...row('No. Telp', '081234567890', 168),
      ...row('Alamat', 'Desa Gribig RT 03 RW 02, Kudus', 182),
      head('Pendidikan', 210),
      { text: 'SMK Negeri 9 Arunika', y: 230 },
      { text: '2019 - 2022', x: 300, y: 230 },
    ).result,
  );
  expect({ phones, emails }).toEqual({ phones: ['081234567890'], emails: ['siti@contoh.id'] });
  expect(location).toBe('Desa Gribig RT 03 RW 02, Kudus');
});

test('contacts: an address above the title stays where the form below it names none', () => {
  const { phones, location } = flatten(
    readPage(
      { text: 'Jalan Kenanga 12, Kudus', y: 40 },
      { text: 'Telp. 081234567890', y: 54 },
      { text: 'DAFTAR RIWAYAT HIDUP', x: 200, y: 80, size: 14, bold: true },
      ...row('Nama', 'Siti Aminah', 110),
      ...row('Agama', 'Islam', 124),
      head('Pendidikan', 150),
      { text: 'SMK Negeri 9 Arunika', y: 170 },
      { text: '2019 - 2022', x: 300, y: 170 },
    ).result,
  );
  expect({ phones, location }).toEqual({ phones: ['081234567890'], location: 'Jalan Kenanga 12, Kudus' });
});

const education = (...lines: Text[]) =>
  flatten(readPage(...siti, head('Pendidikan', 104), ...lines).result).education;

test('schools: a grade at the end of each undated line parts them', () => {
  const graded = (field: string, grade: string, school: string, y: number): Text[] => [
    { text: field, y, bold: true },
    { text: grade, x: 470, y, bold: true },
    { text: school, y: y + 14, italic: true },
  ];
  expect(
    education(
      ...graded('Teknik Industri', 'IPK: 3.58/4.00', 'Universitas Arunika', 130),
      ...graded('IPA', 'Nilai: 87.4', 'SMA Negeri 2 Kudus', 170),
    ),
  ).toMatchObject([
    { organization: 'Universitas Arunika', accreditation: 'Teknik Industri', grade: '3.58/4.00' },
    { organization: 'SMA Negeri 2 Kudus', accreditation: 'IPA', grade: '87.4' },
  ]);
});

test.each(['from', 'dari'])('schools: `%s` before a name in other letters is no part of it', (word) => {
  const [first] = education(
    {
      text: 'Multimedia',
      y: 130,
      size: 13,
      bold: true,
      more: [{ text: `${word} SMK N1 Arunika`, size: 11, colour: 0x6c757d }],
    },
    { text: '2021 - 2024', y: 144 },
  );
  expect(first).toMatchObject({ organization: 'SMK N1 Arunika', accreditation: 'Multimedia' });
});

test('schools: the town before the short form of a whole name belongs to the name', () => {
  const [first] = education(
    { text: 'Sekolah Tinggi Arunika, Kudus (STAK)', y: 130, bold: true },
    { text: '2012 - 2015', x: 470, y: 130 },
    { text: 'S1 Akuntansi', y: 144 },
  );
  expect(first).toMatchObject({ organization: 'Sekolah Tinggi Arunika, Kudus (STAK)' });
});

test('employers: a town, the letters of its region and the country in brackets are no part of the name', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Work Experience', 104),
      { text: 'Technician', y: 130, bold: true },
      { text: 'Arunika Relief (Kamloops, BC Canada)', y: 144 },
      { text: 'Oct 2017 - Jun 2020', x: 440, y: 144 },
      { text: '• Kept 400 beds in repair', y: 158 },
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Technician', organization: 'Arunika Relief' }]);
});

const skillsOf = (...lines: string[]) =>
  flatten(
    readPage(...siti, head('Keahlian', 104), ...lines.map((text, at) => ({ text, y: 130 + 14 * at }))).result,
  ).skills;

test('skills: a mark from one to five behind each of many is no part of them', () => {
  expect(
    skillsOf('• Las Argon 5', '• Bubut 4', '• Frais 3', '• Kerja sama 5', '• Gambar Teknik 4', '• Logika 5'),
  ).toEqual(['Las Argon', 'Bubut', 'Frais', 'Kerja sama', 'Gambar Teknik', 'Logika']);
  expect(skillsOf('• HTML 5', '• CSS 3', '• Vue 3')).toEqual(['HTML 5', 'CSS 3', 'Vue 3']);
});

test('skills: what a button of the page says is none', () => {
  expect(skillsOf('• Las Argon', '• Bubut', 'Klik untuk selengkapnya', 'Klik disini')).toEqual([
    'Las Argon',
    'Bubut',
  ]);
});

test('certificates: one word in bold before a name in plain letters opens the name', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Certification', 104),
      {
        text: 'Arunika',
        y: 130,
        bold: true,
        more: [{ text: 'Advanced Data Analytics (Certificate ID: Z0GN)' }],
      },
      { text: '2024', x: 540, y: 130 },
    ).result,
  );
  expect(certifications[0]).toMatch(/^Arunika Advanced Data Analytics/);
});

test.each(['Ï', '%Ï'])('points: `%s` is what a round sign becomes in a font of one byte a letter', (sign) => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 104),
      { text: 'Desainer', y: 130, bold: true },
      { text: 'PT Arunika', y: 144 },
      { text: 'Jan 2021 - Des 2022', x: 440, y: 144 },
      { text: `${sign} Merancang 18 kemasan`, y: 158 },
      { text: `${sign} Menggambar 60 ikon`, y: 172 },
    ).result,
  );
  expect(work[0]!.description).toBe('Merancang 18 kemasan\nMenggambar 60 ikon');
});

test('about: facts in a column beside the sentences are parted from them', () => {
  const fact = (label: string, value: string, y: number): Text[] => [
    { text: label, x: 350, y },
    { text: value, x: 420, y },
  ];
  const { summary, phones, location } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'Tentang Saya', y: 80, size: 16, bold: true },
      ...fact('Umur', '21', 82),
      ...fact('Email', 'siti@contoh.id', 98),
      { text: 'Saya lulusan SMK yang senang merawat mesin', y: 106 },
      ...fact('Telepon', '081234567890', 114),
      { text: 'dan terbiasa bekerja dengan target harian.', y: 122 },
      ...fact('Alamat', 'Kudus, Jawa Tengah', 130),
      { text: 'Pengalaman Kerja', y: 170, size: 16, bold: true },
      { text: 'Mekanik', y: 194, bold: true },
      { text: 'Jan 2021 - Des 2022', x: 440, y: 194 },
      { text: 'Bengkel Arunika', y: 208 },
    ).result,
  );
  expect({ summary, phones, location }).toEqual({
    summary: 'Saya lulusan SMK yang senang merawat mesin dan terbiasa bekerja dengan target harian.',
    phones: ['081234567890'],
    location: 'Kudus, Jawa Tengah',
  });
});

test('jobs: a covering letter below them is none', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 104),
      { text: 'Ilustrator', y: 130, bold: true },
      { text: 'Studio Arunika', y: 144 },
      { text: 'Yth. Bapak/Ibu Manajer HRD', y: 190 },
      'Perkenalkan, saya siswa kelas dua belas yang senang menggambar.',
      'Besar harapan saya untuk belajar di perusahaan Bapak/Ibu.',
      'Terima kasih atas perhatiannya.',
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Ilustrator', organization: 'Studio Arunika', description: null }]);
});

test('addresses: a house and flush below it the town with its postcode', () => {
  const { location } = flatten(
    readPage(
      ...siti,
      { text: 'Korenmolen 41', x: 400, y: 40 },
      { text: '5610 Boswil — CH', x: 400, y: 54 },
      head('Education', 104),
      { text: 'Arunika University', y: 130 },
      { text: '2012 - 2015', x: 470, y: 130 },
    ).result,
  );
  expect(location).toBe('Korenmolen 41, 5610 Boswil — CH');
});

test('links: the next line far below is no rest of an address that ends openly', () => {
  const { linkedin } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'linkedin.com/in/siti-', y: 66 },
      { text: 'aminah/', y: 79 },
      { text: 'Rust', y: 130 },
      head('Education', 160),
      { text: 'Arunika University', y: 180 },
      { text: '2012 - 2015', x: 470, y: 180 },
    ).result,
  );
  expect(linkedin).toMatch(/siti-aminah\/?$/);
});

test('names: two lines of a poster stand further apart', () => {
  const { name } = flatten(
    readPage(
      { text: 'Siti K.', y: 40, size: 42, height: 31, bold: true },
      { text: 'Aminah', y: 97, size: 42, height: 31, bold: true },
      { text: 'siti@contoh.id', y: 160 },
      head('Pendidikan', 190),
      { text: 'SMK Negeri 9 Arunika', y: 210 },
      { text: '2019 - 2022', x: 300, y: 210 },
    ).result,
  );
  expect(name).toBe('Siti K. Aminah');
});

test('skills: a note in square brackets behind a heading is no part of it', () => {
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      head('Leadership & Activities', 104),
      { text: 'Himpunan Mahasiswa Arunika', y: 130, bold: true },
      { text: '2017 – 2018', x: 440, y: 130 },
      head('Skills & Interests [Note: Optional]', 160),
      { text: 'Technical: Accurate, MYOB', y: 186 },
      { text: 'Language: Indonesia (Native), Inggris (TOEFL 530)', y: 200 },
    ).result,
  );
  expect({ skills, languages }).toEqual({
    skills: ['Accurate', 'MYOB'],
    languages: ['Indonesia', 'Inggris'],
  });
});

test.each(['SDS 117 Islam Arunika', 'SMAS Arunika'])('schools: `%s` is one', (organization) => {
  const [first] = education({ text: `${organization} (2012 - 2018)`, y: 130 });
  expect(first).toMatchObject({ organization, accreditation: null });
});

test('schools: the town behind the comma is no field, though the country stands in a cell of its own', () => {
  const [first] = education(
    { text: 'Arunika University College, Horsens', y: 130, bold: true },
    { text: 'Denmark', x: 500, y: 130, italic: true },
    { text: 'Bachelor of ICT Engineering', y: 144 },
    { text: '2016 - 2020', x: 480, y: 144 },
  );
  expect(first).toMatchObject({
    organization: 'Arunika University College',
    accreditation: 'Bachelor of ICT Engineering',
  });
});

test('links: a labelled address and nothing else under a heading of projects is how to reach somebody', () => {
  const { websites } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 104),
      { text: 'SMK Negeri 9 Arunika (2019 - 2022)', y: 130 },
      head('Portofolio', 160),
      { text: 'GitHub: github.com/sitiaminah', y: 186 },
    ).result,
  );
  expect(websites).toEqual(['github.com/sitiaminah']);
});

test('skills: rows of tags whose places differ are no columns', () => {
  const tags = (y: number, ...cells: [string, number][]) => cells.map(([text, x]) => ({ text, x, y }));
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 104),
      ...tags(130, ['Linux', 50], ['Git', 96], ['Siemens NX', 136]),
      ...tags(150, ['GMAT', 50], ['OpenFOAM', 108], ['ParaView', 190]),
    ).result,
  );
  expect(skills).toEqual(['Linux', 'Git', 'Siemens NX', 'GMAT', 'OpenFOAM', 'ParaView']);
});

test('skills: name and kind of the paper at its foot are none', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 104),
      { text: 'Las Argon, Bubut', y: 130 },
      { text: 'Siti Aminah', x: 50, y: 800, size: 8 },
      { text: 'Curriculum vitae', x: 480, y: 800, size: 8 },
    ).result,
  );
  expect(skills).toEqual(['Las Argon', 'Bubut']);
});

test('schools: what a bullet tells behind a bar is no field', () => {
  const [first] = education(
    { text: 'Arunika University College', y: 130, bold: true },
    { text: '2016 - 2020', x: 480, y: 130 },
    { text: 'Bachelor of ICT Engineering', y: 144 },
    { text: '• Final project: Cloud computing for end users | Electron | Docker', y: 166 },
  );
  expect(first).toMatchObject({ accreditation: 'Bachelor of ICT Engineering' });
});

test('jobs: what was done, broken below a date, is no post', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 104),
      { text: 'Magang Cloud Computing', y: 130, bold: true },
      { text: '2023', y: 144 },
      { text: 'Mengembangkan backend', y: 158 },
      { text: 'dan aplikasi cloud untuk', y: 172 },
      { text: 'web maupun mobile apps', y: 186 },
      { text: 'menggunakan React.js.', y: 200 },
      head('Pendidikan', 230),
      { text: 'SMK Negeri 9 Arunika (2019 - 2022)', y: 250 },
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Magang Cloud Computing', organization: null }]);
});
