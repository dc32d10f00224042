import { beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from 'drizzle-orm';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { mentor, mentorReview, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { listMentors } from './list-mentors.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import { loadMentorForSale } from './load-mentor-for-sale.server.ts';
import { readMentorQuery } from './query.ts';
import { saveMentors } from './save-mentors.server.ts';
import { seedMentors } from './seed-mentors.server.ts';
import { makeMentor, makeMentors } from './testing.ts';

describeOnDatabases('mentors', (getDatabase) => {
  const save = (...mentors: Parameters<typeof saveMentors>[0]['mentors']) =>
    getDatabase().db.transaction((tx) => saveMentors({ tx, mentors }));
  const list = (address = '', { seed = 7, perPage = 20 } = {}) =>
    listMentors({
      services: getDatabase(),
      query: readMentorQuery(new URLSearchParams(address)),
      seed,
      perPage,
    });
  const names = async (address: string) => (await list(address)).mentors.map(({ name }) => name).sort();

  const work = (title: string, organization: string) => ({ title, organization, duration: '2 tahun' });
  const people = [
    makeMentor(1, {
      id: 'rani',
      name: 'Rani Azzahra',
      title: 'Product Manager',
      experiences: [work('Product Manager', 'Nusaloka')],
      skills: ['Product', 'UI/UX'],
      industry: ['Teknologi/Startup'],
      serviceLine: ['CV Preparation & Feedback'],
      price: 60_000,
      super: true,
      addedAt: new Date('2026-05-01'),
    }),
    makeMentor(2, {
      id: 'arif',
      name: 'Arif Tanuwijaya',
      title: 'Data Scientist',
      experiences: [work('Data Scientist', 'Tigaruang'), work('Analyst', 'Bank Selasar')],
      skills: ['Data Science'],
      industry: ['Teknologi/Startup', 'Financial Services'],
      serviceLine: ['Knowledge and Skill Preparation', 'Internship Preparation'],
      price: 90_000,
      super: false,
      addedAt: new Date('2026-06-01'),
    }),
    makeMentor(3, {
      id: 'made',
      name: 'Made Wiratama',
      title: 'Software Engineer',
      experiences: [work('Software Engineer', 'Langitan')],
      skills: ['Tech Engineering'],
      industry: ['Teknologi/Startup'],
      serviceLine: ['Internship Preparation'],
      price: 45_000,
      super: false,
      addedAt: new Date('2026-04-01'),
    }),
    makeMentor(4, {
      id: 'rest',
      name: 'Puti Renosari',
      title: 'Program Officer',
      experiences: [work('Program Officer', 'Yayasan Lentera')],
      skills: ['Business Development'],
      industry: ['NGO'],
      serviceLine: ['Professional Life Sharing'],
      price: 60_000,
      super: false,
      active: false,
    }),
  ];

  describe('searching and filtering', () => {
    beforeAll(() => save(...people));

    test.each([
      ['q=rani', ['Rani Azzahra']],
      ['q=data+sains', ['Arif Tanuwijaya']],
      ['q=jngineer', ['Made Wiratama']],
      ['q=enginer', ['Made Wiratama']],
      ['q=prodcut+manger', ['Rani Azzahra']],
      ['q=mdae', ['Made Wiratama']],
      ['q=raif', ['Arif Tanuwijaya']],
      ['q=wiratmaa', ['Made Wiratama']],
      ['q=magang', ['Arif Tanuwijaya', 'Made Wiratama']],
      ['q=selasar', ['Arif Tanuwijaya']],
      ['q=LANGI', ['Made Wiratama']],
      ['q=mentor+desain', ['Rani Azzahra']],
      ['q=rani+langitan', []],
      ['q=zzzzzz', []],
      ['q=%25_%27%22', ['Arif Tanuwijaya', 'Made Wiratama', 'Rani Azzahra']],
      ['industry=Teknologi/Startup&serviceLine=Internship+Preparation', ['Arif Tanuwijaya', 'Made Wiratama']],
      ['skills=Product&skills=Data+Science', ['Arif Tanuwijaya', 'Rani Azzahra']],
      ['skills=Product&skills=Data+Science&minPrice=70000', ['Arif Tanuwijaya']],
      ['maxPrice=60000', ['Made Wiratama', 'Rani Azzahra']],
      ['super=1', ['Rani Azzahra']],
      ['super=1&q=made', []],
      ['industry=NGO', []],
      ['industry=Tambang&sort=best&page=-3', ['Arif Tanuwijaya', 'Made Wiratama', 'Rani Azzahra']],
    ])('%s', async (address, expected) => {
      expect(await names(address)).toEqual(expected);
    });

    test.each([
      ['price-asc', ['made', 'rani', 'arif']],
      ['price-desc', ['arif', 'rani', 'made']],
      ['addedAt-asc', ['made', 'rani', 'arif']],
      ['addedAt-desc', ['arif', 'rani', 'made']],
    ])('sorted by %s', async (sort, expected) => {
      expect((await list(`sort=${sort}`)).mentors.map(({ id }) => id)).toEqual(expected);
    });

    test('a list holds no more of a mentor than a card shows', async () => {
      const { mentors } = await list('q=rani');
      expect(mentors).toEqual([
        {
          id: 'rani',
          name: 'Rani Azzahra',
          title: 'Product Manager',
          organization: 'Nusaloka',
          skills: ['Product', 'UI/UX'],
          price: 60_000,
          photoUrl: null,
          super: true,
          ratingCount: 0,
          ratingSum: 0,
          free: null,
        },
      ]);
    });

    test('mentors: inactive ones are not listed; contact details of active ones are not shown', async () => {
      const services = getDatabase();
      expect(await loadMentor({ services, mentorId: 'rest' })).toBeNull();
      expect(await loadMentorForSale({ services, mentorId: 'rest' })).toBeNull();
      expect(await loadMentor({ services, mentorId: 'unknown' })).toBeNull();
      const shown = JSON.stringify(await loadMentor({ services, mentorId: 'rani' }));
      expect(shown).not.toMatch(/\+62|@setapak/);
      expect(await loadMentorForSale({ services, mentorId: 'rani' })).toMatchObject({ price: 60_000 });
    });

    test('saving again changes what is found, and leaves ratings and the day they came', async () => {
      const { db } = getDatabase();
      await db.update(mentor).set({ ratingCount: 2, ratingSum: 9 }).where(eq(mentor.id, 'made'));
      const made = people[2] ?? makeMentor(3);
      await save({ ...made, title: 'Arsitek Cloud', experiences: [], addedAt: new Date() });
      expect(await names('q=engineer+langitan')).toEqual([]);
      expect(await names('q=arsitek')).toEqual(['Made Wiratama']);
      const [saved] = await db.select().from(mentor).where(eq(mentor.id, 'made'));
      expect(saved).toMatchObject({ ratingCount: 2, ratingSum: 9, addedAt: made.addedAt });
      await save({ ...made, active: false });
      expect(await db.select().from(mentorSearch).where(eq(mentorSearch.mentorId, 'made'))).toEqual([]);
      await save(made);
    });
  });

  test('the sample mentors come once, with averages that are those of their reviews', async () => {
    const { db } = getDatabase();
    await seedMentors({ db });
    await db.update(mentor).set({ title: 'Kepala Produk' }).where(eq(mentor.id, 'hana'));
    await seedMentors({ db });
    const rows = await db.select().from(mentor).where(like(mentor.email, '%@mentor.setapak.example'));
    expect(rows).toHaveLength(37);
    expect(rows.find(({ id }) => id === 'hana')).toMatchObject({ title: 'Kepala Produk', ratingCount: 3 });
    for (const { id, ratingCount, ratingSum } of rows) {
      const said = await db.select().from(mentorReview).where(eq(mentorReview.mentorId, id));
      expect([ratingCount, ratingSum]).toEqual([said.length, said.reduce((sum, one) => sum + one.rating, 0)]);
    }
    await db.delete(mentorReview);
    await db.delete(mentor).where(like(mentor.email, '%@mentor.setapak.example'));
  });

  describe('browsing many', () => {
    beforeAll(() => save(...makeMentors(1_100)));
    const readAll = async (address: string, seed = 7) => {
      const first = await list(address, { seed });
      const pages = [first];
      for (let page = 2; page <= first.pages; page++)
        pages.push(await list(`${address}&page=${page}`, { seed }));
      return pages.flatMap(({ mentors }) => mentors.map(({ id }) => id));
    };

    test.each(['skills=Product', 'sort=price-asc&skills=Finance', 'q=engineer'])(
      'the pages of %s hold everybody once',
      async (address) => {
        const { total, more } = await list(address);
        expect(more).toBe(false);
        const ids = await readAll(address);
        expect(new Set(ids).size).toBe(total);
        expect(ids).toHaveLength(total);
      },
    );

    test('a seed keeps its order; another gives another', async () => {
      const ids = await readAll('skills=Product');
      expect(await readAll('skills=Product')).toEqual(ids);
      const others = await readAll('skills=Product', -1_900_000_000);
      expect(others).not.toEqual(ids);
      expect(others.sort()).toEqual(ids.sort());
    });

    test('list: ends at a thousand mentors and marks that there are more', async () => {
      expect(await list()).toMatchObject({ total: 1_000, more: true, pages: 50 });
      const last = await list('page=999');
      expect(last).toMatchObject({ page: 50 });
      expect(last.mentors).toHaveLength(20);
      expect(new Set(await readAll('')).size).toBe(1_000);
    });

    test('a page after the last is the last', async () => {
      const { page, pages, mentors } = await list('super=1&page=40', { perPage: 10 });
      expect(page).toBe(pages);
      expect(mentors.length).toBeGreaterThan(0);
    });
  });
});
