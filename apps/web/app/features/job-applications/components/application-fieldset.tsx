import { useId } from 'react';
import { DateField } from '~/ui/date-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { usualSources } from '../model.ts';
import css from './application-fieldset.module.css';

interface ApplicationFieldsetProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Only what is usually known at once; the rest is filled in on its page. */
  isShort?: boolean;
  /** Where what is typed is kept as it is typed. */
  onWrite?: (name: string, text: string) => void;
}

/** What can be said of a job, as fields of a form. */
export function ApplicationFieldset({ values, errors, isShort = false, onWrite }: ApplicationFieldsetProps) {
  const sources = useId();
  const field = (name: string) => {
    const value = values[name] ?? '';
    const held = onWrite
      ? {
          value,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onWrite(name, currentTarget.value),
        }
      : { defaultValue: value };
    return { name, error: errors[name], ...held };
  };
  return (
    <div className={css.fields}>
      <TextField label="Posisi" autoComplete="off" maxLength={160} className={css.wide} {...field('title')} />
      <TextField label="Perusahaan" optional autoComplete="off" maxLength={160} {...field('company')} />
      <TextField label="Tempat" optional autoComplete="off" maxLength={160} {...field('place')} />
      <TextField
        label="Tautan lowongan"
        optional
        inputMode="url"
        placeholder="https://"
        className={css.wide}
        {...field('link')}
      />
      <DateField
        label="Batas melamar"
        optional
        name="deadline"
        error={errors['deadline']}
        {...(onWrite
          ? { value: values['deadline'] ?? '', onChange: (day) => onWrite('deadline', day ?? '') }
          : { defaultValue: values['deadline'] ?? '' })}
      />
      <TextField label="Sumber" optional list={sources} maxLength={80} {...field('source')} />
      <datalist id={sources}>
        {usualSources.map((source) => (
          <option key={source}>{source}</option>
        ))}
      </datalist>
      {!isShort && (
        <>
          <TextField label="Gaji" optional maxLength={120} {...field('salary')} />
          <TextField
            label="Kontak"
            optional
            maxLength={300}
            placeholder="Nama HR, email, atau nomor"
            {...field('contact')}
          />
          <TextArea
            label="Catatan"
            optional
            rows={5}
            maxLength={10_000}
            className={css.wide}
            {...field('notes')}
          />
        </>
      )}
    </div>
  );
}
