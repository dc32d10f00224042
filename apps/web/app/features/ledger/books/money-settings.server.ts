import type { DbOrTx } from '~/services/db/db.server.ts';
import { moneySetting } from '~/services/db/ledger-schema.ts';

type MoneySettings = typeof moneySetting.$inferSelect;

/** The rules of money as operators set them; the migration made their one row. */
export async function loadMoneySettings(db: DbOrTx): Promise<MoneySettings> {
  const [settings] = await db.select().from(moneySetting);
  if (!settings) throw new Error('the row of money_setting is gone');
  return settings;
}
