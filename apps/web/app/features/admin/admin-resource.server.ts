import type { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Cell, ResourceView, Row } from './resource.ts';

interface ListQuery {
  db: DbOrTx;
  search: string;
  filter: string;
  offset: number;
  limit: number;
}

interface WriteRecord<Values> {
  /** Inside the transaction that also writes the audit. */
  tx: DbOrTx;
  /** Null for a new record. */
  id: string | null;
  values: Values;
  /** Who asks for it. */
  actorId: string;
}

/** One noun of the back office: what its screens show, and how it is read and written. */
export interface AdminResource<Values = never> extends ResourceView {
  /** At most `limit` records from `offset` on, in the order that an operator wants. */
  list(query: ListQuery): Promise<Row[]>;
  /** What the form shows of one record; null where there is none. */
  load(db: DbOrTx, id: string): Promise<Record<string, Cell> | null>;
  /** What the form may say. */
  schema?: z.ZodType<Values>;
  /** @returns the record's id @throws AppError */
  write?(record: WriteRecord<Values>): Promise<string>;
}
