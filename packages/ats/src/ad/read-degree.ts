import { spacedPattern } from '../text/spaced-pattern.ts';
import type { AdDegree, DegreeLevel } from './job-ad.ts';
import { isStudyField } from '../lexicon/study-fields.ts';

const LEVELS: readonly [DegreeLevel, RegExp][] = [
  ['SMP', /\b(?:SMP|MTs|SLTP|junior high(?: school)?)\b/gi],
  [
    'SMA/SMK',
    /\b(?:SMAN?|SMKN?|SMU|STM|SLTA|SMEA|SMF|SPK|SMAK|senior high(?: school)?|high[- ]school|vocational (?:high )?school|madrasah aliyah|paket C)\b|\bMA\b(?=[/ ,]?(?:sederajat|SMA|SMK))|(?<=(?:SMA|SMK)\/)MA\b/gi,
  ],
  ['D1', /\b[Dd][-. ]?1\b(?![.,]\d)|\bD[-. ]?I\b|\b[Dd]iploma (?:1|I|satu)\b/g],
  ['D2', /\b[Dd][-. ]?2\b|\bD[-. ]?II\b|\b[Dd]iploma (?:2|II|dua)\b/g],
  [
    'D3',
    /\bD[-. ]?3\b|\bD[-. ]?III\b|\bDiploma(?: (?:3|III|tiga|degree))?\b(?! (?:[124]|IV|II|I|satu|dua|empat)\b)|\bassociate(?:['’]?s)? degree\b|\bA\.?Md\b/gi,
  ],
  [
    'S1',
    /\bS[-. ]?1\b|\bD[-. ]?4\b|\bD[-. ]?IV\b|\bDiploma (?:4|IV|empat)\b|\bstrata[- ](?:1|I|satu)\b|\bsarjana(?: terapan| strata)?\b|\bbachelor(?:['’]?s)?\b(?: degree\b)?|\bundergraduate(?: degree)?\b|\b(?:university|college) (?:degree|graduate)\b|\b(?:life[- ]science|science|engineering|business|law|relevant|related|technical|health)s? degree\b|\bB\.?(?:Sc|Eng|Tech|Ed|Com|Arch|Pharm|Des)\b|\bB\.A\b|\bBBA\b|\bLL\.? ?B\b|\b(?<=(?:lulusan|pendidikan|lulus)\s)profesi\b|\bprofesi(?= (?:apoteker|ners|bidan|dokter|akuntan|guru|insinyur|psikolog|advokat|gizi|fisioterapi)\b)|\b(?:a )?degree\b(?= (?:in|holder|from))/gi,
  ],
  [
    'S2',
    /\bS[-. ]?2\b|\bstrata[- ](?:2|II|dua)\b|\bmagister\b|\bmaster(?:['’]?s)?(?: degree| of)\b|\bmaster['’]s\b|\bpascasarjana\b|\bpost-?graduate\b|\bM\.?Sc\b/gi,
  ],
  ['S3', /\bS[-. ]?3\b|\bdoktor\b|\bdoctora(?:te|l)\b|\bPh\.?D\b/gi],
];
const RANK: readonly DegreeLevel[] = LEVELS.map(([level]) => level);

const ANY_FIELD =
  /\b(?:(?:semua|segala|seluruh|berbagai|any|all|every) (?!related|relevant|similar|other|terkait)(?:jurusan|bidang|prodi|program studi|major|discipline|field|background|study)s?\b|jurusan (?:apa ?(?:pun|saja|aja)|bebas)|(?:bebas|apapun) jurusan|from any|in any (?:major|discipline|field)|any (?!related|relevant|similar|other)(?:\w+ )?(?:discipline|major|field)|tidak dibatasi jurusan|all majors?)/i;
const NO_DEGREE = spacedPattern(
  String.raw`
    \b(?:
      no degree|(?:education|degree)\b.{0,12}\b(?:does(?: not|n['’]t) matter|is irrelevant)|
      degree (?:is )?(?:optional|not (?:required|needed|necessary))|pendidikan (?:bebas|tidak)|tanpa ijazah|
      without a degree|degree isn['’]t|tidak memandang (?:ijazah|pendidikan)|regardless of (?:degree|education)|
      (?:won['’]t|don['’]t|do not|will not|never|tidak|gak|nggak) (?:
        (?:ask|need|require|care|look|minta|butuh|meminta|melihat)\b|mind
      )[^.,;]{0,20}\b(?:diplomas?|degrees?|ijazah|gelar)\b
    )
    `,
  'i',
);
/** What leads to the fields where the level follows in brackets. */
const BEFORE_LEVEL =
  /\b(?:background in|graduates? (?:of|in)|majoring in|studied|lulusan(?: jurusan)?|jurusan|(?:ber)?latar belakang(?: pendidikan)?)\s+(?=\p{L})/iu;
const SELF_TAUGHT = /\b(?:otodidak|self[- ]taught)\b/i;

interface Mention {
  level: DegreeLevel;
  from: number;
  to: number;
}

/** Every level of schooling named in a text, in its order. */
export function degreeMentions(text: string): Mention[] {
  const all = LEVELS.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      level,
      from: match.index,
      to: match.index + match[0].length,
    })),
  ).sort((a, b) => a.from - b.from || b.to - a.to);
  let reached = 0;
  return all.filter(({ from, to }) => {
    if (from < reached) return false;
    reached = to;
    return true;
  });
}

interface DegreeLine {
  text: string;
  nice: boolean;
}

interface ReadDegree {
  degree: AdDegree | null;
  /** By line: the part of its text that was read as the degree. */
  used: Map<string, { from: number; to: number }[]>;
}

const FIELD_LEAD =
  /^(?:\((?:S|D)[-. ]?(?:[1-4]|I{1,3}|IV)\)|\((?:strata (?:satu|dua|tiga)|S\.\p{L}+\.?)\)|[\s:(/–—-]|jurusan|program studi|prodi|bidang(?: studi| ilmu)?|in\b|of\b|dari\b|lulusan|holders?\b|graduates?\b|degree\b|from (?=(?:[A-Z])|an?\b)|[,.](?=\s*(?:[,.]\s*)*(?:major(?:ing|ed)?|jurusan|program studi|prodi)\b)|major(?:ing|ed)?(?: in)?\b|sederajat|setara|atau setara|strata (?:satu|dua)|min(?:imal)?\.?)+/iu;
const FIELD_END = spacedPattern(
  String.raw`
    (?:
      [;]|\(\s?(?:lulusan|graduates?|fresh)\b|\.\s|\bIPK\b|\bGPA\b|\b(?:STR|SIP)[A-Z]?\b|\bsertifi|
      \bdari (?:universitas|perguruan|kampus|PT[NS]\b|institusi|sekolah)|
      \bfrom (?:an?|reputable|accredited|any|top|leading|well)\b|\bdengan\b|\bwith\b|\bminimal\b|\bpengalaman\b|
      \bberpengalaman\b|\bexperience\b|\btotal\b|\blebih (?:disukai|diutamakan)|\bdi ?utamakan\b|\bpreferred\b|
      \bpreferably\b|\bmax\b|\bmaks\b|\busia\b|\bumur\b|\bdan (?:memiliki|mempunyai|punya|berpengalaman|pengalaman|pernah|mampu|bisa|menguasai|memahami|paham|\d|(?:satu|dua|tiga|empat|lima) tahun)|\band (?:\d|(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?years)|
      \band (?:is|are|has|have|holds?|can|an? (?:valid|active)|active|valid|at least|good|strong|proficien\w+|fluent)\b|
      \bis (?:a|required|preferred)|\bbe(?:r)?akreditasi|\bterakreditasi|\bequivalent (?:practical|work)|
      \byang\b|\bkami\b|\bmerupakan|\bmenjadi|\bjadi\b|\badalah|\bnilai (?:plus|tambah)|→|\bwill\b|
      \bboleh\b|\bok\b
    )
    `,
  'i',
);
const NOT_A_FIELD = spacedPattern(
  String.raw`
    ^(?:
      sederajat|setara|sejenis(?:nya)?|terkait|relevan|relevant|related.*|equivalent.*|lainnya|other.*|
      jurusan (?:lain|terkait|sejenis|relevan|bebas|apapun).*|bidang (?:terkait|lain|sejenis|relevan).*|similar.*|yang .*|
      yg .*|any.*|semua.*|segala.*|ilmu terkait|a related.*|serumpun|otodidak.*|sedang.*|umum|sebanding|dll|dsb|etc|
      higher|above|di atasnya|keatas|ke atas|min|minimum|minimal|degree|graduate|holder|lulusan|universit.*|perguruan.*|
      poltek\w*.*|politeknik.*|stt[a-z]+|akademi .*|institut .*|sekolah.*|reputable.*|formal|equal
    )$
    `,
  'i',
);

/** Lowest accepted level and fields of study over all lines that ask for something. */
export function readDegree(lines: readonly DegreeLine[]): ReadDegree {
  const used: ReadDegree['used'] = new Map();
  let fields: string[] = [];
  let anyField = false;
  let quote: string | null = null;
  let optional = false;
  const must: DegreeLevel[] = [];
  const nice: DegreeLevel[] = [];
  for (const { text, nice: niceLine } of lines) {
    const free = NO_DEGREE.exec(text);
    if (free) {
      optional = true;
      const from = text.lastIndexOf('. ', free.index) + 1;
      const end = text.indexOf('. ', free.index);
      used.set(text, [{ from, to: end < 0 ? text.length : end + 1 }]);
      continue;
    }
    const all = degreeMentions(text).filter(
      (each) =>
        !inAgeClause(text, each.from) &&
        !notNeeded(text, each.from) &&
        !ofGrade(text, each.from, each.to) &&
        !ofPupils(text, each.from, each.to),
    );
    // "(linier S1 dan S2)" explains the level before it.
    const outside = all.filter(({ from }) => !inBrackets(text, from));
    const mentions =
      outside.length > 0
        ? all.filter(({ from }) => !inBrackets(text, from) || isBracketedAlternative(text, from))
        : all;
    // `S1 PGSD diutamakan, S1 lain juga boleh`
    const isOpen =
      /\b(?:juga|jg) (?:boleh|bisa|ok(?:e|ay)?|monggo|diterima)\b|\b(?:boleh|oke?|diterima) (?:juga|jg)\b|\b(?:is|are) (?:fine|welcome|ok(?:ay)?) too\b/i.test(
        text,
      );
    const labelled =
      /^(?:pendidikan|lulusan|jurusan|latar belakang pendidikan|education|graduated? (?:of|from|in)|majoring in|background in)\b/i.exec(
        text,
      );
    const educationWord = labelled !== null || /\b(?:jurusan|prodi|program studi|major)\b/i.test(text);
    if (mentions.length === 0 && (!educationWord || /\b(?:ter)?akreditasi|\baccredit/i.test(text))) continue;
    if (ANY_FIELD.test(text) && (mentions.length > 0 || educationWord)) {
      anyField = true;
      quote ??= text;
    }
    if (SELF_TAUGHT.test(text)) optional = true;
    const spans: { from: number; to: number }[] = [];
    if (mentions.length === 0) {
      const found = fieldsAt(
        text,
        labelled ? labelled[0].length : text.search(/\b(?:jurusan|prodi|program studi|major)\b/i),
        text.length,
      );
      if (found.fields.length === 0 && !ANY_FIELD.test(text)) continue;
      fields.push(...found.fields);
      spans.push({ from: 0, to: found.to });
      quote ??= text;
    }
    mentions.forEach((mention, at) => {
      const next = mentions[at + 1]?.from ?? text.length;
      const found = fieldsAt(text, mention.to, next);
      const clauseNice =
        (niceLine && !/^(?:min(?:imal|imum)?|at least)\b/i.test(text)) ||
        (!isOpen &&
          isNiceHere(
            withoutBrackets(text, mention.from),
            mention.from,
            ANY_FIELD.test(text) ? mention.to : found.to,
          ));
      const bracketed = isBracketedAlternative(text, mention.from);
      if (!bracketed) (clauseNice ? nice : must).push(mention.level);
      // `Min. SMA/SMK, S1 Teknik lebih disukai`: the field belongs to what is preferred.
      const isOfPreferred =
        clauseNice &&
        fields.length === 0 &&
        must.some((level) => RANK.indexOf(level) <= RANK.indexOf('SMA/SMK'));
      if (!bracketed && !isOfPreferred && !(ANY_FIELD.test(text) && clauseNice)) fields.push(...found.fields);
      spans.push({ from: mention.from, to: Math.max(found.to, mention.to) });
      // "Background in Forestry or Economics (S1/S2)": the level stands behind its fields.
      const opened = text.lastIndexOf('(', mention.from);
      const lead = inBrackets(text, mention.from) ? BEFORE_LEVEL.exec(text.slice(0, opened)) : null;
      if (lead && !bracketed && at === 0) {
        const earlier = fieldsAt(text, lead.index + lead[0].length, opened);
        if (!clauseNice) fields.push(...earlier.fields);
        spans.push({ from: lead.index, to: earlier.to });
      }
      quote ??= clauseNice ? null : text;
    });
    if (spans.length > 0) used.set(text, spans);
  }
  const minLevel = must.length > 0 ? RANK[Math.min(...must.map((level) => RANK.indexOf(level)))]! : null;
  fields = [...new Map(fields.map((field) => [field.toLowerCase(), field])).values()];
  if (anyField) fields = [];
  if (optional && minLevel === null) return { degree: null, used };
  if (minLevel === null && fields.length === 0 && !anyField) return { degree: null, used };
  if (minLevel === null && nice.length > 0) return { degree: null, used };
  return { degree: { minLevel, fields, anyField, quote: quote ?? '' }, used };
}

function inBrackets(text: string, at: number): boolean {
  const opened = text.lastIndexOf('(', at);
  return opened >= 0 && text.indexOf(')', opened) > at;
}

function notNeeded(text: string, at: number): boolean {
  return /\b(?:no need|not? (?:required|needed)|(?:tidak|gak) (?:perlu|wajib|harus))\b[^,.;]*$/i.test(
    text.slice(0, at),
  );
}

/** `IPK S1 minimal 3,00 dan S2 minimal 3,25`: the grade of a level that was asked for before. */
function ofGrade(text: string, from: number, to: number): boolean {
  if (/\b(?:IPK|GPA)\s(?:\p{L}+\s){0,2}$/iu.test(text.slice(0, from))) return true;
  return (
    /\b(?:IPK|GPA)\b/i.test(text.slice(0, from)) &&
    /^\s?(?:min\p{L}*\.?|paling rendah|:|=|≥|>=?)\s?[2-4][.,]\d/iu.test(text.slice(to))
  );
}

/** `menangani siswa SMK`, `Guru BK SMK Taruna Bhakti`, `teaching in a high school`: who is taught, and where. */
function ofPupils(text: string, from: number, to: number): boolean {
  if (
    /\b(?:lulusan|pendidikan|ijazah|tamatan|minimal|min\.?|graduates?|diploma)\b[^,;.]*$/i.test(
      text.slice(0, from),
    )
  )
    return false;
  return (
    /\b(?:siswa|murid|pelajar|peserta didik|anak(?:-anak)?|guru(?: \p{L}+)?|mengajar|ngajar|pengajar|tingkat|jenjang|jenjang pendidikan|students?|pupils?|teach\p{L}*(?: (?:in|at) (?:an? )?)?|tutor\p{L}*)[\s–-]+$/iu.test(
      text.slice(0, from),
    ) ||
    /^\s(?:(?:Negeri|Swasta|Islam|Kristen|Katolik|Muhammadiyah|Al|Santo|Santa|Bina|Taruna|Tunas|Harapan)\b|\d{1,3}\s\p{Lu})/u.test(
      text.slice(to),
    )
  );
}

/** "usia maksimal 25 tahun (S1)": the level belongs to the age. */
function inAgeClause(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return /\b(?:usia|umur|age|aged|tinggi)\b/i.test(before) && /\(\s*$|\buntuk\s*$/.test(before);
}

/** "(SMA dengan pengalaman boleh melamar)" widens and asks for nothing. */
function isBracketedAlternative(text: string, at: number): boolean {
  const opened = text.lastIndexOf('(', at);
  if (opened < 0 || text.indexOf(')', opened) < at) return false;
  const inside = text.slice(opened, text.indexOf(')', opened));
  return /\b(?:boleh|considered|accepted|welcome|dipersilakan|pengalaman|experience|ok|diutamakan|disukai|preferred|strata)\b/i.test(
    inside,
  );
}

/** The text with its brackets blank, but for those around a place. */
function withoutBrackets(text: string, at: number): string {
  return text.replace(/\([^()]*\)/g, (inside, from: number) =>
    from <= at && from + inside.length > at ? inside : ' '.repeat(inside.length),
  );
}

function isNiceHere(text: string, from: number, to: number): boolean {
  const start = Math.max(
    text.lastIndexOf(',', from),
    text.lastIndexOf(';', from),
    text.lastIndexOf('(', from),
    0,
  );
  const before = text.slice(start, from);
  const stop = /[;,(]\s*(?=(?:S[12]|D[1-4]|SMA|SMK|bachelor|master|lebih|di ?utamakan|preferabl)\b)|$/i.exec(
    text.slice(to),
  );
  const after = text.slice(to, to + Math.min(stop?.index ?? 60, 60));
  return (
    /\b(?:lebih (?:disukai|diutamakan)|di ?utamakan|preferably|ideally|prefer)\b/i.test(before) ||
    /^[\s)]*(?:\p{L}+ ){0,2}(?:lebih (?:disukai|diutamakan|baik)|di ?utamakan|(?:is |are )?(?:an? )?(?:preferred|plus|advantage|desirable|bonus)|(?:menjadi |merupakan |jadi |adalah )?nilai (?:plus|tambah|lebih))/iu.test(
      after,
    )
  );
}

/** The fields of study that stand behind a level. */
function fieldsAt(text: string, start: number, stop: number): { fields: string[]; to: number } {
  let rest = text.slice(start, stop);
  const lead = FIELD_LEAD.exec(rest);
  // `S1, SEO`: a comma right behind the level ends it.
  const skipped = lead ? lead[0].length : 0;
  rest = rest.slice(skipped);
  if (skipped === 0 && /^\s*,/.test(rest)) return { fields: [], to: start };
  const end = FIELD_END.exec(rest);
  const span = end ? rest.slice(0, end.index) : rest;
  const fields: string[] = [];
  let reached = start + skipped;
  let head = '';
  for (const part of partsOf(span)) {
    const name = part.text
      .replace(/^[\s(–—-]+|[\s).,:–—-]+$/g, '')
      .replace(/^(?:jurusan|prodi|program studi|bidang|in|of|or|atau|dan|and|lulusan|an?|the)\s+/i, '')
      .replace(
        /\s+(?:(?:dan |atau )?sederajat|ke ?atas|(?:and|or) (?:above|higher)|or|atau|dan|and|degree|major|graduates?|wajib|background|jurusan)$/i,
        '',
      )
      .trim();
    if (name === '') continue;
    if (NOT_A_FIELD.test(name)) {
      reached = start + skipped + part.to;
      continue;
    }
    if (!isFieldLike(name, part.separator, fields.length > 0)) break;
    const first = name.split(' ')[0]!;
    // `Teknik Industri/Mesin/Elektro`: the first word holds for all.
    const whole =
      part.separator === '/' &&
      head !== '' &&
      !name.includes(' ') &&
      (/^teknik$/i.test(head) ? ENGINEERING.test(name) : !isStudyField(name))
        ? `${head} ${name}`
        : name;
    if (/^(?:teknik|pendidikan|ilmu|sastra|hukum)$/i.test(first) && name.includes(' ')) head = first;
    else if (part.separator !== '/') head = '';
    fields.push(whole);
    reached = start + skipped + part.to;
  }
  return { fields, to: reached };
}

function isFieldLike(name: string, separator: string, behindField: boolean): boolean {
  const words = name.split(/\s+/);
  if (words.length > 6 || /[\d@:]/.test(name.replace(/\bK3\b/, ''))) return false;
  if (
    /^(?:usia|umur|pengalaman|berpengalaman|mampu|bisa|dapat|memiliki|menguasai|IPK|GPA|pria|wanita|laki|domisili|min|max|maks|minimal|fresh|have|with|at least|able|experience|yang|tidak|bersedia|teliti|jujur|siap|latar|IPA|IPS)\b/i.test(
      name,
    )
  )
    return /^(?:IPA|IPS)$/.test(name);
  if (isStudyField(name)) return true;
  // An unknown name counts behind the level itself or behind another field, where it looks like a name.
  const named = /^\p{Lu}/u.test(name) || separator === '/';
  return named && words.length <= 4 && (separator === '' || separator === '/' || behindField);
}

const ENGINEERING =
  /^(?:mesin|elektro|sipil|industri|kimia|informatika|lingkungan|geologi|perkapalan|pertambangan|listrik|komputer|fisika|metalurgi|elektronika|mekatronika|perminyakan|material|otomotif|telekomunikasi|penerbangan)$/i;

interface Part {
  text: string;
  separator: string;
  to: number;
}

function partsOf(span: string): Part[] {
  const parts: Part[] = [];
  const separators = /\s*(?:,\s*(?:atau|or|dan|and)\s+|\/|,|\||\+|\s(?:atau|or|maupun)\s|\(|\)|:|;)\s*/gi;
  let from = 0;
  let separator = '';
  for (const match of span.matchAll(separators)) {
    parts.push({ text: span.slice(from, match.index), separator, to: match.index });
    separator = match[0].trim().toLowerCase();
    from = match.index + match[0].length;
  }
  parts.push({ text: span.slice(from), separator, to: span.length });
  // `A, B and C` parts at its last word too; `Perencanaan Wilayah dan Kota` stays whole.
  return parts.flatMap((part, at) => {
    const both = at > 0 ? /^(.+?)\s(?:dan|and|&)\s(.+)$/i.exec(part.text) : null;
    if (!both || isStudyField(part.text) === 'whole') return [part];
    return [
      { ...part, text: both[1]! },
      { ...part, text: both[2]!, separator: ',' },
    ];
  });
}
