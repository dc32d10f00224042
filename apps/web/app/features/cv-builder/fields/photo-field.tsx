import { useId, useRef, useState, type ChangeEvent } from 'react';
import { IconCamera } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import css from './photo-field.module.css';
import { uploadPhotograph } from './upload-photograph.ts';

interface PhotoFieldProps {
  cvId: string;
  /** A data URL; '' where there is none. */
  value: string;
  onChange: (photograph: string) => void;
}

/** A photograph for the templates that show one. It stands in the CV alone. */
export function PhotoField({ cvId, value, onChange }: PhotoFieldProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    setError(null);
    setBusy(true);
    const outcome = await uploadPhotograph(cvId, file);
    setBusy(false);
    if (outcome.ok) {
      onChange(outcome.photograph);
      setSaid('Foto terpasang');
    } else setError(outcome.text);
  };
  const remove = () => {
    onChange('');
    setSaid('Foto dihapus');
  };

  return (
    <div className={css.photo} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className={css.frame}>
        {value ? (
          <img src={value} alt="Foto di CV" className={css.picture} width={88} height={88} />
        ) : (
          <IconCamera size={28} stroke={1.5} aria-hidden />
        )}
      </span>
      <div className={css.side}>
        <p id={`${id}-label`} className={css.label}>
          Foto <span className={css.optional}>(opsional)</span>
        </p>
        <p id={`${id}-hint`} className={css.hint}>
          Pakai hanya kalau lowongannya meminta. JPG, PNG, atau WebP, paling besar 5 MB.
        </p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div className={css.buttons}>
          <Button variant="secondary" loading={busy} onClick={() => input.current?.click()}>
            {value ? 'Ganti foto' : 'Unggah foto'}
          </Button>
          {value && (
            <Button variant="ghost" onClick={remove}>
              Hapus foto
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label="Foto"
          onChange={(event) => void choose(event)}
        />
        <span role="status" className="visually-hidden">
          {said}
        </span>
      </div>
    </div>
  );
}
