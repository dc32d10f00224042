import type { Services } from '~/services/services.server.ts';
import { product } from '~/services/db/payments-schema.ts';
import { catalogue } from './catalogue.ts';

/** Puts products into the database that are not there yet; what was changed there stays. */
export async function seedCatalogue({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.insert(product).values(catalogue).onConflictDoNothing();
}
