import { AssessmentPanel } from '~/features/assessment/public.ts';
import { loadAssessment } from '~/features/assessment/public.server.ts';
import { HomePanel } from '~/features/home/public.ts';
import { loadHome } from '~/features/home/public.server.ts';
import { MentoringHomePage } from '~/features/landing/mentoring-home-page.tsx';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { revalidateElsewhere } from '~/ui/http/same-page.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/mentoring-home.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const from = matches[0].loaderData?.lowestPrice ?? null;
  return pageMeta(matches, {
    title: 'Career Mentoring | Setapak',
    description: `Bimbingan persiapan karier 1-on-1 dengan mentor praktisi. Pilih mentor, tentukan bahasan${from === null ? '' : `, mulai dari ${formatRupiah(from)}`}.`,
    path: '/app/home',
    image: '/og/mentoring.png',
  });
};

export const shouldRevalidate = revalidateElsewhere;

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const { services } = scope;
  const [saved, home] = await Promise.all([
    loadAssessment(scope),
    scope.user().then((viewer) => viewer && loadHome({ services, userId: viewer.id })),
  ]);
  return { saved, home };
});

export default function MentoringHome({ loaderData }: Route.ComponentProps) {
  const { saved, home } = loaderData;
  return (
    <MentoringHomePage
      home={home && <HomePanel home={home} heading="h2" />}
      assessment={<AssessmentPanel saved={saved} heading="h3" />}
    />
  );
}
