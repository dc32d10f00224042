import { findSkills } from '../skills/find-skills.ts';
import { kindOfSkill, SOFT } from '../skills/lexicon/lexicon.ts';
import { clausesOf, type Clause } from './clauses.ts';
import type { Alternative, Importance, Wish, WishKind } from './job-ad.ts';
import { isOddLanguage, languageMentions } from './languages.ts';
import { yearSpans } from './read-years.ts';
import { EXPERIENCE, groupsOf, type Item, LICENCE, takeBrackets } from './wish-items.ts';
import { alternativeOf, CONDITION, isLanguageOnly, nameOf, traitOf } from './wish-names.ts';

const LIST_CUE =
  /,?\s(?:such as|like|seperti|misalnya|contohnya|e\.?g\.?,?|antara lain|yaitu|namely|semisal|i\.?e\.?|khususnya|terutama|especially|particularly|notably)\s*:?\s+([^;.()]+)$/i;
/** What somebody does in a language, named beside it: `speak and understand English`. */
const SPEAKING =
  /^(?:(?:be|able|mampu|bisa|dapat|can|must|to|good at|both)\s)*(?:(?:serve|assist|help|greet|host|guide|deal with|talk to|handle|melayani|menyapa|mendampingi|memandu|ngobrol (?:sama|sm|dengan))(?: (?:our|foreign|international|asing))? (?:guests?|clients?|customers?|patients?|tourists?|visitors?|callers?|tamu|klien|pelanggan|nasabah|pasien|turis|wisatawan)(?: asing)?|speak|write|read|understand|listen|reply|communicate|converse|speaking|writing|reading|listening|berbicara|bicara|menulis|membaca|berkomunikasi|memahami)(?: (?:well|fluently|clearly|effectively|confidently|dengan (?:baik|lancar)))?$/i;

/** `Ahli K3 Umum (Kemnaker RI)`: who gives the licence is no licence. */
const GIVER =
  /^(?:(?:dari|oleh|terbitan|sertifikasi|by|issued by|from) )?(?:kemen\p{L}*|kemnaker|depnaker|disnaker|dep(?:artemen)?\.? \p{L}+|dinas \p{L}+(?: \p{L}+)?|BNSP|LSP(?: \p{L}+)?|polri|polda|IAI|IDI|PPNI|IBI|IAPI|AAJI|AAUI|OJK|dirjen \p{L}+)(?: (?:RI|R\.I\.))?$/iu;

const QUALITY =
  'baik|bagus|jelas|rapi|kuat|tinggi|efektif|efisien|akurat|cepat|tepat|lancar|benar|sopan|ramah|terstruktur|sistematis|mendalam|luas|detail|menarik|santun';

/** One line's wishes. The parts in `used` were read as something else (degree, age) and are left out. */
export function wishesOf(
  line: string,
  importance: Importance,
  used: readonly { from: number; to: number }[] = [],
): Wish[] {
  const text = blank(line, used).replace(/^SIM\s*:\s*(?=[A-D])/, 'SIM ');
  const bonus = WHOLLY_NICE.exec(text)?.[1];
  return clausesOf(bonus ?? text, bonus ? 'nice' : importance).flatMap((clause) =>
    wishesOfClause(clause, line),
  );
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

/** `Mengelola cloud seperti GCP, AWS dan Azure (nilai tambah)`: one point, of which the brackets at its end speak as a whole. */
const WHOLLY_NICE =
  /^((?:(?!\b(?:seperti|such as|like|misalnya)\b)[^,;()])+(?:\b(?:seperti|such as|like|misalnya)\s[^;()]+)?)\((?:(?:akan )?lebih |sangat |is an? |an? )?(?:di ?utamakan|disukai|nilai (?:plus|tambah|lebih)|plus|bonus|preferred|optional|opsional|advantage|nice to have)\)\.?$/iu;

/** `pengembangan menggunakan PHP dan NodeJS`: what is used is what is asked for. */
const MADE_WITH =
  /\b(?:pengembangan|pemrograman|pembuatan|development|programming|coding|ngoding|scripting) (?:dengan |with )?(?:menggunakan|memakai|pakai|using|dengan|with|in) (?=\p{Lu})/gu;
/** `kemampuan menulis yang baik, jelas, dan rapi`: how well something is done. */
const HOW_IT_IS = new RegExp(
  String.raw`\syang (?:${QUALITY})(?:(?:,| dan|, dan) (?:${QUALITY}))+(?=\s*(?:$|[.;,(]))`,
  'giu',
);

/** `English – business level` */
const LEVEL_BEHIND_DASH =
  /\b(bahasa \p{L}+|english|inggris|mandarin|japanese|jepang|korean?|arabic?|indonesian)\s?[–—-]\s(?=(?:business|professional|fluent|native|intermediate|advanced|basic|conversational|working|aktif|pasif|lancar|fasih)\b)/giu;

/** `lulusan teknik mesin yang bisa SolidWorks` */
const GRADUATES_WHO =
  /^(?:lulusan|pendidikan|kandidat|pelamar|graduates? of)\s[^,;]{3,60}?\s(?:yang|who)\s(?=(?:bisa|mampu|menguasai|paham|memahami|mahir|berpengalaman|terbiasa|memiliki|can|have|has|know)\b)/i;

/** What brackets demand for themselves: `(brand beauty diutamakan)`, `(SIM C wajib)`, `(Premiere = bonus)`. */
const ASKS_ITSELF =
  /\b(?:di ?utamakan|disukai|(?:is an? |= ?)?(?:plus(?: points?)?|bonus)|preferred|nilai (?:plus|tambah)|lebih baik|advantage|welcome[d]?$)\b|\S\s(?:wajib|mandatory|required|is a must)$/i;

function wishesOfClause({ text, importance }: Clause, quote: string): Wish[] {
  // `Preferably Supervisors specializing in Sales`, `Required skill(s)`: a portal's form.
  const cleared = clearYears(
    text
      .replace(LEVEL_BEHIND_DASH, '$1 ')
      .replace(GRADUATES_WHO, '')
      .replace(MADE_WITH, '')
      .replace(HOW_IT_IS, '')
      .replace(/\(s\)/g, 's')
      .replace(/\([^()]*\)s (?=speciali[sz])/, ' ')
      .replace(/^(?:\p{L}+[\s/&-]+){1,6}speciali[sz](?:ing|ed) in\s+/iu, ''),
  );
  const listed = cleared
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(LEAST_OF, '')
    .replace(LIST_CUE, ' ($1)');
  const { plain, brackets } = takeBrackets(listed);
  const own = brackets.map((inside) => (ASKS_ITSELF.test(inside) ? '' : inside));
  const wishes = [...groupsOf(plain, own, EXPERIENCE.test(text))].flatMap((group) =>
    toWish(group, importance, quote),
  );
  const beside = brackets
    .filter((inside) => ASKS_ITSELF.test(inside))
    .flatMap((inside) => clausesOf(inside, importance).flatMap((clause) => wishesOfClause(clause, quote)));
  return [...wishes, ...beside];
}

/** "komputer minimal Ms. Word dan Excel": what the least of it is. */
const LEAST_OF =
  /\b((?:komputer|computer|office|software|aplikasi|program|tools?)(?: (?:perkantoran|office|skills?))?) (?:minimal|min\.?|khususnya|terutama|especially|particularly|at least) (?=\p{Lu}|ms\b)/iu;

function clearYears(text: string): string {
  let out = text;
  for (const { from, to } of yearSpans(text).toSorted((a, b) => b.from - a.from))
    out = `${out.slice(0, from)} ${out.slice(to)}`;
  return out
    .replace(
      /(?:^|,\s*)(?:of which\s+)?(?:at least\s+)?(?:one|two|three|four|five|six|seven|eight|ten|satu|dua|tiga|empat|\d+) (?:of (?:which|them|those)|(?:di ?antaranya))\b/gi,
      ', ',
    )
    .replace(
      /\b(?:lebih dari|kurang dari|less than|more than|over|kurang lebih|sekitar|at least|minimal|min\.?|minimum|setidaknya|paling sedikit|paling tidak|sekurang-kurangnya)\s+(?=(?:of|di|in|sebagai|as|pengalaman|experience|$))/gi,
      ' ',
    )
    .replace(
      /\b(?:at least|minimal|setidaknya|minimum)\s+(?:an?|one|two|three|four|five|six|ten|satu|dua|tiga|\d{1,3})\s+(?!(?:of|dari|tahun|thn|th|bulan|years?|yrs?|months?)\b)(?=\p{L})/giu,
      ' ',
    )
    .replace(/ {2,}/g, ' ')
    .trim();
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
      // "Team player with integrity", "self-motivated team player" name two.
      const halves = item.text.split(/\s(?:with|dengan)\s/i);
      const parts = (halves.length > 1 ? halves : besideEachOther(item.text)).flatMap(
        (part) => traitOf(part) ?? [],
      );
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
      /^[A-C](?:I{1,2}|[12])?(?: Umum)?$/i.test(item.text.trim()) && series !== ''
        ? `${series} ${item.text.trim()}`
        : item.text;
    if (/^.*\bSIM [A-C]/.test(short)) series = 'SIM';
    const isLicence = item.licence || LICENCE.test(short);
    const details = isLicence ? item.details.filter((detail) => !GIVER.test(detail)) : item.details;
    const found = language ? undefined : alternativeOf(short, details);
    if (!found) {
      if (!language && !CONDITION.test(short) && !isLanguageOnly(short)) addDetails(details, alternatives);
      licence ||= item.licence && alternatives.length > 0;
      continue;
    }
    licence ||= isLicence;
    kind ??= found.skills[0] ? kindOfSkill(found.skills[0]) : undefined;
    alternatives.push(found);
    addDetails(details, alternatives);
  }
  if (alternatives.length === 0) return traits;
  const named = licence
    ? 'licence'
    : (kind ??
      (/^(?:\p{Lu}[\p{L}\d]*[A-Z\d.+#]|[\p{Lu}\d.+#-]{3,})/u.test(alternatives[0]!.name) ? 'tool' : 'skill'));
  // `kemampuan analisa laporan keuangan` is shown by work, whatever its first word is by itself.
  const isTrait = named === 'trait' && group.some(({ text }) => traitOf(text, quote) !== undefined);
  return [
    ...traits,
    { kind: named === 'trait' && !isTrait ? 'skill' : named, anyOf: alternatives, importance, quote },
  ];
}

/** A text of two traits and nothing else, parted: `self-motivated team player`. */
function besideEachOther(text: string): string[] {
  const traits = findSkills(text).filter(({ skill }) => SOFT.has(skill));
  const [first, second] = traits;
  if (!first || !second || traits.length > 2 || first.skill === second.skill) return [text];
  const around = text.slice(0, first.from) + text.slice(first.to, second.from) + text.slice(second.to);
  return /\p{L}/u.test(around) ? [text] : [text.slice(0, second.from), text.slice(second.from)];
}

function addDetails(details: readonly string[], alternatives: Alternative[]): void {
  for (const detail of details) {
    const other = alternativeOf(detail, []);
    if (other && !alternatives.some((each) => each.name.toLowerCase() === other.name.toLowerCase()))
      alternatives.push(other);
  }
}
