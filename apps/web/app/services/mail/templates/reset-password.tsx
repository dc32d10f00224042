import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** After a reset of the password was requested. */
export function ResetPassword({ name, url }: MailProps<'reset-password'>) {
  return (
    <MailLayout
      preview="Buat password baru dalam 30 menit ke depan."
      heading="Lupa password? Tenang, bisa diatur ulang"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Kami menerima permintaan untuk mengatur ulang password akun Setapak-mu. Tekan tombol di bawah ini
        untuk membuat password baru.
      </Paragraph>
      <ActionButton href={url}>Buat password baru</ActionButton>
      <Paragraph>Tautan ini berlaku selama 30 menit dan hanya bisa dipakai satu kali.</Paragraph>
      <SmallPrint>
        Tombolnya tidak berfungsi? Salin alamat ini ke browser-mu:
        <br />
        <MailLink href={url}>{url}</MailLink>
      </SmallPrint>
      <SmallPrint>Bukan kamu yang memintanya? Abaikan saja email ini. Password-mu tidak berubah.</SmallPrint>
    </MailLayout>
  );
}
