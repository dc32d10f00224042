import { findSkills } from '../../skills/find-skills.ts';
import { tokenise } from '../../skills/tokens.ts';
import { keysOf } from './cv-index.ts';

/** Names of one post in both languages, and posts that are next to each other. */
const SAME_POSTS: readonly string[] = [
  'staf staff officer pegawai karyawan petugas executive anggota clerk',
  'manajer manager',
  'direktur director',
  'kepala head chief',
  'penyelia supervisor spv',
  'koordinator coordinator',
  'asisten assistant',
  'perawat nurse ners',
  'bidan midwife',
  'dokter doctor physician',
  'apoteker pharmacist apa',
  'guru teacher pengajar tutor',
  'dosen lecturer',
  'akuntan accountant accounting akuntansi',
  'pajak tax perpajakan',
  'keuangan finance',
  'auditor audit',
  'gudang warehouse',
  'penjualan sales marketing',
  'pemasaran marketing',
  'pembelian purchasing procurement pengadaan buyer',
  'teknisi technician mekanik maintenance',
  'operator produksi production',
  'sopir supir driver pengemudi',
  'satpam security keamanan',
  'koki chef cook commis',
  'pramusaji waiter waitress server',
  'pramuniaga kasir cashier crew store',
  'barista',
  'desainer designer desain design',
  'penulis writer editor',
  'programmer developer engineer pengembang programer',
  'backend back-end',
  'frontend front-end',
  'rekrutmen recruitment recruiter talent',
  'sdm hr hrd hrga personalia people',
  'hukum legal counsel lawyer advokat',
  'analis analyst',
  'konsultan consultant',
  'peneliti researcher',
  'resepsionis receptionist',
  'depan front',
  'kantor office',
  'layanan pelanggan customer',
  'mutu quality qc qa',
  'k3 hse safety she',
  'kebun estate afdeling agronomi plantation',
  'perencana planner planning',
  'sekretaris secretary',
  'administrasi admin administration',
  'penerjemah translator interpreter',
  'relawan volunteer',
  'magang intern internship',
  'logistik logistics',
  'konstruksi construction sipil civil',
  'listrik electrical elektrik elektro',
  'mesin mechanical',
  'sre devops infrastructure',
  'product produk',
  'proyek project',
  'konten content',
  'sosial social',
  'grafis graphic',
  'data',
  'kapal ship vessel',
  'nakhoda nahkoda master captain kapten',
  'mualim officer',
  'pelaut seafarer seaman',
];
const CLASS = new Map<string, number[]>();
SAME_POSTS.forEach((line, at) => {
  for (const word of line.split(' ')) CLASS.set(word, [...(CLASS.get(word) ?? []), at]);
});
/** Words that tell the rank and not the work. */
const RANK = new Set(
  'senior junior sr jr lead staf staff officer pegawai karyawan petugas executive kepala head chief manajer manager direktur director supervisor spv penyelia koordinator coordinator asisten assistant ahli specialist spesialis associate intern magang trainee i ii iii dan and of the full time tenaga anggota'.split(
    ' ',
  ),
);

/** 0..1: how much the work behind two titles is the same; rank words count little. */
export function titleLikeness(required: string, own: string): number {
  const wanted = wordsOf(required);
  const has = wordsOf(own);
  if (wanted.length === 0 || has.length === 0) return 0;
  let total = 0;
  let met = 0;
  for (const word of wanted) {
    const weight = RANK.has(word) ? 0.25 : 1;
    total += weight;
    if (has.some((other) => alike(word, other))) met += weight;
  }
  const share = met / total;
  const skills = new Set(findSkills(own).map(({ skill }) => skill));
  const common = findSkills(required).some(({ skill }) => skills.has(skill)) ? 0.7 : 0;
  return Math.max(share, common);
}

function wordsOf(title: string): string[] {
  return tokenise(title.replace(/[()/]/g, ' '))
    .map(({ raw }) => raw)
    .filter((word) => word.length > 1);
}

function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const classes = CLASS.get(a);
  if (classes && CLASS.get(b)?.some((at) => classes.includes(at))) return true;
  return keysOf(a).some((key) => key.length >= 4 && keysOf(b).includes(key));
}
