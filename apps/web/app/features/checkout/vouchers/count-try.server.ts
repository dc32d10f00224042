import type { Services } from '~/services/services.server.ts';

/**
 * Counts a try to buy or to use a code. Outside of any transaction, for the counter has a connection of its own.
 * @throws AppError too_many
 */
export async function countTry({ limits }: Pick<Services, 'limits'>, userId: string): Promise<void> {
  await limits.enforce('checkout-user', userId);
}
