import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import emptyArt from '~/ui/art/empty-orders.svg';
import { Badge } from '~/ui/badge.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { formatDue } from '../format-due.ts';
import type { QueueItem } from '../load-queue.server.ts';
import { roleNames } from '../model.ts';
import css from './queue-page.module.css';

const LOOK_MS = 30_000;

interface QueuePageProps {
  open: QueueItem[];
  delivered: QueueItem[];
  /** As the server's clock has it. */
  now: Date;
}

/** What waits for a reviewer, what is due first standing first. */
export function QueuePage({ open, delivered, now }: QueuePageProps) {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    const seen = () => look();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);

  const mine = open.filter(({ isMine }) => isMine);
  const others = open.filter(({ isMine }) => !isMine);
  if (open.length === 0 && delivered.length === 0)
    return (
      <EmptyState art={emptyArt} title="Antrean kosong">
        Belum ada CV yang menunggu direview. Halaman ini memperbarui diri sendiri.
      </EmptyState>
    );
  return (
    <div className={css.page}>
      <List title="Kamu kerjakan" items={mine} now={now} />
      <List title="Antrean" items={others} now={now} empty="Tidak ada CV yang menunggu. Kerja bagus!" />
      <List title="Sudah kamu kirim" items={delivered} now={now} />
    </div>
  );
}

interface ListProps {
  title: string;
  items: QueueItem[];
  now: Date;
  /** Said where there are none; without it nothing shows then. */
  empty?: string;
}

function List({ title, items, now, empty }: ListProps) {
  if (items.length === 0 && !empty) return null;
  return (
    <section aria-label={title} className={css.section}>
      <h2 className={css.heading}>
        {title} {items.length > 0 && <span className={css.count}>{items.length}</span>}
      </h2>
      {items.length === 0 && <p className={css.dim}>{empty}</p>}
      <ul className={css.list}>
        {items.map((item) => (
          <Item key={item.bookId} item={item} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, now }: { item: QueueItem; now: Date }) {
  const { bookId, cvName, targetRole, notes, dueAt, deliveredAt, isMine, takenBy } = item;
  return (
    <li className={css.item}>
      <div className={css.what}>
        <div className={css.badges}>
          <Badge tone="info">{roleNames[targetRole] ?? targetRole}</Badge>
          {deliveredAt ? <Badge tone="success">Terkirim</Badge> : <Due dueAt={dueAt} now={now} />}
          {takenBy !== null && !isMine && <Badge>Dikerjakan {takenBy}</Badge>}
        </div>
        <h3 className={css.name}>{cvName}</h3>
        <p className={css.notes}>{notes}</p>
        <p className={css.dim}>
          {unbroken(
            deliveredAt ? `Dikirim ${formatDateTime(deliveredAt)}` : `Batas waktu ${formatDue(dueAt)}`,
          )}
        </p>
      </div>
      {/* A document of its own: only there may the page record. */}
      <LinkButton
        to={`/reviewer/${bookId}`}
        reloadDocument
        variant={isMine && !deliveredAt ? 'primary' : 'secondary'}
      >
        {deliveredAt ? 'Lihat' : isMine ? 'Lanjutkan' : 'Buka'}
        <span className="visually-hidden"> {cvName}</span>
      </LinkButton>
    </li>
  );
}

const HOUR_MS = 3_600_000;

function Due({ dueAt, now }: { dueAt: Date; now: Date }) {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return <Badge tone="error">Terlambat</Badge>;
  if (left < 24 * HOUR_MS) return <Badge tone="warning">{Math.ceil(left / HOUR_MS)} jam lagi</Badge>;
  return <Badge>{Math.floor(left / (24 * HOUR_MS))} hari lagi</Badge>;
}
