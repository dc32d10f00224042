import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { Form } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { Pager } from '~/ui/pager.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { StarRating } from '~/ui/star-rating.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { OwnReviews } from '../desk/reviews.server.ts';
import css from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';

type ReplyOutcome = { tone: 'success' | 'error'; text: string } | { orderId: string; errors: FieldErrors };

interface DeskReviewsPageProps {
  page: OwnReviews;
  outcome: ReplyOutcome | undefined;
}

/** What mentees said of a mentor; each can be answered publicly, once, and reported to operators. */
export function DeskReviewsPage({ page: { reviews, before, after }, outcome }: DeskReviewsPageProps) {
  return (
    <>
      <DeskTabs current="reviews" />
      <div className={css.page}>
        {outcome && !('errors' in outcome) && (
          <Banner key={outcome.text} tone={outcome.tone} focusOnMount>
            {outcome.text}
          </Banner>
        )}
        {reviews.length === 0 && (
          <p className={css.empty}>Belum ada ulasan. Ulasan tampil di sini setelah mentee menilaimu.</p>
        )}
        {reviews.map(
          ({
            orderId,
            customerName,
            rating,
            review,
            createdAt,
            reply,
            reportedAt,
            hiddenReason,
            keptReason,
          }) => (
            <Card as="article" key={orderId} className={css.section}>
              <p className={css.actions}>
                <strong>{customerName || 'Pengguna Setapak'}</strong>
                <StarRating value={rating} />
                <span className={css.when}>{formatDate(createdAt)}</span>
              </p>
              {review && <p className={css.notes}>{review}</p>}
              {reply && (
                <p className={css.notes}>
                  <strong>Balasanmu:</strong> {reply}
                </p>
              )}
              {hiddenReason !== null && (
                <p className={css.notes}>
                  <strong>Tidak ditampilkan dan tidak dihitung:</strong> {hiddenReason}
                </p>
              )}
              {review && !reply && hiddenReason === null && (
                <ReplyForm orderId={orderId} to={customerName || 'mentee'} outcome={outcome} />
              )}
              {review && hiddenReason === null && (
                <ReportForm
                  orderId={orderId}
                  reportedAt={reportedAt}
                  keptReason={keptReason}
                  outcome={outcome}
                />
              )}
            </Card>
          ),
        )}
        <Pager before={before} after={after} />
      </div>
    </>
  );
}

interface ReportFormProps {
  orderId: string;
  reportedAt: Date | null;
  /** Why it stays, once that was decided. */
  keptReason: string | null;
  outcome: ReplyOutcome | undefined;
}

function ReportForm({ orderId, reportedAt, keptReason, outcome }: ReportFormProps) {
  const fromServer = errorsOf(outcome, orderId, 'report');
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, `report ${orderId}`);
  if (reportedAt)
    return (
      <p className={css.when}>
        Kamu laporkan {formatDate(reportedAt)}.{' '}
        {keptReason === null ? 'Tim kami memeriksanya.' : `Ulasannya tetap tampil: ${keptReason}`}
      </p>
    );
  return (
    <details open={fromServer ? true : undefined}>
      <summary>Laporkan ulasan ini</summary>
      <Form method="post" className={css.section} noValidate {...form}>
        <input type="hidden" name="orderId" value={orderId} />
        <TextArea
          label="Apa yang tidak pantas?"
          name="report"
          maxLength={500}
          error={errors['report']}
          hint="Hanya tim kami yang membacanya. Kata kasar, data pribadi, atau ulasan yang bukan tentang sesimu bisa kami sembunyikan; penilaian rendah saja tidak."
        />
        <Button type="submit" name="intent" value="report" size="sm" variant="secondary">
          Kirim laporan
        </Button>
      </Form>
    </details>
  );
}

/** What is wrong with the one of the forms that has this field. */
function errorsOf(outcome: ReplyOutcome | undefined, orderId: string, field: string) {
  if (!outcome || !('errors' in outcome) || outcome.orderId !== orderId) return undefined;
  return field in outcome.errors ? outcome.errors : undefined;
}

interface ReplyFormProps {
  orderId: string;
  to: string;
  outcome: ReplyOutcome | undefined;
}

function ReplyForm({ orderId, to, outcome }: ReplyFormProps) {
  const fromServer = errorsOf(outcome, orderId, 'reply');
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, `reply ${orderId}`);
  return (
    <details open={fromServer ? true : undefined}>
      <summary>Balas ulasan ini</summary>
      <Form method="post" className={css.section} noValidate {...form}>
        <input type="hidden" name="orderId" value={orderId} />
        <TextArea
          label={`Balasan untuk ${to}`}
          name="reply"
          maxLength={1000}
          error={errors['reply']}
          hint="Tampil di halaman mentormu, dan tidak bisa diubah lagi."
        />
        <Button type="submit" size="sm">
          Kirim balasan
        </Button>
      </Form>
    </details>
  );
}
