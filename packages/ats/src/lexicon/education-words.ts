import { remembered } from '../text/remembered.ts';

/** Levels of schooling as Indonesian and English CVs print them. */
const LEVEL =
  '(?:S[-. ]?[123]|D[-. ]?(?:[1-4]|IV|III|II|I)|Strata[- ](?:satu|dua|tiga|[123])|Sarjana(?: Terapan)?|Magister|Doktor(?:al)?|Diploma(?: (?:[1-4]|IV|III|II|I|satu|dua|tiga|empat))?|Profesi|' +
  '(?:SMA|SMK|SMU|SLTA|MA|SMP|SLTP|MTs)(?:\\s?/\\s?(?:SMA|SMK|SMU|MA|SLTA|MTs|STM|sederajat))+|Ahli Madya|Laurea(?: Magistrale| Triennale)?|Licenciatura|Bacharelado|Mestrado|Doutorado|Doctorat|Doctorado|Maestr[íi]a|Abitur|Baccalauréat|Diplom(?:-\\p{L}+)?|Staatsexamen|SMA|SMK|SMU|STM|SMEA|SMP|SLTA|SLTP|MA|MAN|MTs|SD|Paket [ABC]|' +
  "Bachelor(?:[’']?s)?(?: Degree)?|Master(?:[’']?s)?(?: Degree)?|Doctor(?:ate|al)?|Associate(?:[’']?s)?(?: Degree)?|Undergraduate(?: Degree)?|Postgraduate(?: (?:Degree|Diploma|Certificate))?|Degree(?= in )|Graduate (?:Diploma|Certificate)|(?:Technical|Advanced|Professional) Diploma|Higher National (?:Diploma|Certificate)|HND|HNC|" +
  'H\\.?S\\.?C\\.?|S\\.?S\\.?C\\.?|S\\.?S\\.?L\\.?C\\.?|HSLC|(?:\\+2|Plus Two)|WASSCE|WAEC|SSCE|O[- ]?Levels?|Matriculation|(?:Higher|Senior) Secondary(?: (?:School )?Certificate|(?! School))|Class (?:XII|X|1[02](?:th)?)|1[02]th(?: (?:Standard|Grade|Class))?|High School(?: Diploma| Degree)?|Secondary School(?: Certificate)?|Vocational(?: High School)?|GED|A[- ]?Levels?|GCSEs?|IGCSE|International Baccalaureate|IB Diploma|Certificate(?: [IV]+)?|Foundation|' +
  'Ph(?:\\.\\s?)?D\\.?|D\\.?Phil\\.?|Ed\\.?D\\.?|J\\.?D\\.?|M\\.?D\\.?|LL\\.?[BM]\\.?|E?M\\.?B\\.?A\\.?|M\\.?P\\.?[HA]\\.?|M\\.?S\\.?[NW]\\.?|D\\.?N\\.?P\\.?|[BM]\\.?C\\.?A\\.?|' +
  'B(?:\\.\\s?)?Sc\\.?|B\\.?A\\.?|B\\.?S\\.?|B(?:\\.\\s?)?Eng\\.?|B\\.?E\\.?|B(?:\\.\\s?)?Tech\\.?|B(?:\\.\\s?)?Com(?:m)?\\.?|B\\.?B\\.?A\\.?|B(?:\\.\\s?)?Ed\\.?|B\\.?F\\.?A\\.?|B(?:\\.\\s?)?Arch\\.?|B\\.?N\\.?|B\\.?S\\.?N\\.?|M(?:\\.\\s?)?Sc\\.?|M\\.?A\\.?|M\\.?S\\.?|M(?:\\.\\s?)?Eng\\.?|M(?:\\.\\s?)?Tech\\.?|M(?:\\.\\s?)?Com(?:m)?\\.?|M(?:\\.\\s?)?Ed\\.?|M\\.?F\\.?A\\.?|M(?:\\.\\s?)?Phil\\.?|M\\.?Res\\.?|A\\.?A\\.?S?\\.?|A\\.?S\\.?|' +
  '[BM]\\.?A\\.?Sc\\.?|[BM]\\.?Math\\.?|[BM]\\.?Des\\.?|M\\.?(?:Sci|Chem|Phys)\\.?|[BM]\\.?Pharm\\.?|M\\.?B\\.?B\\.?S\\.?|D\\.?Sc\\.?|[BM]\\.?S\\.?E\\.?|[BM]\\.?(?:Comp|Mus|Bus|Nurs|Litt|Soc\\.?Sc)\\.?|' +
  'S\\.(?:Kom|T|E|H|M|P|Pd|Si|Sos|Ked|Kep|Psi|Ak|Ds|Sn|Farm|Gz|KM|Mat|Stat|Hut|Hum|Ag|IP|AP|I\\.?Kom|Tr(?:\\.\\p{L}+)?)\\.?|M\\.(?:Si|T|M|Kom|Pd|H|Kes|Hum|Sn|Ak|Ds|Ag)\\.?|A\\.?Md(?:\\.\\p{L}+)?\\.?|PG(?:CE|Dip|Cert)|DipHE)';

const STARTS_WITH_LEVEL = new RegExp(`^(?:(?:jenjang|program|gelar)\\s+)?${LEVEL}(?=$|[\\s,:(/–—-])`, 'iu');
const LEVEL_ALONE = new RegExp(`^(?:(?:jenjang|program|gelar)\\s+)?${LEVEL}(?:\\s*\\([^)]*\\))?$`, 'iu');
const ENDS_WITH_LEVEL = new RegExp(`[\\s(,]\\(?${LEVEL}\\)?$`, 'iu');

/** Schools that start like a level: `SMA Negeri 3 Bandung`, `SMKN 2`, `MA Al-Hikmah`, but not `SMA IPA`. */
const LOCAL_SCHOOL =
  /^(?:SD|SMP|SMA|SMK|SMU|STM|SMEA|MA|MI|MAN|MTs|MTsN|MIN|SMAN|SMKN|SMPN|SDN|SD[KI]|SMP[KI]|SMA[KI]|TK)\.?\s*(?:N\b|N(?=\d)|No\b|Inpres|Negeri|Swasta|Kristen|Katolik|Islam|IT\b|Muhammadiyah|NU\b|Al[- ]|An[- ]|Ar[- ]|As[- ]|Asy[- ]|Ash[- ]|Ad[- ]|Az[- ]|At[- ]|Ibnu|Darul|Nurul|Miftahul|Ma[’']?arif|Santo|Santa|St\.|Plus|Taruna|Bina|Taman|PGRI|NW\b|Nasional|Kesatuan|Telkom|Pelita|Budi|Dharma|Cendekia|Labschool|Tarakanita|Xaverius|\d|"|“)/i;
/** `SMA Petra 2 Surabaya`: a name and which of its schools it is. */
const NUMBERED_SCHOOL = /^(?:SD|SMP|SMA|SMK)K?\s+\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s\d{1,2}(?!\d)/u;
/** `SMK Wikrama Bogor`: two words of a name, and not the field that is learnt there. */
const NAMED_SCHOOL =
  /^(?:SD|SMP|SMA|SMK|SMU|STM|SMEA)\s+(?!(?:Teknik|Teknologi|Teknika|Ilmu|Akuntansi|Administrasi|Bahasa|Tata|Multimedia|Pemasaran|Perkantoran|Otomatisasi|Rekayasa|Farmasi|Keperawatan|Perhotelan|Usaha|Bisnis|Sains|Matematika|Jurusan|Program|Kejuruan|Kompetensi|Kesehatan|Manajemen|Desain|Animasi|Agribisnis|Nautika|Pelayaran|Mesin|Listrik|Elektronika|Otomotif|Sipil|Geologi|Kimia|Analis|Asisten|Perbankan|Keuangan|Penjualan|Seni|Pariwisata|Kuliner|Busana|Broadcasting|Sekretaris|Pekerjaan|Sosial|Alam|Bangunan|Pertanian|Perikanan|Perkebunan|Peternakan|Logistik|Ekonomi|Umum|Sederajat|Konstruksi|Informasi|Airframe|Aircraft|Pengendalian|Pengawasan|Instrumentasi|Analisis|Sistem|Dental|Social|Natural|Science|Alat|Akomodasi|Jasa|Kriya|Layanan|Produksi|Pengembangan Perangkat|Wisata Bahari dan)\b)\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)+/u;
/** `MTs Salafiyah Kajen`, `SMP Kanisius`: no field of study is learnt there, so that a name follows. */
const LOWER_SCHOOL = /^(?:TK|PAUD|SD|SMP|SLTP|MTs)\s+(?!Sederajat)\p{Lu}/u;
/** `STM YPI Garut`: the letters of a foundation before the town. */
const FOUNDATION_SCHOOL =
  /^(?:SD|SMP|SMA|SMK|SMU|STM|SMEA) (?!(?:IPA|IPS|MIPA|TKJ|TKR|TKRO|TSM|TBSM|TPM|RPL|AKL|OTKP|DKV|MM|TITL|TAV)\b)[A-Z]{3,6}(?: \d+)? \p{Lu}\p{Ll}+/u;
/** `SMK TI Garuda Nusantara`: two letters of a name, where more words of it follow. */
const LETTERED_SCHOOL = /^(?:SD|SMP|SMA|SMK) (?!MM )[A-Z]{2}(?: \p{Lu}\p{Ll}+){2,}/u;
const LOCAL_SCHOOL_GLUED =
  /^(?:SD|SMP|SMA|SMK|MT[sS])N?\s*\d|^(?:SMAN|SMKN|SMPN|SDN|MAN|MTsN|SDS|SDIT|SMPS|SMPIT|SMPK|SMAS|SMAIT|SMAK|SMKS|SMKIT)\b|^(?:SD|SMP|SMA|SMK)-IT\b/;
const SCHOOL =
  /(?<!\p{L})(?:univer[sz]\p{L}*|uniwersytet\p{L}*|univ\.?|institut\p{L}*|politeknik|politecnic\p{L}*|politechnika|yliopisto|escuela|escola|scuola|istituto|faculdade|facult[éeà]|fakultet\p{L}*|[üu]niversite\p{L}*|lisesi|szkoła|egyetem|főiskola|h[øo]gskole|\p{L}*(?:högskola\p{L}*|hogeschool|korkeakoulu|schule|gymnasium)|gymnázium|gimnázium|gimnazija|poltekkes|akademi|(?<!(?:guru|kepala|luar|manajemen|administrasi|psikologi|bimbingan) )sekolah(?: tinggi)?|pondok (?:modern|pesantren)|college|school|academy|polytechnic|faculty|fakultas|stikes|stmik|amik|akper|akbid|stkip|stisip|stiba|stai|stain|ikip|stie|stikom|stt|stia|uin|iain|itb|ugm|ipb|unpad|undip|unair|madrasah|ma['’]had|pkbm|pesantren|kampus|campus|bootcamp|école|ecole|coll\u00e8ge|colegio|instituto|technikum|liceum|conservatory|seminary|sixth form|lyceum|lyc\u00e9e|liceo|grammar)(?![\p{L}\p{N}])/iu;
/** As words, `its` and `ui` are none. */
const SCHOOL_OR_WORD = /(?<!\p{L})(?:UI|ITS)(?![\p{L}\p{N}])/u;
/** `UX/UI Developer`, `UI Designer`: what people look at. */
const INTERFACE =
  /(?<!\p{L})(?:UX ?[/&-]? ?UI|UI ?[/&-]? ?UX|UI(?= (?:\p{L}+ )?(?:design|desain|develop|engineer|artist|program|test|research|writ|kit|librar|component|framework|automation)))(?!\p{N})/giu;
const SCHOOL_NOT_DEGREE = /\bhigh school (?:diploma|degree)|secondary school certificate|school leaving/i;

/** Small words that are spelled like a level in capitals: `Di luar kantor`, `As a team`. */
const SMALL_WORD = /^(?:[Dd]i|[Aa]s|[Bb]e|[Mm]a|[Mm]an)\s/u;

/** `Diploma thesis: …` below the degree. */
const THESIS =
  /^(?:diploma|bachelor|master|doctoral|doctor|ph\.?d\.?|m\.?sc\.?|b\.?sc\.?)(?:[’']?s)? (?:thesis|dissertation)\b/i;

export function startsWithLevel(text: string): boolean {
  return STARTS_WITH_LEVEL.test(text) && !SMALL_WORD.test(text) && !THESIS.test(text) && !isLocalSchool(text);
}

const LEVEL_FIRST = new RegExp(
  `^(${LEVEL}(?:\\s*\\((?:hons?|honou?rs)\\.?\\))?)(?=$|[\\s,:(/–—-])[\\s,:/–—-]*(.*)$`,
  'isu',
);

/** `D3 Kebidanan` → D3, Kebidanan; the level alone has no field. @returns undefined where the text begins with no level */
export function splitLevel(text: string): { level: string; field: string } | undefined {
  if (!startsWithLevel(text)) return undefined;
  const [, level = '', field = ''] = LEVEL_FIRST.exec(text) ?? [];
  return { level, field };
}

/** Nothing but a level: `S1`, `Bachelor`, `MPhil/PhD`. */
export function isLevelAlone(text: string): boolean {
  return text.split('/').every((level) => LEVEL_ALONE.test(level.trim()));
}

/** A level that names no field after it, so that what stands beside is the school. */
const COMPLETE =
  /^(?:[AO][- ]?Levels?|GCSEs?|IGCSE|WASSCE|WAEC|SSCE|[HS]\.?S\.?(?:L\.?)?C\.?|(?:Higher|Senior) Secondary(?: (?:School )?Certificate)?|(?:\+2|Plus Two)|Class X|10th(?: (?:Standard|Grade|Class))?|Matriculation|International Baccalaureate|IB Diploma|GED|(?:Senior )?High School(?: Diploma| Degree)?|(?:Higher )?Secondary School(?: Certificate)?|Paket [ABC]|SD|SMP|SLTP)$/i;

export function isCompleteLevel(text: string): boolean {
  return COMPLETE.test(text.trim());
}

export function endsWithLevel(text: string): boolean {
  return ENDS_WITH_LEVEL.test(text);
}

/** `SMK Berdikari Jember jurusan otomotif` */
const FIELD_BEHIND = /\s+(?:jurusan|prodi|program (?:studi|keahlian)|kompetensi keahlian)\s.*$/i;

/** A cheap look first: what each of the patterns below opens with. */
const SCHOOL_LETTERS = /^(?:s[dlmt]|m[ait]|tk|paud)/i;

export function isLocalSchool(whole: string): boolean {
  if (!SCHOOL_LETTERS.test(whole)) return false;
  const text = whole.replace(FIELD_BEHIND, '');
  return (
    LOCAL_SCHOOL.test(text) ||
    LOCAL_SCHOOL_GLUED.test(text) ||
    NUMBERED_SCHOOL.test(text) ||
    FOUNDATION_SCHOOL.test(text) ||
    LETTERED_SCHOOL.test(text) ||
    LOWER_SCHOOL.test(text) ||
    NAMED_SCHOOL.test(text)
  );
}

const BARE_LEVEL =
  /^(?:sekolah (?:dasar|menengah (?:pertama|(?:ke ?)?atas|kejuruan|umum))|perguruan tinggi|S[DM][PAK]?|SLT[PA])\s*:?$/i;

/** `Sekolah Dasar` over the school's name. */
export function isBareLevel(text: string): boolean {
  return BARE_LEVEL.test(text);
}

/** Universities of several campuses, named by their town: "University of California, Berkeley". */
export const CAMPUS_SYSTEM =
  /\b(?:University of (?:California|North Carolina|Wisconsin|Massachusetts|Maryland|Illinois|Michigan|Texas|Minnesota|Colorado|Nebraska|Alaska|Hawaii|Missouri|Tennessee)|California State University|(?:State|City) University of New York)$/i;

/** How much a text reads like a school's name, from -2 to 4. */
export const schoolScore: (text: string) => number = remembered(computeSchoolScore);

/** `TU Dresden`; `TU SMP Negeri 2` is an office. */
const TOWN_SCHOOL = /^(?:TU|TH|FH|KU|ETH|RWTH) \p{Lu}\p{Ll}/u;

/** Towns that are named after a school. */
const TOWN_OF_SCHOOL = /^(?:(?:College|University) (?:Park|Station|Place|City|Heights)|State College)$/;

/** What kind of school it is, without a name. */
const KIND_ALONE = /^(?:coding )?boot ?camp$/i;

function computeSchoolScore(text: string): number {
  if (KIND_ALONE.test(text) || TOWN_OF_SCHOOL.test(text)) return 0;
  if (isLocalSchool(text) || TOWN_SCHOOL.test(text)) return 4;
  if (SCHOOL_NOT_DEGREE.test(text)) return -1;
  if (
    /^(?:(?:(?:junior|senior|higher|vocational) )?(?:secondary|high)|primary|elementary|middle) school$/i.test(
      text,
    )
  )
    return -1;
  if (/^(?:sekolah|perguruan)/i.test(text) && isBareLevel(text)) return -1;
  if (SCHOOL.test(text) || SCHOOL_OR_WORD.test(text.replaceAll(INTERFACE, '')))
    return startsWithLevel(text) && !/^\p{L}+ (?:university|college|school|institute)/iu.test(text) ? 0.5 : 4;
  if (startsWithLevel(text)) return -2;
  return 0;
}

const NUMBER = '(?:2:[12]|\\d{1,3}(?:[.,]\\d{1,3})?)';
/** IPK 3,72/4,00 · IPK sementara 3,4 · GPA: 3.6 · Nilai rata-rata 87,5 · 3.41/4.00 · 3,17 dari 4,00 */
const GRADE = new RegExp(
  `(?:\\b(?:IPK|IP|GPA|CGPA|CPI|SGPA|Marks|Percentage|Aggregate|Indeks Prestasi(?: Kumulatif)?|Nilai(?: (?:UN|rata-rata(?: UN| ujian)?|akhir|kelulusan|ujian))?|NEM|Grade|Score|Skor|Rata-rata|Average|Final grade|(?:Abschluss-?|Gesamt|Durchschnitts)?note|Notenschnitt|Nota (?:media|final)|Média|Moyenne|Voto)\\b(?:\\s+(?:sementara|terakhir|kumulatif|saat ini|hingga semester \\d|sampai semester \\d|so far|to date|\\(?current\\)?|cumulative|\\((?:GPA|CGPA|IPK)\\)))?\\s*[:=–-]?\\s*(?:of\\s+)?(?:(?:C?GPA|IPK)\\s*:?\\s*)?(${NUMBER}(?:\\s*(?:/|dari(?: skala)?|out of|of|skala)\\s*${NUMBER}|\\s?%)?))|(?<![\\d.,/])(\\d{1,2}[.,]\\d{1,2}(?=\\s+(?:C?GPA|IPK)\\b)|(?<=(?:with|secured|securing|scored|aggregate(?: of)?) )\\d\\d(?:[.,]\\d{1,2})?\\s?%|\\d\\d(?:[.,]\\d{1,2})?\\s?%(?=\\s+(?:average|overall|aggregate)\\b)|(?:[6-9]\\d(?:[.,]\\d{1,2})?|1[01]\\d)\\s?/\\s?(?:100(?:[.,]00?)?|110)|\\d[.,]\\d{1,2}\\s*(?:/|dari|out of)\\s*[45](?:[.,]\\d{1,2})?)(?![\\d])`,
  'iu',
);
const HONOURS =
  /\b(?:(?:summa|magna)\s+cum\s*laude|cum\s*laude|(?:first|second|third|upper second|lower second)[- ]class(?: honou?rs)?,?(?: \(?(?:upper|lower)(?: division)?\)?)?|(?:second|class ii) (?:upper|lower)(?: class)?|first class with distinction|(?:dengan )?(?:pujian|predikat \p{L}+(?: \p{L}+)?)|(?:high )?distinction|with (?:honou?rs|distinction|merit)|merit|2:[12]|first)\b/iu;
/** `Illustration (First)` */
const BRACED = /\s*\(([^()]{3,40})\)$/;
/** `GPA A`, `Nilai: B+` */
const LETTER_GRADE = /(?<!\p{L})(?:C?GPA|IPK|Grade|Nilai(?: akhir)?)\s*:?\s+([A-E][+-]?)(?![\p{L}\p{N}+])/u;
const LABELLED_GRADE = /^(?:c?gpa|ipk|grade|score|nilai|predikat|result|hasil|honou?rs?)\s*:\s*(\S.*)$/i;

/** `Graduated magna cum laude (87%)` */
const HONOURED =
  /(?:graduated\s+)?(?:with\s+)?(?:(?:magna|summa)\s+)?(?:cum laude|distinction|honou?rs)\s*\((\d\d(?:[.,]\d{1,2})?\s?%)\)/i;

/** The grade in a text and where it stands. */
export function findGrade(text: string): { value: string; from: number; to: number } | undefined {
  const honoured = HONOURED.exec(text);
  if (honoured)
    return {
      value: honoured[1]!,
      from: honoured.index,
      to: honoured.index + honoured[0].length,
    };
  const match = GRADE.exec(text);
  if (match)
    return {
      value: (match[1] ?? match[2] ?? '').trim(),
      from: match.index,
      to: match.index + match[0].length,
    };
  const labelled = LABELLED_GRADE.exec(text);
  if (labelled) return { value: labelled[1]!.trim(), from: 0, to: text.length };
  const letter = LETTER_GRADE.exec(text);
  if (letter) return { value: letter[1]!, from: letter.index, to: letter.index + letter[0].length };
  const braced = BRACED.exec(text);
  if (braced && HONOURS.exec(braced[1]!)?.[0].length === braced[1]!.length)
    return { value: braced[1]!, from: braced.index, to: text.length };
  const honours = HONOURS.exec(text);
  if (!honours || honours[0].length < 0.6 * text.trim().length) return undefined;
  const value = honours[0].replace(/^(?:dengan )?predikat /i, '');
  return { value, from: honours.index, to: honours.index + honours[0].length };
}
