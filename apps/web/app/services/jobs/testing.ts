import { sql } from 'drizzle-orm';
import type { Database } from '../db/db.server.ts';
import type { MailMessage } from '../mail/message.ts';

/** The mails to somebody that were enqueued and not sent, since no job runs in the tests of use cases; oldest first. */
export async function mailsUnderWay({ db }: Pick<Database, 'db'>, recipient: string): Promise<MailMessage[]> {
  const { rows } = await db.execute<{ data: MailMessage }>(sql`
    SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = ${recipient} ORDER BY created_on, id`);
  return rows.map(({ data }) => data);
}
