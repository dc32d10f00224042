import JSZip from 'jszip';
import { afterAll, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { createReaderPool } from '../reader-pool.ts';
import { buildDocx, paragraph, table } from '../testing/build-docx.ts';

const asOf = '2026-11-21';
const pool = createReaderPool({ size: 1 });
afterAll(() => pool.close());

const head = (text: string) => paragraph(text, { style: 'Judul' });
const CV = [
  paragraph('Siti Nur Aminah', { style: 'Nama' }),
  head('Pengalaman Kerja'),
  paragraph('Staf Produksi\tJan 2021 – Mar 2023', { bold: true }),
  paragraph('PT Sumber Rejeki, Surabaya'),
  paragraph('Menyusun laporan produksi harian', { list: true }),
  paragraph(
    'Melatih 12 karyawan baru sehingga cacat turun 8% dalam enam bulan dan keluhan pelanggan berkurang',
    {
      list: true,
    },
  ),
  head('Pendidikan'),
  table([paragraph('2017 – 2021'), paragraph('Universitas Airlangga') + paragraph('S1 Manajemen')]),
  head('Keahlian'),
  paragraph('Excel, SAP, Canva'),
].join('');
const CONTACT = paragraph('siti@contoh.id | 0812-3456-7890');

test('a Word file gives the same fields as a PDF, also what stands in its header', async () => {
  const { result, document } = await readDocument(await buildDocx(CV, { header: CONTACT }), { asOf });
  expect(result).toMatchObject({
    name: { raw: 'Siti Nur Aminah' },
    emails: ['siti@contoh.id'],
    phoneNumbers: ['0812-3456-7890'],
    workExperience: [
      {
        jobTitle: 'Staf Produksi',
        organization: 'PT Sumber Rejeki',
        dates: { startDate: '2021-01-01', endDate: '2023-03-01', isCurrent: false },
      },
    ],
    education: [{ organization: 'Universitas Airlangga', accreditation: { inputStr: 'S1 Manajemen' } }],
    skills: [{ name: 'Excel' }, { name: 'SAP' }, { name: 'Canva' }],
  });
  expect(result.workExperience[0]!.jobDescription!.split('\n')).toEqual([
    'Menyusun laporan produksi harian',
    'Melatih 12 karyawan baru sehingga cacat turun 8% dalam enam bulan dan keluhan pelanggan berkurang',
  ]);
  expect(document.pageSizes).toEqual([]);
});

test('jobs in a table of dates and texts', async () => {
  const job = (dates: string, title: string, company: string, points: string[]) => [
    paragraph(dates),
    paragraph(title, { bold: true }) +
      paragraph(company) +
      points.map((point) => paragraph(point, { list: true })).join(''),
  ];
  const body = [
    paragraph('Siti Nur Aminah', { style: 'Nama' }),
    CONTACT,
    head('Pengalaman Kerja'),
    table(
      job('Jan 2022 – Sekarang', 'Analis Data Senior', 'PT Sumber Ritel, Surabaya', [
        'Membangun dasbor stok untuk 40 cabang sehingga kehabisan barang turun 18%',
        'Melatih 12 analis muda memakai SQL dan Looker',
      ]),
      job('Agu 2019 – Des 2021', 'Analis Data', 'CV Karya Angka, Malang', [
        'Mengotomatiskan 25 laporan bulanan',
      ]),
    ),
    head('Pendidikan'),
    table([paragraph('2015 – 2019'), paragraph('Universitas Airlangga') + paragraph('S1 Statistika')]),
  ].join('');
  const { result } = await readDocument(await buildDocx(body), { asOf });
  expect(result.workExperience).toMatchObject([
    { jobTitle: 'Analis Data Senior', organization: 'PT Sumber Ritel', dates: { startDate: '2022-01-01' } },
    { jobTitle: 'Analis Data', organization: 'CV Karya Angka', dates: { endDate: '2021-12-01' } },
  ]);
});

test('the sandboxed process reads a Word file, and a letter in Word is not a CV', async () => {
  expect((await pool.readDocument(await buildDocx(CV), { asOf })).result.name?.raw).toBe('Siti Nur Aminah');
  const letter = await buildDocx(
    [
      'Dengan hormat,',
      'Bersama ini kami kirimkan faktur bulan lalu.',
      'Jatuh tempo 3 Mei 2026.',
      'Hormat kami',
    ]
      .map((text) => paragraph(text))
      .join(''),
  );
  const { warnings } = await pool.readDocument(letter, { asOf });
  expect(warnings.map((warning) => warning.code)).toContain('not_a_cv');
});

const nested = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;

test.each<[string, string, () => Promise<Uint8Array>]>([
  ['with macros', 'not_pdf', () => buildDocx(CV, { more: { 'word/vbaProject.bin': 'x' } })],
  [
    'that unpacks to 70 MB',
    'too_large',
    () => buildDocx(CV, { more: { 'word/media.bin': ' '.repeat(70e6) } }),
  ],
  ['with 13 MB of XML', 'too_large', () => buildDocx(paragraph(' '.repeat(13e6)))],
  [
    'with 3,000 parts',
    'too_large',
    () =>
      buildDocx(CV, {
        more: Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`a${index}`, ''])),
      }),
  ],
  ['of tables in tables', 'damaged', () => buildDocx(nested(30_000))],
  [
    'of elements behind the root',
    'damaged',
    () => buildDocx(`</w:body></w:document>${'<w:p/>'.repeat(200_000)}`),
  ],
  ['without text', 'no_text', () => buildDocx('<w:p/>')],
  [
    'that is another archive',
    'not_pdf',
    () => new JSZip().file('xl/workbook.xml', '<x/>').generateAsync({ type: 'uint8array' }),
  ],
  ['that was cut off', 'damaged', async () => (await buildDocx(CV)).subarray(0, 700)],
])('a Word file %s is refused: %s', async (_, code, build) => {
  await expect(pool.readDocument(await build())).rejects.toMatchObject({ name: 'ReadError', code });
});

test('an archive that lies about its size is refused, and the pool goes on', async () => {
  const bytes = Buffer.from(await buildDocx(paragraph('x'.repeat(60e6))));
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 1))
    bytes.writeUInt32LE(1_000, at + 24);
  await expect(pool.readDocument(bytes)).rejects.toMatchObject({ name: 'ReadError' });
  expect((await pool.readDocument(await buildDocx(CV))).result.name?.raw).toBe('Siti Nur Aminah');
});

test.each([
  ['of a file', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>'],
  [
    'that multiply',
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, index) => `<!ENTITY ${String.fromCodePoint(98 + index)} "${`&${String.fromCodePoint(97 + index)};`.repeat(10)}">`).join('')}<!ENTITY e "&m;">]>`,
  ],
])('entities %s stay unread', async (_, prolog) => {
  const reading = await pool
    .readDocument(await buildDocx(`${CV}${paragraph('[&e;]')}`, { prolog }))
    .catch((error: unknown) => error);
  expect(JSON.stringify(reading).length).toBeLessThan(20_000);
  expect(JSON.stringify(reading)).not.toMatch(/aaaaaaaaaa|\[\w+\]/);
});

test.each(['styles', 'numbering', 'footnotes'])(
  'a Word file whose %s are torn is read without them',
  async (name) => {
    const more = { [`word/${name}.xml`]: '<w:x xmlns:w="y"><w:torn>' };
    const { result } = await readDocument(await buildDocx(CV, { more }), { asOf });
    expect(result.name?.raw).toBe('Siti Nur Aminah');
  },
);

test('a Word table whose names of columns stand in two rows, with cells over several columns and rows', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const [from, on] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>'];
  const schools = `<w:tbl>${[
    row(
      cell('Tingkat', from),
      cell('Nama Sekolah', from),
      cell('Tahun', '<w:gridSpan w:val="2"/>'),
      cell('IPK', from),
    ),
    row(cell('', on), cell('', on), cell('Masuk'), cell('Lulus'), cell('', on)),
    row(cell('S1 Manajemen'), cell('Universitas Nusa Cendana'), cell('2019'), cell('2023'), cell('3.21')),
    row(cell('SMA'), cell('SMA Katolik Giovanni'), cell('2013'), cell('2016'), cell('-')),
  ].join('')}</w:tbl>`;
  const docx = await buildDocx(
    paragraph('Maria Goreti Bui', { style: 'Nama' }) + CONTACT + head('Pendidikan') + schools,
  );
  const { result } = await readDocument(docx, { asOf });
  expect(
    result.education.map(({ organization, grade, dates }) => [
      organization,
      grade?.raw,
      dates?.startDate?.slice(0, 4),
      dates?.completionDate?.slice(0, 4),
    ]),
  ).toEqual([
    ['Universitas Nusa Cendana', '3.21', '2019', '2023'],
    ['SMA Katolik Giovanni', undefined, '2013', '2016'],
  ]);
});

test.each(['999999999', 'dua', '-1'])(
  'a cell of a Word table that claims to span %s columns is read as any other',
  async (columns) => {
    const cell = (text: string) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/></w:tcPr>${paragraph(text)}</w:tc>`;
    const schools = `<w:tbl><w:tr>${cell('2017 – 2021')}${cell('Universitas Airlangga')}</w:tr></w:tbl>`;
    const body = paragraph('Siti Nur Aminah', { style: 'Nama' }) + CONTACT + head('Pendidikan') + schools;
    const { result } = await pool.readDocument(await buildDocx(body), { asOf });
    expect(result.education).toMatchObject([{ organization: 'Universitas Airlangga' }]);
  },
);

test('columns that somebody made with spaces, and numbers parted from their labels by tabs', async () => {
  const docx = await buildDocx(
    [
      paragraph('Siti Nur Aminah', { style: 'Nama' }),
      paragraph('1.\tEmail\t:\tsiti@contoh.id'),
      head('Pengalaman Kerja'),
      paragraph('2019 – 2020      PT Unilever Indonesia      Helper Gudang'),
      paragraph('2021 – 2023      PT Dynaplast      Operator Mesin'),
    ].join(''),
  );
  const { result } = await readDocument(docx, { asOf });
  expect(result.websites).toEqual([]);
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Helper Gudang', 'PT Unilever Indonesia'],
    ['Operator Mesin', 'PT Dynaplast'],
  ]);
});

test('a Word form made with tabs and hanging indents: numbered headings, labels, periods and values that break', async () => {
  const hanging = (text: string, left: number) =>
    paragraph(text).replace('<w:pPr>', `<w:pPr><w:ind w:left="${left}" w:hanging="${left}"/>`);
  const docx = await buildDocx(
    [
      paragraph('DAFTAR RIWAYAT HIDUP', { bold: true }),
      paragraph('I.\tDATA PRIBADI', { bold: true }),
      hanging('\tNama\t:\tSiti Nur Aminah', 3600),
      hanging('\tAlamat\t:\tDk. Krajan RT 02 RW 05, Ds. Arunika, Kec. Kencana, Kab. Kebumen 54352', 3600),
      hanging('\tE-mail\t:\tsiti@contoh.id', 3600),
      paragraph('II.\tRIWAYAT PENDIDIKAN', { bold: true }),
      paragraph('\t1.\t2014 – 2018\t: S1 Keperawatan STIKES Arunika'),
      paragraph('III.\tPENGALAMAN KERJA', { bold: true }),
      hanging('\t1.\tJuli 2019 s/d Januari 2020\t: Perawat Magang di RSUD Arunika', 4600),
      hanging(
        '\t2.\tMaret 2020 s/d Desember 2022\t: Perawat Pelaksana Ruang Isolasi di RS Kencana Medika Purworejo',
        4600,
      ),
      paragraph('IV.\tKEMAMPUAN', { bold: true }),
      paragraph('\t1.\tPemasangan infus'),
      paragraph('\t2.\tPerawatan luka'),
    ].join(''),
  );
  const { result } = await readDocument(docx, { asOf });
  expect(result.name?.raw).toBe('Siti Nur Aminah');
  expect(result.education.map(({ organization }) => organization)).toEqual(['STIKES Arunika']);
  expect(
    result.workExperience.map(({ jobTitle, organization, dates }) => [
      jobTitle,
      organization,
      dates?.startDate,
    ]),
  ).toEqual([
    ['Perawat Magang', 'RSUD Arunika', '2019-07-01'],
    ['Perawat Pelaksana Ruang Isolasi', 'RS Kencana Medika Purworejo', '2020-03-01'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Pemasangan infus', 'Perawatan luka']);
});

test('a Word form that is one table, whose rows have differing columns', async () => {
  const cell = (text: string, columns = 1) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/></w:tcPr>${paragraph(text)}</w:tc>`;
  const row = (...cells: [string, number][]) =>
    `<w:tr>${cells.map(([text, columns]) => cell(text, columns)).join('')}</w:tr>`;
  const school = (...texts: string[]) =>
    row([texts[0]!, 1], [texts[1]!, 2], [texts[2]!, 1], [texts[3]!, 1], [texts[4]!, 1]);
  const docx = await buildDocx(
    `<w:tbl>${[
      row(['A. DATA PRIBADI', 6]),
      row(['Nama Lengkap', 2], ['Nur Laila Arunika, S.Pd.', 4]),
      row(['Tempat, Tanggal Lahir', 2], ['Pamekasan, 30 September 1991', 4]),
      row(['No. Telp / WA', 2], ['087850012266', 4]),
      row(['B. RIWAYAT PENDIDIKAN', 6]),
      school('Jenjang', 'Nama Sekolah / PT', 'Jurusan', 'Masuk', 'Lulus'),
      school('S1', 'Universitas Kencana Madura', 'Pendidikan Matematika', '2010', '2014'),
      school('SMA', 'SMA Negeri 3 Pamekasan', 'IPA', '2007', '2010'),
      row(['C. RIWAYAT MENGAJAR', 6]),
      row(['No', 1], ['Sekolah', 2], ['Mata Pelajaran / Tugas', 2], ['Tahun', 1]),
      row(['1', 1], ['MTs Nurul Arunika', 2], ['Guru Matematika dan Wali Kelas', 2], ['2015 - 2019', 1]),
    ].join('')}</w:tbl>`,
  );
  const { result } = await readDocument(docx, { asOf });
  expect(
    result.education.map(({ organization, accreditation, dates }) => [
      organization,
      accreditation?.inputStr,
      dates?.completionDate?.slice(0, 4),
    ]),
  ).toEqual([
    ['Universitas Kencana Madura', 'S1 Pendidikan Matematika', '2014'],
    ['SMA Negeri 3 Pamekasan', 'SMA IPA', '2010'],
  ]);
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Guru Matematika dan Wali Kelas', 'MTs Nurul Arunika'],
  ]);
});

test('the number of a page in a footer is no part of the CV', async () => {
  const footer = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t xml:space="preserve">Halaman </w:t></w:r><w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`;
  const { unused, result } = await readDocument(
    await buildDocx(CV, { more: { 'word/footer1.xml': footer } }),
    {
      asOf: '2026-11-21',
    },
  );
  expect(JSON.stringify([unused, result.sections])).not.toContain('Halaman');
});

test('contacts that stand at the foot of the pages alone are read with the name', async () => {
  const footer = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('Ambon, Maluku | 0813-4300-7788 | pieter@contoh.id')}</w:ftr>`;
  const { result } = await readDocument(await buildDocx(CV, { more: { 'word/footer1.xml': footer } }), {
    asOf,
  });
  expect(result.phoneNumbers).toEqual(['0813-4300-7788']);
  expect(result.location?.rawInput).toBe('Ambon, Maluku');
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'SAP', 'Canva']);
});

test('a footer that says what the paper is and whose it is is no part of the CV', async () => {
  const footer = `<?xml version="1.0"?><w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('Curriculum Vitae – Pieter Latuharhary')}</w:ftr>`;
  const { unused, result } = await readDocument(
    await buildDocx(CV, { more: { 'word/footer1.xml': footer } }),
    { asOf },
  );
  expect(JSON.stringify([unused, result.sections])).not.toContain('Curriculum');
});
