import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph } from './mail-layout.tsx';

const words: Record<MailProps<'review-work'>['kind'], { subject: string; text: string; button: string }> = {
  new: {
    subject: 'Ada CV baru untuk direview',
    text: 'Sebuah CV Review baru menunggu di antrean. Ambil kalau kamu bisa mengerjakannya sebelum tenggat.',
    button: 'Buka antrean',
  },
  assigned: {
    subject: 'Sebuah CV Review diserahkan kepadamu',
    text: 'Tim kami menyerahkan CV Review ini kepadamu. Catatan yang sudah ditulis ikut berpindah.',
    button: 'Buka review',
  },
  moved: {
    subject: 'Sebuah CV Review dipindahkan',
    text: 'Tim kami menyerahkan CV Review yang kamu ambil ke reviewer lain, jadi kamu tidak perlu mengerjakannya lagi.',
    button: 'Buka antrean',
  },
  answered: {
    subject: 'Pemilik CV sudah menjawab',
    text: 'Pertanyaanmu tentang CV Review ini sudah dijawab, jadi tenggatnya berjalan lagi.',
    button: 'Buka review',
  },
  due: {
    subject: 'Tenggat CV Review sudah dekat',
    text: 'CV Review ini hampir jatuh tempo dan belum dikirim. Lewat dari tenggat, pembeli berhak atas pengembalian 50%.',
    button: 'Buka review',
  },
};

export function reviewWorkSubject({ kind }: Pick<MailProps<'review-work'>, 'kind'>): string {
  return words[kind].subject;
}

/** Work of a reviewer. */
export function ReviewWork({ kind, name, due, targetRole, url }: MailProps<'review-work'>) {
  const { subject, text, button } = words[kind];
  return (
    <MailLayout preview={`Tenggat ${due}`} heading={subject}>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          ['Tenggat', due],
          ['Posisi tujuan', targetRole],
        ]}
      />
      <ActionButton href={url}>{button}</ActionButton>
    </MailLayout>
  );
}
