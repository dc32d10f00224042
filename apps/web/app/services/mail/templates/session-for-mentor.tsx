import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, Quote, SmallPrint } from './mail-layout.tsx';

/** A session was booked with a mentor, who has no account: the link is the way in. */
export function SessionForMentor(session: MailProps<'session-for-mentor'>) {
  const { when, customerWhen, meetingUrl } = session;
  const { name, customerName, customerPhone, customerEmail, duration, until, notes, hasCv, url } = session;
  return (
    <MailLayout
      preview={when ? `Sesimu dijadwalkan ${when}.` : `Hubungi sebelum ${until}.`}
      heading="Kamu dapat pesanan mentoring baru"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Ada yang ingin belajar darimu.{' '}
        {when ? (
          <>
            Sesinya dijadwalkan <strong>{when}</strong>. Undangannya terlampir: buka untuk menyimpannya di
            kalendermu.
          </>
        ) : (
          <>
            Hubungi untuk menentukan waktu, lalu selesaikan sesinya sebelum <strong>{until}</strong>.
          </>
        )}
      </Paragraph>
      <Facts
        facts={[
          ['Nama', customerName],
          ['Telepon', customerPhone ?? '–'],
          ['Email', customerEmail],
          ['Durasi', duration],
          ...(customerWhen ? [['Waktu mentee', customerWhen] as [string, string]] : []),
          ...(meetingUrl ? [['Ruang sesi', meetingUrl] as [string, string]] : []),
        ]}
      />
      <Paragraph>Catatannya untukmu:</Paragraph>
      <Quote>{notes}</Quote>
      <ActionButton href={url}>{hasCv ? 'Lihat CV dan tandai sesi' : 'Tandai sesi'}</ActionButton>
      <SmallPrint>
        Lewat halaman itu kamu menandai sesi selesai, atau mencatat kalau orangnya tidak bisa dihubungi.
        Tautannya khusus untukmu: jangan diteruskan.
      </SmallPrint>
    </MailLayout>
  );
}
