import type { TextFieldProps } from './text-field.tsx';
import { OfferingField } from './offering-field.tsx';

/**
 * An e-mail address: phones show their keyboard with "@", and nothing is capitalised. A slip in the name of a large
 * provider, to which no mail of ours would come, is remarked on.
 */
export function EmailField({
  label = 'Email',
  ...input
}: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return (
    <OfferingField
      label={label}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      {...input}
      offer={meant}
      when="leaving"
    />
  );
}

async function meant(typed: string): Promise<string | undefined> {
  const { meantMailAddress } = await import('@setapak/resume/mail-address');
  return meantMailAddress(typed);
}
