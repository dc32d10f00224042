/** The statuses of `POST /v1/resumes` and what they mean; the page shows them too. */
export const resumeStatuses = [
  { status: 400, codes: ['no_file', 'empty'], text: 'Tidak ada file di kolom "file", atau filenya kosong.' },
  {
    status: 401,
    codes: ['not_signed_in'],
    text: 'Token tidak dikirim, tidak dikenal, sudah dicabut, atau sudah berakhir.',
  },
  { status: 402, codes: ['no_uses'], text: 'Kuota ATS Checker habis. Tidak ada yang dibaca.' },
  {
    status: 403,
    codes: ['out_of_scope', 'foreign_origin'],
    text: 'Token ini tidak boleh membaca CV, atau panggilannya datang dari halaman web lain.',
  },
  { status: 405, codes: ['method_not_allowed'], text: 'Hanya POST yang dilayani.' },
  {
    status: 413,
    codes: ['too_large'],
    text: 'Lebih besar dari 5.120.000 byte. Kiriman diputus di tengah jalan.',
  },
  { status: 415, codes: ['not_pdf'], text: 'Isi filenya bukan PDF, apa pun namanya.' },
  {
    status: 422,
    codes: [
      'encrypted',
      'damaged',
      'no_text',
      'too_many_pages',
      'not_a_cv',
      'unsupported_language',
      'timeout',
      'memory',
      'crashed',
      'gone',
    ],
    text: 'PDF-nya tidak bisa dibaca sebagai CV. Kuota tidak berkurang.',
  },
  { status: 429, codes: ['too_many'], text: 'Lebih dari 60 panggilan per menit. Tunggu selama Retry-After.' },
  {
    status: 503,
    codes: ['busy', 'unavailable', 'closed'],
    text: 'Server sedang ramai. Ulangi sebentar lagi.',
  },
] as const satisfies readonly { status: number; codes: readonly string[]; text: string }[];

export type ResumeErrorCode = (typeof resumeStatuses)[number]['codes'][number];
