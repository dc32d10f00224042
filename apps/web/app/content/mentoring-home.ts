import { site } from './site.ts';

/** The words of the mentoring home, /app/home. */
export const mentoringHome = {
  hero: {
    title: 'Bimbingan Persiapan Karier dengan Mentor',
    text: 'Sesi 1-on-1 selama 30, 60, atau 90 menit bareng praktisi yang pernah ada di posisimu. Kamu yang pilih mentornya, kamu yang tentukan bahasannya.',
    button: 'Pilih Mentor',
  },
  services: {
    title: 'Mau ngobrolin apa?',
    text: 'Delapan topik yang paling sering dibawa ke sesi mentoring.',
    items: [
      {
        id: 'cv',
        name: 'CV Preparation & Feedback',
        text: 'Bedah CV baris demi baris, langsung dengan orang yang biasa menyeleksi.',
      },
      {
        id: 'interview',
        name: 'Interview Preparation & Mock-up',
        text: 'Latihan wawancara sungguhan, lengkap dengan masukan jujur.',
      },
      {
        id: 'path',
        name: "Mentor's Career Path Exploration",
        text: 'Dengar jalan berliku mentor sampai ke posisinya sekarang.',
      },
      {
        id: 'network',
        name: 'Opportunity and Network Sourcing',
        text: 'Cari tahu pintu mana yang terbuka, dan siapa yang perlu kamu kenal.',
      },
      {
        id: 'skill',
        name: 'Knowledge and Skill Preparation',
        text: 'Susun rencana belajar sesuai pekerjaan yang kamu tuju.',
      },
      {
        id: 'internship',
        name: 'Internship Preparation',
        text: 'Dari memilih tempat magang sampai hari pertama masuk.',
      },
      {
        id: 'professional',
        name: 'Professional Life Sharing',
        text: 'Bagaimana rasanya bekerja di sana? Tanya langsung ke orangnya.',
      },
      {
        id: 'college',
        name: 'College Life Sharing',
        text: 'Belajar dari mahasiswa berprestasi: organisasi, lomba, sampai beasiswa.',
      },
    ],
  },
  event: {
    title: 'Butuh mentor untuk acaramu?',
    text: 'Seminar kampus, kelas karier, atau sesi berbagi komunitas: ceritakan rencanamu, kami carikan pembicaranya.',
    button: 'Hubungi kami',
    href: whatsapp(
      'Halo Setapak, aku ingin mengundang mentor untuk sebuah acara.\n\nNama mentor:\nBudget:\nWaktu acara:\nTanggal acara:',
    ),
  },
  benefits: {
    title: 'Yang kamu dapat dari setiap sesi',
    /** `from` is what half an hour costs at the least; null: no mentor can be booked. */
    items: (from: string | null) => [
      'Mentor praktisi yang sudah kami kenali satu per satu',
      'Bahasan yang kamu tentukan sendiri lewat catatan',
      'Waktu yang fleksibel, disepakati langsung dengan mentor',
      'Masukan yang jujur dan bisa langsung dipraktikkan',
      `Harga ramah mahasiswa${from ? `, mulai dari ${from}` : ''}`,
      'Jaminan uang kembali 100% untuk sesi pertamamu',
    ],
  },
  flow: {
    title: 'Alur Mentoring',
    steps: [
      { title: 'Pilih mentor', text: 'Saring lewat industri, keahlian, atau topik.' },
      { title: 'Tentukan durasi', text: '30, 60, atau 90 menit, sesuai kebutuhanmu.' },
      { title: 'Tulis catatan', text: 'Ceritakan situasimu supaya mentor siap.' },
      { title: 'Bayar dengan aman', text: 'Transfer, dompet digital, atau QRIS.' },
      { title: 'Ngobrol', text: 'Sesi berlangsung paling lambat 7 hari setelah dibayar.' },
      { title: 'Beri penilaian', text: 'Ulasanmu membantu teman-teman berikutnya.' },
    ],
  },
  closing: {
    title: 'Siap mengakselerasi kariermu?',
    text: 'Satu obrolan yang tepat bisa menghemat berbulan-bulan menebak-nebak.',
    button: 'Pilih Mentor',
  },
} as const;

function whatsapp(text: string): string {
  return `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
}
