import { isIP } from 'node:net';

/**
 * The network that rate limits count by. Only the last `proxies` entries of X-Forwarded-For were written by proxies of
 * ours; whatever stands before them was sent by the client and can be forged.
 */
export function clientIp(
  forwardedFor: string | undefined,
  remote: string | undefined,
  proxies: number,
): string {
  const own = networkOf(remote ?? 'unknown');
  if (proxies === 0) return own;
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = chain.at(-proxies);
  return named === undefined ? own : networkOf(named);
}

/** An IPv4 address as it is; of an IPv6 address the /64, for one subscriber has all of that (RFC 6177). */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^\[(.*)\]$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIP(bare) !== 6) return address;
  // URL writes an address in its one canonical way, whatever form it came in.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
