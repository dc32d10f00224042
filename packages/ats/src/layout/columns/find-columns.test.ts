import { expect, test } from 'vitest';
import { buildPage, type Text } from '../../testing/build-page.ts';
import { readingOrder } from '../reading-order.ts';

function read(...pages: Text[][]): string[][] {
  const { flows } = readingOrder(pages.map((texts) => buildPage(texts)));
  return flows.map((flow) => flow.lines.map((line) => line.text));
}

const at = (x: number, y: number, text: string, more: Partial<Text> = {}): Text => ({ text, x, y, ...more });
const heading = (x: number, y: number, text: string) => at(x, y, text, { size: 13, bold: true });
const bold = (x: number, y: number, text: string) => at(x, y, text, { bold: true });

test('jobs in a grid of cards below two columns: their heading rules both, and periods end the rows of each card', () => {
  const flows = read([
    heading(40, 60, 'Profil'),
    heading(310, 60, 'Keahlian'),
    at(40, 78, 'Juru masak hotel yang rapi dan cekatan di dapur'),
    at(310, 78, 'Menyusun menu'),
    at(40, 90, 'serta terbiasa melatih juru masak muda.'),
    at(310, 90, 'Menghitung belanja'),
    at(310, 102, 'Menata hidangan'),
    heading(40, 130, 'Pengalaman Kerja'),
    bold(40, 150, 'Juru Masak'),
    bold(310, 150, 'Pembantu Dapur'),
    at(40, 162, 'Hotel Puncak Sari'),
    at(220, 162, '2021 - 2024'),
    at(310, 162, 'Warung Bu Darmi'),
    at(490, 162, '2019 - 2021'),
    at(40, 174, 'Memasak untuk dua ratus tamu sehari'),
    at(310, 174, 'Menyiapkan bumbu setiap pagi'),
    at(40, 186, 'Melatih tiga juru masak baru'),
  ]);
  expect(flows.at(-1)).toEqual([
    'Pengalaman Kerja',
    'Juru Masak',
    'Hotel Puncak Sari\t2021 - 2024',
    'Memasak untuk dua ratus tamu sehari',
    'Melatih tiga juru masak baru',
    'Pembantu Dapur',
    'Warung Bu Darmi\t2019 - 2021',
    'Menyiapkan bumbu setiap pagi',
  ]);
});

test('periods of one width at the right end of the left column belong to its rows', () => {
  const skills = ['Menimbang bayi', 'Imunisasi', 'Pijat bayi', 'Mencatat gizi', 'Senam hamil', 'Menyuluh'];
  const flows = read([
    heading(114, 60, 'Pendidikan'),
    heading(407, 60, 'Profil'),
    bold(27, 82, 'D3 Kebidanan'),
    at(284, 82, 'Bidan desa yang sabar mendampingi ibu hamil dan bayi'),
    at(27, 95, 'Akademi Kebidanan Melati'),
    at(212, 95, '2018 - 2021'),
    at(284, 95, 'serta mencatat setiap kunjungan dengan teliti di'),
    at(27, 109, 'IPK 3,42'),
    at(284, 109, 'buku.'),
    bold(27, 128, 'IPA'),
    at(27, 142, 'SMA Negeri 4'),
    at(212, 142, '2015 - 2018'),
    heading(373, 131, 'Pengalaman Kerja'),
    heading(121, 164, 'Keahlian'),
    ...skills.map((skill, row) => at(38, 185 + 13 * row, skill)),
    bold(284, 152, 'Bidan Desa'),
    at(284, 166, 'Puskesmas Rawa Indah'),
    at(284, 181, '2021 - 2024'),
    at(284, 194, 'Mengunjungi dua puluh ibu hamil setiap bulan'),
    bold(284, 210, 'Asisten Bidan'),
    at(284, 223, 'Klinik Bunda'),
    at(284, 236, '2020 - 2021'),
    at(284, 249, 'Menyiapkan alat persalinan'),
  ]);
  expect(flows[0]).toEqual([
    'Pendidikan',
    'D3 Kebidanan',
    'Akademi Kebidanan Melati\t2018 - 2021',
    'IPK 3,42',
    'IPA',
    'SMA Negeri 4\t2015 - 2018',
    'Keahlian',
    ...skills,
  ]);
});

test('a column that ends early: the other one goes on over the whole page and on the next page', () => {
  const job = (y: number, title: string, period: string, end: number) => [
    bold(40, y, title),
    at(end - 5.6 * period.length, y, period),
    at(40, y + 12, 'Bengkel Roda Jaya'),
    at(40, y + 24, 'Merawat dua belas truk'),
  ];
  const flows = read(
    [
      heading(40, 60, 'Pengalaman Kerja'),
      heading(420, 60, 'Keahlian'),
      ...job(80, 'Mekanik', '2021 - 2024', 400),
      at(420, 80, 'Mesin diesel'),
      at(420, 92, 'Sistem rem'),
      at(420, 104, 'Kelistrikan'),
      ...job(122, 'Montir', '2019 - 2021', 400),
      heading(420, 122, 'Bahasa'),
      at(420, 138, 'Inggris'),
      ...job(164, 'Kernet', '2018 - 2019', 555),
      at(40, 200, 'Membongkar muatan semen dari truk besar ke gudang dan mencatat jumlahnya pada buku'),
      ...job(218, 'Pencuci Mobil', '2017 - 2018', 555),
    ],
    [...job(60, 'Juru Parkir', '2016 - 2017', 555)],
  );
  expect(flows.at(-1)!.filter((line) => /\d{4}/.test(line))).toEqual([
    'Mekanik\t2021 - 2024',
    'Montir\t2019 - 2021',
    'Kernet\t2018 - 2019',
    'Pencuci Mobil\t2017 - 2018',
    'Juru Parkir\t2016 - 2017',
  ]);
  expect(flows.at(-2)).toEqual([
    'Keahlian',
    'Mesin diesel',
    'Sistem rem',
    'Kelistrikan',
    'Bahasa',
    'Inggris',
  ]);
});

test('a gap of five points before a column whose rows begin at one edge and end in dates', () => {
  const flows = read([
    heading(40, 60, 'Profil'),
    heading(248, 60, 'Pengalaman Kerja'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) => [
      at(40, 80 + 13 * row, 'Penjahit kebaya yang teliti, rapi dan sabar'),
      at(248, 79 + 13 * row, row % 2 ? 'Menjahit pesanan' : 'Penjahit'),
      ...(row % 2 ? [] : [at(500, 79 + 13 * row, `20${10 + row} - 20${11 + row}`)]),
    ]),
  ]);
  expect(flows).toHaveLength(2);
  expect(flows[1]?.slice(0, 3)).toEqual(['Pengalaman Kerja', 'Penjahit\t2010 - 2011', 'Menjahit pesanan']);
});

test('a box of contacts under a heading beside a name in two lines is read for itself', () => {
  const text = [
    'Saya mahasiswa semester tiga yang',
    'bekerja di bidang penjualan sepatu',
    'dan membaca buku.',
  ];
  const flows = read([
    at(178, 67, 'Permata Lestari', { size: 26 }),
    at(178, 97, 'Arunika', { size: 26 }),
    at(178, 122, 'Mahasiswa Sistem Informasi', { size: 13.5 }),
    ...text.map((line, row) => at(178, 144 + 14 * row, line)),
    at(410, 54, 'About Me', { size: 15 }),
    at(488, 90, '+62-812-5551-2345'),
    at(468, 114, 'siti.aminah@contoh.id'),
    at(423, 138, 'https://github.com/sitiaminah1'),
    at(473, 161, 'facebook.com/permata'),
  ]);
  expect(flows).toEqual([
    ['Permata Lestari', 'Arunika', 'Mahasiswa Sistem Informasi', ...text],
    [
      'About Me',
      '+62-812-5551-2345',
      'siti.aminah@contoh.id',
      'https://github.com/sitiaminah1',
      'facebook.com/permata',
    ],
  ]);
});

test('columns go on on the next page where years of a timeline stand in one of them, and their rest in its first row', () => {
  const card = (y: number, year: string, school: string, ...rest: string[]) => [
    at(101, y, school, { size: 13 }),
    bold(47, y + 12, year),
    ...rest.map((text, row) => at(101, y + 26 + 14 * row, text)),
  ];
  const flows = read(
    [
      heading(40, 60, 'Pendidikan'),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
        at(40, 83 + 25 * row, `Belajar menjahit dan mencatat ${row}`),
      ),
      at(101, 320, 'SD Arunika', { size: 13 }),
      at(101, 346, '2007 - 2013'),
      heading(317, 60, 'Keahlian'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => at(317, 90 + 30 * row, `Mencatat stok gudang ${row}`)),
      heading(317, 400, 'Hobi'),
      at(317, 420, 'Menari'),
    ],
    [
      at(101, 40, 'Kecamatan Arunika Timur'),
      at(330, 40, 'Badminton'),
      at(101, 54, 'Kota Arunika'),
      heading(317, 66, 'Organisasi'),
      at(317, 90, 'Peserta pelatihan situs di sekolah'),
      at(317, 104, 'Arunika'),
      at(543, 104, '2018'),
      ...card(110, '2013', 'SMP Arunika', '2013 - 2016', 'Jl. Kenanga 6'),
      ...card(230, '2016', 'SMK Arunika', '2016 - 2019', 'Jl. Kenanga 4'),
    ],
  );
  expect(flows.at(-1)!.slice(-5)).toEqual([
    'Menari',
    'Badminton',
    'Organisasi',
    'Peserta pelatihan situs di sekolah',
    'Arunika\t2018',
  ]);
});
