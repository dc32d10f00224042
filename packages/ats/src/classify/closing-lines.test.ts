import { expect, test } from 'vitest';
import { endsPaper, isSigned } from './closing-lines.ts';

test.each([
  'Demikian daftar riwayat hidup ini saya buat dengan sebenarnya.',
  'Demikianlah keterangan ini saya buat, apabila di kemudian hari terdapat',
  'Dengan demikian data ini saya isi dengan sesungguhnya.',
  'Data di atas saya isi dengan sebenar-benarnya.',
  'Saya yang bersangkutan,',
])('the end of a form: %s', (line) => {
  expect(endsPaper(line)).toBe(true);
});

test.each([
  'Data pelanggan saya isi ke dalam sistem setiap hari',
  'Penulis',
  'Informasi stok disampaikan ke pemasok',
])('no end: %s', (line) => {
  expect(endsPaper(line)).toBe(false);
});

test('place and day stand over a signature', () => {
  expect(isSigned('Kendal, 03/11/2026', undefined, 0)).toBe(true);
  expect(isSigned('Dibuat di Kendal, pada tanggal 3 November 2026', 'Pelamar,', 2)).toBe(true);
  expect(isSigned('Kendal, 3 November 2026', 'Hormat saya,', 5)).toBe(true);
  expect(isSigned('Kendal, 3 November 2026', 'Pelatihan K3', 5)).toBe(false);
});

test('place and month or dots mean nothing without a signature', () => {
  expect(isSigned('Cianjur, Oktober 2026', 'Penulis,', 2)).toBe(true);
  expect(isSigned('Cianjur, ………… 2026', 'Pemohon', 2)).toBe(true);
  expect(isSigned('Cianjur, Oktober 2026', 'Staf Gudang', 2)).toBe(false);
});
