import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

type Decision = MailProps<'rating-decision'>;

interface Words {
  subject: string;
  text: string;
  aboutLabel: string;
  next: string;
  button: string;
}

const words: Record<Decision['kind'], Words> = {
  hidden: {
    subject: 'Ulasanmu tidak kami tampilkan',
    text: 'Terima kasih sudah menilai sesimu. Setelah kami baca lagi, ulasan ini tidak kami tampilkan di halaman mentor dan nilainya tidak dihitung. Alasannya ada di bawah ini. Penilaian rendah saja tidak pernah jadi alasan, dan ulasanmu tidak dihapus: kamu tetap bisa membacanya di halaman pesananmu.',
    aboutLabel: 'Mentor',
    next: 'Pendapatmu tetap penting bagi kami. Merasa keputusan ini keliru, atau ingin menulisnya lagi tanpa bagian itu? Balas email ini, ya.',
    button: 'Lihat ulasanku',
  },
  shown: {
    subject: 'Ulasanmu kami tampilkan lagi',
    text: 'Kami sudah memeriksa ulasanmu sekali lagi. Ulasan itu sekarang tampil lagi di halaman mentor, dan nilainya dihitung. Maaf sudah membuatmu menunggu.',
    aboutLabel: 'Mentor',
    next: 'Tidak ada yang perlu kamu lakukan.',
    button: 'Lihat ulasanku',
  },
  reportHeard: {
    subject: 'Ulasan yang kamu laporkan tidak kami tampilkan lagi',
    text: 'Terima kasih sudah melaporkannya. Kami sependapat: ulasan itu tidak tampil lagi di halamanmu, dan nilainya tidak dihitung. Mentee-nya kami kabari alasannya.',
    aboutLabel: 'Dari',
    next: 'Tidak ada yang perlu kamu lakukan.',
    button: 'Lihat ulasanku',
  },
  reportKept: {
    subject: 'Ulasan yang kamu laporkan tetap tampil',
    text: 'Terima kasih sudah melaporkannya. Kami sudah membaca laporan dan ulasannya, dan ulasan itu tetap tampil. Alasannya ada di bawah ini.',
    aboutLabel: 'Dari',
    next: 'Kamu bisa membalasnya di ruang mentormu: balasanmu tampil di bawah ulasan itu. Ada hal yang belum kami ketahui? Balas email ini.',
    button: 'Balas ulasannya',
  },
  replyRemoved: {
    subject: 'Balasanmu tidak kami tampilkan lagi',
    text: 'Balasanmu untuk satu ulasan kami hapus dari halamanmu, karena tidak cocok untuk halaman publik. Ulasannya sendiri tidak berubah karena ini.',
    aboutLabel: 'Ulasan dari',
    next: 'Kamu bisa menulis balasan baru di ruang mentormu. Merasa ini keliru? Balas email ini.',
    button: 'Buka ulasannya',
  },
};

export function ratingDecisionSubject(kind: Decision['kind']): string {
  return words[kind].subject;
}

/** What operators decided about a review of a mentor, to who wrote it or whom it is about. */
export function RatingDecision({ kind, name, about, reason, url }: Decision) {
  const { subject, text, aboutLabel, next, button } = words[kind];
  const facts: [label: string, value: string][] = [[aboutLabel, about]];
  if (reason) facts.push(['Alasan', reason]);
  return (
    <MailLayout preview={about} heading={subject}>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      <ActionButton href={url}>{button}</ActionButton>
      <SmallPrint>{next}</SmallPrint>
    </MailLayout>
  );
}
