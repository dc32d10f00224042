import { emptyResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { createMask, namesOf, privateValues } from './mask.ts';

const resume = () => {
  const cv = emptyResume();
  Object.assign(cv.profile, {
    firstName: 'Indah',
    lastName: 'Wulandari',
    email: 'indah@contoh.example',
    phone: '+62 812 3456 7890',
    linkedin: 'linkedin.com/in/indahw',
    birthDate: '2001-04-09',
  });
  Object.assign(cv.profile.address, { line1: 'Gang Melati 4', city: 'Bandung', pincode: '40115' });
  return cv;
};
const person = { name: 'Indah W. Putri', email: 'indah@setapak.example' };
const open = () => createMask(privateValues(resume(), person));

test.each([
  ['Indah Wulandari memimpin rapat', '{{NAMA_1}} memimpin rapat'],
  ['Wulandari hadir', '{{NAMA_1}} hadir'],
  ['pantai yang indah', 'pantai yang indah'],
  ['kirim ke indah@contoh.example', 'kirim ke {{EMAIL_1}}'],
  ['kirim ke orang.lain@kantor.example', 'kirim ke {{EMAIL_1}}'],
  ['telepon +62 812 3456 7890', 'telepon {{TELEPON_1}}'],
  ['telepon 0813-9876-5432', 'telepon {{TELEPON_1}}'],
  ['telepon (021) 555 12345', 'telepon {{TELEPON_1}}'],
  ['lihat linkedin.com/in/indahw', 'lihat {{TAUTAN_1}}'],
  ['lihat https://portofolio.example/karya', 'lihat {{TAUTAN_1}}'],
  ['lahir di kota ini pada 9 April 2001', 'lahir di kota ini pada {{TANGGAL_LAHIR_1}}'],
  ['Tanggal lahir: 10/05/1999', 'Tanggal lahir: {{TANGGAL_LAHIR_1}}'],
  ['tinggal di Gang Melati 4', 'tinggal di {{ALAMAT_1}}'],
  ['kantor di Jl. Asia Afrika No. 8, lantai 2', 'kantor di {{ALAMAT_1}}, lantai 2'],
  ['cabang Bandung', 'cabang {{ALAMAT_1}}'],
  ['NIK 3273010904010001', 'NIK {{NOMOR_1}}'],
  ['laporan kepada Ibu Sri Handayani setiap pekan', 'laporan kepada Ibu {{NAMA_1}} setiap pekan'],
  ['reported to Mr. John Doe weekly', 'reported to Mr. {{NAMA_1}} weekly'],
])('%s', (text, hidden) => {
  const mask = open();
  expect(mask.hide(text)).toBe(hidden);
  expect(mask.show(hidden)).toBe(text);
});

test.each([
  'omzet Rp20.000.000 dari 12 cabang',
  'jam 08.00-16.00',
  'tahun 2019-2023',
  '20% dari 1.500 siswa',
])('figures stay: %s', (text) => expect(open().hide(text)).toBe(text));

test('the same value has the same sign in every text', () => {
  const mask = open();
  expect(mask.hide('Ibu Sri Handayani')).toBe('Ibu {{NAMA_1}}');
  expect(mask.hide('Pak Joko Susilo dan Ibu Sri Handayani')).toBe('Pak {{NAMA_2}} dan Ibu {{NAMA_1}}');
});

test('a token that was never issued, and a forged one, bring nothing back', () => {
  const mask = open();
  mask.hide('Indah Wulandari');
  expect(mask.show('{{NAMA_7}} dan {{ NAMA_1 }}')).toBe('{{NAMA_7}} dan Indah Wulandari');
  expect(mask.hide('{{NAMA_1}}')).toBe('{ {NAMA_1} }');
});

test('without a CV the account’s own name and address are taken out', () => {
  const mask = createMask([...privateValues(null, person), ...namesOf('Rudi Hartono')]);
  expect(mask.hide('Indah W. Putri menyurati Rudi Hartono lewat indah@setapak.example')).toBe(
    '{{NAMA_1}} menyurati {{NAMA_2}} lewat {{EMAIL_1}}',
  );
});
