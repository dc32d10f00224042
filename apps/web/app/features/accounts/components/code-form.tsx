import { Form, Link, useNavigation } from 'react-router';
import { IconDeviceMobileCode } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** The second step of signing in. */
export function CodeForm({ error }: { error: string | undefined }) {
  const sending = useNavigation().state !== 'idle';
  const { ref } = useFormErrors();
  return (
    <AccountPage
      title="Satu langkah lagi"
      lead="Buka aplikasi autentikatormu dan ketik kode yang tampil di sana."
      icon={<IconDeviceMobileCode size={36} stroke={1.6} aria-hidden />}
      terms={false}
      other={<Link to="/login">Kembali ke halaman masuk</Link>}
    >
      <Form ref={ref} method="post" noValidate className={css.fields}>
        <CodeField error={error} />
        <Button type="submit" variant="accent" size="lg" full loading={sending}>
          Lanjutkan
        </Button>
      </Form>
      <PasskeyButton />
    </AccountPage>
  );
}
