import { expect, test } from 'vitest';
import { clientIp, networkOf } from './client-ip.ts';

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

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:0a01:0203', '10.1.2.3'],
  ['0:0:0:0:0:ffff:10.1.2.3', '10.1.2.3'],
  ['10.1.2.3:50123', '10.1.2.3'],
  ['[2001:db8:1:2::7]:50123', '2001:db8:1:2::/64'],
  ['[::ffff:10.1.2.3]:443', '10.1.2.3'],
  ['10.1.2.3', '10.1.2.3'],
  ['unknown', 'unknown'],
])('network: %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('network: a client that changes within its /64 stays the same one, behind a proxy too', () => {
  expect(clientIp('2001:db8::aaaa', '10.0.0.9', 1)).toBe(clientIp('2001:db8::bbbb', '10.0.0.9', 1));
});
