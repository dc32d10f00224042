import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import {
  decideDraft,
  loadOwnProfile,
  ownProfile,
  saveOwnProfile,
  seenDraft,
  setNeedsLook,
} from './own-profile.server.ts';
import { saveMentors } from './save-mentors.server.ts';
import { makeMentor } from './testing.ts';

const values = ownProfile.parse({
  title: 'Kepala Rekrutmen',
  description: 'Sepuluh tahun membaca CV.',
  serviceLine: ['CV Preparation & Feedback'],
  industry: ['FMCG'],
  skills: ['Human Resource'],
  schedule: '',
  price: '95000',
  linkedin: '',
  videoUrl: '',
});

describeOnDatabases("a mentor's own profile", (getDatabase) => {
  let jobs: Awaited<ReturnType<typeof createJobs>>;
  beforeAll(async () => {
    jobs = await createJobs({ database: getDatabase(), log: pino({ level: 'silent' }) });
  });
  afterAll(() => jobs.stop());
  async function mentorWithDesk() {
    const services = getDatabase();
    const mentorId = newId();
    await services.db.transaction((tx) => saveMentors({ tx, mentors: [makeMentor(1, { id: mentorId })] }));
    await services.db.insert(mentorAccount).values({ mentorId });
    return { services, mentorId };
  }

  type Own = Awaited<ReturnType<typeof mentorWithDesk>>;
  const accountOf = async ({ services: { db }, mentorId }: Own) => {
    const [row] = await db.select().from(mentorAccount).where(eq(mentorAccount.mentorId, mentorId));
    if (!row) throw new Error('no desk');
    return row;
  };
  const decideAs = async (own: Own, shows: boolean, seen?: string) => {
    const looked = seen ?? seenDraft(await accountOf(own));
    const { services, mentorId } = own;
    await services.db.transaction((tx) =>
      decideDraft({ services: { jobs }, tx, mentorId, shows, seen: looked }),
    );
  };
  const edit = ({ services: { db }, mentorId }: Own, change: Partial<typeof mentor.$inferInsert>) =>
    db.update(mentor).set(change).where(eq(mentor.id, mentorId));

  test('a form that shows what an operator has changed since is not saved, until it is sent once more', async () => {
    const own = await mentorWithDesk();
    const { seen, values: opened } = await loadOwnProfile(own);
    await edit(own, { price: 70_000 });
    const stale = { ...opened, linkedin: null, title: 'Dari formulir lama' };
    const outcome = await saveOwnProfile({ ...own, values: stale, seen });
    expect(outcome).toMatchObject({ fields: ['price'] });
    expect(await loadMentor(own)).toMatchObject({ price: 70_000, title: opened.title });
    const again = typeof outcome === 'object' ? outcome.seen : '';
    expect(await saveOwnProfile({ ...own, values: stale, seen: again })).toBe('shown');
    expect(await loadMentor(own)).toMatchObject({ price: opened.price, title: 'Dari formulir lama' });
    // Pressed twice: what it says is there already.
    expect(await saveOwnProfile({ ...own, values: stale, seen })).toBe('shown');
  });

  test('what waits puts back nothing that an operator changed meanwhile', async () => {
    const own = await mentorWithDesk();
    await setNeedsLook(own.services.db, own.mentorId, true);
    const { values: opened } = await loadOwnProfile(own);
    await saveOwnProfile({ ...own, values: { ...opened, title: 'Kepala Rekrutmen' } });
    await edit(own, { price: 70_000 });
    expect(await loadOwnProfile(own)).toMatchObject({ values: { price: 70_000, title: 'Kepala Rekrutmen' } });
    await decideAs(own, true);
    expect(await loadMentor(own)).toMatchObject({ price: 70_000, title: 'Kepala Rekrutmen' });
    expect(await saveOwnProfile({ ...own, values: (await loadOwnProfile(own)).values })).toBe('shown');
    expect(await loadOwnProfile(own)).toMatchObject({ waits: false });
  });

  test('a look is about what was looked at: what took its place meanwhile is not shown', async () => {
    const own = await mentorWithDesk();
    await setNeedsLook(own.services.db, own.mentorId, true);
    await saveOwnProfile({ ...own, values });
    const looked = seenDraft(await accountOf(own));
    await saveOwnProfile({ ...own, values: { ...values, description: 'Hubungi saya di luar.' } });
    await expect(decideAs(own, true, looked)).rejects.toMatchObject({ code: 'conflict' });
    expect((await loadMentor(own))?.title).not.toBe(values.title);
    await decideAs(own, true);
    expect((await loadMentor(own))?.description).toBe('Hubungi saya di luar.');
  });

  test('once changes are shown at once, what waited before takes the place of none', async () => {
    const own = await mentorWithDesk();
    const { db } = own.services;
    await setNeedsLook(db, own.mentorId, true);
    await saveOwnProfile({ ...own, values });
    await setNeedsLook(db, own.mentorId, false);
    await saveOwnProfile({ ...own, values: { ...values, price: 99_000 } });
    expect(await loadOwnProfile(own)).toMatchObject({ waits: false, values: { price: 99_000 } });
  });

  test('a change is shown and found at once', async () => {
    const own = await mentorWithDesk();
    expect(await saveOwnProfile({ ...own, values })).toBe('shown');
    expect(await loadMentor(own)).toMatchObject({ title: 'Kepala Rekrutmen', price: 95_000, linkedin: null });
    const [found] = await own.services.db
      .select()
      .from(mentorSearch)
      .where(eq(mentorSearch.mentorId, own.mentorId));
    expect(found).toMatchObject({ price: 95_000 });
    expect(found?.words).toContain('rekrutmen');
  });

  test('a new import of a mentor leaves the share that an operator gave them', async () => {
    const { services, mentorId } = await mentorWithDesk();
    await services.db.update(mentor).set({ share: 6_500 }).where(eq(mentor.id, mentorId));
    await services.db.transaction((tx) => saveMentors({ tx, mentors: [makeMentor(2, { id: mentorId })] }));
    const [row] = await services.db.select().from(mentor).where(eq(mentor.id, mentorId));
    expect(row?.share).toBe(6_500);
  });

  test('where an operator wants a look, it waits: shown when they say so, forgotten otherwise', async () => {
    const own = await mentorWithDesk();
    const { services, mentorId } = own;
    const decide = (shows: boolean) => decideAs(own, shows);
    await setNeedsLook(services.db, mentorId, true);
    expect(await saveOwnProfile({ ...own, values })).toBe('waits');
    expect((await loadMentor(own))?.title).not.toBe('Kepala Rekrutmen');
    expect(await loadOwnProfile(own)).toMatchObject({ waits: true, values: { price: 95_000 } });
    await decide(false);
    expect(await loadOwnProfile(own)).toMatchObject({ waits: false });
    await expect(decide(true)).rejects.toMatchObject({ code: 'not_found' });
    await saveOwnProfile({ ...own, values });
    await decide(true);
    expect((await loadMentor(own))?.title).toBe('Kepala Rekrutmen');
  });

  test('a photo and a video wait for the look as well', async () => {
    const own = await mentorWithDesk();
    const { services, mentorId } = own;
    await services.db
      .update(mentorAccount)
      .set({ draftPhotoKey: 'picture/new', draftAt: new Date(), needsLook: true })
      .where(eq(mentorAccount.mentorId, mentorId));
    await saveOwnProfile({ ...own, values: { ...values, videoUrl: 'https://youtu.be/abc' } });
    expect(await loadOwnProfile(own)).toMatchObject({ waits: true, waitingPhoto: '/pictures/new' });
    await decideAs(own, true);
    const shown = await loadMentor(own);
    expect(shown).toMatchObject({ photoUrl: '/pictures/new', videoUrl: 'https://youtu.be/abc' });
    expect(await loadOwnProfile(own)).toMatchObject({ waits: false, waitingPhoto: null });
  });

  test('a video is a clip of ours or an https address', () => {
    const read = (videoUrl: string) => ownProfile.safeParse({ ...values, linkedin: '', videoUrl }).success;
    expect(['', '/clips/a.webm', 'https://youtu.be/abc'].map(read)).toEqual([true, true, true]);
    expect(['http://a.example/', '//a.example', 'javascript:alert(1)'].map(read)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
