import { expect, test } from 'vitest';
import { readingOf } from '../testing/reading-of.ts';
import { match } from './match.ts';

const marketer = readingOf({
  name: 'Rani Kusuma',
  summary: 'Lulusan Ilmu Komunikasi dengan pengalaman pemasaran digital.',
  work: [
    {
      title: 'Staf Pemasaran',
      at: 'PT Kopi Senja',
      from: '2023-01',
      to: null,
      did: ['Mengelola media sosial dengan 20 ribu pengikut', 'Menulis naskah iklan untuk Instagram Ads'],
    },
  ],
  education: [{ school: 'Universitas Padjadjaran', degree: 'S1 Ilmu Komunikasi', from: '2018', to: '2022' }],
  skills: ['Canva', 'SEO', 'Google Analytics'],
  languages: ['Bahasa Indonesia', 'Bahasa Inggris'],
  years: 2.5,
}).result;

const developer = readingOf({
  name: 'Bima Pratama',
  work: [
    {
      title: 'Backend Developer',
      at: 'PT Awan',
      from: '2021-01',
      to: null,
      did: ['Membangun layanan dengan Laravel dan MySQL'],
    },
  ],
  education: [{ school: 'Politeknik Negeri Bandung', degree: 'D3 Teknik Informatika' }],
  skills: ['PHP', 'Laravel', 'MySQL', 'Git'],
  years: 4,
}).result;

const nothing = readingOf().result;

const standings = (all: { name: string; standing: string }[]) =>
  Object.fromEntries(all.map((each) => [each.name, each.standing]));

test('an English ad is met by an Indonesian CV under other names', () => {
  const found = match(
    marketer,
    `Digital Marketing Specialist
Requirements:
- Bachelor's degree in Communications or Marketing
- Minimum 2 years of experience in digital marketing
- Strong copywriting and social media management skills
- Proficient in Canva or Figma
- Fluent in English
Nice to have:
- Experience with TikTok Ads
What we offer
- Free Python course`,
  );
  expect(found.language).toBe('en');
  expect(standings(found.required)).toMatchObject({
    'Digital Marketing': 'other_name',
    Copywriting: 'other_name',
    'Social Media Management': 'other_name',
    'Canva atau Figma': 'has',
  });
  expect(standings(found.niceToHave)).toEqual({ 'TikTok Ads': 'lacks' });
  expect(found.years).toEqual({ asked: 2, has: 2.5, standing: 'has' });
  expect(found.degree).toMatchObject({ asked: 'S1/D4', standing: 'has' });
  expect(found.languages).toEqual([{ name: 'Inggris', standing: 'has', niceToHave: false }]);
  expect(found.lacks).not.toContain('Python');
  expect(found.score).toBeGreaterThan(85);
});

test('an Indonesian accounting ad names what a marketer lacks, and what an age line says is no experience', () => {
  const found = match(
    marketer,
    `Dicari: Staf Akuntansi
Kualifikasi:
1. Pendidikan minimal D3/S1 Akuntansi
2. Usia maksimal 30 tahun
3. Berpengalaman minimal 1 tahun di bidang yang sama
4. Menguasai Accurate, Microsoft Excel dan perpajakan (PPh 21)
5. Teliti dan jujur`,
  );
  expect(found.degree).toMatchObject({ asked: 'D3', standing: 'has' });
  expect(found.years?.asked).toBe(1);
  expect(found.lacks).toEqual(
    expect.arrayContaining(['Accounting', 'Accurate Online', 'Microsoft Excel', 'Taxation']),
  );
  expect(found.score).toBeLessThan(50);
  expect(found.hints[0]).toContain('jangan ditulis');
});

test('one tool shows another, and alternatives need only one', () => {
  const found = match(
    developer,
    `Kualifikasi
Minimal S1 Teknik Informatika
Menguasai React, Vue atau Laravel
Terbiasa dengan SQL dan Docker
Lebih disukai yang pernah memakai Redis
Pengalaman 5 tahun`,
  );
  expect(standings(found.required)).toMatchObject({
    'React.js atau Vue.js atau Laravel': 'has',
    SQL: 'other_name',
    Docker: 'lacks',
  });
  expect(found.niceToHave.map((each) => each.name)).toEqual(['Redis']);
  expect(found.degree).toEqual({ asked: 'S1/D4', has: 'D3', standing: 'lacks' });
  expect(found.years).toMatchObject({ asked: 5, standing: 'close' });
});

test('a fresh graduate ad asks for no years, whatever else it says', () => {
  const found = match(
    nothing,
    'Syarat: fresh graduate dipersilakan melamar, pengalaman 1 tahun nilai tambah. Bisa Excel.',
  );
  expect(found.years).toMatchObject({ asked: 0, standing: 'has' });
});

test('a nursing ad in one pasted paragraph', () => {
  const nurse = readingOf({
    work: [
      {
        title: 'Perawat',
        at: 'RS Kasih',
        from: '2022',
        to: null,
        did: ['Memberikan asuhan keperawatan dan triase'],
      },
    ],
    education: [{ degree: 'D3 Keperawatan', school: 'Poltekkes Kemenkes' }],
    certifications: ['BTCLS', 'STR aktif'],
    years: 2,
  }).result;
  const found = match(
    nurse,
    'RS Sehat membuka lowongan perawat IGD. Minimal D3 Keperawatan. Memiliki STR aktif dan sertifikat BTCLS. Pengalaman dua tahun di rumah sakit. Mampu mengoperasikan rekam medis elektronik.',
  );
  expect(standings(found.required)).toMatchObject({
    'Surat Tanda Registrasi': 'has',
    'First Aid': 'has',
    'Medical Records': 'lacks',
  });
  expect(found.years?.asked).toBe(2);
  expect(found.degree?.standing).toBe('has');
});

test('a warehouse ad for school leavers', () => {
  const found = match(
    readingOf({
      work: [
        {
          title: 'Staf Gudang',
          at: 'PT Maju',
          from: '2024-01',
          to: null,
          did: ['Melakukan opname stok setiap bulan'],
        },
      ],
      education: [{ school: 'SMKN 2 Bekasi', degree: 'SMK Logistik' }],
    }).result,
    `PERSYARATAN
- Lulusan SMA/SMK sederajat
- Mampu melakukan stock opname
- Memiliki SIM B dan bisa mengoperasikan forklift
- Bersedia bekerja shift
FASILITAS
- Uang makan, BPJS Ketenagakerjaan`,
  );
  expect(found.degree).toMatchObject({ asked: 'SMA/SMK', standing: 'has' });
  expect(found.hasUnderAnotherName).toContainEqual({ name: 'Stock Opname', as: 'opname stok' });
  expect(found.lacks).toContain('Forklift Operation');
  expect(found.lacks).not.toContain('Labor Law');
});

test('an unknown tool after "menguasai" is asked for by its own name', () => {
  const found = match(
    developer,
    'Kualifikasi: menguasai Zoho Books dan Git. Bahasa Jepang N3 menjadi nilai tambah.',
  );
  expect(standings(found.required)).toEqual({ 'Zoho Books': 'lacks', Git: 'has' });
  expect(found.languages).toEqual([{ name: 'Jepang', standing: 'lacks', niceToHave: true }]);
});

test('common words are no tools', () => {
  const found = match(
    nothing,
    'Requirements: you excel at work, go the extra mile, spring into action, and keep word.',
  );
  expect(found.required).toEqual([]);
});

test('stems meet where the words differ', () => {
  const cv = readingOf({
    work: [{ title: 'Ketua', at: 'BEM', from: '2024', did: ['Memimpin tim 12 orang, mengarsipkan dokumen'] }],
  });
  const found = match(cv.result, 'Kualifikasi: memiliki jiwa kepemimpinan; mampu mengelola pengarsipan');
  expect(standings(found.required)).toEqual({ Leadership: 'other_name', 'Document Filing': 'other_name' });
});

test('repeating a word and hiding one change nothing', () => {
  const ad = 'Requirements: SEO, Canva, Tableau';
  const once = match(marketer, ad).score;
  const stuffed = { ...marketer, summary: `${marketer.summary} ${'SEO Canva '.repeat(50)}` };
  expect(match(stuffed, ad).score).toBe(once);
  const hidden = readingOf({ warnings: ['hidden_text'] });
  hidden.warnings[0]!.detail = 'SEO Canva Tableau';
  expect(match(hidden.result, ad).score).toBe(0);
});

test('an ad that asks for nothing known has no score, and an empty one does no harm', () => {
  expect(match(marketer, 'Segera hubungi kami!')).toMatchObject({ score: null, required: [], years: null });
  expect(match(nothing, '').score).toBeNull();
});

test.each(['a', ' ', '-', 'menguasai ', 'React, ', 'Excel or ', 'data ', '1 ', 's/d ', 'A. ', 'D-'])(
  'a hundred thousand characters of %j are judged too',
  (part) => {
    // What grows with the square of the ad's length would run into the test's own limit.
    expect(match(marketer, part.repeat(100_000 / part.length))).toHaveProperty('score');
  },
);

test('same input, same answer', () => {
  const ad = 'Kualifikasi: S1, SEO, Canva, Bahasa Inggris, pengalaman 2 tahun';
  expect(match(marketer, ad)).toEqual(match(marketer, ad));
});
