import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** A review did not come in time: the guarantee. */
export function ReviewLate({ name, url, amount, accountUrl }: MailProps<'review-late'>) {
  return (
    <MailLayout
      preview="Review CV-mu terlambat. Ini yang kami lakukan."
      heading="Maaf, review CV-mu terlambat"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Hasil review CV-mu belum kami kirim pada waktu yang kami janjikan. Kami minta maaf. Reviewer tetap
        menyelesaikannya, dan kamu langsung mendapat email begitu hasilnya jadi.
      </Paragraph>
      {amount !== null && (
        <Paragraph>
          Sesuai garansi kami, <strong>{amount}</strong> (50% dari harga review) dikembalikan kepadamu lewat
          transfer bank. Isi dulu rekening atas namamu; hanya tim kami yang bisa melihatnya.
        </Paragraph>
      )}
      {accountUrl ? (
        <>
          <ActionButton href={accountUrl}>Isi rekening</ActionButton>
          <SmallPrint>
            <MailLink href={url}>Lihat status pesananmu</MailLink>
          </SmallPrint>
        </>
      ) : (
        <ActionButton href={url}>Lihat status pesanan</ActionButton>
      )}
      <SmallPrint>Ada pertanyaan? Balas email ini, kami siap membantu.</SmallPrint>
    </MailLayout>
  );
}
