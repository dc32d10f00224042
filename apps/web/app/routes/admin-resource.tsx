import { data } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { changeList } from '~/features/admin/change-list.server.ts';
import { RecordTable } from '~/features/admin/components/record-table.tsx';
import { listRecords } from '~/features/admin/list-records.server.ts';
import { listRemoved } from '~/features/admin/remove-record.server.ts';
import { resourceOf, viewOf } from '~/features/admin/resources.server.ts';
import { listViews } from '~/features/admin/saved-views.server.ts';
import { AppError } from '~/services/error.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-resource.ts';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const { db } = services;
  const resource = resourceOf(params.resource);
  const query = new URL(request.url).searchParams;
  const [page, views, removed] = await Promise.all([
    listRecords({ db, resource, query }),
    listViews({ db, userId: signedIn.id, resource: resource.name }),
    listRemoved(db, resource),
  ]);
  return { view: viewOf(resource), ...page, views, removed, justRemoved: query.get('removed') };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const { services, signedIn: actor } = await requireRole(context, 'admin');
  const resource = resourceOf(params.resource);
  try {
    return { done: await changeList({ services, actor, resource, form: await formOf(request) }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function AdminResource({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordTable key={loaderData.view.name} {...loaderData} outcome={actionData} />;
}
