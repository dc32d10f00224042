/**
 * SAMPLE CONTENT of the landing page's changing parts, for the demo: invented people, companies and offers. In production
 * operators write their own in `/admin`, and a part without entries is not shown.
 */
export const samplePromotions = [
  {
    id: 'class',
    title: 'Kelas malam Minggu: bedah lowongan magang',
    text: 'Gratis, tiap pekan, bareng rekruter tamu.',
    button: 'Baca di blog',
    pushTo: 'https://blog.setapak.example/kelas',
  },
  {
    id: 'mentor',
    title: 'Sesi pertama kurang cocok? Uang kembali 100%',
    text: 'Pesanan mentoring pertamamu bergaransi.',
    button: 'Kenalan dengan mentor',
    pushTo: '/app/home',
  },
  {
    id: 'cv',
    title: 'CV rapi selesai sebelum kopimu dingin',
    text: 'Kurang dari 30 menit, siap diunduh.',
    button: 'Mulai menulis',
    pushTo: '/app/cv/dashboard',
  },
];

export const sampleTestimonials = [
  {
    id: 'nadia',
    name: 'Nadia Rahmawati',
    title: 'Psikologi, Universitas Bumi Parahyangan',
    content:
      'Tiga bulan kirim lamaran tanpa kabar. Ternyata tabel di CV-ku bikin riwayat magangku tidak terbaca sama sekali. Setelah dirapikan, dua minggu kemudian dipanggil wawancara.',
  },
  {
    id: 'bima',
    name: 'Bima Saputra',
    title: 'Teknik Industri, Institut Teknologi Arjuna',
    content:
      'Mentorku dulu juga lulusan daerah yang merantau. Dia tidak cuma kasih tips, tapi latihan wawancara sama aku sampai aku berhenti gemetar. Sekarang kami satu industri.',
  },
  {
    id: 'clara',
    name: 'Clara Simanjuntak',
    title: 'Ilmu Komunikasi, Universitas Danau Toba Raya',
    content:
      'Awalnya minder karena belum punya pengalaman kerja. Di CV Maker aku baru sadar, kepanitiaan dan proyek kuliah juga bisa diceritakan dengan angka. Langsung kelihatan beda.',
  },
  {
    id: 'yosef',
    name: 'Yosef Wenda',
    title: 'Akuntansi, Universitas Cendrawasih Timur',
    content:
      'Ulasannya dikirim lewat voice note, jadi rasanya seperti dibimbing kakak tingkat. Detail sekali, sampai urutan poin pengalaman pun dibahas satu-satu.',
  },
];

export const samplePartners = [
  { id: 'nusaloka', name: 'Nusaloka' },
  { id: 'selasar', name: 'Bank Selasar' },
  { id: 'rimbaraya', name: 'Rimbaraya' },
  { id: 'tigaruang', name: 'Tigaruang' },
  { id: 'kalapena', name: 'Kalapena & Co' },
  { id: 'langitan', name: 'Langitan' },
];
