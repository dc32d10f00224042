import type { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Window } from './keyset.server.ts';
import type { Cell, ResourceView, Row } from './resource.ts';

/** Which records of a noun are wanted; the same for its list, its count and whatever else goes through all of them. */
export interface Criteria {
  search: string;
  filter: string;
}

interface ListQuery extends Criteria {
  db: DbOrTx;
  window: Window;
}

interface CountQuery extends Criteria {
  db: DbOrTx;
  most: number;
}

/** A row, and its place in the list by which the next page is asked for. */
export interface PlacedRow extends Row {
  at: (string | number)[];
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
  /** The records of a part of the list, in the order that an operator wants: going back, in the opposite one. */
  list(query: ListQuery): Promise<PlacedRow[]>;
  /** How many there are; `most` where there are as many or more. Not where a list always fits on one page. */
  count?(query: CountQuery): Promise<number>;
  /** What the form shows of one record; null where there is none. */
  load(db: DbOrTx, id: string): Promise<Record<string, Cell> | null>;
  /** What the form may say. */
  schema?: z.ZodType<Values>;
  /** @returns the record's id @throws AppError */
  write?(record: WriteRecord<Values>): Promise<string>;
}
