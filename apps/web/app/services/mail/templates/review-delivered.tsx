import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** A review was handed over. */
export function ReviewDelivered({ name, url }: MailProps<'review-delivered'>) {
  return (
    <MailLayout
      preview="Dengarkan voice note reviewer dan baca catatannya."
      heading="Hasil review CV-mu sudah jadi"
    >
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Reviewer sudah selesai membaca CV-mu. Dengarkan voice note-nya, lalu perbaiki CV-mu sambil membaca
        catatan di tiap bagian.
      </Paragraph>
      <ActionButton href={url}>Buka hasil review</ActionButton>
      <SmallPrint>Demi keamanan, hasil review hanya bisa dibuka setelah kamu masuk dengan akunmu.</SmallPrint>
    </MailLayout>
  );
}
