import { parseResume, starterResume, withExamplesKept } from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { adAdvice } from './ad-wishes.ts';
import { composeLetter } from './compose-letter.ts';
import { gapsOf, splitGaps } from './gaps.ts';
import { jobOf, noJob, suggestKind, suggestLanguage, suggestTone } from './job.ts';
import { LetterError, parseLetter } from './parse-letter.ts';
import { fileNameOf, letterText, mailOf, whatsAppOf } from './sending.ts';
import { sheetOf } from './sheet.ts';

const letter = composeLetter({
  resume: withExamplesKept(starterResume('finance', 'id')),
  ad: '',
  job: { title: 'Staf Keuangan', company: 'PT Contoh' },
  language: 'id',
  kind: 'company',
  tone: 'finance',
  today: '2026-11-22',
});

test('file names say who applies for what; gaps and forbidden characters are left out', () => {
  expect(fileNameOf('cv', letter, 'pdf')).toBe('CV_Nadya Prameswari_Staf Keuangan.pdf');
  expect(fileNameOf('letter', { ...letter, position: 'Admin/Kasir: [posisi]' }, 'docx')).toBe(
    'Surat Lamaran_Nadya Prameswari_Admin Kasir.docx',
  );
  expect(fileNameOf('package', { ...letter, language: 'en', position: '' }, 'pdf')).toBe(
    'Application_Nadya Prameswari.pdf',
  );
});

test('mail: a subject with the name, a body without the address block, and an address that programs understand', () => {
  const { subject, body, href } = mailOf(letter, 'hrd@contoh.example');
  expect(subject).toBe('Lamaran pekerjaan sebagai Staf Keuangan - Nadya Prameswari');
  expect(body).toMatch(/^Dengan hormat,\n\n/);
  expect(body).not.toContain('Yth.');
  const parsed = new URL(href);
  expect(parsed.pathname).toBe('hrd@contoh.example');
  expect(parsed.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});

test('mail: an address cannot add headers of its own', () => {
  expect(new URL(mailOf(letter, 'a@b.example?bcc=x@y.example').href).searchParams.get('bcc')).toBeNull();
});

test('WhatsApp: short, and says that the files follow', () => {
  const text = whatsAppOf(letter);
  expect(text).toMatch(/^Halo, Bapak\/Ibu\. Perkenalkan, saya Nadya Prameswari\./);
  expect(text.length).toBeLessThan(1_200);
});

test('text of the letter: Hal and Lampiran stand below each other', () => {
  expect(letterText(letter)).toContain(
    'Hal      : Lamaran pekerjaan sebagai Staf Keuangan\nLampiran : 1 (satu) berkas',
  );
});

test('sheet: empty parts and empty lists are left out', () => {
  const sheet = sheetOf({
    ...letter,
    attachments: [],
    subject: '',
    paragraphs: [{ id: 'p1', kind: 'attachments', text: 'Saya lampirkan:' }],
  });
  expect(sheet.facts).toEqual([]);
  expect(sheet.blocks).toEqual([]);
});

test('gaps are found wherever they stand, in order', () => {
  const found = gapsOf({
    ...letter,
    place: '[kota]',
    paragraphs: [{ id: 'p1', kind: 'text', text: 'A [satu] b [dua].' }],
  });
  expect(found).toEqual([
    { place: 'place', hint: 'kota' },
    { place: 'paragraphs/p1', hint: 'satu' },
    { place: 'paragraphs/p1', hint: 'dua' },
  ]);
  expect(splitGaps('A [satu] b')).toEqual([
    { text: 'A ', isGap: false },
    { text: '[satu]', isGap: true },
    { text: ' b', isGap: false },
  ]);
});

describe('an ad says how to apply', () => {
  const ad = `Desainer Grafis\nKirim lamaran dan fotokopi KTP: loker@warna.example\nJudul: DG-NAMA\nNo cover letters please.`;

  test('the address, the name that the file must bear, the identity card, and that no letter is wanted', () => {
    expect(adAdvice(ad, null, '2026-11-22')).toEqual({
      email: 'loker@warna.example',
      subjectLine: 'Judul: DG-NAMA',
      wantsIdentityCard: true,
      refusesLetters: true,
      missing: [],
    });
  });

  test('a skill is not missing where the CV has it by another name', () => {
    const wanted = 'Staf Keuangan\nKualifikasi:\n- Menguasai Microsoft Excel dan Tableau';
    const cv = parseResume({ skills: [{ name: 'Perangkat', keywords: ['Excel (PivotTable)'] }] });
    expect(adAdvice(wanted, cv, '2026-11-22').missing).toEqual(['Tableau']);
  });
});

test.each([
  ['Magang Digital Marketing', 'PT A', 'internship'],
  ['Kasir Part Time', 'Toko B', 'part_time'],
  ['Analis Anggaran', 'Kementerian Contoh', 'government'],
  ['Officer', 'PT Contoh (Persero)', 'government'],
  ['Internal Auditor', 'PT A', 'company'],
])('kind: %s at %s is %s', (title, company, kind) => {
  expect(suggestKind({ title, company })).toBe(kind);
});

test.each([
  ['Perawat IGD', 'care'],
  ['Backend Developer', 'technology'],
  ['Social Media Specialist', 'creative'],
  ['Magang Media Sosial', 'creative'],
  ['Pekerja Sosial', 'care'],
  ['Staf Pajak', 'finance'],
  ['Barista', 'service'],
  ['Management Trainee', 'general'],
])('tone: %s is %s', (title, tone) => {
  expect(suggestTone(title)).toBe(tone);
});

test.each([
  ['Dicari barista untuk kedai kopi di Bogor, minimal lulusan SMA', 'id'],
  [
    'Junior Data Analyst\nWe are looking for someone who can clean data and present findings to the team',
    'en',
  ],
  ['', 'id'],
])('language: %j is answered in %s', (adText, language) => {
  expect(suggestLanguage(adText)).toBe(language);
});

test('parse: what is no letter, too large or from a newer release is refused', () => {
  const codeOf = (input: unknown) => {
    try {
      parseLetter(input);
      return 'ok';
    } catch (error) {
      return error instanceof LetterError ? error.code : error;
    }
  };
  expect(codeOf(letter)).toBe('ok');
  expect(codeOf(null)).toBe('invalid');
  expect(codeOf({ ...letter, version: 2 })).toBe('unsupported_version');
  expect(codeOf({ ...letter, salutation: 'x'.repeat(400) })).toBe('too_large');
  expect(codeOf({ ...letter, date: '2026-02-31' })).toBe('invalid');
});

test.each([
  ['Kementerian X\nCPNS 2026\nJabatan: Pengelola Keuangan', '', 'government'],
  ['BUMN rekrutmen bersama\nIT Staff', '', 'government'],
  ['IT Staff\nS1 Informatika', 'PT Pertamina Hulu', 'government'],
  ['Konsultan\nBerpengalaman menangani klien BUMN', '', 'company'],
  ['part-time barista, mahasiswa boleh', '', 'part_time'],
  ['Barista, full time atau part time', '', 'company'],
])('kind by the ad: %j of %j is %s', (ad, company, kind) => {
  expect(suggestKind({ title: '', company }, ad)).toBe(kind);
});

test.each([
  ['Bu Rini 0812-3333-4545', 'Ibu Rini'],
  ['Pak Yoga Pratama / hrd@contoh.example', 'Bapak Yoga Pratama'],
  ['Kak Nisa 0819-5555-0123', ''],
  ['hrd@contoh.example', ''],
  ['Ibu Ratna', 'Ibu Ratna'],
])('contact %j is addressed as %j', (contact, name) =>
  expect(jobOf({ ...noJob, contact }, null).contact).toBe(name),
);
