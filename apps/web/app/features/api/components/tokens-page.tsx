import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { VerifyReminder } from '~/ui/forms/verify-reminder.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { TextField } from '~/ui/text-field.tsx';
import type { TokenSummary } from '../list-tokens.server.ts';
import { tokenDays, TOKEN_LIMIT, TOKEN_PREFIX, tokenScopes, USUAL_DAYS } from '../model.ts';
import css from './tokens-page.module.css';

interface TokensPageProps {
  tokens: TokenSummary[];
  email: string;
  /** Whether the address is verified, without which none is made. */
  verified: boolean;
  /** Who is here proved so within the last minutes. */
  proved: boolean;
  /** Just made; shown this once. */
  fresh: string | null;
  error: string | null;
}

const scopeWords: Record<string, string> = { read: 'baca', print: 'cetak' };

/** The keys of a person's programs: made, shown once, revoked. */
export function TokensPage({ tokens, email, verified, proved, fresh, error }: TokensPageProps) {
  const [revoking, setRevoking] = useState<TokenSummary | null>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fresh) form.current?.reset();
  }, [fresh]);

  const revoke = () => {
    if (revoking) void submit({ intent: 'revoke', id: revoking.id }, { method: 'post' });
    setRevoking(null);
  };
  return (
    <div className={css.page}>
      <p className={css.lead}>
        Dengan token, programmu bisa membaca CV lewat API. Satu kuota ATS Checker terpakai untuk setiap CV
        baru yang berhasil dibaca. Caranya ada di <Link to="/developers">halaman developer</Link>.
      </p>
      {fresh && <FreshToken key={fresh} token={fresh} />}
      <Card as="section" aria-labelledby="new-token">
        <h2 id="new-token" className={css.heading}>
          Buat token
        </h2>
        {!verified && <VerifyReminder email={email} why="Token dibuat setelah emailmu terverifikasi." />}
        {verified && !proved && (
          <p className={css.lead}>
            Sebelum token dibuat, kami minta <Link to="/app/profile/confirm">konfirmasi bahwa ini kamu</Link>.
          </p>
        )}
        <Form method="post" ref={form} className={css.form} noValidate>
          <TextField
            label="Nama"
            name="name"
            hint="Misalnya nama program yang memakainya."
            error={error ?? undefined}
            maxLength={60}
            required
          />
          <fieldset className={css.scopes}>
            <legend>Token ini boleh</legend>
            {Object.entries(tokenScopes).map(([scope, label]) => (
              <CheckboxField key={scope} name="scopes" value={scope} label={label} defaultChecked />
            ))}
          </fieldset>
          <SelectField
            label="Berlaku selama"
            name="days"
            defaultValue={String(USUAL_DAYS)}
            options={tokenDays.map((days) => ({ value: String(days), label: `${days} hari` }))}
          />
          <Button type="submit" name="intent" value="create" loading={busy} disabled={!verified}>
            Buat token
          </Button>
        </Form>
      </Card>
      <section aria-labelledby="tokens">
        <h2 id="tokens" className={css.heading}>
          Token aktif{' '}
          <span className={css.count}>
            {tokens.length} dari {TOKEN_LIMIT}
          </span>
        </h2>
        {tokens.length === 0 && <p className={css.lead}>Belum ada token.</p>}
        <ul className={css.tokens}>
          {tokens.map((token) => (
            <li key={token.id} className={css.token}>
              <IconKey size={22} aria-hidden />
              <div className={css.words}>
                <p className={css.name}>{token.name}</p>
                <p className={css.facts}>
                  <code>
                    {TOKEN_PREFIX}…{token.ending}
                  </code>{' '}
                  · {token.scopes.map((scope) => scopeWords[scope] ?? scope).join(', ')} · dibuat{' '}
                  {formatDate(token.createdAt)} · berlaku sampai {formatDate(token.endsAt)} ·{' '}
                  {token.lastUsedAt
                    ? `terakhir dipakai ${formatDateTime(token.lastUsedAt)}`
                    : 'belum pernah dipakai'}
                </p>
              </div>
              <Form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  setRevoking(token);
                }}
              >
                <input type="hidden" name="id" value={token.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="revoke"
                  variant="secondary"
                  size="sm"
                  aria-label={`Cabut ${token.name}`}
                >
                  Cabut
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        onConfirm={revoke}
        title={`Cabut token ${revoking?.name ?? ''}?`}
        confirmLabel="Ya, cabut"
      >
        Program yang memakainya langsung ditolak. Token yang sudah dicabut tidak bisa dipakai lagi.
      </ConfirmDialog>
    </div>
  );
}

function FreshToken({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <Banner tone="success" title="Token siap dipakai" focusOnMount>
      <p>Simpan sekarang. Token ini hanya ditampilkan sekali.</p>
      <p className={css.fresh}>
        <code>{token}</code>
        <Button
          size="sm"
          variant="secondary"
          icon={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? 'Tersalin' : 'Salin'}
        </Button>
      </p>
    </Banner>
  );
}
