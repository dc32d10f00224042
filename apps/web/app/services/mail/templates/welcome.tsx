import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** After registration. */
export function Welcome({ name, baseUrl, verifyUrl }: MailProps<'welcome'>) {
  return (
    <MailLayout
      preview="Akunmu sudah siap. Yuk, mulai dari langkah pertama."
      heading="Langkah pertamamu dimulai di sini"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Senang kamu bergabung! Akun Setapak-mu sudah siap. Mencari kerja memang perjalanan panjang, tapi kamu
        tidak harus menempuhnya sekaligus. Mulai saja dari satu langkah kecil:
      </Paragraph>
      <Paragraph>
        <strong>1. Buat CV-mu.</strong> Pilih template, isi pelan-pelan, semuanya tersimpan otomatis.
        <br />
        <strong>2. Cek CV-mu.</strong> Lihat apa yang dibaca sistem rekruter (ATS) dari CV-mu.
        <br />
        <strong>3. Unduh dan kirim.</strong> Lamar dengan lebih percaya diri.
      </Paragraph>
      {verifyUrl && (
        <>
          <Paragraph>
            Satu hal dulu: verifikasi alamat emailmu, supaya kode redeem, hasil CV Review, dan token API bisa
            kamu pakai. Tautannya berlaku 3 hari.
          </Paragraph>
          <ActionButton href={verifyUrl}>Verifikasi email</ActionButton>
        </>
      )}
      <ActionButton href={`${baseUrl}/app/cv/dashboard`} second={verifyUrl !== undefined}>
        Buat CV pertamamu
      </ActionButton>
      <SmallPrint>Kamu tidak merasa mendaftar di Setapak? Abaikan saja email ini, ya.</SmallPrint>
    </MailLayout>
  );
}
