import { describe, expect, test } from 'vitest';
import { postsOf } from './posts.ts';
import { readAd } from './read-ad.ts';

/** Each post with what its own ad asks for. */
const asked = (ad: string) =>
  postsOf(ad).map(({ name, ad: own }) => {
    const { title, requirements, degree } = readAd(own, { asOf: '2026-11-30' });
    return [name, title, degree?.minLevel, requirements.map(({ anyOf }) => anyOf[0]!.name).join(', ')];
  });

describe('an ad with several posts', () => {
  test('numbered posts keep their own demands and share what all must have', () => {
    const ad = `LOWONGAN KERJA – VILLA TERATAI, LEMBANG

1. Rigger panggung
- SMK
- Menguasai simpul tali

2. Tukang Kayu
- SMA
- Menguasai SketchUp

3. Staf Akuntansi
- D3 Akuntansi
- Menguasai MYOB

Semua posisi: jujur
Kirim CV ke hrd@teratai.example`;
    expect(asked(ad)).toEqual([
      ['Rigger panggung', 'Rigger panggung', 'SMA/SMK', 'simpul tali, jujur'],
      ['Tukang Kayu', 'Tukang Kayu', 'SMA/SMK', 'SketchUp, jujur'],
      ['Staf Akuntansi', 'Staf Akuntansi', 'D3', 'MYOB, jujur'],
    ]);
  });

  test('a post in the middle of the numbers is one, whatever it is called', () => {
    const ad =
      'A. KASIR\n- Menguasai Moka\n\nB. TUKANG RACIK\n- Menguasai SketchUp\n\nC. KURIR\n- Memiliki SIM C';
    expect(postsOf(ad).map(({ name }) => name)).toEqual(['KASIR', 'TUKANG RACIK', 'KURIR']);
  });

  test('demands behind the name, and a line of its own above a list', () => {
    expect(
      asked(
        'Two vacancies at Teratai\n\nWELDER: TIG welding, forklift licence.\n\nDRIVER: SIM B1, basic English.\n\nBoth jobs come with meals.',
      ),
    ).toEqual([
      ['WELDER', 'WELDER', undefined, 'TIG welding, forklift licence'],
      ['DRIVER', 'DRIVER', undefined, 'SIM B1'],
    ]);
    expect(
      asked(
        'Teratai Labs grows:\n\nQA Engineer\nYou keep releases calm.\n- Cypress\n\nData Analyst\n- SQL\n\nApply at jobs@teratai.example',
      ).map(([name, , , wishes]) => [name, wishes]),
    ).toEqual([
      ['QA Engineer', 'Cypress'],
      ['Data Analyst', 'SQL'],
    ]);
  });

  test('running text that speaks of each post in turn', () => {
    const ad =
      'Butuh cepat: kasir, pelayan dan juru masak. Kasir wajib bisa Moka POS. Pelayan yang penting ramah. Juru masak minimal 2 tahun, bisa masak rendang. Datang langsung.';
    expect(asked(ad).map(([name, , , wishes]) => [name, wishes])).toEqual([
      ['kasir', 'Moka POS'],
      ['pelayan', 'ramah'],
      ['juru masak', 'masak rendang'],
    ]);
  });

  test('posts in the plural, two in one, and blocks that are headed by what their post asks for', () => {
    const names = (ad: string) => asked(ad).map(([name, , , wishes]) => [name, wishes]);
    expect(
      names('1. Staff Gudang & Kasir\n- Menguasai Moka\n\n2. Programmers\n- Python\n\nKirim ke a@b.example'),
    ).toEqual([
      ['Staff Gudang & Kasir', 'Moka'],
      ['Programmers', 'Python'],
    ]);
    expect(
      names('Lowongan: Staff Gudang & Kasir\n\nSyarat Staff Gudang:\n- SIM B1\n\nSyarat Kasir:\n- Moka POS'),
    ).toEqual([
      ['Staff Gudang', 'SIM B1'],
      ['Kasir', 'Moka POS'],
    ]);
    expect(names('We need welders and riggers. Welders must hold 6G. Riggers must know slings.')).toEqual([
      ['welders', '6G'],
      ['riggers', 'slings'],
    ]);
    expect(
      names('Butuh staff gudang & kasir. Staff gudang wajib bisa forklift. Kasir harus bisa Moka.'),
    ).toEqual([
      ['staff gudang', 'forklift'],
      ['kasir', 'Moka'],
    ]);
  });

  test('the ad of one post offers that one alone', () => {
    const [first] = postsOf('1. Kasir\n- Menguasai Moka\n2. Kurir\n- Memiliki SIM C');
    expect(postsOf(first!.ad)).toEqual([]);
  });

  test.each([
    'Barista\n\nSyarat:\n- Teliti\n- Menyiapkan data untuk auditor\n- Melapor kepada manajer\n\nBenefit:\n- Konseling dengan psikolog',
    'Duties\n1. Lead monthly reporting\n2. Manage cash\n3. Leadership and people development\n4. Improve controls',
    'Kasir toko kami harus jujur. Kirim CV.',
  ])('one post: %j', (ad) => expect(postsOf(ad)).toEqual([]));
});
