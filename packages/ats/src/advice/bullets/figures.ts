const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const COUNTED =
  /^(?:orang|siswa|mahasiswa|peserta|pasien|pelanggan|karyawan|pengguna|pengunjung|anggota|unit|buah|lembar|halaman|ekor|kg|km|meter|liter|ton|jam|hari|kali|rit|trip|perjalanan|paket|karung|people|users?|students?|patients?|customers?|guests?|members?|units?|pages?|hours?|days?|visitors?|employees|items?|orders?|tickets?|times|trips|rides|parcels)$/i;
/** `300 baris per hari` */
const RATE = /^(?:per|tiap|setiap|sehari|seminggu|sebulan|setahun|daily|weekly|monthly|a|each|every)$/i;
/** Words after which a number is a label, not an amount. */
const LABELLED =
  /^(?:tahun|year|kelas|class(?:es)?|grades?|levels?|tingkat|semester|angkatan|batch|versi|version|v|edisi|edition|lantai|floor|pukul|jam|nomor|no|no\.|number|pasal|article|bab|chapter|jilid|volume|seri|series|tipe|type|tier|phase|fase|tahap|rt|rw|blok|periode|sesi ke|ke|ayat|uu|golongan|gol|standar|standard|kode|code|ruang|room|line|jalur|gate|in|since|sejak|until|anggaran|musim|fy|q|kuartal|triwulan)$/i;
const CURRENCY = /^(?:rp|idr|us\$|usd|sgd|myr|eur|€|\$|£|s\$|rm)\.?$/i;
const TOKEN = /[^\s,;:()[\]"“”]+(?:[.,:]\d+[^\s,;()[\]"“”]*)*/g;

const NUMBER_WORD =
  /\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|se(?:ratus|ribu|juta|lusin)|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) (?:belas|puluh|ratus|ribu|juta)|(?:seper(?:tiga|empat|lima|enam|tujuh|delapan|sepuluh)|dua pertiga|tiga perempat|separuh|setengah)(?:nya)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|one) hundred|a dozen|half|one (?:third|quarter|fifth|tenth)|a (?:third|quarter|fifth|tenth)(?=\s*(?:$|[,.;:)])| (?:of|more|less|fewer|faster|cheaper|higher|lower|shorter|longer|in|on|within|over|by|through|and|without|since|after|while|with|at|for|from|year)\b)|two[- ]thirds|three[- ]quarters|doubl(?:ed|ing)|tripl(?:ed|ing)|halv(?:ed|ing))\b/gi;
/** Numerals that count nothing: how often a thing is done, both of a pair, parts of names. */
const IDLE_NUMERAL =
  /\b(?:dua|tiga|two|three) (?:kali|arah|bahasa|tahap|times|languages|scripts|ways)\b|\b(?:one-|two-|three-)\p{L}+|\b(?:setengah hati|half-hearted\w*|satu-dua|first two)\b/giu;
/** `grade five`, `kelas enam`, `year three`: a name, as with digits. */
const NUMBERED =
  /\b(?:kelas|class|grade|level|tingkat|semester|lantai|floor|fase|phase|tahap|stage|bab|chapter|ruang|room|golongan|sesi|gelombang|(?<!\b(?:a|an|per|each|every|last|next|this|that) )year) (?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:belas|puluh|ratus|ribu|juta)\b)/gi;
/** All of one's effort, which nobody can count: `gives 110%`, `100% committed`. */
const EFFORT =
  /\b(?:giv(?:e|es|ing|en)|gave|memberi(?:kan)?)\s(?:\p{L}+\s){0,2}1\d0\s?(?:%|persen|percent)|\b1\d0\s?(?:%|persen|percent) (?:commit|dedicat|effort|focus|energy|komitmen|dedikasi|totalitas|fokus|tenaga|semangat|loyal|siap)\p{L}*/giu;
const PHONE = /(?:\+62|\b0)8[\d\s.-]{7,}|\+\d[\d\s.-]{8,}/g;

/** `1.`, `2)` before a statement of a numbered list. */
const ORDINAL = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/**
 * The real quantities of a statement, as printed, in digits or number words. Years, dates, hours of the clock, phone numbers, ordinals of classes and floors, and numbers that belong
 * to a name (`ISO 9001`, `PPh 21`, `Windows 11`, `K3`) are none; neither are vague ones (`puluhan`, `dozens`).
 */
export function figuresIn(text: string): string[] {
  const plain = text.replace(ORDINAL, ' ').replaceAll(PHONE, ' ').replaceAll(EFFORT, ' ');
  const tokens = [...plain.matchAll(TOKEN)].map(([token]) => token.replace(/[.,:]+$/, ''));
  const digits = tokens.filter((token, at) => /\d/.test(token) && isQuantity(tokens, at));
  const words = plain.replaceAll(IDLE_NUMERAL, ' ').replaceAll(NUMBERED, ' ').match(NUMBER_WORD) ?? [];
  return [...digits, ...words];
}

export function hasFigure(text: string): boolean {
  return figuresIn(text).length > 0;
}

function isQuantity(tokens: readonly string[], at: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1] ?? '';
  const after = tokens[at + 1] ?? '';
  if (/^(?:rp|idr|us\$|usd|\$|€|£|s\$)\.?\s?\d/i.test(token) || CURRENCY.test(before)) return true;
  if (/%|°|²|³/.test(token)) return true;
  // `a 1923 harmonium`
  if (
    /^1[5-9]\d\d$/.test(token) &&
    /^(?:an?|the|sejak|dari|buatan|circa)$/i.test(before) &&
    !COUNTED.test(after)
  )
    return false;
  if (YEAR.test(token) || /^(?:19|20)\d{2}[–/-](?:19|20)?\d{2}$/.test(token))
    return COUNTED.test(after) && !LABELLED.test(before);
  // Glued to letters in front, a digit is part of a name (K3, S7-300, PPh21); behind it may be a unit (3km, 24-jam, 5x).
  if (/^[\p{L}][\p{L}.&/-]*\d/u.test(token)) return /^(?:x|±|~|>|<)\d/i.test(token);
  // A digit with one capital is a name as well (5R, 3D, 4G), unless the capital is a unit.
  if (/^\d[AC-JN-SU-VX-Z]$/.test(token)) return false;
  if (/^(?:ke|ke-)\d/i.test(token)) return false;
  if (/^\d+(?:st|nd|rd|th)$/i.test(token)) return false;
  if (/^\d{1,2}[.:]\d{2}$/.test(token) && /^(?:pukul|jam|at|sebelum|before|by)$/i.test(before)) return false;
  if (LABELLED.test(before) && !/^(?:in|since|sejak|jam)$/i.test(before))
    return COUNTED.test(after) && /^(?:ke|in)$/i.test(before);
  // `grades 3 and 4`
  if (/^(?:and|dan|to|sampai|hingga|&)$/i.test(before) && LABELLED.test(tokens[at - 3] ?? ''))
    return COUNTED.test(after);
  if (/^(?:jam)$/i.test(before)) return false;
  // A capitalised word or an acronym in front makes it a name, unless the sentence begins there or something is counted behind.
  const named = at > 1 && /^\p{Lu}/u.test(before) && !/[.!?]$/.test(before);
  const acronym = at === 1 && /^\p{Lu}{2,}$/u.test(before);
  if ((named || acronym) && !isMonth(before)) return COUNTED.test(after) || RATE.test(tokens[at + 2] ?? '');
  if (isMonth(before) || isMonth(after)) return false;
  return true;
}

function isMonth(word: string): boolean {
  return /^(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|agu(?:stus)?|agt|aug(?:ust)?|sep(?:t|tember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|des(?:ember)?|dec(?:ember)?)\.?$/i.test(
    word,
  );
}
