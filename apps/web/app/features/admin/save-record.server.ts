import type { Services } from '~/services/services.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, type FieldErrors } from '~/services/form.ts';
import type { AdminResource } from './admin-resource.server.ts';
import { readForm } from './read-form.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

interface SaveRecord {
  services: Pick<Services, 'db'>;
  actor: Actor;
  resource: AdminResource;
  /** Null for a new record. */
  id: string | null;
  form: FormData;
}

export type SaveOutcome = { id: string } | { errors: FieldErrors };

/**
 * Writes a record and, in the same transaction, who changed what.
 * @throws AppError not_found, conflict, and what the resource refuses
 */
export async function saveRecord({ services, actor, resource, id, form }: SaveRecord): Promise<SaveOutcome> {
  const { schema, write, fields } = resource;
  if (!schema || !write || !(id === null ? resource.canCreate : resource.canEdit))
    throw new AppError('not_found');
  const parsed = schema.safeParse(readForm(form, fields, id === null));
  if (!parsed.success) return { errors: fieldErrors(parsed.error) };
  return services.db.transaction(async (tx) => {
    const before = id === null ? null : await resource.load(tx, id);
    if (id !== null && !before) throw new AppError('not_found');
    const written = await write({ tx, id, values: parsed.data, actorId: actor.id });
    const after = await resource.load(tx, written);
    const action = id === null ? 'create' : 'update';
    await recordAudit({ tx, actor, action, resource: resource.name, recordId: written, before, after });
    return { id: written };
  });
}
