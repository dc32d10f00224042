import { expect, test } from 'vitest';
import { loadEngine } from '../engine/load-engine.ts';
import { flatText, pdfText } from '../testing/pdf-text.ts';
import { renderAtsReport, type AtsReport } from './ats-report.ts';

const report: AtsReport = {
  title: 'Hasil Pengecekan ATS',
  fileName: 'CV #1 *tebal* $x$.pdf',
  checkedAt: '21 November 2026, 17.00 WIB',
  score: 72,
  verdict: { tone: 'info', title: 'Hampir siap', text: 'Isinya sudah terbaca.' },
  facts: ['Dinilai sebagai lulusan baru'],
  figures: [
    { label: 'Terbaca', value: 91, text: 'Mesin menangkap isinya.' },
    { label: 'Meyakinkan', value: null, text: 'Belum ada isi.' },
  ],
  first: [{ gain: '+9,1', title: 'Utama', why: 'Sebab', fix: 'Caranya', example: '' }],
  bullets: [
    {
      verdict: 'Lemah',
      tone: 'weak',
      text: 'Input data',
      reason: 'Terlalu singkat.',
      sharper: 'Input [berapa?] data',
    },
  ],
  groups: [
    { label: 'Kontak', earned: 7.5, points: 15 },
    { label: 'Panjang', earned: 0, points: 0 },
  ],
  findings: [
    {
      group: 'Kontak',
      items: [{ gain: '+3,5', title: 'Nomor HP', why: 'Sebab', fix: 'Caranya', example: '#panic("x")' }],
    },
  ],
  words: {
    first: 'Kerjakan ini dulu',
    findings: 'Perbaikan lain',
    bullets: 'Poin demi poin',
    sharper: 'Kerangka',
    groups: 'Rincian skor',
    allGood: 'Beres',
    fix: 'Perbaiki',
    example: 'Contoh',
    matches: 'Kecocokan dengan lowongan',
    data: 'Resume Data',
    missing: 'Tidak terdeteksi',
  },
  matches: [
    {
      title: 'Staf #Pajak',
      facts: 'PT Samudra',
      score: 64,
      lists: [
        { label: 'Sudah ada', tone: 'success', items: ['Excel', 'Brevet A & B'] },
        { label: 'Mirip', tone: 'warning', items: [] },
      ],
      note: 'Hanya kalau benar',
    },
    { title: 'Tanpa skor', facts: '', score: null, lists: [], note: '' },
  ],
  fields: [
    { label: 'Nama', value: 'Siti 王小明' },
    { label: 'Email', value: null },
  ],
  sections: [{ title: 'Keahlian', entries: [{ title: '#set text(red)', lines: ['\uD800 sendirian'] }] }],
  footer: 'Setapak',
};

test('every finding stands in the report, and none is parsed as markup', async () => {
  const text = await flatText(await renderAtsReport(await loadEngine(), report));
  for (const words of [
    'CV #1 *tebal* $x$.pdf',
    '72',
    'Hampir siap',
    '7,5 / 15',
    'Terbaca',
    '91',
    '+9,1',
    'Input [berapa?] data',
    '#panic("x")',
    '#set text(red)',
    'Siti 王小明',
    'Tidak terdeteksi',
    'sendirian',
    'Staf #Pajak',
    '64',
    'Excel, Brevet A & B',
    'Tanpa skor',
  ])
    expect(text).toContain(words);
});

test('no score and nothing found is a report too', async () => {
  const empty = {
    ...report,
    score: 0,
    groups: [],
    figures: [],
    first: [],
    findings: [],
    bullets: [],
    sections: [],
    facts: [],
    matches: [],
  };
  const text = await flatText(await renderAtsReport(await loadEngine(), empty));
  expect(text).toContain('Beres');
});

test('wherever the page ends, "Resume Data" stands above two of its rows at least', async () => {
  const engine = await loadEngine();
  const labels = ['Nama', 'Email', 'Nomor HP', 'Alamat', 'Tautan'];
  const fields = labels.map((label) => ({ label: `Baris ${label}`, value: 'ada' }));
  // One line more each time moves the table over the end of the page bit by bit.
  for (let lines = 30; lines <= 50; lines += 1) {
    const facts = Array.from({ length: lines * 5 }, () => 'Dinilai sebagai kamu');
    const pdf = await renderAtsReport(engine, {
      ...report,
      fields,
      facts,
      findings: [],
      first: [],
      bullets: [],
      groups: [],
    });
    const page = (await pdfText(pdf)).find((text) => text.includes('Resume Data')) ?? '';
    expect(page, `after ${lines} lines`).toContain('Baris Nama');
    expect(page, `after ${lines} lines`).toContain('Baris Email');
  }
});
