import { isOn } from '../rules.ts';
import { plain } from '../text/normalise.ts';
import { remembered } from '../text/remembered.ts';
import {
  headingWeights,
  isHeadingWord,
  isWordInRun,
  longestWordAt,
  nearestHeadingWord,
} from './heading-words.ts';
import type { SectionType } from './section-type.ts';

export interface HeadingReading {
  type: SectionType;
  /** Sum of the words' weights for this type; 2 and more is worth a look, 5 is plain. */
  score: number;
  /** How much more than for the next type. */
  lead: number;
}

const MAX_WORDS = 7;
const MAX_LETTERS = 90;
const SECOND_SUBJECT = 0.65;
const MIN_RUN = 6;
const MAX_RUN = 42;
const NUMBERING =
  /^\s*(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-o])[.)]\s+|\d{1,2}[.)](?=\p{L})|\d{1,2}\s*(?:\/+|[·•|–—])\s+|#+\s*)/iu;

/**
 * Reads a line as a section heading by its words alone.
 * @returns undefined where a word stands in it that headings don't use
 */
export function readHeading(text: string): HeadingReading | undefined {
  return text.length > MAX_LETTERS ? undefined : readShort(text);
}

const readShort = remembered(readWords);

function readWords(text: string): HeadingReading | undefined {
  const words = headingWordsOf(
    withoutPrompt(text)
      .replace(NUMBERING, '')
      .replace(/(?:\([^)]*\)|\[[^\]]*\])\s*$/, ''),
  );
  if (words.length > MAX_WORDS || words[0] === '' || !words.every(isHeadingWord)) return undefined;
  if (namesOffice(words)) return undefined;
  if (words[0] === 'cv' && words.slice(1).some(namesBusiness)) return undefined;
  // Behind `Halo, saya` comes a name.
  if (GREETINGS.has(words[0]!) && words.length > 1) return undefined;
  const sums = new Map<SectionType, number>();
  const second = secondSubject(text);
  for (const [index, word] of words.entries()) {
    const share = index >= second ? SECOND_SUBJECT : 1;
    for (const [type, weight] of headingWeights(word) ?? [])
      sums.set(type, (sums.get(type) ?? 0) + share * weight);
  }
  // `Research Experience` is about posts that somebody held, `Research` about papers.
  if (words.some((word) => POSTS_HELD.has(word)) && words.some((word) => WORKED.has(word)))
    sums.set('publications', 0);
  // `Experience and Projects` is about posts first.
  if (words.slice(0, second).some((word) => POSTS_HELD.has(word)) && second < words.length)
    sums.set('projects', 0);
  // `Kemampuan Pribadi`, `Potensi Diri`: what somebody can do, and no facts about the person.
  if (words.some((word) => ABILITIES.has(word))) sums.set('personal', 0);
  // `Pengalaman Kuliah`: what somebody did beside the studies.
  if (words[0] === 'pengalaman' && words.slice(1).some((word) => STUDENT_YEARS.has(word))) {
    sums.set('organisation', (sums.get('organisation') ?? 0) + (sums.get('education') ?? 0));
    sums.set('education', 0);
  }
  // `Academic Positions` were held, and are no studies.
  if (words.some((word) => OFFICES.has(word))) sums.set('education', 0);
  // At `Conferences, Talks & Workshops` somebody spoke; `Conferences & Workshops` were attended.
  if (words.some((word) => TALKS.has(word)) && words.every((word) => !LASTING.has(word)))
    sums.set('certifications', 0);
  // `Non Formal` are courses, `Non Teknis` skills and `Non Akademik` prizes.
  const after = words[words.indexOf('non') + 1];
  if (words.includes('non') && after !== 'formal')
    sums.set('certifications', (sums.get('certifications') ?? 0) - NON);
  // `Relevant Courses` were taken for a degree.
  if (
    words.some((word) => COURSES.has(word)) &&
    words.some((word) => OF_STUDIES.has(word)) &&
    words.every((word) => isOfStudies(word))
  )
    return { type: 'other', score: OF_DEGREE, lead: OF_DEGREE };
  // `Personal Development` are courses too.
  if (
    words.length > 1 &&
    words.some((word) => DEVELOPMENT.has(word)) &&
    words.every((word) => isOfDevelopment(word))
  )
    return { type: 'certifications', score: OF_COURSES, lead: OF_COURSES };
  // In Indonesian the first noun leads: `Sertifikat Keahlian dan Keterampilan` are certificates.
  if (LEADING_CERTIFICATE.has(words[0]!)) sums.set('skills', 0.4 * (sums.get('skills') ?? 0));
  const [best, next] = [...sums].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 1.5
    ? { type: best[0], score: best[1], lead: best[1] - (next?.[1] ?? 0) }
    : undefined;
}

/** `$ cat summary.txt`, `> ls experience/`: what a developer's paper has around its headings. */
const PROMPT = /^\s*[$>❯]\s*(?:(?:cat|ls|echo|less|open|cd|tree|vim?)\s+(?:-\w+\s+)*)?[$~./]*/u;
const FILE = /(?:\.(?:txt|md|json|ya?ml|log|sh|js|ts|py)|\/)\s*$/u;

function withoutPrompt(text: string): string {
  return PROMPT.test(text) ? text.replace(PROMPT, '').replace(FILE, '') : text;
}

/** `Pengurus Bidang Pelatihan`, `Anggota Divisi Pendidikan`: what somebody was there, whatever the last word is. */
function namesOffice([holder = '', part = '', ...rest]: readonly string[]): boolean {
  return rest.length > 0 && HOLDERS.has(holder) && PARTS_OF_CLUB.has(part);
}

const HOLDERS = new Set(
  'pengurus anggota panitia relawan ketua wakil koordinator kepala sekretaris bendahara staf'.split(' '),
);
const PARTS_OF_CLUB = new Set(['bidang', 'divisi', 'seksi', 'departemen', 'bagian', 'biro']);

const GREETINGS = new Set(['halo', 'hello']);
const OF_PAPER = new Set<SectionType>(['title', 'summary', 'personal', 'contact']);

/** `CV Kreasi Digital` is a firm: what a paper about somebody is called says nothing of projects, but may say `Online`. */
function namesBusiness(word: string): boolean {
  const weights = headingWeights(word) ?? [];
  return word !== 'online' && weights.length > 0 && weights.every(([type]) => !OF_PAPER.has(type));
}

const OF_COURSES = 5;
const DEVELOPMENT = new Set(['development', 'pengembangan']);
const OF_ONESELF = new Set([
  'personal',
  'pribadi',
  'diri',
  'professional',
  'profesional',
  'kompetensi',
  'kegiatan',
  'and',
  'dan',
]);

function isOfDevelopment(word: string): boolean {
  return DEVELOPMENT.has(word) || OF_ONESELF.has(word);
}

const STUDENT_YEARS = new Set(['kuliah', 'perkuliahan', 'kampus']);

const OF_DEGREE = 5;
const COURSES = new Set(['course', 'courses']);
const OF_STUDIES = new Set([
  'relevant',
  'taken',
  'undergraduate',
  'graduate',
  'university',
  'college',
  'academic',
]);

function isOfStudies(word: string): boolean {
  return COURSES.has(word) || OF_STUDIES.has(word) || word === 'and' || word === 'selected' || word === 'key';
}

const TALKS = new Set(['talks', 'presentations', 'presentasi', 'lectures', 'speeches', 'speaking']);
/** What is given to somebody who took part. */
const LASTING = new Set([
  'certifications',
  'certificates',
  'sertifikasi',
  'sertifikat',
  'training',
  'pelatihan',
  'courses',
]);
const NON = 6;
const LEADING_CERTIFICATE = new Set(['sertifikat', 'sertifikasi']);
const POSTS_HELD = new Set(['experience', 'experiences', 'pengalaman']);
const ABILITIES = new Set([
  'kemampuan',
  'keterampilan',
  'keahlian',
  'kompetensi',
  'kecakapan',
  'potensi',
  'skill',
  'skills',
  'habilidades',
  'competencias',
  'kompetenzen',
]);
const OFFICES = new Set(['positions', 'appointments', 'employment']);
const WORKED = new Set([
  'work',
  'working',
  'kerja',
  'bekerja',
  'professional',
  'profesional',
  'industry',
  'industri',
  'teaching',
  'mengajar',
  // In English; `Pengalaman Penelitian` lists papers.
  'research',
]);

const MOST_LOOSE_WORDS = 6;
const MIN_NOUN = 2.5;
const LEADS = new Set(
  'pengalaman keahlian keterampilan kemampuan pendidikan pelatihan sertifikasi sertifikat proyek kompetensi prestasi penghargaan'.split(
    ' ',
  ),
);

/**
 * Reads a heading that holds words of the writer's own beside the noun that says what it is about: `Computer Engineering Experience`,
 * `Pengalaman di Bidang Logistik`. Many a post or course reads like that too, so it counts only in a style that headings have.
 */
export function readLooseHeading(text: string): HeadingReading | undefined {
  if (!isOn('loose-headings') || text.length > MAX_RUN || /[\d.;,@:()]|^\p{Ll}/u.test(text)) return undefined;
  const words = headingWordsOf(text.replace(NUMBERING, ''));
  if (words.length > MOST_LOOSE_WORDS || namesOffice(words)) return undefined;
  const misspelt = withSlipPutRight(words);
  if (misspelt || words.length < 2) return misspelt;
  const [first, second] = words;
  // `Riwayat Pekerjaan Perbankan`: of what the history is, the second noun says.
  const isHistory = first === 'riwayat' && second !== undefined;
  const noun = isHistory ? second : LEADS.has(first!) ? first! : words.at(-1)!;
  const best = [...(headingWeights(noun) ?? [])].sort((a, b) => b[1] - a[1])[0];
  if (!best || (best[1] < MIN_NOUN && !isHistory && !LEADS.has(noun))) return undefined;
  return { type: best[0], score: best[1], lead: best[1] };
}

/** Letters from which on a word with one slip is no other word. */
const LEAST_LETTERS = 9;

/** `Honors and Achievments`, `Work Expirience`: one long word with one slip among words that headings use. */
function withSlipPutRight(words: readonly string[]): HeadingReading | undefined {
  const wrong = words.filter((word) => !isHeadingWord(word));
  if (wrong.length !== 1 || wrong[0]!.length < LEAST_LETTERS) return undefined;
  const right = nearestHeadingWord(wrong[0]!);
  return right === undefined
    ? undefined
    : readHeading(words.map((word) => (word === wrong[0] ? right : word)).join(' '));
}

/** `6. Yang Saya Kuasai` without what counts it. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBERING, '');
}

/** Where a heading's second subject begins, counted in words: `Activities & Training` is about activities first. */
function secondSubject(text: string): number {
  const joint = /\s(?:&|dan|and)\s|\s?\/\s?/i.exec(text);
  return joint ? headingWordsOf(text.slice(0, joint.index)).length : Infinity;
}

/** Also true for a part of a heading that a narrow column broke, such as "yang Dikuasai". */
export function hasHeadingWordsOnly(text: string): boolean {
  return headingWordsOf(text.replace(NUMBERING, '')).every(isHeadingWord);
}

/** The words of a heading. Spaced letters and small capitals lose or gain spaces: what is no word is put together and parted anew. */
export function headingWordsOf(text: string): string[] {
  const printed = plain(text).split(' ');
  if (printed.every(isHeadingWord)) return printed;
  const run = printed.join('');
  return (run.length >= MIN_RUN && run.length <= MAX_RUN && partWords(run)) || printed;
}

function partWords(run: string): string[] | undefined {
  if (isWordInRun(run)) return [run];
  for (let at = Math.min(run.length - 1, longestWordAt(run)); at >= 1; at -= 1) {
    const head = run.slice(0, at);
    if (!isWordInRun(head) || (head.length < 2 && head !== 'i')) continue;
    const rest = partWords(run.slice(at));
    // `Teknis` and an I are a `Teknisi`.
    if (rest && rest.at(-1) !== 'i') return [head, ...rest];
  }
  return undefined;
}
