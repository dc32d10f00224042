import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** To a mentor: the transfer was made; the statement comes with it. */
export function PayoutStatement({
  name,
  amount,
  account,
  reference,
  paidAt,
  url,
}: MailProps<'payout-statement'>) {
  return (
    <MailLayout preview={`${amount} ke ${account}`} heading="Bagi hasilmu sudah kami transfer">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Terima kasih sudah menemani para mentee. Bagi hasil sesimu sudah kami transfer; rinciannya ada di PDF
        yang kami lampirkan.
      </Paragraph>
      <Facts
        facts={[
          ['Jumlah', amount],
          ['Ke rekening', account],
          ['Referensi', reference],
          ['Ditransfer', paidAt],
        ]}
      />
      {url && <ActionButton href={url}>Lihat pendapatanku</ActionButton>}
      <SmallPrint>Belum masuk setelah dua hari kerja? Balas email ini dan sebutkan referensinya.</SmallPrint>
    </MailLayout>
  );
}
