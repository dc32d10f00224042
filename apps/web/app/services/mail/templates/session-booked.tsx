import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

/** A session was paid: the receipt, and how customer and mentor find each other. */
export function SessionBooked(session: MailProps<'session-booked'>) {
  const { when, meetingUrl, isTimeLost } = session;
  const { name, mentorName, mentorPhone, mentorEmail, duration, until, lines, total, url, receiptUrl } =
    session;
  return (
    <MailLayout
      preview={when ? `Sesimu dijadwalkan ${when}.` : `Selesaikan sesimu paling lambat ${until}.`}
      heading="Sesi mentoring-mu sudah dipesan"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Pembayaranmu sudah kami terima.{' '}
        {when ? (
          <>
            Sesimu dijadwalkan <strong>{when}</strong>. Undangannya terlampir: buka untuk menyimpannya di
            kalendermu.
          </>
        ) : isTimeLost ? (
          <>
            Maaf, waktu yang kamu pilih sudah tidak tersedia pada mentormu.{' '}
            <strong>Pilih waktu baru di halaman pesananmu</strong>, atau batalkan di sana dan danamu kembali
            100%.
          </>
        ) : (
          <>
            Kamu dan mentormu tinggal mencari waktu yang cocok: sapa duluan, atau tunggu dihubungi. Sesinya
            berlaku sampai <strong>{until}</strong>; pengingatnya ada di lampiran.
          </>
        )}
      </Paragraph>
      <Facts
        facts={[
          ['Mentor', mentorName],
          ['WhatsApp mentor', mentorPhone],
          ['Email mentor', mentorEmail],
          ['Durasi', duration],
          ...(meetingUrl ? [['Ruang sesi', meetingUrl] as [string, string]] : []),
        ]}
      />
      <ActionButton href={url}>Lihat pesanan</ActionButton>
      <Facts facts={[...lines.map((line): [string, string] => [line.name, line.amount]), ['Total', total]]} />
      <SmallPrint>
        <MailLink href={receiptUrl}>Buka tanda terima</MailLink>
      </SmallPrint>
    </MailLayout>
  );
}
