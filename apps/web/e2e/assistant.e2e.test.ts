import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModel, type Reply } from '../app/services/language-model/testing-model.ts';
import { expectAccessible } from './accessible.ts';
import { isSaved, openSignedIn, textOf } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { startServer, type RunningServer } from './server.ts';
import { browser } from './shared-browser.ts';
import { server as withoutModel } from './shared-server.ts';

let model: Awaited<ReturnType<typeof startModel>>;
let server: RunningServer;
let reply: Reply;

beforeAll(async () => {
  model = await startModel(() => reply);
  // The assistant is a choice of the operator: other journeys have a server without it.
  server = await startServer({
    env: { AI_BASE_URL: model.url, AI_API_KEY: 'sk-x', AI_MODEL: 'model-contoh' },
  });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

/** @returns the address of its builder */
async function newCv(context: BrowserContext, url: string): Promise<string> {
  const made = await context.request.post(`${url}/app/cv/dashboard`, {
    headers: { origin: url },
    form: { intent: 'create', name: 'CV Gudang' },
    maxRedirects: 0,
  });
  const id = new URL(made.headers()['location'] ?? '', url).pathname.split('/').at(-1);
  return `${url}/app/cv/builder/${id}`;
}

test('writing assistant: agreed to once, called off, its invention a gap, taken and undone', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  await openPage(page, await newCv(context, server.url));
  const field = page.getByRole('textbox', { name: 'Ringkasan' });
  await field.fill('Rani Kusuma bikin laporan stok 3 gudang tiap bulan');
  await isSaved(page);

  await page.getByRole('button', { name: 'Bantu tulis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bantu tulis' });
  await dialog.getByRole('button', { name: 'Pertajam' }).click();
  await dialog.getByText('model-contoh').waitFor();
  const sent = dialog.getByRole('group', { name: 'Teks yang dikirim' });
  await expect.poll(() => sent.textContent()).toContain('{{NAMA_1}} bikin laporan stok 3 gudang tiap bulan');
  await expectAccessible(page);
  expect(model.requests).toEqual([]);

  // A model that does not answer holds nothing: other pages come, and calling it off ends the call.
  reply = { fault: 'stall' };
  await dialog.getByRole('button', { name: 'Setuju dan kirim' }).click();
  await expect.poll(() => model.requests.length).toBe(1);
  expect((await context.request.get(`${server.url}/app/cv/dashboard`)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Batalkan' }).click();
  await expect.poll(model.left).toBe(1);

  reply = { status: 500 };
  await dialog.getByRole('button', { name: 'Pertajam' }).click();
  await dialog.getByRole('alert').getByText('Teksmu tidak berubah').waitFor();
  complaints.splice(0);

  reply = { text: JSON.stringify({ text: '{{NAMA_1}} menyusun laporan stok 3 gudang dengan Power BI.' }) };
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await dialog.getByText('1 bagian perlu kamu isi').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pakai saran ini' }).click();
  await expect
    .poll(() => textOf(field))
    .toBe('Rani Kusuma menyusun laporan stok 3 gudang dengan [keahlian apa?].');
  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect.poll(() => textOf(field)).toContain('bikin laporan stok');
  expect(complaints).toEqual([]);
  await context.close();
});

test('writing assistant: a letter’s paragraphs and questions for a job, taken one by one', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(`${server.url}${path}`, { headers: { origin: server.url }, form, maxRedirects: 0 });
  const ad = 'Staf Gudang\nMenguasai Excel';
  const job = await post('/app/lamaran/new', {
    intent: 'create',
    title: 'Staf Gudang',
    company: 'PT Contoh',
    ad,
  });
  const jobPath = job.headers()['location'] ?? '';
  const made = await post('/app/lamaran/surat/new', {
    language: 'id',
    title: 'Staf Gudang',
    company: 'PT Contoh',
    ad,
  });
  await openPage(page, new URL(made.headers()['location'] ?? '', server.url).href);
  const first = page.getByLabel('Paragraf 1', { exact: true });
  const before = await first.inputValue();
  reply = {
    text: JSON.stringify({
      paragraphs: [
        { id: 'p1', text: before.replace('saya', 'dengan ini saya') },
        { id: 'p2', text: 'Saya pernah memimpin 40 orang di Tokopedia.' },
      ],
    }),
  };
  await page.getByRole('button', { name: 'Perhalus dengan asisten' }).click();
  await page.getByRole('button', { name: 'Minta saran' }).click();
  await page.getByRole('button', { name: 'Setuju dan kirim' }).click();
  await page.getByRole('button', { name: 'Pakai 1 paragraf' }).click();
  await expect.poll(() => first.inputValue()).toBe(before.replace('saya', 'dengan ini saya'));

  const question = 'Bagaimana kamu memakai Excel untuk mencatat stok?';
  reply = { text: JSON.stringify({ questions: [{ question, hint: 'Ceritakan satu contoh.' }] }) };
  const jobId = new URL(jobPath, server.url).pathname.split('/').at(-1)!;
  await openPage(page, `${server.url}/app/lamaran/latihan?lamaran=${jobId}`);
  await page.getByRole('button', { name: 'Pertanyaan untuk lowongan ini' }).click();
  await page.getByRole('button', { name: 'Buat pertanyaan' }).click();
  await page.getByText(question).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('writing assistant: nothing of it is there without a model', async () => {
  const { context, page, complaints } = await openSignedIn(browser, withoutModel.url, 'desktop');
  await openPage(page, await newCv(context, withoutModel.url));
  await page.getByRole('textbox', { name: 'Ringkasan' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Bantu tulis' }).count()).toBe(0);
  const answer = await context.request.post(`${withoutModel.url}/app/assistant`, {
    headers: { origin: withoutModel.url },
    data: { task: 'withdraw' },
  });
  expect(answer.status()).toBe(404);
  const policies = await Promise.all(
    [withoutModel.url, server.url].map(async (url) =>
      (await context.request.get(`${url}/privacy-policy`)).text(),
    ),
  );
  expect(policies.map((policy) => policy.includes('Asisten menulis'))).toEqual([false, true]);
  expect(complaints).toEqual([]);
  await context.close();
});
