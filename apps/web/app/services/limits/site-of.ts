/**
 * The /48 around an IPv6 network, which is as much as one subscriber may have of them, a rented server and a free tunnel included:
 * 65,536 networks. An IPv4 address has none.
 */
export function siteOf(network: string): string | undefined {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  return groups && `${groups}::/48`;
}
