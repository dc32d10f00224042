import { hasFigure } from './figures.ts';
import { sentencesIn } from './sentences.ts';

const COUNT_EN =
  '(?:\\d[\\d.,]*(?: ?%)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|all(?: (?:\\d+|\\p{L}+))?|both|half|none|many|nearly all|almost all)';
const IRREGULAR =
  'paid|sold|won|got|read|came|caught|found|went|left|sat|rose|fell|became|made|kept|began|took|ran|free|open|live|in use';

/** Deeds that are outcomes in themselves: something rose, fell, was won, saved, ended or brought back. */
const ENGLISH_CHANGE = String.raw`increas|decreas|reduc|lower|lift|rais|boost|improv|doubl|tripl|quadrupl|halv|shorten|slash|trimm?|sav|eliminat|recover|restor|reviv|rescu|reopen|prevent|avoid|avert|deflect|exceed|surpass|outperform|achiev|earn|retain|accelerat|expedit|minimi[sz]|maximi[sz]|end|stopp|remov|defus|persuad|convinc|regain|unlock|attract|remedi|quell|settl|curb|stabili[sz]|revers|contain|foil|thwart|broker|shav|publish`;
/** `20 kg`, `dua potong`: a count of pieces, not time, money, a share, or a change that says from what. */
const PIECES = String.raw`(?:about |sekitar )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh) (?!(?:per ?cent|persen|seconds?|minutes?|hours?|days?|weeks?|months?|steps?|detik|menit|jam|hari|minggu|bulan|langkah|tahap|hundred|thousand|million|billion|ratus|ribu|rb|juta|jt|miliar|and|dan|setengah)\b|(?:[\p{L}-]+ ){1,3}(?:from|off|out|dari|menjadi|jadi|down|per unit)\b)\p{L}`;
/** What cooks, hairdressers, tailors, builders and film makers cut: the work itself, nothing that became less. */
const CUT_WORK = String.raw`(?:${PIECES}|(?:the |an? |\d+ )?(?:hair|beards?|nails?|hedges?|lawns?|branches|cloth|fabric|wood|timber|metal|glass|paper|tiles?|stone|meat|vegetables|patterns?|steel|pipes?|samples?|films?|teasers?|trailers?|videos?|clips?|reels?|footage|audio|episodes?|scenes?|rambut|kain|daging|kayu|pola|kertas|rumput|sayur\p{L}*|bahan|kaca|besi|pipa|ayam|keramik|baja|sampel|batu|dahan|ranting|pohon|tanaman|kuku|bulu|janggut|jenggot|semak|tunas|daun)\b)`;
const CUTS = new RegExp(
  String.raw`(?<![\p{L}-])(?:cut|cutting|trimm(?:ed|ing)|shav(?:ed|ing)|memotong|memangkas|mencukur) (?=and\b|dan\b|${CUT_WORK})`,
  'giu',
);
const ENGLISH_PAST = new RegExp(
  String.raw`^(?:\p{L}+ly )?(?:${ENGLISH_CHANGE})(?:e[ds]|ed|ing|es|s|e)?\b|^(?:\p{L}+ly )?(?:cut|grew|won|sped up|(?:brought|got) [\p{L}\p{N}\s]{1,40}\b(?:back|down|up to)\b|beat|caught|found|uncovered|discovered|detected|broke (?:the|a) record|drove (?:down|up)|made [\p{L}\s]{2,30} (?:faster|cheaper|safer)|turned (?:around|.{2,50}\binto)\b|reached (?!out)|secured (?:funding|sponsor|a grant|grants|approval|the contract|a contract|a place|\S*\d)|generated (?:\S*\d|sales|revenue|leads|savings)|cleared [^.]*(?:backlog|debt|arrears|overdue|unmatched|unpaid|queue)|cleared \d|resolved [^.]*(?:dispute|conflict|deadlock|stand-?off|strike|long-)|became|took [\p{L}\s]{2,30} from|led to|renegotiated [^.]* (?:to|and) (?:save|cut)|halved|talked [^.]{2,40}\b(?:into|out of)\b|took [^.]{2,60}\bfrom \S*\d\S* to\b|secured the .{0,30}\bfirst\b|placed (?:first|second|third|\d)|(?:flagged|spotted|noticed|intercepted|caught|identified|traced|tracked down) [^.]*\b(?:saving|before)|(?:fended|warded|staved|headed) off|kept .{2,50}\b(?:alive|afloat|in business|in service|on air|from (?:closing|failing|folding)))\b`,
  'iu',
);
const ENGLISH_LINK =
  /\b(?:resulting in|which (?:ended|led|cut|saved|raised|reduced|lowered|won|helped|brought|kept|let|made|stopped|shortened|doubled|halved|increased|improved|prevented)|that (?:led|won|cut|saved|shortened|lowered|reduced|raised|increased|doubled|halved|ended|helped|brought|stopped|improved|prevented|earned|attracted|sold)|leading to|(?:,|and|thus|thereby|while) (?:saving|cutting|ending|reducing|raising|increasing|lifting|lowering|shortening|avoiding|halving|doubling|improving|preventing|freeing|earning|winning|gaining|bringing|eliminating|boosting|settling|recovering|clearing|rescuing|closing \d|landing|securing)|(?:,|;| and) (?:\p{L}+ly )?(?:saved|raised|lifted|lowered|reduced|increased|shortened|doubled|halved|won|ended|grew|found|caught|freed|recovered|earned|helped (?:cut|raise|win|save|reduce|increase|lift)|sold out)|down from|no longer|to (?:save|cut|reduce|raise|lift|win) \S*\d|so (?:that )?[\p{L}\s]+ (?:fell|rose|dropped|grew|stopped|doubled|ended|went)|(?:fell|rose|dropped|grew|climbed|went|increased|decreased|moved|jumped|slid|sank|shrank) (?:(?:up|down) )?(?:from|by|to)\b|(?:went|moved|came|climbed|jumped|slid) (?:up|down) (?:almost |nearly |about |over )?\S*\d|who now \p{L}+|(?:\d+|two|three|four|five|most|all|both|half) of (?:which|whom|them) (?:reached|passed|won|got|were|now|are|became|found|finished)|(?:were|was) (?:promoted|adopted|published|accepted)|(?:which|that) got (?:the|its|our|an?|\p{Lu}+ ?\d|\d)[^.;]{2,40}? (?:thrown out|dropped|approved|released|funded|reopened|paid|settled|cancelled|refunded|accepted)|adopted by|(?:weeks?|days?|months?) (?:early|ahead)|ahead of (?:schedule|plan)|in time for|under budget|below budget|over target|above target|\d+\s?% of (?:the )?(?:target|quota)|sold out)\b/iu;
/** `and cut waiting by half`, not `and cut the teaser` */
const ENGLISH_ALSO_CUT = /(?:,|;| and) (?:\p{L}+ly )?cut(?!,)\b/iu;
/** In a list of deeds the work itself: `Recorded, cut and published 18 episodes`. */
const LISTED_WORK = '(?:contain|publish|achiev|remov|restor|retain|reopen|revers)';
/** `, trimming the bill by a fifth`; in a list of tasks (`cleaning, restoring and framing`) such a word tells none. */
const ENGLISH_ENDING_IN = new RegExp(
  String.raw`^(?!\p{L}+ing\b).*(?:,|;|\b(?:thus|thereby|while)) (?:\p{L}+ly )?(?!${LISTED_WORK})(?:${ENGLISH_CHANGE})ing\b`,
  'iu',
);
/** What became of a part of what was worked on: `52 of whom can now read`, `; all nine caught up`, `97 paid within two months`. */
const ENGLISH_SHARE = new RegExp(
  String.raw`(?:[,;:]| and) (?:${COUNT_EN})(?: (?:of (?:which|whom|them|the \p{L}+)|\p{L}+))? (?:(?:can|could|are|were|have|had|has|is|was|went|got|now|later|all|then|already) )*(?:now|later|still|\p{L}+ed|${IRREGULAR})\b`,
  'iu',
);
/** A clause behind the deed with a thing in it that moved: `; fuel use fell by a quarter`, `, and sick days went down 12%`. */
const ENGLISH_MOVED =
  /(?:[,;]| and| after which| so| until)(?: [\p{L}\d][\p{L}\d'’-]*){1,6} (?:fell|rose|dropped|drop|grew|climbed|sank|shrank|halved|doubled|tripled|went (?:up|down|from)|came (?:down|back)|stopped|ended|recovered|picked up|vanished|disappeared|turn(?:s|ed)? up|survived|passed|graduated|healed|reopened|sold out|takes? (?:half|a third)|improved|decreased|increased)\b/iu;
const ENGLISH_NOW =
  /\b(?:so that|(?:that|which|who|it|they|and)(?: (?:the|its|our|their|every|all) \p{L}+)? now \p{L}+|(?:that|which|and)(?: is| are)? still (?:in use|runs?|stands?|serves?|works?|used)|, still in use|(?:that|which) (?:the|its|our|their) \p{L}+(?: \p{L}+)? (?:later |then |now )?(?:passed|adopted|approved|bought|signed|accepted|kept|funded|published)|(?:picked|selected|chosen|shortlisted|screened|shown) (?:for|at|by) (?:the )?(?:\d|two|three|four|five|six|\p{Lu})|now (?:feeds?|runs?|serves?|earns?|sells?|teach\w*|reads?|works?)|rather than (?:hours|days|weeks|months)|(?:that|which) (?:was|were|is) (?:shortlisted|selected|adopted|published|exhibited|nominated|approved|replicated)|published (?:in|by)|shortlisted|nominated for|to (?:an?|the|its|their|our|two|three|four|five|\d+) (?:\p{L}+ ){0,2}(?:record|title|medal|championship|final)s?|from (?:the )?(?:last|bottom|\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?: place)? to (?:the )?\p{L}+|before it could|back (?:online|up|(?:in)?to (?:life|health|bloom|profit|service|use|production|shape|work)|\d+ (?:minutes|hours)))\b/iu;
/** What did not happen, where it is what everybody fears. */
const ENGLISH_SPARED =
  /\b(?:without|zero|no|not one|nil|free of)\s(?:an?\s|any\s|a single\s|further\s|lost-time\s|one\s)?(?:\p{L}+[- ]){0,2}(?:accidents?|incidents?|complaints?|errors?|loss(?:es)?|injur(?:y|ies)|delays?|defects?|findings?|deficienc(?:y|ies)|breach(?:es)?|outages?|downtime|near miss(?:es)?|strikes?|spills?|pollution|mistakes?|tickets?|claims?|mishaps?|crash(?:es)?|hitch(?:es)?|infections?|falls?|lapses?|recalls?|rework|returns|corrections?|adjustments?|penalt(?:y|ies)|fines?|breakdowns?|stops?|shutdowns?|interruptions?|stoppages?|off-hire|(?:lost|idle|missed) days?)\b|\bwithout (?:\p{L}+ing )?(?:a|one) single \p{L}+|\b(?:no|without (?:an? |any )?)\s?(?:disputed|failed|missed|lost|late|rejected|returned|overdue|damaged|broken|missing|unpaid|wasted|dropped) \p{L}+|\bwithout (?:losing|missing|damaging|breaking|spoiling|spilling|wasting|injuring|failing|delaying|interrupting|exceeding) (?:an?|any|one|the) \p{L}+|\b(?:to safety|to an? safe \p{L}+|safe and sound|unharmed|unhurt)\b|[,;] (?:nobody|no one|not one|none)(?: of \p{L}+)? \p{L}+ed\b|\blosing only \p{L}+|(?:,|;| and) (?:lost|missed|broke|damaged|failed|spoiled|spilled|wasted) (?:none|nothing|not one|no \p{L}+)\b/iu;
const ENGLISH_PRIZE =
  /\b(?:winner|winning (?:entry|film|design|bid|team|goal|run|paper|pitch|idea|recipe|dish|photo)|honou?rable mention|won|awarded|award|prize|medal|champion|runner-up|finalists?|semi-?finals?|(?:first|second|third|1st|2nd|3rd) (?:place|prize|rank)|top \d+|best (?:\p{L}+ ){0,2}(?:paper|poster|team|memorial|speaker|presenter|employee|student|delegate|design|film|project|player|store|branch|cadet|seller|teacher|nurse|of the (?:year|month|quarter|season)|steward|crew|\p{L}+ (?:in|among|out) (?:the|of|\d))|\p{L}+ of the (?:year|month|quarter|season)|(?:chosen|selected|picked) (?:from|among|out of) (?:over |more than )?\d|cum laude|scholarship)\b/iu;
const ENGLISH_NOUN =
  /^(?:an? |the )?(?:[\d.,]+\s?%|\d+x|\p{L}+fold)?\s*(?:drop|rise|fall|increase|decrease|reduction|growth|cut|improvement|gain|savings?) (?:of|in|by)\b/iu;

const INDONESIAN_CHANGE =
  /^(?:(?:berhasil|sukses|turut|telah) )?(?:men(?:aikkan|urunkan|ekan|cegah|capai|dongkrak|emukan|untaskan|uaikan|yelamatkan|yumbang(?:kan)? \S*\d\S*|yelesaikan \S+(?: \S+){0,4} lebih (?:cepat|awal))|meng(?:urangi|hemat|genjot|gandakan|hapus(?:kan)?|hilangkan|akhiri|embalikan|hindarkan|hidupkan (?:kembali|lagi)|hentikan|hindari|hasilkan \S*\d\S*|antar(?:kan)? .{3,50}\b(?:naik|lolos|juara|menang|masuk|lulus)|umpulkan (?:donasi|dana|sumbangan|uang|Rp))|meningkatkan|mem(?:otong|angkas|percepat|persingkat|perpendek|perkecil|perbesar|perlancar|perluas|enangkan|bawa .{3,50}\b(?:juara|naik|lolos|menang|masuk)|balikkan|ulihkan|peroleh|ecahkan rekor|inimalkan|aksimalkan)|me(?:raih|raup|nangkan|lampaui|lebihi|lipatgandakan|luluskan|loloskan|ringankan|rampingkan|redakan)|mencetak (?:rekor|laba|penjualan|omzet|gol|\S*\d\S*)|mendatangkan \S*\d\S*|menarik \S*\d\S*|menambah \S*\d\S*|menghentikan|menggagalkan|menyelamatkan|menangkal|menembus|mendamaikan|merebut(?: kembali)?|meyakinkan|membongkar (?:kasus|praktik|sindikat|jaringan|pen(?:ipuan|yelewengan|curian|ggelapan|yelundupan)|ke(?:curangan|jahatan|bocoran)|korupsi|manipulasi|kartel)|memenangi|menjuarai|memecahkan (?:sengketa|masalah|kasus|kebuntuan|konflik)|menengahi .{2,40}\b(?:hingga|sampai)\b|menyembuhkan|menghidupkan|melunasi)(?=\s|$)/iu;
/** The same in bare stems, where a figure says how far it went: `Naikkan penjualan 20%`. */
const INDONESIAN_STEM_CHANGE =
  /^(?:naikkan|turunkan|tingkatkan|kurangi|hemat|pangkas|gandakan|percepat|persingkat|selamatkan|pulihkan|dongkrak|tekan|cegah|capai|lampaui|tembus|menangkan)\s.*\d/iu;
const INDONESIAN_LINK =
  /\b(?:sehingga|hingga (?:kembali|layak|tersisa|berat|harga|angka|tidak|bisa|dapat|lolos|lulus|turun|naik|selesai|menjadi|habis|terjual|tembus|berhenti|semua|seluruh|mereka|mampu|tinggal|nol|lebih)|sampai (?:lulus|lolos|juara|tuntas|habis|terjual|mandiri|bisa|dapat|tidak|layak|turun|naik|dibuka|menjadi)|(?:yang|dan|,|lalu|kemudian|serta)\s*(?:akhirnya |kemudian |lalu )?(?:me(?:nghemat|nekan|nurunkan|naikkan|ningkatkan|mangkas|motong|mpersingkat|mpercepat|mperpendek|nghasilkan|luluskan|njual \S*\d\S*|ngurangi|ncegah|nghapus|ngembalikan|menangkan|menangi|mulihkan|mperluas|mperkecil|mperlancar|nyelamatkan|lampaui|ngakhiri|mbawa pulang|njuarai|rampingkan|raih|lipatgandakan|nambah \S*\d\S*|ndatangkan|nghentikan|nemukan \S*\d\S*))|lolos (?:audit|seleksi|ke|uji|inspeksi|akreditasi)|(?:naik|turun|tumbuh|meningkat|menurun|berkurang|bertambah|susut|melonjak|melorot|anjlok) (?:dari|menjadi|jadi|ke|sebesar|hampir|lebih dari|\S*\d\S*|sepertiga|separuh|setengah|drastis|tajam)|dua kali lipat|tiga kali lipat|kini (?:menjadi|jadi|bekerja|membuka|kepala|dipakai)|di antaranya (?:kini|lolos|lulus|diterima|menjadi)|lebih (?:cepat|awal|hemat|murah|pagi) (?:\S+ ){0,2}dari(?:pada)? (?:jadwal|target|rencana|anggaran|biasanya|sebelumnya)|(?:\d+|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|se) ?\p{L}+ lebih (?:cepat|awal|hemat|murah|pagi|singkat)|(?:dan|,|lalu) (?:dapat|mendapat(?:kan)?|memperoleh) \d+ \p{L}+|yang (?:akhirnya |kemudian )?menghindarkan|melampaui target|di atas target|di bawah (?:anggaran|target|batas|standar)|\d+\s?(?:%|persen) (?:dari )?target|diadopsi|diterbitkan|dimuat di|terjual habis|ludes)\b/iu;
/** What became of a part of what was worked on: `; 52 orang kini bisa membaca`, `97 lunas`, `4 di antaranya bebas`. */
const INDONESIAN_SHARE =
  /(?:[,;:]| dan) (?:\d[\d.,]*(?: ?(?:%|persen))?|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|semua(?:nya)?|seluruh(?:nya)?|separuh(?:nya)?|setengah(?:nya)?|sebagian besar|mayoritas|kedua(?:nya)?|ketiga(?:nya)?)(?: \p{L}+){0,3}? (?:kini|sekarang|langsung|akhirnya|berhasil|lunas|lulus|lolos|lancar|hafal|khatam|fasih|bebas|selamat|sembuh|terjual|di(?!(?:lakukan|kerjakan|tulis|buat|catat|simpan|rekam|kelola|tangani|susun|input|dokumentasikan|lalui|ambil|antara)\b)\p{L}{3,}|menang|juara|naik|turun|bekerja|bisa|mampu|membuka|melanjutkan|memakai\p{L}*|menjadi|pulih|kembali|mandiri|habis|tuntas|selesai|terbit|hidup|ter(?!(?:masuk|diri|kait|utama|letak|gantung|hadap)\b)\p{L}{4,})\b|\bdi antaranya (?!(?:ada|yaitu|adalah|dari)\b)\p{L}+/iu;
/** A thing that moved behind the deed: `, bensin turun Rp2 juta`, `; keluhan pasien berkurang separuh`. */
const INDONESIAN_MOVED =
  /(?:[,;]| dan| sehingga| hingga| sampai)(?: [\p{L}\d][\p{L}\d-]*){1,6} (?:(?:langsung|pun|ikut|juga|terus|kini) )?(?:turun|naik|bertambah|berkurang|susut|menyusut|menurun|meningkat|membaik|pulih|berhenti|hilang|habis|tumbuh|melonjak|merosot|selamat|sembuh|lulus|lolos|terselamatkan|terjual|lebih (?:cepat|hemat|murah|singkat|pendek|ringkas|awal|pagi|aman|ringan))\b/iu;
const INDONESIAN_NOW =
  /\b(?:(?:kini|sekarang) (?!masih|sedang)\p{L}+|yang (?!(?:saya|kami)\b)(?:\p{L}+ ){0,5}(?:kini|sekarang|masih) (?:me(?:makai|nggunakan|nerapkan)|pakai)|masih (?:hidup|dipakai|digunakan|berjalan|beroperasi|bertahan|berlaku|berdiri|dijalankan)|yang (?:di(?:tonton|baca|dengar|unduh|tayangkan|muat|beli|adopsi|setujui|tiru)) (?:oleh )?(?:\d[\d.,]*|Rp\s?\d[\d.,]*|lebih dari|hampir|sekitar|ratusan|ribuan|dua|tiga|empat|lima|semua)|(?:hingga|sampai) (?:me|ber|ter|di)\p{L}{3,}|tahan \d|tetap turun|(?:meraih|merebut|menyabet|memboyong|pulang|raih) (?:\p{L}+ )?(?:emas|perak|perunggu|piala|trofi|gelar)|ke (?:babak )?(?:final|semifinal|tingkat (?:nasional|provinsi|internasional))|di tingkat (?:nasional|provinsi|internasional)|terpilih (?:sebagai|menjadi) (?:\p{L}+ ){1,3}terbaik|yang (?:terjual|laku) \d|dalam \d+ (?:menit|jam) setelah)\b/iu;
const INDONESIAN_SPARED =
  /\b(?:tanpa|nol|nihil|bebas|zero)\s(?:satu pun\s|ada\s|adanya\s|seorang pun\s|kejadian\s|kasus\s)?(?:kecelakaan|insiden|keluhan|komplain|kesalahan|temuan|kerugian|kebocoran|keterlambatan|cacat|cedera|selisih|protes|koreksi|kehilangan|kasus|kejadian|revisi|tunggakan|denda|mogok|tilang|klaim|infeksi|retur|nyaris|accident|incident|complaint|catatan (?:dari )?(?:auditor|inspektorat|pemeriksa|BPK|OJK))\b|\btanpa (?:pernah|(?:satu kali|sekali) pun) \p{L}+|[,;] (?:tidak|tak|nggak) ada (?:lagi|satu pun|seorang pun) |\btanpa (?:me\p{L}+ )?(?:satu|seorang|sebuah|se\p{L}+)(?: \p{L}+){0,2} pun\b|\btanpa (?:ada )?\p{L}+ (?:yang )?(?:terlambat|tertunda|terlewat|tertinggal|hilang|rusak|ditolak|dipersoalkan|gagal|dikembalikan|terbuang)\b|\bdengan selamat\b|\b(?:selisih|kecelakaan|keluhan|kesalahan|temuan|komplain)(?: \p{L}+){0,2} (?:nol|nihil)\b/iu;
const INDONESIAN_PRIZE =
  /\b(?:juara|pemenang|penghargaan|medali|finalis|semifinal|runner-up|peringkat|beasiswa|predikat|nilai A|akreditasi A|akreditasi unggul|(?:karyawan|pegawai|siswa|mahasiswa|guru|perawat|tim|makalah|poster|delegasi|pembicara|penjual|kasir|cabang|toko|proyek|film|desain|karya|kader|taruna|prajurit|pemain|kelompok|peserta|sales|agen|lulusan|awak|pramugar[ia]|peserta|pelari|penyiar|mentor|relawan|pengajar|teller|koki|barista)(?: \p{L}+)? terbaik)\b/iu;
const INDONESIAN_NOUN =
  /^(?:adanya )?(?:penurunan|kenaikan|peningkatan|pengurangan|penghematan|pertumbuhan|percepatan|efisiensi|penambahan|lonjakan) .*\d/iu;
const NUMBER = String.raw`(?:Rp|US\$|IDR|\$)?\s?(?:[\d.,]+\S*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)`;
/** `from nine pages to three`, `dari sembilan menjadi tiga halaman`, `one day instead of four`, `14 of 16`: a change or a share in numbers. */
const MEASURED = new RegExp(
  String.raw`\bfrom (?:\p{L}+ ){0,3}?${NUMBER}(?: \S+){0,3}? (?:down )?to ${NUMBER}(?=[\s.,;)]|$)|\bdari (?:\p{L}+ ){0,3}?${NUMBER}(?: \S+){0,3}? (?:menjadi|jadi|tinggal|hanya|cukup) (?:kurang dari |sekitar )?${NUMBER}|${NUMBER}(?: \p{L}+){0,3} (?:instead of|rather than|bukan lagi) ${NUMBER}|\b\d+ (?:of|out of|dari) (?:the )?\d+\b|\b(?:two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?(?:three|four|five|six|seven|eight|nine|ten)\b|(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?) (?:minutes?|hours?|days?|weeks?|months?) (?:earlier|sooner|faster|shorter|less)\b|\b(?:[\d.,]+\s?%|\d+x) (?:\p{L}+ )?(?:reduction|increase|decrease|drop|rise|growth|improvement|gain|higher|lower|fewer|less|faster|cheaper|lebih (?:cepat|hemat|tinggi|rendah|sedikit|murah))\b|\b(?:penurunan|kenaikan|peningkatan|penghematan|pengurangan|pertumbuhan) (?:\p{L}+ ){0,4}(?:sebesar |hingga |sampai )?[\d.,]+\s?%|,(?: \p{L}+)? (?:worth|hemat|untung|saving|senilai) ${NUMBER}`,
  'iu',
);
/** A clause behind the deed that has a subject of its own: what follows `until`, `after which`, `whose`, `hingga`, `yang kini`. */
const FOLLOWS =
  /\b(?:after which|whose)\b|\buntil (?:it|they|he|she|the|all|every|no|\p{L}+s?) \p{L}+|(?<!\b(?:from|dari|mulai|sejak) [^;.]*)\b(?:hingga|sampai) (?:\d+ (?=\p{L}+ (?:\p{L}+ )?(?:me|ber|di|ter|bisa|dapat|mampu)))?(?!(?:saat|sekarang|kini|akhir|awal|tengah|malam|pagi|siang|sore|larut|pukul|jam|hari|minggu|bulan|tahun|usia|kelas|tingkat|level|semester|ke|di|dengan|pada|putusan|panen|ribuan|ratusan|puluhan|jutaan)\b)\p{L}+|[;,–—]\s(?:\p{L}[\p{L}'’-]* ){1,5}(?:is|are|was|were|now|kini|hanya|cukup|tinggal|sudah|tidak lagi|no longer) [\p{L}\d]+|(?:\band|[,;]) (?:\p{L}+ ){1,4}(?:now|kini) \p{L}+|\bso (?!(?:much|many|far|on|well|good|i|we|called|as|to)\b)\p{L}+ (?:\p{L}+ )?\p{L}+|[;,](?: and| dan)?(?: \p{L}[\p{L}'’-]*){1,6} (?:began|begin|started|mulai|berdatangan)\b/iu;
/** `Brought downtime under 2%`, `kept scrap below 40 kg`: a measure that was moved or held. */
/** Money, rights and contracts that one applies for: `Mendapat hibah Rp148 juta`, `Secured a grant`. */
const OBTAINED =
  /\b(?:(?:men)?dapat(?:kan)?|memperoleh|meraih|memenangkan|mengamankan|membawa pulang) (?:\p{L}+ ){0,2}?(?:hibah|pendanaan|dana|modal|investasi|beasiswa|kontrak|tender|proyek|izin|sertifikasi|akreditasi|paten|hak cipta|sponsor|klien|pesanan)\b|\b(?:men(?:dapat(?:kan)?|erima)|memperoleh|meminta) kembali (?:Rp|uang|dana|\S*\d)|^(?:was|were|been) (?:granted|awarded|given|offered) |\b(?:secured|obtained|won|landed|received|attracted|brought in) (?:[\p{L}\p{N}.,+$€£-]+ ){0,5}?(?:grants?|funding|sponsorship|investment|licen[cs]e|permit|patent|contracts?|tender|accreditation|certification)\b/iu;
const HELD =
  /^(?:(?:brought|got|pushed|drove|held|kept|took|pulled) (?:\p{L}[\p{L}-]* ){1,8}(?:under|below|above|over|down to|up to|within)|(?:menjaga|menahan|mempertahankan|membawa) (?:\p{L}[\p{L}-]* ){1,8}(?:di bawah|di atas|tetap di)) (?:Rp\s?|\$)?\d/iu;
/** Passed, bought, approved or paid for by others. */
const TAKEN_UP =
  /\b(?:that|which|yang)\s(?:(?:was|were|is|are|later|akhirnya|lalu|kini|kemudian|telah|sudah)\s)*(?:(?:adopted|used|copied) (?:by|in|across) (?:all|every)|di(?:pakai|gunakan|terapkan|tiru|contoh) (?:di |oleh )?(?:semua|seluruh|setiap)|approved|accepted|funded|bought|ordered|brought in|raised|won|disetujui|diterima|didanai|dibeli|dipesan|diakui|lolos|menang|laku|feeds?|memberi makan|menghidupi)\b|\b(?:to|into) (?:gold|silver|bronze|victory|the (?:\p{L}+ )?(?:semi-?)?finals?|profit|first place)\b|^(?:menjual|melelang) habis\b|^landed (?:an? |the |\d)|^(?:closed|menutup) \d/iu;
/** Taken by somebody with a name. */
const TAKEN_BY =
  /\b(?:dibeli|dikoleksi|dipamerkan|ditayangkan|diterbitkan) (?:oleh |di )?\p{Lu}|\b(?:bought|acquired|exhibited|broadcast|featured) (?:by|at|in|on) (?:the )?\p{Lu}/u;
/** Put to use by a number of others: `yang dipakai tujuh toko`, `used by 14 clinics`, `that has been installed 84,000 times`. */
const USED_BY_MANY = new RegExp(
  String.raw`\b(?:which|that|who|yang)\b(?: \p{L}+){0,4} (?:used|adopted|copied|shared|installed|downloaded|viewed|watched|played|borrowed|ordered|booked|visited|streamed|cited) (?:by |in |at )?(?:over |more than |nearly |almost |about )?(?:${COUNT_EN}) \p{L}+|\b(?:used|adopted|copied) by (?:over |more than |nearly )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\byang (?:kini |sekarang |kemudian |lalu |telah |sudah )?di(?:pakai|gunakan|terapkan|pasang|contoh|unduh|pinjam|pesan|kunjungi)(?: kembali| ulang| lagi)? (?:oleh |di |lebih dari |hampir |sekitar )*(?:\d[\d.,]*|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belasan|puluhan|ratusan|ribuan)(?: \p{L}+)+|^(?!(?:me|ber)\p{L}{3,})\p{Lu}.{3,60}\bdi(?:pakai|gunakan|terapkan|adopsi|tiru)(?: \p{L}+)? (?:oleh |di )(?:\d[\d.,]*|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|puluhan|ratusan) \p{L}+`,
  'iu',
);
/** Taken up by others, who are the clause's subject: `that all four squads now use`, `which the whole school has since adopted`. */
const OTHERS_USE =
  /\b(?:that|which) (?:all|every|each|both|most|several|many|other|the (?:whole|entire|other)|\d+|two|three|four|five|six|seven|eight|nine|ten|\p{L}+['’]s) (?:(?!must|should|can|could|may|would|will|to\b)\p{L}+ ){1,5}(?:uses?|used|adopts?|adopted|follows?|followed|rel(?:y|ies) on|cop(?:y|ies|ied)|inherited|reuses?)\b|\b(?:that|which) (?!(?:I|we)\b)(?:\p{L}+ ){1,6}(?:now|still) (?:use|follow|rely on|work with|teach from|run on)s?\b/iu;
/** A trouble of long standing that the deed found or ended: `Traced a fault that had tripped the line for months`. */
const LONG_STANDING =
  /^(?:\p{L}+ly )?(?:traced|tracked down|located|pinpointed|diagnosed|fixed|repaired|mended|solved|cured|untangled|unblocked|finished|completed) .*\b(?:that|which) had (?:\p{L}+ ){1,6}for (?:\p{L}+ |\d+ )?(?:days|weeks|months|years|decades)\b|^(?:melacak|memperbaiki|membereskan|mengurai|menuntaskan|menyelesaikan|menemukan) .*\byang (?:sudah |telah |lama )?(?:\p{L}+ ){0,4}(?:ber(?:hari|minggu|bulan|tahun)-(?:hari|minggu|bulan|tahun)|selama (?:\d+|se|\p{L}+) ?(?:hari|minggu|bulan|tahun))\b/iu;
/** A clause that comments on the whole deed (`, which knocked a third off the bill`), what paid off, and what was held to a measure. */
const COMMENT =
  /,\s?which (?:\p{L}+ly |then |later |now )?(?!(?:was|were|is|are|had|has|have|included?|covered|involved|required|took|consisted|contained|focused|aimed|used|served|ran|handled)\b)\p{L}+ed\b|\b(?:paid for itself|paid off|broke even|turned an? \p{L}* ?profit|set an? (?:\p{L}+ )?(?:precedent|record|standard)|went viral|made (?:the )?headlines)\b|\b(?:to zero|(?:ke|jadi|menjadi) nol)\b|(?:,|;|\band) (?:got|won|claimed|brought|had|bought|earned) (?:it|them|him|her|the (?:money|amount|sum|goods)|\S*\d\S*(?: \p{L}+)?|most|all|half)(?: of (?:it|them))? back\b|(?:,|;|\band|\bdan) (?:covering|covered|menutup) (?:the (?:whole|entire)|all|seluruh|semua) \p{L}+|(?:,|;|\band) saw .{2,50} (?:return|rise|fall|drop|grow|double|improve|pass|recover|come back)\b|(?:,|;|\band|\bwhile) (?:kept|keeping|held|holding) (?:\p{L}+ ){1,5}(?:under|below|above|over|within|at) \S*\d|(?:,|;|\bdan|\bserta) (?:menjaga|mempertahankan|menahan) (?:\p{L}+ ){1,5}(?:di (?:bawah|atas|angka)|maksimal|tetap) \S*\d/iu;
/** What others had not seen: `a crack that two inspectors had missed`. */
const HAD_MISSED =
  /\b(?:that|which) (?:\p{L}+ ){1,5}had (?:missed|overlooked|ignored|let (?:through|pass|slip)|failed to \p{L}+|not (?:seen|noticed|found))\b|\byang (?:luput|lolos|terlewat) dari\b/iu;
/** Somebody else was brought to change something: `and had the prescription changed`. */
const HAD_DONE =
  /(?:,|;|\band) (?:had|got) (?:(?:the|it|them|its|their|his|her|an?) (?:\p{L}+ ){0,3}|\S*\d\S* (?:\p{L}+ )?)\p{L}+ed\b|(?:,|;|\band) (?:had|got|saw|made|let) (?:the|it|them|its|their|his|her|an?) (?:\p{L}+ ){0,3}(?:break even|turn a profit|pay off|recover|reopen)\b|\b(?:broke even|turned a profit)\b/iu;
const REMADE = /^(?:mengubah|menyulap|merombak) .{3,60}\b(?:jadi|menjadi)\b|\b(?:sehingga|so that)\b/iu;
/** `; hasilnya terbit di jurnal`, `. As a result, …`: what came of it, said in so many words. */
const SAID =
  /[;,.]\s?(?:dan )?(?:hasilnya|as a result|the result(?: was)?)[,:]? (?!baik\b|bagus\b|memuaskan\b|good\b|great\b)\p{L}+ /iu;
/** `from 9% to 2%`, `dari 14 menjadi 3`: the size of a change. */
const RANGE_OF_CHANGE =
  /\b(?:from|dari)\s+(?:\p{L}+\s+){0,3}?(?:Rp|US\$|IDR|\$)?\s?[\d.,]+\S*(?:\s+\S+){0,4}?\s+(?:to|into|down to|menjadi|jadi|ke|hingga|sampai)\s+(?:\p{L}+\s+){0,2}?(?:Rp|US\$|IDR|\$)?\s?(?:[\d.,]+|one|satu)/iu;

const RATE = String.raw`\d[\d.,]*\s?(?:%|persen|percent)`;
const GOOD_EN = String.raw`on[- ](?:time|schedule)|first[- ]time|accura\p{L}+|retention|return\p{L}*|repeat|satisf\p{L}+|success\p{L}*|uptime|availability|pass(?:ed|es)?|pass rate|survival|surviv\p{L}+|attendance|occupancy|yield|completion|compliance|arriv\p{L}+ complete`;
const BAD_EN = String.raw`repair|defect|error|return|reject|scrap|wastage|waste|shrinkage|complaint|refund|churn|absence|breakage|mortality|rework`;
const GOOD_ID = String.raw`tepat waktu|(?:sesuai|tepat) jadwal|tepat sasaran|akurat|akurasi|lulus|lolos|puas|berhasil|selamat|terisi|tercapai`;
/** Words that mean much else behind another noun. */
const GOOD_NEAR_ID = String.raw`(?:(?:paket|pesanan|barang|pelanggan|klien|tamu|pasien|peserta|siswa|bibit) )?(?:sampai|kembali|hidup|hadir|selesai)`;
const MEASURE_ID = String.raw`ketepatan|akurasi|cacat|susut|kesalahan|keluhan|kerusakan|kehilangan|kepuasan|kehadiran|hunian|okupansi|kelulusan|keberhasilan|tingkat (?:hidup|hunian|cacat|kembali|retensi|ke\p{L}+an)`;
const MARK_ID = String.raw`nilai (?:audit|akreditasi|kepuasan|ulasan|survei|inspeksi)|skor (?:audit|kepuasan|inspeksi)|rating`;
const BOUND_ID = '(?:di (?:atas|bawah)|kurang dari|lebih dari|maksimal|paling banyak)';
/** How well it went: `98% tepat waktu`, `cacat di bawah 1%`, `kept 90% of clients returning`, `with a 1.2% repair rate`. How much was done is none. */
const QUALITY_RATE = new RegExp(
  [
    String.raw`${RATE}(?: (?:of|dari) (?:\p{L}+ ){0,3}?\p{L}+)?(?: \p{L}+){0,2}? (?:${GOOD_EN}|${GOOD_ID})\b`,
    String.raw`${RATE} ${GOOD_NEAR_ID}\b`,
    String.raw`\b(?:kontak|percobaan|kunjungan|panggilan) pertama (?:hingga |sampai |mencapai |di )?${RATE}`,
    String.raw`${RATE}(?: (?:of|dari) (?:\p{L}+ ){0,2}?\p{L}+)? (?:(?:at|on|in) (?:the )?first (?:contact|call|visit|attempt)|(?:pada|di) (?:kontak|percobaan|kunjungan|panggilan) pertama)\b`,
    String.raw`${RATE} (?:${BAD_EN}) rate\b`,
    String.raw`\b(?:${MEASURE_ID})(?: [\p{L}-]+){0,3} ${RATE}`,
    String.raw`\b(?:${MEASURE_ID}) ${BOUND_ID} \d`,
    String.raw`\b(?:${MARK_ID})(?: [\p{L}-]+){0,2} \d`,
    String.raw`\b(?:${BAD_EN})(?: rate (?:of|at)|s?(?: rate)?(?: kept| held)?(?: at| under| below| less than)) ${RATE}`,
    String.raw`\b(?:accuracy|uptime|retention|satisfaction|occupancy|pass rate|success rate|attendance) (?:of|at|above|over|averaging)(?: \p{L}+)? ${RATE}`,
    String.raw`\brating (?:of|at|above|over|averaging) \d`,
  ].join('|'),
  'iu',
);

/** `40% above last year's event`, `12% di atas target`: beside what it is measured by. */
const COMPARED = new RegExp(
  String.raw`${RATE} (?:above|below|over|under|more than|less than|higher than|lower than|di (?:atas|bawah)|lebih (?:tinggi|rendah|banyak|sedikit) (?:dari|dibanding)|melebihi) (?:the |our |its )?(?:last|previous|prior|year|target|average|budget|plan|forecast|tahun|periode|edisi|rata-rata|anggaran|rencana|target)`,
  'iu',
);
/** `skor kepuasan 4,7, tertinggi di tim`, `became the station's best-selling slot`: first among others. */
const FIRST_AMONG =
  /\bter(?:tinggi|cepat|banyak|rendah|besar|laris|laku|produktif|ramai) (?:di|se-?\p{L}+|dari|antara|tingkat)\b|\b(?:jadi|menjadi) .{2,40}\bter(?:tinggi|cepat|banyak|rendah|besar|laris|laku|produktif|ramai)\b|\b(?:sebagai|jadi|menjadi) (?!diri\b|pribadi\b|versi\b|yang\b)(?:\p{L}+ ){1,4}terbaik\b|\bthe (?:second[- ])?(?:highest|lowest|fastest|largest|biggest|busiest|top) (?:\p{L}+ ){0,2}(?:in|on|of|among|across) (?:the|our|its|all|\d+)\b|\b(?:became|named|voted|ranked|rated|judged|crowned) (?:as )?(?:the |our |its |a |an |\p{L}+'s )*(?:(?:second|third)[- ])?(?:best|top|most|highest|fastest|busiest|largest)\b/iu;
/** What it was before and is now: `pencarian yang tadinya sehari jadi 10 menit`, `doubled in a year`. */
const BEFORE_AND_NOW =
  /\b(?:,|;|dan) sejak (?:itu|saat itu) \p{L}+|\b(?:has|have) \p{L}+(?: \p{L}+)? since\b|\b(?:tadinya|semula|sebelumnya|awalnya|dulunya?) .{2,40}\b(?:jadi|menjadi|kini|sekarang|tinggal|cukup|hanya) \S|[,(;] ?(?:dari )?(?:tadinya|semula|sebelumnya|awalnya|dulunya?) (?:\p{L}+ ){0,3}\S*\d|[,(;] ?(?:once|previously|formerly|before(?: it was)?|from) \d|\b(?:compared (?:with|to)|up from|down from|against) (?:\p{L}+ ){0,2}\S*\d\S*(?: \p{L}+){0,3} (?:before|earlier|the year before|previously)\b|\b(?:doubled|tripled|quadrupled|halved) (?:in|within|over|after|since)\b/iu;
/** A thing as the subject that came through: `Restitusi PPN Rp870 juta cair`, `Proyek selesai dua minggu lebih cepat`, `hemat Rp95 juta`. */
const CAME_THROUGH =
  /^(?!(?:me|ber)\p{L}{3,})\p{Lu}\p{L}+ (?:[\p{L}\p{N}.,-]+ ){0,7}(?:cair|tertagih|terbayar|terlunasi|lunas|terbit|terjual|disetujui|dikabulkan|tuntas|rampung|tercapai)\b|^(?!(?:me|ber)\p{L}{3,})\p{Lu}.{3,50}\bdi(?:cetak|terbitkan|tayangkan|pesan|tampilkan|perpanjang) (?:ulang|lagi|kembali) (?:\d|dua|tiga|empat|lima)|^(?!I\b|We\b)\p{Lu}[\p{L}' -]{2,40}(?: (?:of|worth) \S*\d\S*(?: \p{L}+)?)? (?:collected|settled|repaid|recovered|refunded|approved|reinstated|cleared|resolved) (?:within|in|after|before) \b|\b(?:dan|,|serta|sehingga) (?:lebih )?hemat (?:Rp|sekitar|hampir|lebih dari|\d)|\b(?:selesai|rampung|tuntas|terbit|tiba|diserahkan) (?:\p{L}+ ){1,3}lebih (?:cepat|awal)\b/u;
/** A failure that never came for a time or a number of things: `tanpa mati total selama 14 bulan`, `Zero late reports in 24 months`. */
const NEVER =
  /\btanpa (?:\p{L}+ ){1,4}(?:selama|sepanjang|dalam) (?:\d|se\p{L}+|dua|tiga|empat|lima|enam)|\b(?:tak|tidak|belum) (?:satu ?pun|seorang pun|sekali ?pun|pernah (?:terlambat|telat|absen|gagal|lalai|salah|bolos|mangkir))\b|^(?:zero|no|not one|not a single|never)\b.* (?:in|for|across|over|during|since|among|on) (?:\p{L}+ )?(?:\d|two|three|four|five|six)/iu;

const PATTERNS: readonly RegExp[] = [
  FIRST_AMONG,
  BEFORE_AND_NOW,
  CAME_THROUGH,
  NEVER,
  ENGLISH_PAST,
  ENGLISH_LINK,
  ENGLISH_ALSO_CUT,
  ENGLISH_ENDING_IN,
  ENGLISH_NOUN,
  ENGLISH_SHARE,
  ENGLISH_MOVED,
  ENGLISH_NOW,
  ENGLISH_SPARED,
  INDONESIAN_CHANGE,
  INDONESIAN_STEM_CHANGE,
  INDONESIAN_LINK,
  INDONESIAN_NOUN,
  INDONESIAN_SHARE,
  INDONESIAN_MOVED,
  INDONESIAN_NOW,
  INDONESIAN_SPARED,
  MEASURED,
  FOLLOWS,
  OBTAINED,
  HELD,
  TAKEN_UP,
  TAKEN_BY,
  USED_BY_MANY,
  OTHERS_USE,
  COMPARED,
  LONG_STANDING,
  HAD_DONE,
  COMMENT,
  HAD_MISSED,
  REMADE,
  QUALITY_RATE,
  SAID,
];

/** Tails that sound like an outcome and tell none. */
const EMPTY_CHANGE =
  /^(?:meningkatkan|menciptakan|mewujudkan|mencapai|memajukan|improve\w*|achiev\w*|increas\w*|enhanc\w*) (?:kualitas diri|diri|kemampuan|keterampilan|wawasan|pengetahuan|motivasi|semangat|kinerja (?:diri|pribadi)|my(?:self)?|skills?|knowledge|goals?|targets?|tujuan|target|visi|kepuasan|the company|perusahaan|sinergi|synerg\w*)\b|^(?:exceed\w*|surpass\w*|melampaui|melebihi) (?:\p{L}+ )?(?:expectations?|ekspektasi|harapan)\b/iu;

/**
 * Whether a statement says what came of a deed: a change, a prize, something saved, ended or brought back. Volume alone ("40 seragam per minggu") is none, and neither is that
 * something is used.
 */
export function hasOutcome(text: string): boolean {
  return sentencesIn(text).some(([from, to]) => namesOutcome(text.slice(from, to)));
}

function namesOutcome(text: string): boolean {
  const plain = text.replace(/^[\s"“]+/, '').replace(/^(?:saya|aku|kami|I|we)\s+/iu, '');
  if (EMPTY_CHANGE.test(plain) && !/\d/.test(plain)) return false;
  const said = plain.replaceAll(CUTS, '').replace(BROUGHT_UP, '').replace(NAMED_LAST, '');
  return (
    PATTERNS.some((pattern) => pattern.test(said)) ||
    isPrize(said) ||
    hasFigure(RANGE_OF_CHANGE.exec(said)?.[0] ?? '') ||
    furtherDeeds(said).some((deed) => CHANGES.some((change) => change.test(deed)) && hasFigure(deed))
  );
}

/** Whom somebody raised is nothing that rose: `while raising two children`. */
const BROUGHT_UP =
  /\brais(?:ed|ing) (?:[\p{L}\d-]+ ){0,3}(?:child(?:ren)?|kids?|sons?|daughters?|famil(?:y|ies)|toddlers?|twins|bab(?:y|ies)|livestock|chickens|goats|cattle)\b/iu;

/** `MIG welding, grinding, cutting`: work that is named, with nothing that it changed. */
const NAMED_LAST = /,\s*(?:(?:and|&) )?\p{L}+ing\s*\.?$/iu;

const CHANGES = [ENGLISH_PAST, INDONESIAN_CHANGE];
const LISTED = new RegExp(`^${LISTED_WORK}`, 'i');
const NEXT_DEED =
  /[,;]\s(?:(?:dan|serta|lalu|and|then) )?|\s(?:dan|serta|lalu|kemudian|yang|and|then|that|which)\s(?:(?:akhirnya|kemudian|lalu) )?/giu;

/** What else was done, behind the first deed: `menemukan kekurangan Rp2,3 M` of "Menghitung ulang cadangan dan menemukan …". */
function furtherDeeds(text: string): string[] {
  return text
    .split(NEXT_DEED)
    .slice(1)
    .filter((deed) => !LISTED.test(deed));
}

function isPrize(text: string): boolean {
  return ENGLISH_PRIZE.test(text) || INDONESIAN_PRIZE.test(text);
}
