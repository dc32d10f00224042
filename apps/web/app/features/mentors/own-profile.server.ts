import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { drawPhoto } from '~/services/images/draw-photo.server.ts';
import { changedSince, putBack, seenValues } from '~/services/seen-values.server.ts';
import type { Services } from '~/services/services.server.ts';
import { pictureAddress, pictureKey } from '~/services/storage/picture-address.ts';
import { removeLater, writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { typedNumber } from '~/services/typed-number.ts';
import { saveMentors, showNextFree } from './save-mentors.server.ts';
import { mentorRow, type MentorRow } from './schema.ts';

const { title, description, serviceLine, industry, skills, schedule, price, videoUrl } = mentorRow.shape;
const linkedin = z
  .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Tulis alamat https://' }).max(300)])
  .transform((value) => value || null);

/** What of a mentor's profile is theirs to change. */
export const ownProfile = z.object({
  title,
  description: description.unwrap(),
  serviceLine,
  industry: industry.unwrap(),
  skills: skills.unwrap(),
  schedule: schedule.unwrap(),
  price: typedNumber('Isi rupiah dengan bilangan bulat').pipe(price.unwrap()),
  linkedin,
  videoUrl: z.preprocess((value) => (value === '' ? null : value), videoUrl),
});

type OwnProfile = z.infer<typeof ownProfile>;

const ownFields = Object.keys(ownProfile.shape);

interface OfMentor {
  services: Pick<Services, 'db'>;
  mentorId: string;
}

/** A mentor's profile as its form shows it, with what waits for a look. @throws AppError not_found */
export async function loadOwnProfile({ services: { db }, mentorId }: OfMentor) {
  const row = await rowOf(db, mentorId);
  const [account] = await db.select().from(mentorAccount).where(eq(mentorAccount.mentorId, mentorId));
  const draft = draftOf(account?.draft);
  const waitingPhoto = account?.draftPhotoKey ?? null;
  const { photoUrl, bookable, name } = row;
  const values = withDraft(row, draft);
  return {
    name,
    photoUrl,
    bookable,
    needsLook: account?.needsLook ?? false,
    waits: draft !== null || waitingPhoto !== null,
    waitingPhoto: waitingPhoto && pictureAddress(waitingPhoto),
    values,
    /** The state that the form shows. */
    seen: seenValues(ownFields, values),
  };
}

export type OwnProfileData = Awaited<ReturnType<typeof loadOwnProfile>>;

interface SaveOwnProfile extends OfMentor {
  values: OwnProfile;
  /** What the form showed when it was opened; without it nobody is asked what changed since. */
  seen?: string | undefined;
  now?: Date;
}

/** Somebody else changed these fields since the form was opened: nothing is saved, unless it comes again with this `seen`. */
interface Overtaken {
  fields: string[];
  seen: string;
}

/**
 * Keeps what a mentor says of themselves: shown at once, or once an operator had a look. Of what waits only the fields that differ
 * are kept, so that showing them puts back nothing that was changed meanwhile.
 * @returns which, or what the form would have put back
 */
export async function saveOwnProfile({
  services,
  mentorId,
  values,
  seen,
  now = new Date(),
}: SaveOwnProfile): Promise<'shown' | 'waits' | Overtaken> {
  return services.db.transaction(async (tx) => {
    const { row, account } = await lockProfile(tx, mentorId);
    const before = withDraft(row, draftOf(account?.draft));
    const fields = seen === undefined ? [] : putBack(seen, ownFields, { before, after: values });
    if (fields.length > 0) return { fields, seen: seenValues(ownFields, before) };
    const waits = account?.needsLook ?? false;
    const draft = waits ? differing(row, values) : null;
    const isLeft = draft !== null || Boolean(account?.draftPhotoKey);
    await keepDraft(tx, mentorId, { draft, draftAt: isLeft ? now : null });
    if (!waits) await saveMentors({ tx, mentors: [{ ...row, ...values }] });
    return draft ? 'waits' : 'shown';
  });
}

/** Takes a break from new sessions, or ends it; those that stand stay. */
export async function setBookable({ services, mentorId, bookable }: OfMentor & { bookable: boolean }) {
  await services.db.transaction(async (tx) => {
    await lockProfile(tx, mentorId);
    await tx.update(mentor).set({ bookable, updatedAt: new Date() }).where(eq(mentor.id, mentorId));
    await showNextFree(tx, [mentorId]);
  });
}

interface SaveOwnPhoto extends OfMentor {
  services: Pick<Services, 'db' | 'images' | 'storage' | 'jobs'>;
  bytes: Uint8Array;
}

/**
 * A new photo, drawn anew: shown at once, or once an operator had a look. The one that it replaces is removed.
 * @returns which @throws AppError bad_image, busy
 */
export async function saveOwnPhoto({ services, mentorId, bytes }: SaveOwnPhoto): Promise<'shown' | 'waits'> {
  const { db, images, storage } = services;
  const picture = await drawPhoto({ bytes, draw: (photo) => images.picture(photo) });
  const { key } = await storage.put('picture', picture, { contentType: 'image/webp' });
  return writeOrRemove(storage, key, () =>
    db.transaction(async (tx) => {
      const { row, account } = await lockProfile(tx, mentorId);
      if (account) await removeLater(services, tx, [account.draftPhotoKey]);
      if (!account?.needsLook) {
        await showPhoto(services, tx, row, key);
        await keepDraft(tx, mentorId, { draftPhotoKey: null, ...(!account?.draft && { draftAt: null }) });
        return 'shown';
      }
      const waits = { draftPhotoKey: key, draftAt: new Date(), updatedAt: new Date() };
      await tx.update(mentorAccount).set(waits).where(eq(mentorAccount.mentorId, mentorId));
      return 'waits';
    }),
  );
}

async function showPhoto(
  services: Pick<Services, 'jobs'>,
  tx: DbOrTx,
  before: Pick<MentorRow, 'id' | 'photoUrl'>,
  key: string,
): Promise<void> {
  await tx
    .update(mentor)
    .set({ photoUrl: pictureAddress(key), updatedAt: new Date() })
    .where(eq(mentor.id, before.id));
  const old = pictureKey(before.photoUrl);
  if (old) await removeLater(services, tx, [old]);
}

interface WaitingDraft {
  draft: Record<string, unknown> | null;
  draftPhotoKey: string | null;
}

/** What waits for a look, in short: the decision about it names it again. */
export function seenDraft(waiting: WaitingDraft): string {
  return seenValues(['draft', 'draftPhotoKey'], { ...waiting });
}

interface DecideDraft {
  services: Pick<Services, 'jobs'>;
  tx: DbOrTx;
  mentorId: string;
  shows: boolean;
  /** What the operator looked at (`seenDraft`): something else was not looked at. */
  seen: string;
}

/** An operator looked at what a mentor changed. @throws AppError not_found, where nothing waits; conflict, where something else does */
export async function decideDraft({ services, tx, mentorId, shows, seen }: DecideDraft): Promise<void> {
  const { row, account } = await lockProfile(tx, mentorId);
  const draft = draftOf(account?.draft);
  const photo = account?.draftPhotoKey;
  if (!account || (!draft && !photo)) throw new AppError('not_found');
  if (seenDraft(account) !== seen) throw new AppError('conflict');
  if (shows && draft) await saveMentors({ tx, mentors: [{ ...row, ...draft }] });
  if (photo && shows) await showPhoto(services, tx, row, photo);
  else if (photo) await removeLater(services, tx, [photo]);
  await keepDraft(tx, mentorId, { draft: null, draftPhotoKey: null, draftAt: null });
}

/** Whether changes of a mentor's profile wait for a look from now on. @throws AppError not_found, where they have no desk */
export async function setNeedsLook(tx: DbOrTx, mentorId: string, needsLook: boolean): Promise<void> {
  const [found] = await tx
    .update(mentorAccount)
    .set({ needsLook, updatedAt: new Date() })
    .where(eq(mentorAccount.mentorId, mentorId))
    .returning({ mentorId: mentorAccount.mentorId });
  if (!found) throw new AppError('not_found');
}

async function keepDraft(
  tx: DbOrTx,
  mentorId: string,
  draft: Pick<typeof mentorAccount.$inferInsert, 'draft' | 'draftPhotoKey' | 'draftAt'>,
): Promise<void> {
  await tx
    .update(mentorAccount)
    .set({ ...draft, updatedAt: new Date() })
    .where(eq(mentorAccount.mentorId, mentorId));
}

/** What was kept may be from before a rule changed: then it is nothing. */
function draftOf(draft: Record<string, unknown> | null | undefined): Partial<OwnProfile> | null {
  const read = draft
    ? ownProfile.partial().safeParse({ ...draft, ...(draft['linkedin'] === null && { linkedin: '' }) })
    : undefined;
  return read?.success ? read.data : null;
}

function withDraft(row: MentorRow, draft: Partial<OwnProfile> | null): OwnProfile {
  const shown = { ...row, ...draft };
  return {
    title: shown.title,
    description: shown.description,
    serviceLine: shown.serviceLine,
    industry: shown.industry,
    skills: shown.skills,
    schedule: shown.schedule,
    price: shown.price,
    linkedin: shown.linkedin,
    videoUrl: shown.videoUrl,
  };
}

/** The fields that say something else than what is shown; null where none does. */
function differing(row: MentorRow, values: OwnProfile): Record<string, unknown> | null {
  const names = changedSince(seenValues(ownFields, row), ownFields, values);
  const draft = Object.entries(values).filter(([name]) => names.includes(name));
  return draft.length > 0 ? Object.fromEntries(draft) : null;
}

/** One change of a mentor after another, no matter who makes it: an operator's form locks the same record. */
async function lockProfile(tx: DbOrTx, mentorId: string) {
  await lockRecord(tx, 'mentors', mentorId);
  const [account] = await tx
    .select()
    .from(mentorAccount)
    .where(eq(mentorAccount.mentorId, mentorId))
    .for('update');
  return { row: await rowOf(tx, mentorId), account };
}

async function rowOf(db: DbOrTx, mentorId: string): Promise<MentorRow> {
  const [row] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
  if (!row) throw new AppError('not_found');
  const { ratingCount: _, ratingSum: __, createdAt: ___, updatedAt: ____, ...described } = row;
  return described;
}
