import { POST_WORDS } from '../../lexicon/job-words.ts';

/** Openings that name a task, an area or a role: what follows is never a deed. */
const DUTY =
  /^(?:(?:(?:saya|i) (?:juga |pun |selalu |sering |biasa |also |always |often |usually )*)?(?:(?:ber)?tanggung ?jawab|penanggung ?jawab|(?:pj|pic)\b|bertugas|(?:memegang|mengemban) (?:tugas|tanggung jawab|amanah)|tugas(?:nya|ku| saya| utama| pokok| harian)?\b|ditugaskan|job ?des(?:k|c|cription|kripsi)?\b|deskripsi (?:kerja|pekerjaan|tugas)|uraian tugas|(?:pekerjaan|peran|posisi|jabatan)(?: (?:saya|ku|ini|utama|harian|sehari-hari))* (?:meliputi|mencakup|berupa|terdiri|adalah)\b|lingkup kerja|ruang lingkup|menjalankan tugas (?:sebagai|di|selaku)|mengisi posisi|menempati posisi|menjabat|magang (?:di|sebagai)|dipercaya (?:sebagai|untuk|menjadi)|diamanahi|berperan sebagai|bertindak sebagai)|(?:i )?(?:was |am |is |being |fully |solely |also |mainly |primarily )*(?:responsible|accountable)\b|(?:my |main |key |daily |primary |core |job )*responsibilit(?:y|ies)\b|(?:my |main |key |daily |primary |core |job )*dut(?:y|ies)\b|(?:(?:my|main|key|daily|day-to-day|primary|core|routine) )*tasks?\s?(?::|includ|were\b|was\b|are\b|is\b)|(?:the|my|this) (?:role|job|position|work|post) (?:mainly |mostly |also )?(?:involv|includ|consist|entail|cover)\p{L}*|(?:was |am )?in charge\b|(?:was )?tasked with|assigned to|my (?:main |daily )?(?:role|job|task)s?\b|role:|scope of work|job description|performed the (?:role|duties)|acted as|served as|worked as|working as|employed as)/iu;
/** `Reporting and filing duties` */
const NAMED_DUTIES =
  /^(?!\p{L}+ed\b)(?:\p{L}+[ ,]+){1,6}(?:duties|responsibilities)(?: (?:in|at|on|for|during) .+)?\.?$/iu;
/** Openings that hide the own part: a duty unless a figure or an outcome follows. */
const SHARED =
  /^(?:(?:saya|i) (?:juga |pun |selalu |sering |biasa |also |always |often |usually )*)?(?:\p{L}+ly |aktif |secara \p{L}+ )?(?:(?:ikut |turut )?membantu|ikut\b|turut\b|ikut serta|turut serta|terlibat|berpartisipasi|berperan|mendukung|menemani|mendampingi atasan|(?:help|assist|support|participat|involv|contribut)(?:s|ed|e|ing|es|ion|ement)?\b|partisipasi|keterlibatan|keikutsertaan|took part|taking part|was involved|part of|member of|anggota|bagian dari)/iu;

/** `In this role I was responsible for …` */
const LEAD =
  /^(?:in (?:this|my|the) (?:role|position|job),? |(?:di|pada|dalam) (?:posisi|jabatan|peran) (?:ini|tersebut),? )/iu;

const bareOf = (text: string) => respelt(text.replace(/^[\s"“•–-]+/u, '').replace(LEAD, ''));

/** Long openings of duties, which are often misspelt: `Bertangung jawab`, `Responsable for`. */
const LONG_OPENINGS = ['bertanggung', 'bertugas', 'ditugaskan', 'responsible', 'responsibilities'];

function respelt(text: string): string {
  const first = /^\p{L}{7,}/u.exec(text)?.[0];
  const meant = first && LONG_OPENINGS.find((opening) => isOneSlipOff(first.toLowerCase(), opening));
  return meant ? meant + text.slice(first.length) : text;
}

/** Whether two words differ by one letter that is wrong, missing, too much or has changed places with the next. */
function isOneSlipOff(word: string, other: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  let back = 0;
  while (back < Math.min(word.length, other.length) - from && word.at(-1 - back) === other.at(-1 - back))
    back += 1;
  const [own, its] = [word.slice(from, word.length - back), other.slice(from, other.length - back)];
  return (
    (own.length <= 1 && its.length <= 1) || (own.length === 2 && own === `${its.slice(1)}${its.slice(0, 1)}`)
  );
}

type DutyKind = 'duty' | 'shared';

export function dutyKind(text: string): DutyKind | undefined {
  const plain = bareOf(text);
  if (DUTY.test(plain) || NAMED_DUTIES.test(plain)) return 'duty';
  return SHARED.test(plain) || postIn(plain) !== undefined ? 'shared' : undefined;
}

const AS_POST = /^(?:saya )?(?:menjadi|sebagai|selaku) (?:seorang )?((\p{L}+).{0,60}?)[.\s]*$/iu;
/** Somebody who speaks does so once, at an event. */
const SPEAKER = /^(?:narasumber|pemateri)$/i;

/** The post of `Menjadi kasir di minimarket` and `Sebagai admin ekspedisi`, which names it and nothing done. */
function postIn(text: string): string | undefined {
  const [, role, first = ''] = AS_POST.exec(text) ?? [];
  return POST_WORDS.has(first.toLowerCase()) && !SPEAKER.test(first) ? role : undefined;
}

/** What the duty is about: the text behind its opening. */
export function behindDuty(text: string): string {
  return bareOf(text)
    .replace(DUTY, '')
    .replace(SHARED, '')
    .replace(
      /^[\s:,]*(?:(?:penuh|langsung|utama|serta|sepenuhnya|included?|including|was|were|is|are|adalah|yaitu|for|with|in|to|at|of|as|atas|terhadap|pada|dalam|di|untuk|sebagai|kepada|mengenai)\b[\s:]*)+/iu,
      '',
    )
    .replace(/^[\s:,]+|[.\s]+$/gu, '')
    .trim();
}

const ROLE =
  /^(?:(?:saya|i) (?:juga |pun |selalu |sering |biasa |also |always |often |usually )*)?(?:(?:bertugas|dipercaya|berperan|bertindak|bekerja|magang|menjalankan tugas|ditugaskan|menjabat)(?: aktif)? (?:sebagai|menjadi|selaku)|(?:worked|working|acted|served|employed) as(?: an?| the)?|performed the (?:role|duties) of)\s+(.{2,60}?)[.\s]*$/iu;

/** The role that a statement names instead of a deed: `kasir` of "Bertugas sebagai kasir". */
export function roleIn(text: string): string | undefined {
  return ROLE.exec(text.trim())?.[1] ?? postIn(text.trim());
}
