import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { newPerson, signIn } from './day-person.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor, type Visitor } from './visitor.ts';

const roles = ['visitor', 'owner', 'other', 'mentor', 'reviewer', 'admin'] as const;
type Role = (typeof roles)[number];

interface AccessRow {
  method: string;
  address: string;
  expected: Record<Role, string>;
}

const document = join(import.meta.dirname, '../../../docs/access.md');

async function readTable(): Promise<AccessRow[]> {
  const lines = (await readFile(document, 'utf8')).split('\n').filter((line) => /^\| (GET|POST) /.test(line));
  return lines.map((line) => {
    const [first = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [method = '', address = ''] = first.split(' ');
    const expected = Object.fromEntries(roles.map((role, index) => [role, cells[index] ?? '']));
    return { method, address, expected: expected as Record<Role, string> };
  });
}

/** Where everybody who is signed in gets the same, a customer and an admin are asked. */
function rolesToAsk(expected: AccessRow['expected']): readonly Role[] {
  const { visitor: _, ...others } = expected;
  return new Set(Object.values(others)).size === 1 ? ['visitor', 'owner', 'admin'] : roles;
}

/** The paths of all routes. */
function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const at = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined || index === true ? [at || '/'] : [];
    return [...own, ...pathsOf(children ?? [], at)];
  });
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll(/[.]/g, '\\.').replaceAll(/:[a-zA-Z]+/g, '[^/]+');
  return new RegExp(`^${parts.replace('*', '.+')}$`);
}

test('every route stands in the table', async () => {
  const addresses = (await readTable()).map(({ address }) => address.split('?')[0] ?? '');
  const missing = pathsOf(routes)
    .map(patternOf)
    .filter((pattern) => !addresses.some((address) => pattern.test(address)));
  expect(missing.map(String)).toEqual([]);
});

async function signedIn(base: string, email: string): Promise<Visitor> {
  const visitor = newVisitor(base);
  const answer = await visitor.post('/login', { email, password: goodPassword });
  if (answer.status !== 302) throw new Error(`${email} could not sign in: ${answer.status}`);
  return visitor;
}

/** What an answer comes to, in the words of the table. */
async function wordsOf(answer: Response): Promise<string> {
  const { status, headers } = answer;
  const location = headers.get('location');
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  await answer.body?.cancel();
  if (isStream) return 'stream';
  if (status < 300 || status > 399 || !location) return String(status);
  const path = new URL(location, 'http://here').pathname;
  return path === '/login' ? 'login' : `→ ${path}`;
}

/** As the build names the classes of a CSS module. */
const BUILT_CLASS = /^_[\w-]+_[\w-]{5}_\d+$/;

/** Classes of an answer's markup that none of its linked style sheets defines: what would stand unstyled until script comes. */
function styleCheck(base: string): (answer: Response) => Promise<string[]> {
  const sheets = new Map<string, Promise<Set<string>>>();
  const classesOf = async (path: string) => {
    const css = await (await fetch(base + path)).text();
    return new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  };
  return async (answer) => {
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return [];
    // A copy of a stream of events would hold its end up.
    const html = await answer.clone().text();
    const linked = [...html.matchAll(/href="(\/assets\/[^"#]+\.css)/g)].map(([, path = '']) => {
      const sheet = sheets.get(path) ?? classesOf(path);
      sheets.set(path, sheet);
      return sheet;
    });
    const defined = await Promise.all(linked);
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
    return [...new Set(classes)].filter(
      (name) => BUILT_CLASS.test(name) && !defined.some((sheet) => sheet.has(name)),
    );
  };
}

describe('access', () => {
  test('no address answers a form that it does not understand as if it had done something', async () => {
    const person = await newPerson(server.url);
    const answered: string[] = [];
    for (const pattern of new Set(pathsOf(routes))) {
      const path = pattern.replaceAll(/:\w+/g, 'x'.repeat(36)).replace('*', 'nothing');
      if (path === '/logout') continue;
      const answer = await person.post(path, { intent: 'nonsense', id: 'x'.repeat(36) });
      await answer.body?.cancel();
      if (answer.status < 300) answered.push(`${path}: ${answer.status}`);
    }
    expect(answered).toEqual([]);
  });

  test('every address answers each role as the table defines, with the style sheets of what it shows', async () => {
    const { url } = server;
    const pdf = await render(starterResume('finance'), { pages: 'multi' });

    // What belongs to the owner.
    const owner = await newPerson(url);
    const upload = await owner.uploadCv(pdf);
    const cv = await owner.makeCv();
    await owner.json('/app/cv/ats-redeem', { intent: 'process', code: 'REDEEM3', clientToken: randomUUID() });
    const { id: check } = await owner.check(pdf);
    const notes = 'Aku ingin berlatih wawancara untuk posisi analis data di perusahaan rintisan.';
    const { bookId: book } = await owner.order(
      { transactionType: 'mentoring', mentorId: 'melati', hours: 1, notes },
      'GRATIS',
    );
    const reviewed = await owner.order({
      transactionType: 'cvReview',
      packageId: '7-days',
      email: owner.email,
      targetRole: 'finance',
      notes,
      cvId: upload,
    });
    await owner.atGateway(reviewed, 'pay', 'paid');
    const saved = await owner.post('/app/lamaran/new', { intent: 'create', title: 'Akuntan' });
    const job = saved.headers.get('location')?.split('/').at(-1) ?? '';
    const written = await owner.post('/app/lamaran/surat/new', { language: 'id', title: 'Akuntan' });
    const letter = written.headers.get('location')?.split('/').at(-1) ?? '';
    const names: Record<string, string> = {
      cv,
      upload,
      check: check ?? '',
      book,
      review: reviewed.bookId,
      job,
      letter,
    };
    expect(Object.entries(names).filter(([, id]) => id === '')).toEqual([]);

    const mentor = await newPerson(url);
    const admin = await signIn(url, 'admin@setapak.example');
    const found = await (await admin.get(`/admin/users?q=${encodeURIComponent(mentor.email)}`)).text();
    const mentorId = /\/admin\/users\/([a-z0-9]{36})"/.exec(found)?.[1] ?? '';
    expect((await admin.post(`/admin/users/${mentorId}`, { intent: 'role', role: 'mentor' })).status).toBe(
      302,
    );

    const other = await newPerson(url);
    const emails: Record<Exclude<Role, 'visitor'>, string> = {
      owner: owner.email,
      other: other.email,
      mentor: mentor.email,
      reviewer: 'reviewer@setapak.example',
      admin: 'admin@setapak.example',
    };

    const sessions = new Map<string, Visitor>();
    const differing: string[] = [];
    const unstyled: string[] = [];
    const unstyledIn = styleCheck(url);
    for (const { method, address, expected } of await readTable()) {
      const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
      for (const role of rolesToAsk(expected)) {
        // Anew each time: some addresses end a session.
        const visitor = role === 'visitor' ? newVisitor(url) : await visitorOf(emails[role]);
        const answer = await visitor.fetch(path, {
          method,
          ...(method === 'POST' && { body: '', headers: { 'content-type': 'application/json' } }),
        });
        // What is shown to others is what is shown to the owner, or a refusal.
        if (role === 'visitor' || role === 'owner')
          for (const name of await unstyledIn(answer)) unstyled.push(`${address} | ${role}: ${name}`);
        const wanted = expected[role].replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
        const said = await wordsOf(answer);
        const same = wanted.endsWith('…') ? said.startsWith(wanted.slice(0, -1)) : said === wanted;
        if (!same) differing.push(`${method} ${address} | ${role}: ${said} instead of ${wanted}`);
        if (address === '/logout') sessions.delete(emails[role as keyof typeof emails]);
      }
    }
    expect(differing).toEqual([]);
    const builder = await visitorOf(owner.email);
    for (let step = 1; step <= 5; step += 1)
      for (const name of await unstyledIn(await builder.fetch(`/app/cv/builder/${cv}?step=${step}`)))
        unstyled.push(`step ${step} | ${name}`);
    expect(unstyled).toEqual([]);

    async function visitorOf(email: string): Promise<Visitor> {
      const kept = sessions.get(email) ?? (await signedIn(url, email));
      sessions.set(email, kept);
      return kept;
    }
  }, 600_000);
});
