import { expect, test } from 'vitest';
import { findSections } from '../classify/find-sections.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { contactZone } from './contact-zone.ts';
import { readBirthDate } from './read-birth-date.ts';
import { readEmails } from './read-emails.ts';
import { readLinks } from './read-links.ts';
import { readLocation } from './read-location.ts';
import { readName } from './read-name.ts';
import { readPhones } from './read-phones.ts';
import { readSummary } from './read-summary.ts';

const BODY: Text[] = [
  { text: 'Pengalaman', size: 14, bold: true },
  'Kasir di Toko Makmur Jaya pada tahun yang lalu selama satu tahun penuh',
].map((text) => (typeof text === 'string' ? { text } : text));

function head(...texts: (Text | string)[]) {
  const { flows, styles } = readingOrder([buildPage([...texts, ...BODY])]);
  const sections = findSections(flows, styles);
  return {
    lines: flows.flatMap((flow) => flow.lines),
    sections,
    cells: contactZone(sections),
    bodySize: styles.bodySize,
  };
}

const phonesOf = (...texts: string[]) => readPhones(head(...texts).cells).map((phone) => phone.value);
const emailsOf = (...texts: string[]) => readEmails(head(...texts).lines).map((email) => email.value);
const nameOf = (...texts: (Text | string)[]) => {
  const { sections, cells, bodySize } = head(...texts);
  return readName(sections, cells, bodySize)?.value;
};
const locationOf = (...texts: (Text | string)[]) => readLocation(head(...texts).cells)?.value;

test('an address that is whole is not completed from a link to something of its owner’s', () => {
  const { cells } = head({ text: 'Siti Aminah', size: 20 }, 'GitHub: github.com/siti | siti@contoh.id');
  const links = [{ x: 60, y: 400, width: 40, height: 10, url: 'https://github.com/siti/gudang' }];
  expect(readLinks(cells, [links], []).websites.map(({ value }) => value)).toEqual(['github.com/siti']);
});

test('a sentence that names a regency is no address', () => {
  expect(
    locationOf(
      { text: 'Siti Aminah', size: 20 },
      'siti@contoh.id',
      'Kabupaten Garut. Menguasai alat yang dibutuhkan dalam bekerja di bidang komunikasi dan data',
    ),
  ).toBeUndefined();
});

test('a headline with an origin is no name, however large', () => {
  expect(
    nameOf(
      { text: 'Siti Aminah', size: 10.5, bold: true },
      { text: 'Perancang Grafis dari Sukaraja,', size: 24 },
      { text: 'Bogor', size: 24 },
    ),
  ).toBe('Siti Aminah');
});

test.each([
  ['0812-3456-7890', '0812-3456-7890'],
  ['+62 812 3456 7890', '+62 812 3456 7890'],
  ['021·555·12345', '021·555·12345'],
  ['(+62) 83593059471', '(+62) 83593059471'],
  ['HP/WA: 628123456789', '628123456789'],
  ['Phone: 512-555-0134', '512-555-0134'],
  ['07700 900392', '07700 900392'],
])('the phone number in %j', (text, phone) => {
  expect(phonesOf(text)).toEqual([phone]);
});

test('a place behind a stroke of its own is read without it', () => {
  const row = [
    { text: 'rizky@contoh.id / 0896 5512 7788', y: 60 },
    { text: '/ Yogyakarta', x: 240, y: 60 },
  ];
  expect(locationOf({ text: 'Rizky Febrian', size: 20 }, ...row)).toBe('Yogyakarta');
});

test.each(['Dr. Sri Wahyuni, M.Pd.', 'dr. Dany Irawan, Sp.PD., FINASIM', 'Via Lestari, S.Kom.'])(
  'the name %s is no street',
  (name) => {
    const { cells, sections, bodySize } = head({ text: name, size: 20 }, 'sri@contoh.id');
    expect(readLocation(cells, readName(sections, cells, bodySize))).toBeUndefined();
  },
);

test('a town, its regency and its province with nothing between', () => {
  const facts = ['fazar@contoh.id', '083815279890', 'Rangkasbitung Lebak Banten'];
  expect(locationOf({ text: 'Fazar Ibrahim', size: 20 }, ...facts)).toBe('Rangkasbitung Lebak Banten');
});

test('a row of facts that breaks before an address of the web keeps its town', () => {
  const row = 'salsabila.kirana@example.com • +62 857-0000-3398 • salsabila.example.com • Yogyakarta';
  expect(locationOf(row, { text: 'linkedin.com/in/salsabila-kirana', y: 68 })).toBe('Yogyakarta');
});

test.each([
  '2019 - 2021',
  'Jl. Merdeka 12, Bandung 40131',
  '18-04-1994',
  '08-04-1994',
  'NIK: 3273012345678901',
  '+49 176 313 XXX',
  '07.00-14.00',
  '08:00 – 16:30',
])('no phone number in %j', (text) => {
  expect(phonesOf(text)).toEqual([]);
});

test('an e-mail address over two and three lines', () => {
  expect(emailsOf('Surel: siti-', 'aminah@contoh.id')).toEqual(['siti-aminah@contoh.id']);
  expect(emailsOf('siti_aminah@k', 'otak-', 'pos.contoh.id')).toEqual(['siti_aminah@kotak-pos.contoh.id']);
});

test('an e-mail address is not joined with what stands near it', () => {
  expect(emailsOf('Email', 'siti@contoh.com', 'siti.contoh.com')).toEqual(['siti@contoh.com']);
  expect(emailsOf('siti@contoh.com', 'Purwokerto, Jawa Tengah', '@siti.aminah')).toEqual(['siti@contoh.com']);
  expect(emailsOf('siti@contoh.com', 'Purwokerto', '@siti.aminah')).toEqual(['siti@contoh.com']);
  expect(emailsOf('siti.aminah', '@contoh.com')).toEqual(['siti.aminah@contoh.com']);
});

test('LinkedIn as address or as name, and other addresses', () => {
  const { cells } = head(
    'https://www.linkedin.com/in/siti-aminah | siti.contoh.id',
    'GitHub: github.com/siti',
  );
  const links = readLinks(cells, [], []);
  expect(links.linkedin?.value).toBe('https://www.linkedin.com/in/siti-aminah');
  expect(links.websites.map((site) => site.value)).toEqual(['siti.contoh.id', 'github.com/siti']);
  expect(readLinks(head('LinkedIn: siti-aminah9').cells, [], []).linkedin?.value).toBe(
    'linkedin.com/in/siti-aminah9',
  );
});

test.each([
  [
    'Jl. Merdeka No. 12, Bandung, Jawa Barat 40131 | 0812-3456-7890',
    'Jl. Merdeka No. 12, Bandung, Jawa Barat 40131',
  ],
  ['Domisili: Kota Bekasi, Indonesia', 'Kota Bekasi, Indonesia'],
  ['siti@contoh.id • Austin, TX', 'Austin, TX'],
])('the place in %j', (text, place) => {
  expect(locationOf(text)).toBe(place);
});

test('dashes around a place are no part of it', () => {
  expect(locationOf('Badung, Bali — 0812 3939 4040 — a@b.example')).toBe('Badung, Bali');
});

test('an address whose parts stand in one row with bars between is read whole', () => {
  expect(locationOf('Kincirlaan 41 | 3738 WL Molendorp | The Netherlands', 'sari@contoh.id')).toBe(
    'Kincirlaan 41, 3738 WL Molendorp, The Netherlands',
  );
});

test('a label beside an address is none of the line that goes on below it', () => {
  const contacts: Text[] = [
    { text: 'Allée des Tilleuls, 10', y: 60 },
    { text: 'github', x: 320, y: 66 },
    { text: 'Liège, Belgium (BE)', y: 76 },
  ];
  expect(locationOf(...contacts)).toBe('Allée des Tilleuls, 10, Liège, Belgium (BE)');
});

test('the name of the paper in large letters beside an address is no part of it', () => {
  const row: Text = { text: 'CV', y: 70, size: 40, more: [{ text: 'Pohjankatu 31 B 7, 00180 Helsinki' }] };
  expect(locationOf(row)).toBe('Pohjankatu 31 B 7, 00180 Helsinki');
});

test('a post before a town is no part of the place', () => {
  expect(
    locationOf(
      { text: 'Putri Cahya', size: 16 },
      'Akuntan Muda, Surakarta',
      'putri@b.example / 0857 2900 1177',
    ),
  ).toBe('Surakarta');
});

test.each([
  ['Hi, I’m Melati Puspa!', 'Melati Puspa'],
  ['Halo, saya Melati Puspa', 'Melati Puspa'],
  ['My name is Melati Puspa.', 'Melati Puspa'],
])('the name in the greeting %j', (text, name) => {
  expect(nameOf({ text, size: 20, bold: true }, 'melati@b.example')).toBe(name);
});

test('the name of a father is not the own one', () => {
  expect(
    nameOf({ text: 'Priyanka Venkatesan', size: 16 }, 'p@b.example', 'Father’s Name : Venkatesan R'),
  ).toBe('Priyanka Venkatesan');
});

test('a place of birth is no address', () => {
  expect(locationOf('Bandung, 2 Agustus 1999')).toBeUndefined();
});

test.each([
  ['Tempat, Tanggal Lahir: Bandung, 2 Agustus 1999', '1999-08-02'],
  ['TTL : Sidoarjo, 07-03-1983', '1983-03-07'],
  ['Date of birth: 1995-01-20', '1995-01-20'],
])('the day of birth in %j', (text, day) => {
  expect(readBirthDate(head(text).cells, 2026)?.value).toBe(day);
});

test('an address behind a label of one letter, as number and mail have theirs', () => {
  expect(locationOf('E: ayu@contoh.id', 'T: +62 819-1604-7788', 'A: Jl. Gunung Agung 88, Denpasar')).toBe(
    'Jl. Gunung Agung 88, Denpasar',
  );
});

test('a name by its size, with degrees, on two lines, or by its label', () => {
  const name = (...texts: (Text | string)[]) => {
    const { sections, cells, bodySize } = head(...texts);
    return readName(sections, cells, bodySize)?.value;
  };
  expect(name({ text: 'Siti Aminah, S.T.', size: 22 }, 'Staf Produksi', 'siti@contoh.id')).toBe(
    'Siti Aminah, S.T.',
  );
  expect(name({ text: 'SITI', size: 24 }, { text: 'AMINAH', size: 24 }, 'siti@contoh.id')).toBe(
    'SITI AMINAH',
  );
  for (const joined of ['Wayan van der Berg', 'Aisyah binti Rahman', 'João da Silva'])
    expect(
      name(
        { text: joined, size: 30, bold: true },
        { text: 'Analis Data', size: 13, bold: true },
        'a@contoh.id',
      ),
    ).toBe(joined);
  expect(name({ text: 'CURRICULUM VITAE', size: 18 }, 'Nama : Siti Aminah')).toBe('Siti Aminah');
  expect(
    name(
      { text: 'CURRICULUM VITAE DOSEN', size: 18, y: 40 },
      { text: 'Nama Lengkap (dengan gelar)', x: 50, y: 80 },
      { text: ': Dr. Siti Aminah, M.Kom.', x: 250, y: 80 },
    ),
  ).toBe('Dr. Siti Aminah, M.Kom.');
});

test('running text in the head of a CV is its summary', () => {
  const { sections } = head(
    'Siti Aminah',
    'siti@contoh.id',
    'Akuntan muda yang teliti dan terbiasa bekerja dengan tenggat ketat.',
  );
  expect(readSummary(sections)?.value).toBe(
    'Akuntan muda yang teliti dan terbiasa bekerja dengan tenggat ketat.',
  );
});

test('a letter of application before the CV is no summary', () => {
  const { sections } = head(
    'Kepada Yth. HRD PT Sumber Rejeki',
    'Dengan hormat,',
    'Saya bermaksud melamar sebagai staf gudang dan terbiasa bekerja dengan tenggat ketat.',
  );
  expect(readSummary(sections)).toBeUndefined();
});

test('facts between commas are read one by one, and a place keeps its own comma', () => {
  const row = 'siti@contoh.id , +62 812-3456-7890 , Bandung, Jawa Barat , contoh.id/siti';
  expect(locationOf(row)).toBe('Bandung, Jawa Barat');
  expect(phonesOf(row)).toEqual(['+62 812-3456-7890']);
});

test.each(['Siti Aminah (Perawat)', 'Siti Aminah, Perawat', 'Siti Aminah | Staf Gudang'])(
  '%j is a name with a post',
  (text) => {
    expect(nameOf({ text, size: 20 })).toBe('Siti Aminah');
  },
);

test('a name on two lines that end at one edge', () => {
  expect(nameOf({ text: 'Jonathan', size: 20, x: 280 }, { text: 'Harahap', size: 20, x: 290, y: 64 })).toBe(
    'Jonathan Harahap',
  );
});

test('a house number, a street and a town beside other contacts are an address', () => {
  expect(locationOf('siti@contoh.id; 0812-3456-7890; 1234 Maple Walk, Salem')).toBe('1234 Maple Walk, Salem');
});

test('the label of what follows in the row is no part of an address', () => {
  const row = [
    { text: '14 Marlpit Lane, Norwich T:', y: 60 },
    { text: '01603 555 871', x: 300, y: 60 },
  ];
  expect(locationOf({ text: 'Siti Aminah', size: 20, y: 30 }, ...row)).toBe('14 Marlpit Lane, Norwich');
});

test('a quotation is a summary under a plain heading, and someone else’s words under a motto', () => {
  const quoted = '“Saya teliti, jujur dan terbiasa bekerja dengan tenggat yang ketat.”';
  const under = (text: string) =>
    readSummary(head('Siti Aminah', 'siti@contoh.id', { text, size: 14, bold: true }, quoted).sections)
      ?.value;
  expect(under('Bio')).toBe(quoted);
  expect(under('Motto')).toBeUndefined();
});

test('a summary that begins beside the name', () => {
  const { sections } = head(
    { text: 'Siti', size: 20, y: 40 },
    { text: 'Akuntan muda yang teliti dan terbiasa bekerja dengan tenggat ketat di', x: 220, y: 40 },
    { text: 'perusahaan dagang maupun di kantor akuntan publik.', x: 220, y: 54 },
    { text: 'siti@contoh.id', y: 72 },
  );
  expect(readSummary(sections)?.value).toMatch(/^Akuntan muda .* akuntan publik\.$/);
});

test('a number that the end of the line broke', () => {
  expect(phonesOf('Bandung | siti@contoh.id | +62 811 4460', '1873 | contoh.id/siti')).toEqual([
    '+62 811 4460 1873',
  ]);
});

test('a word among the contacts leads where the file’s link says, an address that is printed stands once', () => {
  const { cells } = head('siti@contoh.id | siti.contoh.id | Portofolio');
  const over = (text: string, url: string) => {
    const { items } = cells.find(({ piece }) => piece.text.includes(text))!.piece;
    const { x, y, width, height } = items.find((item) => item.text === text)!;
    return { x, y, width, height, url };
  };
  const links = [
    over('siti@contoh.id', 'mailto:siti@contoh.id'),
    over('siti.contoh.id', 'https://siti.contoh.id/'),
    over('Portofolio', 'https://karya.example/siti'),
  ];
  const { websites, behindNames } = readLinks(cells, [links], []);
  expect(websites.map((site) => site.value)).toEqual(['siti.contoh.id']);
  expect(behindNames.map(({ value, pieces }) => [value, pieces[0]?.text])).toEqual([
    ['https://karya.example/siti', 'Portofolio'],
  ]);
});

test('an account below a name with a dot in it is an address of its own', () => {
  const links = readLinks(head('siti@contoh.id', 'siti.aminah', 'fb.me/siti.aminah').cells, [], []);
  expect(links.websites.map((site) => site.value)).toEqual(['fb.me/siti.aminah']);
});

test('what invites the visitors of a page to write is no text about the person', () => {
  const { sections } = head(
    { text: 'Azizah Khairunnisa', size: 20 },
    { text: 'Hubungi Saya', y: 300, size: 14, bold: true },
    {
      text: 'Tertarik untuk berkolaborasi atau punya peluang yang sesuai? Jangan ragu untuk menghubungi saya.',
      y: 320,
    },
    { text: 'azizah@contoh.id', y: 340 },
  );
  expect(readSummary(sections)).toBeUndefined();
});

test.each([
  'Seminar Bahasa, Kendari, 2023',
  '2020-now The Fig Tree, Bath: sauces and fish',
  'Pekalongan, siap kerja',
  'Glasgow, born 2004',
])('what somebody did or is in a town is no address: %s', (line) => {
  expect(locationOf({ text: 'Rizky Febrian', size: 20 }, line, '0812 3939 4040')).toBeUndefined();
});

test('an address goes on in a line that begins with a dot, whole as it seems without', () => {
  expect(emailsOf('siti.aminah@guru.contoh.co', '.id')).toEqual(['siti.aminah@guru.contoh.co.id']);
  expect(emailsOf('siti.aminah@guru.example', '.org')).toEqual(['siti.aminah@guru.example.org']);
});
