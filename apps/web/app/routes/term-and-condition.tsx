import { terms } from '~/content/legal-terms.ts';
import { LegalPage } from '~/features/static/components/legal-page.tsx';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/term-and-condition.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${terms.title} | Setapak`,
    description: terms.description,
    path: '/term-and-condition',
    image: '/og/legal.png',
  });

export default function TermAndCondition() {
  return <LegalPage document={terms} />;
}
