import { TextField, type TextFieldProps } from '~/ui/text-field.tsx';

/** The address of an account: phones show their keyboard with "@", and nothing is capitalised. */
export function EmailField({
  label = 'Email',
  ...input
}: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      {...input}
    />
  );
}
