import type { Match, Requirement } from './match-types.ts';

const MOST_LISTED = 5;

/** What to do about a match, honestly: nothing here asks for a word that the person cannot stand by. */
export function hintsFor(match: Omit<Match, 'hints'>): string[] {
  if (match.score === null)
    return [
      'Kami belum menemukan syarat yang bisa dibandingkan di teks ini. Coba tempel bagian kualifikasi atau persyaratan lowongannya secara lengkap.',
    ];
  return [
    ...lackingHints(match.required),
    ...otherNameHints([...match.required, ...match.niceToHave]),
    ...yearsHints(match),
    ...degreeHints(match),
    ...languageHints(match),
    ...niceHints(match.niceToHave),
    'Skor ini membandingkan isi CV dengan teks lowongan, bukan ramalan diterima atau tidak. Mengulang kata kunci tidak menaikkannya.',
  ];
}

function lackingHints(required: readonly Requirement[]): string[] {
  const lacking = required.filter((each) => each.standing === 'lacks' && each.weight === 1);
  if (required.length > 0 && lacking.length === 0)
    return [
      'Semua keahlian yang diwajibkan sudah terlihat di CV-mu. Pastikan masing-masing punya bukti di Pengalaman.',
    ];
  if (lacking.length === 0) return [];
  return [
    `Belum terlihat di CV-mu: ${list(lacking)}. Kalau kamu memang pernah memakainya, tulis di poin pengalaman beserta hasilnya. Kalau belum, jangan ditulis; lebih baik mulai belajar satu yang paling sering muncul di lowongan serupa.`,
    ...(lacking.length > required.length / 2
      ? [
          'Lebih dari separuh syaratnya belum terlihat. Boleh tetap melamar, tapi siapkan alasan kenapa kamu cocok, atau cari juga lowongan yang lebih dekat dengan pengalamanmu.',
        ]
      : []),
  ];
}

function otherNameHints(all: readonly Requirement[]): string[] {
  return all
    .filter((each) => each.standing === 'other_name' && each.found)
    .slice(0, MOST_LISTED)
    .map(
      ({ adWords, found }) =>
        `Lowongan menulis "${adWords}", CV-mu menulis "${found?.text}". Sebutkan istilah lowongannya sekali saja, sebab sebagian ATS hanya mencari kata yang sama persis.`,
    );
}

function yearsHints({ years }: Omit<Match, 'hints'>): string[] {
  if (!years || years.standing === 'has') return [];
  if (years.has === null)
    return [
      `Lowongan meminta pengalaman ${years.asked} tahun, tapi lama kerjamu tidak terbaca. Lengkapi bulan dan tahun di setiap pengalaman.`,
    ];
  const has = String(years.has).replace('.', ',');
  if (years.standing === 'close')
    return [
      `Lowongan meminta pengalaman ${years.asked} tahun, CV-mu menunjukkan ${has} tahun. Selisihnya kecil, jadi tetap layak dicoba.`,
    ];
  return [
    `Lowongan meminta pengalaman ${years.asked} tahun, CV-mu menunjukkan ${has} tahun. Tonjolkan proyek dan magang yang paling mirip, atau cari posisi setingkat di bawahnya.`,
  ];
}

function degreeHints({ degree }: Omit<Match, 'hints'>): string[] {
  if (!degree || degree.standing === 'has') return [];
  if (degree.has === null)
    return [
      `Lowongan meminta minimal ${degree.asked}, tapi jenjang pendidikanmu tidak terbaca. Tulis jenjangnya, misalnya "S1 Akuntansi".`,
    ];
  return [
    `Lowongan meminta minimal ${degree.asked}, CV-mu menunjukkan ${degree.has}. Syarat ini sering disaring otomatis, jadi tanyakan dulu ke perekrutnya kalau pengalamanmu kuat.`,
  ];
}

function languageHints({ languages }: Omit<Match, 'hints'>): string[] {
  return languages
    .filter((each) => each.standing !== 'has' && each.name !== 'Indonesia')
    .map(
      ({ name }) =>
        `Lowongan menyebut bahasa ${name}. Kalau kamu bisa, tulis tingkatnya, misalnya "Bahasa ${name}: aktif" atau skor tesmu.`,
    );
}

function niceHints(nice: readonly Requirement[]): string[] {
  const lacking = nice.filter((each) => each.standing === 'lacks');
  if (lacking.length === 0) return [];
  return [
    `Nilai tambah yang belum terlihat: ${list(lacking)}. Tidak wajib, jadi tidak perlu menunda melamar.`,
  ];
}

function list(requirements: readonly Requirement[]): string {
  const names = requirements.slice(0, MOST_LISTED).map((each) => each.name);
  const more = requirements.length - names.length;
  return more > 0 ? `${names.join(', ')}, dan ${more} lainnya` : names.join(', ');
}
