import { describe, expect, test } from 'vitest';
import { readAd } from './read-ad.ts';

const read = (ad: string) => readAd(ad, { asOf: '2026-11-22' });
const under = (...lines: string[]) => read(`Kualifikasi:\n${lines.map((line) => `- ${line}`).join('\n')}`);
const named = ({ requirements }: ReturnType<typeof read>) =>
  requirements.map(
    ({ anyOf, importance }) => anyOf.map(({ name }) => name).join(' | ') + (importance === 'nice' ? '?' : ''),
  );

describe('lines of an ad', () => {
  test.each(['✿', '▸', '⬥', '❀'])('%s before a line is a bullet', (sign) => {
    expect(named(read(`Syarat\n${sign} teliti, sabar\n${sign} menguasai CorelDraw`))).toEqual([
      'teliti',
      'sabar',
      'CorelDraw',
    ]);
  });

  test('a list of one picture under a line with another one is a list of demands', () => {
    const ad = read(`DICARI KAPSTER SALON
📍 Salon Ayu, Kediri

💇 Bisa smoothing & keriting
💇 Sabar, rapi, gak banyak main hp 😁
💇 Pengalaman min 6 bulan

💰 Komisi 40% + uang makan`);
    expect(named(ad)).toEqual(['smoothing', 'keriting', 'Sabar', 'rapi']);
  });

  test('a thing that is preferred at the end of a list is no heading', () => {
    const ad = read(`Staf Pajak\n\nPersyaratan\nMinimal D3 Perpajakan\nPaham e-Bupot\nDiutamakan Brevet`);
    expect(named(ad)).toEqual(['e-Bupot', 'Brevet?']);
    expect(
      named(read(`Requirements\n- Opera\n- SQL\nPreferred skills\n- Excel\n\nShow more\nShow less`)),
    ).toEqual(['Opera', 'SQL', 'Excel?']);
  });

  test('what a portal asks of applicants is no demand', () => {
    const ad = read(`Kualifikasi:
1. Menguasai AutoCAD
2. Paham SMK3 PP 50/2012

Pertanyaan dari perusahaan
Lamaranmu akan menyertakan pertanyaan-pertanyaan berikut:
Berapa gaji bulanan yang kamu harapkan?
Berapa tahun pengalaman yang kamu miliki sebagai juru gambar?`);
    expect(named(ad)).toEqual(['AutoCAD', 'SMK3 PP 50/2012']);
    expect(ad.requirements[1]!.anyOf[0]!.also).toContain('SMK3');
  });

  test.each([
    ['- utk tukang obras bs pake mesin overdeck', ['mesin overdeck']],
    ['- can assist guests in Korean or Russian', ['Korean | Russian']],
    ['- High school diploma is enough', []],
    ['- A degree in any discipline is acceptable', []],
    ['- You own a motorbike', []],
    ['- Punya sertifikat Ahli K3 Listrik (Kemnaker RI)', ['sertifikat Ahli K3 Listrik']],
  ])('%s', (line, names) => expect(named(read(`Requirements:\n${line}`))).toEqual(names));

  test.each([
    ['Understanding of MRP, MPS and capacity planning', ['MRP', 'MPS', 'capacity planning']],
    ['Capacity to plan routes', ['plan routes']],
    ['Korean TOPIK 2 is an added value', []],
    ['Holds a BNSP certificate (preferred, not required)', ['BNSP certificate?']],
    ['Sertifikat K3 Rumah Sakit (nilai plus, tidak wajib)', ['Sertifikat K3 Rumah Sakit?']],
    ['Speaks fluent English and Bahasa Indonesia', []],
    ['Bpk usia 30-48 th, SIM A aktif', ['SIM A']],
    ['Advance in Excel', ['Excel']],
    ['Pengertian di Microsoft Office', ['Microsoft Office']],
    ['Penjahit: bisa obras, teliti', ['obras', 'teliti']],
    ['mengetahui tren kuliner adalah sebuah plus', ['tren kuliner?']],
    ['Pengalaman di divisi logistik atau sederajat', ['divisi logistik']],
  ])('%s names %j', (line, names) => {
    const ad = under(line);
    expect(named(ad)).toEqual(names);
    expect(
      ad.languages.every(({ importance }) => importance === (/added/.test(line) ? 'nice' : 'must')),
    ).toBe(true);
  });

  test('a sentence that asks for schooling and more asks for both', () => {
    const ad = read(
      'PT Mina Contoh membuka lowongan untuk posisi Teknisi Tambak. Calon teknisi kami harapkan berlatar belakang pendidikan perikanan atau budidaya perairan (minimal SMK), memahami manajemen kualitas air, serta dapat mengoperasikan genset dan pompa.',
    );
    expect(ad.degree).toMatchObject({ minLevel: 'SMA/SMK', fields: ['perikanan', 'budidaya perairan'] });
    expect(named(ad)).toEqual(['manajemen kualitas air', 'genset', 'pompa']);
  });

  test.each([
    ['- Lampirkan portfolio terbaru', []],
    ['- English – business level', []],
    ['- Knowledge of wine service (WSET 1 welcome)', ['wine service', 'WSET 1?']],
    ['- Frequent travel to remote islands should be expected', []],
    ['- The Foundation is committed to safeguarding and integrity', []],
  ])('%s', (line, names) => expect(named(read(`Requirements:\n- SPSS\n${line}`)).slice(1)).toEqual(names));

  test('no less than three years is a least, and a post may hold commas', () => {
    const ad = read(
      'The Coastal Trust invites applications from qualified candidates for the position of Monitoring, Evaluation and Learning Officer based in Kupang. Applicants should hold a degree in statistics with no less than three years of experience in monitoring.',
    );
    expect(ad.years).toMatchObject({ min: 3, max: null });
    expect(ad.title).toBe('Monitoring, Evaluation and Learning Officer');
  });

  test('lists within a message are demands as a whole', () => {
    const ad = read(
      'Mohon dibantu infokan, dibutuhkan 1 org bidan utk klinik di Sumedang. D3/D4 Kebidanan, STR hidup, paham P-Care. Wajib bs bikin nasi tim saus jamur, sup krim, puding labu. Jadwal jaga 3 shift. Lamaran ke klinik atau WA, ditunggu sampai akhir bulan ini ya kak.',
    );
    expect(ad.degree).toMatchObject({ minLevel: 'D3', fields: ['Kebidanan'] });
    expect(named(ad)).toEqual(expect.arrayContaining(['STR', 'P-Care', 'sup krim', 'puding labu']));
  });

  test('what leads to a demand names none', () => {
    const ad = read(
      'Untuk melamar posisi Barista di Kopi Contoh, Anda harus memiliki pendidikan minimal SMA dan menguasai latte art serta kalibrasi mesin espresso dengan baik.',
    );
    expect(named(ad).join(' ')).not.toMatch(/melamar|Contoh/);
    expect(named(ad)).toContain('latte art');
  });

  test('a post and what it must have, in one sentence of a message', () => {
    const ad = read(
      'Selamat siang. Kami dari Warung Sari cab. Bogor butuh tenaga. Juru masak: pengalaman min 2 thn masak rawon, lodeh, pecel dll. Pelayan: jujur, cekatan, bisa angkat nampan besar. Gaji 2,5 juta + makan, libur seminggu sekali, tempat tinggal disediakan.',
    );
    expect(named(ad)).toEqual(expect.arrayContaining(['masak rawon', 'lodeh', 'pecel', 'jujur', 'cekatan']));
  });

  test.each([
    ['Loker supir pribadi utk keluarga di Pondok Permai. SIM A aktif, sopan.', 'supir pribadi'],
    ['Dibutuhkan:\nGURU TK\ndi TK Islam Mawar Putih, Kartasura\n- S1 PG PAUD', 'GURU TK'],
    ['Kami butuh: 1) Juru masak 2 org.\n- Bisa masak rendang', 'Juru masak'],
  ])('the post of %j', (text, title) => expect(read(text).title).toBe(title));

  test('years without a number, fields before "ke atas" and the post behind a qualified individual', () => {
    expect(read('Requirements:\n- You have sold insurance for a year or more').years).toMatchObject({
      min: 1,
    });
    expect(read('Syarat:\n- Lulusan SMK/D1 perhotelan ke atas').degree).toMatchObject({
      minLevel: 'SMA/SMK',
      fields: ['perhotelan'],
    });
    expect(
      read(
        'PT Contoh Bahari is seeking a qualified individual to fill the position of Marine Surveyor based in Batam.',
      ).title,
    ).toBe('Marine Surveyor');
  });

  test('middle dots and upright bars part as commas do', () => {
    expect(named(under('Menjahit · Mengobras · Bordir Komputer'))).toHaveLength(3);
    const ad = read('Persyaratan\nMinimal SMA/SMK | Usia 18-27 tahun | Pengalaman kurang dari setahun');
    expect(named(ad)).toEqual([]);
    expect(ad.years).toMatchObject({ min: 0, max: 1 });
  });

  test('headings that end in have are no broken lines, and lines about working with something are no headings', () => {
    const ad = read(`Junior QA Engineer
Must Have
From 2 years of experience in testing
Experience working with Cypress
Experience with Postman
Nice to have
Experience with Docker`);
    expect(named(ad)).toEqual(expect.arrayContaining(['Cypress', 'Postman', 'Docker?']));
    expect(ad.years).toMatchObject({ min: 2 });
  });

  test('a check mark makes an item also of a line that ends in a picture', () => {
    const ad = read(`Syarat:
✔️ Menguasai SAP
✔️ Jujur, rajin 😁
✔️ Menguasai Accurate`);
    expect(named(ad)).toEqual(expect.arrayContaining(['Jujur', 'rajin', 'Accurate']));
  });

  test('the wished-for candidate, and what is not required', () => {
    const ad = read(`Who we'd love to meet
- you have used Figma for a year
No need for: prior internship, a suit`);
    expect(named(ad)).toEqual(['Figma']);
  });

  test('what is no skill: prayers, an agreement, weekends, the country of a licence; interest in something is the thing', () => {
    expect(named(under('Terbiasa shalat 5 waktu', 'Setuju untuk tidak bekerja di tempat lain'))).toEqual([]);
    expect(named(under('Able to work weekends and holidays'))).toEqual([]);
    expect(under('Valid Indonesian driving licence').languages).toEqual([]);
    expect(named(under('Memiliki ketertarikan di bidang fotografi'))).toEqual(['fotografi']);
  });

  test('the post stands below the line that announces it', () => {
    const office = 'PENGUMUMAN REKRUTMEN PEGAWAI TAHUN 2026\nPerseroan membuka kesempatan untuk posisi:';
    expect(
      read(`${office}\nAHLI MUDA PERENCANAAN WILAYAH DAN KOTA\nPersyaratan\n- Menguasai GIS`).title,
    ).toBe('AHLI MUDA PERENCANAAN WILAYAH DAN KOTA');
    const chat = 'KEDAI BU TUTI butuh cepat:\n✔️ *JURU MASAK* (2 org)\n✔️ Bisa masak porsi besar\n✔️ Jujur';
    expect(read(chat).title).toBe('JURU MASAK');
  });

  test("a portal's questions ask for nothing", () => {
    const ad = read(`Kualifikasi
- Menguasai SAP
Lamaranmu akan menyertakan pertanyaan-pertanyaan berikut:
- Berapa gaji bulanan yang kamu inginkan?
- Berapa tahun pengalaman yang kamu miliki?
- Apa saja bahasa yang kamu kuasai?`);
    expect(named(ad)).toEqual(['SAP']);
    expect(ad.years).toBeNull();
  });

  test("a portal's English form", () => {
    const ad = read(`Position Requirements:
1. Candidate must possess at least a Diploma, any field.
2. At least 3 year(s) of working experience in the related field is required for this position.
3. Preferably Staff specializing in Merchandising or equivalent.
4. Full-Time position(s) available.`);
    expect(named(ad)).toEqual(['Merchandising?']);
    expect(ad.degree?.minLevel).toBe('D3');
    expect(ad.years?.min).toBe(3);
  });

  test('what is paid, how to apply and what the firm is are no demands', () => {
    expect(
      named(
        read(`You should have
- Figma
- 12–15 million IDR monthly, start in March
- Comp: IDR 9 juta/month + stock
We were founded by two nurses and speak a lot about fintech.
DM me or use the form below.
Lamaran + 2 contoh karya ke halo@karya.example`),
      ),
    ).toEqual(['Figma']);
  });

  test('a heading with a picture over bullets of another kind', () => {
    const ad = read(`Account Executive
🏢 Lumbung Digital
🔍 What we look for
— HubSpot
— Curious

🎁 What you'll get
— Training on negotiation`);
    expect(named(ad)).toEqual(['HubSpot', 'Curious']);
    expect(ad.company).toBe('Lumbung Digital');
    expect(named(read('Kualifikasi\n✅ Pengalaman dengan Figma\n✅ Keahlian motion graphic'))).toHaveLength(
      2,
    );
  });

  test('a heading that ends in three points', () => {
    expect(
      named(read("We'd love to hear from you if you have...\n• Blender\n• pacing, difficulty curves")),
    ).toEqual(['Blender', 'pacing', 'difficulty curves']);
  });

  test('a firm below the list is no heading', () => {
    const ad = read(
      'Dicari petugas\n\nSyarat:\n• Teliti\n• Excel\n\nPT Bersih Jaya\nEmail: hr@bersih.example',
    );
    expect(ad.company).toBe('PT Bersih Jaya');
    expect(named(ad)).toEqual(['Teliti', 'Excel']);
  });

  test('what the staff enjoy is a benefit', () => {
    expect(named(read('Requirements\n- Excel\n\nOUR STAFF ENJOY\n- fuel allowance\n- sponsorship'))).toEqual([
      'Excel',
    ]);
  });

  test('what nobody cares about is not needed', () => {
    expect(named(read("We need\n- Revit\n\nWe don't care about: your GPA, your rendering skills."))).toEqual([
      'Revit',
    ]);
  });
});

describe('names and alternatives', () => {
  test.each([
    ['Able to speak and understand English very well', []],
    ['Participated in HACCP audits', ['HACCP audits']],
    ['Mengerti Incoterms 2020', ['Incoterms 2020']],
    ['Lulusan Batch 2024', []],
    ['Knowledge of wine and table setting', ['wine', 'table setting']],
    ['Memahami Kode Etik Advokat', ['Kode Etik Advokat']],
    ['S1 semua jurusan dari universitas terkemuka', []],
    ['GL, AP and Asset Accounting', ['GL', 'AP', 'Asset Accounting']],
    ['Mampu menyetel kacamata', ['menyetel kacamata']],
    ['Lulus tes kesehatan & tes mengemudi', []],
    ['Pengalaman lapangan ≥ 2 tahun', []],
    ['Mampu mengoperasikan komputer minimal Ms. Word dan Excel', ['Ms Word', 'Excel']],
    ['Memiliki sertifikasi ABC, DEF, dan GHI (min. 2 dari 3)', ['sertifikasi ABC | DEF | GHI']],
    ['At least two of: Java, Kotlin, Scala', ['Java | Kotlin | Scala']],
    ['Core Competencies – Teamwork, Communication', ['Teamwork', 'Communication']],
    ['Kritis, ekspresif, tulus', ['Kritis', 'ekspresif', 'tulus']],
    ['Menguasai basis data PostgreSQL', ['basis data PostgreSQL']],
    ['Bisa las argon (tidak wajib)', []],
    ['Sertifikat welder menjadi pertimbangan', ['Sertifikat welder?']],
    ['Pengalaman dibidang ekspor', ['ekspor']],
    ['Roster 8:2, siap di site', []],
    ['Shift pagi, siang, malam', []],
    ['Well-versed in Primavera', ['Primavera']],
    ['Mampu mengoperasikan komputer (Word, Excel)', ['Word', 'Excel']],
    ['Bertakwa kepada Tuhan YME', []],
    ['Team player with integrity', ['Team player', 'integrity']],
    ['Ready for overtime and travel out of town', []],
    ['Mahasiswa semester 5 ke atas, sabar', ['sabar']],
  ])('%s', (line, expected) => {
    expect(named(under(line))).toEqual(expected);
  });

  test('a language beside another one, known or not', () => {
    expect(named(under('Mandarin/Hakka merupakan nilai lebih'))).toEqual(['Mandarin | Hakka?']);
    expect(named(under('Mahir berbahasa Inggris atau Jepang'))).toEqual(['berbahasa Inggris | Jepang']);
  });

  test('a database is no trait', () => {
    expect(under('Menguasai basis data').requirements[0]?.kind).toBe('skill');
  });

  test('the short form of the post is no wish', () => {
    expect(named(read('Project Officer\n\nKualifikasi:\n- Berpengalaman sebagai PO di agency'))).toEqual([
      'agency',
    ]);
  });
});

describe('fields of study', () => {
  test.each([
    ['Background in Forestry, Geography, or Economics (S1/S2)', ['Forestry', 'Geography', 'Economics']],
    ['Final-year students or graduates of Accounting (S1), min GPA 3.25', ['Accounting']],
    ['D3/S1 Teknik Tekstil (Poltek Maju/STTX) atau Kimia', ['Teknik Tekstil', 'Kimia']],
  ])('%s', (line, fields) => {
    expect(under(line).degree?.fields).toEqual(fields);
    expect(named(under(line))).toEqual([]);
  });
});

describe('years, age and health', () => {
  test('the years of a sentence in court are no experience, both ends of an age are one', () => {
    const ad = under(
      'Usia serendah-rendahnya 20 tahun dan setinggi-tingginya 35 tahun',
      'Tidak pernah dipidana dengan pidana penjara 2 (dua) tahun atau lebih',
      'Berpengalaman paling sedikit 1 (satu) tahun',
    );
    expect(ad.years?.min).toBe(1);
    expect(named(ad)).toEqual([]);
    expect(ad.notJudged.map(({ kind }) => kind)).toEqual(['age']);
  });

  test.each(['Physically & mentally fit', 'MCU fit to work', 'Berani ketinggian'])('%s is health', (line) => {
    const ad = under(line, 'Menguasai Excel');
    expect(named(ad)).toEqual(['Excel']);
    expect(ad.notJudged[0]?.kind).toBe('health');
  });
});

describe('post, firm, place, pay and last day', () => {
  test.each([
    ['Bank Karya mencari talenta terbaik untuk posisi *Treasury Dealer* di area Medan', 'Treasury Dealer'],
    ["We're growing! Flutter Developer 🚀", 'Flutter Developer'],
    ['PT Bumi Keras – General Contractor\nSite: Berau\n\nSITE ENGINEER', 'SITE ENGINEER'],
    ['Dibutuhkan segera penjahit borongan utk konveksi kami', 'penjahit borongan'],
    ['Optik Sinar\nPosisi : OPTISIEN', 'OPTISIEN'],
  ])('%j', (ad, title) => {
    expect(read(`${ad}\n\nSyarat:\n- Teliti`).title).toBe(title);
  });

  test('what a network prints behind firm and place', () => {
    const ad = read(
      'Treasury Analyst\nSumber Rasa · Jakarta Selatan, Jakarta Raya · Diposting ulang 3 hari yang lalu · Lebih dari 100 pelamar\n\nQualifications\n- Excel',
    );
    expect(ad).toMatchObject({ company: 'Sumber Rasa', place: 'Jakarta Selatan' });
    expect(
      read('Host Live\nMelati Beauty Indonesia\nKontrak · Kerja di kantor · Tangerang, Banten').company,
    ).toBe('Melati Beauty Indonesia');
  });

  test.each([
    ['Pengemudi\nDatang ke garasi, Jl. Raya Solo Km 7, Ngawi', 'Ngawi'],
    ['Data Analyst (Jakarta or remote within Indonesia)', 'Jakarta'],
    ['Surveyor\nPT Ukur · Palembang\n\nSyarat\n- Lisensi drone (Remote Pilot)', 'Palembang'],
    ['Operator\nBerkas:\n- Surat keterangan sehat dari RSUD', null],
  ])('%j', (ad, place) => {
    expect(read(ad).place).toBe(place);
  });

  test('pay in millions by its English short form, before or behind its currency', () => {
    expect(read('Bartender\nYou get: 6.5 mio + service').salary).toMatchObject({ min: 6_500_000 });
    expect(read('Architect\n15–22 million IDR monthly').salary).toMatchObject({
      min: 15_000_000,
      max: 22_000_000,
    });
  });

  test('what is paid beside it by the day leaves a monthly wage one', () => {
    expect(read('Teknisi\nGaji 2,8jt + uang makan 25rb/hari').salary).toMatchObject({
      min: 2_800_000,
      period: 'month',
    });
    expect(read('Surveyor\nHonor: Rp 250.000/hari + uang makan').salary).toMatchObject({ period: 'day' });
  });

  test('the end of a range of days', () => {
    expect(read('Lamaran hanya melalui situs kami tanggal 5–12 Januari 2027.').deadline).toBe('2027-01-12');
  });
});

describe('forms that people paste', () => {
  test('a table with a head of columns says post and demands in each row', () => {
    const ad = read(
      'PT Baja Timur\nNO\tPOSISI\tJUMLAH\tKUALIFIKASI\n1\tOperator CNC\t4\tMin. SMK, menguasai Fanuc, pengalaman 2 tahun',
    );
    expect(ad.title).toBe('Operator CNC');
    expect(named(ad)).toEqual(['Fanuc']);
    expect(ad).toMatchObject({ years: { min: 2 }, degree: { minLevel: 'SMA/SMK' } });
  });

  test('labels that spaces align, and each line with a label of its own', () => {
    const aligned = read(
      'REQUIREMENTS\nEducation     : Diploma in Tourism\nSystem        : Opera, or other PMS\nPersonality   : calm, patient',
    );
    expect(aligned.degree).toMatchObject({ minLevel: 'D3', fields: ['Tourism'] });
    expect(named(aligned)).toEqual(['Opera | PMS', 'calm', 'patient']);
    const labelled = read(
      'Perusahaan: PT Jaya Angkut\nPosisi: Sopir Tronton\nPendidikan: Min. SMP\nSIM: B2 Umum\nPengalaman: Minimal 3 tahun\nFasilitas: mes, BPJS',
    );
    expect(labelled).toMatchObject({ years: { min: 3 }, degree: { minLevel: 'SMP' } });
    expect(named(labelled)).toEqual(['SIM B2 Umum']);
  });

  test('posts counted by drawn keys are headings, the first of them is the post', () => {
    const ad = read(
      'Kedai Tepi lagi butuh:\n1️⃣ *BARISTA* (2 orang)\n✅ Bisa latte art\n✅ Max 27 thn\n2️⃣ *KASIR*\n✅ Bisa Pawoon\n✅ Max 25 thn',
    );
    expect(ad.title).toBe('BARISTA');
    expect(named(ad)).toEqual(['latte art', 'Pawoon']);
  });

  test('the post of an announcement stands alone over its demands', () => {
    const ad = read(
      'PENGUMUMAN\nPT Dermaga Raya (Persero) membuka kesempatan untuk mengisi formasi:\n\nPENGAWAS GUDANG LINI\n\nPersyaratan\n1. Menguasai WMS',
    );
    expect(ad.title).toBe('PENGAWAS GUDANG LINI');
  });

  test("a portal's own words and lines about the place end no demands and ask for none", () => {
    const ad = read(
      'Kualifikasi\n- Menguasai Revit\nDomisili Solo atau mau pindah\nBisa Lumion jadi poin plus\nDeskripsi pekerjaan Drafter PT Maju Griya\nMenggambar denah\nDesired Skills and Experience\nSet alert for similar jobs',
    );
    expect(named(ad)).toEqual(['Revit', 'Lumion?']);
  });

  test('levels of offices in words and numerals, accreditation apart', () => {
    const ad = under(
      'Diploma IV (D-IV) atau Strata 1 (S-1) jurusan Teknik Industri atau Statistika',
      'Akreditasi program studi minimal B',
      'Memiliki Indeks Prestasi Kumulatif (IPK) paling rendah 3,00',
    );
    expect(ad.degree).toMatchObject({ minLevel: 'S1', fields: ['Teknik Industri', 'Statistika'] });
    expect(named(ad)).toEqual([]);
  });
});

describe('demands in sentences', () => {
  test('what leads to a demand is none', () => {
    const ad = read(
      "You'd be alone at first, so we need someone who has run cupping sessions. Figma is a must. It would be lovely if you can illustrate. We won't ask for a diploma. We look for people who are curious and humble.",
    );
    expect(named(ad)).toContain('illustrate?');
    expect(named(ad)).toEqual(expect.arrayContaining(['Figma', 'curious', 'humble']));
    expect(ad.degree).toBeNull();
  });

  test('chat: a bonus behind its condition, a reason, what is taught later', () => {
    const ad = under(
      'Kalau bisa Blender, wah itu bonus banget',
      'Menguasai DaVinci Resolve, soalnya warna itu penting',
      'Fresh graduate boleh, nanti diajarin manual brew',
    );
    expect(named(ad)).toEqual(['Blender?', 'DaVinci Resolve']);
  });

  test('tools behind "with" stand for each other, and so do languages before "a plus"', () => {
    expect(named(under('Have set up pipelines with Airflow, Dagster or Prefect'))).toEqual([
      'set up pipelines',
      'Airflow | Dagster | Prefect',
    ]);
    expect(named(under('Mandarin, Korean or Russian a plus'))).toEqual(['Mandarin | Korean | Russian?']);
  });

  test('who else is let in, how long a certificate is valid', () => {
    const ad = under(
      'Bachelor in Fisheries. A diploma with six years of work may be considered.',
      'Sertifikat BTCLS masih berlaku minimal sisa 1 tahun',
      'Local candidates are encouraged to apply',
    );
    expect(ad.years).toBeNull();
    expect(named(ad)).toEqual(['Sertifikat BTCLS']);
  });

  test('what is made may be creative, which is no demand on the maker', () => {
    expect(named(under('Bisa bikin media ajar kreatif'))).toEqual(['bikin media ajar kreatif']);
  });

  test('a sentence that begins as headings do is a demand', () => {
    const ad = read(
      'Must have:\n- Airbnb\n- petty cash\n\nBonus if you speak French or Russian\nYou are patient and you explain things well',
    );
    expect(named(ad)).toEqual(['Airbnb', 'petty cash', 'French | Russian?', 'patient', 'explain things']);
    expect(named(read("Remote\nYou're a fit if you've run Kafka for two years."))).toEqual(['run Kafka']);
  });

  test('what is analysed makes a skill of the ability; what is fine to lack is no demand', () => {
    expect(named(under('Memiliki kemampuan analisa kredit & penagihan'))).toEqual([
      'kemampuan analisa kredit',
      'penagihan',
    ]);
    expect(named(under('Belum bisa bordir gapapa, ada mentornya', 'Bisa obras'))).toEqual(['obras']);
  });
});

describe('ads as they are pasted: headless lists, running text, chats', () => {
  test('lists under no heading of their own are distinguished by their content', () => {
    const ad = read(`Resepsionis
Tanggung jawab:
- Menyambut tamu
- Menangani reservasi

- Lulusan SMK Perhotelan
- Menguasai Opera
- Bersedia kerja shift

- Gaji + service charge
- BPJS lengkap
- Pelatihan bahasa`);
    expect(named(ad)).toEqual(['Opera']);
    expect(ad.degree).toMatchObject({ minLevel: 'SMA/SMK', fields: ['Perhotelan'] });
  });

  test('a heading behind a picture over an item without one', () => {
    const ad = read(`✅ Persyaratan
1. Menguasai Laravel

📩 Cara Melamar
Kirim:
• CV
• Hasil technical test`);
    expect(named(ad)).toEqual(['Laravel']);
  });

  test('running text: what the reader is like is a demand, what the firm is or does is none', () => {
    const ad = read(`Product Designer
Our app helps families plan trips, and last year 400,000 people used it. We run on Next.js.
You live in Figma, can turn fuzzy problems into prototypes, and you run your own usability tests. It would be great if you've touched design tokens.
Reporting to the founders. You bring at least five years in product teams, so you should be able to mentor.`);
    expect(named(ad)).toEqual(
      expect.arrayContaining([
        'Figma',
        'prototypes',
        'run your own usability tests',
        'touched design tokens?',
      ]),
    );
    expect(named(ad).join()).not.toMatch(/Next|people|turn|bring|founders/);
    expect(ad.years).toMatchObject({ min: 5 });
  });

  test('chats without capitals: sentences, short forms, a list behind a plus', () => {
    const ad = read(`Toko Makmur butuh KEPALA GUDANG
yg dicari orang yg udh pengalaman di gudang min 2 taun, bisa pake komputer (excel + kasir Ipos). lulusan SMA gapapa. kalo ngerti bahan bangunan lebih disukai.`);
    expect(named(ad)).toEqual(expect.arrayContaining(['gudang', 'excel', 'kasir Ipos', 'bahan bangunan?']));
    expect(ad.years).toMatchObject({ min: 2 });
  });

  test('a line that ends in a licence or in a heading’s preposition is whole', () => {
    expect(named(read('Kualifikasi\nMemiliki SIM A\nMenguasai Excel'))).toEqual(['SIM A', 'Excel']);
    expect(
      named(
        read("Rider\nAbout the job\nYou ride.\nWhat we're looking for\nKnowledge of FEFO\nForklift licence"),
      ),
    ).toEqual(['FEFO', 'Forklift licence']);
  });

  test.each([
    ['Memiliki nilai plus jika terbiasa dengan RESTful API', ['RESTful API?']],
    [
      'Memahami instalasi printer, scanner, dan perangkat pendukung lainnya',
      ['instalasi printer', 'scanner'],
    ],
    ['On site 09.00 - 16.00', []],
    ['Kerja Senin-Jumat 06.45-15.30', []],
    ['Fresh graduate boleh daftar', []],
    [
      'Years of experience may substitute for a certificate; only shortlisted candidates will be contacted',
      [],
    ],
    ['Pengalaman minimal 5 tahun dalam peran yang sama', []],
    ['Memiliki pengalaman kerja dibidangnya', []],
    ['Memiliki SIM B2 aktif dan masih berlaku', ['SIM B2']],
    ['Memiliki SIM A dan C', ['SIM A', 'SIM C']],
    ['Memahami hukum ketenagakerjaan dan kontrak kerja', ['hukum ketenagakerjaan', 'kontrak kerja']],
    ['Memahami struktur tim pengembangan sistem', ['struktur tim pengembangan sistem']],
    ['Kemampuan analisa laporan keuangan yang kuat', ['Kemampuan analisa laporan keuangan']],
    ['Mampu mengajar tari tradisional maupun modern', ['mengajar tari tradisional maupun modern']],
    ['Memiliki lampiran SKCK dan surat sehat', []],
    ['Menguasai Nuxt.js dan Vue.js', ['Nuxt.js', 'Vue.js']],
    ['Experience with one or more of: Airflow, Dagster, Prefect.', ['Airflow | Dagster | Prefect']],
    ['We expect sound knowledge of ventilator settings', ['ventilator settings']],
    ['Experience with payroll for 500+ employees', ['payroll']],
    ['Skilled in welding with a 6G certificate', ['welding', '6G certificate']],
    ['Diutamakan lulusan teknik mesin yang bisa SolidWorks', ['SolidWorks?']],
    ['Pernah mengelola gudang dengan sistem WMS', ['mengelola gudang', 'WMS']],
    ['Food handling certificate? Great, but not required.', ['Food handling certificate?']],
  ])('%s', (line, wishes) => {
    expect(named(under(line, 'Jujur'))).toEqual([...wishes, 'Jujur']);
  });

  test('prose that gives its reason or its purpose first, and what is only useful', () => {
    const ad = read(`Barista
We'd like somebody who can pull an espresso. Knowing a POS like Moka saves us a week of training. Pay is 25k/hour.`);
    expect(named(ad)).toEqual(['pull an espresso', 'POS | Moka?']);
    const branch = read(`Manajer Cabang
Kami membutuhkan lulusan S1 Ekonomi dengan pengalaman empat tahun, dua di antaranya sebagai penyelia. Karena anggotanya petani, kefasihan berbahasa Jawa akan sangat membantu.`);
    expect(branch.languages).toMatchObject([{ name: 'Jawa', importance: 'nice' }]);
    expect(named(branch).join()).not.toMatch(/petani|dua/);
  });

  test('the level of a grade and a degree by its field', () => {
    expect(
      under('Berpendidikan S2/S3 linier, IPK S1 minimal 3,00 dan S2 minimal 3,25').degree?.minLevel,
    ).toBe('S2');
    const ad = under(
      'Life-science degree (biology, pharmacy or similar)',
      'At least eighteen months handling medical records',
    );
    expect(ad.degree).toMatchObject({ minLevel: 'S1', fields: ['biology', 'pharmacy'] });
    expect(ad.years).toMatchObject({ min: 1.5 });
  });

  test('ages of two levels and a promise to stay are no years of experience', () => {
    expect(under('Usia maks. 26 tahun untuk S1 dan 28 tahun untuk S2', 'Menguasai Excel').years).toBeNull();
    expect(under('Sanggup tidak mengajukan pindah selama 5 tahun', 'Menguasai Excel').years).toBeNull();
  });

  test('a job title without known words is the first line', () => {
    expect(read('IT Support\nCibitung\nKriteria\n- Menguasai Windows').title).toBe('IT Support');
  });
});

test.each([
  [
    'requirements',
    'Keahlian yang dibutuhkan|Kebutuhan Kualifikasi|Apa yang kami cari|Siapa yang cocok?|Hard skills|Knowledge, Skills and Abilities|Personal attributes|We’d love to hear from you if',
  ],
  ['duties', 'Peran & Tanggung Jawab|Job Responsibilities|How you’ll make an impact|Aktivitas harian'],
  ['benefits', 'Apa yang kamu dapat|Penghasilan|Your benefits|Hak dan fasilitas|In return'],
  ['apply', 'Persyaratan administrasi|Syarat berkas|Lamar sekarang'],
  ['nice', 'Akan lebih baik jika'],
])('headings of %s', (kind, headings) => {
  const wrong = headings
    .split('|')
    .filter(
      (heading) => read(`Staf Toko\n\n${heading}\n- Roti tawar\n- Kue lapis`).sections.at(-1)?.kind !== kind,
    );
  expect(wrong).toEqual([]);
});

describe('what stands beside a demand', () => {
  test('an ordinal is no number of years', () => {
    expect(under('At least 18 months at sea as Fourth Officer').years).toMatchObject({ min: 1.5 });
  });

  test('a height with its unit written out, and a voice, are no skills', () => {
    expect(named(under('Tinggi badan minimal 158 cm dan berat badan proporsional', 'Suara merdu'))).toEqual(
      [],
    );
  });

  test('what brackets call a must is required', () => {
    expect(named(under('Bisa komputer (Word wajib)', 'Rides a motorbike (SIM C is a must)'))).toEqual(
      expect.arrayContaining(['Word', 'SIM C']),
    );
  });

  test('two languages beside an ampersand', () => {
    expect(under('Lancar bahasa Sunda & Indonesia').languages.map(({ name }) => name)).toEqual([
      'Sunda',
      'Indonesia',
    ]);
  });

  test('pay, terms and whom to call among the demands ask for nothing', () => {
    const ad = under(
      'Teliti',
      'Pembayaran tiap Jumat, dibayar tunai',
      'Bagi hasil 60:40 + insentif',
      'Kontrak 6 bulan, mess, tiket pulang',
      'Kerja hybrid dari Solo, 2x seminggu ke kantor',
      'Hub: 0813-xxxx-xxxx (Pak Tono)',
    );
    expect(named(ad)).toEqual(['Teliti']);
  });

  test('a chat: short forms, what one likes to make, and what is answered at once', () => {
    const ad = under(
      'Suka banget bikin video resep',
      'bs Photoshop lbh bagus',
      'Bisa Blender? Langsung nilai plus',
    );
    expect(named(ad)).toEqual(['bikin video resep', 'Photoshop?', 'Blender?']);
  });

  test('people of a degree that is not sought add no field', () => {
    expect(under('S1 Farmasi (lulusan Apoteker tidak perlu melamar)').degree?.fields).toEqual(['Farmasi']);
    expect(under('You hold a degree in agronomy, agribusiness or forestry').degree?.fields).toEqual([
      'agronomy',
      'agribusiness',
      'forestry',
    ]);
  });
});

test.each([
  [
    'PENGUMUMAN\nTENTANG\nSELEKSI PEGAWAI KONTRAK DINAS PERTANIAN\nDinas Pertanian membuka kesempatan untuk mengisi formasi Penata Layanan Irigasi sebanyak 2 (dua) orang:\nSyarat:\n1. D3 Teknik Sipil',
    'Penata Layanan Irigasi',
  ],
  ['Dicari: video editor buat brand kopi lokal\nSyarat:\n- bisa CapCut', 'video editor'],
  ['Kami mencari seorang Perangkai Bunga untuk hotel kami.\nSyarat:\n- SMK', 'Perangkai Bunga'],
])('the post of %j', (ad, title) => {
  expect(read(ad).title).toBe(title);
});

describe('what separates a list, and what is no demand', () => {
  test('a comma behind the pair that "or" joins parts, one before it joins', () => {
    expect(named(under('Figma or Sketch, Miro, Notion'))).toEqual(['Figma | Sketch', 'Miro', 'Notion']);
    expect(named(under('Figma, Sketch or Miro'))).toEqual(['Figma | Sketch | Miro']);
  });

  test('how well it is done is no part of it', () => {
    expect(named(under('Excel you can use blindfolded'))).toEqual(['Excel']);
  });

  test('pluses, what is not important, and what the employer uses', () => {
    const ad = read(`Requirements:
- Blender
Pluses:
- Unity
- We use Trello and Slack, happy to show you
Not important: your campus, your GPA
Comp: 8 mio gross`);
    expect(named(ad)).toEqual(['Blender', 'Unity?']);
  });
});

describe('words around a name', () => {
  test.each([
    ['what something is for goes on behind `dan`', 'Excel untuk rekap panen dan timbangan', ['Excel']],
    ['a tool behind it is asked for', 'Excel untuk rekap dan Canva untuk poster', ['Excel', 'Canva']],
    [
      'capitals amid small letters are a name',
      'Holder of an Ahli Kepabeanan certificate',
      ['Ahli Kepabeanan certificate'],
    ],
    ['an adjective that belongs to the name', 'paham sound design dasar', ['sound design']],
    ['a field of study that is not named', 'Diploma or Bachelor, any discipline', []],
    ['nationality', 'Berkewarganegaraan Indonesia', []],
    ['what will be done for the applicant', 'STR aktif, SIKR akan dibantu pengurusannya', ['STR']],
    ['a cause', 'Commitment to safeguarding and gender equality', []],
    ['two traits beside each other', 'Self-motivated team player', ['Self-motivated', 'team player']],
    ['a trait that ends like an adverb', 'Honest, friendly', ['Honest', 'friendly']],
    ['a trait with a conjunction of chats in it', 'Mampu bekerja sama dengan warga', ['bekerja sama']],
    ['capitals that spell a small word', 'I2C, CAN and UART', ['I2C', 'CAN', 'UART']],
    ['two words of one head', 'Budgeting and rostering skills', ['Budgeting', 'rostering']],
    ['the age of those who are cared for', 'paham tumbuh kembang usia 6 bln - 5 thn', ['tumbuh kembang']],
    ['sex and age in chats', 'laki/perempuan, di bawah 45 th', []],
    ['why something is not needed', 'A driving licence is not needed, as drivers are provided', []],
    ['why something is needed', 'Good spoken English, as a third of our patients are expats', []],
    ['how well something is mastered', 'Confident with triage and suturing', ['triage', 'suturing']],
    [
      'two words joined by a sign',
      'Proven experience in monitoring & evaluation',
      ['monitoring & evaluation'],
    ],
    ['how experience is called', 'Progressively responsible experience in audit', ['audit']],
    ['what one is at home in', 'Know your way around trading terms', ['trading terms']],
    ['what has a name and is made into something', 'Can turn Nielsen data into a story', ['Nielsen data']],
    ['codes in a row', 'Codes: AISC 360, SNI 1729', ['AISC 360', 'SNI 1729']],
    [
      'the least number of years in one word',
      'Berpengalaman menjahit sekurang-kurangnya 2 tahun',
      ['menjahit'],
    ],
    ['pay', 'Fee mulai 4jt tergantung skill', []],
    [
      'a course that there may be',
      'Kalo ada pelatihan resusitasi neonatus',
      ['pelatihan resusitasi neonatus'],
    ],
    ['two ways of one thing', 'Paham alur barang masuk & keluar', ['alur barang masuk & keluar']],
    ['those who are cared for', 'Explain exercises to patients', ['Explain exercises']],
    ['how a thing is kept', 'Keep tidy SOAP notes', ['SOAP notes']],
    ['a firm grip', 'a firm grip on PRAG rules', ['PRAG rules']],
    ['what one is at ease with', 'You are at ease with QuickBooks', ['QuickBooks']],
    ['how well something must be done', 'Excel wajib jago', ['Excel']],
    ['what is known thoroughly', 'Knows SAP EWM inside out', ['SAP EWM']],
    ['who need not apply', "Please don't apply if you have only used Flutter", []],
    ['fairness', 'Equal opportunity: we do not discriminate on grounds of disability', []],
    ['an answer', 'Can play guitar? Big plus!', ['play guitar?']],
    ['what helps', "It helps if you've launched an app", ['launched an app?']],
    ['what adds points', 'Bonus points if you have run a campus event', ['run a campus event?']],
    ['work by mail', 'Email marketing', ['Email marketing']],
    ['an address that is in use', 'Email aktif', []],
    ['hours that are long', 'Ability to work long hours, standing 8 hrs', []],
    ['due diligence of customers, which lorries share a name with', 'Bisa bawa CDD', ['bawa CDD']],
  ])('%s', (_, line, expected) => expect(named(under(line))).toEqual(expected));

  test('a limit of age for each level is no length of experience', () => {
    expect(under('Usia maksimal 27 tahun (S1) dan 25 tahun (D3)', 'Bisa Odoo').years).toBeNull();
  });

  test('a remark on who else may apply demands no years', () => {
    const ad = under(
      'S1 Akuntansi (D3 dengan pengalaman 3 tahun dapat dipertimbangkan)',
      'Pengalaman 2 tahun',
    );
    expect(ad.years?.min).toBe(2);
  });

  test('a level among the facts of a portal', () => {
    const ad = read('Penata Rias\nTipe: Full-time\nMinimal SMA/SMK\n\nYang kami cari\n- bisa airbrush');
    expect(ad.degree?.minLevel).toBe('SMA/SMK');
  });

  test('a long sentence with a colon opens the list below it, also behind an empty line', () => {
    const ad = read(`Kontrak 18 bulan

Kami, kontraktor bendungan, membutuhkan seorang tenaga ahli untuk proyek baru dengan ketentuan sbb:

a. Sarjana Teknik Sipil (S1)
b. Menguasai AutoCAD`);
    expect(ad.degree?.minLevel).toBe('S1');
    expect(named(ad)).toEqual(['AutoCAD']);
  });

  test('where a candidate will fit in is a demand, no duty', () => {
    const ad = read("What your week looks like\n- Pull data\nYou'll fit right in with\n- SQL\n- Tableau");
    expect(named(ad)).toEqual(['SQL', 'Tableau']);
  });

  test('a list behind a label in one line', () => {
    const ad = read('Teknisi\nNeed: D3 Teknik Mesin; PLC; pneumatics\nPlus: welding');
    expect(named(ad)).toEqual(['PLC', 'pneumatics', 'welding?']);
  });

  test('degrees by their letters', () => {
    expect(under('B.Eng in Civil Engineering').degree).toMatchObject({
      minLevel: 'S1',
      fields: ['Civil Engineering'],
    });
    expect(under('LL.B. from a reputable university').degree?.minLevel).toBe('S1');
  });

  test('years behind the age of those who are taught', () => {
    expect(under('Have taught children aged 3-6 for 2+ years').years?.min).toBe(2);
    expect(under('Usia 20-28 tahun', 'Bisa Odoo').years).toBeNull();
  });

  test('the address for CVs is no skill', () => {
    expect(named(read('Kualifikasi:\n- Bisa Odoo\nCV to: hr@maju.example'))).toEqual(['Odoo']);
  });
});

describe('announcements and what a post must have', () => {
  test('the post itself leads to a demand', () => {
    expect(named(under('Calon pengemudi wajib memahami surat jalan'))).toEqual(['surat jalan']);
    expect(named(under('Welders must hold a 6G certificate'))).toEqual(['6G certificate']);
  });

  test('years in words, ages from and up to, grades and schools that are accredited', () => {
    expect(under('Three or more years in growth').years).toMatchObject({ min: 3 });
    const school = under(
      'Tingkat Pendidikan SLTA serendah-rendahnya 18 (delapan belas) tahun dan setinggi-tingginya 25 (dua puluh lima) tahun',
    );
    expect([named(school), school.years, school.degree?.minLevel]).toEqual([[], null, 'SMA/SMK']);
    expect(named(under('Ujian Akhir Nasional (UAN) rata-rata minimal 7,0 (tujuh koma nol)'))).toEqual([]);
    expect(named(under('Geodesy from an accredited programme'))).not.toContain('accredited programme');
  });

  test('what a label calls the post outweighs the firm above it', () => {
    const ad =
      'Samudra Raya (state-owned port operator)\n\nPosition: Marine Hydrographer\nPlacement: Tanjung Perak';
    expect(read(ad).title).toBe('Marine Hydrographer');
  });

  test.each([
    ['Keputusan tim seleksi bersifat mutlak dan tidak dapat diganggu gugat', []],
    ['Tidak menjadi anggota atau pengurus partai politik', []],
    ['Seleksi terdiri atas tes tertulis, tes pelayaran, dan wawancara', []],
    ['Pengalaman memandu kapal dibuktikan dengan surat keterangan nakhoda', ['memandu kapal']],
    ['A steady hand matters more to us than a conservatory diploma', ['steady hand']],
    ['Bisa memakai Hauptwerk (Sibelius = bonus)', ['Hauptwerk', 'Sibelius?']],
    ['Pernah menyetem celesta? Menarik, tapi bukan syarat.', []],
    ['Yayasan lebih menyukai mereka yang pernah melatih paduan suara', ['melatih paduan suara?']],
    ['Klien mensyaratkan pengalaman memakai Hauptwerk', ['Hauptwerk']],
    ['Experience with gut strings would delight our founder', ['gut strings?']],
    ['Masa kerja minimal dua tahun', []],
  ])('%s', (line, wishes) => {
    expect(named(under(line, 'Jujur'))).toEqual([...wishes, 'Jujur']);
  });

  test('sign language is no Indonesian, what is of a country no language', () => {
    const spoken = (line: string) => under(line).languages.map(({ name }) => name);
    expect(spoken('Bisa bahasa isyarat')).toEqual(['Isyarat']);
    expect(spoken('Used to Japanese tourists and Dutch paper')).toEqual([]);
    expect(named(under('Memahami ISO/IEC 17025'))).toEqual(['ISO/IEC 17025']);
  });

  test('a year in one word, a field before what graduates must have, sex and eyesight in short', () => {
    expect(under('Minimal setahun di bengkel').years?.min).toBe(1);
    expect(under('Lulusan S1 Seni Musik yang sudah memegang izin praktik').degree?.fields).toEqual([
      'Seni Musik',
    ]);
    const ad = under('Perempuan/laki bebas', 'Mata sehat ga minus', 'Bahasa Jermannya lancar');
    expect([named(ad), ad.languages.map(({ name }) => name)]).toEqual([[], ['Jerman']]);
    expect(ad.notJudged.map(({ kind }) => kind)).toEqual(['gender', 'health']);
  });

  test.each([
    ['Dicari: Pengasuh Lansia (Caregiver) untuk kakek kami, 80 tahun, di Solo.', 'Pengasuh Lansia'],
    ['Menjelang musim konser, kami memerlukan Penata Panggung.', 'Penata Panggung'],
    ['Sanggar Jati memanggil warga untuk mengisi kekosongan jabatan Kepala Unit.', 'Kepala Unit'],
    ['Pesanan bertambah, jadi kami membuka kursi Data Engineer.', 'Data Engineer'],
  ])('%s', (ad, title) => {
    expect(read(ad).title).toContain(title);
  });
});
