import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { FieldError } from '~/ui/field.tsx';
import { formatDateTime, isMoment } from '~/ui/format/dates.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { Cell, FormField } from '../resource.ts';
import { jakartaClock } from '../jakarta-clock.ts';
import { PictureField } from './picture-field.tsx';
import css from './record-form.module.css';

interface RecordFieldProps {
  field: FormField;
  value: Cell | undefined;
  error: string | undefined;
}

export function RecordField({ field, value, error }: RecordFieldProps) {
  const { name, label, kind, hint, optional = false, options = [] } = field;
  const text = { name, label, hint, error, optional };
  const typed = value === null || value === undefined ? '' : String(value);
  switch (kind) {
    case 'shown':
      return (
        <div className={css.shown}>
          <span className={css.shownLabel}>{label}</span>
          <span className={css.shownText}>{shownText(value)}</span>
        </div>
      );
    case 'longText':
      return <TextArea {...text} rows={5} defaultValue={typed} />;
    case 'number':
      return <TextField {...text} inputMode="decimal" defaultValue={typed.replace('.', ',')} />;
    case 'moment':
      return <DateField {...text} withTime defaultValue={typed && jakartaClock(typed)} />;
    case 'flag':
      return (
        <CheckboxField name={name} label={label} hint={hint} error={error} defaultChecked={value === true} />
      );
    case 'picture':
      return <PictureField key={typed} field={field} value={typed} error={error} />;
    case 'choice':
      return <SelectField {...text} options={options} defaultValue={typed} />;
    case 'choices':
      return (
        <fieldset className={css.choices} aria-describedby={error ? `${name}-error` : undefined}>
          <legend>{label}</legend>
          {options.map((option) => (
            <CheckboxField
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              defaultChecked={Array.isArray(value) && value.includes(option.value)}
            />
          ))}
          {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
          {hint && <p className={css.hint}>{hint}</p>}
        </fieldset>
      );
    default:
      return <TextField {...text} defaultValue={typed} />;
  }
}

function shownText(value: Cell | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.join(', ') || '–';
  const text = String(value);
  return isMoment(text) ? formatDateTime(text) : text;
}
