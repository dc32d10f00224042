import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import {
  PaymentDialog,
  PriceLines,
  PromoField,
  quote,
  SESSION_NOTES,
  usePlaceOrder,
  usePromo,
} from '~/features/checkout/public.ts';
import { Card } from '~/ui/card.tsx';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import type { BookingFormOutcome } from '../handle-booking-form.server.ts';
import type { BookingFormData } from '../load-booking-form.server.ts';
import { forgetDraft } from '../local-draft.ts';
import { detailPath, successPath } from '../paths.ts';
import css from './book-page.module.css';
import { BookingConfirm } from './booking-confirm.tsx';
import { BookingPay } from './booking-pay.tsx';
import { BookingTime, timeOf } from './booking-time.tsx';
import { BookingTopic } from './booking-topic.tsx';
import { DurationChoice } from './duration-choice.tsx';
import { MentorHead } from './mentor-head.tsx';
import { ServiceList } from './service-list.tsx';
import { useBookingDraft } from './use-booking-draft.ts';

interface BookPageProps {
  data: BookingFormData;
  /** What came of the form where no script ran. */
  outcome: BookingFormOutcome | null;
}

export function BookPage({ data, outcome }: BookPageProps) {
  const { mentor, cvs, jobs, clientToken } = data;
  const navigate = useNavigate();
  const notesField = useRef<HTMLTextAreaElement>(null);
  const [confirming, setConfirming] = useState(outcome?.asks ?? false);
  const [tooShort, setTooShort] = useState(false);
  const [chosen, setChosen] = useState(
    outcome?.startAt ?? (data.at === null ? null : new Date(data.at).toISOString()),
  );
  const [timeMissing, setTimeMissing] = useState(false);
  const timeSection = useRef<HTMLDivElement>(null);

  const initial = (outcome ? outcome.promo : data.promo) ?? undefined;
  const { draft, change, restoredPromo } = useBookingDraft({
    mentorId: mentor.id,
    hours: outcome?.hours ?? data.hours,
    notes: outcome?.notes,
    cvId: outcome?.cvId,
    jobId: outcome?.jobId ?? data.jobId ?? undefined,
    promo: initial?.price ? initial.code : undefined,
    cvIds: cvs.map(({ id }) => id),
    jobIds: jobs.map(({ id }) => id),
  });
  const { hours, notes, cvId, jobId } = draft;
  const { promo, price } = usePromo({
    purchase: { transactionType: 'mentoring', mentorId: mentor.id, hours },
    plain: quote({ kind: 'mentoring', mentor, hours }),
    initial,
    restored: restoredPromo,
  });
  const { place, placing, refusal, forgetRefusal, payment, settle, close } = usePlaceOrder({
    scope: `mentoring:${mentor.id}`,
    onPriceChanged: promo.refresh,
    onSettled: (bookId) => {
      forgetDraft();
      void navigate(successPath(bookId), { replace: true });
    },
  });

  const keepPromo = useEffectEvent((applied: string | undefined) => {
    if (restoredPromo !== null) change({}, applied ?? '');
  });
  useEffect(() => keepPromo(promo.applied), [promo.applied]);

  const startAt = timeOf(data.times, hours, chosen);
  const update = (changes: Partial<typeof draft>) => change(changes, promo.applied ?? '');

  function ask(event: FormEvent): void {
    event.preventDefault();
    forgetRefusal();
    const isShort = notes.trim().length <= SESSION_NOTES;
    setTooShort(isShort);
    const noTime = data.times !== null && startAt === null;
    setTimeMissing(noTime);
    if (noTime) timeSection.current?.focus();
    else if (isShort) notesField.current?.focus();
    else setConfirming(true);
  }

  async function buy(): Promise<void> {
    const time = startAt ? { startAt, timeZone: data.zone } : {};
    const purchase = { transactionType: 'mentoring', mentorId: mentor.id, hours, notes, ...time } as const;
    await place({
      purchase: { ...purchase, ...(cvId && { cvId }), ...(jobId && { jobId }) },
      voucherCode: promo.applied,
      seenTotal: price.total,
    });
    setConfirming(false);
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
                setTimeMissing(false);
                forgetRefusal();
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
              if (changes.notes !== undefined) setTooShort(false);
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
            refusal={refusal ?? (outcome?.error ? { text: outcome.error } : null)}
            placing={placing}
            withTime={Boolean(startAt)}
            asks={outcome?.asks ?? false}
          />
        </aside>
      </Form>
      <BookingConfirm
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void buy()}
        loading={placing}
        mentor={mentor.name}
        hours={hours}
        when={startAt ? zonedTime(startAt, data.zone) : null}
        total={price.total}
        voucher={promo.applied}
      />
      {payment && (
        <PaymentDialog
          {...payment}
          onSettled={settle}
          onClose={() => {
            close();
            void navigate(detailPath(payment.bookId));
          }}
        />
      )}
    </>
  );
}
