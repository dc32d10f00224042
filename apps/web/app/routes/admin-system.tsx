import { data } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { changeJob, jobChange } from '~/features/admin/system/change-job.server.ts';
import { loadSystem } from '~/features/admin/system/load-system.server.ts';
import { SystemPage } from '~/features/admin/system/system-page.tsx';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-system.ts';

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return { system: await loadSystem(services), now: Date.now() };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const change = jobChange.safeParse(textFields(await formOf(request)));
  if (!change.success) throw new AppError('invalid');
  try {
    await changeJob({ services, actor: signedIn, change: change.data });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason =
      error.code === 'not_found'
        ? 'Pekerjaan ini sudah ditangani orang lain.'
        : 'Pekerjaan ini berasal dari versi lain dan tidak bisa diulang.';
    return data({ refused: reason }, error.status);
  }
  return { done: change.data.intent === 'retry' ? 'Pekerjaan dijalankan lagi.' : 'Pekerjaan dilepas.' };
});

export default function AdminSystem({ loaderData, actionData }: Route.ComponentProps) {
  return <SystemPage {...loaderData} outcome={actionData} />;
}
