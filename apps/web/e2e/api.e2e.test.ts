import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { expectNoOverflow, giveChecks } from './ats-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './cv-page.ts';
import { verifyAddress } from './outbox.ts';
import { server } from './shared-server.ts';
import { registerVisitor } from './visitor.ts';

type Schemas = Record<string, Parameters<typeof z.fromJSONSchema>[0]>;

describe('the API', () => {
  let cv: Buffer;
  beforeAll(async () => {
    cv = Buffer.from(await render(starterResume('finance'), { pages: 'multi' }));
  });

  const send = (token: string | null, bytes: Buffer, field = 'file') => {
    const body = new FormData();
    body.set(field, new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }));
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    return fetch(`${server.url}/v1/resumes`, { method: 'POST', body, headers });
  };

  const makeCv = async (post: (form: Record<string, string>) => Promise<string | undefined>) => {
    const to = await post({ intent: 'create', name: 'Lamaran' });
    return to?.split('/').at(-1) ?? '';
  };

  const print = (token: string | null, id: string) =>
    fetch(`${server.url}/v1/printResume`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ id, type: 'multi' }),
    });

  test('a token is made, shown once, used, seen and revoked; answers follow the OpenAPI document', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    const read = async (path: string) => (await context.request.get(server.url + path)).text();
    await verifyAddress(server.url, read);
    await openPage(page, `${server.url}/app/profile`);
    await page.getByRole('link', { name: /Token API/ }).click();
    await page.getByRole('button', { name: 'Buat token' }).click();
    await page.getByText('Beri nama supaya kamu ingat').waitFor();
    await page.getByLabel('Nama').fill('Mesin rekrutmen');
    await page.getByRole('button', { name: 'Buat token' }).click();
    const token = await page.locator('code', { hasText: /^stp_[\w-]{40,}$/ }).innerText();
    await expectAccessible(page);
    await expectNoOverflow(page);

    const document = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, { post: { responses: Record<string, unknown>; security: unknown } }>;
      components: { schemas: Schemas };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(['/v1/resumes', '/v1/printResume']);
    const { schemas } = document.components;
    const answerSchema = z.fromJSONSchema(schemas['ResumeAnswer']!);
    const errorSchema = z.fromJSONSchema(schemas['ResumeError']!);
    const described = document.paths['/v1/resumes']!.post.responses;
    const refused = async (answer: Response, status: number, error: string) => {
      expect(answer.status).toBe(status);
      expect(described).toHaveProperty(String(status));
      const body: unknown = await answer.json();
      errorSchema.parse(body);
      expect(body).toMatchObject({ error });
    };

    await refused(await send(null, cv), 401, 'not_signed_in');
    await refused(await send('stp_tidakadatokenini', cv), 401, 'not_signed_in');
    await refused(await send(token, cv), 402, 'no_uses');
    await giveChecks(page, server.url);
    await refused(await send(token, cv, 'cv'), 400, 'no_file');
    await refused(await send(token, Buffer.from('PK')), 415, 'not_pdf');
    await refused(await send(token, Buffer.alloc(5_120_001, '%PDF-1.7 ')), 413, 'too_large');

    const first = await send(token, cv);
    expect([first.status, first.headers.get('setapak-charged')]).toEqual([200, '1']);
    expect(first.headers.get('setapak-uses-left')).toBe('2');
    const answer = (await first.json()) as { data: { name: { raw: string }; emails: string[] } };
    answerSchema.parse(answer);
    expect(answer.data.name.raw).toBe('Nadya Prameswari');
    expect(answer.data.emails[0]).toContain('@');
    await refused(await send(token, cv.subarray(0, 400)), 422, 'damaged');
    const again = await send(token, cv);
    expect([again.headers.get('setapak-charged'), again.headers.get('setapak-uses-left')]).toEqual([
      '0',
      '2',
    ]);
    expect(await again.json()).toEqual(answer);
    const looked = await fetch(`${server.url}/v1/resumes`);
    expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'POST']);
    const wrongWay: unknown = await looked.json();
    errorSchema.parse(wrongWay);
    expect(wrongWay).toMatchObject({ error: 'method_not_allowed' });
    const elsewhere = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
    await refused(await fetch(`${server.url}/v1/resumes`, elsewhere), 403, 'foreign_origin');

    const dashboard = `${server.url}/app/cv/dashboard`;
    const own = await makeCv(async (form) => {
      const headers = { origin: server.url };
      const made = await context.request.post(dashboard, { headers, form, maxRedirects: 0 });
      return made.headers()['location'];
    });
    const stranger = await registerVisitor(server.url);
    const foreign = await makeCv(async (form) => {
      const made = await stranger.post('/app/cv/dashboard', form);
      return made.headers.get('location') ?? undefined;
    });
    expect(document.paths['/v1/printResume']!.post.security).toEqual([{ token: [] }, {}]);
    const printed = await print(token, own);
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await printed.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    const printStatus = async (...args: Parameters<typeof print>) => (await print(...args)).status;
    expect(await printStatus(token, foreign)).toBe(404);
    expect(await printStatus(null, own)).toBe(404);
    expect(await printStatus('stp_tidakadatokenini', own)).toBe(401);
    expect(document.paths['/v1/printResume']!.post.responses).toHaveProperty('401');

    await reloadPage(page);
    await page.getByText(/terakhir dipakai/).waitFor();
    expect(await page.content()).not.toContain(token);
    await page.getByRole('button', { name: 'Cabut Mesin rekrutmen' }).click();
    await page.getByRole('button', { name: 'Ya, cabut' }).click();
    await page.getByText('Belum ada token.').waitFor();
    await refused(await send(token, cv), 401, 'not_signed_in');
    expect(await printStatus(token, own)).toBe(401);
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
    await context.close();
  });

  test('one token may not call without end', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    const read = async (path: string) => (await context.request.get(server.url + path)).text();
    await verifyAddress(server.url, read);
    await openPage(page, `${server.url}/app/profile/api-tokens`);
    await page.getByLabel('Nama').fill('Cepat');
    await page.getByRole('button', { name: 'Buat token' }).click();
    const token = await page.locator('code', { hasText: /^stp_[\w-]{40,}$/ }).innerText();
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await send(token, Buffer.from('x'))).status);
    expect(statuses).toEqual(new Set([415, 429]));
    await context.close();
  });

  test('the page shows the same', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    await openPage(page, `${server.url}/developers`);
    await page.getByText('data.workExperience[].dates.startDate').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
