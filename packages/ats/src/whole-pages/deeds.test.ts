import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobsInFull,
  jobsWithPeriods,
  jobsWithText,
  schoolHeads,
  schoolsWithYears,
} from '../testing/entries-of.ts';
import { fieldsBelowName, fieldsOf, head, readPage, siti } from '../testing/read-page.ts';
import { boldAt, jobAt, linesFrom, mainText, railHeading, schoolSection, textAt } from '../testing/texts.ts';

// What was done in a job.

const BLUE = 0x2255cc;

test('a sentence that ends in a year begins no job', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Staff Member, Paddock Club', y: 110, bold: true },
    { text: '2019', x: 480, y: 110 },
    {
      text: 'Worked with the guests of the club in the boxes above the lane during the Italian Grand',
      y: 126,
    },
    { text: 'Prix of 2019.', y: 138 },
  );
  expect(result.workExperience).toHaveLength(1);
});

test('what introduces points, and two rows of tags in small letters, begin no job', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Senior Manager', y: 110, size: 12, bold: true },
    { text: 'Kencana Partners - 2020-2023', y: 126, size: 12 },
    { text: 'Managed key accounts while developing the strategy of the firm.', y: 148, size: 12 },
    { text: 'Notable Achievements:', y: 172, size: 12 },
    { text: '• Managed a portfolio of twenty clients', y: 194, size: 12 },
    { text: '• Opened a new branch in another town', y: 210, size: 12 },
    { text: 'Account Management', y: 236 },
    { text: 'Business Strategy', x: 180, y: 236 },
    { text: 'Change Management', y: 258 },
    { text: 'Client Relations', x: 180, y: 258 },
  );
  expect(jobsWithPeriods(page)).toEqual([['Senior Manager', 'Kencana Partners', '2020', '2023']]);
});

test.each([
  ['behind a slash', 'Set up the servers of the firm and its Continuous Integration /', 'Deployment system'],
  ['in capitals', 'Developed a site for large orders of printed leaflets, used by giant', 'US corporations'],
])('a paragraph goes on %s above the points', (_, text, rest) => {
  const job = (y: number, post: string, employer: string, period: string): Text[] => [
    { text: post, y, bold: true },
    { text: period, x: 440, y },
    { text: `${employer} · Bandung · arunika.example`, y: y + 14 },
  ];
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Software Engineer', 'Webgurus', 'Sep 2021 – Present'),
    { text, y: 138 },
    { text: rest, y: 152 },
    { text: '• Drew its 40 pages', y: 166 },
    ...job(186, 'Developer', 'Kencana', 'Dec 2019 – Aug 2021'),
    { text: '• Built the search of the shop', y: 214 },
  );
  expect(work.map(({ jobTitle }) => jobTitle)).toEqual(['Software Engineer', 'Developer']);
  expect(work[0]?.description).toBe(`${text} ${rest}\nDrew its 40 pages`);
});

test('points may stand behind an arrow of any block of arrows', () => {
  const { result } = readPage(
    ...siti,
    head('Work experience', 90),
    { text: 'Translator', y: 110, bold: true },
    { text: 'Arunika Translations', y: 124, italic: true },
    { text: 'Jan 2021 - present', y: 138 },
    { text: '⤷ Translated project papers and', y: 154 },
    { text: 'the reports of three ministries', x: 62, y: 166 },
    { text: '⤷ Interpreted at meetings', y: 182 },
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Translated project papers and the reports of three ministries\nInterpreted at meetings',
  );
});

test('facts that a job site prints over what was done are no part of it', () => {
  const fact = (y: number, name: string, value: string) => [textAt(150, y, name), textAt(240, y, value)];
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    textAt(50, 110, 'Apr 2019 - Kini'),
    boldAt(150, 110, 'Manajer Toko'),
    textAt(150, 122, 'PT Arunika Jaya'),
    ...fact(136, 'Industri', 'Perdagangan'),
    ...fact(150, 'Gaji per Bulan', 'IDR 9.500.000'),
    ...fact(164, 'Uraian Tugas', 'Mengelola penggajian 340 karyawan.'),
    textAt(240, 176, 'Merekrut 60 kasir per tahun.'),
    textAt(50, 200, 'Jan 2016 - Mar 2019'),
    boldAt(150, 200, 'Sekretaris'),
    textAt(150, 212, 'PT Kencana Sentosa'),
    ...fact(226, 'Industri', 'Perdagangan'),
    ...fact(240, 'Uraian Tugas', 'Mengatur jadwal rapat direksi.'),
  );
  expect(work.map(({ description }) => description)).toEqual([
    'Mengelola penggajian 340 karyawan. Merekrut 60 kasir per tahun.',
    'Mengatur jadwal rapat direksi.',
  ]);
});

test('small tags below a job of which one reads like a post, and below a single point about a degree', () => {
  const tags = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: 52 + 110 * index, y, size: 8 }));
  const job = (employer: string, post: string, years: string, y: number): Text[] => [
    { text: employer, y, bold: true },
    { text: 'Riyadh, SA', x: 500, y, italic: true },
    { text: post, y: y + 14, colour: BLUE },
    { text: years, x: 440, y: y + 14, italic: true },
    { text: '• Ran the rooms of two hospitals and of a bank', y: y + 30 },
  ];
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: 'B.Sc. in Electrical Engineering', y: 110, bold: true },
    { text: 'Universitas Arunika', y: 124, colour: BLUE },
    { text: '2013 - 2018', x: 480, y: 124, italic: true },
    { text: '• Thesis: a filter for radios', y: 140 },
    ...tags(156, 'Solid State Devices', 'Control Systems', 'Electronics & Computing', 'Microprocessors'),
    head('Experience', 190),
    ...job('Lumba ICT', 'Co-founder & CTO', 'Jan 2021 - Sep 2024', 210),
    ...tags(256, 'Security', 'Cloud Computing', 'Networks', 'Sysadmin'),
    ...job('Cakrawala', 'Instructor', 'Mar 2019 - Dec 2020', 280),
  );
  expect(schoolHeads(page)).toEqual([['Universitas Arunika', 'B.Sc. in Electrical Engineering']]);
  expect(jobHeads(page)).toEqual([
    ['Co-founder & CTO', 'Lumba ICT'],
    ['Instructor', 'Cakrawala'],
  ]);
});

test('tags of the text’s size right behind one another below a job are no head of the next', () => {
  const job = (post: string, employer: string, years: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: years, x: 470, y, bold: true },
    { text: employer, y: y + 16, italic: true },
    { text: '• Mapped every landing of fish since 1995', y: y + 34 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Data journalist', 'El Faro, Valencia', '2021 - 2024', 110),
    { text: 'Python', x: 54, y: 162 },
    { text: 'QGIS', x: 98, y: 162 },
    ...job('Research technician', 'Barito Laut, Valencia', '2018 - 2021', 190),
    { text: 'R', x: 54, y: 242 },
    { text: 'ImageJ', x: 73, y: 242 },
  );
  expect(jobHeads(page)).toEqual([
    ['Data journalist', 'El Faro'],
    ['Research technician', 'Barito Laut'],
  ]);
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

test('a triangle is a bullet, and the college named below a school is a part of it', () => {
  const { education } = fieldsBelowName(
    head('Education Background', 90),
    { text: '▲ Arunika University of Science and Technology', y: 110, bold: true },
    { text: 'Sep 2021 - Jun 2025', x: 440, y: 110 },
    { text: 'Bachelor of Engineering', y: 126 },
    { text: 'GPA: 3.9/4', x: 440, y: 126 },
    { text: 'College: School of Electrical and Electronic Engineering', y: 140 },
    { text: 'Courses: Electrical Machinery Theory, Power Electronics', y: 154 },
    head('Skills', 190),
    { text: 'Excel', y: 210 },
  );
  expect(education).toMatchObject([
    {
      organization: 'Arunika University of Science and Technology',
      accreditation: 'Bachelor of Engineering',
      startDate: '2021-09',
      completionDate: '2025-06',
    },
  ]);
});

test('outer bullets of a nested list stand before the employers, whatever role they were given', () => {
  const job = (employer: string, about: string, post: string, years: string, y: number): Text[] => [
    { text: `• ${employer}`, y, size: 11, bold: true, more: [{ text: about, size: 11 }] },
    { text: 'Kudus', x: 500, y, size: 11 },
    { text: post, x: 57, y: y + 14, italic: true },
    { text: years, x: 470, y: y + 14, italic: true },
    { text: '◦ Kept the plans of the grid up to date for the whole island', x: 64, y: y + 28 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('Arunika Energy', '', 'Associate, Department of Grid Planning', '2021 – Present', 110),
    ...job(
      'Robot Foundry',
      '— Summer camps and lessons for the young',
      'Designer; Teacher',
      '2019 – 2021',
      170,
    ),
    ...job('Barito Research Center', '', 'Researcher, Institute of Climate', '2017 – 2019', 230),
  );
  expect(jobHeads(page)).toEqual([
    ['Associate, Department of Grid Planning', 'Arunika Energy'],
    ['Designer; Teacher', 'Robot Foundry'],
    ['Researcher, Institute of Climate', 'Barito Research Center'],
  ]);
});

test('points: lines that begin where the bullets do go on with the point above where they had no room there', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...linesFrom(
      110,
      '• SMK Bina Nusantara',
      'Arunika (2014 - 2017)',
      '• Universitas Cemara',
      'Negeri (2017 - 2021)',
      '• Sekolah Vokasi Melati',
      'Bangsa (2021 - 2022)',
    ),
    head('Keahlian', 220),
    ...linesFrom(240, '• Bahasa Pemrograman: Go,', 'Rust dan Zig'),
  );
  expect(schoolsWithYears(reading).map(([school]) => school)).toEqual([
    'SMK Bina Nusantara Arunika',
    'Universitas Cemara Negeri',
    'Sekolah Vokasi Melati Bangsa',
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Go', 'Rust', 'Zig']);
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

test('a statement that breaks off before a length of time goes on with it', () => {
  const { result } = readPage(
    ...siti,
    railHeading('Pengalaman Kerja', 90),
    mainText('Kasir, Toko Makmur', 108, { bold: true }),
    mainText('November 2023 - Sekarang', 122),
    mainText('• Melayani 180 transaksi dengan selisih kas nol selama', 136),
    mainText('10 bulan', 150, { x: 58 }),
    mainText('• Membantu stock opname bulanan', 164),
  );
  expect(result.workExperience.map((job) => job.jobDescription)).toEqual([
    'Melayani 180 transaksi dengan selisih kas nol selama 10 bulan\nMembantu stock opname bulanan',
  ]);
});

test('points behind a plus, interests, and an address of the person’s own trade', () => {
  const { result, details } = readPage(
    { text: 'Galang Prabawa', y: 40, size: 20, bold: true },
    { text: 'Videografer / Denpasar / galang@prabawa.film / prabawa.film', y: 66 },
    head('Pengalaman Kerja', 90),
    ...jobAt(110),
    { text: '+ Menata stok', y: 152 },
    { text: '+ Menyusun rute', y: 166 },
    head('Suka', 200),
    { text: 'Selancar, Melukis', y: 220 },
  );
  expect(result.headline).toBe('Videografer');
  expect(result.websites).toEqual(['prabawa.film']);
  expect(result.workExperience[0]?.jobDescription).toBe('Menata stok\nMenyusun rute');
  expect(details['sections.2.interests']).toBe('Selancar\nMelukis');
});

test('a dash that opens the second line of a point is no point', () => {
  const { certifications } = fieldsOf(
    ...siti,
    head('Certifications', 90),
    {
      text: '• Certified Manager of Large Projects and Programmes',
      y: 110,
    },
    { text: '— Scrum Alliance (2019)', x: 58, y: 124 },
    { text: '• Certified Scrum Master', y: 138 },
    head('Skills', 170),
    'Planning, Budgeting, Negotiation',
  );
  expect(certifications).toEqual([
    'Certified Manager of Large Projects and Programmes',
    'Certified Scrum Master',
  ]);
});

test('a deed in three words between the period and the points of each job', () => {
  const job = (y: number, house: string): Text[] => [
    { text: 'Manajer Produk', y, bold: true },
    { text: `${house} · Penuh waktu`, y: y + 12 },
    { text: 'Feb 2023 – Sekarang · Kudus', y: y + 24 },
    { text: 'Memimpin tim pendanaan', y: y + 36 },
    { text: '• Menyusun peta jalan bersama enam insinyur', y: y + 48 },
    { text: '• Mewawancarai 45 pemilik warung', y: y + 60 },
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      ...schoolSection,
      head('Pengalaman', 140),
      ...job(158, 'Dompet Arunika'),
      ...job(250, 'Nalar'),
    ).result,
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Dompet Arunika', 'Nalar']);
  for (const { description } of work) expect(description).toContain('Memimpin tim pendanaan\n');
});

test('two words that introduce what was done are no post', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Pharmacist', y: 110, size: 14, bold: true },
    { text: 'Arunika Hospital', y: 126 },
    { text: '07/2019 - Present', y: 140, italic: true },
    { text: 'Attends the rounds of intensive care.', y: 154, italic: true },
    { text: 'Achievements/Tasks', y: 168, italic: true },
    { text: '• Reviewed 4,000 orders a year', y: 182 },
    { text: 'Pharmacy Assistant', y: 208, size: 14, bold: true },
    { text: 'Apotek Sehat', y: 224 },
    { text: '05/2015 - 06/2019', y: 238, italic: true },
    { text: 'Ward and discharge pharmacy.', y: 252, italic: true },
    { text: 'Achievements/Tasks', y: 266, italic: true },
    { text: '• Trained twelve technicians', y: 280 },
  );
  expect(jobsWithText(page)).toEqual([
    ['Pharmacist', 'Arunika Hospital', 'Attends the rounds of intensive care.\nReviewed 4,000 orders a year'],
    ['Pharmacy Assistant', 'Apotek Sehat', 'Ward and discharge pharmacy.\nTrained twelve technicians'],
  ]);
});

test('what was used or learnt, named below an entry, belongs to it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Junior Data Analyst, PT Karya Digital Solusi', y: 110, bold: true },
    { text: 'Agu 2020 – Feb 2022', x: 450, y: 110 },
    { text: '• Membuat visualisasi data untuk laporan mingguan', x: 60, y: 124 },
    { text: 'Kata Kunci:', y: 138, bold: true, more: [{ text: 'FMCG, Ritel' }] },
    head('Pendidikan', 170),
    { text: 'Sarjana, Ilmu Administrasi Niaga, 3.65, Universitas Indonesia', y: 188, bold: true },
    { text: 'Sep 2012 – Jul 2016', x: 450, y: 188 },
    { text: '• Lulus dengan predikat cum laude', x: 60, y: 202 },
    { text: 'Mata Kuliah:', y: 216, bold: true, more: [{ text: 'Perilaku Konsumen, Negosiasi Bisnis' }] },
  );
  expect(result.workExperience.map((job) => job.jobTitle)).toEqual(['Junior Data Analyst']);
  expect(
    result.education.map((school) => [
      school.organization,
      school.accreditation?.inputStr,
      school.grade?.raw,
    ]),
  ).toEqual([['Universitas Indonesia', 'Sarjana Ilmu Administrasi Niaga', '3.65']]);
});

test('a long sentence in bold below the period is a duty', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...[110, 220].flatMap((y, at) => [
      { text: at === 0 ? 'Arunika.com – Remote' : 'Sagara.com – Bandung', y, size: 10.5 },
      { text: at === 0 ? 'Product Manager' : 'Product Analyst', y: y + 13, size: 9, italic: true },
      { text: at === 0 ? 'Mar 2019 - Present' : 'Jan 2015 - Mar 2019', y: y + 24, size: 9 },
      {
        text: 'Provide tools and methods to support the rapid growth of the team for new shops and their customers.',
        y: y + 44,
        size: 9,
        bold: true,
      },
      { text: 'Design and prototype what customers wish for.', y: y + 59, size: 9 },
      { text: 'Create communication materials to promote the use of the method.', y: y + 70, size: 9 },
      { text: 'Design and build of an internal platform on Arunika.com.', y: y + 81, size: 9 },
    ]),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Product Manager', 'Arunika.com'],
    ['Product Analyst', 'Sagara.com'],
  ]);
  expect(result.workExperience[0]!.jobDescription).toMatch(/^Provide tools/);
});

test('two words with a full stop below the period are a duty', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    { text: 'Associate Professor | Arunika University', y: 108, bold: true, size: 9, colour: 0x555555 },
    { text: '2020–Present', y: 121, size: 9, colour: 0x777777 },
    { text: 'Teaching and research in the Department of Water Resources.', y: 134, size: 9 },
    { text: 'Supervised six doctoral theses. Principal investigator of a flood project.', y: 147, size: 9 },
    { text: 'Research Fellow | Institute for Inland Waters', y: 170, bold: true, size: 9, colour: 0x555555 },
    { text: '2014–2019', y: 183, size: 9, colour: 0x777777 },
    { text: 'Flood forecasting.', y: 196, size: 9 },
    { text: 'Built a network of 140 gauges.', y: 209, size: 9 },
    { text: 'Field Engineer | Sagara Water Ltd.', y: 232, bold: true, size: 9, colour: 0x555555 },
    { text: '2011–2014', y: 245, size: 9, colour: 0x777777 },
    { text: 'Gauging of small catchments.', y: 258, size: 9 },
  );
  expect(result.workExperience[1]!.jobDescription).toMatch(/^Flood forecasting\./);
});

test('parts that come again in each job open none, whatever stands above them', () => {
  const job = (y: number, post: string, employer: string, period: string): Text[] => [
    { text: post, y, size: 11, bold: true },
    { text: period, x: 460, y },
    { text: employer, y: y + 14 },
    { text: 'The client trades in spices and runs nine shops in the east of the island.', y: y + 28 },
    { text: 'Notable rounds', y: y + 44, bold: true },
    { text: '• Stock Counter — Counts what is left in each shop at the end of the day', y: y + 58 },
    { text: 'Daily work', y: y + 74, bold: true },
    { text: '• Wrote the forms for the tills and the scales', y: y + 88 },
    { text: '• Showed the shops how to use them', y: y + 102 },
    { text: 'Backend: Kotlin, Spring', y: y + 118 },
    { text: 'Frontend: Vue', y: y + 132 },
  ];
  const jobs = jobsInFull(
    ...siti,
    head('Experience', 90),
    ...job(110, 'Senior Kotlin | Vue Developer', 'Rempah Bank', 'Mar 2022 – Present'),
    ...job(270, 'Java Developer', 'PT Sentosa', 'Jan 2019 – Feb 2022'),
  );
  expect(jobs.map((each) => each.slice(0, 4))).toEqual([
    ['Senior Kotlin | Vue Developer', 'Rempah Bank', '2022-03', null],
    ['Java Developer', 'PT Sentosa', '2019-01', '2022-02'],
  ]);
  expect(jobs[0]![4]).toContain('Daily work\nWrote the forms for the tills and the scales');
  expect(jobs[1]![4]).toContain('Backend: Kotlin, Spring');
});

test('a verb and one word right below the facts of a job are what was done first', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Staf Pesanan', y: 112, size: 13 },
    { text: 'PT Kencana (9 November 2021 - 21 September 2022)', y: 126, size: 9 },
    { text: 'Memproses pesanan', y: 146 },
    { text: 'Memeriksa bukti transfer dan alamat pembeli', y: 166 },
  );
  expect(work).toMatchObject([
    {
      jobTitle: 'Staf Pesanan',
      organization: 'PT Kencana',
      description: 'Memproses pesanan Memeriksa bukti transfer dan alamat pembeli',
    },
  ]);
});

test('names in bold further in than posts and employers, each over points, are parts of a job', () => {
  const name = (text: string, y: number): Text => ({ text, x: 64, y, size: 9, bold: true });
  const point = (text: string, y: number): Text => ({ text: `• ${text}`, x: 72, y, size: 9 });
  const employer = (text: string, period: string, post: string, y: number): Text[] => [
    { text, y, size: 12, bold: true },
    { text: period, x: 440, y, bold: true },
    { text: post, y: y + 14, size: 9, bold: true },
  ];
  const { work } = fieldsBelowName(
    head('Experience', 90),
    ...employer('Arunika Group', 'April 2018 – Present', 'FULL STACK DEVELOPER', 110),
    name('Development and maintenance of the drilling reports', 142),
    point('Wrote queries and stored procedures for the forms.', 155),
    name('Tagging of the equipment in its yards', 172),
    point('Built the screens of an application for phones.', 185),
    ...employer('Kencana Sdn. Bhd.', 'May 2016 – December 2016', 'TREASURY INTERN', 206),
    name('Portal of the payment advice', 238),
    point('Sorted advice by the code of each unit.', 251),
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['FULL STACK DEVELOPER', 'Arunika Group'],
    ['TREASURY INTERN', 'Kencana Sdn. Bhd.'],
  ]);
  expect(work[0]?.description).toContain('Tagging of the equipment');
  expect(work[1]?.description).toMatch(/^Portal of the payment advice/);
});

test('the word for duties before what was done is none of it', () => {
  const { work } = fieldsBelowName(
    head('Work Experience', 90),
    { text: 'Interface Designer', y: 110, bold: true },
    { text: 'Arunika Bank', y: 124 },
    { text: 'Feb 2019 - Mar 2022', y: 138 },
    { text: 'Duties: Drew the screens of a wallet and tested them with forty traders.', y: 152 },
  );
  expect(work[0]?.description).toBe('Drew the screens of a wallet and tested them with forty traders.');
});

test('numbers that count statements off are no part of them', () => {
  const { work } = fieldsBelowName(
    head('Pengalaman Kerja', 90),
    { text: 'Bidan Pelaksana', y: 110, bold: true },
    { text: 'RSIA Kasih Arunika, Mar 2020 – Sekarang', y: 124 },
    { text: '1. Mendampingi rata-rata 26 persalinan normal setiap bulan', y: 138 },
    { text: '2. Memperbarui alur rujukan sehingga waktu tunggu turun dari 70', y: 152 },
    { text: 'menjadi 35 menit', y: 166 },
    { text: '3) Melatih 12 bidan baru', y: 180 },
  );
  expect(work.map(({ description }) => description)).toEqual([
    'Mendampingi rata-rata 26 persalinan normal setiap bulan\nMemperbarui alur rujukan sehingga waktu tunggu turun dari 70 menjadi 35 menit\nMelatih 12 bidan baru',
  ]);
});

test('the years of a plan in a point: what was done, and no other job', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Analis Kebijakan', y: 110, bold: true },
    { text: 'Pemerintah Kota Arunika, 2018 – kini', y: 124 },
    { text: '• Menyusun rancangan RPJMD 2018-2023', y: 138 },
    { text: '• Mengoordinasi 35 dinas dalam musrenbang', y: 152 },
    { text: 'Staf Perencana', y: 172, bold: true },
    { text: 'Pemerintah Kota Arunika, 2009 – 2017', y: 186 },
    { text: '• Mengolah data kecamatan', y: 200 },
  );
  expect(jobsWithPeriods(page).map(([post, , from, to]) => [post, from, to])).toEqual([
    ['Analis Kebijakan', '2018', null],
    ['Staf Perencana', '2009', '2017'],
  ]);
});

test('the first point stands in the row of post and period', () => {
  const job = (y: number, house: string, post: string, period: string, ...deeds: string[]): Text[] => [
    { text: house, x: 50, y, size: 12, bold: true },
    { text: post, x: 50, y: y + 20 },
    { text: period, x: 190, y: y + 20 },
    ...deeds.map((deed, row): Text => ({ text: `• ${deed}`, x: 330, y: y + 20 + 13 * row })),
  ];
  const page = readPage(
    ...siti,
    head('Work', 90),
    ...job(
      115,
      'RS Dharma Arunika',
      'Senior Dietitian',
      '03/2019 - Present',
      'Designed menus for wards',
      'Cut food waste',
    ),
    ...job(190, 'RSUD Kencana', 'Dietitian', '06/2015 - 02/2019', 'Ran weekly classes on diabetes'),
  );
  expect(jobsWithText(page)).toEqual([
    ['Senior Dietitian', 'RS Dharma Arunika', 'Designed menus for wards\nCut food waste'],
    ['Dietitian', 'RSUD Kencana', 'Ran weekly classes on diabetes'],
  ]);
});

test('numbers in cells of their own, as Word sets them, begin a point each and are none of its words', () => {
  const point = (y: number, number: string, text: string): Text[] => [
    textAt(50, y, number),
    textAt(68, y, text),
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    boldAt(50, 110, 'Penyuluh, Dinas Pertanian Kabupaten Kediri (Maret 2018 – sekarang)'),
    ...point(126, '1.', 'Mendampingi 24 kelompok tani di tiga kecamatan'),
    ...point(140, '2.', 'Mencatat hasil panen setiap pekan'),
    boldAt(50, 160, 'Asisten Kebun, PT Benih Unggul (Mei 2015 – Februari 2018)'),
    ...point(176, '1.', 'Mengawasi perbanyakan benih jagung'),
    head('Pendidikan', 200),
    textAt(50, 216, 'SMA Negeri 1 Kudus, 2009 – 2012'),
  );
  expect(result.workExperience.map(({ jobDescription }) => jobDescription)).toEqual([
    'Mendampingi 24 kelompok tani di tiga kecamatan\nMencatat hasil panen setiap pekan',
    'Mengawasi perbanyakan benih jagung',
  ]);
});
