import { expect, test } from 'vitest';
import { readLabelled, scoreBullets } from '../../../corpus/bullets/score.ts';
import { pastOf } from './english-verbs.ts';
import { figuresIn } from './figures.ts';
import { judgeBullet } from './judge-bullet.ts';

test('labelled bullets: on sentences that the judge was not written for it agrees as it did at first sight', () => {
  const { meanF1, wrong } = scoreBullets(readLabelled('unseen'));
  expect(meanF1, wrong.join('\n')).toBeGreaterThan(0.96);
});

test('labelled bullets: the sentences of its development stay right, also without their language', () => {
  expect(scoreBullets(readLabelled('seen')).meanF1).toBeGreaterThan(0.98);
  expect(scoreBullets(readLabelled('seen'), false).meanF1).toBeGreaterThan(0.97);
});

test.each([
  ['Turned designs of nineteen pages into HTML', ['nineteen']],
  ['Menyelam 3 jam di kedalaman 40 meter', ['3', '40']],
  ['Menerapkan ISO 45001 dan PPh 21 sejak 2019', []],
  ['Memasang Windows 11 di lab K3 lantai 2', []],
  ['Hubungi 0812-3344-5566', []],
  ['Menjual Rp3,5 juta pada tahun 2024', ['Rp3,5']],
  ['Flew a Boeing 737 for two seasons', ['two']],
  ['Menghadiri puluhan rapat', []],
  ['Menerapkan 5R di bengkel cetak 3D', []],
  ['1. Menyusun laporan kas', []],
  ['2) Melatih 3 kasir', ['3']],
  ['Gave 110% in every shift', []],
  ['Siap memberikan 100% kemampuan', []],
  ['Menyelesaikan 100% tiket', ['100%']],
])('figures of %j are %j', (text, figures) => expect(figuresIn(text)).toEqual(figures));

test.each([
  ['Mengirim 40 paket per hari, 98% tepat waktu', true],
  ['Menjaga cacat di bawah 1% selama setahun', true],
  ['Merawat 3.000 bibit dengan tingkat hidup 92%', true],
  ['Memimpin persiapan dengan nilai audit 96', true],
  ['Kept 90% of clients returning', true],
  ['Fixed 40 phones a week with a 1.2% repair rate', true],
  ['Ran the front desk with occupancy above 85%', true],
  ['Led the debating club to two national finals', true],
  ['Inseminasi 90 sapi dengan tingkat kebuntingan 71%', true],
  ['Menayangkan film pendek yang ditonton 1.200 orang', true],
  ['Menjahit 30 kostum, semuanya dipakai di pembukaan pekan raya', true],
  ['Menyusun modul yang hingga kini masih digunakan', true],
  ['Memindahkan 400 guci tanpa satu pun retak', true],
  ['Ran 300 covers a night without a single send-back', true],
  ['Took the juniors from last place to second in one season', true],
  ['Spotted a wrong label before 500 kits shipped', true],
  ['Kept 40 hives alive through a drought', true],
  ['Wrote the bylaw that the council adopted', true],
  ['Started a reading hour that the entire district has since adopted', true],
  ['Drew up a checklist that all five wards now use', true],
  ['Wrote the dress code that all staff must follow', false],
  ["Secured sponsorship from 11 brands, 40% above last year's event", true],
  ['Menjual 300 tiket, 12% di atas target', true],
  ['Merawat 12 pasien per shift, mulai dari ganti balutan, injeksi sampai edukasi keluarga', false],
  ['Trained 80 clerks; nobody clicked the mock mail', true],
  ['Shot a film picked for 6 festivals', true],
  ['Repainted the ferry in 9 days, in time for the holidays', true],
  ['Memangkas rambut 25 pelanggan sehari', false],
  ['Menulis 40 berita, semuanya ditulis tangan', false],
  ['Menangani keluhan 20 pelanggan per hari', false],
  ['Mengisi survei kepuasan 200 pelanggan', false],
  ['Menyiapkan 80% bahan sampai siang', false],
  ['Handled 30% of all incoming calls', false],
  ['Answered 200 satisfaction surveys', false],
])('how well it went is a result, how much was done is none: %j', (text, hasResult) => {
  expect(judgeBullet(text).hasResult).toBe(hasResult);
});

test.each([
  ['Own the design system used by five product teams', true],
  ['Coach three analysts before winter', true],
  ['Mentor juniors every week', true],
  ['Partner with sales to close deals', true],
  ['Works on the signal chain of a soil probe', true],
  ['Predicts shrinkage in castings', true],
  ['Champion the new API', true],
  ['Triage 30 calls a night', true],
  ['Employed infrared and ultrasound for crack detection', true],
  ['Selected vendors for the canteen', true],
  ['Employed as a crane operator', false],
  ['Selected for the national team', false],
  ['Support tickets and tools', false],
  ['Lead generation', false],
  ['Scale models', false],
  ['Source control with Git', false],
])('an English opening in the present: %j', (text, startsWithAction) => {
  expect(judgeBullet(text, 'en').startsWithAction).toBe(startsWithAction);
});

test.each([
  'Run payroll for 40 drivers',
  'Lead sprint planning, reviews and releases',
  'Support ward nurses on night shifts',
  'Review weekly stock reports',
  'Process export permits for two ports',
  'Research competitors and write summaries',
  'Wash and sort glassware',
  'Designs labels for jam jars',
  'Map water pipes by satellite',
])('a word that is a noun as often is a verb by what follows it: %j', (text) => {
  expect(judgeBullet(text, 'en').startsWithAction).toBe(true);
});

test.each([
  'Market entry in two provinces',
  'Support engineer for a bank',
  'Process control and safety',
  'Lead developer on two products',
  'Test automation for a shop',
  'Report on soil quality',
  'Code reviews',
  'Source code for sensors',
])('and a noun where it names a thing or a person: %j', (text) => {
  expect(judgeBullet(text, 'en').startsWithAction).toBe(false);
});

test.each([
  ['Bersama bagian gudang, menata ulang rak', true],
  ['Sebagai bendahara, mengelola kas Rp 40 juta', true],
  ['Di bawah bimbingan dokter, saya merawat 12 pasien', true],
  ['Untuk memangkas antrean, merancang ulang loket', true],
  ['Jointly with two nurses, ran a vaccination post', true],
  ['In 2024, led the move to a new office', true],
  ['Over 1,200 guests, weddings and fairs', false],
  ['Dalam bidang pajak, pembukuan, dan audit', false],
  ['As an intern, data entry and filing', false],
])('what is done may stand behind when, how or with whom: %j', (text, startsWithAction) => {
  expect(judgeBullet(text).startsWithAction).toBe(startsWithAction);
});

test('a sharper version keeps how it was done and puts its question behind the deed', () => {
  expect(judgeBullet('Bersama bagian gudang, menata rak obat').sharper).toBe(
    'Bersama bagian gudang, menata [berapa?] rak obat, hasilnya [apa yang berubah?]',
  );
});

test.each([
  ['Bikin konten resep harian', true],
  ['Pegang 3 akun media sosial', true],
  ['Naikkan omzet gerai', true],
  ['Bersama warga menanam bakau', true],
  ['Dengan Excel merekap 900 nota', true],
  ['Jaga malam', false],
  ['Tindakan medis ringan', false],
  ['Perbankan syariah', false],
  ['Dalam rangka meningkatkan layanan', false],
])(
  'a bare stem opens with a deed, and so does a verb behind words without a comma: %j',
  (text, startsWithAction) => {
    expect(judgeBullet(text, 'id').startsWithAction).toBe(startsWithAction);
  },
);

test.each([
  ['Naikkan omzet gerai 15%', true],
  ['Hemat ongkos cetak Rp 2 juta per bulan', true],
  ['Meneliti mutu air sumur; hasilnya dipakai puskesmas', true],
  ['Tingkatkan kualitas diri', false],
])(
  'a change in bare stems with its figure, and what is called the result, are one: %j',
  (text, hasResult) => {
    expect(judgeBullet(text, 'id').hasResult).toBe(hasResult);
  },
);

test('a number behind a name counts where its rate follows', () => {
  expect(judgeBullet('Memindai resi ke SAP 300 baris per hari', 'id').hasFigure).toBe(true);
  expect(judgeBullet('Lulus ujian ACCA 300 dasar', 'id').hasFigure).toBe(false);
});

test.each(['Host acara kampus', 'Mentor mahasiswa baru', 'Tutor matematika'])(
  'in an Indonesian text it is who one was: %j',
  (text) => {
    expect(judgeBullet(text, 'id').startsWithAction).toBe(false);
  },
);

test.each([
  'Daily tasks: filing and scanning',
  'Tasks included sweeping',
  'The role involved data entry',
  'This position involves keeping records',
])('%j is a duty', (text) => {
  expect(judgeBullet(text, 'en')).toMatchObject({ isDuty: true, verdict: 'weak' });
});

test('a past form that is its base form opens with a deed', () => {
  expect(judgeBullet('Typeset two books', 'en').startsWithAction).toBe(true);
});

test('a result in a later sentence is one', () => {
  expect(
    judgeBullet('Mengembangkan dasbor dengan D3.js. Berhasil menaikkan pendaftaran sebesar 60%.').hasResult,
  ).toBe(true);
  expect(judgeBullet('Ran the ward of Dr. Lind. Kept the rota for 14 nurses.').hasResult).toBe(false);
});

test('sharper frame: asks for what is missing, in the language of the bullet', () => {
  expect(judgeBullet('Bertugas merawat pasien').sharper).toBe(
    'Merawat [berapa?] pasien [apa tepatnya?], hasilnya [apa yang berubah?]',
  );
  expect(judgeBullet('Responsible for scheduling volunteers').sharper).toBe(
    'Scheduled [how many?] volunteers [what exactly?], so that [what changed?]',
  );
  expect(judgeBullet('Menjahit 40 seragam per minggu').sharper).toBe(
    'Menjahit 40 seragam per minggu, hasilnya [apa yang berubah?]',
  );
  expect(judgeBullet('Menurunkan limbah kain 12% dengan pola potong baru').sharper).toBeUndefined();
});

test('sharper frame: who did it and how often go, and what cannot be counted is not', () => {
  const shared = judgeBullet('Saya juga membantu bagian pajak untuk membuat faktur pajak');
  expect(shared).toMatchObject({ isDuty: true });
  expect(shared.sharper).not.toMatch(/juga|Saya/i);
  expect(judgeBullet('Saya juga mencatat retur pelanggan').sharper).toMatch(/^Mencatat \[berapa\?\] retur/);
  expect(judgeBullet('Mencatat uang masuk dan keluar').sharper).not.toContain('[berapa?] uang');
  expect(judgeBullet('I also led the night crew').sharper).toMatch(/^Led/);
});

test('sharper frame: a post in capitals is no abbreviation', () => {
  expect(judgeBullet('KURIR motor di Bekasi').sharper).toContain(' kurir motor di Bekasi');
  expect(judgeBullet('SPV gudang di Bekasi').sharper).toContain(' SPV gudang di Bekasi');
});

test('sharper frame: no word stands in it that is neither in the bullet nor in a question', () => {
  for (const { text, language } of [...readLabelled('seen'), ...readLabelled('unseen')]) {
    const { sharper } = judgeBullet(text, language);
    if (sharper === undefined) continue;
    const added =
      sharper
        .replaceAll(/\[[^\]]*\]/g, ' ')
        .replaceAll(/\b(?:hasilnya|untuk|sebagai|so that|for|as)\b/gi, ' ')
        .match(/[\p{L}\d]+/gu) ?? [];
    const past = (text.match(/\b[a-z]+ing\b/g) ?? []).map(pastOf);
    const own = [text.toLowerCase(), ...past].join(' ');
    const foreign = added.filter(
      (word) =>
        !own.includes(word.toLowerCase().replace(/ed$/, '')) && !own.includes(word.toLowerCase().slice(0, 3)),
    );
    expect(foreign, `${text} → ${sharper}`).toEqual([]);
  }
});

test('duty with a figure of an area stays a duty, help with a figure is a deed', () => {
  expect(judgeBullet('Bertanggung jawab atas 3 cabang').isDuty).toBe(true);
  expect(judgeBullet('Bertangung jawab atas kamar operasi').isDuty).toBe(true);
  expect(judgeBullet('Resposible for milking').isDuty).toBe(true);
  expect(judgeBullet('Mengemudikan bus Medan–Padang 120 rit').hasFigure).toBe(true);
  expect(judgeBullet('Kept the tug sailing with no off-hire day').hasResult).toBe(true);
  expect(judgeBullet('MIG and TIG welding, grinding, cutting').hasResult).toBe(false);
  expect(judgeBullet('Rewrote the rota, cutting overtime').hasResult).toBe(true);
  expect(judgeBullet('Bertanding di final kota').isDuty).toBe(false);
  expect(judgeBullet('Membantu 40 warga mengurus akta kelahiran').verdict).toBe('fair');
});

test('empty and odd texts are weak and throw nothing', () => {
  for (const text of ['', '   ', '…', '12345', '🙂🙂', 'a'.repeat(5000)])
    expect(judgeBullet(text).verdict).not.toBe('strong');
});

test.each([
  ['Struck a deal with two carriers, trimming postage by a sixth', true],
  ['Traced a faulty valve before the boiler was lit', true],
  ['Took the chess team from eighth place to the semi-final', true],
  ['Scanned forms and cut waiting by half', true],
  ['Filmed and cut the trailer for a play about tides', false],
  ['Cleaning, restoring and framing old maps', false],
])('outcome of %j: %j', (text, hasResult) => expect(judgeBullet(text, 'en')).toMatchObject({ hasResult }));

test.each([
  'Strong listener who never loses patience',
  'Adaptable and eager to grow',
  'Committed to the highest standards of service',
  'Believes in honest work',
  'Pribadi yang hangat dan jujur',
  'Bekerja penuh semangat dan tanggung jawab',
  'Teliti, jujur, dan disiplin dalam setiap kegiatan',
])('%j praises its writer', (text) => {
  const { verdict, reasons } = judgeBullet(text);
  expect(verdict).toBe('weak');
  expect(reasons.some((reason) => reason === 'trait' || reason === 'vague')).toBe(true);
});

test.each([
  'Highly commended essay on salt roads',
  'Adaptive reuse of a mill as a library',
  'Orang pertama yang memetakan gua di Wonosari',
  'Melatih berbicara di depan umum untuk karang taruna',
  'Brings groceries to housebound neighbours',
])('%j praises nobody', (text) => {
  const { reasons } = judgeBullet(text);
  expect(reasons.filter((reason) => reason === 'trait' || reason === 'vague')).toEqual([]);
});

test.each([
  ['Enrolled 30 growers in a seed bank; 26 still deposit seed', true],
  ['Memasang rel geser; waktu bongkar kini 4 menit', true],
  ['Merebut kembali 3 pelanggan dari pesaing', true],
  ['Mengusulkan kartu antre yang lalu dipakai di semua loket', true],
  ['Menulis kembali 3 naskah', false],
])('what came of %j: %j', (text, hasResult) => expect(judgeBullet(text)).toMatchObject({ hasResult }));

test('a duty stays one behind words that name the post', () => {
  expect(judgeBullet('In this role I was responsible for the mail room').isDuty).toBe(true);
  expect(judgeBullet('Dalam posisi ini bertanggung jawab atas kas kecil').isDuty).toBe(true);
});

test.each([
  'Carried 90 tonnes of glass without cracking a single pane',
  'Guided the stranded hikers to safety',
  'Wrote a phrase book that has been downloaded 2,400 times',
  'Menyusun peta jalur yang dipakai sembilan pemandu lain',
  'Traced a leak that had emptied the tank for months',
  'Noticed a wrong dose and had the order corrected',
  'Nursed two orphaned calves; both survived',
  'Menjuarai lomba debat tingkat provinsi',
  'Menawar ulang sewa dan menekan ongkos panggung',
  'Got a stalled press back into service',
  'Swapped the lamps for LEDs, which shaved a tenth off the power bill',
  'Opened a repair café that broke even in its second month',
  'Renewed the leases and kept increases under 4%',
  'Found a hairline crack that two inspectors had missed',
  'Mengajari petani membaca ramalan hujan; tidak ada lagi panen yang busuk',
  'Mengurus izin edar 12 produk, semuanya terbit tahun itu',
  'Mengantar susu segar tiap pagi tanpa sekali pun basi',
])('result: %s', (text) => {
  expect(judgeBullet(text).hasResult).toBe(true);
});

test.each([
  'Wrote the manual, which covered pumps and valves',
  'Membongkar muatan rata-rata 5 truk per hari',
  'Kept the books without using a calculator',
])('no result: %s', (text) => {
  expect(judgeBullet(text).hasResult).toBe(false);
});

test.each([
  'Mencurahkan segenap tenaga demi kemajuan kantor',
  'Punya semangat melayani',
  'Dikenal sebagai sosok ulet',
])('praise: %s', (text) => {
  expect(judgeBullet(text)).toMatchObject({ verdict: 'weak' });
  expect(judgeBullet(text).reasons).toContain('trait');
});

test('a third-generation baker is no figure, a third of the cost is one', () => {
  expect(judgeBullet('Learned sourdough from a third-generation baker').hasFigure).toBe(false);
  expect(judgeBullet('Trimmed a third of the cost').hasFigure).toBe(true);
});

test.each(['Pekerjaan meliputi pencatatan stok', 'Filing and reporting duties'])('duty: %s', (text) => {
  expect(judgeBullet(text).isDuty).toBe(true);
});

test.each([
  'Opened a repair café in an old bakery',
  'Serviced pumps for three villages',
  'Hardened the mail servers',
])('deed: %s', (text) => {
  expect(judgeBullet(text).startsWithAction).toBe(true);
});
test.each(['Hardworking and honest', 'Open-minded person', 'Multitasking under pressure'])(
  'trait: %s',
  (text) => {
    expect(judgeBullet(text).startsWithAction).toBe(false);
  },
);

test.each([
  'Menarik 120 peserta baru ke kelas yoga dalam tiga bulan',
  'Lolos audit halal tanpa temuan setelah menyusun 14 SOP',
  'Brought unplanned downtime on the bottling line under 2%',
  'Menjaga susut bahan segar di bawah 3% selama setahun',
])('strong: %s', (text) => {
  expect(judgeBullet(text)).toMatchObject({ startsWithAction: true, hasResult: true, verdict: 'strong' });
});

test('an adjective that looks like a verb opens no deed', () => {
  expect(judgeBullet('Menarik dan informatif', 'id').startsWithAction).toBe(false);
});

test.each([
  ['Mengupas dan memotong 3 kg kentang', false],
  ['Trimmed and polished 12 nails a day', false],
  ['Cut 90 metres of fabric a week', false],
  ['Memangkas 3 hari dari jadwal cetak', true],
  ['Cut four sign-offs from the loan process', true],
  ['Memotong anggaran cetak 200 juta', true],
])('cutting pieces is work, cutting time, money or steps is a result: %j', (text, hasResult) => {
  expect(judgeBullet(text).hasResult).toBe(hasResult);
});

test.each([
  'Memeriksa tagihan vendor dan menemukan kelebihan bayar Rp80 juta',
  'Recounted the spare parts and uncovered a 140-item shortage',
  'Penjualan kios naik 3x lipat setelah saya menambah menu sarapan',
  'Lama antre yang semula satu jam tinggal 15 menit',
  'Memasak katering pabrik tanpa keracunan selama 4 tahun',
  'Not one late payslip in 30 months',
  'Mengelola toko cabang dengan penjualan tertinggi se-Sulawesi',
  'Voted the most helpful tutor of the faculty',
  'Signups doubled within two terms of the relaunch',
  'Menyebar brosur di kampus dan mendapat 40 murid baru',
])('result: %s', (text) => {
  expect(judgeBullet(text).hasResult).toBe(true);
});

test.each([
  ['Ngajar les privat matematika', true],
  ['Nyaman bekerja malam', false],
  ['Inbound sales calls', false],
  ['Bookkeeping, payroll, filing', false],
  ['Works well with others', false],
])('opens with a deed: %j', (text, startsWithAction) => {
  expect(judgeBullet(text).startsWithAction).toBe(startsWithAction);
});

test.each([
  'Menjawab keluhan tagihan, selesai pada kontak pertama hingga 71%',
  'Resolved 68% of tickets on first contact',
])('a share settled at once is a result: %s', (text) => {
  expect(judgeBullet(text).hasResult).toBe(true);
});

test.each([
  'Selalu siap menghadapi perubahan',
  'Tidak pernah berhenti belajar',
  'Figur pemimpin yang mengayomi',
  'Sangat antusias pada hal baru',
  'Never complains about extra shifts',
  'Sees every mistake as a lesson',
  'Motivates others with a smile',
  'Exceeded all expectations',
])('praise in a saying: %s', (text) => {
  const { verdict, reasons } = judgeBullet(text);
  expect(verdict).toBe('weak');
  expect(reasons.some((reason) => reason === 'trait' || reason === 'vague')).toBe(true);
});

test.each(['Selalu mencuci tangan sebelum mengganti perban', 'Turns brass fittings on a lathe'])(
  'no praise: %s',
  (text) => {
    expect(judgeBullet(text).reasons).not.toContain('trait');
  },
);

test.each([
  ['Cares for two ventilated patients a shift', 'en'],
  ['Co-organize weekly talks with lecturers', 'en'],
  ['Troubleshot the label printers of four docks', 'en'],
  ['Invent a game for kite makers', 'en'],
  ['Verifies invoices of forty vendors', 'en'],
  ['Interpret soil maps for growers', 'en'],
  ['Itemise freight claims', 'en'],
  ['Blend the teas of the house', 'en'],
  ['Address guest complaints within a day', 'en'],
  ['Route planner tool - Designed an open-source app for couriers', 'en'],
  ['Backend: Built the ordering service for outlets', 'en'],
  ['Layanan pelanggan: Menangani keluhan tamu hotel', 'id'],
  ['(2023) Memimpin panitia lomba perahu', 'id'],
  ['Sajikan menu sarapan di hotel', 'id'],
  ['Operasikan forklif di dermaga', 'id'],
  ['Awasi 4 pekerja kebun', 'id'],
  ['Sortir biji kopi hasil panen', 'id'],
  ['b) Menyusun laporan kas koperasi', 'id'],
] as const)('a verb in the base form, or behind a label or a date, is a deed: %j', (text, language) => {
  expect(judgeBullet(text, language).startsWithAction).toBe(true);
});

test('sharper frame: a label or a date before the deed stays before it', () => {
  expect(judgeBullet('Layanan pelanggan: Menangani keluhan tamu hotel').sharper).toBe(
    'Layanan pelanggan: Menangani [berapa?] keluhan tamu hotel, hasilnya [apa yang berubah?]',
  );
});

test.each([
  ['Series A funding of a startup', 'en'],
  ['Associate editor of the student journal', 'en'],
  ['Through the workshop many learned', 'en'],
  ['Enterprise software for ports', 'en'],
  ['Transport services', 'en'],
  ['Stack: Node.js and Redis', 'en'],
  ['Kelas A dan B', 'id'],
  ['Label Islami', 'id'],
  ['Rekan kerja di kebun', 'id'],
  ['Terima kasih kepada panitia', 'id'],
] as const)('a name of a thing is none: %j', (text, language) => {
  expect(judgeBullet(text, language).startsWithAction).toBe(false);
});

test('a word that begins as a short name of a role does is none', () => {
  expect(judgeBullet('Picked and packed 200 orders a day')).toMatchObject({
    isDuty: false,
    startsWithAction: true,
    verdict: 'fair',
  });
  expect(judgeBullet('PIC acara wisuda')).toMatchObject({ isDuty: true, verdict: 'weak' });
});

test('a job title after “became” or “was” is a role, unless a figure or an outcome follows', () => {
  for (const text of ['Menjadi kasir di minimarket cabang Depok', 'Sebagai admin ekspedisi di Semarang'])
    expect(judgeBullet(text), text).toMatchObject({ isDuty: true, verdict: 'weak' });
  expect(judgeBullet('Menjadi kasir di minimarket cabang Depok').sharper).toMatch(
    /^Sebagai kasir di minimarket cabang Depok: \[apa yang kamu kerjakan\?\]/,
  );
  for (const text of ['Menjadi narasumber di kampus tetangga', 'Menjadi kasir terbaik dari 14 kasir'])
    expect(judgeBullet(text).isDuty, text).toBe(false);
});

test('a bare stem opens a deed as its verb does', () => {
  expect(judgeBullet('Capai 118% target penjualan toko')).toMatchObject({ startsWithAction: true });
});

test.each([
  ['Wali kelas 8B', 'Sebagai wali kelas 8B: [apa yang kamu kerjakan?]'],
  ['Logistic coordinator for Surabaya area', 'As logistic coordinator for Surabaya area: [what did you do?]'],
  ['Bongkar muat barang', 'Bongkar muat barang [apa tepatnya?]'],
  ['Menghitung volume pekerjaan jembatan', 'Menghitung volume pekerjaan jembatan [seberapa banyak?]'],
  ['Teaching English to students', 'Taught English to students [how much?]'],
  [
    'Duties include greeting guests and answering the phone',
    'Greeted [how many?] guests and answered the phone',
  ],
  ['Kreatif, inovatif, up to date dengan tren desain', '[Apa yang kamu kerjakan?] untuk [siapa?]'],
])('sharper frame of %j reads as a sentence', (text, opening) => {
  expect(judgeBullet(text).sharper?.slice(0, opening.length)).toBe(opening);
});

test.each([
  ['Closed the books of three entities in five working days instead of nine', 'strong'],
  ['Mendapat hibah penelitian Rp148 juta sebagai ketua', 'strong'],
  ['Secured a EUR 60,000 grant as co-applicant', 'strong'],
  ['Menempuh 210.000 km tanpa satu kecelakaan pun', 'strong'],
  ['Restitusi PPN Rp870 juta cair setelah berkas dilengkapi', 'strong'],
  ['Proyek talut selesai dua minggu lebih cepat dan hemat Rp95 juta', 'strong'],
  ['Closed the books four days earlier than the year before', 'strong'],
  ['Membuat pelanggan menunggu paling lama 4 menit, semula 15 menit', 'strong'],
  ['Filed a tax objection and got Rp96 million refunded', 'strong'],
  ['Average marks in chemistry moved up 11 points in one term', 'strong'],
  ['Ran a home bakery with 25 orders a week while raising two children', 'fair'],
  ['Mengikuti seminar dan pelatihan kepemimpinan', 'weak'],
  ['Merancang 36 kegiatan sains yang dipakai kembali oleh dua TK lain', 'strong'],
  ['Moved fixed assets of Rp140 billion to Odoo with no audit adjustment', 'strong'],
  ['Menyusun anggaran Rp12 miliar tanpa catatan dari inspektorat', 'strong'],
  ['Split 40 hives before swarming season and lost none of them', 'strong'],
  ['Shot the winning entry of a 300-team student film contest', 'strong'],
  ['Melaksanakan tugas penyuluhan sesuai arahan atasan', 'weak'],
  ['Melaksanakan tugas akhir tentang kadar garam air sumur', 'fair'],
  ['Visit snack and furniture makers to sell carton boxes', 'fair'],
  ['Releathered the bellows of a 1923 harmonium', 'fair'],
  ['Mengajar 18 anak TK; 16 anak lancar membaca suku kata', 'strong'],
  ['Membimbing 30 santri, 12 santri khatam Al-Quran', 'strong'],
  ['Patched 3 leaking dryers and ran the line through peak season without a stop', 'strong'],
] as const)('%j is %s', (text, verdict) => expect(judgeBullet(text).verdict).toBe(verdict));

test.each([
  ['Taught fractions to grade five pupils', false],
  ['Mengajar pecahan di kelas lima', false],
  ['Tutored year three and year four', false],
  ['Led five teachers in grade two', true],
  ['Teaching grades 3 and 4', false],
  ['Hired each year two interns', true],
])('a number that names a class is no figure: %s', (text, hasFigure) =>
  expect(judgeBullet(text).hasFigure).toBe(hasFigure),
);
