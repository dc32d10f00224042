import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeList } from '../app/features/admin/change-list.server.ts';
import { changeOrder } from '../app/features/admin/change-order.server.ts';
import { resourceOf } from '../app/features/admin/resources.server.ts';
import { loadDesk } from '../app/features/cv-review/load-desk.server.ts';
import { saveSummary } from '../app/features/cv-review/save-summary.server.ts';
import { reviewsOn } from '../app/features/cv-review/testing.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { mentor, mentorSearch } from '../app/services/db/mentoring-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';

describeOnDatabases('an operator at work', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof reviewsOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await reviewsOn(getDatabase(), wire);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });
  const auditOf = (actorId: string) =>
    getDatabase().db.select().from(adminAudit).where(eq(adminAudit.actorId, actorId));

  test('a claimed review goes on with another reviewer, draft and all; the former one writes no more', async () => {
    const actor = await newAdmin();
    const { own, bookId } = await on.drafted();
    await saveSummary({ ...own, summary: 'Sudah kuat, tinggal angka hasilnya.' });
    const next = await makeUser(getDatabase(), { role: 'reviewer', name: 'Wulan Sari' });
    const services = {
      ...on.services,
      sealing: createSealing('a secret of the tests, long enough'),
      config: readConfig({}),
    };
    const change = { intent: 'assign', reviewerId: next.id } as const;
    const said = await changeOrder({ services, actor, orderId: bookId, change });
    expect(said).toContain('Wulan Sari');

    const write = (reviewerId: string) => saveSummary({ ...own, reviewerId, summary: 'Siap dikirim.' });
    await expect(write(own.reviewerId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await loadDesk(own)).toMatchObject({ isMine: false, draft: null, takenBy: 'Wulan Sari' });
    const desk = { ...own, reviewerId: next.id };
    expect(await loadDesk(desk)).toMatchObject({
      isMine: true,
      draft: { summary: 'Sudah kuat, tinggal angka hasilnya.', voice: { seconds: 1 } },
    });
    await write(next.id);
    expect(await auditOf(actor.id)).toMatchObject([
      { action: 'assign review', recordId: bookId, after: { reviewer: 'Wulan Sari', reviewerId: next.id } },
    ]);
  });

  test('what was done to several mentors at once is undone at once, and both stand in the audit', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const ids = [newId(), newId()];
    const contact = { title: 'HR Lead', phoneNumber: '+62', email: 'm@setapak.example' };
    await db.insert(mentor).values(ids.map((id) => ({ id, name: `Mentor ${id}`, ...contact })));
    const resource = resourceOf('mentors');
    const stateOf = () => Promise.all(ids.map((id) => resource.load(db, id)));
    const press = (intent: string) => {
      const form = new FormData();
      form.set('intent', intent);
      for (const id of ids) form.append('id', id);
      return changeList({ services: on.services, actor, resource, form });
    };
    const found = () => Promise.all(ids.map((id) => db.$count(mentorSearch, eq(mentorSearch.mentorId, id))));
    await press('show');
    const before = await stateOf();
    for (const [action, opposite] of [
      ['hide', 'show'],
      ['pause', 'resume'],
    ] as const) {
      expect(await press(action)).toBe('2 mentor diubah.');
      expect(await stateOf()).not.toEqual(before);
      if (action === 'hide') expect(await found()).toEqual([0, 0]);
      await press(opposite);
      expect(await stateOf()).toEqual(before);
      expect(await found()).toEqual([1, 1]);
    }
    const lines = await auditOf(actor.id);
    for (const id of ids) expect(lines.filter(({ recordId }) => recordId === id)).toHaveLength(4);
  });
});
