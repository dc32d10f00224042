import { Link, useSearchParams } from 'react-router';
import type { ReactNode } from 'react';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { HOME_ZONE, zonedSpan } from '~/ui/format/zoned-times.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { FieldErrors } from '~/services/form.ts';
import { ActionForm, type Outcome } from '../components/action-form.tsx';
import type { SessionDesk } from './load-session-desk.server.ts';
import css from './session-desk-page.module.css';

const actions = [
  { id: 'move', label: 'Pindah waktu' },
  { id: 'change-mentor', label: 'Ganti mentor' },
  { id: 'extend', label: 'Tambah hari' },
  { id: 'refund', label: 'Kembalikan dana' },
  { id: 'voucher', label: 'Beri voucher' },
  { id: 'message', label: 'Tulis ke keduanya' },
] as const;

type ActionId = (typeof actions)[number]['id'];

interface SessionRowProps {
  session: SessionDesk['sessions'][number];
  desk: Pick<SessionDesk, 'now' | 'opened' | 'lastDone'>;
  outcome: Outcome;
}

/** A session with what can be done about it; the form of one action stands open, as the address says. */
export function SessionRow({ session, desk: { now, opened, lastDone }, outcome }: SessionRowProps) {
  const [query] = useSearchParams();
  const isOpen = opened?.id === session.id;
  const chosen = actions.find(({ id }) => isOpen && id === query.get('do'));
  const at = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    next.delete('session');
    next.delete('do');
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next}`;
  };
  return (
    <li className={css.session} id={`session-${session.id}`}>
      <p className={css.who}>
        <Link to={`/admin/orders/${session.orderId}`}>
          {session.customerName || 'akun yang sudah ditutup'} dan {session.mentorName}
        </Link>
        <span className={css.about}>
          {session.startAt
            ? zonedSpan(session.startAt, session.hours * 60, HOME_ZONE)
            : `berlaku sampai ${formatDateTime(session.expiresAt)}`}
          , {ageWords(session.startAt ?? session.expiresAt, now)}
        </span>
      </p>
      <ul className={css.buttons} aria-label={`Tindakan untuk sesi ${session.customerName}`}>
        {actions.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={at(chosen?.id === id ? {} : { session: session.id, do: id })}
              className={css.chip}
              aria-current={chosen?.id === id ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {chosen && <ChosenAction action={chosen} session={session} seen={lastDone} outcome={outcome} />}
    </li>
  );
}

const fieldsOf = (total: number, errors: FieldErrors): Record<ActionId, ReactNode> => ({
  move: (
    <DateField
      label="Waktu baru (WIB)"
      name="startAt"
      withTime
      error={errors['startAt']}
      hint="Jam mentor tidak dihitung, hanya sesi lainnya. Undangan baru dikirim ke keduanya."
    />
  ),
  'change-mentor': (
    <TextField
      label="Nama atau ID mentor pengganti"
      name="mentorId"
      error={errors['mentorId']}
      hint="Lebih murah: selisihnya dikembalikan. Lebih mahal: mentee membayar selisihnya dulu."
    />
  ),
  extend: (
    <TextField label="Jumlah hari" name="days" inputMode="numeric" defaultValue={3} error={errors['days']} />
  ),
  refund: (
    <>
      <TextField
        label="Jumlah (rupiah)"
        name="amount"
        inputMode="numeric"
        defaultValue={total}
        error={errors['amount']}
        hint="Seluruhnya mengakhiri sesi; sebagian tidak."
      />
      <TextField label="Alasan" name="reason" error={errors['reason']} />
      <CheckboxField name="keepsShare" label="Mentor tetap mendapat bagi hasilnya" />
    </>
  ),
  voucher: (
    <>
      <TextField label="Nilai voucher (rupiah)" name="worth" inputMode="numeric" error={errors['worth']} />
      <TextField label="Alasan" name="voucherReason" error={errors['voucherReason']} />
    </>
  ),
  message: <TextArea label="Pesan untuk mentee dan mentor" name="words" rows={4} error={errors['words']} />,
});

function ChosenAction({
  action: { id: intent, label },
  session: { id, orderId, total },
  seen,
  outcome,
}: {
  action: (typeof actions)[number];
  seen: string | undefined;
} & Pick<SessionRowProps, 'session' | 'outcome'>) {
  return (
    <ActionForm intent={intent} submit={label} outcome={outcome} seen={seen} className={css.form}>
      {(errors) => (
        <>
          <input type="hidden" name="sessionId" value={id} />
          <input type="hidden" name="orderId" value={orderId} />
          {fieldsOf(total, errors)[intent]}
        </>
      )}
    </ActionForm>
  );
}

const HOUR_MS = 3_600_000;

/** How far away a moment is, or how long ago. */
function ageWords(moment: Date, now: Date): string {
  const hours = Math.round((moment.getTime() - now.getTime()) / HOUR_MS);
  const words = Math.abs(hours) < 48 ? `${Math.abs(hours)} jam` : `${Math.round(Math.abs(hours) / 24)} hari`;
  return hours >= 0 ? `${words} lagi` : `${words} yang lalu`;
}
