import { data } from 'react-router';
import { accountDeletedCookie } from '~/features/accounts/flash-cookie.server.ts';
import { clearedIntentCookie, parseIntent } from '~/features/accounts/intent.ts';
import { LandingPage } from '~/features/landing/landing-page.tsx';
import { loadLanding } from '~/features/landing/load-landing.server.ts';
import { HomePanel } from '~/features/home/public.ts';
import { loadHome } from '~/features/home/public.server.ts';
import { listIntroduced } from '~/features/mentors/public.server.ts';
import { organizationJsonLd } from '~/features/static/public.ts';
import { requestContext } from '~/services/request.server.ts';
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

/** Going back to the landing page ends the stored intent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user } = context.get(requestContext);
  const stored = parseIntent(request.headers.get('cookie'));
  const [content, mentors, home] = await Promise.all([
    loadLanding(services),
    listIntroduced(services),
    user().then((viewer) => viewer && loadHome({ services, userId: viewer.id })),
  ]);
  const accountDeleted = (await accountDeletedCookie.read(request.headers)) !== null;
  const headers = new Headers();
  if (stored) headers.append('Set-Cookie', clearedIntentCookie);
  if (accountDeleted) headers.append('Set-Cookie', await accountDeletedCookie.clear());
  return data({ content, mentors, accountDeleted, home }, { headers });
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { home, ...landing } = loaderData;
  return <LandingPage {...landing} home={home && <HomePanel home={home} />} />;
}
