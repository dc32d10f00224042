import type { PuzzlePurpose } from './puzzles/puzzles.server.ts';

/** Every way in which a use case says no. One code, one HTTP status, one sentence that a person reads. */
const codes = {
  not_signed_in: { status: 401, text: 'Masuk dulu untuk melanjutkan.' },
  not_found: { status: 404, text: 'Data yang kamu cari tidak ditemukan.' },
  method_not_allowed: {
    status: 405,
    text: 'Alamat ini tidak bisa dipakai dengan cara itu. Buka lagi dari halaman sebelumnya, ya.',
  },
  other_account: {
    status: 403,
    text: 'Kamu sedang masuk dengan akun lain. Masuk lagi dengan akun pemilik CV ini untuk menyimpannya.',
  },
  no_such_mentor: { status: 404, text: 'Tidak ada mentor dengan nama atau ID itu. Periksa ejaannya, ya.' },
  mentors_of_one_name: {
    status: 400,
    text: 'Ada lebih dari satu mentor dengan nama itu. Pakai ID-nya: bagian terakhir dari alamat halaman mentor.',
  },
  invalid: { status: 400, text: 'Ada isian yang belum benar. Periksa lagi, ya.' },
  unreadable_address: {
    status: 400,
    text: 'Alamat ini tidak bisa dibaca. Periksa lagi alamatnya, atau mulai dari halaman depan.',
  },
  unstorable: {
    status: 400,
    text: 'Ada karakter di isian ini yang tidak bisa kami simpan. Hapus karakter itu, lalu coba lagi.',
  },
  foreign_origin: {
    status: 403,
    text: 'Permintaan ini tidak datang dari halaman Setapak. Muat ulang halaman lalu coba lagi.',
  },
  conflict: {
    status: 409,
    text: 'Data ini sudah berubah di tempat lain. Muat ulang halaman untuk melihat versi terbaru.',
  },
  too_large: { status: 413, text: 'File ini terlalu besar. Pilih file yang lebih kecil, lalu coba lagi.' },
  too_long: { status: 413, text: 'Isinya terlalu panjang. Perpendek dulu, lalu coba lagi.' },
  too_many: { status: 429, text: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.' },
  unavailable: {
    status: 503,
    text: 'Layanan kami sedang terganggu sebentar. Datamu aman; coba lagi sebentar lagi, ya.',
  },
  busy: { status: 503, text: 'Server sedang ramai. Coba lagi sebentar lagi, ya.' },
  wrong_credentials: {
    status: 400,
    text: 'Email atau password salah. Periksa lagi, lalu coba masuk kembali.',
  },
  suspended: {
    status: 403,
    text: 'Akun ini sedang ditangguhkan. Alasannya ada di email yang kami kirim; balas email itu kalau ada yang keliru.',
  },
  not_suspendable: {
    status: 409,
    text: 'Akun admin tidak bisa ditangguhkan atau dihapus dari sini. Ubah dulu perannya.',
  },
  wrong_password: { status: 400, text: 'Password saat ini salah. Coba lagi, ya.' },
  no_password: {
    status: 400,
    text: 'Akunmu belum punya password karena kamu masuk dengan Google. Buat password lewat tautan di email.',
  },
  link_used: {
    status: 400,
    text: 'Tautan ini sudah dipakai atau sudah lewat 30 menit. Minta tautan baru, ya.',
  },
  sign_in_again: { status: 403, text: 'Demi keamanan, masuk sekali lagi dengan Google sebelum melanjutkan.' },
  prove_again: { status: 403, text: 'Demi keamanan, konfirmasi dulu bahwa ini memang kamu.' },
  wrong_code: { status: 400, text: 'Kodenya salah atau sudah lewat. Coba kode yang terbaru, ya.' },
  verify_email_first: {
    status: 403,
    text: 'Verifikasi dulu alamat emailmu lewat tautan yang kami kirim. Belum menerimanya? Minta lagi di halaman profil.',
  },
  passkey_failed: {
    status: 400,
    text: 'Passkey ini tidak bisa dipakai di sini. Coba lagi, atau masuk dengan cara lain.',
  },
  verify_link_over: {
    status: 400,
    text: 'Tautan verifikasi ini sudah tidak berlaku untuk akunmu. Minta tautan baru di halaman profil, ya.',
  },
  common_password: {
    status: 400,
    text: 'Password ini termasuk yang paling sering dipakai orang, jadi mudah ditebak. Pilih yang lebih khas, ya.',
  },
  bad_image: { status: 400, text: 'Foto harus berupa JPG, PNG, atau WebP dan paling besar 5 MB.' },
  too_many_jobs: {
    status: 409,
    text: 'Kamu sudah menyimpan 50 lowongan. Hapus yang tidak dipakai lagi, lalu coba lagi.',
  },
  too_many_applications: {
    status: 409,
    text: 'Papanmu sudah berisi 300 lamaran. Hapus yang tidak dipakai lagi, lalu coba lagi.',
  },
  too_many_application_events: {
    status: 409,
    text: 'Lamaran ini sudah punya 50 jadwal. Hapus yang sudah lewat, lalu coba lagi.',
  },
  too_many_application_files: {
    status: 409,
    text: 'Tempat filemu penuh: paling banyak 10 file tiap lamaran dan 100 untuk semuanya. Hapus yang tidak dipakai, lalu coba lagi.',
  },
  bad_application_file: {
    status: 400,
    text: 'File harus berupa PDF, DOCX, JPG, atau PNG dan paling besar 5 MB.',
  },
  too_many_letters: {
    status: 409,
    text: 'Kamu sudah menyimpan 200 surat. Hapus yang tidak dipakai lagi, lalu coba lagi.',
  },
  letter_gaps: {
    status: 409,
    text: 'Masih ada bagian surat yang belum diisi. Isi dulu, atau lanjutkan kalau memang sengaja.',
  },
  assistant_daily: {
    status: 429,
    text: 'Saran untuk hari ini sudah habis. Besok kamu bisa minta lagi; teksmu tidak berubah.',
  },
  assistant_budget: {
    status: 503,
    text: 'Asisten menulis sedang beristirahat sampai bulan depan. Teksmu tidak berubah, dan semua yang lain tetap bisa dipakai.',
  },
  assistant_busy: {
    status: 503,
    text: 'Asisten menulis sedang ramai. Teksmu tidak berubah; coba lagi sebentar lagi.',
  },
  assistant_failed: {
    status: 503,
    text: 'Asisten menulis sedang tidak bisa dihubungi. Teksmu tidak berubah; coba lagi nanti, atau lanjutkan sendiri dulu.',
  },
  assistant_slow: {
    status: 503,
    text: 'Asisten menulis terlalu lama menjawab. Teksmu tidak berubah; coba lagi, atau pilih teks yang lebih pendek.',
  },
  assistant_unusable: {
    status: 503,
    text: 'Jawaban asisten tidak utuh, jadi tidak kami tampilkan. Teksmu tidak berubah; coba sekali lagi.',
  },
  assistant_invents: {
    status: 422,
    text: 'Saran kali ini menyimpang dari yang kamu tulis, jadi tidak kami tampilkan. Teksmu tidak berubah; coba lagi, atau lengkapi dulu teksmu.',
  },
  assistant_too_little: {
    status: 422,
    text: 'Belum ada cukup isi untuk dirangkum. Isi dulu pengalaman atau pendidikanmu, lalu coba lagi.',
  },
  bad_letter_attachment: {
    status: 400,
    text: 'Lampiran harus berupa PDF, JPG, atau PNG yang bisa dibuka tanpa password dan paling besar 5 MB.',
  },
  too_many_letter_attachments: {
    status: 409,
    text: 'Kamu sudah menyimpan 30 lampiran. Hapus yang tidak dipakai lagi, lalu coba lagi.',
  },
  cv_file_unreadable: {
    status: 422,
    text: 'CV unggahan ini belum bisa kami baca. Pilih CV lain, atau unggah ulang sebagai PDF yang teksnya bisa diblok dan disalin.',
  },
  bad_package_part: {
    status: 422,
    text: 'Salah satu file belum bisa digabungkan. Hapus centang lampiran satu per satu untuk menemukannya, lalu unggah ulang.',
  },
  package_too_long: {
    status: 422,
    text: 'Paket ini lebih dari 80 halaman. Kurangi lampirannya, lalu coba lagi.',
  },
  bad_pdf: {
    status: 400,
    text: 'You tried to upload a file that was not an pdf. Please try again.',
  },
  pdf_too_large: {
    status: 400,
    text: "Your pdf seems to be bigger than 10 MB. That's way too much. Maybe consider reducing it's size?",
  },
  bad_cv_file: {
    status: 400,
    text: 'Harap masukan CV dengan format PDF dan berukuran maksimal 5 MB',
  },
  infected: {
    status: 400,
    text: 'File ini ditolak pemindai virus kami. Periksa perangkatmu, simpan ulang CV-mu sebagai PDF, lalu coba lagi.',
  },
  address_taken: {
    status: 409,
    text: 'Alamat ini sudah dipakai atau tidak bisa dipilih. Coba yang lain, ya.',
  },
  not_public: {
    status: 409,
    text: 'Alamat pilihanmu hanya untuk CV publik: tautannya terbuka, boleh muncul di mesin pencari, dan tanpa password.',
  },
  too_many_addresses: {
    status: 409,
    text: 'Kamu sudah memakai 10 alamat. Lepas salah satu, lalu coba lagi.',
  },
  comments_closed: { status: 409, text: 'Pemilik CV ini sudah menutup komentar.' },
  too_many_comments: {
    status: 409,
    text: 'Komentar untuk CV ini sedang menumpuk. Coba lagi setelah pemiliknya membacanya, ya.',
  },
  wrong_share_password: { status: 400, text: 'Password salah. Coba lagi, ya.' },
  word_too_long: {
    status: 422,
    text: 'CV ini terlalu panjang untuk dijadikan file Word. Coba kurangi isinya, lalu ulangi.',
  },
  render_failed: { status: 422, text: 'CV ini belum bisa dijadikan PDF. Coba kurangi isinya, lalu ulangi.' },
  nothing_to_read: {
    status: 422,
    text: 'Belum ada yang bisa dibaca dari CV ini. Isi dulu beberapa bagian, lalu coba lagi.',
  },
  too_many_cvs: {
    status: 400,
    text: 'Jumlah CV-mu sudah mencapai batas. Hapus yang tidak dipakai, lalu coba lagi.',
  },
  too_many_versions: {
    status: 400,
    text: 'CV ini sudah punya 30 versi bernama. Hapus salah satu, lalu simpan lagi.',
  },
  voucher_not_found: { status: 400, text: 'Voucher tidak ditemukan' },
  voucher_expired: { status: 400, text: 'Voucher expired' },
  voucher_used: { status: 400, text: 'Voucher sudah Anda digunakan' },
  voucher_exhausted: { status: 400, text: 'Voucher sudah mencapai batas penggunaan' },
  voucher_not_for_package: { status: 400, text: 'Voucher tidak berlaku untuk paket ini' },
  voucher_failed: { status: 400, text: 'voucher code gagal diterapkan' },
  redeem_used: { status: 400, text: 'Anda sudah menggunakan kode ini' },
  too_many_tokens: {
    status: 400,
    text: 'Kamu sudah punya jumlah token paling banyak. Cabut yang tidak dipakai, lalu coba lagi.',
  },
  out_of_scope: {
    status: 403,
    text: 'Token ini tidak punya izin untuk itu. Buat token dengan izin yang sesuai.',
  },
  no_uses: {
    status: 402,
    text: 'Kuota ATS Checker kamu habis. Pilih paket atau tukar kode dulu, ya.',
  },
  redeem_failed: { status: 400, text: 'reedem code gagal diterapkan' },
  booking_notes_short: {
    status: 400,
    text: 'Tuliskan catatan di booking, catatan harus diatas 50 karakter.',
  },
  review_notes_short: {
    status: 400,
    text: 'Tuliskan catatan di booking, catatan harus diatas 10 karakter.',
  },
  mentor_not_bookable: {
    status: 409,
    text: 'Mentor ini sedang tidak menerima booking. Pilih mentor lain, ya.',
  },
  review_cv_missing: { status: 400, text: 'Pilih dulu CV yang ingin kamu review.' },
  review_taken: { status: 409, text: 'Review ini baru saja diambil reviewer lain.' },
  review_closed: { status: 409, text: 'Review ini sudah dikirim atau pesanannya sudah tidak berlaku.' },
  review_answered: { status: 409, text: 'Pertanyaan reviewer sudah dijawab, atau review-nya sudah dikirim.' },
  review_without_voice: { status: 400, text: 'Rekam atau unggah voice note dulu sebelum mengirim review.' },
  review_too_many_comments: { status: 400, text: 'Satu review paling banyak berisi 100 komentar.' },
  bad_audio: {
    status: 400,
    text: 'Voice note harus berupa audio (WebM, OGG, MP3, M4A, WAV, FLAC) dan paling besar 20 MB.',
  },
  bad_reviewed_pdf: { status: 400, text: 'File harus berupa PDF dan paling besar 10 MB.' },
  not_paid: { status: 409, text: 'Pembayaran belum selesai, cek email untuk status terkini.' },
  rating_closed: {
    status: 409,
    text: 'Ulasan ini sudah lewat satu hari, jadi tidak bisa diubah lagi.',
  },
  no_customer: { status: 400, text: 'User does not exist. Please contact customer support' },
  booking_not_saved: { status: 500, text: 'Booking data could not be saved.' },
  payment_unavailable: {
    status: 503,
    text: 'Cannot connecting to payment. Please contact customer support or wait a minutes.',
  },
  order_closed: {
    status: 409,
    text: 'Pesanan ini sudah tidak bisa dibayar atau dibatalkan. Lihat statusnya di Pesanan Saya.',
  },
  order_other_state: {
    status: 409,
    text: 'Keadaan pesanan ini tidak membolehkannya. Muat ulang halaman untuk melihat statusnya sekarang.',
  },
  review_asked: {
    status: 409,
    text: 'Pertanyaan hanya bisa dikirim sekali, dan sebelum tenggatnya lewat.',
  },
  unreadable_list: {
    status: 400,
    text: 'File ini tidak bisa dibaca. Pilih CSV yang baris pertamanya nama kolom, atau JSON, paling besar 5 MB.',
  },
  no_longer_sold: {
    status: 409,
    text: 'Mentor atau paket di pesanan ini sudah tidak tersedia, jadi pesanannya tidak bisa dibayar. Pilih yang lain, ya.',
  },
  price_changed: {
    status: 409,
    text: 'Harganya berubah sejak halaman ini kamu buka. Cek total yang baru, lalu tekan bayar sekali lagi kalau setuju.',
  },
  done_meanwhile: {
    status: 409,
    text: 'Sejak halaman ini kamu buka, sudah ada tindakan lain di sini, mungkin tekanan pertamamu. Lihat dulu riwayatnya, lalu tekan lagi kalau memang perlu.',
  },
  none_chosen: { status: 400, text: 'Pilih dulu barisnya.' },
  view_without_name: { status: 400, text: 'Beri nama tampilannya dulu, paling panjang 40 huruf.' },
  too_many_views: { status: 409, text: 'Sudah ada 20 tampilan di daftar ini. Hapus salah satu dulu, ya.' },
  taken: { status: 409, text: 'Kode atau nomor ini sudah dipakai. Pilih yang lain, ya.' },
  mentor_joined: { status: 409, text: 'Mentor ini sudah punya akun di ruang mentor.' },
  in_use: {
    status: 409,
    text: 'Data ini sudah dipakai di tempat lain, jadi tidak bisa dihapus. Nonaktifkan saja kalau tidak mau dipakai lagi.',
  },
  only_admin: {
    status: 409,
    text: 'Kamu satu-satunya admin. Beri peran itu ke orang lain dulu, lalu hapus akunmu.',
  },
  role_unproven: {
    status: 409,
    text: 'Alamat email akun ini belum diverifikasi pemiliknya. Peran ini baru bisa diberikan setelah itu.',
  },
  last_admin: {
    status: 409,
    text: 'Peran ini tidak bisa dilepas: kamu tidak bisa mencabut peranmu sendiri, dan harus selalu ada satu admin.',
  },
  too_many_holds: {
    status: 409,
    text: 'Kamu sedang menahan beberapa waktu yang belum dibayar. Bayar atau batalkan salah satunya dulu, ya.',
  },
  time_taken: {
    status: 409,
    text: 'Waktu ini baru saja diambil orang lain. Pilih waktu yang lain, ya.',
  },
  time_out_of_reach: {
    status: 409,
    text: 'Pilih waktu yang belum lewat, paling jauh 180 hari dari sekarang.',
  },
  no_calendar: {
    status: 409,
    text: 'Mentor ini belum mengatur jam di ruang mentornya, jadi waktunya disepakati langsung dengan mentee.',
  },
  too_early: { status: 409, text: 'Sesi ini belum bisa ditandai. Tunggu sampai waktunya, ya.' },
  case_open: {
    status: 409,
    text: 'Ada laporan tentang sesi ini yang sedang kami periksa. Hasilnya kami kabari lewat email.',
  },
  case_out_of_time: {
    status: 409,
    text: 'Sesi ini tidak bisa dilaporkan sekarang. Hubungi tim Setapak kalau ada yang perlu dibereskan.',
  },
  case_closed: { status: 409, text: 'Laporan ini sudah ada atau sudah diputuskan.' },
  too_late_to_change: {
    status: 409,
    text: 'Sesi ini sudah tidak bisa diubah sendiri. Hubungi tim Setapak kalau ada halangan.',
  },
  session_over: {
    status: 409,
    text: 'Sesi ini sudah berakhir atau dibatalkan, jadi tidak bisa diubah lagi.',
  },
  session_not_held: { status: 409, text: 'Sesi ini tidak berlangsung, jadi tidak bisa diberi ulasan.' },
  attempt_too_soon: {
    status: 409,
    text: 'Percobaan ini sudah dicatat. Beri jeda minimal satu jam sebelum mencatat percobaan berikutnya.',
  },
  amount_differs: {
    status: 400,
    text: 'Jumlahnya tidak sama dengan tagihan ini. Cek lagi di dashboard gateway.',
  },
  nothing_due: {
    status: 409,
    text: 'Belum ada yang bisa dibayarkan: saldonya belum cukup, rekeningnya belum ada, atau sudah ada di batch lain.',
  },
  batch_closed: { status: 409, text: 'Batch ini sudah diselesaikan operator lain.' },
  unreadable_results: {
    status: 400,
    text: 'File ini tidak bisa dibaca. Simpan hasil dari bank sebagai CSV, dengan referensi kami (SP…) di setiap baris dan kolom bernama "Status".',
  },
  nothing_to_transfer: {
    status: 409,
    text: 'Belum ada yang bisa ditransfer: rekeningnya belum diisi, atau sudah ada di file lain.',
  },
  transfer_under_way: {
    status: 409,
    text: 'Transfer ke rekening yang tersimpan sedang kami proses, jadi rekeningnya belum bisa diganti.',
  },
  transfer_ended: {
    status: 409,
    text: 'Sebagian transfer yang kamu pilih sudah ditandai, jadi belum ada yang dicatat. Lihat keadaannya sekarang, lalu pilih lagi.',
  },
  refund_refused: { status: 409, text: 'Pengembalian dana ini tidak bisa dilakukan.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type AppErrorCode = keyof typeof codes;

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number;
  /** Seconds to wait before the next try, with `too_many` and `busy`. */
  readonly retryAfter: number | undefined;
  /** The person's own unpaid order that stands in the way: paying it or calling it off helps. */
  readonly unpaidOrder: string | undefined;
  /** The field of the form or the JSON body that the sentence is about. */
  readonly field: string | undefined;
  /** Solving this kind of puzzle first lets somebody try at once. */
  readonly puzzle: PuzzlePurpose | undefined;
  /** Rupiah that a purchase costs now, where it was seen at another price. */
  readonly total: number | undefined;

  constructor(
    code: AppErrorCode,
    options: {
      retryAfter?: number;
      unpaidOrder?: string | undefined;
      field?: string;
      total?: number;
      puzzle?: PuzzlePurpose;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = codes[code].status;
    this.retryAfter = options.retryAfter;
    this.unpaidOrder = options.unpaidOrder;
    this.field = options.field;
    this.total = options.total;
    this.puzzle = options.puzzle;
  }

  /** The sentence for the screen, in Indonesian. */
  get text(): string {
    return codes[this.code].text;
  }

  /** The sentence beside the field that it is about, as forms show it. */
  get errors(): Record<string, string> | undefined {
    return this.field === undefined ? undefined : { [this.field]: this.text };
  }
}
