import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, Quote, SmallPrint } from './mail-layout.tsx';

/** A session was booked with a mentor, who has no account: the link is the way in. */
export function SessionForMentor(session: MailProps<'session-for-mentor'>) {
  const { name, customerName, customerPhone, customerEmail, duration, until, notes, hasCv, url } = session;
  return (
    <MailLayout preview={`Hubungi sebelum ${until}.`} heading="Kamu dapat pesanan mentoring baru">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Ada yang ingin belajar darimu. Hubungi untuk menentukan waktu, lalu selesaikan sesinya sebelum{' '}
        <strong>{until}</strong>.
      </Paragraph>
      <Facts
        facts={[
          ['Nama', customerName],
          ['Telepon', customerPhone ?? '–'],
          ['Email', customerEmail],
          ['Durasi', duration],
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
