import { Form, Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, type Outcome } from '../components/action-form.tsx';
import { SecondPress } from '../components/second-press.tsx';
import type { SessionDesk } from './load-session-desk.server.ts';
import css from './session-desk-page.module.css';

/** Invites mentors to their own desk, and shows what those who came want to change of their profile. */
export function InvitedMentors({ desk, outcome }: { desk: SessionDesk; outcome: Outcome }) {
  const { invited } = desk;
  return (
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
        {invited.map((one) => (
          <InvitedMentor key={one.mentorId} mentor={one} />
        ))}
      </ul>
      {desk.moreDesks && <p>Ini {invited.length} yang pertama. Cari namanya untuk melihat yang lain.</p>}
    </section>
  );
}

function InvitedMentor({ mentor }: { mentor: SessionDesk['invited'][number] }) {
  const { mentorId, name, invitedAt, joinedAt, needsLook, changes, photo, seen } = mentor;
  return (
    <li>
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
        <input type="hidden" name="seen" value={seen} />
        {(changes.length > 0 || photo) && (
          <>
            <Button type="submit" name="intent" value="show" size="sm">
              Tampilkan
            </Button>
            <SecondPress title="Tolak?" intent="forget" submit="Ya, tolak perubahan">
              Perubahan yang ditulis mentor dihapus. Profilnya tetap seperti yang tampil sekarang.
            </SecondPress>
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
  );
}
