import { loadMethod } from '~/features/ats/method/load-method.server.ts';
import { MethodPage } from '~/features/ats/method/method-page.tsx';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/method.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cara ATS Checker menilai CV | Setapak',
    description:
      'Dari mana skor ATS Checker Setapak berasal: yang dinilai, bobotnya, batas kemampuannya, dan hasil pengukurannya.',
    path: '/metode-ats',
  });

export const loader = loadMethod;

export default function MethodRoute({ loaderData }: Route.ComponentProps) {
  return <MethodPage method={loaderData} />;
}
