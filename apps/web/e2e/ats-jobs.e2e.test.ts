import { readFile } from 'node:fs/promises';
import { pdfText } from '@setapak/resume-pdf/testing/pdf-text';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile, expectNoOverflow, giveChecks, openUpload } from './ats-page.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, screens } from './cv-page.ts';
import { newPerson } from './day-person.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const AD = `LOWONGAN: STAF KEUANGAN
PT Samudra Boga Lestari – Cirebon
Kualifikasi:
- Wanita, usia maksimal 30 tahun
- S1 Akuntansi / Keuangan
- Pengalaman minimal 1 tahun
- Menguasai Excel dan SAP
- Tidak perlu bisa bahasa Jepang
Kirim CV paling lambat 12 Desember 2026 ke hrd@samudraboga.example`;

describe('job ads beside a result', () => {
  let cv: { name: string; buffer: Buffer };
  let later: { name: string; buffer: Buffer };
  beforeAll(async () => {
    const resume = starterResume('finance');
    const { profile } = resume;
    cv = { name: 'CV Nadya.pdf', buffer: Buffer.from(await render(resume, { pages: 'multi' })) };
    const renamed = { ...resume, profile: { ...profile, subtitle: 'Staf Keuangan' } };
    later = { name: 'CV Nadya 2.pdf', buffer: Buffer.from(await render(renamed, { pages: 'multi' })) };
  });

  test('an ad is matched, kept, renamed, matched with the next version, shown in the report, and removed', async () => {
    const { page, context, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await giveChecks(page, server.url);
    await openUpload(page, server.url);
    await checkFile(page, cv);
    const panel = page.locator('section', {
      has: page.getByRole('heading', { name: 'Cocokkan dengan lowongan' }),
    });
    await panel.getByText('Belum ada lowongan tersimpan').waitFor();

    await panel.getByLabel('Isi lowongan').fill(AD);
    await panel.getByLabel('Tautan lowongan').fill('https://karier.example/42');
    await panel.getByRole('button', { name: 'Cocokkan', exact: true }).click();
    await panel.getByRole('img', { name: /Kecocokan \d+ dari 100/ }).waitFor();
    await panel.getByText('Tidak kami hitung:').waitFor();
    const keywords = panel.locator('section', { has: page.getByRole('heading', { name: 'Kata kunci' }) });
    await keywords.getByText('Pernah memakai SAP?').waitFor();
    await expect.poll(() => panel.getByText('Jepang').count()).toBe(0);
    const kept = panel.getByRole('listitem').filter({ hasText: 'PT Samudra Boga Lestari' });
    await kept.getByText('versi ini').waitFor();
    await expect
      .poll(() => kept.getByRole('link', { name: 'Buka iklannya' }).getAttribute('href'))
      .toBe('https://karier.example/42');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.setViewportSize(screens.phone.viewport);
    await expectAccessible(page, { colours: false });
    await expectNoOverflow(page);
    await page.setViewportSize(screens.desktop.viewport);

    await kept.getByRole('button', { name: /^Ubah nama/ }).click();
    await page.getByRole('dialog').getByLabel('Posisi').fill('Staf Pajak');
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await kept.getByText('Staf Pajak', { exact: true }).waitFor();

    // The next version of the CV, and the ad is still there.
    await openPage(page, `${server.url}/app/cv/dashboard?tab=ats&step=1`);
    await checkFile(page, later);
    await kept.getByRole('button', { name: /^Cocokkan/ }).click();
    await kept.getByText('versi ini').waitFor();
    await expect
      .poll(() => kept.getByRole('list', { name: 'Kecocokan tiap versi CV' }).getByRole('listitem').count())
      .toBe(2);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const report = await pdfText(await readFile(await (await download).path()));
    expect(report.join('\n')).toContain('Staf Pajak');

    await kept.getByRole('button', { name: /^Hapus/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus' }).click();
    await panel.getByText('Belum ada lowongan tersimpan').waitFor();

    await panel
      .getByLabel('Isi lowongan')
      .fill(`Lowongan\n\n1. Kasir\n- Menguasai Moka\n\n2. Kurir\n- Memiliki SIM C`);
    await panel.getByRole('button', { name: 'Cocokkan', exact: true }).click();
    const posts = panel.getByRole('group', { name: 'Posisi yang kamu tuju' });
    await posts.getByRole('button', { name: 'Kurir' }).click();
    await panel.getByRole('button', { name: 'Pilih posisi lain' }).waitFor();
    await expectAccessible(page, { colours: false });
    await panel.getByRole('button', { name: 'Pilih posisi lain' }).click();
    await posts.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a missing keyword leads to its place; another person's ad is not there", async () => {
    const { page, context } = await openSignedIn(browser, server.url, 'desktop');
    await giveChecks(page, server.url);
    const headers = { origin: server.url };
    const checked = await page.request.post(`${server.url}/app/cv/ats-check`, {
      headers: { ...headers, accept: 'application/json' },
      multipart: { file: { ...cv, mimeType: 'application/pdf' } },
    });
    const { id: checkId } = (await checked.json()) as { id: string };
    const answer = await page.request.post(`${server.url}/app/cv/ats-check/${checkId}/match`, {
      headers,
      data: { intent: 'match', jobAd: AD },
    });
    const { jobId } = (await answer.json()) as { jobId: string };

    const other = await newPerson(server.url);
    await other.json('/app/cv/ats-redeem', { intent: 'process', code: 'REDEEM3', clientToken: 'press-once' });
    const { id: otherCheck } = await other.check(cv.buffer);
    for (const data of [
      { intent: 'open', jobId },
      { intent: 'rename', jobId, title: 'x', company: '', link: '' },
      { intent: 'remove', jobId },
    ])
      expect((await other.json(`/app/cv/ats-check/${otherCheck}/match`, data)).status).toBe(404);

    await openPage(page, `${server.url}/app/cv/dashboard?tab=ats&check=${checkId}`);
    await page.getByRole('button', { name: 'Lihat dengan' }).click();
    await page.getByRole('button', { name: 'Tambahkan SAP di Keahlian' }).click();
    await page.waitForURL('**/app/cv/import/*');
    await context.close();
  });
});
