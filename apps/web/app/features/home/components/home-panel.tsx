import { Link } from 'react-router';
import {
  IconArrowRight,
  IconBriefcase,
  IconCalendarEvent,
  IconChevronRight,
  IconWallet,
} from '@tabler/icons-react';
import { Avatar } from '~/ui/avatar.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { firstName } from '~/ui/format/initials.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { HOME_ZONE, zonedTime } from '~/ui/format/zoned-times.ts';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { LoadedHome } from '../load-home.server.ts';
import { nextStep, stonesOf } from '../model.ts';
import css from './home-panel.module.css';
import { Road } from './road.tsx';

interface HomePanelProps {
  home: LoadedHome;
  /** The page's own title on the home, a part of the page elsewhere. */
  heading?: 'h1' | 'h2';
}

/** Where a signed-in person stands: the road with its next step, what waits for payment, and the next session. */
export function HomePanel({ home, heading: Heading = 'h1' }: HomePanelProps) {
  const viewer = useViewer();
  const step = nextStep(home);
  const { orders, nextSession, applications } = home;
  return (
    <section className={css.home} aria-labelledby="home-greeting">
      <div className={css.panel}>
        <div className={css.words}>
          <Heading id="home-greeting" className={css.title}>
            Halo, {firstName(viewer?.name ?? '')}
          </Heading>
          <p className={css.text}>{step.text}</p>
          <LinkButton to={step.to} variant="accent" size="lg" trailing={<IconArrowRight aria-hidden />}>
            {step.action}
          </LinkButton>
        </div>
        <Road stones={stonesOf(home)} />
      </div>
      {(orders.length > 0 || nextSession || applications.length > 0) && (
        <div className={css.cards}>
          {orders.length > 0 && (
            <section className={css.card} aria-labelledby="home-orders">
              <h2 id="home-orders" className={css.cardTitle}>
                <IconWallet size={20} aria-hidden /> Menunggu pembayaran
              </h2>
              <ul>
                {orders.map((order) => (
                  <li key={order.bookId}>
                    <Link to={orderPath(order)} className={css.row}>
                      <span className={css.about}>
                        <strong>{order.title}</strong>
                        <small>Bayar sebelum {unbroken(formatDateTime(order.payBefore))}</small>
                      </span>
                      <span className={css.total}>{formatRupiah(order.total)}</span>
                      <IconChevronRight size={18} aria-hidden />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {nextSession && (
            <section className={css.card} aria-labelledby="home-session">
              <h2 id="home-session" className={css.cardTitle}>
                <IconCalendarEvent size={20} aria-hidden /> Sesi berikutnya
              </h2>
              <Link to={`/app/booking/detail?id=${nextSession.bookId}`} className={css.row}>
                <Avatar name={nextSession.mentorName} src={nextSession.photoUrl} size={44} />
                <span className={css.about}>
                  <strong>{nextSession.mentorName}</strong>
                  <small>
                    {nextSession.startAt
                      ? zonedTime(nextSession.startAt, nextSession.timeZone ?? HOME_ZONE)
                      : unbroken(`Sepakati waktunya sebelum ${formatDateTime(nextSession.expiresAt)}`)}
                  </small>
                </span>
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </section>
          )}
          {applications.length > 0 && (
            <section className={css.card} aria-labelledby="home-applications">
              <h2 id="home-applications" className={css.cardTitle}>
                <IconBriefcase size={20} aria-hidden /> Lamaranmu
              </h2>
              <ul>
                {applications.map(({ id, title, company, step: todo }) => (
                  <li key={id}>
                    <Link to={`/app/lamaran/${id}`} className={css.row}>
                      <span className={css.about}>
                        <strong>{company === '' ? title : `${title}, ${company}`}</strong>
                        <small>{stepWords(todo)}</small>
                      </span>
                      <IconChevronRight size={18} aria-hidden />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </section>
  );
}

function stepWords({ kind, text, at, isOverdue }: LoadedHome['applications'][number]['step']): string {
  const when = at instanceof Date ? formatDateTime(at) : formatDate(at);
  if (kind === 'follow_up') return `${text} mulai ${when}`;
  return `${text}, ${when}${isOverdue ? ' (sudah lewat)' : ''}`;
}

function orderPath({ bookId, type }: LoadedHome['orders'][number]): string {
  return type === 'cvReview' || type === 'bundleAtsc'
    ? `/app/cv/review/${bookId}`
    : `/app/booking/detail?id=${bookId}`;
}
