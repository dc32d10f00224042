import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { statuses } from '~/features/accounts/public.ts';
import { outcomeWords } from '~/features/bookings/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { FieldErrors } from '~/services/form.ts';
import { roleWords } from '../role-words.ts';
import type { Person } from './load-person.server.ts';
import css from './person-page.module.css';

interface PersonPageProps {
  person: Person;
  isSelf: boolean;
  saved: boolean;
  outcome: { done: string } | { refused: string } | { errors: FieldErrors } | undefined;
}

/** A person as an operator needs them: what they have and did, what was done for them, and what can be done. */
export function PersonPage({ person, isSelf, saved, outcome }: PersonPageProps) {
  const errors = outcome && 'errors' in outcome ? outcome.errors : {};
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{person.name}</h1>
        <Badge tone="info">{roleWords[person.role]}</Badge>
        {person.suspendedAt && <Badge tone="error">Ditangguhkan</Badge>}
      </header>
      <p className={css.address}>
        {person.email}
        {!person.emailVerified && ' (belum diverifikasi)'}
      </p>
      {saved && !outcome && <Banner tone="success">Perubahan disimpan.</Banner>}
      {outcome && 'done' in outcome && (
        <Banner tone="success" focusOnMount>
          {outcome.done}
        </Banner>
      )}
      {outcome && 'refused' in outcome && (
        <Banner tone="error" focusOnMount>
          {outcome.refused}
        </Banner>
      )}
      {person.suspendedAt && (
        <Banner tone="warning">
          Ditangguhkan {formatDateTime(person.suspendedAt)}: {person.suspendedReason}
        </Banner>
      )}
      <div className={css.columns}>
        <div>
          <Facts person={person} />
          <History person={person} />
        </div>
        <div>
          <Actions person={person} isSelf={isSelf} errors={errors} />
          <Notes person={person} errors={errors} />
        </div>
      </div>
      <LinkButton to="/admin/users" variant="secondary">
        Kembali
      </LinkButton>
    </>
  );
}

function Facts({ person: { profile, phone, createdAt, signedIn, hasSecondFactor } }: { person: Person }) {
  const facts: [string, string | null | undefined][] = [
    ['Terdaftar', formatDate(createdAt)],
    ['Telepon', phone],
    ['Status', profile?.status && statuses[profile.status]],
    ['Domisili', profile?.domicile],
    ['Pendidikan', profile?.education],
    ['Kampus atau sekolah', profile?.college],
    ['Perangkat yang masuk', String(signedIn)],
    ['Verifikasi dua langkah', hasSecondFactor ? 'aktif' : 'tidak aktif'],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function History({ person }: { person: Person }) {
  const { orders, uses, cvs, checks, reviews, sessions, ratings, mails, audits } = person;
  const none = Object.entries({
    pesanan: orders,
    'sesi mentoring': sessions,
    'penggunaan ATS Checker': uses,
    CV: cvs,
    'cek ATS': checks,
    'CV Review': reviews,
    'ulasan untuk mentor': ratings,
    email: mails,
  }).flatMap(([title, list]) => (list.length === 0 ? [title] : []));
  const orderLink = (orderId: string, text: string) => <Link to={`/admin/orders/${orderId}`}>{text}</Link>;
  return (
    <>
      <Part title="Pesanan">
        {orders.map(({ id, name, total, status, createdAt }) => (
          <li key={id}>
            {orderLink(id, name)} <span>{formatRupiah(total)}</span>
            <span>
              {status}, {formatDate(createdAt)}
            </span>
          </li>
        ))}
      </Part>
      <Part title="Sesi mentoring">
        {sessions.map(({ orderId, mentorName, startAt, expiresAt, outcome }) => (
          <li key={orderId}>
            {orderLink(orderId, mentorName ?? 'Mentor')}
            <span>{startAt ? formatDateTime(startAt) : `berlaku sampai ${formatDate(expiresAt)}`}</span>
            <span>{outcome ? outcomeWords[outcome] : 'Berjalan'}</span>
          </li>
        ))}
      </Part>
      <Part title="Penggunaan ATS Checker">
        {uses.map(({ orderId, productName, usesGranted, usesLeft, revoked }) => (
          <li key={orderId}>
            {orderLink(orderId, productName)}
            <span>
              sisa {usesLeft} dari {usesGranted}
              {revoked && ', ditarik'}
            </span>
          </li>
        ))}
      </Part>
      <Part title="CV">
        {cvs.map(({ id, name, updatedAt }) => (
          <li key={id}>
            <span className={css.name}>{name}</span> <span>diubah {formatDate(updatedAt)}</span>
            <details>
              <summary>Buka CV ini</summary>
              <Form
                method="post"
                action={`/admin/users/${encodeURIComponent(person.id)}/cv/${id}`}
                reloadDocument
                className={css.form}
              >
                <TextField
                  label="Alasan"
                  name="reason"
                  required
                  minLength={10}
                  maxLength={300}
                  hint="Dicatat, dikirim ke pemiliknya, dan tampil di halaman Keamanan miliknya."
                />
                <Button type="submit" variant="secondary" size="sm">
                  Unduh PDF
                </Button>
              </Form>
            </details>
          </li>
        ))}
      </Part>
      <Part title="Cek ATS">
        {checks.map(({ id, name, createdAt, status }) => (
          <li key={id}>
            <span className={css.name}>{name}</span>
            <span>
              {checkWords[status]}, {formatDate(createdAt)}
            </span>
          </li>
        ))}
      </Part>
      <Part title="CV Review">
        {reviews.map(({ orderId, cvName, dueAt, deliveredAt }) => (
          <li key={orderId}>
            {orderLink(orderId, cvName)}
            <span>
              {deliveredAt ? `dikirim ${formatDate(deliveredAt)}` : `tenggat ${formatDateTime(dueAt)}`}
            </span>
          </li>
        ))}
      </Part>
      <Part title="Ulasan untuk mentor">
        {ratings.map(({ orderId, rating, review }) => (
          <li key={orderId}>
            {orderLink(orderId, `${rating} bintang`)} <span>{review}</span>
          </li>
        ))}
      </Part>
      <Part title="Email">
        {mails.map(({ id, subject, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/mails/${id}`}>{subject}</Link> <span>{formatDateTime(createdAt)}</span>
          </li>
        ))}
      </Part>
      <Part title="Yang dilakukan tim">
        {audits.map(({ id, by, sentence, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/audit/${id}`}>
              {by} {sentence}
            </Link>
            <span>{formatDateTime(createdAt)}</span>
          </li>
        ))}
      </Part>
      {none.length > 0 && <p className={css.none}>Belum ada {none.join(', ')}.</p>}
    </>
  );
}

const checkWords = { processing: 'berjalan', done: 'selesai', failed: 'gagal' } as const;

function Notes({ person: { notes }, errors }: { person: Person; errors: FieldErrors }) {
  return (
    <section className={css.part}>
      <h2>Catatan dukungan</h2>
      <Form method="post" className={css.form}>
        <TextArea
          label="Catatan baru"
          name="note"
          rows={3}
          maxLength={2000}
          error={errors['note']}
          hint="Ikut dalam unduhan data kalau pemilik akun memintanya."
        />
        <Button type="submit" name="intent" value="note" variant="secondary">
          Simpan catatan
        </Button>
      </Form>
      <ul>
        {notes.map(({ id, text, actorEmail, createdAt }) => (
          <li key={id}>
            <p className={css.words}>{text}</p>
            <span>
              {actorEmail}, {formatDateTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActionsProps {
  person: Person;
  isSelf: boolean;
  errors: FieldErrors;
}

function Actions({ person, isSelf, errors }: ActionsProps) {
  const busy = useNavigation().state !== 'idle';
  const { id, role, emailVerified, suspendedAt, signedIn } = person;
  const action = (title: string, names: string[], children: ReactNode) => (
    <details className={css.action} open={names.some((name) => errors[name]) || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
  return (
    <section aria-label="Tindakan">
      <Form method="post" className={css.role}>
        <SelectField
          key={role}
          label="Peran"
          name="role"
          options={Object.entries(roleWords).map(([value, label]) => ({ value, label }))}
          defaultValue={role}
          hint="Reviewer mengerjakan CV Review. Admin bisa mengubah semua yang ada di panel ini."
          error={errors['role']}
        />
        <Button type="submit" name="intent" value="role" loading={busy}>
          Simpan
        </Button>
      </Form>
      <Form method="post" className={css.buttons}>
        {!emailVerified && (
          <Button type="submit" name="intent" value="verification" variant="secondary">
            Kirim ulang verifikasi
          </Button>
        )}
        {signedIn > 0 && (
          <Button type="submit" name="intent" value="end-sessions" variant="secondary">
            Keluarkan semua perangkat
          </Button>
        )}
        {suspendedAt && (
          <Button type="submit" name="intent" value="unsuspend" variant="secondary">
            Aktifkan lagi
          </Button>
        )}
      </Form>
      {action(
        'Beri penggunaan ATS Checker',
        ['uses', 'usesReason'],
        <Form method="post" className={css.form} noValidate>
          <TextField label="Jumlah" name="uses" type="number" defaultValue={1} error={errors['uses']} />
          <TextField label="Alasan" name="usesReason" error={errors['usesReason']} />
          <Button type="submit" name="intent" value="uses" loading={busy}>
            Beri penggunaan
          </Button>
        </Form>,
      )}
      {!suspendedAt &&
        !isSelf &&
        role !== 'admin' &&
        action(
          'Tangguhkan akun',
          ['suspendReason'],
          <Form method="post" className={css.form} noValidate>
            <TextField
              label="Alasan, dikirim ke pemiliknya"
              name="suspendReason"
              maxLength={300}
              error={errors['suspendReason']}
            />
            <Button type="submit" name="intent" value="suspend" loading={busy}>
              Tangguhkan
            </Button>
          </Form>,
        )}
      {action(
        'Unduh data atas permintaan',
        [],
        <Form
          method="post"
          action={`/admin/users/${encodeURIComponent(id)}/data`}
          reloadDocument
          className={css.form}
        >
          <TextField
            label="Permintaan"
            name="reason"
            required
            minLength={10}
            maxLength={300}
            hint="Misalnya: diminta lewat email 21 November."
          />
          <Button type="submit" variant="secondary">
            Unduh ZIP
          </Button>
        </Form>,
      )}
      {!isSelf &&
        role !== 'admin' &&
        action(
          'Hapus akun atas permintaan',
          ['address', 'deleteReason'],
          <Form method="post" className={css.form} noValidate>
            <p>Tidak bisa dikembalikan. Pesanan dan pembukuan tetap ada tanpa nama.</p>
            <TextField
              label="Tulis ulang alamat emailnya"
              name="address"
              autoComplete="off"
              error={errors['address']}
            />
            <TextField label="Permintaan" name="deleteReason" error={errors['deleteReason']} />
            <Button type="submit" name="intent" value="delete" loading={busy}>
              Hapus akun
            </Button>
          </Form>,
        )}
    </section>
  );
}
