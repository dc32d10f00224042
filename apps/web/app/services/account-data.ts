import type { DbOrTx } from './db/db.server.ts';

interface OwnFile {
  key: string | null;
  /** Where it stands in the archive of somebody's data; null for what is about them but not yet theirs to see. */
  path: string | null;
}

/**
 * What one feature holds of a person, as it joins the export and the deletion of an account (UU PDP 27/2022, articles 7, 8 and
 * 13). Rows that hang on the person's row go with it and need no `forget`.
 */
export interface AccountData {
  /** The person's rows, by the name of their table: without secrets and without keys of our storage. */
  rows?(db: DbOrTx, userId: string): Promise<Record<string, unknown>>;
  /** The person's files: they are exported, and removed with the account. */
  files?(db: DbOrTx, userId: string): Promise<OwnFile[]>;
  /** In the transaction that deletes the account: takes the person out of what must stay. */
  forget?(tx: DbOrTx, person: { id: string; email: string }): Promise<void>;
}
