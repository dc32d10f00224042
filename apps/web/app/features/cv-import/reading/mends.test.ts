import { parseResume, plainText, emptyResume, type Resume } from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { applyReview } from './apply-review.ts';
import type { Leftover } from './leftover.ts';
import type { Move } from './entry-moves.ts';
import { readReview } from './read-review.ts';
import { likelySplit, linesToSplitAt } from './split-entry.ts';
import { withNames } from './with-names.ts';

const cv = (sections: object): Resume => parseResume({ ...emptyResume({ language: 'id' }), ...sections });
const moved = (before: Resume, moves: Record<string, Move>, edits: Record<string, string> = {}): Resume =>
  applyReview(before, {
    edits: new Map(Object.entries(edits)),
    additions: [],
    moves: new Map(Object.entries(moves)),
  });

const volunteer = {
  id: 'b',
  position: 'Sekretaris',
  company: 'Karang Taruna Mawar',
  location: 'Kudus',
  startDate: '2019',
  endDate: '2021',
  summary: 'Mengadakan lomba',
};

describe('entries that were read into another section', () => {
  test('a job that is an organisation goes there with everything it says, as it was corrected', () => {
    const before = cv({
      work: { items: [{ id: 'a', position: 'Kasir', company: 'Toko Arunika' }, volunteer] },
    });
    const { work, informalEducation } = moved(
      before,
      { 'work.b': 'informalEducation' },
      { 'work.b.position': 'Sekretaris Umum' },
    );
    expect(work.items.map(({ id }) => id)).toEqual(['a']);
    expect(informalEducation.items).toMatchObject([
      {
        position: 'Sekretaris Umum',
        institution: 'Karang Taruna Mawar',
        location: 'Kudus',
        startDate: '2019',
        endDate: '2021',
        summary: 'Mengadakan lomba',
      },
    ]);
  });

  test('what a section has no field for stays as text', () => {
    const item = { ...volunteer, description: 'Perkumpulan pemuda', website: 'mawar.example' };
    const { awards } = moved(cv({ work: { items: [item] } }), { 'work.b': 'awards' });
    expect(awards.items).toMatchObject([
      { title: 'Sekretaris', awarder: 'Karang Taruna Mawar', date: '2019' },
    ]);
    const said = plainText(awards.items[0]!.summary);
    for (const text of ['2019 – 2021', 'Kudus', 'Perkumpulan pemuda', 'Mengadakan lomba', 'mawar.example'])
      expect(said).toContain(text);
  });

  test('a school that is a job, a certificate that is a school, and what is no entry at all', () => {
    const before = cv({
      education: { items: [{ id: 'a', institution: 'SMA Negeri 2', degree: 'Bachelors', gpa: '3.5' }] },
      certifications: {
        items: [{ id: 'c', title: 'S1 Farmasi', issuer: 'Universitas Cendana', date: '2020' }],
      },
      work: { items: [{ id: 'w', position: 'Halaman 2' }] },
    });
    const after = moved(before, { 'education.a': 'work', 'certifications.c': 'education', 'work.w': 'none' });
    expect(after.work.items).toMatchObject([
      { position: 'Sarjana', company: 'SMA Negeri 2', summary: '3.5' },
    ]);
    expect(after.education.items).toMatchObject([
      { institution: 'Universitas Cendana', degree: 'Bachelors', field: 'Farmasi', startDate: '2020' },
    ]);
    expect(after.certifications.items).toEqual([]);
  });

  test('an entry with one name only keeps it in the name that its section asks for', () => {
    const before = cv({
      work: {
        items: [
          { id: 'w', position: 'Karang Taruna' },
          { id: 'x', company: 'AWS' },
        ],
      },
    });
    const { informalEducation, certifications } = moved(before, {
      'work.w': 'informalEducation',
      'work.x': 'certifications',
    });
    expect(informalEducation.items).toMatchObject([{ institution: 'Karang Taruna', position: '' }]);
    expect(certifications.items).toMatchObject([{ title: 'AWS', issuer: '' }]);
  });
});

describe('an entry that was read as two', () => {
  test('the lower one gives what the upper one lacks, an employer read as a post included', () => {
    const before = cv({
      work: {
        items: [
          { id: 'a', position: 'Kasir', startDate: '2019', endDate: '2021', summary: 'Melayani pembeli' },
          { id: 'b', position: 'Toko Arunika', location: 'Kudus', summary: 'Mencatat kas' },
        ],
      },
    });
    const { work } = moved(before, { 'work.b': 'above' });
    expect(work.items).toMatchObject([
      { id: 'a', position: 'Kasir', company: 'Toko Arunika', location: 'Kudus', startDate: '2019' },
    ]);
    expect(plainText(work.items[0]!.summary)).toMatch(/Melayani pembeli\s+Mencatat kas/);
  });

  test('what both say otherwise is kept as text, and several are joined into the first', () => {
    const before = cv({
      work: {
        items: [
          { id: 'a', position: 'Kasir', company: 'Toko Arunika' },
          { id: 'b', position: 'Kepala Kasir', startDate: '2020' },
          { id: 'c', summary: 'Menutup buku' },
        ],
      },
    });
    const { work } = moved(before, { 'work.b': 'above', 'work.c': 'above' });
    expect(work.items).toMatchObject([{ position: 'Kasir', company: 'Toko Arunika', startDate: '2020' }]);
    expect(plainText(work.items[0]!.summary)).toMatch(/Kepala Kasir\s+Menutup buku/);
  });

  test('the first of a section has none above it and stays', () => {
    const before = cv({ work: { items: [{ id: 'a', position: 'Kasir' }] } });
    expect(moved(before, { 'work.a': 'above' }).work.items).toMatchObject([{ position: 'Kasir' }]);
  });
});

describe('one entry that holds two', () => {
  const text = [
    '- Melayani 120 pembeli sehari',
    'Staf Gudang',
    'CV Kencana Jaya | Maret 2016 – Juni 2018',
    '- Mencatat stok',
    '- Mengatur kiriman',
  ].join('\n');
  const merged = {
    id: 'a',
    position: 'Kasir',
    company: 'Toko Arunika',
    location: 'Kudus',
    startDate: '2019',
    summary: text,
  };
  const split = (items: object[], line: string, more: Partial<Parameters<typeof applyReview>[1]> = {}) =>
    applyReview(cv({ work: { items } }), {
      edits: new Map(),
      additions: [],
      moves: new Map([['work.a', 'split']]),
      splits: new Map([['work.a', line]]),
      ...more,
    });

  test('the second begins with the chosen line: its names, its period and its points are its own', () => {
    const { work } = split([merged, { id: 'c', position: 'Magang' }], 'Staf Gudang');
    expect(work.items).toMatchObject([
      { id: 'a', position: 'Kasir', company: 'Toko Arunika', location: 'Kudus', startDate: '2019' },
      {
        position: 'Staf Gudang',
        company: 'CV Kencana Jaya',
        startDate: '2016-03',
        endDate: '2018-06',
        isCurrent: false,
        location: '',
      },
      { id: 'c', position: 'Magang' },
    ]);
    expect(work.items.slice(0, 2).map(({ summary }) => plainText(summary))).toEqual([
      '• Melayani 120 pembeli sehari',
      '• Mencatat stok\n• Mengatur kiriman',
    ]);
    expect(new Set(work.items.map(({ id }) => id)).size).toBe(3);
  });

  test('the text as it was corrected is what is parted, and a line that is gone makes no second entry', () => {
    const edits = new Map([['work.a.summary', 'Melayani pembeli\nAdmin\n2015 - sekarang']]);
    const { work } = split([merged], 'Admin', { edits });
    expect(work.items).toMatchObject([
      { position: 'Kasir', summary: 'Melayani pembeli' },
      { position: 'Admin', startDate: '2015', isCurrent: true, summary: '' },
    ]);
    expect(split([merged], 'Staf Gudang', { edits }).work.items).toHaveLength(1);
    expect(split([merged], '').work.items).toMatchObject([{ id: 'a', summary: text }]);
  });

  test('a school with another in its text: its name, its degree and when', () => {
    const school = {
      id: 's',
      institution: 'Universitas Kencana',
      summary: 'S1 Akuntansi\nSMA Negeri 2 Kudus\n2012 - 2015',
    };
    const { education } = applyReview(cv({ education: { items: [school] } }), {
      edits: new Map(),
      additions: [],
      moves: new Map([['education.s', 'split']]),
      splits: new Map([['education.s', 'SMA Negeri 2 Kudus']]),
    });
    expect(education.items).toMatchObject([
      { institution: 'Universitas Kencana', summary: 'S1 Akuntansi' },
      { institution: 'SMA Negeri 2 Kudus', degree: '', startDate: '2012', endDate: '2015' },
    ]);
  });

  test.each([
    [text, 'Staf Gudang'],
    ['Melayani pembeli\nStaf Gudang\n2016 – 2018', 'Staf Gudang'],
    ['Melayani pembeli\nStaf Gudang, 2016 – 2018', 'Staf Gudang, 2016 – 2018'],
    ['- Melayani pembeli\n- Mencatat kas', 'Melayani pembeli'],
  ])('where the second most likely begins in %j', (printed, line) => {
    expect(likelySplit(printed)).toBe(line);
    expect(linesToSplitAt(printed)).toContain(line);
  });
});

describe('names the wrong way round', () => {
  const clubs: Leftover = {
    heading: 'Organisasi',
    text: 'Bendahara\nKarang Taruna\nKetua\nOSIS',
    entries: ['Bendahara\nKarang Taruna', 'Ketua\nOSIS'],
    parts: [
      { organization: 'Bendahara', position: 'Karang Taruna' },
      { organization: 'Ketua', position: 'OSIS' },
    ],
    target: 'informalEducation',
  };

  test('a review shows which is which, and one press exchanges them in all entries', () => {
    expect(withNames(clubs).names).toEqual([
      ['Karang Taruna', 'Bendahara'],
      ['OSIS', 'Ketua'],
    ]);
    const before = cv({
      informalEducation: { items: [{ id: 'o', institution: 'PMI', position: 'Relawan' }] },
    });
    const additions = [{ leftover: clubs, target: clubs.target, swapped: true }];
    const { informalEducation } = applyReview(before, { edits: new Map(), additions });
    expect(informalEducation.items).toMatchObject([
      { institution: 'PMI', position: 'Relawan' },
      { institution: 'Karang Taruna', position: 'Bendahara' },
      { institution: 'OSIS', position: 'Ketua' },
    ]);
  });

  test('a name that holds a period says that its entry was read wrongly', () => {
    const torn: Leftover = {
      heading: 'Organisasi',
      text: '2019 – 2022 Ketua Bidang Pelatihan\nIkatan Ahli Muda',
      target: 'informalEducation',
    };
    expect(withNames(torn).isOdd).toBe(true);
    expect(withNames(clubs).isOdd).toBeUndefined();
  });

  test('text without names has none to exchange', () => {
    expect(withNames({ heading: 'Catatan', text: 'Satu baris', target: 'custom' })).not.toHaveProperty(
      'names',
    );
  });
});

test('a review’s form says what becomes of entries and leftovers; what it cannot say is passed over', () => {
  const form = new FormData();
  form.set('entry:work.a', 'above');
  form.set('entry:work.b', 'profile');
  form.set('entry:work.d', 'split');
  form.set('split:work.d', 'Staf Gudang');
  form.set('swap:2', 'on');
  form.set('field:certifications.c.issuer', 'BNSP');
  const { moves, splits, swapped, edits } = readReview(form);
  expect([...moves]).toEqual([
    ['work.a', 'above'],
    ['work.d', 'split'],
  ]);
  expect([...splits]).toEqual([['work.d', 'Staf Gudang']]);
  expect([...swapped]).toEqual([2]);
  const before = cv({ certifications: { items: [{ id: 'c', title: 'Barista', issuer: 'LSP' }] } });
  expect(applyReview(before, { edits, additions: [] }).certifications.items).toMatchObject([
    { title: 'Barista', issuer: 'BNSP' },
  ]);
});
