import { schoolScore } from '../lexicon/education-words.ts';
import { mentionsLanguage } from '../lexicon/language-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { PageItems } from '../model.ts';
import { isFirm, namesKind, NUMBER, OF_ME, PAPER_FEATURES } from './paper-features.ts';
import { PAPER_WEIGHTS } from './paper-weights.ts';

/** Whether a paper is a CV, by the features of `paperFeatures`, its text and its pages. */
export function looksLikeCv(features: readonly number[], text: string, pages: readonly PageItems[]): boolean {
  const lines = text.split('\n').length;
  if (isDeck(features, lines, pages) || isCard(features, text, pages)) return false;
  if (isOfThePast(text) || isOfSeveral(features, text) || isAboutOther(features, text)) return false;
  if (isOfChild(features, text)) return false;
  if (isTitledOtherwise(features, text)) return isApplicantsForm(features, text);
  return (
    likenessOf(features) >= leastLikeness(lines, features) ||
    isNumbered(features, text) ||
    isOwnAccount(features, text) ||
    isWithoutHeadings(features, pages) ||
    isInShort(features, text) ||
    isOwnPage(features, text) ||
    isApplicantsForm(features, text) ||
    isDatedAccount(features, text)
  );
}

/** How much what was found looks like a CV, from the features of `paperFeatures`: positive for CVs (the logarithm of the odds). */
export function likenessOf(features: readonly number[], weights: readonly number[] = PAPER_WEIGHTS): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

type PaperFeature = (typeof PAPER_FEATURES)[number];

function valuesOf(features: readonly number[]): (name: PaperFeature) => number {
  return (name) => features[PAPER_FEATURES.indexOf(name)] ?? 0;
}

/** From here on a paper of that many lines is read as a CV: a few lines cannot show much, a page must. */
const LEAST: readonly (readonly [below: number, likeness: number])[] = [
  [8, -0.45],
  [15, 0.4],
  [Infinity, 1.35],
];

/** So little shows in a name over a summary that only what speaks against a CV counts. */
const LEAST_OF_THIN = -1.6;
const THIN_LINES = 11;

export function leastLikeness(lines: number, features: readonly number[]): number {
  if (isOfNobody(features)) return Infinity;
  if ((lines < THIN_LINES && isThinCv(features)) || hasParts(features)) return LEAST_OF_THIN;
  return LEAST.find(([below]) => lines < below)![1];
}

/** What a thin CV shows; everything else in the features but the title and what comes from the entries speaks against it. */
const OF_THIN_CV = new Set<PaperFeature>([
  'one',
  'telling',
  'common',
  'work',
  'education',
  'skills',
  'email',
  'phone',
  'ownPage',
  'name',
  'entries',
  'whole',
  'wholePerPage',
  'periods',
  'place',
  'title',
  'pages',
  'prose',
  'bareName',
  'ownAddress',
]);
const SURE_NAME = 0.9;

/** What jobs and schools leave that are described in the writer's own way. */
const OF_OWN_WAY = new Set<PaperFeature>([...OF_THIN_CV, 'foreign', 'foreignShare', 'hollow']);
const OF_OWN_ACCOUNT = new Set<PaperFeature>([...OF_OWN_WAY, 'second']);
/** Freelancers say what they take. */
const OF_DATED_ACCOUNT = new Set<PaperFeature>([...OF_OWN_WAY, 'plural', 'amounts']);
/** Besides those, what people who work with computers can do ("command line", "troubleshooting"). */
const OF_PARTS = new Set<PaperFeature>([...OF_OWN_WAY, 'manual']);
/** What a form that applicants fill in says for itself. */
const OF_FORM = new Set<PaperFeature>([...OF_OWN_WAY, 'kind', 'manual']);

/** How much the feature says that speaks most for another paper, besides those that CVs have. */
function strongestSign(features: readonly number[], ofCvs: ReadonlySet<PaperFeature> = OF_OWN_WAY): number {
  return Math.max(...PAPER_FEATURES.map((name, index) => (ofCvs.has(name) ? 0 : (features[index] ?? 0))));
}

/** How small a sign of another paper may be: one of its words. */
const SLIGHT = 0.5;
const FEW_PAGES = 1;

/** Of the headings that CVs have, where those of jobs and schools may be in words that the reader does not know. */
const ENOUGH_HEADINGS = 3;

/** A name, where to reach it and the headings of jobs and schools on few pages, and little that other papers say. */
function hasParts(features: readonly number[]): boolean {
  const of = valuesOf(features);
  const headings = Math.round(4 * of('telling') + 3 * of('common'));
  return (
    of('name') > SURE_NAME &&
    ((of('work') > 0 &&
      of('education') > 0 &&
      of('email') + of('phone') + of('entries') * of('periods') > 0) ||
      (of('ownAddress') > 0 && headings > 0) ||
      (of('work') > 0 && of('skills') > 0 && (of('periods') > 0 || of('entries') * of('place') > 0)) ||
      (headings >= ENOUGH_HEADINGS && of('email') > 0 && of('phone') > 0)) &&
    of('pages') <= FEW_PAGES &&
    strongestSign(features, OF_PARTS) <= SLIGHT
  );
}

/** Name, headings and employers of a short CV. */
const DRAWN_LINES = 6;
const LEAST_OF_DRAWN = -3.2;

/** Whether so many lines are drawn as outlines that the name and the headings may be among them. */
export function areHeadingsDrawn(pages: readonly PageItems[]): boolean {
  return pages.reduce((sum, page) => sum + (page.drawnLines ?? 0), 0) >= DRAWN_LINES;
}

/** Headings, names and dates that are drawn as outlines cannot be read: then the rest need show less. */
function isWithoutHeadings(features: readonly number[], pages: readonly PageItems[]): boolean {
  const of = valuesOf(features);
  return (
    areHeadingsDrawn(pages) &&
    of('email') + of('phone') > 0 &&
    strongestSign(features) <= SLIGHT &&
    likenessOf(features) >= LEAST_OF_DRAWN
  );
}

const FIRST_PERSON = /(?<![\p{L}'’])(?:saya|aku|I|my|me)(?!\p{L})/giu;
const OF_ONESELF = 2;
/** So often where no line is known to be the name. */
const OF_ONESELF_ALONE = 3;
const YEAR = /\b(?:19|20)\d\d\b/u;
/** `3 Mei 2026`, `3/5/2026`: logs have days, lives have years. */
const DAY = /\b\d{1,2}(?: \p{L}{3,9},? |[/.-]\d{1,2}[/.-])(?:20)?\d\d\b/u;
const isOfYears = (line: string) => YEAR.test(line.replace(DAY, ''));
/** Lines with a year that stand for a name. */
const DATED_LINES = 2;

/**
 * What somebody says of himself in a few lines without headings: a way to reach him, and sentences in the first person or plain lines
 * with years (fewer where a name is known), and no sign of any other paper.
 */
function isOwnAccount(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  const lines = text.split('\n');
  const isNamed = of('name') > SURE_NAME;
  const ofOneself = (text.match(FIRST_PERSON) ?? []).length;
  const dated = lines.filter(isOfYears).length;
  return (
    lines.length < THIN_LINES &&
    of('kind') === 0 &&
    (ofOneself >= (isNamed ? OF_ONESELF : OF_ONESELF_ALONE) ||
      (of('prose') === 0 && dated >= (isNamed ? 1 : DATED_LINES))) &&
    (of('email') + of('phone') > 0 || text.search(NUMBER) >= 0) &&
    of('second') <= SLIGHT &&
    strongestSign(features, OF_OWN_ACCOUNT) === 0
  );
}

/** What somebody who looks for work says of himself in a line: his age, his school, how long he has done what. */
const OF_A_LIFE =
  /(?<!\p{L})(?:umur|usia|lulus(?:an)?|SM[AKP]|S[123]|D[1-4]|PhD|SIM [ABC]|siap (?:be)?kerja|(?:men)?cari (?:pe)?kerja(?:an)?|mau kerja|berpengalaman|\d{1,2} (?:tahun|thn|th)(?!\p{L})|\d{1,2}\+? ?(?:years|yrs)|licen[cs]e[ds]?|lisensi|self[- ]employed|available (?:now|immediately)|(?:since|sejak) (?:19|20)\d\d|references (?:up)?on request|speaks)(?!\p{L})/iu;
const BORN = /(?<!\p{L})(?:lahir|born|ttl)(?!\p{L})|^b\. ?(?:19|20)\d\d/iu;
const AGED_NAME =
  /^\s*(?:[\p{L} ]{3,30}: |Nama )?(?:(?:Pak|Bu|Bapak|Ibu|Mas|Mbak|Mr|Mrs|Ms)\.? )?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){0,3}(?:,(?: umur| usia)?| umur| usia) \d{2} (?:tahun|thn|th|years old)(?!\p{L})/u;
const LIKELY_NAME = 0.6;
/** Labels of a form that parents fill in. */
const OF_CHILD = /(?<!\p{L})(?:nama (?:anak|siswa|ayah|ibu|wali)|anak ke)(?!\p{L})/iu;

/** What parents say of a child: neither a job nor a way to reach the child itself. */
function isOfChild(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  return of('work') + of('title') + of('email') + of('phone') === 0 && OF_CHILD.test(text);
}

/** A name or somebody with his age, a way to reach him and a line about his life, in few lines that say nothing of another paper. */
function isInShort(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  const lines = text.split('\n');
  const hasAge = AGED_NAME.test(lines[0]!);
  const isIntroduced = INTRODUCED.test(text);
  return (
    lines.length < THIN_LINES &&
    ((of('name') > LIKELY_NAME && !isFilledInBelow(text)) || hasAge || isIntroduced) &&
    !mentionsLanguage(lines[0]!) &&
    (hasAge || lines.slice(isIntroduced ? 0 : 1).some((line) => OF_A_LIFE.test(line))) &&
    (of('email') + of('phone') > 0 || text.search(NUMBER) >= 0) &&
    !OF_OTHER.test(text) &&
    !OF_CHILD.test(text) &&
    strongestSign(features) === 0
  );
}

/** `Nama saya Sumarni`, `Hi, I am Rosa Lima`: somebody says who he is. */
const INTRODUCED =
  /(?:^|[\n.,!]\s*)(?:(?:[Hh]alo|[Hh]ai|[Hh]i|[Hh]ello|[Pp]erkenalkan),? )?(?:[Nn]ama saya|[Ss]aya|[Aa]ku|[Mm]y name is|I am|I[’']m) \p{Lu}\p{L}+/u;

/** `Nama   Wawan Setiadi`, in a row of a form. */
const NAME_FILLED_IN = /^\P{L}*(?:nama(?: lengkap)?|(?:full )?name)[\s:]+\p{Lu}\p{L}/imu;
const SCHOOL_FILLED_IN = /^\P{L}*(?:pendidikan|sekolah|lulusan|education|school|degree)(?!\p{L}).*\p{L}/imu;
const PERIODS_OF_FORM = 0.5;

/** A form that its writer filled in with a name, a way to reach him, a school and jobs with their periods. */
function isApplicantsForm(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  return (
    NAME_FILLED_IN.test(text) &&
    (of('email') + of('phone') > 0 || text.search(NUMBER) >= 0) &&
    of('work') > 0 &&
    of('periods') >= PERIODS_OF_FORM &&
    (of('education') > 0 || SCHOOL_FILLED_IN.test(text)) &&
    strongestSign(features, OF_FORM) === 0
  );
}

/** A name over what its bearer is, with an address made of it, and years. */
function isOwnPage(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  const lines = text.split('\n');
  return (
    lines.length < THIN_LINES &&
    of('name') > SURE_NAME &&
    of('ownAddress') > 0 &&
    lines.slice(0, LINES_OF_OPENING).some((line) => postScore(line) >= 1) &&
    YEAR.test(text) &&
    sumOfSigns(features) <= SLIGHT
  );
}

/** What speaks for another paper, of which an own way of telling is none: of a letter of recommendation each sign is slight, and several are there. */
function sumOfSigns(features: readonly number[]): number {
  const of = valuesOf(features);
  return PAPER_FEATURES.reduce((sum, name) => sum + (OF_OWN_WAY.has(name) ? 0 : of(name)), 0);
}

/** A first line over a row for the name is what the paper is called. */
function isFilledInBelow(text: string): boolean {
  const row = text.split('\n').findIndex((line) => NAME_FILLED_IN.test(line));
  return row > 0 && !CV_WORD.test(text.split('\n', 1)[0]!);
}

const LINES_OF_DATED = 25;
const DATED_LINES_ALONE = 3;
const DATED_SHARE = 0.25;

/** A name over dated lines under headings of one's own, with a way to reach somebody or when he was born, and no sign of another paper. */
function isDatedAccount(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  const lines = text.split('\n');
  const dated = lines.filter(isOfYears).length;
  return (
    lines.length < LINES_OF_DATED &&
    of('name') > SURE_NAME &&
    !isFilledInBelow(text) &&
    dated >= Math.max(DATED_LINES_ALONE, DATED_SHARE * lines.length) &&
    (of('ownAddress') > 0 || of('phone') > 0 || lines.some((line) => BORN.test(line))) &&
    !OF_OTHER.test(text) &&
    Math.max(of('plural'), of('amounts')) <= SLIGHT &&
    strongestSign(features, OF_DATED_ACCOUNT) === 0
  );
}

/** A sentence about somebody else. */
const OF_OTHER = /(?:^|[.!?]\s+)(?:he|she|ia|dia|beliau)\s/imu;

/** What others tell of somebody, without a way to reach him: an encyclopaedia, a programme, the back of a book. */
function isAboutOther(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  return (
    of('email') + of('phone') + of('title') === 0 &&
    of('whole') <= SLIGHT &&
    OF_OTHER.test(text) &&
    !OF_ME.test(text)
  );
}

const CV_WORD = /(?<!\p{L})(?:cv|riwayat hidup|r[eé]sum[eé]|personal data sheet)(?!\p{L})/iu;

/** A first line that says what paper it is, and nobody's name or nowhere to reach him. */
function isTitledOtherwise(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  const first = text.split('\n', 1)[0]!;
  return (
    of('title') === 0 &&
    namesKind(first) &&
    !CV_WORD.test(first) &&
    (of('name') === 0 || of('email') + of('phone') === 0)
  );
}

const CARD_POINTS = 320;
const LINES_OF_CARD = 14;
const LINES_WITH_FIRM = 9;

/** A name card: a page as large as a hand, or the name of a firm among a few lines, none of which is a heading of a CV or has a period. */
function isCard(features: readonly number[], text: string, pages: readonly PageItems[]): boolean {
  const of = valuesOf(features);
  const lines = text.split('\n');
  if (of('telling') + of('common') + of('periods') + of('entries') + of('title') > 0) return false;
  if (pages.every(({ width, height }) => Math.max(width, height) < CARD_POINTS))
    return lines.length < LINES_OF_CARD;
  return (
    lines.length < LINES_WITH_FIRM &&
    lines.some(isFirm) &&
    !lines.some((line) => OF_A_LIFE.test(line) || BORN.test(line) || YEAR.test(line)) &&
    !OF_ME.test(text)
  );
}

/** `(12 April 1901 – 3 Juni 1968)` behind a name; bare years only where nobody alive was born in the first. */
const BORN_AND_DIED =
  /\((?:\p{L}[\p{L}., ]*)?\d{1,2} \p{L}+ 1\d{3}\s*[-–—]\s*(?:\p{L}[\p{L}., ]*)?\d{1,2} \p{L}+ [12]\d{3}(?:, \p{L}[\p{L} ]*)?\)/u;
const LONG_AGO = /(?:\(|^)\W*1(?:[0-8]\d\d|9[0-3]\d)\s*[-–—]\s*(?:1[0-9]|20)\d\d(?:\)|\W*$)/u;
const LINES_OF_OPENING = 5;

/** Tells of somebody who is dead: both years of his life stand at the top. */
function isOfThePast(text: string): boolean {
  const opening = text.split('\n').slice(0, LINES_OF_OPENING);
  return BORN_AND_DIED.test(opening.join(' ')) || opening.some((line) => LONG_AGO.test(line));
}

/** `LARAS SETYOWATI (CLASS OF 2016)` */
const OF_A_YEAR =
  /^\P{L}*\p{Lu}[\p{L}.'’ ]{3,40}[,(–—-]+\s*(?:class of|batch|angkatan|lulusan|alumn[ai]?)\s*['’]?\d{2,4}\b/iu;

/** `Data Alumni SMK Karya Bangsa`, `Alumni Directory` */
const OF_ALUMNI =
  /^\P{L}*(?:(?:data|daftar|direktori|rekap(?:itulasi)?|tracer study|list of|directory of)\s+(?:\p{L}+\s+)?alumni\b|alumni\s+(?:list|data|directory|records?)\b)/imu;

/** Several people with the year in which they left school, as in lists and stories of alumni; nobody's mail address or number. */
function isOfSeveral(features: readonly number[], text: string): boolean {
  const of = valuesOf(features);
  if (of('email') + of('phone') + of('title') > 0) return false;
  const lines = text.split('\n');
  if (lines.slice(0, LINES_OF_OPENING).some((line) => OF_ALUMNI.test(line))) return true;
  const people = lines.filter((line) => OF_A_YEAR.test(line) && schoolScore(line) === 0);
  return people.length > 1;
}

const DECK_PAGES = 3;
const LINES_OF_SLIDE = 10;

/** Slides: pages that are wider than high with a few lines each, without a whole job or school. */
function isDeck(features: readonly number[], lines: number, pages: readonly PageItems[]): boolean {
  const of = valuesOf(features);
  return (
    pages.length >= DECK_PAGES &&
    pages.every(({ width, height }) => width > height) &&
    lines < LINES_OF_SLIDE * pages.length &&
    of('whole') + of('title') === 0
  );
}

const LEAST_OF_NUMBERED = 0.3;
const LABELLED_NUMBER =
  /(?:phone|call|mobile|cell|tel|telp|telepon|hp|wa|whatsapp|hubungi)[.:]?\s+\+?[\d(][\d ()-]{7,16}\d/giu;

/** Jobs in a few lines with one number to call, where neither a name nor the number was read as such. */
function isNumbered(features: readonly number[], text: string): boolean {
  return (
    isOfNobody(features) &&
    text.split('\n').length < THIN_LINES &&
    (text.match(LABELLED_NUMBER) ?? []).length === 1 &&
    likenessOf(features) >= LEAST_OF_NUMBERED
  );
}

/** Rows that read like jobs and schools, and nobody whose they are: a list of members, a table of matches. */
function isOfNobody(features: readonly number[]): boolean {
  const of = valuesOf(features);
  return (['name', 'email', 'phone', 'ownPage', 'telling', 'common', 'title'] as const).every(
    (name) => of(name) === 0,
  );
}

/** A name over headings that CVs have, and no sign of any other paper. */
function isThinCv(features: readonly number[]): boolean {
  const of = valuesOf(features);
  return (
    of('name') > SURE_NAME && of('telling') + of('common') > 0 && strongestSign(features, OF_THIN_CV) === 0
  );
}
