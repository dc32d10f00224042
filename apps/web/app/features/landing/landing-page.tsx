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

export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <Hero />
      <ProductRow />
      <Statistics />
      <Products />
      <MentorStrip />
      <Reasons />
      <Events events={content.events} />
      <Promotions promotions={content.promotions} />
      <Testimonials items={content.testimonials} />
      <Partners items={content.partners} />
      <Closing />
    </>
  );
}
