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
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : address;
  // URL writes an address in its one canonical way, whatever form it came in.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) {
    const [high, low] = mapped.slice(1).map((group) => Number.parseInt(group, 16)) as [number, number];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Some proxies write the client's port behind its address, and IPv6 in brackets. */
function withoutPort(address: string): string {
  return (
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address
  );
}
