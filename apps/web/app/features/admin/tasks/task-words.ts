/** What operators call the things that wait for them, and what helps. */
export const taskWords = {
  mismatch: {
    label: 'Pembayaran tidak cocok',
    help: 'Gateway menyebut jumlah atau nomor lain. Cek di dashboard gateway, lalu tandai lunas atau kembalikan dananya.',
  },
  paid_denied: {
    label: 'Ditandai lunas, tetapi ditolak gateway',
    help: 'Isinya tetap di pelanggan sampai kamu putuskan. Cek di dashboard gateway: uangnya tidak ada, batalkan tanda lunas di pesanannya; uangnya ada, catat buktinya di sini.',
  },
  surplus: {
    label: 'Uang berlebih atau terlambat',
    help: 'Uangnya masuk, tetapi pesanannya sudah ditutup atau sudah lunas. Kembalikan, atau pakai untuk pesanan ini.',
  },
  difference_left: {
    label: 'Selisih ganti mentor yang tertinggal',
    help: 'Dana sesinya sudah kembali, selisih yang dibayar untuk ganti mentor belum. Kembalikan, atau catat alasannya di sini.',
  },
  difference_gone: {
    label: 'Selisih ganti mentor yang ditarik bank',
    help: 'Sesinya masih dengan mentor yang lebih mahal. Hubungi pelanggan, kembalikan dana sesinya, atau catat alasannya di sini.',
  },
  chargeback: {
    label: 'Pembayaran yang ditarik bank',
    help: 'Bank pelanggan menarik kembali uangnya. Kirim bukti di dashboard gateway sebelum tenggatnya, lalu catat hasilnya di sini.',
  },
  refund_manual: {
    label: 'Menunggu transfer',
    help: 'Transfer ke rekening pelanggan, lalu tandai sudah ditransfer.',
  },
  refund_twice: {
    label: 'Mungkin terbayar dua kali',
    help: 'Dananya kembali lewat gateway atau bank pelanggan saat transfernya sudah di bank. Batalkan atau minta kembali transfernya, lalu catat hasilnya di sini.',
  },
  refund_failed: {
    label: 'Pengembalian gagal',
    help: 'Gateway menolak atau gagal. Coba lagi, atau transfer manual.',
  },
  refund_stuck: {
    label: 'Pengembalian belum selesai',
    help: 'Sudah lebih dari sehari diminta ke gateway. Cek di dashboard gateway.',
  },
  payment_review: {
    label: 'Pembayaran masih diperiksa',
    help: 'Setujui atau tolak di dashboard gateway.',
  },
  session_lapsing: {
    label: 'Sesi hampir kedaluwarsa',
    help: 'Belum terlaksana. Hubungi mentor, ganti mentor, atau tambah waktu.',
  },
  session_lapsed: {
    label: 'Sesi lunas yang kedaluwarsa',
    help: 'Tambah waktu, ganti mentor, atau kembalikan dana.',
  },
  session_report: {
    label: 'Laporan tentang sesi',
    help: 'Baca ceritanya di halaman Sesi mentoring, lalu putuskan. Bagi hasil dan dana menunggu sampai kamu putuskan.',
  },
  review_report: {
    label: 'Ulasan yang dilaporkan mentor',
    help: 'Baca ulasannya, lalu sembunyikan, atau biarkan tampil dan tulis alasannya. Mentornya dikabari.',
  },
  mentor_away: {
    label: 'Sesi dengan mentor yang tidak aktif',
    help: 'Akun mentornya ditangguhkan, atau mentornya tidak tampil lagi. Ganti mentor, kembalikan dana, atau pastikan sesinya tetap jalan dan catat di sini.',
  },
  unknown_refund: {
    label: 'Pengembalian yang tidak kami minta',
    help: 'Dibuat di dashboard gateway. Catat di sini setelah dicek.',
  },
  unknown_notification: {
    label: 'Notifikasi tanpa pesanan',
    help: 'Ditandatangani gateway, tetapi nomornya tidak kami kenal. Cek di dashboard gateway.',
  },
  ledger: {
    label: 'Pembukuan tidak cocok',
    help: 'Pembukuan berbeda dari pesanannya (tercatat, seharusnya). Bukukan ulang setelah melihat catatan yang akan ditambahkan.',
  },
} as const;

export type TaskKind = keyof typeof taskWords;

export function isTaskKind(text: string | null): text is TaskKind {
  return text !== null && Object.hasOwn(taskWords, text);
}

/** What waits of one kind. */
export interface TaskCount {
  kind: TaskKind;
  count: number;
  /** Rupiah. */
  amount: number;
}
