import { createSpelling } from '@setapak/ats/spelling';
import {
  detectTextLanguage,
  parseRichText,
  starterResume,
  starterRoles,
  type Language,
} from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { findForeign } from './find-foreign.ts';

const { isKnown: isWord } = createSpelling();
const isEnglish = (text: string) => detectTextLanguage(text) === 'en';
const foreign = (source: string, text: string, skills = '') =>
  findForeign(text, { source, isWord, skills, isTranslated: isEnglish(text) !== isEnglish(source) }).map(
    ({ kind, from, to }) => [kind, text.slice(from, to)],
  );

describe('what stands in the source is no invention', () => {
  test.each([
    // The same language, other words.
    ['bikin laporan keuangan tiap bulan pake excel', 'Menyusun laporan keuangan bulanan dengan Excel.'],
    ['ngurus stok gudang 3 cabang', 'Mengelola stok gudang di tiga cabang.'],
    [
      'naikin penjualan 20% dalam 6 bulan',
      'Meningkatkan penjualan sebesar dua puluh persen dalam enam bulan.',
    ],
    ['melayani pelanggan di kasir toko Sinar Jaya', 'Melayani pelanggan sebagai kasir di toko Sinar Jaya.'],
    ['omzet naik jadi Rp20 juta', 'Meningkatkan omzet menjadi Rp20.000.000.'],
    ['Ketua panitia seminar nasional, 250 peserta', 'Memimpin panitia seminar nasional dengan 250 peserta.'],
    [
      'magang di PT Telkom Indonesia sejak Maret 2023',
      'Menjalani magang di PT Telkom Indonesia sejak Maret 2023.',
    ],
    ['helped customers with their orders', 'Served customers and handled their orders.'],
    // Translations: names, figures and degrees in their other form.
    [
      'Mengelola 3 cabang di Jawa Barat sejak Agustus 2021',
      'Managed three branches in West Java since August 2021.',
    ],
    [
      'Lulusan S1 Akuntansi Universitas Indonesia, IPK 3,75',
      'Bachelor of Accounting graduate from the University of Indonesia with a GPA of 3.75.',
    ],
    ['Juara 2 lomba debat bahasa Inggris', 'Won second place, 2nd, in an English debate competition.'],
    ['Analisis data penjualan dengan Python dan SQL', 'Analysed sales data with Python and SQL.'],
    ['Staf Pemasaran di Bank Nusa Raya', 'Marketing Staff at Bank Nusa Raya.'],
    ['Cut costs by 15% within two years', 'Menurunkan biaya 15 persen dalam dua tahun.'],
    ['Beasiswa Djarum Plus', 'Djarum Plus scholarship.'],
    ['D3 Keperawatan', 'Diploma in nursing.'],
    ['salah satu anggota tim', 'One of the team members.'],
  ])('%s → %s', (source, text) => expect(foreign(source, text)).toEqual([]));
});

describe('what does not stand in the source is found', () => {
  test.each<[string, string, string[][]]>([
    ['menyusun laporan', 'Menyusun 12 laporan.', [['figure', '12']]],
    ['menyusun laporan', 'Menyusun dua belas laporan.', [['figure', 'dua belas']]],
    ['menaikkan penjualan', 'Menaikkan penjualan 20%.', [['share', '20%']]],
    ['menaikkan penjualan', 'Menaikkan penjualan dua puluh persen.', [['share', 'dua puluh persen']]],
    ['menaikkan penjualan', 'Increased sales by twenty percent.', [['share', 'twenty percent']]],
    ['menaikkan penjualan 20 toko', 'Menaikkan penjualan 20% toko.', [['share', '20%']]],
    ['sold things', 'Doubled the number of things sold.', [['figure', 'Doubled']]],
    ['melayani pelanggan', 'Melayani ratusan pelanggan.', [['figure', 'ratusan']]],
    ['mengelola kas', 'Mengelola kas senilai Rp5 juta.', [['money', 'Rp5 juta']]],
    ['bekerja di gudang', 'Bekerja di gudang selama 3 tahun.', [['duration', '3 tahun']]],
    ['bekerja di gudang', 'Bekerja di gudang sejak 2019.', [['year', '2019']]],
    ['bekerja sejak 2021', 'Bekerja sejak Januari 2021.', [['month', 'Januari']]],
    ['bekerja di toko', 'Bekerja di Tokopedia.', [['name', 'Tokopedia']]],
    ['bekerja di toko', 'bekerja di tokopedia', [['name', 'tokopedia']]],
    ['bekerja di bank', 'Bekerja di Bank Mandiri.', [['name', 'Mandiri']]],
    ['bekerja di bank', 'Grab mempekerjakan saya.', [['name', 'Grab']]],
    ['bekerja di bank', 'Zenvorix mempekerjakan saya.', [['name', 'Zenvorix']]],
    ['memimpin tim', 'Memimpin tim bersama Budi Santoso.', [['name', 'Budi Santoso']]],
    [
      'kuliah akuntansi',
      'Kuliah akuntansi di Universitas Gadjah Mada.',
      [['name', 'Universitas Gadjah Mada']],
    ],
    ['lulusan akuntansi', 'Lulusan S1 akuntansi.', [['bachelor', 'S1']]],
    ['lulusan S1 akuntansi', 'Lulusan S2 akuntansi.', [['master', 'S2']]],
    ['accounting graduate', 'Accounting graduate with a master’s degree.', [['master', 'master’s degree']]],
    ['lulus dari kampus', 'Lulus dari kampus dengan predikat cum laude.', [['honours', 'cum laude']]],
    ['mengolah data', 'Mengolah data dengan Python.', [['skill', 'Python']]],
    ['mengolah laporan', 'Prepared reports with Microsoft Excel.', [['skill', 'Microsoft Excel']]],
    ['mengolah laporan', 'Mengolah laporan dan menguasai akuntansi biaya.', [['skill', 'akuntansi biaya']]],
    ['ikut lomba', 'Menjadi juara lomba.', [['award', 'juara']]],
    ['ikut pelatihan', 'Bersertifikat setelah pelatihan.', [['certificate', 'Bersertifikat']]],
    ['membantu tim', 'Memimpin tim.', [['rank', 'Memimpin']]],
    ['helped the team', 'Led the team.', [['rank', 'Led']]],
    ['bisa bahasa Inggris', 'Fluent in English.', [['mastery', 'Fluent']]],
    ['ikut seminar', 'Mengikuti seminar internasional.', [['reach', 'internasional']]],
  ])('%s → %s', (source, text, facts) => expect(foreign(source, text)).toEqual(facts));
});

test('skills of an ad may be spoken of, its figures and names not', () => {
  const ad = 'Menguasai SQL. Kandidat pernah 10 tahun di Google.';
  expect(foreign('magang di toko', 'Pernah memakai SQL?', ad)).toEqual([]);
  expect(foreign('magang di toko', 'Selama 10 tahun di Google?', ad)).toEqual([
    ['duration', '10 tahun'],
    ['name', 'Google'],
  ]);
});

/** The points of a starter: written by people in both languages, one for one. */
function starterPoints(role: (typeof starterRoles)[number], language: Language): string[] {
  const { objective, work, projects, informalEducation } = starterResume(role, language);
  const items = [...work.items, ...projects.items, ...informalEducation.items];
  return [objective.body, ...items.map(({ summary }) => summary)]
    .flatMap((text) => parseRichText(text))
    .flatMap((block) => (block.kind === 'list' ? block.items : [block]))
    .map(({ spans }) => spans.map(({ text }) => text).join(''));
}

test('translations that people wrote: nine in ten of the starters’ points have nothing that is called made up', () => {
  const pairs = starterRoles.flatMap((role) => {
    const [indonesian, english] = [starterPoints(role, 'id'), starterPoints(role, 'en')];
    if (indonesian.length !== english.length) return [];
    return indonesian.flatMap((text, at) => [
      { source: text, text: english[at]! },
      { source: english[at]!, text },
    ]);
  });
  const flagged = pairs.filter(
    ({ source, text }) => findForeign(text, { source, isWord, isTranslated: true }).length > 0,
  );
  expect(pairs.length).toBeGreaterThan(50);
  expect(flagged.length).toBeLessThanOrEqual(pairs.length * 0.11);
});
