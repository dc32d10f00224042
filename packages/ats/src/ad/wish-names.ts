import { spacedPattern } from '../text/spaced-pattern.ts';
import { findSkills, type SkillMention } from '../skills/find-skills.ts';
import { kindOfSkill, SOFT } from '../skills/lexicon/lexicon.ts';
import { isCapitalisedName, objectOf, stripHeads } from './heads.ts';
import type { Alternative } from './job-ad.ts';
import { SPOKEN_LANGUAGES, languageMentions } from './languages.ts';
import { placesIn } from './read-place.ts';
import { capitalised } from './recase.ts';
import { isStudyField } from '../lexicon/study-fields.ts';
import { MONTH_PATTERN } from '../dates/calendar-words.ts';

const MOST_WORDS = 7;
const TAIL =
  /\s(?:sekurang-kurangnya|setidak-tidaknya|setidaknya|untuk|utk|buat|agar|supaya|saat|ketika|sesuai|guna|sehingga|karena|secara|yang|yg|di|pada|dari|kepada|ke|dalam|melalui|sebagai|hingga|min\.?|minimal|maksimal|setiap|bagi|bersama|oleh|dengan|dgn|for|with|to|when|who|that|which|while|so|from|across|over|during|throughout|towards?|selama|sejak|sambil|seputar|di(?:buktikan|terbitkan|keluarkan|lampirkan|sahkan|sertai|tempatkan)|usia|berusia|umur|aged|within|at|on|under|by|as|in|of (?:at|more|about|\d+|approximately)|is|are|would|will|good enough|using|menggunakan|via|among|between|per|terhadap|tanpa|without|before|during|if|jika|bila|into|is)\s/i;
const OPEN_TAIL =
  /\s(?:(?<=[\p{Lu}\d]\s)(?:aktif|(?:seumur )?hidup)(?: dan.*)?|yang masih.*|masih berlaku|\(wajib\)|(?:wajib|harus) (?:jago|bisa|mahir|lancar|kuat)|(?:kamu|anda|-?mu) (?:harus |sudah |wajib )?(?:jago|mahir|lancar|kuat|oke|bagus|solid)|itu (?:nomor satu|penting|wajib|mutlak|harga mati|kuncinya)|wajib|mandatory|required|lebih disukai|diutamakan|fluency|with confidence)\s*!?$/iu;

/** Conditions of the work, papers and interests: nothing that a CV shows as a skill. */
export const CONDITION = spacedPattern(
  String.raw`
    ^(?:ber)?(?:
      sedia|siap\b|mau (?!belajar|tahu|mencoba|berkembang|maju)|domisili|tempat tinggal|tinggal di|lokasi|ktp\b|
      kk\b|stnk\b|npwp|skck|ijazah|(?:ter)?akreditasi|accredited|ujian (?:akhir )?(?:nasional|sekolah)|indeks prestasi|sesuai (?:dengan )?(?:per)?syarat|
      sebelum (?:batas|usia)|ipk\b|gpa\b|nilai\b|transkrip|pas ?foto|
      foto(?= (?:terbaru|berwarna|ukuran|diri|full|setengah|kopi|copy|\d)|$)|vaksin|sertifikat vaksin|
      kendaraan(?! (?:berat|niaga|listrik|besar|operasional))|(?:mobil|motor)(?: (?:pribadi|sendiri|roda)|$)|sepeda motor|
      laptop|smartphone|hp\b|portfolio|portofolio|own (?:an? )?(?:vehicle|laptop|car|motor(?:cycle|bike)?|scooter)|vehicle(?:$| (?:owner|preferred|required))|
      do(?:es)?(?:\x20not|n['’]t) mind|(?:long|irregular|extended|odd) (?:working )?hours|stand(?:ing)? (?:up )?(?:for )?(?:long|\d)|willing|willingness|available|availability|ready|open to|commit(?:ment|ted|s)? to|(?:ber)?kemauan|(?:ber)?keinginan|
      flexible (?:working )?hours|jam kerja|tidak|tdk|gak|bukan|belum|no\b|not\b|never|nggak|suka|menyukai|senang|hobi|
      love|passion|cinta|peduli anak|reputable|berasal|asal\b|kelakuan|berkelakuan|warga|wni\b|setia kepada|bebas|
      surat (?:keterangan|lamaran|izin orang)|referensi|lulus (?:tes|seleksi|psikotes)|gaji|salary|surat sehat|ngg?a\b|
      enggak|ga\b|gk\b|ndak|kontrak|ikatan dinas|shift|lembur|overtime|weekend|hari (?:libur|kerja)|libur|
      travel(?:l?ing)?(?= (?:to|up|out|around|within|between|frequently|nationwide|abroad|luar|ke)|$)|relocat|jam kerja|
      penempatan|on[- ]?call|ditempatkan|work permit|citizenship|living (?:in|around|near|at|close)|
      (?:ber)?kewarganegaraan|resid(?:e|es|ing|ent) (?:in|around|near|at|of)|major(?:ing|ed|s) |izin orang tua|rekening|usia|umur|berusia|berumur|
      maks|max|kode (?:lamaran|posisi|pos|jabatan|referral|loker)\b|roster\b|subje|email(?= ?:|\x20(?:ke|to|kamu|anda|your|aktif|pribadi|address)\b|$)|lahir|jabatan(?! fungsional)|
      status\b|posisi yang|latar belakang|daftar riwayat|(?:me)?lampirkan|(?:men)?yertakan|sertakan|frequent travel|kirim|send|submit|attach|visa|passport|
      paspor|fresh|recent graduates|terbuka|non-?pengalaman|tanpa|self-taught|otodidak|zero tolerance|night shifts?|
      rotating shifts?|working (?:night|shift)|tamatan|
      masuk (?:kerja|weekend|malam|pagi|siang|shift|hari|saat|sabtu|minggu)|menginap|standby|stand by|saat |ketika |
      apalagi |dibuktikan|per \d|seperti|please|interested|lulusan|pendidikan|jurusan|minat|tertarik|bisa segera|
      (?:full|part)[- ]time(?: position|$)|(?:penuh|paruh|purna) ?waktu|join|bergabung|start|immediate
    )
    `,
  'i',
);
/** Words that name nothing by themselves. */
export const GENERIC = spacedPattern(
  String.raw`
    ^(?:
      over|so|heavy|(?:the )?last .{0,12}(?:years?|months?)|dua|tiga|PT[NS]|(?:yang )?dicari(?: orang)?|
      (?:ber)?gelar(?: (?:sarjana|diploma|magister|akademik))?|(?:yang )?masih (?:berlaku|aktif|valid)|above|higher|
      better|cm|kg|km|m|meters?|metres?|sekitar(?:nya)?|ke atas|lebih tinggi|up|all majors?|semua jurusan|lisan|tulisan|
      tertulis|written|spoken|verbal|oral|reading|(?:lebih )?(?:disukai|diutamakan)|preferred|komputer|computer|computers|
      surat|mahasisw[ai](?:/[iw]i?)?(?: .*)?|(?:(?:final|last|first|second|third|fourth)[- ]year |university |college )?students?|
      what (?:an?|the) .*|even better|you['’]ve .*|mobil|pemilik|penumpang|pembeli|konsumen|tamu|atasan|rekan(?: kerja)?|
      pengunjung|warga|ok|oke|better|at least|sebelumnya|saat ini|
      bidang(?:nya| (?:yang )?(?:sama|serupa|terkait|sejenis|relevan|tersebut|ini|lain\w*|apapun|kerja))?|
      posisi (?:yang )?(?:sama|serupa|terkait|sejenis|setara|tersebut|ini)|
      industri (?:yang )?(?:sama|sejenis|terkait|serupa)|
      (?:perusahaan|pekerjaan|jabatan|bagian|divisi) (?:yang )?(?:sama|sejenis|serupa|terkait|lain)|sejenis(?:nya)?|serumpun|sama|
      serupa|terkait|setara|relevan|lain(?:nya)?|similar(?: .*)?|same(?: .*)?|related(?: .*)?|relevant(?: .*)?|
      equivalent(?: .*)?|comparable.*|others?|(?:an|any )other(?: .*)?|etc|dll|dsb|things|everything|field|fields|industry|industries|role|roles|
      position|company|companies|work|working|job|jobs|tasks?|kerja|bekerja|masa kerja|jam terbang|rekam jejak|lowongan|badan|nomor(?: satu)?|(?:yang )?(?:besar|tajam)|apa(?:pun)?(?: (?:saja|aja))?|(?:depan|hadapan) .*|tugas|kantor|office|perusahaan|tim|team|teams|
      kami|we|us|our team|production|produksi massal|daily|harian|indonesia|mindset|deal|services|people|orang|staff|staf|
      karyawan|customer|customers|clients?|klien|pelanggan|pasien|patients?|children|anak(?:-anak)?|siswa|murid|nasabah|vocational|user|users|time|waktu|level|levels|hal|baik|good|must|wajib|
      bpk2?|bapak|ibu|mas|mbak|sederajat|(?:yang )?semac[ae]mnya|pagi|siang|sore|malam|enough|sufficient|acceptable|cukup|
      tools?|software|aplikasi|sertifikat|certificate|certification|license|bahasa|language|languages|komputer dasar|
      bulan|bln|tahun|thn|th|years?|yrs?|month|months|minggu|hari|days?|nilai|plus|posisi|system|sistem|personality|kepribadian|character|karakter|
      sikap|attitude|bidang|(?:kualifikasi|jenjang|tingkat|latar belakang) pendidikan|industri|profesional|professional|
      formal|internal|external|other|ahli|degree|supervisor|manager|managerial|managerial level|tempat|lapangan|kota|
      luar kota|english|indonesian|this|these|that|(?:S|D)-?[1-4]|computer litera(?:te|cy)|
      (?:reputable |leading |top |accredited |state |private )?(?:university|universities|college)|
      (?:universitas|perguruan tinggi|kampus|institusi|sekolah)(?:
        \x20(?:negeri|swasta|ternama|terkemuka|terbaik|terakreditasi|bereputasi|favorit|manapun|atau|dan|dalam|luar|unggulan)
      )+
    )$
    `,
  'i',
);
/** `peran yang sama`, `di bidang terkait`: as much as the post itself. */
const SAME_POST =
  /^(?:(?:di|pada|dalam|sebagai|in|as)\s)?(?:an? |the )?\p{L}+ (?:yang |yg )(?:sama|serupa|sejenis|setara|terkait|sesuai|relevan|sebanding)(?:nya)?[.\s]*$/iu;
/** `dan perangkat pendukung lainnya`, `and other office equipment`: the rest of a list, which names none of it. */
const REST_OF_LIST =
  /^(?:(?:dan|serta|maupun|and)\s)?(?:(?:\p{L}+\s){1,3}(?:lainnya|lain|lain-lain|sejenis|sejenisnya|serupa)|other\s\p{Ll}+(?:\s\p{Ll}+){0,2})[.\s]*$/u;
/** Papers that are handed in, however a line leads to them. */
const PAPER =
  /\b(?:skck|surat (?:keterangan )?(?:sehat|dokter|lamaran|pernyataan)|pas ?foto|kartu (?:keluarga|kuning|ak-?1))\b/i;
/** `fresh graduate boleh daftar`, `students are welcome to apply` */
const LET_IN =
  /\bmay (?:substitute|be accepted|replace)\b|\b(?:tetap |tetep |juga )?(?:kita|kami) terima\b|\b(?:only )?shortlisted (?:candidates|applicants)\b|\b(?:boleh|dipersilah?kan|silah?kan|diperbolehkan|welcome(?:d)? to|may|can)\s(?:juga\s|also\s)?(?:me)?(?:lamar|ndaftar|daftar|apply|coba|gabung)\b/i;
const SPEECH =
  /\b(?:kami|we|our|us|you['’]ll|you will|kamu akan|you['’]re|dilatih|disediakan|akan di\p{L}*|nanti|di(?:ajarin?|ajarkan|ajari|bimbing|training))\b/iu;
const LICENCE_WORD =
  /\b(?:sertifikat|sertifikasi|bersertifikat|certificates?|certifications?|certified|licen[cs]e[ds]?|lisensi|izin)\b/i;

/** The thing a phrase names, without what leads to it and what follows; undefined where it names none. */
export function nameOf(text: string): string | undefined {
  const bare = text
    .replace(/[\s.,;:!?…≥≤<>=+~]+$/g, (end) => (/^[+]+$/.test(end) ? end : ''))
    .replace(/^\s*(?:(?:kalau|kalo|jika|bila|apabila) )?ada (?=\p{L})/iu, '')
    .replace(
      /(?<=\p{L}{2})(?:\s+(?:he(?:he)+|ha(?:ha)+|wk(?:wk)+|nih|dong|deh|sih|lho|loh|yah|guys|gaes))+$/iu,
      '',
    )
    .replace(
      /(?<=\p{L}{2})\s+(?:is|are|sudah|pun) (?:(?:also|perfectly|good) )?(?:enough|sufficient|acceptable|fine|ok(?:ay)?|cukup)$/iu,
      '',
    )
    .replace(/^\s*(?:an? )?firm (?=grip|grasp|understanding|command|knowledge)/i, '')
    .replace(
      /^\s*(?:selalu |always )?(?:up-?date|up[- ]to[- ]date|updated) (?:dengan|dgn|terhadap|soal|tentang|with|on) /i,
      '',
    )
    .replace(/^\s*keep(?:ing)? (?:tidy|neat|clean|accurate|proper) /i, '')
    .replace(/\sinside[- ]?out(?=\s|$)/i, '')
    .replace(/^\s*(?:confident|comfortable|competent) (?:(?:use|user) of|using|with|in|at) /i, '')
    .trim();
  // `CAN` among protocols is no `can`.
  if (/^\p{Lu}{2,3}$/u.test(bare)) return bare;
  const known = findSkills(bare);
  const at = (from: number) => known.some((mention) => mention.from === from);
  const { from, to } = stripHeads(bare, at, (end) =>
    known.some((mention) => mention.to === end && /\s/.test(bare.slice(mention.from, mention.to))),
  );
  let name = bare.slice(from, to);
  for (let turn = 0; turn < 3; turn++) {
    const tail = TAIL.exec(` ${name} `);
    if (!tail || tail.index < 2) break;
    const cut = tail.index - 1;
    const inKnown = findSkills(name).some((mention) => mention.from < cut && mention.to > cut + 1);
    if (inKnown) break;
    name = name.slice(0, cut).trim();
  }
  name = name
    .replace(OPEN_TAIL, '')
    .replace(/^["“'‘(]+|["”'’)]+$/g, '')
    .trim();
  const rest = findSkills(name);
  const again = stripHeads(
    name,
    (start) =>
      (start === 0 && isCapitalisedName(bare, from)) || rest.some((mention) => mention.from === start),
    (end) => rest.some((mention) => mention.to === end && /\s/.test(name.slice(mention.from, mention.to))),
  );
  name = name.slice(again.from, again.to).replace(/[\s.,:;!?]+$/, '');
  return name === '' ? undefined : name;
}

const HOURS = /\b(?:working )?hours\b|\bjam kerja\b/i;
/** `business communications`, `komunikasi pemasaran`: a trade, not a trait. */
const FIELD_BEFORE = /\b(?:business|corporate|marketing|crisis|brand|media|technical|internal|external)\s+$/i;

const ANALYSIS =
  /^(?:(?:kemampuan|daya|mampu|bisa|able to|ability to) )?(?:anali[sz][ai]s?|(?:meng)?anali[sz](?:is|a|e|ing)?)\s+(?!(?:yang|yg|dan|serta|atau|baik|kuat|tinggi|tajam|mendalam|logis|kritis|masalah|dengan|untuk|di)\b)\p{Ll}+/iu;

/** What is known or mastered is a subject, whatever its words mean elsewhere: `memahami kontrak kerja`, `memahami struktur tim`. */
export const KNOWING =
  /^(?:(?:mampu|harus|wajib|sudah|telah|dan|serta|yang|have|has|good|strong|solid|sound|deep|basic|working|a|an)\s)*(?:memahami|menguasai|paham|faham|mengerti|ngerti|mengetahui|pengetahuan|pemahaman|knowledge|understanding|understand|understands|grasp|mastery)\b/i;

/** A phrase without the words that lead to what it names. */
function stripped(text: string): string {
  return text
    .replace(
      /^(?:(?:memiliki|mempunyai|punya|berpengalaman|pengalaman|kerja|bekerja|pernah|setidaknya|minimal|dalam|di|pada|sebagai|dengan)\s)+/i,
      '',
    )
    .trim();
}

/** Whether an item closes a list without naming anything: `dan perangkat pendukung lainnya`. */
export function isRestOfList(text: string): boolean {
  return REST_OF_LIST.test(text.trim());
}

/** What somebody is like, where a phrase says that. */
export function traitOf(text: string, beside = ''): Alternative | undefined {
  const subject = KNOWING.test(text) ? nameOf(text) : undefined;
  const alone = /^(?:dalam |secara |dengan )?(?:sebuah )?(?:tim|team|teams|kelompok)$/i.exec(text.trim());
  if (alone && /\b(?:individu\p{L}*|mandiri|independent\p{L}*|sendiri|individually)\b/iu.test(beside))
    return { name: text.trim(), also: ['Teamwork'], skills: ['Teamwork'] };
  const plain =
    /^(?:cepat|gesit|tangkas|detail|rapi|bersih|clean|punctual|on time|sopan|santun|ceria|tegas|supel|luwes|kritis|visioner|ekspresif|independen|peka|hangat|tenang|dewasa|bijaksana|objektif|netral|tulus|kooperatif|fast|quick|polite|cheerful|neat|friendly|visionary|expressive|warm|warmth|firm|calm|mature|wise|objective|neutral|sincere|cooperative)$/i.exec(
      text.trim(),
    );
  if (plain) return { name: plain[0], also: [], skills: [] };
  // `confident use of REDCap`: how well something is done.
  if (/^(?:confident|comfortable|competent) (?:use|user|using|in|with|at)\b/i.test(text.trim()))
    return undefined;
  const mention = findSkills(text).find(({ skill }) => SOFT.has(skill));
  if (
    !mention ||
    UNNAMED_FIELD.test(text) ||
    HOURS.test(text) ||
    FIELD_BEFORE.test(text.slice(0, mention.from))
  )
    return undefined;
  // `keep tidy SOAP notes`: how a thing is kept.
  if (
    /^\s\p{Lu}{2,}/u.test(text.slice(mention.to)) &&
    /^\p{Ll}+$/u.test(text.slice(mention.from, mention.to))
  )
    return undefined;
  // `commitment to gender equality`: a cause, not how somebody works.
  if (/^commitment to (?!(?:quality|excellence|work)\b)/i.test(text.slice(mention.from))) return undefined;
  // `kemampuan analisa kredit`: what is analysed makes it a skill.
  if (ANALYSIS.test(text.slice(mention.from)) && !/\bskills?\b/i.test(text)) return undefined;
  // `skin retouch rapi`: how the work looks, not the person.
  if (
    /^\p{Ll}+ \p{Ll}+(?: \p{Ll}+)? (?:rapi|rapih|bersih|kreatif|cepat|detail)$/u.test(nameOf(text) ?? '') &&
    !/\b(?:kerja|bekerja|orang|pribadi|sosok|penampilan|berpenampilan|secara|dengan|dan|yang|berpikir|belajar)\b/.test(
      text,
    )
  )
    return undefined;
  // `bikin media ajar kreatif`: what is made is so, not who makes it.
  const made = objectOf(nameOf(text) ?? '');
  const word = text.slice(mention.from, mention.to);
  if (made?.endsWith(` ${word}`) && /^\p{Ll}+$/u.test(word) && made.split(' ').length > 2) return undefined;
  if (subject && subject.split(/\s+/).length > text.slice(mention.from, mention.to).split(/\s+/).length + 1)
    return undefined;
  const hard = findSkills(text).find(({ skill }) => !SOFT.has(skill));
  if (hard && hard.from < mention.from) return undefined;
  return { name: text.slice(mention.from, mention.to), also: [mention.skill], skills: [mention.skill] };
}

/** What designers call their programs and chats an office's, alone between commas; `AI` and `PR` in capitals are something else. */
const SHORT_FORMS = new Map([
  ['Ai', 'Adobe Illustrator'],
  ['Ps', 'Adobe Photoshop'],
  ['PS', 'Adobe Photoshop'],
  ['Pr', 'Adobe Premiere Pro'],
  ['Ae', 'Adobe After Effects'],
  ['Lr', 'Adobe Lightroom'],
  ['excel', 'Microsoft Excel'],
  ['word', 'Microsoft Word'],
  ['powerpoint', 'Microsoft PowerPoint'],
]);

/** `any discipline`, `another related field`: a field of study that is not named. */
const UNNAMED_FIELD =
  /\b(?:any|another|other|related|relevant|similar)\s(?:\p{L}+\s)?(?:disciplines?|fields?|majors?|subjects?)\b/iu;

const FIRM_OF_FIELD =
  /^(?:kantor |firma )?(?:konsultan|kantor|firma|agen(?:si)?|perusahaan|distributor|toko|pabrik|bengkel)\s+\p{L}/iu;
/** `5-star hotel`, `hotel bintang 5`: a hotel of any kind is no such one. */
const GRADED = /(?:\b\d|\p{L}{3,5})[- ]stars?\b|\bbintang (?:\d|\p{L}+)/iu;

/** The thing a phrase asks for, with its other names; undefined where a CV could not show it. */
export function alternativeOf(text: string, details: readonly string[]): Alternative | undefined {
  if (
    CONDITION.test(text.trim()) ||
    SPEECH.test(text) ||
    UNNAMED_FIELD.test(text) ||
    LET_IN.test(text) ||
    SAME_POST.test(stripped(text))
  )
    return undefined;
  const name = nameOf(text) ?? (details.length > 0 ? details[0] : undefined);
  if (!name || (name.length < 2 && !/^[RC]$/.test(name))) return undefined;
  if ((CONDITION.test(name) && !KNOWING.test(text)) || PAPER.test(name) || GENERIC.test(name))
    return undefined;
  if (isLanguageOnly(name) || isLanguageOnly(text)) return undefined;
  const words = name.split(/\s+/);
  // "paham jalan Bekasi"
  if (/^(?:jalan|jalanan|jln|jl\.?)\s/i.test(name) && placesIn(capitalised(name)).length > 0)
    return undefined;
  if (words.length === 1 && placesIn(name).length > 0) return undefined;
  if (
    placesIn(name)[0]?.from === 0 &&
    words.length <= 3 &&
    placesIn(name)[0]!.name.split(' ').length >= words.length
  )
    return undefined;
  const known = findSkills(name).filter(
    ({ skill, from }) => !SOFT.has(skill) || !FIELD_BEFORE.test(name.slice(0, from)),
  );
  if (words.length > MOST_WORDS && known.length === 0) return undefined;
  if (/@|https?:|www\.|\d{3,}[- ]?(?:x|\d){3,}/i.test(name) || !/\p{L}/u.test(name)) return undefined;
  const also = new Set<string>();
  // `supervisory capacity`: who has the post has been in it.
  if (/^supervis(?:ory|ing) (?:capacity|role|position|level|experience)s?$/i.test(name))
    also.add('supervisor');
  const object = objectOf(name);
  if (object && !GENERIC.test(object)) also.add(object);
  // "Active STRA", "Valid BST": a licence is named without its state.
  const state = /^(?:active|valid|current|aktif|masih berlaku)\s+(?=\S)/i.exec(name);
  if (state) also.add(name.slice(state[0].length));
  const paper = LICENCE_WORD.exec(name);
  const bare = paper ? name.replace(LICENCE_WORD, ' ').replace(/ {2,}/g, ' ').trim() : '';
  if (bare.length > 1 && !GENERIC.test(bare)) also.add(bare);
  // `konsultan pajak`: whom one worked for is more than the field.
  const telling = FIRM_OF_FIELD.test(name) ? [] : dominant(known, name);
  for (const { from, to, skill } of telling) {
    if (!GRADED.test(name)) also.add(name.slice(from, to));
    also.add(skill);
  }
  // `konfigurasi router MikroTik`: who names the tool alone means it.
  const tool = known.at(-1);
  if (tool?.to === name.length && kindOfSkill(tool.skill) === 'tool') also.add(name.slice(tool.from));
  const shortened = SHORT_FORMS.get(name);
  if (shortened) also.add(shortened);
  // "Bachelor of Laws (S1 Hukum)": the degree again.
  const schooling = /^(?:S[1-3]|D[1-4])\s+(\p{L}.*)$/u.exec(name);
  if (schooling && isStudyField(schooling[1]!)) return undefined;
  const regulation = REGULATION.exec(name);
  if (regulation?.[1]) also.add(regulation[1]);
  if (!regulation && /\b(?:19|20)\d{2}\b/.test(name) && !/^(?:ISO|PSAK|IFRS|PTK)/i.test(name)) {
    // `Incoterms 2020`: an edition, not a time.
    const edition = EDITION.exec(name);
    if (!edition) return undefined;
    also.add(edition[1]!);
  }
  const shown = words.length > MOST_WORDS && known[0] ? name.slice(known[0].from, known[0].to) : name;
  also.delete(shown);
  const skills = shortened ? [shortened] : telling.map(({ skill }) => skill);
  return { name: shown, also: [...also], skills };
}

/** `SMK3 PP 50/2012`, `UU No. 13 Tahun 2003`: a rule and what it is about. */
const REGULATION =
  /^(?:(\p{L}[\p{L}\d /-]*?) )?(?:PP|UU|PMK|Perpres|Permen\p{L}*|Kepmen\p{L}*|Perda|POJK|PBI|SE|SNI)\b[^,;]{0,24}?\d{1,4}\s?(?:\/|tahun |th\.? )\s?(?:19|20)\d{2}$/iu;

/** The name of a thing and the year of its edition; `Batch 2026` and `Januari 2027` are times. */
const EDITION = new RegExp(
  `^(?!(?:${MONTH_PATTERN}|tahun|angkatan|batch|lulusan|periode|semester|class|year|since|sejak)\\b)(\\p{Lu}[\\p{L}\\d.+-]*(?: \\p{Lu}[\\p{L}\\d.+-]*)?) (?:19|20)\\d{2}$`,
  'iu',
);

/**
 * Known names that make up much of a phrase; one small word of a long phrase says little, and of two fields side by side, such as
 * `audit pajak`, neither is the whole; of `negotiate renewals` the deed is told.
 */
function dominant(known: readonly SkillMention[], name: string): SkillMention[] {
  const letters = name.replace(/\s/g, '').length;
  const [one, other, ...rest] = known.filter(({ from, to }) => (to - from) / letters >= 0.34);
  if (!one || !other) return one ? [one] : [];
  const areOne =
    objectOf(name) === undefined &&
    /^\s+$/.test(name.slice(one.to, other.from)) &&
    [one, other].every(({ skill }) => kindOfSkill(skill) === 'skill');
  return areOne && rest.length === 0 ? [] : [one, other];
}

/** A language and how well, which are read elsewhere. */
export function isLanguageOnly(name: string): boolean {
  const mentions = languageMentions(name);
  if (mentions.length === 0) return false;
  const rest = SPOKEN_LANGUAGES.reduce((text, { pattern, tests }) => {
    const without = text.replace(pattern, ' ');
    return tests ? without.replace(tests, ' ') : without;
  }, name);
  return (
    rest
      .replace(
        spacedPattern(
          String.raw`
    \b(?:
      bahasa|language|lisan|tulisan|aktif|pasif|fluent|fluency|fluently|native|natively|professionally|written|spoken|
      write|speaks?|reading|writing|speaking|skills?|baik|good|dasar|basic|percakapan|tertulis|berbahasa|min|score|skor|
      fasih|lancar|bagus|very|well|intermediate|upper|advanced|better|conversational|or|and|dan|atau|N\d|working|
      professional|proficiency|speakers?|communicate|berkomunikasi|nulis|conversation|menguasai|mandatory|level|business|
      of|in|a|the|N[1-5]|JLPT|HSK|TOPIK|TOEFL|IELTS|TOEIC|fluent|required|wajib|bisa|mampu|percakapan|tamu|able|to|both
    )\b
          `,
          'gi',
        ),
        '',
      )
      .replace(/^\s*\p{Ll}+(?:able|ible|ive|ful|ent|ate|al|ing|ed)\s*$/u, '')
      .replace(/[^\p{L}]/gu, '').length <= 3
  );
}
