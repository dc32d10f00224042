import type { ReactNode } from 'react';
import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

type News = MailProps<'order-news'>;

interface Words {
  subject: string;
  /** What the list of mails shows after the subject, too. */
  text: (news: News) => ReactNode;
  button: string;
  amountLabel: string;
  small: string;
}

const help = 'Ada pertanyaan? Balas email ini, kami siap membantu.';

const words: Record<News['kind'], Words> = {
  waiting: {
    subject: 'Pesananmu menunggu pembayaran',
    text: ({ until }) => (
      <>
        Pesananmu sudah kami simpan dan tinggal dibayar, paling lambat <strong>{until}</strong>. Tombol di
        bawah membawamu kembali ke halaman pembayarannya kapan saja.
      </>
    ),
    button: 'Lanjutkan pembayaran',
    amountLabel: 'Total',
    small: 'Sudah membayar? Abaikan email ini; kabar berikutnya kami kirim begitu pembayaranmu masuk.',
  },
  failed: {
    subject: 'Pembayaranmu belum berhasil',
    text: ({ until }) => (
      <>
        Pembayaran pesananmu ditolak, jadi belum ada yang kami terima. Pesananmu masih tersimpan sampai{' '}
        <strong>{until}</strong>: coba lagi dengan cara yang sama atau cara lain.
      </>
    ),
    button: 'Bayar lagi',
    amountLabel: 'Total',
    small: help,
  },
  lapsed: {
    subject: 'Kode pembayaranmu sudah tidak berlaku',
    text: ({ until }) => (
      <>
        Batas waktu dari bank atau dompet digital untuk kode itu sudah lewat, jadi jangan dipakai lagi.
        Pesananmu masih tersimpan sampai <strong>{until}</strong>: buat kode baru dengan cara yang sama atau
        cara lain.
      </>
    ),
    button: 'Bayar lagi',
    amountLabel: 'Total',
    small: help,
  },
  expired: {
    subject: 'Waktu pembayaran pesananmu habis',
    text: () =>
      'Pesanan ini tidak dibayar sampai batas waktunya, jadi sudah ditutup. Kode promomu, kalau ada, bisa dipakai lagi. Masih berminat? Buat pesanan baru kapan saja.',
    button: 'Lihat pesanan',
    amountLabel: 'Total',
    small:
      'Telanjur membayar? Uangnya tidak hilang: kami kembalikan atau pakai untuk pesananmu. Balas email ini.',
  },
  withdrawn: {
    subject: 'Pesananmu kami batalkan',
    text: () =>
      'Mentor atau paket di pesanan ini sudah tidak tersedia, jadi pesanannya kami batalkan sebelum dibayar. Kode pembayarannya jangan dipakai lagi. Kode promomu, kalau ada, bisa dipakai untuk pesanan lain.',
    button: 'Lihat pesanan',
    amountLabel: 'Total',
    small: 'Telanjur membayar? Uangnya kami kembalikan sendiri begitu masuk, dan kami kabari lewat email.',
  },
  paid: {
    subject: 'Pembayaranmu sudah kami terima',
    text: () => 'Terima kasih! Pembayaranmu sudah masuk dan pesananmu langsung bisa dipakai.',
    button: 'Lihat pesanan',
    amountLabel: 'Dibayar',
    small: help,
  },
  reversed: {
    subject: 'Pembayaranmu dibatalkan oleh bank',
    text: () =>
      'Bank membatalkan pembayaran pesanan ini, jadi pesanannya kami tutup. Uang yang sempat tertahan dikembalikan oleh bankmu. Kamu bisa memesan lagi kapan saja.',
    button: 'Lihat pesanan',
    amountLabel: 'Jumlah',
    small: help,
  },
  unmarked: {
    subject: 'Pembayaran pesananmu ternyata belum masuk',
    text: () =>
      'Pesanan ini sempat kami tandai lunas. Setelah dicek lagi ke penyedia pembayaran, uangnya ternyata tidak pernah masuk, jadi pesanannya kami tutup. Kode promomu, kalau ada, bisa dipakai lagi. Merasa sudah membayar? Balas email ini dengan bukti pembayarannya, dan kami cek sekali lagi.',
    button: 'Lihat pesanan',
    amountLabel: 'Jumlah',
    small: help,
  },
  surplus: {
    subject: 'Kami menerima pembayaran yang perlu dikembalikan',
    text: () =>
      'Pembayaranmu masuk, tetapi pesanan ini sudah ditutup atau sudah dibayar sebelumnya. Uangnya aman: tim kami mengembalikannya dan mengabarimu lewat email. Kamu tidak perlu melakukan apa-apa.',
    button: 'Lihat pesanan',
    amountLabel: 'Diterima',
    small: help,
  },
  returning: {
    subject: 'Pembayaranmu kami kembalikan',
    text: () =>
      'Pembayaranmu masuk ketika mentor atau paket di pesanan ini sudah tidak tersedia. Pesanannya kami batalkan, dan seluruh uangnya langsung kami kembalikan: kabar berikutnya kami kirim begitu selesai. Kode promomu, kalau ada, bisa dipakai lagi.',
    button: 'Lihat pesanan',
    amountLabel: 'Diterima',
    small: help,
  },
  refunded: {
    subject: 'Danamu sudah kami kembalikan',
    text: () =>
      'Dana pesanan ini sudah kami kembalikan. Tergantung bank atau dompet digitalmu, dananya bisa baru terlihat dalam beberapa hari kerja.',
    button: 'Lihat pesanan',
    amountLabel: 'Dikembalikan',
    small: help,
  },
  refundFailed: {
    subject: 'Pengembalian danamu belum berhasil',
    text: () =>
      'Bank menolak pengembalian dana pesanan ini. Uangnya masih ada pada kami, dan tim kami sudah tahu: kami kirim dengan cara lain dan mengabarimu lagi.',
    button: 'Lihat pesanan',
    amountLabel: 'Jumlah',
    small: help,
  },
  chargedBack: {
    subject: 'Bankmu menarik kembali pembayaranmu',
    text: () =>
      'Bank atau penerbit kartumu menarik kembali pembayaran pesanan ini, jadi uangnya tidak lagi ada pada kami. Kalau seluruh pembayarannya ditarik, pesanannya kami tutup. Tidak merasa memintanya ke bank? Balas email ini, supaya kita cari tahu bersama.',
    button: 'Lihat pesanan',
    amountLabel: 'Ditarik bank',
    small: help,
  },
  chargebackReturned: {
    subject: 'Pembayaranmu berlaku lagi',
    text: () =>
      'Bank mengembalikan kepada kami pembayaran yang sempat ditariknya. Pembayaran pesanan ini dihitung lagi, dan yang sempat kami tutup karenanya bisa kamu pakai lagi.',
    button: 'Lihat pesanan',
    amountLabel: 'Jumlah',
    small: help,
  },
  refundAccount: {
    subject: 'Ke rekening mana dana kami kembalikan?',
    text: () =>
      'Dana pesanan ini kami kembalikan lewat transfer bank. Isi rekening atas namamu di halaman berikut; hanya tim kami yang bisa melihatnya, dan kami transfer paling lambat 14 hari kerja.',
    button: 'Isi rekening',
    amountLabel: 'Dikembalikan',
    small: 'Tautan ini khusus untukmu. Kami tidak pernah meminta PIN, OTP, atau password.',
  },
  refundAccountAgain: {
    subject: 'Transfer pengembalian danamu belum berhasil',
    text: ({ reason }) => (
      <>
        Bank tidak bisa menjalankan transfer ke rekening yang kamu tulis{reason && `: ${reason}`}. Uangmu
        masih ada pada kami. Tulis lagi rekening atas namamu di halaman berikut, lalu kami transfer sekali
        lagi.
      </>
    ),
    button: 'Periksa rekening',
    amountLabel: 'Dikembalikan',
    small: 'Tautan ini khusus untukmu. Kami tidak pernah meminta PIN, OTP, atau password.',
  },
};

export function orderNewsSubject(kind: News['kind']): string {
  return words[kind].subject;
}

/** What became of the paying of an order. */
export function OrderNews(news: News) {
  const { subject, text, button, amountLabel, small } = words[news.kind];
  return (
    <MailLayout preview={`${news.product}, ${news.amount}`} heading={subject}>
      <Paragraph>{greeting(news.name)}</Paragraph>
      <Paragraph>{text(news)}</Paragraph>
      <Facts
        facts={[
          ['Pesanan', news.product],
          ...(news.session ? [['Waktu sesi', news.session] as [string, string]] : []),
          ...(news.number ? [['Nomor pesanan', news.number] as [string, string]] : []),
          [amountLabel, news.amount],
        ]}
      />
      <ActionButton href={news.url}>{button}</ActionButton>
      <SmallPrint>{small}</SmallPrint>
    </MailLayout>
  );
}
