import type { Services } from '../app/services/services.server.ts';

export async function startJobs(_services: Services): Promise<void> {}
