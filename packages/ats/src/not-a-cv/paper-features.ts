import type { Section } from '../classify/section.ts';
import type { SectionType } from '../classify/section-type.ts';
import { hasPeriod } from '../dates/find-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import { mentionsPlace } from '../places/find-place.ts';

/** What is known of a document before its other fields are read. */
interface DocumentFacts {
  emails: number;
  phones: number;
  /** Jobs and schools, and how many of them name both their parts and a period. */
  entries: number;
  wholeEntries: number;
  pages: number;
  /** How sure the reader is of a name near the top, 0 without one. */
  name: number;
}

/** Sections of a CV and little else, and those that manuals and papers have as well ("Ringkasan", "Proyek", "Bahasa"). */
const TELLING = new Set<SectionType>(['work', 'education', 'skills', 'certifications', 'organisation']);
const COMMON = new Set<SectionType>([
  'summary',
  'projects',
  'languages',
  'awards',
  'interests',
  'references',
]);

/** Of those, what people say of themselves. */
const PERSONAL = new Set<SectionType>(['languages', 'interests', 'references']);

/**
 * Words of other papers, by the kind of paper, in small letters; how often they occur outside the entries of a CV is what counts.
 * Patterns that fold the case of all of Unicode would be five times as dear.
 */
const CUES = {
  bill: /\b(?:invoice|faktur|tagihan|kwitansi|kuitansi|jatuh tempo|sub ?total|grand total|ppn|no(?:\.|mor) rekening|unit price|harga satuan|qty|jumlah barang|purchase order|surat jalan|bill to|ditagihkan|due date|total bayar|terbilang|syarat pembayaran|saldo (?:awal|akhir)|mutasi|(?:opening|closing) balance|receipt|struk|amount due|npwp pemotong)\b/g,
  study:
    /\b(?:abstract|abstrak|daftar (?:isi|pustaka|gambar|tabel)|table of contents|bibliography|bab [ivx]+\b|kata pengantar|et al\b|theorem|lemma|proof|we (?:show|propose|present|prove)|penelitian ini|hasil dan pembahasan|introduction|conclusions?|kesimpulan|pendahuluan|metodologi)/g,
  law: /\b(?:pasal \d|ayat \(|pihak (?:pertama|kedua)|hereinafter|the parties|undang-undang|peraturan|agreement|perjanjian|liability|governing law|menimbang|mengingat|terms and conditions|syarat dan ketentuan)\b/g,
  letter:
    /\b(?:dear (?:sir|madam|hiring|mr|ms|mrs)|dengan hormat|hormat (?:saya|kami)|yours (?:sincerely|faithfully|truly)|sincerely|(?:best|kind|warm) regards|kepada yth|yth\.|bapak\/ibu|perihal|lampiran\s*:|to whom it may concern|memohon|bersama surat ini|i am writing)\b/g,
  marks:
    /\b(?:transkrip|transcript|jumlah sks|sks|total credits|credit hours|nilai mutu|angka mutu|mata kuliah|semester [ivx\d]+|rapor|report card|kkm|grade points?|course (?:code|title)|kode mk)\b/g,
  certificate:
    /\b(?:diberikan kepada|dengan ini (?:menyatakan|menerangkan)|gelar tersebut|yang bertanda tangan|has been admitted to|degree of|this is to certify|certificate of|is hereby|sertifikat ini|awarded to|atas partisipasi|sebagai peserta|has successfully completed|presented to|piagam penghargaan|in recognition of)\b/g,
  ad: /\b(?:lowongan|dibutuhkan|kualifikasi|persyaratan|we are (?:looking|hiring)|you will|requirements|qualifications required|kirim(?:kan)? (?:cv|lamaran|surat)|apply (?:now|by|at|via)|job (?:description|vacancy)|about the (?:role|company)|benefits|tunjangan|dicari|usia mak\w+|pendidikan min\w*|batas (?:akhir|waktu)|the (?:ideal|successful) candidate|kandidat|pelamar|what we offer|why join)\b/g,
  manual:
    /\b(?:klik|click|press (?=the |any |and |enter|ctrl|ok\b|f\d)|tekan|langkah \d|step \d|figure|gambar \d|table \d|tabel \d|chapter|section \d|package|command|option|install[a-z]*|user(?:'s)? (?:guide|manual)|petunjuk|panduan|troubleshooting|default|wajib pajak|formulir|agenda|terima kasih|thank you|questions\?|meeting|rapat|notulen|minutes|faq|frequently asked|release notes|changelog|what['’]s new)\b/g,
  firm: /\b(?:company profile|profil perusahaan|tentang kami|about us|didirikan|founded in|established in|our (?:services|clients|team)|(?:layanan|klien) kami|buka setiap|opening hours|open daily|pesan antar|reservasi)\b/g,
  lesson:
    /\b(?:rpp|modul ajar|silabus|syllabus|pembelajaran|kompetensi (?:dasar|inti)|peserta didik|alokasi waktu|asesmen|lesson|learning (?:goals?|objectives?|outcomes?)|course (?:description|outline)|instructor|grading|(?:week|minggu(?: ke)?|pertemuan)[ -]\d{1,2}\b|\d+ (?:weeks|pertemuan|jp)|you will (?:learn|gain)|enrol\w*)\b/g,
  rules:
    /\b(?:policy|kebijakan|this document|dokumen ini|effective|berlaku (?:sejak|mulai|efektif)|eligib\w+|employees (?:may|must|who)|staff (?:may|must)|karyawan (?:wajib|berhak|dilarang)|peserta (?:wajib|dilarang)|dilarang|tata tertib|ruang lingkup|narahubung|contact person|htm|(?:pembicara|speakers?)(?=\s*(?::|\n|$))|susunan acara|biaya pendaftaran)\b/g,
  plan: /\b(?:resep|bahan-bahan|ingredients|cara membuat|itinerary|day \d|hari \d|proposal kegiatan|latar belakang|susunan panitia|performance review|penilaian kinerja|areas? (?:to|for) improve\w*|surat (?:keterangan|rekomendasi|pernyataan|kuasa)|(?:employee|interviewers?|pewawancara|reviewer|appraiser|penilai|patient|pasien|referee(?: name)?|nama (?:karyawan|siswa|pasien|pembeli|pelanggan|nasabah))(?=\s*:)|letter of recommendation|certificate of employment|formulir pendaftaran|registration form|kartu keluarga|(?:supply )?voltage|q[1-4] 20\d\d|quarterly business review)\b/g,
} as const;

/** `2.3 Menyimpan data`, `Bab 4`, `Pasal 7`, `Figure 2:`, `Tabel 3.1`: how papers, laws and manuals are counted off. */
const COUNTED_HEADING =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|(?:bab|pasal|chapter|section|article|appendix|lampiran)\s+(?:\d+|[ivx]+)\b|(?:figure|gambar|table|tabel)\s+\d+)[\s.:]/i;
/** `Pendahuluan ........ 4`: a line of a table of contents; `Nama: ..........`: a line to be filled in. */
const LEADER = /(?:\.\s?){5,}\s*[\divx]+$|(?:[.…]\s?){8,}$|_{6,}/i;
/** `28k`, `35 ribu` and all that looks like money. */
const MONEY = /(?:Rp|IDR|USD|US\$|\$|€|£)\s?\d|\b\d{1,3} ?(?:k|rb|ribu|jt|juta)\b/;
/** Money, or a pilot's hours. */
const THOUSANDS = /\b\d{1,3}(?:[.,]\d{3})+(?:[.,]\d\d)?\b/;
/** A person's own page: firms and offices that send papers have others. */
const OWN_PAGE = /\blinkedin\.com\/in\//i;
/** `07.30 - 10.00`, `9 am`: timetables, itineraries and shops keep hours, people do not. */
const CLOCK = /\b(?:[01]?\d|2[0-4])[.:][0-5]\d\b(?![.,]?\d)|\b\d{1,2} ?(?:am|pm)\b/i;
/** What a paper is called: an Indonesian title opens with the kind of paper, an English one ends in it. */
const KIND_OPENS =
  /^\W*(?:(?:professional |personal |character )?(?:references|referees) (?:for|of)|jadwal|(?:uraian|deskripsi) (?:jabatan|tugas|pekerjaan|posisi)|laporan|surat|notulen|formulir|rencana|proposal|panduan|pedoman|petunjuk|ijazah(?! s[dm])|sertifikat|piagam|transkrip|kebijakan|tata tertib|struktur organisasi|susunan|undangan|pengumuman|berita acara|brosur|katalog|modul|materi|soal|kuesioner|rekap\w*|slip|faktur|nota|kwitansi|perjanjian|peraturan|daftar (?!riwayat)|hasil|jurnal|makalah|skripsi|tesis|lowongan|profil (?:perusahaan|sekolah|desa|usaha|lembaga|produk|organisasi|komunitas|klub|karang taruna|yayasan|direksi|pengurus|penulis|narasumber|pembicara)|official|application:|rubrik|log ?book|lembar (?:kerja|penilaian|evaluasi|observasi|jawaban)|catatan (?:rapat|wawancara|lapangan)|penilaian|evaluasi|instrumen|angket|kisi-kisi|silabus|siaran pers|kerangka acuan|usulan|pengajuan|permohonan|tanda terima|bukti|anggaran|rincian|persyaratan|resep|kartu|peta|kuis|klasemen|orang hilang|berita duka|absensi|presensi|prosedur|standar operasional|kontrak|akta|naskah|sambutan|tentang (?:penulis|kami)|cara|tips|kiat|in memoriam|press release|minutes|interview|sejarah|program (?:kerja|magang|pemagangan|pelatihan|kegiatan|beasiswa))\b/iu;
const KIND_CLOSES =
  /\b(?:schedule|(?:job|position|role) (?:description|profile|specification)|timetable|report|letter|minutes|form|plan|proposal|guide|manual|handbook|certificate|diploma|transcript|record of study|statement|invoice|quotation|receipt|policy|brochure|catalog(?:ue)?|menu|agenda|itinerary|agreement|contract|questionnaire|checklist|newsletter|worksheet|price list|company profile|notes|rubric|roster|score ?(?:card|sheet)|(?:fact|data) ?sheet|syllabus|tips|press release|faq|log ?book|directory|evaluation|appraisal|assessment|feedback|survey|tutorial|review|programme|dashboard|recipe|obituary|(?:discharge|case) summary|(?<!on )request|(?:staff|short|long)[ -]?list)(?: (?:no\.? ?)?[\w./-]*\d[\w./-]*)?\W*$/iu;
/** What a firm or an institution is called: by its first word or by its last one. */
const FIRM_OPENS =
  /^\W*(?:PT|UD|Yayasan|Universitas|Institut|Politeknik|Sekolah|S[DM][NPAK]|SM[PAK]N?|Toko|Warung|Kedai|Koperasi|Dinas|Kementerian|Komunitas|Lembaga|Panti|Masjid|Gereja|Klinik|Puskesmas|Rumah Sakit|Divisi|Departemen|Fakultas|Program Studi|Badan|Himpunan|Forum|Ikatan|Persatuan|Asosiasi|Hotel|Studio|Agensi|Bengkel|Salon|Kantor|Paguyuban|Jasa|The)\b/u;
const FIRM_CLOSES =
  /\b(?:Tbk|Ltd|Limited|Inc|LLC|LLP|GmbH|Corp|Co|Company|Group|Studios?|Agency|Partners|Associates|Foundation|University|Institute|Academy|School|College|Clinic|Hotel|Caf[eé]|Architects|Consulting|Services|Solutions|Department|Division|Committee|Council)\.?\W*$/u;
/** The mailbox of an office, which nobody has as a person. */
const OFFICE_MAILBOX =
  /(?<![\w.+-])(?:info|hello|halo|hi|hai|contact|kontak|support|help|bantuan|sales|marketing|admin|cs|care|office|kantor|hrd?|recruit\w*|career|careers|karir|apply|finance|billing|studio|sekretariat|secretary|registry|humas|redaksi|press|media|team|tim|people|talent|jobs|loker|lowongan|alumni|panitia|committee|program(?:me)?|beasiswa|scholarships?|invest(?:or)?s?|tender|booking|order|noreply|no-reply)\d*@/i;
const SECOND_PERSON = /\b(?:you|your|anda|saudara|kamu|kalian)\b/gi;
/** A firm speaks of itself; a person does so rarely. */
const FIRST_PLURAL = /\b(?:we|our|us|kami)\b/gi;
/** Small capitals may hide the space from the reader. */
export const CV_TITLE =
  /^\W*(?:curriculum ?vit(?:ae|æ)|(?:daftar )?riwayat hidup|r[eé]sum[eé]|cv|biodata)(?:\s*\(cv\))?(?:\s+(?:singkat|ringkas|lengkap|pribadi|diri|guru|dosen|peneliti|pelaut|seafarer|pekerjaan|(?:calon )?(?:pegawai|karyawan|pelamar|pekerja|tenaga kerja)(?: \p{L}+){0,2}))?\W*$/imu;

/** The numbers of mobile telephones, and others with the code of their country. */
export const NUMBER = /(?<!\d)(?:(?:\+62|62|0) ?8\d{1,2}[ .-]?\d{3,4}[ .-]?\d{3,5}|\+\d[\d ()-]{8,})(?!\d)/g;

/** What a page about several people or a meeting opens with; a CV has it in other places. */
const OF_SEVERAL =
  /^\W*(?:pengurus|dewan|tim kami|our (?:team|people)|meet (?:the|our)|kuliah umum|seminar|webinar|bedah buku)\b/iu;

/** Whether a line says what kind of paper it stands on: `Kartu Peserta`, `Team Roster — Season 4`. */
export function namesKind(line: string): boolean {
  return KIND_OPENS.test(line) || OF_SEVERAL.test(line) || KIND_CLOSES.test(line.replace(/\s*[–—:].*$/u, ''));
}

/** What somebody says of himself: `I study at Beaumont School.` */
export const OF_ME = /(?<![\p{L}'’])(?:saya|aku|I|my)(?!\p{L})/u;

/** Whether a line is what a firm or an institution is called. */
export function isFirm(line: string): boolean {
  return FIRM_OPENS.test(line) || FIRM_CLOSES.test(line);
}

/** Whether a line that reads like a name is what a paper or a firm is called: `Interview Notes`, `PT Nusa Mandiri`. */
export function isTitleOrFirm(line: string): boolean {
  return [KIND_OPENS, KIND_CLOSES, FIRM_OPENS, FIRM_CLOSES].some((pattern) => pattern.test(line));
}

export const PAPER_FEATURES = [
  'one',
  'telling',
  'common',
  'work',
  'education',
  'skills',
  'email',
  'phone',
  'ownPage',
  'name',
  'entries',
  'whole',
  'wholePerPage',
  'periods',
  'place',
  'title',
  'pages',
  'counted',
  'leaders',
  'amounts',
  'prose',
  'second',
  'plural',
  'clock',
  'kind',
  'addresses',
  'bareName',
  'hollow',
  'firmTitle',
  'office',
  'ownAddress',
  'foreign',
  'foreignShare',
  'questions',
  ...(Object.keys(CUES) as (keyof typeof CUES)[]),
] as const;

/** What speaks for a CV or against it, each between 0 and about 1. */
export function paperFeatures(sections: readonly Section[], text: string, facts: DocumentFacts): number[] {
  const headed = new Set(sections.filter((section) => section.heading).map((section) => section.type));
  const types = new Set([...headed].filter((type) => TELLING.has(type)));
  const common = [...headed].filter((type) => COMMON.has(type)).length;
  const lines = text.split('\n').map((line) => line.trim());
  const share = (test: (line: string) => boolean) => lines.filter(test).length / Math.max(1, lines.length);
  const prose = share((line) => line.length > 60 && isSentence(line));
  // An accountant's jobs are full of bills: there such words say little.
  const inside = sections
    .filter((section) => section.type === 'work' || section.type === 'organisation')
    .flatMap((section) => section.lines.map((line) => line.text))
    .join('\n');
  const outside = sections
    .flatMap(({ type, heading, lines: own }) => [
      ...(heading ? [heading] : []),
      ...(TELLING.has(type) ? [] : own),
    ])
    .map((line) => line.text)
    .join('\n');
  const [small, smallInside] = [text.toLowerCase(), inside.toLowerCase()];
  const cue = (pattern: RegExp) => {
    const words = new Set(small.match(pattern));
    if (words.size === 0) return 0;
    const own = new Set(smallInside.match(pattern));
    const elsewhere = [...words].filter((word) => !own.has(word)).length;
    return Math.min(1, (elsewhere + 0.2 * own.size) / 2);
  };
  const opening = lines.filter(Boolean).slice(0, 3);
  const titles = opening.flatMap((line) => line.split('\t'));
  const nothingPersonal =
    facts.entries === 0 && ![...headed].some((type) => TELLING.has(type) || PERSONAL.has(type));
  const addresses = new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu)?.map((one) => one.toLowerCase()));
  const firmTitle = opening.slice(0, 1).some((line) => isFirm(line) && !OF_ME.test(line));
  // A name may stand beside its address or the first line of another column in one row.
  const top = lines
    .map((line) => (line.includes('@') ? line.replaceAll(/\S*@\S*/g, ' ').trim() : line))
    .filter(Boolean)
    .slice(0, 8)
    .flatMap((line) => [line, ...line.split('\t')]);
  const ownAddress = isNamedIn(addresses, top) || (!firmTitle && isOwnDomain(addresses, top));
  const amounts = amountsIn(outside.split('\n'));
  const headings = sections.flatMap(({ heading }) => (heading ? [heading.text] : []));
  const foreign = sections.filter(({ heading, type }) => heading && type === 'other').length;
  const cues = Object.values(CUES).map(cue);
  const periods = lines.filter((line) => hasPeriod(line)).length;
  return [
    1,
    types.size / 4,
    common / 3,
    Number(types.has('work')),
    Number(types.has('education')),
    Number(types.has('skills')),
    Number(facts.emails > 0),
    Number(facts.phones > 0),
    Number(OWN_PAGE.test(text)),
    facts.name,
    Math.min(1, facts.entries / 3),
    Math.min(1, facts.wholeEntries / 3),
    Math.min(1, facts.wholeEntries / Math.max(1, facts.pages)),
    Math.min(1, periods / 4),
    Number(mentionsPlace(lines.slice(0, 12).join(' '))),
    Number(CV_TITLE.test(lines.slice(0, 6).join('\n'))),
    Math.min(2, Math.log2(facts.pages) / 2),
    Math.min(1, lines.filter((line) => COUNTED_HEADING.test(line)).length / 4),
    Math.min(1, lines.filter((line) => LEADER.test(line)).length / 3),
    Math.min(1, (4 * amounts) / Math.max(1, lines.length)),
    Math.min(1, 2 * prose),
    Math.min(1, (text.match(SECOND_PERSON) ?? []).length / 4),
    Math.min(1, (outside.match(FIRST_PLURAL) ?? []).length / 2),
    Math.min(1, 4 * share((line) => CLOCK.test(line))),
    Number(titles.some((line) => KIND_OPENS.test(line) || KIND_CLOSES.test(line))),
    Math.min(1, Math.max(0, addresses.size - 2, numbersOf(sections).size - 3)),
    nothingPersonal ? facts.name : 0,
    // A heading of a CV that leads to no job and no school.
    Number((types.has('work') || types.has('education')) && facts.entries === 0),
    Number(firmTitle),
    // A freelancer may have one as well.
    Number(facts.wholeEntries < 2 && !ownAddress && OFFICE_MAILBOX.test(text)),
    Number(ownAddress),
    Math.min(1, foreign / 4),
    foreign / Math.max(1, headings.length),
    Math.min(1, headings.filter((heading) => heading.includes('?')).length / 2),
    ...cues,
  ];
}

/** In how many lines an amount stands; one number in the thousands may be anything. */
function amountsIn(lines: readonly string[]): number {
  const money = lines.filter((line) => MONEY.test(line)).length;
  const numbers = lines.filter((line) => !MONEY.test(line) && THOUSANDS.test(line)).length;
  return money + (money + numbers > 1 ? numbers : 0);
}

/** Telephone numbers that are not an employer's or a referee's. */
function numbersOf(sections: readonly Section[]): ReadonlySet<string> {
  const lines = sections.flatMap(({ type, heading, lines: own }) =>
    heading && (TELLING.has(type) || type === 'references') ? [] : own,
  );
  const found = lines.flatMap(({ text }) => text.match(NUMBER) ?? []);
  return new Set(found.map((number) => number.replaceAll(/\D/g, '')));
}

/** Whether an address is made of words of these lines, as a person's is of the name above it. */
function isNamedIn(addresses: ReadonlySet<string>, lines: readonly string[]): boolean {
  const words = new Set(lines.flatMap((line) => plainWords(line).filter((word) => word.length > 2)));
  return [...addresses].some((address) => {
    // `supri.yadi77` is Supriyadi's.
    const mailbox = address.split('@')[0]!.replaceAll(/[^\p{L}]/gu, '');
    return !OFFICE_MAILBOX.test(address) && [...words].some((word) => mailbox.includes(word));
  });
}

/** `hello@ayulestari.example` under "Ayu Lestari". */
function isOwnDomain(addresses: ReadonlySet<string>, lines: readonly string[]): boolean {
  const names = lines
    .map(plainWords)
    .filter((words) => words.length > 1 && words.length < 5)
    .map((words) => words.join(''));
  return [...addresses].some((address) => {
    const domain = address.split('@')[1]!.replaceAll('-', '');
    return names.some((name) => domain.startsWith(name));
  });
}

function plainWords(line: string): string[] {
  return (
    line
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
