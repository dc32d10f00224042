import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** A review was ordered and paid. */
export function ReviewReceived({ name, url, due, total, receiptUrl }: MailProps<'review-received'>) {
  return (
    <MailLayout
      preview={`Hasilnya kami kirim paling lambat ${due}.`}
      heading="Pesanan CV Review-mu kami terima"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Pembayaranmu sebesar <strong>{total}</strong> sudah kami terima. Terima kasih sudah mempercayakan
        CV-mu kepada kami. Reviewer profesional akan membacanya dan merekam masukan untukmu dalam bentuk voice
        note, lengkap dengan catatan di tiap bagian CV.
      </Paragraph>
      <Paragraph>
        Hasilnya kami kirim ke email ini paling lambat <strong>{due}</strong>. Biasanya hasil dikirim antara
        pukul 20.00 dan 22.00 WIB.
      </Paragraph>
      <ActionButton href={url}>Lihat pesananmu</ActionButton>
      <SmallPrint>
        <MailLink href={receiptUrl}>Buka tanda terima</MailLink>
      </SmallPrint>
      <SmallPrint>
        CV yang kami review adalah CV persis seperti saat kamu memesan. Perubahan setelah itu tidak ikut
        direview. Terlambat lebih dari 20 menit? Setengah harga review kami kembalikan.
      </SmallPrint>
    </MailLayout>
  );
}
