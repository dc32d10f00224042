import { assistantPrivacy, privacy } from '~/content/legal-privacy.ts';
import { useAssistant } from '~/features/assistant/public.ts';
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
  const sections = privacy.sections.toSpliced(2, 0, assistantPrivacy);
  return <LegalPage document={useAssistant() ? { ...privacy, sections } : privacy} />;
}
