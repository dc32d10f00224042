import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** After somebody registered an address that has an account: the screen does not say so, the mailbox does. */
export function AlreadyRegistered({ name, loginUrl, resetUrl }: MailProps<'already-registered'>) {
  return (
    <MailLayout preview="Alamat ini sudah punya akun. Kamu tinggal masuk." heading="Kamu sudah punya akun">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Baru saja ada yang mendaftar di Setapak dengan alamat email ini. Alamat ini sudah punya akun, jadi
        kalau itu kamu, kamu tinggal masuk. Semua CV dan pesananmu ada di akun itu.
      </Paragraph>
      <ActionButton href={loginUrl}>Masuk ke akunmu</ActionButton>
      <Paragraph>
        Lupa password? <MailLink href={resetUrl}>Minta tautan untuk membuat yang baru</MailLink>.
      </Paragraph>
      <SmallPrint>
        Bukan kamu yang mendaftar? Abaikan saja email ini. Akun dan datamu tidak berubah dan tidak terbuka
        untuk siapa pun.
      </SmallPrint>
    </MailLayout>
  );
}
