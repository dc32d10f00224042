import { AssessmentPanel } from '~/features/assessment/public.ts';
import { loadAssessment } from '~/features/assessment/public.server.ts';
import { MentoringHomePage } from '~/features/landing/mentoring-home-page.tsx';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
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

export const loader = guard(async ({ context }: Route.LoaderArgs) => ({
  saved: await loadAssessment(context.get(requestContext)),
}));

export default function MentoringHome({ loaderData }: Route.ComponentProps) {
  return <MentoringHomePage assessment={<AssessmentPanel saved={loaderData.saved} heading="h3" />} />;
}
