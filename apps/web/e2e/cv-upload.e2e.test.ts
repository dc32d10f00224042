import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasFocus, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible, expectAccessibleOnBoth } from './accessible.ts';
import { openSignedIn, screens } from './cv-page.ts';
import { goodPdf } from './hostile-files.ts';
import { server } from './shared-server.ts';
import { registerVisitor } from './visitor.ts';

const MEGABYTE = 2 ** 20;
const wordFile = join(import.meta.dirname, '../../../packages/ats/fixtures/word.docx');

const isFocused = (element: Element) => element === document.activeElement;

describe('uploaded and imported CVs', () => {
  test('tips, an upload with its limits, and the same CV made editable', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await page.getByRole('heading', { name: 'Welcome to Your Dashboard!' }).waitFor();
    await page.getByText('Buat CV kamu sendiri').waitFor();
    await page.getByRole('button', { name: 'Selanjutnya' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Unggah CV', { exact: true }).waitFor();
    const last = page.getByRole('button', { name: 'Selesai' });
    await hasFocus(last);
    await page.keyboard.press('Escape');
    await last.waitFor({ state: 'detached' });
    await hasFocus(page.locator('input[type=file]'));

    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await upload('foto.png', 'image/png', Buffer.from('x'));
    const alert = page.getByRole('alertdialog');
    await alert.getByText('You tried to upload a file that was not an pdf. Please try again.').waitFor();
    await expectAccessible(page, { within: 'dialog[open]' });
    await alert.getByRole('button', { name: 'Mengerti' }).click();

    const large = (megabytes: number) =>
      upload('besar.pdf', 'application/pdf', Buffer.alloc(megabytes * MEGABYTE + 1, 32));
    await large(5);
    await page
      .getByRole('alert')
      .getByText('Harap masukan CV dengan format PDF dan berukuran maksimal 5 MB')
      .waitFor();
    // What a phone may send is looked at by its width.
    await page.setViewportSize(screens.phone.viewport);
    await large(10);
    await alert
      .getByText(
        "Your pdf seems to be bigger than 10 MB. That's way too much. Maybe consider reducing it's size?",
      )
      .waitFor();
    // The next file is there before the dialog's own word that it closed: that must not call off its upload.
    await page.evaluate(
      (bytes) => {
        [...document.querySelectorAll('button')].find((each) => each.innerText === 'Mengerti')?.click();
        const chosen = new DataTransfer();
        const type = 'application/pdf';
        chosen.items.add(new File([Uint8Array.from(bytes)], 'CV Rani.pdf', { type }));
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (!input) throw new Error('no place to upload to');
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [...goodPdf()],
    );
    await page.setViewportSize(screens.desktop.viewport);
    await page.getByText('CV tersimpan di My CV').waitFor();
    await page.locator('main img[src*="/thumbnail?v=1"]').waitFor();
    await expect.poll(() => page.getByText('Buat CV kamu sendiri').count()).toBe(0);
    const tips = page.getByRole('dialog', { name: /^Ask for/ });
    await tips.getByText('1 dari 2').waitFor();
    await tips.getByRole('button', { name: 'Selanjutnya' }).click();
    await tips.getByText('2 dari 2').waitFor();
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      tips.getByRole('button', { name: 'Tutup' }).click(),
    ]);
    await reloadPage(page);
    await expect.poll(() => tips.count()).toBe(0);
    await expect
      .poll(() => page.getByRole('link', { name: 'Ask for CV Review: CV Rani' }).getAttribute('href'))
      .toMatch(/^\/app\/cv\/review\?cv=[a-z0-9]{36}$/);

    await page.getByRole('link', { name: 'CV Rani', exact: true }).click();
    await page.getByRole('img', { name: 'Halaman 1 dari 1' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByRole('link', { name: 'Jadikan bisa diedit' }).click();
    await page.getByRole('button', { name: 'Baca dan jadikan bisa diedit' }).click();
    await page.getByRole('heading', { name: 'Periksa hasil bacaan' }).waitFor();
    await expectAccessibleOnBoth(page);
    const sure = page.locator('summary', { hasText: 'Terbaca dengan yakin' });
    if ((await sure.count()) > 0 && !(await page.getByLabel('Email').isVisible())) await sure.click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('rani.kusuma@contoh.id');
    await page.getByLabel('Nama depan').fill('Rani Ayu');
    await page.locator('summary', { hasText: 'Susunan entri' }).click();
    await page.getByLabel(/^Universitas Contoh/).selectOption('informalEducation');
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Simpan dan buka di builder' }).click();
    await page.waitForURL('**/app/cv/builder/*');
    await page.locator('input[value="Rani Ayu"]').waitFor();
    // The second of two presses leads there as well.
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const again = await page.request.post(`${server.url}/app/cv/import/${id}`, {
      form: { 'field:profile.firstName': 'Lain' },
      headers: { origin: server.url },
      maxRedirects: 0,
    });
    expect(again.headers()['location']).toBe(`/app/cv/builder/${id}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a Word file is looked over without a page beside it, and text without a place is never called sure', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    await openPage(page, `${server.url}/app/cv/import`);
    const large = { name: 'besar.docx', mimeType: 'application/msword', buffer: Buffer.alloc(10_485_761) };
    await page.getByLabel('Pilih file CV').setInputFiles(large);
    await page.getByRole('alert').getByText('Paling besar 10 MB').waitFor();
    // The focus is never lost, whatever takes the place of what had it.
    const picker = page.getByLabel('Pilih file CV');
    await picker.focus();
    const torn = { name: 'rusak.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') };
    await picker.setInputFiles(torn);
    await page.getByRole('alert').getByText('rusak').waitFor();
    await hasFocus(picker);
    await picker.setInputFiles(wordFile);
    const heading = page.getByRole('heading', { name: 'Periksa hasil bacaan' });
    await heading.waitFor();
    await hasFocus(heading);
    await page.getByRole('heading', { name: /^Sudah ada tempatnya/ }).waitFor();
    // A correction is still there after a reload.
    const last = page.getByLabel('Masukkan ke').last();
    await last.selectOption('work');
    await reloadPage(page);
    await expect.poll(() => last.inputValue()).toBe('work');
    // One press exchanges what was taken for each other in a whole section.
    await page.locator('summary', { hasText: 'Susunan entri' }).focus();
    await page.keyboard.press('Enter');
    const [post, employer] = [page.getByLabel('Posisi').first(), page.getByLabel('Perusahaan').first()];
    const before = [await post.inputValue(), await employer.inputValue()];
    await page
      .getByRole('button', { name: /^Tukar posisi dan perusahaan/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    expect([await employer.inputValue(), await post.inputValue()]).toEqual(before);
    // What holds two entries becomes two at a line of its text, and the choice is taken back where it was made.
    const job = page.locator('select:has(option[value=split])').first();
    const cut = page.getByRole('group', { name: /^Entri kedua mulai di baris mana/ });
    await job.selectOption('split');
    await job.press('Tab');
    if (await page.locator('button:focus').count()) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await hasFocus(cut.getByRole('radio', { checked: true }));
    await expectAccessible(page, { within: 'fieldset:has(:checked)' });
    await job.selectOption('work');
    await cut.waitFor({ state: 'detached' });
    await job.selectOption('split');
    const second = await cut.getByRole('status').locator('b').innerText();
    await expect.poll(() => page.getByText('Semua bagian terbaca dengan yakin.').count()).toBe(0);
    await expect.poll(() => page.getByRole('img', { name: /^Halaman/ }).count()).toBe(0);
    await expectAccessible(page);
    // Enter in a field goes on to what is not looked over yet, in the end to the button that sends it.
    if (!(await page.getByLabel('Email').isVisible()))
      await page.locator('summary', { hasText: 'Terbaca' }).press('Enter');
    const send = page.getByRole('button', { name: 'Simpan dan buka di builder' });
    await page.getByLabel('Email').focus();
    for (let presses = 0; presses < 30 && !(await send.evaluate(isFocused)); presses += 1) {
      if (await page.locator('select:focus, textarea:focus').count()) await page.getByLabel('Email').focus();
      await page.keyboard.press('Enter');
    }
    await hasFocus(send);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/cv/builder/*');
    await page.locator('input[value="Rani"]').waitFor();
    await hasFocus(page.getByRole('heading', { level: 1 }));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const stored = await page.request.get(`${server.url}/app/cv/${id}/export/json`);
    expect(await stored.text()).toContain(second.split(' · ')[0]);
    // The browser tells of the refusal.
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
    await context.close();
  });

  test('JSON Resume: pasted in; an invalid one shows the place of its error', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    await openPage(page, `${server.url}/app/cv/import`);
    await expectAccessible(page);
    const pasted = '{\n "basics": { "name" }\n}';
    await page.getByLabel('Isi JSON Resume').fill(pasted);
    await reloadPage(page);
    await expect.poll(() => page.getByLabel('Isi JSON Resume').inputValue()).toBe(pasted);
    await page.getByRole('button', { name: 'Impor JSON' }).click();
    await page.getByRole('alert').getByText('baris 2').waitFor();
    await page
      .getByLabel('Isi JSON Resume')
      .fill('{ "basics": { "name": "Budi", "birthplace": "Semarang" } }');
    await page.getByRole('button', { name: 'Impor JSON' }).click();
    await page.getByRole('heading', { name: 'CV dari JSON Resume sudah masuk' }).waitFor();
    // What found no place is listed here alone: a reload keeps it.
    await reloadPage(page);
    await page.getByRole('heading', { name: 'CV dari JSON Resume sudah masuk' }).waitFor();
    await page.getByText('basics › birthplace').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Isi JSON Resume').fill('{ "basics": { "name": "Budi Santoso" } }');
    await page.getByRole('button', { name: 'Impor JSON' }).click();
    await page.waitForURL('**/app/cv/builder/*');
    await page.locator('input[value="Budi"]').waitFor();
    await context.close();
  });

  test('a file’s name cannot add headers, and without script a refusal is shown on the dashboard', async () => {
    const visitor = await registerVisitor(server.url);
    const send = (file: File) => {
      const body = new FormData();
      body.set('file', file);
      return visitor.fetch('/app/cv/upload', { method: 'POST', body });
    };
    const evil = 'a"; filename="b.html\r\nSet-Cookie: x=1\r\n\r\n<script>☃\u202E.pdf';
    const kept = await send(new File([new Uint8Array(goodPdf())], evil));
    expect(kept.headers.get('location')).toBe('/app/cv/dashboard');
    const html = await (await visitor.fetch('/app/cv/dashboard')).text();
    const id = /\/app\/cv\/file\/([a-z0-9]{36})/.exec(html)?.[1];
    expect(html).not.toContain('<script>☃');
    const file = await visitor.fetch(`/app/cv/${id}/pdf`);
    expect(file.status).toBe(200);
    expect(file.headers.getSetCookie()).toEqual([]);
    expect(file.headers.get('content-disposition')).not.toMatch(/[\r\n]/);

    const refused = await send(new File(['<script>'], 'x.pdf'));
    expect(refused.headers.get('location')).toBe('/app/cv/dashboard?refused=bad_cv_file');
    const page = await (await visitor.fetch('/app/cv/dashboard?refused=bad_cv_file')).text();
    expect(page).toContain('Harap masukan CV dengan format PDF dan berukuran maksimal 5 MB');
  });
});
