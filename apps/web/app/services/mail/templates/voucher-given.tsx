import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** To a customer: a voucher that makes up for something. */
export function VoucherGiven({ name, code, amount, until, product, url }: MailProps<'voucher-given'>) {
  return (
    <MailLayout
      preview={`Potongan ${amount} untuk pesananmu berikutnya`}
      heading="Voucher untukmu, dengan permintaan maaf"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Pengalamanmu dengan {product} belum seperti yang kami mau. Maaf, ya. Sebagai gantinya, pakai kode ini
        untuk mentoring, CV Review, atau paket ATS Checker berikutnya.
      </Paragraph>
      <Facts
        facts={[
          ['Kode', code],
          ['Potongan', amount],
          ['Berlaku sampai', until],
        ]}
      />
      <ActionButton href={url}>Pakai voucher</ActionButton>
      <SmallPrint>Kode ini hanya untuk satu kali pemakaian.</SmallPrint>
    </MailLayout>
  );
}
