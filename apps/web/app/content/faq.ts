import { GUARANTEE_DAYS } from './session-rules.ts';
import { site } from './site.ts';

export interface FaqItem {
  /** The anchor: `/frequently-asked-question#garansi`. */
  id: string;
  question: string;
  /** Paragraphs; links are written `[words](address)`. */
  answer: readonly string[];
}

export interface FaqSection {
  id: string;
  title: string;
  items: readonly FaqItem[];
}

const mailbox = `[${site.email}](mailto:${site.email})`;
const whatsapp = `[WhatsApp](https://wa.me/${site.whatsapp})`;

export const faqLead =
  'Jawaban singkat untuk pertanyaan yang paling sering mampir ke kotak masuk kami. Ketik kata kuncinya, atau telusuri per layanan.';

/** Shown after an unsuccessful search. */
export const faqClosing = {
  title: 'Belum ketemu jawabannya?',
  text: 'Ceritakan kendalamu. Kami membalas pada hari kerja, pukul 10.00–18.00 WIB.',
} as const;

export const faq: readonly FaqSection[] = [
  {
    id: 'mentoring',
    title: 'Career Mentoring',
    items: [
      {
        id: 'apa-itu-mentoring',
        question: 'Apa itu Career Mentoring, dan apa yang kudapat?',
        answer: [
          'Sesi ngobrol 1-on-1 secara daring dengan praktisi di bidang yang kamu tuju, selama 30, 60, atau 90 menit. Kamu bisa membedah CV, latihan wawancara, mengenal jalur karier mentor, menyiapkan magang, sampai mencari informasi lowongan.',
          'Belum tahu butuh yang mana? Jawab [tiga pertanyaan singkat](/assessment), nanti kami tunjukkan layanan yang pas.',
        ],
      },
      {
        id: 'cara-memesan',
        question: 'Bagaimana cara memesan sesi mentoring?',
        answer: [
          'Pilih mentor di [daftar mentor](/app/mentoring), tentukan durasi dan layanan, lalu tulis catatan (minimal 50 karakter) supaya mentor tahu apa yang kamu butuhkan. Setelah pembayaran diterima, kamu dan mentor menyepakati jadwal.',
          'Kamu perlu masuk ke akunmu untuk memesan. Kalau sedang melihat-lihat saja, tidak perlu.',
        ],
      },
      {
        id: 'kapan-sesi',
        question: 'Kapan sesiku berlangsung setelah memesan?',
        answer: [
          'Banyak mentor membuka kalendernya: kamu memilih jam yang kosong saat memesan, di zona waktumu sendiri, dan undangannya masuk ke emailmu. Pilih “Atur nanti” kalau belum yakin waktunya.',
          'Tanpa waktu yang dipilih, mentor wajib menyelesaikan sesi paling lambat 7 hari sejak pesananmu dibayar. Jadwalnya kalian sepakati berdua, jadi cantumkan waktu luangmu di catatan supaya cepat cocok.',
        ],
      },
      {
        id: 'biaya-mentoring',
        question: 'Berapa biayanya, dan bagaimana cara membayar?',
        answer: [
          'Harga mengikuti tarif mentor per jam: 30 menit setengahnya, 90 menit satu setengah kalinya. Dengan tarif Rp60.000 per jam, sesi 30 menit cukup Rp30.000.',
          'Kamu bisa membayar lewat transfer bank, dompet digital, atau kartu melalui halaman pembayaran yang aman. Punya kode promo? Masukkan sebelum membayar.',
        ],
      },
      {
        id: 'garansi',
        question: 'Apakah ada garansi uang kembali?',
        answer: [
          'Ada. Pesanan mentoring pertamamu adalah sesi percobaan dengan garansi uang kembali 100%, selama syaratnya terpenuhi. Jumlahnya tidak melebihi yang kamu bayarkan.',
          `Sesi pertamamu belum sesuai? Buka pesanannya di [Pesanan Saya](/app/booking) paling lambat ${GUARANTEE_DAYS} hari setelah sesi, lalu pilih "Garansi sesi pertama". Kami periksa, lalu mengembalikan dana atau memberi voucher.`,
          'Syarat lengkapnya ada di [Ketentuan layanan](/term-and-condition#ketentuan-layanan).',
        ],
      },
      {
        id: 'mentor-tidak-membalas',
        question: 'Bagaimana kalau mentor belum menghubungiku, atau aku melewatkan pesannya?',
        answer: [
          `Cek dulu email dan WhatsApp-mu, termasuk folder spam. Kalau belum ada kabar dalam 2 hari kerja, hubungi kami lewat ${mailbox} atau ${whatsapp}; kami bantu sambungkan atau carikan mentor pengganti.`,
          'Kami menghubungimu paling banyak 3 kali. Setelah itu hak atas sesi gugur, jadi pastikan nomor teleponmu benar, ya.',
        ],
      },
      {
        id: 'ganti-jadwal',
        question: 'Bisakah aku mengganti jadwal atau mentor?',
        answer: [
          'Bisa. Sesi yang waktunya kamu pilih sendiri bisa kamu pindahkan (reschedule) atau batalkan di halaman pesanan, paling lambat 12 jam sebelum sesi; kalau dibatalkan 24 jam sebelumnya, danamu kembali 100%.',
          'Jadwal yang kalian sepakati langsung: kabari mentormu paling lambat 24 jam sebelum sesi. Untuk mengganti mentor, tulis ke kami sebelum jadwal disepakati; selisih harganya kami perhitungkan: lebih murah kami kembalikan, lebih mahal kamu bayar dulu.',
        ],
      },
    ],
  },
  {
    id: 'cv-maker',
    title: 'CV Maker',
    items: [
      {
        id: 'cv-maker-gratis',
        question: 'Apakah CV Maker benar-benar gratis?',
        answer: [
          'Ya. Menyusun, mengubah, menggandakan, dan mengunduh CV tidak dipungut biaya, tanpa tanda air. Kamu hanya membayar kalau meminta ulasan reviewer atau membeli paket ATS Checker.',
        ],
      },
      {
        id: 'dituliskan',
        question: 'Apakah Setapak menuliskan isi CV-ku?',
        answer: [
          'Tidak. Kami menyediakan susunan yang terbaca ATS, contoh isi per bidang, dan panduan di tiap langkah. Ceritanya tetap kamu yang tulis, karena kamu yang nanti menjelaskannya saat wawancara. Kebanyakan orang selesai dalam 30 menit.',
        ],
      },
      {
        id: 'belum-ada-pengalaman',
        question: 'Aku belum punya pengalaman kerja. Bisa tetap bikin CV?',
        answer: [
          'Bisa. Lewati saja bagian pengalaman kerja, lalu kuatkan pendidikan, organisasi, kepanitiaan, proyek kuliah, dan kegiatan sukarela. Tulis apa yang kamu kerjakan dan hasilnya dengan angka.',
        ],
      },
      {
        id: 'cv-privat',
        question: 'Siapa yang bisa melihat CV-ku?',
        answer: [
          'Hanya kamu, sampai kamu sendiri yang membagikan tautannya. Membagikan bisa dihentikan kapan saja, dan tautannya langsung tidak berlaku.',
        ],
      },
      {
        id: 'surat-lamaran',
        question: 'Bagaimana surat lamaranku disusun?',
        answer: [
          'Dari isi CV-mu dan lowongan yang kamu tempel, dengan aturan tertulis, tanpa menambah satu fakta pun. Yang hanya kamu tahu, seperti alasanmu melamar, kami tandai supaya kamu isi sendiri sebelum suratnya diunduh.',
          'Surat, CV, dan lampiran bisa digabung menjadi satu PDF dengan ukuran yang diminta portal. KTP tidak pernah ikut kecuali kamu memilihnya sendiri.',
        ],
      },
    ],
  },
  {
    id: 'ats-checker',
    title: 'ATS Checker',
    items: [
      {
        id: 'apa-itu-ats',
        question: 'Apa itu ATS, dan kenapa CV-ku perlu dicek?',
        answer: [
          'ATS (applicant tracking system) adalah sistem yang dipakai perusahaan untuk membaca dan menyaring lamaran. CV dengan tabel, kolom, atau gambar sering terbaca berantakan. ATS Checker menunjukkan persis apa yang terbaca dari CV-mu, dan apa yang hilang.',
        ],
      },
      {
        id: 'format-cv',
        question: 'File seperti apa yang bisa diperiksa?',
        answer: [
          'PDF berukuran maksimal 5 MB yang tulisannya bisa diblok dengan kursor. Hasil pindaian atau foto tidak punya teks, jadi mesin juga tidak bisa membacanya.',
        ],
      },
      {
        id: 'hak-terpakai',
        question: 'Kapan satu penggunaan terpakai?',
        answer: [
          'Hanya saat pemeriksaan berhasil dan hasilnya kamu terima. Kalau file gagal dibaca, hakmu tidak berkurang.',
          'Isi paketnya: Paket Ekonomis 3 + 1 gratis, Paket Pas 6 + 2 gratis, Paket Super 10 + 4 gratis.',
        ],
      },
    ],
  },
  {
    id: 'cv-review',
    title: 'CV Review',
    items: [
      {
        id: 'cara-review',
        question: 'Bagaimana CV Review berjalan?',
        answer: [
          'Pilih CV, peran yang dituju, dan paketnya, lalu tulis catatan untuk reviewer (minimal 10 karakter). Reviewer profesional membahas CV-mu dalam bentuk voice note yang dikirim ke email terdaftar.',
        ],
      },
      {
        id: 'lama-review',
        question: 'Berapa lama hasilnya keluar?',
        answer: [
          'Sesuai paket: 3 atau 7 hari setelah pesananmu dibayar, paling lambat pukul 22.00 WIB pada hari terakhir. Biasanya kami kirim antara pukul 20.00 dan 22.00 WIB.',
        ],
      },
      {
        id: 'review-terlambat',
        question: 'Bagaimana kalau hasilnya terlambat?',
        answer: [
          'Kalau lewat lebih dari 20 menit dari batas waktu, kami kembalikan 50% dari harga paketmu. Cukup balas email pesananmu.',
        ],
      },
    ],
  },
  {
    id: 'pembayaran-dan-akun',
    title: 'Pembayaran dan akun',
    items: [
      {
        id: 'cara-bayar',
        question: 'Bisa bayar dengan apa saja?',
        answer: [
          'QRIS (semua dompet digital dan aplikasi bank), transfer bank lewat virtual account, dan kartu debit atau kredit. Pilihannya muncul di halaman pembayaran.',
          'Pesanan yang belum dibayar tersimpan di [Pesanan Saya](/app/booking): buka pesanannya, lalu lanjutkan pembayaran sebelum waktunya habis.',
        ],
      },
      {
        id: 'voucher',
        question: 'Bagaimana memakai voucher atau kode promo?',
        answer: [
          'Ketik kodenya di kolom “Kode promo” sebelum membayar, lalu tekan Terapkan. Satu voucher berlaku sekali untuk tiap akun, dan hanya untuk layanan yang disebut di dalamnya.',
          'Kalau pesanannya batal atau tidak jadi dibayar, vouchernya kembali dan bisa kamu pakai lagi.',
        ],
      },
      {
        id: 'refund',
        question: 'Bagaimana cara refund, dan kapan uangnya kembali?',
        answer: [
          'Balas email pesananmu dan sebutkan nomor pesanannya, misalnya SP-7K3Q-29C1. Syarat pengembalian dana ada di [garansi sesi pertama](/frequently-asked-question#garansi) dan [Syarat & Ketentuan](/term-and-condition).',
          'Dana kembali ke cara bayar yang kamu pakai. Kalau cara itu tidak bisa menerima, kami minta nomor rekeningmu dan mentransfer paling lambat 14 hari kerja.',
        ],
      },
      {
        id: 'lupa-password',
        question: 'Lupa password, atau ingin menggantinya?',
        answer: [
          'Lupa: minta tautan baru di [Lupa Password](/forgot-password); kami kirim ke emailmu. Masih ingat: ganti di [Ubah Password](/app/profile/change-password).',
        ],
      },
      {
        id: 'hapus-akun',
        question: 'Bagaimana cara hapus akun dan datanya?',
        answer: [
          'Buka [Hapus Akun](/app/profile/delete) di profilmu. CV, hasil cek, dan data lain ikut terhapus dan tidak bisa dikembalikan; unduh dulu datamu di halaman profil kalau masih kamu perlukan.',
        ],
      },
    ],
  },
];
