import { useActionData, useFetcher } from 'react-router';
import { OrderedJob } from '~/features/checkout/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { formatDue } from '../format-due.ts';
import type { DeskOutcome } from '../handle-desk-form.server.ts';
import type { Desk } from '../load-desk.server.ts';
import { roleNames } from '../model.ts';
import css from './desk.module.css';
import { DraftDesk } from './draft-desk.tsx';
import { DeliveredDesk } from './delivered-desk.tsx';

/** A reviewer's place of work on one CV. */
export function DeskPage({ desk }: { desk: Desk }) {
  const { bookId, cvName, isMine, takenBy, deliveredAt, draft } = desk;
  const fetcher = useFetcher<DeskOutcome>();
  // Sent before the script was there, the form is answered by the page itself.
  const answered = useActionData<DeskOutcome>();
  const error = (fetcher.data ?? answered)?.error ?? null;

  return (
    <div className={css.page}>
      <Card as="section" aria-label="Pesanan" className={css.order}>
        <div className={css.badges}>
          <Badge tone="info">{roleNames[desk.targetRole] ?? desk.targetRole}</Badge>
          {deliveredAt && <Badge tone="success">Terkirim</Badge>}
          {desk.lateAt && <Badge tone="error">Garansi terlambat berjalan</Badge>}
        </div>
        <h1 className={css.title}>{cvName}</h1>
        <p className={css.notes}>{desk.notes}</p>
        {desk.job && <OrderedJob job={desk.job} />}
        <p className={css.dim}>
          {desk.packageName} · dipesan {unbroken(formatDateTime(desk.orderedAt))} ·{' '}
          {unbroken(
            deliveredAt ? `dikirim ${formatDateTime(deliveredAt)}` : `batas waktu ${formatDue(desk.dueAt)}`,
          )}
        </p>
        {error && <Banner tone="error">{error}</Banner>}
        {!isMine && takenBy !== null && (
          <Banner tone="info">
            Review ini sedang dikerjakan {takenBy}. <span className="unbroken">CV-nya</span> hanya terbuka
            untuknya.
          </Banner>
        )}
        {!isMine && takenBy === null && (
          <fetcher.Form method="post" className={css.claim}>
            <p>CV dan ruang kerjanya terbuka setelah kamu mengambil review ini.</p>
            <input type="hidden" name="intent" value="claim" />
            <Button type="submit" size="lg" loading={fetcher.state !== 'idle'}>
              Ambil review ini
            </Button>
          </fetcher.Form>
        )}
      </Card>
      {draft && !deliveredAt && <DraftDesk bookId={bookId} draft={draft} />}
      {draft && deliveredAt && <DeliveredDesk bookId={bookId} draft={draft} />}
    </div>
  );
}
