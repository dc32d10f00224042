import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { StarInput } from '~/ui/star-input.tsx';
import { StarRating } from '~/ui/star-rating.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { OrderFormOutcome } from '../handle-order-form.server.ts';
import type { Booking } from '../load-booking.server.ts';
import { LONGEST_REVIEW, ratingWords, RATING_EDITABLE_MS } from '../model.ts';
import css from './rating-card.module.css';

interface RatingCardProps {
  mentor: string;
  said: Booking['rating'];
  outcome: OrderFormOutcome | null;
}

/** Stars and words about a session that was paid; for a day they can be changed. */
export function RatingCard({ mentor, said, outcome }: RatingCardProps) {
  const [editing, setEditing] = useState(false);
  // What was sent went through: the form makes way for what is kept now.
  const [answered, setAnswered] = useState(outcome);
  if (answered !== outcome) {
    setAnswered(outcome);
    if (outcome?.tone === 'success') setEditing(false);
  }
  const open = !said || (said.editable && editing);
  return (
    <Card as="section" className={css.card} aria-labelledby="rating-heading">
      <h2 id="rating-heading">{said ? 'Ulasanmu' : `Bagaimana sesimu dengan ${mentor}?`}</h2>
      {outcome && (
        <Banner key={outcome.text} tone={outcome.tone} focusOnMount>
          {outcome.text}
        </Banner>
      )}
      {open ? (
        <RatingForm
          said={said}
          errors={outcome?.errors ?? {}}
          onCancel={said ? () => setEditing(false) : undefined}
        />
      ) : (
        <Said said={said} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}

function Said({ said, onEdit }: { said: NonNullable<Booking['rating']>; onEdit: () => void }) {
  const { rating, review, createdAt, editable, hiddenReason } = said;
  return (
    <>
      <StarRating value={rating} />
      <p className={css.review}>{review}</p>
      {hiddenReason !== null && (
        <Banner tone="info">Ulasan ini tidak kami tampilkan di halaman mentor: {hiddenReason}</Banner>
      )}
      {editable && (
        <div className={css.edit}>
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Ubah ulasan
          </Button>
          <p>Bisa diubah sampai {unbroken(formatDateTime(createdAt.getTime() + RATING_EDITABLE_MS))}.</p>
        </div>
      )}
    </>
  );
}

interface RatingFormProps {
  said: Booking['rating'];
  errors: Record<string, string>;
  onCancel: (() => void) | undefined;
}

function RatingForm({ said, errors: fromServer, onCancel }: RatingFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer });
  const forget = useKeptForm(form.ref, `rating ${useSearchParams()[0].get('id')}`);
  const [rating, setRating] = useState(said?.rating ?? 0);
  const sending = useNavigation().formData?.get('intent') === 'rate';
  return (
    <Form method="post" className={css.form} preventScrollReset noValidate {...form}>
      <input type="hidden" name="intent" value="rate" />
      <StarInput
        name="rating"
        legend="Beri bintang"
        words={ratingWords}
        value={rating}
        onChange={setRating}
        error={errors['rating']}
      />
      <TextArea
        label="Ulasan"
        name="review"
        rows={4}
        maxLength={LONGEST_REVIEW}
        defaultValue={said?.review}
        placeholder="Apa yang paling membantu? Ulasanmu membantu orang lain memilih mentor."
        error={errors['review']}
        required
      />
      <div className={css.actions}>
        <Button type="submit" loading={sending}>
          {said ? 'Simpan perubahan' : 'Kirim ulasan'}
        </Button>
        {onCancel && (
          <Button
            variant="ghost"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Batal
          </Button>
        )}
      </div>
    </Form>
  );
}
