import { expect, test } from 'vitest';
import { createSpelling } from '../../spelling.ts';
import { check } from '../check.ts';
import { firstPersonIn } from '../language/first-person.ts';
import { nonsenseIn } from '../language/nonsense.ts';
import { chatIn } from '../language/tone.ts';
import { AS_OF, findingsOf, idsOf } from '../testing/findings-of.ts';
import { SENIOR } from '../testing/people.ts';
import { readingOf, type ReadingSketch } from '../testing/reading-of.ts';

const spelling = createSpelling();
const doing = (...did: string[]): ReadingSketch => ({
  ...SENIOR,
  work: [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }],
  summary: null,
});
const FINE = [
  'Menurunkan selisih stok dari 4% menjadi 1% dengan hitung bergilir',
  'Melatih 12 juru timbang dalam 3 minggu',
  'Menghemat 18 liter solar per hari lewat rute baru',
];

test.each([
  ['Saya menyusun laporan', 'id', 'Saya'],
  ['Di sini aku memimpin 3 orang', 'id', 'aku'],
  ['I led the crew', 'en', 'I'],
  ['Managed my own budget', 'en', 'my'],
  ['Led the AI team', 'en', undefined],
  ['Implemented I/O checks for 3 plants', 'en', undefined],
  ['Memegang sertifikat ANT-I dan ATT II', 'id', undefined],
  ['Menjabat Kepala Seksi I di kantor wilayah', 'id', undefined],
  ['Officer Grade I, certified welder', 'en', undefined],
  ['Menata halaman "Tentang Kami" dan kolom “Kata Saya”', 'id', undefined],
  ['Mengelola media sosial Kopi Kami', 'id', undefined],
  ['Mengajar di bimbel Aku Pintar', 'id', undefined],
  ['Wrote the podcast "My First Million"', 'en', undefined],
  ['Ran campaigns for My Little Pony', 'en', undefined],
  ['Launched the "I Am Remarkable" workshop', 'en', undefined],
  ['Menyusun laporan. Saya juga melatih staf', 'id', 'Saya'],
  ['Ran My Little Pony and my own shop', 'en', 'my'],
] as const)('first person in %j (%s): %s', (text, language, found) => {
  expect(firstPersonIn(text, language)).toBe(found);
});

test.each([
  ['Lorem ipsum dolor sit amet, consectetur adipiscing elit', 'filler'],
  ['Curabitur non nulla sit amet nisl tempus convallis quis ac lectus', 'filler'],
  ['[Tulis pencapaianmu di sini]', 'placeholder'],
  ['Describe your responsibilities here', 'placeholder'],
  ['xxxxxx', 'placeholder'],
  ['asdfgh jkl qwerty zxcvb', 'keys'],
  ['asdfghjkl', 'keys'],
  ['fjdk sldk gfhd', 'keys'],
  ['Postcss', undefined],
  ['xslt, scss, grpc', undefined],
  ['Brugol stempi karwan dulitek fromba', 'unknown'],
  ['Traduit quatre romans indonésiens pour deux éditeurs', undefined],
  ['Entwicklung von Webanwendungen mit Java und Spring', undefined],
  ['Desarrollo de aplicaciones móviles para clientes del sector bancario', undefined],
  ['Menyusun laporan bulanan untuk direksi', undefined],
  ['Deployed Kubernetes, Kafka and PostgreSQL for Telkomsel', undefined],
  ['Menguji BOD, COD, dan TSS di lab', undefined],
  ['Ad hoc reporting et al. in situ tests', undefined],
] as const)('nonsense in %j: %s', (text, found) => expect(nonsenseIn(text, spelling)).toBe(found));

test('first person: one in passing is no style, one that opens a sentence is', () => {
  expect(idsOf(doing(...FINE, 'Menu kopi pandan usulan saya menyumbang 22% penjualan gerai'))).not.toContain(
    'language-first-person',
  );
  expect(idsOf(doing(...FINE, 'Saya meracik 180 cangkir kopi per hari'))).toContain('language-first-person');
});

test('nonsense: filler under half of a job caps the score, filler everywhere hard', () => {
  const filler = ['Lorem ipsum dolor sit amet consectetur', 'Sed ut perspiciatis unde omnis iste natus'];
  const score = (...did: string[]) => check(readingOf(doing(...did)), {}, { asOf: AS_OF, spelling }).score;
  expect(score(...FINE.slice(0, 2), ...filler)).toBeLessThanOrEqual(55);
  expect(score(...filler)).toBeLessThanOrEqual(25);
  expect(findingsOf(doing(...filler))['language-nonsense']?.topic).toBe('content.nonsense');
});

test('praise without proof is found in both languages, whatever its words', () => {
  const praise = [
    'Selalu menjunjung tinggi kejujuran dan loyalitas',
    'Mampu beradaptasi dengan cepat di segala situasi',
    'Berkomitmen penuh terhadap kualitas kerja',
  ];
  expect(findingsOf(doing(...praise))['language-vague']).toMatchObject({
    topic: 'content.vague',
    outcome: 'failed',
  });
  const english = [
    'Passionate about delivering excellence',
    'Brought strong energy and a positive mindset',
    'Committed to continuous growth and success',
  ];
  expect(idsOf(doing(...english))).toContain('language-vague');
  expect(idsOf(doing(...FINE))).not.toContain('language-vague');
});

test('praise: a claim within a longer one is quoted once, and three in a summary are reported', () => {
  const summary = 'Pribadi yang jujur, pekerja keras, dan mampu bekerja di bawah tekanan.';
  const { findings } = check(readingOf({ ...SENIOR, summary }), {}, { asOf: AS_OF });
  const praise = findings.find(({ id }) => id === 'language-vague');
  expect(praise?.places.map(({ text }) => text)).toEqual([
    'pekerja keras',
    'mampu bekerja di bawah tekanan',
    'pribadi yang',
  ]);
});

test.each([
  ['Lulusan baru yang memiliki motivasi tinggi, mudah beradaptasi, dan siap menghadapi tantangan.', true],
  ['I am a hardworking and reliable person. I am eager to learn and grow with your company.', true],
  ['Pribadi yang jujur dan disiplin. Lima tahun menjahit jas di dua rumah mode.', false],
  ['Creative, dynamic and dedicated teacher who loves children and always gives 110 percent.', true],
  ['Vigilant, loyal and physically fit professional with a can-do attitude.', true],
  ['Patient problem solver who turns recurring questions into a handbook.', false],
  ['Terbiasa membaca diagram kelistrikan dan menekan biaya energi.', false],
  ['Mahasiswa Teknik Kimia semester tujuh yang mencari magang di pabrik semen.', false],
])('a summary of nothing but praise is told: %s', (summary, isTold) => {
  const { findings } = check(readingOf({ ...SENIOR, summary }), {}, { asOf: AS_OF });
  const praise = findings.find(({ id }) => id === 'language-vague');
  expect(praise?.title).toBe(isTold ? 'Ringkasanmu hanya berisi sifat' : undefined);
});

test('praise in words that no list knows counts beside praise that is known', () => {
  const known = ['Pekerja keras yang jujur', 'Mampu bekerja di bawah tekanan', 'Senang belajar hal baru'];
  const unknown = ['Laksana lentera di malam gulita', 'Setegar karang dihempas ombak samudra'];
  const scoreOf = (...did: string[]) => check(readingOf(doing(...did)), {}, { asOf: AS_OF }).score;
  expect(scoreOf(...known, ...unknown)).toBeLessThanOrEqual(52);
  expect(scoreOf(...known, ...FINE.slice(0, 2))).toBeGreaterThan(60);
});

test.each([
  'Used GA to track patterns for 3 clients',
  'Menangani dokumen LU dan GW kapal',
  'Validated forms with Yup and React Hook Form',
  'Crazy Egg and Hotjar: found 3 reasons for drop-offs',
  "Renewed certificates of Let’s Encrypt and Let's Connect",
  'Melatih 12 atlet kayak dan memetakan 4 gua di Maros',
  'Menanam pemahaman yang mantap lewat 10 soal sehari',
  'Menurunkan waktu muat ke <3 detik',
  'Grew the tool from what you know of your customers',
])('no chat in %j', (text) => {
  expect(chatIn(text)).toEqual([]);
});

test('chat: words and signs of it are found, a serious text has none', () => {
  expect(chatIn('Seru banget acaranya, hehe :)')).toEqual(['Seru', 'banget', 'hehe', ':)']);
  expect(chatIn('Honestly it was super fun!')).not.toEqual([]);
  for (const text of FINE) expect(chatIn(text)).toEqual([]);
  expect(chatIn('Memproduseri acara "Seru Banget"')).toEqual([]);
  expect(chatIn('Shot films for Yahoo! and Netflix')).toEqual([]);
  expect(chatIn('Kerja di Bandung!')).toEqual(['!']);
  expect(chatIn('SERU BANGET ACARANYA')).toEqual(['SERU', 'BANGET']);
  expect(chatIn('Honestly the best team')).toEqual(['Honestly']);
  const chatty = [
    'Jaga stan bazar bareng 4 teman, rame banget!',
    'Bikin 20 poster, capek sih tapi seru hehe',
    'Desain kaos panitia, keren deh wkwk',
  ];
  expect(findingsOf(doing(...chatty))['language-tone']).toMatchObject({
    topic: 'content.tone',
    outcome: 'failed',
  });
});

const typosOf = (sketch: ReadingSketch) =>
  check(readingOf(sketch), {}, { asOf: AS_OF, spelling }).findings.find(
    (each) => each.id === 'language-typos',
  );

test('misspelt words are reported with what was probably meant', () => {
  const finding = typosOf(doing('Menyussun jadwal karyawna setiap mingu', 'Mengelola persediaan gudagn'));
  const pairs = finding?.places.map(({ text, instead }) => [text, instead]);
  expect(pairs).toContainEqual(['karyawna', 'karyawan']);
  expect(pairs).toContainEqual(['gudagn', 'gudang']);
  expect(
    typosOf(doing('Managed a custmer help desk', 'Wrote the qaurterly report', 'Trained new emplyees'))
      ?.outcome,
  ).toBe('failed');
});

test('misspelt words: laughter is reported as chat, not as a slip', () => {
  const finding = typosOf(doing('Menyussun jadwal karyawna, hehe', 'Mengelola persediaan gudagn hehehe'));
  expect(finding?.places.map(({ text }) => text)).not.toContain('hehe');
});

test('misspelt words: names, skills, terms of trades and affixed forms are none', () => {
  const right = [
    'Mengekstrusi pelet plastik di PT Sinarmaju Plasindo memakai extruder Kraussmaffei',
    'Memberdayakan perajin tenun Sumba lewat koperasi Lambanapu',
    'Mempertanggungjawabkan dana hibah kepada Kemendikbudristek',
    'Mendiseminasikan hasil penelitian kelautan di Wakatobi',
  ];
  expect(typosOf(doing(...right))).toBeUndefined();
  expect(
    typosOf({
      ...doing('Deployed kubectl scripts', 'Tuned pandas and numpy jobs'),
      skills: ['pandas', 'numpy', 'kubectl'],
    }),
  ).toBeUndefined();
});

test('misspelt words: where terms abound, one that is near to a common word is a term too', () => {
  const terms = [
    'Menyusun zarqat dan mempawir qulbarn untuk panggung',
    'Merawat 40 xilfon, vruwetz, dan jhorbiq milik sanggar',
    'Memainkan carangan dan samrah pada 12 pentas',
  ];
  expect(typosOf(doing(...terms))).toBeUndefined();
  expect(typosOf(doing(...terms, 'Menagtur jadwal karyawna dan guudang'))?.places).toHaveLength(3);
});

test('misspelt words: one that comes again in the same letters was meant so', () => {
  const twice = [
    'Mementaskan carangan di balai',
    'Menggubah carangan untuk 4 dalang',
    'Memainkan samrah di 9 pesta',
  ];
  expect(typosOf(doing(...twice))).toBeUndefined();
});

test.each(['refretted', 'brining', 'lopper', 'suntuk', 'gerinda', 'perah'])('%j is a word', (word) => {
  expect(spelling.isKnown(word)).toBe(true);
});

test.each(['rendang', 'wedang', 'katinting', 'mortalitas', 'likuifaksi', 'kalibrasi', 'menyetor', 'fibre'])(
  'a local term, a loanword or a British spelling is no slip: %j',
  (word) => {
    expect(spelling.meant(word, 'id') ?? spelling.meant(word, 'en')).toBeUndefined();
  },
);

test.each(['developped', 'explainned', 'enginer', 'occured'])('%j is none', (word) => {
  expect(spelling.isKnown(word)).toBe(false);
});

test("misspelt words: no slip leads to a person's name", () => {
  expect(spelling.meant('arabika', 'id')).toBeUndefined();
  expect(spelling.meant('tegeran', 'id')).toBeUndefined();
});

test('misspelt words are not judged without a speller, and that is said', () => {
  const { unjudged } = check(readingOf(doing(...FINE)), {}, { asOf: AS_OF });
  expect(unjudged.map((each) => each.id)).toContain('language-typos');
});

test('misspelt words: a slip is taken for that of the common word', () => {
  expect(spelling.meant('degan', 'id')).toBe('dengan');
  expect(spelling.meant('utnuk', 'id')).toBe('untuk');
});

test.each([
  ['kain', 'buna', 'id'],
  ['kain', 'futus', 'id'],
  ['pewarna', 'tarum', 'id'],
  ['food', 'tempeh', 'en'],
  ['food', 'kefir', 'en'],
  ['tools', 'skillset', 'en'],
] as const)('a rare right word is no slip of a common one: %s %s', (_, word, language) =>
  expect(spelling.meant(word, language)).toBeUndefined(),
);

test.each([
  ['mejnadi', 'id', 'menjadi'],
  ['emppat', 'id', 'empat'],
  ['kuilt', 'id', 'kulit'],
  ['denvan', 'id', 'dengan'],
  ['otuage', 'en', 'outage'],
] as const)('a likely slip is told: %s', (word, language, meant) =>
  expect(spelling.meant(word, language)).toBe(meant),
);

test('the verb that opens a bullet shows its language as well', () => {
  const { findings } = check(
    readingOf(
      doing(
        'Managed warehouse inventory',
        'Mengelola persediaan toko',
        'Trained nineteen cashiers',
        'Melatih kasir baru setiap bulan',
      ),
    ),
    {},
    { asOf: AS_OF, spelling },
  );
  expect(findings.map((each) => each.id)).toContain('language-mix');
});

test('the language of short bullets without small words is that of the words that only one language has', () => {
  const { findings } = check(
    readingOf(
      doing(
        'Wrote the safety plan, which passed the first audit',
        'Memperpanjang umur simpan produk',
        'Trained students in tasting',
        'Menerbitkan studi bersama dua dosen',
      ),
    ),
    {},
    { asOf: AS_OF, spelling },
  );
  expect(findings.map((each) => each.id)).toContain('language-mix');
});

test('the pronoun is named as it stands in the CV, with an example in its language', () => {
  const english = findingsOf(doing('Trained my team of 12 clerks in 3 weeks'))['language-first-person'];
  expect(english).toMatchObject({ title: 'Masih ada kata "my"' });
  expect(english?.example).toContain('"I prepared');
  const indonesian = findingsOf(doing('Saya menyusun laporan 9 toko tiap bulan'))['language-first-person'];
  expect(indonesian).toMatchObject({ title: 'Masih ada kata "saya"' });
  expect(indonesian?.example).toContain('"Saya menyusun');
});

test('a CV in English is given examples in English', () => {
  const sketch = { ...doing('Answered mails', 'Kept the files'), language: 'en' } as const;
  expect(findingsOf(sketch)['achievement-results']?.fix).toContain('"which cut …"');
  const other = { ...sketch, ...doing('Membalas surel', 'Merapikan arsip'), language: 'id' } as const;
  expect(findingsOf(other)['achievement-results']?.fix).toContain('"sehingga …"');
});

test('right words that speakers of a trade use are no slips, nor are those of another language', () => {
  const right = [
    'Merekap struk dan keausan ban 40 truk tronton',
    'Menulis kueri untuk rekap presensi 300 siswa',
    'Menyusun proker dan kontrabon untuk 3 bidang',
    'Built scalable and tunable renderers',
    'Handed flyers to mentees at 4 hotspots',
    'Worked on curation, runbooks and sharding, and learnt Go',
    'Création de projets modernes pour des librairies',
  ];
  const { findings } = check(readingOf(doing(...right)), {}, { asOf: AS_OF, spelling });
  expect(findings.map(({ id }) => id)).not.toContain('language-typos');
});

test('of a CV in another language the words are not judged, and the check says so', () => {
  const german = doing(
    'Entwicklung von Webanwendungen mit Java und Spring für die Verwaltung der Stadt',
    'Betreuung der Auszubildenden und Pflege des Servers im Rechenzentrum',
    'Einführung eines Systems zur Planung von Schichten bei der Bahn und auf dem Hof',
  );
  const { findings, unjudged, convincing, score } = check(readingOf(german), {}, { asOf: AS_OF, spelling });
  expect(convincing).toBeNull();
  expect(score).toBeLessThan(70);
  expect(findings.filter(({ group }) => ['achievements', 'language', 'structure'].includes(group))).toEqual(
    [],
  );
  expect(unjudged.map(({ id }) => id)).toContain('language');
  expect(check(readingOf(doing(...FINE)), {}, { asOf: AS_OF }).unjudged.map(({ id }) => id)).not.toContain(
    'language',
  );
});
