import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './phone-field.module.css';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** A number with its country's code. One that is typed as it is dialled at home is offered with the code, to be taken by a tap. */
export function PhoneField(field: PhoneFieldProps) {
  const [withCode, setWithCode] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const look = async (input: HTMLInputElement) => {
    // Comes with the first key: the page's first load has no need of it.
    const { toPhone } = await import('@setapak/resume/phone');
    const typed = input.value.trim();
    const phone = toPhone(typed).replaceAll(/[^+\d]/g, '');
    setWithCode(phone.startsWith('+62') && !typed.startsWith('+') ? phone : null);
  };
  const take = () => {
    const input = box.current?.querySelector('input');
    if (!input || withCode === null) return;
    input.value = withCode;
    // The form that looks at what is typed, and what keeps it over a reload, hear of it as of typing.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setWithCode(null);
    input.focus();
  };
  return (
    <div ref={box} className={css.phone}>
      <TextField
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        {...field}
        label="Nomor Telepon"
        hint="Awali dengan kode negara, misalnya +628123456789"
        onInput={({ currentTarget }) => void look(currentTarget).catch(() => undefined)}
      />
      {withCode !== null && (
        <Button variant="secondary" size="sm" className={css.offer} onClick={take}>
          Pakai {withCode}
        </Button>
      )}
    </div>
  );
}
