import { expect, test } from 'vitest';
import { describeOnDatabases } from '../db/testing.ts';
import { createLimits } from './limits.server.ts';

describeOnDatabases('limits', (getDatabase) => {
  test('limits: the ninth try at one account answers how long to wait', async () => {
    const limits = createLimits(getDatabase());
    for (let n = 0; n < 8; n += 1)
      expect(await limits.take('sign-in-pair', 'a@setapak.example')).toBeUndefined();
    const wait = await limits.take('sign-in-pair', 'a@setapak.example');
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    await expect(limits.enforce('sign-in-pair', 'a@setapak.example')).rejects.toMatchObject({
      code: 'too_many',
    });
    await expect(limits.enforce('sign-in-pair', 'b@setapak.example')).resolves.toBeUndefined();
  });

  test('the subject counts however it is written', async () => {
    const limits = createLimits(getDatabase());
    for (let n = 0; n < 8; n += 1) await limits.take('sign-in-pair', 'C@Setapak.example ');
    expect(await limits.take('sign-in-pair', 'c@setapak.example')).toBeDefined();
  });

  test('fifty tries at once pass exactly as often as the rule allows, also from two processes', async () => {
    const [one, two] = [createLimits(getDatabase()), createLimits(getDatabase())];
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? one : two).take('export-user', '10.0.0.1')),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  test('limits: nobody waits longer than the rule says because the clock was set back', async () => {
    const limits = createLimits(getDatabase());
    for (let n = 0; n < 9; n += 1) await limits.take('sign-in-pair', 'late@setapak.example');
    await getDatabase().query('UPDATE rate_limit SET expire = expire + 5 * 3600 * 1000');
    for (let n = 0; n < 8; n += 1)
      expect(await limits.take('sign-in-pair', 'late@setapak.example')).toBeUndefined();
    expect(await limits.take('sign-in-pair', 'late@setapak.example')).toBeLessThanOrEqual(600);
  });

  test('a success forgives what came before it', async () => {
    const limits = createLimits(getDatabase());
    for (let n = 0; n < 8; n += 1) await limits.take('sign-in-pair', 'd@setapak.example');
    await limits.forgive('sign-in-pair', 'd@setapak.example');
    expect(await limits.take('sign-in-pair', 'd@setapak.example')).toBeUndefined();
  });

  test('limits: a try that was given back does not count', async () => {
    const limits = createLimits(getDatabase());
    for (let n = 0; n < 20; n += 1) {
      expect(await limits.take('sign-in-pair', 'e@setapak.example')).toBeUndefined();
      await limits.giveBack('sign-in-pair', 'e@setapak.example');
    }
  });

  test('the table holds no address and no e-mail', async () => {
    await createLimits(getDatabase()).take('reset-account', 'siapa@setapak.example');
    const { rows } = await getDatabase().query('SELECT key FROM rate_limit');
    expect(JSON.stringify(rows)).not.toContain('setapak.example');
  });
});
