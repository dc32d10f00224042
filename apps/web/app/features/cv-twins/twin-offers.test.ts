import {
  customItemSchema,
  parseResume,
  starterResume,
  turnLanguage,
  workItemSchema,
  type Resume,
} from '@setapak/resume';
import { expect, test } from 'vitest';
import { leftToTranslate } from './left-to-translate.ts';
import { ignored, takenBack, takenOver, twinOffers, type TwinState } from './twin-offers.ts';

const original = starterResume('marketing');
const twin = turnLanguage(original, 'en');
const [job, second] = original.work.items;

const seenFrom = (side: TwinState['side'], now: { original?: Resume; twin?: Resume }): TwinState => {
  const [one, other] = [now.original ?? original, now.twin ?? twin];
  return side === 'original'
    ? { side, mine: one, theirs: other, seenMine: original, seenTheirs: twin }
    : { side, mine: other, theirs: one, seenMine: twin, seenTheirs: original };
};

const withJob = (document: Resume, change: Partial<Resume['work']['items'][number]>): Resume => ({
  ...document,
  work: {
    ...document.work,
    items: document.work.items.map((item) => (item.id === job!.id ? { ...item, ...change } : item)),
  },
});

const applied = (state: TwinState, settled: Pick<TwinState, 'mine' | 'seenMine' | 'seenTheirs'>) => ({
  ...state,
  ...settled,
});

test('a fresh twin offers nothing either way', () => {
  expect(twinOffers(seenFrom('twin', {}))).toEqual({ offers: [], translated: [] });
  expect(twinOffers(seenFrom('original', {}))).toEqual({ offers: [], translated: [] });
});

test('a change is offered, taken over, and not offered back', () => {
  const changed = withJob(original, { company: 'Bank Nusa' });
  const state = seenFrom('twin', { original: changed });
  const [offer] = twinOffers(state).offers;
  expect(offer).toMatchObject({ section: 'work', id: job!.id, kind: 'changed' });
  const settled = takenOver(state, offer!);
  expect(settled.mine.work.items[0]?.company).toBe('Bank Nusa');
  expect(twinOffers(applied(state, settled)).offers).toEqual([]);
  const otherSide: TwinState = {
    side: 'original',
    mine: changed,
    theirs: settled.mine,
    seenMine: settled.seenTheirs,
    seenTheirs: settled.seenMine,
  };
  expect(twinOffers(otherSide)).toEqual({ offers: [], translated: [] });
});

test('what is ignored is not offered again until it changes again', () => {
  const state = seenFrom('twin', { original: withJob(original, { company: 'Bank Nusa' }) });
  const settled = ignored(state, twinOffers(state).offers);
  expect(settled.mine).toBe(twin);
  expect(twinOffers(applied(state, settled)).offers).toEqual([]);
  const again = { ...applied(state, settled), theirs: withJob(original, { company: 'Bank Lain' }) };
  expect(twinOffers(again).offers).toHaveLength(1);
});

test('a translation is no change to offer; what is written into it afterwards is', () => {
  const translated = withJob(twin, { summary: '- Ran the shop’s campaigns' });
  const state = seenFrom('original', { twin: translated });
  const found = twinOffers(state);
  expect(found.offers).toEqual([]);
  expect(found.translated).toHaveLength(1);
  const settled = applied(state, ignored(state, found.translated));
  const later = { ...settled, theirs: withJob(translated, { summary: '- Ran campaigns for 12 branches' }) };
  expect(twinOffers(later).offers.map(({ fields }) => fields.map(({ key }) => key))).toEqual([['summary']]);
});

test('dates and names that change in the twin are offered to the original', () => {
  const state = seenFrom('original', { twin: withJob(twin, { startDate: '2020-02' }) });
  expect(twinOffers(state).offers).toMatchObject([{ fields: [{ key: 'startDate' }] }]);
});

test('what was taken over is taken back; what was written meanwhile stays', () => {
  const fresh = workItemSchema.parse({ id: 'new', company: 'Toko Buku', position: 'Kasir' });
  const rest = withJob(original, { company: 'Bank Nusa' }).work.items.filter(({ id }) => id !== second!.id);
  const changed = { ...original, work: { ...original.work, items: [fresh, ...rest] } };
  const state = seenFrom('twin', { original: changed });
  const { offers } = twinOffers(state);
  expect(offers.map(({ kind }) => kind).toSorted()).toEqual(['added', 'changed', 'removed']);
  for (const offer of offers) {
    const { mine } = takenOver(state, offer);
    expect(mine).not.toEqual(twin);
    const written = { ...mine, objective: { ...mine.objective, body: 'New' } };
    expect(takenBack(written, offer, twin)).toEqual({
      ...twin,
      objective: { ...twin.objective, body: 'New' },
    });
  }
});

test('an item that was added comes with its terms turned, one that was removed goes', () => {
  const fresh = workItemSchema.parse({ id: 'new', company: 'Toko Buku', position: 'Kasir' });
  const changed = {
    ...original,
    work: { ...original.work, items: [fresh, ...original.work.items.slice(1)] },
  };
  let state = seenFrom('twin', { original: changed });
  expect(twinOffers(state).offers.map(({ kind }) => kind)).toEqual(['added', 'removed']);
  for (const offer of twinOffers(state).offers) state = applied(state, takenOver(state, offer));
  expect(state.mine.work.items.map(({ id, position }) => [id, position])).toEqual([
    ['new', 'Cashier'],
    ...(second ? [[second.id, state.mine.work.items[1]?.position]] : []),
    ...original.work.items.slice(2).map(({ id }, index) => [id, state.mine.work.items[index + 2]?.position]),
  ]);
  expect(twinOffers(state).offers).toEqual([]);
});

test('a section of one’s own comes and goes with its items', () => {
  const changed: Resume = {
    ...original,
    custom: [{ id: 'own', heading: 'Karya tulis', visible: true, items: [] }],
  };
  const state = seenFrom('twin', { original: changed });
  const [offer] = twinOffers(state).offers;
  expect(takenOver(state, offer!).mine.custom).toEqual(changed.custom);
});

test('personal details are offered field by field, the look never', () => {
  const moved: Resume = {
    ...original,
    profile: { ...original.profile, address: { ...original.profile.address, city: 'Kupang' } },
    metadata: { ...original.metadata, fontSize: 15 },
  };
  const state = seenFrom('twin', { original: moved });
  const [offer, ...others] = twinOffers(state).offers;
  expect(others).toEqual([]);
  expect(takenOver(state, offer!).mine.profile.address.city).toBe('Kupang');
});

test('left to translate: sentences that stand as in the original, until they are changed or said to be right', () => {
  const left = leftToTranslate(twin, original, []);
  const summary = left.find(({ place }) => place === `work:${job!.id}:summary`);
  expect(summary?.about).toContain('Pengalaman Kerja');
  expect(left.some(({ place }) => place.endsWith(':company'))).toBe(false);
  const translated = withJob(twin, { summary: '- Ran the campaigns of the shop' });
  const places = leftToTranslate(translated, original, [left[0]!.place]).map(({ place }) => place);
  expect(places).not.toContain(summary!.place);
  expect(places).not.toContain(left[0]!.place);
  expect(places).toHaveLength(left.length - (left[0] === summary ? 1 : 2));
});

const cvOf = (content: object): Resume =>
  parseResume({ version: 3, ...content, metadata: { language: 'id' } });
const leftOf = (content: object) => {
  const own = cvOf(content);
  return leftToTranslate(turnLanguage(own, 'en'), own, []).map(({ about, text }) => [about, text]);
};

test('left to translate: skills that are in the other language and cannot be turned; tools and turned ones are not', () => {
  expect(
    leftOf({
      skills: {
        items: [
          { id: 'a', name: 'Komunikasi' },
          { id: 'b', name: 'Perawatan luka' },
          { id: 'c', name: 'Microsoft Excel', level: 'Lumayan bisa' },
          {
            id: 'd',
            name: 'Public speaking',
            keywords: ['Photoshop', 'Penagihan piutang', 'menjilid', 'Canva'],
          },
        ],
      },
      hobbies: { items: [{ id: 'e', name: 'Memancing' }] },
      languages: { items: [{ id: 'f', name: 'Bahasa Bugis', fluency: 'Lancar' }] },
      certifications: { items: [{ id: 'g', title: 'Pelatihan Barista Dasar' }] },
    }),
  ).toEqual([
    ['Keahlian · Perawatan luka · Nama', 'Perawatan luka'],
    ['Keahlian · Microsoft Excel · Tingkat', 'Lumayan bisa'],
    ['Keahlian · Public speaking · Rincian', 'Penagihan piutang, menjilid'],
    ['Sertifikasi · Pelatihan Barista Dasar · Judul', 'Pelatihan Barista Dasar'],
    ['Bahasa · Bahasa Bugis · Nama', 'Bahasa Bugis'],
    ['Minat · Memancing · Nama', 'Memancing'],
  ]);
});

test('left to translate: free degrees, courses and headings of one’s own', () => {
  expect(
    leftOf({
      objective: { heading: 'Sekilas tentang saya' },
      work: { heading: 'Pengalaman Kerja' },
      education: {
        heading: 'Pendidikan yang ditempuh',
        items: [
          {
            id: 'a',
            institution: 'Universitas Nusa',
            degree: 'Sarjana Pendidikan',
            courses: ['Gamelan Jawa'],
          },
        ],
      },
      custom: [{ id: 'own', heading: 'Kegiatan sosial', items: [] }],
    }),
  ).toEqual([
    ['Ringkasan · Judul bagian', 'Sekilas tentang saya'],
    ['Pendidikan · Judul bagian', 'Pendidikan yang ditempuh'],
    ['Pendidikan · Universitas Nusa · Jenjang', 'Sarjana Pendidikan'],
    ['Pendidikan · Universitas Nusa · Mata kuliah', 'Gamelan Jawa'],
    ['Kegiatan sosial · Judul bagian', 'Kegiatan sosial'],
  ]);
});

test('left to translate: of a text that is half translated, the lines that still stand', () => {
  const own = cvOf({
    work: { items: [{ id: 'w', company: 'A', summary: '- Menyusun laporan\n- Melatih dua kasir' }] },
  });
  const half = turnLanguage(own, 'en');
  half.work.items[0]!.summary = '- Wrote the reports\n- Melatih dua kasir';
  expect(leftToTranslate(half, own, []).map(({ text }) => text)).toEqual(['• Melatih dua kasir']);
});

test('a section of one’s own that comes whole has its heading and its terms turned', () => {
  const changed: Resume = {
    ...original,
    custom: [
      {
        id: 'own',
        heading: 'Pelatihan',
        visible: true,
        items: [customItemSchema.parse({ id: 'i', title: 'Ketua', keywords: ['Negosiasi'] })],
      },
    ],
  };
  const state = seenFrom('twin', { original: changed });
  const [offer] = twinOffers(state).offers;
  expect(takenOver(state, offer!).mine.custom).toMatchObject([
    { heading: 'Training', items: [{ title: 'Chair', keywords: ['Negotiation'] }] },
  ]);
});

test('left to translate: what is printed in the document’s language, and names of projects, are not', () => {
  const own = parseResume({
    version: 3,
    work: { items: [{ id: 'w', company: 'A', position: 'Barista', employment: 'Full Time' }] },
    education: { items: [{ id: 'e', institution: 'B', degree: 'Bachelors' }] },
    projects: {
      items: [
        { id: 'p', title: 'KeretaKita' },
        { id: 'q', title: 'Delays of commuter trains' },
      ],
    },
    metadata: { language: 'en' },
  });
  const left = leftToTranslate(turnLanguage(own, 'id'), own, []);
  expect(left.map(({ place }) => place)).toEqual(['projects:q:title']);
});
