import { data } from 'react-router';
import { listPath } from '~/features/bookings/paths.ts';
import { answerReviewer } from '~/features/cv-review/answer-reviewer.server.ts';
import { ReviewPage } from '~/features/cv-review/components/review-page.tsx';
import { loadReview } from '~/features/cv-review/load-review.server.ts';
import { requireCustomer } from '~/features/cv-review/place.server.ts';
import { answerForm } from '~/features/cv-review/schema.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/cv-review-detail.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'CV Review | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireCustomer(context, { kind: 'book', id: params.bookId });
  return loadReview({ services, userId: signedIn.id, bookId: params.bookId });
});

export const action = guard(async ({ params, context, request }: Route.ActionArgs) => {
  const { services, signedIn } = await requireCustomer(context, { kind: 'book', id: params.bookId });
  const sent = answerForm.safeParse(textFields(await formOf(request)));
  if (!sent.success) return data({ errors: fieldErrors(sent.error) }, 400);
  try {
    await answerReviewer({ services, userId: signedIn.id, bookId: params.bookId, ...sent.data });
    return { errors: undefined };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ errors: { answer: error.text } }, error.status);
  }
});

export default function CvReviewDetail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout
      title="CV Review"
      titleAs="p"
      back={listPath('cv-review')}
      backLabel="Kembali ke Pesanan Saya"
      width="wide"
    >
      <ReviewPage review={loaderData} errors={actionData?.errors} />
    </AppLayout>
  );
}
