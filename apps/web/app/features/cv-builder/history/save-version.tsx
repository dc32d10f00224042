import { useState, type SubmitEvent } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './history.module.css';
import { VERSION_NAME_LENGTH, loadVersionSchema } from '~/features/cv-sync/public.ts';

interface SaveVersionProps {
  busy: boolean;
  /** @returns whether it is kept */
  onSave: (name: string) => Promise<boolean>;
}

/** A name for what the CV says now. */
export function SaveVersion({ busy, onSave }: SaveVersionProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const check = async () => {
    const { versionName } = await loadVersionSchema();
    const parsed = versionName.safeParse(name);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    if (await onSave(parsed.data)) setName('');
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void check();
  };
  return (
    <form className={css.save} onSubmit={save} noValidate>
      <TextField
        label="Nama versi"
        placeholder="Misalnya: Lamaran Bank Nusa"
        maxLength={VERSION_NAME_LENGTH}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" loading={busy} full>
        Simpan versi
      </Button>
    </form>
  );
}
