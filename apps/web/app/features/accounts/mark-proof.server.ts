import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { session } from '~/services/db/schema.ts';

interface MarkProof {
  db: DbOrTx;
  sessionId: string;
  /** Whether what was shown counts as a second factor: a code, or a passkey. */
  secondFactor: boolean;
  now?: Date;
}

/** Writes down that somebody just proved, in this session, who they are. */
export async function markProof({ db, sessionId, secondFactor, now = new Date() }: MarkProof): Promise<void> {
  await db
    .update(session)
    .set({ provedAt: now, ...(secondFactor && { secondFactorAt: now }) })
    .where(eq(session.id, sessionId));
}
