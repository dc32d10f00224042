import { expect, test } from 'vitest';
import { head, readPage, siti } from '../../testing/read-page.ts';

const school = [head('Pendidikan', 90), { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 }];

function partsIn(texts: Parameters<typeof readPage>) {
  const { details, result } = readPage(...siti, ...school, ...texts);
  const index = result.sections.length - 1;
  const parts: Record<string, string>[] = [];
  for (const [path, value] of Object.entries(details)) {
    const [section, at, part] = /^sections\.(\d+)\.parts\.(\d+)\.(\w+)$/.exec(path)?.slice(1) ?? [];
    if (Number(section) === index && part) (parts[Number(at)] ??= {})[part] = value;
  }
  return parts;
}

test('clubs: post, house, period and what was done', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Bendahara', y: 158, bold: true },
      { text: '2016 – 2017', y: 172, italic: true },
      { text: 'Himpunan Mahasiswa Kimia', y: 186 },
      { text: '• Mengelola kas enam kegiatan', y: 200 },
      { text: 'Anggota', y: 222, bold: true },
      { text: '2015 – sekarang', y: 236, italic: true },
      { text: 'Palang Merah Indonesia', y: 250 },
    ]),
  ).toEqual([
    {
      position: 'Bendahara',
      organization: 'Himpunan Mahasiswa Kimia',
      startDate: '2016',
      endDate: '2017',
      description: 'Mengelola kas enam kegiatan',
    },
    { position: 'Anggota', organization: 'Palang Merah Indonesia', startDate: '2015', isCurrent: 'true' },
  ]);
});

test('clubs: numbers that count off what was done are no lost words', () => {
  const club = [
    { text: 'Bendahara, Paguyuban Arunika, 2016 – 2017', y: 158, bold: true },
    { text: '1. Mengelola kas enam kegiatan', y: 172 },
    { text: '2. Menyusun laporan tahunan', y: 186 },
  ];
  expect(partsIn([head('Organisasi', 140), ...club])).toEqual([
    {
      position: 'Bendahara',
      organization: 'Paguyuban Arunika',
      startDate: '2016',
      endDate: '2017',
      description: 'Mengelola kas enam kegiatan\nMenyusun laporan tahunan',
    },
  ]);
});

test.each([
  ['within a name', 'Relawan | Dapur Umum Arunika', 'Peduli, Okt 2018 – Feb 2019'],
  ['before the year', 'Relawan, Dapur Umum Arunika Peduli, Okt', '2018 sampai Feb 2019'],
  ['before the present', 'Relawan, Dapur Umum Arunika Peduli, Okt 2018 - Saat', 'ini'],
])('clubs in a narrow column, broken %s', (broken, head1, head2) => {
  const club = [
    { text: head1, y: 158 },
    { text: head2, y: 171 },
    { text: '• Menyiapkan makanan', y: 184 },
  ];
  expect(partsIn([head('Organisasi', 140), ...club])).toMatchObject([
    {
      position: 'Relawan',
      organization: 'Dapur Umum Arunika Peduli',
      startDate: '2018-10',
      ...(broken === 'before the present' ? { isCurrent: 'true' } : { endDate: '2019-02' }),
    },
  ]);
});

test('projects: name, part, address and day; a sentence that wrapped is one', () => {
  expect(
    partsIn([
      head('Proyek', 140),
      { text: 'Peta Banjir – Kota Kudus', y: 158, bold: true },
      { text: '2021', x: 480, y: 158 },
      { text: 'Ketua Pelaksana', y: 172 },
      { text: 'github.com/siti/peta-banjir', y: 186 },
      { text: '• Mengumpulkan laporan warga tentang genangan di sembilan kecamatan dan', y: 200 },
      { text: 'menampilkannya di peta', x: 70, y: 214 },
    ]),
  ).toEqual([
    {
      title: 'Peta Banjir – Kota Kudus',
      position: 'Ketua Pelaksana',
      link: 'github.com/siti/peta-banjir',
      startDate: '2021',
      description:
        'Mengumpulkan laporan warga tentang genangan di sembilan kecamatan dan menampilkannya di peta',
    },
  ]);
});

test('clubs: a club of a school, with its school', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Bendahara', y: 158, bold: true },
      { text: '2010 – 2011', x: 440, y: 158 },
      { text: 'OSIS SMA Negeri 1 Kudus', y: 172 },
      { text: 'Peserta', y: 192, bold: true },
      { text: 'Mar 2021 – Jun 2021', x: 440, y: 192 },
      { text: 'PMR SMPN 2 Kudus', y: 206 },
    ]),
  ).toMatchObject([
    { position: 'Bendahara', organization: 'OSIS SMA Negeri 1 Kudus' },
    { position: 'Peserta', organization: 'PMR SMPN 2 Kudus' },
  ]);
});

test('a project: its name, two parts in small letters and a row that begins with its period', () => {
  expect(
    partsIn([
      head('Projects', 140),
      { text: 'DormSwap', y: 158, bold: true },
      { text: 'Full-stack developer, Team lead', y: 172 },
      { text: 'Sep 2024 – May 2025 · University of Solo Capstone · dormswap.example', y: 186 },
      { text: 'A market for what students no longer need in their rooms.', y: 200 },
      { text: 'Keywords: Next.js, Prisma', y: 214 },
      { text: 'Gradient', y: 236, bold: true },
      { text: 'Author', y: 250 },
      {
        text: 'Jan 2024 – Mar 2024 · github.com/rani/gradient-of-a-long-name-that-has-no-room-in-its-own-line-at_',
        y: 264,
      },
      { text: 'all_here', y: 276 },
      { text: 'Shows how a gradient goes down.', y: 290 },
    ]),
  ).toEqual([
    {
      title: 'DormSwap',
      position: 'Full-stack developer, Team lead',
      organization: 'University of Solo Capstone',
      link: 'dormswap.example',
      startDate: '2024-09',
      endDate: '2025-05',
      keywords: 'Next.js, Prisma',
      description: 'A market for what students no longer need in their rooms.',
    },
    {
      title: 'Gradient',
      position: 'Author',
      link: 'github.com/rani/gradient-of-a-long-name-that-has-no-room-in-its-own-line-at_all_here',
      startDate: '2024-01',
      endDate: '2024-03',
      description: 'Shows how a gradient goes down.',
    },
  ]);
});

test.each([
  [
    'Ibu Ratna Dewi, S.Pd., Kepala Sekolah SMK Taman Teknik, 0812-6000-1188',
    {
      title: 'Ibu Ratna Dewi, S.Pd.',
      position: 'Kepala Sekolah',
      organization: 'SMK Taman Teknik',
      phone: '0812-6000-1188',
    },
  ],
  [
    'Bapak Hadi – Manajer Gudang – PT Sinar Samudra – hadi@sinar.example',
    {
      title: 'Bapak Hadi',
      position: 'Manajer Gudang',
      organization: 'PT Sinar Samudra',
      email: 'hadi@sinar.example',
    },
  ],
  [
    'Dewi Lestari — Rani menyusun laporan yang rapi dan selalu tepat waktu.',
    { title: 'Dewi Lestari', description: 'Rani menyusun laporan yang rapi dan selalu tepat waktu.' },
  ],
])('a referee: %s', (text, parts) => {
  expect(partsIn([head('Referensi', 140), { text, y: 158 }])).toEqual([parts]);
});

test('referees below each other, each in bold over a post, a house and how to reach them', () => {
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'drh. Togar Siregar', y: 158, bold: true },
      { text: 'Kepala Klinik, Klinik Hewan Sahabat', y: 172 },
      { text: '0813-1111-2277', y: 186 },
      { text: 'Ir. Rosma Siahaan', y: 204, bold: true },
      { text: 'Kepala Dinas Peternakan Kudus', y: 218 },
      { text: 'rosma@kirim.example', y: 232 },
    ]),
  ).toEqual([
    {
      title: 'drh. Togar Siregar',
      position: 'Kepala Klinik',
      organization: 'Klinik Hewan Sahabat',
      phone: '0813-1111-2277',
    },
    {
      title: 'Ir. Rosma Siahaan',
      position: 'Kepala',
      organization: 'Dinas Peternakan Kudus',
      email: 'rosma@kirim.example',
    },
  ]);
});

test('projects: a line for each, its name before a dash and what it is behind it', () => {
  expect(
    partsIn([
      head('Proyek', 140),
      { text: 'catat – Pencatat kas untuk warung', y: 158 },
      { text: 'Peta Banjir – Peta genangan dari laporan warga', y: 172 },
    ]),
  ).toEqual([
    { title: 'catat', description: 'Pencatat kas untuk warung' },
    { title: 'Peta Banjir', description: 'Peta genangan dari laporan warga' },
  ]);
});

test('clubs: a length of time behind the period is no other fact', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Koordinator Acara', y: 158, bold: true },
      { text: 'Komunitas Seni Kudus', y: 172 },
      { text: 'Jan 2021 - Des 2021 · 1 tahun', y: 186 },
      { text: '• Menggelar enam bazar', y: 200 },
    ]),
  ).toEqual([
    {
      position: 'Koordinator Acara',
      organization: 'Komunitas Seni Kudus',
      startDate: '2021-01',
      endDate: '2021-12',
      description: 'Menggelar enam bazar',
    },
  ]);
});

test('clubs: role and organisation in one line are separated, whichever organisation stands above', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Bendahara OSIS SMK Negeri 1 Jambi', y: 158, bold: true },
      { text: '2017 – 2018', y: 172 },
      { text: 'Ketua BEM Universitas Negeri Malang', y: 195, bold: true },
      { text: '2019 – 2020', y: 209 },
      { text: 'Koordinator Divisi Humas HIMA Kimia', y: 232, bold: true },
      { text: '2020 – 2021', y: 246 },
      { text: 'Anggota PERSAGI Surakarta', y: 269, bold: true },
      { text: '2021 – 2022', y: 283 },
    ]),
  ).toMatchObject([
    { position: 'Bendahara', organization: 'OSIS SMK Negeri 1 Jambi', startDate: '2017' },
    { position: 'Ketua', organization: 'BEM Universitas Negeri Malang', startDate: '2019' },
    { position: 'Koordinator Divisi Humas', organization: 'HIMA Kimia', startDate: '2020' },
    { position: 'Anggota', organization: 'PERSAGI Surakarta', startDate: '2021' },
  ]);
});

test('clubs: one house over its period, the post and a caption is one entry', () => {
  expect(
    partsIn([
      head('Volunteer', 140),
      { text: 'Palang Merah Surabaya', y: 158, bold: true },
      { text: 'April 2020 – March 2022', y: 172 },
      { text: 'Logistics Volunteer', y: 192, bold: true },
      { text: 'Highlights', y: 206, size: 9, bold: true },
      { text: '• Sent oxygen to 14 hospitals.', y: 224 },
    ]),
  ).toEqual([
    {
      position: 'Logistics Volunteer',
      organization: 'Palang Merah Surabaya',
      startDate: '2020-04',
      endDate: '2022-03',
      description: 'Sent oxygen to 14 hospitals.',
    },
  ]);
});

test('a referee: a house that a narrow column broke is whole', () => {
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'Hendra Gunawan', y: 158 },
      { text: 'Supervisor, PT Arunika Pulp, Kayu dan', y: 170 },
      { text: 'Kertas', y: 182 },
      { text: '0812-6543-2101', y: 194 },
    ]).map(({ position, phone }) => [position, phone]),
  ).toEqual([['Supervisor', '0812-6543-2101']]);
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'Hendra Gunawan', y: 158 },
      { text: 'Supervisor, PT Arunika Raya Pulp and', y: 170 },
      { text: 'Paper', y: 182 },
    ]),
  ).toEqual([
    { title: 'Hendra Gunawan', position: 'Supervisor', organization: 'PT Arunika Raya Pulp and Paper' },
  ]);
});

test('a project: one’s part in bold letters before its name and its address in brackets', () => {
  expect(
    partsIn([
      head('Proyek', 140),
      { text: 'Developer', y: 158, bold: true, more: [{ text: ', Tempe (tempe.example)' }] },
      { text: 'Mar 2020 – Sekarang', x: 420, y: 158 },
      { text: '• Mesin templat dengan 900 bintang', y: 172 },
    ]),
  ).toEqual([
    {
      title: 'Tempe',
      position: 'Developer',
      link: 'tempe.example',
      startDate: '2020-03',
      isCurrent: 'true',
      description: 'Mesin templat dengan 900 bintang',
    },
  ]);
});

test('a club: a period whose dash stands at the other edge of a justified column, over its end', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Anggota, Himpunan Ahli Konstruksi', y: 158 },
      { text: '2018', x: 453, y: 158 },
      { text: '–', x: 500, y: 158 },
      { text: 'sekarang', x: 453, y: 171 },
    ]),
  ).toMatchObject([
    { position: 'Anggota', organization: 'Himpunan Ahli Konstruksi', startDate: '2018', isCurrent: 'true' },
  ]);
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Anggota, Himpunan Ahli Konstruksi', y: 158 },
      { text: 'Apr', x: 433, y: 158 },
      { text: '2018', x: 468, y: 158 },
      { text: '–', x: 505, y: 158 },
      { text: 'sekarang', x: 433, y: 171 },
    ]),
  ).toMatchObject([{ startDate: '2018-04', isCurrent: 'true' }]);
});

test('a club: a part in its own line stays whole over a name, and who took part is no house', () => {
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Ketua Panitia', y: 158, bold: true },
      { text: 'Festival Film Pendek Kencana · Mar 2023 – Okt 2023', y: 171 },
      { text: '• Memimpin 42 panitia', y: 184 },
    ]),
  ).toMatchObject([{ position: 'Ketua Panitia', organization: 'Festival Film Pendek Kencana' }]);
  expect(
    partsIn([
      head('Organisasi', 140),
      { text: 'Peserta', y: 158, bold: true },
      { text: 'Pelatihan Jurnalisme Data AJI Kudus', y: 171 },
      { text: 'Mei 2023', y: 184 },
    ]),
  ).toMatchObject([{ position: 'Peserta', organization: 'Pelatihan Jurnalisme Data AJI Kudus' }]);
});

test('publications: references with a journal in other letters and a year, in one line or more; with authors they stay text', () => {
  const paper = (y: number, title: string, journal: string, rest: string) => ({
    text: title,
    y,
    more: [{ text: journal, italic: true }, { text: rest }],
  });
  expect(
    partsIn([
      head('Publications', 140),
      paper(158, '1. Printing cells in humid air.', 'Journal of Films,', '2023.'),
      paper(172, '2. A spectrometer from a lunch box.', 'Physics Letters,', 'May 2021.'),
    ]),
  ).toEqual([
    { title: 'Printing cells in humid air', organization: 'Journal of Films', startDate: '2023' },
    { title: 'A spectrometer from a lunch box', organization: 'Physics Letters', startDate: '2021-05' },
  ]);
  expect(
    partsIn([
      head('Publications', 140),
      paper(158, 'Aminah, S. Printing cells in humid air.', 'Journal of Films,', '2023.'),
    ]),
  ).toEqual([]);
});

test('publications: names in bold letters over where and when they were published, or beside the day', () => {
  expect(
    partsIn([
      head('Karya Tulis', 140),
      { text: 'Pembelajaran pecahan dengan kertas lipat', y: 158, bold: true },
      { text: 'Jurnal Arunika Matematis · 2017', y: 170 },
      { text: 'Modul Aljabar SMP', y: 192, bold: true },
      { text: 'MGMP Kudus · Jan 2020 · modul.example/aljabar', y: 204 },
    ]),
  ).toEqual([
    {
      title: 'Pembelajaran pecahan dengan kertas lipat',
      organization: 'Jurnal Arunika Matematis',
      startDate: '2017',
    },
    {
      title: 'Modul Aljabar SMP',
      organization: 'MGMP Kudus',
      startDate: '2020-01',
      link: 'modul.example/aljabar',
    },
  ]);
  expect(
    partsIn([
      head('Talks', 140),
      { text: 'Ledger for humans', y: 158, bold: true },
      { text: 'Aug 2022', x: 480, y: 158 },
    ]),
  ).toEqual([{ title: 'Ledger for humans', startDate: '2022-08' }]);
  expect(
    partsIn([
      head('Publications', 140),
      'Aminah, S. (2021). Coral recovery after bleaching. Coral Reefs 40, 12–25.',
      'Aminah, S. (2018). Banda Sea reefs. Marine Ecology 33, 1–14.',
    ]),
  ).toEqual([]);
});

test('a project: a contributor’s part and whom it was for in the line below its name', () => {
  expect(
    partsIn([
      head('Proyek', 140),
      { text: 'Tarif Terbuka', y: 158, bold: true },
      { text: 'Feb 2020 – Nov 2020', x: 450, y: 158 },
      { text: 'Contributor · Peta Kencana', y: 171 },
      { text: '• Memetakan 1.200 rute angkot', y: 184 },
    ]),
  ).toMatchObject([{ title: 'Tarif Terbuka', position: 'Contributor', organization: 'Peta Kencana' }]);
});

test('a project whose name alone is bold before what it is, with more below it', () => {
  expect(
    partsIn([
      head('Projects', 140),
      { text: 'Mangrove Tapes', y: 158, bold: true, more: [{ text: '— An archive of delta soundscapes' }] },
      { text: 'Heard ninety thousand times in two years.', y: 176 },
    ]),
  ).toEqual([
    {
      title: 'Mangrove Tapes',
      description: 'An archive of delta soundscapes\nHeard ninety thousand times in two years.',
    },
  ]);
});

test('referees: their firm behind “from”, and a house that the line broke before the address', () => {
  expect(
    partsIn([
      head('References', 140),
      { text: 'Marthen Rumengan from Arunika Coral Resort', y: 158, bold: true },
      { text: 'marthen@contoh.example', y: 172 },
    ]),
  ).toEqual([
    { title: 'Marthen Rumengan', organization: 'Arunika Coral Resort', email: 'marthen@contoh.example' },
  ]);
  const long = 'Prof. Maya Lestari, Dean of Design, Institut Seni Arunika Nusantara Raya Kota Surakarta Jawa';
  expect(
    partsIn([
      head('References', 140),
      { text: long, y: 158 },
      { text: 'Tengah, maya@contoh.example', y: 170 },
    ])[0],
  ).toMatchObject({ organization: 'Institut Seni Arunika Nusantara Raya Kota Surakarta Jawa Tengah' });
});

test('a fellow of a society', () => {
  expect(
    partsIn([
      head('Societies', 140),
      { text: 'Member of Arunika Heritage since 2013', y: 158 },
      { text: 'Fellow of the Society for the Protection of Old Barns since 2015', y: 172 },
    ])[1],
  ).toMatchObject({ position: 'Fellow', organization: 'Society for the Protection of Old Barns' });
});

test('clubs in sentences of one line', () => {
  expect(
    partsIn([
      head('Kegiatan', 140),
      {
        text: 'Anggota PERSAGI Kabupaten Jember sejak 2018. Relawan Kelas Arunika Jember pada 2019.',
        y: 158,
      },
    ]),
  ).toEqual([
    { position: 'Anggota', organization: 'PERSAGI Kabupaten Jember', startDate: '2018', isCurrent: 'true' },
    { position: 'Relawan', organization: 'Kelas Arunika Jember', startDate: '2019' },
  ]);
});

test('referees in the rows of a table', () => {
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'Dra. Nurlela Hasan', x: 50, y: 158 },
      { text: 'Kepala Sekolah, SMA Arunika', x: 190, y: 158 },
      { text: 'Telp. 0811-680-4417', x: 190, y: 171 },
      { text: 'Dr. Zulfikar Amin', x: 50, y: 188 },
      { text: 'Dosen, Universitas Arunika', x: 190, y: 188 },
      { text: 'Telp. 0812-6900-5521', x: 190, y: 201 },
    ]),
  ).toMatchObject([
    { title: 'Dra. Nurlela Hasan', position: 'Kepala Sekolah', phone: '0811-680-4417' },
    { title: 'Dr. Zulfikar Amin', position: 'Dosen', phone: '0812-6900-5521' },
  ]);
});

test('a publication behind its year, its title in italics', () => {
  expect(
    partsIn([
      head('Publikasi', 140),
      { text: '2021', x: 50, y: 158 },
      {
        text: 'Praktikum Gelombang dari Barang Bekas,',
        x: 190,
        y: 158,
        italic: true,
        more: [{ text: 'Jurnal Sains Arunika' }],
      },
    ]),
  ).toEqual([
    {
      title: 'Praktikum Gelombang dari Barang Bekas',
      organization: 'Jurnal Sains Arunika',
      startDate: '2021',
    },
  ]);
});

test.each([
  [
    ['“Siapa Membayar Bus?”, Jurnal Arunika, 2023.', '“Pulang Saat Hujan”, Majalah Kota, 2021.'],
    [
      { title: 'Siapa Membayar Bus?', organization: 'Jurnal Arunika', startDate: '2023' },
      { title: 'Pulang Saat Hujan', organization: 'Majalah Kota', startDate: '2021' },
    ],
  ],
])('publications between quotation marks: %j', (lines, parts) => {
  expect(partsIn([head('Publikasi', 140), ...lines.map((text, at) => ({ text, y: 158 + 14 * at }))])).toEqual(
    parts,
  );
});

test('a publication whose title ends at the letters of its journal', () => {
  const reference = (y: number, text: string, journal: string) => ({
    text,
    y,
    more: [{ text: `${journal}, 2021.`, italic: true }],
  });
  expect(
    partsIn([head('Publikasi', 140), reference(158, 'Pulang Saat Hujan', 'Jurnal Arunika')]),
  ).toMatchObject([{ title: 'Pulang Saat Hujan', organization: 'Jurnal Arunika' }]);
});

test('referees in the rows of a form', () => {
  const rows = [
    ['Nama', 'Bambang Purnomo'],
    ['Jabatan', 'Manajer Umum'],
    ['Perusahaan', 'PT Arunika'],
    ['Nomor HP', '0815-4880-2231'],
    ['Nama', 'Sri Wahyuni'],
    ['Jabatan', 'Kepala Gudang'],
    ['Perusahaan', 'CV Sentosa'],
    ['Nomor HP', '0815-4880-7742'],
  ];
  expect(
    partsIn([
      head('Referensi', 140),
      ...rows.flatMap(([label, value], at) => [
        { text: label!, x: 60, y: 158 + 14 * at },
        { text: `: ${value}`, x: 160, y: 158 + 14 * at },
      ]),
    ]),
  ).toEqual([
    {
      title: 'Bambang Purnomo',
      position: 'Manajer Umum',
      organization: 'PT Arunika',
      phone: '0815-4880-2231',
    },
    { title: 'Sri Wahyuni', position: 'Kepala Gudang', organization: 'CV Sentosa', phone: '0815-4880-7742' },
  ]);
});

test('a club whose name says less of what it is than the office held in it', () => {
  const row = (y: number, label: string, value: string) => [
    { text: label, x: 50, y },
    { text: `: ${value}`, x: 160, y },
  ];
  const job = (y: number, [house, town, post, period]: string[]) => [
    ...row(y, 'Nama Perusahaan', house!),
    ...row(y + 14, 'Lokasi', town!),
    ...row(y + 28, 'Jabatan', post!),
    ...row(y + 42, 'Periode', period!),
  ];
  expect(
    partsIn([
      head('Pengalaman Kerja', 140),
      ...job(158, ['PT Serat Optik', 'Medan', 'Teknisi Jaringan', 'Januari 2020 – Sekarang']),
      ...job(228, ['CV Mitra Data', 'Binjai', 'Teknisi Komputer', 'Maret 2017 – Desember 2019']),
      head('Organisasi', 310),
      { text: 'Ketua Pemuda - Remaja Masjid Al-Ikhlas (Januari 2018 – Desember 2020)', y: 328 },
      { text: '- Mengadakan pelatihan komputer bagi remaja', y: 342 },
    ]),
  ).toMatchObject([{ position: 'Ketua Pemuda', organization: 'Remaja Masjid Al-Ikhlas' }]);
});

test('referees behind their names and the colons of a form', () => {
  const row = (y: number, name: string, post: string, phone: string) => [
    { text: name, x: 50, y },
    { text: ':', x: 178, y },
    { text: post, x: 192, y },
    { text: phone, x: 192, y: y + 13 },
  ];
  expect(
    partsIn([
      head('Referensi', 140),
      ...row(158, 'Ns. Hairul Anwar', 'Kepala Ruangan, RSUD Arunika', '0812-5008-7719'),
      ...row(188, 'dr. Lina Marlina', 'Dokter, RS Kencana', '0813-4910-6620'),
    ]),
  ).toMatchObject([
    { title: 'Ns. Hairul Anwar', phone: '0812-5008-7719' },
    { title: 'dr. Lina Marlina', phone: '0813-4910-6620' },
  ]);
});

test('a publication in letters of one kind, told apart by a word of journals', () => {
  expect(
    partsIn([
      head('Publications', 140),
      { text: 'Limonite Thickness on Ultramafic Terrain, Arunika Journal of Geoscience, 2023', y: 158 },
    ]),
  ).toEqual([
    {
      title: 'Limonite Thickness on Ultramafic Terrain',
      organization: 'Arunika Journal of Geoscience',
      startDate: '2023',
    },
  ]);
});

test('publications cited with their authors: title, journal, year; volume, authors and what follows are kept', () => {
  const cited = [
    '1. Lestari, M. A., & Prakoso, T. (2023). Peta banjir kota pesisir: data dari warga. Jurnal Hidrologi Arunika, 12(1), 101–118. Cited by 40.',
    '2. van Dijk, P., Lestari, M. A. (2021a). Is rain enough? Water, Soil & People, 8, 3–9. https://doi.org/10.1234/wsp.8',
    '3. Lestari, M. A. (2019). Pulang saat hujan. Warta Arunika.',
  ];
  expect(partsIn([head('Publikasi', 140), ...cited.map((text, at) => ({ text, y: 158 + 14 * at }))])).toEqual(
    [
      {
        title: 'Peta banjir kota pesisir: data dari warga',
        organization: 'Jurnal Hidrologi Arunika',
        startDate: '2023',
        description: 'Lestari, M. A., & Prakoso, T.\n12(1), 101–118\nCited by 40.',
      },
      {
        title: 'Is rain enough?',
        organization: 'Water, Soil & People',
        startDate: '2021',
        link: 'https://doi.org/10.1234/wsp.8',
        description: 'van Dijk, P., Lestari, M. A.\n8, 3–9',
      },
      {
        title: 'Pulang saat hujan',
        organization: 'Warta Arunika',
        startDate: '2019',
        description: 'Lestari, M. A.',
      },
    ],
  );
});

test('publications cited with their authors, their numbers apart and their ends in a second line', () => {
  const cited = (number: string, y: number, [text, rest]: [string, string]) => [
    { text: number, y },
    { text, x: 70, y },
    { text: rest, x: 70, y: y + 13 },
  ];
  expect(
    partsIn([
      head('Publikasi', 140),
      ...cited('1.', 158, [
        'Lestari, M. A., & Prakoso, T. (2023). Peta banjir kota pesisir. Jurnal Hidrologi',
        'Arunika, 12(1), 101–118.',
      ]),
      ...cited('2.', 184, ['Lestari, M. A. (2019). Pulang saat hujan di kota pesisir. Warta', 'Arunika, 3.']),
    ]),
  ).toMatchObject([
    { title: 'Peta banjir kota pesisir', organization: 'Jurnal Hidrologi Arunika', startDate: '2023' },
    { title: 'Pulang saat hujan di kota pesisir', organization: 'Warta Arunika', startDate: '2019' },
  ]);
});

test('publications: the day before a dash opens each, and what a column broke ends with its day', () => {
  const journal = (text: string) => [{ text, italic: true }];
  expect(
    partsIn([
      head('Publikasi', 140),
      { text: '2019-05 – Peta banjir kota lama.', y: 158, more: journal('Jurnal Air') },
      { text: '2022-09 – Hujan di pesisir.', y: 172, more: journal('Majalah Iklim') },
    ]),
  ).toEqual([
    { title: 'Peta banjir kota lama', organization: 'Jurnal Air', startDate: '2019-05' },
    { title: 'Hujan di pesisir', organization: 'Majalah Iklim', startDate: '2022-09' },
  ]);
  expect(
    partsIn([
      head('Publikasi', 140),
      { text: 'Peta banjir kota lama dan tata ruangnya.', y: 158 },
      { text: 'Jurnal Air dan Hujan', y: 170, italic: true, more: [{ text: ', 05/2019.' }] },
      { text: 'Hujan di pesisir.', y: 184, more: [...journal('Majalah Iklim'), { text: ', 09/2022.' }] },
    ]),
  ).toEqual([
    {
      title: 'Peta banjir kota lama dan tata ruangnya',
      organization: 'Jurnal Air dan Hujan',
      startDate: '2019-05',
    },
    { title: 'Hujan di pesisir', organization: 'Majalah Iklim', startDate: '2022-09' },
  ]);
});

test('referees: a line or two with commas for each, with a number at its end', () => {
  const referees = [
    {
      title: 'Siti Aminah',
      position: 'Manajer',
      organization: 'PT Kayu & Kertas Arunika',
      phone: '0812-6543-2101',
    },
    {
      title: 'Budi Santoso',
      position: 'Kepala Sekolah',
      organization: 'SMK Arunika',
      phone: '0813-1111-2277',
    },
  ];
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'Siti Aminah, Manajer, PT Kayu & Kertas Arunika, 0812-6543-2101', y: 158 },
      { text: 'Budi Santoso, Kepala Sekolah, SMK Arunika, 0813-1111-2277', y: 170 },
    ]),
  ).toEqual(referees);
  expect(
    partsIn([
      head('Referensi', 140),
      { text: 'Siti Aminah, Manajer, PT Kayu &', y: 158 },
      { text: 'Kertas Arunika, 0812-6543-2101', y: 170 },
      { text: 'Budi Santoso, Kepala Sekolah, SMK', y: 182 },
      { text: 'Arunika, 0813-1111-2277', y: 194 },
    ]),
  ).toEqual(referees);
});

test('a project: a name of capitals in other letters behind a comma is whom it was for', () => {
  expect(
    partsIn([
      head('Proyek', 140),
      { text: 'Rumah Hujan', y: 158, bold: true, more: [{ text: ', Bienale Arunika' }] },
      { text: 'Mei 2019 – Sep 2019', x: 450, y: 158 },
      { text: '• Menampung 900 liter air sehari', y: 172 },
    ]),
  ).toMatchObject([{ title: 'Rumah Hujan', organization: 'Bienale Arunika' }]);
});

test('publications in letters of one kind, parted by a stop, one behind its year and a colon', () => {
  expect(
    partsIn([
      head('Publications', 140),
      { text: 'Recovery of Seagrass after Storms. Reef Notes,', y: 158 },
      { text: '2022.', y: 172 },
      { text: 'Tides Counted by Village Schools. Arunika Letters, 2020.', y: 186 },
    ]),
  ).toEqual([
    { title: 'Recovery of Seagrass after Storms', organization: 'Reef Notes', startDate: '2022' },
    { title: 'Tides Counted by Village Schools', organization: 'Arunika Letters', startDate: '2020' },
  ]);
  expect(
    partsIn([
      head('Publikasi', 140),
      { text: '2022:', y: 158, bold: true },
      {
        text: 'Pola Angin di Teluk Arunika,',
        x: 110,
        y: 158,
        more: [{ text: 'Warta Laut', italic: true }],
      },
    ]),
  ).toEqual([{ title: 'Pola Angin di Teluk Arunika', organization: 'Warta Laut', startDate: '2022' }]);
});

test('referees: a name in the letters of the heading above it is no heading', () => {
  expect(
    partsIn([
      head('Referensi', 140),
      head('Capt. Ruth Anggraini', 158),
      { text: 'Nakhoda, PT Pelayaran Arunika', y: 172 },
      { text: '0811-2540-771', y: 186 },
    ]),
  ).toEqual([
    {
      title: 'Capt. Ruth Anggraini',
      position: 'Nakhoda',
      organization: 'PT Pelayaran Arunika',
      phone: '0811-2540-771',
    },
  ]);
});

test('referees: a number alone in its line, or broken in two, ends the facts with commas', () => {
  expect(
    partsIn([
      head('References', 140),
      { text: 'Lydia Hartanto, Owner, Happy Tails Clinic, +62 811 305', y: 158 },
      { text: '9921', y: 170 },
      { text: 'Samuel Adiwijaya, Practice Manager, Arunika Pet Hospital,', y: 182 },
      { text: '+62 813 3345 0071', y: 194 },
    ]).map(({ title, phone }) => [title, phone]),
  ).toEqual([
    ['Lydia Hartanto', '+62 811 305 9921'],
    ['Samuel Adiwijaya', '+62 813 3345 0071'],
  ]);
});

test.each([
  ['Kelas Uang Saku, Yayasan Cerdas Arunika', 'Kelas Uang Saku', 'Yayasan Cerdas Arunika'],
  ['Kelas Uang Saku, Jawa Tengah', 'Kelas Uang Saku, Jawa Tengah', undefined],
])('a project and whom it was for in letters of one kind: %s', (text, title, organization) => {
  const [project] = partsIn([
    head('Proyek', 140),
    { text, y: 158, bold: true },
    { text: 'Jul 2020 – Mar 2021', x: 450, y: 158 },
    { text: '• Mengajar 260 siswa mengatur uang jajan', y: 172 },
  ]);
  expect([project?.['title'], project?.['organization']]).toEqual([title, organization]);
});
