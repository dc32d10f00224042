import autocannon from 'autocannon';

export const RATE_SECONDS = 8;

/** How often a page is served in a second to 20 connections, and how soon. */
export async function requestRate(base: string, page: string) {
  const result = await autocannon({ url: base + page, connections: 20, duration: RATE_SECONDS });
  return {
    page,
    'requests/s': Math.round(result.requests.average),
    p50: `${result.latency.p50} ms`,
    p99: `${result.latency.p99} ms`,
    errors: result.errors + result.non2xx,
  };
}
