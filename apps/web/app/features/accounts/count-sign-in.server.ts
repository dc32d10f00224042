import { and, eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import { knownDevice } from '~/services/db/sign-in-schema.ts';
import { AppError } from '~/services/error.ts';
import type { LimitRule } from '~/services/limits/limits.server.ts';
import type { Services } from '~/services/services.server.ts';

interface CountSignIn {
  services: Pick<Services, 'db' | 'jobs' | 'limits'>;
  clientIp: string;
  email: string;
  /** Of the browser that asks, where it ever signed in. */
  deviceHash: string | undefined;
}

/**
 * Counts a try at somebody's password. Strangers slow down themselves: counted is who tries (network and address together),
 * never the account alone, so nobody can lock an owner out, and a browser that signed in before has a count of its own.
 * While many networks try one account, each of them has fewer tries, and its owner gets a mail.
 * @returns what takes the count back after a success
 * @throws AppError too_many
 */
export async function countSignIn({ services, clientIp, email, deviceHash }: CountSignIn) {
  const { db, jobs, limits } = services;
  if (deviceHash && (await isDeviceOf(services, email, deviceHash))) {
    const own = `${email} ${deviceHash}`;
    refuseAfter(await limits.take('sign-in-device', own));
    return { giveBack: () => limits.forgive('sign-in-device', own) };
  }

  const pair = `${email} ${clientIp}`;
  const attacked = (await limits.take('sign-in-account', email)) !== undefined;
  const rules: [LimitRule, string][] = [
    [attacked ? 'sign-in-pair-attacked' : 'sign-in-pair', pair],
    ['sign-in-network', clientIp],
  ];
  const waits = await Promise.all(rules.map(([rule, subject]) => limits.take(rule, subject)));
  const wait = waits.find((seconds) => seconds !== undefined);
  if ((attacked || wait !== undefined) && (await limits.take('attack-notice', email)) === undefined)
    await jobs.enqueue(db, 'warn-of-attempts', { email });
  refuseAfter(wait);
  return {
    async giveBack() {
      await limits.forgive('sign-in-pair', pair);
      await limits.forgive('sign-in-pair-attacked', pair);
      await limits.giveBack('sign-in-network', clientIp);
      await limits.giveBack('sign-in-account', email);
    },
  };
}

function refuseAfter(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
}

async function isDeviceOf({ db }: Pick<Services, 'db'>, email: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .innerJoin(knownDevice, eq(knownDevice.userId, user.id))
    .where(and(eq(user.email, email), eq(knownDevice.deviceHash, deviceHash)));
  return found.length > 0;
}
