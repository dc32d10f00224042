/** The words of the mentor list, /app/mentoring, and of a mentor's card. */
export const mentorList = {
  title: 'Cari Mentor',
  search: 'Cari mentor',
  placeholder: 'Nama, pengalaman, jabatan, keahlian',
  found: (total: string, more: boolean) => `Diperoleh ${total}${more ? '+' : ''} hasil`,
  filters: 'Filters',
  sort: 'Sort',
  sorts: {
    '': 'Acak',
    'addedAt-desc': 'Terbaru bergabung',
    'addedAt-asc': 'Terlama bergabung',
    'price-asc': 'Harga terendah',
    'price-desc': 'Harga tertinggi',
    'free-asc': 'Paling cepat tersedia',
  },
  facets: { serviceLine: 'Layanan', industry: 'Industri', skills: 'Keahlian' },
  free: 'Waktu kosong',
  freeBy: { today: 'Tersedia hari ini', tomorrow: 'Tersedia besok', week: 'Tersedia pekan ini' },
  freeUntil: { '': 'Kapan saja', today: 'Hari ini', tomorrow: 'Sampai besok', week: 'Dalam 7 hari' },
  price: 'Harga per jam',
  minPrice: 'Paling rendah',
  maxPrice: 'Paling tinggi',
  super: 'Super Mentor',
  superHint: 'Memberi diskon khusus',
  startingAt: 'Mulai dari',
  show: 'Tampilkan mentor',
  reset: 'Reset All',
  empty: 'Mentor tidak ditemukan',
  emptyText: 'Coba kata lain atau kurangi filternya. Salah ketik sedikit tidak apa-apa, kami tetap carikan.',
  beyond:
    'Kamu sudah melihat 1.000 mentor. Masih ada yang lain: persempit dengan kata kunci atau filter, ya.',
} as const;

export const introduction = {
  play: (name: string) => `Putar perkenalan ${name}`,
  title: (name: string) => `Perkenalan ${name}`,
} as const;
