import type { Services } from '~/services/services.server.ts';

/** What the use cases of this feature need. */
export type CheckoutServices = Pick<
  Services,
  'db' | 'events' | 'jobs' | 'payments' | 'log' | 'limits' | 'links' | 'baseUrl'
>;

/** Who buys: the signed-in person. */
export interface Customer {
  id: string;
  name: string;
  email: string;
}
