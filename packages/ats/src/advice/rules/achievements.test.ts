import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { AS_OF, findingsOf, idsOf } from '../testing/findings-of.ts';
import { SENIOR } from '../testing/people.ts';
import { readingOf } from '../testing/reading-of.ts';

const doing = (...did: string[]) => ({
  ...SENIOR,
  work: [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }],
  summary: null,
});
const STRONG = [
  'Menurunkan selisih stok dari 4% menjadi 1% dengan hitung bergilir',
  'Melatih 12 juru timbang dalam 3 minggu',
  'Menghemat 18 liter solar per hari lewat rute baru',
];
const scoreOf = (...did: string[]) => check(readingOf(doing(...did)), {}, { asOf: AS_OF }).score;

test('a job without deeds is pointed at, and holds the score down', () => {
  const finding = findingsOf(doing())['achievement-told'];
  expect(finding).toMatchObject({ topic: 'content.thin', places: [{ text: 'Staf · PT Maju' }] });
  expect(scoreOf()).toBeLessThanOrEqual(62);
});

test('a scholar’s appointments may be a list: what came of them stands among the publications', () => {
  const Publications =
    'Publications\nSolheim I (2023). Renewal events in fjords.\nSolheim I (2021). A cheap CTD for schools.';
  const scholar = { ...doing(), sections: { Publications } };
  expect(findingsOf(scholar)['achievement-told']).toMatchObject({ outcome: 'partly' });
  expect(check(readingOf(scholar), {}, { asOf: AS_OF }).score).toBeGreaterThan(scoreOf());
});

test('duties: each is pointed at with its own box, and a CV of nothing else is capped', () => {
  const duties = [
    'Bertanggung jawab atas stok barang',
    'Bertugas menjaga gudang',
    'Membantu bagian umum',
    'Input data',
  ];
  const finding = findingsOf(doing(...duties))['achievement-deeds'];
  expect(finding).toMatchObject({ topic: 'content.duties', outcome: 'failed' });
  expect(finding?.places[0]).toMatchObject({
    path: 'workExperience.0.jobDescription',
    text: duties[0],
    page: 0,
  });
  expect(scoreOf(...duties)).toBeLessThanOrEqual(64);
  expect(idsOf(doing(...STRONG))).not.toContain('achievement-deeds');
});

test('figures: without any the score stays under ready to send, with half of them nothing is said', () => {
  const bare = [
    'Menyusun jadwal pelayaran rakyat antarpulau Maluku',
    'Merancang lambung kapal ikan dari serat kaca',
    'Mengajari awak membaca peta laut elektronik',
  ];
  expect(findingsOf(doing(...bare))['achievement-figures']).toMatchObject({
    topic: 'content.no-numbers',
    outcome: 'failed',
  });
  expect(scoreOf(...bare)).toBeLessThanOrEqual(88);
  expect(idsOf(doing(...STRONG))).not.toContain('achievement-figures');
});

test('bullets of two words are too short to picture', () => {
  const finding = findingsOf(doing('Input data', 'Angkat telepon', 'Arsip', 'Melayani tamu'))[
    'achievement-specific'
  ];
  expect(finding).toMatchObject({ topic: 'content.thin', outcome: 'failed' });
});

test('a strong bullet scores above a fair one, a fair one above a duty', () => {
  const fair = scoreOf(
    'Menjahit seragam marching band untuk sekolah musik kota',
    'Merakit panel surya apung di waduk Cirata',
    'Menulis buku panduan bengkel sepeda motor listrik',
  );
  const duty = scoreOf('Bertanggung jawab atas jahitan', 'Bertugas di bengkel', 'Membantu montir');
  expect(scoreOf(...STRONG)).toBeGreaterThan(fair + 4);
  expect(fair).toBeGreaterThan(duty + 10);
});

test('each bullet carries its verdict and, where weak, a sharper frame', () => {
  const { bullets } = check(readingOf(doing(STRONG[0]!, 'Bertugas merawat kuda')), {}, { asOf: AS_OF });
  expect(bullets).toMatchObject([
    { verdict: 'strong', work: 0 },
    {
      verdict: 'weak',
      reasons: expect.arrayContaining(['duty']),
      sharper: expect.stringContaining('Merawat [berapa?] kuda'),
    },
  ]);
});

test('a CV without bullets says that they could not be judged, and is not taken for fine', () => {
  const { unjudged, convincing } = check(
    readingOf({ ...SENIOR, work: [], sections: {} }),
    {},
    { asOf: AS_OF },
  );
  expect(unjudged.map((each) => each.id)).toContain('achievement-deeds');
  expect(convincing).toBeLessThan(90);
});

test('a career break needs no deeds and no place', () => {
  const [first, ...others] = SENIOR.work!;
  const rest = { title: 'Jeda karier mengasuh anak', at: null, from: '2020-01', to: '2020-12', did: [] };
  const ids = idsOf({ ...SENIOR, work: [first!, rest, ...others] });
  expect(ids).not.toContain('achievement-told');
  expect(ids).not.toContain('structure-organisation');
});

test('an outcome with its figure may open a bullet', () => {
  const ids = idsOf(
    doing(
      '97% muatan tiba sesuai jadwal',
      'Piutang macet Rp340 juta tertagih dalam satu semester',
      'Menekan konsumsi solar 11 persen dengan mencatat rute setiap hari',
    ),
  );
  expect(ids).not.toContain('achievement-verbs');
});

test('deeds without numbers are no duties, however short they are', () => {
  const ids = idsOf(
    doing(
      'Sewed curtains for two-storey theatres',
      'Rewired lamps in the old lighthouse',
      'Trained porters in safe lifting',
      'Sorted parcels by postal district',
    ),
  );
  expect(ids).toContain('achievement-figures');
  expect(ids).not.toContain('achievement-deeds');
});

test('events that were only attended say nothing of the deeds beside them', () => {
  const events = Array.from({ length: 9 }, (_, at) => `Peserta webinar literasi keuangan sesi ${at + 1}`);
  const ids = idsOf(doing(...STRONG, ...events));
  expect(ids).toContain('length-attended');
  expect(ids).not.toContain('achievement-figures');
  expect(ids).not.toContain('achievement-verbs');
});

test('duties among praise: where hardly anything done is left, the ceiling is that of duties', () => {
  const mixed = [
    'Bertanggung jawab atas stok barang',
    'Pribadi yang jujur dan ulet',
    'Bertugas menjaga gudang bahan baku',
    'Mampu bekerja di bawah tekanan',
    'Memiliki semangat kerja yang tinggi',
  ];
  expect(scoreOf(...mixed)).toBeLessThanOrEqual(64);
  expect(scoreOf(...mixed.slice(0, 3), ...STRONG)).toBeGreaterThan(64);
});
