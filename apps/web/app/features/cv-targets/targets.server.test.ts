import { match } from '@setapak/ats';
import { starterResume } from '@setapak/resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { renderCvPdf } from '~/features/cv-rendering/public.server.ts';
import { insertCv, loadCv } from '~/features/cv-sync/public.server.ts';
import { copyForTarget } from './copy-for-target.server.ts';
import { targetName } from './copy-name.ts';
import { loadTarget, removeTarget } from './keep-target.server.ts';
import { matchTarget } from './match-target.server.ts';

const AD = `PT Bank Nusa membuka lowongan
Posisi: Staf Pemasaran
Kualifikasi:
- Minimal S1 semua jurusan
- Pengalaman minimal 1 tahun di bidang pemasaran digital
- Menguasai Google Analytics dan Microsoft Excel
- Menguasai Tableau`;

test('the copy’s name: the CV’s own with the job, an earlier job gives way', () => {
  const job = { title: 'Staf Pemasaran', company: 'Bank Nusa' };
  expect(targetName('CV Rani', job)).toBe('CV Rani – Staf Pemasaran, Bank Nusa');
  expect(targetName('CV Rani – Kasir, Toko', job)).toBe('CV Rani – Staf Pemasaran, Bank Nusa');
  expect(targetName('CV Rani', { title: null, company: null })).toBe('CV Rani – Lowongan');
  expect(targetName('x'.repeat(100), job)).toHaveLength(100);
});

describeOnDatabases('the job that a CV is made for', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function personWithCv() {
    const userId = (await makeUser(getDatabase())).id;
    const id = newId();
    const document = starterResume('marketing');
    await services.db.transaction((tx) => insertCv(services, tx, { id, userId, name: 'CV Rani', document }));
    return { own: { services, userId, id }, document };
  }

  test('is matched as the ATS check matches, and its ad stays with the CV', async () => {
    const { own, document } = await personWithCv();
    expect(await loadTarget(own)).toBeNull();
    const found = await matchTarget({ ...own, document, ad: AD });
    const { result } = await services.reading.read(await renderCvPdf({ ...own, document }));
    expect(found).toEqual(match(result, AD));
    expect(found.requirements.length).toBeGreaterThan(0);
    expect(await loadTarget(own)).toBe(AD);
    const longer = `${AD}\n- Bersedia bekerja di Medan`;
    await matchTarget({ ...own, document, ad: longer });
    expect(await loadTarget(own)).toBe(longer);
    await removeTarget(own);
    expect(await loadTarget(own)).toBeNull();
  });

  test('a copy for it bears its name and takes the ad along', async () => {
    const { own, document } = await personWithCv();
    await expect(copyForTarget(own)).rejects.toMatchObject({ code: 'not_found' });
    await matchTarget({ ...own, document, ad: AD });
    const id = await copyForTarget(own);
    const copy = await loadCv({ ...own, id });
    expect(copy.name).toMatch(/^CV Rani – Staf Pemasaran, .*Bank Nusa$/);
    expect(copy.document).toEqual(document);
    expect(await loadTarget({ ...own, id })).toBe(AD);
  });

  test('another person finds nothing', async () => {
    const { own, document } = await personWithCv();
    await matchTarget({ ...own, document, ad: AD });
    const stranger = { ...own, userId: (await makeUser(getDatabase())).id };
    await expect(loadTarget(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(matchTarget({ ...stranger, document, ad: AD })).rejects.toMatchObject({ code: 'not_found' });
    await expect(copyForTarget(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeTarget(stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(await loadTarget(own)).toBe(AD);
  });
});
