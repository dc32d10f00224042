import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { DeskReviewsPage } from '~/features/bookings/components/desk-reviews-page.tsx';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import {
  listOwnReviews,
  replyForm,
  replyToReview,
  reportForm,
  reportReview,
} from '~/features/bookings/desk/reviews.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-reviews.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Ulasan mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { mentorId } = await findDesk(scope);
  const query = new URL(request.url).searchParams;
  return { page: await listOwnReviews({ services: scope.services, mentorId, query }) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { mentorId } = await findDesk(scope);
  const fields = textFields(await formOf(request));
  const isReport = fields['intent'] === 'report';
  const sent = isReport ? reportForm.safeParse(fields) : replyForm.safeParse(fields);
  if (!sent.success) return data({ orderId: fields['orderId'] ?? '', errors: fieldErrors(sent.error) }, 400);
  const own = { services: scope.services, mentorId };
  try {
    if ('report' in sent.data) await reportReview({ ...own, ...sent.data });
    else await replyToReview({ ...own, ...sent.data });
    const text = isReport
      ? 'Laporanmu kami terima. Tim kami memeriksa ulasan ini.'
      : 'Balasanmu tampil di halaman mentormu.';
    return data({ tone: 'success' as const, text });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    const text = isReport ? 'Ulasan ini sudah kamu laporkan.' : 'Ulasan ini sudah kamu balas.';
    return data({ tone: 'error' as const, text }, error.status);
  }
});

export default function MentorReviews({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Ulasan mentor" back="/mentor" backLabel="Kembali ke ruang mentor">
      <DeskReviewsPage page={loaderData.page} outcome={actionData} />
    </AppLayout>
  );
}
