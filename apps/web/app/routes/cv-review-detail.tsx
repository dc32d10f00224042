import { listPath } from '~/features/bookings/paths.ts';
import { ReviewPage } from '~/features/cv-review/components/review-page.tsx';
import { loadReview } from '~/features/cv-review/load-review.server.ts';
import { requireCustomer } from '~/features/cv-review/place.server.ts';
import { guard } from '~/services/guard.server.ts';
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

export default function CvReviewDetail({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout
      title="CV Review"
      titleAs="p"
      back={listPath('cv-review')}
      backLabel="Kembali ke Pesanan Saya"
      width="wide"
    >
      <ReviewPage review={loaderData} />
    </AppLayout>
  );
}
