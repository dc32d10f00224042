import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** A session was paid: the receipt, and how customer and mentor find each other. */
export function SessionBooked(session: MailProps<'session-booked'>) {
  const { name, mentorName, mentorPhone, mentorEmail, duration, until, lines, total, url, receiptUrl } =
    session;
  return (
    <MailLayout
      preview={`Selesaikan sesimu paling lambat ${until}.`}
      heading="Sesi mentoring-mu sudah dipesan"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Pembayaranmu sudah kami terima. Kamu dan mentormu tinggal mencari waktu yang cocok: sapa duluan, atau
        tunggu dihubungi. Sesinya berlaku sampai <strong>{until}</strong>; pengingatnya ada di lampiran.
      </Paragraph>
      <Facts
        facts={[
          ['Mentor', mentorName],
          ['WhatsApp mentor', mentorPhone],
          ['Email mentor', mentorEmail],
          ['Durasi', duration],
        ]}
      />
      <ActionButton href={url}>Lihat pesanan</ActionButton>
      <Facts facts={[...lines.map((line): [string, string] => [line.name, line.amount]), ['Total', total]]} />
      <SmallPrint>
        Bukti pembayaran: <a href={receiptUrl}>{receiptUrl}</a>
      </SmallPrint>
    </MailLayout>
  );
}
