import type { DbOrTx } from '~/services/db/db.server.ts';
import { adminAudit } from '~/services/db/admin-schema.ts';
import { newId } from '~/services/id.ts';

export interface Actor {
  id: string;
  email: string;
}

interface RecordAudit {
  /** The transaction that makes the change. */
  tx: DbOrTx;
  /** Of the press that asked for the change (`unlessDone`). */
  id?: string | undefined;
  actor: Actor;
  action: string;
  resource: string;
  recordId: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Writes down who changed what; of a record only the fields that differ, and nothing where none does. */
export async function recordAudit({
  tx,
  id = newId(),
  actor,
  before,
  after,
  ...what
}: RecordAudit): Promise<void> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...names].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  if (before && after && changed.length === 0) return;
  await tx.insert(adminAudit).values({
    id,
    actorId: actor.id,
    actorEmail: actor.email,
    ...what,
    before: before && pick(before, changed),
    after: after && pick(after, changed),
  });
}

function pick(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}
