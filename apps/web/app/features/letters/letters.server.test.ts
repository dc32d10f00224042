import type { Letter } from '@setapak/letter';
import { emptyResume, starterResume, withExamplesKept } from '@setapak/resume';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv } from '~/features/cv-library/public.server.ts';
import { freezeCv } from '~/features/cv-rendering/public.server.ts';
import { filesForPackage } from '~/features/job-applications/public.server.ts';
import { jobApplication, jobApplicationFile } from '~/services/db/job-application-schema.ts';
import { letter, letterAttachment, letterVersion } from '~/services/db/letter-schema.ts';
import { atsCheck, cv, user as account } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { addAttachment, listAttachments, removeAttachment } from './attachments.server.ts';
import { buildPackage, loadPackage } from './build-package.server.ts';
import { createLetter } from './create-letter.server.ts';
import {
  deleteLetter,
  listDeletedLetters,
  purgeDeletedLetters,
  purgeLetter,
  restoreLetter,
} from './delete-letter.server.ts';
import { listLetters, loadLetter, loadNewLetter } from './load-letter.server.ts';
import { confirmReading } from './confirm-reading.server.ts';
import { recomposeLetter } from './recompose-letter.server.ts';
import { listVersions, loadVersion, saveLetter } from './save-letter.server.ts';
import { newLetterForm } from './schema.ts';
import { letterFile, sendLetter } from './send-letter.server.ts';

const gone = { code: 'not_found' };
const AD = 'Staf Keuangan\nPT Rimba Niaga\nKualifikasi:\n- Menguasai Accurate\nKirim ke karier@rimba.example';

describeOnDatabases('letters', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  const person = async () => (await makeUser(getDatabase())).id;
  const photo = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#884422' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'rahasia' } })
      .toBuffer();

  async function makeCv(userId: string) {
    const user = { id: userId, name: 'Nadya Prameswari', email: 'nadya@contoh.example', phone: '' };
    const id = await createCv({ services, user, name: 'CV Nadya' });
    await services.db
      .update(cv)
      .set({ document: withExamplesKept(starterResume('finance', 'id')) })
      .where(eq(cv.id, id));
    return id;
  }
  const cvPdf = async (userId: string) =>
    (await freezeCv({ services, userId, id: await makeCv(userId) })).pdf;
  async function apply(userId: string) {
    const id = newId();
    await services.db
      .insert(jobApplication)
      .values({ id, userId, title: 'Staf Keuangan', company: 'PT Rimba Niaga', source: 'JobStreet', ad: AD });
    return id;
  }
  async function write(userId: string, more: object = {}) {
    const request = newLetterForm.parse({
      language: 'id',
      title: 'Staf Keuangan',
      company: 'PT Contoh',
      ...more,
    });
    return createLetter({ services, userId, request });
  }
  const full = (document: Letter): Letter =>
    JSON.parse(JSON.stringify(document).replaceAll(/\[[^[\]"{}]+\]/g, 'karena produknya'));
  const save = async (userId: string, id: string, change: (document: Letter) => Letter, version?: number) => {
    const loaded = await loadLetter({ services, userId, id });
    return saveLetter({
      services,
      userId,
      id,
      version: version ?? loaded.version,
      saveId: newId(),
      document: change(loaded.document),
    });
  };

  test('a letter is written from the CV and the application, and stands on the list of both', async () => {
    const userId = await person();
    const applicationId = await apply(userId);
    const id = await write(userId, { cvId: await makeCv(userId), applicationId, title: '', company: '' });
    const { document, application, advice, name } = await loadLetter({ services, userId, id });
    expect(name).toBe('Staf Keuangan, PT Rimba Niaga');
    expect(application?.id).toBe(applicationId);
    expect(advice.email).toBe('karier@rimba.example');
    const text = document.paragraphs.map((each) => each.text).join(' ');
    expect(text).toContain('lowongan yang saya baca di JobStreet');
    expect(text).toContain('Accurate');
    expect(await listLetters({ services, userId, applicationId })).toHaveLength(1);
  });

  test('a letter answers an ad in its language, unless another one was chosen', async () => {
    const userId = await person();
    const ad =
      'Accounting Staff\nWe are looking for someone with a degree in accounting and experience in tax';
    const languageOf = async (language?: string) => {
      const id = await write(userId, { language, ad });
      return (await loadLetter({ services, userId, id })).document.language;
    };
    expect(await languageOf()).toBe('en');
    expect(await languageOf('id')).toBe('id');
  });

  test('without CV and application: the ad names the job, the rest are gaps', async () => {
    const userId = await person();
    const id = await write(userId, { title: '', company: '', ad: AD });
    const { document } = await loadLetter({ services, userId, id });
    expect(document.position).toBe('Staf Keuangan');
    // Who writes it is known from the account, now and when it is written anew.
    const [own] = await services.db.select().from(account).where(eq(account.id, userId));
    expect(document.sender).toMatchObject({ name: own?.name, email: own?.email });
    const request = { language: 'en', kind: 'company', tone: 'finance' } as const;
    expect((await recomposeLetter({ services, userId, id, request })).sender.name).toBe(own?.name);
  });

  test('an uploaded CV: the letter says what was read, and marks what was not sure until it was looked over', async () => {
    const userId = await person();
    const bytes = await cvPdf(userId);
    const { key: fileKey } = await services.storage.put('cv', bytes, { contentType: 'application/pdf' });
    const cvId = newId();
    await services.db
      .insert(cv)
      .values({ id: cvId, userId, name: 'CV lama', fileKey, fileBytes: bytes.length });
    const own = { services, userId, id: await write(userId, { cvId, ad: AD }) };
    const { document, cvName, unsure } = await loadLetter(own);
    expect(document.sender.name).toBe('Nadya Prameswari');
    expect(document.paragraphs.map(({ text }) => text).join(' ')).toContain('Accurate');
    expect(cvName).toBe('CV lama');
    expect(unsure).toEqual(expect.any(Array));
    // The reading stays with the letter: the file may go.
    await services.db.delete(cv).where(eq(cv.id, cvId));
    const request = { language: 'en', kind: 'company', tone: 'finance' } as const;
    expect((await recomposeLetter({ ...own, request })).sender.name).toBe('Nadya Prameswari');
    await services.db
      .update(letter)
      .set({
        readCv: {
          name: 'CV lama',
          choice: cvId,
          document: emptyResume(),
          unsure: [{ label: 'Kota', group: '', value: 'Solo' }],
        },
      })
      .where(eq(letter.id, own.id));
    expect((await loadLetter(own)).unsure).toHaveLength(1);
    await expect(confirmReading({ ...own, userId: await person() })).rejects.toMatchObject(gone);
    await confirmReading(own);
    expect((await loadLetter(own)).unsure).toEqual([]);
  });

  test('a file that was only checked: a letter is written from it, and it goes into the package', async () => {
    const userId = await person();
    const bytes = await cvPdf(userId);
    const { key } = await services.storage.put('ats', bytes, { contentType: 'application/pdf' });
    const checkId = newId();
    const reading = await services.reading.read(bytes);
    await services.db.insert(atsCheck).values({
      id: checkId,
      userId,
      status: 'done',
      fileName: 'CV_Nadya.pdf',
      fileKey: key,
      fileBytes: bytes.length,
      reading,
    });
    const { cvs } = await loadNewLetter({ services, userId, applicationId: null });
    const choice = `check:${checkId}`;
    expect(cvs.map(({ id }) => id)).toContain(choice);
    const id = await write(userId, { cvId: choice });
    expect(await loadLetter({ services, userId, id })).toMatchObject({
      cvName: 'CV_Nadya.pdf',
      document: { sender: { name: 'Nadya Prameswari' } },
    });
    const own = { services, userId, id, cvId: choice, files: [], maxBytes: 2_000_000, isConfirmed: true };
    expect((await loadPackage(own)).cvId).toBe(choice);
    expect((await buildPackage(own)).parts).toHaveLength(2);
    const other = await person();
    await expect(write(other, { cvId: choice })).rejects.toMatchObject(gone);
    const theirs = await write(other);
    await expect(buildPackage({ ...own, userId: other, id: theirs })).rejects.toMatchObject(gone);
  });

  test("package: files of the letter's application go along, those of another application don't", async () => {
    const userId = await person();
    const [applicationId, elsewhere] = [await apply(userId), await apply(userId)];
    const keep = async (application: string, name: string, bytes: Uint8Array) => {
      const contentType = 'image/jpeg';
      const { key: fileKey } = await services.storage.put('application', bytes, { contentType });
      const file = { kind: 'attachment', name, contentType, bytes: bytes.length, fileKey } as const;
      await services.db
        .insert(jobApplicationFile)
        .values({ id: newId(), userId, applicationId: application, ...file });
    };
    await keep(applicationId, 'ijazah.jpg', await photo());
    await keep(applicationId, 'scan KTP.jpg', await photo());
    await keep(elsewhere, 'lain.jpg', await photo());
    const id = await write(userId, { applicationId });
    const { boardFiles } = await loadPackage({ services, userId, id });
    expect(boardFiles).toMatchObject([
      { name: 'ijazah.jpg', isCard: false },
      { name: 'scan KTP.jpg', isCard: true },
    ]);
    const build = (files: string[]) =>
      buildPackage({ services, userId, id, cvId: null, files, maxBytes: 2_000_000, isConfirmed: true });
    const report = await build([boardFiles[0]!.id]);
    expect(report.parts.map(({ name }) => name)).toContain('ijazah.pdf');
    const [foreign] = await filesForPackage({ services, userId, id: elsewhere });
    await expect(build([foreign!.id])).rejects.toMatchObject(gone);
    await keep(applicationId, 'rusak.pdf', Buffer.from('%PDF-1.7\nrusak'));
    const [broken] = (await filesForPackage({ services, userId, id: applicationId })).slice(-1);
    await expect(build([broken!.id])).rejects.toMatchObject({
      code: 'bad_package_part',
      field: 'rusak.pdf',
    });
  });

  test("another person's CV, application and letter are not found", async () => {
    const [owner, other] = [await person(), await person()];
    const [cvId, applicationId, id] = [await makeCv(owner), await apply(owner), await write(owner)];
    await expect(write(other, { cvId })).rejects.toMatchObject(gone);
    await expect(write(other, { applicationId })).rejects.toMatchObject(gone);
    const own = { services, userId: other, id };
    await expect(loadLetter(own)).rejects.toMatchObject(gone);
    await expect(letterFile({ ...own, format: 'txt' })).rejects.toMatchObject(gone);
    await expect(sendLetter({ ...own, isConfirmed: true })).rejects.toMatchObject(gone);
    await expect(deleteLetter(own)).rejects.toMatchObject(gone);
    await expect(
      saveLetter({
        ...own,
        version: 1,
        saveId: newId(),
        document: (await loadLetter({ ...own, userId: owner })).document,
      }),
    ).rejects.toMatchObject(gone);
  });

  test('save: of two that began from one version the second gets what is stored; a repeated one is recognised', async () => {
    const userId = await person();
    const id = await write(userId);
    const { document } = await loadLetter({ services, userId, id });
    const saves = await Promise.all(
      ['Solo', 'Medan'].map((place) =>
        saveLetter({ services, userId, id, version: 1, saveId: newId(), document: { ...document, place } }),
      ),
    );
    expect(saves.filter(({ saved }) => saved)).toHaveLength(1);
    expect(saves.find(({ saved }) => !saved)).toMatchObject({ version: 2 });
    const saveId = newId();
    const again = { services, userId, id, version: 2, saveId, document: { ...document, place: 'Bogor' } };
    expect(await saveLetter(again)).toEqual({ saved: true, version: 3 });
    expect(await saveLetter(again)).toEqual({ saved: true, version: 3 });
  });

  test('save: the letter is called by its post and company, or plainly', async () => {
    const userId = await person();
    const id = await write(userId);
    const nameAfter = async (position: string, company: string) => {
      await save(userId, id, (now) => ({ ...now, position, recipient: { ...now.recipient, company } }));
      return (await loadLetter({ services, userId, id })).name;
    };
    expect(await nameAfter(' Kasir ', '')).toBe('Kasir');
    expect(await nameAfter('', 'PT Laut')).toBe('PT Laut');
    expect(await nameAfter(' ', '')).toBe('Surat lamaran');
  });

  test('save: what is no letter, or too large, is refused', async () => {
    const userId = await person();
    const id = await write(userId);
    await expect(save(userId, id, (now) => ({ ...now, closing: 'x'.repeat(999) }))).rejects.toMatchObject({
      code: 'too_long',
    });
    const nonsense = { services, userId, id, version: 1, saveId: newId(), document: ['x'] };
    await expect(saveLetter(nonsense)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('versions: the state before the first edit is kept, once in ten minutes, and can be read', async () => {
    const userId = await person();
    const id = await write(userId);
    await save(userId, id, (now) => ({ ...now, place: 'Solo' }));
    await save(userId, id, (now) => ({ ...now, place: 'Medan' }));
    const versions = await listVersions({ services, userId, id });
    expect(versions).toHaveLength(1);
    const first = await loadVersion({ services, userId, id, version: versions[0]!.id });
    expect(first.place).not.toBe('Solo');
    await expect(
      loadVersion({ services, userId: await person(), id, version: versions[0]!.id }),
    ).rejects.toMatchObject(gone);
  });

  test('compose: the same letter in English, without being stored', async () => {
    const userId = await person();
    const id = await write(userId, { cvId: await makeCv(userId) });
    const request = { language: 'en', kind: 'company', tone: 'finance' } as const;
    const english = await recomposeLetter({ services, userId, id, request });
    expect(english.salutation).toBe('Dear Hiring Team,');
    expect((await loadLetter({ services, userId, id })).document.language).toBe('id');
  });

  test('files: PDF, Word and text bear the name and the post', async () => {
    const userId = await person();
    const id = await write(userId, { cvId: await makeCv(userId) });
    const file = (format: 'pdf' | 'docx' | 'txt' | 'cv') => letterFile({ services, userId, id, format });
    const [pdf, docx, txt] = [await file('pdf'), await file('docx'), await file('txt')];
    expect(pdf.name).toBe('Surat Lamaran_Nadya Prameswari_Staf Keuangan.pdf');
    expect(Buffer.from(pdf.body.subarray(0, 5)).toString()).toBe('%PDF-');
    expect((await file('cv')).name).toBe('CV_Nadya Prameswari_Staf Keuangan.pdf');
    expect(Buffer.from(docx.body.subarray(0, 2)).toString()).toBe('PK');
    expect(new TextDecoder().decode(txt.body)).toContain(
      'Hal      : Lamaran pekerjaan sebagai Staf Keuangan',
    );
    await expect(letterFile({ services, userId, id, format: 'sent' })).rejects.toMatchObject(gone);
  });

  test('sent: kept as the PDF that it was; gaps are asked about first', async () => {
    const userId = await person();
    const id = await write(userId, { cvId: await makeCv(userId) });
    await expect(sendLetter({ services, userId, id, isConfirmed: false })).rejects.toMatchObject({
      code: 'letter_gaps',
    });
    await save(userId, id, full);
    await sendLetter({ services, userId, id, isConfirmed: false });
    const sent = await letterFile({ services, userId, id, format: 'sent' });
    await save(userId, id, (now) => ({ ...now, place: 'Medan' }));
    expect(Buffer.compare((await letterFile({ services, userId, id, format: 'sent' })).body, sent.body)).toBe(
      0,
    );
    expect((await loadLetter({ services, userId, id })).sent?.name).toMatch(/^Surat Lamaran_Nadya/);
  });

  test('attachments: a picture is drawn anew as a page; what is neither picture nor PDF is refused', async () => {
    const userId = await person();
    const add = (bytes: Uint8Array, fileName: string) =>
      addAttachment({ services, userId, kind: 'diploma', fileName, bytes });
    const id = await add(await photo(), 'ijazah.jpg');
    const [kept] = await listAttachments({ services, userId });
    expect(kept).toMatchObject({ id, name: 'ijazah.pdf', kind: 'diploma' });
    const card = await add(await photo(), 'scan KTP.jpg');
    expect((await listAttachments({ services, userId })).at(-1)).toMatchObject({ kind: 'identity_card' });
    await removeAttachment({ services, userId, fileId: card });
    const [row] = await services.db.select().from(letterAttachment).where(eq(letterAttachment.id, id));
    expect(Buffer.from(await services.storage.getBytes(row!.fileKey)).includes('rahasia')).toBe(false);
    await expect(add(Buffer.from('<svg/>'), 'a.pdf')).rejects.toMatchObject({
      code: 'bad_letter_attachment',
    });
    await expect(add(Buffer.from('%PDF-1.7\nrusak'), 'a.pdf')).rejects.toMatchObject({
      code: 'bad_letter_attachment',
    });
    await expect(removeAttachment({ services, userId: await person(), fileId: id })).rejects.toMatchObject(
      gone,
    );
    await removeAttachment({ services, userId, fileId: id });
    expect(await listAttachments({ services, userId })).toEqual([]);
  });

  test('package: letter, CV and chosen papers in one PDF, with what was done', async () => {
    const userId = await person();
    const cvId = await makeCv(userId);
    const id = await write(userId, { cvId });
    const files = [
      await addAttachment({
        services,
        userId,
        kind: 'diploma',
        fileName: 'ijazah.jpg',
        bytes: await photo(),
      }),
    ];
    const own = { services, userId, id, cvId, files, maxBytes: 2_000_000 };
    await expect(buildPackage({ ...own, isConfirmed: false })).rejects.toMatchObject({ code: 'letter_gaps' });
    const report = await buildPackage({ ...own, isConfirmed: true });
    expect(report.parts.map(({ name }) => name)).toEqual([
      'Surat Lamaran_Nadya Prameswari_Staf Keuangan.pdf',
      'CV_Nadya Prameswari_Staf Keuangan.pdf',
      'ijazah.pdf',
    ]);
    expect(report.bytes).toBeLessThanOrEqual(report.limit);
    expect((await loadPackage({ services, userId, id })).made?.name).toBe(
      'Lamaran_Nadya Prameswari_Staf Keuangan.pdf',
    );
    const other = await person();
    await expect(buildPackage({ ...own, userId: other, isConfirmed: true })).rejects.toMatchObject(gone);
    const theirs = await write(other);
    await expect(
      buildPackage({ ...own, userId: other, id: theirs, cvId: null, isConfirmed: true }),
    ).rejects.toMatchObject(gone);
  });

  test('a letter outlives its application and its CV; deleting it takes its versions along', async () => {
    const userId = await person();
    const applicationId = await apply(userId);
    const cvId = await makeCv(userId);
    const id = await write(userId, { cvId, applicationId });
    await save(userId, id, (now) => ({ ...now, place: 'Solo' }));
    await services.db.delete(jobApplication).where(eq(jobApplication.id, applicationId));
    await services.db.delete(cv).where(eq(cv.id, cvId));
    expect(await loadLetter({ services, userId, id })).toMatchObject({ application: null, cvName: null });
    const request = { language: 'id', kind: 'company', tone: 'general' } as const;
    expect((await recomposeLetter({ services, userId, id, request })).position).toBe('Staf Keuangan');
    await deleteLetter({ services, userId, id });
    await purgeLetter({ services, userId, id });
    expect(await services.db.$count(letterVersion, eq(letterVersion.userId, userId))).toBe(0);
    expect(await services.db.$count(letter, eq(letter.userId, userId))).toBe(0);
  });

  test('bin: a deleted letter is nowhere but there, comes back whole within thirty days, and is gone for good after', async () => {
    const [userId, other] = [await person(), await person()];
    const id = await write(userId);
    const own = { services, userId, id };
    const { document } = await loadLetter(own);
    await deleteLetter(own);
    await expect(loadLetter(own)).rejects.toMatchObject(gone);
    await expect(saveLetter({ ...own, version: 1, saveId: newId(), document })).rejects.toMatchObject(gone);
    expect(await listLetters(own)).toEqual([]);
    expect(await listDeletedLetters(own)).toMatchObject([{ id }]);
    expect(await listDeletedLetters({ services, userId: other })).toEqual([]);
    await expect(restoreLetter({ ...own, userId: other })).rejects.toMatchObject(gone);
    await expect(purgeLetter({ ...own, userId: other })).rejects.toMatchObject(gone);
    await restoreLetter(own);
    expect((await loadLetter(own)).document).toEqual(document);
    // What is not in the bin is not removed for good.
    await expect(purgeLetter(own)).rejects.toMatchObject(gone);
    await deleteLetter(own);
    const later = new Date(Date.now() + 31 * 86_400_000);
    await expect(restoreLetter({ ...own, now: later })).rejects.toMatchObject(gone);
    await purgeDeletedLetters(services, later);
    expect(await services.db.$count(letter, eq(letter.userId, userId))).toBe(0);
  });

  test('bin: however many letters lie in it too long, one run of the job removes them', async () => {
    const userId = await person();
    const deletedAt = new Date('2026-01-01T00:00Z');
    const old = Array.from({ length: 1_001 }, () => ({
      id: newId(),
      userId,
      name: '',
      document: {},
      deletedAt,
    }));
    await services.db.insert(letter).values(old);
    await purgeDeletedLetters(services);
    expect(await services.db.$count(letter, eq(letter.userId, userId))).toBe(0);
  });
});
