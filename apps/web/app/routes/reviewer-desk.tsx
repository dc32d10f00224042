import { data, useLocation } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { DeskPage } from '~/features/cv-review/desk/desk-page.tsx';
import { handleDeskForm } from '~/features/cv-review/handle-desk-form.server.ts';
import { loadDesk } from '~/features/cv-review/load-desk.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/reviewer-desk.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.cvName ?? 'Review'} | Setapak` },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireRole(context, 'reviewer', 'admin');
  return loadDesk({ services, reviewerId: signedIn.id, bookId: params.bookId });
});

export const action = guard(async ({ params, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireRole(context, 'reviewer', 'admin');
  const form = await formOf(request);
  const outcome = await handleDeskForm({ services, reviewerId: signedIn.id, bookId: params.bookId, form });
  return data(outcome, outcome.error === null ? 200 : 400);
});

export default function ReviewerDesk({ loaderData }: Route.ComponentProps) {
  // Back to the part and the page of the queue that it was opened from.
  const { search } = useLocation();
  return (
    <AppLayout
      title="Ruang review"
      titleAs="p"
      back={`/reviewer${search}`}
      backLabel="Kembali ke antrean"
      width="wide"
    >
      <DeskPage key={loaderData.bookId} desk={loaderData} />
    </AppLayout>
  );
}
