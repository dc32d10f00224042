import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Entries at both sides of a line, referees side by side, headings with prompts or in two languages, cards and their tags.

const read = (...texts: (Text | string)[]) => readPage(...siti, ...texts);

/** Right-aligned: words of the standard face are about five points a letter wide at ten points. */
const endingAt = (right: number, text: string, y: number, bold = false): Text => {
  const [page] = [buildPage([{ text, x: 0, y, bold }])];
  const last = page.items.at(-1)!;
  return { text, x: right - last.x - last.width, y, bold };
};

test('entries at both sides of a line in the middle, with their years upon it, are read one after the other', () => {
  const left = (year: string, y: number, ...[name, ...facts]: string[]): Text[] => [
    endingAt(262, name!, y, true),
    { text: year, x: 286, y },
    ...facts.map((text, at) => endingAt(262, text, y + 14 * (at + 1))),
  ];
  const right = (year: string, y: number, ...[name, ...facts]: string[]): Text[] => [
    { text: year, x: 286, y },
    { text: name!, x: 333, y, bold: true },
    ...facts.map((text, at) => ({ text, x: 333, y: y + 14 * (at + 1) })),
  ];
  const { result } = read(
    { ...head('Pengalaman Kerja', 90), x: 240 },
    ...left('2021', 110, 'Kepala Gudang', 'PT Arunika, Tegal', 'Jun 2021 – Sekarang', 'Menata stok 4.000 barang', 'Melatih enam orang'),
    ...right('2018', 190, 'Staf Gudang', 'PT Sentosa, Brebes', 'Feb 2018 – Mei 2021', '• Menghitung stok', '• Menyusun rute'),
    ...left('2016', 270, 'Kasir', 'Toko Abadi, Tegal', 'Agu 2016 – Jan 2018', 'Melayani pembeli'),
    { ...head('Pendidikan', 350), x: 280 },
    ...left('2012', 370, 'Universitas Arunika', 'S1 Akuntansi', '2012 – 2016', 'IPK 3,57'),
    ...right('2009', 440, 'SMA Negeri 3 Tegal', 'IPS', '2009 – 2012'),
  ); // prettier-ignore
  expect(
    flatten(result).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Kepala Gudang', 'PT Arunika', '2021-06'],
    ['Staf Gudang', 'PT Sentosa', '2018-02'],
    ['Kasir', 'Toko Abadi', '2016-08'],
  ]);
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Arunika', grade: '3,57', startDate: '2012', completionDate: '2016' },
    { organization: 'SMA Negeri 3 Tegal', startDate: '2009', completionDate: '2012' },
  ]);
});

test('referees side by side are read one after the other', () => {
  const row = (y: number, ...texts: [string, string]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 250 * at, y }));
  const { result, details } = read(
    head('Pengalaman Kerja', 90),
    ...job(110),
    head('Referensi', 180),
    ...row(200, 'Darwin Purba', 'Lina Tanjung'),
    ...row(214, 'Direktur – PT Arunika', 'Manajer – PT Sentosa'),
    ...row(228, '0811 7700 3344', 'lina@contoh.id'),
  );
  expect(result.sections.at(-1)!.text.split('\n').slice(1, 4)).toEqual([
    'Darwin Purba',
    'Direktur – PT Arunika',
    '0811 7700 3344',
  ]);
  const parts = (at: number) =>
    ['title', 'organization', 'phone', 'email'].map((name) => details[`sections.2.parts.${at}.${name}`]);
  expect([parts(0), parts(1)]).toEqual([
    ['Darwin Purba', 'PT Arunika', '0811 7700 3344', undefined],
    ['Lina Tanjung', 'PT Sentosa', undefined, 'lina@contoh.id'],
  ]);
});

const job = (y: number): Text[] => [
  { text: 'Staf Gudang', y, bold: true },
  { text: 'PT Sentosa, Tegal', y: y + 14 },
  { text: 'Jan 2020 – Mei 2021', y: y + 28 },
];

test('prompts around headings', () => {
  const { result } = read(
    { text: '$ ls experience/', y: 90, bold: true },
    ...job(110),
    { text: '$ cat education.txt', y: 170, bold: true },
    'S1 Akuntansi, Universitas Arunika, 2012 – 2016',
    { text: '$ echo $SKILLS', y: 230, bold: true },
    { text: 'Go, Kafka, Terraform', y: 250 },
  );
  expect(result.sections.map(({ sectionType }) => sectionType).slice(1)).toEqual([
    'WorkExperience',
    'Education',
    'Skills/Interests/Languages',
  ]);
});

test('a heading whose other language stands behind it in small letters', () => {
  const named = (own: string, other: string, y: number): Text[] => [
    { text: own, y, bold: true, size: 12, more: [{ text: `/ ${other}`, size: 9 }] },
  ];
  const { result } = read(
    ...named('PENGALAMAN KERJA', 'Work Experience', 90),
    ...job(110),
    ...named('BAHASA', 'Languages', 180),
    { text: 'Inggris: Lancar', y: 200 },
    ...named('MINAT', 'Interests', 230),
    { text: 'Melukis, Berenang', y: 250 },
  );
  expect(result.sections.slice(-2).map(({ text }) => text)).toEqual([
    'BAHASA / Languages\nInggris: Lancar',
    'MINAT / Interests\nMelukis, Berenang',
  ]);
});

test('who teaches at a university works there, under a heading of academic experience', () => {
  const { result } = read(
    head('Pengalaman Akademik', 90),
    { text: 'Dosen Tetap, Universitas Arunika', y: 110, bold: true },
    { text: '2016 – Sekarang', y: 124 },
    { text: '• Mengampu Statistika', y: 138 },
  );
  expect(flatten(result)).toMatchObject({
    work: [{ jobTitle: 'Dosen Tetap', organization: 'Universitas Arunika' }],
    education: [],
  });
});

test('under a heading of schools and certificates a line with one day and no degree is a certificate', () => {
  const { result } = read(
    head('Pendidikan & Sertifikasi', 90),
    { text: 'S1 Akuntansi, Universitas Arunika (2012 – 2016)', y: 110 },
    { text: 'CHRP, Unika Atma Jaya (September 2022)', y: 124 },
  );
  expect(result.education).toHaveLength(1);
  expect(result.certifications).toEqual(['CHRP']);
});

test('languages between bars, and a level behind rings', () => {
  const languages = (...lines: string[]) => {
    const { result, details } = read(
      head('Bahasa', 90),
      ...lines.map((text, at) => ({ text, y: 110 + 14 * at })),
    );
    return result.languages.map((name, at) => [name, details[`languages.${at}.level`]]);
  };
  expect(languages('Inggris: Mahir | Batak: Penutur asli')).toEqual([
    ['Inggris', 'Mahir'],
    ['Batak', 'Penutur asli'],
  ]);
  expect(languages('Inggris ●●○○○ Dasar', 'Sunda ●●●●● Penutur asli')).toEqual([
    ['Inggris', 'Dasar'],
    ['Sunda', 'Penutur asli'],
  ]);
});

test('names between long dashes are as many skills', () => {
  const { result } = read(head('Skills', 90), { text: 'Go — PostgreSQL — Kafka — Terraform', y: 110 });
  expect(result.skills.map(({ name }) => name)).toEqual(['Go', 'PostgreSQL', 'Kafka', 'Terraform']);
});

test('a title before a place, below the name', () => {
  const { result } = readPage(
    { text: 'Aurelia Wijaya', y: 40, size: 20, bold: true },
    { text: 'Fresh Graduate Akuntansi — Semarang', y: 66 },
    { text: '0896 7712 0034 · aurelia@contoh.id', y: 80 },
    head('Pengalaman Kerja', 110),
    ...job(130),
  );
  expect(result.headline).toBe('Fresh Graduate Akuntansi');
});

test('a row of tags that a cut between columns parted, and a job in a card below the contacts', () => {
  const card = (x: number, y: number, ...[name, ...facts]: string[]): Text[] => [
    { text: name!, x, y, bold: true },
    ...facts.map((text, at) => ({ text, x, y: y + 14 * (at + 1) })),
  ];
  const named = (x: number, y: number, title: string, ...facts: string[]): Text[] => [
    { text: title, x, y, bold: true, size: 12 },
    ...facts.map((text, at) => ({ text, x, y: y + 14 * (at + 1) })),
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 47, y: 50, size: 22, bold: true },
    { text: 'Videografer yang bekerja dari naskah sampai pewarnaan.', x: 47, y: 80 },
    ...named(397, 50, 'Kontak', '0821 1190 7765', 'siti@contoh.id', 'Denpasar'),
    ...named(47, 165, 'Pengalaman'),
    ...card(47, 182, 'Videografer Utama', 'PT Arunika · Denpasar', 'Sep 2020 – Sekarang', '• Membuat 34 video', '• Memimpin kru'),
    ...card(397, 165, 'Editor Video', 'PT Sentosa · Ubud', 'Mar 2018 – Agt 2020', '• Menyunting 120 video'),
    ...named(47, 290, 'Pendidikan', 'S1 Film', 'Institut Arunika', '2013 – 2018'),
    ...named(222, 290, 'Penghargaan', 'Film Pendek Terbaik', 'Festival Arunika, 2019'),
    ...named(397, 290, 'Bahasa', 'Inggris: Lancar'),
    ...named(47, 390, 'Keahlian'),
    ...['Resolve', 'Premiere', 'Drone', 'Naskah'].map((text, at) => ({ text, x: 53 + 57 * at, y: 410, size: 9 })),
    ...named(397, 390, 'Minat', 'Selancar'),
  ); // prettier-ignore
  expect(flatten(result).work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Videografer Utama', 'PT Arunika'],
    ['Editor Video', 'PT Sentosa'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Resolve', 'Premiere', 'Drone', 'Naskah']);
});

test('cells of a table: a place behind an employer, a grade behind what was studied, the one row of an organisation', () => {
  const row = (y: number, at: number[], ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: at[index]!, y })).filter(({ text }) => text !== '');
  const [schools, jobs, posts] = [
    [44, 70, 130, 290, 430],
    [44, 66, 220, 330, 400],
    [44, 90, 325, 440],
  ];
  const { result, details } = read(
    head('Pendidikan', 90),
    ...row(110, schools, 'No', 'Tingkat', 'Nama Sekolah', 'Jurusan', 'Tahun'),
    ...row(130, schools, '1', 'S1', 'Universitas Arunika', 'Akuntansi (IPK 3,41)', '2009–2013'),
    ...row(150, schools, '2', 'SMA', 'SMA Negeri 4 Tegal', 'IPA', '2006–2009'),
    head('Riwayat Pekerjaan', 190),
    ...row(210, jobs, 'No', 'Instansi', 'Jabatan', 'Mulai', 'Sampai'),
    ...row(230, jobs, '1', 'RSUD Arunika, Tegal', 'Perawat', '2018', 'Sekarang'),
    ...row(250, jobs, '2', 'RS Sentosa, Brebes', 'Perawat', '2014', '2018'),
    head('Organisasi', 290),
    ...row(310, posts, 'No', 'Organisasi', 'Jabatan', 'Tahun'),
    ...row(330, posts, '1', 'PPNI Kota Tegal', 'Bendahara', '2019–2023'),
  );
  expect(flatten(result).education[0]).toMatchObject({ organization: 'Universitas Arunika', grade: '3,41' });
  expect(result.workExperience.map(({ location }) => location?.rawInput)).toEqual(['Tegal', 'Brebes']);
  expect(details['sections.3.parts.0.organization']).toBe('PPNI Kota Tegal');
  expect(details['sections.3.parts.0.position']).toBe('Bendahara');
});

test('a region whose name the margin broke at the end of the contacts', () => {
  const { result } = readPage(
    { text: 'Aurelia Wijaya', y: 40, size: 20, bold: true },
    { text: 'Manajer Hotel', y: 60 },
    { text: 'aurelia@contoh.id / 0896 7712 0034 / Magelang, Jawa', y: 74 },
    { text: 'Tengah', y: 86 },
    head('Pengalaman Kerja', 110),
    ...job(130),
  );
  expect(result.location?.rawInput).toBe('Magelang, Jawa Tengah');
});

test('a town in plain letters behind a school, and the degree below it, where no line of the section is longer', () => {
  const { result } = read(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika Selatan,', y: 110, bold: true, more: [{ text: 'Tegal' }] },
    { text: 'S2 Manajemen', y: 123 },
    { text: '2019 – 2021', y: 136, italic: true },
  );
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Arunika Selatan', accreditation: 'S2 Manajemen' },
  ]);
});

test('points behind a plus, what somebody likes, and an address of the person’s own trade', () => {
  const { result, details } = readPage(
    { text: 'Galang Prabawa', y: 40, size: 20, bold: true },
    { text: 'Videografer / Denpasar / galang@prabawa.film / prabawa.film', y: 66 },
    head('Pengalaman Kerja', 90),
    ...job(110),
    { text: '+ Menata stok', y: 152 },
    { text: '+ Menyusun rute', y: 166 },
    head('Suka', 200),
    { text: 'Selancar, Melukis', y: 220 },
  );
  expect(result.headline).toBe('Videografer');
  expect(result.websites).toEqual(['prabawa.film']);
  expect(result.workExperience[0]?.jobDescription).toBe('Menata stok\nMenyusun rute');
  expect(details['sections.2.interests']).toBe('Selancar\nMelukis');
});
