import { useFetcher } from 'react-router';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { MailAddress } from '../mail-address.tsx';

interface VerifyReminderProps {
  email: string;
  /** What waits for it: `Hasil review terbuka setelah emailmu terverifikasi.` */
  why?: string;
}

/** Stands quietly until the address is verified, and sends the link once more. */
export function VerifyReminder({ email, why }: VerifyReminderProps) {
  const { Form, state, data } = useFetcher<{ said: string }>();
  return (
    <Banner tone="info" title="Verifikasi emailmu">
      <p>
        {why} Buka tautan yang kami kirim ke <MailAddress address={email} />. Belum ada? Cek folder spam, atau
        minta lagi.
      </p>
      <Form method="post" action="/app/profile/security">
        <Button
          type="submit"
          name="intent"
          value="verify-email"
          variant="secondary"
          size="sm"
          loading={state !== 'idle'}
        >
          Kirim ulang tautan
        </Button>
      </Form>
      {data && <p>{data.said}</p>}
    </Banner>
  );
}
