import { useState } from 'react';
import { Form, Link, useRevalidator } from 'react-router';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconFingerprint,
  IconLock,
  IconMail,
  IconShieldCheck,
} from '@tabler/icons-react';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { Card } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type { CvReading } from '../list-cv-readings.server.ts';
import type { Device } from '../devices.server.ts';
import type { PasskeySummary } from '../passkeys.server.ts';
import css from './security-page.module.css';

interface SecurityPageProps {
  /** Somebody who works here must set up a second factor first. */
  needed: boolean;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  hasAuthenticator: boolean;
  passkeys: PasskeySummary[];
  devices: Device[];
  /** When somebody of ours opened a CV. */
  cvReadings: CvReading[];
  /** Who is here proved so within the last minutes. */
  proved: boolean;
  /** What came of the form that was sent. */
  outcome: { said: string; isRefused?: boolean } | null;
}

/** So many are in sight; the button that ends them all stays near. */
const SEEN_DEVICES = 5;

/** Everything that opens the account, and how to take it back. */
export function SecurityPage(props: SecurityPageProps) {
  const { needed, outcome, email, emailVerified, hasPassword, hasAuthenticator, passkeys, devices, proved } =
    props;
  return (
    <div className={css.page}>
      {needed && (
        <Banner tone="warning" title="Amankan dulu akunmu" focusOnMount>
          Sebagai admin atau reviewer, kamu perlu verifikasi dua langkah atau passkey sebelum mulai bekerja.
          Pilih salah satu di bawah ini, lalu kembali ke halaman tadi.
        </Banner>
      )}
      {outcome && (
        <Banner key={outcome.said} tone={outcome.isRefused ? 'error' : 'success'} focusOnMount>
          {outcome.said}
        </Banner>
      )}
      <Card as="section" aria-labelledby="basics" className={css.card}>
        <h2 id="basics" className={css.heading}>
          Email dan password
        </h2>
        <div className={css.row}>
          <IconMail size={22} aria-hidden />
          <p className={css.words}>
            <strong>
              <MailAddress address={email} />
            </strong>
            {emailVerified ? (
              <Badge tone="success">Terverifikasi</Badge>
            ) : (
              <small>Belum diverifikasi. Buka tautan di email yang kami kirim.</small>
            )}
          </p>
          {!emailVerified && (
            <Form method="post">
              <Button type="submit" name="intent" value="verify-email" variant="secondary" size="sm">
                Kirim ulang tautan
              </Button>
            </Form>
          )}
        </div>
        <div className={css.row}>
          <IconLock size={22} aria-hidden />
          <p className={css.words}>
            <strong>Password</strong>
            <small>
              {hasPassword ? 'Mengubahnya mengeluarkan semua perangkat lain.' : 'Kamu masuk dengan Google.'}
            </small>
          </p>
          <LinkButton to="/app/profile/change-password" variant="secondary" size="sm">
            {hasPassword ? 'Ubah' : 'Buat'}
          </LinkButton>
        </div>
      </Card>
      <Card as="section" aria-labelledby="factors" className={css.card}>
        <h2 id="factors" className={css.heading}>
          Verifikasi dua langkah
        </h2>
        <p className={css.lead}>
          Dengan salah satu dari ini, orang yang tahu <span className="unbroken">password-mu</span> tetap
          tidak bisa masuk.
        </p>
        <div className={css.row}>
          <IconShieldCheck size={22} aria-hidden />
          <p className={css.words}>
            <strong>Aplikasi autentikator</strong>
            {hasAuthenticator ? (
              <Badge tone="success">Aktif</Badge>
            ) : (
              <small>Kode 6 angka dari ponselmu.</small>
            )}
          </p>
          {hasAuthenticator ? (
            <LinkButton to="/app/profile/security/authenticator" variant="secondary" size="sm">
              Kode pemulihan
            </LinkButton>
          ) : (
            <LinkButton to="/app/profile/security/authenticator" variant="secondary" size="sm">
              Aktifkan
            </LinkButton>
          )}
          {hasAuthenticator && (
            <Form method="post">
              <ConfirmedSubmit
                intent="remove-authenticator"
                label="Matikan"
                variant="secondary"
                size="sm"
                title="Matikan aplikasi autentikator?"
                confirmLabel="Matikan"
              >
                Kode dari aplikasinya dan kode pemulihanmu tidak berlaku lagi. Untuk memakainya lagi, kamu
                menyambungkannya dari awal.
              </ConfirmedSubmit>
            </Form>
          )}
        </div>
        {passkeys.map(({ id, name, createdAt }) => (
          <div key={id} className={css.row}>
            <IconFingerprint size={22} aria-hidden />
            <p className={css.words}>
              <strong>{name ?? 'Passkey'}</strong>
              <small>Passkey, dibuat {formatDate(createdAt)}</small>
            </p>
            <Form method="post">
              <ConfirmedSubmit
                intent="remove-passkey"
                label="Hapus"
                name={`Hapus passkey ${name ?? ''}`}
                variant="secondary"
                size="sm"
                fields={{ id }}
                title="Hapus passkey ini?"
                confirmLabel="Hapus passkey"
              >
                {name ?? 'Passkey'} tidak bisa dipakai lagi untuk masuk.
              </ConfirmedSubmit>
            </Form>
          </div>
        ))}
        <NewPasskey proved={proved} />
      </Card>
      <Card as="section" aria-labelledby="devices" className={css.card}>
        <h2 id="devices" className={css.heading}>
          Perangkat
        </h2>
        <p className={css.lead}>Di sini akunmu sedang terbuka. Ada yang tidak kamu kenali? Keluarkan.</p>
        <DeviceList devices={devices.slice(0, SEEN_DEVICES)} />
        {devices.length > SEEN_DEVICES && (
          <details className={css.more}>
            <summary>Lihat {devices.length - SEEN_DEVICES} perangkat lain</summary>
            <DeviceList devices={devices.slice(SEEN_DEVICES)} />
          </details>
        )}
        <Form method="post">
          <Button type="submit" name="intent" value="end-all" variant="danger" full>
            Keluar dari semua perangkat
          </Button>
        </Form>
        <p className={css.lead}>Perangkat ini dan semua token API ikut dikeluarkan.</p>
      </Card>
      {props.cvReadings.length > 0 && (
        <Card as="section" aria-labelledby="readings" className={css.card}>
          <h2 id="readings" className={css.heading}>
            <span className="unbroken">CV-mu</span> dibuka tim kami
          </h2>
          <ul className={css.list}>
            {props.cvReadings.map(({ id, at, cvName, reason }) => (
              <li key={id}>
                <strong>{cvName}</strong>, {formatDateTime(at)}: {reason}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function DeviceList({ devices }: { devices: Device[] }) {
  return (
    <ul className={css.card}>
      {devices.map((device) => (
        <DeviceRow key={device.id} {...device} />
      ))}
    </ul>
  );
}

function DeviceRow({ id, name, signedInAt, seenAt, isThis }: Device) {
  const Icon = /Android|iPhone/.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={css.row}>
      <Icon size={22} aria-hidden />
      <p className={css.words}>
        <strong>{name}</strong>
        <small>
          Masuk {formatDateTime(signedInAt)} · terakhir dipakai {formatDate(seenAt)}
        </small>
      </p>
      {isThis ? (
        <Badge tone="info">Perangkat ini</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end-device"
            variant="secondary"
            size="sm"
            aria-label={`Keluarkan ${name}`}
          >
            Keluarkan
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Browsers make passkeys only by script; where there is none, this is not shown. */
function NewPasskey({ proved }: { proved: boolean }) {
  const [state, setState] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false });
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  if (hydrated && !('PublicKeyCredential' in globalThis)) return null;
  if (!proved)
    return (
      <p className={cx(css.lead, 'needs-script')}>
        Mau menambah passkey? <Link to="/app/profile/confirm">Konfirmasi dulu bahwa ini kamu</Link>.
      </p>
    );
  const make = async (name: string) => {
    setState({ busy: true });
    const { makePasskey } = await import('../request-passkey.ts');
    const error = (await makePasskey(name)) ?? undefined;
    setState({ busy: false, error });
    if (error === undefined) void revalidate();
  };
  return (
    <form
      className={cx(css.new, 'needs-script')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        void make((typeof name === 'string' && name.trim()) || 'Passkey');
      }}
    >
      <TextField
        label="Nama passkey baru"
        name="name"
        hint="Sidik jari, wajah, atau PIN perangkatmu. Misalnya: Ponsel Rani."
        maxLength={60}
        error={state.error}
      />
      <Button type="submit" variant="secondary" loading={state.busy}>
        Tambah passkey
      </Button>
    </form>
  );
}
