import type { BulletReason, BulletVerdict } from '@setapak/ats/bullets';

export const verdictWords: Record<BulletVerdict, string> = { strong: 'kuat', fair: 'cukup', weak: 'lemah' };

/** What a point misses, in a sentence. */
export const verdictReasons: Record<BulletReason, string> = {
  duty: 'Baru menyebut tugas. Ceritakan yang benar-benar kamu lakukan.',
  shared: 'Bagianmu sendiri belum terlihat. Sebutkan yang kamu kerjakan.',
  trait: 'Memuji tanpa bukti. Ganti dengan yang kamu lakukan.',
  vague: 'Bisa tertulis di CV siapa saja. Sebutkan apa, untuk siapa, dan seberapa banyak.',
  bare: 'Masih terlalu singkat untuk dibayangkan. Tambahkan apa dan seberapa banyak.',
  noun: 'Belum diawali kata kerja. Mulai dari yang kamu lakukan.',
  'no-outcome': 'Sudah jelas yang kamu lakukan, belum terlihat hasilnya. Kalau ada, sebutkan.',
  'no-figure': 'Hasilnya belum terukur. Kalau ada, sebutkan jumlah, persen, waktu, atau rupiahnya.',
};
