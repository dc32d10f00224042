/**
 * The address that rate limits count by. Only the last `proxies` entries of X-Forwarded-For were written by proxies of
 * ours; whatever stands before them was sent by the client and can be forged.
 */
export function clientIp(
  forwardedFor: string | undefined,
  remote: string | undefined,
  proxies: number,
): string {
  const own = remote ?? 'unknown';
  if (proxies === 0) return own;
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-proxies) ?? own;
}
