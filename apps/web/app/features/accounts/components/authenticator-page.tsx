import { Form, Link, useNavigation } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import type { AuthenticatorSetup } from '../authenticator.server.ts';
import { CodeField } from './code-field.tsx';
import css from './security-page.module.css';

interface AuthenticatorPageProps {
  isOn: boolean;
  hasPassword: boolean;
  /** Recovery codes that were not used yet. */
  codesLeft: number;
  setup: AuthenticatorSetup | null;
  /** For recovery, shown this once. */
  codes: string[] | null;
  error: string | null;
}

/** Switching the second step on: a secret for the app, its first code, and the codes for a lost phone. */
export function AuthenticatorPage(props: AuthenticatorPageProps) {
  const { isOn, hasPassword, setup, codes, error } = props;
  const busy = useNavigation().state !== 'idle';
  if (codes) return <RecoveryCodes codes={codes} />;
  if (isOn) return <RenewCodes {...props} busy={busy} />;
  if (setup) return <FirstCode setup={setup} error={error} busy={busy} />;
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby="begin">
      <h2 id="begin" className={css.heading}>
        Siapkan aplikasinya
      </h2>
      <p>
        Setelah password, kamu akan diminta kode 6 angka yang berganti setiap 30 detik. Kodenya dibuat oleh
        aplikasi di ponselmu, misalnya Google Authenticator, Microsoft Authenticator, atau Aegis. Tidak perlu
        internet.
      </p>
      <Form method="post" noValidate className={css.card}>
        <input type="hidden" name="intent" value="begin" />
        <OwnPassword hasPassword={hasPassword} error={error} />
        <Button type="submit" size="lg" loading={busy}>
          Lanjut
        </Button>
      </Form>
    </Card>
  );
}

/** Asks for the password of an account that has one. */
function OwnPassword({ hasPassword, error }: Pick<AuthenticatorPageProps, 'hasPassword' | 'error'>) {
  if (!hasPassword) return error && <Banner tone="error">{error}</Banner>;
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      error={error ?? undefined}
      required
    />
  );
}

type RenewCodesProps = Pick<AuthenticatorPageProps, 'hasPassword' | 'codesLeft' | 'error'> & {
  busy: boolean;
};

/** What there is to do once it is on: new recovery codes, before the last one is used or when somebody has seen them. */
function RenewCodes({ hasPassword, codesLeft, error, busy }: RenewCodesProps) {
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby="renew">
      <Banner tone={codesLeft > 2 ? 'success' : 'warning'} title="Verifikasi dua langkah aktif">
        {codesLeft === 0
          ? 'Kode pemulihanmu sudah habis. Buat yang baru supaya kamu tetap bisa masuk kalau ponselmu hilang.'
          : `Masih ada ${codesLeft} kode pemulihan yang belum dipakai.`}
      </Banner>
      <h2 id="renew" className={css.heading}>
        Buat kode pemulihan baru
      </h2>
      <p>Kode lama langsung tidak berlaku. Simpan yang baru di tempat aman: hanya ditampilkan sekali.</p>
      <Form method="post" noValidate className={css.card}>
        <input type="hidden" name="intent" value="renew" />
        <OwnPassword hasPassword={hasPassword} error={error} />
        <Button type="submit" loading={busy}>
          Buat kode baru
        </Button>
      </Form>
      <Link to="/app/profile/security">Kembali ke Keamanan</Link>
    </Card>
  );
}

interface FirstCodeProps {
  setup: AuthenticatorSetup;
  error: string | null;
  busy: boolean;
}

function FirstCode({ setup, error, busy }: FirstCodeProps) {
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby="scan">
      <h2 id="scan" className={css.heading}>
        Pindai dengan aplikasi
      </h2>
      <div className={css.scan}>
        <img
          src={`data:image/svg+xml;base64,${btoa(setup.picture)}`}
          alt="Kode QR untuk aplikasi autentikator"
          width={200}
          height={200}
          className={css.qr}
        />
        <div>
          <p>Tidak bisa memindai? Ketik kunci ini di aplikasi:</p>
          <p className={css.secret}>
            <code>{setup.secret}</code>
          </p>
          <p>
            <a href={setup.uri}>Buka di aplikasi pada perangkat ini</a>
          </p>
        </div>
      </div>
      <Form method="post" noValidate className={css.card}>
        <input type="hidden" name="intent" value="finish" />
        <input type="hidden" name="uri" value={setup.uri} />
        <CodeField error={error ?? undefined} appOnly />
        <Button type="submit" size="lg" loading={busy}>
          Aktifkan
        </Button>
      </Form>
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby="codes">
      <Banner tone="success" title="Verifikasi dua langkah aktif" focusOnMount>
        Mulai sekarang, password saja tidak cukup untuk masuk.
      </Banner>
      <h2 id="codes" className={css.heading}>
        Simpan kode pemulihanmu
      </h2>
      <p>
        Kalau ponselmu hilang, kode-kode ini satu-satunya jalan masuk. Setiap kode hanya bisa dipakai sekali.
        Simpan di tempat aman: kode ini tidak ditampilkan lagi.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton to="/app/profile/security" size="lg">
        Sudah kusimpan
      </LinkButton>
    </Card>
  );
}
