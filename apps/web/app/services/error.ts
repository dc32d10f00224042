/** Every way in which a use case says no. One code, one HTTP status, one sentence that a person reads. */
const codes = {
  not_signed_in: { status: 401, text: 'Masuk dulu untuk melanjutkan.' },
  not_found: { status: 404, text: 'Data yang kamu cari tidak ditemukan.' },
  invalid: { status: 400, text: 'Ada isian yang belum benar. Periksa lagi, ya.' },
  foreign_origin: {
    status: 403,
    text: 'Permintaan ini tidak datang dari halaman Setapak. Muat ulang halaman lalu coba lagi.',
  },
  conflict: {
    status: 409,
    text: 'Data ini sudah berubah di tempat lain. Muat ulang halaman untuk melihat versi terbaru.',
  },
  too_large: { status: 413, text: 'Ukuran kiriman terlalu besar.' },
  too_many: { status: 429, text: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.' },
  busy: { status: 503, text: 'Server sedang ramai. Coba lagi sebentar lagi, ya.' },
  wrong_credentials: {
    status: 400,
    text: 'Email atau password salah. Periksa lagi, lalu coba masuk kembali.',
  },
  email_taken: { status: 400, text: 'Email ini sudah terdaftar. Silakan masuk, atau pakai email lain.' },
  render_failed: { status: 422, text: 'CV ini belum bisa dijadikan PDF. Coba kurangi isinya, lalu ulangi.' },
  too_many_cvs: {
    status: 400,
    text: 'Kamu sudah punya jumlah CV paling banyak. Hapus yang tidak dipakai, lalu coba lagi.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type AppErrorCode = keyof typeof codes;

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number;
  /** Seconds to wait before the next try, with `too_many` and `busy`. */
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = codes[code].status;
    this.retryAfter = options.retryAfter;
  }

  /** The sentence for the screen, in Indonesian. */
  get text(): string {
    return codes[this.code].text;
  }
}
