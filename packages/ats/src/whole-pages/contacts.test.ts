import { expect, test } from 'vitest';
import { isPlace } from '../places/find-place.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { fieldsBelowName, fieldsOf, head, readPage, siti } from '../testing/read-page.ts';
import { jobAt, mainText, railHeading, schoolSection, textAt } from '../testing/texts.ts';

// Addresses, numbers, links and other facts about the person.

const boldFieldRow = (label: string, value: string, y: number): Text[] => [
  { text: label, y, bold: true },
  { text: `: ${value}`, x: 200, y },
];

test('contacts in a table under the writer’s own words', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 110, 300][index]!, y }));
  const { phones, linkedin } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      head('Pengalaman Kerja', 80),
      { text: 'Kasir, Toko Abadi', y: 100, bold: true },
      { text: '2019 - 2022', y: 114 },
      { text: '• Melayani 90 pembeli setiap hari', y: 128 },
      head('Saluran Komunikasi dan Sosial', 170),
      ...row(190, '1', 'WhatsApp', '0812-3456-7890'),
      ...row(206, '2', 'Email', 'siti@contoh.id'),
      ...row(222, '3', 'LinkedIn', 'linkedin.com/in/sitiaminah'),
    ).result,
  );
  expect([phones, linkedin]).toEqual([['0812-3456-7890'], 'linkedin.com/in/sitiaminah']);
});

test('contacts side by side that each broke are whole', () => {
  const { phones, location } = flatten(
    readPage(
      { text: 'Laras Kinanti', y: 40, size: 20, bold: true },
      { text: '0812-5531-', x: 274, y: 70 },
      { text: 'Bantul, DI', x: 370, y: 70 },
      { text: 'laras@contoh.id', x: 50, y: 82 },
      { text: '8890', x: 260, y: 82 },
      { text: 'Yogyakarta', x: 356, y: 82 },
      head('Pengalaman Kerja', 120),
      { text: 'Kasir, Toko Abadi', y: 140, bold: true },
      { text: '2019 - 2022', y: 154 },
    ).result,
  );
  expect([phones, location]).toEqual([['0812-5531-8890'], 'Bantul, DI Yogyakarta']);
});

test('facts in two lines each under “About me” are personal data', () => {
  const { result } = readPage(
    ...siti,
    head('About Me', 90),
    { text: 'nationality', y: 110, bold: true },
    { text: 'german', y: 124 },
    { text: 'marital status', y: 146, bold: true },
    { text: 'married', y: 160 },
    head('Skills', 190),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).summary).toBeNull();
});

test('a number of eight figures beside a mail address', () => {
  const { result } = readPage(
    { text: 'Emilio Lundgaard Lopez', y: 40, size: 22, bold: true },
    { text: '9399-3436', y: 60 },
    { text: 'emilio@contoh.example', x: 120, y: 60 },
    head('Skills', 90),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).phones).toEqual(['9399-3436']);
});

test('a host of its own below a whole mail address, and a level before its language', () => {
  const { result } = readPage(
    { text: 'Jakub Novotny', y: 40, size: 22, bold: true },
    { text: 'frosty@contoh.cz', y: 60 },
    { text: 'contoh.cz', y: 72 },
    head('Languages', 100),
    'Czech as native language',
    'Fluent English',
    head('Skills', 150),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).emails).toEqual(['frosty@contoh.cz']);
  expect(result.languages).toEqual(['Czech', 'English']);
});

test('contacts that stand beside the name, above two columns of one width', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 460, y: 36 },
    { text: '0812 3456 7890', x: 460, y: 50 },
    { text: 'Bandung, Jawa Barat', x: 440, y: 64 },
    { ...head('Pengalaman Kerja', 110), x: 40 },
    ...[
      'Kasir',
      'PT Sumber Rejeki · 2019 - 2021',
      '• Melayani pelanggan toko',
      'Pelayan',
      'Toko Sedap · 2017 - 2018',
      '• Mengantar pesanan ke meja',
      '• Membersihkan dapur',
      '• Mencatat pesanan',
    ].map((text, index) => ({ text, x: 40, y: 130 + 14 * index, bold: index === 0 || index === 3 })),
    { ...head('Pendidikan', 110), x: 320 },
    ...['SMK Negeri 1 Bandung', '2014 - 2017'].map((text, index) => ({ text, x: 320, y: 130 + 14 * index })),
    { ...head('Keahlian', 176), x: 320 },
    ...['Kasir', 'Excel', 'Stok', 'Kerja tim'].map((text, index) => ({ text, x: 320, y: 196 + 14 * index })),
  );
  expect(result.phoneNumbers).toEqual(['0812 3456 7890']);
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
  expect(result.workExperience[1]?.jobDescription).not.toContain('siti@contoh.id');
});

test('contacts with nothing but space between them, a town the last', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: '0812 3456 7890 siti@contoh.id Sidoarjo Jawa Timur', y: 60 },
    head('Pendidikan', 90),
    'Universitas Airlangga, 2016 - 2020',
  );
  expect(result.phoneNumbers).toEqual(['0812 3456 7890']);
  expect(result.location?.rawInput).toBe('Sidoarjo Jawa Timur');
});

test('contacts under a heading that means a summary elsewhere', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Tentang Saya', 80),
    'Bandung, Jawa Barat',
    'siti@contoh.id',
    '0812 3456 7890',
    head('Pendidikan', 150),
    'Universitas Airlangga, 2016 - 2020',
  );
  expect(result.summary).toBeNull();
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
});

test.each([
  ['(021) 555-0137 ext. 12', '(021) 555-0137'],
  ['0812\u00AD3456\u00AD7890', '0812-3456-7890'],
  ['0812·3456·7890', '0812·3456·7890'],
  ['021 – 5574 8890', '021 – 5574 8890'],
])('a number printed as %j', (text, number) => {
  const { result } = readPage(...siti, text, head('Pendidikan', 110), 'Universitas Airlangga, 2016 - 2020');
  expect(result.phoneNumbers).toEqual([number]);
});

test('an address goes on below with its town behind the postcode', () => {
  const { result } = readPage(
    { text: 'Dedi Purnomo', y: 40, size: 22, bold: true },
    head('Contact', 80),
    { text: '22 Dandenong Road, 3145', y: 100 },
    { text: 'Caulfling (Australia)', y: 112 },
    { text: '+61 412 555 018', y: 130 },
    { text: 'dedi@contoh.id', y: 144 },
    head('Skills', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('22 Dandenong Road, 3145 Caulfling (Australia)');
});

test('an address that a narrow column broke before its town is whole', () => {
  const { result } = readPage(
    { text: 'Anthony Mosley', y: 40, size: 22, bold: true },
    head('CONTACT', 80),
    { text: 'Email: anthony@contoh.id', y: 100 },
    { text: 'Address: 109 Woodcock', y: 114 },
    { text: 'Dr, Oxford, PA 19363', y: 130 },
    { text: 'LinkedIn', y: 146 },
    head('SKILLS', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('109 Woodcock Dr, Oxford, PA 19363');
});

test('an address of mail ends right before the points of the next column, and a short end of a point hangs below it', () => {
  const { result } = readPage(
    { text: 'INDRA EVAN', y: 40, size: 24, bold: true },
    head('KONTAK', 80),
    { text: '0813-5520-1187', y: 100 },
    { text: 'indra.evan.dua@contoh.id', y: 114 },
    head('KEMAMPUAN', 150),
    ...['• Dasar Akuntansi', '• Administrasi', '• Manajemen Stok'].map((text, row) => ({
      text,
      y: 170 + 14 * row,
    })),
    { text: 'Barang', x: 58, y: 212 },
    { text: '• Komunikasi', y: 226 },
    { ...head('PENGALAMAN', 80), x: 176 },
    { text: 'Staf Penjualan', x: 176, y: 100, bold: true },
    { text: '• Melayani pelanggan dengan baik dan', x: 177, y: 114 },
    { text: 'ramah setiap hari', x: 185, y: 126 },
    { text: '• Mencatat barang masuk', x: 177, y: 140 },
    { text: '• Menjaga kerapihan gudang', x: 177, y: 154 },
  );
  expect(result.emails).toEqual(['indra.evan.dua@contoh.id']);
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Melayani pelanggan dengan baik dan ramah setiap hari\nMencatat barang masuk\nMenjaga kerapihan gudang',
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Dasar Akuntansi',
    'Administrasi',
    'Manajemen Stok Barang',
    'Komunikasi',
  ]);
});

test('a town between an address of mail and one of the web, in a row that only spaces part', () => {
  const { result } = readPage(
    { text: 'Manpreet Singh', y: 40, size: 22, bold: true },
    { text: 'manpreet@contoh.id +1 604 555 0177 Surrey, BC manpreet.com', y: 60 },
    head('Skills', 90),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('Surrey, BC');
});

test('an address of mail that a narrow column cut wherever it ended', () => {
  const { result } = readPage(
    { text: 'Dimas Aryo', x: 220, y: 40, size: 20, bold: true },
    { text: 'Kontak', y: 40, size: 14, bold: true },
    { text: 'dimas.aryowica', y: 60 },
    { text: 'ksono@contohpe', y: 74 },
    { text: 'rusahaan.id', y: 88 },
    { text: 'Keahlian', y: 110, size: 14, bold: true },
    { text: 'Excel', y: 130 },
    { text: 'Pengalaman', x: 220, y: 70, size: 14, bold: true },
    { text: 'Kasir, Toko Maju, 2019 – 2021', x: 220, y: 90 },
    { text: '• Melayani pelanggan setiap hari', x: 220, y: 104 },
    { text: 'Pendidikan', x: 220, y: 130, size: 14, bold: true },
    { text: 'SMA Negeri 1 Kudus, 2016 – 2019', x: 220, y: 150 },
  );
  expect(flatten(result).emails).toEqual(['dimas.aryowicaksono@contohperusahaan.id']);
});

test('contacts that small pictures part', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    'siti@contoh.id | +62 812 3300 9987 ⌂ Surabaya, Indonesia',
    head('Keahlian', 100),
    'Excel, Word',
  );
  expect(result.location?.rawInput).toBe('Surabaya, Indonesia');
});

test('a foot that invites to write or call, over a location', () => {
  const { phones, location, certifications } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Sertifikasi', 90),
    { text: '• Ahli Kepabeanan, Kemenkeu, 2021', y: 110 },
    { text: '• Ekspor Dasar, PPEI, 2019', y: 124 },
    { text: 'Mari mengobrol: siti@contoh.id / 0812-3456-7890', y: 150 },
    { text: 'Tinggal di Jl. Melati 3, Tegal', y: 164 },
  );
  expect([phones, location, certifications.length]).toEqual([['0812-3456-7890'], 'Jl. Melati 3, Tegal', 2]);
});

test.each(['; HP 08122554411', ', WA 0812 2554 4110', ', HP 08122554411; siti@contoh.id'])(
  'addresses: what stands before `%s` is one, and the label is no part of it',
  (rest) => {
    const { result } = readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: `Perum Griya Asri C-12, Kudus${rest}`, y: 60 },
      head('Pengalaman', 104),
      { text: 'Guru, SMP 1 Arunika (2016 – sekarang)', y: 130 },
    );
    expect(result.location?.rawInput).toBe('Perum Griya Asri C-12, Kudus');
  },
);

test('an address of a country that few others have', () => {
  expect(
    fieldsOf(...siti, { text: 'sitiaminah.cz', y: 76 }, head('Pendidikan', 110), 'SMK Arunika 2019').websites,
  ).toEqual(['sitiaminah.cz']);
});

test('a town behind a label of one letter', () => {
  expect(
    fieldsOf(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'T +62 812 3456 7890', x: 50, y: 64 },
      { text: 'E siti@contoh.id', x: 220, y: 64 },
      { text: 'A Arunika Timur, Bandung, Indonesia', x: 360, y: 64 },
      head('Pendidikan', 100),
      'SMK Arunika 2016 - 2019',
    ).location,
  ).toBe('Arunika Timur, Bandung, Indonesia');
});

test('addresses of referees are not the person’s', () => {
  const found = fieldsOf(
    ...siti,
    head('Employment', 90),
    'Kasir, Toko Arunika, 2019 - 2021',
    head('Referees', 130),
    'Carys Llewellyn, Manager',
    'carys@arunika.example',
  );
  expect(found.emails).toEqual(['siti@contoh.id']);
});

test('an address behind a label without a colon', () => {
  const read = fieldsOf(
    ...siti,
    head('Kontak', 90),
    'Alamat Makassar, Sulawesi Selatan',
    'Telp 0812 3456 7890',
  );
  expect(read.location).toBe('Makassar, Sulawesi Selatan');
});

test('a day of birth in figures with nothing but spaces between', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Date of birth', y: 76 },
    { text: '1989 01 06', x: 140, y: 76 },
  );
  expect(flatten(result).dateOfBirth).toBe('1989-01-06');
});

test('contacts: address and number of the school above the title are not those of its pupil', () => {
  const { phones, location, emails } = flatten(
    readPage(
      { text: 'DINAS PENDIDIKAN KABUPATEN KUDUS', x: 180, y: 40, size: 14, bold: true },
      { text: 'SMK NEGERI 9 ARUNIKA', x: 220, y: 58, size: 14, bold: true },
      { text: 'Jalan Kenanga 12, Kudus 59311', x: 220, y: 76 },
      { text: 'Telp. (0291) 439901', x: 250, y: 90 },
      { text: 'CURICULUM VITAE', x: 240, y: 112, size: 14, bold: true },
      ...boldFieldRow('Nama Lengkap', 'Siti Aminah', 140),
      ...boldFieldRow('Email', 'siti@contoh.id', 154),
      ...boldFieldRow('No. Telp', '081234567890', 168),
      ...boldFieldRow('Alamat', 'Desa Gribig RT 03 RW 02, Kudus', 182),
      head('Pendidikan', 210),
      { text: 'SMK Negeri 9 Arunika', y: 230 },
      { text: '2019 - 2022', x: 300, y: 230 },
    ).result,
  );
  expect({ phones, emails }).toEqual({ phones: ['081234567890'], emails: ['siti@contoh.id'] });
  expect(location).toBe('Desa Gribig RT 03 RW 02, Kudus');
});

test('contacts: an address above the title stays where the form below it names none', () => {
  const { phones, location } = flatten(
    readPage(
      { text: 'Jalan Kenanga 12, Kudus', y: 40 },
      { text: 'Telp. 081234567890', y: 54 },
      { text: 'DAFTAR RIWAYAT HIDUP', x: 200, y: 80, size: 14, bold: true },
      ...boldFieldRow('Nama', 'Siti Aminah', 110),
      ...boldFieldRow('Agama', 'Islam', 124),
      head('Pendidikan', 150),
      { text: 'SMK Negeri 9 Arunika', y: 170 },
      { text: '2019 - 2022', x: 300, y: 170 },
    ).result,
  );
  expect({ phones, location }).toEqual({ phones: ['081234567890'], location: 'Jalan Kenanga 12, Kudus' });
});

test('addresses: a house and flush below it the town with its postcode', () => {
  const { location } = flatten(
    readPage(
      ...siti,
      { text: 'Korenmolen 41', x: 400, y: 40 },
      { text: '5610 Boswil — CH', x: 400, y: 54 },
      head('Education', 104),
      { text: 'Arunika University', y: 130 },
      { text: '2012 - 2015', x: 470, y: 130 },
    ).result,
  );
  expect(location).toBe('Korenmolen 41, 5610 Boswil — CH');
});

test('addresses: a house over town and country, with contacts at the other side', () => {
  const { location } = flatten(
    readPage(
      { text: 'Korte Kade 8', x: 130, y: 40 },
      { text: 'siti@contoh.id', x: 340, y: 40 },
      { text: '2312 Leiden', x: 130, y: 52 },
      { text: '+31 6 1234 5678', x: 340, y: 52 },
      { text: 'The Netherlands', x: 130, y: 64 },
      { text: 'Siti Aminah', x: 250, y: 100, size: 22, bold: true },
      head('Education', 140),
      { text: 'Arunika University', y: 160 },
      { text: '2012 - 2015', x: 470, y: 160 },
    ).result,
  );
  expect(location).toBe('Korte Kade 8, 2312 Leiden, The Netherlands');
});

test('facts under a heading of a profile are no text about oneself', () => {
  const { summary, location, phones } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Lulusan Manajemen Logistik yang berpengalaman mengelola stok barang dan pesanan.', y: 70 },
    { text: 'Melayani pelanggan serta mengolah data dengan Microsoft Excel.', y: 84 },
    head('Profil Profesional', 120),
    { text: 'Inventori, Gudang, dan Operasional', y: 140 },
    { text: 'Lokasi', y: 160, size: 8 },
    { text: 'Gebog, Kab. Kudus, Jawa Tengah', y: 172 },
    { text: 'Telepon', y: 192, size: 8 },
    { text: '0888 0893 6362', y: 204 },
    { text: 'Email', y: 224, size: 8 },
    { text: 'siti@contoh.id', y: 236 },
    { text: 'LinkedIn', y: 256, size: 8 },
    { text: 'siti-aminah-kudus', y: 268 },
    head('Pengalaman', 300),
    { text: 'Admin Gudang', y: 320, bold: true },
    { text: 'PT Arunika, 2019 - 2023', y: 334 },
  );
  expect(summary).toMatch(/^Lulusan Manajemen/);
  expect([location, phones]).toEqual(['Gebog, Kab. Kudus, Jawa Tengah', ['0888 0893 6362']]);
});

test('links: the next line far below is no rest of an address that ends openly', () => {
  const { linkedin } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'linkedin.com/in/siti-', y: 66 },
      { text: 'aminah/', y: 79 },
      { text: 'Rust', y: 130 },
      head('Education', 160),
      { text: 'Arunika University', y: 180 },
      { text: '2012 - 2015', x: 470, y: 180 },
    ).result,
  );
  expect(linkedin).toMatch(/siti-aminah\/?$/);
});

test('links: a labelled address and nothing else under a heading of projects is a contact', () => {
  const { websites } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 104),
      { text: 'SMK Negeri 9 Arunika (2019 - 2022)', y: 130 },
      head('Portofolio', 160),
      { text: 'GitHub: github.com/sitiaminah', y: 186 },
    ).result,
  );
  expect(websites).toEqual(['github.com/sitiaminah']);
});

test('labels over a page, a number and an address are contacts, whatever stands over them', () => {
  const { work, phones, websites } = fieldsBelowName(
    head('HIRE AND FREELANCE WORK', 90),
    { text: 'Website', y: 110 },
    { text: 'http://siti.example', y: 124 },
    { text: 'Mobile Number', y: 142 },
    { text: '+62 812 8478 4342', y: 156 },
    { text: 'Email Address', y: 174 },
    { text: 'hello@siti.example', y: 188 },
    head('Skills', 230),
    { text: 'Excel', y: 250 },
    head('Experience', 280),
    { text: 'Web Designer', y: 300, bold: true },
    { text: '2011 - 2014', x: 440, y: 300 },
    { text: 'Harbour Media - Bristol', y: 316 },
    { text: 'Built 35 sites for shops and museums', y: 332 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Web Designer', 'Harbour Media'],
  ]);
  expect(phones).toEqual(['+62 812 8478 4342']);
  expect(websites).toEqual(['http://siti.example']);
});

test('contacts at the foot of every page are read once', () => {
  const foot: Text = { text: 'siti@contoh.id | 0812 3456 7890', x: 200, y: 800 };
  const { result, unused } = readItems(
    [
      buildPage([
        { text: 'Siti Aminah', y: 40, size: 22, bold: true },
        head('Pendidikan', 90),
        'Universitas Contoh, 2012 - 2016',
        foot,
      ]),
      buildPage([head('Keahlian', 60), 'Excel, SQL, Jira', foot]),
    ],
    { asOf: '2026-11-21' },
  );
  expect(result.emails).toEqual(['siti@contoh.id']);
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'SQL', 'Jira']);
  expect(unused.map((each) => each.reason)).toEqual(['running']);
});

test('a contact form’s labels are no name', () => {
  const { name } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    'SMK Kencana, 2019 - 2022',
    head('Hubungi Saya', 600),
    { text: 'Nama Lengkap', y: 620, size: 9 },
    { text: 'Email', y: 650, size: 9 },
    { text: 'Subjek', y: 680, size: 9 },
    { text: 'Pesan', y: 710, size: 9 },
  );
  expect(name).toBe('Siti Aminah');
});

test('the day of birth below a label in the letters of the headings, broken by a narrow column', () => {
  const { result } = readPage(
    ...siti,
    head('Tanggal Lahir:', 100),
    { text: 'Garut, 19 Agustus', y: 118 },
    { text: '2001', y: 131 },
    head('Pendidikan', 170),
    { text: 'SMK Negeri 4 Garut, 2016 - 2019', y: 190 },
  );
  expect(result.dateOfBirth).toBe('2001-08-19');
});

test('an address that a program hyphenated in its last part is whole', () => {
  const { emails } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti.aminah@contoh.exam-', y: 60 },
    { text: 'ple', y: 72 },
  );
  expect(emails).toEqual(['siti.aminah@contoh.example']);
});

test('an address of the web in the foot of two pages is read once', () => {
  const foot: Text[] = [
    { text: 'arum@wibisana.id', y: 760 },
    { text: 'wibisana.id/arum', x: 300, y: 760 },
  ];
  const pages = [
    buildPage([
      { text: 'Arum Wibisana', y: 40, size: 22, bold: true },
      head('Experience', 90),
      { text: 'Bookkeeper, PT Maju Jaya', y: 110, bold: true },
      { text: '2019 – 2021', x: 460, y: 110 },
      ...foot,
    ]),
    buildPage([head('Skills', 60), { text: 'Excel, Accurate, Jurnal', y: 80 }, ...foot]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(flatten(result)).toMatchObject({ emails: ['arum@wibisana.id'], websites: ['wibisana.id/arum'] });
});

test('location: behind “currently in”, and in two rows beside the contacts', () => {
  const location = (...texts: Text[]) =>
    flatten(
      readPage({ text: 'Siti Aminah', y: 40, size: 22, bold: true }, ...texts, head('Skills', 120), {
        text: 'Excel, Jurnal',
        y: 140,
      }).result,
    ).location;
  expect(location({ text: 'siti@contoh.id', y: 60 }, { text: 'Currently in Dublin, Ireland', y: 74 })).toBe(
    'Dublin, Ireland',
  );
  expect(
    location(
      { text: '101 N York St.', y: 60 },
      { text: 'siti@contoh.id', x: 400, y: 60 },
      { text: 'Mechanicsburg, PA 17055', y: 74 },
      { text: '856-952-1639', x: 400, y: 74 },
    ),
  ).toBe('101 N York St., Mechanicsburg, PA 17055');
});

test('a town that no list knows, between phone and e-mail, is the location', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: '0821 5577 1180 | siti@contoh.id | Wadungasri', y: 60 },
    head('Keahlian', 90),
    { text: 'Excel, SQL', y: 108 },
  );
  expect(result.location?.rawInput).toBe('Wadungasri');
});

test('a town behind contacts that only spaces part', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id +62 821-5577-1180 sitiaminah.dev Surakarta', y: 60 },
    head('Keahlian', 90),
    { text: 'Excel, SQL', y: 108 },
  );
  expect(result.location?.rawInput).toBe('Surakarta');
  expect(result.emails).toEqual(['siti@contoh.id']);
});

test('an e-mail that runs up to the heading of the next column is no part of it', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', x: 30, y: 40, size: 20, bold: true },
    { text: 'siti.aminah.wahyuningsih@kotak.id', x: 30, y: 74 },
    { text: '0812 3456 7890', x: 30, y: 88 },
    { text: 'Keahlian', x: 30, y: 120, size: 12, bold: true },
    { text: 'Excel', x: 30, y: 136 },
    { text: 'Canva', x: 30, y: 150 },
    { text: 'Pengalaman', x: 198, y: 74, size: 12, bold: true },
    { text: 'Kasir', x: 198, y: 90, bold: true },
    { text: 'Toko Maju, Januari 2020 - Maret 2023', x: 198, y: 104 },
    { text: '• Melayani 60 pembeli setiap hari dengan teliti', x: 198, y: 118 },
    { text: 'Pendidikan', x: 198, y: 150, size: 12, bold: true },
    { text: 'SMK Negeri 1 Klaten', x: 198, y: 166, bold: true },
    { text: 'Akuntansi, 2015 - 2018', x: 198, y: 180 },
  );
  expect(result.emails).toEqual(['siti.aminah.wahyuningsih@kotak.id']);
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Kasir', 'Toko Maju'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Canva']);
});

test('a site of one’s own on the same domain as the mail address is a website', () => {
  const { result } = readPage(
    mainText('Clarissa Gunawan', 40, { size: 18 }),
    mainText('hello@clarissa.example', 60),
    mainText('clarissa.example', 74),
    railHeading('Pengalaman Kerja', 100),
    mainText('Brand Manager, PT Kopi Senja', 118, { bold: true }),
    mainText('2019 - 2024', 132),
    railHeading('Pendidikan', 160),
    mainText('Universitas Prasetiya Mulya, 2012 - 2016', 178),
  );
  expect(result.websites).toEqual(['clarissa.example']);
});

test('a region whose name the margin broke at the end of the contacts', () => {
  const { result } = readPage(
    { text: 'Aurelia Wijaya', y: 40, size: 20, bold: true },
    { text: 'Manajer Hotel', y: 60 },
    { text: 'aurelia@contoh.id / 0896 7712 0034 / Magelang, Jawa', y: 74 },
    { text: 'Tengah', y: 86 },
    head('Pengalaman Kerja', 110),
    ...jobAt(130),
  );
  expect(result.location?.rawInput).toBe('Magelang, Jawa Tengah');
});

test('an address of a network that goes on below and says in brackets what it is', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'www.linkedin.com/in/siti-aminah-', y: 60 },
    { text: '740669 (LinkedIn)', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh, 2012 - 2016', y: 120 },
  );
  expect(result.linkedin).toBe('www.linkedin.com/in/siti-aminah-740669');
});

test('a telephone number below the word that stands for a link', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    'LinkedIn',
    '+62 812 3456 7890',
    head('Pendidikan', 120),
    { text: 'Universitas Contoh, 2012 - 2016', y: 140 },
  );
  expect(result.phoneNumbers).toEqual(['+62 812 3456 7890']);
});

test('a mail address below a website is not glued to it', () => {
  const { emails } = fieldsOf(
    { text: 'Siti Aminah', x: 300, y: 40, size: 22, bold: true },
    { text: '7183105588', y: 60 },
    { text: 'www.mywebsite.com', y: 74 },
    { text: 'myself@email.com', y: 88 },
    { text: '769 Prudence', y: 102 },
    { text: 'Lincoln Park', y: 116 },
    { ...head('Skills', 130), x: 300 },
    { text: 'Excel, SPSS, Photoshop', x: 300, y: 146 },
  );
  expect(emails).toEqual(['myself@email.com']);
});

test('ten figures alone below a mail address are a number to call', () => {
  const { phones } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 66 },
    { text: '1224435534', y: 90 },
    head('Skills', 130),
    'Excel, SPSS, Photoshop',
  );
  expect(phones).toEqual(['1224435534']);
});

test('an address that ends in a comma goes on below with its town', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Address:', x: 50, y: 66 },
    { text: '497 Hoa Hao street, Ward 7, District 10,', x: 110, y: 66 },
    { text: 'HCMC', x: 110, y: 80 },
    { text: 'siti@contoh.id', x: 50, y: 100 },
    head('Skills', 130),
    'Excel, SPSS, Photoshop',
  );
  expect(location).toBe('497 Hoa Hao street, Ward 7, District 10, HCMC');
});

test('a greeting with the name in the letters of the headings is none, and a form’s “Masukan nama...” no name', () => {
  const heading = (text: string, y: number): Text => ({ text, y, size: 27, bold: true });
  const { name, location, work, skills } = fieldsOf(
    heading('Hi, Saya Siti Aminah', 40),
    { text: 'Saya memiliki ketertarikan yang mendalam dalam dunia programming, khususnya dalam', y: 84 },
    { text: 'perancangan dan pengembangan sistem informasi berbasis web untuk usaha kecil.', y: 98 },
    { text: 'siti@contoh.id', y: 130 },
    { text: '0812-0000-5843', y: 130, x: 230 },
    { text: 'Kencana, Indonesia', y: 130, x: 400 },
    heading('Pengalaman', 170),
    { text: 'Full Stack Web Developer', y: 210, bold: true },
    { text: 'PT Arunika, Feb 2022 – Jan 2023', y: 224 },
    heading('Tools yang dipakai', 270),
    { text: 'Berikut ini beberapa tools yang biasa saya pakai', y: 310 },
    { text: 'Laravel, MySQL, Figma', y: 350 },
    heading('Kontak', 400),
    { text: 'Nama lengkap', y: 440, bold: true },
    { text: 'Masukan nama...', y: 455, size: 9 },
    { text: 'Email', y: 480, bold: true },
    { text: 'Masukan Email...', y: 495, size: 9 },
  );
  expect(name).toBe('Siti Aminah');
  expect(location).toBe('Kencana, Indonesia');
  expect(work).toMatchObject([{ jobTitle: 'Full Stack Web Developer' }]);
  expect(skills).toEqual(['Laravel', 'MySQL', 'Figma']);
});

test('contacts in a row along the foot, half of them below a greeting of their own', () => {
  const { result } = readPage(
    { text: 'Salsabila Azzahra', y: 50, size: 22, bold: true },
    head('Pendidikan', 80),
    { text: 'SMA Negeri 2 Meulaboh, 2012 – 2015', y: 96 },
    head('Bahasa', 120),
    { text: 'Indonesia, Aceh, Arab', y: 136 },
    { text: 'Selamat', x: 320, y: 300 },
    { text: '0822-7601-3384', x: 60, y: 800 },
    { text: 'salsabila@surat.example', x: 330, y: 800 },
  );
  expect(result.phoneNumbers).toEqual(['0822-7601-3384']);
});

test('a large figure below an address of the web is none of its letters', () => {
  const { result } = readPage(
    textAt(50, 40, 'Camila Duarte', { size: 26, bold: true }),
    textAt(50, 60, 'camila@contoh.id · linkedin.com/in/camiladuarte'),
    textAt(50, 90, '7', { size: 24, bold: true }),
    textAt(50, 104, 'tahun pengalaman'),
    head('Pengalaman', 140),
    textAt(50, 160, 'Staf Pemasaran, PT Arunika, 2018 – 2021'),
  );
  expect(result.linkedin).toBe('linkedin.com/in/camiladuarte');
});

test('a date of birth within a sentence', () => {
  const { result } = readPage(
    ...siti,
    head('Tentang Saya', 90),
    { text: 'Nama saya Siti Aminah, lahir di Kudus pada tanggal 23 Mei', y: 106 },
    { text: 'Tahun 2003, dan saya menyukai hal-hal baru.', y: 120 },
    head('Pendidikan', 150),
    { text: 'SMA Negeri 1 Kudus, 2018 - 2021', y: 166 },
  );
  expect(result.dateOfBirth).toBe('2003-05-23');
});

test('a heading “About” over a town and addresses opens no summary', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('ABOUT', 70),
    { text: 'Austin, Texas', y: 86 },
    { text: 'siti@contoh.id', y: 100 },
    { text: 'in/siti', y: 114 },
    { text: 'sitiaminah', y: 128 },
    head('EDUCATION', 160),
    { text: 'Universitas Contoh, 2012 - 2016', y: 176 },
  );
  expect(result.summary ?? null).toBeNull();
});

test('contacts with their labels below a few sentences about oneself', () => {
  const row = (a: string, b: string, y: number): Text[] => [
    { text: a, y, italic: true },
    { text: b, x: 120, y },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('PROFILE', 80),
    'Reporter on ports, waste and money. Reads customs records for fun.',
    ...row('Address', 'Marseille', 120),
    ...row('Phone', '+33 6 55 01 44 20', 136),
    ...row('Email', 'siti@contoh.id', 152),
    head('SKILLS', 190),
    'SQL, Datawrapper, Excel',
  );
  expect(result.summary).toBe('Reporter on ports, waste and money. Reads customs records for fun.');
  expect(result.phoneNumbers).toEqual(['+33 6 55 01 44 20']);
});

test.each(['São Paulo BR', 'Utrecht NL', 'Zürich, CH'])('%s is a place', (text) => {
  expect(isPlace(text)).toBe(true);
});

test('"About" over an address and numbers holds contacts', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('About', 70),
    { text: 'Jl. Cendana No. 18', y: 88 },
    { text: 'Surakarta Jawa Tengah', y: 102 },
    { text: '57126 ID', y: 110 },
    { text: 'siti@contoh.id', y: 120 },
    { text: '0813-9022-4471', y: 130 },
    { text: 'sitiaminah', y: 140 },
    { text: 'siti_a', y: 150 },
    { text: 'siti_menjahit', y: 160 },
    head('Summary', 180),
    { text: 'Analis yang terbiasa mengolah data penjualan menjadi rencana pengadaan barang.', y: 198 },
    head('Education', 220),
    { text: 'Universitas Contoh, 2012 - 2016', y: 238 },
  );
  expect(result.summary).toBe(
    'Analis yang terbiasa mengolah data penjualan menjadi rencana pengadaan barang.',
  );
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.location?.rawInput).toContain('Surakarta');
});

test('a number and an address with their labels below a summary are the person’s', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('About', 70),
    { text: 'Engineer who has spent eleven years on bridges and on drains. I like', y: 78 },
    { text: 'drawings that a crew can build from without a phone call.', y: 92 },
    { text: 'Phone: (416) 555-0187', y: 116 },
    { text: 'Email: siti@contoh.id', y: 130 },
    head('Education', 160),
    { text: 'Universitas Contoh, 2012 - 2016', y: 178 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
});

test('contacts at the foot of the page below what a referee says', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('Education', 70),
    { text: 'Universitas Contoh, 2012 - 2016', y: 88 },
    head('References', 120),
    { text: 'Siti draws what she would be glad to build herself.', y: 138 },
    { text: '— Anita Rao', y: 152 },
    { text: 'Bandung, Jawa Barat', y: 200 },
    { text: 'siti@contoh.id', x: 300, y: 200 },
    { text: '0813-9022-4471', y: 214 },
    { text: 'sitiaminah.example', x: 300, y: 214 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.location?.rawInput).toBe('Bandung, Jawa Barat');
});

test('a website below an e-mail address is no part of it', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    { text: 'siti@voyages.travel', y: 60 },
    { text: 'www.sitiaminah.travel', y: 74 },
    head('Education', 100),
    { text: 'Universitas Contoh, 2012 - 2016', y: 118 },
  );
  expect(result.emails).toEqual(['siti@voyages.travel']);
});

test('a number beside "Fax" is no phone', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Phone: +31-50-313.7020', y: 74 },
    { text: 'Fax: +31-50-363.7337', y: 88 },
    head('Education', 110),
    { text: 'Universitas Contoh, 2012 - 2016', y: 128 },
  );
  expect(result.phoneNumbers).toHaveLength(1);
});

test('a number that begins with 1 and a dash is a phone', () => {
  const { result } = readPage(...siti, { text: '1-999-999-9999', y: 74 }, head('Education', 110), {
    text: 'Universitas Contoh, 2012 - 2016',
    y: 128,
  });
  expect(result.phoneNumbers).toHaveLength(1);
});

test('contacts at the foot of the first of two pages are no skills', () => {
  const pages = [
    buildPage([
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      head('Pendidikan', 90),
      { text: 'Universitas Contoh, 2012 - 2016', y: 108 },
      head('Keahlian', 140),
      { text: 'Negosiasi, Presentasi', y: 158 },
      { text: '0812-3456-7890', x: 180, y: 800 },
      { text: '• siti@contoh.id', x: 300, y: 800 },
      { text: 'sitiaminah.example', x: 240, y: 814 },
    ]),
    buildPage([head('Penghargaan', 60), { text: 'Penjual terbaik 2023, PT Nusa Prima', y: 78 }]),
  ];
  const { result } = readItems(pages, { asOf: '2026-11-21' });
  expect(result.skills.map((skill) => skill.name)).toEqual(['Negosiasi', 'Presentasi']);
  expect(result.phoneNumbers).toHaveLength(1);
});

test('an address of the web with a space behind each slash is one', () => {
  const { result } = readPage(
    ...siti,
    { text: 'https://www.linkedin.com/ in/ sitiaminah', y: 74 },
    { text: 'https://github.com/ sitiam', y: 88 },
    head('Education', 110),
    { text: 'Universitas Contoh, 2012 - 2016', y: 128 },
  );
  expect(result.linkedin).toBe('https://www.linkedin.com/in/sitiaminah');
  expect(result.websites).toEqual(['https://github.com/sitiam']);
});

test('a label over a mail address is no town, ASP.NET no website', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('Contact', 70),
    { text: 'Email', y: 88, bold: true },
    { text: 'Phone', x: 250, y: 88, bold: true },
    { text: 'siti@contoh.id', y: 102 },
    { text: '0813-9022-4471', x: 250, y: 102 },
    { text: 'ASP.NET', y: 116 },
    head('Education', 140),
    { text: 'Universitas Contoh, 2012 - 2016', y: 158 },
  );
  expect(result.location).toBeNull();
  expect(result.websites).toEqual([]);
});

test('contacts: a street behind “Rumah” is the location', () => {
  const { location } = fieldsBelowName(
    head('Mari Terhubung', 90),
    'Rumah: Jl. Kenanga No. 3, Kudus',
    'Telepon: 0812-3456-7890',
  );
  expect(location).toBe('Jl. Kenanga No. 3, Kudus');
});

test('referees: a number and an address that follow those of the last one are the person’s own', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Skills', 70),
    'Pottery, Glazing, Kilns',
    head('References', 120),
    'Edmund Harrow',
    'Director, Clay Works',
    '+44 20 7946 0811',
    'edmund@clay.example',
    'Ines Calder',
    'Mill Studio',
    '+44 20 7946 0922',
    'ines@mill.example',
    { text: '+44 7700 900123', y: 280 },
    { text: 'siti@pots.example', y: 292 },
    { text: '4 Kiln Lane, Leeds', y: 304 },
  );
  expect(result.emails).toEqual(['siti@pots.example']);
  expect(result.phoneNumbers).toHaveLength(1);
});

test('contacts: an address that ends in a slash is whole above another address', () => {
  const { linkedin, websites } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: 'linkedin.com/in/siti-aminah/', y: 74 },
    { text: 'github.com/sitiaminah', y: 88 },
  );
  expect([linkedin, websites]).toEqual(['linkedin.com/in/siti-aminah/', ['github.com/sitiaminah']]);
});

test('contacts: a number without a sign next to a mail address, beside the name in the row', () => {
  const { phones } = fieldsOf(
    { text: 'Bangalore, India', x: 440, y: 40 },
    { text: 'Siti Aminah', y: 56, size: 22, bold: true },
    { text: '9551800431', x: 460, y: 56 },
    { text: 'Frontend Developer', y: 72 },
    { text: 'siti.aminah@contoh.id', x: 420, y: 72 },
  );
  expect(phones).toEqual(['9551800431']);
});

test('contacts: the second line of an address flush right below its label', () => {
  const right = (text: string, y: number, bold = false): Text => ({
    text,
    x: 300 - 5 * text.length,
    y,
    bold,
  });
  const { location, summary } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { ...right('PROFILE', 90, true), size: 13 },
    right('NAME', 108, true),
    right('Siti Aminah', 122),
    right('ADDRESS', 140, true),
    right('Mendiro, East Ungaran,', 154),
    right('Semarang Regency', 168),
    right('EMAIL', 186, true),
    right('siti@contoh.id', 200),
    { text: 'EXPERIENCE', y: 240, size: 13, bold: true },
    { text: 'Cashier', y: 258, bold: true },
    { text: 'Toko Makmur, 2019 - 2022', y: 272 },
    { text: 'EDUCATION', y: 300, size: 13, bold: true },
    { text: 'SMK Negeri 1 Semarang, 2016 - 2019', y: 318 },
  );
  expect([location, summary]).toEqual(['Mendiro, East Ungaran, Semarang Regency', null]);
});

test('a number before the town is no part of the address', () => {
  const { location, phones } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 24, bold: true },
    { text: '(+62) 81234567890, Indonesia, Kudus', y: 60 },
    { text: 'siti@contoh.id', y: 74 },
    head('Pengalaman', 104),
    ...jobAt(124),
  );
  expect([location, phones]).toEqual(['Indonesia, Kudus', ['(+62) 81234567890']]);
});

test('an address that ends in a country is whole above a name of its own', () => {
  const { emails } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 24, bold: true },
    head('Contact', 70),
    { text: 'siti@contoh.fr', y: 90 },
    { text: 'aminah071', y: 104 },
    head('Pengalaman', 134),
    ...jobAt(154),
  );
  expect(emails).toEqual(['siti@contoh.fr']);
});

test('place and date of birth are no part of the address above them', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Kontak', 70),
    { text: 'siti@contoh.id', y: 90 },
    { text: 'Jl. Asia Afrika No. 88, Bandung 40111', y: 106 },
    { text: 'Jakarta, Agustus 1995', y: 122 },
  );
  expect(location).toBe('Jl. Asia Afrika No. 88, Bandung 40111');
});

test('a name on some site right below an address whose ending is rare', () => {
  const { emails } = fieldsOf(
    { text: 'Siti Aminah', y: 60, size: 22, bold: true },
    { text: 'siti@aminahsiti.xyz', x: 440, y: 28 },
    { text: 'aminahsiti1', x: 480, y: 41 },
    head('Skills', 120),
    'HTML, CSS',
  );
  expect(emails).toEqual(['siti@aminahsiti.xyz']);
});

test('a town in the line below its street is another part of the address', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Jl. Kenanga 14', x: 450, y: 40 },
    { text: 'Bontang, Kalimantan Timur', x: 450, y: 53 },
    { text: 'siti@contoh.id', x: 450, y: 66 },
    head('Keahlian', 100),
    'Excel, SQL',
  );
  expect(location).toBe('Jl. Kenanga 14, Bontang, Kalimantan Timur');
});

test('a label before a number is no end of the town above it', () => {
  const { location, phones } = fieldsOf(
    { text: 'SITI AMINAH', y: 40, bold: true },
    { text: 'Jln. Kenanga KM 12, Tamalanrea, Makassar', y: 54 },
    { text: 'WA 0852 5555 1290, email siti@contoh.id', y: 68 },
    head('Pendidikan', 100),
    { text: 'Universitas Arunika, S1 Manajemen (2019 - 2023)', y: 118 },
    { text: 'SMA Negeri 3 Tegal (2016 - 2019)', y: 132 },
  );
  expect([location, phones]).toEqual(['Jln. Kenanga KM 12, Tamalanrea, Makassar', ['0852 5555 1290']]);
});

test('an address and a number in one line, parted by a label', () => {
  const { location, phones } = fieldsOf(
    { text: 'SITI AMINAH', y: 40, bold: true },
    { text: 'Jl. Kenanga 12, Sukun, Malang WA 0852 5555 1290', y: 54 },
    { text: 'siti@contoh.id', y: 68 },
    head('Pendidikan', 100),
    { text: 'Universitas Arunika, S1 Manajemen (2019 - 2023)', y: 118 },
    { text: 'SMA Negeri 3 Tegal (2016 - 2019)', y: 132 },
  );
  expect([location, phones]).toEqual(['Jl. Kenanga 12, Sukun, Malang', ['0852 5555 1290']]);
});

test('a name on some site below the end of a broken link is no address of mail', () => {
  const { emails } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: 'linkedin.com/in/siti-aminah-', y: 74 },
    { text: 'kirana', y: 88 },
    { text: '@siti.amh', y: 102 },
    head('Pendidikan', 130),
    { text: 'Universitas Arunika, S1 Manajemen, 2019 - 2023', y: 150 },
  );
  expect(emails).toEqual(['siti@contoh.id']);
});

test('an address in two parts over number and mail at the foot of the page', () => {
  const { emails, phones, location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Pendidikan', 90),
    { text: 'Universitas Arunika, S1 Manajemen, 2019 - 2023', y: 110 },
    head('Minat', 140),
    { text: 'Pengamatan burung', y: 160 },
    { text: 'Jl. Kenanga KM 6,2 – Sleman, DI Yogyakarta', x: 190, y: 780 },
    { text: '+62 857 2955 4083', x: 164, y: 794 },
    { text: '• siti@contoh.id', x: 270, y: 794 },
    { text: 'sitiaminah', x: 273, y: 808 },
  );
  expect([emails, phones, location]).toEqual([
    ['siti@contoh.id'],
    ['+62 857 2955 4083'],
    'Sleman, DI Yogyakarta',
  ]);
});

test('numbers behind a slash or in three groups, and the day of birth in another language', () => {
  const { phones, dateOfBirth } = fieldsOf(
    { text: 'Clara Lindner', y: 40, size: 22, bold: true },
    { text: '+49 171/5550123', y: 70 },
    { text: 'clara@contoh.id', y: 84 },
    head('Persönliche Informationen', 110),
    textAt(50, 130, 'Geburtsdatum'),
    textAt(180, 130, '19.12.1986'),
    head('Berufserfahrung', 160),
    { text: 'Ingenieurin, Stadtwerke Arunika, 2015 – 2019', y: 180 },
  );
  expect([phones, dateOfBirth]).toEqual([['+49 171/5550123'], '1986-12-19']);
  const other = fieldsOf(
    { text: 'Marek Nowik', y: 40, size: 22, bold: true },
    textAt(50, 70, 'marek@contoh.id'),
    textAt(250, 70, '512 345 678'),
    head('Education', 110),
    { text: 'SMA Negeri 3 Tegal, 2016 - 2019', y: 130 },
  );
  expect(other.phones).toEqual(['512 345 678']);
});

test('a label that nothing stands behind is no place', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'E-Mail: siti@contoh.id', y: 64 },
    { text: 'Address:', y: 78 },
    { text: 'Phone:', y: 92 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(flatten(result).location).toBeNull();
});

test('contacts that fill their row end above the title of the paper', () => {
  const fields = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti.aminah@contoh.id · 0812-5551-2345 · Semarang', x: 50, y: 64, size: 12 },
    { text: 'MY RESUME', x: 150, y: 106, size: 22, bold: true },
    { text: 'This page shows you my schools and my experiences.', x: 50, y: 130, size: 12 },
    head('Education', 170),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 190 },
  );
  expect(fields.location).toBe('Semarang');
});

test('a network’s name before a sign is no label of the town behind it', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    ...['siti@contoh.id', '· LinkedIn', '· GitHub', '· Surabaya'].map((text, at) =>
      textAt(50 + 110 * at, 60, text),
    ),
    head('Pendidikan', 100),
    { text: 'SMA Negeri 3 Tegal, 2016 - 2019', y: 120 },
  );
  expect(location).toBe('Surabaya');
});

test('a town and the letters of its state stand over the number, with no comma between', () => {
  const page = (town: string) =>
    fieldsOf(
      { text: 'Anson Fields', y: 70, size: 22, bold: true },
      textAt(450, 50, town),
      textAt(450, 62, '+1 301 555 0117'),
      textAt(450, 74, 'anson@contoh.id'),
      head('Education', 110),
      { text: 'Kencana High School, 2016 - 2019', y: 130 },
    ).location;
  expect([page('Germantown MD'), page('Welder SMAW')]).toEqual(['Germantown MD', null]);
});

test('a host with an ending that portfolios have is a website', () => {
  const { result } = readPage(
    { text: 'Clarissa Hutapea', y: 40, size: 22, bold: true },
    { text: 'clarissa@hutapea.earth | 0812-9876-1234 | hutapea.earth', y: 60 },
  );
  expect(result.websites).toEqual(['hutapea.earth']);
});

test.each([
  [['31 Coldharbour Road', 'Bristol, BS6 7JT', '+44 117 496 0182'], '31 Coldharbour Road, Bristol, BS6 7JT'],
  [['Jl. Boulevard No. 45', 'Manado, 95111', 'Indonesia'], 'Jl. Boulevard No. 45, Manado, 95111, Indonesia'],
])('an address in a line for each part: %s', (lines, location) => {
  const rows = lines.map((text, at) => ({ text, y: 74 + 14 * at }));
  expect(fieldsBelowName(...rows, ...jobAt(200)).location).toBe(location);
});

test('of two labelled addresses the location is the one that is not on the identity card', () => {
  const { location } = fieldsOf(
    head('Biodata', 60),
    ...boldFieldRow('Nama', 'Siti Aminah', 80),
    ...boldFieldRow('Alamat KTP', 'Jl. Arunika No. 3, Tanjungpinang', 96),
    ...boldFieldRow('Alamat Domisili', 'Perum Kencana Blok AB No. 11, Batam', 112),
    ...boldFieldRow('Email', 'siti@contoh.id', 128),
  );
  expect(location).toBe('Perum Kencana Blok AB No. 11, Batam');
});

test('a foot with the mail says the address and the day of birth too', () => {
  const foot: Text[] = [
    textAt(120, 806, 'Jalan Melati 12 — Semarang — Lahir 17 Mei 1990'),
    textAt(160, 818, '0812-5551-2345 • siti@contoh.id'),
  ];
  const { result } = readItems(
    [
      buildPage([
        { text: 'Siti Aminah', y: 40, size: 22, bold: true },
        head('Pengalaman', 90),
        'Kasir, Toko Maju, 2019 – 2021',
        ...foot,
      ]),
      buildPage([head('Pendidikan', 60), 'SMA Negeri 3 Tegal, 2016 – 2019', ...foot]),
    ],
    { asOf: '2026-11-21' },
  );
  expect(flatten(result)).toMatchObject({
    dateOfBirth: '1990-05-17',
    location: expect.stringContaining('Semarang'),
  });
});

test('a date in a sentence is no day of birth', () => {
  const { dateOfBirth } = fieldsOf(
    ...siti,
    'Saya mulai bekerja sebagai perawat pada 3 Maret 1998 dan kini memimpin sebuah bangsal.',
    ...schoolSection,
  );
  expect(dateOfBirth).toBeNull();
});

test('the sign that TeX sets for a tilde', () => {
  expect(fieldsOf(...siti, 'https://contoh.id/˜siti', ...schoolSection).websites).toEqual([
    'https://contoh.id/~siti',
  ]);
});

test('a region of three words that a narrow column broke is whole', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Kontak', 60),
    { text: '0812 3456 7890', y: 74 },
    { text: 'siti@contoh.id', y: 88 },
    { text: 'Jl. Melati No. 5, Larantuka, Nusa', y: 102 },
    { text: 'Tenggara Timur', y: 116 },
    head('Pengalaman', 140),
    ...jobAt(160),
  );
  expect(result.location?.rawInput).toBe('Jl. Melati No. 5, Larantuka, Nusa Tenggara Timur');
});

test('a nationality behind the day of birth is no part of the address above', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', x: 106, y: 42, size: 22 },
    textAt(60, 78, '+41 555 55 55'),
    textAt(166, 78, 'siti@contoh.id'),
    textAt(285, 78, 'Bahnhofstrasse 20, CH-8000 Zurich'),
    textAt(62, 88, '8 June 1995'),
    textAt(163, 88, 'Swiss'),
    ...schoolSection,
  );
  expect(location).toBe('Bahnhofstrasse 20, CH-8000 Zurich');
});

test('an address that a row of contacts broke behind its stroke is whole', () => {
  const { linkedin } = fieldsOf(
    { text: 'Siti Aminah', x: 135, y: 40, size: 16, bold: true },
    { text: 'Analis Data', x: 135, y: 56, size: 8 },
    {
      text: '+62 812-4455-9021 · siti@contoh.id · Jl. Cendana No. 14, Kudus, Jawa Tengah · linkedin.com/',
      x: 135,
      y: 68,
      size: 8,
    },
    { text: 'in/sitiaminah', x: 135, y: 78, size: 8 },
    ...jobAt(160),
  );
  expect(linkedin).toBe('linkedin.com/in/sitiaminah');
});

test('a site behind a town, with nothing but a space between, is none of the place', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: '0812 3456 7890 siti@contoh.id Oslo, Norway siti.design', y: 60 },
    ...jobAt(160),
  );
  expect(result.location?.rawInput).toBe('Oslo, Norway');
});

test('an address between diamonds ends with its country', () => {
  const { result } = readPage(
    { ...head('Siti Rahayu', 40), size: 20 },
    textAt(
      50,
      66,
      '+31 10 444 7712 ⋄ siti@contoh.id ⋄ Maaskade 41, Rotterdam, Netherlands ⋄ linkedin.com/in/siti',
    ),
    head('Work Experience', 100),
    ...jobAt(124),
  );
  expect(result.location?.rawInput).toBe('Maaskade 41, Rotterdam, Netherlands');
});

test('what a page broke between any two letters is whole in the file’s own link', () => {
  const link = (url: string, y: number) => ({ url, x: 50, y, width: 100, height: 12 });
  const page = buildPage([
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    ...[
      'siti@aminah.st',
      'udio',
      '(mailto:siti@ami',
      'nah.studio)',
      '(https://aminah.stud',
      'io)',
      '(https://linkedin.com/in/',
      'sitiaminah)',
    ].map((text, at) => ({ text, y: 66 + 11 * at })),
    head('Education', 180),
    { text: 'Arunika University, 2012 - 2015', y: 200 },
  ]);
  const links = [
    link('mailto:siti@aminah.studio', 60),
    link('https://aminah.studio/', 110),
    link('https://linkedin.com/in/sitiaminah', 135),
  ];
  const { emails, linkedin, websites } = flatten(
    readItems([{ ...page, links }], { asOf: '2026-11-21' }).result,
  );
  expect([emails, linkedin, websites]).toEqual([
    ['siti@aminah.studio'],
    'https://linkedin.com/in/sitiaminah',
    ['https://aminah.studio'],
  ]);
});

test('an address that a narrow column broke within its region and before its block is whole', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    head('Kontak', 70),
    { text: 'Perum Puri Indah Blok', y: 90 },
    { text: 'C-12 Sidoarjo Jawa', y: 102 },
    { text: 'Timur', y: 114 },
    { text: 'siti@contoh.id', y: 132 },
    ...schoolSection.map((text) => ({ ...text, y: text.y! + 80 })),
  );
  expect(location).toBe('Perum Puri Indah Blok C-12 Sidoarjo Jawa Timur');
});

test('an address goes on with a town and its county below, whatever stands between the two lines at the right', () => {
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Address', y: 70, bold: true },
    { text: '12 Millbrook Terrace,', x: 130, y: 70 },
    { text: 'Mobile Phone', x: 330, y: 76, bold: true },
    { text: '+353 86 555 4821', x: 430, y: 76 },
    { text: 'Naas, Co. Kildare', x: 130, y: 82 },
    ...schoolSection.map((text) => ({ ...text, y: text.y! + 40 })),
  );
  expect(location).toBe('12 Millbrook Terrace, Naas, Co. Kildare');
});

test('a day of birth whose dashes stand apart', () => {
  const { dateOfBirth } = fieldsBelowName(
    { text: 'Tempat/Tgl. Lahir : Kudus, 7 – 08 – 1987', y: 80 },
    head('Pendidikan', 110),
    { text: 'SMA Negeri 1 Kudus, 2003 – 2006', y: 128 },
  );
  expect(dateOfBirth).toBe('1987-08-07');
});

test('addresses and numbers at the foot of a column, below its last list', () => {
  const side = (y: number, ...lines: string[]): Text[] =>
    lines.map((text, row) => ({ text, x: 40, y: y + 10 * row, size: 8 }));
  const { result } = readPage(
    { text: 'Teguh Bimantara', y: 40, x: 200, size: 22, bold: true },
    ...[
      { text: 'Keahlian', y: 120 },
      { text: 'Minat', y: 200 },
    ].map((each): Text => ({ ...each, x: 40, size: 11, bold: true })),
    ...side(136, 'Figma', 'Riset pengguna', 'Purwarupa', 'Ilustrasi'),
    ...side(216, 'Keramik', 'Bersepeda'),
    ...side(256, 'teguh.bimantara@contoh.id', '0819-0882-4417', 'teguhbimantara.example', 'Malang'),
    { text: 'Pengalaman', x: 220, y: 120, size: 14, bold: true },
    ...jobAt(140).map((each) => ({ ...each, x: 220 })),
    { text: 'Pendidikan', x: 220, y: 210, size: 14, bold: true },
    { text: 'SMA Negeri 1 Kudus', x: 220, y: 230, bold: true },
    { text: '2015 – 2018', x: 220, y: 244 },
  );
  expect(flatten(result)).toMatchObject({
    emails: ['teguh.bimantara@contoh.id'],
    phones: ['0819-0882-4417'],
  });
  const interests = result.sections.find(({ text }) => text.startsWith('Minat'));
  expect(interests?.text).toBe('Minat\nKeramik\nBersepeda');
});

test.each([
  ['Bahasa', 'Inggris (menengah)'],
  ['Referensi', 'Anita Rao, Direktur, PT Arunika, 0815-4880-2231'],
])('a town over the middle of the contacts at the foot, below %s', (heading, line) => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 20 },
    head('Pendidikan', 70),
    { text: 'Universitas Contoh, 2012 - 2016', y: 88 },
    head(heading, 120),
    { text: line, y: 138 },
    { text: 'Makassar', x: 240, y: 166 },
    { text: '0813-9022-4471 • siti@contoh.id', x: 180, y: 178 },
  );
  expect(result.phoneNumbers).toEqual(['0813-9022-4471']);
  expect(result.location?.rawInput).toBe('Makassar');
  expect(result.sections.find(({ text }) => text.startsWith(heading))?.text).toBe(`${heading}\n${line}`);
});
