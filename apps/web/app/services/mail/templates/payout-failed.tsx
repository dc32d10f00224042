import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** To a mentor: the bank did not carry out a transfer to them, or sent it back. */
export function PayoutFailed({ name, amount, account, cameBack, reason, url }: MailProps<'payout-failed'>) {
  const facts: [name: string, value: string][] = [
    ['Jumlah', amount],
    ['Rekening', account],
  ];
  if (reason) facts.push(['Alasan bank', reason]);
  return (
    <MailLayout preview={`${amount} ke ${account}`} heading="Transfer bagi hasilmu belum berhasil">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        {cameBack ? 'Bank mengembalikan transfer ini kepada kami' : 'Bank tidak menjalankan transfer ini'}.
        Uangnya kembali ke saldomu dan ikut transfer berikutnya.
      </Paragraph>
      <Facts facts={facts} />
      <Paragraph>Periksa apakah nomor dan nama di rekening itu benar dan rekeningnya masih aktif.</Paragraph>
      {url && <ActionButton href={url}>Periksa rekeningku</ActionButton>}
      <SmallPrint>Rekeningnya sudah benar? Tidak ada yang perlu kamu lakukan.</SmallPrint>
    </MailLayout>
  );
}
