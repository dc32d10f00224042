import { redirect } from 'react-router';
import { OrderScreen } from '~/features/cv-review/components/order-screen.tsx';
import { loadOrderForm } from '~/features/cv-review/load-order-form.server.ts';
import { forgottenPlace, rememberedPath, requireCustomer } from '~/features/cv-review/place.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-review.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'CV Review | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const cvId = new URL(request.url).searchParams.get('cv');
  const { services, signedIn } = await requireCustomer(context, cvId ? { kind: 'cv', id: cvId } : undefined);
  const remembered = rememberedPath(request.headers.get('cookie'));
  if (remembered) throw redirect(remembered, { headers: { 'Set-Cookie': forgottenPlace } });
  return loadOrderForm({ services, user: signedIn, cvId });
});

export default function CvReview({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} />;
}
