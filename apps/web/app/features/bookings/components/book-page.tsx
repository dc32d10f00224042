import { useState, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { PaymentDialog, PriceLines, PromoField } from '~/features/checkout/public.ts';
import { Card } from '~/ui/card.tsx';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import type { BookingFormOutcome } from '../handle-booking-form.server.ts';
import type { BookingFormData } from '../load-booking-form.server.ts';
import { detailPath } from '../paths.ts';
import css from './book-page.module.css';
import { BookingConfirm } from './booking-confirm.tsx';
import { BookingPay } from './booking-pay.tsx';
import { BookingTime, timeOf } from './booking-time.tsx';
import { BookingTopic } from './booking-topic.tsx';
import { DurationChoice } from './duration-choice.tsx';
import { MentorHead } from './mentor-head.tsx';
import { ServiceList } from './service-list.tsx';
import { useBookingOrder } from './use-booking-order.ts';
import { useMissingAnswers } from './use-missing-answers.ts';

interface BookPageProps {
  data: BookingFormData;
  /** What came of the form where no script ran. */
  outcome: BookingFormOutcome | null;
}

/** Everything that a session is booked with, in one form: length, time, topic, price; then the question and the payment. */
export function BookPage({ data, outcome }: BookPageProps) {
  const { mentor, cvs, jobs, clientToken } = data;
  const navigate = useNavigate();
  const { draft, update, promo, price, order, buy } = useBookingOrder(data, outcome);
  const [confirming, setConfirming] = useState(outcome?.asks ?? false);
  const [chosen, setChosen] = useState(
    outcome?.startAt ?? (data.at === null ? null : new Date(data.at).toISOString()),
  );
  const { hours, notes } = draft;
  const { payment } = order;
  const startAt = timeOf(data.times, hours, chosen);
  const isTimeMissing = data.times !== null && startAt === null;
  const { check, notesField, timeSection, tooShort, timeMissing, forgetNotes, forgetTime } =
    useMissingAnswers({
      notes,
      isTimeMissing,
    });

  function ask(event: FormEvent): void {
    event.preventDefault();
    order.forgetRefusal();
    if (check() && !promo.applyFirst()) setConfirming(true);
  }

  return (
    <>
      <Form method="post" className={css.page} onSubmit={ask} noValidate>
        <input type="hidden" name="mentorId" value={mentor.id} />
        <input type="hidden" name="clientToken" value={clientToken} />
        <input type="hidden" name="seenTotal" value={price.total} />
        <div className={css.main}>
          <MentorHead mentor={mentor} />
          <Card as="section" className={css.section}>
            <h2>Berapa lama sesinya?</h2>
            <DurationChoice
              price={mentor.price}
              hours={hours}
              onChange={(value) => update({ hours: value })}
            />
          </Card>
          {data.times && (
            <BookingTime
              ref={timeSection}
              times={data.times[hours]}
              zone={data.zone}
              isZoneKnown={data.isZoneKnown}
              value={startAt}
              missing={timeMissing}
              onChange={(value) => {
                setChosen(value);
                forgetTime();
                order.forgetRefusal();
              }}
            />
          )}
          <BookingTopic
            ref={notesField}
            draft={draft}
            cvs={cvs}
            jobs={jobs}
            tooShort={tooShort}
            onChange={(changes) => {
              update(changes);
              if (changes.notes !== undefined) forgetNotes();
            }}
          />
          <Card as="section" className={css.section}>
            <h2>Layanan mentoring</h2>
            <ServiceList offered={mentor.serviceLine} all />
          </Card>
        </div>
        <aside className={css.side} aria-label="Ringkasan pesanan">
          <Card className={css.section}>
            <h2>Ringkasan</h2>
            <PromoField promo={promo} />
            <PriceLines lines={price.lines} total={price.total} unit="jam" />
          </Card>
          <BookingPay
            mentor={mentor}
            total={price.total}
            refusal={order.refusal ?? (outcome?.error ? { text: outcome.error } : null)}
            placing={order.placing}
            withTime={Boolean(startAt)}
            asks={outcome?.asks ?? false}
          />
        </aside>
      </Form>
      <BookingConfirm
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void buy(startAt).then(() => setConfirming(false))}
        loading={order.placing}
        mentor={mentor.name}
        hours={hours}
        when={startAt ? zonedTime(startAt, data.zone) : null}
        total={price.total}
        voucher={promo.applied}
      />
      {payment && (
        <PaymentDialog
          {...payment}
          onSettled={order.settle}
          onClose={() => {
            order.close();
            void navigate(detailPath(payment.bookId));
          }}
        />
      )}
    </>
  );
}
