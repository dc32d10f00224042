import type { ReactNode } from 'react';
import { IconBrandWhatsapp, IconCheck, IconArrowRight } from '@tabler/icons-react';
import { assessmentWords } from '~/content/assessment.ts';
import { mentoringHome } from '~/content/mentoring-home.ts';
import { buttonClass } from '~/ui/button-look.ts';
import button from '~/ui/button.module.css';
import { ExternalLink } from '~/ui/external-link.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { useLowestPrice } from '~/ui/use-lowest-price.ts';
import heroArt from './art/home-hero.svg?no-inline';
import { MentoringFlow } from './components/mentoring-flow.tsx';
import { MentoringServices } from './components/mentoring-services.tsx';
import css from './components/mentoring-home.module.css';

const { hero, event, benefits, closing } = mentoringHome;

interface MentoringHomePageProps {
  /** The road of who is signed in; handed in by the route, as the quiz is, which knows whose answers to show. */
  home: ReactNode;
  assessment: ReactNode;
}

export function MentoringHomePage({ home, assessment }: MentoringHomePageProps) {
  const price = useLowestPrice();
  return (
    <AppLayout title="Career Mentoring" titleAs="p" back="/" backLabel="Kembali ke beranda">
      <div className={css.page}>
        {home}
        <section className={css.hero} aria-labelledby="home-title">
          <div>
            <h1 id="home-title" className={css.heroTitle}>
              {hero.title}
            </h1>
            <p className={css.heroText}>{hero.text}</p>
            <LinkButton
              to="/app/mentoring"
              variant="accent"
              size="lg"
              trailing={<IconArrowRight aria-hidden />}
            >
              {hero.button}
            </LinkButton>
          </div>
          <img src={heroArt} alt="" width={480} height={320} className={css.heroArt} fetchPriority="high" />
        </section>

        <MentoringServices />

        <section aria-labelledby="assessment-title">
          <h2 id="assessment-title" className={css.title}>
            {assessmentWords.title}
          </h2>
          {assessment}
        </section>

        <section className={css.event} aria-labelledby="event-title">
          <div>
            <h2 id="event-title" className={css.eventTitle}>
              {event.title}
            </h2>
            <p className={css.eventText}>{event.text}</p>
          </div>
          <ExternalLink href={event.href} className={buttonClass({ variant: 'primary' })}>
            <span className={button.content}>
              <IconBrandWhatsapp aria-hidden />
              {event.button}
            </span>
          </ExternalLink>
        </section>

        <section aria-labelledby="benefits-title">
          <h2 id="benefits-title" className={css.title}>
            {benefits.title}
          </h2>
          <ul className={css.benefits}>
            {benefits.items(price).map((benefit) => (
              <li key={benefit}>
                <IconCheck size={20} stroke={2.4} aria-hidden />
                {benefit}
              </li>
            ))}
          </ul>
        </section>

        <MentoringFlow />

        <section className={css.closing} aria-labelledby="closing-title">
          <h2 id="closing-title" className={css.closingTitle}>
            {closing.title}
          </h2>
          <p>{closing.text}</p>
          <LinkButton to="/app/mentoring" variant="accent" size="lg">
            {closing.button}
          </LinkButton>
        </section>
      </div>
    </AppLayout>
  );
}
