import { expect, test } from 'vitest';
import { tableRole } from './table-role.ts';

test.each([
  ['No.', 'number'],
  ['Ijazah Tahun', 'date'],
  ['Occupation or position held', 'post'],
  ['Tahun Lulus', 'date'],
  ['TMT', 'date'],
  ['Sampai Dengan', 'date'],
  ['Masa Kerja', 'date'],
  ['Lama Bekerja', 'date'],
  ['Length of Service', 'date'],
  ['Nama Sekolah/Perguruan Tinggi', 'organisation'],
  ['Nama Perusahaan', 'organisation'],
  ['Tempat Kerja', 'organisation'],
  ['Posisi Terakhir', 'post'],
  ['Job Title', 'post'],
  ['Turun', 'date'],
  ['Lulus', 'date'],
  ['Year of Passing', 'date'],
  ['Percentage', 'grade'],
  ['Program Studi', 'degree'],
  ['Jurusan / Prodi', 'degree'],
  ['Nilai IPK', 'grade'],
  ['Deskripsi Pekerjaan', 'text'],
  ['Bidang Ilmu', 'degree'],
  ['Uraian Tugas', 'text'],
  ['Tugas dan Tanggung Jawab', 'text'],
  ['Nama Pelatihan', 'name'],
  ['Awarded by', 'issuer'],
  ['Nama Bintang/Satya Lencana Penghargaan', 'name'],
  ['Tahun Perolehan', 'date'],
  ['Nama Negara/Instansi yang Memberi', 'issuer'],
  ['Degree awarded', 'degree'],
  ['Penyelenggara', 'issuer'],
  ['Tingkat Kemampuan', 'level'],
  ['Alamat Perusahaan', 'place'],
  ['Company Address', 'place'],
  ['Intansi Pendidikan', 'organisation'],
  ['Kapal / Perusahaan', 'organisation'],
  ['Kapal', 'place'],
  ['Diterbitkan oleh', 'issuer'],
  ['Diterbitkan', 'date'],
  ['Jabatan dan Uraian Tugas', 'post'],
])('%j announces %s', (text, role) => {
  expect(tableRole(text)).toBe(role);
});

test.each(['Universitas Indonesia', 'Kota Semarang', 'Staf Gudang', 'Jl. Merdeka 5', 'PT Sumber Rejeki'])(
  '%j announces nothing',
  (text) => {
    expect(tableRole(text)).toBeUndefined();
  },
);

test('a grade beside "Strata" is the level of the school', () => {
  expect(tableRole('Strata / Grade')).toBe('degree');
  expect(tableRole('Grade')).toBe('grade');
});

test('`Ket.` is a column of remarks', () => {
  expect(tableRole('Ket.')).toBe('text');
});
