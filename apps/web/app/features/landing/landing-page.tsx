import type { IntroducedMentor } from '~/features/mentors/public.ts';
import { Closing } from './components/closing.tsx';
import { Events } from './components/events.tsx';
import { Hero } from './components/hero.tsx';
import { MentorStrip } from './components/mentor-strip.tsx';
import { Partners } from './components/partners.tsx';
import { ProductRow } from './components/product-row.tsx';
import { Products } from './components/products.tsx';
import { Promotions } from './components/promotions.tsx';
import { Reasons } from './components/reasons.tsx';
import { Statistics } from './components/statistics.tsx';
import { Testimonials } from './components/testimonials.tsx';
import type { LandingContent } from './model.ts';

interface LandingPageProps {
  content: LandingContent;
  mentors: readonly IntroducedMentor[];
}

export function LandingPage({ content, mentors }: LandingPageProps) {
  return (
    <>
      <Hero />
      <ProductRow />
      <Statistics />
      <Products />
      <MentorStrip mentors={mentors} />
      <Reasons />
      <Events events={content.events} />
      <Promotions promotions={content.promotions} />
      <Testimonials items={content.testimonials} />
      <Partners items={content.partners} />
      <Closing />
    </>
  );
}
