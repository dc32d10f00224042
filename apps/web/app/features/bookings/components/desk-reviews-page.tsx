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

/** What mentees said of a mentor; each can be answered publicly, once. */
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
        {reviews.map(({ orderId, customerName, rating, review, createdAt, reply }) => (
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
            {review && !reply && (
              <ReplyForm orderId={orderId} to={customerName || 'mentee'} outcome={outcome} />
            )}
          </Card>
        ))}
        <Pager before={before} after={after} />
      </div>
    </>
  );
}

interface ReplyFormProps {
  orderId: string;
  to: string;
  outcome: ReplyOutcome | undefined;
}

function ReplyForm({ orderId, to, outcome }: ReplyFormProps) {
  const fromServer =
    outcome && 'errors' in outcome && outcome.orderId === orderId ? outcome.errors : undefined;
  const { errors, ...form } = useFormErrors({ fromServer });
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
