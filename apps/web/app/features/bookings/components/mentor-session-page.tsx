import { useState, type SubmitEvent } from 'react';
import { Form, useHref, useNavigation, useSubmit } from 'react-router';
import { IconBrandWhatsapp, IconFileText, IconMail } from '@tabler/icons-react';
import { OrderedJob } from '~/features/checkout/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { firstName } from '~/ui/format/initials.ts';
import { Logo } from '~/ui/logo.tsx';
import { whatsappUrl } from '~/ui/format/whatsapp.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { timeLeft } from '~/ui/format/time-left.ts';
import { durationOf } from '../model.ts';
import { canCountAttempt, MOST_ATTEMPTS } from '../sessions/model.ts';
import type { MentorSession } from '../sessions/open-session.server.ts';
import css from './mentor-session-page.module.css';

interface MentorSessionPageProps {
  session: MentorSession;
  outcome?: { reported: 'held' | 'missed' } | { refused: string } | undefined;
}

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
};

/** What a mentor sees and does without an account: who booked, what for, the CV, and how it went. */
export function MentorSessionPage({ session, outcome }: MentorSessionPageProps) {
  const { mentorName, customer, notes, job, cvName, hours, expiresAt } = session;
  const address = useHref('.');
  const left = timeLeft(expiresAt, session.serverNow.getTime());
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
          {outcome.reported === 'held'
            ? 'Sesi ditandai selesai. Terima kasih!'
            : 'Percobaan dicatat, dan orangnya kami kabari.'}
        </Banner>
      )}
      <Card as="section" aria-label="Kontak" className={css.card}>
        <div className={css.contacts}>
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
        <p className={css.until}>
          Berlaku sampai <strong>{formatDateTime(expiresAt)}</strong>
          {left && session.outcome === null && ` (${left} lagi)`}
        </p>
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

function Outcome({ session }: { session: MentorSession }) {
  const [confirming, setConfirming] = useState<'held' | 'missed' | null>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const { outcome, outcomeAt, contactAttempts, lastAttemptAt, serverNow } = session;
  if (outcome && outcomeAt)
    return (
      <Card as="section" aria-label="Hasil sesi" className={css.card}>
        <Badge tone={outcome === 'held' ? 'success' : 'warning'}>
          {outcome === 'held' ? 'Selesai' : 'Tidak bisa dihubungi'}
        </Badge>
        <p className={css.until}>Dicatat {formatDateTime(outcomeAt)}</p>
      </Card>
    );

  // Without script the buttons send the form at once.
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) setConfirming(submitter.value === 'held' ? 'held' : 'missed');
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
        <Button type="submit" name="report" value="missed" variant="secondary" disabled={!countable}>
          Tidak bisa dihubungi
        </Button>
      </Form>
      <p className={css.until}>
        {contactAttempts === 0
          ? `Kalau orangnya tidak bisa dihubungi, catat tiap percobaan, paling banyak ${MOST_ATTEMPTS} kali.`
          : `${contactAttempts} dari ${MOST_ATTEMPTS} percobaan dicatat${lastAttemptAt ? `, terakhir ${formatDateTime(lastAttemptAt)}` : ''}. Beri jeda minimal satu jam.`}
      </p>
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
