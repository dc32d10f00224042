import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// One line says several things: a prize, who gave it and when; a school and what was learnt there; an address and a number.

const below = (title: string, lines: readonly string[]) =>
  readPage(...siti, head(title, 104), ...lines.map((text, at) => ({ text, y: 130 + 14 * at })));

const prizesIn = (...lines: string[]) => {
  const { details } = below('Penghargaan', lines);
  return lines.map((_, at) =>
    ['title', 'issuer', 'date', 'description'].map((field) => details[`sections.1.prizes.${at}.${field}`]),
  );
};

test('prizes: a day alone in brackets is when, and what stands before it behind a comma is who', () => {
  expect(prizesIn('Juara 1 Lomba Debat (2019)', 'Mahasiswa Berprestasi (Mei 2018)')).toEqual([
    ['Juara 1 Lomba Debat', undefined, '2019', undefined],
    ['Mahasiswa Berprestasi', undefined, '2018-05', undefined],
  ]);
  expect(prizesIn('Juara 2 Lomba Esai, Universitas Arunika (Mei 2019)')).toEqual([
    ['Juara 2 Lomba Esai', 'Universitas Arunika', '2019-05', undefined],
  ]);
});

test.each([
  'Juara 1 Lomba Debat, Tingkat Nasional',
  'Juara 1 Lomba Debat, Bandung',
  'Dean’s List, Semester 3',
])('prizes: `%s` names nobody who gave it', (title) => {
  expect(prizesIn(`${title} (2019)`)).toEqual([[title, undefined, '2019', undefined]]);
});

test('certificates: the same, but for what a certificate is for', () => {
  const { result, details } = below('Sertifikasi', [
    'Ahli K3 Umum, Kemnaker RI (2021)',
    'Oracle Certified Associate, Java SE 8 Programmer (2020)',
  ]);
  expect(result.certifications).toEqual(['Ahli K3 Umum', 'Oracle Certified Associate, Java SE 8 Programmer']);
  expect(details['certifications.0.issuer']).toBe('Kemnaker RI');
});

test.each([
  ['alone', ['Brevet Pajak (IAI, Mei 2021)']],
  ['among others', ['Brevet Pajak (IAI, Mei 2021)', 'STRA (KFN, 2020)']],
])('certificates: brackets with two things say who and when, %s', (_, lines) => {
  const { result, details } = below('Sertifikasi', lines);
  expect(result.certifications[0]).toBe('Brevet Pajak');
  expect(details).toMatchObject({ 'certifications.0.issuer': 'IAI', 'certifications.0.date': '2021-05' });
});

test.each(['SMA Arunika – IPS', 'SMK Wiyata – Akuntansi'])(
  'schools: in `%s` no field is called like the school, so that it is one',
  (line) => {
    const { result } = below('Pendidikan', [line, '2006 – 2009']);
    const [organization, accreditation] = line.split(' – ');
    expect(flatten(result).education).toMatchObject([{ organization, accreditation }]);
  },
);

test.each(['; HP 08122554411', ', WA 0812 2554 4110', ', HP 08122554411; siti@contoh.id'])(
  'addresses: what stands before `%s` is one, and the label is no part of it',
  (rest) => {
    const { result } = readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: `Perum Griya Asri C-12, Kudus${rest}`, y: 60 },
      head('Pengalaman', 104),
      { text: 'Guru, SMP 1 Arunika (2016 – sekarang)', y: 130 },
    );
    expect(result.location?.rawInput).toBe('Perum Griya Asri C-12, Kudus');
  },
);

test.each(['s/d sekarang :', 'sampai sekarang', 's.d. sekarang:'])(
  'jobs: small words of a period (`%s`) make no sentence of the job behind it',
  (until) => {
    const { result } = below('Pengalaman Kerja', [
      'Maret 2019 s/d Agustus 2022 : PT Arunika sebagai Operator',
      `September 2022 ${until} PT Antar Cepat sebagai Kurir`,
    ]);
    expect(flatten(result).work).toMatchObject([
      { jobTitle: 'Operator', organization: 'PT Arunika', description: null },
      { jobTitle: 'Kurir', organization: 'PT Antar Cepat', startDate: '2022-09', endDate: null },
    ]);
  },
);

test('certificates: what an academy gave is no schooling, also where no school is named', () => {
  const { result } = below('Certificates', ['Marine Cargo Claims, Lembayung Maritime Academy (2021)']);
  expect(result.certifications).toEqual(['Marine Cargo Claims']);
  expect(result.education).toEqual([]);
});
