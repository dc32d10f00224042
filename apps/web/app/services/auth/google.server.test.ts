import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases } from '../db/testing.ts';
import { createEvents, type Events } from '../events/events.server.ts';
import { createGoogle } from './google.server.ts';

const baseUrl = 'http://setapak.test';

describeOnDatabases('the way back from Google', (getDatabase) => {
  let events: Events;
  const provider = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const ends = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ issuer, ...ends, jwks_uri: `${issuer}/keys` }));
  });
  beforeAll(async () => {
    events = await createEvents({ database: getDatabase(), log: pino({ level: 'silent' }) });
    await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await events.stop();
    provider.close();
  });

  test.for([
    ['an unknown state', 'state=unknown&code=x'],
    ['no state', 'code=x'],
    ['nothing', ''],
    ['a state that came twice', 'state=a&state=b&code=x'],
    ['a code that came twice', 'state=a&code=x&code=y'],
  ])('with %s leads to the sign-in page and is no error in the log', async ([, query]) => {
    const levels: number[] = [];
    const log = pino(
      { level: 'info' },
      { write: (line: string) => void levels.push((JSON.parse(line) as { level: number }).level) },
    );
    const google = createGoogle({
      db: getDatabase().db,
      log,
      events,
      secret: 'x'.repeat(48),
      baseUrl,
      clientId: 'client',
      clientSecret: 'secret',
      discoveryUrl: () =>
        `http://127.0.0.1:${(provider.address() as AddressInfo).port}/.well-known/openid-configuration`,
      followsOrigin: false,
      sendResetLink: () => Promise.resolve(),
      tellOfReset: () => Promise.resolve(),
    });
    const answer = await google.callback(new Request(`${baseUrl}/api/auth/callback/google?${query}`));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`${baseUrl}/login?`);
    expect(levels.length).toBeGreaterThan(0);
    expect(Math.max(...levels)).toBeLessThan(50);
  });
});
