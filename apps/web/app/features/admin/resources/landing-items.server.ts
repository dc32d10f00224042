import { and, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { landingItem, type landingKind } from '~/services/db/admin-schema.ts';
import { newId } from '~/services/id.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import type { FormField } from '../resource.ts';

type Kind = (typeof landingKind)['enumValues'][number];
type Word = 'title' | 'name' | 'content' | 'label' | 'pushTo' | 'photoUrl';

interface Noun {
  kind: Kind;
  name: string;
  title: string;
  singular: string;
  intro: string;
  /** What this kind calls its fields; those it does not name, it does not have. */
  words: Partial<Record<Word, { label: string; hint?: string; long?: true; optional?: true }>>;
}

const address = /^(?:\/(?![/\\])|https:\/\/)\S*$/;
const ownPicture = /^\/(?!\/)[\w./-]+$/;

function schemaOf({ words }: Noun) {
  const text = (word: Word, most: number) =>
    z
      .string()
      .max(most)
      .refine((value) => !words[word] || words[word].optional || value !== '', 'Harus diisi')
      .default('');
  return z.object({
    title: text('title', 120),
    name: text('name', 80),
    content: text('content', 600),
    label: text('label', 80),
    pushTo: text('pushTo', 300).refine((value) => value === '' || address.test(value), {
      message: 'Tulis alamat https:// atau halaman kita, misalnya /app/home',
    }),
    photoUrl: text('photoUrl', 200).refine((value) => value === '' || ownPicture.test(value)),
    position: z.int({ error: 'Isi dengan bilangan bulat' }).min(0).max(1_000),
    active: z.boolean(),
  });
}

function fieldsOf({ words }: Noun): FormField[] {
  const order: Word[] = ['title', 'name', 'content', 'label', 'pushTo', 'photoUrl'];
  const named = order.flatMap((name): FormField[] => {
    const word = words[name];
    if (!word) return [];
    const { label, hint, long, optional } = word;
    return [
      {
        name,
        label,
        kind: name === 'photoUrl' ? 'picture' : long ? 'longText' : 'text',
        ...(hint && { hint }),
        ...(optional && { optional }),
      },
    ];
  });
  return [
    ...named,
    {
      name: 'position',
      label: 'Urutan',
      kind: 'number',
      hint: 'Yang kecil tampil lebih dulu.',
      initial: 0,
    },
    { name: 'active', label: 'Tampilkan di beranda', kind: 'flag', initial: true },
  ];
}

/** Events, promotions, testimonials and partners differ in their words alone. */
function landingResource(noun: Noun): AdminResource<z.infer<ReturnType<typeof schemaOf>>> {
  const { kind, name, title, singular, intro } = noun;
  const columns = [
    // Anyone who has a name is known by it.
    ...(noun.words.name ? [{ key: 'name', label: noun.words.name.label }] : []),
    { key: 'title', label: noun.words.title?.label ?? 'Judul' },
    { key: 'position', label: 'Urutan', kind: 'number' as const },
    { key: 'active', label: 'Tampil', kind: 'flag' as const },
  ];
  return {
    name,
    title,
    singular,
    intro,
    columns,
    fields: fieldsOf(noun),
    canCreate: true,
    canEdit: true,
    schema: schemaOf(noun),
    async list({ db, window }) {
      const page = keyset(window, 'ascending', [
        { column: landingItem.position, kind: 'number' },
        { column: landingItem.id, kind: 'text' },
      ]);
      const found = await db
        .select({ ...getTableColumns(landingItem), at: page.at })
        .from(landingItem)
        .where(and(eq(landingItem.kind, kind), page.where))
        .orderBy(...page.orderBy)
        .limit(window.limit);
      return found.map(({ id, at, title: heading, name: who, position, active }) => ({
        id,
        at,
        cells: { title: heading, name: who, position, active },
      }));
    },
    async load(db, id) {
      const [row] = await db.select().from(landingItem).where(ofKind(id));
      if (!row) return null;
      const { content, label, pushTo, photoUrl, position, active } = row;
      return { title: row.title, name: row.name, content, label, pushTo, photoUrl, position, active };
    },
    bulk: [
      { value: 'show', label: 'Tampilkan' },
      { value: 'hide', label: 'Sembunyikan' },
    ],
    async applyBulk({ tx, id, action }) {
      const shown = { active: action === 'show', updatedAt: new Date() };
      await tx.update(landingItem).set(shown).where(ofKind(id));
    },
    removal: {
      table: landingItem,
      row: ofKind,
      picture: 'photoUrl',
      isPointedAt: () => Promise.resolve(false),
    },
    async write({ tx, id, values }) {
      if (id !== null) {
        await tx
          .update(landingItem)
          .set({ ...values, updatedAt: new Date() })
          .where(ofKind(id));
        return id;
      }
      const made = newId();
      await tx.insert(landingItem).values({ ...values, id: made, kind });
      return made;
    },
  };

  function ofKind(id: string) {
    return and(eq(landingItem.id, id), eq(landingItem.kind, kind));
  }
}

const photo = { label: 'Gambar', hint: 'Mendatar, kira-kira 720 × 400 piksel.' };
const target = { label: 'Tujuan', hint: 'Halaman kita seperti /app/home, atau alamat https://' };

export const landingResources = [
  landingResource({
    kind: 'event',
    name: 'events',
    title: 'Acara',
    singular: 'acara',
    intro: 'Acara terdekat di beranda. Tanpa acara, bagiannya tidak tampil.',
    words: {
      title: { label: 'Nama acara' },
      label: { label: 'Waktu', hint: 'Misalnya Sabtu, 12 Desember 2026, 19.00 WIB' },
      pushTo: target,
      photoUrl: photo,
    },
  }),
  landingResource({
    kind: 'promotion',
    name: 'promotions',
    title: 'Promo',
    singular: 'promo',
    intro: 'Kartu promo dan kabar di beranda.',
    words: {
      title: { label: 'Judul' },
      content: { label: 'Isi', long: true },
      label: { label: 'Tulisan tombol' },
      pushTo: target,
      photoUrl: { ...photo, optional: true },
    },
  }),
  landingResource({
    kind: 'testimonial',
    name: 'testimonials',
    title: 'Testimoni',
    singular: 'testimoni',
    intro: 'Cerita pengguna di beranda. Tulis hanya yang benar-benar mereka katakan dan izinkan.',
    words: {
      name: { label: 'Nama' },
      title: { label: 'Jurusan dan kampus' },
      content: { label: 'Cerita', long: true },
      photoUrl: { label: 'Foto', hint: 'Wajah di tengah; foto tampil bulat.' },
    },
  }),
  landingResource({
    kind: 'partner',
    name: 'partners',
    title: 'Mitra',
    singular: 'mitra',
    intro: 'Logo perusahaan di beranda.',
    words: {
      title: { label: 'Nama perusahaan' },
      photoUrl: { label: 'Logo', hint: 'PNG dengan latar tembus pandang, mendatar.' },
    },
  }),
];
