import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileFiles } from './hostile-files.ts';
import { verifyAddress } from './outbox.ts';
import { startServer, type RunningServer } from './server.ts';
import { registerVisitor, type Visitor } from './visitor.ts';

describe('hostile uploads', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { READ_WORKERS: '2' } });
  });
  afterAll(() => server.stop());

  const sendTo = (path: string, visitor: Visitor, { name, bytes }: { name: string; bytes: Buffer }) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
    return visitor.fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } });
  };
  const check = sendTo.bind(undefined, '/app/cv/ats-check');
  const keep = sendTo.bind(undefined, '/app/cv/upload');

  test('checked and kept at once: /healthz answers throughout, each file ends with an answer, and what is kept is harmless', async () => {
    const files = hostileFiles();
    // Bombs break the limits of the same processes either way, and are sent once.
    const kept = files.filter(({ name }) => !name.includes('bomb'));
    const visitors = await Promise.all([0, 1, 2, 3, 4].map(() => registerVisitor(server.url)));
    for (const visitor of visitors) {
      await verifyAddress(server.url, async (path) => (await visitor.fetch(path)).text());
      await visitor.fetch('/app/cv/ats-redeem', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ intent: 'process', code: 'REDEEM3', clientToken: 'press-redeem-3' }),
      });
    }
    const uploading = new AbortController();
    const health = (async () => {
      const statuses: number[] = [];
      while (!uploading.signal.aborted) {
        statuses.push((await fetch(`${server.url}/healthz`)).status);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return statuses;
    })();
    const visitorOf = (n: number) => visitors[n % visitors.length]!;
    const [checked, uploaded] = await Promise.all([
      Promise.all(files.map((file, n) => check(visitorOf(n), file))),
      Promise.all(kept.map((file, n) => keep(visitorOf(n), file))),
    ]);
    uploading.abort();

    for (const answer of checked) {
      expect(answer.status).toBe(200);
      const outcome = (await answer.json()) as { failure: string | null };
      expect(outcome.failure === null || /^[a-z_]+$/.test(outcome.failure)).toBe(true);
    }
    for (const [n, { name }] of kept.entries()) {
      const { id, error } = (await uploaded[n]!.json()) as { id?: string; error?: string };
      expect(error ?? 'kept', name).toMatch(/^(bad_cv_file|kept)$/);
      if (!id) continue;
      const file = await visitorOf(n).fetch(`/app/cv/${id}/pdf`);
      expect(file.headers.get('content-disposition'), name).toMatch(/^attachment/);
      expect(file.headers.get('x-content-type-options'), name).toBe('nosniff');
    }
    // How fast it answers meanwhile is measured by `npm run bench -- --only web`.
    const statuses = await health;
    expect(statuses.length).toBeGreaterThan(5);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('what is not ours to take is refused before it is stored', async () => {
    const visitor = await registerVisitor(server.url);
    const refused = async (name: string, bytes: Buffer) => (await check(visitor, { name, bytes })).json();
    expect(await refused('cv.pdf', Buffer.from('PK\u0003\u0004'))).toEqual({ id: null, failure: 'not_pdf' });
    expect(await refused('cv.pdf', Buffer.alloc(0))).toEqual({ id: null, failure: 'empty' });
    expect(await refused('cv.pdf', Buffer.alloc(5_120_001, '%PDF-1.7 '))).toEqual({
      id: null,
      failure: 'too_large',
    });
  });

  test('a visitor who is not signed in is sent to sign in', async () => {
    const body = new FormData();
    body.set('file', new File(['%PDF-1.7'], 'cv.pdf'));
    const answer = await fetch(`${server.url}/app/cv/ats-check`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: server.url },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    expect(answer.headers.get('set-cookie')).toContain('to=atsc');
  });

  // The last one: a request that were to follow could be sent down the connection that is being closed.
  test('a body beyond every limit is cut off while it streams in', async () => {
    const visitor = await registerVisitor(server.url);
    // Anyone who still writes then may hear of the closed connection before the answer.
    const outcome = await check(visitor, {
      name: 'cv.pdf',
      bytes: Buffer.alloc(12 * 2 ** 20, '%PDF-1.7 '),
    }).then(
      ({ status }) => status,
      ({ cause }: Error) => (cause as NodeJS.ErrnoException).code,
    );
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(outcome);
  });
});
