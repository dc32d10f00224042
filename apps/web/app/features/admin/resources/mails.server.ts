import { and, eq, ilike, or } from 'drizzle-orm';
import { mailOutbox } from '~/services/db/schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { like } from '../like.ts';

export const mails: AdminResource = {
  name: 'mails',
  title: 'Email keluar',
  singular: 'email',
  intro: 'Email yang ditampung di sini selama server SMTP belum diatur.',
  searchHint: 'Penerima atau judul',
  dated: 'Waktu',
  canCreate: false,
  canEdit: false,
  columns: [
    { key: 'recipient', label: 'Kepada', kind: 'address' },
    { key: 'subject', label: 'Judul' },
    { key: 'createdAt', label: 'Waktu', kind: 'moment' },
  ],
  fields: [
    { name: 'recipient', label: 'Kepada', kind: 'shown' },
    { name: 'subject', label: 'Judul', kind: 'shown' },
    { name: 'createdAt', label: 'Waktu', kind: 'shown' },
    { name: 'text', label: 'Isi', kind: 'shown' },
  ],
  async list({ db, window, ...criteria }) {
    const { id, recipient, subject, createdAt } = mailOutbox;
    const page = keyset(window, 'descending', [
      { column: createdAt, kind: 'moment' },
      { column: id, kind: 'text' },
    ]);
    const found = await db
      .select({ at: page.at, id, recipient, subject, createdAt })
      .from(mailOutbox)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({
      id: row.id,
      at: row.at,
      cells: { recipient: row.recipient, subject: row.subject, createdAt: row.createdAt.toISOString() },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: mailOutbox, where: matching(criteria), most }),
  async load(db, id) {
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
    if (!row) return null;
    const { recipient, subject, text, createdAt } = row;
    return { recipient, subject, text, createdAt: createdAt.toISOString() };
  },
};

function matching({ search, ...criteria }: Criteria) {
  const { recipient, subject, createdAt } = mailOutbox;
  return and(
    search ? or(ilike(recipient, like(search)), ilike(subject, like(search))) : undefined,
    within(createdAt, criteria),
  );
}
