import { idOfPress } from '~/services/press.server.ts';
import { eq } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { putBack, seenValues } from '~/services/seen-values.server.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, topLevel, type FieldErrors } from '~/services/form.ts';
import type { AdminResource } from './admin-resource.server.ts';
import { pictureKey } from '~/services/storage/picture-address.ts';
import { readForm } from './read-form.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';
import { changeable, type Cell } from './resource.ts';
import { savePictures } from './save-pictures.server.ts';

interface SaveRecord {
  services: Pick<Services, 'db' | 'images' | 'jobs' | 'storage' | 'baseUrl'>;
  actor: Actor;
  resource: AdminResource;
  /** Null for a new record. */
  id: string | null;
  form: FormData;
}

/** Somebody else changed these fields since the form was opened: nothing is saved, unless it comes again with this `seen`. */
interface Overtaken {
  overtaken: { labels: string[]; seen: string };
}

/** `warnings`: what may be a slip; it is saved where the form says that it is meant. */
type SaveOutcome = { id: string } | { errors: FieldErrors } | { warnings: string[] } | Overtaken;

/**
 * Writes a record and, in the same transaction, who changed what. Pictures that came along are stored first; none is left
 * behind by a form that is refused, nor by one that puts another in its place. A form that shows what others have changed since it
 * was opened (`seen`) would put that back, and is not saved.
 * @throws AppError not_found, and what the resource refuses
 */
export async function saveRecord(request: SaveRecord): Promise<SaveOutcome> {
  const { services, resource, id, form } = request;
  if (!resource.schema || !resource.write || !(id === null ? resource.canCreate : resource.canEdit))
    throw new AppError('not_found');
  const pictures = await savePictures({ services, fields: resource.fields, form });
  let outcome: SaveOutcome | undefined;
  try {
    const read = readForm(form, resource.fields, id === null);
    const parsed = resource.schema.safeParse({ ...read, ...pictures.values });
    const errors = { ...(!parsed.success && topLevel(fieldErrors(parsed.error))), ...pictures.errors };
    if (!parsed.success || Object.keys(errors).length > 0) outcome = { errors };
    else outcome = (await slips(request, parsed.data)) ?? (await write(request, parsed.data));
    return outcome;
  } finally {
    if (!outcome || !('id' in outcome))
      await Promise.all(pictures.keys.map((key) => services.storage.remove(key)));
  }
}

async function slips({ services, resource, id, form }: SaveRecord, values: never) {
  if (form.get('meant') === 'on') return undefined;
  const warnings = (await resource.warnings?.(services.db, values, id)) ?? [];
  return warnings.length > 0 ? { warnings } : undefined;
}

/** Ends the transaction without a trace. */
class OvertakenError extends Error {
  readonly labels: string[];
  readonly seen: string;

  constructor(labels: string[], seen: string) {
    super('overtaken');
    this.labels = labels;
    this.seen = seen;
  }
}

async function write(request: SaveRecord, values: never): Promise<{ id: string } | Overtaken> {
  try {
    return { id: await writeUnlessOvertaken(request, values) };
  } catch (error) {
    if (error instanceof OvertakenError) return { overtaken: { labels: error.labels, seen: error.seen } };
    throw error;
  }
}

async function writeUnlessOvertaken(
  { services, actor, resource, id, form }: SaveRecord,
  values: never,
): Promise<string> {
  const { name, fields } = resource;
  const pressed = id === null ? idOfPress(form, actor.id) : undefined;
  return services.db.transaction(async (tx) => {
    if (id !== null) await lockRecord(tx, name, id);
    const made = await madeBy(tx, pressed);
    if (made !== undefined) return made;
    const before = id === null ? null : await resource.load(tx, id);
    if (id !== null && !before) throw new AppError('not_found');
    const written = await resource.write?.({ services, tx, id, values, actorId: actor.id });
    if (written === undefined) throw new AppError('not_found');
    const after = await resource.load(tx, written);
    const seen = form.get('seen');
    if (before && after && typeof seen === 'string') {
      const names = changeable(fields);
      const back = new Set(putBack(seen, names, { before, after }));
      const labels = fields.filter((field) => back.has(field.name)).map(({ label }) => label);
      if (labels.length > 0) throw new OvertakenError(labels, seenValues(names, before));
    }
    const action = id === null ? 'create' : 'update';
    await recordAudit({ tx, id: pressed, actor, action, resource: name, recordId: written, before, after });
    const left = leftBehind(resource, before, after);
    await removeLater(services, tx, left);
    return written;
  });
}

/** The record that the same press made already: a second click, a reload of its answer. */
async function madeBy(tx: DbOrTx, pressed: string | undefined): Promise<string | undefined> {
  if (pressed === undefined) return undefined;
  await lockRecord(tx, 'press', pressed);
  const [made] = await tx
    .select({ id: adminAudit.recordId })
    .from(adminAudit)
    .where(eq(adminAudit.id, pressed));
  return made?.id;
}

type Values = Record<string, Cell> | null;

/** The uploaded pictures that nothing shows any more. */
function leftBehind({ fields }: AdminResource, before: Values, after: Values): string[] {
  return fields
    .filter(({ name, kind }) => kind === 'picture' && before?.[name] !== after?.[name])
    .map(({ name }) => pictureKey(before?.[name]))
    .filter((key) => key !== undefined);
}
