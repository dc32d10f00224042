import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAudit } from '~/services/db/admin-schema.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { describeOnOneDatabase, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { listRecords } from '../list-records.server.ts';
import { resourceOf } from '../resources.server.ts';
import { saveRecord } from '../save-record.server.ts';
import { loadTaskPage } from '../tasks/load-task-page.server.ts';

describeOnOneDatabase('reviews of mentors in the back office', (getDatabase) => {
  let on: TestServices;
  beforeAll(async () => {
    on = await openTestServices(getDatabase());
  });
  afterAll(() => on.close());

  test('a reported one waits until it is hidden, with a reason that stands in the audit', async () => {
    const { db } = getDatabase();
    const mentorId = newId();
    const contact = { phoneNumber: '+6281', email: `${mentorId}@setapak.example` };
    await db
      .insert(mentor)
      .values({ id: mentorId, name: 'Sari Dewanti', title: 'HR Lead', price: 80_000, ...contact });
    const orderId = newId();
    const said = { mentorId, userId: newId(), customerName: 'Budi S.', rating: 2, review: 'Kata kasar.' };
    await db
      .insert(mentorReview)
      .values({ orderId, ...said, reply: 'Balas kasar.', reportedAt: new Date(), report: 'Memaki mentor.' });
    await db.update(mentor).set({ ratingCount: 1, ratingSum: 2 }).where(eq(mentor.id, mentorId));

    const resource = resourceOf('ratings');
    const found = async (filter: string) => {
      const { rows } = await listRecords({ db, resource, query: new URLSearchParams({ filter }) });
      return rows.map(({ id }) => id);
    };
    const waits = async () => {
      const { tasks } = await loadTaskPage({ db, query: new URLSearchParams({ kind: 'review_report' }) });
      return tasks.filter(({ kind }) => kind === 'review_report').map(({ orderId: of }) => of);
    };
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const save = (values: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      return saveRecord({ services: on, actor, resource, id: orderId, form });
    };
    expect([await found('reported'), await waits()]).toEqual([[orderId], [orderId]]);
    expect(await save({ hidden: 'on' })).toMatchObject({
      errors: { hiddenReason: expect.stringContaining('alasan') },
    });
    const hide = { hidden: 'on', hiddenReason: 'Memuat kata kasar.', withoutReply: 'on' };
    expect(await save(hide)).toEqual({ id: orderId });
    expect([await found('reported'), await found('hidden'), await waits()]).toEqual([[], [orderId], []]);
    const [row] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
    expect([row?.ratingCount, row?.ratingSum]).toEqual([0, 0]);
    const [audit] = await db.select().from(adminAudit).where(eq(adminAudit.recordId, orderId));
    expect(audit).toMatchObject({
      before: { hidden: false, reply: 'Balas kasar.' },
      after: { hidden: true, hiddenReason: 'Memuat kata kasar.', reply: '' },
    });
  });
});
