import type { Match, Requirement } from './match-types.ts';

const MOST_LISTED = 5;
/** With fewer demands half of them says little. */
const FEWEST = 3;

/** What to do about a match, honestly: nothing here asks for a word that the person cannot stand by. */
export function hintsFor(match: Omit<Match, 'hints'>): string[] {
  if (match.score === null)
    return [
      'Kami belum menemukan syarat yang bisa dibandingkan di teks ini. Coba tempel bagian kualifikasi atau persyaratan lowongannya secara lengkap.',
    ];
  const must = match.requirements.filter((each) => each.importance === 'must');
  return [
    ...lackingHints(must),
    ...otherNameHints(match.requirements),
    ...titleHints(match),
    ...yearsHints(match),
    ...degreeHints(match),
    ...languageHints(match),
    ...niceHints(match.requirements.filter((each) => each.importance === 'nice')),
    ...notJudgedHints(match),
    'Skor ini membandingkan isi CV dengan teks lowongan, bukan ramalan diterima atau tidak. Mengulang kata kunci tidak menaikkannya.',
  ];
}

function lackingHints(must: readonly Requirement[]): string[] {
  const skills = must.filter((each) => each.kind !== 'trait');
  const lacking = skills.filter((each) => each.standing === 'lacks');
  if (skills.length > 0 && lacking.length === 0)
    return [
      'Semua keahlian yang diwajibkan sudah terlihat di CV-mu. Pastikan masing-masing punya bukti di Pengalaman.',
    ];
  if (lacking.length === 0) return [];
  return [
    `Belum terlihat di CV-mu: ${list(lacking)}. Kalau kamu memang pernah memakainya, tulis di poin pengalaman beserta hasilnya. Kalau belum, jangan ditulis; lebih baik mulai belajar satu yang paling sering muncul di lowongan serupa.`,
    ...(skills.length >= FEWEST && lacking.length > skills.length / 2
      ? [
          'Lebih dari separuh syaratnya belum terlihat. Boleh tetap melamar, tapi siapkan alasan kenapa kamu cocok, atau cari juga lowongan yang lebih dekat dengan pengalamanmu.',
        ]
      : []),
  ];
}

function otherNameHints(all: readonly Requirement[]): string[] {
  return all
    .filter(
      ({ standing, kind, found }) =>
        standing === 'similar' && kind !== 'trait' && found && found.text.length <= 60,
    )
    .slice(0, MOST_LISTED)
    .map(
      ({ name, found }) =>
        `Lowongan menulis "${name}", yang mirip di CV-mu: "${found?.text}". Kalau memang sama, sebutkan istilah lowongannya sekali saja, sebab sebagian ATS hanya mencari kata yang sama persis.`,
    );
}

function titleHints({ title }: Omit<Match, 'hints'>): string[] {
  if (title?.standing !== 'similar' || !title.found) return [];
  return [
    `Posisi yang dilamar "${title.name}", yang paling dekat di CV-mu "${title.found.text}". Jelaskan kaitannya di Ringkasan, jangan mengganti nama jabatanmu.`,
  ];
}

function yearsHints({ years }: Omit<Match, 'hints'>): string[] {
  if (!years || years.standing === 'has') return [];
  const required = spanInWords(years.min);
  if (years.has === null)
    return [
      `Lowongan meminta pengalaman ${required}, tapi lama kerjamu tidak terbaca. Lengkapi bulan dan tahun di setiap pengalaman.`,
    ];
  const has = spanInWords(years.has);
  if (years.standing === 'similar')
    return [
      `Lowongan meminta pengalaman ${required}, CV-mu menunjukkan ${has}. Selisihnya kecil, jadi tetap layak dicoba.`,
    ];
  if (years.has < 0.1)
    return [
      `Lowongan meminta pengalaman ${required}, sedangkan CV-mu belum menunjukkan pengalaman kerja. Tonjolkan magang, proyek, dan organisasi yang paling mirip.`,
    ];
  return [
    `Lowongan meminta pengalaman ${required}, CV-mu menunjukkan ${has}. Tonjolkan proyek dan magang yang paling mirip, atau cari posisi setingkat di bawahnya.`,
  ];
}

function degreeHints({ degree }: Omit<Match, 'hints'>): string[] {
  if (!degree || degree.standing === 'has') return [];
  const required = [degree.minLevel, degree.fields.slice(0, 3).join('/')].filter(Boolean).join(' ');
  if (degree.has === null)
    return [
      `Lowongan meminta ${required}, tapi jenjang pendidikanmu tidak terbaca. Tulis jenjang dan jurusannya, misalnya "S1 Akuntansi".`,
    ];
  if (degree.standing === 'similar')
    return [
      `Lowongan mencari lulusan ${degree.fields.slice(0, 4).join(', ')}, CV-mu menunjukkan ${degree.has}. Jelaskan kuliah, proyek, atau pelatihan yang mendekati bidang itu.`,
    ];
  return [
    `Lowongan meminta minimal ${required}, CV-mu menunjukkan ${degree.has}. Syarat ini sering disaring otomatis, jadi tanyakan dulu ke rekruternya kalau pengalamanmu kuat.`,
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
  const lacking = nice.filter((each) => each.standing === 'lacks' && each.kind !== 'trait');
  if (lacking.length === 0) return [];
  return [
    `Nilai tambah yang belum terlihat: ${list(lacking)}. Tidak wajib, jadi tidak perlu menunda melamar.`,
  ];
}

function notJudgedHints({ notJudged }: Omit<Match, 'hints'>): string[] {
  if (notJudged.length === 0) return [];
  const words = notJudged.slice(0, MOST_LISTED).map(({ text }) => `"${text}"`);
  return [
    `Lowongan ini juga menyebut ${words.join(', ')}. Itu bukan ukuran kemampuan, jadi tidak kami hitung dan tidak perlu kamu tulis di CV.`,
  ];
}

function list(requirements: readonly Requirement[]): string {
  const names = requirements.slice(0, MOST_LISTED).map((each) => each.name);
  const more = requirements.length - names.length;
  return more > 0 ? `${names.join(', ')}, dan ${more} lainnya` : names.join(', ');
}

/** `2 bulan`, `1,5 tahun`: under a year in months, as people say it. */
function spanInWords(years: number): string {
  if (years < 1) return `${Math.max(1, Math.round(years * 12))} bulan`;
  return `${String(Math.round(years * 10) / 10).replace('.', ',')} tahun`;
}
