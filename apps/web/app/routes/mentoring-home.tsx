import { MentoringHomePage } from '~/features/landing/mentoring-home-page.tsx';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/mentoring-home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Career Mentoring | Setapak',
    description:
      'Bimbingan persiapan karier 1-on-1 dengan mentor praktisi. Pilih mentor, tentukan bahasan, mulai dari Rp30.000.',
    path: '/app/home',
  });

export default MentoringHomePage;
