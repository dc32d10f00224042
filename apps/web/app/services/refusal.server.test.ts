import { Client } from 'pg';
import { expect, test } from 'vitest';
import { AppError } from './error.ts';
import { answerRefused, isAway, refusalOf } from './refusal.server.ts';
import { StorageError } from './storage/error.ts';

test('a refusal of ours stays what it is', () => {
  const refusal = new AppError('not_found');
  expect(refusalOf(refusal)).toBe(refusal);
});

test('a database that does not answer is a refusal that may be tried again soon', async () => {
  const error = await new Client({ connectionString: 'postgres://u@127.0.0.1:9/x' })
    .connect()
    .catch((e: unknown) => e);
  expect(refusalOf(new Error('query failed', { cause: error }))).toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfter: 5,
  });
});

test.each([
  ['a full disk', Object.assign(new Error('could not extend file "base/5/1259"'), { code: '53100' })],
  ['a server that stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  [
    'a standby',
    Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  ],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['a file store that is away', new StorageError('unavailable')],
])('%s is one, too', (_, error) => {
  expect(refusalOf(error)?.code).toBe('unavailable');
});

test.each(['40001', '40P01', '55P03', '57014'])(
  'a statement that the database gave up (%s) may be tried again soon, and stops no job',
  (code) => {
    const error = new Error('query failed', { cause: Object.assign(new Error('given up'), { code }) });
    expect(refusalOf(error)).toMatchObject({ code: 'busy', status: 503, retryAfter: 5 });
    expect(isAway(error)).toBe(false);
  },
);

test('a row of an account that was deleted meanwhile asks to sign in; one of anything else is a failure', () => {
  const missing = (constraint: string) => {
    const cause = Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint });
    return refusalOf(new Error('query failed', { cause }))?.code;
  };
  expect(missing('session_user_id_user_id_fk')).toBe('not_signed_in');
  expect(missing('cv_version_cv_id_cv_id_fk')).toBeUndefined();
});

test.each([
  ['a rule of the database', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a file that nobody stored', new StorageError('not_found')],
  ['a slip of ours', new TypeError('x is undefined')],
])('%s is none', (_, error) => {
  expect(refusalOf(error)).toBeUndefined();
});

test('an answer that failed because something is away says so, to script and to people', async () => {
  const ask = (accept: string) => new Request('http://localhost/x', { headers: { accept } });
  const away = new AppError('unavailable', { retryAfter: 5 });
  const script = answerRefused(ask('application/json'), new Response('oops', { status: 500 }), away);
  expect([script.status, script.headers.get('retry-after'), await script.json()]).toMatchObject([
    503,
    '5',
    { error: 'unavailable' },
  ]);
  const page = answerRefused(ask('text/html'), new Response('<h1>', { status: 500 }), away);
  expect([page.status, await page.text()]).toEqual([503, '<h1>']);
  const fine = new Response('ok');
  expect(answerRefused(ask('text/html'), fine, away)).toBe(fine);
});
