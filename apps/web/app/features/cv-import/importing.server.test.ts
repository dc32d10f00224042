import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { emptyResume, parseResume, toJsonResume } from '@setapak/resume';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { describeOnDatabases, describeOnOneDatabase, makeUser } from '~/services/db/testing.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { candidate } from './formats/testing/samples-europass.ts';
import { finishImport } from './finish-import.server.ts';
import { handleImport } from './handle-import.server.ts';
import { importEuropassPdf } from './import-europass-pdf.server.ts';
import { importForeign } from './import-foreign.server.ts';
import { importFile } from './import-file.server.ts';
import { reviewFields } from './reading/review-fields.ts';
import { loadImport } from './load-import.server.ts';

const person = parseResume({
  ...emptyResume(),
  profile: { firstName: 'Rani', lastName: 'Kusuma', email: 'rani@contoh.id', phone: '+62 812 3456 7890' },
  work: {
    items: [
      {
        position: 'Analis Data',
        company: 'PT Nusa Data',
        startDate: '2022-01',
        isCurrent: true,
        summary: '- Membuat laporan\n- Melatih tim',
      },
    ],
  },
  education: {
    items: [{ institution: 'Universitas Contoh', degree: 'Bachelors', field: 'Statistika', endDate: '2021' }],
  },
  skills: { items: [{ name: 'SQL' }, { name: 'Python' }] },
});

describeOnDatabases('importing', (getDatabase) => {
  let services: TestServices;
  let pdf: Uint8Array;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
    pdf = await services.rendering.render(person, { pages: 'multi' });
  });
  afterAll(() => services.close());

  const owner = async () => ({ services, userId: (await makeUser(getDatabase())).id });
  type Owner = Awaited<ReturnType<typeof owner>>;
  async function importText(own: Owner, text: string, fileName = '') {
    const made = await importForeign({ ...own, fileName, text });
    if ('refused' in made) throw new Error(made.refused);
    return made;
  }
  async function imported() {
    const own = await owner();
    const outcome = await importFile({ ...own, fileName: 'cv rani.pdf', bytes: pdf });
    if ('failure' in outcome) throw new Error(outcome.failure);
    return { own, ...outcome };
  }

  test('a PDF becomes a CV that can be looked over beside its page, and then goes on in the builder', async () => {
    const { own, id, path } = await imported();
    expect(path).toBe(`/app/cv/import/${id}`);
    expect(await listCvs(own)).toMatchObject([{ id, name: 'cv rani', uploaded: false, toReview: true }]);
    const { document } = await loadCv({ ...own, id });
    expect(document.profile).toMatchObject({
      firstName: 'Rani',
      lastName: 'Kusuma',
      email: 'rani@contoh.id',
    });
    expect(document.work.items).toMatchObject([
      { position: 'Analis Data', company: 'PT Nusa Data', isCurrent: true },
    ]);
    const { fileKey } = await loadImport({ ...own, id });
    expect(await services.storage.exists(fileKey)).toBe(true);

    const edits = new Map([['profile.subtitle', 'Analis']]);
    await finishImport({ ...own, id, edits, targets: new Map() });
    expect((await loadCv({ ...own, id })).document.profile).toMatchObject({
      subtitle: 'Analis',
      firstName: 'Rani',
    });
    expect(await listCvs(own)).toMatchObject([{ toReview: false }]);
    await expect(loadImport({ ...own, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a PDF that carries its data in Europass’s form is taken by them, one with other data by its pages', async () => {
    const own = await owner();
    const signal = new AbortController().signal;
    const withFile = async (text: string) => {
      const made = await PDFDocument.load(pdf);
      await made.attach(Buffer.from(text), 'attachment.xml', { mimeType: 'text/xml' });
      return importEuropassPdf({
        ...own,
        fileName: 'cv.pdf',
        bytes: await made.save(),
        signal,
      });
    };
    const done = await withFile(candidate.replaceAll('@', 'Isi'));
    expect(done).toMatchObject({ format: 'Europass' });
    const { document } = await loadCv({ ...own, id: done!.id });
    expect(document.profile.firstName).toBe('Isi');
    expect(document.work.items).toMatchObject([{ company: 'Isi', startDate: '2019-01', isCurrent: true }]);
    expect(await withFile('<Invoice><ID>1</ID></Invoice>')).toBeUndefined();
    expect(await withFile('<Candidate><CandidatePerson>')).toBeUndefined();
    expect(await importEuropassPdf({ ...own, fileName: 'cv.pdf', bytes: pdf, signal })).toBeUndefined();
  });

  test('upload limit: an import counts once, also of a PDF that carries other files', async () => {
    const own = await owner();
    const made = await PDFDocument.load(pdf);
    await made.attach(Buffer.from('<Invoice/>'), 'invoice.xml', { mimeType: 'text/xml' });
    const form = new FormData();
    form.set('file', new File([Buffer.from(await made.save())], 'cv.pdf', { type: 'application/pdf' }));
    const send = () =>
      handleImport({
        ...own,
        request: new Request('http://here/app/cv/import', { method: 'POST', body: form }),
      });
    await takeMany({ database: getDatabase(), rule: 'upload-user', subject: own.userId, tries: 29 });
    expect(await send()).toHaveProperty('path');
    await expect(send()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('an import that was cancelled makes no CV', async () => {
    const own = await owner();
    const signal = AbortSignal.abort();
    const outcome = await importFile({
      ...own,
      fileName: 'cv.pdf',
      bytes: pdf,
      signal,
    });
    expect(outcome).toHaveProperty('failure');
    expect(await listCvs(own)).toEqual([]);
  });

  test('import: another person’s is not found', async () => {
    const { id } = await imported();
    const stranger = await owner();
    await expect(loadImport({ ...stranger, id })).rejects.toMatchObject({ code: 'not_found' });
    const nothing = { edits: new Map<string, string>(), targets: new Map() };
    await expect(finishImport({ ...stranger, id, ...nothing })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('more than a CV holds is refused, and the import waits to be corrected', async () => {
    const { own, id } = await imported();
    const edits = new Map([['objective.body', 'a'.repeat(20_001)]]);
    await expect(finishImport({ ...own, id, edits, targets: new Map() })).rejects.toMatchObject({
      code: 'too_long',
    });
    expect(await listCvs(own)).toMatchObject([{ toReview: true }]);
  });

  test('a Word file becomes a CV to look over, without a page beside it', async () => {
    const own = await owner();
    const bytes = await readFile(new URL('../../../../../packages/ats/fixtures/word.docx', import.meta.url));
    const outcome = await importFile({ ...own, fileName: 'CV Rani.docx', bytes });
    if ('failure' in outcome) throw new Error(outcome.failure);
    expect(outcome.path).toBe(`/app/cv/import/${outcome.id}`);
    const { name, document, reading } = await loadImport({ ...own, id: outcome.id });
    expect(name).toBe('CV Rani');
    expect(document.profile).toMatchObject({
      firstName: 'Rani',
      lastName: 'Kusuma',
      email: 'rani@contoh.id',
    });
    expect(document.work.items).toMatchObject([{ position: 'Analis Data', company: 'PT Nusa Data' }]);
    expect(reading.document.pageSizes).toEqual([]);
  });

  test('a Word file without text is called empty, without advice on light', async () => {
    const { Document, Packer } = await import('docx');
    const bytes = new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: [] }] })));
    expect(await importFile({ ...(await owner()), fileName: 'CV.docx', bytes })).toEqual({
      failure: 'File ini kosong. Coba ekspor ulang CV-mu sebagai PDF.',
    });
  });

  test('unreadable file: refused with its reason, nothing is stored', async () => {
    const own = await owner();
    const bytes = await readFile(new URL(import.meta.url));
    expect(await importFile({ ...own, fileName: 'x.pdf', bytes })).toEqual({
      failure: 'File ini bukan PDF, Word (.docx), atau foto. Pilih CV dalam salah satu bentuk itu.',
    });
    expect(await listCvs(own)).toEqual([]);
    expect((await getDatabase().db.select().from(cvImport)).some((row) => row.userId === own.userId)).toBe(
      false,
    );
  });

  test.each([
    ['a PDF in the form of other makers', 'json', () => pdf, { path: /^\/app\/cv\/import\// }],
    ['JSON in the form of PDFs', 'pdf', () => Buffer.from('{}'), { failure: /^JSON ini kosong/ }],
    ['an archive without tables', 'json', () => Buffer.from('PK\u0005\u0006'), { failure: /LinkedIn/ }],
    ['an older Word file', 'pdf', () => Buffer.from('d0cf11e0a1b1', 'hex'), { failure: /\.doc\)/ }],
    ['a file with nothing in it', 'json', () => Buffer.alloc(0), { failure: /^File ini kosong/ }],
  ])(
    'a file is what its content says, and is answered where it was chosen: %s',
    async (_, kind, bytes, answer) => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', new File([new Uint8Array(bytes())], 'cv.bin'));
      const request = new Request('http://here/app/cv/import', { method: 'POST', body: form });
      const outcome = await handleImport({ ...(await owner()), request });
      if ('path' in answer)
        expect(outcome).toMatchObject({ path: expect.stringMatching(answer.path) as string });
      else expect(outcome).toMatchObject({ kind, failure: expect.stringMatching(answer.failure) as string });
    },
  );

  test('our own JSON comes back exactly, looks and hidden parts included', async () => {
    const own = await owner();
    const odd = parseResume({
      ...person,
      metadata: { ...person.metadata, template: 'gengar', fontSize: 14 },
    });
    odd.work.items[0]!.isVisible = false;
    const { id } = await importText(own, JSON.stringify(toJsonResume(odd)), 'rani.json');
    expect((await loadCv({ ...own, id })).document).toEqual(odd);
    expect(await listCvs(own)).toMatchObject([{ name: 'rani' }]);
  });

  test('JSON Resume of others is read; what is none is refused with the place', async () => {
    const own = await owner();
    const text = JSON.stringify({
      basics: { name: 'Budi Santoso' },
      work: [{ name: 'PT A', position: 'Staf' }],
    });
    const { id } = await importText(own, text);
    expect((await loadCv({ ...own, id })).document.work.items).toMatchObject([{ company: 'PT A' }]);
    expect(await listCvs(own)).toMatchObject([{ name: 'CV Budi Santoso' }]);
    const refusal = (json: string) => importText(own, json).catch((error: Error) => error.message);
    expect(await refusal('[1]')).toContain('Ini bukan JSON Resume');
    expect(await refusal('{"basics": {')).toContain('belum lengkap');
    const work = Array.from({ length: 11 }, () => ({ summary: 'x'.repeat(19_000) }));
    expect(await refusal(JSON.stringify({ work }))).toContain('terlalu panjang');
    expect(await refusal(`{"a":"${'x'.repeat(4 * 2 ** 20)}"}`)).toContain('terlalu besar');
    expect(await refusal('['.repeat(100_000))).toContain('bertingkat terlalu dalam');
    expect(await listCvs(own)).toHaveLength(1);
  });
});

// Recognising letters takes seconds, and no statement that the suite above has not run.
describeOnOneDatabase('importing a photograph', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  test(
    'a photograph becomes a CV of which every value waits to be looked over',
    { timeout: 120_000 },
    async () => {
      const own = { services, userId: (await makeUser(getDatabase())).id };
      const pdf = await services.rendering.render(person, { pages: 'multi' });
      const page = await services.reading.paint(pdf, { page: 1, width: 1_654 });
      const photograph = await sharp(page.data, {
        raw: { width: page.width, height: page.height, channels: 4 },
      })
        .removeAlpha()
        .jpeg()
        .toBuffer();
      const heard: string[] = [];
      const stop = services.events.subscribe(own.userId, ({ type, id }) => heard.push(`${type} ${id}`));
      const outcome = await importFile({
        ...own,
        fileName: 'foto.jpg',
        bytes: photograph,
      });
      if ('failure' in outcome) throw new Error(outcome.failure);
      await expect.poll(() => heard).toContain('import.page 1');
      stop();
      const { document, reading, fileKey } = await loadImport({ ...own, id: outcome.id });
      expect(document.profile).toMatchObject({ firstName: 'Rani', email: 'rani@contoh.id' });
      expect(reviewFields(document, reading.evidence).every((field) => field.uncertain)).toBe(true);
      expect(reading.document.pageSizes).toHaveLength(1);
      expect(await services.reading.describe(await services.storage.getBytes(fileKey))).toHaveLength(1);
    },
  );
});
