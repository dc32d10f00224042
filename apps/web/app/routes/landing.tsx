import { data } from 'react-router';
import { clearedIntentCookie, parseIntent } from '~/features/accounts/intent.ts';
import { LandingPage } from '~/features/landing/landing-page.tsx';
import { organizationJsonLd } from '~/features/static/public.ts';
import { originOf, pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Setapak | Siapkan kariermu, selangkah demi selangkah',
    description:
      'Bikin CV yang terbaca ATS, minta ulasan profesional, dan ngobrol 1-on-1 dengan mentor. Semua persiapan kariermu ada di satu jalan.',
    path: '/',
  }),
  { 'script:ld+json': organizationJsonLd(originOf(matches)) },
];

/** Whoever is back on the landing page has given up on what they wanted before. */
export function loader({ request }: Route.LoaderArgs) {
  const stored = parseIntent(request.headers.get('cookie'));
  return data(null, stored && { headers: { 'Set-Cookie': clearedIntentCookie } });
}

export default LandingPage;
