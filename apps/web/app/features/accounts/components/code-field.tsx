import { TextField } from '~/ui/text-field.tsx';

interface CodeFieldProps {
  error: string | undefined;
  /** The app's code alone, where a recovery code is of no use. */
  appOnly?: boolean;
}

/** Where the six digits of an authenticator app go, or a recovery code. */
export function CodeField({ error, appOnly = false }: CodeFieldProps) {
  return (
    <TextField
      label="Kode"
      name="code"
      autoComplete="one-time-code"
      inputMode={appOnly ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
      hint={appOnly ? '6 angka dari aplikasi' : '6 angka dari aplikasi, atau salah satu kode pemulihanmu'}
      error={error}
      required
    />
  );
}
