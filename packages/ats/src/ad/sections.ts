import { spacedPattern } from '../text/spaced-pattern.ts';
import type { AdLine } from './ad-lines.ts';
import type { AdSection, SectionKind } from './job-ad.ts';
import { demandScore } from './reads-like-demand.ts';
import { looksLikeRequirement } from './requirement-cues.ts';
import { headingKind } from './heading-kind.ts';

export interface PlacedLine extends AdLine {
  kind: SectionKind;
  /** What stands behind a heading in its own line. */
  inline: boolean;
  /** The whole line, its heading included. */
  full: string;
  /** The line is a heading and asks for nothing itself. */
  heading?: boolean;
}

const MOST_HEADING_WORDS = 9;
const BLOCK = 8;

/** Headings by what they begin with, in the order in which they are tried. Written from common usage in both languages. */
const HEADINGS: readonly [SectionKind, RegExp][] = [
  [
    'not_needed',
    spacedPattern(
      String.raw`
    ^(?:
      tidak (?:wajib|perlu|harus|diperlukan|dibutuhkan)|gak (?:wajib|perlu|harus)|not (?:required|necessary|needed|important)|(?:tidak|gak|nggak) penting|
      no need(?:ed)?(?: for)?|.*\b(?:won['’]t|don['’]t|do not) (?:need|care (?:about|for)|mind|ask(?: for)?|look at)|
      (?:we are |we['’]re )?not looking for|what we (?:do not|don['’]t) (?:ask|need|require|expect)(?: for)?|
      what (?:this|the) (?:post|role|job|position) (?:is(?: not|n['’]t)|does(?: not|n['’]t)\b.*)|
      (?:yang )?(?:tidak|gak) (?:kami )?(?:perlu|butuh(?:kan)?|cari)
    )$
      `,
      'i',
    ),
  ],
  [
    'apply',
    spacedPattern(
      String.raw`
    ^(?:
      cara (?:me?lamar\w*|daftar|mendaftar|apply|pendaftaran|kirim)|tata cara|how (?:to|do i) apply|to apply(?!,? you)|
      apply(?: (?:to|via|now|here|by|at))?|pendaftaran|registrasi|berkas(?: lamaran)?|
      dokumen(?: (?:persyaratan|lamaran|yang))?|kelengkapan|lampirkan|lampiran|kirim(?:kan)?|lamaran|send|submit|drop|
      email|e-mail|subje[ck]t?|subyek|judul(?: email)?|kontak|contact|cp|hubungi|
      info(?:rmasi)?(?: (?:lebih (?:lanjut|detail)|pendaftaran|hub\w*))?(?=$|:)|narahubung|application|applications?|
      (?:per)?syarat(?:an)? (?:administrasi|administratif|berkas|dokumen)|lamar (?:sekarang|di sini|melalui|via)|minat|
      yang (?:ber)?minat|yg (?:ber)?minat|tertarik|interested|bawa|format|daftar|deadline|batas|closing date|tutup|wa|
      whatsapp|link
    )\b
      `,
      'i',
    ),
  ],
  [
    'selection',
    /^(?:tahap\w*|walk[- ]in (?:interview|test)|proses\b|seleksi|alur|how we hire|hiring (?:process|steps)|(?:our )?(?:recruitment|interview|selection|application) (?:process|steps|stages)|next steps|tes|test|interview|wawancara|jadwal|timeline|employer questions|screening questions|(?:aplikasi|lamaran)(?:mu| anda| kamu)? akan (?:menyertakan|memuat|berisi)|your application will include|pertanyaan (?:dari )?(?:perusahaan|perekrut|pemberi kerja))\b/i,
  ],
  [
    'nice',
    spacedPattern(
      String.raw`
    ^(?:
      akan lebih (?:baik|bagus|disukai)(?: (?:jika|kalau|bila|apabila))?|
      (?:akan )?(?:menjadi |jadi |memiliki )?nilai (?:tambah\w*|plus|lebih|\+)|poin (?:plus|tambah\w*)|
      nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:would be )?(?:a )?(?:bonus|plus(?:es)?)(?: points?| if.*)?|plus points?|
      extra (?:points?|love|kudos)(?: (?:if|for|to))?|kudos|preferred|preferences?|preferable|preferensi|di ?utamakan|
      lebih (?:disukai|diutamakan|baik|bagus)|kualifikasi (?:tambahan|pendukung|opsional)|syarat tambahan|
      persyaratan tambahan|desirable|desired|added (?:value|advantage)s?|advantage(?:s|ous)?|it['’]?s a (?:plus|bonus)|
      even better|icing|extra credit|brownie points|kalau punya ini|optional|opsional|
      additional (?:qualifications|skills)|ideally$|nice(?:$|(?= extras?$))|extras?$
    )\b
      `,
      'i',
    ),
  ],
  [
    'duties',
    spacedPattern(
      String.raw`
    ^(?:
      peran (?:dan|&) |aktivitas\b|how you(?:['’]ll| will)\b|tugas|tanggung jawab|deskripsi|
      gambaran (?:kerja|pekerjaan|tugas)|uraian|rincian (?:tugas|pekerjaan)|job ?desc\w*|jobdesk?|ruang lingkup|lingkup|
      tujuan (?:jabatan|pekerjaan|posisi|peran)|kegiatan|
      (?:
        key |main |your |core |principal |primary |major |essential |job |role\x20
      )?(?:purpose of|responsibilit\w+|duties|accountabilit\w+|tasks|functions)|
      what (?:you(?:['’]ll| will)? (?:do|be doing|work on)|the (?:job|role) (?:looks like|is|involves))|
      your (?:role|mission|day|work|impact|job)|
      (?:the |about the |job )?(?:
        role|position|job|purpose|summary|mandate|scope
      )(?: (?:overview|purpose|summary|description))?$|
      scope|mandate|in this role|day[- ]to[- ]day|a typical|in a typical|
      you(?:['’]ll| will)(?! (?:need|have|bring|get|be a|receive|enjoy|love|fit|thrive|shine|succeed|excel|stand out|feel at home))|
      yang (?:akan|bakal) (?:kamu|anda|km|lo) (?:kerja|laku|tangan|buat)\w*|kerjaan(?:mu|nya)|kamu (?:akan|bakal)|
      ngapain aja|apa yang (?:akan|kamu|anda)\b.*(?:kerja|laku)\w*|pekerjaan(?:nya)?$|what['’]?s the job
    )\b
      `,
      'i',
    ),
  ],
  [
    'requirements',
    spacedPattern(
      String.raw`
    ^(?!
      (?:[a-z]+ )?(?:
        experience|skills?|pengalaman|kemampuan|keahlian
      ) (?:(?:working|kerja|bekerja) )?(?:in|with|using|as|dalam|di|sebagai)\b
    )(?:
      (?:keduanya|semua posisi|untuk semua posisi|both|all (?:positions|roles|applicants))$|
      (?:
        job |position |role |candidate |applicant |basic |minimum |min |key |general |specific |core |your |our |the |
        technical |main |essential |additional |mandatory |required |persyaratan |syarat |kualifikasi |kriteria |standar |
        daftar\x20
      )*(?:
        kualifikasi|persyaratan|syarat(?:nya|2|-syarat)?|kriteria(?:nya)?|ketentuan|kompetensi|spesifikasi|requirements?|
        qualifications?|criteria|competenc\w+|(?:personal )?(?:attributes|qualities|traits)|karakter|kepribadian|skills?|
        specifications?|experience|education|keahlian|kemampuan|must[- ]haves?|essentials?
      )\b|
      (?:hard|soft)[- ]skills?\b|knowledge(?:,| and| &) |kebutuhan (?:kualifikasi|kompetensi|keahlian)|
      apa yang kami (?:cari|butuh\w*|harap\w*)|do you have what it takes|
      (?:we|i)(?:['’]d| would) (?:love|like) to (?:hear|meet|talk)\b.*\bif(?: you)?$|
      profil (?:kandidat|pelamar|yang|ideal|calon)|pengalaman (?:&|dan) |pendidikan (?:&|dan) |
      (?:pengalaman|pendidikan)(?: (?:kerja|terakhir|minimal|formal|yang di\p{L}+))?$|kandidat (?:ideal|yang)|
      calon (?:kandidat|karyawan|pelamar|ideal)|(?:yang )?kami (?:men)?cari|
      siapa (?:yang |saja yang )?(?:cocok|pas|bisa|boleh)\b.*|(?:siapa )?yang kami (?:cari|butuh\w*|harap\w*|inginkan)|
      yang (?:di)?(?:cari|butuhkan)|dicari yang$|
      (?:kamu|anda|lo|elo) (?:banget|cocok|harus|wajib|perlu|punya|adalah|itu|orang)|cocok (?:buat|untuk)|
      what (?:
        you(?:['’]ll| will)? (?:need|bring|have|should have|must have|offer)|
        we(?:['’]re| are)? (?:look(?:ing)?|need|expect|seek|want|require|ask)\b.*|it takes|makes you
      )|
      to (?:apply|be considered|join us),? you\b.*|
      who (?:
        you are|we(?:(?:['’]re| are) (?:looking|after|seeking)|(?:['’]d| would) (?:love|like))\b.*|are you|should apply|
        can apply
      )|
      you (?:have|bring|are|should|must|need|come with|possess)\b|you['’]ll (?:need|have|bring|be a)|you(?:['’]ll| will) (?:fit|thrive|shine|succeed|excel|stand out|feel at home)\b.*|about you|
      the (?:person|candidate|ideal candidate)|
      (?:ideal|successful|right|our ideal|your) (?:candidate|profile|background|person)|
      candidate (?:profile|requirements?)|person (?:spec\w*|profile)|profile$|
      we(?:['’]re| are)(?: currently)? (?:looking for|seeking|searching for)\b.*(?:who|with|that)?|
      we (?:need|want|expect|require|seek)\b|(?:essential|required|mandatory|minimum|wajib|must|needs?)$|
      to (?:succeed|be successful|qualify)|is this you|does this sound like you|sounds like you|
      syarat (?:umum|khusus|utama)
    )
      `,
      'iu',
    ),
  ],
  [
    'benefits',
    spacedPattern(
      String.raw`
    ^(?:
      your benefits|penghasilan|hak (?:dan|&) |
      apa (?:yang|saja yang) (?:akan )?(?:kamu|anda) (?:dapat|dapet|peroleh|terima)\w*|benefits?\w*|fasilitas\w*|
      facilit(?:y|ies)|keuntungan|tunjangan|kompensasi|remunerasi|renumerasi|gaji\w*|upah|honor(?:arium)?|sal+ar[yi]|
      pay\b|comp(?=$)|compensation|remuneration|(?:the |salary )?package|in return|sebagai imbalan\w*|paket|perks?|
      what(?:['’]s| is) (?:on the table|in it for you)|what (?:we|you|our)\b.*\b(?:offer|get|gain|provide)s?|
      we (?:offer|provide|give)|
      (?:our |the )?(?:staff|team|people|employees|crew|colleagues)(?: members)? (?:enjoy|get|receive)s?|offer|
      yang (?:kami|akan|bakal|kamu|anda)\b.*(?:tawarkan|dapat|dapet|peroleh|terima|sediakan)\w*|
      kami (?:me)?(?:nawarkan|nyediakan|tawarkan|mberikan)|(?:kamu|anda) (?:akan )?(?:dapat|dapet|mendapat\w*)|
      you(?:['’]ll| will)? (?:get|receive|enjoy)|why (?:join|work|us|you)\b|(?:me)?ngapa (?:bergabung|kerja|join|harus)|
      kenapa (?:harus|join|gabung|kerja)|hak (?:karyawan|pegawai)|leave|gear|insurance|bonus\b|learning|health|untungnya|
      enaknya
    )\b
      `,
      'i',
    ),
  ],
  [
    'about',
    /^(?:tentang|about\b|siapa (?:kami|kita)|sekilas|profil (?:perusahaan|singkat|kami)|company|who (?:are|is) we|who we are|overview|context|background$|latar belakang|our (?:story|company|client|team|values|commitment|culture|mission|vision)|more about|life at|visi|misi|introduction|perusahaan(?: kami)?$|awards|formasi)\b/i,
  ],
  [
    'terms',
    spacedPattern(
      String.raw`
    ^(?:
      jam (?:kerja|operasional)|waktu kerja|hari kerja|working (?:hours|days|time)|schedule|sistem kerja|lokasi\b|
      penempatan|placement|location|duty station|work(?:place| location)|tempat (?:kerja|tugas)|domisili|
      jenis (?:pekerjaan|kontrak)|tipe|employment type|contract|kontrak|durasi|duration|status|ketentuan lain\w*|
      lain[- ]?lain|lainnya$|keterangan$|catatan|note|nb|n\.b|perhatian|attention|disclaimer|pemberitahuan|
      pertanyaan umum|faq|frequently asked|info tambahan|posisi|position|title|job title|jabatan|reporting to|reports to|
      direct reports|tingkat posisi|industri|spesialisasi|seniority|industries|kode|libur|start date|mulai kerja|kuota|
      jumlah
    )\b
      `,
      'i',
    ),
  ],
];

/** A sentence about how to apply ends the requirements, however long it is. */
const APPLY_LINE = spacedPattern(
  String.raw`
    ^(?:
      (?:please |silakan |silahkan )?(?:send|submit|email|e-mail|apply|kirim(?:kan)?|drop|forward) (?:
        your |us |me |a |an |cv|surat|lamaran|berkas|ke |to |via |dokumen|portofolio|resume|portfolio
      )|
      (?:lamaran|cv|resume|berkas|portofolio|portfolio)\b.{0,50}\b(?:ke|to|via)\s?:?\s+\S+@|
      interested (?:candidates?|applicants?|parties)|(?:tertarik|(?:ber)?minat|interested)\s?\?|
      (?:lamaran|cv|berkas|aplikasi)\b.{0,40}\b(?:di)?kirim|
      (?:DM|PM|inbox|chat|message|japri) (?:me|us|kami|aku|saya|ya|aja|langsung|IG|admin)\b|
      (?:bagi )?(?:yang|yg) (?:ber)?minat|apabila (?:anda )?(?:ber)?minat|jika (?:anda |kamu )?(?:ber)?(?:minat|tertarik)|
      applications?\b.{0,30}\b(?:to|close|should|must)\b|applications:|
      (?:if|jika|apabila|bila|kalau)\b[^.;]{0,160}\b(?:please|kindly|silah?kan|mohon|segera) (?:
        send|submit|email|apply|contact|(?:me)?ngirim\w*|kirim\w*|hubungi
      )
    )
    `,
  'i',
);

/** Items of a list that say what is paid or where to go, wherever they stand. */
const ASIDE = spacedPattern(
  String.raw`
    ^(?:
      (
        (?:
          gaji|salary|upah|UM[KPR]\b|fee(?=\s?:)|pembayaran|bayaran|dibayar|bagi hasil|insentif|honor(?:arium)?|komisi|
          penghasilan|stipend|allowance|rate\s?:|pay\s?:|\p{L}[\p{L} ]{1,20}:\s*(?:Rp\.?|IDR|USD|US\$|SGD)\s?(?=\d)|
          \d{1,3}(?:[.,]\d{1,2})?\s?(?:-|–|—|to|s/d)\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:jt|juta|million|mio)
        )(?![\p{L}])
      )|
      (?:
        kantor|alamat|address|jl\b|jalan\b|wa\b|whatsapp|hub(?=[\s.:]*(?:\d|\+62|wa\b|hp\b))|hubungi|kontak|
        contact person|e-?mail(?=\s?:|\s+(?:\S+@|ke|to|us|me|your|our|cv|lamaran|kami|kamu|anda)\b|$)|telp?\b|hp\b ?:|(?:\+?62|0)8\d|deadline\b|clos(?:es|ing)\b|apply (?:by|before)\b|
        applications? (?:before|by|close)\b
      )
    )
    `,
  'iu',
);
/** What the employer says of itself, wherever it stands: "Sekolah kami memiliki kolam renang", "Our factory has a dye house". */
export const OF_ITSELF = spacedPattern(
  String.raw`
    ^(?:
      (?:\p{L}+ ){0,3}kami (?:juga )?(?:
        memiliki|mempunyai|punya|mengelola|menjalankan|menyediakan|adalah|berdiri|melayani|bergerak|mengerjakan|
        memproduksi|membangun|menawarkan|memberi\w*
      )|
      our (?!(?:ideal|next|new|perfect|future|first)\b)(?:\p{L}+ ){1,3}(?:
        has|have|is|are|runs?|offers?|serves?|provides?|makes?|uses?|helps?|teach\w*|also
      )|
      the (?:foundation|company|organi[sz]ation|institute|group|agency|trust|association|network) (?:is|has|was|offers|provides|reserves|promotes|values|will)|
      (?:we|they) (?:are|were) (?:an?|the|certified|backed|founded|funded|part|owned|based|proud)\b|
      (?:we|they) (?:also |already |currently )?(?:
        run|operate|serve|own|manage|have|make|build|invest|employ|teach|sell|use
      )
    )\b
    `,
  'iu',
);

/** A sentence that welcomes or thanks everybody, wherever it stands. */
export const TO_EVERYBODY =
  /^(?:(?:all )?(?:candidates?|applicants?|people) (?:of|from) (?:any|all|every)\b|(?:mohon |tolong )?bantu (?:share|sebar|bagikan)|(?:please )?(?:share|repost|tag)\b|thank(?:s| you)|terima ?kasih|makasih|(?:(?:we|kami|\p{Lu}\p{L}+)(?: (?:are|is|adalah))? )?(?:an? )?equal[- ]opportunit(?:y|ies)\b|(?:we|kami) (?:do(?: not|n['’]t)|never|tidak(?: pernah)?) (?:discriminate|(?:men)?diskriminasi\p{L}*|membeda-?bedakan)|jangan percaya|hati-hati (?:penipuan|dengan)|waspada)/iu;

/** `Bonus if you speak French`, `You are patient and explain well`: a demand, and no heading of demands. */
const SAYS_WHAT =
  /\b(?:if you|(?:kalau|kalo|jika) (?:kamu|anda|lo)) (?:also |juga )?(?:speak|know|have|can|bisa|punya|paham)\s+\S.*(?<!\b(?:in|with|of|to|at|for|the|following|these|di|dengan))$|^you (?:are|have|must|should|need|possess)(?: \S+){2,}(?<!\b(?:in|with|of|to|who|if|for|you|have|are|the|following|these|someone|a))$/i;
/** `Kemampuan komunikasi yang baik`: an ability, no heading of abilities. */
const NAMES_ABILITY =
  /^(?:kemampuan|keahlian|keterampilan) (?!(?:dan|&|atau|yang di\p{L}+|yang kami|khusus|teknis|utama|umum|tambahan|wajib|minimal|dasar$|lain|pendukung|kerja$)(?:\b|$))\p{L}/iu;
/** `Domisili Medan atau mau pindah`: one thing about the work, no block of such things. */
const PLACE_OR_TIME = /^(?:domisili|penempatan|placement|duty station|jam kerja|working hours)\b/i;
/** `Pendidikan: Min. SMP`: a form in which each line has its label. */
const ONE_DEMAND =
  /^(?:pendidikan(?: (?:terakhir|minimal|formal))?|jurusan|pengalaman(?: kerja)?|usia|umur|jenis kelamin|gender|age|sim|bahasa|languages?)$/i;

/** `Preferred skills`, `Nilai plus jika`: words that a heading of what is nice to have holds. */
const OF_NICE_HEADING =
  /^(?:(?:skills?|qualifications?|requirements?|experiences?|education|background|criteria|competenc(?:y|ies)|attributes?|candidates?|knowledge|traits|kualifikasi|(?:per)?syarat(?:an)?|kriteria|pengalaman|keahlian|kemampuan|kompetensi|kandidat|pelamar|pendidikan|nilai|poin|points?|plus(?:es)?|tambah(?:an)?|lebih|bonus|haves?|extras?|but|not|required|mandatory|tapi|tidak|wajib|if|you|your|are|have|has|can|who|with|for|the|a|an|and|or|to|of|jika|kalau|kalo|bila|apabila|kamu|anda|memiliki|mempunyai|punya|bisa|pernah|bagi|untuk|yang|yg|dan|atau|this|these|hal|berikut|ini|also|juga|so)(?![\p{L}])[\s/&,+-]*)*$/iu;

/** `It would be lovely, but is never a must, if you`: the list behind it ends the sentence. */
const OPEN_CONDITION =
  /\b(?:if|when) you(?:['’](?:re|ve)| can| have| are)?$|\b(?:jika|kalau|kalo|bila|apabila) (?:kamu|anda|lo)$/i;
const MOST_WORDS_OF_OPEN_HEADING = 20;

const IS_EXTRA =
  /\b(?:plus|bonus|better|nice|extra|optional|(?:never|not) (?:a must|required|needed))\b|(?:['’]d|\bwould) be (?:lovely|great|good|helpful|useful)\b/i;

/** What kind of block a heading opens; `rest` is what stands behind its colon. */
function readHeading(
  line: AdLine,
  isPicturedHeading = false,
): { kind: SectionKind | 'one_demand'; heading: string; rest: string } | undefined {
  const { text } = line;
  const colon = /^([^:]{2,70}?)\s?:(?:\s+|$)/.exec(text);
  const head = (colon ? colon[1]! : text).replace(/[\s:.…?!\-–—]+$/, '').trim();
  const words = head.split(/\s+/).length;
  if (!line.bullet && APPLY_LINE.test(text)) return { kind: 'apply', heading: '', rest: text };
  // `Reporting to the General Manager.` within a paragraph opens nothing.
  if (line.sentence && !colon) return undefined;
  // `Deskripsi pekerjaan Staf Pajak PT Maju Jaya`, as portals print it.
  if (!line.bullet && /^(?:deskripsi pekerjaan|job description)\b[^.!;,:]*$/i.test(text))
    return { kind: 'duties', heading: text, rest: '' };
  if (/^\p{L}+ (?:mana|apa|which)\b.*\?$/iu.test(text)) return undefined;
  if (!line.bullet && words <= MOST_WORDS_OF_OPEN_HEADING && OPEN_CONDITION.test(head))
    return { kind: IS_EXTRA.test(head) ? 'nice' : 'requirements', heading: head, rest: '' };
  if (words > MOST_HEADING_WORDS || head.length > 80) return undefined;
  const bare = head.replace(/^[^\p{L}]+/u, '').replace(/["“”[\]]/g, '');
  const rest = colon ? text.slice(colon[0].length).trim() : '';
  // "A. KETENTUAN LAIN" is numbered like an item; only capitals or a Roman number or a letter make it a heading.
  const numbered = line.bullet && !isPicturedHeading && !(line.ordinal && /^[A-Z]+$/.test(line.ordinal));
  // "You'll thrive here if you", "Cocok kalau kamu"
  if (
    /\b(?:if you|jika (?:kamu|anda)|kalau (?:kamu|lo|anda)|kalo (?:kamu|lo))\b/i.test(bare) &&
    !numbered &&
    (colon || words <= 9) &&
    !(!colon && SAYS_WHAT.test(bare)) &&
    !/(?<!\.\.)[.!?]$/.test(text)
  )
    return {
      kind: IS_EXTRA.test(bare) ? 'nice' : 'requirements',
      heading: head,
      rest,
    };
  if (colon && rest !== '' && ONE_DEMAND.test(bare)) return { kind: 'one_demand', heading: head, rest };
  if (!colon && (SAYS_WHAT.test(bare) || NAMES_ABILITY.test(bare))) return undefined;
  const kind = HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0];
  if (!kind) return undefined;
  // `Diutamakan Brevet` asks for something itself.
  if (kind === 'nice' && !colon && !namesNothing(bare)) return undefined;
  if (rest !== '' && /^(?:posisi|position|jabatan|role|job|title|vacancy|lowongan)$/i.test(bare))
    return { kind: 'terms', heading: head, rest };
  if (!colon && words > 2 && PLACE_OR_TIME.test(bare)) return { kind: 'terms', heading: head, rest: text };
  const special = kind === 'requirements' && /^ketentuan lain/i.test(bare) ? 'terms' : kind;
  // `You'll need to be good with maps: we use QGIS`: the words before the colon ask for something themselves.
  if (colon && line.sentence && special === 'requirements' && words > 5)
    return { kind: special, heading: head, rest: text };
  if (colon) return !numbered || words <= 3 ? { kind: special, heading: head, rest } : undefined;
  if (numbered) return undefined;
  const endsLikeSentence = /[.!;,]$/.test(text) && words > 4;
  if (special === 'apply' || special === 'benefits')
    return { kind: special, heading: head, rest: words > 4 ? text : '' };
  if (special === 'terms' || special === 'selection')
    return words <= 5 ? { kind: special, heading: head, rest: '' } : undefined;
  if (endsLikeSentence || words > 8) return undefined;
  // "Pengalaman 2 tahun" is no heading, and neither is "S1 …".
  if (/\d/.test(head) || (words > 5 && !/^(?:what|who|we|you|yang|kamu|apa|the|kami|in)\b/i.test(bare)))
    return undefined;
  return { kind: special, heading: head, rest: '' };
}

/** Whether a heading of what is nice to have names nothing that would be. */
function namesNothing(heading: string): boolean {
  const pattern = HEADINGS.find(([kind]) => kind === 'nice')![1];
  return OF_NICE_HEADING.test(heading.replace(pattern, '').trim());
}

const STICKY: ReadonlySet<SectionKind> = new Set([
  'about',
  'benefits',
  'apply',
  'selection',
  'terms',
  'other',
]);

/** Every line with what its block is about. A block under an unknown heading is classified by its content. */
export function placeLines(lines: readonly AdLine[]): { placed: PlacedLine[]; sections: AdSection[] } {
  const placed: PlacedLine[] = [];
  const sections: AdSection[] = [{ kind: 'intro', heading: null, lines: [] }];
  let kind: SectionKind = 'intro';
  const open = (next: SectionKind, heading: string | null) => {
    kind = next;
    sections.push({ kind, heading, lines: [] });
  };
  const put = (line: AdLine, inline: boolean, full = line.text, as: SectionKind = kind) => {
    placed.push({ ...line, kind: as, inline, full });
    sections.at(-1)!.lines.push(line.text);
  };
  lines.forEach((line, at) => {
    // What LinkedIn and others print above the whole ad opens no block.
    const banner =
      placed.length === 0 && /^(?:about the (?:job|role)|full job description)$/i.test(line.text);
    if (banner) return;
    const isChapter = isNumberedHeading(lines, at);
    const ruled = readHeading(line, headsOthers(lines, at) || isChapter);
    const isOverruled =
      ruled?.rest === '' && LOOSE.has(ruled.kind) && demandOf(blockFrom(lines, at + 1)) > LEAST_OVERRULING;
    const heading = isOverruled ? { ...ruled, kind: 'requirements' as const } : ruled;
    const asks = kind === 'requirements' || kind === 'nice';
    if (
      heading &&
      asks &&
      heading.rest === '' &&
      /^(?:lain[- ]?lain(?:nya)?|lainnya|others?)$/i.test(heading.heading) &&
      asksForThings(blockFrom(lines, at + 1))
    ) {
      placed.push({ ...line, kind, inline: false, full: line.text, heading: true });
      return;
    }
    if (
      heading &&
      !(
        heading.kind === 'terms' &&
        heading.rest !== '' &&
        (kind === 'requirements' || kind === 'nice') &&
        line.bullet
      )
    ) {
      const { rest } = heading;
      if (heading.kind === 'one_demand') return put(line, false, line.text, asks ? kind : 'requirements');
      // `Lokasi: Bandung` before everything else or between requirements says one thing and opens nothing.
      const oneThing = rest !== '' && (heading.kind === 'terms' || heading.kind === 'not_needed');
      if (oneThing) {
        sections.at(-1)!.lines.push(line.text);
        placed.push({
          ...line,
          text: heading.kind === 'terms' ? line.text : rest,
          kind: heading.kind,
          inline: true,
          full: line.text,
        });
        return;
      }
      open(heading.kind, heading.heading === '' ? null : heading.heading);
      if (rest !== '') put({ ...line, text: rest }, true, line.text);
      else placed.push({ ...line, kind, inline: false, full: line.text, heading: true });
      return;
    }
    const aside = (line.bullet || line.text.length < 140) && ASIDE.exec(line.text);
    const speaksOf = TO_EVERYBODY.test(line.text) ? 'other' : OF_ITSELF.test(line.text) ? 'about' : undefined;
    if (asks && speaksOf) {
      if (isBehindList(lines, at)) open('other', null);
      return put(line, false, line.text, speaksOf);
    }
    if (asks && !line.bullet && FIRM.test(line.text)) {
      open('other', null);
      return put(line, false);
    }
    // A list under no heading of its own, parted from the duties or the demands before it by an empty line.
    if (line.bullet && line.afterBlank && lines[at - 1]?.bullet) {
      const block = blockFrom(lines, at);
      if (kind === 'duties' && asksForThings(block)) open('requirements', null);
      else if ((asks || kind === 'duties') && offersThings(block)) {
        open('benefits', null);
        return put(line, false);
      }
    }
    if (aside && asks) {
      if (isBehindList(lines, at)) open('other', null);
      return put(line, false, line.text, aside[1] ? 'benefits' : 'apply');
    }
    if (isChapter || isUnknownHeading(line, lines, at)) {
      const block = blockFrom(lines, at + 1);
      const opens = openedBy(line.text, block, {
        isIntro: kind === 'intro',
        asked: placed.some((other) => other.kind === 'requirements' && !other.heading),
      });
      if (opens) {
        open(opens, line.text.replace(/:$/, ''));
        placed.push({ ...line, kind, inline: false, full: line.text, heading: true });
        return;
      }
      if (kind !== 'intro' && (isChapter || STICKY.has(kind) || line.afterBlank || line.text.endsWith(':')))
        return open('other', line.text.replace(/:$/, ''));
    }
    // Bullets right behind an introduction, without any heading.
    if (kind === 'intro' && line.bullet && opensList(lines, at) && asksForThings(listFrom(lines, at)))
      open('requirements', null);
    if (kind === 'requirements' || kind === 'nice') {
      // `Education: Bachelor` ends where a line of its own stands behind an empty one.
      const isBehindLabel = !line.bullet && line.afterBlank && placed.at(-1)?.inline;
      if (!looksLikeRequirement(line.text)) {
        if (isBehindList(lines, at) || isBehindLabel) open('other', null);
        else if (
          !line.bullet &&
          !(placed.at(-1)?.heading && CHIPS.test(line.text)) &&
          demandScore(line.text) < FAR_FROM_DEMAND
        )
          return put(line, false, line.text, 'other');
      }
    }
    put(line, false);
  });
  return { placed, sections: sections.filter((section) => section.lines.length > 0 || section.heading) };
}

/** The lines from there on by which a list is judged. */
const blockFrom = (lines: readonly AdLine[], from: number) => lines.slice(from, from + BLOCK);

/** Whether a list begins here: behind a line that is no item, or that has another picture than this one and the next. */
function opensList(lines: readonly AdLine[], at: number): boolean {
  const { picture } = lines[at]!;
  const before = lines[at - 1];
  if (!before?.bullet) return true;
  return picture !== undefined && before.picture !== picture && lines[at + 1]?.picture === picture;
}

/** The list that begins here, as far as its picture goes where its lines share one. */
function listFrom(lines: readonly AdLine[], at: number): AdLine[] {
  const block = blockFrom(lines, at);
  const { picture } = lines[at]!;
  if (picture === undefined || block[1]?.picture !== picture) return block;
  const end = block.findIndex((line) => line.picture !== picture);
  return end < 0 ? block : block.slice(0, end);
}

/** A line of its own behind the bullets of a list and an empty line. */
function isBehindList(lines: readonly AdLine[], at: number): boolean {
  const line = lines[at]!;
  return !line.bullet && line.afterBlank && lines[at - 1]?.bullet === true;
}

/** `🔍 What we look for` over lines with another picture each, or with none. */
function headsOthers(lines: readonly AdLine[], at: number): boolean {
  const { picture, text } = lines[at]!;
  const [next, after] = [lines[at + 1], lines[at + 2]];
  if (!picture || !next || next.picture === picture || text.split(/\s+/).length > 5) return false;
  if (!next.bullet) return lines[at]!.afterBlank && !next.afterBlank && lines[at - 1]?.picture !== picture;
  return next.picture === undefined || after?.picture === next.picture;
}

/** `4. Qualifications` over lines that are not numbered so: a chapter, no item. */
function isNumberedHeading(lines: readonly AdLine[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const isNumber = (ordinal: string | null | undefined) => /^\d{1,2}$/.test(ordinal ?? '');
  return (
    line.afterBlank &&
    isNumber(line.ordinal) &&
    next !== undefined &&
    !next.afterBlank &&
    !isNumber(next.ordinal) &&
    !/[.;,]$/.test(line.text)
  );
}

/** `Komunikasi · Penjualan`: labels in a row. */
const CHIPS = /\S\s[·•|]\s\S/;

/** Below this a line without a bullet asks for nothing, although it stands among demands. */
const FAR_FROM_DEMAND = -5;

/** How far the likeliest kind of a heading leads where its words are believed whatever stands under it. */
const SURE_LEAD = 1;

/** What a heading that no rule knows opens: by what stands under it and by its words. What is nice to have comes behind what must be. */
function openedBy(
  text: string,
  block: readonly AdLine[],
  before: { isIntro: boolean; asked: boolean },
): SectionKind | undefined {
  const { kind, lead } = headingKind(text);
  const isSure = lead >= SURE_LEAD;
  const opened = kind === 'nice' && !before.asked ? 'requirements' : kind;
  if (block.length > 0 && QUESTION.test(block[0]!.text)) return 'selection';
  const demand = demandOf(block);
  if (demand > 0 && !(isSure && OFFERS.has(opened) && lead > demand))
    return isSure && (opened === 'nice' || opened === 'not_needed') ? opened : 'requirements';
  const [first, second] = block;
  // `Kami membuka kesempatan:` at the beginning leads to the post.
  const isList =
    first!.bullet || (!before.isIntro && text.endsWith(':') && second !== undefined && !second.afterBlank);
  return isSure && isList && opened !== 'none' ? opened : undefined;
}

/** Kinds of blocks whose short items read like demands as well. */
const OFFERS: ReadonlySet<string> = new Set(['benefits', 'duties', 'apply']);

const MOST_WORDS_OF_LEAD = 40;
const FIRM = /^(?:PT|CV|UD|PD|Yayasan|Koperasi)\.?\s\p{Lu}/u;

function isUnknownHeading(line: AdLine, lines: readonly AdLine[], at: number): boolean {
  if (line.bullet || /[.!,;]$/.test(line.text)) return false;
  const words = line.text.split(/\s+/).length;
  const next = lines[at + 1];
  // `Kami membutuhkan seorang … dengan ketentuan sebagai berikut:` leads to its list, however long it is.
  if (next?.bullet && line.text.endsWith(':') && words <= MOST_WORDS_OF_LEAD) return true;
  if (!next || words > 9 || (words > 6 && !line.text.endsWith(':') && !next.bullet)) return false;
  return (
    line.text.endsWith(':') ||
    (next.bullet && !next.afterBlank) ||
    (line.afterBlank && words <= 6 && !/\d{3}|@|\d\s?(?:jt|juta|rb|ribu)\b/i.test(line.text))
  );
}

/** What a portal asks of applicants: `Berapa gaji bulanan yang kamu inginkan?` */
const QUESTION =
  /^(?:berapa|apa(?:kah)?|bahasa apa|bagaimana|mengapa|kenapa|kapan|how|what|which|when|why|do|does|are|have|can|would|will)\b.*\?$/i;

const OFFER =
  /\b(?:gaji|upah|salary|thr|bpjs|tunjangan|bonus|insentif|incentives?|komisi|commission|asuransi|insurance|cuti|leave|uang (?:makan|transport|lembur)|makan (?:siang|malam|gratis|\d)|mess|seragam|uniform|service charge|allowance|jenjang kari[er]r|pelatihan|training|perks?)\b/i;

/** Whether a list of items names what is paid and given. */
function offersThings(block: readonly AdLine[]): boolean {
  const items = itemsOf(block);
  const offers = items.filter(({ text }) => OFFER.test(text) && !looksLikeRequirement(text)).length;
  return items.length >= 2 && offers / items.length >= 0.5;
}

/** The items of one list: until a line that is none, or an empty one. */
function itemsOf(block: readonly AdLine[]): AdLine[] {
  const items: AdLine[] = [];
  for (const line of block) {
    if (!line.bullet || (items.length > 0 && line.afterBlank)) break;
    items.push(line);
  }
  return items;
}

/** Headings of these kinds begin with words that lead to other things as well: `Posisi ini pas untuk`, `Seleksi bagi yang`. */
const LOOSE: ReadonlySet<string> = new Set(['terms', 'selection', 'about']);
const LEAST_OVERRULING = 3;

/** How much the items of a list read like demands, on average. */
function demandOf(block: readonly AdLine[]): number {
  const items = itemsOf(block);
  if (items.length < 2 || items.some(({ text }) => QUESTION.test(text))) return -1;
  return items.reduce((sum, { text }) => sum + demandScore(text), 0) / items.length;
}

/** Whether a block of bullets reads like requirements. */
function asksForThings(block: readonly AdLine[]): boolean {
  return demandOf(block) > 0;
}
