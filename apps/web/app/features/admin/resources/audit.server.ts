import { and, eq, getTableColumns, ilike, or } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { auditSentence, changeLines } from '../audit-words.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { nameAudited } from '../name-audited.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { like } from '../like.ts';

export const audit: AdminResource = {
  name: 'audit',
  title: 'Jejak perubahan',
  singular: 'perubahan',
  intro: 'Siapa mengubah apa dan kapan. Tidak bisa dihapus dari sini.',
  searchHint: 'Email, jenis, atau nomor data',
  dated: 'Waktu',
  canCreate: false,
  canEdit: false,
  columns: [
    { key: 'createdAt', label: 'Waktu', kind: 'moment' },
    { key: 'actorEmail', label: 'Oleh' },
    { key: 'sentence', label: 'Yang dilakukan' },
    { key: 'changes', label: 'Perubahan' },
  ],
  fields: [
    { name: 'createdAt', label: 'Waktu', kind: 'shown' },
    { name: 'actorEmail', label: 'Oleh', kind: 'shown' },
    { name: 'sentence', label: 'Yang dilakukan', kind: 'shown' },
    { name: 'changes', label: 'Perubahan', kind: 'shown' },
  ],
  async list({ db, window, ...criteria }) {
    const { id, createdAt } = adminAudit;
    const page = keyset(window, 'descending', [
      { column: createdAt, kind: 'moment' },
      { column: id, kind: 'text' },
    ]);
    const found = await db
      .select({ ...getTableColumns(adminAudit), at: page.at })
      .from(adminAudit)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    const named = await nameAudited(db, found);
    return named.map((row) => ({ id: row.id, at: row.at, cells: cellsOf(row, SHOWN_CHANGES) }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: adminAudit, where: matching(criteria), most }),
  async load(db, id) {
    const [row] = await db.select().from(adminAudit).where(eq(adminAudit.id, id));
    const [named] = row ? await nameAudited(db, [row]) : [];
    return named ? cellsOf(named) : null;
  },
};

function matching({ search, ...criteria }: Criteria) {
  const { actorEmail, resource, recordId, createdAt } = adminAudit;
  const found = search
    ? or(ilike(actorEmail, like(search)), ilike(resource, like(search)), ilike(recordId, like(search)))
    : undefined;
  return and(found, within(createdAt, criteria));
}

/** The rest stands on the line's own page. */
const SHOWN_CHANGES = 3;

function cellsOf(row: typeof adminAudit.$inferSelect, most = Infinity) {
  const lines = changeLines(row);
  const changes =
    lines.slice(0, most).join('\n') + (lines.length > most ? `\ndan ${lines.length - most} lagi` : '');
  return {
    createdAt: row.createdAt.toISOString(),
    actorEmail: row.actorEmail,
    sentence: auditSentence(row),
    changes,
  };
}
