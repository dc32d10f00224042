import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readLinkedinArchive } from './linkedin-archive.server.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('LinkedIn archive: the tables of a CV are read, in a folder or not, messages are not', () => {
  const archive = zipSync({
    'Basic_LinkedInDataExport/Profile.csv': bytesOf('First Name,Last Name\nIntan,Permata\n'),
    'Basic_LinkedInDataExport/Positions.csv': bytesOf(
      'Company Name,Title,Started On,Finished On\nPT Nusa,Analis,Jan 2022,\n',
    ),
    '__MACOSX/Profile.csv': bytesOf('Mac OS X'),
    'messages.csv': bytesOf('FROM,CONTENT\nBudi,Rahasia\n'),
  });
  const cv = readLinkedinArchive(archive);
  if (!cv || 'refused' in cv) throw new Error('not read');
  expect(cv.format).toBe('LinkedIn');
  expect(cv.document.profile).toMatchObject({ firstName: 'Intan', lastName: 'Permata' });
  expect(cv.document.work.items).toMatchObject([{ company: 'PT Nusa', isCurrent: true }]);
  expect(JSON.stringify(cv)).not.toContain('Rahasia');
});

test('LinkedIn archive: recommendations are references, hidden ones hidden', () => {
  const rows = [
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
    'Budi,Santoso,PT Nusa,Direktur,"Teliti, dan cepat",03/02/22,VISIBLE',
    'Sari,Dewi,PT Lama,Manajer,Rajin,04/02/22,HIDDEN',
  ];
  const cv = readLinkedinArchive(
    zipSync({ 'Profile.csv': profile, 'Recommendations_Received.csv': bytesOf(rows.join('\n')) }),
  );
  expect(cv).toMatchObject({
    document: {
      references: {
        items: [
          {
            name: 'Budi Santoso',
            position: 'Direktur',
            company: 'PT Nusa',
            summary: 'Teliti, dan cepat',
            isVisible: true,
          },
          { name: 'Sari Dewi', isVisible: false },
        ],
      },
    },
    unplaced: [],
  });
});

const profile = bytesOf('First Name,Last Name\nIntan,Permata\n');

test('LinkedIn archive: jobs without a profile make a CV, and interests of older exports are hobbies', () => {
  const jobs =
    'Company Name,Title,Description,Location,Started On,Finished On\nPT Nusa,Analis,,Kudus,Jan 2020,\n';
  const cv = readLinkedinArchive(
    zipSync({ 'a/Positions.csv': bytesOf(jobs), 'a/Interests.csv': bytesOf('Name\nMemancing\n') }),
  );
  expect(cv).toMatchObject({
    document: {
      work: { items: [{ company: 'PT Nusa', position: 'Analis', isCurrent: true }] },
      hobbies: { items: [{ name: 'Memancing' }] },
    },
    unplaced: [],
  });
});

test('LinkedIn archive: another archive is none; a torn one and one that unfolds to too much say so', () => {
  expect(readLinkedinArchive(zipSync({ 'foto.csv': bytesOf('a,b\n1,2\n') }))).toBeUndefined();
  const archive = zipSync({ 'Profile.csv': bytesOf('First Name\nIntan\n') });
  const damaged = { refused: expect.stringContaining('rusak') as string };
  expect(readLinkedinArchive(archive.subarray(0, archive.length - 30))).toEqual(damaged);
  expect(readLinkedinArchive(archive.subarray(40))).toEqual(damaged);
  const bomb = zipSync({ 'Profile.csv': new Uint8Array(9 * 2 ** 20) });
  expect(bomb.length).toBeLessThan(50_000);
  expect(readLinkedinArchive(bomb)).toEqual({ refused: expect.stringContaining('terlalu besar') as string });
});

test.each([
  ['packed', 6],
  ['not packed', 0],
] as const)(
  'LinkedIn archive: a table that claims to be small, %s, unfolds to no more than is allowed',
  (_, level) => {
    const table = new Uint8Array(9 * 2 ** 20);
    const bomb = Buffer.from(zipSync({ 'Profile.csv': profile, 'Skills.csv': [table, { level }] }));
    const entry = bomb.lastIndexOf('Skills.csv') - 46;
    bomb.writeUInt32LE(100, entry + 24);
    expect(readLinkedinArchive(new Uint8Array(bomb))).toMatchObject({
      document: { profile: { firstName: 'Intan' } },
      unplaced: [{ where: 'Skills.csv', text: expect.stringContaining('terlalu besar') as string }],
    });
  },
);

test('LinkedIn archive: tables that lie about their size count with what was unfolded in vain, so nothing after four is unfolded', () => {
  const names = Array.from({ length: 4 }, (_, index) => `${index}/Skills.csv`);
  const tables = Object.fromEntries(names.map((name) => [name, new Uint8Array(9 * 2 ** 20)]));
  const bomb = Buffer.from(zipSync({ ...tables, 'Profile.csv': profile }));
  for (const name of names) bomb.writeUInt32LE(100, bomb.lastIndexOf(name) - 46 + 24);
  expect(readLinkedinArchive(new Uint8Array(bomb))).toEqual({
    refused: expect.stringContaining('terlalu besar') as string,
  });
});

test('LinkedIn archive: many tables that unfold to much together: those beyond are left out', () => {
  const table = new Uint8Array(2 * 2 ** 20);
  const names = Array.from({ length: 5 }, (_, index) => `${index}/Skills.csv`);
  const tables = Object.fromEntries(names.map((name) => [name, table]));
  expect(readLinkedinArchive(zipSync({ 'Profile.csv': profile, ...tables }))).toMatchObject({
    document: { profile: { firstName: 'Intan' } },
    unplaced: [{ where: 'Skills.csv' }, { where: 'Skills.csv' }],
  });
});

test('LinkedIn archive: one table that is too much is left out and said, the rest is read', () => {
  const long = 'x'.repeat(30_000);
  const skills = ['Name', ...Array.from({ length: 250 }, (_, index) => `Keahlian ${index}`)].join('\n');
  const cv = readLinkedinArchive(
    zipSync({
      'Profile.csv': profile,
      'Skills.csv': bytesOf(`\n${skills}`),
      'Positions.csv': bytesOf(`Company Name,Title,Description\nPT Nusa,Analis,${long}\n`),
      'Education.csv': bytesOf('School Name,Degree Name\nUniversitas Contoh,S1\n'),
      'Projects.csv': new Uint8Array(3 * 2 ** 20),
    }),
  );
  if (!cv || 'refused' in cv) throw new Error('not read');
  expect(cv.document.education.items).toHaveLength(1);
  expect(cv.document.skills.items).toHaveLength(200);
  expect(cv.document.work.items).toMatchObject([{ company: 'PT Nusa', position: 'Analis', summary: '' }]);
  expect(cv.unplaced).toEqual([
    { where: 'Projects.csv', text: expect.stringContaining('terlalu besar') as string },
    { where: 'Skills.csv', text: expect.stringContaining('50 baris') as string },
    { where: 'positions.csv › 1 › Description', text: `${long.slice(0, 1_999)}…` },
  ]);
});

test('LinkedIn archive: the largest table is left out for as long as a CV does not hold them all', () => {
  const rows = Array.from({ length: 150 }, (_, index) => `Proyek ${index},${'x'.repeat(2_000)}`);
  const cv = readLinkedinArchive(
    zipSync({ 'Profile.csv': profile, 'Projects.csv': bytesOf(['Title,Description', ...rows].join('\n')) }),
  );
  if (!cv || 'refused' in cv) throw new Error('not read');
  expect(cv.document.projects.items).toEqual([]);
  expect(cv.unplaced).toEqual([
    { where: 'Projects.csv', text: expect.stringContaining('terlalu besar') as string },
  ]);
});

test.each(['utf-8', 'utf16le', 'latin1'] as const)(
  'LinkedIn archive: names keep their accents, saved as %s',
  (encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    const table = Buffer.from(`${mark}First Name,Last Name\nRené,Müller\n`, encoding);
    const cv = readLinkedinArchive(zipSync({ 'Profile.csv': new Uint8Array(table) }));
    expect(cv).toMatchObject({ document: { profile: { firstName: 'René', lastName: 'Müller' } } });
  },
);

test('LinkedIn archive: what stands in a row beyond the heads is listed', () => {
  const rows = 'Company Name,Title\nPT Nusa,Analis,Rapi, teliti\n';
  const cv = readLinkedinArchive(zipSync({ 'Profile.csv': profile, 'Positions.csv': bytesOf(rows) }));
  expect(cv).toMatchObject({
    document: { work: { items: [{ company: 'PT Nusa', position: 'Analis' }] } },
    unplaced: [{ text: 'Rapi, teliti' }],
  });
});

test('LinkedIn archive: heads in Indonesian are read by their place, a summary from a table of its own', () => {
  const cv = readLinkedinArchive(
    zipSync({
      'Profile.csv': bytesOf(
        'Nama Depan,Nama Belakang,Nama Gadis,Alamat,Tanggal Lahir,Judul,Ringkasan,Industri,Kode Pos,Lokasi,Twitter,Situs Web,Pesan\nIntan,Permata,,,,Analis,,,,Solo,,,\n',
      ),
      'Profile Summary.csv': bytesOf('Profile Summary\nTeliti.\n'),
      'Positions.csv': bytesOf(
        'Nama Perusahaan,Jabatan,Deskripsi,Lokasi,Mulai,Selesai\nPT Nusa,Analis,"Menyusun laporan, cepat",Solo,Okt 2021,\n',
      ),
      'Certifications.csv': bytesOf(
        'Nama,Url,Otoritas,Mulai,Selesai,Nomor Lisensi\nTOEFL,https://t.example,ETS,Mei 2022,,7\n',
      ),
    }),
  );
  expect(cv).toMatchObject({
    document: {
      profile: { firstName: 'Intan', subtitle: 'Analis', address: { city: 'Solo' } },
      objective: { body: 'Teliti.' },
      work: { items: [{ company: 'PT Nusa', position: 'Analis', startDate: '2021-10', isCurrent: true }] },
      certifications: { items: [{ title: 'TOEFL', issuer: 'ETS', date: '2022-05', credentialId: '7' }] },
    },
    unplaced: [],
  });
});
