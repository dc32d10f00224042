import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { server } from './shared-server.ts';
import { newVisitor, registerVisitor, type Visitor } from './visitor.ts';

const KILOBYTE = 1024;
let person: Visitor;
let cvId: string;

beforeAll(async () => {
  person = await registerVisitor(server.url);
  const made = await person.post('/app/cv/dashboard', { intent: 'create', name: 'CV Ringan' });
  cvId = /template\/([^/?]+)/.exec(made.headers.get('location') ?? '')?.[1] ?? '';
  await person.post(`/app/cv/template/${cvId}`, { role: 'finance' });
});

/** What a page asks for by itself, by gzip, in kilobytes; what comes once somebody begins is not of it. */
async function weightOf(path: string, visitor: Visitor): Promise<number> {
  const page = await (await visitor.fetch(path)).text();
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.js(?=\\?")/g))];
  expect(files.length).toBeGreaterThan(5);
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

/** Most files are those of every page. */
const known = new Map<string, Promise<number>>();

function sizeOf(file: string): Promise<number> {
  const size =
    known.get(file) ?? fetch(server.url + file).then(async (answer) => gzipSync(await answer.text()).length);
  known.set(file, size);
  return size;
}

test.each([
  ['/', 150],
  ['/app/home', 150],
  ['/login', 150],
  ['/app/mentoring', 150],
  ['/app/mentor/rani', 150],
  ['/assessment', 150],
  ['/app/cv/dashboard?tab=ats', 150],
])('scripts: the first load of %s stays below %i KB', async (path, most) => {
  expect(await weightOf(path, newVisitor(server.url))).toBeLessThan(most);
});

test.each([
  ['/app/home', 150],
  ['/app/cv/dashboard', 150],
  ['/app/cv/dashboard?tab=ats&step=1', 150],
  ['/app/cv/import', 150],
  ['/app/cv/review', 150],
  ['/app/cv/template/:cv', 150],
  ['/app/cv/builder/:cv', 170],
  ['/app/cv/preview/:cv', 170],
  ['/app/book?mentor=rani', 150],
  ['/app/booking', 150],
  ['/app/lamaran', 150],
  ['/app/profile', 150],
  ['/profile/onboarding', 150],
])('scripts: signed in, the first load of %s stays below %i KB', async (path, most) => {
  expect(await weightOf(path.replace(':cv', cvId), person)).toBeLessThan(most);
});
