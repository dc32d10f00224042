import { hasFigure } from './figures.ts';

/** Deeds that are outcomes in themselves: something rose, fell, was won, saved, ended or brought back. */
const ENGLISH_CHANGE = String.raw`increas|decreas|reduc|lower|lift|rais|boost|improv|doubl|tripl|quadrupl|halv|shorten|slash|trimm?|sav|eliminat|recover|restor|reviv|rescu|reopen|prevent|avoid|avert|deflect|exceed|surpass|outperform|achiev|earn|retain|accelerat|expedit|minimi[sz]|maximi[sz]|end|stopp|remov|defus|persuad|convinc|regain|unlock|attract|remedi|quell|settl|curb|stabili[sz]|revers|contain`;
const ENGLISH_PAST = new RegExp(
  String.raw`^(?:\p{L}+ly )?(?:${ENGLISH_CHANGE})(?:e[ds]|ed|ing|es|s|e)?\b|^(?:\p{L}+ly )?(?:cut|grew|won|sped up|brought [\p{L}\p{N}\s]{1,40}\b(?:back|down|up to)\b|beat|caught|found|uncovered|discovered|detected|broke (?:the|a) record|drove (?:down|up)|made [\p{L}\s]{2,30} (?:faster|cheaper|safer)|turned (?:around|.{2,50}\binto)\b|reached (?!out)|secured (?:funding|sponsor|a grant|grants|approval|the contract|a contract|a place|\S*\d)|generated (?:\S*\d|sales|revenue|leads|savings)|cleared [^.]*(?:backlog|debt|arrears|overdue|unmatched|unpaid|queue)|cleared \d|resolved [^.]*(?:dispute|conflict|deadlock|stand-?off|strike|long-)|became|took [\p{L}\s]{2,30} from|led to|renegotiated [^.]* (?:to|and) (?:save|cut)|halved|flagged [^.]*\b(?:saving|before))\b`,
  'iu',
);
const ENGLISH_LINK =
  /\b(?:resulting in|which (?:ended|led|cut|saved|raised|reduced|lowered|won|helped|brought|kept|let|made|stopped|shortened|doubled|halved|increased|improved|prevented)|that (?:led|won|cut|saved|shortened|lowered|reduced|raised|increased|doubled|halved|ended|helped|brought|stopped|improved|prevented|earned|attracted|sold)|leading to|(?:,|and|thus|thereby|while) (?:saving|cutting|ending|reducing|raising|increasing|lifting|lowering|shortening|avoiding|halving|doubling|improving|preventing|freeing|earning|winning|gaining|bringing|eliminating|boosting)|(?:,|;| and) (?:\p{L}+ly )?(?:cut(?! and|,)|saved|raised|lifted|lowered|reduced|increased|shortened|doubled|halved|won|ended|grew|recovered|earned|helped (?:cut|raise|win|save|reduce|increase|lift)|sold out)|down from|no longer|to (?:save|cut|reduce|raise|lift|win) \S*\d|so (?:that )?[\p{L}\s]+ (?:fell|rose|dropped|grew|stopped|doubled|ended|went)|(?:fell|rose|dropped|grew|climbed|went|increased|decreased) (?:from|by|to)\b|who now \p{L}+|(?:\d+|two|three|four|five|most|all|both|half) of (?:which|whom|them) (?:reached|passed|won|got|were|now|are|became|found|finished)|(?:were|was) (?:promoted|adopted|published|accepted)|adopted by|(?:weeks?|days?|months?) (?:early|ahead)|ahead of (?:schedule|plan)|under budget|below budget|over target|above target|\d+\s?% of (?:the )?(?:target|quota)|sold out)\b/iu;
const ENGLISH_PRIZE =
  /\b(?:winner|won|awarded|award|prize|medal|champion|runner-up|finalists?|semi-?finals?|(?:first|second|third|1st|2nd|3rd) (?:place|prize|rank)|top \d+|best (?:\p{L}+ ){0,2}(?:paper|poster|team|memorial|speaker|presenter|employee|student|delegate|design|film|project|player|store|branch|cadet|seller|teacher|nurse|of the (?:year|month))|(?:employee|teacher|nurse|student|seller) of the (?:year|month)|cum laude|scholarship)\b/iu;
const ENGLISH_NOUN =
  /^(?:an? |the )?(?:[\d.,]+\s?%|\d+x|\p{L}+fold)?\s*(?:drop|rise|fall|increase|decrease|reduction|growth|cut|improvement|gain|savings?) (?:of|in|by)\b/iu;

const INDONESIAN_CHANGE =
  /^(?:(?:berhasil|sukses|turut|telah) )?(?:men(?:aikkan|urunkan|ekan|cegah|capai|dongkrak|emukan|untaskan|uaikan|yelamatkan|yumbang(?:kan)? \S*\d\S*|yelesaikan \S+(?: \S+){0,4} lebih (?:cepat|awal))|meng(?:urangi|hemat|genjot|gandakan|hapus(?:kan)?|hilangkan|akhiri|embalikan|hidupkan (?:kembali|lagi)|hentikan|hindari|hasilkan \S*\d\S*|antar(?:kan)? .{3,50}\b(?:naik|lolos|juara|menang|masuk|lulus)|umpulkan (?:donasi|dana|sumbangan|uang))|meningkatkan|mem(?:otong|angkas|percepat|persingkat|perpendek|perkecil|perbesar|perlancar|perluas|enangkan|bawa .{3,50}\b(?:juara|naik|lolos|menang|masuk)|balikkan|ulihkan|peroleh|ecahkan rekor|inimalkan|aksimalkan)|me(?:raih|raup|nangkan|lampaui|lebihi|lipatgandakan|luluskan|loloskan|ringankan|rampingkan|redakan)|mencetak (?:rekor|laba|penjualan|omzet|gol|\S*\d\S*)|mendatangkan \S*\d\S*|menambah \S*\d\S*|menghentikan|menyembuhkan|menghidupkan|melunasi)(?=\s|$)/iu;
const INDONESIAN_LINK =
  /\b(?:sehingga|hingga (?:kembali|layak|tersisa|berat|harga|angka|tidak|bisa|dapat|lolos|lulus|turun|naik|selesai|menjadi|habis|terjual|tembus|berhenti|semua|seluruh|mereka|mampu|tinggal|nol|lebih)|sampai (?:lulus|lolos|juara|tuntas|habis|terjual|mandiri|bisa|dapat|tidak|layak|turun|naik|dibuka|menjadi)|(?:yang|dan|,|lalu|kemudian|serta)\s*(?:akhirnya |kemudian |lalu )?(?:me(?:nghemat|nurunkan|naikkan|ningkatkan|mangkas|motong|mpersingkat|mpercepat|mperpendek|nghasilkan|luluskan|njual \S*\d\S*|ngurangi|ncegah|nghapus|ngembalikan|menangkan|raih|lipatgandakan|nambah \S*\d\S*|ndatangkan|nghentikan))|lolos (?:audit|seleksi|ke|uji|inspeksi|akreditasi)|(?:naik|turun|tumbuh|meningkat|menurun|berkurang|bertambah|susut|melonjak|melorot|anjlok) (?:dari|menjadi|jadi|ke|sebesar|hampir|lebih dari|\S*\d|sepertiga|separuh|setengah|drastis|tajam)|dua kali lipat|tiga kali lipat|kini (?:menjadi|jadi|bekerja|membuka|kepala|dipakai)|di antaranya (?:kini|lolos|lulus|diterima|menjadi)|lebih (?:cepat|awal|hemat|murah|pagi) (?:\S+ ){0,2}dari(?:pada)? (?:jadwal|target|rencana|anggaran|biasanya|sebelumnya)|\d+ \p{L}+ lebih (?:cepat|awal|hemat|murah|pagi|singkat)|melampaui target|di atas target|di bawah anggaran|\d+\s?(?:%|persen) (?:dari )?target|diadopsi|diterbitkan|dimuat di|terjual habis|ludes)\b/iu;
const INDONESIAN_PRIZE =
  /\b(?:juara|pemenang|penghargaan|medali|finalis|semifinal|runner-up|peringkat|beasiswa|predikat|nilai A|akreditasi A|akreditasi unggul|(?:karyawan|pegawai|siswa|mahasiswa|guru|perawat|tim|makalah|poster|delegasi|pembicara|penjual|kasir|cabang|toko|proyek|film|desain|karya|kader|taruna|prajurit|pemain|kelompok|peserta|sales|agen|lulusan)(?: \p{L}+)? terbaik)\b/iu;
const INDONESIAN_NOUN =
  /^(?:adanya )?(?:penurunan|kenaikan|peningkatan|pengurangan|penghematan|pertumbuhan|percepatan|efisiensi|penambahan|lonjakan) .*\d/iu;
/** `from 9% to 2%`, `dari 14 menjadi 3`: the size of a change. */
const RANGE_OF_CHANGE =
  /\b(?:from|dari)\s+(?:\p{L}+\s+){0,3}?(?:Rp|US\$|IDR|\$)?\s?[\d.,]+\S*(?:\s+\S+){0,4}?\s+(?:to|into|down to|menjadi|jadi|ke|hingga|sampai)\s+(?:\p{L}+\s+){0,2}?(?:Rp|US\$|IDR|\$)?\s?(?:[\d.,]+|one|satu)/iu;

/** Tails that sound like an outcome and tell none. */
const EMPTY_CHANGE =
  /^(?:meningkatkan|menciptakan|mewujudkan|mencapai|memajukan|improve\w*|achiev\w*|increas\w*|enhanc\w*) (?:kualitas diri|diri|kemampuan|keterampilan|wawasan|pengetahuan|motivasi|semangat|kinerja (?:diri|pribadi)|my(?:self)?|skills?|knowledge|goals?|targets?|tujuan|target|visi|kepuasan|the company|perusahaan|sinergi|synerg\w*)\b/iu;

/**
 * Whether a statement says what came of a deed: a change, a prize, something saved, ended or brought back. Volume alone ("40 seragam per minggu") is none, and neither is that
 * something is used.
 */
export function hasOutcome(text: string): boolean {
  const plain = text.replace(/^[\s"“]+/, '').replace(/^(?:saya|aku|kami|I|we)\s+/iu, '');
  if (EMPTY_CHANGE.test(plain) && !/\d/.test(plain)) return false;
  return (
    [ENGLISH_PAST, ENGLISH_LINK, ENGLISH_NOUN, INDONESIAN_CHANGE, INDONESIAN_LINK, INDONESIAN_NOUN].some(
      (pattern) => pattern.test(plain),
    ) ||
    isPrize(plain) ||
    hasFigure(RANGE_OF_CHANGE.exec(plain)?.[0] ?? '')
  );
}

function isPrize(text: string): boolean {
  return ENGLISH_PRIZE.test(text) || INDONESIAN_PRIZE.test(text);
}
