/**
 * A request's headers as the browser would send them next, once it has taken the cookies of an answer: what an answer that
 * is still being made opened can be read by them.
 */
export function withCookies(request: Headers, answer: Headers): Headers {
  const cookies = new Map<string, string>();
  for (const pair of (request.get('cookie') ?? '').split(/;\s*/)) put(cookies, pair);
  for (const line of answer.getSetCookie()) put(cookies, line.split(';')[0] ?? '');
  const headers = new Headers(request);
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return headers;
}

function put(cookies: Map<string, string>, pair: string): void {
  const at = pair.indexOf('=');
  if (at < 1) return;
  const value = pair.slice(at + 1);
  if (value === '') cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), value);
}
