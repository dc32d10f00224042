import { Form, Link } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { HOME_ZONE, zonedSpan } from '~/ui/format/zoned-times.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './session-desk-page.module.css';
import { sessionStates } from './session-states.ts';
import type { SessionDesk } from './load-session-desk.server.ts';

const kinds = {
  mentor_absent: 'Mentor tidak datang',
  not_as_agreed: 'Isi sesi tidak sesuai',
  no_show_denied: 'Menyanggah dicatat tidak datang',
  first_session: 'Garansi sesi pertama',
} as const;

const outcomes = [
  { value: 'mentor_absent', label: 'Mentor tidak datang' },
  { value: 'held', label: 'Sesi berlangsung' },
  { value: 'no_show', label: 'Mentee tidak datang' },
];

interface SessionDeskPageProps {
  desk: SessionDesk;
  outcome: { done: string } | { refused: string } | undefined;
}

/** Reports about sessions, which an operator decides, and invitations to the mentor's desk. */
export function SessionDeskPage({
  desk: { state, cases, sessions, invited, now },
  outcome,
}: SessionDeskPageProps) {
  return (
    <div className={css.page}>
      <h1 className={css.title}>Sesi mentoring</h1>
      {outcome && (
        <Banner tone={'done' in outcome ? 'success' : 'error'} focusOnMount>
          {'done' in outcome ? outcome.done : outcome.refused}
        </Banner>
      )}
      <section className={css.section}>
        <h2>Laporan yang menunggu</h2>
        {cases.length === 0 && <p>Tidak ada laporan. Uang hanya berpindah kalau kamu memutuskan.</p>}
        {cases.map((one) => (
          <Card as="article" key={one.id} className={css.section}>
            <h3>
              {kinds[one.kind]}: {one.customerName || 'akun yang sudah ditutup'} dan {one.mentorName}
            </h3>
            <p className={css.about}>
              Sesi {one.startAt ? formatDateTime(one.startAt) : 'tanpa waktu'}, dilaporkan{' '}
              {formatDateTime(one.createdAt)}, dibayar {formatRupiah(one.total)}.{' '}
              <Link to={`/admin/orders/${one.orderId}`}>Buka pesanan</Link>
            </p>
            <p className={css.words}>{one.words}</p>
            <Form method="post" className={css.form}>
              <input type="hidden" name="intent" value="decide" />
              <input type="hidden" name="caseId" value={one.id} />
              <SelectField label="Yang terjadi" name="outcome" options={outcomes} />
              <TextField
                label="Dana kembali (rupiah)"
                name="refundAmount"
                inputMode="numeric"
                defaultValue={0}
              />
              <TextField label="Alasan, dibaca kedua pihak" name="decision" maxLength={500} />
              <Button type="submit">Putuskan</Button>
            </Form>
          </Card>
        ))}
      </section>
      <section className={css.section}>
        <h2>Sesi yang berjalan</h2>
        <Tabs
          label="Keadaan sesi"
          items={sessionStates.map(({ id, label }) => ({
            to: `/admin/sessions?state=${id}`,
            label,
            current: id === state,
          }))}
        />
        {sessions.length === 0 && <p>Tidak ada sesi di sini.</p>}
        <ul className={css.invited}>
          {sessions.map((session) => (
            <li key={session.id}>
              <Link to={`/admin/orders/${session.orderId}`}>
                {session.customerName || 'akun yang sudah ditutup'} dan {session.mentorName}
              </Link>{' '}
              <span className={css.about}>
                {session.startAt
                  ? zonedSpan(session.startAt, session.hours * 60, HOME_ZONE)
                  : `berlaku sampai ${formatDateTime(session.expiresAt)}`}
                , {ageWords(session.startAt ?? session.expiresAt, now)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.section}>
        <h2>Undang mentor</h2>
        <Form method="post" className={css.form}>
          <input type="hidden" name="intent" value="invite" />
          <TextField
            label="ID mentor"
            name="mentorId"
            hint="Tautan ke ruang mentor dikirim ke email mentor ini."
          />
          <Button type="submit" variant="secondary">
            Kirim undangan
          </Button>
        </Form>
        <ul className={css.invited}>
          {invited.map(({ mentorId, name, invitedAt, joinedAt, needsLook, draft }) => (
            <li key={mentorId}>
              <Link to={`/admin/mentors/${mentorId}`}>{name}</Link>:{' '}
              {joinedAt
                ? `bergabung ${formatDate(joinedAt)}`
                : `diundang ${invitedAt ? formatDate(invitedAt) : ''}`}
              {draft && (
                <details>
                  <summary>Perubahan profil menunggu dilihat</summary>
                  <pre className={css.words}>{draftWords(draft)}</pre>
                </details>
              )}
              <Form method="post" className={css.buttons}>
                <input type="hidden" name="mentorId" value={mentorId} />
                {draft && (
                  <>
                    <Button type="submit" name="intent" value="show" size="sm">
                      Tampilkan
                    </Button>
                    <Button type="submit" name="intent" value="forget" size="sm" variant="secondary">
                      Tolak
                    </Button>
                  </>
                )}
                <Button
                  type="submit"
                  name="intent"
                  value={needsLook ? 'no-look' : 'look'}
                  size="sm"
                  variant="ghost"
                >
                  {needsLook ? 'Tampilkan perubahan langsung' : 'Lihat dulu sebelum tampil'}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const HOUR_MS = 3_600_000;

/** How far away a moment is, or how long ago. */
function ageWords(moment: Date, now: Date): string {
  const hours = Math.round((moment.getTime() - now.getTime()) / HOUR_MS);
  const words = Math.abs(hours) < 48 ? `${Math.abs(hours)} jam` : `${Math.round(Math.abs(hours) / 24)} hari`;
  return hours >= 0 ? `${words} lagi` : `${words} yang lalu`;
}

/** One line for each field, as it would be shown. */
function draftWords(draft: Record<string, unknown>): string {
  return Object.entries(draft)
    .map(
      ([name, value]) =>
        `${name}: ${Array.isArray(value) ? value.join(', ') : typeof value === 'string' || typeof value === 'number' ? value : '–'}`,
    )
    .join('\n');
}
