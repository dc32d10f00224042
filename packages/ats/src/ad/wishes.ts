import { findSkills, type SkillMention } from '../skills/find-skills.ts';
import { kindOfSkill, SOFT } from '../skills/lexicon/lexicon.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { objectOf, startsWithHead, stripHeads } from './heads.ts';
import type { Alternative, Importance, Wish, WishKind } from './job-ad.ts';
import { isOddLanguage, SPOKEN_LANGUAGES, languageMentions } from './languages.ts';
import { placesIn } from './read-place.ts';
import { capitalised } from './recase.ts';
import { isStudyField } from '../lexicon/study-fields.ts';
import { yearSpans } from './read-years.ts';
import { MONTH_PATTERN } from '../dates/calendar-words.ts';

const MOST_WORDS = 7;
const LIST_CUE =
  /\s(?:such as|like|seperti|misalnya|contohnya|e\.?g\.?,?|antara lain|yaitu|namely|semisal|i\.?e\.?)\s+([^;.()]+)$/i;
const EXPERIENCE =
  /\b(?:pengalaman|berpengalaman|experience[d]?|p(?:e|)ngalam(?:a|)n|pglmn|pernah (?:bekerja|kerja|menjadi|jadi)|years?|tahun|thn|th|worked|background|latar belakang)\b/i;
const SEPARATOR =
  /\s*(?:,?\s(?:including|termasuk)\s|,\s*(?:dan\/atau|and\/or|atau|or|dan|and|serta|maupun|&)\s+|,|;|\/|\s(?:dan\/atau|and\/or|atau|or|maupun)\s|\s(?:dan|and|&|serta|plus|as well as|along with|beserta|\+|[·•|])\s|(?<=\p{L}{2}|[&\d]\p{L}|\d)\sn\s(?=\p{L}{2})|\s(?:sama)\s(?=\p{Lu}|\p{Ll}{3,}$)|\s[–—→-]\s)\s*/giu;
const PLACE_OF_WORK =
  /\s(?:di(?: bidang| industri| perusahaan| sektor)?|in(?: the| an?)?|at(?: an?| the)?|dari(?: perusahaan| industri)?|pada(?: bidang)?|within|on|for(?: an?)?|sebagai|sbg|as(?: an?)?|dengan|with)\s/i;
const TAIL =
  /\s(?:untuk|utk|agar|supaya|saat|ketika|sesuai|guna|sehingga|karena|secara|yang|yg|di|pada|dari|kepada|ke|dalam|melalui|sebagai|hingga|min\.?|minimal|maksimal|setiap|bagi|bersama|oleh|dengan|dgn|for|with|to|when|who|that|which|while|so|from|across|within|at|on|under|by|as|in|of (?:at|more|about|\d+|approximately)|is|are|would|will|good enough|using|menggunakan|via|among|between|per|terhadap|tanpa|without|before|during|if|jika|bila|into|is)\s/i;
const OPEN_TAIL =
  /\s(?:aktif(?: dan.*)?|yang masih.*|masih berlaku|\(wajib\)|wajib|mandatory|required|lebih disukai|diutamakan|fluency|with confidence)\s*!?$/i;
/** Conditions of the work, papers and interests: nothing that a CV shows as a skill. */
const CONDITION =
  /^(?:ber)?(?:sedia|siap\b|mau (?:di|kerja|bekerja|ikut|keliling|dinas|lembur)|domisili|tempat tinggal|tinggal di|lokasi|ktp\b|kk\b|stnk\b|npwp|skck|ijazah|ipk\b|gpa\b|nilai\b|transkrip|pas ?foto|foto\b|vaksin|sertifikat vaksin|kendaraan(?! (?:berat|niaga|listrik|besar|operasional))|motor(?: (?:pribadi|sendiri)|$)|sepeda motor|laptop|smartphone|hp\b|portfolio|portofolio|own (?:vehicle|laptop|car)|vehicle(?:$| (?:owner|preferred|required))|willing|willingness|available|availability|ready|open to|commit(?:ment|ted) to|tidak|tdk|gak|bukan|belum|no\b|not\b|never|nggak|suka|menyukai|senang|hobi|love|passion|cinta|peduli anak|reputable|berasal|asal\b|kelakuan|berkelakuan|warga|wni\b|setia kepada|bebas|surat (?:keterangan|lamaran|izin orang)|referensi|lulus (?:tes|seleksi|psikotes)|gaji|salary|surat sehat|ngg?a\b|enggak|ga\b|gk\b|ndak|kontrak|ikatan dinas|shift|lembur|overtime|weekend|hari (?:libur|kerja)|libur|travel(?:l?ing)?(?= (?:to|up|out|around|within|between|frequently|nationwide|abroad|luar|ke)|$)|relocat|jam kerja|penempatan|on[- ]?call|ditempatkan|work permit|citizenship|izin orang tua|rekening|usia|umur|berusia|berumur|maks|max|kode (?:lamaran|posisi|pos|jabatan|referral|loker)\b|roster\b|subje|email|lahir|jabatan|status\b|posisi yang|latar belakang|daftar riwayat|melampirkan|menyertakan|kirim|send|submit|attach|visa|passport|paspor|fresh|recent graduates|terbuka|non-?pengalaman|tanpa|self-taught|otodidak|zero tolerance|night shifts?|rotating shifts?|working (?:night|shift)|tamatan|masuk (?:kerja|weekend|malam|pagi|siang|shift|hari|saat|sabtu|minggu)|menginap|standby|stand by|saat |ketika |apalagi |dibuktikan|per \d|seperti|please|interested|lulusan|pendidikan|jurusan|minat|tertarik|bisa segera|(?:full|part)[- ]time position|join|bergabung|start|immediate)/i;
/** Conditions that hold for all the items behind them: "bersedia kerja shift pagi, siang, malam". */
const WILLING =
  /^(?:ber)?(?:sedia\b|siap\b|mau\b(?! belajar)|sanggup\b|shift\b|(?:lulus|lolos) (?:tes|seleksi|psikotes|ujian|uji)\b|domisili|hafal\b|setia\b|tidak\b|tdk\b|bukan\b|never\b|willing|available|ready (?:to|for)|suka\b|menyukai\b|love\b|kirim|bebas\b|fee\s+(?:rp\b|\d)|upah\b|bayaran\b|dibayar|digaji)/i;
const GENERIC =
  /^(?:above|higher|better|cm|kg|km|m|meters?|metres?|sekitar(?:nya)?|ke atas|lebih tinggi|up|all majors?|semua jurusan|lisan|tulisan|tertulis|written|spoken|verbal|oral|reading|(?:lebih )?(?:disukai|diutamakan)|preferred|komputer|computer|computers|surat|mahasiswa(?:\/i)?(?: .*)?|(?:(?:final|last|first|second|third|fourth)[- ]year |university |college )?students|what (?:an?|the) .*|even better|you['’]ve .*|mobil|pemilik|penumpang|pembeli|konsumen|tamu|atasan|rekan(?: kerja)?|pengunjung|warga|ok|oke|better|at least|sebelumnya|saat ini|bidang(?:nya| (?:yang )?(?:sama|serupa|terkait|sejenis|relevan|tersebut|ini|lain\w*|apapun|kerja))?|posisi (?:yang )?(?:sama|serupa|terkait|sejenis|setara|tersebut|ini)|industri (?:yang )?(?:sama|sejenis|terkait|serupa)|(?:perusahaan|pekerjaan|jabatan|bagian|divisi) (?:yang )?(?:sama|sejenis|serupa|terkait|lain)|sejenis(?:nya)?|sama|serupa|terkait|setara|relevan|lain(?:nya)?|similar(?: .*)?|same(?: .*)?|related(?: .*)?|relevant(?: .*)?|equivalent(?: .*)?|comparable.*|others?|etc|dll|dsb|things|everything|field|fields|industry|industries|role|roles|position|company|companies|work|working|job|jobs|tasks?|kerja|bekerja|tugas|kantor|office|perusahaan|tim|team|teams|kami|we|us|our team|production|produksi massal|daily|harian|indonesia|people|orang|staff|staf|karyawan|customer|customers|clients?|klien|pelanggan|user|users|time|waktu|level|levels|hal|baik|good|must|wajib|tools?|software|aplikasi|sertifikat|certificate|certification|license|bahasa|language|languages|komputer dasar|bulan|tahun|years?|month|months|minggu|nilai|plus|posisi|bidang|industri|profesional|professional|formal|internal|external|other|ahli|degree|supervisor|manager|managerial|managerial level|tempat|lapangan|kota|luar kota|english|indonesian|this|these|that|(?:S|D)-?[1-4]|computer litera(?:te|cy)|(?:reputable |leading |top |accredited |state |private )?(?:university|universities|college)|(?:universitas|perguruan tinggi|kampus|institusi|sekolah)(?: (?:negeri|swasta|ternama|terkemuka|terbaik|terakreditasi|bereputasi|favorit|manapun|atau|dan|dalam|luar|unggulan))+)$/i;
/** What somebody does in a language, named beside it: `speak and understand English`. */
const SPEAKING =
  /^(?:(?:able|mampu|bisa|dapat|can|must|to|good at|both)\s)*(?:speak|write|read|understand|listen|reply|communicate|converse|speaking|writing|reading|listening|berbicara|bicara|menulis|membaca|berkomunikasi|memahami)$/i;
const SPEECH = /\b(?:kami|we|our|us|you['’]ll|you will|kamu akan|you['’]re|dilatih|disediakan|akan di)\b/i;
const LICENCE =
  /\b(?:sertifikat|sertifikasi|bersertifikat|certificate|certification|certified|licen[cs]e[ds]?|lisensi|izin praktik|SIM ?[ABC]|SIO\b|STR\w?\b|SIP\w?\b|brevet|gada (?:pratama|madya|utama)|COP\b|COC\b|BST\b|SKK\b|SKA\b|KTA\b)\b/i;
const LICENCE_WORD =
  /\b(?:sertifikat|sertifikasi|bersertifikat|certificates?|certifications?|certified|licen[cs]e[ds]?|lisensi|izin)\b/i;
const GENERIC_HEAD =
  /^(?:.*\b(?:tools?|software|skills?|frameworks?|languages?|databases?|platforms?|apps?|applications?|systems?|brokers?|aplikasi|perangkat lunak|bahasa pemrograman|library|libraries|sertifikat|certifications?|certificate|technologies|services|values|competenc(?:y|ies)|attributes|nilai-nilai|keahlian|kompetensi|program|hal|following|berikut))$/i;

/** One line's wishes. The parts in `used` were read as something else (degree, age) and are left out. */
export function wishesOf(
  line: string,
  importance: Importance,
  used: readonly { from: number; to: number }[] = [],
): Wish[] {
  const text = blank(line, used);
  return clausesOf(text, importance).flatMap((clause) => wishesOfClause(clause, line));
}

function blank(text: string, spans: readonly { from: number; to: number }[]): string {
  let out = text;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from))
    out = `${out.slice(0, from)}${' '.repeat(Math.max(0, to - from))}${out.slice(to)}`;
  return out
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s*,\s*(?=,)/g, '')
    .replace(/^[\s,/|·•]+/, '')
    .replace(/\s*([|·•])\s*(?:[|·•]\s*)+/g, ' $1 ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function wishesOfClause({ text, importance }: Clause, quote: string): Wish[] {
  // `Preferably Supervisors specializing in Sales`, `Required skill(s)`: a portal's form.
  const cleared = clearYears(
    text.replace(/\(s\)/g, 's').replace(/^(?:\p{L}+[\s/&-]+){1,6}speciali[sz](?:ing|ed) in\s+/iu, ''),
  );
  const listed = cleared.replace(LEAST_OF, '').replace(LIST_CUE, ' ($1)');
  const { plain, brackets } = takeBrackets(listed);
  const wishes = [...groupsOf(plain, brackets, EXPERIENCE.test(text))].flatMap((group) =>
    toWish(group, importance, quote),
  );
  // "(brand beauty diutamakan)" asks for something of its own.
  const beside = brackets.flatMap((inside) =>
    /\b(?:di ?utamakan|disukai|is a plus|preferred|nilai (?:plus|tambah)|lebih baik|advantage)\b/i.test(
      inside,
    )
      ? clausesOf(inside, importance).flatMap((clause) => wishesOfClause(clause, quote))
      : [],
  );
  return [...wishes, ...beside];
}

/** "komputer minimal Ms. Word dan Excel": what the least of it is. */
const LEAST_OF =
  /\b((?:komputer|computer|office|software|aplikasi|program|tools?)(?: (?:perkantoran|office|skills?))?) (?:minimal|min\.?|khususnya|terutama|especially|particularly|at least) (?=\p{Lu}|ms\b)/iu;

/** `Core Competencies – Teamwork, Communication` */
const LABEL_BEFORE_DASH =
  /^((?:\p{L}+ ){0,2}(?:values|competenc(?:y|ies)|skills|behaviou?rs|attributes|kompetensi|nilai-nilai|keahlian|kemampuan|tools))\s[–—-]\s+(\S.*)$/iu;

interface Item {
  text: string;
  separator: string;
  headed: boolean;
  licence: boolean;
  details: string[];
}

const BRACKET = '\u0001';

function takeBrackets(text: string): { plain: string; brackets: string[] } {
  const brackets: string[] = [];
  const plain = text.replace(/\s*[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
    brackets.push(inside.trim());
    return `${BRACKET}${brackets.length - 1}${BRACKET}`;
  });
  return { plain: plain.replace(/[()[\]]/g, ' '), brackets };
}

function groupsOf(
  plain: string,
  brackets: readonly string[],
  experienced = EXPERIENCE.test(plain),
): Item[][] {
  const colon = /^([^:]{3,60}):\s+(\S.*)$/.exec(plain) ?? LABEL_BEFORE_DASH.exec(plain);
  if (colon && !/\d$/.test(colon[1]!)) {
    const head = nameOf(colon[1]!);
    const inner = groupsOf(colon[2]!, brackets);
    const items = inner.flat();
    const generic = head === undefined || GENERIC_HEAD.test(head) || items.length === 0;
    if (generic && items.length > 0 && inner.length > 1 && !ONE_OF.test(colon[1]!)) return inner;
    if (items.length > 0) {
      const group: Item[] = items.map((item, at) => ({ ...item, separator: at === 0 ? '' : '/' }));
      if (head && !generic && !ONE_OF.test(colon[1]!))
        group.unshift({ text: head, separator: '', headed: true, licence: false, details: [] });
      else if (head && group[0] && !ONE_OF.test(colon[1]!))
        group[0] = { ...group[0], details: [...group[0].details, head] };
      return [group];
    }
  }
  const items = itemsOf(plain, brackets, experienced);
  if (ONE_OF.test(plain) || brackets.some((inside) => SOME_OF.test(inside)))
    for (const item of items) if (item.separator === ',' || item.separator === 'and') item.separator = 'or';
  return groupItems(items);
}

function clearYears(text: string): string {
  let out = text;
  for (const { from, to } of yearSpans(text).toSorted((a, b) => b.from - a.from))
    out = `${out.slice(0, from)} ${out.slice(to)}`;
  return out
    .replace(
      /(?:^|,\s*)(?:of which\s+)?(?:at least\s+)?(?:one|two|three|four|five|six|seven|eight|ten|\d+) (?:of (?:which|them|those))\b/gi,
      ', ',
    )
    .replace(
      /\b(?:lebih dari|kurang dari|less than|more than|over|kurang lebih|sekitar|at least|minimal|min\.?|minimum|setidaknya|paling sedikit|paling tidak|sekurang-kurangnya)\s+(?=(?:of|di|in|sebagai|as|pengalaman|experience|$))/gi,
      ' ',
    )
    .replace(/ {2,}/g, ' ')
    .trim();
}

const USING_COMPUTERS =
  /^(?:(?:meng)?operasi(?:kan|onal)|menggunakan|penggunaan|pengoperasian|operate|operating|using)? ?(?:komputer|computers?)$/i;

function itemsOf(text: string, brackets: readonly string[], experienced: boolean): Item[] {
  const known = findSkills(text);
  const inName = (from: number, to: number) =>
    known.some((mention) => mention.from < from && mention.to > to);
  const pieces: { text: string; separator: string }[] = [];
  let from = 0;
  let separator = '';
  for (const match of text.matchAll(SEPARATOR)) {
    const at = match.index;
    if (inName(at, at + match[0].length)) continue;
    if (match[0].trim() === '/' && isTightSlash(text, at + match[0].indexOf('/'))) continue;
    // "drafting and negotiating contracts" is one thing, done twice.
    if (
      /^\s*(?:and|or|&)\s*$/i.test(match[0]) &&
      /(?:^|\b(?:in|of|at|with|for|by|to|experience)\s)\p{L}+ing$/iu.test(text.slice(from, at)) &&
      /^\p{L}+ing\s\p{L}/iu.test(text.slice(at + match[0].length))
    )
      continue;
    // `Brevet A & B`, `R & D`
    if (/^\s*&\s*$/.test(match[0]) && /^\p{L}(?:\s|$|,)/u.test(text.slice(at + match[0].length))) continue;
    if (
      match[0].trim() === ',' &&
      /\d/.test(text[at - 1] ?? '') &&
      /\d/.test(text[at + match[0].length] ?? '') &&
      match[0] === ','
    )
      continue;
    pieces.push({ text: text.slice(from, at), separator });
    separator = kindOfSeparator(match[0]);
    from = at + match[0].length;
  }
  pieces.push({ text: text.slice(from), separator });
  const items: Item[] = [];
  for (const piece of pieces) {
    const parts = experienced ? piece.text.split(PLACE_OF_WORK) : splitAtTool(piece.text);
    let named = false;
    parts.forEach((part, at) => {
      const details: string[] = [];
      const bare = part.replace(new RegExp(`${BRACKET}(\\d+)${BRACKET}`, 'g'), (_, index: string) => {
        details.push(...detailsOf(brackets[Number(index)] ?? ''));
        return ' ';
      });
      const listed =
        details.length > 1 &&
        (GENERIC.test(nameOf(bare) ?? 'tools') || USING_COMPUTERS.test(nameOf(bare) ?? '')) &&
        !/\/|\b(?:or|atau)\b/i.test(bracketsOf(part, brackets));
      if (listed) {
        details.forEach((detail, number) =>
          items.push({
            text: detail,
            separator: number === 0 ? piece.separator : 'and',
            headed: false,
            licence: LICENCE.test(bare),
            details: [],
          }),
        );
        return;
      }
      const trimmed = bare.replace(/ {2,}/g, ' ').trim();
      if (trimmed === '' && details.length === 0) return;
      items.push({
        text: trimmed,
        separator: named ? 'and' : piece.separator,
        headed: at === 0 && startsWithHead(trimmed),
        licence: LICENCE.test(trimmed),
        details,
      });
      named ||= nameOf(trimmed) !== undefined;
    });
  }
  return items;
}

function bracketsOf(part: string, brackets: readonly string[]): string {
  return [...part.matchAll(new RegExp(`${BRACKET}(\\d+)${BRACKET}`, 'g'))]
    .map(([, index]) => brackets[Number(index)] ?? '')
    .join(' ');
}

/** `CI/CD`, `B/L` and `24/7` are one word. */
function isTightSlash(text: string, at: number): boolean {
  const left = /[\p{L}\p{N}]+$/u.exec(text.slice(0, at))?.[0] ?? '';
  const right = /^[\p{L}\p{N}]+/u.exec(text.slice(at + 1))?.[0] ?? '';
  if (/\s/.test(text[at - 1] ?? '') || /\s/.test(text[at + 1] ?? '')) return false;
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return true;
  // `QA/QC`, `HR/GA`
  if (/^\p{Lu}{2}$/u.test(left) && /^\p{Lu}{2}$/u.test(right)) return true;
  if (left.length === 1 && right.length === 1)
    return !/^[A-C]$/.test(left) || !/SIM\s$/.test(text.slice(0, at - 1));
  return left.length === 1 && !/SIM\s\w$/i.test(text.slice(0, at));
}

function kindOfSeparator(sign: string): string {
  const word = sign.replace(/[,\s]/g, '').toLowerCase();
  if (/^(?:atau|or|maupun|dan\/atau|and\/or)$/.test(word)) return 'or';
  if (word === '/') return '/';
  if (word === '' || /^[·•|]$/.test(word)) return sign.includes(';') ? ';' : ',';
  if (word === ';') return ';';
  return 'and';
}

/** "Data analysis in SPSS" names two things: the work and the tool. */
function splitAtTool(text: string): string[] {
  const match =
    /\s(?:in|with|dengan|menggunakan|using|via|on|pakai|pake|memakai|melalui)\s+(?=\p{Lu}|[a-z]+[A-Z])/u.exec(
      text,
    );
  if (!match) return [text];
  const behind = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  if (nameOf(before) === undefined || placesIn(behind).length > 0) return [text];
  return [before, behind];
}

/** `One of: BigQuery, Snowflake, Redshift`: commas part what is asked for in turn. */
const ONE_OF =
  /^\W*(?:(?:at least )?(?:one|any|either|two|three|\d) of\b(?! (?:the|our|your)\b)|(?:minimal |setidaknya )?(?:salah satu|(?:dua|\d)(?= dari))\b)(?: dari)?\s*:?/i;
/** `(min. 2 dari 3)` behind a list */
const SOME_OF =
  /^(?:min(?:imal|imum)?\.?|at least|setidaknya|pilih|cukup)?\s*(?:salah satu(?:nya)?|(?:\d|satu|dua|tiga|one|two|three|any) (?:dari|of)\b.*)$/i;

const IDLE_BRACKET =
  /\b(?:tidak|bukan|yang|untuk|orang|min(?:imal)?|maks|tahun|years?|wajib|must|required|are|is|kami|diutamakan|disukai|preferred|plus|terbatas|skala|daily|boleh|kalau|if|for|opsional|optional|masih|aktif|count|seriously|per|any|semua|di|in|at|valid|berlaku|level|akan|nilai)\b|^\d|!|%/i;

function detailsOf(inside: string): string[] {
  if (inside === '' || IDLE_BRACKET.test(inside)) return [];
  const parts = inside
    .split(/\s*(?:,\s*(?:(?:atau|or|dan|and)\s)?\s*|\/|;|\s(?:atau|or|dan|and|&|serta)\s|\s[–-]\s)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= 4);
  const single = parts.length === 1 && !/^\p{Lu}/u.test(parts[0]!) && findSkills(parts[0]!).length === 0;
  return single ? [] : parts.filter((part) => !/^(?:dll|dsb|etc|lainnya|dkk)\.?$/i.test(part));
}

/** `A, B or C` is one wish, `A/B, C and D` three. */
function groupItems(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const starts =
      !last || item.separator === ';' || (item.headed && item.separator !== 'or' && item.separator !== '/');
    if (starts) runs.push([item]);
    else last.push(item);
  }
  return runs.flatMap((run) => {
    if (run[0] && WILLING.test(run[0].text))
      return run.filter(({ text }) => traitOf(text)).map((item) => [item]);
    const either = run.some(({ separator }) => separator === 'or');
    const both = run.some(({ separator }) => separator === 'and');
    const groups: Item[][] = [];
    for (const item of run) {
      const joins =
        item.separator === '/' || item.separator === 'or' || (either && !both && item.separator === ',');
      if (joins && groups.length > 0) groups.at(-1)!.push(item);
      else groups.push([item]);
    }
    return groups;
  });
}

/** The thing a phrase names, without what leads to it and what follows; undefined where it names none. */
function nameOf(text: string): string | undefined {
  const bare = text.replace(/[\s.,;:!?…≥≤<>=+~]+$/g, (end) => (/^[+]+$/.test(end) ? end : '')).trim();
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
    (start) => rest.some((mention) => mention.from === start),
    (end) => rest.some((mention) => mention.to === end && /\s/.test(name.slice(mention.from, mention.to))),
  );
  name = name.slice(again.from, again.to).replace(/[\s.,:;!?]+$/, '');
  return name === '' ? undefined : name;
}

function toWish(group: readonly Item[], importance: Importance, quote: string): Wish[] {
  const traits: Wish[] = [];
  const alternatives: Alternative[] = [];
  // "Mandarin/Hakka": read as languages.
  const spoken = group.length > 1 && group.some(({ text }) => isLanguageOnly(nameOf(text) ?? text));
  let kind: WishKind | undefined;
  let licence = false;
  let series = '';
  for (const item of group) {
    if (SPEAKING.test(item.text) && languageMentions(quote).length > 0) continue;
    if (spoken && isOddLanguage(item.text)) continue;
    const trait = traitOf(item.text, quote);
    if (trait && group.length === 1) {
      // "Team player with integrity" names two.
      const parts = item.text.split(/\s(?:with|dengan)\s/i).flatMap((part) => traitOf(part) ?? []);
      const named = parts.length > 1 ? parts : [trait];
      return named.map((each) => ({ kind: 'trait', anyOf: [each], importance, quote }));
    }
    if (trait) {
      traits.push({ kind: 'trait', anyOf: [trait], importance, quote });
      continue;
    }
    const language = group.length === 1 ? undefined : languageMentions(item.text)[0];
    // `SIM A atau C`
    const short =
      /^[A-C](?:I{1,2}|[12])?$/.test(item.text.trim()) && series !== ''
        ? `${series} ${item.text.trim()}`
        : item.text;
    if (/^.*\bSIM [A-C]/.test(short)) series = 'SIM';
    const found = language ? undefined : alternativeOf(short, item.details);
    if (!found) {
      if (!language && !CONDITION.test(short) && !isLanguageOnly(short))
        addDetails(item.details, alternatives);
      licence ||= item.licence && alternatives.length > 0;
      continue;
    }
    licence ||= item.licence || LICENCE.test(short);
    kind ??= found.skills[0] ? kindOfSkill(found.skills[0]) : undefined;
    alternatives.push(found);
    addDetails(item.details, alternatives);
  }
  if (alternatives.length === 0) return traits;
  const named = licence
    ? 'licence'
    : (kind ??
      (/^(?:\p{Lu}[\p{L}\d]*[A-Z\d.+#]|[\p{Lu}\d.+#-]{3,})/u.test(alternatives[0]!.name) ? 'tool' : 'skill'));
  return [...traits, { kind: named === 'trait' ? 'trait' : named, anyOf: alternatives, importance, quote }];
}

function addDetails(details: readonly string[], alternatives: Alternative[]): void {
  for (const detail of details) {
    const other = alternativeOf(detail, []);
    if (other && !alternatives.some((each) => each.name.toLowerCase() === other.name.toLowerCase()))
      alternatives.push(other);
  }
}

function traitOf(text: string, beside = ''): Alternative | undefined {
  const alone = /^(?:dalam |secara |dengan )?(?:sebuah )?(?:tim|team|teams|kelompok)$/i.exec(text.trim());
  if (alone && /\b(?:individu\p{L}*|mandiri|independent\p{L}*|sendiri|individually)\b/iu.test(beside))
    return { name: text.trim(), also: ['Teamwork'], skills: ['Teamwork'] };
  const plain =
    /^(?:cepat|gesit|tangkas|rapi|bersih|sopan|santun|ceria|tegas|supel|luwes|kritis|visioner|ekspresif|independen|peka|hangat|tenang|dewasa|bijaksana|objektif|netral|tulus|kooperatif|fast|quick|polite|cheerful|neat|friendly|visionary|expressive|warm|warmth|firm|calm|mature|wise|objective|neutral|sincere|cooperative)$/i.exec(
      text.trim(),
    );
  if (plain) return { name: plain[0], also: [], skills: [] };
  const mention = findSkills(text).find(({ skill }) => SOFT.has(skill));
  if (!mention) return undefined;
  const hard = findSkills(text).find(({ skill }) => !SOFT.has(skill));
  if (hard && hard.from < mention.from) return undefined;
  return { name: text.slice(mention.from, mention.to), also: [mention.skill], skills: [mention.skill] };
}

/** What designers call their programs, alone between commas; `AI` and `PR` in capitals are something else. */
const SHORT_FORMS = new Map([
  ['Ai', 'Adobe Illustrator'],
  ['Ps', 'Adobe Photoshop'],
  ['PS', 'Adobe Photoshop'],
  ['Pr', 'Adobe Premiere Pro'],
  ['Ae', 'Adobe After Effects'],
  ['Lr', 'Adobe Lightroom'],
]);

function alternativeOf(text: string, details: readonly string[]): Alternative | undefined {
  if (CONDITION.test(text.trim()) || SPEECH.test(text)) return undefined;
  const name = nameOf(text) ?? (details.length > 0 ? details[0] : undefined);
  if (!name || (name.length < 2 && !/^[RC]$/.test(name))) return undefined;
  if (CONDITION.test(name) || GENERIC.test(name)) return undefined;
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
  const known = findSkills(name);
  if (words.length > MOST_WORDS && known.length === 0) return undefined;
  if (/@|https?:|www\.|\d{3,}[- ]?(?:x|\d){3,}/i.test(name) || !/\p{L}/u.test(name)) return undefined;
  const also = new Set<string>();
  const object = objectOf(name);
  if (object && !GENERIC.test(object)) also.add(object);
  // "Active STRA", "Valid BST": a licence is named without its state.
  const state = /^(?:active|valid|current|aktif|masih berlaku)\s+(?=\S)/i.exec(name);
  if (state) also.add(name.slice(state[0].length));
  const paper = LICENCE_WORD.exec(name);
  const bare = paper ? name.replace(LICENCE_WORD, ' ').replace(/ {2,}/g, ' ').trim() : '';
  if (bare.length > 1 && !GENERIC.test(bare)) also.add(bare);
  for (const { from, to, skill } of dominant(known, name)) {
    also.add(name.slice(from, to));
    also.add(skill);
  }
  const shortened = SHORT_FORMS.get(name);
  if (shortened) also.add(shortened);
  // "Bachelor of Laws (S1 Hukum)": the degree again.
  const schooling = /^(?:S[1-3]|D[1-4])\s+(\p{L}.*)$/u.exec(name);
  if (schooling && isStudyField(schooling[1]!)) return undefined;
  if (/\b(?:19|20)\d{2}\b/.test(name) && !/^(?:ISO|PSAK|IFRS|PTK)/i.test(name)) {
    // `Incoterms 2020`: an edition, not a time.
    const edition = EDITION.exec(name);
    if (!edition) return undefined;
    also.add(edition[1]!);
  }
  const shown = words.length > MOST_WORDS && known[0] ? name.slice(known[0].from, known[0].to) : name;
  also.delete(shown);
  const skills = shortened ? [shortened] : dominant(known, name).map(({ skill }) => skill);
  return { name: shown, also: [...also], skills };
}

/** The name of a thing and the year of its edition; `Batch 2026` and `Januari 2027` are times. */
const EDITION = new RegExp(
  `^(?!(?:${MONTH_PATTERN}|tahun|angkatan|batch|lulusan|periode|semester|class|year|since|sejak)\\b)(\\p{Lu}[\\p{L}\\d.+-]*(?: \\p{Lu}[\\p{L}\\d.+-]*)?) (?:19|20)\\d{2}$`,
  'iu',
);

/** Known names that make up much of a phrase; one small word of a long phrase says little. */
function dominant(known: readonly SkillMention[], name: string): SkillMention[] {
  const letters = name.replace(/\s/g, '').length;
  return known.filter(({ from, to }) => (to - from) / letters >= 0.34).slice(0, 2);
}

function isLanguageOnly(name: string): boolean {
  const mentions = languageMentions(name);
  if (mentions.length === 0) return false;
  const rest = SPOKEN_LANGUAGES.reduce((text, { pattern, tests }) => {
    const without = text.replace(pattern, ' ');
    return tests ? without.replace(tests, ' ') : without;
  }, name);
  return (
    rest
      .replace(
        /\b(?:bahasa|language|lisan|tulisan|aktif|pasif|fluent|fluency|fluently|native|natively|professionally|written|spoken|write|speak|reading|writing|speaking|skills?|baik|good|dasar|basic|percakapan|tertulis|berbahasa|min|score|skor|fasih|lancar|bagus|very|well|intermediate|upper|advanced|better|conversational|or|and|dan|atau|N\d|working|professional|proficiency|speakers?|communicate|berkomunikasi|nulis|conversation|menguasai|mandatory|level|business|of|in|a|the|N[1-5]|JLPT|HSK|TOPIK|TOEFL|IELTS|TOEIC|fluent|required|wajib|bisa|mampu|percakapan|tamu|able|to|both)\b/gi,
        '',
      )
      .replace(/[^\p{L}]/gu, '').length <= 3
  );
}
