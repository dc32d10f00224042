import { Client } from 'pg';

/** How much of everything a database has. */
export interface Size {
  users: number;
  cvs: number;
  orders: number;
  events: number;
}

export const sizes = {
  SMALL: { users: 1_000, cvs: 5_000, orders: 25_000, events: 25_000 },
  BIG: { users: 200_000, cvs: 1_000_000, orders: 5_000_000, events: 5_000_000 },
} satisfies Record<string, Size>;

/** Orders that people made by hand, so to speak: what every other order of their kind is a copy of. */
export interface Models {
  /** Who is measured, as user number 1. */
  seeker: { id: string; email: string };
  orders: { id: string; kind: string }[];
}

/** Of a hundred orders. What is open is rare and recent; the rest lies over two years. */
const shares: Record<string, { percent: number; recent?: true }> = {
  checks: { percent: 55 },
  expired: { percent: 17.6 },
  session: { percent: 15 },
  review: { percent: 10 },
  refunded: { percent: 2 },
  waiting: { percent: 0.1, recent: true },
  openReview: { percent: 0.1, recent: true },
  comingSession: { percent: 0.2, recent: true },
};

const firstNames =
  'Adi Agus Ayu Bagas Bayu Cahya Candra Dewi Dian Eka Endah Fajar Farah Galih Gita Hadi Hesti Indra Intan Joko Kartika Lestari Lukman Maya Mega Nanda Nisa Oki Prima Putu Rahma Rizky Sari Satria Tari Taufik Utami Vina Wahyu Yuni Zaki'.split(
    ' ',
  );
const lastNames =
  'Aritonang Basri Daulay Firmansyah Ginting Hakim Harahap Hidayat Kusuma Lubis Manurung Maulana Nasution Nugraha Pane Pratama Purba Rangkuti Saragih Setiawan Siregar Susanto Tambunan Utomo Wibowo Wijaya Yulianto Zebua'.split(
    ' ',
  );
const array = (words: readonly string[]) => `(ARRAY['${words.join("','")}'])`;

/**
 * Fills a database that a server has migrated, and in which a person bought one of everything. Rows are made by the database
 * itself, without the indexes that are not needed to tell rows apart; those are built at the end.
 */
export async function fill(url: string, size: Size, models: Models): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = async (what: string, statement: string) => {
    const startedAt = Date.now();
    const { rowCount } = await client.query(statement);
    if (Date.now() - startedAt > 5_000)
      console.log(`  ${what}: ${rowCount ?? 0} rows, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  };
  try {
    // Rows come from rows that were checked: no trigger and no foreign key looks at them again.
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off;
      SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'; SET max_parallel_maintenance_workers = 0`);
    const indexes = await dropIndexes(client);
    await makeUsers(run, size, models);
    await makeCvs(run, size);
    for (const model of models.orders) await copyOrders(client, run, size, model);
    await makeRest(run, size);
    for (const { name, definition } of indexes) await run(`index ${name}`, definition);
    await run('statistics', 'VACUUM ANALYZE');
    await run('mark', 'CREATE TABLE growth_filled AS SELECT now() AS at');
  } finally {
    await client.end();
  }
}

type Run = (what: string, statement: string) => Promise<void>;

/** @returns how to make them again */
async function dropIndexes(client: Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE NOT indisunique AND NOT indisexclusion AND relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows;
}

async function makeUsers(run: Run, { users }: Size, { seeker }: Models): Promise<void> {
  await run(
    'names',
    `CREATE TABLE growth_user AS SELECT n,
      CASE n WHEN 1 THEN '${seeker.id}' ELSE md5('u' || n) || 'user' END AS id,
      ${array(firstNames)}[1 + n % ${firstNames.length}] || ' ' || ${array(lastNames)}[1 + (n / ${firstNames.length}) % ${lastNames.length}] AS name,
      CASE n WHEN 1 THEN '${seeker.email}' ELSE lower(${array(firstNames)}[1 + n % ${firstNames.length}]) || '.' || n || '@'
        || (ARRAY['gmail.com', 'gmail.com', 'yahoo.co.id', 'student.ui.ac.id'])[1 + n % 4] END AS email
      FROM generate_series(1, ${users}) AS n`,
  );
  await run('growth_user', 'ALTER TABLE growth_user ADD PRIMARY KEY (n)');
  await run('growth_user', 'ANALYZE growth_user');
  await run(
    'users',
    `INSERT INTO "user" (id, name, email, email_verified, role, created_at)
      SELECT id, name, email, n % 10 > 0, 'user', now() - n * interval '730 days' / ${users} FROM growth_user WHERE n > 1`,
  );
  await run(
    'profiles',
    `INSERT INTO profile (user_id, status) SELECT id, 'student' FROM growth_user WHERE n > 1`,
  );
  await run(
    'sessions',
    `INSERT INTO session (id, user_id, token, expires_at, user_agent)
      SELECT md5('s' || n), id, md5('t' || n), now() + interval '20 days', 'Mozilla/5.0' FROM growth_user WHERE n > 1 AND n % 4 = 0`,
  );
}

async function makeCvs(run: Run, { users, cvs }: Size): Promise<void> {
  const user = `JOIN growth_user ON growth_user.n = 1 + i % ${users}`;
  await run(
    'CVs',
    `INSERT INTO cv (id, user_id, name, document, version, created_at, updated_at)
      SELECT md5('c' || i) || 'abcd', growth_user.id, 'CV ' || (i % 40),
        jsonb_set(model.document, '{note}', to_jsonb(repeat(md5('d' || i), 4))), model.version,
        now() - i * interval '730 days' / ${cvs}, now() - i * interval '730 days' / ${cvs}
      FROM generate_series(1, ${cvs}) AS i ${user},
        (SELECT * FROM cv WHERE document IS NOT NULL AND user_id IN (SELECT id FROM growth_user) LIMIT 1) AS model`,
  );
  await run(
    'checks',
    `INSERT INTO ats_check (id, user_id, status, file_name, file_key, file_bytes, reading, checkup, content_hash, created_at, updated_at)
      SELECT md5('a' || i) || 'abcd', growth_user.id, model.status, model.file_name, md5('f' || i), model.file_bytes, model.reading, model.checkup,
        md5('h' || i), now() - i * interval '730 days' / ${cvs / 5}, now() - i * interval '730 days' / ${cvs / 5}
      FROM generate_series(1, ${cvs / 5}) AS i ${user},
        (SELECT * FROM ats_check WHERE status = 'done' AND user_id IN (SELECT id FROM growth_user) LIMIT 1) AS model`,
  );
}

/** What hangs on an order, and by which column it says so. */
const tables = ['order', 'payment', 'ats_uses', 'cv_review', 'review_case', 'mentoring_session', 'refund'];

async function copyOrders(
  client: Client,
  run: Run,
  { users, orders }: Size,
  { id: modelId, kind }: Models['orders'][number],
): Promise<void> {
  const share = shares[kind];
  if (!share) return;
  const count = Math.round((orders * share.percent) / 100);
  const orderId = `(md5('${kind}' || i) || 'abcd')`;
  const span = share.recent ? '20 hours' : '730 days';
  const person = `growth_user.n = 1 + (i::bigint * 7919 + ${kind.length * 131}) % ${users}`;
  const mentors = mentorCount(orders);
  /** Keeps the other columns as they are in the model. */
  const special: Record<string, (table: string) => string> = {
    id: (table) =>
      table === 'order'
        ? orderId
        : table === 'payment'
          ? `${orderId} || '-1'`
          : `md5('${table}${kind}' || i) || 'abcd'`,
    order_id: () => orderId,
    // Unlike ids, numbers are unique over all orders: the digit in front differs from kind to kind.
    number: () =>
      `'SP-' || regexp_replace(upper(to_hex(${1 + Object.keys(shares).indexOf(kind)}::bigint << 28 | i)), '(....)$', '-\\1')`,
    user_id: () => 'growth_user.id',
    customer_email: () => 'growth_user.email',
    customer_name: () => 'growth_user.name',
    payment_id: () => `${orderId} || '-1'`,
    gateway_id: () => `md5('g${kind}' || i)`,
    gateway_refund_id: () => `md5('r${kind}' || i)`,
    file_key: () => `md5('k${kind}' || i)`,
    client_token: () => 'NULL',
    token: () => 'NULL',
    mentor_id: () => `CASE WHEN i % ${mentors} = 0 THEN model.mentor_id ELSE 'growth-' || i % ${mentors} END`,
    reviewer_id: () => `CASE WHEN i % 20 = 0 THEN model.reviewer_id ELSE NULL END`,
    voucher_code: () => `CASE WHEN i % 10 = 0 THEN 'GROW-' || i % 2000 ELSE NULL END`,
  };
  const select = async (table: string) => {
    const { rows } = await client.query<{ name: string; type: string }>(
      `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    const value = ({ name, type }: { name: string; type: string }) =>
      special[name]?.(table) ??
      (type === 'timestamptz' ? `model.${name} - i * interval '${span}' / ${count}` : `model."${name}"`);
    return `INSERT INTO "${table}" (${rows.map(({ name }) => `"${name}"`).join(', ')}) SELECT ${rows.map(value).join(', ')}`;
  };
  for (const table of tables) {
    const key = table === 'order' ? 'id' : 'order_id';
    await run(
      `${kind}: ${table}`,
      `${await select(table)} FROM generate_series(1, ${count}) AS i JOIN growth_user ON ${person}
        CROSS JOIN (SELECT * FROM "${table}" WHERE ${key} = '${modelId}' LIMIT 1) AS model`,
    );
  }
  await copyBooks(run, { modelId, kind, count, orderId, span, mentors });
}

interface CopyBooks {
  modelId: string;
  kind: string;
  count: number;
  orderId: string;
  span: string;
  mentors: number;
}

/** The entries of a ledger, whose ids are numbers. */
async function copyBooks(
  run: Run,
  { modelId, kind, count, orderId, span, mentors }: CopyBooks,
): Promise<void> {
  await run(
    'model entries',
    `DROP TABLE IF EXISTS growth_entry; CREATE TABLE growth_entry AS
      SELECT *, row_number() OVER (ORDER BY id) AS place, (SELECT coalesce(max(id), 0) FROM ledger_transaction) AS base,
        count(*) OVER () AS many FROM ledger_transaction WHERE order_id = '${modelId}'`,
  );
  await run(
    `${kind}: ledger_transaction`,
    `INSERT INTO ledger_transaction (id, key, kind, order_id, payment_id, note, at, created_at)
      SELECT base + i::bigint * many + place, md5('${kind}' || i || '-' || place), kind, ${orderId}, ${orderId} || '-1', note,
        at - i * interval '${span}' / ${count}, created_at - i * interval '${span}' / ${count}
      FROM generate_series(1, ${count}) AS i CROSS JOIN growth_entry`,
  );
  await run(
    `${kind}: ledger_line`,
    `INSERT INTO ledger_line (transaction_id, position, account, mentor_id, amount)
      SELECT base + i::bigint * many + place, line.position, line.account,
        CASE WHEN line.mentor_id IS NULL THEN NULL WHEN i % ${mentors} = 0 THEN line.mentor_id ELSE 'growth-' || i % ${mentors} END, line.amount
      FROM generate_series(1, ${count}) AS i CROSS JOIN growth_entry JOIN ledger_line AS line ON line.transaction_id = growth_entry.id`,
  );
}

/** So many that each has some 750 sessions. */
const mentorCount = (orders: number) => Math.max(5, Math.round((orders * 0.15) / 750));

async function makeRest(run: Run, { users, orders, events }: Size): Promise<void> {
  const mentors = mentorCount(orders);
  await run(
    'mentors',
    `INSERT INTO mentor SELECT (jsonb_populate_record(NULL::mentor, to_jsonb(model) || jsonb_build_object('id', 'growth-' || i, 'name', ${array(firstNames)}[1 + i % ${firstNames.length}] || ' '
        || ${array(lastNames)}[1 + i % ${lastNames.length}], 'email', 'growth-' || i || '@setapak.example'))).*
      FROM generate_series(0, ${mentors - 1}) AS i CROSS JOIN (SELECT * FROM mentor LIMIT 1) AS model`,
  );
  await run(
    'places of mentors',
    `INSERT INTO mentor_search SELECT (jsonb_populate_record(NULL::mentor_search, to_jsonb(model) || jsonb_build_object('mentor_id', 'growth-' || i, 'shuffle', i * 1000))).*
      FROM generate_series(0, ${mentors - 1}) AS i CROSS JOIN (SELECT * FROM mentor_search LIMIT 1) AS model`,
  );
  await run(
    'vouchers',
    `INSERT INTO voucher (code, id, description, start_at, close_at, types, discount, used, max, created_at)
      SELECT 'GROW-' || i, 'grow-' || i, 'Kampus ' || i % 50, now() - interval '1 year', now() + (i % 400 - 300) * interval '1 day', '{mentoring}', 0.1, 0, 100,
        now() - i * interval '700 days' / ${orders / 100} FROM generate_series(0, ${orders / 100}) AS i`,
  );
  await run(
    'events',
    `INSERT INTO analytics_event (id, name, category, path, visitor, created_at)
      SELECT md5('e' || i)::uuid, (ARRAY['page view', 'page view', 'page view', 'cv saved', 'check done', 'order placed'])[1 + i % 6], 'x', '/app/home',
        md5('v' || i % ${users}), now() - i * interval '365 days' / ${events} FROM generate_series(1, ${events}) AS i`,
  );
  await run(
    'feedback',
    `INSERT INTO feedback (id, user_id, type, rating, description, created_at)
      SELECT md5('fb' || n), id, (ARRAY['general', 'cvmaker', 'atsc'])[1 + n % 3]::feedback_type, 1 + n % 5, 'Membantu', now() - n * interval '700 days' / ${users}
      FROM growth_user`,
  );
  await run(
    'audit',
    `INSERT INTO admin_audit (id, actor_id, actor_email, action, resource, record_id, before, after, created_at)
      SELECT md5('au' || i), 'x', 'admin@setapak.example', 'update', (ARRAY['vouchers', 'mentors', 'orders'])[1 + i % 3], md5('r' || i), '{"a": 1}', '{"a": 2}',
        now() - i * interval '700 days' / ${users / 2} FROM generate_series(1, ${users / 2}) AS i`,
  );
  await run(
    'mails',
    `INSERT INTO mail_outbox (id, recipient, subject, text, html, created_at)
      SELECT md5('m' || n), email, 'Pesanan ' || n, repeat('Halo ', 100), repeat('<p>Halo</p>', 100), now() - n * interval '30 days' / ${users}
      FROM growth_user WHERE n > 1 AND n % 2 = 0`,
  );
  await run(
    'notifications',
    `INSERT INTO payment_notification (id, gateway, body, verdict, payment_id, created_at)
      SELECT md5('pn' || i), 'sandbox', repeat('{"x":1}', 80), 'settled', md5('pn' || i), now() - i * interval '30 days' / ${orders / 20}
      FROM generate_series(1, ${orders / 20}) AS i`,
  );
}
