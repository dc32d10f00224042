import { createCv } from '~/features/cv-library/public.server.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  jobApplication,
  jobApplicationEvent,
  jobApplicationFile,
  jobBoard,
} from '~/services/db/job-application-schema.ts';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { user as accounts } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { addEvent, markEvent, removeEvent } from './application-events.server.ts';
import { feedAddress, loadFeed } from './application-feed.server.ts';
import { addFile, attachCv, findFile, removeFile } from './application-files.server.ts';
import { archiveApplication } from './archive-application.server.ts';
import { renewFeed } from './board-settings.server.ts';
import { createApplication } from './create-application.server.ts';
import { deleteApplication, restoreApplication } from './delete-application.server.ts';
import { exportCsv } from './export-csv.server.ts';
import { keepUpApplications } from './keep-up-applications.server.ts';
import { listJobs } from './list-jobs.server.ts';
import { loadApplication } from './load-application.server.ts';
import { loadBoard } from './load-board.server.ts';
import { MOST_APPLICATIONS, MOST_FILES } from './model.ts';
import { moveApplication } from './move-application.server.ts';
import { saveApplication } from './save-application.server.ts';
import { applicationFields } from './schema.ts';

const fieldsOf = (title: string, more: object = {}) => applicationFields.parse({ title, ...more });
const gone = { code: 'not_found' };
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const DAY_MS = 86_400_000;

describeOnDatabases('applications', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  const person = async () => (await makeUser(getDatabase())).id;
  const keep = (userId: string, title: string, more?: object) =>
    createApplication({ services, userId, fields: fieldsOf(title, more), ad: '' });
  const titlesOf = async (userId: string) =>
    (await loadBoard({ services, userId })).cards.map(({ at, title }) => `${at} ${title}`);

  test('a new one stands on top of what is saved, its source read from the link', async () => {
    const userId = await person();
    await keep(userId, 'Staf Pajak');
    await keep(userId, 'Auditor', { link: 'https://id.jobstreet.com/1' });
    expect(await titlesOf(userId)).toEqual(['saved Auditor', 'saved Staf Pajak']);
    expect((await loadBoard({ services, userId })).sources).toEqual(['JobStreet']);
  });

  test('moving: before another one, to the end, to the top, and within its own column', async () => {
    const userId = await person();
    const [a, b, c] = [await keep(userId, 'A'), await keep(userId, 'B'), await keep(userId, 'C')];
    const move = (id: string, to: 'saved' | 'applied', before?: string | null) =>
      moveApplication({ services, userId, id, from: 'saved', to, before });
    await move(c, 'saved', null);
    expect(await titlesOf(userId)).toEqual(['saved B', 'saved A', 'saved C']);
    await move(c, 'saved', a);
    expect(await titlesOf(userId)).toEqual(['saved B', 'saved C', 'saved A']);
    await move(a, 'applied');
    await move(b, 'applied', a);
    await move(c, 'applied', null);
    expect(await titlesOf(userId)).toEqual(['applied B', 'applied A', 'applied C']);
  });

  test('moving: what another device moved meanwhile is a conflict, to the same place it is none', async () => {
    const userId = await person();
    const id = await keep(userId, 'A');
    const own = { services, userId, id };
    await moveApplication({ ...own, from: 'saved', to: 'closed:rejected' });
    await expect(moveApplication({ ...own, from: 'saved', to: 'interview' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await moveApplication({ ...own, from: 'saved', to: 'closed:rejected' });
    expect(await titlesOf(userId)).toEqual(['closed:rejected A']);
  });

  test('moves at once: one of two targets wins, and every place in a column is given once', async () => {
    const userId = await person();
    const ids = [];
    for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push(await keep(userId, title));
    const [first = ''] = ids;
    const race = await Promise.allSettled(
      (['applied', 'interview'] as const).map((to) =>
        moveApplication({ services, userId, id: first, from: 'saved', to }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await Promise.all(
      ids.slice(1).map((id) => moveApplication({ services, userId, id, from: 'saved', to: 'test' })),
    );
    const rows = await getDatabase()
      .db.select()
      .from(jobApplication)
      .where(eq(jobApplication.userId, userId));
    const inTest = rows.filter(({ stage }) => stage === 'test').map(({ position }) => position);
    expect(inTest.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('saving: two who started from the same version, one is kept and the other is a conflict', async () => {
    const userId = await person();
    const id = await keep(userId, 'A');
    const race = await Promise.allSettled(
      ['B', 'C'].map((title) =>
        saveApplication({ services, userId, id, version: 1, fields: fieldsOf(title) }),
      ),
    );
    expect(race.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    const { version, title } = await loadApplication({ services, userId, id });
    expect(version).toBe(2);
    expect(['B', 'C']).toContain(title);
  });

  test('saving: a move in between is no conflict', async () => {
    const userId = await person();
    const id = await keep(userId, 'A');
    await moveApplication({ services, userId, id, from: 'saved', to: 'applied' });
    await saveApplication({ services, userId, id, version: 1, fields: fieldsOf('B') });
    expect(await titlesOf(userId)).toEqual(['applied B']);
  });

  test("another person's application, events and files are not there", async () => {
    const [userId, other] = [await person(), await person()];
    const id = await keep(userId, 'A');
    const own = { services, userId, id };
    const eventId = await addEvent({ ...own, kind: 'interview', title: '', startsAt: new Date() });
    await addFile({ ...own, fileName: 'ijazah.pdf', bytes: PDF });
    const fileId = (await loadApplication(own)).files[0]?.id ?? '';
    const theirs = { services, userId: other, id };
    const fields = fieldsOf('X');
    const refused = [
      () => loadApplication(theirs),
      () => saveApplication({ ...theirs, version: 1, fields }),
      () => moveApplication({ ...theirs, from: 'saved', to: 'applied' }),
      () => archiveApplication({ ...theirs, isArchived: true }),
      () => deleteApplication(theirs),
      () => addEvent({ ...theirs, kind: 'other', title: 'x', startsAt: new Date() }),
      () => markEvent({ ...theirs, eventId, isDone: true }),
      () => removeEvent({ ...theirs, eventId }),
      () => addFile({ ...theirs, fileName: 'x.pdf', bytes: PDF }),
      () => findFile({ ...theirs, fileId }),
      () => removeFile({ ...theirs, fileId }),
      // With an application of one's own, but what hangs on another's.
      async () => markEvent({ ...theirs, id: await keep(other, 'Y'), eventId, isDone: true }),
      async () => findFile({ ...theirs, id: await keep(other, 'Z'), fileId }),
    ];
    for (const refuse of refused) await expect(refuse()).rejects.toMatchObject(gone);
    await deleteApplication(own);
    await expect(restoreApplication(theirs)).rejects.toMatchObject(gone);
    expect(await exportCsv({ services, userId: other })).not.toContain('A,');
  });

  test('board: search looks through words and notes, source and archive filter', async () => {
    const userId = await person();
    await keep(userId, 'Akuntan', { company: 'PT Maju 100%', source: 'Glints', notes: 'bawa ijazah' });
    const id = await keep(userId, 'Analis', { source: 'LinkedIn' });
    await archiveApplication({ services, userId, id, isArchived: true });
    const find = async (options: object) =>
      (await loadBoard({ services, userId, ...options })).cards.map(({ title }) => title);
    expect(await find({ search: 'IJAZAH' })).toEqual(['Akuntan']);
    expect(await find({ search: '100%' })).toEqual(['Akuntan']);
    expect(await find({ search: '%' })).toEqual(['Akuntan']);
    expect(await find({ search: '_x_' })).toEqual([]);
    expect(await find({ source: 'Glints' })).toEqual(['Akuntan']);
    expect(await find({ isArchived: true })).toEqual(['Analis']);
    // Nor does it go along with an order.
    expect(await listJobs({ services, userId })).toMatchObject([{ name: 'Akuntan, PT Maju 100%' }]);
  });

  test('files: what is none of the kinds is refused, whatever it is called', async () => {
    const userId = await person();
    const own = { services, userId, id: await keep(userId, 'A') };
    const bytes = new TextEncoder().encode('<script>alert(1)</script>');
    await expect(addFile({ ...own, fileName: 'cv.pdf', bytes })).rejects.toMatchObject({
      code: 'bad_application_file',
    });
    await expect(
      addFile({ ...own, fileName: 'cv.pdf', bytes: new Uint8Array(6 * 1024 * 1024) }),
    ).rejects.toMatchObject({ code: 'bad_application_file' });
  });

  test('files at once: the last place is given to one of them, and what is refused leaves no file', async () => {
    const userId = await person();
    const id = await keep(userId, 'A');
    await getDatabase()
      .db.insert(jobApplicationFile)
      .values(
        Array.from({ length: MOST_FILES - 1 }, (_, n) => ({
          id: `${id}${n}`,
          userId,
          applicationId: id,
          kind: 'attachment' as const,
          name: 'x.pdf',
          contentType: 'application/pdf',
          bytes: 1,
          fileKey: `application/${id}${n}`,
        })),
      );
    const count = async () => {
      let files = 0;
      for await (const keys of services.storage.pages()) files += keys.length;
      return files;
    };
    const before = await count();
    const race = await Promise.allSettled(
      [1, 2, 3].map(() => addFile({ services, userId, id, fileName: 'x.pdf', bytes: PDF })),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  test('the CV that was sent stays as it was then; another one takes its place', async () => {
    const owner = await makeUser(getDatabase());
    const user = { ...owner, phone: null };
    const id = await keep(owner.id, 'A');
    const own = { services, userId: owner.id, id };
    const cvId = await createCv({ services, user, name: 'CV Keuangan' });
    await attachCv({ ...own, cvId });
    const { sentCv } = await loadApplication(own);
    expect(sentCv).toMatchObject({ cvId, cvName: 'CV Keuangan' });
    const { key } = await findFile({ ...own, fileId: sentCv?.id ?? '' });
    expect(Buffer.from(await services.storage.getBytes(key)).toString('latin1')).toMatch(/^%PDF-/);
    await attachCv({ ...own, cvId });
    const kept = await getDatabase()
      .db.select()
      .from(jobApplicationFile)
      .where(eq(jobApplicationFile.applicationId, id));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.fileKey).not.toBe(key);
    const other = await person();
    const foreign = { services, userId: other, id: await keep(other, 'B'), cvId };
    await expect(attachCv(foreign)).rejects.toMatchObject(gone);
  });

  test('adding at once: the last place on the board is given to one of them', async () => {
    const userId = await person();
    await getDatabase()
      .db.insert(jobApplication)
      .values(
        Array.from({ length: MOST_APPLICATIONS - 1 }, (_, n) => ({
          id: `${userId}${n}`,
          userId,
          title: 'x',
        })),
      );
    const race = await Promise.allSettled(['A', 'B', 'C'].map((title) => keep(userId, title)));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(race.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_applications' },
    });
  });

  test('deleting: undone within a day it is whole again, after that row and files are gone', async () => {
    const userId = await person();
    const own = { services, userId, id: await keep(userId, 'A') };
    await addEvent({ ...own, kind: 'test', title: 'Tes online', startsAt: new Date() });
    await addFile({ ...own, fileName: 'ijazah.pdf', bytes: PDF });
    await deleteApplication(own);
    expect(await titlesOf(userId)).toEqual([]);
    await restoreApplication(own);
    expect(await loadApplication(own)).toMatchObject({ events: [{ title: 'Tes online' }], files: [{}] });
    await deleteApplication(own);
    const later = new Date(Date.now() + DAY_MS + 60_000);
    await expect(restoreApplication({ ...own, now: later })).rejects.toMatchObject(gone);
    await keepUpApplications(services, later);
    const { db } = getDatabase();
    expect(await db.select().from(jobApplication).where(eq(jobApplication.userId, userId))).toEqual([]);
    expect(await db.select().from(jobApplicationEvent).where(eq(jobApplicationEvent.userId, userId))).toEqual(
      [],
    );
  });

  test('CSV: what a spreadsheet would run is text, and the columns of a person are theirs', async () => {
    const userId = await person();
    const id = await keep(userId, '=HYPERLINK("x")', { company: 'PT Maju, Tbk', deadline: '2026-12-01' });
    // A file beside the application makes no second row of it.
    await addFile({ services, userId, id, fileName: 'ijazah.pdf', bytes: PDF });
    const csv = await exportCsv({ services, userId });
    expect(csv).toContain(`"'=HYPERLINK(""x"")","PT Maju, Tbk"`);
    expect(csv).toContain('Disimpan');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
  });

  test('calendar: opened by its secret address alone, until another one is made', async () => {
    const userId = await person();
    const id = await keep(userId, 'Akuntan', { company: 'PT Maju', deadline: '2026-12-01' });
    const feed = { ...services, links: createLinks('x'.repeat(32)) };
    const own = { services: feed, userId };
    expect(await feedAddress(own)).toBeNull();
    await renewFeed(own);
    const keyOf = (address: string | null) => /([\w-]+)\.ics$/.exec(address ?? '')?.[1] ?? '';
    const key = keyOf(await feedAddress(own));
    await addEvent({
      ...own,
      services,
      id,
      kind: 'interview',
      title: 'Wawancara\u0007 HR',
      startsAt: new Date(),
    });
    const calendar = await loadFeed({ ...own, key });
    expect(calendar).toContain('Batas melamar: Akuntan di PT Maju');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261201');
    expect(calendar).toContain('Wawancara HR');
    // What was turned down in the meantime asks for nobody's time any more.
    await moveApplication({ ...own, services, id, from: 'saved', to: 'closed:rejected' });
    expect(await loadFeed({ ...own, key })).not.toContain('BEGIN:VEVENT');
    await expect(loadFeed({ ...own, userId: await person(), key })).rejects.toMatchObject(gone);
    const { db } = getDatabase();
    await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, userId));
    await expect(loadFeed({ ...own, key })).rejects.toMatchObject(gone);
    await db.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, userId));
    await renewFeed(own);
    await expect(loadFeed({ ...own, key })).rejects.toMatchObject(gone);
    const stolen = keyOf(await feedAddress(own));
    await endAccess({ db, events: services.events, userId });
    await expect(loadFeed({ ...own, key: stolen })).rejects.toMatchObject(gone);
    expect(await getDatabase().db.select().from(jobBoard).where(eq(jobBoard.userId, userId))).toMatchObject([
      { feedVersion: 3, reminders: true },
    ]);
  });
});
