import { expect, test } from 'vitest';
import { apiToken } from '~/services/db/api-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { authenticateToken } from './authenticate-token.server.ts';
import { createToken } from './create-token.server.ts';
import { listTokens } from './list-tokens.server.ts';
import { TOKEN_LIMIT } from './model.ts';
import { revokeToken } from './revoke-token.server.ts';

describeOnDatabases('tokens of programs', (getDatabase) => {
  const services = () => ({ db: getDatabase().db, limits: createLimits(getDatabase()) });
  const ask = (authorization: string, now?: Date) =>
    authenticateToken({ services: services(), headers: new Headers({ authorization }), now });

  test('a token opens for its owner until it is revoked, by its owner alone', async () => {
    const [owner, other] = [await makeUser(getDatabase()), await makeUser(getDatabase())];
    const token = await createToken({ services: services(), userId: owner.id, name: 'Mesin' });
    expect(await ask(`Bearer ${token}`)).toMatchObject({ userId: owner.id });
    const [{ id } = { id: '' }] = await listTokens({ services: services(), userId: owner.id });
    await revokeToken({ services: services(), userId: other.id, id });
    expect(await ask(`bearer ${token}`)).toMatchObject({ userId: owner.id });
    await revokeToken({ services: services(), userId: owner.id, id });
    await expect(ask(`Bearer ${token}`)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('the token itself is nowhere in the database, and no list holds its hash', async () => {
    const owner = await makeUser(getDatabase());
    const token = await createToken({ services: services(), userId: owner.id, name: 'Mesin' });
    expect(JSON.stringify(await getDatabase().db.select().from(apiToken))).not.toContain(token);
    const [listed] = await listTokens({ services: services(), userId: owner.id });
    expect(Object.keys(listed ?? {})).toEqual(['id', 'name', 'ending', 'createdAt', 'lastUsedAt']);
    expect(listed).toMatchObject({ name: 'Mesin', ending: token.slice(-4), lastUsedAt: null });
  });

  test('the last use is told', async () => {
    const owner = await makeUser(getDatabase());
    const token = await createToken({ services: services(), userId: owner.id, name: 'Mesin' });
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

  test('the number of tokens is capped, also when they are asked for at once', async () => {
    const owner = await makeUser(getDatabase());
    const asked = Array.from({ length: TOKEN_LIMIT + 5 }, (_, n) =>
      createToken({ services: services(), userId: owner.id, name: `Mesin ${n}` }),
    );
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(TOKEN_LIMIT);
  });
});
