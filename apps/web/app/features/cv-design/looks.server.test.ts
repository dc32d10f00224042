import { starterResume, type Resume } from '@setapak/resume';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvShare, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createEvents, type Events } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { testPools } from '~/services/testing-pools.ts';
import { createCv } from '~/features/cv-library/public.server.ts';
import { fitCv } from './fit/fit-cv.server.ts';
import { readCvBack } from './ats-view/read-cv-back.server.ts';
import { renderTemplatePicture } from './render-template-picture.server.ts';
import { saveCv } from '~/features/cv-sync/public.server.ts';

const log = pino({ level: 'silent' });

describeOnDatabases('the looks of a CV', (getDatabase) => {
  let events: Events;
  let jobs: Jobs;
  beforeAll(async () => {
    const database = getDatabase();
    [events, jobs] = await Promise.all([createEvents({ database, log }), createJobs({ database, log })]);
  });
  afterAll(async () => {
    await Promise.all([jobs.stop(), events.stop()]);
  });

  const services = () => {
    const database = getDatabase();
    const baseUrl = 'https://setapak.example';
    return {
      db: database.db,
      baseUrl,
      events,
      jobs,
      ...testPools,
      limits: createLimits(database),
      log,
    };
  };
  const owner = async () => {
    const user = await makeUser(getDatabase());
    return { services: services(), user, userId: user.id };
  };

  test('the PDF that would be downloaded is read back, every field of it', async () => {
    const person = await owner();
    const id = await createCv({ ...person, name: 'CV' });
    await saveCv({ ...person, id, version: 1, saveId: newId(), document: starterResume('finance') });
    const { checks, template, pages } = await readCvBack({ ...person, id });
    expect({ template, pages }).toEqual({ template: 'onyx', pages: 1 });
    expect(checks.length).toBeGreaterThan(15);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  test("another person's CV is not found, and an empty one is refused", async () => {
    const person = await owner();
    const id = await createCv({ ...person, name: 'CV' });
    await expect(readCvBack({ ...(await owner()), id })).rejects.toMatchObject({ code: 'not_found' });
    const blank = starterResume('blank');
    await saveCv({ ...person, id, version: 1, saveId: newId(), document: blank });
    await expect(readCvBack({ ...person, id })).rejects.toMatchObject({ code: 'nothing_to_read' });
  });

  test('fit: a CV that is far too long gets suggestions of what could go', async () => {
    const person = await owner();
    const document = longer(starterResume('marketing'), 12);
    const outcome = await fitCv({ ...person, id: newId(), document });
    if (outcome.fits) throw new Error('it cannot fit');
    expect(outcome.pages).toBeGreaterThan(1);
    expect(outcome.cuts.map(({ section }) => section)).toContain('work');
  });

  test('a CV on one page needs nothing', async () => {
    const document = starterResume('marketing');
    const { fontSize, spacing, margin } = document.metadata;
    const outcome = await fitCv({ ...(await owner()), id: newId(), document });
    expect(outcome).toEqual({ fits: true, looks: { fontSize, spacing, margin } });
  });

  test('fit: the code of a CV that is shared counts', async () => {
    const person = await owner();
    const id = await createCv({ ...person, name: 'CV' });
    const { db } = person.services;
    await db.insert(cvShare).values({ cvId: id, userId: person.userId, active: true, grantKey: 'key' });
    await db
      .insert(shareAddress)
      .values({ address: newId(), cvId: id, userId: person.userId, kind: 'random' });
    const document = longer(starterResume('marketing'), 4);
    document.profile = { ...starterResume('blank').profile, firstName: 'Rani' };
    const [bare, coded] = [
      await fitCv({ ...person, id, document }),
      await fitCv({ ...person, id, document: { ...document, metadata: { ...document.metadata, qr: true } } }),
    ];
    expect(coded).not.toEqual(bare);
  });

  test('the picture of a template is another one than of its neighbour', async () => {
    const person = await owner();
    const document = starterResume('hr');
    const [onyx, gengar] = [
      await renderTemplatePicture({ ...person, document, template: 'onyx' }),
      await renderTemplatePicture({ ...person, document, template: 'gengar' }),
    ];
    expect(Buffer.from(onyx.subarray(8, 12)).toString()).toBe('WEBP');
    expect(Buffer.compare(onyx, gengar)).not.toBe(0);
  });
});

function longer(document: Resume, jobs: number): Resume {
  const [item] = document.work.items;
  const items = Array.from({ length: jobs }, (_, index) => ({ ...item!, id: `work-${index}` }));
  return { ...document, work: { ...document.work, items } };
}
