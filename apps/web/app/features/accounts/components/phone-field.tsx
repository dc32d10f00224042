import type { ComponentProps } from 'react';
import type { TextField } from '~/ui/text-field.tsx';
import { OfferingField } from '~/ui/offering-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** A number with its country's code. One that is typed as it is dialled at home is offered with the code. */
export function PhoneField(field: PhoneFieldProps) {
  return (
    <OfferingField
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      {...field}
      label="Nomor Telepon"
      hint="Awali dengan kode negara, misalnya +628123456789"
      offer={withCode}
      when="typing"
    />
  );
}

async function withCode(typed: string): Promise<string | undefined> {
  // Comes with the first key: the page's first load has no need of it.
  const { toPhone } = await import('@setapak/resume/phone');
  const phone = toPhone(typed).replaceAll(/[^+\d]/g, '');
  return phone.startsWith('+62') && !typed.startsWith('+') ? phone : undefined;
}
