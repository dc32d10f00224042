import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { eraseAccount } from '~/features/accounts/public.server.ts';
import { giveUses } from '~/features/checkout/public.server.ts';
import { relistMentor } from '~/features/mentors/public.server.ts';
import type { AccountData } from '~/services/account-data.ts';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { supportNote } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { typedNumber } from '~/services/typed-number.ts';
import { requireNothingSince, unlessDone } from '../done-to.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

const reason = z.string().trim().min(10, 'Tulis alasannya, minimal 10 karakter').max(300);

export const personChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('note'), note: z.string().trim().min(3, 'Tulis catatannya').max(2_000) }),
  z.object({
    intent: z.literal('uses'),
    uses: typedNumber().pipe(
      z.int('Isi dengan bilangan bulat').min(1, 'Minimal 1').max(20, 'Paling banyak 20'),
    ),
    usesReason: reason,
  }),
  z.object({ intent: z.literal('verification') }),
  z.object({ intent: z.literal('end-sessions') }),
  z.object({ intent: z.literal('suspend'), suspendReason: reason }),
  z.object({ intent: z.literal('unsuspend') }),
  z.object({
    intent: z.literal('delete'),
    /** Typed again, so that nobody else goes. */
    address: z.string().trim().toLowerCase(),
    deleteReason: reason,
  }),
]);

interface ChangePerson {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'log' | 'baseUrl'>;
  actor: Actor;
  userId: string;
  change: z.infer<typeof personChange>;
  accountData: readonly AccountData[];
  /** What their page knew of what operators did about them (`lastDoneTo`). */
  seen?: string | undefined;
  pressed?: string | undefined;
}

type Locked = typeof user.$inferSelect;

/**
 * What an operator does for or about a person; each stands in the audit, and the person gets a mail where it concerns them.
 * @returns what came of it, in words; null where the account is gone @throws AppError
 */
export async function changePerson({
  services,
  actor,
  userId,
  change,
  accountData,
  seen,
  pressed,
}: ChangePerson): Promise<string | null> {
  const { db, events, jobs } = services;
  const note = { id: pressed, actor, resource: 'users', recordId: userId };
  if (change.intent === 'delete') {
    const [person] = await db.select().from(user).where(eq(user.id, userId));
    if (!person) throw new AppError('not_found');
    if (person.role === 'admin') throw new AppError('not_suspendable');
    if (change.address !== (person.claimedEmail ?? person.email).toLowerCase())
      throw new AppError('invalid', { field: 'address' });
    const { deleteReason } = change;
    const alongside = (tx: DbOrTx) =>
      recordAudit({ tx, ...note, action: 'delete account', after: { reason: deleteReason } });
    await eraseAccount({ services, user: person, accountData, alongside });
    return null;
  }
  await db.transaction((tx) =>
    unlessDone(tx, pressed, async () => {
      const [person] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
      if (!person) throw new AppError('not_found');
      const tell = (kind: 'suspended' | 'unsuspended' | 'uses-given' | 'signed-out-everywhere', about = '') =>
        jobs.enqueue(tx, 'tell-owner', { userId, kind, about });
      switch (change.intent) {
        case 'note':
          await tx
            .insert(supportNote)
            .values({ id: newId(), userId, actorEmail: actor.email, text: change.note });
          return recordAudit({ tx, ...note, action: 'add note' });
        case 'uses': {
          const { uses, usesReason } = change;
          await requireNothingSince(tx, { resource: 'users', recordId: userId, seen });
          const orderId = await giveUses({ services, tx, user: person, uses });
          const after = { uses, reason: usesReason, orderId };
          await recordAudit({ tx, ...note, action: 'give uses', after });
          return tell('uses-given', `${uses} penggunaan`);
        }
        case 'verification':
          await jobs.enqueue(tx, 'send-verification', { userId });
          return recordAudit({ tx, ...note, action: 'resend verification' });
        case 'end-sessions':
          await endAccess({ db: tx, events, userId });
          await recordAudit({ tx, ...note, action: 'end sessions' });
          return tell('signed-out-everywhere');
        case 'suspend':
          await suspend(tx, person, change.suspendReason);
          await relistMentor({ tx, userId });
          await endAccess({ db: tx, events, userId });
          await recordAudit({ tx, ...note, action: 'suspend', after: { reason: change.suspendReason } });
          return tell('suspended', change.suspendReason);
        case 'unsuspend':
          await tx
            .update(user)
            .set({ suspendedAt: null, suspendedReason: null, updatedAt: new Date() })
            .where(eq(user.id, userId));
          await relistMentor({ tx, userId });
          await recordAudit({ tx, ...note, action: 'unsuspend' });
          return tell('unsuspended');
      }
    }),
  );
  return change.intent === 'uses'
    ? `${change.uses} penggunaan ATS Checker ditambahkan.`
    : doneWords[change.intent];
}

const doneWords = {
  note: 'Catatan disimpan.',
  verification: 'Email verifikasi dikirim ulang.',
  'end-sessions': 'Semua perangkat dikeluarkan dari akun ini.',
  suspend: 'Akun ditangguhkan, dan pemiliknya dikabari.',
  unsuspend: 'Akun aktif lagi, dan pemiliknya dikabari.',
};

async function suspend(tx: DbOrTx, { id, role }: Locked, suspendedReason: string): Promise<void> {
  // Otherwise one admin could lock out all others.
  if (role === 'admin') throw new AppError('not_suspendable');
  await tx
    .update(user)
    .set({ suspendedAt: new Date(), suspendedReason, updatedAt: new Date() })
    .where(eq(user.id, id));
}
