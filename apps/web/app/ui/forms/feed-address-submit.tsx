import { Button } from '~/ui/button.tsx';
import { ConfirmedSubmit } from './confirmed-submit.tsx';

/**
 * Makes the secret address of a calendar that others subscribe to (`intent` feed).
 * @param exists whether there is one already, which a new one would end: then it is asked about first
 */
export function FeedAddressSubmit({ exists }: { exists: boolean }) {
  if (!exists)
    return (
      <Button type="submit" name="intent" value="feed" variant="secondary">
        Buat alamat
      </Button>
    );
  return (
    <ConfirmedSubmit
      intent="feed"
      label="Buat alamat baru"
      variant="secondary"
      title="Ganti alamat kalender?"
      confirmLabel="Buat alamat baru"
    >
      Alamat yang sekarang langsung mati: kalender yang memakainya tidak diperbarui lagi sampai kamu
      memberinya alamat yang baru.
    </ConfirmedSubmit>
  );
}
