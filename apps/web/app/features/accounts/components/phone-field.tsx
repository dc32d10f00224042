import { toPhone } from '@setapak/resume/phone';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './phone-field.module.css';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** A number with its country's code. One that is typed as it is dialled at home is offered with the code, to be taken by a tap. */
export function PhoneField({ defaultValue, ...field }: PhoneFieldProps) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const box = useRef<HTMLDivElement>(null);
  const withCode = toPhone(typed).replaceAll(/[^+\d]/g, '');
  const isOffered = withCode.startsWith('+62') && !typed.trim().startsWith('+');
  const take = () => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    input.value = withCode;
    // The form that looks at what is typed, and what keeps it over a reload, hear of it as of typing.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(withCode);
    input.focus();
  };
  return (
    <div ref={box} className={css.phone}>
      <TextField
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        {...field}
        defaultValue={defaultValue}
        label="Nomor Telepon"
        hint="Awali dengan kode negara, misalnya +628123456789"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isOffered && (
        <Button variant="secondary" size="sm" className={css.offer} onClick={take}>
          Pakai {withCode}
        </Button>
      )}
    </div>
  );
}
