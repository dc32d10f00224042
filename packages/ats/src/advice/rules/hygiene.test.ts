import { expect, test } from 'vitest';
import { findingsOf, idsOf } from '../testing/findings-of.ts';
import { FRESH, SENIOR } from '../testing/people.ts';

const personal = (text: string) => ({ ...FRESH, sections: { ...FRESH.sections, PersonalDetails: text } });

test.each([
  ['CV.pdf', 'failed'],
  ['CV fix banget (2).pdf', 'partly'],
  ['Lamaran-Analis.pdf', 'partly'],
  ['Rani-Kusuma-Analis.pdf', undefined],
])('the file name %s is %s', (name, outcome) => {
  expect(findingsOf(FRESH, { name })['hygiene-file-name']?.outcome).toBe(outcome);
});

test.each([
  [100_000, undefined],
  [2_300_000, 'partly'],
  [4_000_000, 'failed'],
])('%d bytes are %s', (bytes, outcome) => {
  expect(findingsOf(FRESH, { bytes })['hygiene-file-size']?.outcome).toBe(outcome);
});

test.each(['', 'Untitled', 'Microsoft Word - cv.docx', 'CV'])('the title %j says nothing', (title) => {
  expect(idsOf({ ...FRESH, title })).toContain('hygiene-title');
});

test('a title that is there is not called missing', () => {
  expect(findingsOf({ ...FRESH, title: '' })['hygiene-title']?.title).toBe('Judul PDF-nya belum diisi');
  expect(findingsOf({ ...FRESH, title: 'CV' })['hygiene-title']?.title).toBe(
    'Judul PDF-nya belum menyebut siapa kamu',
  );
});

test('deeds in two languages are found, tool names are not', () => {
  const deeds = [
    'Managed the store with the team for two years',
    'Built the reports from the data of 9 shops',
    ...SENIOR.work![1]!.did!,
  ];
  const indonesian = [
    'Menyusun laporan keuangan untuk 3 cabang dengan Excel',
    'Mengelola data pelanggan dan menyusun dashboard Tableau dengan tim',
  ];
  const work = [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did: [...deeds, ...indonesian] }];
  expect(idsOf({ ...SENIOR, work })).toContain('language-mix');
  expect(idsOf({ ...SENIOR, work: [{ ...work[0], did: [...indonesian, ...indonesian] }] })).not.toContain(
    'language-mix',
  );
});

test('references are left for later', () => {
  expect(idsOf({ ...FRESH, sections: { ...FRESH.sections, References: 'Referensi\nBu Sri' } })).toContain(
    'hygiene-references',
  );
  expect(idsOf(personal('References available upon request'))).toContain('hygiene-references');
});

test.each([
  ['Agama: Islam', 'privacy-religion'],
  ['4. Agama : Islam', 'privacy-religion'],
  ['Perawat di Solo. Agama: Islam. Status: Belum menikah.', 'privacy-marital'],
  ['Bandung | Islam | Belum Menikah', 'privacy-religion'],
  ['6 Agama Katolik', 'privacy-religion'],
  ['Status Perkawinan : Belum menikah', 'privacy-marital'],
  ['7 Status Perkawinan Kawin', 'privacy-marital'],
  ['Status Menikah (2 anak)', 'privacy-marital'],
  ['Status / Marital status : Menikah / Married', 'privacy-marital'],
  ['Civil Status: Single', 'privacy-marital'],
  ['Marital status: Married', 'privacy-marital'],
  ['Nama Ayah : Yosef Lado', 'privacy-marital'],
  ['Anak ke-2 dari 4 bersaudara', 'privacy-marital'],
  ['Tinggi Badan : 165 cm', 'privacy-body'],
  ['TB/BB: 170 cm / 62 kg', 'privacy-body'],
  ['Height 168 cm', 'privacy-body'],
  ['Height: 5’2”', 'privacy-body'],
  ['Golongan Darah : O', 'privacy-body'],
  ['NIK: 3273015708010002', 'privacy-id-number'],
  ['ID number: 0099 1234 567', 'privacy-id-number'],
  ['3273 0157 0801 0002 3273015708010002', 'privacy-id-number'],
])('%j is private', (line, id) => {
  expect(idsOf(personal(line))).toContain(id);
});

test.each([
  'Guru agama di SMP',
  'Merawat ibu dan anak di puskesmas',
  'Status: aktif bekerja sebagai relawan bidang agama'.replace('Status: ', ''),
  '+62 812 3456 7890',
  'Sexual health campaign',
  'Mengajar agama Islam kepada 40 santri',
  'Single Sign-On, Kubernetes',
  'Status: Ongoing',
  'Menyusun buku ajar. Islam dan lingkungan hidup',
  'Berat muatan 600 kg per truk',
])('%j is not', (line) => {
  const ids = idsOf(personal(line));
  for (const id of ['privacy-religion', 'privacy-marital', 'privacy-body']) expect(ids).not.toContain(id);
  expect(ids).not.toContain('privacy-id-number');
});

test('an identity number is not printed once more', () => {
  const finding = findingsOf(personal('NIK: 3273015708010002'))['privacy-id-number'];
  expect(finding?.places[0]?.text).toMatch(/^NIK: •+02$/);
});

test('a birth date costs half a point, a full address one, a town none', () => {
  expect(findingsOf({ ...FRESH, born: '2001-08-17' })['privacy-birth-date']?.outcome).toBe('partly');
  expect(idsOf({ ...FRESH, city: 'Jl. Melati No. 5, Bandung' })).toContain('privacy-address');
  for (const city of ['Bandung', 'Kec. Coblong, Bandung', 'Kampung Inggris, Kediri'])
    expect(idsOf({ ...FRESH, city })).not.toContain('privacy-address');
  for (const city of [
    'Dusun Arunika, Desa Kencana, Kec. Jonggat, Lombok Tengah',
    'Dsn. Arunika RT 03/01, Subang',
    'Jl. Arunika Raya Km. 4, Tapanuli Tengah',
    'Jl. Arunika 12, Solo',
    '14 Arunika Road, Leeds',
  ])
    expect(idsOf({ ...FRESH, city })).toContain('privacy-address');
});

test('length: a letter in the same file does not make a CV longer', () => {
  expect(idsOf({ ...FRESH, pages: 2, warnings: ['other_papers'] })).not.toContain('length-pages');
  expect(idsOf({ ...FRESH, pages: 3, warnings: ['other_papers'] })).toContain('length-pages');
});

test.each([
  [{ ...FRESH, pages: 2 }, 'length-pages'],
  [{ ...SENIOR, pages: 4 }, 'length-pages'],
  [{ ...FRESH, sections: {} }, 'length-words'],
  [{ ...FRESH, summary: 'panjang '.repeat(100) }, 'length-summary'],
  [{ ...FRESH, skills: ['Excel'] }, 'length-few-skills'],
  [{ ...FRESH, skills: Array.from({ length: 30 }, (_, at) => `Alat ${at}`) }, 'length-many-skills'],
])('length, case %#: %s', (sketch, id) => {
  expect(idsOf(sketch)).toContain(id);
});

test('a birth date is quoted as the CV prints it', () => {
  const printed = { ...personal('Bandung, 17-08-2001'), born: '2001-08-17' };
  expect(findingsOf(printed)['privacy-birth-date']?.places[0]?.text).toBe('Bandung, 17-08-2001');
});
