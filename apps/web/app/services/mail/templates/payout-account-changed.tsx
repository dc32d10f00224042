import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** To a mentor: from now on they are paid to another account. */
export function PayoutAccountChanged({ name, account, heldUntil, url }: MailProps<'payout-account-changed'>) {
  return (
    <MailLayout preview={`Mulai sekarang ke ${account}`} heading="Rekening bagi hasilmu diganti">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>Bagi hasilmu berikutnya kami transfer ke rekening ini:</Paragraph>
      <Facts facts={[['Rekening', account]]} />
      {heldUntil && <Paragraph>Demi keamanan, transfer berikutnya kami tahan sampai {heldUntil}.</Paragraph>}
      {url && <ActionButton href={url}>Cek rekeningku</ActionButton>}
      <SmallPrint>
        Bukan kamu yang menggantinya? Segera balas email ini, supaya kami menahan transfer berikutnya.
      </SmallPrint>
    </MailLayout>
  );
}
