import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { openSignedIn } from './cv-page.ts';
import { startServer, type RunningServer } from './server.ts';

interface Batch {
  api_key: string;
  batch: { event: string; distinct_id: string; properties: Record<string, unknown> }[];
}

/** What Chatwoot's script does, as far as the page's policy is concerned. */
const SDK = `window.chatwootSDK = { run({ websiteToken, baseUrl }) {
  const frame = document.createElement('iframe');
  frame.id = 'chatwoot';
  frame.src = baseUrl + '/widget?website_token=' + websiteToken;
  document.body.append(frame);
} };
window.$chatwoot = { toggle(state) { document.documentElement.dataset.chat = state; } };`;

/** Listens on loopback. @returns the port */
async function listening(third: Server): Promise<number> {
  await once(third.listen(0, '127.0.0.1'), 'listening');
  const address = third.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

describe('what an operator may add of others', () => {
  let posthog: Server;
  let chatwoot: Server;
  let server: RunningServer;
  const batches: Batch[] = [];
  beforeAll(async () => {
    posthog = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        batches.push(JSON.parse(body) as Batch);
        response.end('{"status":1}');
      });
    });
    chatwoot = createServer((request, response) => {
      const isScript = request.url?.endsWith('/packs/js/sdk.js');
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? SDK : '<p>Halo</p>');
    });
    server = await startServer({
      env: {
        POSTHOG_HOST: `http://127.0.0.1:${await listening(posthog)}`,
        POSTHOG_KEY: 'phc_e2e',
        CHATWOOT_URL: `http://localhost:${await listening(chatwoot)}`,
        CHATWOOT_TOKEN: 'token-1',
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    posthog.close();
    chatwoot.close();
  });

  test('Chatwoot: its own widget is loaded, and the policy lets it in', async () => {
    const page = await browser.newPage();
    const noise: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    await page.goto(`${server.url}/login`);
    await page.frameLocator('#chatwoot').getByText('Halo').waitFor();
    await page.getByRole('button', { name: 'Butuh bantuan?' }).click();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset['chat'] === 'open');
    expect(noise).toEqual([]);
    await page.close();
  });

  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': person, origin: server.url, ...headers },
      body,
    });
  const batchOf = (event: object) =>
    JSON.stringify({ events: [{ name: 'page view', path: '/', ago: 0, ...event }] });

  test('analytics: events are sent when a page is left', async () => {
    const { context } = await openSignedIn(browser, server.url, 'desktop');
    const cookies = await context.cookies();
    await context.close();
    const counted = await browser.newContext({ userAgent: person });
    await counted.addCookies(cookies);
    const page = await counted.newPage();
    await openPage(page, `${server.url}/assessment`);
    for (const [index, value] of ['Persiapan magang', 'NGO', 'Finance'].entries()) {
      await page.getByText(`${index + 1} / 3`).waitFor();
      await page.getByRole('button', { name: value, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    await page.getByText('1 / 3').waitFor();
    // What a page sends in its last moment goes out under the browser's real name, and that one is a robot's.
    const answered = page.waitForResponse('**/analytics');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect((await answered).status()).toBe(204);
    await counted.close();
  });

  test('analytics: after an opt-out nothing is sent', async () => {
    const context = await browser.newContext({ userAgent: person });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await openPage(page, `${server.url}/assessment`);
    await openPage(page, `${server.url}/frequently-asked-question`);
    expect(sent).not.toContain('/analytics');
    await context.close();
  });

  test('analytics: the address takes only what pages send', async () => {
    expect((await send(batchOf({}))).status).toBe(204);
    expect((await send(batchOf({ name: 'rani@setapak.example' }))).status).toBe(400);
    expect((await send(batchOf({ path: 'https://evil.example' }))).status).toBe(400);
    expect((await send('{')).status).toBe(400);
    expect((await send('')).status).toBe(400);
    expect((await send(' '.repeat(9000))).status).toBe(413);
    expect((await send(batchOf({}), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${server.url}/analytics`)).status).toBe(405);
  });

  test('analytics: one address can send only so much', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 130; time += 1) statuses.add((await send(batchOf({}))).status);
    expect(statuses).toEqual(new Set([204, 429]));
  });

  // Last, as the job runs once a minute.
  test('analytics: events are forwarded by a job', { timeout: 180_000 }, async () => {
    await expect.poll(() => batches.length, { timeout: 150_000, interval: 500 }).toBeGreaterThan(0);
    const events = batches
      .flatMap(({ batch }) => batch)
      .filter(({ properties }) => properties['$pathname'] === '/assessment');
    expect(batches[0]?.api_key).toBe('phc_e2e');
    expect(
      events.map(({ event, properties }) => [event, properties['category'], properties['$pathname']]),
    ).toEqual([
      ['$pageview', 'Page', '/assessment'],
      ['User Retake Assessment', 'Mentoring', '/assessment'],
    ]);
    expect(new Set(events.map(({ distinct_id: id }) => id)).size).toBe(1);
    expect(JSON.stringify(batches)).not.toMatch(/@setapak|Rani|127\.0\.0\.1/);
  });
});
