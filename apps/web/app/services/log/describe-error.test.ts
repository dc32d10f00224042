import { expect, test } from 'vitest';
import { describeError, maskValues } from './describe-error.ts';

test('an error of a query keeps its statement and drops its parameters, in message, stack and cause', () => {
  const refused = Object.assign(
    new Error('duplicate key value violates unique constraint "user_email_unique"'),
    {
      code: '23505',
      table: 'user',
      constraint: 'user_email_unique',
      detail: 'Key (email)=(rani@setapak.example) already exists.',
    },
  );
  const failed = Object.assign(
    new Error('Failed query: insert into "user" values ($1)\nparams: rani@setapak.example', {
      cause: refused,
    }),
    { query: 'insert into "user" values ($1)', params: ['rani@setapak.example'] },
  );
  const described = describeError(failed);
  expect(described).toMatchObject({
    message: 'query failed: insert into "user" values ($1)',
    cause: { code: '23505', table: 'user', constraint: 'user_email_unique' },
  });
  expect(JSON.stringify(described)).not.toContain('rani');
  expect(described.stack?.length).toBeGreaterThan(0);
});

test.each([
  [
    `Unexpected token 'R', "Rani Kusuma"... is not valid JSON`,
    'Unexpected token "…", "…"... is not valid JSON',
  ],
  ['no user rani.kusuma@setapak.example here', 'no user …@… here'],
  ['bad phone +62 812-3456-7890', 'bad phone …'],
  ['token rst_9f8a7b6c5d4e3f2a1b0c expired', 'token … expired'],
  ['invalid document\nRani Kusuma, Jakarta', 'invalid document'],
  ["Cannot read properties of undefined (reading 'id')", 'Cannot read properties of undefined (reading "…")'],
  ["the file isn't there", "the file isn't there"],
])('the message %j is logged as %j', (message, masked) => {
  expect(maskValues(message)).toBe(masked);
});

test('a value that is thrown without being an error is described, and causes in a circle end', () => {
  expect(describeError('lost 08123456789')).toEqual({ type: 'string', message: 'lost …' });
  const circle = new Error('one');
  circle.cause = circle;
  expect(JSON.stringify(describeError(circle)).length).toBeLessThan(10_000);
});
