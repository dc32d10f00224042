import type { Services } from '~/services/services.server.ts';

/** What most use cases of this feature need. */
export type ReviewServices = Pick<Services, 'db' | 'events' | 'jobs' | 'links' | 'baseUrl'>;
