import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** Proves that an address is its account's owner's. */
export function VerifyEmail({ name, url }: MailProps<'verify-email'>) {
  return (
    <MailLayout preview="Satu klik untuk memastikan alamat ini milikmu." heading="Verifikasi alamat emailmu">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Alamat email ini dipakai untuk sebuah akun Setapak. Tekan tombol di bawah untuk memastikan bahwa
        alamat ini memang milikmu. Setelah itu kamu bisa memakai kode redeem, menerima hasil CV Review, dan
        membuat token API.
      </Paragraph>
      <ActionButton href={url}>Verifikasi email</ActionButton>
      <Paragraph>Tautan ini berlaku selama 3 hari.</Paragraph>
      <SmallPrint>
        Tombolnya tidak berfungsi? Salin alamat ini ke browser-mu:
        <br />
        <MailLink href={url}>{url}</MailLink>
      </SmallPrint>
      <SmallPrint>
        Bukan kamu yang mendaftar? Abaikan saja email ini. Tanpa tautan ini, tidak ada yang bisa memakai
        alamatmu sebagai miliknya.
      </SmallPrint>
    </MailLayout>
  );
}
