import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { readEducation } from './education/read-education.ts';
import { readWork } from './work/read-work.ts';

const lines = (...texts: (Text | string)[]) =>
  readingOrder([buildPage(texts)]).flows.flatMap((flow) => flow.lines);
const jobs = (...texts: (Text | string)[]) =>
  readWork(lines(...texts)).map((entry) => [
    entry.jobTitle?.value,
    entry.organization?.value,
    entry.description?.value,
  ]);
const schools = (...texts: (Text | string)[]) =>
  readEducation(lines(...texts)).map((entry) => [
    entry.organization?.value,
    entry.accreditation?.value,
    entry.grade?.value,
  ]);
const bold = (text: string): Text => ({ text, bold: true });

test('title and employer in either order, recognised by their words and by the other entries', () => {
  expect(
    jobs(
      bold('PT Sumber Rejeki'),
      'Kasir | 2019 - 2021',
      '• Melayani pelanggan',
      bold('Arunika Kencana'),
      'Staf Gudang | 2017 - 2019',
      '• Menata barang',
    ),
  ).toEqual([
    ['Kasir', 'PT Sumber Rejeki', 'Melayani pelanggan'],
    ['Staf Gudang', 'Arunika Kencana', 'Menata barang'],
  ]);
});

test('a point that ends in a length of time below it loses nothing, and neither do the points after it', () => {
  const section = [
    'RS Bhakti Waluya',
    'Perawat ICU, Surabaya',
    'Januari 2022 – Sekarang',
    '– Menurunkan kejadian luka tekan dari 7 menjadi 1 kasus per triwulan dengan jadwal miring kanan-kiri tiap',
    '2 jam',
    '– Merawat 2 pasien terventilasi setiap shift, termasuk penyapihan dan pengisapan lendir',
    '– Merancang lembar serah terima SBAR yang mempersingkat operan dari 40 menjadi 18 menit',
    'RSU Mitra Husada',
    'Perawat Rawat Inap, Gresik',
    'Oktober 2019 – Desember 2021',
    '– Mengelola obat dan cairan untuk 14 pasien',
  ].map((text, at) => ({ text, x: text === '2 jam' ? 56 : 48, y: 100 + 12 * at }));
  expect(jobs(...section)).toEqual([
    [
      'Perawat ICU',
      'RS Bhakti Waluya',
      'Menurunkan kejadian luka tekan dari 7 menjadi 1 kasus per triwulan dengan jadwal miring kanan-kiri tiap 2 jam\nMerawat 2 pasien terventilasi setiap shift, termasuk penyapihan dan pengisapan lendir\nMerancang lembar serah terima SBAR yang mempersingkat operan dari 40 menjadi 18 menit',
    ],
    ['Perawat Rawat Inap', 'RSU Mitra Husada', 'Mengelola obat dan cairan untuk 14 pasien'],
  ]);
});

test('a post on a line of its own between the employer and the bullets, in every job', () => {
  const section = [
    bold('PT Sumber Rejeki | 2019 - 2021'),
    'Operator Jahit',
    '• Menjahit kerah',
    bold('Konveksi Arunika | 2017 - 2019'),
    'Penjahit',
    '• Menjahit seragam',
  ];
  expect(jobs(...section)).toEqual([
    ['Operator Jahit', 'PT Sumber Rejeki', 'Menjahit kerah'],
    ['Penjahit', 'Konveksi Arunika', 'Menjahit seragam'],
  ]);
});

test('what heads an entry is the post, not a word in passing behind the employer', () => {
  expect(jobs(bold('HR Generalist'), 'Kopi Senja · Volunteer | 2019 - 2021', '• Reading')).toEqual([
    ['HR Generalist', 'Kopi Senja', 'Reading'],
  ]);
  expect(jobs(bold('Barista'), 'Kopi Senja · Ketua Tim | 2019 - 2021', '• Menyeduh')).toEqual([
    ['Barista', 'Kopi Senja', 'Menyeduh'],
  ]);
  const line = { ...bold('HR Generalist'), more: [{ text: '· Kopi Senja · Volunteer | 2019 - 2021' }] };
  expect(jobs(line, '• Reading')).toEqual([['HR Generalist', 'Kopi Senja', 'Reading']]);
  expect(jobs(bold('Palang Merah Indonesia'), 'Volunteer | 2019 - 2021', '• Mengajar')).toEqual([
    ['Volunteer', 'Palang Merah Indonesia', 'Mengajar'],
  ]);
});

test('an employer with the terms of the job behind it is no town where the other jobs name theirs in that place', () => {
  const section = [
    bold('Sales Executive'),
    'Dinas Pariwisata · Medan | 2021 - 2023',
    '• Menjual',
    bold('HR Generalist'),
    'Kopi Senja · Full-time | 2019 - 2021',
    '• Melatih',
    bold('Project Manager'),
    'Bank Mitra Samudra · Surabaya | 2017 - 2019',
    '• Memimpin',
  ];
  expect(jobs(...section).map(([, employer]) => employer)).toEqual([
    'Dinas Pariwisata',
    'Kopi Senja',
    'Bank Mitra Samudra',
  ]);
});

test('a head that ends in the form of a company is no sentence', () => {
  const head = (post: string, rest: string) => ({ ...bold(post), more: [{ text: rest }] });
  const section = [
    head('Project Manager', '· Lumen Analytics Pte. Ltd.'),
    '• Melatih',
    head('Analis', '· PT Nusa Data'),
    '• Menghitung',
  ];
  expect(jobs(...section).map(([post]) => post)).toEqual(['Project Manager', 'Analis']);
});

test('schools without dates are parted where the next one stands in the looks of the first and its degree below', () => {
  const study = (school: string, degree: string) => [bold(school), `${degree} · IPK 3,81`];
  const two = [
    ['Universitas Katolik Santa Lucia', 'Diploma Manajemen', '3,81'],
    ['Universitas Taman Nusa', 'Magister Akuntansi', '3,81'],
  ];
  const [first, second] = two.map(([school, degree]) => study(school!, degree!));
  expect(schools(...first!, ...second!)).toEqual(two);
  const oneLine = two.map(([school, degree]) => ({
    ...bold(school!),
    more: [{ text: `· ${degree} · IPK 3,81` }],
  }));
  expect(schools(...oneLine)).toEqual(two);
  expect(schools(bold('Universitas Taman Nusa'), 'Fakultas Ekonomi', 'S1 Akuntansi')).toHaveLength(1);
});

test('the terms of a job are neither its post nor its employer', () => {
  const [job] = readWork(lines(bold('Kasir'), 'Kopi Senja · Paruh waktu | 2019 - 2021', '• Melayani'));
  expect(job?.employment?.value).toBe('Paruh waktu');
});

test('the terms of a job are its post or its employer where they stand in its place', () => {
  expect(
    jobs(
      bold('PT Sinar Niaga'),
      'Magang',
      'Juni 2024 - Agustus 2024',
      bold('Freelance'),
      'Fotografer',
      'Maret 2021 - Mei 2023',
    ),
  ).toEqual([
    ['Magang', 'PT Sinar Niaga', undefined],
    ['Fotografer', 'Freelance', undefined],
  ]);
  expect(jobs(bold('Kasir'), 'Freelance', 'Januari 2020 - Februari 2021')).toEqual([
    ['Kasir', undefined, undefined],
  ]);
});

test('a description has a line for each bullet, and a wrapped bullet is one line', () => {
  expect(
    jobs(
      bold('PT Sumber Rejeki'),
      'Kasir | 2019 - 2021',
      '• Melayani pelanggan di kasir utama dan menjaga laci uang tetap cocok',
      'dengan catatan penjualan harian',
      '• Menata barang',
    ),
  ).toEqual([
    [
      'Kasir',
      'PT Sumber Rejeki',
      'Melayani pelanggan di kasir utama dan menjaga laci uang tetap cocok dengan catatan penjualan harian\nMenata barang',
    ],
  ]);
});

test.each([
  ['Perawat di RS Bhakti Husada, Bandung (2019 - 2021)'],
  ['RS Bhakti Husada sebagai Perawat, 2019 - 2021'],
  ['Perawat, RS Bhakti Husada — 2019 – 2021'],
  ['2019 - 2021 | RS Bhakti Husada | Perawat'],
])('one line holds all: %j', (text) => {
  expect(jobs(text)).toEqual([['Perawat', 'RS Bhakti Husada', undefined]]);
});

test('posts without an employer of their own stand under the one before', () => {
  expect(
    jobs(
      bold('PT Sumber Rejeki'),
      'Manajer Toko',
      '2020 - 2022',
      '• Memimpin tim',
      'Kasir',
      '2018 - 2020',
      '• Melayani pelanggan',
    ),
  ).toEqual([
    ['Manajer Toko', 'PT Sumber Rejeki', 'Memimpin tim'],
    ['Kasir', 'PT Sumber Rejeki', 'Melayani pelanggan'],
  ]);
});

test('an employer with the years of all its posts is no post of its own', () => {
  expect(
    jobs(
      bold('Bank Arunika (2014 - sekarang)'),
      'Kepala Unit, Januari 2020 - sekarang',
      '• Memimpin 9 orang',
      'Teller, Juli 2014 - Desember 2019',
      '• Melayani nasabah',
      bold('Koperasi Sinar (2012 - 2014)'),
      'Staf Administrasi Kredit',
      '• Menata arsip',
    ),
  ).toEqual([
    ['Kepala Unit', 'Bank Arunika', 'Memimpin 9 orang'],
    ['Teller', 'Bank Arunika', 'Melayani nasabah'],
    ['Staf Administrasi Kredit', 'Koperasi Sinar', 'Menata arsip'],
  ]);
});

test('facts and prose in one line are parted where the first sentence begins', () => {
  expect(
    jobs(
      '2023–kini: Sales Canvasser, PT Sumber Rejeki, Palembang. Omzet naik dua kali dalam setahun.',
      '2020–2023: Kasir, Toko Arunika, Palembang. Selisih kas tidak pernah ada.',
      '2018–2020: Pramuniaga, Toko Kencana, Palembang.',
    ),
  ).toEqual([
    ['Sales Canvasser', 'PT Sumber Rejeki', 'Omzet naik dua kali dalam setahun.'],
    ['Kasir', 'Toko Arunika', 'Selisih kas tidak pernah ada.'],
    ['Pramuniaga', 'Toko Kencana', undefined],
  ]);
});

test('facts and prose beside a period in the margin are parted, too', () => {
  const row = (y: number, period: string, text: string): Text[] => [
    { text: period, x: 50, y },
    { text, x: 170, y },
  ];
  expect(
    jobs(
      ...row(
        40,
        '2021 – sekarang',
        'Kepala Toko, Toko Arunika, Palembang. Memimpin sembilan orang setiap hari.',
      ),
      ...row(60, '2016 – 2021', 'Kasir, Toko Kencana, Palembang. Selisih kas tidak pernah ada.'),
    ),
  ).toEqual([
    ['Kepala Toko', 'Toko Arunika', 'Memimpin sembilan orang setiap hari.'],
    ['Kasir', 'Toko Kencana', 'Selisih kas tidak pernah ada.'],
  ]);
});

test('a comma parts post and employer where the other jobs have one there', () => {
  expect(
    jobs('Office Coordinator, Cascade Bright, 2012 to 2016', 'Receptionist, Willow Eye Clinic, 2009 to 2012'),
  ).toEqual([
    ['Office Coordinator', 'Cascade Bright', undefined],
    ['Receptionist', 'Willow Eye Clinic', undefined],
  ]);
});

test('the job title stands behind the part of the firm, or before its form', () => {
  expect(
    jobs(
      '- 1997-2005 di PT. Sumber Rejeki bagian mekanik giling',
      '- 2006-2015 sopir truk ekspedisi CV. Lintas Jaya',
    ),
  ).toEqual([
    ['mekanik giling', 'PT. Sumber Rejeki', undefined],
    ['sopir truk ekspedisi', 'CV. Lintas Jaya', undefined],
  ]);
  expect(jobs('2020–2023: Kasir, Toko Arunika (lewat PT Kencana), Palembang')[0]?.slice(0, 2)).toEqual([
    'Kasir',
    'Toko Arunika (lewat PT Kencana)',
  ]);
});

test('a town that no list knows stands before its country', () => {
  expect(
    jobs(
      '06/2014 – 03/2019 – Nowawieś, Poland',
      bold('Forklift Operator – Silesia Cargo S.A.'),
      '• Loaded trucks',
    ),
  ).toEqual([['Forklift Operator', 'Silesia Cargo S.A.', 'Loaded trucks']]);
});

test('forms that label every fact', () => {
  expect(
    jobs(
      'Perusahaan : PT Sumber Rejeki',
      'Jabatan : Kasir',
      'Periode : 2019 - 2021',
      'Perusahaan : Toko Sedap',
      'Jabatan : Pelayan',
      'Periode : 2017 - 2018',
    ),
  ).toEqual([
    ['Kasir', 'PT Sumber Rejeki', undefined],
    ['Pelayan', 'Toko Sedap', undefined],
  ]);
});

test.each([
  [
    ['Universitas Contoh', 'S1 Teknik Sipil', '2015 - 2019', 'IPK: 3,72/4,00'],
    ['Universitas Contoh', 'S1 Teknik Sipil', '3,72/4,00'],
  ],
  [['SMK Negeri 2 Malang, SMK Akuntansi, 2012 - 2015'], ['SMK Negeri 2 Malang', 'SMK Akuntansi', undefined]],
  [
    ['Bachelor of Science in Nursing', 'University of Texas at Austin', '2015 - 2019', 'GPA 3.6'],
    ['University of Texas at Austin', 'Bachelor of Science in Nursing', '3.6'],
  ],
  [
    ['Teknik Mesin', 'Politeknik Contoh | D3', 'Lulus 2018', 'Cum Laude'],
    ['Politeknik Contoh', 'D3 Teknik Mesin', 'Cum Laude'],
  ],
])('the school in %j', (texts, expected) => {
  expect(schools(...texts)).toEqual([expected]);
});

test('a slash joins two posts where the employer is recognised by something else', () => {
  expect(jobs('Programmer / Asisten Peneliti - Universitas Contoh | 2019 - 2021', '• Menulis kode')).toEqual([
    ['Programmer / Asisten Peneliti', 'Universitas Contoh', 'Menulis kode'],
  ]);
  expect(jobs('Kasir / PT Maju Terus | 2019 - 2021', '• Melayani')).toEqual([
    ['Kasir', 'PT Maju Terus', 'Melayani'],
  ]);
});

test('a head that runs on into prose ends with its period', () => {
  expect(
    jobs(
      bold('Toko Buku Lentera'),
      'Kepala Toko 2019 - 2021 Mengatur jadwal kerja dua belas orang di dua cabang.',
      '2017 - 2018, Menjaga kasir.',
    ).slice(0, 1),
  ).toEqual([['Kepala Toko', 'Toko Buku Lentera', 'Mengatur jadwal kerja dua belas orang di dua cabang.']]);
});

test('short statements at the edge of longer ones are no heads', () => {
  const inside = (text: string): Text => ({ text, x: 62 });
  expect(
    jobs(
      bold('Kasir, Toko Maju 2019 - 2021'),
      inside('Membantu staf'),
      inside('Melayani pelanggan di dua cabang setiap hari'),
      bold('Pelayan, Kedai Senja 2017 - 2019'),
      inside('Jaga kasir'),
    ),
  ).toEqual([
    ['Kasir', 'Toko Maju', 'Membantu staf Melayani pelanggan di dua cabang setiap hari'],
    ['Pelayan', 'Kedai Senja', 'Jaga kasir'],
  ]);
});

test('a post below its period is a head, also where it is a bullet', () => {
  expect(
    jobs(
      '2019 - 2021',
      { text: '• Staf Gudang, PT Maju Terus', x: 60 },
      { text: '– Menata barang', x: 72 },
      '2017 - 2019',
      { text: '• Kasir, Toko Senja', x: 60 },
      { text: '– Melayani pelanggan', x: 72 },
    ),
  ).toEqual([
    ['Staf Gudang', 'PT Maju Terus', 'Menata barang'],
    ['Kasir', 'Toko Senja', 'Melayani pelanggan'],
  ]);
});

test('jobs beside each other, each with its period, are read one after the other', () => {
  const row = (y: number, left: string, right: string): Text[] => [
    { text: left, y },
    { text: right, x: 310, y },
  ];
  expect(
    jobs(
      ...row(60, 'Toko Maju', 'Kedai Senja'),
      ...row(74, 'Kasir', 'Pelayan'),
      ...row(88, '2019 - 2021', '2017 - 2019'),
      { text: 'Melayani pelanggan di dua cabang', x: 62, y: 102 },
      { text: 'Mengantar pesanan ke meja tamu', x: 322, y: 102 },
    ),
  ).toEqual([
    ['Kasir', 'Toko Maju', 'Melayani pelanggan di dua cabang'],
    ['Pelayan', 'Kedai Senja', 'Mengantar pesanan ke meja tamu'],
  ]);
});

test('a column set flush right keeps its entries apart and its wrapped statements whole', () => {
  const right = (text: string, style: Omit<Text, 'text'> = {}): Text => {
    const words = text.split(' ');
    const width = words.join('').length * 5 + (words.length - 1) * 3;
    return { ...style, text, x: 300 - width };
  };
  expect(
    jobs(
      right('Toko Maju', { bold: true }),
      right('Kasir', { italic: true }),
      right('2019 - 2021'),
      right('Melayani pelanggan di dua cabang dan menghitung kas'),
      right('setiap malam'),
      right('Kedai Senja', { bold: true }),
      right('Pelayan', { italic: true }),
      right('2017 - 2019'),
      right('Mengantar pesanan ke meja'),
    ),
  ).toEqual([
    ['Kasir', 'Toko Maju', 'Melayani pelanggan di dua cabang dan menghitung kas setiap malam'],
    ['Pelayan', 'Kedai Senja', 'Mengantar pesanan ke meja'],
  ]);
});

test('a year in a bullet opens no entry where heads carry their own periods', () => {
  expect(
    jobs('Kasir, Toko Maju', '2019 - 2021', '• Melayani pelanggan', '• Juara lomba kasir tahun 2020'),
  ).toEqual([['Kasir', 'Toko Maju', 'Melayani pelanggan\nJuara lomba kasir tahun 2020']]);
});

test('a grade in numbers counts before the honours beside it', () => {
  expect(schools('Universitas Contoh, S1 Akuntansi, 2015 - 2019', 'Cum Laude, IPK 3.8')).toEqual([
    ['Universitas Contoh', 'S1 Akuntansi', '3.8'],
  ]);
});

test('a full stop behind the last fact is no part of it', () => {
  expect(schools('2015–2018: SMK Negeri 1 Palembang, Pemasaran.')).toEqual([
    ['SMK Negeri 1 Palembang', 'Pemasaran', undefined],
  ]);
  expect(jobs('Analyst, Silesia Cargo Corp. 2019 - 2021')[0]?.[1]).toBe('Silesia Cargo Corp.');
});

test('a grade that is not the last one yet', () => {
  expect(schools(bold('Universitas Arunika'), 'Psikologi (S1), IPK sementara 3,77')).toEqual([
    ['Universitas Arunika', 'Psikologi (S1)', '3,77'],
  ]);
});

test('a career break among the jobs has no employer', () => {
  expect(
    jobs(
      bold('Staf Administrasi, Koperasi Obor Mas | September 2024 - Sekarang'),
      '• Memeriksa 90 berkas pinjaman sebulan',
      bold('Jeda karier mengasuh anak | Januari 2020 - Agustus 2024'),
      bold('Teller, Bank NTT | Februari 2016 - Desember 2019'),
      '• Melayani 120 nasabah sehari',
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Staf Administrasi', 'Koperasi Obor Mas'],
    ['Jeda karier mengasuh anak', undefined],
    ['Teller', 'Bank NTT'],
  ]);
});

test('a school by two words of its name, and not by a field', () => {
  expect(schools('SMK Wikrama Bogor, lulus tahun 2016')).toEqual([
    ['SMK Wikrama Bogor', undefined, undefined],
  ]);
  expect(schools('SMK Teknik Mesin, 2016')[0]?.[1]).toBe('SMK Teknik Mesin');
});

test('a school by name and number, and an acronym beside an MBA', () => {
  expect(schools('SMA Petra 2 Surabaya | 2017 - 2020', 'MBA, INSEAD | 2012 - 2013')).toEqual([
    ['SMA Petra 2 Surabaya', undefined, undefined],
    ['INSEAD', 'MBA', undefined],
  ]);
});

test('a class in two words behind a degree is its grade', () => {
  expect(schools('LL.B., University of Colombo, 2010 - 2014, Second Upper')).toEqual([
    ['University of Colombo', 'LL.B.', 'Second Upper'],
  ]);
});

test('numbered jobs that run on into what was done keep the words before the line’s end', () => {
  const at = (x: number, y: number, text: string) => ({ text, x, y });
  expect(
    jobs(
      at(50, 100, '1. Kasir di Swalayan Somba Opu (Juni 2020 – sekarang). Melayani 200 pembeli sehari'),
      at(64, 114, 'dan menutup kas setiap malam.'),
      at(50, 128, '2. Admin Toko di UD Cahaya Bungaya (Januari 2017 – Mei 2020). Mencatat stok lalu'),
      at(64, 142, 'tagihan.'),
    ).map(([, , description]) => description),
  ).toEqual(['Melayani 200 pembeli sehari dan menutup kas setiap malam.', 'Mencatat stok lalu tagihan.']);
});

test.each(['A.A.S.', 'M.B.A.', 'M.S.N.', 'B.C.A.', 'A.S.'])(
  'the degree %s of single letters stands before its field',
  (degree) => {
    expect(schools(`${degree}, Applied Finance, University of Contoh, 2012`)).toEqual([
      ['University of Contoh', `${degree} Applied Finance`, undefined],
    ]);
  },
);

test('post, employer and a town that no list knows before the letters of a state', () => {
  expect(
    jobs(
      'Office Manager, Miami Valley Pediatrics, Kettering, OH 2008 – 2013',
      'Analyst, Deloitte, NY 2004 – 2008',
    ),
  ).toEqual([
    ['Office Manager', 'Miami Valley Pediatrics', undefined],
    ['Analyst', 'Deloitte', undefined],
  ]);
});

test('a grade behind a label in another style, in brackets or with a dash', () => {
  expect(
    schools('Universitas Contoh', 'S1 Farmasi 2013 – 2017', {
      text: 'Nilai akhir',
      bold: true,
      more: [{ text: '96/100' }],
    }),
  ).toEqual([['Universitas Contoh', 'S1 Farmasi', '96/100']]);
  expect(schools('Universitas Contoh', 'S1 Farmasi 2013 – 2017', 'IPK (GPA): 3.62')[0]?.[2]).toBe('3.62');
  expect(schools('Universitas Contoh', 'B.Tech Civil 2013 – 2017', 'CGPA - 8.9')[0]?.[2]).toBe('8.9');
});

test('a school’s acronym beside the degree gives way to its name below', () => {
  expect(
    schools(
      { text: 'S1 Kedokteran Hewan', bold: true, more: [{ text: 'UGM', italic: true }] },
      'Universitas Gadjah Mada 2009 – 2013',
    ),
  ).toEqual([['Universitas Gadjah Mada', 'S1 Kedokteran Hewan', undefined]]);
});

test('a degree that a narrow column broke', () => {
  const rows = [
    bold('University of Oregon'),
    'Bachelor of Science in Computer',
    'Science, Minor in Geography',
  ];
  expect(schools(...rows, 'June 2020')).toEqual([
    ['University of Oregon', 'Bachelor of Science in Computer Science, Minor in Geography', undefined],
  ]);
});

test('a post in letters of its own at the end of the employer’s line goes on below', () => {
  const employer = (text: string, post: string): Text => ({
    text,
    bold: true,
    more: [{ text: post, italic: true }],
  });
  expect(
    jobs(
      employer('Balkenwerk Ingenieure GmbH, Leipzig —', 'Structural'),
      { text: 'Engineer', italic: true },
      'April 2019 - Present',
      '• Designed frames',
      employer('Atelier Mauer, Dresden —', 'Draughtsman'),
      'May 2016 - March 2019',
      '• Surveyed vaults',
    ).map(([title]) => title),
  ).toEqual(['Structural Engineer', 'Draughtsman']);
});

test('a town that the school is named by is no field, a town’s technical university is a school', () => {
  expect(
    schools({ text: 'Bachelor of Agriculture', bold: true, more: [] }, 'Ibadan', 'University of Ibadan'),
  ).toEqual([['University of Ibadan', 'Bachelor of Agriculture', undefined]]);
  expect(schools(bold('MSc'), 'TU Dresden, Civil Engineering', 'Oct 2014 – Sep 2016')[0]?.[0]).toBe(
    'TU Dresden',
  );
});

test('fields of a job in two columns without colons', () => {
  const row = (label: string, value: string) =>
    lines({ text: label, x: 50, y: 100 }, { text: value, x: 200, y: 100 });
  const found = readWork(
    [
      row('Nama Perusahaan', 'PT Arunika Karya'),
      row('Jabatan', 'Site Engineer'),
      row('Periode', 'April 2017 - Sekarang'),
      row('Uraian Tugas', 'Menghitung volume pekerjaan.'),
      row('Nama Perusahaan', 'CV Kencana Rancang'),
      row('Jabatan', 'Drafter'),
      row('Periode', 'Oktober 2012 - Maret 2017'),
      row('Uraian Tugas', 'Menggambar denah rumah.'),
    ].flat(),
  );
  expect(
    found.map((entry) => [entry.jobTitle?.value, entry.organization?.value, entry.description?.value]),
  ).toEqual([
    ['Site Engineer', 'PT Arunika Karya', 'Menghitung volume pekerjaan.'],
    ['Drafter', 'CV Kencana Rancang', 'Menggambar denah rumah.'],
  ]);
});

test('posts below their employer, each within its period', () => {
  expect(
    jobs(
      bold('NORTHFIELD SUPPLY, Duluth, MN 2016 – Present'),
      'Vice President of Sales, Midwest (2020 – Present)',
      '• Grew revenue by half',
      'Regional Sales Manager (2016 – 2020)',
      '• Hired 14 representatives',
      bold('LAKEHEAD DENTAL, Duluth, MN 2009 – 2016'),
      'Account Executive',
      '• Opened 120 clinics',
    ),
  ).toEqual([
    ['Vice President of Sales, Midwest', 'NORTHFIELD SUPPLY', 'Grew revenue by half'],
    ['Regional Sales Manager', 'NORTHFIELD SUPPLY', 'Hired 14 representatives'],
    ['Account Executive', 'LAKEHEAD DENTAL', 'Opened 120 clinics'],
  ]);
});

test('a workshop in small letters behind “di” is the employer; a school with its field in small letters stays a school', () => {
  expect(jobs('• 2010 s/d 2014 : mekanik di bengkel Sumber Motor Ambulu')[0]?.slice(0, 2)).toEqual([
    'mekanik',
    'bengkel Sumber Motor Ambulu',
  ]);
  expect(
    schools('• MTs Ma’arif Ambulu lulus 2007', '• SMK Berdikari Jember jurusan otomotif lulus 2010').map(
      ([school]) => school,
    ),
  ).toEqual(['MTs Ma’arif Ambulu', 'SMK Berdikari Jember']);
  expect(schools('2012 Licenciatura in Linguistics, Pontificia Universidad Católica del Perú')[0]?.[0]).toBe(
    'Pontificia Universidad Católica del Perú',
  );
});

test('a school without a word for school stands in bold over its field, or where the section’s other schools do', () => {
  expect(schools(bold('SMSR Yogyakarta | 2018 – 2021'), 'Seni Rupa')).toEqual([
    ['SMSR Yogyakarta', 'Seni Rupa', undefined],
  ]);
  expect(
    schools(
      bold('Universitas Lampung | 2018 – 2022'),
      'Sarjana Akuntansi',
      bold('Al-Kautsar | 2015 – 2018'),
      'Program Unggulan',
    ),
  ).toEqual([
    ['Universitas Lampung', 'Sarjana Akuntansi', undefined],
    ['Al-Kautsar', 'Program Unggulan', undefined],
  ]);
});

test('the column of a table that holds schools is theirs, whatever it is called', () => {
  const at = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 130, 280, 450][index]!, y, bold: y === 40 }));
  expect(
    schools(
      ...at(40, 'Tingkat', 'Nama Pendidikan', 'Jurusan', 'Tahun'),
      ...at(56, 'S1', 'Universitas Jambi', 'Ilmu Pemerintahan', '2005'),
    ),
  ).toEqual([['Universitas Jambi', 'S1 Ilmu Pemerintahan', undefined]]);
});

test('a field of study below its school that ends in a grade is no sentence', () => {
  expect(
    schools(
      bold('SMK Negeri 1 Purwokerto | 2022 – 2025'),
      'Akuntansi dan Keuangan Lembaga, nilai rata-rata 88,5',
    ),
  ).toEqual([['SMK Negeri 1 Purwokerto', 'Akuntansi dan Keuangan Lembaga', '88,5']]);
  expect(schools(bold('SMK Ananda Mitra Industri | 2014 – 2017'), 'SMA/SMK • Teknik Pemesinan')).toEqual([
    ['SMK Ananda Mitra Industri', 'SMA/SMK Teknik Pemesinan', undefined],
  ]);
});

test('a bullet below a period is a duty, though its last word is a job title', () => {
  expect(
    jobs(
      bold('Kirana Wedding'),
      'Event Staff',
      'Juni 2017 - September 2020',
      '• Berkoordinasi dengan 25 vendor',
    ),
  ).toEqual([['Event Staff', 'Kirana Wedding', 'Berkoordinasi dengan 25 vendor']]);
});

test('a verb below a dated head opens a duty, whatever capitals follow', () => {
  expect(
    jobs(
      bold('Magang Web Developer'),
      'CV Mitra Solusi | Januari 2024 - Juni 2024',
      'Membuat halaman profil dan CMS sekolah',
      bold('Asisten Lab'),
      'Politeknik Sawunggalih | Agustus 2023 - Desember 2023',
      'Membantu praktikum HTML dan CSS',
    ),
  ).toEqual([
    ['Magang Web Developer', 'CV Mitra Solusi', 'Membuat halaman profil dan CMS sekolah'],
    ['Asisten Lab', 'Politeknik Sawunggalih', 'Membantu praktikum HTML dan CSS'],
  ]);
});

test('a period in the margin heads the facts beside it, though they end in a full stop', () => {
  const at = (y: number, period: string, facts: string): Text[] => [
    { text: period, x: 60, y },
    { text: facts, x: 150, y },
  ];
  expect(
    jobs(
      ...at(40, '2022–sekarang', 'Pengembang Android, PT Solusi Negeri, Malang.'),
      { text: '• Merilis aplikasi presensi untuk 60 sekolah', x: 150, y: 55 },
      { text: '• Menurunkan ukuran APK dari 48 MB menjadi 19 MB', x: 150, y: 70 },
      ...at(87, '2020–2022', 'Asisten Praktikum, Universitas Brawijaya, Malang.'),
      { text: '• Mendampingi praktikum pemrograman mobile', x: 150, y: 102 },
    ).map(([post, employer]) => [post, employer]),
  ).toEqual([
    ['Pengembang Android', 'PT Solusi Negeri'],
    ['Asisten Praktikum', 'Universitas Brawijaya'],
  ]);
});

test('Bidang Ilmu is the column of the degree', () => {
  const at = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 130, 300, 450][index]!, y, bold: y === 40 }));
  expect(
    schools(
      ...at(40, 'Program', 'Perguruan Tinggi', 'Bidang Ilmu', 'Tahun Lulus'),
      ...at(56, 'S3', 'Universitas Padjadjaran', 'Ilmu Akuntansi', '2013'),
    ),
  ).toEqual([['Universitas Padjadjaran', 'S3 Ilmu Akuntansi', undefined]]);
});

test('a bullet that opens with a verb below a period is no post, though a post ends it', () => {
  expect(
    jobs(
      bold('Kepala Cabang Pembantu'),
      'Januari 2022 – sekarang',
      '• Memimpin 16 pegawai',
      '• Menumbuhkan dana pihak ketiga 22%',
    ).map(([post, , description]) => [post, description]),
  ).toEqual([['Kepala Cabang Pembantu', 'Memimpin 16 pegawai\nMenumbuhkan dana pihak ketiga 22%']]);
});

test('a form whose labels are spelt out, with prose that goes on below', () => {
  expect(
    jobs(
      'Name of employer: Individual entrepreneur',
      'Dates of employment: 2020 - present',
      'Job title: Owner',
      'Project description: Buy goods on foreign markets. Organise delivery from the',
      'country of origin.',
      'Name of employer: Etalon Ltd.',
      'Dates of employment: 2016 - 2017',
      'Job title: Supply manager',
    ).map(([post, employer]) => [post, employer]),
  ).toEqual([
    ['Owner', 'Individual entrepreneur'],
    ['Supply manager', 'Etalon Ltd.'],
  ]);
});

test('an employer over a period in the margin, a line below the post', () => {
  const job = (y: number, post: string, employer: string, period: string, ...points: string[]): Text[] => [
    { text: post, x: 250, y, bold: true },
    { text: employer, x: 50, y: y + 16 },
    { text: points[0]!, x: 250, y: y + 16 },
    { text: period, x: 50, y: y + 32 },
    { text: points[1]!, x: 250, y: y + 32 },
  ];
  expect(
    jobs(
      ...job(
        40,
        'Webstack Engineer',
        'Merkle',
        'Mar 2022 - Sep 2023',
        'Built components for a shared library of',
        'pages and reviewed the code of others.',
      ),
      ...job(
        110,
        'Front-End Developer',
        'Vertic',
        'Jul 2019 - Mar 2022',
        'Made campaigns for industrial clients with an',
        'eye on what everybody can use.',
      ),
    ),
  ).toEqual([
    [
      'Webstack Engineer',
      'Merkle',
      'Built components for a shared library of pages and reviewed the code of others.',
    ],
    [
      'Front-End Developer',
      'Vertic',
      'Made campaigns for industrial clients with an eye on what everybody can use.',
    ],
  ]);
});

test('a line that opens bullets is no degree', () => {
  expect(
    schools(
      bold('Bachelor in Web Development'),
      'Copenhagen School of Design | 2010 - 2012',
      'Projects were developed in teams of two to six students, which was like work.',
      'Covered subjects:',
      '• Interface design',
      '• Project management',
    ),
  ).toEqual([['Copenhagen School of Design', 'Bachelor in Web Development', undefined]]);
});

test('freelancing in the margin, where the other jobs name their employers', () => {
  const job = (y: number, employer: string, post: string, period: string): Text[] => [
    { text: employer, x: 50, y },
    { text: post, x: 250, y, bold: true },
    { text: period, x: 50, y: y + 16 },
    { text: 'Made pages for clients and looked after them for years.', x: 250, y: y + 16 },
  ];
  expect(
    jobs(
      ...job(40, 'Vertic', 'Front-End Developer', 'May 2016 - Jul 2019'),
      ...job(100, 'Freelance', 'Web Developer', 'Jan 2013 - Apr 2016'),
    ).map(([post, employer]) => [post, employer]),
  ).toEqual([
    ['Front-End Developer', 'Vertic'],
    ['Web Developer', 'Freelance'],
  ]);
});

test('a bullet whose period the margin broke, and parts of a job with periods of their own', () => {
  expect(
    schools(
      '• B.S. in Forestry, Kiel University — Mar 2016 –',
      { text: 'Feb 2021', x: 60 },
      '• M.Sc. in Ecology, Lund University — 2021 – 2023',
    ).map(([school]) => school),
  ).toEqual(['Kiel University', 'Lund University']);
  expect(
    jobs(
      { ...bold('Imweb'), more: [{ text: '| Jun 2022 – Mar 2024' }] },
      'Frontend Engineer',
      '• Orders Task Force (Mar 2023 – Dec',
      { text: '2023)', x: 60 },
      { text: '• Redesigned how orders are split', x: 70 },
      '• Integration Squad (Dec 2023 – Mar 2024)',
      { text: '• Automated the builds', x: 70 },
    ).map(([post, employer]) => [post, employer]),
  ).toEqual([['Frontend Engineer', 'Imweb']]);
});

test('an employer that goes on below a post in bold, before its date', () => {
  const row = (y: number, post: string, faculty: string, school: string, date: string): Text[] => [
    { ...bold(post), y, more: [{ text: faculty }] },
    { text: school, y: y + 14 },
    { text: date, x: 300, y: y + 14 },
    { text: '• Looked after the measurements of a team', y: y + 28 },
  ];
  expect(
    jobs(
      ...row(
        40,
        'Research Assistant',
        ', Genetics Dept. of the Faculty of Life Sciences, Istanbul',
        'Bilgi University',
        '2022 – 2023',
      ),
      ...row(
        100,
        'Research Assistant',
        ', Forestry Dept. of the Faculty of Earth Sciences, Istanbul',
        'Bilgi University',
        '2020 – 2021',
      ),
    ).map(([, employer]) => employer),
  ).toEqual([
    'Genetics Dept. of the Faculty of Life Sciences, Istanbul Bilgi University',
    'Forestry Dept. of the Faculty of Earth Sciences, Istanbul Bilgi University',
  ]);
});

test('a level over each school', () => {
  expect(
    schools(
      'Politeknik Harapan Tegal 2016-2019',
      { ...bold('Sekolah Menengah Keatas'), y: 64 },
      { text: 'MAN 01 Tegal 2012-2015', y: 77 },
      { ...bold('Sekolah Menengah Pertama'), y: 101 },
      { text: "MTs Asy-Syafi'iyah 02 Karangdawa 2009-2012", y: 114 },
    ).map(([school]) => school),
  ).toEqual(['Politeknik Harapan Tegal', 'MAN 01 Tegal', "MTs Asy-Syafi'iyah 02 Karangdawa"]);
});

test('cards side by side, with a row of periods or with a period in one of them', () => {
  const row = (y: number, style: Partial<Text>, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ ...style, text, x: 50 + 190 * index, y }));
  expect(
    jobs(
      ...row(40, { bold: true, size: 12 }, 'Senior Web Developer', 'Web Developer', 'Junior Web Developer'),
      ...row(56, { bold: true, size: 9 }, '2023 - Sekarang', '2022 - 2023', '2021 - 2022'),
      ...row(
        70,
        { size: 9 },
        'PT Teknologi Negeri |',
        'CV Kreasi Digital | Membangun',
        'Studio Warna | Merancang',
      ),
      ...row(
        82,
        { size: 9 },
        'Merawat aplikasi untuk klien.',
        'situs untuk banyak klien.',
        'tampilan untuk proyek kecil.',
      ),
    ).map(([post, employer]) => [post, employer]),
  ).toEqual([
    ['Senior Web Developer', 'PT Teknologi Negeri'],
    ['Web Developer', 'CV Kreasi Digital'],
    ['Junior Web Developer', 'Studio Warna'],
  ]);
  expect(
    jobs(
      ...row(40, { bold: true, size: 12 }, 'Magang Pra Profesional', '', 'Software Engineer Intern').filter(
        ({ text }) => text !== '',
      ),
      ...row(54, { size: 8, colour: 0xff }, 'SARASTYA • 2026 - Sekarang', '', 'SARASTYA • Sebelumnya').filter(
        ({ text }) => text !== '',
      ),
      ...row(
        68,
        {},
        'Direkrut setelah menyelesaikan masa magang',
        '',
        'Menjalani program magang dengan tugas',
      ).filter(({ text }) => text !== ''),
      ...row(82, {}, 'untuk melanjutkan sistem.', '', 'merancang basis data.').filter(
        ({ text }) => text !== '',
      ),
    ),
  ).toEqual([
    [
      'Magang Pra Profesional',
      'SARASTYA',
      'Direkrut setelah menyelesaikan masa magang untuk melanjutkan sistem.',
    ],
    ['Software Engineer Intern', 'SARASTYA', 'Menjalani program magang dengan tugas merancang basis data.'],
  ]);
});

test('an office held at a school is no school', () => {
  expect(
    schools(
      bold('Universitas Islam Indonesia'),
      'Strata 1 Informatika, IPK 3,1 • 2021 - Sekarang',
      '• Menjadi koordinator seluruh mahasiswa angkatan',
      bold('MAN 2 Yogyakarta'),
      'IPA • 2018 - 2021',
      '• Menjadi Ketua OSIS - 2019/2020',
    ).map(([school]) => school),
  ).toEqual(['Universitas Islam Indonesia', 'MAN 2 Yogyakarta']);
});

test('a job without dates between dated ones, one of which has no duties, is a job of its own', () => {
  const at = (y: number, text: string, isBold = false): Text => ({ text, y, bold: isBold });
  expect(
    jobs(
      at(100, 'Analis Laboratorium', true),
      at(114, 'Klinik Sehat Sentosa · Magang · 02/2022 – Sekarang · Bogor'),
      at(134, 'Staf Personalia', true),
      at(148, 'PT Cahaya Timur Tbk · Sukarelawan'),
      at(162, '• Melatih tiga pemagang tiap kuartal'),
      at(182, 'Desainer Grafis', true),
      at(196, 'PT Sinar Rekan · Penuh waktu · 10/2017 – 01/2018'),
      at(210, '• Menggambar kemasan 14 produk'),
    ),
  ).toEqual([
    ['Analis Laboratorium', 'Klinik Sehat Sentosa', undefined],
    ['Staf Personalia', 'PT Cahaya Timur Tbk', 'Melatih tiga pemagang tiap kuartal'],
    ['Desainer Grafis', 'PT Sinar Rekan', 'Menggambar kemasan 14 produk'],
  ]);
});
