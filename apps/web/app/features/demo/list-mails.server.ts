import { desc, eq, sql } from 'drizzle-orm';
import { mailOutbox } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

const SHOWN = 200;

/** The last mails of the demo's outbox. @throws AppError not_found outside the demo */
export async function listMails({ config, db }: Pick<Services, 'config' | 'db'>) {
  refuseProduction(config);
  return db
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .orderBy(sql`${desc(mailOutbox.createdAt)} NULLS FIRST`)
    .limit(SHOWN);
}

/** One mail of the outbox. @throws AppError not_found */
export async function loadMail({ config, db }: Pick<Services, 'config' | 'db'>, id: string) {
  refuseProduction(config);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id)).limit(1);
  if (!mail) throw new AppError('not_found');
  return mail;
}

function refuseProduction(config: Services['config']): void {
  if (config.SETAPAK_MODE !== 'demo') throw new AppError('not_found');
}
