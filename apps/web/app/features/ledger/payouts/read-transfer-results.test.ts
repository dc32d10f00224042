import { expect, test } from 'vitest';
import { AppError } from '~/services/error.ts';
import { readTransferResults } from './read-transfer-results.server.ts';

const [one, two, three] = ['SPABCDEFGHIJ', 'SP0123456789', 'SPZYXWVUTSRQ'];

test('bank results: our own columns with a status beside them', () => {
  const text = `bank_code,bank,account_number,account_name,amount,reference,status\r\n014,BCA,123,Sukses Makmur,75000,${one},Gagal\r\n008,Mandiri,456,Budi,60000,${two},SUCCESS\r\n`;
  expect(readTransferResults(text)).toEqual([
    { transfer: one, outcome: 'failed', amount: 75_000, reference: '', words: 'Gagal' },
    { transfer: two, outcome: 'paid', amount: 60_000, reference: '', words: 'SUCCESS' },
  ]);
});

test('bank results: lines before and after, semicolons, Indonesian numbers, reasons and references of the bank', () => {
  const text = [
    'Laporan Transfer Massal;;;;',
    'Tanggal;30-11-2026;;;',
    'No;Berita;Nominal;No. Transaksi Bank;Status;Keterangan',
    `1;Bagi hasil ${one.toLowerCase()};Rp1.250.000,00;TRX-1;Berhasil;`,
    `2;Bagi hasil ${two};60.000,00;;Ditolak;Nama penerima tidak sesuai`,
    `3;Bagi hasil ${three};60,000.00;;Dalam proses;`,
    'Total;3;;;',
  ].join('\n');
  expect(readTransferResults(text)).toEqual([
    { transfer: one, outcome: 'paid', amount: 1_250_000, reference: 'TRX-1', words: 'Berhasil' },
    { transfer: two, outcome: 'failed', amount: 60_000, reference: '', words: 'Nama penerima tidak sesuai' },
    { transfer: three, outcome: 'unknown', amount: 60_000, reference: '', words: 'Dalam proses' },
  ]);
});

test.each([
  ['Tidak berhasil', 'failed'],
  ['Unsuccessful', 'failed'],
  ['Not successful', 'failed'],
  ['Returned', 'failed'],
  ['Pending', 'unknown'],
  ['', 'unknown'],
  ['Completed', 'paid'],
  ['Selesai diproses', 'paid'],
  ['Belum berhasil', 'unknown'],
  ['Not paid yet', 'unknown'],
  ['Partially completed', 'unknown'],
  ['Dalam proses, belum selesai', 'unknown'],
  ['To be settled', 'unknown'],
])('bank results: the status %j is %s', (status, outcome) => {
  expect(readTransferResults(`ref,status\n${one},${status}`)).toMatchObject([{ outcome }]);
});

test.each([
  ['', 'nothing in it'],
  ['a,b\n1,2', 'no transfer of ours'],
  [`ref,amount\n${one},75000`, 'no column of outcomes'],
])('bank results: %j is refused, for there is %s', (text) => {
  expect(() => readTransferResults(text)).toThrow(AppError);
});

test('bank results: a heading of endless text names no column, and takes no minutes', () => {
  const endless = 'no'.repeat(500_000);
  expect(readTransferResults(`Status;${endless}\nSukses;SP0123456789\n`)).toEqual([
    { transfer: 'SP0123456789', outcome: 'paid', amount: null, reference: '', words: 'Sukses' },
  ]);
});
