import type { Database } from './db.server.ts';

/**
 * Where each table would lie on a distributed PostgreSQL (Citus): tables of people are spread by `user_id`, so that everything of
 * one person lies on one machine. What has no `user_id` says here where it would lie instead, and why that is no bottleneck.
 */
export const elsewhere: Record<string, { place: 'reference' | 'coordinator' | 'key'; why: string }> = {
  mentor: { place: 'reference', why: 'hundreds of rows, read by every page of mentors' },
  mentor_search: { place: 'reference', why: 'one row a mentor' },
  mentor_word: { place: 'reference', why: 'the words of mentors' },
  product: { place: 'reference', why: 'a dozen packages' },
  voucher: { place: 'reference', why: 'hundreds of rows; its counter is the one row that people share' },
  landing_item: { place: 'reference', why: 'what operators write for the landing page' },
  admin_audit: { place: 'coordinator', why: 'what operators did: thousands of rows a month' },
  deleted_record: { place: 'coordinator', why: 'what operators deleted, for some weeks' },
  closed_task: { place: 'coordinator', why: 'what operators closed' },
  dead_job: { place: 'coordinator', why: 'kept for two weeks' },
  daily_figure: { place: 'coordinator', why: 'some twenty rows a day' },
  assistant_month: { place: 'coordinator', why: 'one row a month, held for an update at a time' },
  running_process: { place: 'coordinator', why: 'a row for each process' },
  backup_run: { place: 'coordinator', why: 'one row a night' },
  mail_outbox: { place: 'coordinator', why: 'of the demo alone' },
  sandbox_invoice: { place: 'coordinator', why: 'of the demo alone' },
  verification: { place: 'key', why: 'spread by its identifier, by which it is always looked up' },
  rate_limit: { place: 'key', why: 'spread by its key, by which it is always looked up' },
  analytics_event: {
    place: 'key',
    why: 'spread by its id: it names nobody and is only appended and counted',
  },
  kept_address: { place: 'key', why: 'spread by its hash, by which it is always looked up' },
  analytics_salt: { place: 'reference', why: 'one row a day' },
  gateway_fee_rule: { place: 'reference', why: 'what gateways charge: some rows' },
  money_setting: { place: 'reference', why: 'one row' },
  ledger_fault: { place: 'coordinator', why: 'empty while the books are right' },
  ledger_transaction: {
    place: 'key',
    why: 'spread by its id, its lines beside it; an order is named, not joined',
  },
  ledger_month: { place: 'coordinator', why: 'some thirty rows a month' },
  ledger_payable: { place: 'coordinator', why: 'a row for each mentor' },
  ledger_check: { place: 'coordinator', why: 'one row' },
  ledger_rollup: { place: 'coordinator', why: 'one row' },
  mentoring_month: { place: 'coordinator', why: 'one row a month' },
  ledger_line: { place: 'key', why: 'spread by its transaction' },
  payout: { place: 'coordinator', why: 'some rows a mentor and month' },
  refund_file: { place: 'coordinator', why: 'some rows a month' },
  payout_batch: { place: 'coordinator', why: 'some rows a month' },
  mentor_account: { place: 'coordinator', why: 'one row a mentor' },
  mentor_bank_account: { place: 'coordinator', why: 'one row a mentor' },
  mentor_calendar: { place: 'coordinator', why: 'one row a mentor' },
  mentor_busy: { place: 'coordinator', why: 'spread by mentor if mentors are ever many' },
  mentor_time: {
    place: 'coordinator',
    why: 'spread by mentor if mentors are ever many: the exclusion constraint holds it',
  },
  payment_notification: { place: 'key', why: 'spread by its id: kept for weeks, read by its payment alone' },
};

/** What does not fit as it is, and how it would be made to: a list to work through, not a list of excuses. */
export const exceptions: Record<string, string> = {
  // Unique over all people: a lookup begins with it, before anybody knows whose it is. A small table each, spread by the value, that
  // names the user; the row itself stays with its person.
  'user.user_email_unique': 'directory of addresses',
  'session.session_token_unique': 'the cookie would carry the user id beside the token',
  'account.account_provider': 'directory of accounts at Google',
  'api_token.api_token_token_hash_unique': 'the token would carry the user id',
  'passkey.passkey_credential_id_unique': 'directory of credentials',
  'refund.refund_gateway_id': 'directory of ids at gateways',
  'order.order_number': 'directory of numbers',
  'review_case.review_case_file': 'a random key: widened by user_id',
  // Unique in something that belongs to one person: widened by user_id it says the same.
  'ats_match.ats_match_job_check': 'widened',
  'ats_uses.ats_uses_order_id_unique': 'widened',
  'cv_import.cv_import_pkey': 'widened',
  'cv_review.cv_review_order_id_unique': 'widened',
  'share_address.share_address_pkey': 'directory of links: begins with the address, names the user',
  'cv_share.cv_share_pkey': 'widened; a shared CV is found by a directory of links',
  'mentor_review.mentor_review_pkey': 'widened',
  'mentoring_session.mentoring_session_order_id_unique': 'widened',
  'payment.payment_order_attempt': 'widened',
  'review_case.review_case_pkey': 'widened',
  'session_case.session_case_session_id_unique': 'widened',
  // Without user_id, and about something of a person's: gets the column.
  'payment_problem.user_id': 'gets the column of its payment',
  'refund_account.user_id': 'gets the column of its refund',
  'payment_problem.payment_problem_payment_id_payment_id_fk': 'with the column',
  'refund_account.refund_account_refund_id_refund_id_fk': 'with the column',
  // Between a person's table and one that lies elsewhere: the key is dropped, and the nightly comparison finds what is left over.
  'ledger_line.ledger_line_transaction_id_ledger_transaction_id_fk': 'both are spread by the transaction',
  'ledger_transaction.ledger_transaction_order_id_order_id_fk': 'dropped; `ledger_fault` tells',
  'mentor_account.mentor_account_user_id_user_id_fk': 'dropped; the mentor signs in as a user',
  'mentor_busy.mentor_busy_mentor_id_mentor_calendar_mentor_id_fk': 'both on the coordinator',
  'mentor_time.mentor_time_order_id_order_id_fk': 'dropped',
  'payout.payout_batch_id_payout_batch_id_fk': 'both on the coordinator',
};

/** What stands in the way of spreading a table. */
interface Misfit {
  table: string;
  /** The column that is missing, or the constraint that does not hold it. */
  what: string;
  kind: 'no user_id' | 'null user_id' | 'unique' | 'foreign key';
}

/**
 * Reads the catalogue. A primary key on a random id, and a foreign key to one, fit once they are widened by `user_id`; they are
 * not listed where both tables have it. Everything else is.
 */
export async function findMisfits({ query }: Pick<Database, 'query'>): Promise<Misfit[]> {
  const { rows: tables } = await query(`
    SELECT relname AS name,
      (SELECT attnotnull FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'user_id') AS required
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`);
  const spread = new Set(['user']);
  const misfits: Misfit[] = [];
  for (const { name, required } of tables as { name: string; required: boolean | null }[]) {
    if (name === 'user' || name in elsewhere) continue;
    if (required === null) misfits.push({ table: name, what: 'user_id', kind: 'no user_id' });
    else spread.add(name);
    if (required === false) misfits.push({ table: name, what: 'user_id', kind: 'null user_id' });
  }
  const { rows: uniques } = await query(`
    SELECT relname AS table, indexrelid::regclass::text AS what,
      indisprimary AND indnkeyatts = 1 AND (SELECT attname FROM pg_attribute WHERE attrelid = indrelid AND attnum = indkey[0]) = 'id'
        AS "isId",
      (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey)) AS columns
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE (indisunique OR indisexclusion) AND relnamespace = 'public'::regnamespace ORDER BY 1, 2`);
  for (const { table, what, isId, columns } of uniques as {
    table: string;
    what: string;
    isId: boolean;
    columns: string[];
  }[])
    if (spread.has(table) && !isId && !columns.includes('user_id'))
      misfits.push({ table, what: bare(what), kind: 'unique' });

  const { rows: references } = await query(`
    SELECT child.relname AS table, conname AS what, parent.relname AS parent FROM pg_constraint
    JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
    WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace ORDER BY 1, 2`);
  for (const { table, what, parent } of references as { table: string; what: string; parent: string }[]) {
    const isFine = elsewhere[parent]?.place === 'reference' || (spread.has(table) && spread.has(parent));
    if (!isFine) misfits.push({ table, what, kind: 'foreign key' });
  }
  return misfits;
}

const bare = (name: string) => name.replaceAll('"', '');
