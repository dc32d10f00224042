import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { apiToken } from '~/services/db/api-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { authenticateToken } from './authenticate-token.server.ts';
import { createToken } from './create-token.server.ts';
import { listTokens } from './list-tokens.server.ts';
import { TOKEN_LIMIT } from './model.ts';
import { revokeToken } from './revoke-token.server.ts';

describeOnDatabases('tokens of programs', (getDatabase) => {
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await createJobs({ database: getDatabase(), log: pino({ level: 'silent' }) });
  });
  afterAll(() => jobs.stop());

  const services = () => ({
    db: getDatabase().db,
    limits: createLimits(getDatabase()),
    jobs,
    log: pino({ level: 'silent' }),
  });
  const newOwner = () => makeUser(getDatabase(), { emailVerified: true });
  const create = (userId: string, more: Partial<Parameters<typeof createToken>[0]> = {}) =>
    createToken({
      services: services(),
      userId,
      name: 'Mesin',
      scopes: ['read', 'print'],
      days: 90,
      ...more,
    });
  const ask = (authorization: string, now?: Date) =>
    authenticateToken({ services: services(), headers: new Headers({ authorization }), scope: 'read', now });

  test('a token opens for its owner until it is revoked, by its owner alone', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const token = await create(owner.id);
    expect(await ask(`Bearer ${token}`)).toMatchObject({ userId: owner.id });
    const [{ id } = { id: '' }] = await listTokens({ services: services(), userId: owner.id });
    await revokeToken({ services: services(), userId: other.id, id });
    expect(await ask(`bearer ${token}`)).toMatchObject({ userId: owner.id });
    await revokeToken({ services: services(), userId: owner.id, id });
    await expect(ask(`Bearer ${token}`)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('the token itself is nowhere in the database, and no list holds its hash', async () => {
    const owner = await newOwner();
    const token = await create(owner.id);
    expect(JSON.stringify(await getDatabase().db.select().from(apiToken))).not.toContain(token);
    const [listed] = await listTokens({ services: services(), userId: owner.id });
    expect(Object.keys(listed ?? {})).toEqual([
      'id',
      'name',
      'ending',
      'createdAt',
      'scopes',
      'endsAt',
      'lastUsedAt',
    ]);
    expect(listed).toMatchObject({ name: 'Mesin', ending: token.slice(-4), lastUsedAt: null });
  });

  test('a token: it ends on its day', async () => {
    const owner = await newOwner();
    const made = new Date('2026-11-21T10:00:00Z');
    const token = await create(owner.id, { days: 30, now: made });
    const [before, after] = [new Date('2026-12-21T09:59:59Z'), new Date('2026-12-21T10:00:00Z')];
    expect(await ask(`Bearer ${token}`, before)).toMatchObject({ userId: owner.id });
    await expect(ask(`Bearer ${token}`, after)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('a token: it opens nothing while its account is suspended, whenever it was made', async () => {
    const owner = await newOwner();
    const token = await create(owner.id);
    const suspend = (suspendedAt: Date | null) =>
      getDatabase().db.update(user).set({ suspendedAt }).where(eq(user.id, owner.id));
    await suspend(new Date());
    await expect(ask(`Bearer ${token}`)).rejects.toMatchObject({ code: 'not_signed_in' });
    await suspend(null);
    expect(await ask(`Bearer ${token}`)).toMatchObject({ userId: owner.id });
  });

  test('a token: it opens only what it was made for', async () => {
    const owner = await newOwner();
    const token = await create(owner.id, { scopes: ['print'] });
    await expect(ask(`Bearer ${token}`)).rejects.toMatchObject({ code: 'out_of_scope', status: 403 });
  });

  test('a token: its owner gets a mail, and none is made for an unverified address', async () => {
    const owner = await newOwner();
    await create(owner.id, { name: 'Mesin pencetak' });
    const { rows } = await getDatabase().query(
      `SELECT data FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ data: { userId: owner.id, kind: 'token-made', about: 'Mesin pencetak' } }]);
    const stranger = await makeUser(getDatabase());
    await expect(create(stranger.id)).rejects.toMatchObject({ code: 'verify_email_first' });
  });

  test('token: its last use is recorded', async () => {
    const owner = await newOwner();
    const token = await create(owner.id);
    const at = new Date('2026-11-21T10:00:00Z');
    await ask(`Bearer ${token}`, at);
    await ask(`Bearer ${token}`, new Date('2026-11-21T10:00:30Z'));
    expect(await listTokens({ services: services(), userId: owner.id })).toMatchObject([{ lastUsedAt: at }]);
  });

  test.each(['', 'Bearer', 'Bearer stp_', 'Basic abc', 'Bearer stp_tidakadatokenini'])(
    '%j opens nothing',
    async (authorization) => {
      await expect(ask(authorization)).rejects.toMatchObject({ code: 'not_signed_in', status: 401 });
    },
  );

  test('tokens: their number is capped, also under concurrent requests', async () => {
    const owner = await newOwner();
    const requests = Array.from({ length: TOKEN_LIMIT + 5 }, (_, n) =>
      create(owner.id, { name: `Mesin ${n}` }),
    );
    const settled = await Promise.allSettled(requests);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(TOKEN_LIMIT);
  });
});
