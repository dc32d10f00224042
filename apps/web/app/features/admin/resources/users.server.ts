import { and, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { lockAdmins } from '~/services/auth/lock-admins.server.ts';
import { user, userRole } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { likePerson } from '../like.ts';
import { needsProof } from '../needs-proof.ts';
import { roleWords } from '../role-words.ts';

const roles = userRole.enumValues.map((value) => ({ value, label: roleWords[value] }));
const schema = z.object({ role: z.enum(userRole.enumValues) });

/** Who has an account. Only the role is ours to change. */
export const users: AdminResource<z.infer<typeof schema>> = {
  name: 'users',
  title: 'Pengguna',
  singular: 'pengguna',
  intro: 'Siapa saja yang punya akun. Buka satu untuk melihat pesanannya dan membantunya.',
  searchHint: 'Nama atau email',
  filter: { label: 'Peran', options: roles },
  dated: 'Terdaftar',
  canCreate: false,
  canEdit: true,
  columns: [
    { key: 'name', label: 'Nama' },
    { key: 'email', label: 'Email', kind: 'address' },
    { key: 'role', label: 'Peran', kind: 'status' },
    { key: 'createdAt', label: 'Terdaftar', kind: 'moment' },
  ],
  fields: [
    { name: 'name', label: 'Nama', kind: 'shown' },
    { name: 'email', label: 'Email', kind: 'shown' },
    { name: 'createdAt', label: 'Terdaftar', kind: 'shown' },
    {
      name: 'role',
      label: 'Peran',
      kind: 'choice',
      options: roles,
      hint: 'Reviewer mengerjakan CV Review. Admin bisa mengubah semua yang ada di halaman ini.',
    },
  ],
  schema,
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: user.createdAt, kind: 'moment' },
      { column: user.id, kind: 'text' },
    ]);
    const found = await db
      .select({ ...getTableColumns(user), at: page.at })
      .from(user)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map(({ id, at, name, createdAt, role, ...address }) => ({
      id,
      at,
      cells: { name, email: addressOf(address), role: roleWords[role], createdAt: createdAt.toISOString() },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: user, where: matching(criteria), most }),
  async load(db, id) {
    const [found] = await db.select().from(user).where(eq(user.id, id));
    if (!found) return null;
    const { name, role, createdAt } = found;
    return { name, email: addressOf(found), role, createdAt: createdAt.toISOString() };
  },
  async write({ tx, id, values: { role }, actorId }) {
    if (id === null) throw new AppError('not_found');
    const others = (await lockAdmins(tx)).filter((admin) => admin !== id);
    const [known] = await tx
      .select({ role: user.role, emailVerified: user.emailVerified })
      .from(user)
      .where(eq(user.id, id))
      .for('update');
    if (known && known.role !== role && needsProof(role) && !known.emailVerified)
      throw new AppError('role_unproven');
    if (known?.role === 'admin' && role !== 'admin' && (others.length === 0 || id === actorId))
      throw new AppError('last_admin');
    await tx.update(user).set({ role, updatedAt: new Date() }).where(eq(user.id, id));
    return id;
  },
};

function matching({ search, filter, ...criteria }: Criteria) {
  const { name, email, claimedEmail } = user;
  return and(
    search ? likePerson(search, { names: [name], addresses: [email, claimedEmail] }) : undefined,
    filter ? eq(user.role, schema.shape.role.parse(filter)) : undefined,
    within(user.createdAt, criteria),
  );
}

type Address = Pick<typeof user.$inferSelect, 'email' | 'claimedEmail' | 'emailVerified'>;

/** Who only claims an address must not be taken for its owner. */
function addressOf({ email, claimedEmail, emailVerified }: Address): string {
  return emailVerified ? email : `${claimedEmail ?? email} (belum diverifikasi)`;
}
