import { expect, test } from 'vitest';
import { createLinks } from '~/services/links/links.server.ts';
import { isProofRecent, requireRecentProof, requireRecentProofForData } from './session.server.ts';

const MINUTE_MS = 60_000;

function scope(minutesAgo: number) {
  const signedIn = { provedAt: new Date(Date.now() - minutesAgo * MINUTE_MS) };
  const services = { links: createLinks('x'.repeat(32)) };
  return { signedIn, services, page: '/app/profile/security' } as Parameters<typeof requireRecentProof>[0];
}

test('proof: a password given within ten minutes is recent', () => {
  expect(isProofRecent(scope(9).signedIn)).toBe(true);
  expect(isProofRecent(scope(11).signedIn)).toBe(false);
  expect(isProofRecent(scope(-180).signedIn)).toBe(false);
});

function thrownBy(call: () => void): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

test('proof: an old one sends a page to confirm and refuses a call from script', () => {
  expect(() => requireRecentProof(scope(9))).not.toThrow();
  expect(() => requireRecentProofForData(scope(9))).not.toThrow();
  expect(thrownBy(() => requireRecentProof(scope(11)))).toMatchObject({ status: 302 });
  expect(() => requireRecentProofForData(scope(11))).toThrow(
    expect.objectContaining({ code: 'prove_again' }),
  );
});
