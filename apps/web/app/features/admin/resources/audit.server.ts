import { and, eq, ilike, or } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '../keyset.server.ts';
import { like } from '../like.ts';

export const audit: AdminResource = {
  name: 'audit',
  title: 'Jejak perubahan',
  singular: 'perubahan',
  intro: 'Siapa mengubah apa dan kapan. Tidak bisa dihapus dari sini.',
  searchHint: 'Email, jenis, atau nomor data',
  canCreate: false,
  canEdit: false,
  columns: [
    { key: 'createdAt', label: 'Waktu', kind: 'moment' },
    { key: 'actorEmail', label: 'Oleh' },
    { key: 'action', label: 'Tindakan', kind: 'status' },
    { key: 'resource', label: 'Jenis' },
    { key: 'recordId', label: 'Data' },
  ],
  fields: [
    { name: 'createdAt', label: 'Waktu', kind: 'shown' },
    { name: 'actorEmail', label: 'Oleh', kind: 'shown' },
    { name: 'action', label: 'Tindakan', kind: 'shown' },
    { name: 'resource', label: 'Jenis', kind: 'shown' },
    { name: 'recordId', label: 'Data', kind: 'shown' },
    { name: 'before', label: 'Sebelum', kind: 'shown' },
    { name: 'after', label: 'Sesudah', kind: 'shown' },
  ],
  async list({ db, search, window }) {
    const { id, createdAt, actorEmail, action, resource, recordId } = adminAudit;
    const page = keyset(window, 'descending', [
      { column: createdAt, kind: 'moment' },
      { column: id, kind: 'text' },
    ]);
    const found = await db
      .select({ at: page.at, id, createdAt, actorEmail, action, resource, recordId })
      .from(adminAudit)
      .where(and(matching(search), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({ id: row.id, at: row.at, cells: cellsOf(row) }));
  },
  count: ({ db, search, most }) => countUpTo({ db, from: adminAudit, where: matching(search), most }),
  async load(db, id) {
    const [row] = await db.select().from(adminAudit).where(eq(adminAudit.id, id));
    if (!row) return null;
    return { ...cellsOf(row), before: asText(row.before), after: asText(row.after) };
  },
};

function matching(search: string) {
  if (!search) return undefined;
  const { actorEmail, resource, recordId } = adminAudit;
  return or(ilike(actorEmail, like(search)), ilike(resource, like(search)), ilike(recordId, like(search)));
}

type Shown = Pick<
  typeof adminAudit.$inferSelect,
  'createdAt' | 'actorEmail' | 'action' | 'resource' | 'recordId'
>;

function cellsOf({ createdAt, actorEmail, action, resource, recordId }: Shown) {
  return { createdAt: createdAt.toISOString(), actorEmail, action, resource, recordId };
}

function asText(values: Record<string, unknown> | null): string {
  return values ? JSON.stringify(values, null, 2) : '';
}
