import { useState, type SubmitEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { IconBrandWhatsapp, IconFileText, IconMail, IconVideo } from '@tabler/icons-react';
import { OrderedJob } from '~/features/checkout/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import type { FieldErrors } from '~/services/form.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { isSameClock, zonedSpan, zoneName } from '~/ui/format/zoned-times.ts';
import { DateField } from '~/ui/date-field.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { whatsappUrl } from '~/ui/format/whatsapp.ts';
import type { DeskOutcome } from '../desk/handle-desk-form.server.ts';
import type { DeskSession } from '../desk/load-desk-session.server.ts';
import { durationOf } from '../model.ts';
import { canCountAttempt, deskSessionPath, MOST_ATTEMPTS, outcomeWords } from '../sessions/model.ts';
import css from './desk.module.css';

const confirmations = {
  held: {
    title: 'Tandai sesi selesai?',
    text: 'Pesanan ditutup dan mentee bisa memberi ulasan. Ini tidak bisa dibatalkan.',
    confirm: 'Ya, sudah selesai',
  },
  no_show: {
    title: 'Mentee tidak datang?',
    text: 'Mentee kami kabari dan bisa menyanggah dalam 48 jam.',
    confirm: 'Ya, tidak datang',
  },
  missed: {
    title: 'Catat percobaan yang gagal?',
    text: `Mentee kami kabari lewat email. Setelah ${MOST_ATTEMPTS} percobaan sesinya berakhir.`,
    confirm: 'Ya, catat',
  },
  cancel: {
    title: 'Batalkan sesi ini?',
    text: 'Mentee kami kabari, dan semua yang ia bayar kembali. Kalau hanya waktunya yang tidak cocok, usulkan waktu lain saja.',
    confirm: 'Ya, batalkan',
  },
} as const;

type Question = keyof typeof confirmations;

interface DeskSessionPageProps {
  session: DeskSession;
  outcome: DeskOutcome | undefined;
}

/** One session of a mentor: who, when, what for, and what can be done about it. */
export function DeskSessionPage({ session, outcome }: DeskSessionPageProps) {
  const { customer, notes, job, cvName, hours, startAt, expiresAt, timeZone, customerZone, meetingUrl, id } =
    session;
  return (
    <div className={css.page}>
      {outcome && !outcome.errors && (
        <Banner key={outcome.text} tone={outcome.tone} focusOnMount>
          {outcome.text}
        </Banner>
      )}
      <Card as="section" className={css.section}>
        <h2>{customer.name || 'Akun yang sudah ditutup'}</h2>
        <p>
          {startAt ? (
            <strong>{zonedSpan(startAt, hours * 60, timeZone)}</strong>
          ) : (
            `${durationOf(hours)}, waktunya belum disepakati. Berlaku sampai ${formatDateTime(expiresAt)}.`
          )}
        </p>
        {startAt && customerZone && !isSameClock(startAt, timeZone, customerZone) && (
          <p className={css.when}>Bagi mentee: {zonedSpan(startAt, hours * 60, customerZone)}</p>
        )}
        <div className={css.contacts}>
          {meetingUrl && session.outcome === null && (
            <ExternalLink href={meetingUrl}>
              <IconVideo size={20} aria-hidden /> Ruang sesi
            </ExternalLink>
          )}
          {customer.phone && (
            <ExternalLink href={whatsappUrl(customer.phone)}>
              <IconBrandWhatsapp size={20} aria-hidden /> {customer.phone}
            </ExternalLink>
          )}
          {customer.email && (
            <a href={`mailto:${customer.email}`}>
              <IconMail size={20} aria-hidden /> <MailAddress address={customer.email} />
            </a>
          )}
          {cvName && (
            <a href={`${deskSessionPath(id)}/cv`} download>
              <IconFileText size={20} aria-hidden /> Unduh CV: {cvName}
            </a>
          )}
        </div>
      </Card>
      {notes && (
        <Card as="section" className={css.section}>
          <h2>Catatannya untukmu</h2>
          <p className={css.notes}>{notes}</p>
        </Card>
      )}
      {job && (
        <Card as="section" className={css.section}>
          <h2>Lowongan yang ia incar</h2>
          <OrderedJob job={job} />
        </Card>
      )}
      <SessionState session={session} errors={outcome?.errors} />
    </div>
  );
}

function ProposalForm({ label, fromServer }: { label: string; fromServer: FieldErrors | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer });
  return (
    <Form method="post" className={css.actions} noValidate {...form}>
      <DateField label={label} name="at" withTime error={errors['at']} />
      <Button type="submit" name="intent" value="propose" variant="secondary">
        Usulkan
      </Button>
    </Form>
  );
}

function SessionState({ session, errors }: { session: DeskSession; errors: FieldErrors | undefined }) {
  const { outcome, outcomeAt, startAt, acceptedAt, proposedStartAt, timeZone, hours, now, status } = session;
  const [question, setQuestion] = useState<Question | null>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  if (outcome && outcomeAt)
    return (
      <Card as="section" className={css.section} aria-label="Hasil sesi">
        <p>
          <Badge tone={outcome === 'held' ? 'success' : 'neutral'}>{outcomeWords[outcome]}</Badge>
        </p>
        <p className={css.when}>Dicatat {formatDateTime(outcomeAt)}</p>
      </Card>
    );
  if (!['paid', 'in_progress', 'expired'].includes(status)) return null;

  // Without script the buttons send the form at once.
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || !(submitter.value in confirmations)) return;
    event.preventDefault();
    setQuestion(submitter.value as Question);
  };
  const began = startAt !== null && startAt <= now;
  const isAhead = startAt !== null && !began;
  const countable = canCountAttempt({ ...session, revokedAt: null }, now);
  return (
    <Card as="section" className={css.section} aria-labelledby="desk-actions">
      <h2 id="desk-actions">{began ? 'Bagaimana sesinya?' : 'Tindakan'}</h2>
      {proposedStartAt && (
        <Banner tone="info">
          Kamu mengusulkan {unbroken(zonedSpan(proposedStartAt, hours * 60, timeZone))}; mentee belum
          menjawab.
        </Banner>
      )}
      <Form method="post" className={css.actions} onSubmit={ask}>
        {isAhead && <input type="hidden" name="startAt" value={startAt.toISOString()} />}
        {isAhead && !acceptedAt && (
          <Button type="submit" name="intent" value="accept" loading={busy}>
            Konfirmasi
          </Button>
        )}
        {!isAhead && (
          <Button type="submit" name="intent" value="held" loading={busy}>
            Sesi selesai
          </Button>
        )}
        {began && (
          <Button type="submit" name="intent" value="no_show" variant="secondary">
            Mentee tidak datang
          </Button>
        )}
        {startAt === null && (
          <Button type="submit" name="intent" value="missed" variant="secondary" disabled={!countable}>
            Tidak bisa dihubungi
          </Button>
        )}
        {isAhead && (
          <Button type="submit" name="intent" value="cancel" variant="secondary">
            Batalkan sesi
          </Button>
        )}
      </Form>
      {!began && status === 'paid' && (
        <ProposalForm label={`Usulkan waktu lain (${zoneName(now, timeZone)})`} fromServer={errors} />
      )}
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          if (question) void submit({ intent: question }, { method: 'post' });
        }}
        title={question ? confirmations[question].title : ''}
        confirmLabel={question ? confirmations[question].confirm : ''}
        cancelLabel={question === 'cancel' ? 'Tidak jadi' : undefined}
        tone={question === 'cancel' ? 'danger' : 'primary'}
      >
        {question && confirmations[question].text}
      </ConfirmDialog>
    </Card>
  );
}
