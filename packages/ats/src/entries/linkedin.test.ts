import { expect, test } from 'vitest';
import type { Text } from '../testing/build-page.ts';
import { head, readPage, siti } from '../testing/read-page.ts';

/** The layout of LinkedIn's "Save to PDF": a sidebar in white on dark, and a main column whose sizes alone tell headings, employers and posts apart. */
function profile(
  words: Record<'contact' | 'skills' | 'summary' | 'work' | 'school' | 'months', string>,
): Text[] {
  const aside = (text: string, y: number, size = 10.5): Text => ({ text, x: 22, y, size, colour: 0xffffff });
  const main = (text: string, y: number, size = 10.5): Text => ({ text, x: 215, y, size });
  return [
    aside(words.contact, 50, 13),
    aside('sari@contoh.id', 66),
    aside('www.linkedin.com/in/sari-w', 80),
    aside(words.skills, 110, 13),
    aside('SQL', 126),
    aside('Power BI', 140),
    aside('Languages', 170, 13),
    aside('Inggris', 186),
    main('Sari Wulandari', 60, 26),
    main('Senior Data Analyst', 80, 12),
    main('Bandung, Jawa Barat, Indonesia', 95),
    main(words.summary, 130, 15.75),
    main('Mengubah angka menjadi keputusan.', 150),
    main(words.work, 190, 15.75),
    main('Nusantara Logistik', 212, 12),
    main(words.months, 227),
    main('Senior Data Analyst', 246, 11.5),
    main('Januari 2023 - Present (2 tahun)', 261),
    main('Membangun dasbor untuk 40 gudang.', 276),
    main('Data Analyst', 300, 11.5),
    main('September 2021 - Desember 2022 (1 tahun 4 bulan)', 315),
    main('Bank Cahaya Timur', 345, 12),
    main('Junior Analyst', 362, 11.5),
    main('Juli 2019 - Agustus 2021 (2 tahun 2 bulan)', 377),
    main(words.school, 420, 15.75),
    main('Universitas Airlangga', 442, 12),
    main('Sarjana, Statistika · (2015 - 2019)', 457),
    { text: 'Page 1 of 1', x: 350, y: 820, size: 9 },
  ];
}

test.each([
  [
    'Indonesian',
    {
      contact: 'Kontak',
      skills: 'Keahlian Teratas',
      summary: 'Ringkasan',
      work: 'Pengalaman',
      school: 'Pendidikan',
      months: '4 tahun 3 bulan',
    },
  ],
  [
    'English',
    {
      contact: 'Contact',
      skills: 'Top Skills',
      summary: 'Summary',
      work: 'Experience',
      school: 'Education',
      months: '4 years 3 months',
    },
  ],
])('a profile that LinkedIn saved as PDF is read whole: %s', (_, words) => {
  const { result } = readPage(...profile(words));
  expect(result).toMatchObject({
    name: { raw: 'Sari Wulandari' },
    emails: ['sari@contoh.id'],
    linkedin: 'www.linkedin.com/in/sari-w',
    summary: 'Mengubah angka menjadi keputusan.',
    skills: [{ name: 'SQL' }, { name: 'Power BI' }],
    languages: ['Inggris'],
    education: [{ organization: 'Universitas Airlangga', accreditation: { inputStr: 'Sarjana Statistika' } }],
  });
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization, job.dates?.startDate])).toEqual([
    ['Senior Data Analyst', 'Nusantara Logistik', '2023-01-01'],
    ['Data Analyst', 'Nusantara Logistik', '2021-09-01'],
    ['Junior Analyst', 'Bank Cahaya Timur', '2019-07-01'],
  ]);
});

test('an employer without known words stands over its job titles with the length of stay', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman', 96),
    { text: 'Tirtana', y: 120 },
    { text: '4 tahun 11 bulan', y: 134 },
    { text: 'Senior Data Analyst', y: 160, bold: true },
    { text: 'Januari 2024 - Present (2 tahun 11 bulan)', y: 174 },
    { text: 'Jakarta', y: 188 },
    { text: 'Membangun dasbor untuk 40 gudang.', y: 214 },
    { text: 'Data Analyst', y: 240, bold: true },
    { text: 'Januari 2022 - Desember 2023 (2 tahun)', y: 254 },
    { text: 'Alfana', y: 280 },
    { text: 'Business Analyst', y: 294, bold: true },
    { text: 'Februari 2020 - Desember 2021 (1 tahun 11 bulan)', y: 308 },
    head('Pendidikan', 340),
    { text: 'Universitas Airlangga', y: 360, bold: true },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Senior Data Analyst', 'Tirtana'],
    ['Data Analyst', 'Tirtana'],
    ['Business Analyst', 'Alfana'],
  ]);
});
