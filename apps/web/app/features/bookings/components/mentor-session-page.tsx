import { useState, type SubmitEvent } from 'react';
import { Form, useHref, useNavigation, useSubmit } from 'react-router';
import { IconBrandWhatsapp, IconFileText, IconMail, IconVideo } from '@tabler/icons-react';
import { OrderedJob } from '~/features/checkout/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { firstName } from '~/ui/format/initials.ts';
import { Logo } from '~/ui/logo.tsx';
import { whatsappUrl } from '~/ui/format/whatsapp.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { timeLeft } from '~/ui/format/time-left.ts';
import { isSameClock, zonedSpan } from '~/ui/format/zoned-times.ts';
import { durationOf } from '../model.ts';
import { canCountAttempt, MOST_ATTEMPTS, outcomeWords } from '../sessions/model.ts';
import type { MentorSession } from '../sessions/open-session.server.ts';
import css from './mentor-session-page.module.css';

interface MentorSessionPageProps {
  session: MentorSession;
  outcome?: { reported: Report } | { refused: string } | undefined;
}

type Report = 'held' | 'missed' | 'no_show';

const confirmations = {
  held: {
    title: 'Tandai sesi selesai?',
    text: 'Pesanan ditutup dan orangnya bisa memberi penilaian. Ini tidak bisa dibatalkan.',
    confirm: 'Ya, sudah selesai',
  },
  missed: {
    title: 'Catat percobaan yang gagal?',
    text: `Kami memberi tahu orangnya lewat email. Setelah ${MOST_ATTEMPTS} percobaan sesinya berakhir.`,
    confirm: 'Ya, catat',
  },
  no_show: {
    title: 'Orangnya tidak datang?',
    text: 'Orangnya kami kabari dan bisa menyanggah dalam 48 jam.',
    confirm: 'Ya, tidak datang',
  },
};

const reportedWords: Record<Report, string> = {
  held: 'Sesi ditandai selesai. Terima kasih!',
  missed: 'Percobaan dicatat, dan orangnya kami kabari.',
  no_show: 'Dicatat bahwa orangnya tidak datang.',
};

/** What a mentor sees and does without an account: who booked, what for, the CV, and how it went. */
export function MentorSessionPage({ session, outcome }: MentorSessionPageProps) {
  const { mentorName, customer, notes, job, cvName, hours, startAt, meetingUrl, timeZone, customerZone } =
    session;
  const address = useHref('.');
  return (
    <div className={css.page}>
      <Logo />
      <p className={css.hello}>Hai {firstName(mentorName)},</p>
      <h1 className={css.title}>
        Sesi {durationOf(hours)} dengan {customer.name || 'pengguna yang sudah menutup akunnya'}
      </h1>
      {outcome && 'refused' in outcome && (
        <Banner tone="error" focusOnMount>
          {outcome.refused}
        </Banner>
      )}
      {outcome && 'reported' in outcome && (
        <Banner tone="success" focusOnMount>
          {reportedWords[outcome.reported]}
        </Banner>
      )}
      <Card as="section" aria-label="Kontak" className={css.card}>
        {startAt ? (
          <p>
            <strong>{zonedSpan(startAt, hours * 60, timeZone)}</strong>
          </p>
        ) : (
          <Deadline session={session} />
        )}
        {startAt && customerZone && !isSameClock(startAt, timeZone, customerZone) && (
          <p className={css.until}>Bagi mentee: {zonedSpan(startAt, hours * 60, customerZone)}</p>
        )}
        <div className={css.contacts}>
          {meetingUrl && session.outcome === null && (
            <ExternalLink href={meetingUrl} className={css.contact}>
              <IconVideo size={20} aria-hidden /> Ruang sesi
            </ExternalLink>
          )}
          {customer.phone && (
            <ExternalLink href={whatsappUrl(customer.phone)} className={css.contact}>
              <IconBrandWhatsapp size={20} aria-hidden /> {customer.phone}
            </ExternalLink>
          )}
          {customer.email && (
            <a href={`mailto:${customer.email}`} className={css.contact}>
              <IconMail size={20} aria-hidden /> <MailAddress address={customer.email} />
            </a>
          )}
          {cvName && (
            <a href={`${address}/cv`} className={css.contact} download>
              <IconFileText size={20} aria-hidden /> Unduh CV: {cvName}
            </a>
          )}
        </div>
      </Card>
      {notes && (
        <Card as="section" aria-labelledby="notes" className={css.card}>
          <h2 id="notes" className={css.heading}>
            Catatannya untukmu
          </h2>
          <p className={css.notes}>{notes}</p>
        </Card>
      )}
      {job && (
        <Card as="section" aria-labelledby="job" className={css.card}>
          <h2 id="job" className={css.heading}>
            Lowongan yang ia incar
          </h2>
          <OrderedJob job={job} />
        </Card>
      )}
      <Outcome session={session} />
    </div>
  );
}

/** Until when a session without a time can be held. */
function Deadline({ session: { expiresAt, outcome, serverNow } }: { session: MentorSession }) {
  const left = timeLeft(expiresAt, serverNow.getTime());
  return (
    <p className={css.until}>
      Berlaku sampai <strong>{unbroken(formatDateTime(expiresAt))}</strong>
      {left && outcome === null && ` (${left} lagi)`}
    </p>
  );
}

function Outcome({ session }: { session: MentorSession }) {
  const [confirming, setConfirming] = useState<Report | null>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const { outcome, outcomeAt, startAt, contactAttempts, lastAttemptAt, serverNow } = session;
  if (outcome && outcomeAt)
    return (
      <Card as="section" aria-label="Hasil sesi" className={css.card}>
        <Badge tone={outcome === 'held' ? 'success' : 'warning'}>{outcomeWords[outcome]}</Badge>
        <p className={css.until}>Dicatat {formatDateTime(outcomeAt)}</p>
      </Card>
    );

  // What became of it can be said once it began.
  if (startAt && startAt > serverNow) return null;
  // Without script the buttons send the form at once.
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value in confirmations)
      setConfirming(submitter.value as Report);
  };
  const confirm = async () => {
    if (!confirming) return;
    setConfirming(null);
    await submit({ report: confirming }, { method: 'post' });
  };
  const countable = canCountAttempt({ ...session, revokedAt: null }, serverNow);
  return (
    <Card as="section" aria-labelledby="outcome" className={css.card}>
      <h2 id="outcome" className={css.heading}>
        Bagaimana sesinya?
      </h2>
      <Form method="post" onSubmit={ask} className={css.actions}>
        <Button type="submit" name="report" value="held" loading={busy}>
          Sesi selesai
        </Button>
        {startAt === null ? (
          <Button type="submit" name="report" value="missed" variant="secondary" disabled={!countable}>
            Tidak bisa dihubungi
          </Button>
        ) : (
          <Button type="submit" name="report" value="no_show" variant="secondary">
            Mentee tidak datang
          </Button>
        )}
      </Form>
      {startAt === null && (
        <p className={css.until}>
          {contactAttempts === 0
            ? `Kalau orangnya tidak bisa dihubungi, catat tiap percobaan, paling banyak ${MOST_ATTEMPTS} kali.`
            : `${contactAttempts} dari ${MOST_ATTEMPTS} percobaan dicatat${lastAttemptAt ? `, terakhir ${formatDateTime(lastAttemptAt)}` : ''}. Beri jeda minimal satu jam.`}
        </p>
      )}
      <ConfirmDialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        onConfirm={() => void confirm()}
        title={confirming ? confirmations[confirming].title : ''}
        confirmLabel={confirming ? confirmations[confirming].confirm : ''}
        tone="primary"
      >
        {confirming && confirmations[confirming].text}
      </ConfirmDialog>
    </Card>
  );
}
