import { faq } from '~/content/faq.ts';
import { FaqPage } from '~/features/static/components/faq-page.tsx';
import { faqJsonLd } from '~/features/static/faq-json-ld.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/frequently-asked-question.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Pertanyaan Umum | Setapak',
    description:
      'Jawaban tentang mentoring, CV Maker, ATS Checker, dan CV Review di Setapak: cara memesan, harga, jadwal, dan garansi.',
    path: '/frequently-asked-question',
    image: '/og/faq.png',
  }),
  { 'script:ld+json': faqJsonLd(faq) },
];

export default FaqPage;
