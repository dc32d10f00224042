import { readResume, type PhotoShape } from '@setapak/resume';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createEvents, type Events } from '~/services/events/events.server.ts';
import { testPools } from '~/services/testing-pools.ts';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createCv } from '~/features/cv-library/public.server.ts';
import { LARGEST_PHOTO } from '~/services/images/draw-photo.server.ts';
import { preparePhotograph } from './prepare-photograph.server.ts';

const log = pino({ level: 'silent' });

describeOnDatabases('the photograph of a CV', (getDatabase) => {
  let events: Events;
  let jobs: Jobs;
  beforeAll(async () => {
    const database = getDatabase();
    [events, jobs] = await Promise.all([createEvents({ database, log }), createJobs({ database, log })]);
  });
  afterAll(async () => {
    await jobs.stop();
    await events.stop();
  });

  async function prepare(bytes: Uint8Array, options: { stranger?: boolean; shape?: PhotoShape } = {}) {
    const { db } = getDatabase();
    const user = await makeUser(getDatabase());
    const id = await createCv({ services: { db, events, jobs }, user, name: 'CV' });
    const userId = options.stranger ? (await makeUser(getDatabase())).id : user.id;
    const services = { db, images: testPools.images, limits: createLimits(getDatabase()) };
    return preparePhotograph({
      services,
      userId,
      id,
      body: new Blob([new Uint8Array(bytes)]).stream(),
      shape: options.shape ?? '',
    });
  }
  const photo = () =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Artist: 'Rahasia' } })
      .jpeg()
      .toBuffer();

  test('a photo becomes a small square without its metadata, as a CV holds it', async () => {
    const photograph = await prepare(await photo());
    const bytes = Buffer.from(photograph.replace('data:image/webp;base64,', ''), 'base64');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 400,
      height: 400,
      exif: undefined,
    });
    expect(readResume({ version: 1, profile: { photograph } }).profile.photograph).toBe(photograph);
  });

  test('a photo that was framed as a pas foto stays one', async () => {
    const photograph = await prepare(await photo(), { shape: 'portrait' });
    const bytes = Buffer.from(photograph.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 533 });
  });

  test('what is no photo, too large or empty is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const cut = (await photo()).subarray(0, 300);
    const tooLarge = Buffer.concat([await photo(), Buffer.alloc(LARGEST_PHOTO)]);
    for (const bytes of [svg, cut, tooLarge, Buffer.alloc(0)])
      await expect(prepare(bytes)).rejects.toMatchObject({ code: 'bad_image' });
  });

  test('photograph: another person’s CV is not found', async () => {
    await expect(prepare(await photo(), { stranger: true })).rejects.toMatchObject({ code: 'not_found' });
  });
});
