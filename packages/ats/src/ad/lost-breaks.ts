import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';

/** Of fewer letters a line has lost no breaks: of a list, and before a heading. */
const SHORTEST = 120;
const SHORTEST_HEADED = 50;
/** No ad is longer in one line. */
const LONGEST = 20_000;
/** What stands behind a heading is longer only as running text. */
const LONG_PARAGRAPH = 160;
const SENTENCE_END = /(?<=[\p{L}\p{N})]{3}[.!?]|\s\d{1,2}\.)\s+(?=\p{Lu}\p{L}{2})/gu;
/** So many points of a list must follow one another without a sign between them. */
const FEWEST_POINTS = 2;
/** A line in Title Case says nothing by its capitals. */
const MOST_CAPITALS = 0.45;

/** Headings as ads print them, each with a capital letter. */
const HEADING = [
  'Job ?desks?',
  'Job ?desc(?:ription)?s?',
  'Job (?:requirements?|qualifications?|responsibilit(?:y|ies))',
  'Desk?ripsi (?:pekerjaan|posisi|tugas|kerja)',
  '(?:Uraian|Rincian) (?:tugas|pekerjaan)',
  'Tugas (?:kerja|utama|pokok)',
  'Tugas (?:&|dan) tanggung jawab',
  'Tanggung jawab(?: utama| pekerjaan)?',
  'Kualifikasi(?: (?:umum|khusus|utama))?',
  'Persyaratan(?: (?:umum|khusus))?',
  'Syarat(?:2|-syarat)?(?:nya)?',
  'Kriteria(?:nya)?',
  'Requirements?',
  '(?:Minimum |Preferred |Required |Key )?qualifications?',
  '(?:Key |Main )?responsibilities',
  'Required (?:technical )?skills',
  'Core competenc(?:y|ies)',
  'Benefits?',
  'Fasilitas',
]
  .map((words) => words.replaceAll(' ', String.raw`\s`))
  .join('|');

/** What points of such lists begin with: demands and, as verbs, duties. */
const OPENER = String.raw`(?:Me(?:miliki|mpunyai|nguasai|mahami|ngerti)|Me(?:ng|ny|m|n|r|l|w)?\p{Ll}{4,}(?:kan|i)?|Bekerja|Ber(?:koordinasi|kolaborasi|tanggung|pengalaman|sedia|pendidikan)|Mampu|Bisa|Dapat|Paham|Terbiasa|Pengalaman|Pendidikan|Minimal|Minimum|Min|Lulusan|Usia|Domisili|Diutamakan|Fresh\s?graduate|Pria|Wanita|Punya|Siap|Telah|Able|Ability|Have|Having|Experienced?|Experiences|At\sleast|Must|Good|Strong|Proficient|Familiar(?:ity)?|Bachelor|Knowledge|Understanding|Willing|Excellent|Fluent|Possess|Create|Develop|Manage|Assist|Support|Prepare|Conduct|Ensure|Monitor|Coordinate|Collaborate|Perform|Maintain|Identify|Lead|Handle|Analy[sz]e|Implement|Provide|Track|Review)`;
/** Words that lead on: `Wajib Memiliki SIM` is one point, and so is `kantor di Menteng`. */
const LEADS = String.raw`(?:Wajib|Harus|Mampu|Bisa|Dapat|Bersedia|Siap|Tidak|Mau|Yang|Dan|Atau|Serta|Di|Ke|Dari|Pada|Untuk|Dengan|Oleh|Sebagai|Agar|Must|To|And|Or|Will|Of|In|For|At|The|An?|As|With|By|Is|Are|Not)`;

const LEADING = new RegExp(String.raw`(?:^|\s)${LEADS}\s*$`, 'i');

/** A heading at the beginning of a line or within it, with its colon. */
const HEADED = new RegExp(
  String.raw`(^|[\p{L}\p{N})\].!?,%…]\s+(?:[^\p{L}\p{N}\s]+\s)?)(${HEADING})(\s?:|(?=\s))(?![\p{L}\p{N}])`,
  'giu',
);
/** `…, syarat2: 1. SIM B1`, `dengan kriteria: sabar`: headings as messages write them, with a colon. */
const CHAT_HEADED =
  /(?<=[\p{L}\p{N})\].!?,…])[^\S\n]+(?:(?:dgn|dg|dengan|adapun) )?((?:per)?syarat(?:an)?(?:2|-syarat)?(?:nya)?|kriteria(?:nya)?|kualifikasi(?:nya)?|ketentuan|requirements?|fasilitas|benefits?)\s?:[^\S\n]+/gu;
/** What a list begins with behind a heading without a colon. */
const LIST = new RegExp(String.raw`^\s+(?:${OPENER}\b|[•\-–*✓✔✅]\s?|1[.)]\s)`, 'u');
const POINT = new RegExp(String.raw`(?<=[\p{L}\p{N})\]]\s)(?=${OPENER}\b)`, 'gu');
/** So much before a point tells whether it may begin there. */
const LOOK_BACK = 24;

/**
 * Lines of a text that was pasted without its line breaks, as far as headings within them (`… tim IT. Kualifikasi Pendidikan minimal S1`) and points that begin with a capital and end
 * with no sign (`Memiliki SIM C Mampu bekerja dalam tim`) tell where they stood.
 */
export function restoreBreaks(line: string): string {
  if (line.length < SHORTEST_HEADED || line.length > LONGEST) return line;
  const headed = line.replace(HEADED, (all, before: string, heading: string, colon: string, at: number) => {
    // `Kualifikasi: SMA, jujur` is read as it stands.
    if (before === '' && colon !== '') return all;
    const opensList = LIST.test(line.slice(at + all.length)) || (colon !== '' && !/[.!?]\s+$/.test(before));
    return opensList && /^\p{Lu}/u.test(heading) ? `${before}\n${heading}:\n` : all;
  });
  return headed
    .replace(CHAT_HEADED, '\n$1:\n')
    .split('\n')
    .map((part, at) => (at > 0 && part.length < LONG_PARAGRAPH ? part.replace(SENTENCE_END, '\n') : part))
    .flatMap((part) => withMarks(part).split('\n'))
    .map(withPoints)
    .join('\n');
}

function withPoints(part: string): string {
  if (part.length < SHORTEST || isTitleCase(part)) return part;
  const points = [...part.matchAll(POINT)].filter(
    ({ index }) =>
      isFreeEnd(part.slice(Math.max(0, index - LOOK_BACK), index)) &&
      isVerbOrKnown(part.slice(index, index + LOOK_BACK)),
  );
  if (points.length < FEWEST_POINTS) return part;
  const cuts = [0, ...points.map(({ index }) => index), part.length];
  return cuts
    .slice(1)
    .map((to, at) => `- ${part.slice(cuts[at], to).trim()}`)
    .join('\n');
}

/** `Medical` and `Merdeka` begin like verbs and are none. */
function isVerbOrKnown(point: string): boolean {
  const [word = ''] = point.toLowerCase().split(/[^\p{L}]/u);
  return !word.startsWith('me') || indonesianOpening([word, 'x', 'x']) === 'deed' || KNOWN.test(word);
}
/** What somebody has or knows, which is no deed. */
const KNOWN = /^(?:memiliki|mempunyai|menguasai|memahami|mengerti)$/;

/** `Kriteria: 1. Mengerti kalibrasi 2. menguasai mesin kopi 3. …`, `- SMA/SMK. - Teliti. - Jujur.`: marks of a list within a line. */
const NUMBER_MARK = /(?<=^|\s)(\d{1,2})[.)]\s(?=\p{L})/gu;
const DASH_MARK = /(?<=^|[\s.:])-\s?(?=\p{Lu})/gu;
const FEWEST_MARKS = 3;

function withMarks(part: string): string {
  if (part.length < SHORTEST) return part;
  let next = 1;
  const counted = [...part.matchAll(NUMBER_MARK)].filter(({ 1: digits }) => {
    const isNext = Number(digits) === next;
    if (isNext) next++;
    return isNext;
  });
  const isCounted = counted.length >= FEWEST_MARKS;
  const marks = isCounted ? counted : [...part.matchAll(DASH_MARK)];
  if (marks.length < FEWEST_MARKS) return part;
  const cuts = [0, ...marks.map(({ index }) => index), part.length];
  return cuts
    .slice(1)
    .map((to, at) => part.slice(cuts[at], to).trim())
    .filter((line) => line !== '')
    .map((line, at, all) => (isCounted && at === all.length - 1 ? line.replace(BEHIND_LAST, '$1\n') : line))
    .join('\n');
}

/** `6. SKCK asli. kirim berkas ke pool`: what follows the last point's sentence is no part of it. */
const BEHIND_LAST = /^(.{3,120}?[\p{L}\p{N})]{2}[.!])\s+(?=\p{L})/u;

/** Whether a point may end here: not with a sign, nor with a word that leads on. */
function isFreeEnd(before: string): boolean {
  return !/[.!?:;,&/-]\s*$/.test(before) && !LEADING.test(before);
}

function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * MOST_CAPITALS;
}
