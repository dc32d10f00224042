import { expect, test } from 'vitest';
import { signInLevel } from './sign-in-level.ts';

const withCode = (code: string) => Object.assign(new Error('State'), { code });

test.for(['state_not_found', 'state_mismatch', 'state_security_mismatch', 'state_invalid'])(
  'a state of Google that is refused with %s is no error of ours',
  (code) => {
    expect(signInLevel('error', 'Failed to parse state', withCode(code))).toBe('info');
  },
);

test('a request without what Google sends is no error of ours', () => {
  expect(signInLevel('error', 'INVALID_CALLBACK_REQUEST', new Error('zod'))).toBe('info');
  expect(signInLevel('error', 'State not found', undefined)).toBe('info');
});

test('a database that failed under a state stays an error, and so does everything else', () => {
  expect(signInLevel('error', 'Failed to parse state', new Error('connection ended'))).toBe('error');
  expect(signInLevel('error', 'Failed to parse state', withCode('ECONNRESET'))).toBe('error');
  expect(signInLevel('error', 'Failed to create verification', withCode('state_generation_error'))).toBe(
    'error',
  );
  expect(signInLevel('warn', 'Code not found', undefined)).toBe('warn');
});
