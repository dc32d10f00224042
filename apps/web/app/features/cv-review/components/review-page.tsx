import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import type { FieldErrors } from '~/services/form.ts';
import { VerifyReminder } from '~/ui/forms/verify-reminder.tsx';
import { OrderedJob, PaymentDialog } from '~/features/checkout/public.ts';
import { Button } from '~/ui/button.tsx';
import buttonCss from '~/ui/button.module.css';
import { buttonClass } from '~/ui/button-look.ts';
import { Card } from '~/ui/card.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import type { Review } from '../load-review.server.ts';
import { reviewPath, roleNames } from '../model.ts';
import { CommentList } from './comment-list.tsx';
import { CvPages } from './cv-pages.tsx';
import { marksOf, showMark } from './marks-of.ts';
import css from './review-page.module.css';
import { QuestionCard } from './question-card.tsx';
import { ReviewStatus } from './review-status.tsx';
import { VoicePlayer } from './voice-player.tsx';

/** A customer's review: how far it is, and once it is there, what was said and written. */
export function ReviewPage({ review, errors }: { review: Review; errors?: FieldErrors | undefined }) {
  const { bookId, status, cvName } = review;
  const [paying, setPaying] = useState(false);
  const { revalidate } = useRevalidator();
  useLiveEvents(true, ({ type, id }) => {
    if (type === 'resync' || (type === 'order.changed' && id === bookId)) void revalidate();
  });
  const isOver = status === 'expired' || status === 'cancelled' || (status === 'refunded' && !review.result);

  const action =
    status === 'awaiting_payment' ? (
      <Button variant="accent" size="lg" onClick={() => setPaying(true)}>
        Bayar sekarang
      </Button>
    ) : isOver ? (
      <LinkButton to="/app/cv/review">Pesan review baru</LinkButton>
    ) : null;

  return (
    <div className={css.page}>
      <ReviewStatus review={review} action={action} />
      {review.asked && <QuestionCard bookId={bookId} asked={review.asked} errors={errors} />}
      {review.lockedUntilVerified !== null && (
        <VerifyReminder
          email={review.lockedUntilVerified}
          why="Hasil review hanya terbuka untuk pemilik email yang sudah terverifikasi."
        />
      )}
      {review.result && <Result review={review} result={review.result} />}
      {review.result && <OrderFacts review={review} />}
      {!review.result && (
        <div className={css.waiting}>
          <OrderFacts review={review} />
          {cvName !== null && (
            <section className={css.frozen} aria-label="CV yang direview">
              <h2 className={css.heading}>CV yang direview</h2>
              <p className={css.dim}>
                {cvName}, persis seperti saat kamu {review.asked?.answer ? 'mengirimnya' : 'memesan'}.
                Perubahan setelah itu tidak ikut direview.
              </p>
              <div className={css.small}>
                <CvPages
                  url={`${reviewPath(bookId)}/cv?v=${review.cvVersion}`}
                  marks={[]}
                  activeId={null}
                  onMark={() => {}}
                />
              </div>
            </section>
          )}
        </div>
      )}
      {paying && (
        <PaymentDialog
          bookId={bookId}
          invoiceUrl={null}
          snap={null}
          onSettled={() => {
            setPaying(false);
            void revalidate();
          }}
          onClose={() => setPaying(false)}
        />
      )}
    </div>
  );
}

interface ResultProps {
  review: Review;
  result: NonNullable<Review['result']>;
}

function Result({ review: { bookId, cvVersion }, result }: ResultProps) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const { comments, summary, voiceSeconds, reviewedName } = result;
  const files = reviewPath(bookId);
  const show = (id: string) => {
    setActiveId(id);
    showMark(id);
  };
  const read = (id: string) => {
    setActiveId(id);
    document.querySelector(`#komentar-${id}`)?.scrollIntoView({ block: 'center' });
  };

  return (
    <div className={css.result}>
      <div className={css.said}>
        <section className={css.block} aria-label="Voice note">
          <h2 className={css.heading}>Voice note dari reviewer</h2>
          <VoicePlayer src={`${files}/voice`} seconds={voiceSeconds} label="Voice note dari reviewer" />
          {summary && <p className={css.summary}>{summary}</p>}
        </section>
        {comments.length > 0 && (
          <section className={css.block} aria-label="Catatan tertulis">
            <h2 className={css.heading}>Catatan di tiap bagian</h2>
            <CommentList comments={comments} activeId={activeId} onShow={show} />
          </section>
        )}
        {reviewedName !== null && (
          <section className={css.block} aria-label="CV bertanda">
            <h2 className={css.heading}>CV dengan coretan reviewer</h2>
            <a
              className={buttonClass({ variant: 'secondary' }, css.download)}
              href={`${files}/reviewed`}
              download={reviewedName}
            >
              <span className={buttonCss.content}>
                <IconDownload size={20} aria-hidden />
                {reviewedName}
              </span>
            </a>
          </section>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard */}
      <section className={css.pages} aria-label="CV yang direview" tabIndex={0}>
        <h2 className={css.heading}>CV yang direview</h2>
        <CvPages
          url={`${files}/cv?v=${cvVersion}`}
          marks={marksOf(comments)}
          activeId={activeId}
          onMark={read}
        />
      </section>
    </div>
  );
}

function OrderFacts({ review }: { review: Review }) {
  const { packageName, bundleName, total, notes, job, email, targetRole, orderedAt, bookId, number } = review;
  const facts = [
    ['Paket', bundleName ? `${packageName} + ${bundleName}` : packageName],
    ['Total', formatRupiah(total)],
    ['Dipesan', formatDateTime(orderedAt)],
    ['Posisi yang dituju', roleNames[targetRole] ?? targetRole],
    ['Email', email],
    ['Catatanmu', notes],
    ['Nomor pesanan', number],
  ] as const;
  return (
    <Card as="section" aria-label="Rincian pesanan" className={css.facts}>
      <h2 className={css.heading}>Rincian pesanan</h2>
      <dl className={css.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {job && <OrderedJob job={job} />}
      <Link to={`/app/booking/detail?id=${bookId}`} className={css.more}>
        Rincian pembayaran dan tanda terima
      </Link>
    </Card>
  );
}
