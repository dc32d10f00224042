import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { createAuth, readAnySession, type SignedInUser } from '~/services/auth/auth.server.ts';
import { cheapPasswords } from '~/services/auth/testing-passwords.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import type { Database } from '~/services/db/db.server.ts';
import { createEvents } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { createPuzzles, type Puzzle } from '~/services/puzzles/puzzles.server.ts';
import { register } from './register.server.ts';

const SECRET = 'a secret of at least thirty-two letters';
export const PASSWORD = 'Setapak1';

/** What the use cases of accounts need, on this database; reset links are kept in `resetLinks`. */
export async function accountsOn(database: Database, { baseUrl = 'http://localhost:3000' } = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = pino({ level: 'info' }, { write });
  const jobs = await createJobs({ database, log });
  const events = await createEvents({ database, log });
  const resetLinks: string[] = [];
  const limits = createLimits(database);
  const auth = createAuth({
    db: database.db,
    log,
    events,
    secret: SECRET,
    baseUrl,
    passwords: cheapPasswords,
    sendResetLink: ({ url }) => Promise.resolve(void resetLinks.push(url)),
    tellOfReset: ({ id }) =>
      jobs.enqueue(database.db, 'tell-owner', { userId: id, kind: 'password-changed' }),
  });
  const services = {
    db: database.db,
    auth,
    jobs,
    events,
    baseUrl,
    log,
    limits,
    links: createLinks(SECRET),
    puzzles: createPuzzles({ secret: SECRET, limits, effort: [3, 6] }),
  };
  /** The security events of somebody, oldest first, or all of a name. */
  const securityEvents = (of: { user?: string; address?: string; name?: string }) =>
    lines
      .filter(({ security }) => security !== undefined && (of.name === undefined || security === of.name))
      .filter((line) => of.user === undefined || line['user'] === of.user)
      .filter((line) => of.address === undefined || line['address'] === of.address)
      .map(({ security }) => security);
  return {
    services,
    resetLinks,
    lines,
    securityEvents,
    stop: () => Promise.all([jobs.stop(), events.stop()]),
  };
}

type AccountServices = Awaited<ReturnType<typeof accountsOn>>['services'];

/** A browser: keeps the cookies that answers set. */
export function newBrowser(network = newId()) {
  let headers = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' });
  return {
    clientIp: network,
    get headers() {
      return headers;
    },
    take(answer: Headers) {
      headers = withCookies(headers, answer);
    },
  };
}

export type TestBrowser = ReturnType<typeof newBrowser>;

/** Solves a puzzle as a browser does. */
export async function solve(challenge: Puzzle): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/** Registers somebody in a browser. @returns who that browser is signed in as */
export async function registerIn(
  services: AccountServices,
  browser: TestBrowser,
  { solved, ...form }: { email?: string; name?: string; password?: string; solved?: string } = {},
): Promise<SignedInUser> {
  const email = form.email ?? `${newId()}@setapak.example`;
  const whole = { name: 'Rani Kusuma', phone: '+6281234567890', password: PASSWORD, ...form, email };
  const { clientIp, headers } = browser;
  const request = { services, clientIp, headers, form: { ...whole, confirmEmail: email }, solved };
  browser.take(await register(request));
  return whoIs(services, browser);
}

/** Who a browser is signed in as, its second step given or not. */
export async function whoIs(services: AccountServices, browser: TestBrowser): Promise<SignedInUser> {
  const found = await readAnySession(services.auth, browser.headers);
  if (!found) throw new Error('no account is signed in');
  return found;
}
