import { spacedPattern } from '../text/spaced-pattern.ts';
import { isCapitals } from '../text/normalise.ts';
import type { Seniority } from './job-ad.ts';
import { sentencesOf } from './ad-lines.ts';
import { isFunctionWord } from './function-words.ts';
import { isPostWord } from './post-words.ts';
import { postIn } from './prose/post-in.ts';
import { placesIn } from './read-place.ts';
import type { PlacedLine } from './sections.ts';

const LABEL =
  /^(?:posisi(?: yang (?:dibutuhkan|dibuka|tersedia|dicari))?|position|job ?title|title|jabatan|(?:the )?role|vacancy|lowongan(?: (?:kerja|posisi|untuk))?|loker|nama posisi|job position|job|formasi(?: yang (?:dibutuhkan|dibuka|tersedia|dicari))?|open(?: position)?|as|untuk posisi|post)\s*[:：–—-]\s*/i;
const OPENERS = spacedPattern(
  String.raw`
    ^(?:
      [\s"'“[({#|:!.–—-]|\d{1,2}[.)]\s|(?:info )?(?:lowongan|loker)(?: (?:kerja(?: resmi)?|terbaru|baru))?\b|
      job ?(?:vacanc(?:y|ies)|opening|alert|opportunity)\b|vacanc(?:y|ies)(?: announcement)?\b|
      (?:we are|we['’]re|kami|now|is|are|sedang)?\s?hiring\b|
      (?:di)?butuh(?:kan)?(?: (?:segera|cepat|banget|tenaga|beberapa|tambahan))*\b|(?:\d+|satu|dua|tiga|empat|lima) (?:orang|org|posisi|pax)\b|cepat\b|
      dicari(?: (?:segera|cepat))?\b|mencari\b|open(?:ing)?(?: (?:recruitment|position|rekrutmen|hiring|vacancy))?s?\b|
      urgent(?:ly)?(?: (?:needed|hiring|required))?\b|walk[- ]in(?: interview)?\b|wanted\b|
      pengumuman(?: rekrutmen| seleksi| lowongan)?\b|rekrutmen\b|seleksi(?: penerimaan)?\b|penerimaan\b|
      membuka (?:lowongan|kesempatan)(?: (?:untuk|sebagai|posisi|kerja))*\b|join (?:us|our team)(?: as)?\b|
      career opportunity\b|kesempatan (?:kerja|berkari(?:e)?r|bergabung)\b|(?:untuk )?posisi\b|(?:untuk )?bergabung(?: (?:bersama|dengan) kami)?(?= sebagai\b)|sebagai\b|an?\b|the\b|
      for\b|(?:freelancer?|magang|internship|part[- ]?time|full[- ]?time)\s?:|experienced\b|
      program\b(?= management| officer)|as\b|looking for\b|we(?: are|['’]re) looking for(?: an?)?\b|needed\b|required\b|
      kebutuhan karyawan\b|karir\b|seeks\b|needs\b|nyari\b|bertugas sebagai\b|seorang\b|ada\b|sedang\b|(?:one |two |three )?more\b
    )+
    `,
  'i',
);
const CALLING = spacedPattern(
  String.raw`
    \b(?:
      membutuhkan|dibutuhkan|butuh|memerlukan|diperlukan|(?<!\byang )dicari|mencari|cari|seeks?|is (?:hiring|looking for|seeking|searching for|in need of)|
      we(?:['’]re| are) (?:hiring|looking for|seeking)|looking for|hiring|
      membuka (?:lowongan|kesempatan|rekrutmen|kursi|posisi|formasi)(?: kerja)?(?: (?:untuk|sebagai|bagi))?(?: posisi)?|(?:mengajak|mengundang)(?= (?:seorang|satu orang) )|
      bergabung (?:bersama kami )?sebagai|sebagai|lowongan(?: kerja)?|posisi|position of|nyari|gabung (?:jadi|sebagai)|
      rekrut|recruiting|to join (?:us|our team) as|join \S+(?: \S+){0,3}? as (?:our|a)(?: next| new)?|
      (?:be|you) our (?:next|new)|need|(?:is|are) opening|formasi
    )
    \s?:?\s+(?:
      segera:? |beberapa |our (?:very )?(?:(?:first|next|new|own|second) )?|an? |one |orang |\d+ (?:orang )?|
      tenaga (?=\p{Lu})
    )*([^.!?\n]{3,90})
    `,
  'iu',
);
/** `membuka kesempatan bagi putra-putri terbaik untuk mengisi formasi …` */
const FILLING =
  /\b(?:mengisi (?:kekosongan )?(?:formasi|jabatan|lowongan|posisi)(?: sebagai)?|(?:untuk|pada|bagi) (?:posisi|jabatan)(?: sebagai)?|untuk menjadi(?= \p{L}{3})|(?:for|as|to fill) (?:the|an?) (?:position|role|post|vacancy) of)\s?:?\s+([^.!?\n]{3,90})/iu;
const TAIL = spacedPattern(
  String.raw`
    \s*(?:
      \s(?:tahun|th\.?|periode|angkatan|batch|gelombang)\s+(?:\d{4}|[IVXL]+|\d{1,2})(?:[/-]\d{2,4})?|
      [([](?:
        \d{1,3}|\d+ ?(?:orang|org|posisi|pax|people|persons?|pos|vacanc(?:y|ies)|openings?|positions?|posts?)|kode[^)\]]*|
        code[^)\]]*|m/f|f/m|male|female|pria|wanita|urgent|full[- ]?time|part[- ]?time|remote[^)\]]*|hybrid[^)\]]*|
        onsite|on-site|wfo|wfh|kontrak[^)\]]*|contract[^)\]]*|freelance|magang|tetap|
        [^)\]]*\b(?:hari|days|months?|bulan|time zone|(?:\d\+?|min\.?) ?(?:years?|yrs?|tahun|thn|th))\b[^)\]]*
      )[)\]]|
      \s+(?:
        recruitment(?! (?:staff|officer|specialist|manager|executive|lead|intern))|vacancy|rekrutmen|lowongan|hiring|
        wanted|needed|required|dibutuhkan|segera|urgent
      )\b.*|
      (?<=\p{L}{3})\s+(?:purnawaktu|(?:penuh|paruh) waktu|selama\s.*)|(?<=\p{L}\p{L}\p{L})\s+positions?|\s\d+ ?(?:orang|org|posisi|pax)|
      (?<=trainee|internship|apprentice)(?:ship)?\s+program(?:me)?|[!.,:;*"”]+
    )\s*$
    `,
  'iu',
);
const COMPANY_START =
  /\b(?:PT|CV|UD|PD|RS|RSU|RSUD|RSIA|Tbk|Yayasan|Koperasi|Hotel|Resort|Klinik|Toko|Bank|Sekolah|Universitas|BUJP|Perum|Firma|Kedai|Dinas|Badan|Kementerian|Puskesmas|Apotek)\b/;
/** `[MAGANG BERBAYAR] UI Designer Intern` */
const LABEL_IN_BRACKETS =
  /^\[[^\]]*\b(?:magang|intern(?:ship)?|freelance|part[- ]?time|full[- ]?time|remote|kontrak|urgent|paid|open)\b[^\]]*\]\s*(?=\p{L})/iu;
/** `KAPSTER nih!` */
const PARTICLE = /\s+(?:nih|dong|yuk|ya|guys|gaes|banget)$/i;
const LAST_WORDS_OF_SENTENCE =
  /\b(?:kami|we|our|us|you|kamu|anda|yang|untuk bergabung|join|adalah|merupakan|is an?|dengan pengalaman|tiap|setiap|who|dan juga)\b/i;
const RANK =
  /^(?:senior|junior|lead|head|staff?|staf|kepala|wakil|asisten|assistant|chief|vp|pegawai|karyawan|employees?)$/i;

interface Candidate {
  text: string;
  score: number;
  /** Cut out of a sentence that no word tells to offer a post. */
  isLoose?: boolean;
}

/** `… sebagai:`, `KEDAI MBOK SRI butuh cepat:` in the line above. */
const ANNOUNCES =
  /(?:sebagai|posisi|membutuhkan|mencari|dibutuhkan|butuh(?: (?:cepat|segera|banget))?|lowongan|tentang|hiring|position|vacancy|kerja)\s*[:!]*\s*$|^(?:membuka|open|dibutuhkan|kami (?:membuka|mencari)|lowongan)\b.*:$/i;

/** The post that is offered, in the words of the ad. */
export function readTitle(lines: readonly PlacedLine[]): string | null {
  const candidates: Candidate[] = [];
  lines.slice(0, 60).forEach(({ text, full, kind, heading, bullet }, at) => {
    if (text.length > 260) return;
    const early = Math.max(0, 6 - at * 0.6);
    // `Formasi: Radiografer` is a heading with the post behind it.
    const label = LABEL.exec(text) ?? (full.endsWith(text) ? LABEL.exec(full.slice(0, -text.length)) : null);
    const named = label?.input === text ? text.slice(label[0].length) : text;
    // `BUTUH DRIVER`, `NUTRITIONIST` head what is asked for and name the post.
    const callsAsHeading =
      heading && at < 14 && (/^(?:di)?(?:butuh|cari)/i.test(full) || namesPost(cleanTitle(full)));
    const asks = kind === 'requirements' || kind === 'duties' || kind === 'benefits' || kind === 'nice';
    // An ad without headings: its first line is the post, whatever the list below it is.
    const opens = at === 0 && !bullet && !label && full === text;
    const before = lines[at - 1]?.full ?? '';
    const isAnnounced = ANNOUNCES.test(before) && !OF_BLOCK.test(before);
    const sticky = asks && !callsAsHeading && !opens && !(isAnnounced && at < 14);
    if (label && !(sticky && at > 12))
      add(candidates, named, /lowongan|loker|vacancy/i.test(label[0]) ? 6 + early : 9 + early * 0.3);
    // What stands behind `Posisi:` is the post, whatever it is called.
    if (
      label &&
      !sticky &&
      /^(?:posisi|position|jabatan|job ?title|nama posisi|job position)/i.test(label[0])
    )
      add(candidates, named, 8, false, true);
    // What a label names may hold commas.
    if (label && !sticky && text.includes(','))
      add(candidates, named.replace(/\s*\(\d+ [^)]*\),.*$/, '').replace(/,\s+/g, '\u0003'), 12.5);
    const filling = FILLING.exec(text);
    const called = filling ?? CALLING.exec(text);
    if (called && (at < 14 || kind === 'intro') && !sticky)
      add(
        candidates,
        called[1]!,
        (filling ? 5 : 3.5) + early,
        true,
        /^mengisi/i.test(filling?.[0] ?? '') || /^(?:seorang|satu orang)\s/i.test(called[1]!),
      );
    if (at < 14 && !sticky && text.length < 130) {
      const loose: Candidate[] = [];
      add(loose, text, early - (bullet ? 2 : 0));
      const isLoose = lines[at]!.sentence === true;
      candidates.push(
        ...loose
          .filter((each) => !isLoose || each.text.split(' ').length <= MOST_WORDS_OF_POST)
          .map((each) => ({ ...each, isLoose })),
      );
      if (isAnnounced) add(candidates, text, early + 4);
    }
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  const isBest = best !== undefined && best.score > 2;
  if (isBest && !best.isLoose) return best.text;
  const inText = postInText(lines);
  if (inText && hasPostWord(inText)) return inText;
  return isBest ? best.text : (firstLine(lines) ?? inText);
}

const hasPostWord = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(isPostWord);

const SHORTEST_SENTENCE = 25;
const MOST_WORDS_OF_POST = 6;
/** `needs an operations officer`: what stands between the article and the word that was found. */
const BEHIND_ARTICLE =
  /(?<!\p{L})(?:an?|another|one more|(?:our|the) (?:next|new)|seorang|satu orang)\s+((?:\p{L}+\s+){1,2})$/iu;

/** `juru`, `kepala`: a post of two words at least. */
const UNFINISHED = /(?:^|\s)(?:juru|tukang|ahli|kepala|petugas|pengasuh|pelatih)$/iu;

/** The post that running text offers, by trained weights. */
function postInText(lines: readonly PlacedLine[]): string | null {
  for (const { full } of lines.slice(0, 60))
    for (const sentence of sentencesOf(full)) {
      const found = sentence.length > SHORTEST_SENTENCE ? postIn(sentence) : undefined;
      if (!found) continue;
      const next = UNFINISHED.test(found.text)
        ? (/^\s\p{L}+/u.exec(sentence.slice(found.to))?.[0] ?? '')
        : '';
      const behind = isFunctionWord(next.trim()) ? '' : next;
      const before = BEHIND_ARTICLE.exec(sentence.slice(0, found.from))?.[1] ?? '';
      const post = cleanTitle(
        (before + found.text + behind).replace(/^.*\b(?:sebagai|menjadi|jadi|as)\s+/iu, ''),
      );
      if (post !== '' && post.split(' ').length <= MOST_WORDS_OF_POST) return post;
    }
  return null;
}

const GREETING =
  /^(?:hal+o|hai|hi|hello|hey|dear|assalam\p{L}*|salam|selamat (?:pagi|siang|sore|malam)|yth|permisi|info|guys|gaes)(?!\p{L})/iu;

/** An ad in which no word tells a post: its first line, where that is as short as a post and nothing else. */
function firstLine([first]: readonly PlacedLine[]): string | null {
  if (!first || first.bullet || first.heading || first.full !== first.text) return null;
  const text = cleanTitle(first.text.split(/\s+[–—|·•@-]\s+/)[0]!);
  const words = text.split(/\s+/).length;
  const isName = /^\p{Lu}/u.test(text) && !/[.!?:;,\d@]/.test(text.replace(/\([^)]*\)/, '')) && words <= 5;
  if (
    !isName ||
    GREETING.test(text) ||
    COMPANY_START.test(text) ||
    OF_BLOCK.test(text) ||
    placesIn(text).length > 0
  )
    return null;
  return LAST_WORDS_OF_SENTENCE.test(text) ? null : text;
}

export const OF_BLOCK =
  /\b(?:kualifikasi|(?:per)?syarat\p{L}*|kriteria|requirements?|qualifications?|skills?|tugas|tanggung|jobdesk|job|deskripsi|benefits?|fasilitas|tentang|about|profil|who|what|you)\b/iu;

/** `NUTRITIONIST`, `SUPERVISOR OPERASI TERMINAL`: a short heading that is a post. */
function namesPost(heading: string): boolean {
  const words = heading.toLowerCase().match(/[\p{L}&-]+/gu) ?? [];
  return words.length <= 5 && !OF_BLOCK.test(heading) && words.some((word) => isPostWord(word));
}

function add(candidates: Candidate[], raw: string, base: number, sentence = false, anyWords = false): void {
  for (const [text, cost] of readings(raw, sentence)) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}&/+-]+/gu) ?? [];
    if (words.length === 0 || words.length > 9 || text.length > 80 || /@|https?:|\d{4}|^[\d.]+ /.test(text))
      continue;
    const posts = words.flatMap((word) => word.split(/[/-]/)).filter((word) => isPostWord(word)).length;
    if (posts === 0 && !anyWords) continue;
    // `Hotel Concierge` names a post, `Hotel Samudra` a place.
    const last = words.at(-1) ?? '';
    const endsWithPost = !/\b(?:PT|CV|UD|PD|Yayasan|Koperasi)\b/.test(text) && isPostWord(last);
    if (
      COMPANY_START.test(text) &&
      !endsWithPost &&
      !/^(?:guru|dosen|teller|dokter|perawat|kepala|admin|staf|staff|apoteker|customer|frontliner)/i.test(
        text,
      )
    )
      continue;
    if (
      LAST_WORDS_OF_SENTENCE.test(text) ||
      /\b(?:tahun|years?|minimal|pengalaman|bukan|tidak)\b/i.test(text)
    )
      continue;
    const lower = sentence && /^\p{Ll}/u.test(text) ? 1.5 : 0;
    const shape =
      (isCapitals(text) || /^\p{Lu}/u.test(text) ? 1.5 : 0) +
      Math.min(2, posts) -
      Math.max(0, words.length - 5) * 0.5;
    const onlyRank = words.length === 1 && RANK.test(words[0] ?? '') ? 3 : 0;
    candidates.push({ text: text.replaceAll('\u0003', ', '), score: base + shape - cost - onlyRank - lower });
  }
}

const FIRM = /^(?:PT|CV|UD|PD|Firma|Koperasi)\b/;
const KIND_OF_FIRM =
  /\b(?:contractors?|kontraktor|consultants?|konsultan|developers?|distributor|supplier|manufacturer|agency|agent|agen|trader|operator|retailer|provider|partner|broker)$/i;

/** The text itself and its parts beside dashes, at signs and brackets, each without what opens and ends such lines. */
function readings(raw: string, sentence: boolean): [string, number][] {
  const whole = cleanTitle(raw);
  if (sentence) {
    const [beforeWhere = whole] = whole.split(/\s+(?:based|located|stationed|who|yang|with|dengan)\s+/);
    const commas = beforeWhere.split(/,\s/);
    // `Monitoring, Evaluation and Learning Officer`
    if (
      commas.length === 2 &&
      !hasPostWord(commas[0]!) &&
      hasPostWord(commas[1]!) &&
      /\s(?:and|dan|&)\s/.test(commas[1]!)
    )
      return [[cleanTitle(beforeWhere.replace(/,\s/, '\u0003')), 0.2]];
    const cut =
      whole.split(
        /\s+(?:yang|yg|who|sebanyak|sejumlah|untuk|utk|buat|to|with|dengan|di|in|at|for|bersama|dari|on|guna|agar|that|mulai|from|starting|based|located|stationed|kami|happy|dan (?:berpengalaman|memiliki))\s+|,\s|\s[–—-]\s/,
      )[0] ?? whole;
    return [[cleanTitle(cut), 0.2]];
  }
  const parts = whole
    .split(
      /\s+[–—|·•@-]\s+|\s+(?:–|—)|\s*[|·]\s*|\s+@\s*|(?<=\p{Ll}\p{L}),\s+|(?<=\p{L}[!?])\s+(?=\p{Lu})|\s+\/\/\s+|(?<=\p{L}{4}) at (?=\p{Lu}\p{Ll})/u,
    )
    .map(cleanTitle);
  if (parts.length === 1) return [[whole, 0]];
  // `PT Karya Baja – General Contractor` says what the firm is.
  const isFirms = (part: string) => FIRM.test(whole) && KIND_OF_FIRM.test(part);
  return parts.map((part, at) => [part, 0.3 + at * 0.4 + (isFirms(part) ? 4 : 0)] as [string, number]);
}

/** `(SHIFT MALAM)`, `(Full time - WFO)`, `(Freelance / Harian)`: when and how long the work is. */
const WORKING_TIME =
  /\s*\((?:(?:night|day|rotating|evening|morning|shifts?|malam|siang|pagi|full|part|penuh|paruh|waktu|time|wf[oha]|freelance|harian|lepas|mingguan|borongan|kontrak|contract|remote|hybrid|onsite|on-site|tetap|permanent|temporary)[\s/&,-]*)+\)\s*$/i;

/** A line without what opens and ends one that names a post. */
export function cleanTitle(raw: string): string {
  let text = raw
    .replace(/[#]\p{L}+/gu, ' ')
    .replace(/[“”"*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let turn = 0; turn < 4; turn++) {
    const before = text;
    text = text
      .replace(LABEL_IN_BRACKETS, '')
      .replace(OPENERS, '')
      .replace(/^\]\s*/, '')
      .replace(TAIL, '')
      .replace(WORKING_TIME, '')
      .replace(PARTICLE, '')
      .replace(/(?<=\p{L}{2})\s+(?:akan|bakal|untuk|will)\s+(?:segera\s+)?(?:ber)?(?:gabung|join)\b.*$/iu, '')
      // `an operations officer from February`
      .replace(
        /(?<=\p{L}{3})\s+(?:from|starting|mulai|per)\s+(?:next |early |mid |awal |bulan )?(?:jan|feb|mar|apr|ma[iy]|me[iy]|jun|jul|au?g|sep|o[ck]t|nov|de[cs])\p{L}*(?:\s\d{4})?$/iu,
        '',
      )
      // `Dicari teknisi AC pengalaman min 2 thn`
      .replace(/(?<=\p{L}{2})\s+(?:ber)?pengalaman\s+(?:min|maks?|\d).*$/iu, '')
      .replace(/\s+(?:di|at|in|for|untuk|penempatan|area|based in)\s+[^,]*$/i, (tail) =>
        placesIn(tail).length > 0 || /PT|CV/.test(tail) ? '' : tail,
      )
      // `guru Matematika utk SMP Al Hikmah`
      .replace(
        /(?<=\p{L}{2})\s+(?:di|utk|untuk|buat|for|at)\s+(?=(?:TK|SD|SDN|SDIT|SMP|SMPN|SMPIT|SMA|SMAN|SMK|SMKN|MI|MTs|MA|PAUD|RS|RSU|RSUD|RSIA|PT|CV|Klinik|Toko|Hotel|Yayasan|Sekolah)\b).*$/u,
        '',
      )
      // `content creator buat brand lokal`
      .replace(
        /(?<=\p{L}{3})\s+(?:untuk|utk|buat|for)\s+(?:an? |our )?(?:keluarga|family|rumah tangga|brand|toko|bisnis|usaha|perusahaan|klien|client|proyek|project|startup|umkm)\b.*$/iu,
        '',
      )
      .replace(/\s+\((?:[^)]{0,40})\)$/, (tail) => (placesIn(tail).length > 0 ? '' : tail))
      .replace(/\s*[:,–—-]\s*$/, '')
      .replace(/\s*\([^)]*$|\s+jurusan$/i, '')
      .trim();
    if (text === before) break;
  }
  const place = /^(.*\S)\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(text);
  return place &&
    placesIn(place[2]!).some(({ name }) => name.toLowerCase() === place[2]!.toLowerCase()) &&
    place[1]!.includes(' ')
    ? place[1]!.replace(/,$/, '')
    : text;
}

const LEVELS: readonly [Seniority, RegExp][] = [
  ['intern', /\b(?:intern(?:ship)?|magang|PKL)\b/i],
  [
    'director',
    /\b(?:director|direktur|chief (?!de|cook|engineer|officer on)|C[EFTOM]O|vice president|VP|president)\b/i,
  ],
  [
    'manager',
    /\b(?:manager|manajer|head of|kepala (?:cabang|bagian|divisi|departemen|sekolah|ruang|unit|toko)|superintendent|general manager)\b/i,
  ],
  [
    'senior',
    /\b(?:senior|sr\.?|lead|principal|staff engineer|tenaga ahli|expert|counsel|business partner)\b/i,
  ],
  [
    'mid',
    /\b(?:supervisor|spv|penyelia|koordinator|coordinator|chef de partie|specialist|spesialis|foreman|mandor)\b/i,
  ],
  ['junior', /\b(?:junior|jr\.?)\b/i],
];
const MANAGER_BY_NAME =
  /\b(?:product|project|account|customer success|community|social media|office|brand|marketing|program(?:me)?|case|campaign) manager\b/i;

/** How high the post stands: by its title, else by the required years. */
export function readSeniority(title: string | null, years: number | null): Seniority | null {
  const named = title ? LEVELS.find(([, pattern]) => pattern.test(title))?.[0] : undefined;
  const byYears: Seniority | null =
    years === null ? null : years < 1 ? 'entry' : years < 3 ? 'junior' : years < 6 ? 'mid' : 'senior';
  if (named === 'manager' && title && MANAGER_BY_NAME.test(title)) return byYears ?? 'mid';
  return named ?? byYears ?? (title ? 'entry' : null);
}
