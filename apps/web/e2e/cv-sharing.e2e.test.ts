import type { APIRequestContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasFocus, openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible, expectAccessibleOnBoth } from './accessible.ts';
import { openSignedIn, screens } from './cv-page.ts';
import { server } from './shared-server.ts';
import { newVisitor, registerVisitor } from './visitor.ts';

describe('sharing a CV', () => {
  /** Made over the wire: how a CV is filled in is another journey. */
  async function makeFilledCv(request: APIRequestContext, name: string): Promise<string> {
    const headers = { origin: server.url };
    const dashboard = `${server.url}/app/cv/dashboard`;
    const seen = { intent: 'seen', tip: 'notFirstAskCvReview' };
    await request.post(dashboard, { headers, form: seen });
    const form = { intent: 'create', name };
    const made = await request.post(dashboard, { headers, form, maxRedirects: 0 });
    const id = made.headers()['location']!.split('/').at(-1)!;
    const document = {
      version: 1,
      profile: { firstName: 'Rani', lastName: 'Kusuma', subtitle: 'Pemasaran Digital' },
      work: {
        items: [{ position: 'Magang Konten', company: 'Studio Kata', summary: '- Menulis\n- Menyunting' }],
      },
    };
    const saved = await request.post(`${server.url}/app/cv/${id}/document`, {
      headers,
      data: { version: 1, saveId: 'a'.repeat(36), document },
    });
    expect(saved.status()).toBe(200);
    return id;
  }

  async function openShareTab(page: Page, name: string) {
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await page.getByRole('button', { name: `Menu ${name}`, exact: true }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('link', { name: 'Download PDF', exact: true }).waitFor();
    await expectAccessible(page, { within: 'dialog[open]' });
    await page.getByRole('tab', { name: 'Download' }).press('ArrowRight');
    await page.getByRole('switch', { name: 'Bagikan lewat tautan' }).waitFor();
  }

  test('a link, a password, the count of views, and the end of it', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await makeFilledCv(context.request, 'Untuk Gojek');
    await openShareTab(page, 'Untuk Gojek');
    await page.getByRole('switch', { name: 'Bagikan lewat tautan' }).press('Space');
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByText('Copied to clipboard!').waitFor();
    await expectAccessibleOnBoth(page);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${server.url}/r/[a-z2-9]{14}$`));

    const stranger = await browser.newContext({
      ...screens.desktop,
      userAgent: 'Mozilla/5.0 Firefox/140.0',
    });
    const seen: string[] = [];
    stranger.on('console', (message) => seen.push(message.text()));
    const shared = await stranger.newPage();
    const answer = await openPage(shared, link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await shared.content()).not.toContain('Untuk Gojek');
    // Narrow screens begin with the text, wide ones with the pages.
    const [asText, asPages] = [
      shared.getByRole('heading', { level: 2, name: 'Pengalaman Kerja' }),
      shared.getByRole('img', { name: /^Halaman 1 dari/ }),
    ];
    await asPages.waitFor();
    await shared.getByRole('link', { name: 'Baca sebagai teks' }).click();
    await asText.waitFor();
    await shared.getByRole('link', { name: 'Lihat PDF' }).waitFor();
    await shared.setViewportSize(screens.phone.viewport);
    await openPage(shared, link);
    await asText.waitFor();
    await shared.getByRole('link', { name: 'Lihat PDF' }).click();
    await asPages.waitFor();
    await shared.getByRole('link', { name: 'Baca sebagai teks' }).waitFor();
    await expect
      .poll(() => shared.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await shared.setViewportSize(screens.desktop.viewport);
    await expect
      .poll(() => shared.locator('meta[property="og:image"]').getAttribute('content'))
      .toBe(`${link}/page/social`);
    const card = await stranger.request.get(`${link}/page/social`);
    expect(await sharp(await card.body()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    await expect
      .poll(() => shared.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await expectAccessibleOnBoth(shared);
    const download = shared.waitForEvent('download');
    await shared.getByRole('link', { name: /^(Unduh )?PDF$/ }).click();
    expect((await download).suggestedFilename()).toBe('SetapakResume-Rani Kusuma.pdf');

    const auto = shared.waitForEvent('download');
    await shared.goto(`${server.url}/rd/${id}`);
    expect((await auto).suggestedFilename()).toBe('SetapakResume-Rani Kusuma.pdf');
    await shared.getByRole('button', { name: 'Close Tab' }).waitFor();
    await expectAccessibleOnBoth(shared);

    await page.getByRole('button', { name: 'Pakai password' }).press('Enter');
    await hasFocus(page.getByLabel('Password', { exact: true }));
    const password = page.getByLabel('Password', { exact: true });
    // A password manager fills in the account's own otherwise.
    expect(await password.getAttribute('autocomplete')).toBe('new-password');
    await password.fill('sangat-rahasia');
    await page.getByRole('button', { name: 'Simpan password' }).click();
    await page.getByRole('button', { name: 'Hapus password' }).waitFor();
    await shared.goto(link);
    await shared.getByRole('heading', { name: 'CV ini dilindungi password' }).waitFor();
    await expect.poll(() => shared.locator('meta[property="og:image"]').count()).toBe(0);
    await expectAccessibleOnBoth(shared);
    await shared.getByLabel('Password', { exact: true }).fill('salah');
    await shared.getByRole('button', { name: 'Buka CV' }).click();
    await shared.getByText('Password salah').waitFor();
    await shared.getByLabel('Password', { exact: true }).fill('sangat-rahasia');
    await shared.getByRole('button', { name: 'Buka CV' }).click();
    await asPages.waitFor();
    expect((await stranger.request.get(`${link}/page/social`)).status()).toBe(404);

    await openShareTab(page, 'Untuk Gojek');
    await page.getByText('1 kali').first().waitFor();
    await page.getByRole('switch', { name: 'Bagikan lewat tautan' }).press('Space');
    await page.getByText('CV ini hanya bisa dilihat olehmu.').waitFor();
    const gone = await shared.reload();
    expect(gone?.status()).toBe(404);
    await shared.getByRole('heading', { name: 'CV ini tidak dibagikan' }).waitFor();
    await expectAccessibleOnBoth(shared);
    expect((await stranger.request.get(`${link}/page/1`)).status()).toBe(404);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    expect(seen.filter((text) => !/40[04]/.test(text))).toEqual([]);
    await Promise.all([context.close(), stranger.close()]);
  });

  test('a public address, a QR code, and a comment by a visitor without an account', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    const id = await makeFilledCv(context.request, 'Untuk umum');
    const share = (form: Record<string, string>) =>
      context.request.post(`${server.url}/app/cv/${id}/share`, { headers: { origin: server.url }, form });
    await share({ intent: 'open' });
    await share({ intent: 'listed', listed: 'yes' });
    await openShareTab(page, 'Untuk umum');
    await page.getByRole('button', { name: 'Pilih alamat' }).press('Enter');
    await hasFocus(page.getByLabel('Alamat pilihanmu'));
    const address = `rani-${id.slice(0, 12)}`;
    await page.getByLabel('Alamat pilihanmu').fill(`Rani ${id.slice(0, 12)}`);
    await page.getByText('bisa dipakai').waitFor();
    await page.getByRole('button', { name: 'Simpan alamat' }).press('Enter');
    await hasFocus(page.getByRole('button', { name: 'Ganti alamat' }));
    await page.getByRole('button', { name: 'Lepas alamat' }).waitFor();
    const link = await page.getByLabel('Tautan CV').inputValue();
    expect(link).toBe(`${server.url}/r/${address}`);
    const chat = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(link);
    const stored = await context.request.get(`${server.url}/app/cv/${id}/document`);
    const { version, document: resume } = await stored.json();
    resume.metadata.qr = true;
    const saved = await context.request.post(`${server.url}/app/cv/${id}/document`, {
      headers: { origin: server.url },
      data: { version, saveId: 'b'.repeat(36), document: resume },
    });
    expect(saved.status()).toBe(200);
    // The alternative text of the printed code names where it leads.
    const printed = async () =>
      (await (await context.request.get(`${server.url}/app/cv/${id}/pdf`)).body()).toString('latin1');
    expect(await printed()).toContain(`Kode QR ke CV ini di ${link}`);
    await page.getByRole('button', { name: 'Kode QR' }).click();
    await page.getByRole('img', { name: 'Kode QR ke tautan CV' }).waitFor();
    const comments = page.getByRole('switch', { name: 'Terima komentar' });
    // A switch that is off has a knob, too; and where nothing is to move, the shade behind a dialog does not fade.
    await expect
      .poll(() => comments.evaluate((each) => getComputedStyle(each, '::after').scale))
      .toBe('none');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const open = document.querySelector('dialog:modal');
          return open && getComputedStyle(open, '::backdrop').animationDuration;
        }),
      )
      .toBe('1e-05s');
    await comments.press('Space');
    await page.locator('[aria-busy=false] >> text=Terima komentar').waitFor();
    await expectAccessible(page);

    // As it is: whatever a browser calls itself, its person may say something.
    const stranger = await browser.newContext(screens.phone);
    const shared = await stranger.newPage();
    await openPage(shared, link);
    await expect.poll(() => shared.locator('link[rel=canonical]').getAttribute('href')).toBe(link);
    expect(await shared.content()).not.toContain(id);
    await shared.getByRole('button', { name: 'Kirim komentar' }).click();
    await shared.getByText('Tulis komentarmu dulu').waitFor();
    await shared.getByLabel('Namamu').fill('Bu Dewi');
    await shared.getByRole('textbox', { name: 'Komentar' }).fill('<b>Bagus</b>, tambahkan angka.');
    await shared.getByText('Tulis komentarmu dulu').waitFor({ state: 'detached' });
    // Leaving a wrong field shows its error above the button that is being pressed: the click counts all the same.
    await shared.getByLabel('Email').fill('bu dewi');
    const refused = shared.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/r/'),
    );
    await shared.getByRole('button', { name: 'Kirim komentar' }).hover({ position: { x: 40, y: 3 } });
    await shared.mouse.down();
    await shared.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await shared.mouse.up();
    expect((await refused).status()).toBe(400);
    await shared.getByText('Alamat emailnya belum benar').waitFor();
    await shared.getByLabel('Email').fill('');
    await shared.getByText('Alamat emailnya belum benar').waitFor({ state: 'detached' });
    await shared.getByRole('button', { name: 'Kirim komentar' }).click();
    await shared.getByText('Terima kasih, komentarmu terkirim.').waitFor();
    await expectAccessible(shared);

    await openPage(page, `${server.url}/app/cv/comments/${id}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tampilkan komentar Bu Dewi' }).click();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByText('Menunggu', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tampilkan komentar Bu Dewi' }).click();
    await page.getByText('Terlihat', { exact: true }).waitFor();
    await openPage(shared, link);
    await shared.getByText('<b>Bagus</b>, tambahkan angka.').waitFor();

    await share({ intent: 'listed', listed: 'no' });
    expect(await printed()).not.toContain(link);
    expect((await stranger.request.get(link)).status()).toBe(404);
    expect((await stranger.request.get(`${link}/page/social`)).status()).toBe(404);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), stranger.close()]);
  });

  test('exports, the print call, and what strangers get of all that', async () => {
    const [owner, other, visitor] = [
      await registerVisitor(server.url),
      await registerVisitor(server.url),
      newVisitor(server.url),
    ];
    const made = await owner.post('/app/cv/dashboard', { intent: 'create', name: 'Ñandú "x"\u202E 🚀' });
    const id = made.headers.get('location')!.split('/').at(-1)!;
    const xss = '<img src=x onerror=alert(1)>';
    const document = {
      version: 1,
      profile: { firstName: xss, lastName: 'Kusuma', website: 'javascript:alert(1)' },
      objective: { body: `[klik](javascript:alert(1)) ${xss}` },
    };
    const saveId = 'a'.repeat(36);
    const saved = await owner.fetch(`/app/cv/${id}/document`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, saveId, document }),
    });
    expect(saved.status).toBe(200);

    const print = (who: { fetch: typeof owner.fetch }, body: unknown) =>
      who.fetch('/v1/printResume', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const types = { docx: 'openxmlformats', json: 'application/json', txt: 'text/plain' };
    for (const [format, type] of Object.entries(types)) {
      const file = await owner.fetch(`/app/cv/${id}/export/${format}`);
      expect(file.headers.get('content-type')).toContain(type);
      expect(file.headers.get('content-disposition')).toMatch(
        new RegExp(
          `^attachment; filename=.*filename\\*=UTF-8''SetapakResume-.*Kusuma%20-%20%C3%91and%C3%BA%20x%20%F0%9F%9A%80\\.${format}$`,
        ),
      );
      expect((await other.fetch(`/app/cv/${id}/export/${format}`)).status).toBe(404);
    }
    for (const type of ['single', 'multi']) {
      const pdf = await print(owner, { id, type });
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      for (const who of [other, visitor]) {
        const refused = await print(who, { id, type });
        expect([refused.status, await refused.json()]).toMatchObject([404, { error: 'not_found' }]);
      }
    }
    expect((await print(owner, { id, type: 'poster' })).status).toBe(400);
    expect((await print(owner, { id: '../../etc', type: 'multi' })).status).toBe(400);
    expect((await owner.fetch('/v1/printResume')).status).toBe(405);

    const paths = [`/r/${id}`, `/r/${id}/pdf`, `/r/${id}/page/1`, `/rd/${id}`];
    for (const path of paths) expect((await visitor.fetch(path)).status, path).toBe(404);
    expect((await other.post(`/app/cv/${id}/share`, { intent: 'open' })).status).toBe(404);
    expect((await visitor.post(`/app/cv/${id}/share`, { intent: 'open' })).status).toBe(401);
    expect((await owner.post(`/app/cv/${id}/share`, { intent: 'open' })).status).toBe(200);
    for (const path of paths) expect((await visitor.fetch(path)).status, path).toBe(200);
    expect((await print(visitor, { id, type: 'single' })).status).toBe(200);
    const page = await (await visitor.fetch(`/r/${id}`)).text();
    expect(page).not.toContain(xss);
    expect(page).not.toMatch(/href="javascript:/i);

    await owner.post(`/app/cv/${id}/share`, { intent: 'password', password: 'sangat-rahasia' });
    expect((await visitor.fetch(`/r/${id}/pdf`)).status).toBe(404);
    expect((await print(visitor, { id, type: 'multi' })).status).toBe(404);
    for (let tries = 0; tries < 8; tries += 1)
      expect((await visitor.post(`/r/${id}`, { password: `salah${tries}` })).status).toBe(400);
    expect((await visitor.post(`/r/${id}`, { password: 'sangat-rahasia' })).status).toBe(429);
  });
});
