import { expect, test } from 'vitest';
import { findGrade, isLocalSchool, schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import {
  jobsWithPeriods,
  schoolHeads,
  schoolsWithLastYears,
  schoolsWithYears,
} from '../testing/entries-of.ts';
import {
  fieldsBelowName,
  fieldsOf,
  fieldsWithRules,
  head,
  type Page,
  readBelowName,
  readPage,
  siti,
  underTitle,
} from '../testing/read-page.ts';
import { boldAt, linesFrom, mainText, railHeading, textAt } from '../testing/texts.ts';

// Schools, degrees and grades.

const schoolsWithGrades = ({ result }: Page) =>
  flatten(result).education.map(({ organization, accreditation, grade }) => [
    organization,
    accreditation,
    grade,
  ]);

test('points below a school that the margin broke before a day, and schools that they mention, are none', () => {
  const wide =
    'Juara lomba membaca puisi tingkat provinsi dalam rangka pekan seni budaya daerah di kampus UPI,';
  const schools = schoolsWithGrades(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'S1, Jurnalistik / Fakultas Komunikasi - Universitas Arunika', y: 112, bold: true },
      { text: '09/2019 - 11/2023', y: 127, bold: true },
      { text: '• Mentor mahasiswa baru di UNPAD, Oktober 2022', y: 142 },
      { text: 'SMA-IT Al-Kautsar Kudus', y: 168, bold: true },
      { text: '06/2016 - 05/2019', y: 183, bold: true },
      { text: `• ${wide}`, y: 198 },
      { text: 'Februari 2018', x: 58, y: 211 },
    ),
  );
  expect(schools).toEqual([
    ['Universitas Arunika', 'S1 Jurnalistik', null],
    ['SMA-IT Al-Kautsar Kudus', null, null],
  ]);
});

const schoolsUnderHeading = (...texts: (Text | string)[]) =>
  fieldsOf(...siti, head('Pendidikan', 90), ...texts).education.map(
    ({ organization, accreditation, grade, startDate }) => [organization, accreditation, grade, startDate],
  );

const schoolsWithEnds = (...texts: (Text | string)[]) =>
  fieldsOf(...siti, head('Pendidikan', 90), ...texts).education.map((school) => [
    school.organization,
    school.accreditation,
    school.completionDate,
  ]);

const educationUnderHeading = (...lines: Text[]) =>
  flatten(readPage(...siti, head('Pendidikan', 104), ...lines).result).education;

const schoolsOverSkills = (...texts: (Text | string)[]) =>
  flatten(
    readPage(...siti, head('Pendidikan', 90), ...texts, head('Keahlian', 320), { text: 'Excel', y: 340 })
      .result,
  ).education.map(({ organization, accreditation, startDate }) => [organization, accreditation, startDate]);

const schoolsUnderEducation = (...texts: (Text | string)[]) =>
  flatten(readPage(...siti, head('Education', 90), ...texts).result).education.map(
    ({ organization, accreditation, startDate, completionDate }) => [
      organization,
      accreditation,
      startDate,
      completionDate,
    ],
  );

test('the lines of a street below a school are no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Negeri 5 Palembang', y: 110, size: 11 },
      { text: '2016 - 2019', x: 56, y: 126 },
      { text: 'Jl. Demang Raya No.3, RW.02, Lorok', x: 58, y: 140 },
      { text: 'Pakjo, Kec. Ilir Barat Kota Palembang,', y: 154 },
      { text: 'Selatan 30137', y: 168 },
      { text: 'SMP Negeri 8 Palembang', y: 200, size: 11 },
      { text: '2013 - 2016', x: 56, y: 216 },
      { text: 'Jl. Kancil Putih No.12, Kec. Ilir', x: 58, y: 230 },
      { text: 'Barat Kota Palembang 30139', y: 244 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMK Negeri 5 Palembang', null],
    ['SMP Negeri 8 Palembang', null],
  ]);
});

test('a place spelt "Sumatra" before a period stands for no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Bina Karya', y: 110, bold: true },
      { text: 'Solok, Sumatra Barat — 2016–2019', x: 350, y: 110 },
      { text: 'Administrasi Perkantoran', y: 126 },
    ).result,
  );
  expect(education[0]).toMatchObject({ accreditation: 'Administrasi Perkantoran' });
});

test('a card at the foot whose title is a heading’s is no school', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pendidikan', 90),
      { text: 'Universitas Lampung', y: 110, bold: true },
      { text: '2021 - 2025', x: 400, y: 110 },
      { text: 'S1 Ilmu Komunikasi', y: 124 },
      { text: 'IPK 3,71', y: 138 },
      { text: 'SMA Negeri 2 Metro', y: 160, bold: true },
      { text: '2018 - 2021', x: 400, y: 160 },
      { text: 'IPS', y: 174 },
      { text: 'Ketua majalah dinding', x: 60, y: 188 },
      { text: 'Tujuan & Minat Karir', y: 300, bold: true, colour: 0x2563eb },
      { text: 'Ingin memberikan kontribusi yang baik bagi kemajuan perusahaan.', y: 314 },
    ).result,
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Lampung',
    'SMA Negeri 2 Metro',
  ]);
});

test('schools abroad: a town with small words before its country, a name and its town below the degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Universidad Nacional de Cuyo, Facultad de Ingeniería', y: 110, bold: true },
      { text: '2016 - 2021', x: 450, y: 110 },
      { text: 'Computer Engineering', y: 124 },
      { text: 'Villa de Merlo, Argentina', x: 430, y: 124 },
      { text: 'Master of Engineering in Hydrology', y: 160, bold: true },
      { text: '2012 - 2017', x: 450, y: 160 },
      { text: 'INTEC Lyon, Lyon', y: 174 },
      { text: '2005 - 2012', y: 210 },
      { text: 'Bachelor of Physics, Universidad Nacional de Tilcara, Argentina', x: 130, y: 210 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universidad Nacional de Cuyo', 'Computer Engineering'],
    ['INTEC Lyon', 'Master of Engineering in Hydrology'],
    ['Universidad Nacional de Tilcara', 'Bachelor of Physics'],
  ]);
});

test('a field in three letters behind a school is no part of its name', () => {
  const { education } = flatten(
    readPage(...siti, head('Pendidikan', 90), '2015 - 2018 : SMA Negeri 2 Kudus (IPA)').result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMA Negeri 2 Kudus', 'IPA'],
  ]);
});

test('letters that stand for a university are no degree, though they begin like one', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Bachelor of Computer Science (Hons)', y: 110, bold: true },
      { text: 'Management & Design University (MDU), Jakarta', y: 124, italic: true },
      { text: '2019 - 2023', y: 138 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Management & Design University (MDU)', 'Bachelor of Computer Science (Hons)'],
  ]);
});

test('a second degree below the first one, under the school of both', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'INSTITUT TEKNOLOGI SEPULUH NOPEMBER', y: 110, size: 12, bold: true },
    { text: 'Master in Computer Science', y: 124, size: 11 },
    { text: 'Aug 2016 — Sep 2018', y: 137 },
    { text: 'Conc. in Algorithm', y: 149 },
    { text: 'GPA: 3.67 / 4.0', y: 161 },
    { text: 'BS in Computer Science', y: 182, size: 11 },
    { text: 'Aug 2012 — Sep 2016', y: 195 },
    { text: 'Conc. in Software and Algorithm', y: 207 },
    { text: 'GPA: 3.7 / 4.0', y: 219 },
  );
  expect(schoolsWithGrades(page)).toEqual([
    ['INSTITUT TEKNOLOGI SEPULUH NOPEMBER', 'Master in Computer Science', '3.67 / 4.0'],
    ['INSTITUT TEKNOLOGI SEPULUH NOPEMBER', 'BS in Computer Science', '3.7 / 4.0'],
  ]);
});

test('a percentage behind a school is its grade, and “secondary school” a level', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'High School - Birla High School, Kolkata - 92.4%', y: 110 },
    { text: '2010 - 2012', x: 460, y: 110 },
    { text: 'Secondary School - Nopany High, Kolkata - 85%', y: 126 },
    { text: '2000 - 2010', x: 460, y: 126 },
  );
  expect(schoolsWithGrades(page)).toEqual([
    ['Birla High School', 'High School', '92.4%'],
    ['Nopany High', 'Secondary School', '85%'],
  ]);
});

test('a town behind “di” is no part of a school’s name', () => {
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'S1 Teknik Sipil', y: 110 },
    { text: '2012 – 2016', x: 440, y: 110 },
    { text: 'Universitas Diponegoro di Semarang', y: 124 },
  );
  expect(schoolsWithGrades(page)).toEqual([['Universitas Diponegoro', 'S1 Teknik Sipil', null]]);
});

test('a university that is called by its campus', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Research Assistant', y: 110, bold: true, more: [{ text: ', University of Texas at Austin' }] },
    { text: '2021 – 2023', x: 440, y: 110 },
  );
  expect(jobsWithPeriods(page)).toEqual([
    ['Research Assistant', 'University of Texas at Austin', '2021', '2023'],
  ]);
});

test('the name of a university that the margin broke behind its kind', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '2014 – 2019', y: 110 },
    {
      text: 'PhD in Geophysics',
      x: 130,
      y: 110,
      bold: true,
      more: [{ text: ', Faculty of Sciences, Universidad' }],
    },
    { text: 'Nacional de San Juan', x: 130, y: 122 },
  );
  expect(schoolsWithGrades(page)).toEqual([['Universidad Nacional de San Juan', 'PhD in Geophysics', null]]);
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

test('a degree that ends in a comma goes on below with its field before the year', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'West Chester University', y: 110 },
    { text: 'Bachelor of Science - BS,', y: 122 },
    { text: 'Computer Science (2024)', y: 134 },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe('Bachelor of Science - BS, Computer Science');
});

test('a degree with its short form behind a dash keeps the field that follows', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Arunika University', y: 110, bold: true },
    { text: 'Bachelor of Engineering - BE, Information Technology · (2014 - 2018)', y: 124 },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe(
    'Bachelor of Engineering - BE, Information Technology',
  );
});

test('a year and a colon before each school part them', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    '2019 : SMK Pancasila 1 Wonogiri, Tata Busana',
    '2016 : SMP Negeri 2 Wonogiri',
    '2013 : SD Negeri Giriwono',
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'SMK Pancasila 1 Wonogiri',
    'SMP Negeri 2 Wonogiri',
    'SD Negeri Giriwono',
  ]);
});

test('levels beside their schools, without dates and colons', () => {
  const rows = [
    ['SD', 'SDN 1 Lebak'],
    ['SMP', 'SMPN 2 Lebak'],
    ['SMK', 'SMKN 3 Lebak'],
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...rows.flatMap(([level, school], index) => [
        { text: level!, x: 57, y: 110 + 16 * index },
        { text: school!, x: 184, y: 110 + 16 * index },
      ]),
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SDN 1 Lebak', 'SD'],
    ['SMPN 2 Lebak', 'SMP'],
    ['SMKN 3 Lebak', 'SMK'],
  ]);
});

test('a label for what was studied below schools with periods of their own makes no form of them', () => {
  const school = (degree: string, period: string, name: string, y: number): Text[] => [
    { text: degree, y, bold: true },
    { text: period, x: 480, y },
    { text: name, y: y + 14 },
  ];
  expect(
    schoolsUnderHeading(
      ...school('S1 Biologi', '2014 – 2018', 'Universitas Arunika', 110),
      { text: 'Peminatan: Botani', y: 138 },
      { text: 'IPK: 3,40', y: 152 },
      ...school('MIPA', '2011 – 2014', 'SMA Negeri 3 Tegal', 172),
    ),
  ).toEqual([
    ['Universitas Arunika', 'S1 Biologi', '3,40', '2014'],
    ['SMA Negeri 3 Tegal', 'MIPA', null, '2011'],
  ]);
});

test('a degree without its field is followed by `Major: …, Minor: …`', () => {
  expect(
    schoolsUnderHeading(
      { text: 'Arunika University', y: 110, bold: true },
      { text: '2014 – 2018', x: 480, y: 110 },
      { text: 'Bachelor of Computing | Major: Information Systems, Minor: Statistics', y: 124 },
    ).map((school) => school.slice(0, 2)),
  ).toEqual([['Arunika University', 'Bachelor of Computing Information Systems']]);
});

test('a school of which the next column holds grade and period', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Staf Impor', y: 110, bold: true },
    { text: 'PT Arunika Kargo', y: 124 },
    { text: 'Mar 2019 – Apr 2022', y: 138 },
    { text: '• Mengurus izin karantina bahan baku', y: 152 },
    { text: '• Berunding dengan tiga agen kapal', y: 166 },
    head('Pendidikan', 190),
    { text: 'Universitas Arunika', y: 210, bold: true },
    { text: 'S1 Manajemen', y: 224 },
    ...[
      { text: 'IPK 3,52', y: 90 },
      { text: '2013 – 2017', y: 104 },
      { text: 'SMK Negeri 1 Tegal', y: 120, bold: true },
      { text: 'Akuntansi', y: 134 },
      { text: '2010 – 2013', y: 148 },
      { text: 'Keahlian', y: 175, size: 14, bold: true },
      { text: '• Incoterms', y: 195 },
      { text: '• Negosiasi', y: 209 },
      { text: '• Kepabeanan', y: 223 },
    ].map((text) => ({ ...text, x: 320 })),
  );
  expect(education.map((school) => [school.organization, school.accreditation, school.startDate])).toEqual([
    ['Universitas Arunika', 'S1 Manajemen', '2013'],
    ['SMK Negeri 1 Tegal', 'Akuntansi', '2010'],
  ]);
});

test.each(['SMA Arunika – IPS', 'SMK Wiyata – Akuntansi'])(
  'schools: in `%s` no field is called like the school, so that it is one',
  (line) => {
    const { result } = underTitle('Pendidikan', [line, '2006 – 2009']);
    const [organization, accreditation] = line.split(' – ');
    expect(flatten(result).education).toMatchObject([{ organization, accreditation }]);
  },
);

test.each(['Hogeschool Rotterdam', 'Boğaziçi Üniversitesi', 'Kungliga Tekniska Högskolan', 'Istituto Volta'])(
  '%s is a school',
  (school) => {
    const { result } = readPage(
      ...siti,
      head('Education', 90),
      { text: school, y: 112, bold: true },
      { text: '2013 – 2017', x: 480, y: 112 },
    );
    expect(result.education.map(({ organization }) => organization)).toEqual([school]);
  },
);

test('schools in a line each, of which one says no year', () => {
  expect(
    schoolsWithEnds(
      'SD Inpres Arunika, lulus tahun 2002',
      'SMP Kristen 1 Arunika',
      'SMA Negeri 1 Arunika, jurusan IPS, lulus tahun 2008',
      'Universitas Contoh, S1 Keperawatan, lulus tahun 2012 (IPK 3,27)',
    ),
  ).toEqual([
    ['SD Inpres Arunika', null, '2002'],
    ['SMP Kristen 1 Arunika', null, null],
    ['SMA Negeri 1 Arunika', 'IPS', '2008'],
    ['Universitas Contoh', 'S1 Keperawatan', '2012'],
  ]);
});

test('an upper second class is one grade', () => {
  const result = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: 'BSc Statistics', bold: true, y: 108 },
    'University of Arunika',
    'Second Class Upper',
    '2013 - 2017',
  );
  expect(result.education[0]?.grade).toBe('Second Class Upper');
});

test('schools of foundations and with a number, a degree right before its school', () => {
  expect(
    schoolsWithEnds(
      '2002 – 2008 : SD No. 3 Arunika Tabanan',
      '2008 – 2011 : STM YPI Garut',
      '2014 – 2017 : D III Kebidanan Poltekkes Kencana',
    ),
  ).toEqual([
    ['SD No. 3 Arunika Tabanan', null, '2008'],
    ['STM YPI Garut', null, '2011'],
    ['Poltekkes Kencana', 'D III Kebidanan', '2017'],
  ]);
});

test('a school in letters of its own goes on below, beside its period in the margin', () => {
  const school = (period: string, degree: string, name: string, y: number): Text[] => [
    { text: period, x: 50, y },
    { text: `${degree},`, x: 180, y, bold: true, more: [{ text: name }] },
  ];
  expect(
    schoolsWithEnds(
      ...school('10/2011 – 09/2013', 'M.Sc. Naval Architecture', 'Arunika University of Technology', 116),
      ...school('10/2008 – 09/2011', 'B.Sc. Mechanical Engineering', 'Kencana University of Applied', 134),
      { text: 'Sciences', x: 180, y: 146 },
      ...school('2006 – 2008', 'Abitur', 'Goethe-Schule Kiel', 164),
    ),
  ).toEqual([
    ['Arunika University of Technology', 'M.Sc. Naval Architecture', '2013-09'],
    ['Kencana University of Applied Sciences', 'B.Sc. Mechanical Engineering', '2011-09'],
    ['Goethe-Schule Kiel', 'Abitur', '2008'],
  ]);
});

test.each([
  ['Graduated magna cum laude (87%)', '87%'],
  ['110/110 cum laude', '110/110'],
  ['Combined Major in Business, 88% average', '88%'],
  ['Raised sales by 88% on average', undefined],
])('the grade in "%s"', (printed, grade) => {
  expect(findGrade(printed)?.value).toBe(grade);
});

test('points that begin with a period hold their school, degree and thesis together', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '• 2014–2018: University of Ruvana.', y: 110, bold: true },
    { text: 'A grant of the European Union.', x: 57, y: 126 },
    { text: 'PhD in mathematics.', x: 57, y: 142, bold: true },
    { text: 'Defense: Ruvana, December 10, 2018.', x: 57, y: 158 },
    { text: '• 2012–2014: University of Belora.', y: 180, bold: true },
    { text: 'A grant of the European Union.', x: 57, y: 196 },
    { text: 'MSc in Mathematics.', x: 57, y: 212, bold: true },
    { text: 'Thesis on algebra, supervised by B. Ernst.', x: 57, y: 228 },
  );
  const { education } = flatten(page.result);
  expect(education.map((each) => [each.organization, each.accreditation, each.completionDate])).toEqual([
    ['University of Ruvana', 'PhD in mathematics', '2018'],
    ['University of Belora', 'MSc in Mathematics', '2014'],
  ]);
});

test('a degree in letters right before its school', () => {
  const page = readPage(...siti, head('Education', 90), {
    text: 'B.S. Ruvana State University, 2008.',
    y: 110,
  });
  expect(schoolHeads(page)).toEqual([['Ruvana State University', 'B.S.']]);
});

test('a school without a word for school, with its town right below the field of study', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Applied Informatics', y: 110 },
    { text: '09/2014 - 04/2017', x: 460, y: 110 },
    { text: 'HoRuva in Ghent', x: 70, y: 126 },
    { text: 'Professional bachelor', x: 70, y: 142 },
    { text: 'Sciences', y: 166 },
    { text: '09/2008 - 06/2014', x: 460, y: 166 },
    { text: 'Sint-Jansheuvel in Ghent', x: 70, y: 182 },
    { text: 'Secondary school diploma', x: 70, y: 198 },
  );
  expect(schoolHeads(page).map(([school]) => school)).toEqual(['HoRuva', 'Sint-Jansheuvel']);
});

test('schools: a grade at the end of each undated line parts them', () => {
  const graded = (field: string, grade: string, school: string, y: number): Text[] => [
    { text: field, y, bold: true },
    { text: grade, x: 470, y, bold: true },
    { text: school, y: y + 14, italic: true },
  ];
  expect(
    educationUnderHeading(
      ...graded('Teknik Industri', 'IPK: 3.58/4.00', 'Universitas Arunika', 130),
      ...graded('IPA', 'Nilai: 87.4', 'SMA Negeri 2 Kudus', 170),
    ),
  ).toMatchObject([
    { organization: 'Universitas Arunika', accreditation: 'Teknik Industri', grade: '3.58/4.00' },
    { organization: 'SMA Negeri 2 Kudus', accreditation: 'IPA', grade: '87.4' },
  ]);
});

test.each(['from', 'dari'])('schools: `%s` before a name in other letters is no part of it', (word) => {
  const [first] = educationUnderHeading(
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
  const [first] = educationUnderHeading(
    { text: 'Sekolah Tinggi Arunika, Kudus (STAK)', y: 130, bold: true },
    { text: '2012 - 2015', x: 470, y: 130 },
    { text: 'S1 Akuntansi', y: 144 },
  );
  expect(first).toMatchObject({ organization: 'Sekolah Tinggi Arunika, Kudus (STAK)' });
});

test.each(['SDS 117 Islam Arunika', 'SMAS Arunika'])('schools: `%s` is one', (organization) => {
  const [first] = educationUnderHeading({ text: `${organization} (2012 - 2018)`, y: 130 });
  expect(first).toMatchObject({ organization, accreditation: null });
});

test('schools: the town behind the comma is no field, though the country stands in a cell of its own', () => {
  const [first] = educationUnderHeading(
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

test('schools: text of a bullet behind a bar is no field of study', () => {
  const [first] = educationUnderHeading(
    { text: 'Arunika University College', y: 130, bold: true },
    { text: '2016 - 2020', x: 480, y: 130 },
    { text: 'Bachelor of ICT Engineering', y: 144 },
    { text: '• Final project: Cloud computing for end users | Electron | Docker', y: 166 },
  );
  expect(first).toMatchObject({ accreditation: 'Bachelor of ICT Engineering' });
});

test('the town behind a school that stands apart below its degree is kept, and that in a cell of a table', () => {
  const apart = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '2011 – 2015', y: 110 },
    { text: 'S1 Pendidikan Matematika', x: 150, y: 110 },
    { text: 'Universitas Arunika, Kupang', x: 150, y: 136 },
    { text: 'IPK 3,62', x: 150, y: 162 },
  );
  expect(apart.result.education.map((each) => [each.organization, each.location?.formatted])).toEqual([
    ['Universitas Arunika', 'Kupang'],
  ]);
  const columns = [50, 130, 330, 450];
  const row = (y: number, ...cells: string[]): Text[] =>
    cells.map((text, at) => ({ text, x: columns[at]!, y, bold: y < 120 }));
  const table = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...row(110, 'Jenjang', 'Sekolah', 'Jurusan', 'Tahun'),
    ...row(128, 'SMK', 'SMK Negeri 2 Arunika, Karawang', 'Teknik Otomotif', '2008 – 2011'),
    ...row(146, 'SMP', 'SMP Negeri 1 Arunika, Bekasi', '', '2005 – 2008'),
  );
  expect(table.result.education.map((each) => [each.organization, each.location?.formatted])).toEqual([
    ['SMK Negeri 2 Arunika', 'Karawang'],
    ['SMP Negeri 1 Arunika', 'Bekasi'],
  ]);
});

test('what stands right behind a level is its field, and the other name is the school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'TAFE NSW', y: 110, bold: true },
    { text: '2015 - 2016', x: 450, y: 110 },
    { text: 'Certificate IV - Building and Construction', y: 124 },
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['TAFE NSW', 'Certificate IV Building and Construction'],
  ]);
});

test.each([
  ['Master of Science (M.S.)', 124, 138],
  ['Bachelor of Science', 124, 160],
])('the field above "%s" belongs to it', (degree, above, y) => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Stanford University', y: 110, size: 12, bold: true },
    { text: 'Computer Science', y: above, bold: true },
    { text: '2010 - 2012', y: y > 150 ? 138 : 152 },
    { text: degree, y },
  );
  expect(result.education[0]?.accreditation?.inputStr).toBe(`${degree} Computer Science`);
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

test('a field of study below the word that announces it, behind a school without a word for school', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '• 2017 - 2020', x: 50, y: 110 },
    { text: 'SMP Negeri 2 Karawang', x: 150, y: 110 },
    { text: '• 2023 - 2024', x: 50, y: 126 },
    { text: 'Rumah Belajar Arunika Jurusan', x: 150, y: 126 },
    { text: 'Teknik Komputer', x: 62, y: 140 },
  );
  expect(schoolsWithLastYears(reading)).toEqual([
    ['SMP Negeri 2 Karawang', undefined, '2020'],
    ['Rumah Belajar Arunika', 'Teknik Komputer', '2024'],
  ]);
});

test('a faculty beside the field of study in a table of schools', () => {
  const cells = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 200, 300, 440][index]!, y }));
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...cells(110, 'Universitas', 'Fakultas', 'Jurusan', 'Periode'),
    ...cells(126, 'Universitas Arunika', 'FTI', 'Teknik Elektro', '2013-2017'),
    ...cells(142, 'Institut Cemara', 'STEI', 'Teknik Fisika', '2009-2013'),
  );
  expect(schoolsWithLastYears(reading)).toEqual([
    ['Universitas Arunika', 'Teknik Elektro', '2017'],
    ['Institut Cemara', 'Teknik Fisika', '2013'],
  ]);
});

test('what a school was called before is part of its name', () => {
  const reading = readPage(...siti, head('Pendidikan', 90), {
    text: '• SMKN 5 Arunika (Eks STMN 3 Cemara)',
    y: 110,
    bold: true,
    more: [{ text: '| Teknik Komputer (Lulus 2020)' }],
  });
  expect(schoolsWithLastYears(reading)).toEqual([
    ['SMKN 5 Arunika (Eks STMN 3 Cemara)', 'Teknik Komputer', '2020'],
  ]);
});

test('a place of two parts beside a school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2015 – 2017 Faro, Portugal', y: 108 },
    { text: 'Master in Marine Biology, University of Faro', y: 122, bold: true },
  );
  expect(result.education[0]?.location?.formatted).toBe('Faro, Portugal');
});

test('schools: a campus before honours, an acronym behind “at”, two subjects in brackets', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Bachelor of Science in Biology', y: 110, bold: true },
    { text: 'University of California, Davis, Highest Honors — 2017', x: 220, y: 110 },
    { text: 'Ph.D. in Physics at ETHZ', y: 134, bold: true },
    { text: '2012', x: 460, y: 134 },
    { text: 'Wesleyan University', y: 158, bold: true },
    { text: '1997 – 2001', x: 460, y: 158 },
    { text: 'BA (Philosophy; Music)', y: 172 },
  );
  expect(schoolHeads(page)).toEqual([
    ['University of California, Davis', 'Bachelor of Science in Biology'],
    ['ETHZ', 'Ph.D. in Physics'],
    ['Wesleyan University', 'BA (Philosophy; Music)'],
  ]);
});

test('a degree with the year it is expected in, and an honour with a year, below a school and its period', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Princeton University, Princeton, NJ', y: 110, size: 12, bold: true },
    { text: '2022 – Present', x: 450, y: 110, size: 12 },
    { text: 'Ph.D. in Computer Science, expected July 2027', y: 124 },
    { text: 'University of Washington, Seattle, WA', y: 150, size: 12, bold: true },
    { text: '2018 – 2022', x: 450, y: 150, size: 12 },
    { text: 'B.S. in Computer Science, GPA: 3.89/4.0', y: 164 },
    { text: 'Selected Honor: Outstanding Student Award (2022)', y: 176 },
  );
  expect(schoolHeads(page)).toEqual([
    ['Princeton University', 'Ph.D. in Computer Science'],
    ['University of Washington', 'B.S. in Computer Science'],
  ]);
});

test('a school that a narrow column broke before its date', () => {
  const page = readPage(
    ...siti,
    { text: 'Pendidikan', x: 43, y: 90, size: 14 },
    { text: 'Sarjana Statistika', x: 43, y: 106, bold: true },
    { text: 'Institut Teknologi Sepuluh', x: 43, y: 118 },
    { text: 'Nopember | Agustus 2018', x: 43, y: 130 },
    { text: 'Bahasa', x: 43, y: 160, size: 14 },
    { text: 'Inggris', x: 43, y: 176 },
    ...[
      'Analis, PT Samudra Angka',
      '2018 – 2021',
      '• Menyusun laporan penjualan mingguan untuk semua cabang',
    ].map((text, index): Text => ({ text, x: 190, y: 106 + 14 * index })),
    { text: 'Pengalaman', x: 190, y: 90, size: 14 },
    ...[
      '• Mengolah survei panen dari lima kabupaten',
      '• Membuat dasbor harga harian',
      '• Melatih dua orang',
    ].map((text, index): Text => ({ text, x: 190, y: 148 + 14 * index })),
  );
  expect(schoolHeads(page)).toEqual([['Institut Teknologi Sepuluh Nopember', 'Sarjana Statistika']]);
});

test('a campus is where it was studied, and “(Ongoing)” no part of a degree', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: 'Master of Computing and Innovation', y: 108, bold: true },
    { text: 'University of Arunika | Feb 2022 - Dec 2023', y: 122 },
    { text: 'GPA: 5.750/7.0 | North Harbour Campus', y: 136 },
    { text: 'Bachelor’s in Computer Science (Ongoing)', y: 162, bold: true },
  );
  expect(education.map(({ accreditation }) => accreditation)).toEqual([
    'Master of Computing and Innovation',
    'Bachelor’s in Computer Science',
  ]);
});

test('a thesis below a degree without known words is no degree', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Moscow Aviation Institute', y: 110, size: 12, bold: true },
    { text: 'Engineer Specialist degree in Information Systems', y: 124, bold: true, italic: true },
    { text: '2008 – 2014', x: 460, y: 124 },
    { text: 'Diploma thesis was “Searching ground objects in live video streams”.', y: 138 },
  );
  expect(schoolHeads(page)).toEqual([
    ['Moscow Aviation Institute', 'Engineer Specialist degree in Information Systems'],
  ]);
});

test('two levels with a slash between over their field, and a town with its state behind the school', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Arunika University', y: 110, bold: true, more: [{ text: ', Brookhollow, NJ' }] },
    { text: '2018 – Present', x: 440, y: 110 },
    { text: 'MPhil/PhD', y: 124 },
    { text: 'Medical Physics', y: 138 },
    { text: 'Kencana University', y: 164, bold: true, more: [{ text: ', Wyndmoor, PA' }] },
    { text: '2014 – 2017', x: 440, y: 164 },
    { text: 'BSc', y: 178 },
    { text: 'Computer Science', y: 192 },
  );
  expect(schoolHeads(page)).toEqual([
    ['Arunika University', 'MPhil/PhD Medical Physics'],
    ['Kencana University', 'BSc Computer Science'],
  ]);
});

test('schools: a number and the town below it', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...linesFrom(110, 'Lulusan SMKN 1', 'Garut (2020 - 2024)'),
  );
  expect(schoolsWithYears(reading)).toEqual([['SMKN 1 Garut', undefined, '2020', '2024']]);
});

test('a level in brackets behind a university goes before the field of study below', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Brawijaya (S1)', y: 110, bold: true },
    { text: 'Agustus 2019 s/d September 2023', y: 124 },
    { text: 'Sistem Informasi', y: 138 },
    { text: 'Universitas Arunika Raya (UAR)', y: 158, bold: true },
    { text: 'Agustus 2015 s/d September 2018', y: 172 },
    { text: 'Manajemen', y: 186 },
    head('Keahlian', 230),
    { text: 'Excel', y: 250 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universitas Brawijaya', 'S1 Sistem Informasi'],
    ['Universitas Arunika Raya (UAR)', 'Manajemen'],
  ]);
});

test('a field of study behind `Jurusan` goes on below in a narrow column', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'JURUSAN Teknik Jaringan', y: 110 },
    { text: 'Komputer dan', y: 124.5 },
    { text: 'Telekomunikasi', y: 139 },
    { text: 'SMKN 1 Baru (2020-2024)', y: 159 },
    { text: 'Pengalaman', x: 180, y: 90, size: 14, bold: true },
    { text: 'Teknisi', x: 180, y: 110, bold: true },
    { text: 'PT Contoh Indonesia | 2023 - 2024', x: 180, y: 124.5 },
    { text: 'Memasang jaringan di 12 kantor cabang dan merawat', x: 180, y: 139 },
    { text: '40 komputer di laboratorium serta melatih enam staf', x: 180, y: 153 },
    { text: 'baru pada setiap semester.', x: 180, y: 167 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMKN 1 Baru', 'Teknik Jaringan Komputer dan Telekomunikasi'],
  ]);
});

test('schools whose year stands before the grade are entries of their own', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Pendidikan', 90),
    mainText('D3 Seni Kuliner', 108, { bold: true }),
    mainText('Politeknik Pariwisata Bali', 122),
    mainText('Lulus 2015 · IPK 3,52', 136),
    mainText('Tata Boga', 158, { bold: true }),
    mainText('SMK Negeri 3 Denpasar', 172),
    mainText('Lulus 2012', 186),
  );
  expect(result.education.map((school) => school.organization)).toEqual([
    'Politeknik Pariwisata Bali',
    'SMK Negeri 3 Denpasar',
  ]);
});

test('the number before the only row of a table is no part of the school', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Pendidikan', 90),
    mainText('Nama Sekolah', 108),
    mainText('Jurusan', 108, { x: 250 }),
    mainText('Tahun', 108, { x: 420 }),
    mainText('1. SMKN 1 Babelan', 124),
    mainText('Bisnis Daring', 124, { x: 250 }),
    mainText('2018 - 2021', 124, { x: 420 }),
  );
  expect(result.education[0]?.organization).toBe('SMKN 1 Babelan');
});

test('the word "tahun" before a period behind a comma, and lower schools of any name', () => {
  const { education } = fieldsWithRules([
    ...siti,
    head('Pendidikan', 90),
    { text: '- MTs Salafiyah Kajen, tahun 2005 s/d 2008', y: 110 },
    { text: '- IAIN Mataram, S1 Tadris Matematika, tahun 2011 s/d 2015', y: 124 },
  ]);
  expect(
    education.map(({ organization, accreditation, startDate }) => [organization, accreditation, startDate]),
  ).toEqual([
    ['MTs Salafiyah Kajen', null, '2005'],
    ['IAIN Mataram', 'S1 Tadris Matematika', '2011'],
  ]);
});

test('labels of a school set like headings are none', () => {
  const school = (y: number, ...values: string[]) =>
    ['Perguruan Tinggi', 'Program Studi', 'Tahun', 'IPK'].flatMap((label, index) => [
      { text: label, x: 57, y: y + 14 * index, bold: true },
      { text: values[index]!, x: 184, y: y + 14 * index },
    ]);
  const { education } = fieldsWithRules([
    ...siti,
    { text: 'PENGALAMAN KERJA', x: 57, y: 90, bold: true },
    { text: 'Kasir, Toko Maju, 2019 - 2021', x: 57, y: 106 },
    { text: 'PENDIDIKAN', x: 57, y: 136, bold: true },
    ...school(154, 'Universitas Sebelas Maret', 'S2 Manajemen', '2014 – 2016', '3,70'),
    ...school(224, 'Universitas Sebelas Maret', 'S1 Ekonomi Pembangunan', '2001 – 2006', '3,12'),
    { text: 'KOMPETENSI', x: 57, y: 300, bold: true },
    { text: 'Negosiasi, Kepemimpinan', x: 57, y: 316 },
  ]);
  expect(education.map(({ accreditation, grade }) => [accreditation, grade])).toEqual([
    ['S2 Manajemen', '3,70'],
    ['S1 Ekonomi Pembangunan', '3,12'],
  ]);
});

test('a faculty behind a comma is no part of the university’s name, and says nothing beside a field of study', () => {
  expect(
    schoolsOverSkills(
      { text: 'Universitas Riau, Fakultas Ekonomi, Jurusan Akuntansi 2010 - 2014', y: 110 },
      { text: 'STMIK Amik Riau, Fakultas Teknik Informatika 2008 - 2010', y: 126 },
    ),
  ).toEqual([
    ['Universitas Riau', 'Akuntansi', '2010'],
    ['STMIK Amik Riau', 'Fakultas Teknik Informatika', '2008'],
  ]);
});

test('a role at a school is no part of its name', () => {
  expect(
    schoolsOverSkills(
      { text: 'Mahasiswa Aktif Universitas Contoh (2020 - sekarang)', y: 110 },
      { text: 'Lulusan SISWA SMKN 1 Rangkasbitung (2017 - 2020)', y: 126 },
    ),
  ).toEqual([
    ['Universitas Contoh', null, '2020'],
    ['SMKN 1 Rangkasbitung', null, '2017'],
  ]);
});

test('schools without dates, each over its town', () => {
  const school = (text: string, town: string, y: number) => [
    { text, y, size: 12 },
    { text: town, y: y + 16 },
  ];
  expect(
    schoolsOverSkills(
      ...school("Ma'had Aly Lirboyo", 'Kota Kediri', 110),
      ...school('Madrasah Aliyah Lirboyo', 'Kota Kediri', 150),
      ...school('MI NU 01 Kalisalak', 'Tegal', 190),
    ),
  ).toEqual([
    ["Ma'had Aly Lirboyo", null, null],
    ['Madrasah Aliyah Lirboyo', null, null],
    ['MI NU 01 Kalisalak', null, null],
  ]);
});

test('a level in a bullet over its field and its period', () => {
  expect(
    schoolsOverSkills(
      { text: '• SMK', y: 110, bold: true },
      { text: 'Teknik Komputer dan Jaringan', x: 60, y: 124 },
      { text: '2023 – Sekarang', x: 60, y: 138 },
    ),
  ).toEqual([[null, 'SMK Teknik Komputer dan Jaringan', '2023']]);
});

test('a degree in bold, and behind a comma in plain letters a school without a word for school', () => {
  const study = (degree: string, school: string, y: number): Text[] => [
    { text: degree, y, bold: true, more: [{ text: `, ${school}` }] },
    { text: '2014 – 2016', y: y + 14 },
  ];
  expect(
    schoolsOverSkills(
      ...study('Certificate IV Veterinary Nursing', 'TasTAFE', 110),
      ...study('Sarjana Hukum', 'UNCEN', 150),
    ),
  ).toEqual([
    ['TasTAFE', 'Certificate IV Veterinary Nursing', '2014'],
    ['UNCEN', 'Sarjana Hukum', '2014'],
  ]);
});

test('a town in plain letters behind a school, and the degree below it, where no line of the section is longer', () => {
  const { result } = readBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika Selatan,', y: 110, bold: true, more: [{ text: 'Tegal' }] },
    { text: 'S2 Manajemen', y: 123 },
    { text: '2019 – 2021', y: 136, italic: true },
  );
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Arunika Selatan', accreditation: 'S2 Manajemen' },
  ]);
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

test('degrees behind dots, each over its school and the period in brackets, open the schools', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: '• Bachelor of Accountancy', y: 110, bold: true },
    { text: 'Institute of Accountancy Arusha', x: 58, y: 124 },
    { text: '(2015 - 2018)', x: 58, y: 138 },
    {
      text: '• Advanced Certificate of Secondary Education',
      y: 156,
      bold: true,
    },
    { text: 'Weruweru Girls High School', x: 58, y: 170 },
    { text: '(2013 - 2015)', x: 58, y: 184 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Institute of Accountancy Arusha',
      accreditation: 'Bachelor of Accountancy',
    },
    {
      organization: 'Weruweru Girls High School',
      accreditation: 'Advanced Certificate of Secondary Education',
    },
  ]);
});

test('the branch of a university is part of its name', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    { text: 'Azad University, Central Tehran Branch', y: 110, bold: true },
    { text: 'Bachelor of Software Engineering', y: 124 },
    { text: '2012 - 2018', y: 138 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Azad University, Central Tehran Branch',
      accreditation: 'Bachelor of Software Engineering',
    },
  ]);
});

test('schools in cards, one of which says its grade beside its years', () => {
  const card = (x: number, [title, house, years]: readonly string[]): Text[] => [
    { text: title!, x, y: 120, size: 11, bold: true },
    { text: house!, x, y: 136, size: 10, colour: 0x00796b },
    { text: years!, x, y: 152, size: 9, colour: 0x78909c },
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...card(60, ['D4 Manajemen Pariwisata', 'Politeknik Wisata Kudus', '2012 – 2016 · IPK 3,70']),
      ...card(310, ['SMA Negeri 3 Kudus', 'Bahasa', '2009 – 2012']),
    ).result,
  );
  expect(
    education.map(({ organization, grade, completionDate }) => [organization, grade, completionDate]),
  ).toEqual([
    ['Politeknik Wisata Kudus', '3,70', '2016'],
    ['SMA Negeri 3 Kudus', null, '2012'],
  ]);
});

test('a school of a name without a number is one where nothing else is', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'D3 Analisis Kimia', y: 108, bold: true },
      { text: 'Politeknik Kudus, 2015 – 2018', y: 122 },
      { text: 'SMK Kimia Wiyata', y: 140, bold: true },
      { text: '2012 – 2015', y: 154 },
    ).result,
  );
  expect(education[1]).toMatchObject({ organization: 'SMK Kimia Wiyata', accreditation: null });
});

test('a level in brackets behind a university belongs to the field below', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Jember (Sarjana)', y: 110, bold: true },
    { text: 'Agustus 2018 s/d Juli 2022', y: 124, bold: true, size: 9 },
    { text: 'Informatika', y: 138 },
    { text: 'IPK : 3.61/4.00', y: 152 },
  );
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Jember', accreditation: 'Sarjana Informatika', grade: '3.61/4.00' },
  ]);
});

test('the street below a school is no field of study', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '2015 - 2018', y: 110 },
    { text: 'SMP Negeri 2 Kudus', y: 124, bold: true },
    { text: 'Jalan Melati Kec. Bae, Desa - Gondang Kudus', y: 138 },
    { text: '2018 - 2021', y: 160 },
    { text: 'SMA Negeri 1 Kudus', y: 174, bold: true },
    { text: 'Jl. Kenanga 4', y: 188 },
  );
  expect(
    flatten(result).education.map(({ organization, accreditation }) => [organization, accreditation]),
  ).toEqual([
    ['SMP Negeri 2 Kudus', null],
    ['SMA Negeri 1 Kudus', null],
  ]);
});

test('the grade of a school in a sentence', () => {
  expect(findGrade('SMA Negeri 1 Kudus dengan nilai kelulusan 87.5')?.value).toBe('87.5');
});

test('a full line of school and degree goes on in front of the period', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Institut Teknologi Sepuluh Nopember, S1 Teknik', y: 106 },
    { text: 'Mekatronika (2018 - 2022)', y: 118 },
    { text: '• IPK 3,74 dari 4,00', y: 130 },
    { text: 'Keahlian', x: 300, y: 90, size: 13, bold: true },
    { text: 'Excel, Jurnal', x: 300, y: 106 },
    { text: 'Bahasa', x: 300, y: 130, size: 13, bold: true },
    { text: 'Indonesia, Inggris', x: 300, y: 146 },
  );
  expect(flatten(result).education).toMatchObject([
    {
      organization: 'Institut Teknologi Sepuluh Nopember',
      accreditation: 'S1 Teknik Mekatronika',
      startDate: '2018',
    },
  ]);
});

test('two letters may begin the name of a local school', () => {
  expect(isLocalSchool('SMK TI Garuda Nusantara Cimahi')).toBe(true);
  expect(isLocalSchool('SMK MM Garuda Nusantara')).toBe(false);
});

test('rows of skills and languages below a school leave it a school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2019.09 - 2023.08', y: 110 },
    { text: 'Universitas Diponegoro', x: 160, y: 110, bold: true },
    { text: 'S1 Informatika', x: 320, y: 110 },
    { text: 'Skills', y: 128 },
    { text: 'Python, Vue, Docker', x: 160, y: 128 },
    { text: 'Languages', y: 146 },
    { text: 'Indonesia, Inggris', x: 160, y: 146 },
    head('Experience', 180),
    { text: 'Kasir, PT Maju Jaya, 2018 - 2019', y: 196 },
  );
  expect(flatten(result).education).toMatchObject([{ organization: 'Universitas Diponegoro' }]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Python', 'Vue', 'Docker']);
});

test('a grade before its name, an arrow before a town', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: '↦ Kupang, Nusa Tenggara Timur', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh', y: 120, bold: true },
    { text: 'S1 Ilmu Komputer - 3.58 IPK', y: 136 },
    { text: 'Agu 2015 - Jun 2019', x: 400, y: 136 },
  );
  expect(result.education[0]?.grade?.raw).toBe('3.58');
  expect(result.location?.rawInput).toBe('Kupang, Nusa Tenggara Timur');
});

test('a field and a level that no list knows make one degree', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Universitat Politècnica de València', y: 110, bold: true },
    { text: 'Architecture', y: 124 },
    { text: 'Master', y: 138 },
    { text: '2005-09-01 - 2012-01-31', y: 152 },
    { text: 'ETH Zürich', y: 176, bold: true },
    { text: 'Urban Design', y: 190 },
    { text: 'Exchange Semester', y: 204 },
    { text: '2009-09-01 - 2010-02-28', y: 218 },
  );
  expect(result.education.map(({ accreditation }) => accreditation?.inputStr)).toEqual([
    'Master Architecture',
    'Urban Design Exchange Semester',
  ]);
});

test.each([
  ['GPA: Merit', 'Merit'],
  ['GPA A-', 'A-'],
  ['Nilai: B+', 'B+'],
  ['GPA Average', undefined],
  ['BA: Illustration (First)', 'First'],
  ['Illustration (Fine Art)', undefined],
])('the grade in "%s"', (printed, grade) => {
  expect(findGrade(printed)?.value).toBe(grade);
});

test('the level alone between a field and its period belongs to the school above', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Politeknik Manufaktur Bandung', y: 110, size: 12 },
    { text: 'Teknik Manufaktur', y: 122 },
    { text: 'D3', y: 144 },
    { text: '2009-08-01 - 2012-07-01', y: 156 },
    { text: 'SMK Negeri 1 Cikarang', y: 180, size: 12 },
    { text: 'Teknik Pemesinan', y: 192 },
    { text: 'SMK', y: 214 },
    { text: '2006-07-01 - 2009-06-01', y: 226 },
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'Politeknik Manufaktur Bandung',
    'SMK Negeri 1 Cikarang',
  ]);
});

test.each([
  'MASc in Structural Engineering',
  'M.B.B.S.',
  'MSci Chemistry',
  'B.Pharm',
  'BSE, Mechanics',
  'Degree in Botany',
])('%s opens with the level of a degree', (printed) => expect(startsWithLevel(printed)).toBe(true));

test.each([
  ['S1 (3.58) Teknik Industri', 'S1 Teknik Industri', '3.58'],
  ['MSC STRUCTURAL ENGINEERING 3.8', 'MSC STRUCTURAL ENGINEERING', '3.8'],
])('a number that can only be the marks of a degree: %s', (printed, degree, grade) => {
  const { result } = readPage(
    ...siti,
    head('EDUCATION', 90),
    { text: printed, y: 110 },
    { text: 'Universitas Sebelas Maret', y: 124 },
    { text: '2014 - 2018', y: 138 },
  );
  expect(result.education.map((school) => [school.accreditation?.inputStr, school.grade?.raw])).toEqual([
    [degree, grade],
  ]);
});

test('two degrees under one school that stands apart above them', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'First American University', y: 110, bold: true },
    { text: '• Master of Business Administration', y: 124 },
    { text: 'Nov 2008 – Jun 2009', x: 420, y: 124 },
    { text: '• Bachelor of Science in Geography', y: 138 },
    { text: 'Aug 2004 – Aug 2008', x: 420, y: 138 },
  );
  expect(result.education.map((school) => school.organization)).toEqual([
    'First American University',
    'First American University',
  ]);
});

test('a school without a degree is known by the letters that the other schools are set in', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: 'CORNELL UNIVERSITY', y: 110, bold: true, size: 12 },
    { text: 'MEng in Computer Science', y: 124 },
    { text: 'Dec 2014', y: 138 },
    { text: 'LA MARTINIERE FOR BOYS', y: 168, bold: true, size: 12 },
    { text: 'Grad. May 2011', y: 182 },
  );
  expect(result.education.map((school) => [school.organization, school.accreditation?.inputStr])).toEqual([
    ['CORNELL UNIVERSITY', 'MEng in Computer Science'],
    ['LA MARTINIERE FOR BOYS', undefined],
  ]);
});

test('a degree in the letters of another one opens a school, however its field is spelt', () => {
  expect(
    schoolsUnderEducation(
      { text: 'Bachelor in Software engineering', y: 110, size: 11, bold: true },
      'Universitas Jember',
      '2022 - Present',
      { text: 'Diploma in Pharmacy', y: 170, size: 11, bold: true },
      'Politeknik Negeri Jember',
      '2013-2015',
    ),
  ).toEqual([
    ['Universitas Jember', 'Bachelor in Software engineering', '2022', null],
    ['Politeknik Negeri Jember', 'Diploma in Pharmacy', '2013', '2015'],
  ]);
});

test('a field of study below the school goes to the level above it, and behind a candidate', () => {
  expect(
    schoolsUnderEducation(
      { text: 'Bachelor’s', y: 110, bold: true },
      '07/2016 - 05/2021',
      'Universitas Jember',
      'Accounting',
    ),
  ).toEqual([['Universitas Jember', 'Bachelor’s Accounting', '2016-07', '2021-05']]);
  expect(
    schoolsUnderEducation({
      text: 'PhD Candidate, Earth Science & Environmental Engineering, Universitas Jember, 2020',
      y: 110,
    }),
  ).toEqual([
    ['Universitas Jember', 'PhD Candidate Earth Science & Environmental Engineering', null, '2020'],
  ]);
});

test('schools behind the level and a colon, with the year of graduation', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    'SD : SDN 3 Arunika tamat 1998',
    'STM : STM Kencana Purwodadi tamat 2004',
  );
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SDN 3 Arunika', '1998'],
    ['STM Kencana Purwodadi', '2004'],
  ]);
});

test('a school named after a field, over the field that was learnt there', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    { text: 'SMK Pariwisata Arunika Jaya', bold: true },
    'Tata Boga',
    '2015 - 2018',
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMK Pariwisata Arunika Jaya', 'Tata Boga'],
  ]);
});

test('schools: a grade alone below the points of a school is its grade, not the next one’s', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika', y: 110, bold: true },
    { text: '2018 – 2022', x: 450, y: 110 },
    { text: 'S1 Biologi', y: 124 },
    { text: '• Ketua himpunan selama dua tahun', y: 138 },
    { text: 'IPK 3,61', y: 152 },
    { text: 'SMA Negeri 4 Kudus', y: 172, bold: true },
    { text: '2015 – 2018', x: 450, y: 172 },
    { text: 'IPA', y: 186 },
    { text: '• Juara dua lomba pidato tingkat kabupaten', y: 200 },
    { text: 'Nilai 86,5', y: 214 },
  );
  expect(education.map(({ organization, grade }) => [organization, grade])).toEqual([
    ['Universitas Arunika', '3,61'],
    ['SMA Negeri 4 Kudus', '86,5'],
  ]);
});

test('schools: SMK with its programme stands over the school’s own name', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'SMK Pengawasan Mutu Hasil Pertanian', y: 110, bold: true },
    { text: '2017 – 2020', x: 450, y: 110 },
    { text: 'SMK Negeri 4 Kudus', y: 124 },
  );
  expect(education).toEqual([
    expect.objectContaining({
      organization: 'SMK Negeri 4 Kudus',
      accreditation: 'SMK Pengawasan Mutu Hasil Pertanian',
      startDate: '2017',
      completionDate: '2020',
    }),
  ]);
});

test('schools: each line of a counted list that ends in “lulus tahun” is one', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    'a. Universitas Arunika, Pendidikan Seni Tari, lulus tahun 2016',
    'b. SMA Katolik Melati Kudus, IPA, lulus tahun 2012',
  );
  expect(
    education.map(({ organization, accreditation, completionDate }) => [
      organization,
      accreditation,
      completionDate,
    ]),
  ).toEqual([
    ['Universitas Arunika', 'Pendidikan Seni Tari', '2016'],
    ['SMA Katolik Melati Kudus', 'IPA', '2012'],
  ]);
});

test('education: a town behind the school, in one line with a level that stands alone', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    { text: 'A-levels, Calder High School, Hebden Bridge', y: 110, bold: true },
    { text: 'September 2011 - July 2013', y: 124 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Calder High School', 'A-levels'],
  ]);
});

test('education: a grade with three decimals', () => {
  expect(findGrade('GPA: 3.464')?.value).toBe('3.464');
});

test('education: a department in many words right below a school that stands out', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'SMK Cinta Melati', y: 110, bold: true, size: 14 },
    { text: 'Jurusan PPLG (Pengembangan Perangkat Lunak dan Gim)', y: 128 },
  );
  expect(schoolHeads(page)).toEqual([['SMK Cinta Melati', 'PPLG (Pengembangan Perangkat Lunak dan Gim)']]);
});

test('education: a grade behind a bar in the row of the years', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Kampus: Universitas Arunika', y: 110 },
    { text: 'Program: S1 Teknik Elektro', y: 125 },
    { text: 'Tahun: 2013 - 2017 | IPK: 3,41', y: 140 },
  );
  expect(education.map(({ organization, grade }) => [organization, grade])).toEqual([
    ['Universitas Arunika', '3,41'],
  ]);
});

test('education: a degree that the width of its cell broke', () => {
  const page = readBelowName(
    head('Education', 90),
    { text: 'SEPT 2013 to FEB 2014', y: 110 },
    { text: 'POSTGRADUATE DIPLOMA IN CLINICAL', x: 190, y: 110, bold: true },
    { text: 'PHARMACY', x: 190, y: 123, bold: true },
    { text: 'Arunika College Dublin', x: 190, y: 136, bold: true, size: 9 },
  );
  expect(schoolHeads(page)).toEqual([
    ['Arunika College Dublin', 'POSTGRADUATE DIPLOMA IN CLINICAL PHARMACY'],
  ]);
});

test('labelled points below a school that says itself who and when it is are no form', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    { text: 'Arunika University', y: 110, bold: true },
    { text: 'Semarang, Indonesia', x: 450, y: 110 },
    { text: 'Bachelor of Science in Botany', y: 124 },
    { text: 'Jun 2017 – May 2021', x: 450, y: 124 },
    '• Honors: 3.62 / 4.0 GPA, Cumlaude',
    '• Courses: Statistics, Soil Chemistry',
    '• Thesis: Rice in the dry season of Central Java',
    '• Activities: Student Board',
  );
  expect(education).toMatchObject([
    {
      organization: 'Arunika University',
      accreditation: 'Bachelor of Science in Botany',
      startDate: '2017-06',
      completionDate: '2021-05',
    },
  ]);
});

test('a period below a school beside which the first of its years stands', () => {
  const school = (y: number, name: string, year: string, period: string): Text[] => [
    { text: name, x: 100, y, bold: true },
    { text: year, x: 50, y: y + 7 },
    { text: period, x: 100, y: y + 14, size: 8 },
    { text: 'Jl. Kenanga No. 42, Wonokromo, Surabaya', x: 100, y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...school(110, 'SMP Negeri 3 Kudus', '2013', '2013 - 2016'),
    ...school(170, 'SMA Negeri 1 Kudus', '2016', '2016 - 2019'),
  );
  expect(schoolsWithYears(page).map(([name, , from, to]) => [name, from, to])).toEqual([
    ['SMP Negeri 3 Kudus', '2013', '2016'],
    ['SMA Negeri 1 Kudus', '2016', '2019'],
  ]);
});

test('several fields of study before a dash and a vocational school are what was studied there', () => {
  const [first] = schoolsUnderHeading({
    text: 'Sistem Informasi, Jaringan & Aplikasi – SMK TI Arunika (2020 – 2023)',
    y: 112,
  });
  expect(first?.slice(0, 2)).toEqual(['SMK TI Arunika', 'Sistem Informasi, Jaringan & Aplikasi']);
});

test('points that the margin broke, each with the year at its end', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    {
      text: '• B.Sc. in Department of Soil Science and Plant Nutrition of the Tropics, Universitas Arunika',
      x: 60,
      y: 112,
    },
    { text: 'Raya, Indonesia, 2009', x: 68, y: 126 },
    {
      text: '• M.Sc. in Department of Land and Water Resources of the Tropics, Kencana Institute of',
      x: 60,
      y: 140,
    },
    { text: 'Technology, Japan, 2013', x: 68, y: 154 },
  );
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['Universitas Arunika Raya', '2009'],
    ['Kencana Institute of Technology', '2013'],
  ]);
});

test('a school whose brackets close below its date is one school', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Politeknik Negeri Samudra Kencana Raya Selatan (Kampus Utama', y: 108, bold: true },
    { text: '2013 – 2016', x: 480, y: 108 },
    { text: 'di Melati)', y: 121, bold: true },
    { text: 'Diploma Teknik Mesin', y: 134 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Politeknik Negeri Samudra Kencana Raya Selatan (Kampus Utama di Melati)',
      accreditation: 'Diploma Teknik Mesin',
      completionDate: '2016',
    },
  ]);
});

test('a school named once more below itself is one school', () => {
  const school = (y: number, name: string, years: string, again: string): Text[] => [
    { text: name, y, size: 12, bold: true },
    { text: years, x: 60, y: y + 16 },
    { text: again, y: y + 34 },
    { text: 'Ikut kegiatan pramuka dan belajar mengetik sepuluh jari di ruang komputer', y: y + 50 },
  ];
  const { education } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    ...school(112, 'SMAN 3 ARUNIKA', '2008 - 2011', 'SMAN 3 Arunika, Solo'),
    ...school(190, 'SMPN 1 KENCANA', '2005 - 2008', 'SMPN 1 Kencana, Solo'),
  );
  expect(education.map(({ organization }) => organization)).toEqual(['SMAN 3 ARUNIKA', 'SMPN 1 KENCANA']);
});

test('a school and a degree in two lines each, broken before the margin', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika Kencana Fakultas Ilmu Terapan dan Teknologi', y: 108, bold: true },
    { text: '2015 – 2019', x: 480, y: 108 },
    { text: 'Kampus Barat', y: 120, bold: true },
    { text: 'Sarjana Teknik Mesin dengan Peminatan Manajemen Mutu', y: 133 },
    { text: 'dan Keselamatan', y: 145 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Universitas Arunika Kencana Fakultas Ilmu Terapan dan Teknologi Kampus Barat',
      accreditation: 'Sarjana Teknik Mesin dengan Peminatan Manajemen Mutu dan Keselamatan',
      completionDate: '2019',
    },
  ]);
});

test('a long field of study right behind its level belongs to it', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    { text: 'Politeknik Arunika', y: 108, bold: true },
    { text: 'Aug 2018 – Jul 2022', x: 460, y: 108 },
    { text: 'D4, Teknologi Rekayasa Konstruksi Jalan dan Jembatan serta Pemeliharaan Pelabuhan', y: 121 },
  );
  expect(education.map(({ accreditation }) => accreditation)).toEqual([
    'D4 Teknologi Rekayasa Konstruksi Jalan dan Jembatan serta Pemeliharaan Pelabuhan',
  ]);
});

test.each([
  ['Universitas Kuningan', 'S1, Pendidikan Guru Sekolah Dasar (PGSD)'],
  ['Universitas Negeri Malang', 'Program Profesi, Pendidikan Profesi Guru (PPG) Prajabatan'],
  ['Universitas Brawijaya', 'Magister, Ilmu Komunikasi: Jurnalistik'],
  ['Lembaga Pendidikan Perhotelan Aston', 'D1, Perhotelan'],
])('%s: %s is one degree', (school, degree) => {
  const { education } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    { text: school, y: 110, bold: true },
    { text: '2018 - 2022', x: 440, y: 110 },
    { text: `${degree} · IPK 3,61`, y: 124 },
  );
  expect(education).toMatchObject([
    { organization: school, accreditation: degree.replace(',', ''), grade: '3,61' },
  ]);
});

test('letters that are words as well are a school in capitals only, and no interface', () => {
  expect(
    ['UI Depok', 'ITS', 'UX/UI Developer', 'UI Designer', 'the firm and its shops'].map(schoolScore),
  ).toEqual([4, 4, 0, 0, 0]);
});

test.each([
  ['SMK Pariwisata Arunika', 'Tata Boga'],
  ['SMK Kesehatan Sentosa', 'Keperawatan'],
  ['SMK Farmasi Bandung', 'Farmasi Klinis'],
])('school: named after one of its fields, over the field of study: %s', (school, field) => {
  const { education } = fieldsBelowName(
    head('Pengalaman', 90),
    { text: 'Kasir, PT Sentosa, 2019 - 2021', y: 110 },
    head('Pendidikan', 140),
    { text: school, y: 160, bold: true },
    { text: `${field}, 2012 – 2015`, y: 174 },
  );
  expect(education).toMatchObject([{ organization: school, accreditation: field, startDate: '2012' }]);
});

test.each([
  [
    'Mahasiswa Aktif Semester 6 Jurusan Teknik Kimia Universitas Arunika (2022 - Sekarang)',
    'Universitas Arunika',
    'Teknik Kimia',
  ],
  ['Universitas Arunika, Teknik Kimia, Semester 6, 2022 - Sekarang', 'Universitas Arunika', 'Teknik Kimia'],
  ['Lulusan S1 Hukum Universitas Arunika tahun 2023 dengan IPK 3,62', 'Universitas Arunika', 'S1 Hukum'],
  ['MAN 2 Kota Malang (Jurusan Keagamaan), 2015 – 2018', 'MAN 2 Kota Malang', 'Keagamaan'],
])('%s', (line, school, studied) => {
  const page = underTitle('Pendidikan', [line, 'SMP Negeri 1 Kudus, Tahun 2012 - 2015']);
  expect(schoolHeads(page)[0]).toEqual([school, studied]);
});

test('education: a few words below a school beside its degree are the rest of its name', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'S1 Desain Komunikasi Visual, Institut Seni', y: 110 },
    { text: 'Agustus 2017 – Juli 2021', x: 300, y: 110 },
    { text: 'Arunika Nusantara', y: 122 },
    { text: 'IPK 3,52', y: 134 },
  );
  expect(schoolHeads(page)).toEqual([['Institut Seni Arunika Nusantara', 'S1 Desain Komunikasi Visual']]);
});

test('the address of a school in a line of its own is the school’s', () => {
  const { result, details } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Kencana', y: 110, bold: true },
    { text: '2018 - 2022', x: 440, y: 110 },
    { text: 'S1 Gizi | IPK 3,61', y: 124 },
    { text: 'kencana.example', y: 138 },
  );
  expect(result.education).toMatchObject([{ organization: 'Universitas Kencana', grade: { raw: '3,61' } }]);
  expect([details['education.0.url'], details['education.0.description']]).toEqual([
    'kencana.example',
    undefined,
  ]);
});

test('school: an Italian one keeps what stands behind its `di`', () => {
  const { education, work } = fieldsBelowName(
    head('Work experience', 90),
    { text: '[ 09/2020 – Current ]', y: 110, size: 9 },
    { text: 'Research Architect', y: 124, bold: true },
    { text: 'Università di Bologna', y: 138 },
    head('Education', 170),
    { text: '[ 09/2015 – 12/2017 ]', y: 190, size: 9 },
    { text: 'Master of Architecture', y: 204, bold: true },
    { text: 'Politecnico di Milano', y: 218 },
  );
  expect(education).toMatchObject([{ organization: 'Politecnico di Milano' }]);
  expect(work).toMatchObject([{ organization: 'Università di Bologna' }]);
});

test('honours in a point below a degree, an expected end, and a mark out of 100.00', () => {
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Arunika - Jakarta Selatan', y: 110, bold: true },
    { text: 'Sep 2022 - Jul 2026 (Perkiraan)', x: 380, y: 110 },
    { text: 'Bachelor of International Relations, 3.77/4.00', y: 124, italic: true },
    { text: '• Penerima Arunika Fellowship 2022', y: 138 },
    { text: 'SMA Negeri 2 Kudus', y: 160, bold: true },
    { text: 'Jul 2019 - Mei 2022', x: 380, y: 160 },
    { text: 'Ilmu Pengetahuan Sosial, 89.40/100.00', y: 174, italic: true },
  );
  expect(schoolsWithGrades(page)).toEqual([
    ['Universitas Arunika', 'Bachelor of International Relations', '3.77/4.00'],
    ['SMA Negeri 2 Kudus', 'Ilmu Pengetahuan Sosial', '89.40/100.00'],
  ]);
});

test('a school that is mentioned once more is no field of study', () => {
  const page = underTitle('Education', [
    'Aug 2020 - Aug 2024',
    'Computer Engineering | Universitas Arunika',
    'Meraih gelar Sarjana Teknik dari Universitas Arunika dengan IPK 3.39/4.00.',
  ]);
  expect(schoolHeads(page)).toEqual([['Universitas Arunika', 'Computer Engineering']]);
});

test('a degree goes on below a line that ends in the word before its branch, whatever room there was', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'Politeknik Arunika', y: 110, bold: true },
    { text: '2018 - 2022', x: 440, y: 110 },
    { text: 'D4 Teknologi Rekayasa Konstruksi dengan Konsentrasi', y: 124 },
    { text: 'Manajemen Proyek', y: 136 },
  );
  expect(schoolHeads(page)).toEqual([
    ['Politeknik Arunika', 'D4 Teknologi Rekayasa Konstruksi dengan Konsentrasi Manajemen Proyek'],
  ]);
});

test('courses named below a point of a school are none of the point', () => {
  const { details } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Politeknik Arunika', y: 110, bold: true },
    { text: '2018 - 2022', x: 440, y: 110 },
    { text: 'D3 Akuntansi · IPK 3,61', y: 124 },
    { text: '• Tugas akhir tentang persediaan', y: 138 },
    { text: 'Mata kuliah: Pajak, Audit', y: 152 },
  );
  expect(details['education.0.description']).toBe(
    'Tugas akhir tentang persediaan\nMata kuliah: Pajak, Audit',
  );
});

test('an Indonesian degree in short before its field', () => {
  const school = (y: number, name: string, degree: string, field: string, years: string): Text[] => [
    { text: name, y, bold: true },
    { text: years, x: 440, y },
    { text: `${degree} | ${field}`, y: y + 14 },
  ];
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    ...school(110, 'Universitas Arunika', 'M.Si.', 'Statistics and Data Science', '2021 - 2024'),
    ...school(150, 'Universitas Kencana', 'S.Mat.', 'Mathematics', '2016 - 2020'),
    ...school(190, 'KodeLab', 'Bootcamp', 'Data Analyst', 'Jun 2024 - Oct 2024'),
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universitas Arunika', 'M.Si. Statistics and Data Science'],
    ['Universitas Kencana', 'S.Mat. Mathematics'],
    ['KodeLab', 'Bootcamp Data Analyst'],
  ]);
});

test('degrees with a space behind the point, of other languages, and with their grades', () => {
  const first = (...texts: string[]) => {
    const [school] = fieldsOf(...siti, head('Education', 90), ...texts).education;
    return [school?.accreditation, school?.organization, school?.grade];
  };
  expect(first('B. Tech, Electronics, 2016 - 2020', 'Arunika Institute of Technology')).toEqual([
    'B. Tech Electronics',
    'Arunika Institute of Technology',
    null,
  ]);
  expect(first('Bacharelado em Sistemas de Informação na UEA, 2016 - 2020')[1]).toBe('UEA');
  expect(first('Abitur (Abschluss-Note: 1,3), 2012', 'Städtisches Gymnasium Kiel')[2]).toBe('1,3');
});

test('a school without a word for school, beside a bare degree where the other schools stand', () => {
  const row = (y: number, degree: string, school: string, years: string): Text[] => [
    { text: degree, y, bold: true },
    { text: school, x: 260, y, bold: true },
    { text: years, x: 470, y, bold: true },
  ];
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    ...row(112, 'Master’s degree', 'Arunika ParisTech', '2016–2020'),
    { text: '• Major: Financial Engineering', x: 60, y: 126 },
    ...row(146, 'Preparatory class', 'Lycée Aux Lazaristes', '2014–2016'),
    { text: '• Mathematics and physics', x: 60, y: 160 },
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Arunika ParisTech', 'Master’s degree'],
    ['Lycée Aux Lazaristes', 'Preparatory class'],
  ]);
});

test('of two names of schools the one that stands where the others do', () => {
  const school = (y: number, degree: string, name: string, years: string): Text[] => [
    { text: degree, y, size: 13, bold: true },
    { text: name, y: y + 15 },
    { text: years, y: y + 29, italic: true },
    { text: '• Courses in the sciences of nature', y: y + 43 },
  ];
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    ...school(112, 'Master’s degree', 'University of Arunika', '10/2021 - 07/2023'),
    ...school(182, 'Bachelor’s degree', 'University of Arunika', '09/2018 - 07/2021'),
    ...school(252, 'College for Science', 'College of Kudus', '09/2016 - 07/2018'),
  );
  expect(education[2]?.organization).toBe('College of Kudus');
});

test('Junior and vocational high schools are levels over the names of Indonesian schools', () => {
  const school = (y: number, level: string, years: string, name: string): Text[] => [
    { text: level, y, bold: true, size: 12 },
    { text: years, y: y + 16, bold: true },
    { text: name, y: y + 32, italic: true },
  ];
  const { education } = fieldsBelowName(
    head('Education', 90),
    ...school(112, 'VOCATIONAL HIGH SCHOOL', '2017 - 2020', 'SMK Negeri 7 Arunika, Semarang'),
    ...school(174, 'JUNIOR HIGH SCHOOL', '2014 - 2017', 'SMP Negeri 2 Arunika, Semarang'),
  );
  expect(education).toMatchObject([
    { organization: 'SMK Negeri 7 Arunika', accreditation: 'VOCATIONAL HIGH SCHOOL' },
    { organization: 'SMP Negeri 2 Arunika', accreditation: 'JUNIOR HIGH SCHOOL' },
  ]);
});

test('degrees and schools in two columns without a year are an entry a row', () => {
  expect(
    schoolHeads(
      readPage(
        ...siti,
        head('Education', 90),
        boldAt(50, 112, 'D3 Teknik Mesin'),
        textAt(260, 112, 'Politeknik Negeri Arunika'),
        boldAt(50, 130, 'SMK Teknik Pengelasan'),
        textAt(260, 130, 'SMK Negeri 2 Arunika'),
      ),
    ),
  ).toEqual([
    ['Politeknik Negeri Arunika', 'D3 Teknik Mesin'],
    ['SMK Negeri 2 Arunika', 'SMK Teknik Pengelasan'],
  ]);
});

test('a school whose last word a narrow column broke off, over its years', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    textAt(50, 112, 'Diploma in Fashion Design, Arunika Fashion'),
    textAt(50, 124, 'Institute, 2019 - 2022'),
  );
  expect(education).toMatchObject([
    {
      organization: 'Arunika Fashion Institute',
      accreditation: 'Diploma in Fashion Design',
      startDate: '2019',
    },
  ]);
});

test('the level of a school in brackets behind its name', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    boldAt(50, 112, 'SMA Negeri 4 Arunika (SMA)'),
    boldAt(50, 126, 'Juli 2019 s/d Mei 2022'),
    textAt(50, 140, 'IPA'),
  );
  expect(education).toMatchObject([{ organization: 'SMA Negeri 4 Arunika', accreditation: 'SMA IPA' }]);
});

test('a region that a narrow column broke after its first word stays the place of the school', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    textAt(50, 112, 'STMIK Arunika', { size: 13 }),
    textAt(50, 126, 'Bachelor Degree | Surakarta, Jawa', { size: 9 }),
    textAt(50, 137, 'Tengah', { size: 9 }),
    textAt(88, 137, '(2014-2019)', { size: 8 }),
  );
  expect(education).toMatchObject([
    {
      organization: 'STMIK Arunika',
      accreditation: 'Bachelor Degree',
      startDate: '2014',
      completionDate: '2019',
    },
  ]);
});

test('an honour among the points of a school is no other school', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika – Medan, Indonesia', y: 110, bold: true },
    textAt(440, 110, 'Agu 2021 – Jul 2025'),
    { text: 'Sarjana Akuntansi, 3.82/4.00', y: 124, italic: true },
    { text: '• Mata kuliah terkait: Audit, Perpajakan', y: 138 },
    { text: '• Penerima Beasiswa Unggulan 2022–2025', y: 152 },
  );
  expect(schoolHeads(page)).toEqual([['Universitas Arunika', 'Sarjana Akuntansi']]);
});

test('a year behind “Selesai” is the end of the school', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'Teknik Pemesinan', y: 110, bold: true },
    { text: 'SMK Negeri 2 Cilacap', y: 124 },
    { text: 'Selesai 2010', y: 138 },
  );
  expect(schoolsWithLastYears(page)).toEqual([['SMK Negeri 2 Cilacap', 'Teknik Pemesinan', '2010']]);
});

test('schools and their years under “Training”, where no section is about education', () => {
  const page = readBelowName(
    head('Training', 90),
    { text: 'DSA Architecture et patrimoine', y: 110, bold: true },
    textAt(460, 110, '2010–2012'),
    { text: 'École de Chaillot, Paris', y: 124 },
    { text: 'Diplôme d’État d’architecte', y: 146, bold: true },
    textAt(460, 146, '2003–2009'),
    { text: 'ENSA Nantes', y: 160 },
  );
  expect(schoolHeads(page).map(([school]) => school)).toEqual(['École de Chaillot', 'ENSA Nantes']);
});

test('rows of two columns without a day, a school or a level in each, are a school each', () => {
  const row = (y: number, place: string, school: string): Text[] => [
    { text: place, y },
    { text: school, x: 300, y },
  ];
  const { education } = fieldsBelowName(
    head('Pendidikan Formal', 90),
    ...row(110, 'Padangsidimpuan', 'SD Negeri 200101'),
    ...row(134, 'Padangsidimpuan', 'SMP Negeri 4'),
    ...row(158, 'Padangsidimpuan', 'SMK Negeri 1 - Listrik'),
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SD Negeri 200101', null],
    ['SMP Negeri 4', null],
    ['SMK Negeri 1', 'Listrik'],
  ]);
});

test('a label before a school opens it, where the lines below stand flush with the name', () => {
  const below = (text: string, y: number): Text => ({ text, x: 105, y });
  const { education } = fieldsBelowName(
    head('Work Experience', 84),
    { text: 'Executive Assistant', y: 100, bold: true },
    { text: 'Arunika Land – Makati City', y: 112 },
    { text: 'June 2019 to present', y: 124 },
    { text: '• Books about 30 domestic and foreign trips a year', x: 68, y: 136 },
    head('Educational Background', 184),
    { text: 'Tertiary:', y: 204 },
    below('Polytechnic University of Arunika', 204),
    below('Bachelor of Science in Office Administration', 216),
    below('2011 – 2015', 228),
    { text: 'Secondary:', y: 243 },
    below('Kencana High School', 243),
    below('2007 – 2011', 255),
    head('Personal Information', 280),
    { text: 'Date of Birth:', y: 300 },
    { text: 'March 8, 1994', x: 125, y: 300 },
    { text: 'Civil Status:', y: 312 },
    { text: 'Single', x: 125, y: 312 },
  );
  expect(education.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['Polytechnic University of Arunika', '2011'],
    ['Kencana High School', '2007'],
  ]);
});

test('SDK and SMAK are schools of a church', () => {
  expect(['SDK St. Yosef Atambua', 'SMAK Santa Maria'].every(isLocalSchool)).toBe(true);
  expect(isLocalSchool('SDK Android')).toBe(false);
});

test('facts that fill their line beside a date go on below', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    boldAt(100, 110, '2002 – 2006'),
    textAt(200, 110, 'Universitas Arunika, Ekonomi'),
    boldAt(100, 126, '1999 – 2002'),
    textAt(200, 126, 'SMA Negeri Arunika Nusantara Jaya Abadi, Ilmu Pengetahuan'),
    textAt(200, 138, 'Sosial'),
    head('Pengalaman', 170),
    boldAt(100, 190, '2006 – 2010'),
    textAt(200, 190, 'Kasir, Toko Kencana'),
    textAt(200, 202, 'Melayani pembeli dan menghitung uang kas tiap sore, lalu'),
    textAt(200, 214, 'menyetorkannya ke bank.'),
  );
  expect(schoolHeads(page)[1]).toEqual([
    'SMA Negeri Arunika Nusantara Jaya Abadi',
    'Ilmu Pengetahuan Sosial',
  ]);
});

test('a degree named like a school stands where the other degrees do', () => {
  const school = (y: number, degree: string, name: string, years: string): Text[] => [
    textAt(50, y, years),
    { text: `${degree},`, x: 140, y, bold: true, more: [{ text: name, italic: true, bold: false }] },
  ];
  const page = readBelowName(
    head('Educación', 90),
    ...school(110, 'Máster Universitario', 'Universitat Oberta', '2018 – 2019'),
    ...school(126, 'Grado en Historia', 'Universidad de Arunika', '2014 – 2018'),
    ...school(142, 'Bachillerato', 'Instituto Kencana', '2012 – 2014'),
  );
  expect(schoolHeads(page)[0]).toEqual(['Universitat Oberta', 'Máster Universitario']);
});

test('a town named after a school', () => {
  const page = underTitle('Education', [
    'BSc in Nursing, University of Arunika, College Park, 2012 – 2016',
    'MSc in Nursing, University of Arunika, College Park, 2016 – 2018',
  ]);
  expect(schoolHeads(page)).toEqual([
    ['University of Arunika', 'BSc in Nursing'],
    ['University of Arunika', 'MSc in Nursing'],
  ]);
});

test('what announces a grade behind a school is no town', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2009 – 2013', x: 50, y: 110 },
    {
      text: 'MEng Civil Engineering,',
      x: 135,
      y: 110,
      bold: true,
      more: [{ text: 'University of Sheffield (Grade First Class Honours)' }],
    },
  );
  expect(result.education).toMatchObject([{ organization: 'University of Sheffield', location: null }]);
});

test('a school without a word for school, alone with its field behind a comma', () => {
  expect(schoolHeads(underTitle('Pendidikan', ['2015 - 2016 Cakrawala Bali, Tata Boga']))).toEqual([
    ['Cakrawala Bali', 'Tata Boga'],
  ]);
});

test('school levels of India and West Africa, without a field behind them', () => {
  const page = underTitle('Education', [
    'WASSCE, Arunika Danmola, 2012',
    'O Levels, Kencana Hall, 2009',
    'H.S.C, St. Mary Hall, 2008',
    'Higher Secondary Certificate, Nirwana Hall, 2007',
  ]);
  expect(schoolHeads(page)).toEqual([
    ['Arunika Danmola', 'WASSCE'],
    ['Kencana Hall', 'O Levels'],
    ['St. Mary Hall', 'H.S.C'],
    ['Nirwana Hall', 'Higher Secondary Certificate'],
  ]);
});

test('one “Graduation: May 2009” and grades below dated schools are no form', () => {
  const school = (y: number, degree: string, ...lines: string[]): Text[] => [
    { text: degree, y, bold: true },
    ...lines.map((text, at) => ({ text, y: y + 14 * (at + 1) })),
  ];
  const page = readBelowName(
    head('Education', 90),
    ...school(110, 'MSc in Economics', 'University of Arunika', 'Oct 2013 — Sep 2015', 'GPA: 1.6'),
    ...school(172, 'Exchange Student', 'National Kencana University', 'Aug 2011 — Feb 2012'),
    ...school(220, 'Abitur (A-Levels)', 'Gymnasium am Stadtgarten', 'Graduation: May 2009', 'GPA: 1.7'),
  );
  expect(schoolHeads(page)).toEqual([
    ['University of Arunika', 'MSc in Economics'],
    ['National Kencana University', 'Exchange Student'],
    ['Gymnasium am Stadtgarten', 'Abitur (A-Levels)'],
  ]);
});

test('a sentence in a point below a course names no school', () => {
  const page = readBelowName(
    head('Education', 90),
    { text: 'Chef, Vocational Qualification', y: 110, bold: true },
    textAt(440, 110, '2005 – 2008'),
    { text: 'Kencana Oy', y: 124, italic: true },
    { text: '• Finished the long training of a cook at the vocational school in town.', y: 138 },
  );
  expect(schoolHeads(page)).toEqual([['Kencana Oy', 'Chef, Vocational Qualification']]);
});

test('a prize below a school without a degree is nothing that was studied', () => {
  const page = readBelowName(
    head('Pendidikan', 90),
    { text: 'SMP Tunas Harapan', y: 110, bold: true },
    textAt(440, 110, '2012 – 2015'),
    { text: 'Penerima beasiswa prestasi', y: 124 },
  );
  expect(schoolHeads(page)).toEqual([['SMP Tunas Harapan', null]]);
});

test('rows that look alike, each of a degree and its school without days, are schools one by one', () => {
  const row = (y: number, degree: string, school: string): Text[] => [
    { text: degree, y, bold: true },
    textAt(400, y, school),
  ];
  const page = readBelowName(
    head('Education', 90),
    ...row(110, 'Master of Arts in Human Resources', 'University of Arunika'),
    ...row(136, 'Bachelor of Science in Management', 'Kencana University'),
  );
  expect(schoolHeads(page)).toEqual([
    ['University of Arunika', 'Master of Arts in Human Resources'],
    ['Kencana University', 'Bachelor of Science in Management'],
  ]);
});

test('another degree below a remark on the first one leaves the next school to its own', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    boldAt(50, 110, 'Arunika University'),
    textAt(60, 124, 'Ph.D. in Computer Science'),
    textAt(450, 124, '2027'),
    { text: 'Advisor: J. Hale', x: 60, y: 138, italic: true },
    textAt(60, 152, 'M.S. in Computer Science'),
    textAt(450, 152, '2021'),
    boldAt(50, 166, 'Kencana State University'),
    textAt(60, 180, 'B.S. in Information Technology'),
    textAt(450, 180, '2016'),
  );
  expect(flatten(page.result).education.map((school) => [school.organization, school.accreditation])).toEqual(
    [
      ['Arunika University', 'Ph.D. in Computer Science'],
      ['Arunika University', 'M.S. in Computer Science'],
      ['Kencana State University', 'B.S. in Information Technology'],
    ],
  );
});

test('the town of a campus is part of a state university’s name', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    boldAt(50, 110, 'California State University, Fresno, CA'),
    textAt(450, 110, 'May 2017'),
    textAt(50, 124, 'Bachelor of Science, Plant Science'),
  );
  expect(schoolHeads(page)).toEqual([
    ['California State University, Fresno', 'Bachelor of Science, Plant Science'],
  ]);
});

test('a period in brackets whose month ends a full line over its year', () => {
  const { education } = fieldsOf(
    ...siti,
    head('Education', 90),
    'Arunika College of Planning — Master of Science, Urban Resilience, Delft [Sep 2016 – Jul 2018]',
    'Universitas Kencana — Bachelor of Planning, Urban and Regional Planning, GPA 3.69, Malang [Aug',
    '2012 – Jul 2016]',
  );
  expect(education.map(({ startDate, completionDate }) => [startDate, completionDate])).toEqual([
    ['2016-09', '2018-07'],
    ['2012-08', '2016-07'],
  ]);
});

test('the town of a school behind a slash', () => {
  const { education } = fieldsBelowName(head('Pendidikan', 90), {
    text: 'Universitas Arunika/Jakarta, S1 Teknik Industri, 2010 – 2014',
    y: 110,
  });
  expect(education).toMatchObject([{ organization: 'Universitas Arunika' }]);
});

test('what somebody majors in, among the points of a school', () => {
  const { education } = fieldsBelowName(
    head('Education', 90),
    { text: '• University of Arunika', y: 110 },
    { text: '• Majoring in Computer Science', y: 124 },
    { text: '• GPA: 3.86/4.00', y: 138 },
    { text: '• 2019 - 2023', y: 152 },
  );
  expect(education).toMatchObject([
    { organization: 'University of Arunika', accreditation: 'Computer Science', startDate: '2019' },
  ]);
});

test('the short form of a university in brackets is part of its name, a field there is not', () => {
  const { education } = fieldsBelowName(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika Lestari (UNARTI), S2 Akuntansi, 2022 - 2024', y: 110 },
    { text: 'Universitas Kencana (Manajemen), 2018 - 2022', y: 126 },
  );
  expect(education).toMatchObject([
    { organization: 'Universitas Arunika Lestari (UNARTI)', accreditation: 'S2 Akuntansi' },
    { organization: 'Universitas Kencana', accreditation: 'Manajemen' },
  ]);
});

test('a diploma of a kind is a level', () => {
  expect(startsWithLevel('Technical Diploma in Electrotechnics')).toBe(true);
  expect(startsWithLevel('Technical College of Arunika')).toBe(false);
});

test.each([
  ['2012 sampai 2016: Universitas Arunika Senja, S1 Ilmu Perpustakaan, IPK', '3,66'],
  ['2012 sampai 2016: Universitas Arunika Senja, S1 Ilmu', 'Perpustakaan, IPK 3,66'],
])('schools: one told in a line that did not fit is whole: %s / %s', (...lines) => {
  const { result } = readBelowName(
    head('Pendidikan', 104),
    ...lines.map((text, at) => ({ text, y: 130 + 14 * at })),
    head('Hobi', 170),
    { text: 'Merajut', y: 186 },
  );
  expect(
    result.education.map(({ organization, accreditation, grade }) => [
      organization,
      accreditation?.inputStr,
      grade?.raw,
    ]),
  ).toEqual([['Universitas Arunika Senja', 'S1 Ilmu Perpustakaan', '3,66']]);
});
