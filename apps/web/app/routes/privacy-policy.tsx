import { privacy } from '~/content/legal-privacy.ts';
import { LegalPage } from '~/features/static/components/legal-page.tsx';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/privacy-policy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${privacy.title} | Setapak`,
    description: privacy.description,
    path: '/privacy-policy',
    image: '/og/legal.png',
  });

export default function PrivacyPolicy() {
  return <LegalPage document={privacy} />;
}
