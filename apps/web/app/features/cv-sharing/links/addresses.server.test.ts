import { eq } from 'drizzle-orm';
import { parseResume } from '@setapak/resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv, deleteCv, purgeCv } from '~/features/cv-library/public.server.ts';
import { codeAddress } from '~/features/cv-rendering/public.server.ts';
import { keptAddress, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import { user as accounts } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { isAddressFree } from '../addresses/choose-address.server.ts';
import { sharingData } from '../account-data.server.ts';
import { HELD_ADDRESSES, KEPT_DAYS } from '../addresses/model.ts';
import { loadShare } from './load-share.server.ts';
import { shareFormSchema, type ShareFormInput } from './model.ts';
import { openShare } from './open-share.server.ts';
import { saveShare } from './save-share.server.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('addresses of shared CVs', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function sharer(person?: Awaited<ReturnType<typeof makeUser>>) {
    const user = person ?? (await makeUser(getDatabase()));
    const id = await createCv({ services, user: { ...user, phone: null }, name: 'Rahasia' });
    const owner = { services, userId: user.id, id };
    const set = (form: ShareFormInput) => saveShare({ ...owner, form: shareFormSchema.parse(form) });
    const publish = async () => {
      await set({ intent: 'open' });
      return set({ intent: 'listed', listed: 'yes' });
    };
    return { user, owner, id, set, publish };
  }
  const open = (address: string, viewerId: string | null = null) =>
    openShare({ services, address, viewerId, cookie: null });
  const notFound = expect.objectContaining({ code: 'not_found' });
  const choose = (address: string) => ({ intent: 'address', address }) as const;

  test('a shared CV gets one short random address, which stays', async () => {
    const { owner, id, set } = await sharer();
    const { address } = await set({ intent: 'open' });
    expect(address).toMatch(/^[a-z2-9]{14}$/);
    expect(await open(address)).toMatchObject({ id, address, chosen: null });
    expect(await open(id)).toMatchObject({ id });
    await set({ intent: 'close' });
    await expect(open(address)).rejects.toEqual(notFound);
    expect((await set({ intent: 'open' })).address).toBe(address);
    await deleteCv(owner);
    await expect(open(address)).rejects.toEqual(notFound);
  });

  test('a printed QR code leads to the chosen address while the CV is public, else to the random one, and nowhere once sharing is closed', async () => {
    const { owner, set, publish } = await sharer();
    const document = parseResume({ metadata: { qr: true } });
    const code = (more: object = {}) => codeAddress({ ...owner, document, ...more });
    expect(await code()).toEqual({});
    const { address } = await set({ intent: 'open' });
    const random = { codeTo: `${services.baseUrl}/r/${address}` };
    expect(await code()).toEqual(random);
    expect(await code({ document: parseResume({}) })).toEqual({});
    expect(await code({ userId: (await sharer()).user.id })).toEqual({});
    await publish();
    await set(choose('rani-tercetak'));
    expect(await code()).toEqual({ codeTo: `${services.baseUrl}/r/rani-tercetak` });
    await set({ intent: 'listed', listed: 'no' });
    expect(await code()).toEqual(random);
    await set({ intent: 'close' });
    expect(await code()).toEqual({});
  });

  test('a chosen address is for public CVs, and opens nothing once one is private again', async () => {
    const { id, set, publish } = await sharer();
    await set({ intent: 'open' });
    await expect(set(choose('rani-privat'))).rejects.toMatchObject({ code: 'not_public' });
    await publish();
    expect(await set(choose('Rani Privat'))).toMatchObject({ address: 'rani-privat', chosen: 'rani-privat' });
    expect(await open('rani-privat')).toMatchObject({ id, address: 'rani-privat', chosen: 'rani-privat' });
    expect(await open('Ráni-Privat')).toMatchObject({ id, address: 'rani-privat' });
    expect(await open('RANI-privat')).toMatchObject({ id });

    const random = async () => (await set({ intent: 'listed', listed: 'no' })).address;
    expect(await random()).toMatch(/^[a-z2-9]{14}$/);
    await expect(open('rani-privat')).rejects.toEqual(notFound);
    expect(await open(await random())).toMatchObject({ id, chosen: null });

    await publish();
    await set({ intent: 'password', password: 'sangat-rahasia' });
    await expect(open('rani-privat')).rejects.toEqual(notFound);
    await set({ intent: 'no-password' });
    await set({ intent: 'close' });
    await expect(open('rani-privat')).rejects.toEqual(notFound);
  });

  test('an earlier address leads to the one of today; one that was given up leads nowhere and is kept from others', async () => {
    const [one, other] = [await sharer(), await sharer()];
    await Promise.all([one.publish(), other.publish()]);
    await one.set(choose('rani-lama'));
    await one.set(choose('rani-baru'));
    expect(await open('rani-lama')).toMatchObject({ moved: 'rani-baru' });
    expect(await open('rani-baru')).toMatchObject({ moved: null });
    await expect(other.set(choose('rani-lama'))).rejects.toMatchObject({ code: 'address_taken' });

    await one.set(choose('rani-lama'));
    expect(await open('rani-baru')).toMatchObject({ moved: 'rani-lama' });
    expect((await one.set({ intent: 'no-address' })).chosen).toBeNull();
    for (const address of ['rani-lama', 'rani-baru']) await expect(open(address)).rejects.toEqual(notFound);
    await expect(other.set(choose('rani-lama'))).rejects.toMatchObject({ code: 'address_taken' });
    const free = (userId: string) => isAddressFree({ services, userId, address: 'rani-lama' });
    expect([await free(one.user.id), await free(other.user.id)]).toEqual([true, false]);

    await getDatabase()
      .db.update(shareAddress)
      .set({ releasedAt: new Date(Date.now() - (KEPT_DAYS + 1) * DAY_MS) })
      .where(eq(shareAddress.address, 'rani-lama'));
    expect(await free(other.user.id)).toBe(true);
    await other.set(choose('rani-lama'));
    expect(await open('rani-lama')).toMatchObject({ id: other.id });
  });

  test('an address that two people choose at once goes to one of them', async () => {
    const people = await Promise.all([sharer(), sharer(), sharer()]);
    await Promise.all(people.map(({ publish }) => publish()));
    const outcomes = await Promise.allSettled(people.map(({ set }) => set(choose('rani-balapan'))));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'address_taken' });
    const winner = people[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    expect(await open('rani-balapan')).toMatchObject({ id: winner.id });
  });

  test('several addresses chosen at once for one CV: one of them is handed out', async () => {
    const { set, publish, owner } = await sharer();
    await publish();
    await Promise.all(['rani-satu', 'rani-dua', 'rani-tiga'].map((address) => set(choose(address))));
    const { chosen } = await loadShare(owner);
    for (const address of ['rani-satu', 'rani-dua', 'rani-tiga'])
      expect(await open(address)).toMatchObject({ moved: address === chosen ? null : chosen });
  });

  test('a person takes an address from one CV of theirs to another', async () => {
    const one = await sharer();
    const other = await sharer(one.user);
    await one.publish();
    await other.publish();
    await one.set(choose('rani-pindah'));
    await other.set(choose('rani-pindah'));
    expect(await open('rani-pindah')).toMatchObject({ id: other.id });
    expect((await loadShare(one.owner)).chosen).toBeNull();
  });

  test('a person holds so many addresses: the oldest is let go', async () => {
    const { set, publish, user } = await sharer();
    await publish();
    for (let n = 0; n <= HELD_ADDRESSES; n += 1) {
      await services.limits.forgive('share-address-change', user.id);
      await set(choose(`rani-nomor-${n}`));
    }
    await expect(open('rani-nomor-0')).rejects.toEqual(notFound);
    expect(await open('rani-nomor-1')).toMatchObject({ moved: `rani-nomor-${HELD_ADDRESSES}` });
  });

  test('an address that goes with its CV, its account or the limit is kept from others, and its owner may have it again', async () => {
    const [one, other] = [await sharer(), await sharer()];
    await Promise.all([one.publish(), other.publish()]);
    await one.set(choose('rani-hapus'));
    await deleteCv(one.owner);
    await purgeCv(one.owner);
    await expect(other.set(choose('rani-hapus'))).rejects.toMatchObject({ code: 'address_taken' });
    const free = (userId: string, address = 'rani-hapus') => isAddressFree({ services, userId, address });
    expect([await free(one.user.id), await free(other.user.id)]).toEqual([true, false]);

    const again = await sharer(one.user);
    await again.publish();
    for (let n = 0; n <= HELD_ADDRESSES; n += 1) {
      await services.limits.forgive('share-address-change', one.user.id);
      await again.set(choose(n === 0 ? 'rani-hapus' : `rani-banyak-${n}`));
    }
    expect(await free(other.user.id)).toBe(false);

    await getDatabase().db.transaction(async (tx) => {
      await sharingData.forget?.(tx, one.user);
      await tx.delete(accounts).where(eq(accounts.id, one.user.id));
    });
    expect(await free(other.user.id, 'rani-banyak-1')).toBe(false);

    const longAgo = new Date(Date.now() - (KEPT_DAYS + 1) * DAY_MS);
    await getDatabase().db.update(keptAddress).set({ releasedAt: longAgo });
    await other.set(choose('rani-hapus'));
    expect(await open('rani-hapus')).toMatchObject({ id: other.id });
  });

  test('choosing is limited, and so is looking', async () => {
    const { set, publish, user } = await sharer();
    await publish();
    for (let n = 0; n < 10; n += 1) await services.limits.take('share-address-change', user.id);
    await expect(set(choose('rani-sering'))).rejects.toMatchObject({ code: 'too_many' });
    for (let n = 0; n < 60; n += 1) await services.limits.take('share-address-check', user.id);
    const look = isAddressFree({ services, userId: user.id, address: 'rani-sering' });
    await expect(look).rejects.toMatchObject({ code: 'too_many' });
  });

  test('a random address of a CV cannot be chosen, not even by its owner', async () => {
    const { set, publish, id } = await sharer();
    await publish();
    const address = 'abcdefghjkmnpq';
    await getDatabase().db.update(shareAddress).set({ address }).where(eq(shareAddress.cvId, id));
    await expect(set(choose(address))).rejects.toMatchObject({ code: 'address_taken' });
    expect(await open(address)).toMatchObject({ address, chosen: null });
  });
});
