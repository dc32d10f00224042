import { randomUUID } from 'node:crypto';
import { newAddress } from './addresses.ts';

/** A person of the tests, spoken to over HTTP as a browser would, cookies included. */
export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Fills in a form and sends it from our own origin. Redirects are not followed. */
  post(path: string, fields: Record<string, string>): Promise<Response>;
  /** The Cookie header as it stands now. */
  cookie(): string;
}

/**
 * Somebody at an address of their own.
 * @param origin what a browser calls the server, where a proxy stands between them
 */
export function newVisitor(base: string, origin = base): Visitor {
  const always = newAddress();
  const cookies = new Map<string, string>();

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('cookie', cookie());
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', origin);
    const answer = await fetch(base + path, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookie,
    fetch: send,
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

export const goodPassword = 'Setapak1';

/** Registers somebody new. @returns the visitor, signed in, and the e-mail */
export async function registerVisitor(
  base: string,
  visitor = newVisitor(base),
): Promise<Visitor & { email: string }> {
  const email = `${randomUUID()}@setapak.example`;
  const answer = await visitor.post('/register', {
    name: 'Dimas Prakoso',
    email,
    confirmEmail: email,
    phone: '+6281234567890',
    password: goodPassword,
  });
  if (answer.status !== 302) throw new Error(`registering answered ${answer.status}`);
  return { ...visitor, email };
}
