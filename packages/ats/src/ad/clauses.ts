import { arePostWords } from './post-words.ts';
import { spacedPattern } from '../text/spaced-pattern.ts';
import { sentencesOf } from './ad-lines.ts';
import type { Importance } from './job-ad.ts';
import { startsWithHead } from './heads.ts';
import { findSkills } from '../skills/find-skills.ts';
import { OF_ITSELF, TO_EVERYBODY } from './sections.ts';
import { spelledOut } from './short-forms.ts';

/** What leads to a demand in prose: `You'd be the only one for a while, so we need someone who has …`. */
const IN_PROSE = spacedPattern(
  String.raw`
    ^.{0,140}?\b(?:we|kami|kita|gue|aku)(?:['’]re|['’]d| would| are| do| lagi| sedang)? (?:
      look(?:ing)? for|after|need|want|like|love|seek(?:ing)?|(?:men)?cari|nyari|butuh|membutuhkan
    ) (?:
      people|persons?|someone|somebody|an? (?:person|candidate)|those|orang|seseorang|kandidat|sosok|teman|partner
    )(?: baru)? (?:who|that|yang|yg)(?: (?:is|are|has|have|can|['’]s))?\s+|
    ^(?:
      you(?:['’](?:re|ll))?|this(?: role)?|(?:we|i)(?:['’]d| would)? (?:love|like|be (?:glad|happy|keen))
    )\b[^,]{0,40}?\b(?:if|when) you(?:['’]ve|['’]re| have| are| can)?\s+|
    ^(?:we|kami|(?:the |our )?client|(?:pihak )?(?:klien|perusahaan|mitra|pengurus|yayasan|sekolah|manajemen|user)(?: kami)?)(?: also| juga)? (?:
      expects?|requires?|values?|asks? for|(?:meng)?harapkan|(?:men)?syaratkan|menghendaki|menginginkan|menuntut|mewajibkan(?: gelar| kepemilikan)?|
      menetapkan(?: bahwa (?:setiap |para |semua )?(?:pelamar|kandidat|peserta))?
    ) (?!(?:to|you|people|someone|an? (?:person|candidate))\b)|
    ^(?:kami|kita|we)(?:['’]d| would)? (?:ingin|mau|want|like|love)(?: to)? (?:melihat|lihat|see|hear)(?: bahwa| kalau| that)? (?:kamu|anda|you)(?:['’]ve)? |
    ^you (?:live|work|think|thrive|excel|shine) (?=(?:in|with|on) \p{Lu})
    `,
  'iu',
);

/** `Untuk mendukung ekspansi pabrik, kami membutuhkan …`: what the post is for. */
const PURPOSE =
  /^(?:untuk|to) (?:melamar|mengisi|menempati|apply for)\b[^,.;]{3,90},\s(?=\p{L})|^[^,;]{5,120},\s(?:so|which is why|jadi|sehingga)\s(?=(?:you|kamu|anda|pelamar|kandidat) (?:should|must|need|have to|harus|wajib|perlu|sebaiknya)\b)|^(?:karena|mengingat|because|since|given that)\s[^,;]{5,120},\s(?=\p{L})|^(?:untuk|guna|dalam rangka|sehubungan dengan|seiring|to|in order to|as part of)\s[^,.;]{3,90},\s(?=(?:kami|perusahaan|we|our)\b)/iu;
/** `Pelamar diharapkan memahami …`, `Candidates are expected to know …`: who must have it. */
const WHO_MUST =
  /^(?:(?:para|setiap|seluruh|semua|every|each|all|the|an?) )?(?:pelamar|kandidat|calon(?: (?:pelamar|kandidat|karyawan|peserta))?|applicants?|candidates?) (?:(?:sangat |juga |are |is )*(?:di(?:harapkan|tuntut|haruskan|wajibkan|syaratkan|minta)|expected to|required to|asked to)(?: untuk| agar)?) (?=\p{L})/iu;
/** `The right person has …`, `Sosok yang kami cari …`: whom the ad has in mind. */
const WHO_HAS =
  /^(?:the (?:right|ideal|perfect|best|successful) (?:person|candidate|hire|fit|applicant) (?:also )?(?:has|is|knows|can|brings|holds)|(?:kandidat|pelamar|orang|sosok|figur|calon) (?:yang )?(?:ideal|tepat|pas|cocok|(?:kami|saya|klien) (?:cari|bayangkan|inginkan)|dicari)(?: (?:adalah|itu|ialah))?)(?: (?=\p{L})|[\s.]*$)/iu;
/** `Calon pengemudi wajib memahami …`, `Welders must hold …`: the post itself. */
const POST_MUST =
  /^(?:(?:para|setiap|seluruh|semua|calon|every|each|all|the|our|an?) )*(\p{L}+(?: \p{L}+)?) (?:harus|wajib|mesti|must|should|needs? to|ha(?:s|ve) to) (?=\p{L})/iu;
/** `untuk tukang potong bisa memakai mesin potong`: which of the posts a demand is for. */
const FOR_POST =
  /^(?:khusus )?(?:untuk|bagi|khusus)(?: (?:posisi|bagian|yang))? ((?:\p{L}+ ){0,2}\p{L}+?),? (?=(?:harus |wajib )?(?:bisa|mampu|menguasai|memiliki|punya|paham|memahami|pernah|minimal|min)\b)/iu;
/** `(preferred, not required)`, `(nilai plus, tidak wajib)`: nice to have, said twice. */
const NICE_TWICE =
  /\((?:preferred|optional|desirable|nice to have|(?:an? )?(?:bonus|plus)|nilai (?:plus|tambah)|(?:lebih )?diutamakan)(?:,| but| tapi| namun| dan)* (?:(?:is )?not (?:a must|mandatory|required|necessary)|(?:tidak|bukan) (?:wajib|harus|keharusan|syarat))\)/giu;
/** `Calon terapis berijazah S1`: the post, whose schooling is read elsewhere. */
const POST_OF_SCHOOLING =
  /^(?:(?:calon|para|setiap) )*(?:\p{L}+ ){1,2}(?=(?:berijazah|berpendidikan|berlatar belakang(?: pendidikan)?)\b)/iu;
/** `Nurse with a valid STR`: a demand of its own. */
const WITH_LICENCE =
  /(?<=\p{L}\)?)\s+(?:with|holding|who holds?)\s+(?:an? )?(?=(?:valid|active|current)\s+\p{Lu})/gu;
/** `The fourth one should swim: that means SQL …` */
const THAT_MEANS =
  /^(?:[^:]{3,90}: )?(?:(?:that|which|this) (?:also )?means|(?:itu |ini )?artinya|berarti),?:? (?=\p{L})/iu;
/** `not afraid of pivot tables`: somebody who can. */
const UNAFRAID = /\b(?:(?:not|never) afraid of|tidak (?:takut|canggung) (?:dengan|memakai|menggunakan))\s/giu;
/** `SQL you can write in your sleep`: how well somebody does it. */
const HOW_WELL =
  /(?<=\p{L}{2})(?<!\b(?:if|when|where|once|unless|because)) (?:that |which )?you(?:['’]ve| can| could| have| know| use)\b[^,;.]*$/iu;
/** `suka bikin video`: what somebody likes to do is what is asked for. */
const LIKES_DOING =
  /^(?:suka|senang|gemar|hobi)(?: banget| sekali)? (?=(?:bikin|membuat|buat|ngedit|mengedit|nulis|menulis|ngoding|menggambar|memasak|masak)\s\p{L})/iu;
/** `turn fuzzy problems into prototypes`: what is made is what is asked for. */
const MADE_INTO = /\s(?:turn|translate|convert|transform)(?:ing)?\s[^,.;:]{3,40}?\sinto\s/giu;
/** `turn Nielsen data into a story`: what is made into something else is what is asked for where it has a name. */
const MADE_OF =
  /\b(?:turn|translate|convert|transform)(?:ing)? ((?:\p{Ll}+ )?\p{Lu}[^,.;:]{2,40}?) into [^,.;:]+/gu;
/** `Singkatnya: SQL harus kuat`, `Basically you need …`: words that only open a sentence. */
const OPENING =
  /^(?:(?:singkatnya|intinya|pokoknya|pendeknya|singkat kata|pada dasarnya|in short|basically|bottom line|oh (?:iya|ya)|selain itu|di samping itu|meski(?:pun)? (?:demikian|begitu)|walau(?:pun)? (?:demikian|begitu)|(?:oleh karena|oleh sebab|karena|untuk|maka dari) itu)\s?[,:]\s*)+/i;
/** `dibuktikan dengan surat keterangan pimpinan`: the paper that proves it. */
const PROVEN_BY =
  /,?\s(?:yang |dan )?(?:harus |wajib )?dibuktikan (?:dengan|melalui|lewat) (?:(?:foto)?kopi |salinan )?(?:surat|transkrip|ijazah|slip|kontrak|paklaring|referensi|dokumen|bukti)\b[^,;.]*/giu;
/** `matters more to us than a certificate`: what counts less. */
const THAN_OTHERS =
  /\s(?:(?:matters?|counts?|means?|weighs?|is worth) (?:far |much |a lot )?more (?:to us )?than|(?:jauh )?lebih (?:penting|berarti|berharga|utama)(?: (?:buat|bagi) kami)? (?:daripada|dari|dibanding(?:kan)?))\s[^,;.]*/giu;
/** `progressively responsible experience`: how experience is called, not how somebody works. */
const GROWING = /\bprogressively (?:responsible )?(?=experience\b)/giu;
/** `Senin-Jumat 06.45-15.30`, `On site 09.00 - 16.00`: when the work is done. */
const HOURS_OF_DAY = spacedPattern(
  String.raw`
    (?<![\d.,])(?:[01]?\d|2[0-4])[.:][0-5]\d\s?(?:
      -|–|—|to|s/d|sd|s\.d\.?|sampai
    )\s?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.,]*\d)|
    \b(?:1[0-2]|\d)(?:[.:][0-5]\d)?\s?[ap]m\s?(?:-|–|—|to|s/d|sampai)\s?(?:1[0-2]|\d)(?:[.:][0-5]\d)?\s?[ap]m\b|
    ^(?:sistem (?:kerja )?)?(?:\d|dua|tiga) shift\b|
    ^(?:sistem )?(?:kerja(?:nya)?|working|work) (?:secara )?(?:hybrid|wf[oha]|on-?site)\b|
    ^(?:kontrak|contract)(?: kerja)? \d|^(?:jam|hari) (?:kerja|praktik|praktek|buka|operasional)\b|
    \b(?:senin|selasa|rabu|kamis|monday|mon)\b\s?(?:-|–|—|to|s/d|sd|sampai(?: dengan)?|hingga)\s?(?:
      kamis|jum['’]?at|sabtu|minggu|friday|fri|saturday|sat|sunday
    )\b
    `,
  'i',
);

export interface Clause {
  text: string;
  importance: Importance;
}

/** The thing named behind these is not needed: "no need for SAP", "tidak perlu bisa Mandarin". */
const NOT_NEEDED_BEFORE = spacedPattern(
  String.raw`
    \b(?:
      (?:tidak|tdk|gak|ga|nggak|ngga|enggak|gausah|tak|belum) ?(?:harus|wajib|perlu|butuh|mesti|usah|dituntut)(?:
        \x20(?:bisa|punya|ada|memiliki|pernah|menguasai|pakai|paham|mahir|lancar|ber\p{L}+)
      )?|
      (?:tidak|tdk|gak|ga) (?:
        di(?:butuhkan|perlukan|syaratkan|wajibkan|haruskan|minta)|mem(?:butuhkan|erlukan)|mensyaratkan|memandang|membatasi
      )|
      (?:do(?: not|n['’]t)|jangan|(?:tidak|gak|ga|nggak) usah|gausah) (?:apply|melamar|lamar|daftar|(?:kirim )?CV)|not for you if|
      bukan (?:untuk|posisi|lowongan)|tanpa (?:perlu|harus|pengalaman)|no need(?: (?:for|to))?|not necessary|not required|
      (?:do|does|need) ?n['o]t (?:need|require|use|expect|have to|ask)|
      don['’]t (?:need|require|have to|expect|worry|care)|doesn['’]t (?:need|require)|won['’]t (?:ask|be|need|have)|
      we do not (?:use|need|require|ask)|without (?:needing|any)|(?:you )?needn['’]t
    )\b\s*
    `,
  'iu',
);
/** `Kalau bisa After Effects, wah itu bonus`, `If you know SQL too, we'd be happy` */
const IF_BONUS =
  /^(?:kalau|kalo|jika|bila|if)(?: (?:you|kamu|anda|lo))?(?: (?:juga|also|happen to))? (?<had>(?:bisa|punya|ada|paham|ngerti|pernah|can|know|have|speak|are)\s[^,]+),\s.*\b(?:bonus|plus|suka|senang|seneng|happy|love|great|better|mantap|keren|nilai)\b/iu;
/** Why something is asked for. */
const REASON =
  /^(?:kayaknya|sepertinya|rasanya|tampaknya|mengingat|soalnya|karena|sebab|because|since (?:we|our|the|most|you)|as (?:\p{Ll}+(?: \p{Ll}+)?|(?:an?|the|our|most|many|half|some|all|\d+) (?:\S+ ){1,5}?)(?: |(?<= ))(?:is|are|has|have|will|can))\b/iu;
const ANSWERED_NICE =
  /^(?:(?:langsung|itu|pasti|jelas|wah) )?(?:even better|better still|great|nice|lovely|(?:an? )?(?:(?:big|huge|definite|real|major|massive) )?(?:bonus|plus|advantage)|perfect|keren|mantap|lebih (?:baik|bagus|oke|mantap)|nilai (?:plus|tambah|lebih)|(?:kami |we )?(?:prioritaskan|prioriti[sz]e)|makin (?:oke|bagus|mantap)|boleh banget)\b(?:[^,]{0,30}|,? but (?:not|never) (?:required|needed|necessary|a must)[.!]?)$/i;
/** The thing named before these is not needed: "Coding is not needed", "las bukan keharusan". */
const NOT_NEEDED_AFTER = spacedPattern(
  String.raw`
    \b(?:
      (?:is|are|be|was)(?: also)? (?:not|never|n['’]t) ?(?:be |a |an )?(?:
        required|needed|necessary|mandatory|essential|expected|sought|must|requirement|prerequisite|considered|compulsory
      )|
      (?:isn|aren|won)['’]t (?:be |a )?(?:required|needed|necessary|mandatory|expected|sought|must)|
      not (?:required|necessary|needed|mandatory|sought|essential|a must|compulsory|a requirement)|
      (?:tidak|tdk|gak|ga|nggak|enggak|bukan)(?: (?:suatu|sebuah|merupakan|menjadi|jadi))? ?(?:
        (?:di)?(?:wajib|perlu|harus|butuh)(?:kan)?(?: (?:bisa|ada|punya))?|di(?:syaratkan|diutamakan|wajibkan|haruskan)|
        syarat(?: (?:utama|wajib|mutlak))?|keharusan|kewajiban|masalah|apa-apa
      )|
      ga?papa|gpp|no problem|irrelevant|(?:is|are) not relevant|plays? no role|do(?:es)?(?: not|n['’]t) matter|
      outside the scope|out of scope|(?:is|are) (?:optional extras|assumed|unnecessary)|not part of|
      (?:knowledge|experience) is assumed|(?:gak|ga|nggak) perlu|
      (?:bisa|dapat|boleh|akan) (?:di(?:pelajari|ajari|ajarkan))|can be (?:learn(?:ed|t)|taught)
    )\b
    `,
  'iu',
);
const ASSUMED =
  /\bno (?:\p{L}+ ){0,4}(?:is |are )?(?:required|needed|necessary|assumed|expected|experience needed)\b/iu;
const STILL_NICE =
  /\b(?:never|not) (?:a )?(?:must|required|mandatory)\b|\btapi tidak wajib\b|\btidak wajib\b$/i;
const NICE_AFTER = spacedPattern(
  String.raw`
    (?:
      \(?\b(?:akan |sangat |lebih |yg |yang )*(?:
        disukai|di ?utamakan|diprioritaskan|dipertimbangkan|dihargai|diharapkan|menguntungkan
      )\b\)?|
      \b(?:akan |bisa )?(?:
        menjadi|jadi|jd|merupakan|adalah|sebagai|dapat|dianggap|jadi sebuah|mendapat(?:kan)?|memperoleh|beroleh|diberi|kami beri
      )?\s?(?:sebuah |suatu )?(?:nilai|poin|point)[- ]?(?:plus|tambah(?:an)?|lebih|\+|positif)|
      \b(?:(?:jadi|menjadi|merupakan|adalah) )?(?:sebuah |suatu )?(?:keunggulan|kelebihan|bonus)\b|
      \b(?:jadi|menjadi|merupakan|adalah) (?:sebuah |suatu )?(?:plus|tambahan)\b|
      \b(?:jadi|menjadi|merupakan|adalah) (?:sebuah |suatu )?keuntungan\b|
      \b(?:jadi|menjadi|merupakan|adalah|sebagai) (?:bahan |suatu |sebuah )?(?:pertimbangan|prioritas)(?:
        \x20(?:utama|khusus|tersendiri|lebih|tambahan)
      )?\b|
      \blebih (?:baik|bagus|oke|mantap|diterima)\b|
      \b(?:would|will|might) be (?:lovely|great|nice|good|helpful|useful|handy|wonderful)\b|
      \b(?:is|are|would be|will be|being)?\s?(?:an? |considered )?(?:
        big |huge |definite |strong |real |great |added |clear |distinct\x20
      )?(?:
        plus(?:es)?|advantage(?:s|ous)?|bonus|
        (?<=\b(?:an?|is|are|be|great|real|strong|added|valuable|huge|big|definite|clear|distinct|considered)\s)asset|
        value add|added (?:value|advantage)|nice[- ]to[- ]have|nice touch
      )\b|
      \b(?:(?:strongly |highly |is |are )*)(?:
        preferred|preferable|desirable|desired|appreciated|beneficial|welcome[d]?|optional|opsional|favou?rable|useful|
        handy
      )\b|
      \bwould (?:delight|please|thrill|impress|win over) (?:us|me|our \p{L}+)|
      \bwould make (?:us|me|our \p{L}+) (?:smile|happy|glad)|\b(?:kami|saya) (?:dahulukan|utamakan|prioritaskan)\b|
      \b(?:akan )?mendapat(?:kan)? prioritas\b|\b(?:akan |bisa )?lebih cepat (?:nyambung|masuk|diterima|diproses|dipanggil)\b|\b(?:akan )?memperkuat lamaran\b.*|
      \bsaves? us\b.*|\bhelps?(?: a lot| too| though)?[\s.!]*$|
      \b(?:akan |bakal |sangat )+(?:membantu|berguna|bermanfaat)\b|\bnice to have\b|→ ?plus
    )
    `,
  'iu',
);
const NICE_BEFORE = spacedPattern(
  String.raw`
    ^(?:
      \(?(?:(?:lebih|sangat|akan|kami|klien|perusahaan|mitra|yayasan|sekolah|pengurus) )*(?:
        di ?utamakan|disukai|diprioritaskan|mengutamakan|menyukai|memprioritaskan|mendahulukan|prioritas
      )|
      (?:akan )?lebih (?:baik|bagus|oke|disukai)(?: (?:lagi|kalau|kalo|jika|bila|apabila|ada))*|
      (?:
        (?:memiliki|mempunyai|punya|mendapat|dapat|ada|akan|menjadi|jadi|merupakan|sebuah|suatu)\x20
      ){0,3}(?:nilai|poin) (?:plus|tambah(?:an)?|lebih)|
      (?:highly |strongly )?prefer(?:ably|red|ence)?|ideally|bonus(?: points?)?(?: (?:if|for))?|(?:a )?plus(?: if)?|
      nice to have|optional(?:ly)?|opsional|desirable|syukur(?:-syukur|2)?|better if|
      (?:it|that)(?:['’]s| is| would be|['’]d be) (?:
        lovely|great|nice|good|helpful|useful|wonderful|a (?:plus|bonus)
      ) (?:if|to|when)|
      it (?:really |also |always |would |will )?helps? (?:a lot )?(?:if|when)|
      (?:akan |bakal )?(?:lebih|makin|tambah) (?:asyik|asik|keren|seru|senang) (?:kalau|kalo|jika|bila)
    )
    \b[\s:]*(?:
      yang|yg|mereka|orang|kalau|kalo|jika|bila|apabila|ada|memiliki|punya|bagi|untuk|if|you(?:['’](?:ve|re))?|can|know|for|to|pernah|
      pelamar|kandidat|candidates?|those|who|with|have|having
    )*\s*
    `,
  'iu',
);
const WITHIN_NICE =
  /^(.*\S)\s+((?:lebih |sangat )?di ?utamakan|lebih disukai|preferably|ideally|lebih bagus (?:kalau|jika)|diprioritaskan)\s+(\S.*)$/iu;
const EXPLAINS =
  /^(?:karena|because|as|since|sebab|untuk|for|bagi|jika|namun|tapi|but|so|agar|saat|ketika|apabila|bila|kalau|if|di|in|lagi|banget|ya|!|juga|also|too|\)|→|→ ?)/i;
const EXPLANATION =
  /^(?:kami|we|karena|because|akan|udah|sudah|jadi|another|others?|someone|so|though|although|they|ada|since|nanti|cukup|yang penting|as long|semua|our|tim|our team)\b/i;
const CONTRAST = /\s*,?\s+(?:but|tapi|tetapi|namun|however|melainkan)\s+/i;
const BEGINS_WITH_LINK = /^(?:atau|or|dan|and|serta|maupun|&)\s/i;

/**
 * What a line demands, without what it says is not needed, parted into what must be and what is nice to have.
 * @param importance of the block the line stands in
 */
export function clausesOf(line: string, importance: Importance): Clause[] {
  const sentences = sentencesOf(spelledOut(line))
    .filter((sentence) => ![TO_EVERYBODY, HOURS_OF_DAY, OF_ITSELF].some((other) => other.test(sentence)))
    .map((sentence) =>
      sentence
        .replace(NICE_TWICE, '(preferred)')
        .replace(PURPOSE, '')
        .replace(OPENING, '')
        .replace(WHO_MUST, '')
        .replace(WHO_HAS, '')
        .replace(POST_OF_SCHOOLING, '')
        .replace(POST_MUST, (lead, who: string) =>
          who.toLowerCase().split(' ').some(arePostWords) ? '' : lead,
        )
        .replace(FOR_POST, (lead, who: string) =>
          who.toLowerCase().split(' ').some(arePostWords) ? '' : lead,
        )
        .replace(WITH_LICENCE, ', ')
        .replace(THAT_MEANS, '')
        .replace(IN_PROSE, '')
        .replace(MADE_OF, '$1')
        .replace(MADE_INTO, ' ')
        .replace(GROWING, '')
        .replace(UNAFRAID, '')
        .replace(LIKES_DOING, '')
        .replace(HOW_WELL, '')
        .replace(PROVEN_BY, '')
        .replace(THAN_OTHERS, ''),
    );
  return sentences.flatMap((sentence, number) => {
    const previous = sentences[number - 1];
    if (
      previous &&
      EXPLANATION.test(sentence) &&
      (NOT_NEEDED_AFTER.test(previous) || NOT_NEEDED_BEFORE.test(previous))
    )
      return [];
    // "Editing video? Nggak perlu"
    const answer = sentences[number + 1];
    if (sentence.endsWith('?') && answer && /^(?:no\b|not\b|gak|nggak|ngga|ga\b|tidak|enggak)/i.test(answer))
      return [];
    // "Sasak? Even better!"
    if (sentence.endsWith('?') && answer && ANSWERED_NICE.test(answer))
      return clausesOf(sentence.slice(0, -1), 'nice');
    if (previous?.endsWith('?') && ANSWERED_NICE.test(sentence)) return [];
    // "Pernah di hotel? Menarik, tapi bukan syarat."
    if (sentence.endsWith('?') && answer && isShortAnswer(answer))
      return NICE_AFTER.test(answer) ? clausesOf(sentence.slice(0, -1), 'nice') : [];
    if (previous?.endsWith('?') && isShortAnswer(sentence)) return [];
    const { had } = IF_BONUS.exec(sentence)?.groups ?? {};
    if (had) return clausesOf(had, 'nice');
    const clauses: Clause[] = [];
    const pieces = sentence.split(CONTRAST);
    pieces.forEach((piece, at) => {
      // "an MBA is a plus but never a must"
      if (at > 0 && STILL_NICE.test(piece) && piece.split(/\s+/).length <= 4) return;
      clauses.push(...judgeParts(topLevelParts(piece), importance));
    });
    return joinRuns(clauses);
  });
}

const MOST_WORDS_OF_ANSWER = 8;

/** Whether a sentence behind a question only says how much it counts. */
function isShortAnswer(sentence: string): boolean {
  return (
    sentence.split(/\s+/).length <= MOST_WORDS_OF_ANSWER &&
    !startsWithHead(sentence) &&
    findSkills(sentence).length === 0 &&
    (NOT_NEEDED_AFTER.test(sentence) || NICE_AFTER.test(sentence))
  );
}

interface Part extends Clause {
  dropped: boolean;
  joined: boolean;
}

function judgeParts(parts: readonly string[], importance: Importance): Clause[] {
  const judged: Part[] = [];
  let current: Importance = importance;
  let explaining = false;
  let negated = false;
  for (const [at, raw] of parts.entries()) {
    const part = raw.trim();
    if (part === '') continue;
    const headed = startsWithHead(part);
    // "We don't care about degrees, age, or festivals"
    if (negated && !headed) continue;
    negated = false;
    if (headed || !BEGINS_WITH_LINK.test(part)) {
      if (headed) current = importance;
    }
    if (
      (explaining && (EXPLANATION.test(part) || goesOnAbout(part, parts[at - 1]))) ||
      (at > 0 && REASON.test(part))
    )
      continue;
    explaining = false;
    // What stands in brackets speaks of what stands there.
    const masked = maskBrackets(part);
    const before = NOT_NEEDED_BEFORE.exec(masked);
    const after = NOT_NEEDED_AFTER.exec(masked);
    if (ASSUMED.test(masked) || before || after) {
      explaining = true;
      negated = before !== null && before.index <= 3 && closesWithOr(parts.slice(at + 1));
      if (before && before.index > 3 && !after && before.index + before[0].length < part.length - 1) {
        const kept = part.slice(0, before.index).replace(/[\s,–—-]+(?:dan|and|atau|or)?\s*$/i, '');
        if (kept.split(/\s+/).length > 1)
          judged.push({ text: kept, importance: current, dropped: false, joined: !headed });
        continue;
      }
      if (BEGINS_WITH_LINK.test(part)) dropRun(judged);
      continue;
    }
    const prefix = NICE_BEFORE.exec(part);
    if (prefix && prefix[0].length < part.length) {
      current = 'nice';
      judged.push({ text: part.slice(prefix[0].length), importance: 'nice', dropped: false, joined: false });
      continue;
    }
    const within = WITHIN_NICE.test(masked) ? WITHIN_NICE.exec(part) : null;
    if (within && !EXPLAINS.test(within[3]!)) {
      judged.push({ text: within[1]!, importance: current, dropped: false, joined: !headed });
      current = 'nice';
      judged.push({ text: within[3]!, importance: 'nice', dropped: false, joined: false });
      continue;
    }
    const suffix = NICE_AFTER.exec(masked);
    if (suffix && suffix.index > 0) {
      const text = part
        .slice(0, suffix.index)
        .replace(/[\s=→]+$/, '')
        .trim();
      const rest = part.slice(suffix.index + suffix[0].length).trim();
      const closes = BEGINS_WITH_LINK.test(part) || (!headed && closesList(text, judged.at(-1)));
      if (closes) niceRun(judged);
      judged.push({
        text,
        importance: 'nice',
        dropped: false,
        joined: !headed && closes,
      });
      if (rest && !EXPLAINS.test(rest) && rest.split(/\s+/).length < 8 && startsWithHead(rest))
        judged.push({ text: rest, importance, dropped: false, joined: false });
      continue;
    }
    judged.push({ text: part, importance: current, dropped: false, joined: !headed });
  }
  return judged
    .filter(({ dropped }) => !dropped)
    .map(({ text, importance: own, joined }) => ({ text, importance: own, joined }) as Part);
}

/** `tidak perlu punya alat, alat dari kantor`: the part begins with the last word of the one before. */
function goesOnAbout(part: string, before = ''): boolean {
  const [first] = /^\p{L}{3,}/u.exec(part) ?? [];
  return first !== undefined && new RegExp(`\\s${first}$`, 'iu').test(before.trim());
}

/** `Mandarin, Korean or Russian a plus`: the last part of a list holds two, and the one before it is as short. */
function closesList(text: string, before: Part | undefined): boolean {
  const isShort = (words: string) => words.trim().split(/\s+/).length <= 2;
  const [, first] = /^(\S+(?: \S+)?) (?:or|atau|maupun) \S+(?: \S+)?$/i.exec(text) ?? [];
  return first !== undefined && before !== undefined && isShort(before.text);
}

/** The rest of a list: all of its parts hang on what stands before it. */
function closesWithOr(parts: readonly string[]): boolean {
  return parts.some((part) => /^\s*(?:or|nor|atau|maupun)\s/i.test(part));
}

/** Brackets that hold more than a cue such as "(nilai tambah)", as blanks. */
function maskBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, (inside) =>
    [NICE_AFTER, NOT_NEEDED_AFTER].some(
      (cue) => cue.exec(inside)?.[0].trim().length === inside.slice(1, -1).trim().length,
    )
      ? inside
      : ' '.repeat(inside.length),
  );
}

/** The items of the list that the last one closes. */
function niceRun(judged: Part[]): void {
  for (let at = judged.length - 1; at >= 0; at--) {
    judged[at]!.importance = 'nice';
    if (!judged[at]!.joined) break;
  }
}

function dropRun(judged: Part[]): void {
  for (let at = judged.length - 1; at >= 0; at--) {
    judged[at]!.dropped = true;
    if (!judged[at]!.joined) break;
  }
}

function joinRuns(clauses: readonly Clause[]): Clause[] {
  const runs: Clause[] = [];
  for (const clause of clauses as readonly Part[]) {
    const last = runs.at(-1);
    if (last && clause.joined && last.importance === clause.importance) last.text += `, ${clause.text}`;
    else runs.push({ text: clause.text, importance: clause.importance });
  }
  return runs;
}

/** Parts between commas that stand outside brackets. */
function topLevelParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    // `3,00` is a number.
    else if (
      sign === ',' &&
      depth === 0 &&
      !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))
    ) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
