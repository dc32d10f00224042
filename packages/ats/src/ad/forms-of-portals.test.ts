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

  test('middle dots and upright bars part as commas do', () => {
    expect(named(under('Menjahit · Mengobras · Bordir Komputer'))).toHaveLength(3);
    const ad = read('Persyaratan\nMinimal SMA/SMK | Usia 18-27 tahun | Pengalaman kurang dari setahun');
    expect(named(ad)).toEqual([]);
    expect(ad.years).toMatchObject({ min: 0, max: 1 });
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
