import { describe, expect, test } from 'vitest';
import { readAd } from './read-ad.ts';

const asOf = '2026-11-22';
const read = (ad: string) => readAd(ad, { asOf });
const requirements = (...lines: string[]) =>
  read(`Kualifikasi:\n${lines.map((line) => `- ${line}`).join('\n')}`);
/** Wishes as `a | b`, a `?` behind what is only nice to have. */
const wishes = (...lines: string[]) =>
  requirements(...lines).requirements.map(
    ({ anyOf, importance }) => anyOf.map(({ name }) => name).join(' | ') + (importance === 'nice' ? '?' : ''),
  );

describe('an ad in one line, as it is sent in chats', () => {
  test('what stands behind a heading within the line is a demand, and the heading is none', () => {
    const ad = read(
      'Product Manager di PT. Maju Bersama. Kualifikasi: pengalaman minimal 2 tahun, menguasai SQL dan Figma. Bahasa Inggris aktif. Penempatan Jakarta.',
    );
    expect(ad).toMatchObject({
      title: 'Product Manager',
      company: 'PT Maju Bersama',
      place: 'Jakarta',
      years: { min: 2 },
    });
    expect(ad.requirements.map(({ anyOf }) => anyOf.map(({ name }) => name))).toEqual([['SQL'], ['Figma']]);
    expect(ad.languages.map(({ name }) => name)).toEqual(['Inggris']);
  });

  test('English, with a question and a call around it', () => {
    const ad = read(
      'We are hiring a Data Analyst at Tokopedia! Requirements: SQL, Tableau. 2+ years of experience.',
    );
    expect(ad.requirements.map(({ anyOf }) => anyOf.map(({ name }) => name))).toEqual([['SQL'], ['Tableau']]);
    expect(ad.years?.min).toBe(2);
  });

  test('a name behind its legal form and a colon stays whole, and what calls is no part of the post', () => {
    const ad = read('Dibutuhkan segera: Admin Gudang\nPT. Logistik Cepat: Bekasi\nSyarat:\n- Teliti');
    expect(ad.title).toBe('Admin Gudang');
    expect(ad.company).toBe('PT. Logistik Cepat');
  });
});

describe('a whole ad', () => {
  const ad = read(`INFO LOWONGAN KERJA
PT Samudra Boga Lestari – Cirebon
Posisi: Analis Laboratorium Pangan

Tentang kami
Kami mengekspor rajungan ke Amerika dan punya divisi logistik, pajak, dan desain kemasan.

Tugas:
- Menguji sampel harian

Kualifikasi:
- Wanita/pria, usia maks. 30 tahun
- D3/S1 Kimia, Biologi atau Teknologi Pangan
- Pengalaman minimal 2 tahun di industri perikanan
- Menguasai GC-MS atau HPLC
- Tidak perlu bisa bahasa Jepang

Nilai plus:
- Paham ISO 17025

Benefit:
- Gaji Rp 4,5 – 6 juta per bulan
- Kursus SAP

Kirim CV ke hrd@samudraboga.example paling lambat 12 Desember`);

  test('facts: title, company, place, deadline without a year, salary in millions', () => {
    expect(ad).toMatchObject({
      language: 'id',
      title: 'Analis Laboratorium Pangan',
      company: 'PT Samudra Boga Lestari',
      place: 'Cirebon',
      deadline: '2026-12-12',
      workMode: 'onsite',
      seniority: 'junior',
      salary: { min: 4_500_000, max: 6_000_000, currency: 'IDR', period: 'month' },
    });
    expect(ad.apply).toEqual(['Kirim CV ke hrd@samudraboga.example paling lambat 12 Desember']);
  });

  test('demands: neither what the employer does nor benefits nor what is not needed', () => {
    expect(ad.requirements.map(({ anyOf }) => anyOf.map(({ name }) => name))).toEqual([
      ['perikanan'],
      ['GC-MS', 'HPLC'],
      ['ISO 17025'],
    ]);
    expect(ad.languages).toEqual([]);
    expect(ad.years).toMatchObject({ min: 2, max: null });
    expect(ad.degree).toMatchObject({ minLevel: 'D3', fields: ['Kimia', 'Biologi', 'Teknologi Pangan'] });
    expect(ad.notJudged.map(({ kind }) => kind)).toEqual(['gender', 'age']);
  });
});

describe('any-of groups', () => {
  test.each([
    ['Menguasai Prometheus, Grafana atau Datadog', ['Prometheus | Grafana | Datadog']],
    ['Experience with Kafka, RabbitMQ, or NATS', ['Kafka | RabbitMQ | NATS']],
    ['Terbiasa dengan Xero/QuickBooks', ['Xero | QuickBooks']],
    ['Menguasai Docker, Kubernetes dan Helm', ['Docker', 'Kubernetes', 'Helm']],
    ['Familiar with an HRIS (Workday or Darwinbox)', ['HRIS | Workday | Darwinbox']],
    ['Message brokers such as Kafka or NATS', ['Message brokers | Kafka | NATS']],
    ['Punya SIM A atau C', ['SIM A | SIM C']],
    ['Paham JSA, HIRADC/IBPR dan ICAM', ['JSA', 'HIRADC | IBPR', 'ICAM']],
    ['Paham CI/CD dan A/B testing', ['CI/CD', 'A/B testing']],
  ])('%s', (line, expected) => expect(wishes(line)).toEqual(expected));
});

describe('what is not needed', () => {
  test.each([
    'No need for SAP',
    'Tidak perlu bisa mengelas',
    'Las bukan keharusan',
    'Coding is not needed, though you will talk with engineers',
    'Gak harus bisa fotografi, udah ada fotografer',
    "You don't need to have worked in fintech before",
    'Editing video? Nggak perlu',
    'Tax litigation and patents are outside the scope of this job',
  ])('%s', (line) => expect(wishes('Menguasai Odoo', line)).toEqual(['Odoo']));

  test('an inline heading holds for its own line only', () => {
    expect(wishes('Menguasai Odoo', 'Tidak wajib: pengalaman Golang', 'Menguasai Figma')).toEqual([
      'Odoo',
      'Figma',
    ]);
  });
});

describe('nice to have', () => {
  test.each([
    ['SIM B2, mampu mengoperasikan crane menjadi nilai plus', ['SIM B2', 'crane?']],
    ['Diutamakan menguasai Minitab', ['Minitab?']],
    ['Figma required, Sketch is a plus', ['Figma', 'Sketch?']],
    ['Mengoperasikan drone (punya lisensi drone nilai plus)', ['drone', 'lisensi drone?']],
    ['An MBA is a plus but never a must', ['MBA?']],
  ])('%s', (line, expected) => expect(wishes(line)).toEqual(expected));
});

describe('years', () => {
  test.each([
    ['Pengalaman minimal tiga (3) tahun sebagai juru masak', 3, null],
    ['2+ years building data pipelines', 2, null],
    ['3–5 tahun di perbankan', 3, 5],
    ["At least six years' experience in HR, including two as an HRBP", 6, null],
    ['Pernah jadi barista min 6 bulan', 0.5, null],
    ['Pengalaman 2 tahun, fresh graduate dipersilakan', 0, null],
    ['Usia maksimal 38 tahun, pengalaman sebagai welder minimal 4 tahun', 4, null],
  ])('%s', (line, min, max) => expect(requirements(line).years).toMatchObject({ min, max }));

  test.each(['Usia 18 - 25 thn', 'Bersedia kontrak 2 tahun', 'Pengalaman 2 tahun lebih diutamakan'])(
    '%s asks for none',
    (line) => expect(requirements(line).years).toBeNull(),
  );

  test('fresh graduates who are not considered change nothing', () => {
    expect(requirements('Pengalaman 2 tahun', 'Fresh graduates will not be considered').years?.min).toBe(2);
  });
});

describe('degree', () => {
  test.each([
    ['Lulusan S1 Teknik Industri/Mesin/Elektro', 'S1', ['Teknik Industri', 'Teknik Mesin', 'Teknik Elektro']],
    [
      "Bachelor's degree in Accounting or Finance; Master's degree preferred",
      'S1',
      ['Accounting', 'Finance'],
    ],
    [
      'Pendidikan paling rendah S-2 Perencanaan Wilayah dan Kota/Planologi',
      'S2',
      ['Perencanaan Wilayah dan Kota', 'Planologi'],
    ],
    ['Minimal SMK Tata Boga atau D1 Perhotelan', 'SMA/SMK', ['Tata Boga', 'Perhotelan']],
    ['Minimal D3 semua jurusan (Tata Busana lebih disukai)', 'D3', []],
    ['SMA/SMK sederajat, bisa Excel', 'SMA/SMK', []],
    ['Berijazah S2 Informatika (linier S1 dan S2)', 'S2', ['Informatika']],
  ])('%s', (line, minLevel, fields) => expect(requirements(line).degree).toMatchObject({ minLevel, fields }));

  test.each(['No degree? No problem.', 'Pendidikan bebas', 'Usia maksimal 25 tahun (S1)'])(
    '%s names none',
    (line) => expect(requirements(line, 'Bisa Excel').degree).toBeNull(),
  );
});

test('languages: level, importance, and any of several as one wish', () => {
  const ad = requirements('Bahasa Jepang N3 (wajib)', 'Fluent in English; Mandarin or Korean an advantage');
  expect(ad.languages).toMatchObject([
    { name: 'Jepang', level: 'N3', importance: 'must' },
    { name: 'Inggris', importance: 'must' },
  ]);
  expect(ad.requirements).toMatchObject([{ kind: 'language', importance: 'nice' }]);
});

test.each([
  ['Pria, tinggi badan min. 165 cm, berpenampilan menarik', ['gender', 'body', 'looks']],
  ['Belum menikah, tidak buta warna', ['marriage', 'health']],
  ['Muslimah, putra daerah', ['religion', 'origin']],
])('not judged: %s', (line, kinds) => {
  const ad = requirements(line, 'Bisa Excel');
  expect(ad.notJudged.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  expect(ad.requirements).toHaveLength(1);
});

test.each([
  ['Bersedia kerja shift pagi, siang, malam'],
  ['Domisili Bandung'],
  ['Siap ditempatkan di seluruh Indonesia'],
  ['Melampirkan SKCK dan pas foto'],
])('a condition asks for no skill: %s', (line) => expect(wishes(line)).toEqual([]));

test.each([
  ['Gaji 6-8 juta', { min: 6e6, max: 8e6, currency: 'IDR', period: 'month' }],
  ['Salary: USD 2,500–3,500 monthly', { min: 2500, max: 3500, currency: 'USD', period: 'month' }],
  ['IDR 35–50 million per month', { min: 35e6, max: 50e6, currency: 'IDR', period: 'month' }],
  ['Upah Rp 250.000/hari', { min: 250_000, max: 250_000, currency: 'IDR', period: 'day' }],
  ['Gaji mulai Rp 4,8 jt', { min: 4.8e6, max: null, currency: 'IDR', period: 'month' }],
])('salary: %s', (line, salary) => expect(read(`Staf Gudang\n${line}`).salary).toEqual(salary));

test.each(['Gaji UMK', 'Omzet Rp 5 miliar', 'Uang makan Rp 25.000', 'Kontak 0812-3456-7890'])(
  'salary: %s names none',
  (line) => expect(read(`Staf Gudang\n${line}`).salary).toBeNull(),
);

test.each([
  ['Batas 12/12/2026', '2026-12-12'],
  ['Lamaran diterima s/d 30 Nov 2026', '2026-11-30'],
  ['Pendaftaran: 1 s.d. 10 Desember 2026', '2026-12-10'],
  ['Send your resume to a@b.example by 9 January', '2027-01-09'],
  ['Apply before Dec 30, 2026', '2026-12-30'],
])('deadline: %s', (line, day) => expect(read(`Staf Gudang\n${line}`).deadline).toBe(day));

test('deadline: a sentence of its own behind the days of tests', () => {
  const line =
    'Tes tertulis 20 Desember 2026, wawancara 22 Desember 2026. Pendaftaran ditutup 10 Desember 2026 pukul 15.00 WIB.';
  expect(read(`Perawat\n${line}`).deadline).toBe('2026-12-10');
  expect(read('Perawat\nPendaftaran ditutup 10 Des 2026. Wawancara tgl. 22 Des 2026').deadline).toBe(
    '2026-12-10',
  );
});

test('deadline: the day of an interview is none', () => {
  expect(read('Staf Gudang\nWalk in interview: Senin 30 Nov 2026').deadline).toBeNull();
});

test.each([
  ['Dicari: Social Media Specialist (Jaksel, hybrid)', 'Social Media Specialist'],
  ['WE ARE HIRING!! DESAINER GRAFIS', 'DESAINER GRAFIS'],
  ['PT Maju Jaya membutuhkan:\nADMIN GUDANG (2 orang)', 'ADMIN GUDANG'],
  ['Garden Villas is hiring a Head Gardener', 'Head Gardener'],
  ['Position : Flight Attendant', 'Flight Attendant'],
])('title: %s', (ad, title) => expect(read(ad).title).toBe(title));

test.each([
  ['One of: BigQuery, Snowflake, Redshift', ['BigQuery || Snowflake || Redshift']],
  ['Laminated dough (croissant, danish)', ['Laminated dough || croissant || danish']],
  ['Paham e-Faktur, e-Bupot, dan Coretax', ['e-Faktur', 'e-Bupot', 'Coretax']],
  ['Conversational English', []],
])('names in a row: %s', (line, names) => {
  const ad = read(`Staf\nRequirements:\n- ${line}`);
  expect(ad.requirements.map(({ anyOf }) => anyOf.map(({ name }) => name).join(' || '))).toEqual(names);
});

test.each([
  ['Bisa Excel n GSheets', ['Excel = Microsoft Excel', 'GSheets = Google Sheets']],
  ['Punya motor & SIM C', ['SIM C = SIM C']],
  ['menguasai Ai, Ps, Pr', ['Ai = Adobe Illustrator', 'Ps = Adobe Photoshop', 'Pr = Adobe Premiere Pro']],
  ['Bisa edit foto pake Ps', ['edit foto = Photo Editing', 'Ps = Adobe Photoshop']],
  ['terbiasa pakai POS', ['POS = Point of Sale']],
  ['Menguasai jalan bekasi', []],
  ['Fee 3rb/paket, dibayar mingguan', []],
])('words of chat: %s', (line, expected) => {
  const ad = read(`Staf\nKualifikasi:\n- ${line}`);
  expect(
    ad.requirements.flatMap(({ anyOf }) => anyOf.map(({ name, skills }) => `${name} = ${skills.join(', ')}`)),
  ).toEqual(expected);
});

test.each([
  ['STAFF GUDANG (SHIFT MALAM)\nKualifikasi:\n- jujur', 'STAFF GUDANG'],
  ['DESAIN GRAFIS (Full time - WFO)\nSyarat:\n- D3', 'DESAIN GRAFIS'],
  ['KURIR MOTOR (Freelance / Harian)\nReq:\n- SIM C', 'KURIR MOTOR'],
  ['Barista & Kasir (Bandung)\n- pengalaman min. 6 bulan\n- komunikatif, rajin', 'Barista & Kasir'],
])('title without working time: %s', (ad, title) => expect(read(ad).title).toBe(title));

describe('posts as they are passed on', () => {
  test.each([
    ['Klinik Sehat - Makassar\n\nNUTRITIONIST\n\n• S1 Gizi', 'NUTRITIONIST'],
    ['BUTUH DRIVER\n- punya SIM B1', 'DRIVER'],
    ['Toko Makmur butuh KASIR 2 orang', 'KASIR'],
    ['Dicari teknisi AC pengalaman min 2 thn', 'teknisi AC'],
    ['Junior Software Engineer at Paduka Tech\nYogyakarta', 'Junior Software Engineer'],
    [
      'Yayasan Anak is seeking candidates for the position of Finance Staff based in Kupang.',
      'Finance Staff',
    ],
    ['Formasi yang dibutuhkan: Guru Bahasa Inggris', 'Guru Bahasa Inggris'],
    ['MANAGEMENT TRAINEE PROGRAM – BATCH 7\nPT Bintang Retailindo', 'MANAGEMENT TRAINEE'],
    ['Hi all! My team at Lintas Kode is opening a Backend Intern position 🚀', 'Backend Intern'],
    [
      'Dinas Perhubungan membuka kesempatan bagi putra/putri terbaik untuk mengisi formasi Tenaga Ahli dengan ketentuan:',
      'Tenaga Ahli',
    ],
  ])('title: %s', (ad, title) => expect(read(ad).title).toBe(title));

  test.each([
    ['My team at Lintas Kode is opening a Backend Intern position', 'Lintas Kode'],
    ['WALK IN INTERVIEW!!\nPlanet Gawai cabang Semarang butuh SALES COUNTER', 'Planet Gawai'],
    ['Junior Software Engineer at Paduka Tech\nYogyakarta', 'Paduka Tech'],
    ['Kantor kami KJA Handoko & Rekan (Surabaya) sedang mencari Staf Pajak.', 'KJA Handoko & Rekan'],
    ['CV. ANTAR CEPAT Medan\nBUTUH DRIVER', 'CV. ANTAR CEPAT'],
    ['Hotel Arunika\nKasir\nSend your CV & photo to hrd@arunika.example', 'Hotel Arunika'],
  ])('company: %s', (ad, company) => expect(read(ad).company).toBe(company));

  test('salary: a line of a range in millions alone, and `s.d.` between two amounts', () => {
    expect(read('Admin\n💰 4,5 - 5,2 jt + lembur').salary).toMatchObject({ min: 4_500_000, max: 5_200_000 });
    expect(read('Gaji: Rp7.000.000 s.d. Rp9.000.000').salary).toMatchObject({ max: 9_000_000 });
    expect(read('Admin\nCicilan rumah 2 - 3 jt').salary).toBeNull();
  });

  test('a picture of a pin or of money labels the line', () => {
    expect(read('Aruna Fashion butuh HOST LIVE\n📍 bandung\n💰 2,5 jt')).toMatchObject({
      place: 'Bandung',
      salary: { min: 2_500_000 },
    });
    expect(read('Admin\n📍 Penempatan: Cikarang').place).toBe('Cikarang');
  });

  test('deadline: the last day to apply', () => {
    expect(read('Gardener\nLast day to apply: 1 December 2026').deadline).toBe('2026-12-01');
  });
});

test('deadline behind DL', () =>
  expect(read('Penulis lepas\nDL 12 Desember 2026\nCP: Mas Bagas').deadline).toBe('2026-12-12'));

describe('pay without a monthly amount', () => {
  test.each([
    [
      'Fee per artikel Rp75.000 - Rp120.000',
      { min: 75_000, max: 120_000, period: 'piece', piece: 'artikel' },
    ],
    ['Sallary 4-6jt (nego sesuai pengalaman)', { min: 4_000_000, max: 6_000_000, period: 'month' }],
    ['Uang saku: Rp1,5 juta/bulan', { min: 1_500_000, max: 1_500_000, period: 'month' }],
    ['Budget: up to 18 mio nett', { min: null, max: 18_000_000, period: 'month' }],
    ['gaji 2,6 + service charge', { min: 2_600_000, max: 2_600_000, period: 'month' }],
  ])('%s', (line, salary) => expect(read(`Staf Gudang\n\n${line}`).salary).toMatchObject(salary));
  test.each([
    ['Gaji UMK Kab. Semarang', 'UMK Kab. Semarang'],
    ['Gaji: UMR + service', 'UMR'],
    ['honor nego, dibayar per pertemuan', 'Nego'],
    ['Uang saku dan bonus Rp5.000 per order', null],
    ['Gaji Rp5.000.000 nego', null],
  ])('%s: %s', (line, words) => expect(read(`Staf Gudang\n\n${line}`).payWords).toBe(words));
});

test.each([
  ['Contact : Bu Rini HRD 08xx-xxxx-1190 (WA only)', 'Bu Rini 08xx-xxxx-1190'],
  ['Info HRD Mbak Laras (chat saja)', 'Mbak Laras'],
  ['Contact person: Yohanes (HCBP) - 0380 555 212', 'Yohanes 0380 555 212'],
  ['yg serius aja wa 0895 1212 3434 mas yudi', 'Mas Yudi 0895 1212 3434'],
  ['Email: hrd.riau@hijau.example / WA 0811-2222-902', 'hrd.riau@hijau.example / 0811-2222-902'],
  ['Bisa mengoperasikan Ms. Office', null],
  ['Laporkan penipuan ke 0812-3333-4444', null],
])('contact in %j: %s', (line, contact) =>
  expect(read(`Staf Gudang\n- Jujur\n\n${line}`).contact).toBe(contact),
);

test.each([
  ['Daftar di bit.ly/contoh-ruang', 'https://bit.ly/contoh-ruang'],
  [
    'Apply by Dec 15 at https://loopdesk.example/careers/support.',
    'https://loopdesk.example/careers/support',
  ],
  ['Kirim CV ke hrd@loopdesk.example', null],
  ['Kirim pesan ke wa.me/6281200002222', null],
  ['PasarPagi.id cari admin', null],
])('link in %j: %s', (line, link) => expect(read(`Staf Gudang\n- Jujur\n\n${line}`).link).toBe(link));

test('an ad in small letters: firm, place and contact are read; days without a year behind their word', () => {
  const ad = `butuh tukang cuci mobil 2 org
lokasi: ring road utara jogja
nama usaha: kinclong carwash
upah harian 80rb-100rb + makan siang
paling lambat 5/12 ya, buka 24/7`;
  expect(read(ad)).toMatchObject({
    title: 'tukang cuci mobil',
    company: 'Kinclong Carwash',
    place: 'Yogyakarta',
    deadline: '2026-12-05',
    salary: { min: 80_000, max: 100_000, period: 'day' },
  });
});

test('a page of a portal: the ads below the one that was opened are none of it', () => {
  const ad = read(`Staf Keuangan
PT Karsa Boga
Bekasi
Rp 5,300,000 - Rp 6,500,000
Kualifikasi
- D3 Akuntansi
- Menguasai Accurate
Lowongan serupa
Supervisor Akuntansi
PT Delta Rasa
Rp 9,000,000 - Rp 11,000,000
- Wajib bisa SAP`);
  expect(ad).toMatchObject({ company: 'PT Karsa Boga', salary: { max: 6_500_000 } });
  expect(ad.requirements.map(({ quote }) => quote).join()).not.toContain('SAP');
});

test('the name of an office may hold commas; a handle is a name where there is no other', () => {
  expect(read('Dinas Pendidikan, Kepemudaan dan Olahraga Kabupaten Bantul\nAdmin\n- S1').company).toBe(
    'Dinas Pendidikan, Kepemudaan dan Olahraga Kabupaten Bantul',
  );
  expect(read('@naracake.studio lagi cari BAKER buat dapur kita').company).toBe('naracake.studio');
});

test.each([
  [
    'dibutuhkan barista part time - kopi senja utara\nlokasi malang\nkirim cv ke kopisenja@mail.example',
    { title: 'barista part time', company: 'Kopi Senja Utara', place: 'Malang' },
  ],
  ['INFO LOKER PONTIANAK\nDibutuhkan Helper Gudang\n📍Jl. Adisucipto km 9', { place: 'Pontianak' }],
  ['Admin Toko\nlokasi perumahan citra raya tangerang', { place: 'Tangerang' }],
  [
    'Virtual Assistant\nCompany: Plumtree Studio\nRate: USD 6-8 per hour',
    { company: 'Plumtree Studio', salary: { min: 6, max: 8, currency: 'USD', period: 'hour' } },
  ],
  ['Content Creator TikTok\nBrand: Sambal Nyonya', { company: 'Sambal Nyonya' }],
])('an ad as it is passed on: %j', (ad, facts) => expect(read(ad)).toMatchObject(facts));

test('a table of two columns pasted with bars: the first column labels the second', () => {
  const ad = read(`Staf K3 | PT Andalan Nikel | Morowali
Kualifikasi | S1 Teknik Lingkungan
Keahlian | HIRADC, JSA
Nilai plus | ISO 45001`);
  const said = ad.requirements.map(({ importance, quote }) => `${importance} ${quote}`).join();
  expect(said).toContain('JSA');
  expect(said).toMatch(/nice [^,]*ISO 45001/);
  expect(said).not.toContain('|');
});

test('"Pengalaman: …" names the field alone, never the word itself or a sign that no screen can show', () => {
  const { requirements: found } = read(`Staf K3
Kualifikasi:
- Pengalaman: min. 3 tahun di tambang`);
  const names = found.flatMap((wish) => wish.anyOf.map(({ name }) => name));
  expect(names).toEqual(['tambang']);
});

describe('lines that a page broke', () => {
  const ad = read(`Perawat Lansia
PT Griya Senja

Persyaratan
Pendidikan minimal D3 Keperawatan
Pengalaman minimal
2 tahun di panti (wisma, rumah sakit
)
Menguasai perawatan luka serta
terapi okupasi
Willing to be placed in
Parepare`);

  test('a rest in small letters, behind an open bracket or behind a word that ends nothing belongs to the line before', () => {
    expect(ad.years?.min).toBe(2);
    expect(ad.requirements.flatMap(({ anyOf }) => anyOf.map(({ name }) => name.toLowerCase()))).toEqual(
      expect.arrayContaining(['perawatan luka', 'terapi okupasi']),
    );
    expect(ad.requirements.some(({ anyOf }) => anyOf.some(({ name }) => name === 'Parepare'))).toBe(false);
  });

  test('lines of an ad that is written small all along stay apart', () => {
    expect(
      read('lowongan penjaga kios\nsyarat:\njujur\nteliti\nsopan').requirements.map(
        ({ anyOf }) => anyOf[0]!.name,
      ),
    ).toEqual(['jujur', 'teliti', 'sopan']);
  });
});

describe('words that look like wishes', () => {
  test.each([
    ['Faham V60, French Press', ['V60', 'French Press']],
    ['Able to communicate well in English', []],
    ['Tidak memiliki riwayat alergi debu parah', []],
    ['Living around East Jakarta', []],
    ['Able to sort parcels quickly, carefully, and quietly', ['sort parcels quickly']],
    ['Able to deal with uncertainty', []],
  ])('%j asks for %j', (line, names) => expect(wishes(line)).toEqual(names));

  test('a coffee press and a kitchen speak no language', () => {
    expect(requirements('Faham French Press', 'Pernah bekerja di Korean kitchen').languages).toEqual([]);
  });

  test('two words for one thing stay together, two things do not', () => {
    expect(wishes('Able to draw usable and practical layouts')).toEqual([
      'draw usable and practical layouts',
    ]);
    expect(wishes('Knowledge of payroll and taxation')).toEqual(['payroll', 'taxation']);
  });

  test('`Ideally` as a heading opens what is nice to have', () => {
    const { requirements: all } = read('Designer\n\nRequirements\n- Figma\n\nIdeally\n- Blender');
    expect(all.map(({ anyOf, importance }) => [anyOf[0]!.name, importance])).toEqual([
      ['Figma', 'must'],
      ['Blender', 'nice'],
    ]);
  });

  test('a sentence that ends in how to apply demands none of its papers', () => {
    expect(
      read(
        'Tutor\nRequirements:\n- Patient\nIf you feel that this is you, please send your resume, expected salary and a photograph.',
      ).requirements.map(({ anyOf }) => anyOf[0]!.name),
    ).toEqual(['Patient']);
  });

  test('majors behind an age are fields of study', () => {
    expect(
      requirements('Bachelor degree, max. 27 years old, majoring Finance and Accounting').degree?.fields,
    ).toEqual(['Finance and Accounting']);
  });

  test('a tool in a longer phrase is one of its names', () => {
    expect(requirements('Memahami konfigurasi router MikroTik').requirements[0]!.anyOf[0]!.also).toContain(
      'MikroTik',
    );
  });

  test.each([
    ['Commit to a contract of two years', []],
    ['Kemauan untuk mengembangkan usaha', []],
    ['Flexible working hours', []],
    ['Applicants must be willing to work in Slawi', []],
    ['Preferably Staff (non-management)s specializing in Nursing or equivalent', ['Nursing?']],
    ['Have knowledge about typography', ['typography']],
    ['Knowledge of business communications', ['business communications']],
    ['Punctual &possess positive attitude', ['Punctual', 'positive attitude']],
  ])('%j asks for %j', (line, names) => expect(wishes(line)).toEqual(names));

  test('a trade with communication in its name is no trait beside one', () => {
    expect(wishes('Knowledge of business communications', 'Good communication')).toHaveLength(2);
  });

  test('experience in something is a demand, not a heading', () => {
    const { requirements: all } = read('Trainee\n\nRequirements\nPunctual\nExperience in welding\nHonest');
    expect(all.map(({ anyOf }) => anyOf[0]!.name)).toEqual(['Punctual', 'welding', 'Honest']);
  });

  test.each([
    ['Lulusan S1 Bimbingan dan Konseling', 'Berpengalaman menangani siswa SMK', 'S1'],
    ['Lulusan S1 Matematika', 'Pernah mengajar di SMA Taruna 3 Lembang', 'S1'],
    ['Ijazah S1 PGSD diutamakan, S1 lain juga boleh', 'Sabar', 'S1'],
    ['Profesi Apoteker', 'Teliti', 'S1'],
  ])('whom and where somebody taught is no degree: %s, %s', (first, second, level) =>
    expect(requirements(first, second).degree?.minLevel).toBe(level),
  );

  test('a valid licence behind a post is a demand of its own', () => {
    expect(wishes('Nurse with a valid STR and BTCLS')).toEqual(['valid STR', 'BTCLS']);
    expect(wishes('Month-end closing')).toEqual(['Month-end closing']);
    expect(requirements('Tutup buku bulanan').requirements[0]!.anyOf[0]!.skills).toEqual(
      requirements('Month-end closing').requirements[0]!.anyOf[0]!.skills,
    );
  });

  test('the name of a state school has its level', () => {
    expect(requirements('Lulusan Teknik Pengelasan SMKN 2 Tegal').degree?.minLevel).toBe('SMA/SMK');
  });
});
