import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** A mentor tried to reach a customer in vain. */
export function SessionMissed({
  name,
  mentorName,
  mentorPhone,
  attempt,
  most,
  url,
}: MailProps<'session-missed'>) {
  const over = attempt >= most;
  return (
    <MailLayout
      preview={`${mentorName} sudah ${attempt} kali mencoba.`}
      heading="Mentormu belum bisa menghubungimu"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        {mentorName} sudah {attempt} dari {most} kali mencoba menghubungimu, tapi belum berhasil.
      </Paragraph>
      <Paragraph>
        {over
          ? 'Sesuai Syarat & Ketentuan, sesi ini berakhir setelah tiga percobaan. Kalau ini keliru, balas email ini dan kami bantu.'
          : `Balas pesannya atau sapa duluan lewat WhatsApp ${mentorPhone}, supaya sesimu tidak hangus.`}
      </Paragraph>
      <ActionButton href={url}>Lihat pesanan</ActionButton>
      <SmallPrint>Kamu dihubungi paling banyak {most} kali.</SmallPrint>
    </MailLayout>
  );
}
