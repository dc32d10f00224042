import { PressField } from '~/ui/forms/press-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { statuses } from '~/features/accounts/public.ts';
import { outcomeWords } from '~/features/bookings/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, Folded, FoldedForm, type Outcome } from '../components/action-form.tsx';
import detail from '../components/detail-page.module.css';
import { DetailPage, Facts } from '../components/detail-page.tsx';
import { SecondPress } from '../components/second-press.tsx';
import { roleWords } from '../role-words.ts';
import type { Person } from './load-person.server.ts';
import { SHOWN } from './shown.ts';
import css from './person-page.module.css';

interface PersonPageProps {
  person: Person;
  isSelf: boolean;
  saved: boolean;
  outcome: Outcome;
}

/** A person as an operator needs them: what they have and did, what was done for them, and what can be done. */
export function PersonPage({ person, isSelf, saved, outcome }: PersonPageProps) {
  const { name, role, email, emailVerified, suspendedAt, suspendedReason } = person;
  return (
    <DetailPage
      title={name}
      badges={
        <>
          <Badge tone="info">{roleWords[role]}</Badge>
          {suspendedAt && <Badge tone="error">Ditangguhkan</Badge>}
        </>
      }
      about={emailVerified ? email : `${email} (belum diverifikasi)`}
      outcome={outcome}
      notice={
        <>
          {saved && !outcome && <Banner tone="success">Perubahan disimpan.</Banner>}
          {suspendedAt && (
            <Banner tone="warning">
              Ditangguhkan {formatDateTime(suspendedAt)}: {suspendedReason}
            </Banner>
          )}
        </>
      }
      main={<PersonFacts person={person} />}
      side={
        <>
          <Actions person={person} isSelf={isSelf} outcome={outcome} />
          <Notes person={person} outcome={outcome} />
        </>
      }
      history={
        <section aria-label="Riwayat">
          <History person={person} />
        </section>
      }
      back="/admin/users"
    />
  );
}

function PersonFacts({
  person: { profile, phone, createdAt, signedIn, hasSecondFactor },
}: {
  person: Person;
}) {
  return (
    <Facts
      facts={[
        { label: 'Terdaftar', value: formatDate(createdAt) },
        { label: 'Telepon', value: phone },
        { label: 'Status', value: profile?.status && statuses[profile.status] },
        { label: 'Domisili', value: profile?.domicile },
        { label: 'Pendidikan', value: profile?.education },
        { label: 'Kampus atau sekolah', value: profile?.college },
        { label: 'Perangkat yang masuk', value: String(signedIn) },
        { label: 'Verifikasi dua langkah', value: hasSecondFactor ? 'aktif' : 'tidak aktif' },
      ]}
    />
  );
}

interface PartProps {
  title: string;
  /** The list in which all of them stand. */
  all?: string;
  children: ReactNode[];
}

/** The newest of a kind; where there may be more, it says so. */
function Part({ title, all, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ul>{children}</ul>
      {children.length === SHOWN && (
        <p className={css.more}>
          {SHOWN} terbaru. {all && <Link to={all}>Lihat semua {title.toLowerCase()}</Link>}
        </p>
      )}
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
  const words = new URLSearchParams({ q: person.email }).toString();
  const orderLink = (orderId: string, text: string) => <Link to={`/admin/orders/${orderId}`}>{text}</Link>;
  return (
    <>
      <Part title="Pesanan" all={`/admin/orders?${words}`}>
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
        {sessions.map(({ orderId, mentorName, outcome, outcomeAt, ...time }) => (
          <li key={orderId}>
            {orderLink(orderId, mentorName ?? 'Mentor')}
            <span>{sessionTime({ ...time, outcomeAt })}</span>
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
                className={detail.form}
              >
                <TextField
                  label="Alasan"
                  name="reason"
                  required
                  {...tenLetters}
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
      <Part title="Email" all={`/admin/mails?${words}`}>
        {mails.map(({ id, subject, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/mails/${id}`}>{subject}</Link> <span>{formatDateTime(createdAt)}</span>
          </li>
        ))}
      </Part>
      <Part title="Yang dilakukan tim" all={`/admin/audit?${new URLSearchParams({ q: person.id })}`}>
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

/** A session without a time is over when somebody said so. */
function sessionTime({
  startAt,
  outcomeAt,
  expiresAt,
}: Pick<Person['sessions'][number], 'startAt' | 'outcomeAt' | 'expiresAt'>): string {
  if (startAt) return formatDateTime(startAt);
  return outcomeAt ? `ditandai ${formatDate(outcomeAt)}` : `berlaku sampai ${formatDate(expiresAt)}`;
}

/** A download leaves no page on which a refusal could stand: the browser itself refuses ten spaces, as the server does. */
const tenLetters = { pattern: String.raw`\s*\S[\s\S]{8,}\S\s*`, title: 'Minimal 10 karakter' };

const checkWords = { processing: 'berjalan', done: 'selesai', failed: 'gagal' } as const;

function Notes({ person: { notes }, outcome }: Pick<PersonPageProps, 'person' | 'outcome'>) {
  return (
    <section className={css.part}>
      <h2>Catatan dukungan</h2>
      <ActionForm
        key={notes.length}
        intent="note"
        submit="Simpan catatan"
        variant="secondary"
        outcome={outcome}
      >
        {(errors) => (
          <TextArea
            label="Catatan baru"
            name="note"
            rows={3}
            maxLength={2000}
            error={errors['note']}
            hint="Ikut dalam unduhan data kalau pemilik akun memintanya."
          />
        )}
      </ActionForm>
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

function Actions({ person, isSelf, outcome }: Omit<PersonPageProps, 'saved'>) {
  const { id, role, emailVerified, suspendedAt, signedIn } = person;
  const canGo = !isSelf && role !== 'admin';
  return (
    <section aria-label="Tindakan">
      {(!emailVerified || signedIn > 0 || suspendedAt) && (
        <Form method="post" className={css.buttons}>
          <PressField />
          {!emailVerified && (
            <Button type="submit" name="intent" value="verification" variant="secondary">
              Kirim ulang verifikasi
            </Button>
          )}
          {signedIn > 0 && (
            <SecondPress
              title="Keluarkan semua perangkat?"
              intent="end-sessions"
              submit="Ya, keluarkan semua perangkat"
            >
              Orang ini harus masuk lagi di setiap perangkat.
            </SecondPress>
          )}
          {suspendedAt && (
            <Button type="submit" name="intent" value="unsuspend" variant="secondary">
              Aktifkan lagi
            </Button>
          )}
        </Form>
      )}
      <FoldedForm
        title="Beri penggunaan ATS Checker"
        intent="uses"
        submit="Beri penggunaan"
        outcome={outcome}
        seen={person.lastDone}
      >
        {(errors) => (
          <>
            <TextField
              label="Jumlah"
              name="uses"
              inputMode="numeric"
              defaultValue={1}
              error={errors['uses']}
            />
            <TextField label="Alasan" name="usesReason" error={errors['usesReason']} />
          </>
        )}
      </FoldedForm>
      <FoldedForm title="Ubah peran" intent="role" submit="Simpan" outcome={outcome}>
        {(errors) => (
          <SelectField
            key={role}
            label="Peran"
            name="role"
            options={Object.entries(roleWords).map(([value, label]) => ({ value, label }))}
            defaultValue={role}
            hint="Reviewer mengerjakan CV Review. Admin bisa mengubah semua yang ada di panel ini."
            error={errors['role']}
          />
        )}
      </FoldedForm>
      {canGo && !suspendedAt && (
        <FoldedForm title="Tangguhkan akun" intent="suspend" submit="Tangguhkan" outcome={outcome}>
          {(errors) => (
            <TextField
              label="Alasan, dikirim ke pemiliknya"
              hint={role === 'mentor' ? 'Pesanan kepadanya yang belum dibayar ikut dibatalkan.' : undefined}
              name="suspendReason"
              maxLength={300}
              error={errors['suspendReason']}
            />
          )}
        </FoldedForm>
      )}
      <Folded title="Unduh data atas permintaan">
        <Form
          method="post"
          action={`/admin/users/${encodeURIComponent(id)}/data`}
          reloadDocument
          className={detail.form}
        >
          <TextField
            label="Permintaan"
            name="reason"
            required
            {...tenLetters}
            maxLength={300}
            hint="Misalnya: diminta lewat email 21 November."
          />
          <Button type="submit" variant="secondary">
            Unduh ZIP
          </Button>
        </Form>
      </Folded>
      {canGo && (
        <FoldedForm
          title="Hapus akun atas permintaan"
          intent="delete"
          submit="Hapus akun"
          variant="danger"
          outcome={outcome}
        >
          {(errors) => (
            <>
              <p>Tidak bisa dikembalikan. Pesanan dan pembukuan tetap ada tanpa nama.</p>
              <TextField
                label="Tulis ulang alamat emailnya"
                name="address"
                autoComplete="off"
                error={errors['address']}
              />
              <TextField label="Permintaan" name="deleteReason" error={errors['deleteReason']} />
            </>
          )}
        </FoldedForm>
      )}
    </section>
  );
}
