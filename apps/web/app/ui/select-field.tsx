import type { ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import css from './field.module.css';
import { cx } from './cx.ts';
import { Field, type FieldText } from './field.tsx';

type SelectOption = string | { value: string; label: string };

interface SelectFieldProps extends Omit<ComponentProps<'select'>, keyof FieldText | 'children'>, FieldText {
  options: readonly SelectOption[];
  /** First, empty choice, such as "Pilih status". */
  placeholder?: string;
}

/** A choice from a short list, with the browser's own picker. A long list that needs a search is a combobox, as the domicile's. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <span className={css.affixed}>
          <select className={cx(css.control, css.select)} {...wiring} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label: text } =
                typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
          </select>
          <IconChevronDown className={css.chevron} size={20} aria-hidden />
        </span>
      )}
    </Field>
  );
}
