import { describe, expect, test } from 'vitest';
import { findSections } from '../classify/find-sections.ts';
import { findDates } from '../dates/find-dates.ts';
import { preparedColumns } from '../entries/split-entries.ts';
import { makeFragments } from '../layout/make-fragments.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobLines,
  jobsInFull,
  jobsWithDays,
  jobsWithFirstMonths,
  jobsWithFirstYears,
  jobsWithPeriods,
  jobsWithText,
  schoolsWithLastYears,
  jobsWithStarts,
} from '../testing/entries-of.ts';
import { fieldsBelowName, fieldsOf, head, readPage, siti, readBelowName } from '../testing/read-page.ts';
import { schoolSection, textAt, boldAt } from '../testing/texts.ts';

// Periods and other dates.

const periodsOf = ({ result }: ReturnType<typeof readPage>) =>
  flatten(result).work.map(({ organization, startDate, endDate }) => [organization, startDate, endDate]);

test('a year in a badge that the period below says again is no date of its own', () => {
  const entry = (y: number, year: string, post: string, employer: string, ...deeds: string[]): Text[] => [
    { text: year, x: 50, y },
    { text: post, x: 100, y, size: 11 },
    { text: employer, x: 100, y: y + 15 },
    ...deeds.map((text, index) => ({ text, x: 100, y: y + 34 + 15 * index })),
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...entry(
        110,
        '2018',
        'Staf Gudang',
        'PT Arunika Jaya (3 Maret 2018 - 14 Juli 2020)',
        'Menyusun Jadwal Pengiriman',
        'Mencatat keluar masuk barang di dua',
        'gudang',
        'Merekap data pengiriman',
      ),
      ...entry(230, '2021', 'Staf Pengadaan', 'PT Kencana Abadi (Mei 2021 - Juni 2023)', 'Memproses pesanan'),
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, startDate, endDate }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Staf Gudang', 'PT Arunika Jaya', '2018-03', '2020-07'],
    ['Staf Pengadaan', 'PT Kencana Abadi', '2021-05', '2023-06'],
  ]);
  expect(work[0]?.description?.replaceAll('\n', ' ')).toBe(
    'Menyusun Jadwal Pengiriman Mencatat keluar masuk barang di dua gudang Merekap data pengiriman',
  );
});

test('a period that a narrow column broke at its right end is no column', () => {
  const left: Text[] = [
    head('Riwayat Pendidikan', 110),
    { text: 'SMK Negeri 2 Sukamaju', y: 136, bold: true },
    { text: '2021 -', x: 186, y: 136, size: 8 },
    { text: '2024', x: 186, y: 146, size: 8 },
    { text: 'Teknik Komputer', y: 150 },
    { text: 'Merakit dan merawat komputer sekolah', y: 170, size: 8 },
    { text: 'serta memasang jaringan di tiga kelas.', y: 181, size: 8 },
    head('Kemampuan', 220),
    ...['• Mikrotik', '• Debian', '• Excel', '• Cisco'].map((text, index) => ({ text, y: 240 + 16 * index })),
  ];
  const right: Text[] = [
    head('Tentang Saya', 110),
    { text: 'Lulusan baru yang terbiasa merawat jaringan', y: 132 },
    { text: 'kantor dan membantu pengguna setiap hari.', y: 147 },
    head('Pengalaman Kerja', 180),
    { text: 'PT Arunika Nusantara', y: 204, bold: true },
    { text: '2023 - 2024', x: 500, y: 204, size: 8 },
    { text: 'Teknisi Jaringan', y: 220, italic: true },
    { text: 'Memeriksa perangkat jaringan setiap pekan', y: 236 },
    { text: 'dan mencatat gangguan untuk tim teknis.', y: 251 },
    { text: 'CV Kencana Komputer', y: 276, bold: true },
    { text: '2022', x: 520, y: 276, size: 8 },
    { text: 'Magang', y: 292, italic: true },
    { text: 'Memasang kabel di dua lantai kantor.', y: 308 },
  ].map((text) => ({ x: 270, ...text }));
  const { result } = readItems([buildPage([...siti, ...left, ...right])], { asOf: '2026-11-21' });
  const { work, education } = flatten(result);
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['PT Arunika Nusantara', '2023'],
    ['CV Kencana Komputer', '2022'],
  ]);
  expect(
    education.map(({ organization, startDate, completionDate }) => [organization, startDate, completionDate]),
  ).toEqual([['SMK Negeri 2 Sukamaju', '2021', '2024']]);
});

test('a drawn dash leaves a month and "Sekarang" in two cells: the job goes on', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pekerjaan', 90),
      { text: 'Kepala Gudang, PT Arunika Jaya', y: 110 },
      { text: 'Mei 2020', x: 430, y: 110 },
      { text: 'Sekarang', x: 490, y: 110 },
      { text: '• Mengawasi penyimpanan 4.000 ton jagung', y: 126 },
      { text: 'Staf Gudang, CV Kencana', y: 150 },
      { text: 'Januari 2016', x: 420, y: 150 },
      { text: 'April 2020', x: 490, y: 150 },
      { text: '• Mencatat keluar masuk barang', y: 166 },
    ).result,
  );
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2020-05', null],
    ['2016-01', '2020-04'],
  ]);
});

test('a name in a head’s colour that the period beside it broke is whole', () => {
  const school = (y: number, name: string, rest: string, period: string, field: string): Text[] => [
    { text: name, y, size: 10, colour: 0x553311 },
    { text: period, x: 152, y, size: 8, colour: 0xaa8866 },
    { text: rest, y: y + 11, size: 10, colour: 0x553311 },
    { text: field, y: y + 25, size: 9, colour: 0x444444 },
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...school(110, 'Universitas Sebelas', 'Maret', '2012 – 2016', 'S1 Pendidikan Bahasa Inggris'),
      ...school(160, 'SMA Negeri 4 Kota', 'Banjarbaru', '2009 – 2012', 'Bahasa'),
    ).result,
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Sebelas Maret',
    'SMA Negeri 4 Kota Banjarbaru',
  ]);
});

test('ends of periods over their beginnings, the first deed further in beside the lower one', () => {
  const row = (from: string, text: string, x: number, y: number): Text[] => [
    { text: from, x: 119 - 5 * from.length, y },
    { text, x, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Professional Experience', 90),
    ...row('January 2023', 'Software Engineer, PT Nusa Data', 132, 110),
    ...row('May 2020', 'Leads the building of an app for orders of food.', 152, 124),
    { text: 'Guides three trainees.', x: 152, y: 138 },
    ...row('August 2018', 'Backend Developer, PT Maju Jaya', 132, 164),
    ...row('June 2018', 'Looked through the code of a school’s system.', 152, 178),
    { text: 'Tested what others had built.', x: 152, y: 192 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Software Engineer', organization: 'PT Nusa Data', startDate: '2020-05', endDate: '2023-01' },
    { jobTitle: 'Backend Developer', organization: 'PT Maju Jaya', startDate: '2018-06', endDate: '2018-08' },
  ]);
});

test('one month each in the margin of two posts in bold is no period', () => {
  const row = (date: string, post: string, employer: string, y: number): Text[] => [
    { text: date, x: 140 - 5 * date.length, y },
    { text: post, x: 146, y, bold: true, more: [{ text: employer, italic: true }] },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...row('2019 – Present', 'Sound Engineer,', 'Mosaic Hall', 110),
    ...row('Apr 2018', 'Wedding Engineer,', 'The Livery', 127),
    ...row('Jan 2017', 'Consultant,', 'Sennheim Outreach Conference', 144),
  );
  expect(jobsWithPeriods(page).map(([title]) => title)).toEqual([
    'Sound Engineer',
    'Wedding Engineer',
    'Consultant',
  ]);
});

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
  expect(jobsWithDays(reading)).toEqual([['Kasir', 'Toko Jaya', '2019-06-01', '2021-01-01']]);
  expect(reading.result.workExperience[0]?.jobDescription).toBe('Melayani pembayaran pelanggan');
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

test('a period that all but touches the text beside it stands in the margin of the others', () => {
  const job = (y: number, period: string[], place: string, post: string, employer: string): Text[] => [
    ...period.map((text, index) => ({ text, x: 50, y: y + 12 * index })),
    { text: place, x: 50, y: y + 12 * period.length, italic: true },
    { text: post, x: 139, y, bold: true },
    { text: employer, x: 139, y: y + 13 },
    { text: `• Answered every letter to ${employer} within`, x: 150, y: y + 27 },
    { text: 'the day that it came', x: 160, y: y + 39 },
  ];
  const { result } = readPage(
    ...siti,
    head('Work experience', 90),
    ...job(110, ['Jan 2025 - Present'], 'Bengkulu', 'Frontend Developer', 'Arunika Digital'),
    ...job(170, ['Apr 2024 - Jun', '2024'], 'Bengkulu', 'Support Intern', 'Bank Semesta'),
    ...job(230, ['Jan 2023 - Jun', '2023'], 'Yogyakarta', 'Lab Assistant', 'Universitas Contoh'),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, dates }) => [
      jobTitle,
      organization,
      dates?.startDate,
    ]),
  ).toEqual([
    ['Frontend Developer', 'Arunika Digital', '2025-01-01'],
    ['Support Intern', 'Bank Semesta', '2024-04-01'],
    ['Lab Assistant', 'Universitas Contoh', '2023-01-01'],
  ]);
});

test('an arrow at one place in the periods of several jobs begins no point', () => {
  const { items } = buildPage([
    { text: 'Mar ’24 » Mar ’26', x: 400, y: 110 },
    { text: 'Jun ’23 » Jan ’24', x: 400, y: 150 },
    { text: 'Sep ’19 » Apr ’21', x: 400, y: 190 },
  ]);
  expect(makeFragments(items, 0).map(({ text }) => text)).toEqual([
    'Mar ’24 » Mar ’26',
    'Jun ’23 » Jan ’24',
    'Sep ’19 » Apr ’21',
  ]);
});

test('a period in the last line of each entry, below its points, is that of the title above them', () => {
  const job = (post: string, employer: string, points: string[], period: string, y: number): Text[] => [
    { text: post, y, bold: true },
    { text: employer, y: y + 14 },
    ...points.map((text, at) => ({ text: `• ${text}`, y: y + 28 + 14 * at })),
    { text: period, y: y + 28 + 14 * points.length, italic: true },
  ];
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(
      'Kasir',
      'Toko Arunika, Tegal',
      ['Melayani pembeli', 'Menghitung uang laci'],
      'Mei 2022 – kini',
      110,
    ),
    ...job('Pramuniaga', 'CV Sentosa, Tegal', ['Menata rak'], 'Mar 2019 – Apr 2022', 170),
  );
  expect(work.map((each) => [each.jobTitle, each.organization, each.startDate])).toEqual([
    ['Kasir', 'Toko Arunika', '2022-05'],
    ['Pramuniaga', 'CV Sentosa', '2019-03'],
  ]);
});

test('a length of time at the end of a sentence stays there, though a period stands above', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    { text: 'Data Engineer', y: 110, bold: true },
    { text: 'Jul 2021 – Present', x: 196, y: 110 },
    { text: 'Arunika Health Systems', y: 124 },
    { text: '• Halved the cost of storage in a year', y: 138 },
    { text: '• Moved 300 jobs to one scheduler', y: 152 },
  );
  expect(work[0]!.description).toBe('Halved the cost of storage in a year\nMoved 300 jobs to one scheduler');
});

test('months and short years that touch the employer behind them are a period, and its first word is in the looks of the next', () => {
  const job = (period: string, post: string, y: number, deed: string): Text[] => [
    { text: period, y, more: [{ text: 'of Physics Arunika', bold: true }] },
    { text: post, x: 480, y, size: 8 },
    { text: deed, x: 105, y: y + 14 },
  ];
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...job('09/10–07/11Department', 'Student', 110, 'Built tools for old walls in several towns.'),
    ...job('08/09–09/09Department', 'Researcher', 146, 'Studied how hard stones sound when struck.'),
  );
  expect(jobHeads(page)).toEqual([
    ['Student', 'Department of Physics Arunika'],
    ['Researcher', 'Department of Physics Arunika'],
  ]);
});

test('a period at the right end of the first point belongs to the job above it', () => {
  const read = readPage(
    ...siti,
    head('Employment', 90),
    {
      text: 'Site Foreman',
      y: 112,
      bold: true,
      italic: true,
      more: [{ text: ', Clearwater Builders', bold: true }],
    },
    { text: '• Ran crews of up to 22 on three sites', x: 60, y: 128 },
    { text: '2024-05 — Present', x: 470, y: 128 },
    { text: '• Kept 410 days without an incident', x: 60, y: 142 },
    {
      text: 'Lead Carpenter',
      y: 166,
      bold: true,
      italic: true,
      more: [{ text: ', Snake River Framing', bold: true }],
    },
    { text: '• Scheduled concrete pours around winter', x: 60, y: 182 },
    { text: '2019-12 — 2024-01', x: 470, y: 182 },
    { text: '• Trained apprentices in formwork', x: 60, y: 196 },
  );
  expect(jobsWithFirstMonths(read)).toEqual([
    ['Site Foreman', 'Clearwater Builders', '2024-05'],
    ['Lead Carpenter', 'Snake River Framing', '2019-12'],
  ]);
  expect(read.result.workExperience[0]?.jobDescription).toBe(
    'Ran crews of up to 22 on three sites\nKept 410 days without an incident',
  );
});

test('a period that its margin breaks behind the hyphen of a month is one', () => {
  const text = 'Ran the chess club and the garden of the school for years.';
  const read = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2023-02 – 2025-', y: 112 },
    { text: '12', y: 124 },
    { text: 'Leeds, UK', y: 136 },
    { text: 'Year 4 Teacher', x: 150, y: 112, bold: true },
    { text: 'Oakfield Primary School', x: 150, y: 124 },
    { text, x: 150, y: 136 },
    { text: '2021-11 – 2023-', y: 160 },
    { text: '01', y: 172 },
    { text: 'Bristol, UK', y: 184 },
    { text: 'Supply Teacher', x: 150, y: 160, bold: true },
    { text: 'Riverside Elementary', x: 150, y: 172 },
    { text, x: 150, y: 184 },
  );
  expect(read.result.workExperience.map(({ jobTitle, dates }) => [jobTitle, dates?.endDate])).toEqual([
    ['Year 4 Teacher', '2025-12-01'],
    ['Supply Teacher', '2023-01-01'],
  ]);
});

test('until now in the margin below the year of the beginning', () => {
  const job = (from: string, to: string, post: string, employer: string, y: number): Text[] => [
    { text: from, x: 66, y, size: 8 },
    { text: post, x: 110, y: y + 1, bold: true },
    { text: to, x: to.length > 4 ? 50 : 66, y: y + 11, size: 8 },
    { text: employer, x: 110, y: y + 14, italic: true },
    { text: 'Memegang identitas visual tiga merek kopi dan satu maskapai kecil.', x: 110, y: y + 28 },
  ];
  expect(
    fieldsOf(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...job('2022', 'Sekarang', 'Desainer Grafis', 'Arunika Studio', 110),
      ...job('2019', '2022', 'Ilustrator', 'Percetakan Kencana', 160),
      head('Pendidikan', 210),
      'SMK Negeri 1 Arunika, 2016 - 2019',
    ).work.map(({ startDate, endDate }) => [startDate, endDate]),
  ).toEqual([
    ['2022', null],
    ['2019', '2022'],
  ]);
});

test('a period in the margin that breaks behind a dash and a month', () => {
  const text = (line: string, y: number, more: Partial<Text> = {}): Text => ({
    text: line,
    x: 122,
    y,
    ...more,
  });
  const read = fieldsOf(
    ...siti,
    head('Pengalaman', 100),
    { text: 'Sep 2021–Nov', y: 120 },
    text('Toko Beras Makmur', 120, { bold: true }),
    { text: '2023', y: 136 },
    text('Kasir', 136),
    text('Klaten', 148),
    text('• Melayani pembeli di toko', 162),
    { text: 'Apr 2019–Jul', y: 200 },
    text('Toko Kain Sutera', 190, { bold: true }),
    { text: '2021', y: 216 },
    text('Pramuniaga', 216),
    text('Solo', 218),
    text('• Menata kain di rak', 232),
    { text: 'Jan 2017–Mar', y: 280 },
    text('Toko Roti Gandum', 260, { bold: true }),
    { text: '2019', y: 296 },
    text('Penjaga Toko', 296),
    text('Solo', 288),
    text('• Membungkus roti', 302),
  );
  expect(read.work).toMatchObject([
    { organization: 'Toko Beras Makmur', startDate: '2021-09', endDate: '2023-11' },
    { organization: 'Toko Kain Sutera', startDate: '2019-04', endDate: '2021-07' },
    { organization: 'Toko Roti Gandum', startDate: '2017-01', endDate: '2019-03' },
  ]);
});

test('a period at the right that goes on below with s.d.', () => {
  const read = fieldsOf(
    ...siti,
    head('Pengalaman', 90),
    { text: 'Desainer Grafis', y: 110, bold: true },
    { text: 'Januari 2023', x: 460, y: 110 },
    { text: 'PT Cetak Cemerlang', y: 124 },
    { text: 's.d. Sekarang', x: 460, y: 124 },
    { text: '• Memimpin tim tiga desainer muda', y: 138 },
  );
  expect(read.work).toMatchObject([
    { jobTitle: 'Desainer Grafis', organization: 'PT Cetak Cemerlang', startDate: '2023-01', endDate: null },
  ]);
});

test('a length of time behind its period is no length of the period above', () => {
  const { flows } = readingOrder([
    buildPage([
      { text: 'Senior Carer', y: 126, bold: true },
      { text: 'Sep 2023 – Feb 2025', x: 447, y: 126 },
      { text: '• Led the morning shift', y: 140 },
      { text: 'Support Worker', y: 160, bold: true },
      { text: 'May 2020 – Aug 2023 · 3 years 4 months', x: 360, y: 160 },
      { text: '• Recorded food and fluid intake', y: 174 },
    ]),
  ]);
  const periods = flows.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells[1]?.text ?? []));
  expect(periods).toEqual(['Sep 2023 – Feb 2025', 'May 2020 – Aug 2023 · 3 years 4 months']);
});

test('periods in small letters that stand a little higher than their entries belong to them', () => {
  const entry = (years: string, post: string, employer: string, y: number): Text[] => [
    { text: years, x: 50, y, size: 8 },
    { text: post, x: 140, y: y + 7, bold: true },
    { text: employer, x: 140, y: y + 19 },
  ];
  const page = readPage(
    ...siti,
    head('Education', 90),
    ...entry('Since 11/19', 'Ph.D. student in Computer Science', 'University of Ruvana', 110),
    ...entry('09/15-02/18', 'Master Degree in Computer Science', 'University of Ruvana', 150),
    head('Work', 200),
    ...entry('03/18-10/19', 'Firmware developer', 'Contatori Tirreni', 220),
    ...entry('09/16-06/17', 'Web developer', 'Lumbung Digital', 260),
  );
  const { education, work } = flatten(page.result);
  expect(education.map(({ accreditation, startDate }) => [accreditation, startDate])).toEqual([
    ['Ph.D. student in Computer Science', '2019-11'],
    ['Master Degree in Computer Science', '2015-09'],
  ]);
  expect(work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Firmware developer', '2018-03', '2019-10'],
    ['Web developer', '2016-09', '2017-06'],
  ]);
});

test('months in small letters below the years of a period belong to them', () => {
  const { work } = fieldsBelowName(
    head('Experience', 90),
    { text: '2021 – 2022', x: 69, y: 110 },
    { text: 'Aug', x: 73.7, y: 120, size: 7 },
    { text: 'Feb', x: 104.7, y: 120, size: 7 },
    { text: 'Junior Programmer', x: 158, y: 110, italic: true },
    { text: 'PT Arunika Jaya', x: 158, y: 125 },
    { text: '• Tested door controllers of 40 trams', x: 158, y: 140 },
    head('Skills', 180),
    { text: 'Excel', y: 200 },
  );
  expect(work).toMatchObject([{ startDate: '2021-08', endDate: '2022-02', jobTitle: 'Junior Programmer' }]);
});

test('a period in the margin beside the line below its head', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Freelance Illustrator at Walnut Press', x: 200, y: 110, bold: true },
    { text: '2016-01-01 to Present', y: 124 },
    { text: '• Illustrated eleven picture books', x: 212, y: 124 },
    { text: '• Designed labels for a small brewery', x: 212, y: 138 },
    { text: 'Junior Designer at Cobble House', x: 200, y: 162, bold: true },
    { text: '2013-09-01 to 2015-12-31', y: 176 },
    { text: '• Drew covers for forty titles', x: 212, y: 176 },
  );
  expect(
    result.workExperience.map((job) => [job.organization, job.dates?.startDate, job.jobDescription]),
  ).toEqual([
    ['Walnut Press', '2016-01-01', 'Illustrated eleven picture books\nDesigned labels for a small brewery'],
    ['Cobble House', '2013-09-01', 'Drew covers for forty titles'],
  ]);
});

test.each([
  ['Straits Cloud 2021-07-01 —', { year: 2021, month: 7, day: 1 }],
  ['2019 —', { year: 2019 }],
])('a dash without an end leaves the period open: %s', (text, start) => {
  expect(findDates(text)[0]).toMatchObject({ start, single: false });
  expect(findDates(text)[0]?.end).toBeUndefined();
});

test('the word that announces a year which the edge of a card broke off', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'STIKES Arunika Dharma Tahun', y: 110 },
    { text: '2019', y: 124 },
  );
  expect(schoolsWithLastYears(reading)).toEqual([['STIKES Arunika Dharma', undefined, '2019']]);
});

test('timelines side by side, whose periods stand over titles that their columns broke', () => {
  const entry = (x: number, y: number, period: string, title: string[], text: string[]) => [
    { text: period, x, y, size: 9, colour: 0x888888 },
    ...title.map((line, index) => ({ text: line, x, y: y + 14 + 14 * index, size: 11, bold: true })),
    ...text.map((line, index) => ({ text: line, x, y: y + 14 + 14 * title.length + 13 * index })),
  ];
  const schools = [
    entry(
      60,
      160,
      '1999 – 2002',
      ['SMP Arunika 2,', 'Semarang'],
      ['SMP Arunika adalah sekolah', 'tua di tepi kota milik', 'sebuah yayasan keluarga.'],
    ),
    entry(
      60,
      290,
      '2002 – 2005',
      ['SMA Cemara 3'],
      ['SMA Cemara adalah sekolah', 'tua di tepi kota milik', 'sebuah yayasan keluarga.'],
    ),
  ];
  const jobs = [
    entry(
      320,
      160,
      '2010 – 2011',
      ['PT Arunika Media /', 'Arunika Studio'],
      ['Menulis materi situs dan', 'mengelola iklan hotel.'],
    ),
    entry(
      320,
      290,
      '2011 – 2012',
      ['PT Cemara Jaya'],
      ['Memimpin dua penulis dan', 'menyusun laporan bulanan.'],
    ),
  ];
  const reading = readPage(
    ...siti,
    { ...head('PENDIDIKAN', 120), x: 60, size: 16 },
    { ...head('PENGALAMAN KERJA', 120), x: 320, size: 16 },
    ...schools.flat(),
    ...jobs.flat(),
  );
  expect(schoolsWithLastYears(reading)).toEqual([
    ['SMP Arunika 2', undefined, '2002'],
    ['SMA Cemara 3', undefined, '2005'],
  ]);
  expect(jobsWithDays(reading)).toEqual([
    [null, 'PT Arunika Media / Arunika Studio', '2010-01-01', '2011-01-01'],
    [null, 'PT Cemara Jaya', '2011-01-01', '2012-01-01'],
  ]);
});

test.each([
  ['a year', '2022', []],
  ['a month and a year', '2022-04', [{ text: 'Apr', x: 40, y: 110 }]],
])(
  '%s whose dash a narrow justified margin draws to the post beside it keeps it',
  (_, start, month: Text[]) => {
    const { work } = fieldsOf(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...month,
      { text: '2022', x: month.length > 0 ? 60 : 40, y: 110 },
      { text: '–', x: 86, y: 110 },
      { text: 'Guru Matematika', x: 98, y: 110, bold: true },
      { text: 'Sekarang', x: 40, y: 124 },
      { text: 'SMA Arunika', x: 98, y: 124 },
      { text: 'Mengajar 24 jam per minggu', x: 98, y: 138 },
      { text: '2019 – 2021', x: 40, y: 160 },
      { text: 'Guru Honorer', x: 98, y: 160, bold: true },
      { text: 'SMP Cemara', x: 98, y: 174 },
      { text: 'Mengajar kelas VII', x: 98, y: 188 },
    );
    expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate])).toEqual([
      ['Guru Matematika', 'SMA Arunika', start, null],
      ['Guru Honorer', 'SMP Cemara', '2019', '2021'],
    ]);
  },
);

test('the end of a period goes on below the text of its point', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman', 90),
    { text: '• Kasir di Toko Arunika | Juli 2024 - September 2024', y: 110 },
    { text: '• Barista di Kedai Kencana | Januari 2025 -', y: 130 },
    { text: 'Sekarang', x: 58, y: 143 },
  );
  expect(work.map(({ startDate, description }) => [startDate, description])).toEqual([
    ['2024-07', null],
    ['2025-01', null],
  ]);
});

test.each([
  ['De septembre 2018 à février 2021', { year: 2018, month: 9 }, { year: 2021, month: 2 }, false],
  ['De mars 2021 à aujourd’hui', { year: 2021, month: 3 }, undefined, true],
  ['von 04/2016 bis 03/2018', { year: 2016, month: 4 }, { year: 2018, month: 3 }, false],
  ['van 2014 tot 2021', { year: 2014 }, { year: 2021 }, false],
])('a period that begins with a word: %s', (period, start, end, current) => {
  const [span, ...others] = findDates(period);
  expect(span).toMatchObject({ from: 0, to: period.length, start, current, ...(end && { end }) });
  expect(others).toEqual([]);
});

test('periods: one that begins with its end goes on', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Arunika Industries', y: 110, bold: true },
    { text: 'NOW – 2024', x: 460, y: 110 },
    { text: 'Marketing Manager', y: 124, bold: true },
    { text: '• Led four campaigns', y: 138 },
  );
  expect(jobsWithFirstYears(reading)).toEqual([['Marketing Manager', 'Arunika Industries', '2024']]);
  expect(reading.result.workExperience[0]!.dates?.isCurrent).toBe(true);
});

test('timelines: dots before employers open jobs where the period stands flush right below the post', () => {
  const job = (y: number, employer: string, post: string, period: string, deed: string): Text[] => [
    { text: `• ${employer}`, x: 50, y, bold: true },
    { text: post, x: 58, y: y + 14 },
    { text: period, x: 460, y: y + 28 },
    { text: `• ${deed}`, x: 75, y: y + 44 },
  ];
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Arunika Studio', 'Brand Manager', '2021 - 2024', 'Ran the spring campaign'),
    ...job(180, 'Cemara Works', 'Copywriter', '2018 - 2021', 'Wrote for nine clients'),
  );
  expect(jobsWithFirstYears(reading)).toEqual([
    ['Brand Manager', 'Arunika Studio', '2021'],
    ['Copywriter', 'Cemara Works', '2018'],
  ]);
});

test('timelines: a margin of periods over employers beside titles in larger letters, set flush right', () => {
  const entry = (y: number, period: string, employer: string[], post: string, deed: string[]): Text[] => [
    { text: period, x: 150 - 5 * period.length, y, size: 9 },
    ...employer.map((text, line) => ({ text, x: 150 - 5 * text.length, y: y + 12 + 11 * line, size: 9 })),
    { text: post, x: 170, y, size: 12 },
    ...deed.map((text, line) => ({ text, x: 170, y: y + 15 + 12 * line })),
  ];
  const reading = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    head('Pengalaman', 90),
    ...entry(120, 'Jan 2020 - Sekarang', ['Arunika Service'], 'Pengembang Web', [
      'Membuat layanan pemesanan untuk toko di seluruh kota',
      'dan gudang',
    ]),
    ...entry(170, 'Okt 2018 - Des 2019', ['Lembaga Cemara'], 'Konsultan Data', [
      'Membuat basis data anggota untuk kantor pusat',
      'di ibu kota',
    ]),
    ...entry(220, 'Juni 2016 - Sep 2018', ['PT Melati Presisi'], 'Analis Sistem', [
      'Membuat laporan penjualan untuk direksi setiap pekan',
      'dan bulan',
    ]),
    head('Keahlian', 280),
    { text: 'PHP, SQL', y: 300 },
  );
  expect(jobsWithFirstYears(reading)).toEqual([
    ['Pengembang Web', 'Arunika Service', '2020'],
    ['Konsultan Data', 'Lembaga Cemara', '2018'],
    ['Analis Sistem', 'PT Melati Presisi', '2016'],
  ]);
});

test('periods: a month whose year a narrow column broke', () => {
  const reading = readPage(
    ...siti,
    head('Education', 90),
    { text: 'Master of Science', y: 110, bold: true },
    { text: 'Computer Science', y: 124 },
    { text: 'University of Arunika | June', y: 138 },
    { text: '2019', y: 151 },
  );
  expect(reading.result.education[0]!.dates?.completionDate).toBe('2019-06-01');
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

test('a margin that breaks a date behind a comma', () => {
  const { details } = readPage(
    ...siti,
    ...schoolSection,
    head('Sertifikat', 140),
    { text: 'Pelatihan Las Listrik, BLK Kudus, Juni', y: 158 },
    { text: '2022', y: 170 },
  );
  expect(details['certifications.0.date']).toBe('2022-06');
});

test('the years of a timeline’s dots beside the employers, below their periods', () => {
  const job = (y: number, year: string, post: string, period: string, house: string) => [
    textAt(100, y, post, { bold: true }),
    textAt(450, y, period),
    textAt(62, y + 13, year, { colour: 0xffffff, size: 8 }),
    textAt(100, y + 13, house),
    textAt(100, y + 26, `• Menyusun jadwal ${house}`),
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, '2022', 'Koordinator Logistik', 'Mei 2022 – Sekarang', 'PT Arunika'),
    ...job(162, '2019', 'Staf Gudang', 'Feb 2019 – Apr 2022', 'CV Cempaka'),
    ...job(212, '2017', 'Kurir', 'Jun 2017 – Jan 2019', 'Toko Melati'),
  );
  expect(jobLines(reading)).toEqual([
    'Koordinator Logistik | PT Arunika | 2022-05 | ',
    'Staf Gudang | CV Cempaka | 2019-02 | 2022-04',
    'Kurir | Toko Melati | 2017-06 | 2019-01',
  ]);
});

test('years that touch the employer behind them are a period', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2010–2011Harbour Books', y: 110 },
    { text: 'Kudus', x: 480, y: 110, size: 8 },
    { text: 'Sales Assistant', x: 95, y: 124, italic: true },
    { text: 'Sold books to the guests of the island.', x: 95, y: 138 },
    { text: 'Kept the shelves in order.', x: 95, y: 152 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Sales Assistant', organization: 'Harbour Books', startDate: '2010', endDate: '2011' },
  ]);
});

test('the period of a point stands below it in a narrow column', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '• SMP Negeri 8 Cimahi (2013 - 2016)', y: 108 },
    { text: '• SMK Garuda Nusantara Cimahi', y: 122 },
    { text: '(2016 - 2019)', y: 135 },
    { text: '• Universitas Jenderal Achmad Yani', y: 149 },
    { text: '(2020 - 2024)', y: 162 },
    head('Pengalaman', 190),
    { text: '• Magang / Praktik Kerja Lapangan,', y: 208 },
    { text: 'UNJANI (2018)', y: 221 },
  );
  const { work, education } = flatten(result);
  expect(education.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['SMP Negeri 8 Cimahi', '2013'],
    ['SMK Garuda Nusantara Cimahi', '2016'],
    ['Universitas Jenderal Achmad Yani', '2020'],
  ]);
  expect(work).toMatchObject([
    { jobTitle: 'Magang / Praktik Kerja Lapangan', organization: 'UNJANI', startDate: '2018' },
  ]);
});

test('a numbered job whose period did not fit keeps it', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 96),
    { text: '1. Toko Tirta Plaza sebagai Pramuniaga (2013-2014)', y: 120 },
    { text: '2. PT Arunika Motor Parts Manufacturing Indonesia sebagai Operator Produksi', y: 134 },
    { text: '(2015-2018)', y: 148 },
    { text: '3. PT Bintang Sentosa sebagai Security (2019-2024)', y: 162 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: 'Pramuniaga', organization: 'Toko Tirta Plaza', startDate: '2013' },
    { jobTitle: 'Operator Produksi', organization: 'PT Arunika Motor Parts Manufacturing Indonesia' },
    { jobTitle: 'Security', organization: 'PT Bintang Sentosa', startDate: '2019' },
  ]);
});

test('a period whose two ends stand in cells of their own', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Pharmacist, Apotek Sehat (https://sehat.example)', y: 110, bold: true },
    { text: 'May 2015 —', y: 126 },
    { text: 'June 2019', x: 124, y: 126, colour: 0x666666 },
    { text: '4 years', x: 200, y: 126 },
    { text: '• Trained twelve technicians', y: 142 },
  );
  expect(result.workExperience[0]?.organization).toBe('Apotek Sehat');
  expect(result.workExperience[0]?.dates).toMatchObject({ startDate: '2015-05-01', endDate: '2019-06-01' });
});

test('where a dated line follows each bullet, the bullets are the dots of a timeline', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    '○ Investigative Reporter',
    { text: 'Le Quai, Marseille. September 2019 – Present', x: 60, y: 122 },
    { text: 'Covers shipping and waste trade in the Mediterranean.', x: 60, y: 134 },
    { text: '○ Staff Writer', y: 158 },
    { text: 'Radio Calanque, Lyon. February 2016 – August 2019', x: 60, y: 170 },
    { text: 'Produced daily local news and two podcasts.', x: 60, y: 182 },
  );
  expect(jobsWithText(page)).toEqual([
    ['Investigative Reporter', 'Le Quai', 'Covers shipping and waste trade in the Mediterranean.'],
    ['Staff Writer', 'Radio Calanque', 'Produced daily local news and two podcasts.'],
  ]);
});

test('a word that the margin broke in the line that says when', () => {
  const page = readPage(
    ...siti,
    head('Experience', 90),
    { text: '2012 – 2017', y: 110 },
    { text: 'Design Engineer, Donau Technik AG, Ingolstadt, Ger-', x: 160, y: 110 },
    { text: 'many', x: 160, y: 122 },
    { text: 'Carried out analyses of housings and introduced a library of parts.', x: 160, y: 134 },
  );
  expect(jobsWithText(page)[0]?.slice(0, 2)).toEqual(['Design Engineer', 'Donau Technik AG']);
});

test('the end of a period over its beginning in the margin, and what was used in small letters', () => {
  const margin = (text: string, y: number, bold = false): Text => ({
    text,
    x: 130 - text.length * 5,
    y,
    bold,
  });
  const post = (title: string, firm: string, y: number): Text[] => [
    { text: title, x: 140, y, bold: true },
    { text: firm, x: 440, y, bold: true },
  ];
  const tags = (y: number): Text[] => [
    { text: 'Meta Ads', x: 145, y, size: 7 },
    { text: 'Canva', x: 200, y, size: 7 },
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    margin('Sekarang', 112, true),
    ...post('Perawat', 'RS Harapan', 112),
    margin('Sep 2018', 124),
    { text: '• Menangani dua pasien setiap dinas', x: 140, y: 136 },
    { text: '• Membimbing mahasiswa keperawatan', x: 140, y: 148 },
    ...tags(164),
    margin('Agu 2018', 190, true),
    ...post('Perawat Pelaksana', 'RSUD Contoh', 190),
    margin('Mar 2015', 202),
    { text: '• Melakukan pengkajian awal pasien', x: 140, y: 214 },
    { text: '• Mengelola 30 tempat tidur', x: 140, y: 226 },
    ...tags(242),
  );
  expect(
    page.result.workExperience.map(({ jobTitle, dates }) => [jobTitle, dates?.startDate, dates?.endDate]),
  ).toEqual([
    ['Perawat', '2018-09-01', null],
    ['Perawat Pelaksana', '2015-03-01', '2018-08-01'],
  ]);
});

test('a period too wide for its margin stands over the line that it belongs to', () => {
  const fact = (text: string, y: number): Text => ({ text, x: 204, y });
  const period = (text: string, y: number): Text => ({ text, x: 134, y, italic: true, size: 9 });
  const post = (title: string, text: string, y: number): Text => ({
    ...fact(title, y),
    bold: true,
    more: [{ text }],
  });
  const texts = [
    ...siti,
    head('Experience', 90),
    period('2017–Present', 110),
    post('Lead Design Engineer', ', Lechtal Verpackungsmaschinen GmbH,', 122),
    fact('Augsburg, Germany', 134),
    fact('Designed a pick-up head that handles 240 cartons a minute.', 146),
    fact('Reduced change-over time from 45 to 12 minutes. Holds two', 158),
    fact('patents on vacuum cups.', 170),
    period('2012–2017', 190),
    post('Design Engineer', ', Donau Antriebstechnik AG, Ingolstadt, Germany', 190),
    fact('Carried out FEM analyses of housings in ANSYS. Introduced a', 202),
    fact('parts library in Creo with 1,800 standard parts.', 214),
    period('2010–2012', 234),
    post('Working Student', ', Technical University of Munich, Garching,', 234),
    fact('Germany', 246),
    fact('Prepared test rigs for bearing trials.', 258),
    head('Education', 290),
    period('2006–2012', 310),
    fact('Diplom in Mechanical Engineering, Technical University of Munich', 310),
    period('1997–2006', 326),
    fact('Abitur, Gymnasium bei St. Stephan', 326),
  ];
  const { flows, styles } = readingOrder([buildPage(texts)]);
  const work = findSections(flows, styles).find(({ type }) => type === 'work')!;
  const inMargin = work.lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, label: /^\d{4}–/.test(cell.text) })),
  }));
  const dated = preparedColumns(inMargin)
    .flat()
    .filter(({ text }) => /\d{4}–/.test(text));
  expect(dated.map(({ text }) => text.split(/\s*[\t,]/).slice(0, 2))).toEqual([
    ['2017–Present', 'Lead Design Engineer'],
    ['2012–2017', 'Design Engineer'],
    ['2010–2012', 'Working Student'],
  ]);
});

test('lengths of time in the column of the periods part no description', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'January 2025 — August 2025', x: 420, y: 108 },
    { text: 'Kepala Gudang,', y: 122, bold: true },
    { text: 'PT Sumber Pangan', x: 160, y: 122 },
    { text: '• Menyusun jadwal bongkar muat', y: 136 },
    { text: '• Menurunkan selisih stok 8%', y: 150 },
    { text: '8 months', x: 500, y: 150 },
    { text: 'March 2023 — March 2024', x: 436, y: 174 },
    { text: 'Staf Gudang,', y: 188, bold: true },
    { text: 'CV Karya Muat', x: 160, y: 188 },
    { text: '• Mencatat surat jalan', y: 202 },
    { text: 'a year', x: 505, y: 202 },
    { text: '• Melayani pengemudi', y: 216 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.jobDescription])).toEqual([
    ['Kepala Gudang', 'Menyusun jadwal bongkar muat\nMenurunkan selisih stok 8%'],
    ['Staf Gudang', 'Mencatat surat jalan\nMelayani pengemudi'],
  ]);
});

test('a month may stand behind its year with a dash between', () => {
  expect(findDates('2013-Oct - 2017-Mar')[0]).toMatchObject({
    start: { year: 2013, month: 10 },
    end: { year: 2017, month: 3 },
  });
  expect(findDates('2017-May - Present')[0]).toMatchObject({
    start: { year: 2017, month: 5 },
    current: true,
  });
  expect(findDates('2017 - May 2019')[0]).toMatchObject({
    start: { year: 2017 },
    end: { year: 2019, month: 5 },
  });
});

test('a period stacked in the right margin, its dash and its length on lines of their own', () => {
  const job = (y: number, post: string, [from, to, length]: [string, string, string]) => [
    { text: from, x: 470, y: y - 5 },
    { text: `${post}, PT Contoh ${post.length}`, y, bold: true },
    { text: '—', x: 496.5, y: y + 12 },
    { text: '(https://contoh.example)', y: y + 12 },
    { text: to, x: 475, y: y + 29 },
    { text: 'Responsible for the design of bridges and storm sewers.', y: y + 36 },
    { text: length, x: 482.5, y: y + 48 },
    { text: '• Cut the rounds of review from five to two', y: y + 62 },
  ];
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...job(116, 'Senior Engineer', ['October 2017', 'March 2021', '4 years']),
    ...job(206, 'Junior Engineer', ['October 2013', 'March 2017', '4 years']),
  );
  expect(
    result.workExperience.map(({ dates }) => [dates?.startDate?.slice(0, 7), dates?.endDate?.slice(0, 7)]),
  ).toEqual([
    ['2017-10', '2021-03'],
    ['2013-10', '2017-03'],
  ]);
});

test('a period that only a space parts from the text of a narrow margin', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '10/1992–09/1994 Bachelor of Economics', y: 110 },
    { text: 'University of Leeds', x: 128, y: 124 },
    { text: '10/1994–04/1997 M.A. in General Economics', y: 144 },
    { text: 'University of Groningen', x: 128, y: 158 },
    { text: 'Thesis about adverse selection', x: 128, y: 172 },
  );
  expect(
    result.education.map((school) => [school.accreditation?.inputStr, school.dates?.startDate?.slice(0, 7)]),
  ).toEqual([
    ['Bachelor of Economics', '1992-10'],
    ['M.A. in General Economics', '1994-10'],
  ]);
});

test('a period in brackets that the margin broke before its length, which has brackets of its own', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'PT Arunika Studio — Magang Desain Grafis (Jan 2023 — Mei', y: 110 },
    { text: '2023 (5 bulan))', y: 124 },
    { text: '– Menguji purwarupa kepada 30 pengguna', y: 142 },
    { text: 'Rumah Belajar Pelita Harapan — Relawan (Jul 2021 — Des', y: 170 },
    { text: '2021 (6 bulan))', y: 184 },
    { text: '– Mengajar 20 anak di setiap akhir pekan', y: 202 },
  );
  expect(result.workExperience.map(({ dates }) => dates?.endDate?.slice(0, 7))).toEqual([
    '2023-05',
    '2021-12',
  ]);
});

test('bullets of a timeline over periods that a picture stands before', () => {
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...[110, 190].flatMap((y, at) => [
      { text: at === 0 ? '• Arunika Hospital' : '• Sagara Clinic', x: 50, y, size: 13 },
      { text: at === 0 ? '2019 – Present' : '2015 – 2019', x: 66, y: y + 16 },
      { text: at === 0 ? 'Staff Nurse' : 'Assistant Nurse', x: 58, y: y + 28 },
      { text: '• Cared for nine patients a shift', x: 74, y: y + 44 },
    ]),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Staff Nurse', 'Arunika Hospital'],
    ['Assistant Nurse', 'Sagara Clinic'],
  ]);
});

test('dates beside short rows of one section, between sections without dates', () => {
  const job = (y: number, date: string, post: string, firm: string) => [
    { text: date, y },
    { text: `${post} | ${firm}`, x: 190, y },
    { text: '• Ran crews of 25', x: 192, y: y + 13 },
  ];
  const { result } = readPage(
    ...siti,
    head('EXPERIENCE', 90),
    ...job(108, 'July 2020 — Current', 'Site Manager', 'Arunika Builders'),
    ...job(148, 'April 2016 — June 2020', 'Foreman', 'Arunika Builders'),
    ...job(188, 'February 2012 — March 2016', 'Carpenter', 'Sagara Works'),
    head('SKILLS', 230),
    ...['Planning', 'Formwork', 'Safety', 'Welding'].map((text, at) => ({
      text: `• ${text}`,
      y: 248 + 13 * at,
    })),
    head('LANGUAGES', 316),
    { text: 'English', y: 334 },
    { text: 'Native', x: 510, y: 334 },
    { text: 'Portuguese', y: 348 },
    { text: 'Basic', x: 515, y: 348 },
    head('CERTIFICATIONS', 380),
    { text: 'White Card', y: 398 },
    { text: 'First Aid', y: 412 },
  );
  expect(
    result.workExperience.map((each) => [each.jobTitle, each.organization, each.dates?.startDate]),
  ).toEqual([
    ['Site Manager', 'Arunika Builders', '2020-07-01'],
    ['Foreman', 'Arunika Builders', '2016-04-01'],
    ['Carpenter', 'Sagara Works', '2012-02-01'],
  ]);
});

test('the end of a period beside a post and its beginning in the same margin where the text ends', () => {
  const entry = (y: number, end: string, start: string, post: string, employer: string): Text[] => [
    { text: end, x: 50, y },
    { text: post, x: 120, y, bold: true },
    { text: employer, x: 400, y },
    { text: 'Kept the books of three branches and closed each month in two days,', x: 120, y: y + 14 },
    { text: 'which had taken a week before the accounts were put in one system,', x: 120, y: y + 28 },
    { text: start, x: 50, y: y + 42 },
    { text: 'and told the owners what it cost.', x: 120, y: y + 42 },
  ];
  expect(
    jobsInFull(
      ...siti,
      head('Work Experience', 90),
      ...entry(110, 'Present', '2023', 'Senior Accountant', 'PT Maju Jaya'),
      ...entry(180, '2021', '2021', 'Accountant', 'PT Sentosa'),
      ...entry(250, '2019', '2018', 'Cashier', 'Toko Abadi'),
    ).map((job) => job.slice(0, 4)),
  ).toEqual([
    ['Senior Accountant', 'PT Maju Jaya', '2023', null],
    ['Accountant', 'PT Sentosa', '2021', '2021'],
    ['Cashier', 'Toko Abadi', '2018', '2019'],
  ]);
});

test('a column of dates beside a panel stays with its rows when it begins with a word for today', () => {
  const row = (y: number, date: string, text: string, size = 10): Text[] => [
    { text: date, x: 190, y },
    { text, x: 260, y: y + 1, size },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 60, size: 16, bold: true },
    { text: 'Accountant', x: 40, y: 78 },
    { text: 'siti@contoh.id', x: 40, y: 110 },
    { text: '0812 3456 7890', x: 40, y: 126 },
    { text: 'Kudus, Indonesia', x: 40, y: 142 },
    { text: '01', x: 190, y: 50, size: 8 },
    { text: 'Experience', x: 212, y: 50, size: 14, bold: true },
    ...row(80, 'Present', 'PT MAJU JAYA'),
    { text: 'Senior Accountant', x: 260, y: 95, bold: true },
    ...Array.from({ length: 8 }, (_, index) => ({
      text: `• Kept the books of ${index + 2} branches and their stores`,
      x: 260,
      y: 110 + 14 * index,
    })),
    ...row(222, 'Aug 2022', 'Excel', 8),
    ...row(250, 'Aug 2022', 'PT SENTOSA'),
    { text: 'Accountant', x: 260, y: 265, bold: true },
    ...Array.from({ length: 8 }, (_, index) => ({
      text: `• Counted the till of ${index + 2} shops and their stores`,
      x: 260,
      y: 280 + 14 * index,
    })),
    ...row(392, 'Aug 2020', 'Word', 8),
    { text: '02', x: 190, y: 430, size: 8 },
    { text: 'Education', x: 212, y: 430, size: 14, bold: true },
    ...row(450, 'Jul 2020', 'UNIVERSITAS JEMBER'),
    { text: 'S1 Akuntansi', x: 260, y: 466, bold: true },
  );
  const flat = flatten(result);
  expect(flat.name).toBe('Siti Aminah');
  expect(flat.location).toBe('Kudus, Indonesia');
  expect(flat.work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Senior Accountant', '2022-08', null],
    ['Accountant', '2020-08', '2022-08'],
  ]);
  expect(flat.education).toMatchObject([{ organization: 'UNIVERSITAS JEMBER', completionDate: '2020-07' }]);
});

test('badges: a year, a dash and a year below each other are one period', () => {
  const badge = (y: number, from: string, to: string) => [
    { text: from, x: 60, y },
    { text: '–', x: 67.5, y: y + 11 },
    { text: to, x: 60, y: y + 22 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...badge(112, '2019', '2022'),
    { text: 'Penata Rias', x: 100, y: 112, bold: true },
    { text: 'Sanggar Melati, Solo', x: 100, y: 124 },
    { text: '• Merias 40 pengantin setahun', x: 100, y: 138 },
    ...badge(160, '2016', '2019'),
    { text: 'Asisten Rias', x: 100, y: 160, bold: true },
    { text: 'Salon Cempaka, Klaten', x: 100, y: 172 },
    { text: '• Menata alat rias', x: 100, y: 186 },
  );
  expect(periodsOf(reading)).toEqual([
    ['Sanggar Melati', '2019', '2022'],
    ['Salon Cempaka', '2016', '2019'],
  ]);
});

test('badges: the end over the beginning, beside a title and a point in the same letters', () => {
  const job = (y: number, to: string, from: string, name: string, deed: string) => [
    { text: to, x: 55, y, bold: true },
    { text: name, x: 100, y },
    { text: from, x: 55, y: y + 14 },
    { text: `• ${deed}`, x: 100, y: y + 14 },
    { text: '• Menulis laporan bulanan', x: 100, y: y + 26 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...job(112, 'Kini', '2022', 'Penyelia Kebun, PT Teh Lereng', 'Mengatur petik 60 pekerja'),
    ...job(160, '2021', '2019', 'Mandor Petik, PT Kopi Lembah', 'Menimbang hasil panen'),
    ...job(208, '2019', '2017', 'Juru Catat, CV Cengkih Jaya', 'Mencatat upah harian'),
  );
  expect(periodsOf(reading)).toEqual([
    ['PT Teh Lereng', '2022', null],
    ['PT Kopi Lembah', '2019', '2021'],
    ['CV Cengkih Jaya', '2017', '2019'],
  ]);
});

test('a month as it is often misspelt', () => {
  const page = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: 'Feburary 2022 to April 2022', y: 110, bold: true },
    { text: 'Django Developer', x: 250, y: 110, bold: true },
    { text: 'Built the shop of a small firm', y: 126 },
  );
  expect(jobsWithPeriods(page).map(([, , from, to]) => [from, to])).toEqual([['2022-02', '2022-04']]);
});

test('a point that begins with a season is a job beside points that begin with periods', () => {
  const point = (y: number, text: string, ...inner: string[]): Text[] => [
    { text: `• ${text}`, x: 60, y },
    ...inner.map((line, index) => ({
      text: `• ${line}`,
      x: 84,
      y: y + 15 * (index + 1),
    })),
  ];
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    ...point(112, '2012 - Present: Lecturer in Soil Science', 'Universitas Arunika', 'Main task: teaching'),
    ...point(162, 'Fall 2010: Visiting Student', 'Kencana Institute of Technology', 'Topic: peat and water'),
  );
  expect(
    work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate?.slice(0, 4)]),
  ).toEqual([
    ['Lecturer in Soil Science', 'Universitas Arunika', '2012'],
    ['Visiting Student', 'Kencana Institute of Technology', '2010'],
  ]);
});

test('a dated point whose period begins in bold letters and goes on below in plain ones', () => {
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    {
      text: '• Teaching Assistant of Introduction to Soil and Water of the Coast',
      x: 60,
      y: 112,
      bold: true,
      more: [{ text: ' in the Tropics: August' }],
    },
    { text: '2019 - December 2019', x: 68, y: 126 },
    { text: '• Helped students in weekly classes', x: 90, y: 142 },
    {
      text: '• Teaching Assistant of Land Use and Maps of the Whole Archipelago',
      x: 60,
      y: 160,
      bold: true,
      more: [{ text: ' and its Isles: August' }],
    },
    { text: '2020 - December 2020', x: 68, y: 174 },
    { text: '• Wrote guides to the maps', x: 90, y: 190 },
  );
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2019-08', '2019-12'],
    ['2020-08', '2020-12'],
  ]);
});

test('a period that ends in the French word for now', () => {
  const page = readPage(
    ...siti,
    head('Expérience', 90),
    { text: '2018 – présent', y: 110 },
    { text: 'Traductrice, PT Sentosa', y: 124 },
    { text: '2014 – 2018', y: 150 },
    { text: 'Lectrice, PT Arunika', y: 164 },
  );
  expect(periodsOf(page)).toEqual([
    ['PT Sentosa', '2018', null],
    ['PT Arunika', '2014', '2018'],
  ]);
});

test.each([
  ['sekarang)', null],
  ['2025)', '2025'],
])('a point’s period that the margin broke before %s', (end, endDate) => {
  const page = readPage(
    ...siti,
    head('Pengalaman', 90),
    { text: '• Web Developer Intern — PT Kebun Arunika Nusantara (2024–', y: 112 },
    { text: end, x: 57, y: 124 },
    { text: '– Membuat modul aplikasi kasir', x: 70, y: 138 },
    { text: '• Asisten Praktikum — Sekolah Vokasi Arunika (2022–', y: 152 },
    { text: '2023)', x: 57, y: 164 },
    { text: '– Memandu 40 praktikan', x: 70, y: 178 },
    head('Pendidikan', 210),
    { text: 'SMA Negeri 3 Tegal, 2016 - 2019', y: 230 },
  );
  expect(flatten(page.result).work.map((job) => [job.organization, job.startDate, job.endDate])).toEqual([
    ['PT Kebun Arunika Nusantara', '2024', endDate],
    ['Sekolah Vokasi Arunika', '2022', '2023'],
  ]);
});

test('jobs in lines that begin with a year and nothing but a space behind it', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: '2022 Kasir Toko Maju Jaya', y: 112 },
    { text: '2023 Staf Gudang PT Arunika', y: 126 },
    { text: 'Juli 2024 Perawat Klinik Sehat', y: 140 },
    head('Pendidikan', 180),
    { text: 'Universitas Arunika, S1 Manajemen, 2019 - 2023', y: 200 },
  );
  expect(jobsWithFirstYears(page)).toEqual([
    ['Kasir', 'Toko Maju Jaya', '2022'],
    ['Staf Gudang', 'PT Arunika', '2023'],
    ['Perawat', 'Klinik Sehat', '2024'],
  ]);
});

test('the two years of a school, and month and year of a prize, in two lines of their own', () => {
  const { result, details } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2009', y: 112, bold: true },
    { text: '2013', y: 124, bold: true },
    { text: 'Universitas Sentosa', y: 146, size: 11, bold: true },
    { text: 'Bachelor', y: 160 },
    { text: 'Industrial Engineering', y: 174 },
    head('Awards', 210),
    { text: 'November', y: 232, bold: true },
    { text: '2021', y: 244, bold: true },
    { text: 'PT Arunika', y: 266, size: 11, bold: true },
    { text: 'Team of the Year', y: 280 },
  );
  expect(flatten(result).education).toMatchObject([{ startDate: '2009', completionDate: '2013' }]);
  expect(Object.values(details)).toContain('2021-11');
});

test('years below each other, each of a prize beside them, are no period', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '2018', y: 112 },
    { text: '2019', y: 124 },
    { text: '2020', y: 136 },
    { text: 'SMA Negeri 1 Kudus', y: 150 },
  );
  expect(flatten(result).education.map(({ startDate }) => startDate)).not.toContain('2018');
});

test('periods: a month at the right of a title goes on below, beside the first point', () => {
  const { flows } = readingOrder([
    buildPage([
      { text: 'Barista – Kedai Kopi Arunika', y: 110, bold: true },
      { text: 'Januari', x: 335, y: 110 },
      { text: '– Menyajikan 160 cangkir per sif', y: 122 },
      { text: '2023–Sekarang', x: 305, y: 122 },
      { text: '– Melatih tiga barista paruh waktu', y: 134 },
    ]),
  ]);
  expect(flows.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'Barista – Kedai Kopi Arunika\tJanuari 2023–Sekarang',
    '– Menyajikan 160 cangkir per sif',
    '– Melatih tiga barista paruh waktu',
  ]);
});

test('periods: French months without their accents', () => {
  const months = ['Fevrier 2012', 'Aout 2012', 'Decembre 2012'].map((text) => findDates(text)[0]?.end?.month);
  expect(months).toEqual([2, 8, 12]);
});

test('periods: months in short as Spanish and Italian write them', () => {
  const ends = (text: string) => {
    const [span] = findDates(text);
    return [span?.start?.month, span?.end?.month, span?.current];
  };
  expect(ends('Ago 2016 - Dic 2016')).toEqual([8, 12, false]);
  expect(ends('Ene 2019 - Actual')).toEqual([1, undefined, true]);
  expect(ends('giu 2019 – lug 2020')).toEqual([6, 7, false]);
});

test('posts of which each says the day on which it began last until the next one', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: [50, 150, 400][at]!, y }));
  const page = readPage(
    ...siti,
    head('Riwayat Karir', 90),
    ...row(110, '01.10.2021', 'Supervisor Pemeliharaan', 'PLTU Arunika'),
    ...row(130, '01.08.2015', 'Teknisi Senior', 'PLTU Arunika'),
    ...row(150, '01.11.2010', 'Operator', 'PLTD Kencana'),
  );
  expect(jobsWithPeriods(page).map(([post, , start, end]) => [post, start, end])).toEqual([
    ['Supervisor Pemeliharaan', '2021-10', null],
    ['Teknisi Senior', '2015-08', '2021-10'],
    ['Operator', '2010-11', '2015-08'],
  ]);
});

test.each([
  ['Juli tahun', '2016 – Mei 2018', '2016-07', '2018-05'],
  ['julio del', '2016 – mayo 2018', '2016-07', '2018-05'],
])('a period in the margin that goes on below: %s %s', (above, below, from, to) => {
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    textAt(50, 110, above),
    boldAt(160, 110, 'Staf Gudang'),
    textAt(50, 122, below),
    textAt(160, 122, 'PT Sentosa, Tegal'),
    textAt(160, 134, 'Mencatat keluar masuk barang di dua gudang.'),
    textAt(50, 156, '2012 – 2016'),
    boldAt(160, 156, 'Kasir'),
    textAt(160, 168, 'Toko Arunika, Kudus'),
  );
  expect(jobLines(page)).toEqual([
    `Staf Gudang | PT Sentosa | ${from} | ${to}`,
    'Kasir | Toko Arunika | 2012 | 2016',
  ]);
});

test('a month behind a bar over the year and the end of its period', () => {
  const page = readBelowName(
    head('Experience', 90),
    boldAt(50, 110, 'Store Clerk'),
    textAt(50, 124, 'Arunika Stores | November'),
    textAt(50, 136, '2021 - Present'),
    textAt(50, 150, '• Counted the stock of two stores'),
  );
  expect(jobsWithStarts(page)).toEqual([['Store Clerk', 'Arunika Stores', '2021-11']]);
});

describe('the end of a period right below its beginning in the margin, without a dash', () => {
  const job = (y: number, house: string, post: string, start: string, end: string): Text[] => [
    textAt(50, y, house, { bold: true }),
    textAt(500, y, start),
    textAt(50, y + 14, post, { italic: true }),
    textAt(500, y + 14, end),
    textAt(50, y + 28, 'Menata empat puluh rak gudang'),
  ];

  test('is one with it', () => {
    const page = readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...job(110, 'Toko Arunika', 'Kepala Gudang', 'Mar 2020', 'Sekarang'),
      ...job(160, 'PT Kencana', 'Staf Gudang', 'Agu 2017', 'Feb 2020'),
    );
    expect(jobLines(page)).toEqual([
      'Kepala Gudang | Toko Arunika | 2020-03 | ',
      'Staf Gudang | PT Kencana | 2017-08 | 2020-02',
    ]);
  });

  test('days of a list, each in a row that looks like the one above, stay days', () => {
    const { result, details } = readPage(
      ...siti,
      head('Sertifikat', 90),
      ...['2017', '2019', '2021'].flatMap((year, at) => [
        textAt(50, 110 + 14 * at, `Pelatihan Barista ${'ABC'[at]}`),
        textAt(500, 110 + 14 * at, year),
      ]),
    );
    expect(result.certifications).toHaveLength(3);
    expect(details).toMatchObject({ 'certifications.0.date': '2017', 'certifications.2.date': '2021' });
  });

  test('years alone below each other may be those of two entries', () => {
    const { result, details } = readPage(
      ...siti,
      head('Penghargaan', 90),
      ...[110, 150].flatMap((y) => [
        textAt(50, y, `Juara Lomba ${y}`, { bold: true }),
        textAt(500, y, '2016'),
        textAt(50, y + 14, `Medali Kota ${y}`, { italic: true }),
        textAt(500, y + 14, '2018'),
      ]),
    );
    expect(JSON.stringify([result, details])).not.toContain('2016 – 2018');
  });

  test('of a section above two columns is not theirs', () => {
    const page = readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...job(110, 'Toko Arunika', 'Kepala Gudang', 'Mar 2020', 'Sekarang'),
      ...job(160, 'PT Kencana', 'Staf Gudang', 'Agu 2017', 'Feb 2020'),
      head('Pendidikan', 220),
      textAt(50, 240, 'SMA Negeri 2 Kudus', { bold: true }),
      textAt(230, 240, '2011 – 2014'),
      textAt(50, 254, 'IPA', { italic: true }),
      { ...head('Keahlian', 290) },
      ...['Menjahit', 'Menyulam', 'Merajut'].map((each, at) => textAt(50, 310 + 14 * at, each)),
      { ...head('Organisasi', 220), x: 310 },
      textAt(310, 240, 'Karang Taruna Mawar', { bold: true }),
      textAt(490, 240, '2015 – 2016'),
      textAt(310, 254, 'Bendahara', { italic: true }),
      { ...head('Bahasa', 290), x: 310 },
      ...['Indonesia: Aktif', 'Inggris: Pasif'].map((each, at) => textAt(310, 310 + 14 * at, each)),
    );
    expect(jobLines(page)).toEqual([
      'Kepala Gudang | Toko Arunika | 2020-03 | ',
      'Staf Gudang | PT Kencana | 2017-08 | 2020-02',
    ]);
  });
});

test('years of two prizes below each other in a margin are no period, though most of one line is set in grey', () => {
  const prize = (y: number, year: string, title: string, giver: string): Text[] => [
    { text: year, x: 75, y },
    { text: `${title},`, x: 110, y, more: [{ text: giver, colour: 0x555555 }] },
  ];
  const school = (y: number, period: string, degree: string, name: string): Text[] => [
    { text: period, x: 50, y },
    { text: degree, x: 110, y, bold: true },
    { text: name, x: 110, y: y + 14 },
  ];
  const { details } = readPage(
    ...siti,
    head('Education', 90),
    ...school(112, '2017–2021', 'Doctor of Philosophy in Physics', 'Kencana University, Osaka'),
    ...school(142, '2012–2016', 'Bachelor of Science in Physics', 'University of Leeds'),
    head('Honours', 190),
    ...prize(212, '2020', 'Best Poster', 'Arunika Photovoltaics Conference'),
    ...prize(226, '2017', 'Kencana Doctoral Scholarship', 'Government of Japan'),
    head('Skills', 260),
    { text: 'Python, LaTeX', y: 280 },
  );
  const fields = ['title', 'issuer', 'date'];
  expect([0, 1].map((at) => fields.map((field) => details[`sections.2.prizes.${at}.${field}`]))).toEqual([
    ['Best Poster', 'Arunika Photovoltaics Conference', '2020'],
    ['Kencana Doctoral Scholarship', 'Government of Japan', '2017'],
  ]);
});

test('large years over the ends of their periods in a margin, with columns of lists further below', () => {
  const entry = (y: number, year: string, end: string, post: string, house: string): Text[] => [
    { text: year, x: 40, y: y + 4, size: 20, bold: true },
    { text: end, x: 40, y: y + 20, size: 8 },
    { text: post, x: 130, y, bold: true },
    { text: house, x: 130, y: y + 13 },
    { text: '• Mencatat barang yang masuk dan keluar setiap hari', x: 132, y: y + 26 },
  ];
  const page = readBelowName(
    { ...head('Pengalaman Kerja', 90), x: 54 },
    ...entry(112, '2021', 'hingga kini', 'Kepala Gudang', 'PT Arunika'),
    ...entry(170, '2018', 'hingga 2021', 'Staf Gudang', 'CV Sentosa'),
    { ...head('Organisasi', 220), x: 54 },
    ...entry(242, '2016', 'hingga 2018', 'Bendahara', 'Karang Taruna'),
    { ...head('Keahlian', 310), x: 54 },
    { text: 'Excel', x: 54, y: 330 },
    { text: 'Forklift', x: 54, y: 344 },
    { text: 'Stok opname', x: 54, y: 358 },
    { text: 'Penyusunan laporan', x: 54, y: 372 },
    { ...head('Sertifikat', 310), x: 254 },
    { text: 'Operator Forklift', x: 254, y: 330, bold: true },
    { text: 'Kemnaker', x: 254, y: 343 },
    { text: 'Feb 2022', x: 254, y: 356 },
    { ...head('Bahasa', 310), x: 434 },
    { text: 'Indonesia (Aktif)', x: 434, y: 330 },
    { text: 'Inggris (Pasif)', x: 434, y: 344 },
  );
  expect(jobLines(page)).toEqual([
    'Kepala Gudang | PT Arunika | 2021 | ',
    'Staf Gudang | CV Sentosa | 2018 | 2021',
  ]);
});

test('months at the right of a year in large figures, and a whole period beside the year that it begins in', () => {
  const entry = (y: number, year: string, months: string, ...lines: string[]): Text[] => [
    { text: year, x: 34, y: y + 5, size: 24, bold: true, colour: 0x999999 },
    { text: months, x: 120, y, size: 8 },
    ...lines.map((text, at) => ({ text, x: 120, y: y + 13 * (at + 1), bold: at === 0 })),
  ];
  const { work, education } = fieldsOf(
    ...siti,
    { ...head('Pengalaman', 90), x: 34 },
    ...entry(112, '2023', 'Agustus - Oktober', 'Staf Pemasaran', 'PT Arunika Jaya'),
    ...entry(168, '2022', 'Februari - Desember', 'Penulis Konten', 'PT Kencana Abadi'),
    { ...head('Pendidikan', 224), x: 34 },
    ...entry(246, '2018', 'Agustus 2018 - September 2022', 'S1 Ilmu Komunikasi', 'Universitas Arunika'),
  );
  expect(work).toMatchObject([
    { jobTitle: 'Staf Pemasaran', startDate: '2023-08', endDate: '2023-10' },
    { jobTitle: 'Penulis Konten', startDate: '2022-02', endDate: '2022-12' },
  ]);
  expect(education).toMatchObject([{ startDate: '2018-08', completionDate: '2022-09' }]);
});

test('a word alone between the ends of a period at the right of its entry', () => {
  const stub = (y: number, from: string, to: string, post: string, house: string): Text[] => [
    boldAt(50, y, post),
    textAt(510 - 2.5 * from.length, y, from),
    textAt(50, y + 13, house),
    textAt(510 - 2.5 * 'until'.length, y + 13, 'until'),
    textAt(52, y + 26, '– Wrote the weekly report of the warehouse'),
    textAt(510 - 2.5 * to.length, y + 26, to),
  ];
  const page = readBelowName(
    head('Work Experience', 90),
    ...stub(112, 'Aug 2022', 'Present', 'Senior Analyst', 'Arunika Ltd'),
    ...stub(176, 'Apr 2019', 'Jul 2022', 'Analyst', 'Kencana Ltd'),
  );
  expect(jobLines(page)).toEqual([
    'Senior Analyst | Arunika Ltd | 2022-08 | ',
    'Analyst | Kencana Ltd | 2019-04 | 2022-07',
  ]);
});

test('how long it was, of which a narrow column broke some or all', () => {
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Rekan @', x: 50, y: 110, more: [{ text: 'Simatupang', bold: true }] },
    textAt(165, 110, '06/2020 - Sekarang · 6'),
    boldAt(50, 122, 'Hartono & Rekan'),
    textAt(165, 122, 'tahun 6 bulan'),
    textAt(50, 136, '• Memimpin tim perkara perburuhan'),
    { text: 'Asisten @', x: 50, y: 156, more: [{ text: 'Lembaga', bold: true }] },
    textAt(165, 156, '10/2011 - 02/2015'),
    boldAt(50, 168, 'Bantuan Arunika'),
    textAt(165, 168, '· 3 tahun 5 bulan'),
    textAt(50, 182, '• Memberi nasihat kepada 200 buruh'),
  );
  expect(jobsWithPeriods(page)).toEqual([
    ['Rekan', 'Simatupang Hartono & Rekan', '2020-06', null],
    ['Asisten', 'Lembaga Bantuan Arunika', '2011-10', '2015-02'],
  ]);
});

test('how long it was, broken at the end of a line of facts', () => {
  const page = readPage(
    ...siti,
    head('Employment History', 90),
    textAt(50, 110, 'Support Agent at Tiketloka, Batam, 2022-09 to Current · 4 years 3'),
    textAt(50, 122, 'months'),
    textAt(50, 136, '• Resolve 55 tickets a day with care'),
  );
  expect(jobsWithPeriods(page)).toEqual([['Support Agent', 'Tiketloka', '2022-09', null]]);
});
