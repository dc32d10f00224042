import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** An operator hands a mentor the key to their desk. */
export function MentorInvitation({ name, url }: MailProps<'mentor-invitation'>) {
  return (
    <MailLayout preview="Atur waktu dan sesimu di satu tempat." heading="Ruang mentormu sudah siap">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>
        Di ruang mentor kamu mengatur kapan bisa dipesan, melihat sesi yang akan datang beserta catatan dan CV
        mentee, dan memperbarui profilmu. Buka tautan ini, lalu masuk atau daftar dengan akun Setapak biasa.
      </Paragraph>
      <ActionButton href={url}>Buka ruang mentor</ActionButton>
      <SmallPrint>Tautan ini hanya untukmu dan berlaku 30 hari; jangan diteruskan.</SmallPrint>
    </MailLayout>
  );
}
