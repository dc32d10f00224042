/**
 * The words of the landing page. SAMPLE CONTENT: the figures, people, companies and events below are invented; replace them
 * with your own before you open the doors.
 */
export const hero = {
  title: 'Menuju kerja impian, selangkah demi selangkah.',
  text: 'Kenali dirimu, jelajahi pilihan karier, lalu siapkan CV dan wawancaramu bareng orang yang sudah lebih dulu melewatinya.',
  start: 'Mulai Sekarang',
  second: 'Mulai CV gratis',
} as const;

export const statistics = [
  { figure: '200.000+', label: 'pengguna melangkah bareng Setapak' },
  { figure: '100+', label: 'mentor dari berbagai industri' },
  { figure: '180.000+', label: 'CV sudah dibuat di sini' },
  { figure: '3.000+', label: 'CV diulas reviewer profesional' },
] as const;

export const products = {
  title: 'Kamu lagi butuh apa?',
  text: 'Tiap orang mulai dari titik yang berbeda. Pilih yang paling dekat dengan posisimu sekarang.',
  tiles: [
    {
      id: 'mentoring',
      short: 'Career Mentoring',
      title: 'Ngobrol sama mentor',
      text: 'Sesi 1-on-1 bareng praktisi yang pernah ada di posisimu. Tanya soal karier, latihan wawancara, sampai cari koneksi.',
      button: 'Lihat Mentor',
      to: '/app/home',
    },
    {
      id: 'cvMaker',
      short: 'CV Maker',
      title: 'CV Maker, gratis dan profesional',
      text: 'Isi lima langkah, lihat hasilnya langsung, unduh PDF-nya. Mau lebih yakin? Minta diulas reviewer profesional.',
      button: 'Buat CV',
      to: '/app/cv/dashboard',
    },
    {
      id: 'atsChecker',
      short: 'ATS Checker',
      title: 'Cek CV seperti mesin rekrutmen',
      text: 'Unggah CV-mu dan lihat persis apa yang terbaca, dan apa yang hilang, sebelum sampai ke tangan rekruter.',
      button: 'Cek CV',
      to: '/app/cv/dashboard?tab=ats',
    },
  ],
} as const;

export const reasons = {
  title: 'Kenapa jalan bareng Setapak?',
  text: 'Cari kerja itu melelahkan kalau sendirian. Makanya semua yang kamu perlu kami kumpulkan di satu jalan yang jelas.',
  /** `from` is what half an hour with a mentor costs at the least; null: no mentor can be booked. */
  items: (from: string | null) => [
    {
      id: 'ecosystem' as const,
      title: 'Satu tempat, dari bingung sampai siap',
      text: 'Mulai dari mengenali minat, bikin CV, cek ATS, sampai latihan wawancara. Kamu tidak perlu pindah-pindah aplikasi, dan tiap langkah nyambung ke langkah berikutnya.',
    },
    {
      id: 'mentor' as const,
      title: 'Mentor yang sudah menjalaninya',
      text: 'Mereka bekerja di bidang yang kamu tuju. Ceritanya nyata, sarannya bisa langsung kamu coba besok pagi.',
    },
    {
      id: 'price' as const,
      title: 'Harganya ramah kantong',
      text: `CV Maker gratis. Sesi mentor ${from ? `mulai dari ${from} untuk 30 menit` : 'mulai dari 30 menit'}, dibayar per sesi tanpa langganan.`,
    },
  ],
} as const;

/** Who stands in it comes from the table of mentors. */
export const mentorStrip = {
  title: 'Mentor yang siap menemani',
  all: 'See All',
} as const;

/** Headings of what operators keep in `/admin`: the entries themselves are in the database. */
export const testimonials = { title: 'Cerita mereka yang sudah sampai' } as const;
export const partners = { title: 'Lulusan kami melangkah ke' } as const;

export const closing = {
  title: 'Langkah pertamamu cukup satu klik.',
  text: 'Buat akun gratis, lalu biarkan kami tunjukkan jalan berikutnya.',
  button: 'Daftar Sekarang',
  titleSignedIn: 'Langkah berikutnya sudah menunggu.',
  textSignedIn: 'Lanjutkan dari langkah terakhirmu.',
  buttonSignedIn: 'Lanjut Melangkah',
} as const;
