import { useState } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import css from './field.module.css';
import { cx } from './cx.ts';
import { Field, labelIdOf } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** `autoComplete` is "current-password" or "new-password": password managers need to know which. */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <span className={css.affixed}>
          <input
            className={cx(css.control, css.withEnd)}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          {/* Another word than the field's own, so that "password" spoken or searched for names one thing. */}
          <button
            type="button"
            className={css.end}
            aria-label="Tampilkan sandi"
            aria-describedby={labelIdOf(wiring.id)}
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
