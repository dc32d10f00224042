import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Window } from '~/services/db/keyset.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { Cell, ResourceView, Row } from './resource.ts';

/** Which records of a noun are wanted; the same for its list, its count and whatever else goes through all of them. */
export interface Criteria {
  search: string;
  /** One of `searchBy`; empty for what the search looks through usually. */
  by: string;
  filter: string;
  /** The first and the last day, on Jakarta's calendar (`2026-11-22`); empty without an end. */
  since: string;
  until: string;
}

/** Whether a moment falls on one of the days that are wanted. */
export function within(
  column: PgColumn,
  { since, until }: Pick<Criteria, 'since' | 'until'>,
): SQL | undefined {
  const start = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::int)::timestamp AT TIME ZONE 'Asia/Jakarta')`;
  return and(
    since ? sql`${column} >= ${start(since, 0)}` : undefined,
    until ? sql`${column} < ${start(until, 1)}` : undefined,
  );
}

/** How a record goes, and comes back. */
interface Removal {
  table: PgTable;
  /** The row of a record's id. */
  row(id: string): SQL | undefined;
  /** Whether something points to it: then it can only be made inactive. */
  isPointedAt(tx: DbOrTx, id: string): Promise<boolean>;
  /** The column with the address of a picture that is kept as long as it can come back. */
  picture?: string;
  /** What else has to be made anew with it. */
  restored?(tx: DbOrTx, id: string): Promise<void>;
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
interface PlacedRow extends Row {
  at: (string | number)[];
}

interface WriteRecord<Values> {
  services: Pick<Services, 'jobs' | 'baseUrl'>;
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
  /**
   * What of what a form says may be a slip: the operator reads it, and saves it all the same or not.
   * @param id null for a new record
   */
  warnings?(db: DbOrTx, values: Values, id: string | null): Promise<string[]>;
  /** Does one of `bulk` to a record. */
  applyBulk?(change: { tx: DbOrTx; id: string; action: string }): Promise<void>;
  removal?: Removal;
  /** @returns the record's id @throws AppError */
  write?(record: WriteRecord<Values>): Promise<string>;
}
