import { Link } from 'react-router';
import { ExternalLink } from '~/ui/external-link.tsx';
import { isOwnPath, type LandingItem } from '../model.ts';
import css from './events.module.css';
import { SectionHead } from './section-head.tsx';
import section from './section.module.css';

/** What is coming up; without events there is no section. */
export function Events({ events }: { events: LandingItem[] }) {
  if (events.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="events-title">
      <SectionHead id="events-title" title="Acara terdekat" />
      <ul className={css.list}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventCard({ event: { title, label, photoUrl, pushTo } }: { event: LandingItem }) {
  const body = (
    <>
      <img src={photoUrl} alt="" width={360} height={200} loading="lazy" />
      <span className={css.title}>{title}</span>
      <span className={css.when}>{label}</span>
    </>
  );
  if (isOwnPath(pushTo)) {
    return (
      <Link to={pushTo} className={css.card}>
        {body}
      </Link>
    );
  }
  return (
    <ExternalLink href={pushTo} className={css.card}>
      {body}
    </ExternalLink>
  );
}
