import { data } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { closeTask, taskClosing } from '~/features/admin/tasks/close-task.server.ts';
import { loadTaskPage } from '~/features/admin/tasks/load-task-page.server.ts';
import { TaskPage } from '~/features/admin/tasks/task-page.tsx';
import { fieldErrors, formRefusal, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-tasks.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  return {
    ...(await loadTaskPage({ db: services.db, query: new URL(request.url).searchParams })),
    now: Date.now(),
  };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'admin');
  const form = await formOf(request);
  const closing = taskClosing.safeParse(textFields(form));
  if (!closing.success) return data(formRefusal(form, fieldErrors(closing.error)), 400);
  await closeTask({ services, actor: signedIn, closing: closing.data });
  return { done: 'Dicatat. Hal ini tidak ditampilkan lagi.' };
});

export default function AdminTasks({ loaderData, actionData }: Route.ComponentProps) {
  return <TaskPage {...loaderData} outcome={actionData} />;
}
