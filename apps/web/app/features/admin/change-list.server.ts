import type { Services } from '~/services/services.server.ts';
import { AppError } from '~/services/error.ts';
import type { AdminResource } from './admin-resource.server.ts';
import { changeMany } from './change-many.server.ts';
import type { Actor } from './record-audit.server.ts';
import { restoreRecord } from './remove-record.server.ts';
import { forgetView, saveView, viewName } from './saved-views.server.ts';

interface ChangeList {
  services: Pick<Services, 'db'>;
  actor: Actor;
  resource: AdminResource;
  form: FormData;
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What an operator does on a list, by the form's `intent`. @returns what came of it, in words @throws AppError */
export async function changeList({ services: { db }, actor, resource, form }: ChangeList): Promise<string> {
  const own = { db, userId: actor.id, resource: resource.name };
  const intent = text(form, 'intent');
  if (intent === 'save-view') {
    const name = viewName.safeParse(text(form, 'name'));
    if (!name.success) throw new AppError('view_without_name');
    await saveView({ ...own, name: name.data, query: text(form, 'query') });
    return `Tampilan "${name.data}" disimpan.`;
  }
  if (intent === 'forget-view') {
    await forgetView({ ...own, id: text(form, 'view') });
    return 'Tampilan dihapus.';
  }
  if (intent === 'restore') {
    await restoreRecord({ db, actor, resource, kept: text(form, 'kept') });
    return 'Sudah dikembalikan seperti semula.';
  }
  const ids = form.getAll('id').filter((id) => typeof id === 'string');
  if (ids.length === 0) throw new AppError('none_chosen');
  const count = await changeMany({ db, actor, resource, ids, action: intent });
  return `${count} ${resource.singular} diubah.`;
}
