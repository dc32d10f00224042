import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { Form, Link } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { zonedSpan } from '~/ui/format/zoned-times.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { OrderFormOutcome } from '../handle-order-form.server.ts';
import type { Booking } from '../load-booking.server.ts';
import { timePath } from '../paths.ts';
import { canReportProblem, endOf, refundPart, whyNotMoved } from '../sessions/model.ts';
import css from './booking-detail.module.css';

interface SessionActionsProps {
  booking: Booking;
  now: number;
  outcome: OrderFormOutcome | null;
}

/** What a customer can do about the time of a session that they paid, before it and after. */
export function SessionActions({ booking, now: at, outcome }: SessionActionsProps) {
  const { session, bookId, status, hasCalendar, problem } = booking;
  if (!session) return null;
  const isPaid = ['paid', 'in_progress', 'done'].includes(status);
  const now = new Date(at);
  const { startAt, isTimeLost } = session;
  const isOpen = isPaid && session.outcome === null && status !== 'done';
  const isAhead = startAt !== null && startAt > now;
  const canReport = isPaid && canReportProblem(session, now) && session.outcome !== 'cancelled';
  const guarantee = booking.guaranteeUntil !== null && booking.guaranteeUntil > now && booking.guaranteeUntil;
  const canChange = isOpen && (isAhead || startAt === null) && hasCalendar;
  const fixed = whyNotMoved(session, now);
  const hasTime =
    startAt !== null || canChange || (isOpen && (isTimeLost || session.proposedStartAt !== null));
  if (!hasTime && !canReport && !problem && !guarantee) return null;
  return (
    <Card as="section" className={css.section} aria-labelledby="session-time">
      <h2 id="session-time">{hasTime ? 'Waktu sesi' : 'Setelah sesi'}</h2>
      {isOpen && isTimeLost && (
        <Banner tone="warning">
          Waktu yang kamu pilih keburu diambil orang lain sebelum pembayaranmu masuk. Pilih waktu baru, atau
          batalkan dengan dana kembali 100%.
        </Banner>
      )}
      {startAt && (
        <p>
          <strong>{zonedSpan(startAt, session.hours * 60, session.timeZone)}</strong>
          {session.meetingUrl && isOpen && (
            <>
              {' di '}
              <ExternalLink href={session.meetingUrl}>ruang sesi</ExternalLink>
            </>
          )}
        </p>
      )}
      {isOpen && session.proposedStartAt && <Proposal booking={booking} />}
      {canChange && isAhead && fixed && <p className={css.dim}>{fixed}</p>}
      {canChange && (
        <div className={css.actions}>
          {fixed === null && (
            <LinkButton to={timePath(bookId)} variant={startAt ? 'secondary' : 'primary'}>
              {startAt ? 'Ubah waktu' : 'Pilih waktu'}
            </LinkButton>
          )}
          {(isAhead || isTimeLost) && <CancelSession booking={booking} now={now} alone={fixed !== null} />}
        </div>
      )}
      {problem ? (
        <Banner tone="info">
          {problem.state === 'open'
            ? 'Laporanmu sedang kami periksa. Kami kabari lewat email.'
            : `Laporanmu sudah diputuskan: ${problem.decision ?? ''}`}
        </Banner>
      ) : (
        <>
          {canReport && (
            <AfterSession bookId={bookId} isOpen={isOpen && isOver(session, now)} outcome={outcome} />
          )}
          {guarantee && <Guarantee bookId={bookId} until={guarantee} outcome={outcome} />}
        </>
      )}
    </Card>
  );
}

interface AboutSession {
  bookId: string;
  outcome: OrderFormOutcome | null;
}

/** The landing page's promise about the first session, as a claim that we check. */
function Guarantee({ bookId, until, outcome }: AboutSession & { until: Date }) {
  const fromServer = outcome?.about === 'guarantee' ? outcome.errors : undefined;
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, `guarantee ${bookId}`);
  return (
    <details open={errors['words'] ? true : undefined}>
      <summary>Garansi sesi pertama</summary>
      <Form method="post" className={css.section} noValidate {...form}>
        <input type="hidden" name="intent" value="problem" />
        <input type="hidden" name="kind" value="first_session" />
        <p>
          Sesi pertamamu belum sesuai dengan layanan yang kamu pilih? Ceritakan sampai{' '}
          {unbroken(formatDateTime(new Date(until.getTime() - 1)))}. Kami periksa, lalu mengembalikan danamu
          atau memberi voucher sesuai <Link to="/term-and-condition#ketentuan-layanan">ketentuan</Link>.
        </p>
        <TextArea
          label="Apa yang belum sesuai?"
          name="words"
          rows={4}
          maxLength={2000}
          error={errors['words']}
        />
        <Button type="submit" variant="secondary">
          Minta garansi
        </Button>
      </Form>
    </details>
  );
}

function isOver({ startAt, hours }: { startAt: Date | null; hours: number }, now: Date): boolean {
  return startAt !== null && endOf({ startAt, hours }) <= now;
}

function Proposal({ booking: { session } }: { booking: Booking }) {
  if (!session?.proposedStartAt) return null;
  return (
    <Form method="post" className={css.actions}>
      <Banner tone="info">
        Mentor mengusulkan waktu lain:{' '}
        <strong>{unbroken(zonedSpan(session.proposedStartAt, session.hours * 60, session.timeZone))}</strong>
      </Banner>
      <input type="hidden" name="proposed" value={session.proposedStartAt.toISOString()} />
      <Button type="submit" name="intent" value="accept-time">
        Terima waktu ini
      </Button>
      <Button type="submit" name="intent" value="decline-time" variant="secondary">
        Tidak bisa
      </Button>
    </Form>
  );
}

interface CancelSessionProps {
  booking: Booking;
  now: Date;
  /** Nothing else can be done about the time. */
  alone: boolean;
}

function CancelSession({ booking: { session, total }, now, alone }: CancelSessionProps) {
  if (!session) return null;
  const part = session.startAt ? refundPart('customer', session.startAt, now) : 1;
  return (
    <Form method="post">
      <ConfirmedSubmit
        intent="cancel-session"
        label="Batalkan sesi"
        variant={alone ? 'secondary' : 'ghost'}
        title="Batalkan sesi ini?"
        fields={{ part: String(part) }}
      >
        {refundWords(part, total > 0 || session.hasDifference)}
      </ConfirmedSubmit>
    </Form>
  );
}

/** What goes back, before it is called off. */
export function refundWords(part: number, isPaid: boolean): string {
  if (!isPaid) return 'Kamu tidak membayar apa pun untuk sesi ini, jadi tidak ada dana yang kembali.';
  return part > 0
    ? `Menurut ketentuan, ${part * 100}% dari yang kamu bayar kembali.`
    : 'Menurut ketentuan, pembatalan kurang dari 12 jam sebelum sesi tidak mengembalikan dana.';
}

const problems = [
  { value: 'mentor_absent', label: 'Mentor tidak datang' },
  { value: 'not_as_agreed', label: 'Isi sesi tidak sesuai' },
  { value: 'no_show_denied', label: 'Aku datang, tapi dicatat tidak datang' },
];

function AfterSession({ bookId, isOpen, outcome }: AboutSession & { isOpen: boolean }) {
  const fromServer = outcome?.about === 'order' ? outcome.errors : undefined;
  const { errors, ...form } = useFormErrors({ fromServer });
  useKeptForm(form.ref, `problem ${bookId}`);
  return (
    <>
      {isOpen && (
        <Form method="post" className={css.actions}>
          <p>Bagaimana sesinya?</p>
          <Button type="submit" name="intent" value="held">
            Sesinya berlangsung
          </Button>
        </Form>
      )}
      <details open={errors['kind'] || errors['words'] ? true : undefined}>
        <summary>Ada masalah dengan sesi ini?</summary>
        <Form method="post" className={css.section} noValidate {...form}>
          <input type="hidden" name="intent" value="problem" />
          <SelectField
            label="Masalahnya"
            name="kind"
            options={problems}
            placeholder="Pilih masalah"
            error={errors['kind']}
          />
          <TextArea
            label="Ceritakan yang terjadi"
            name="words"
            rows={4}
            maxLength={2000}
            error={errors['words']}
            hint="Kami periksa kedua sisi sebelum memutuskan. Belum ada dana yang berpindah sampai saat itu."
          />
          <Button type="submit" variant="secondary">
            Laporkan
          </Button>
        </Form>
      </details>
    </>
  );
}
