import { Form, Link } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, errorsOf, Folded, type Outcome } from '../components/action-form.tsx';
import css from './session-desk-page.module.css';
import { SessionRow } from './session-row.tsx';
import { sessionStates } from './session-states.ts';
import type { SessionDesk } from './load-session-desk.server.ts';
import { OutcomeBanner } from '../components/outcome-banner.tsx';

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

/** What a report says has happened, until the operator knows better; `isWhole` gives everything back. */
const claimed = {
  mentor_absent: { outcome: 'mentor_absent', isWhole: true },
  not_as_agreed: { outcome: 'held', isWhole: false },
  no_show_denied: { outcome: '', isWhole: false },
  first_session: { outcome: 'held', isWhole: true },
} as const;

interface SessionDeskPageProps {
  desk: SessionDesk;
  outcome: Outcome;
}

/** Reports about sessions, which an operator decides, the sessions that run, and invitations to the mentor's desk. */
export function SessionDeskPage({ desk, outcome }: SessionDeskPageProps) {
  const { state, search, cases, sessions, opened, invited } = desk;
  return (
    <div className={css.page}>
      <h1 className={css.title}>Sesi mentoring</h1>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} />}
      <section className={css.section}>
        <h2>Laporan yang menunggu</h2>
        {cases.length === 0 && <p>Tidak ada laporan. Uang hanya berpindah kalau kamu memutuskan.</p>}
        <div>
          {cases.map((one) => (
            <CaseCard key={one.id} one={one} outcome={outcome} />
          ))}
        </div>
        {desk.moreCases && (
          <p>Ini {cases.length} laporan tertua. Sisanya tampil setelah sebagian diputuskan.</p>
        )}
      </section>
      <section className={css.section} id="sesi">
        <h2>Sesi yang berjalan</h2>
        <Tabs
          label="Keadaan sesi"
          items={sessionStates.map(({ id, label }) => ({
            to: `/admin/sessions?state=${id}`,
            label,
            current: id === state,
          }))}
        />
        <Form className={css.search} role="search">
          <input type="hidden" name="state" value={state} />
          <TextField label="Cari nama mentee atau mentor" name="q" type="search" defaultValue={search} />
          <Button type="submit" variant="secondary">
            Cari
          </Button>
        </Form>
        {sessions.length > 0 && (
          <LinkButton
            to={`/admin/sessions/export.csv?${new URLSearchParams({ state, q: search })}`}
            reloadDocument
            variant="secondary"
            className={css.download}
            icon={<IconDownload size={18} aria-hidden />}
          >
            Unduh CSV
          </LinkButton>
        )}
        {opened && !sessions.some(({ id }) => id === opened.id) && (
          <ul className={css.sessions}>
            <SessionRow session={opened} desk={desk} outcome={outcome} />
          </ul>
        )}
        {sessions.length === 0 && <p>Tidak ada sesi di sini.</p>}
        <ul className={css.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} desk={desk} outcome={outcome} />
          ))}
        </ul>
        <Pager label="Halaman sesi" before={desk.before} after={desk.after} part="sesi" />
      </section>
      <section className={css.section}>
        <h2>Undang mentor</h2>
        <p className={css.about}>Tautan ke ruang mentor dikirim ke email mentor ini.</p>
        <ActionForm
          intent="invite"
          submit="Kirim undangan"
          variant="secondary"
          outcome={outcome}
          className={css.form}
        >
          {(errors) => <TextField label="Nama atau ID mentor" name="mentorId" error={errors['mentorId']} />}
        </ActionForm>
        {(desk.moreDesks || desk.desk) && (
          <Form className={css.search} role="search">
            <TextField
              label="Cari mentor yang sudah diundang"
              name="desk"
              type="search"
              defaultValue={desk.desk}
            />
            <Button type="submit" variant="secondary">
              Cari
            </Button>
          </Form>
        )}
        {invited.length === 0 && (
          <p>{desk.desk ? 'Tidak ada mentor dengan nama itu.' : 'Belum ada mentor yang diundang.'}</p>
        )}
        <ul className={css.invited}>
          {invited.map(({ mentorId, name, invitedAt, joinedAt, needsLook, changes, photo }) => (
            <li key={mentorId}>
              <p>
                <Link to={`/admin/mentors/${mentorId}`}>{name}</Link>:{' '}
                {joinedAt
                  ? `bergabung ${formatDate(joinedAt)}`
                  : `diundang ${invitedAt ? formatDate(invitedAt) : ''}`}
              </p>
              {(changes.length > 0 || photo) && (
                <details>
                  <summary>Perubahan profil menunggu dilihat</summary>
                  <dl className={css.changes}>
                    {changes.map(({ label, before, after }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd className={css.words}>
                          <del>{before}</del> <ins>{after}</ins>
                        </dd>
                      </div>
                    ))}
                    {photo && (
                      <div>
                        <dt>Foto</dt>
                        <dd>
                          <img src={photo} alt={`Foto baru ${name}`} width={120} height={120} />
                        </dd>
                      </div>
                    )}
                  </dl>
                </details>
              )}
              <Form method="post" className={css.buttons}>
                <input type="hidden" name="mentorId" value={mentorId} />
                {(changes.length > 0 || photo) && (
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
                  variant="secondary"
                >
                  {needsLook ? 'Tampilkan perubahan langsung' : 'Lihat dulu sebelum tampil'}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        {desk.moreDesks && <p>Ini {invited.length} yang pertama. Cari namanya untuk melihat yang lain.</p>}
      </section>
    </div>
  );
}

/** A report in one row; what it says and its decision are behind it. */
function CaseCard({ one, outcome }: { one: SessionDesk['cases'][number]; outcome: Outcome }) {
  const claim = claimed[one.kind];
  return (
    <article>
      <Folded
        open={errorsOf(one.id, outcome) !== undefined}
        title={
          <div className={css.who}>
            <h3>
              {kinds[one.kind]}: {one.customerName || 'akun yang sudah ditutup'} dan {one.mentorName}
            </h3>
            <span className={css.about}>
              dilaporkan {formatDateTime(one.createdAt)}, dibayar {formatRupiah(one.total)}
            </span>
          </div>
        }
      >
        <div className={css.case}>
          <p className={css.about}>
            Sesi {one.startAt ? formatDateTime(one.startAt) : 'tanpa waktu'}.{' '}
            <Link to={`/admin/orders/${one.orderId}`}>Buka pesanan</Link>
          </p>
          <p className={css.words}>{one.words}</p>
          <ActionForm intent="decide" name={one.id} submit="Putuskan" outcome={outcome} className={css.form}>
            {(errors) => (
              <>
                <input type="hidden" name="caseId" value={one.id} />
                <SelectField
                  label="Yang terjadi"
                  name="outcome"
                  options={outcomes}
                  placeholder="Pilih yang terjadi"
                  defaultValue={claim.outcome}
                  error={errors['outcome']}
                />
                <TextField
                  label="Dana kembali (rupiah)"
                  name="refundAmount"
                  inputMode="numeric"
                  defaultValue={claim.isWhole ? one.total : 0}
                  error={errors['refundAmount']}
                />
                <TextField
                  label="Atau voucher (rupiah)"
                  name="voucherAmount"
                  inputMode="numeric"
                  defaultValue={0}
                  error={errors['voucherAmount']}
                />
                <TextArea
                  label="Alasan, dibaca kedua pihak"
                  name="decision"
                  rows={2}
                  maxLength={500}
                  error={errors['decision']}
                />
                <CheckboxField name="keepsShare" label="Mentor tetap mendapat bagi hasilnya" />
              </>
            )}
          </ActionForm>
        </div>
      </Folded>
    </article>
  );
}
