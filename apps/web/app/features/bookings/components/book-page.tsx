import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import {
  PaymentDialog,
  PayPromise,
  PriceLines,
  PromoField,
  quote,
  RefusalBanner,
  SESSION_NOTES,
  usePlaceOrder,
  usePromo,
} from '~/features/checkout/public.ts';
import { AppError } from '~/services/error.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { BookingFormOutcome } from '../handle-booking-form.server.ts';
import type { BookingFormData } from '../load-booking-form.server.ts';
import { forgetDraft } from '../local-draft.ts';
import { detailPath, successPath } from '../paths.ts';
import css from './book-page.module.css';
import { BookingConfirm } from './booking-confirm.tsx';
import { BookingTime, timeOf } from './booking-time.tsx';
import { DurationChoice } from './duration-choice.tsx';
import { MentorHead } from './mentor-head.tsx';
import { NotesField } from './notes-field.tsx';
import { ServiceList } from './service-list.tsx';
import { useBookingDraft } from './use-booking-draft.ts';

interface BookPageProps {
  data: BookingFormData;
  /** What came of the form where no script ran. */
  outcome: BookingFormOutcome | null;
}

const NOTES_SHORT = new AppError('booking_notes_short').text;

export function BookPage({ data, outcome }: BookPageProps) {
  const { mentor, cvs, jobs, clientToken } = data;
  const navigate = useNavigate();
  const notesField = useRef<HTMLTextAreaElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const [chosen, setChosen] = useState(data.at === null ? null : new Date(data.at).toISOString());
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

  const reason = refusal ?? (outcome?.error ? { text: outcome.error } : null);
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
          <Card as="section" className={css.section}>
            <h2>Apa yang ingin kamu bahas?</h2>
            {tooShort && <Banner tone="error">{NOTES_SHORT}</Banner>}
            <NotesField
              ref={notesField}
              notes={notes}
              onChange={(value) => {
                update({ notes: value });
                setTooShort(false);
              }}
            />
            {cvs.length > 0 && (
              <SelectField
                label="Sertakan CV-mu"
                optional
                name="cvId"
                options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
                placeholder="Tanpa CV"
                value={cvId}
                onChange={({ currentTarget }) => update({ cvId: currentTarget.value })}
                hint="Hanya mentor ini yang bisa melihatnya, setelah kamu membayar."
              />
            )}
            {jobs.length > 0 && (
              <SelectField
                label="Sertakan lowongan dari papanmu"
                optional
                name="jobId"
                options={jobs.map(({ id, name }) => ({ value: id, label: name }))}
                placeholder="Tanpa lowongan"
                value={jobId}
                onChange={({ currentTarget }) => update({ jobId: currentTarget.value })}
                hint="Mentor membaca judul, perusahaan, dan isi lowongannya. Catatanmu di papan tidak ikut."
              />
            )}
          </Card>
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
          <div className={css.pay} data-bottom-bar="narrow">
            {reason && <RefusalBanner key={reason.text} refusal={reason} className={css.said} />}
            {!mentor.bookable && (
              <Banner tone="warning" className={css.said}>
                {mentor.name} sedang tidak menerima booking.{' '}
                <Link to="/app/mentoring">Pilih mentor lain</Link>
              </Banner>
            )}
            <p className={css.sum} aria-hidden>
              Total <strong>{formatRupiah(price.total)}</strong>
            </p>
            <Button
              type="submit"
              name="intent"
              value="order"
              variant="accent"
              size="lg"
              disabled={!mentor.bookable}
              loading={placing}
              className={css.book}
            >
              Book Session
            </Button>
            <p className={css.fine}>
              {startAt
                ? 'Waktu pilihanmu kami simpan 30 menit selama kamu membayar.'
                : 'Sesi berlaku 7 hari sejak dibayar.'}
            </p>
            <PayPromise guarantee="Sesi pertamamu bergaransi 100% uang kembali." />
          </div>
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
