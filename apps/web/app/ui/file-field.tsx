import { useEffect, useRef, useState, type ComponentProps } from 'react';
import css from './file-field.module.css';
import { Field, type FieldText } from './field.tsx';

type FileFieldProps = Omit<ComponentProps<'input'>, keyof FieldText | 'type' | 'ref'> & FieldText;

/**
 * A file that goes with its form. The browser's own control speaks the browser's language: it lies unseen over words of ours, where it
 * takes clicks, dropped files and the keyboard. Without script, which names the chosen file, it is seen.
 */
export function FileField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  onChange,
  ...input
}: FileFieldProps) {
  const [names, setNames] = useState('');
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = control.current?.form;
    const forget = () => setNames('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const described = input['aria-describedby'];
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <div className={css.file}>
          <span className={css.pick} aria-hidden>
            {names === '' ? 'Pilih file' : 'Ganti file'}
          </span>
          <span className={css.name} aria-hidden>
            {names || 'Belum ada file'}
          </span>
          <input
            ref={control}
            type="file"
            className={css.control}
            {...input}
            {...wiring}
            aria-describedby={[wiring['aria-describedby'], described].filter(Boolean).join(' ') || undefined}
            onChange={(event) => {
              setNames([...(event.target.files ?? [])].map(({ name }) => name).join(', '));
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
