/**
 * What the sample mentors say in their clips, and the clips' first pictures. After a change run
 * `node apps/web/scripts/record-introductions.ts`.
 */
export const introductions: Record<string, readonly string[]> = {
  rani: ['Aku bantu kamu membaca lowongan produk.', 'Lalu kita latihan studi kasus bareng.'],
  dimas: ['Tiap minggu aku membaca ratusan CV.', 'Yuk, cari tahu apa yang dilihat rekruter.'],
  melati: ['Aku memulai karier dari magang.', 'Kita susun ceritamu supaya diingat.'],
  arif: ['Pindah jalur ke data? Aku juga begitu.', 'Bawa portofoliomu, kita bedah pelan-pelan.'],
  hana: ['Wawancara kasus tidak perlu menakutkan.', 'Kita berlatih sampai kamu tenang.'],
  made: ['Aku belajar ngoding dari nol.', 'Tanya apa saja soal wawancara teknis.'],
};
