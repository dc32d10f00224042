import { requireRole } from '~/features/accounts/session.server.ts';
import { RecordTable } from '~/features/admin/components/record-table.tsx';
import { listRecords } from '~/features/admin/list-records.server.ts';
import { resourceOf, viewOf } from '~/features/admin/resources.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-resource.ts';

export const loader = guard(async ({ context, params, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const resource = resourceOf(params.resource);
  const query = new URL(request.url).searchParams;
  return { view: viewOf(resource), ...(await listRecords({ db: services.db, resource, query })) };
});

export default function AdminResource({ loaderData }: Route.ComponentProps) {
  return <RecordTable key={loaderData.view.name} {...loaderData} />;
}
