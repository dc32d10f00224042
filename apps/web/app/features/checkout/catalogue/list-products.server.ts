import { and, asc, eq } from 'drizzle-orm';
import { product } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { Product } from './catalogue.ts';

interface ListProducts {
  services: Pick<Services, 'db'>;
  kind: Product['kind'];
}

/** What of one kind is for sale, in the catalogue's order. */
export async function listProducts({ services, kind }: ListProducts): Promise<Product[]> {
  return services.db
    .select()
    .from(product)
    .where(and(eq(product.kind, kind), eq(product.active, true)))
    .orderBy(asc(product.position), asc(product.id));
}
