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

test('LinkedIn archive: another archive, a torn one and one that unfolds to too much are none', () => {
  expect(readLinkedinArchive(zipSync({ 'foto.csv': bytesOf('a,b\n1,2\n') }))).toBeUndefined();
  const archive = zipSync({ 'Profile.csv': bytesOf('First Name\nIntan\n') });
  expect(readLinkedinArchive(archive.subarray(0, archive.length - 30))).toBeUndefined();
  expect(readLinkedinArchive(archive.subarray(40))).toBeUndefined();
  const bomb = zipSync({ 'Profile.csv': new Uint8Array(9 * 2 ** 20) });
  expect(bomb.length).toBeLessThan(50_000);
  expect(readLinkedinArchive(bomb)).toBeUndefined();
});

test('LinkedIn archive: many tables that unfold to much together are none', () => {
  const table = new Uint8Array(2 * 2 ** 20);
  const names = Array.from({ length: 5 }, (_, index) => `${index}/Profile.csv`);
  expect(
    readLinkedinArchive(zipSync(Object.fromEntries(names.map((name) => [name, table])))),
  ).toBeUndefined();
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
