/**
 * Limits count by the client's address, which the servers of journeys believe from X-Forwarded-For. Everyone comes from an
 * address of their own, so that no journey uses up what another one needs.
 */
export function newAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
