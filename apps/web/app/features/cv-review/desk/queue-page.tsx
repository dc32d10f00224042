import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import emptyArt from '~/ui/art/empty-orders.svg';
import { Badge } from '~/ui/badge.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { formatDue } from '../format-due.ts';
import type { Queue, QueueItem } from '../load-queue.server.ts';
import { queueParts, roleNames, type QueuePart } from '../model.ts';
import css from './queue-page.module.css';

const LOOK_MS = 30_000;

const parts: Record<QueuePart, string> = {
  all: 'Semua',
  free: 'Belum diambil',
  taken: 'Dikerjakan orang lain',
  late: 'Lewat batas waktu',
};

interface QueuePageProps {
  queue: Queue;
  /** As the server's clock has it. */
  now: Date;
}

/** What waits for a reviewer, what is due first standing first. */
export function QueuePage({ queue, now }: QueuePageProps) {
  const { mine, open, delivered, part, count, hasMore, before, after } = queue;
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

  if (mine.length + open.length + delivered.length === 0 && part === 'all' && before === null)
    return (
      <EmptyState art={emptyArt} title="Antrean kosong">
        Belum ada CV yang menunggu direview. Halaman ini memperbarui diri sendiri.
      </EmptyState>
    );
  return (
    <div className={css.page}>
      <List title="Kamu kerjakan" items={mine} now={now} />
      <List
        id="antrean"
        title="Antrean"
        count={`${formatNumber(count)}${hasMore ? '+' : ''}`}
        items={open}
        now={now}
        empty={part === 'all' ? 'Tidak ada CV yang menunggu. Kerja bagus!' : 'Tidak ada di bagian ini.'}
        tools={
          <Tabs
            label="Bagian antrean"
            items={queueParts.map((name) => ({
              to: name === 'all' ? '/reviewer' : `/reviewer?part=${name}`,
              label: parts[name],
              current: name === part,
            }))}
          />
        }
      >
        <Pager label="Halaman antrean" before={before} after={after} part="antrean" />
      </List>
      <List title="Sudah kamu kirim" items={delivered} now={now} />
    </div>
  );
}

interface ListProps {
  id?: string;
  title: string;
  /** How many there are in all, where the list is a page of them. */
  count?: string;
  items: QueueItem[];
  now: Date;
  /** Said where there are none; without it nothing shows then. */
  empty?: string;
  tools?: ReactNode;
  children?: ReactNode;
}

function List({ id, title, count, items, now, empty, tools, children }: ListProps) {
  if (items.length === 0 && !empty) return null;
  return (
    <section id={id} aria-label={title} className={css.section}>
      <h2 className={css.heading}>
        {title} {items.length > 0 && <span className={css.count}>{count ?? items.length}</span>}
      </h2>
      {tools}
      {items.length === 0 && <p className={css.dim}>{empty}</p>}
      <ul className={css.list}>
        {items.map((item) => (
          <Item key={item.bookId} item={item} now={now} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Item({ item, now }: { item: QueueItem; now: Date }) {
  const { search } = useLocation();
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
        to={`/reviewer/${bookId}${search}`}
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
