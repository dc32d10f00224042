import type { ReactNode } from 'react';
import type { IntroducedMentor } from '~/features/mentors/public.ts';
import { Banner } from '~/ui/banner.tsx';
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
import css from './landing-page.module.css';
import type { LandingContent } from './model.ts';

interface LandingPageProps {
  content: LandingContent;
  mentors: readonly IntroducedMentor[];
  accountDeleted: boolean;
  /** Stands in the place of the hero for those who are signed in; handed in by the route. */
  home: ReactNode;
}

export function LandingPage({ content, mentors, accountDeleted, home }: LandingPageProps) {
  return (
    <>
      {accountDeleted && (
        <Banner tone="success" focusOnMount className={css.farewell}>
          Akunmu sudah dihapus, bersama CV dan data lain di dalamnya. Terima kasih sudah melangkah bersama
          kami.
        </Banner>
      )}
      {home ? <div className={css.home}>{home}</div> : <Hero />}
      <ProductRow />
      {!home && <Statistics />}
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
