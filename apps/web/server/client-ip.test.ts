import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

test('without a proxy the header is not believed', () => {
  expect(clientIp('1.2.3.4', '10.0.0.9', 0)).toBe('10.0.0.9');
});

test('behind one proxy the last entry counts, however many a client forges before it', () => {
  expect(clientIp('6.6.6.6, 7.7.7.7, 1.2.3.4', '10.0.0.9', 1)).toBe('1.2.3.4');
});

test('behind two proxies the last but one counts', () => {
  expect(clientIp('6.6.6.6, 1.2.3.4, 10.0.0.1', '10.0.0.9', 2)).toBe('1.2.3.4');
});

test('a missing header falls back to the connection', () => {
  expect(clientIp(undefined, '10.0.0.9', 1)).toBe('10.0.0.9');
});
