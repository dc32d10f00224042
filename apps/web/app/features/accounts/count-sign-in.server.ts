import { and, eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import { knownDevice } from '~/services/db/sign-in-schema.ts';
import { AppError } from '~/services/error.ts';
import { siteOf } from '~/services/limits/site-of.ts';
import { addressMark, logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';

interface CountSignIn {
  services: Pick<Services, 'db' | 'jobs' | 'limits' | 'links' | 'log' | 'puzzles'>;
  clientIp: string;
  email: string;
  /** Of the browser that asks, where it ever signed in. */
  deviceHash: string | undefined;
  /** The solution of a puzzle, where one was sent along. */
  solved?: string | undefined;
}

/**
 * Counts a try at somebody's password. Strangers slow down themselves: counted is who tries (network and address together),
 * never the account alone, so no one can lock an owner out, and a browser that signed in before has a count of its own.
 * While many networks try one account, each of them has fewer tries, and its owner gets a mail. Who has no tries left has
 * a few more, for a solved puzzle each.
 * @returns what takes the count back after a success
 * @throws AppError too_many, with the puzzle to solve where one helps
 */
export async function countSignIn(options: CountSignIn) {
  const { services, clientIp, email, deviceHash, solved } = options;
  const { db, jobs, limits, puzzles } = services;
  if (deviceHash && (await isDeviceOf(services, email, deviceHash))) {
    const own = `${email} ${deviceHash}`;
    const wait = await limits.take('sign-in-device', own);
    if (wait !== undefined) throw slowed(options, wait, 'known_device');
    return { giveBack: () => limits.forgive('sign-in-device', own) };
  }

  const pair = `${email} ${clientIp}`;
  const site = siteOf(clientIp);
  const siteAndAccount = site && `${email} ${site}`;
  const attacked = (await limits.take('sign-in-account', email)) !== undefined;
  const wait = await limits.takeAll([
    [attacked ? 'sign-in-pair-attacked' : 'sign-in-pair', pair],
    ['sign-in-site-attacked', attacked ? siteAndAccount : undefined],
    ['sign-in-network', clientIp],
    ['sign-in-site', site],
  ]);
  if ((attacked || wait !== undefined) && (await limits.take('attack-notice', email)) === undefined)
    await jobs.enqueue(db, 'warn-of-attempts', { email });
  if (wait !== undefined) {
    if (!(await puzzles.redeem('sign-in', solved))) throw slowed(options, wait, 'puzzle');
    const still = await limits.takeAll([
      ['sign-in-pair-solved', pair],
      ['sign-in-network-solved', clientIp],
    ]);
    if (still !== undefined) throw slowed(options, still, 'wait');
  }
  return {
    async giveBack() {
      await limits.forgive('sign-in-pair', pair);
      await limits.forgive('sign-in-pair-attacked', pair);
      await limits.forgive('sign-in-pair-solved', pair);
      if (siteAndAccount) await limits.forgive('sign-in-site-attacked', siteAndAccount);
      if (site) await limits.giveBack('sign-in-site', site);
      await limits.giveBack('sign-in-network', clientIp);
      await limits.giveBack('sign-in-account', email);
    },
  };
}

function slowed(
  { services: { links, log }, email }: CountSignIn,
  retryAfter: number,
  by: 'known_device' | 'puzzle' | 'wait',
): AppError {
  logSecurity(log, 'sign_in_slowed', { by, address: addressMark(links, email) });
  return new AppError('too_many', by === 'puzzle' ? { retryAfter, puzzle: 'sign-in' } : { retryAfter });
}

async function isDeviceOf({ db }: Pick<Services, 'db'>, email: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .innerJoin(knownDevice, eq(knownDevice.userId, user.id))
    .where(and(eq(user.email, email), eq(knownDevice.deviceHash, deviceHash)));
  return found.length > 0;
}
