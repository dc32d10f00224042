import { expect, test } from 'vitest';
import { readAd } from './read-ad.ts';
import { restoreBreaks } from './lost-breaks.ts';

const namesOf = (ad: string) =>
  readAd(ad, { asOf: '2026-11-30' }).requirements.flatMap(({ anyOf }) => anyOf.map(({ name }) => name));

test('headings within a line begin lines of their own', () => {
  const line =
    'Deskripsi Pekerjaan Membuat laporan kas harian untuk pimpinan cabang. Menyiapkan faktur pajak setiap pekan. Kualifikasi Pendidikan minimal D3 Akuntansi. Menguasai Accurate dan Excel BENEFIT : Asuransi, makan siang';
  expect(
    restoreBreaks(line)
      .split('\n')
      .filter((each) => each.endsWith(':')),
  ).toEqual(['Deskripsi Pekerjaan:', 'Kualifikasi:', 'BENEFIT:']);
});

test('points without a sign between them are parted before the words that open them', () => {
  const line =
    'Persyaratan: Mampu membaca gambar teknik dan alat ukur Memiliki sertifikat juru las 3G Bersedia bekerja dalam sistem shift Terbiasa memakai gerinda tangan';
  expect(restoreBreaks(line).split('\n')).toEqual([
    '- Persyaratan: Mampu membaca gambar teknik dan alat ukur',
    '- Memiliki sertifikat juru las 3G',
    '- Bersedia bekerja dalam sistem shift',
    '- Terbiasa memakai gerinda tangan',
  ]);
});

test('numbers and dashes of a list within a line begin points', () => {
  const numbered =
    'Dicari penjahit dengan kriteria sebagai berikut: 1. Bisa membuat pola kemeja pria 2. Menguasai mesin obras dan overdeck 3. Teliti memeriksa ukuran sebelum dikirim';
  expect(restoreBreaks(numbered).split('\n')).toHaveLength(4);
  const dashed =
    'Syarat masuk gudang kami di Cikarang: - Pendidikan minimal SMA/SMK. - Memiliki SIO forklift yang masih berlaku. - Bersedia ditempatkan di gudang malam.';
  expect(restoreBreaks(dashed).split('\n')).toHaveLength(4);
});

test.each([
  'Kualifikasi: S1 Akuntansi, menguasai Excel dan Accurate, teliti, jujur, dapat bekerja dalam tim, bersedia ditempatkan di Solo',
  'Kami mencari staf yang Wajib Memiliki SIM A Dan Mampu Mengemudi Truk Di Malam Hari Serta Bersedia Bekerja Lembur Bila Diperlukan Perusahaan',
  'You will gather business requirements from users, review employee benefits with the provider and write job descriptions for new posts in the plant',
  'Our clinic near Menteng and the one in Merdeka look after Medical staff of the plant and their families, so Mechanical noise is no stranger to us here',
])('a line that lost no breaks stays whole: %s', (line) => expect(restoreBreaks(line)).toBe(line));

test('an ad whose breaks were lost asks for what its list of demands names, not for its duties', () => {
  const ad = `Staf Pajak

Deskripsi pekerjaan Staf Pajak Menyusun SPT Masa PPN dan PPh 21 setiap bulan. Berkoordinasi dengan konsultan pajak. Tanggung Jawab Utama Menyiapkan dokumen pemeriksaan dan keberatan. Kualifikasi Pendidikan minimal D3 Akuntansi. Menguasai Coretax dan Microsoft Excel. Memiliki sertifikat Brevet A.`;
  const names = namesOf(ad);
  expect(names).toEqual(expect.arrayContaining(['Coretax', 'Microsoft Excel']));
  expect(names.join(' ')).not.toMatch(/berkoordinasi|dokumen pemeriksaan|keberatan|tanggung jawab/i);
});

test('numbers in small letters and headings with a colon part a message without breaks', () => {
  const message =
    'loker tukang las di Gresik, syarat2: 1. punya sertifikat 3G 2. bisa baca gambar kerja 3. pengalaman min 2 th 4. tdk takut ketinggian. kirim berkas ke pos satpam jam 8 pagi';
  expect(restoreBreaks(message).split('\n')).toEqual([
    'loker tukang las di Gresik,',
    'syarat2:',
    '1. punya sertifikat 3G',
    '2. bisa baca gambar kerja',
    '3. pengalaman min 2 th',
    '4. tdk takut ketinggian.',
    'kirim berkas ke pos satpam jam 8 pagi',
  ]);
});

test('a greeting and what calls for somebody are no demands', () => {
  const ad = readAd(
    'Assalamualaikum wr wb info loker Klinik Melati Kudus butuh segera BIDAN JAGA 2 org, syarat: D3 Kebidanan, STR aktif, bisa senam hamil, usia max 35. Berkas dikirim ke bagian SDM',
    { asOf: '2026-11-30' },
  );
  expect(ad.title).toBe('BIDAN JAGA');
  expect(ad.requirements.map(({ anyOf }) => anyOf[0]!.name)).toEqual(['STR', 'senam hamil']);
});
