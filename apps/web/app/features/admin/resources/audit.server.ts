import { desc, eq, ilike, or } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { AdminResource } from '../admin-resource.server.ts';
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
  async list({ db, search, offset, limit }) {
    const { actorEmail, resource, recordId } = adminAudit;
    const found = await db
      .select()
      .from(adminAudit)
      .where(
        search
          ? or(ilike(actorEmail, like(search)), ilike(resource, like(search)), ilike(recordId, like(search)))
          : undefined,
      )
      .orderBy(desc(adminAudit.createdAt))
      .offset(offset)
      .limit(limit);
    return found.map((row) => ({ id: row.id, cells: cellsOf(row) }));
  },
  async load(db, id) {
    const [row] = await db.select().from(adminAudit).where(eq(adminAudit.id, id));
    if (!row) return null;
    return { ...cellsOf(row), before: asText(row.before), after: asText(row.after) };
  },
};

function cellsOf({ createdAt, actorEmail, action, resource, recordId }: typeof adminAudit.$inferSelect) {
  return { createdAt: createdAt.toISOString(), actorEmail, action, resource, recordId };
}

function asText(values: Record<string, unknown> | null): string {
  return values ? JSON.stringify(values, null, 2) : '';
}
