import { useEffect, useId, useState } from 'react';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { removalOf, uploadOf, type FormField } from '../resource.ts';
import css from './picture-field.module.css';

interface PictureFieldProps {
  field: FormField;
  /** The address of the picture that stands there; empty where there is none. */
  value: string;
  error: string | undefined;
}

/** A picture: what is shown now, another one to be chosen, and none where that is allowed. */
export function PictureField({ field, value, error }: PictureFieldProps) {
  const { name, label, hint, optional = false } = field;
  const noteId = useId();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const shown = chosen ?? value;
  return (
    <div className={css.picture}>
      {shown ? (
        <img
          src={shown}
          alt={chosen ? 'Gambar yang baru dipilih' : 'Gambar sekarang'}
          className={css.shown}
        />
      ) : (
        <span className={css.none}>Belum ada gambar</span>
      )}
      <div className={css.choice}>
        <input type="hidden" name={name} value={value} />
        <FileField
          label={label}
          error={error}
          optional={optional}
          hint={hint}
          name={uploadOf(name)}
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={noteId}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            setChosen(file && URL.createObjectURL(file));
          }}
        />
        <p id={noteId} className={css.note}>
          JPG, PNG, atau WebP, maksimal <span className="unbroken">5 MB</span>. Yang disimpan adalah salinan
          tanpa data kamera dan lokasi.
        </p>
        {optional && value && <CheckboxField name={removalOf(name)} label="Hapus gambar ini" />}
      </div>
    </div>
  );
}
