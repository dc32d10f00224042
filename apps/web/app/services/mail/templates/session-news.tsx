import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

type News = MailProps<'session-news'>;

interface Words {
  subject: string;
  customer: string;
  mentor: string;
  operator?: string;
}

const words: Record<News['kind'], Words> = {
  moved: {
    subject: 'Waktu sesi mentoring berubah',
    customer: 'Waktu sesimu sekarang seperti di bawah ini. Undangan terlampir memperbarui kalendermu.',
    mentor: 'Waktu sesi ini sekarang seperti di bawah ini. Undangan terlampir memperbarui kalendermu.',
  },
  room: {
    subject: 'Ruang sesi mentoring berubah',
    customer:
      'Mentormu mengganti ruang sesi. Waktunya tetap. Pakai tautan di bawah ini; undangan terlampir memperbarui kalendermu.',
    mentor:
      'Ruang sesi ini berubah karena kamu mengganti tautan ruangmu. Mentee sudah dikabari. Undangan terlampir memperbarui kalendermu.',
  },
  accepted: {
    subject: 'Mentor sudah mengonfirmasi sesimu',
    customer: 'Mentormu sudah melihat pesananmu dan siap pada waktu ini.',
    mentor: '',
  },
  proposed: {
    subject: 'Mentor mengusulkan waktu lain',
    customer:
      'Mentormu mengusulkan waktu lain untuk sesimu. Terima atau tolak di halaman pesananmu; sampai kamu menjawab, waktu yang lama tetap berlaku.',
    mentor: '',
  },
  declined: {
    subject: 'Usul waktumu tidak cocok',
    customer: '',
    mentor: 'Mentee-mu tidak bisa pada waktu yang kamu usulkan. Waktu yang lama tetap berlaku.',
  },
  cancelled: {
    subject: 'Sesi mentoring dibatalkan',
    customer: 'Sesi ini dibatalkan. Lampiran menghapusnya dari kalendermu.',
    mentor: 'Sesi ini dibatalkan. Lampiran menghapusnya dari kalendermu.',
  },
  left: {
    subject: 'Sesi mentoring dipindahkan',
    customer:
      'Sesimu sekarang dengan mentor lain, dan waktu di bawah ini tidak berlaku lagi. Lampiran menghapusnya dari kalendermu. Pilih waktu baru di halaman pesananmu.',
    mentor: 'Tim kami memindahkan sesi ini ke mentor lain. Lampiran menghapusnya dari kalendermu.',
  },
  day: {
    subject: 'Pengingat: sesi mentoring sebentar lagi',
    customer: 'Sesimu kurang dari sehari lagi. Siapkan pertanyaanmu, dan cek ruang sesinya.',
    mentor: 'Sesi ini kurang dari sehari lagi. Catatan dan CV mentee ada di halaman sesi.',
  },
  hour: {
    subject: 'Sesi mentoring mulai kurang dari sejam lagi',
    customer: 'Sesimu mulai kurang dari sejam lagi.',
    mentor: 'Sesi ini mulai kurang dari sejam lagi.',
  },
  ask: {
    subject: 'Bagaimana sesi mentoringnya?',
    customer:
      'Sesimu sudah lewat waktunya. Beri ulasan kalau sesinya berlangsung, atau laporkan kalau mentor tidak datang atau isinya tidak sesuai. Tanpa kabar dalam 48 jam, sesinya kami anggap berlangsung.',
    mentor:
      'Sesi ini sudah lewat waktunya. Tandai apakah sesinya berlangsung atau mentee tidak datang. Tanpa kabar dalam 48 jam, sesinya kami anggap berlangsung.',
  },
  no_show: {
    subject: 'Mentor mencatat kamu tidak datang',
    customer:
      'Mentormu menunggu, tetapi mencatat kamu tidak datang ke sesi ini. Kalau ini keliru, laporkan di halaman pesananmu dalam 48 jam setelah email ini: kami periksa sebelum memutuskan apa pun.',
    mentor: '',
  },
  case: {
    subject: 'Ada laporan tentang sesi mentoring',
    customer: 'Laporanmu sudah kami terima. Kami periksa dulu kedua sisi sebelum memutuskan.',
    mentor:
      'Mentee melaporkan masalah tentang sesi ini. Balas email ini dengan ceritamu: kami periksa kedua sisi sebelum memutuskan.',
    operator: 'Ada laporan tentang sesi ini. Periksa kedua sisi, lalu putuskan.',
  },
  decided: {
    subject: 'Laporan sesi mentoring sudah diputuskan',
    customer: 'Kami sudah memeriksa laporanmu dan memutuskannya.',
    mentor: 'Kami sudah memeriksa laporan tentang sesi ini dan memutuskannya.',
  },
  extended: {
    subject: 'Masa berlaku sesi mentoring diperpanjang',
    customer: 'Tim kami memperpanjang masa berlaku sesimu.',
    mentor: 'Tim kami memperpanjang masa berlaku sesi ini.',
  },
  message: {
    subject: 'Pesan tim Setapak tentang sesi mentoring',
    customer: 'Tim kami menulis tentang sesimu:',
    mentor: 'Tim kami menulis tentang sesi ini:',
  },
};

export function sessionNewsSubject({ kind }: Pick<News, 'kind'>): string {
  return words[kind].subject;
}

/** Nobody meets any more: the address of the room would mislead. */
const OVER = new Set<News['kind']>(['cancelled', 'left', 'ask', 'no_show', 'decided']);

/** A session's time, and what became of it: to customer, mentor or operators. */
export function SessionNews(news: News) {
  const { kind, reader, name, customerName, mentorName, when, meetingUrl, words: more, url } = news;
  return (
    <MailLayout preview={when} heading={words[kind].subject}>
      {reader !== 'operator' && <Paragraph>{greeting(name)}</Paragraph>}
      <Paragraph>{words[kind][reader]}</Paragraph>
      {more && <Paragraph>{more}</Paragraph>}
      <Facts
        facts={[
          ['Waktu', when],
          ['Mentor', mentorName],
          ['Mentee', customerName],
          ...(meetingUrl && !OVER.has(kind) ? [['Ruang sesi', meetingUrl] as [string, string]] : []),
        ]}
      />
      {url && (
        <ActionButton href={url}>{reader === 'mentor' ? 'Buka halaman sesi' : 'Buka pesanan'}</ActionButton>
      )}
      <SmallPrint>Ada pertanyaan? Balas email ini, kami siap membantu.</SmallPrint>
    </MailLayout>
  );
}
