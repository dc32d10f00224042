import { expect, test } from 'vitest';
import { readingOf } from '../testing/reading-of.ts';
import { match } from './match.ts';
import type { Match } from './match-types.ts';

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

const standings = ({ requirements }: Match, importance?: 'must' | 'nice') =>
  Object.fromEntries(
    requirements
      .filter((each) => !importance || each.importance === importance)
      .map((each) => [each.name, each.standing]),
  );

test('match: an English ad is met by an Indonesian CV under other names', () => {
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
  expect(found.title).toMatchObject({ name: 'Digital Marketing Specialist' });
  expect(standings(found, 'must')).toEqual({
    'digital marketing': 'similar',
    copywriting: 'similar',
    'social media management': 'similar',
    'Canva atau Figma': 'has',
  });
  expect(standings(found, 'nice')).toEqual({ 'TikTok Ads': 'lacks' });
  expect(found.years).toMatchObject({ min: 2, has: 2.5, standing: 'has' });
  expect(found.degree).toMatchObject({
    minLevel: 'S1',
    fields: ['Communications', 'Marketing'],
    standing: 'has',
  });
  expect(found.languages).toMatchObject([{ name: 'Inggris', standing: 'has', importance: 'must' }]);
  expect(found.score).toBeGreaterThan(80);
});

test('match: what an age line says is no experience, and the CV of another profession scores low', () => {
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
  expect(found.degree).toMatchObject({ minLevel: 'D3', fields: ['Akuntansi'], standing: 'similar' });
  expect(found.years?.min).toBe(1);
  expect(standings(found)).toMatchObject({ Accurate: 'lacks', 'Microsoft Excel': 'lacks', Teliti: 'lacks' });
  expect(found.notJudged).toEqual([{ kind: 'age', text: 'Usia maksimal 30 tahun' }]);
  expect(found.score).toBeLessThan(50);
  expect(found.hints[0]).toContain('jangan ditulis');
});

test('match: one tool shows another, and alternatives need only one', () => {
  const found = match(
    developer,
    `Kualifikasi
Minimal S1 Teknik Informatika
Menguasai React, Vue atau Laravel
Terbiasa dengan SQL dan Docker
Lebih disukai yang pernah memakai Redis
Pengalaman 5 tahun`,
  );
  expect(standings(found, 'must')).toEqual({
    'React atau Vue atau Laravel': 'has',
    SQL: 'similar',
    Docker: 'lacks',
  });
  expect(standings(found, 'nice')).toEqual({ Redis: 'lacks' });
  expect(found.degree).toMatchObject({ minLevel: 'S1', level: 'D3', standing: 'lacks' });
  expect(found.years).toMatchObject({ min: 5, standing: 'similar' });
});

test('match: graduates who are welcome need no years', () => {
  const found = match(
    nothing,
    'Syarat: fresh graduate dipersilakan melamar, pengalaman 1 tahun nilai tambah. Bisa Excel.',
  );
  expect(found.years).toMatchObject({ min: 0, standing: 'has' });
});

test('match: a nursing ad in one pasted paragraph', () => {
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
  expect(standings(found)).toMatchObject({ STR: 'has', 'sertifikat BTCLS': 'has' });
  expect(standings(found)['rekam medis elektronik']).toBe('lacks');
  expect(found.years?.min).toBe(2);
  expect(found.degree?.standing).toBe('has');
  expect(found.requirements.find(({ name }) => name === 'STR')?.found).toEqual({
    text: 'STR',
    path: 'certifications.1',
  });
});

test('match: a warehouse ad for school leavers demands no inventory where it says "bersedia"', () => {
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
  expect(found.degree).toMatchObject({ minLevel: 'SMA/SMK', standing: 'has' });
  expect(standings(found)).toEqual({
    'melakukan stock opname': 'similar',
    'SIM B': 'lacks',
    forklift: 'lacks',
  });
});

test('match: an unknown tool is required by its own name', () => {
  const found = match(
    developer,
    'Kualifikasi: menguasai Zoho Books dan Git. Bahasa Jepang N3 menjadi nilai tambah.',
  );
  expect(standings(found)).toEqual({ 'Zoho Books': 'lacks', Git: 'has' });
  expect(found.languages).toMatchObject([
    { name: 'Jepang', level: 'N3', standing: 'lacks', importance: 'nice' },
  ]);
});

test('match: stems meet where the words differ', () => {
  const cv = readingOf({
    work: [{ title: 'Ketua', at: 'BEM', from: '2024', did: ['Memimpin tim 12 orang, mengarsipkan dokumen'] }],
  });
  const found = match(cv.result, 'Kualifikasi: memiliki jiwa kepemimpinan; mampu mengelola pengarsipan');
  expect(found.requirements.map(({ standing }) => standing)).toEqual(['similar', 'has']);
});

test.each([
  ['Requirements: SQL, Python', 'R. Widyastuti, West Java, Gudangku'],
  ['Kualifikasi: menguasai R, Java dan pergudangan', 'R. Widyastuti, West Java, Gudangku'],
])('match: names of people and places answer nothing (%s)', (ad, summary) => {
  const found = match(readingOf({ summary }).result, ad);
  expect(found.requirements.every(({ standing }) => standing === 'lacks')).toBe(true);
});

test('match: repeating a word and hiding one change nothing', () => {
  const ad = 'Requirements: SEO, Canva, Tableau';
  const once = match(marketer, ad).score;
  const stuffed = { ...marketer, summary: `${marketer.summary} ${'SEO Canva '.repeat(50)}` };
  expect(match(stuffed, ad).score).toBe(once);
  const hidden = readingOf({ warnings: ['hidden_text'] });
  hidden.warnings[0]!.detail = 'SEO Canva Tableau';
  expect(match(hidden.result, ad).score).toBe(0);
});

test('match: keywords are questions about what the CV does not show, and no trait is among them', () => {
  const found = match(
    developer,
    'Requirements:\n- Experience with Kubernetes\n- AWS certification\n- Teamwork\n- Fluent in English',
  );
  expect(found.keywords.map(({ name, section }) => [name, section])).toEqual([
    ['Kubernetes', 'skills'],
    ['AWS certification', 'certifications'],
    ['Bahasa Inggris', 'languages'],
  ]);
  for (const { question } of found.keywords) expect(question).toMatch(/^(?:Pernah|Punya|Bisa)/);
});

test('match: an ad without known demands has no score, and an empty one does no harm', () => {
  expect(match(marketer, 'Segera hubungi kami!')).toMatchObject({
    score: null,
    requirements: [],
    years: null,
  });
  expect(match(nothing, '').score).toBeNull();
});

test.each([
  'a',
  ' ',
  '-',
  'menguasai ',
  'React, ',
  'Excel or ',
  'data ',
  '1 ',
  's/d ',
  'A. ',
  'D-',
  '- Excel\n',
  '(a ',
  'Aa ',
  'min. 2 ',
])('match: a hundred thousand characters of %j are judged too', (part) => {
  // What grows with the square of the ad's length would run into the test's own limit.
  expect(match(marketer, part.repeat(100_000 / part.length))).toHaveProperty('score');
});

test('match: same input, same answer', () => {
  const ad = 'Kualifikasi: S1, SEO, Canva, Bahasa Inggris, pengalaman 2 tahun';
  expect(match(marketer, ad, { asOf: '2026-11-22' })).toEqual(match(marketer, ad, { asOf: '2026-11-22' }));
});

test('hints: less than a year is given in months', () => {
  const ad = 'Kualifikasi: S1, SEO, Canva, pengalaman 2 tahun';
  const { hints } = match({ ...marketer, totalYearsExperience: 0.2 }, ad);
  expect(hints.join(' ')).toContain('CV-mu menunjukkan 2 bulan');
});

test.each([
  ['Memiliki kartu anggota HATHI', 'HATHI member since 2021', 'similar'],
  ['Menguasai ISO 14001', 'Auditor internal ISO 9001', 'lacks'],
  ['Menguasai mesin diesel', 'Overhauled diesel engines on ferries', 'similar'],
])('match: %j is answered by %j: %s', (demand, line, standing) => {
  const cv = { ...marketer, sections: [{ sectionType: 'Other' as const, text: `Lainnya\n${line}` }] };
  expect(match(cv, `Kualifikasi:\n- ${demand}`).requirements[0]).toMatchObject({ standing });
});

test.each([
  ['Excel', 'Menguasai spreadsheet', 'similar'],
  ['Vue', 'HTML and CSS', 'similar'],
  ['Python', 'Python scripting', 'similar'],
  ['Opera Cloud', 'Opera PMS', 'similar'],
  ['Sales of property', '5-star property', 'lacks'],
  ['HPP produksi', 'Memahami UU HPP', 'lacks'],
])('match: somebody with %j and a wish for %j: %s', (skill, wish, standing) => {
  const { result } = readingOf({ name: 'Bima Pratama', skills: [skill] });
  const { requirements } = match(result, `Kualifikasi:\n- ${wish}`);
  expect(new Set(requirements.map((each) => each.standing))).toEqual(new Set([standing]));
});

test('match: of two fields that make up one name neither answers for the whole', () => {
  const auditor = (deed: string) =>
    standings(
      match(
        readingOf({
          name: 'Sari Wulan',
          work: [{ title: 'Staf', at: 'PT Laras', from: '2021-01', to: null, did: [deed] }],
        }).result,
        'Kualifikasi:\n- Menguasai audit pajak',
      ),
    );
  expect(auditor('Membantu audit tahunan')).toEqual({ 'audit pajak': 'lacks' });
  expect(auditor('Melapor pajak bulanan')).toEqual({ 'audit pajak': 'lacks' });
  expect(auditor('Mendampingi audit pajak 2024')).toEqual({ 'audit pajak': 'has' });
});

const clerk = readingOf({
  name: 'Slamet Contoh',
  work: [
    {
      title: 'Sopir pribadi',
      at: 'Keluarga Contoh',
      from: '2020-01',
      to: null,
      did: ['Mencatat faktur pajak di Word dan Excel', 'Menyusun 12 job safety analyses di hotel'],
    },
  ],
  education: [{ school: 'SMK Otomotif Contoh', degree: '' }],
  skills: ['SIM C', 'bahasa Inggris pasif'],
  years: 6,
}).result;

test.each([
  ['- Memiliki SIM A', 'SIM A', 'lacks'],
  ['- Memiliki SIM C', 'SIM C', 'has'],
  ['- Pengalaman sebagai supir pribadi', 'supir pribadi', 'similar'],
  ['- Memiliki sertifikat Brevet', 'sertifikat Brevet', 'lacks'],
  ['- Pernah di konsultan pajak', 'konsultan pajak', 'lacks'],
  ['- Experience in a 5-star hotel', '5-star hotel', 'similar'],
  ['- Menguasai Microsoft Office', 'Microsoft Office', 'similar'],
  ['- excel oke', 'excel', 'has'],
  ['- Memahami JSA', 'JSA', 'similar'],
])('what a CV shows of %s', (line, name, standing) => {
  const ad = `Staf Operasional\nPersyaratan:\n${line}\n- Menguasai Coretax`;
  expect(standings(match(clerk, ad))).toMatchObject({ [name]: standing });
});

test('an office suite shows its programs, also where an ad writes them small', () => {
  const { result } = readingOf({ skills: ['Ms. Office'] });
  expect(standings(match(result, 'Admin\nSyarat:\n- excel oke\n- SIM C'))).toMatchObject({
    excel: 'similar',
  });
});

test('a wider licence covers the one for cars, and its evidence is the licence', () => {
  const { result } = readingOf({ skills: ['SIM B1'] });
  const { requirements } = match(result, 'Sopir\nSyarat:\n- SIM A\n- Jujur');
  expect(requirements[0]).toMatchObject({ standing: 'similar', found: { text: 'SIM B1' } });
  expect(standings(match(result, 'Sopir\nSyarat:\n- SIM B2 Umum\n- Jujur'))).toMatchObject({
    'SIM B2 Umum': 'lacks',
  });
});

test('a level in the name of a school is read, and fields of a preferred level are not asked for', () => {
  const ad =
    'Kepala Gudang\nPersyaratan:\n- Min. SMA/SMK, D3/S1 Teknik Industri/Logistik lebih disukai\n- SIO Forklift';
  expect(match(clerk, ad).degree).toMatchObject({
    minLevel: 'SMA/SMK',
    fields: [],
    level: 'SMA/SMK',
    has: 'SMK Otomotif Contoh',
    standing: 'has',
  });
});

test('a language known a little does not meet one asked for fluently', () => {
  const ad = (level: string) => `Resepsionis\nPersyaratan:\n- Bahasa Inggris ${level}\n- Opera PMS`;
  expect(match(clerk, ad('aktif')).languages[0]).toMatchObject({ standing: 'similar' });
  expect(match(clerk, ad('pasif')).languages[0]).toMatchObject({ standing: 'has' });
});
