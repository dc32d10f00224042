import { useState, type SubmitEvent } from 'react';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { ConfirmButton } from '~/ui/confirm-button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import { PASSWORD, type ShareFormInput } from '../links/model.ts';
import css from './share-fields.module.css';

interface SharePasswordProps {
  hasPassword: boolean;
  saving: boolean;
  change: (changes: ShareFormInput) => void;
}

/** Sets, changes or takes away the password of a shared CV. What it is cannot be shown again: only its hash is kept. */
export function SharePassword({ hasPassword, saving, change }: SharePasswordProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password.length < PASSWORD.min)
      return setError(`Password paling pendek ${PASSWORD.min} karakter`);
    setError(undefined);
    keepFocus(event.currentTarget);
    setOpen(false);
    change({ intent: 'password', password });
  };

  if (open)
    return (
      <form className={css.row} onSubmit={save} noValidate>
        <PasswordField
          label={hasPassword ? 'Password baru' : 'Password'}
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD.max}
          error={error}
          hint="Bagikan password ini terpisah dari tautannya."
          className={css.field}
        />
        <div className={css.pair}>
          <Button type="submit" loading={saving}>
            Simpan password
          </Button>
          <Button
            variant="ghost"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget.closest('form'));
              setOpen(false);
            }}
          >
            Batal
          </Button>
        </div>
      </form>
    );
  return (
    <div className={css.summary}>
      <div className={css.field}>
        <p className={css.title}>Password</p>
        <p className={css.hint}>
          {hasPassword
            ? 'Yang membuka tautan harus tahu password-nya.'
            : 'Belum ada; tautannya langsung terbuka.'}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<IconLock aria-hidden />}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget.closest(`.${css.summary}`));
          setOpen(true);
        }}
      >
        {hasPassword ? 'Ganti password' : 'Pakai password'}
      </Button>
      {hasPassword && (
        <ConfirmButton
          label="Hapus password"
          variant="ghost"
          size="sm"
          icon={<IconLockOpen aria-hidden />}
          title="Hapus password tautan ini?"
          confirmLabel="Hapus password"
          onConfirm={() => change({ intent: 'no-password' })}
        >
          Siapa pun yang punya tautannya langsung bisa melihat dan mengunduh CV ini.
        </ConfirmButton>
      )}
    </div>
  );
}
