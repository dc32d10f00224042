import { LinkButton } from '~/ui/link-button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { formatDue } from '~/features/cv-review/public.ts';
import emptyOrders from '~/ui/art/empty-orders.svg';
import type { BookingPage } from '../list-bookings.server.ts';
import type { BookingTab } from '../model.ts';
import { listPath } from '../paths.ts';
import { BookingCard } from './booking-card.tsx';
import css from './bookings-page.module.css';
import { useLiveOrders } from './use-live-orders.ts';
import { useNow } from './use-now.ts';

interface BookingsPageProps {
  tab: BookingTab;
  list: BookingPage;
  now: number;
}

const tabs: { id: BookingTab; label: string }[] = [
  { id: 'mentoring', label: 'Mentoring' },
  { id: 'cv-review', label: 'CV Review' },
  { id: 'ats', label: 'ATS Checker' },
];

const nothing: Record<BookingTab, { title: string; text: string; to: string; label: string }> = {
  mentoring: {
    title: 'Belum ada sesi mentoring',
    text: 'Pilih mentor yang pernah ada di posisimu, lalu pesan sesi 1-on-1 pertamamu.',
    to: '/app/mentoring',
    label: 'Pilih Mentor',
  },
  'cv-review': {
    title: 'Belum ada CV Review',
    text: 'Kirim CV-mu, dan reviewer profesional memberi masukan lewat voice note.',
    to: '/app/cv/review',
    label: 'Buka form CV review',
  },
  ats: {
    title: 'Belum ada paket ATS Checker',
    text: 'Lihat apa yang dibaca sistem rekrutmen dari CV-mu.',
    to: '/app/cv/dashboard?tab=ats',
    label: 'Cek CVmu Sekarang',
  },
};

export function BookingsPage({ tab, list, now: serverNow }: BookingsPageProps) {
  const now = useNow(serverNow);
  useLiveOrders();
  const { bookings, before, after } = list;
  const { title, text, to, label } = nothing[tab];
  return (
    <>
      <Tabs
        label="Jenis pesanan"
        items={tabs.map((item) => ({
          to: listPath(item.id),
          label: item.label,
          current: item.id === tab,
        }))}
      />
      {bookings.length === 0 ? (
        <div className={css.empty}>
          <EmptyState art={emptyOrders} title={title} action={<LinkButton to={to}>{label}</LinkButton>}>
            {text}
          </EmptyState>
        </div>
      ) : (
        <ul className={css.list} aria-live="polite" aria-relevant="text">
          {bookings.map((booking) => (
            <BookingCard key={booking.bookId} booking={booking} tab={tab} now={now}>
              {booking.dueAt && ['paid', 'in_progress'].includes(booking.status) && (
                <span>Hasil paling lambat {formatDue(booking.dueAt)}</span>
              )}
            </BookingCard>
          ))}
        </ul>
      )}
      <Pager before={before} after={after} />
    </>
  );
}
