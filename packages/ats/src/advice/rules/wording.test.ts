import { expect, test } from 'vitest';
import { findingsOf, idsOf } from '../testing/findings-of.ts';
import { SENIOR } from '../testing/people.ts';

const doing = (...did: string[]) => ({
  ...SENIOR,
  work: [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }],
  summary: null,
});

test('the same deed twice is found', () => {
  const did = [
    'Menyusun 3 laporan pajak',
    'Menyusun 3 laporan pajak',
    'Melatih 4 orang',
    'Mengelola 2 gudang',
  ];
  expect(idsOf(doing(...did))).toContain('wording-repetition');
});

test('"Saya" before every deed is no repetition of a verb', () => {
  const did = [
    'Saya menyusun 3 laporan',
    'Saya melatih 4 orang',
    'Saya mengelola 2 gudang',
    'Saya membeli 5 truk',
  ];
  expect(idsOf(doing(...did))).not.toContain('wording-repetition');
  expect(idsOf(doing(...did))).not.toContain('wording-stuffing');
});

test('key words: a list that repeats itself is stuffing, and so are bullets made of key words', () => {
  const list = 'Excel, SAP, Odoo';
  const skills = { 'Skills/Interests/Languages': `Keahlian\n${list}, ${list}, ${list}, ${list}` };
  expect(findingsOf({ ...SENIOR, skills: [], sections: skills })['wording-stuffing']).toMatchObject({
    topic: 'content.keyword-stuffing',
  });
  const bullets = doing(
    'SEO, SEM, SEO iklan SEO',
    'Iklan, SEM, Iklan, konten Iklan',
    'Menulis 12 artikel per bulan',
  );
  expect(findingsOf(bullets)['wording-stuffing']).toMatchObject({ outcome: 'failed' });
});

test('key words: languages named by group are no stuffing', () => {
  const sections = {
    'Skills/Interests/Languages': 'Bahasa\nBahasa Indonesia (penutur asli), Bahasa Jawa, Bahasa Inggris',
  };
  expect(idsOf({ ...SENIOR, sections })).not.toContain('wording-stuffing');
});

test('a bullet of more than three lines is too long', () => {
  expect(findingsOf(doing(`Menyusun ${'laporan '.repeat(45)}`))['wording-long-bullets']?.places).toHaveLength(
    1,
  );
});

test('key words: the same three behind every bullet are stuffing, a place named twice is none', () => {
  const deeds = ['Melatih 4 orang', 'Mengelola 2 gudang', 'Membeli 5 truk', 'Menyusun 3 laporan'];
  const stuffed = doing(...deeds.map((deed) => `${deed} (teknik aseptik, CSSD, bedah)`));
  expect(findingsOf(stuffed)['wording-stuffing']).toMatchObject({ outcome: 'failed' });
  const named = doing(
    ...deeds.map((deed, at) => (at < 2 ? `${deed} di Gudang Utama Marunda Jakarta` : deed)),
  );
  expect(idsOf(named)).not.toContain('wording-stuffing');
});
