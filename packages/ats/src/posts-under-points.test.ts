import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { readItems } from './read-items.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Points that are posts, prizes within a job, tags that flow, and what stands below a name in bold.

const read = (...texts: (Text | string)[]) => flatten(readPage(...siti, ...texts).result);

const jobs = (...texts: (Text | string)[]) =>
  read(head('Experience', 90), ...texts, head('Skills', 320), { text: 'Excel', y: 340 }).work.map(
    ({ jobTitle, organization, startDate, endDate }) => [jobTitle, organization, startDate, endDate],
  );

test('outer points with a period each are the posts held at the employers above them', () => {
  expect(
    jobs(
      { text: 'Alpha Drilling Firm', y: 110, bold: true, more: [{ text: ', Oakland, Ohio' }] },
      { text: '▪ Project Officer', x: 56, y: 124 },
      { text: 'Oct 2017 – Jan 2018', x: 440, y: 124 },
      { text: '• Drafted the test plan for the new sensors', x: 70, y: 138 },
      { text: '• Compared three suppliers of lasers', x: 70, y: 152 },
      { text: 'Beta Survey Firm', y: 176, bold: true, more: [{ text: ', Dayton, Ohio' }] },
      { text: '▪ Field Assistant', x: 56, y: 190 },
      { text: 'Feb 2015 – Sep 2017', x: 440, y: 190 },
      { text: '• Measured 40 wells', x: 70, y: 204 },
    ),
  ).toEqual([
    ['Project Officer', 'Alpha Drilling Firm', '2017-10', '2018-01'],
    ['Field Assistant', 'Beta Survey Firm', '2015-02', '2017-09'],
  ]);
});

test('a prize with its year below a small heading within a job is no job', () => {
  const { work } = read(
    head('Pengalaman Kerja', 90),
    { text: 'CV Rimba Jaya', y: 112, bold: true, size: 12 },
    { text: 'Februari 2021 - Maret 2023', y: 128 },
    { text: 'Menyusun laporan laba rugi bulanan untuk 14 cabang dan arsip faktur.', y: 144 },
    { text: 'Prestasi Kerja', y: 164, bold: true, size: 11 },
    { text: 'Karyawan Terbaik', y: 180, bold: true },
    { text: 'Tahun 2022', x: 480, y: 180 },
    { text: 'Koperasi Usaha Bersama', y: 208, bold: true, size: 12 },
    { text: 'September 2019 - Januari 2021', y: 224 },
    { text: 'Mencatat simpan pinjam 320 anggota dan menyiapkan rapat anggota.', y: 240 },
    head('Keahlian', 280),
    { text: 'Excel', y: 300 },
  );
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['CV Rimba Jaya', '2021-02'],
    ['Koperasi Usaha Bersama', '2019-09'],
  ]);
});

test('an en dash without spaces parts a post from its employer in other letters', () => {
  const page = buildPage([
    ...siti,
    head('Experience', 90),
    { text: 'Data Engineer–', y: 110, bold: true, more: [{ text: 'Redes del Sur', italic: true }] },
    { text: 'March 2021 – Present', y: 124 },
    { text: '• Joined alarms of 4,200 stations with weather data', y: 138 },
    head('Skills', 180),
    { text: 'Excel', y: 200 },
  ]);
  const [title, employer] = ['Engineer–', 'Redes'].map((text) =>
    page.items.find((item) => item.text === text)!,
  );
  employer!.x = title!.x + title!.width;
  const [job] = flatten(readItems([page], { asOf: '2026-11-21' }).result).work;
  expect([job?.jobTitle, job?.organization]).toEqual(['Data Engineer', 'Redes del Sur']);
});

test('tags in a narrow column flow on below: the longest reaches over where another began', () => {
  const { skills } = read(
    head('Skills', 90),
    { text: 'Docker', y: 110, bold: true },
    { text: 'Kubernetes', x: 92, y: 110, bold: true },
    { text: 'Jenkins', y: 123, bold: true },
    { text: 'Cloud Deployment', y: 136, bold: true },
    head('Education', 180),
    { text: 'BSc Physics, University of Ghent 2010 - 2014', y: 200 },
  );
  expect(skills).toEqual(['Docker', 'Kubernetes', 'Jenkins', 'Cloud Deployment']);
});

test('who gave a prize stands with it where prizes and certificates share a heading', () => {
  const { certifications } = read(
    head('Sertifikat & Penghargaan', 90),
    { text: 'Sertifikat Operator Forklift Kelas II', y: 110, bold: true },
    { text: 'Kementerian Ketenagakerjaan', y: 124, italic: true },
    { text: '2019', y: 138 },
    { text: 'Karyawan Teladan', y: 158, bold: true },
    { text: 'PT Sumber Pangan', y: 172, italic: true },
    { text: '2022', y: 186 },
    head('Keahlian', 230),
    { text: 'Excel', y: 250 },
  );
  expect(certifications).toEqual(['Sertifikat Operator Forklift Kelas II']);
});

test('a level in brackets behind a university goes before the field of study below', () => {
  const { education } = read(
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
  const { education } = read(
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
