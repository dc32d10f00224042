import { parseResume, starterResume, workItemSchema, type Resume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { compareDocuments, fieldsInWords } from './compare-documents.ts';

const base = starterResume('product');
const [job] = base.work.items;

const withWork = (items: Resume['work']['items']): Resume => ({ ...base, work: { ...base.work, items } });

const withLooks = (resume: Resume, looks: Partial<Resume['metadata']>): Resume => ({
  ...resume,
  metadata: { ...resume.metadata, ...looks },
});

test('a document is no different from itself', () => {
  expect(compareDocuments(base, structuredClone(base))).toEqual([]);
});

test('a changed field is named with what stood there and what stands there', () => {
  const after = withWork(
    base.work.items.map((item, index) => (index === 0 ? { ...item, company: 'Bank Nusa' } : item)),
  );
  expect(compareDocuments(base, after)).toEqual([
    {
      section: 'work',
      heading: 'Pengalaman Kerja',
      moved: false,
      items: [
        {
          id: job!.id,
          kind: 'changed',
          title: `Bank Nusa, ${job!.position}`,
          fields: [{ key: 'company', field: 'Perusahaan', before: job!.company, after: 'Bank Nusa' }],
        },
      ],
    },
  ]);
});

test('items that were added, removed and moved', () => {
  const fresh = workItemSchema.parse({ id: 'new', company: 'Toko Buku', startDate: '2022-03' });
  const [added] = compareDocuments(base, withWork([fresh, ...base.work.items]));
  expect(added?.items).toEqual([
    {
      id: 'new',
      kind: 'added',
      title: 'Toko Buku',
      fields: [
        { key: 'company', field: 'Perusahaan', before: '', after: 'Toko Buku' },
        { key: 'startDate', field: 'Mulai', before: '', after: 'Mar 2022' },
      ],
    },
  ]);
  const [removed] = compareDocuments(base, withWork(base.work.items.slice(1)));
  expect(removed?.items.map(({ id, kind }) => [id, kind])).toEqual([[job!.id, 'removed']]);
  const current = workItemSchema.parse({ id: 'now', company: 'Toko Buku', isCurrent: true });
  const [gone] = compareDocuments(withWork([current]), withWork([]));
  expect(gone?.items[0]?.fields).toContainEqual({
    key: 'isCurrent',
    field: 'Masih berlangsung',
    before: 'Ya',
    after: '',
  });
  const [moved] = compareDocuments(base, withWork(base.work.items.toReversed()));
  expect(moved).toMatchObject({ section: 'work', moved: true, items: [] });
});

test('items of two CVs are paired by what they are called', () => {
  const other = withWork(
    base.work.items.map((item, index) => ({ ...item, id: `other-${index}`, location: 'Medan' })),
  );
  const [work] = compareDocuments(base, other);
  expect(work?.items.map(({ kind }) => kind)).toEqual(base.work.items.map(() => 'changed'));
});

test('sections of one’s own, personal details and the look', () => {
  const custom = [{ id: 'own-1', heading: 'Publikasi', visible: true, items: [] }];
  const after: Resume = {
    ...base,
    profile: { ...base.profile, address: { ...base.profile.address, city: 'Kupang' } },
    custom,
    metadata: { ...base.metadata, fontSize: 14 },
  };
  expect(compareDocuments(base, after).map(({ heading }) => heading)).toEqual([
    'Data diri',
    'Publikasi',
    'Tampilan',
  ]);
  expect(compareDocuments(after, base).map(({ section }) => section)).toEqual([
    'profile',
    'custom:own-1',
    'metadata',
  ]);
});

test('words are compared up to a length that can be read; what comes after is shown whole', () => {
  const jobOf = (id: string, summary: string) => workItemSchema.parse({ id, company: id, summary });
  const both = ['kata ', 'lain '].map((word) => ({
    ...base,
    work: { ...base.work, items: ['a', 'b', 'c', 'd'].map((id) => jobOf(id, word.repeat(2_000))) },
  }));
  const sections = compareDocuments(both[0]!, both[1]!);
  const fields = sections.flatMap(({ items }) => items.flatMap((item) => item.fields));
  expect(fields.map((field) => fieldsInWords(sections).has(field))).toEqual([true, true, true, false]);
});

test('a date of birth is named with its day, as it is printed', () => {
  const born = (birthDate: string): Resume => ({ ...base, profile: { ...base.profile, birthDate } });
  const [section] = compareDocuments(born('1998-08-17'), born('1998-08-18'));
  expect(section?.items[0]?.fields).toMatchObject([{ before: '17 Agustus 1998', after: '18 Agustus 1998' }]);
});

test('codes, measures and the order of sections are in the words of the builder', () => {
  const custom = parseResume({
    custom: [
      {
        id: 'pub',
        heading: 'Karya',
        items: [
          {
            id: 'a',
            type: 'publication',
            title: 'Banjir',
            subtitle: 'Kusuma, R.',
            organization: 'Jurnal Kota',
          },
          { id: 'b', type: 'testScore', title: 'TOEFL', organization: 'ETS', startDate: '2023-05' },
        ],
      },
    ],
  }).custom;
  const photo = { ...base, profile: { ...base.profile, photoShape: 'round' as const } };
  const after = withLooks(
    { ...photo, custom },
    { page: 'letter', linkStyle: 'underline', fontSize: 12, margin: 1 },
  );
  const changes = compareDocuments(base, after).flatMap(({ items }) => items.flatMap(({ fields }) => fields));
  const words = changes.map(({ field, after: is }) => `${field}: ${is}`);
  expect(words).toEqual(
    expect.arrayContaining([
      'Bentuk foto: Bulat',
      'Jenis isian: Publikasi',
      'Judul publikasi: Banjir',
      'Penulis: Kusuma, R.',
      'Jurnal atau penerbit: Jurnal Kota',
      'Jenis isian: Nilai tes',
      'Penyelenggara: ETS',
      'Tanggal tes: Mei 2023',
      'Kertas: Letter',
      'Tautan: Garis bawah',
      'Ukuran huruf: 9 pt',
      'Tepi halaman: 100%',
    ]),
  );
  const columns = base.metadata.layout.onyx.map((column) => [...column].toReversed());
  const turned = withLooks(base, { layout: { ...base.metadata.layout, onyx: columns } });
  const order = compareDocuments(base, turned)[0]?.items[0]?.fields[0];
  expect(order).toMatchObject({
    field: 'Urutan bagian',
    before: expect.stringMatching(/^Ringkasan, Pengalaman Kerja, /),
  });
});
