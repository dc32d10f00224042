import { languageOf } from '../advice/words/language-of.ts';
import { kindOfSkill } from '../skills/lexicon/lexicon.ts';
import { adLines, hashtagsOf, sentencesOf } from './ad-lines.ts';
import type { AdLanguage, Importance, JobAd, NotJudged, Wish } from './job-ad.ts';
import { notJudgedIn } from './not-judged.ts';
import { startsWithHead } from './heads.ts';
import { spelledOut } from './short-forms.ts';
import { isPostWord } from './post-words.ts';
import { postsOf } from './posts.ts';
import { readCompany } from './read-company.ts';
import { readContact } from './read-contact.ts';
import { readDeadline } from './read-deadline.ts';
import { degreeMentions, readDegree } from './read-degree.ts';
import { languagesOf, mergeLanguages } from './read-languages.ts';
import { readLink } from './read-link.ts';
import { readPlace, readWorkMode } from './read-place.ts';
import { readPayWords, readSalary } from './read-salary.ts';
import { readSeniority, readTitle } from './read-title.ts';
import { readYears, welcomesBeginners, yearSpans } from './read-years.ts';
import { withCapitals, withoutOtherAds } from './recase.ts';
import { looksLikeRequirement } from './requirement-cues.ts';
import { OF_ITSELF, placeLines, type PlacedLine } from './sections.ts';
import { proseWishes } from './prose/prose-wishes.ts';
import { classifySentences, type SentenceKind } from './prose/classify-sentences.ts';
import { wishesOf } from './wishes.ts';
import { withoutMarkup } from './without-markup.ts';
import { spacedPattern } from '../text/spaced-pattern.ts';
import { cutText } from '../text/cut-text.ts';

const LONGEST_AD = 100_000;
const MOST_WISHES = 120;
const MOST_LINES = 200;
const LONGEST_REQUIREMENT = 1200;

export interface ReadAdOptions {
  /** yyyy-MM-dd; a deadline without a year is the next such day after it. Today where it is left out. */
  asOf?: string;
}

/**
 * Reads a job ad as it is pasted, Indonesian or English: the first 100,000 characters. Same input, same answer; needs no Node and no network.
 * What the ad says of the employer, of benefits or of the way to apply asks for nothing; age, sex, looks, marriage, faith and origin are listed
 * in `notJudged` and are never a requirement. Of an ad with several posts it is what all of them ask for; `postsOf` parts it.
 */
export function readAd(
  pasted: string,
  { asOf = new Date().toISOString().slice(0, 10) }: ReadAdOptions = {},
): JobAd {
  const ad = readOne(pasted, asOf);
  const posts = postsOf(pasted);
  if (posts.length === 0) return ad;
  const each = posts.map((post) => readOne(post.ad, asOf));
  const names = posts.map(({ name }) => name);
  return {
    ...ad,
    title: names.find((name) => name === ad.title) ?? names[0]!,
    requirements: mergeWishes(each.flatMap(({ requirements }) => requirements)).slice(0, MOST_WISHES),
    languages: mergeLanguages(each.flatMap(({ languages }) => languages)),
  };
}

function readOne(pasted: string, asOf: string): JobAd {
  const text = withoutMarkup(cutText(pasted, LONGEST_AD));
  const { placed, sections } = placeLines(withoutOtherAds(adLines(text)));
  const asking = requirementLines(placed);
  const title = readTitle(placed);
  const cleared = asking.map((line) => clearNotJudged(line));
  const { degree, used } = readDegree(cleared);
  const years = readYears(cleared);
  const workMode = readWorkMode(placed);
  const named = withCapitals(placed);
  const salary = readSalary(placed);
  const { wishes: all, languages } = readWishes(
    cleared.filter(({ yearsOnly }) => !yearsOnly),
    used,
  );
  const wishes = all.filter(
    ({ anyOf }) =>
      !anyOf.every(({ name }) => isShortTitle(name, title) || name.toLowerCase() === title?.toLowerCase()),
  );
  return {
    language: languageOf(text.slice(0, 20_000)) ?? 'id',
    title,
    company: readCompany(named, title),
    place: readPlace(named, title, { isRemote: workMode === 'remote', hashtags: hashtagsOf(text) }),
    workMode,
    deadline: readDeadline(
      placed.map(({ full }) => full),
      asOf,
    ),
    salary,
    payWords: salary ? null : readPayWords(named),
    contact: readContact(placed),
    link: readLink(placed),
    seniority: readSeniority(title, years?.min ?? null),
    sections,
    requirements: wishes,
    years,
    degree,
    languages,
    notJudged: uniqueNotJudged(placed),
    apply: sections.filter(({ kind }) => kind === 'apply').flatMap(({ lines }) => lines),
  };
}

/** `PO` in an ad for a Project Officer: the post itself. */
function isShortTitle(name: string, title: string | null): boolean {
  if (!title || !/^\p{Lu}{2,5}$/u.test(name)) return false;
  const words = title.replace(/[([].*$/, '').match(/\p{L}+/gu) ?? [];
  return words.map((word) => word[0]!.toUpperCase()).join('') === name;
}

interface AskingLine {
  text: string;
  nice: boolean;
  /** A sentence of running text. */
  prose?: boolean;
  /** A line beside the demands that may only say for how long: `Pengalaman 2-3 tahun · Rp 4.500.000`. */
  yearsOnly?: boolean;
}

const LONGEST_FACT = 60;
const SCHOOLING_FACT = /^(?:min(?:imal|imum)?\b|(?:minimum )?education\b|pendidikan\b)/i;

/** Lines up to which what stands under a heading of demands may not be all. */
const FEW_LINES = 2;

/** How the selection is held, who has the last word and what may not stand against an applicant: clauses of official notices, wherever they stand. */
const OF_SELECTION = spacedPattern(
  String.raw`
    \b(?:
      di(?:pungut|kenakan|mintai) (?:biaya|bayaran|pungutan)|me(?:mungut|minta) (?:biaya|bayaran|pungutan)|diganggu[- ]gugat|
      partai politik|diberhentikan (?:dengan )?(?:tidak )?(?:dengan )?hormat|(?:putusan|keputusan) pengadilan|
      (?:keputusan|hasil) (?:panitia|tim seleksi|penyelenggara)\b.{0,40}\b(?:mutlak|final|mengikat)
    )\b|
    ^(?:(?:tahap(?:an)?|proses|rangkaian) )?(?:seleksi|penerimaan) (?:akan )?(?:terdiri|meliputi|mencakup|dilaksanakan|dilakukan|berupa)\b|
    ^(?:berkas|dokumen|surat lamaran|lamaran)\b.{0,60}\b(?:disampaikan|ditujukan|dialamatkan|diserahkan|diunggah|diantar|diterima)\b
    `,
  'iu',
);

/** The lines that ask for something; where no block is headed so, every line that reads like it. */
function requirementLines(placed: readonly PlacedLine[]): AskingLine[] {
  const asking = placed
    .filter(({ kind, heading }) => !heading && (kind === 'requirements' || kind === 'nice'))
    .map(({ text, kind }) => ({ text: cutText(text, LONGEST_REQUIREMENT), nice: kind === 'nice' }));
  const headed = asking.filter(({ nice }) => !nice).length;
  const unheaded = headed > FEW_LINES ? [] : askingLines(placed);
  // `Skills: Copywriting, SEO` or `All positions: …` alone is not what an ad asks for where its text asks for more.
  const enough = headed > 0 && unheaded.length <= FEW_LINES;
  const lines = enough ? asking : [...asking, ...unheaded];
  // Years and beginners are spoken of in any block that is about the work.
  const beside = placed
    .filter(
      ({ kind, text }) =>
        (kind === 'intro' || kind === 'terms') &&
        (welcomesBeginners(text) || yearSpans(text).length > 0) &&
        /pengalaman|experience|fresh|lulusan baru/i.test(text),
    )
    .filter(({ text }) => text.length < 160 && enough)
    .map(({ text }) => ({ text, nice: false, ...(/\s[·•|]\s/.test(text) && { yearsOnly: true }) }));
  // `Minimal SMA/SMK` among the facts that a portal prints above the text.
  const schooling = placed
    .filter(
      ({ kind, text }) =>
        enough &&
        (kind === 'intro' || kind === 'terms') &&
        text.length < LONGEST_FACT &&
        SCHOOLING_FACT.test(text) &&
        degreeMentions(text).length > 0,
    )
    .map(({ text }) => ({ text, nice: false, yearsOnly: true }));
  return [...lines, ...beside, ...schooling]
    .filter(({ text }) => !OF_SELECTION.test(text))
    .slice(0, MOST_LINES);
}

/** `SEO writing? Lovely.`: a question and its answer are one. */
const MOST_WORDS_OF_QUESTION = 5;

/** `Kamu akan mengerjakan …, yang harus …`: what awaits somebody, whatever must be in it. */
const AWAITS =
  /^(?:(?:sehari-hari|setiap hari|tiap hari|nantinya|di sini|dalam keseharian)\s?,?\s)?(?:kamu|anda|kalian|lo|lu) (?:akan|bakal) (?:juga |sering |banyak |langsung )?(?!mem?(?:butuh|erlu|iliki|ahami)|menguasai|mengerti)(?:me|ng|ny|ber|di)\p{L}{3,}/iu;

/** `Bonang wajib kamu kuasai`, `Orangnya mesti sabar`: whatever stands beside it. */
const MUST =
  /\b(?:wajib|harus|mesti) (?:sudah |udah |juga )?(?:(?:kamu|anda) |di)(?:kuasai|pahami|miliki)\b|^(?:[^,]{2,20}, )?(?:orangnya|(?:para )?(?:pelamar|kandidat)|calonnya) (?:juga |pun )?(?:harus|mesti) (?!(?:me|ng)?(?:kirim|ngirim|lampir|unggah|daftar|bawa|isi|datang|hadir|ikut|serah))/iu;
/** `Pemahaman tentang CRM adalah hal penting`, `Pengalaman dengan Java sangat diperlukan`: what somebody has, and that it is needed. */
const NEEDED =
  /^((?:kemampuan|kemahiran|pemahaman|pengalaman|penguasaan|keahlian|keterampilan|kecakapan|pengetahuan|latar belakang|kepemilikan|sertifika(?:t|si))\b.*?)(?<!\byang)\s(?:juga )?(?:(?:adalah|merupakan|menjadi|ialah) (?:hal |suatu |sebuah |kemampuan |\p{L}+ )?(?:yang )?(?:sangat |paling )?(?:penting|wajib|mutlak|utama|krusial|keharusan|kewajiban|(?:per)?syarat(?:an)?|kunci|kami (?:cari|butuhkan|perlukan|hargai))|(?:sangat|mutlak|wajib|tentu) (?:penting|diperlukan|dibutuhkan|dimiliki|diharapkan)|di(?:perlukan|butuhkan|wajibkan|syaratkan|haruskan)(?=\s*[.,;]?$))\b|^((?:knowledge|experience|proficiency|understanding|command|familiarity)\b.*?)\s(?:is|are) (?:absolutely |strictly )?(?:essential|required|mandatory|a must|compulsory|key|critical|crucial)\b/iu;
/** `Posisi ini cocok untuk seseorang yang terorganisir`: for whom the post is. */
const FOR_WHOM =
  /^(?:posisi|peran|lowongan|pekerjaan|kesempatan)\b[^.]{0,60}?\b(?:untuk|bagi) (?:kamu|anda|kalian|seseorang|orang|sosok|mereka|kandidat|pelamar|siapa (?:pun|saja)) yang\s/iu;
/** `Kamu akan memakai Figma dan diharapkan memahami tipografi`: what is expected beside what awaits somebody. */
const EXPECTED_TOO =
  /^.*?\b(?:dan|serta|sekaligus|,) (?:juga )?(?:di(?:harapkan|tuntut|wajibkan|minta)|harus|wajib|perlu) (?:untuk |juga )?(?=(?:memiliki|memahami|menguasai|mampu|bisa|dapat|punya|paham|berpengalaman)\b)/iu;

/** `Libur Minggu, gaji 4 juta bersih`: what is paid, where nothing reads like a demand. */
const PAYS = /\b(?:gaji|upah|honor|salary|komisi)\w*\b.{0,15}\d|\bRp\.? ?\d/iu;

/** A sentence that says where to write to. */
const MAIL = /\S@\S+\.\p{L}/u;

/** A line that is a sentence by itself. */
const FULL_SENTENCE = /^(?:\S+\s+){4,}\S+[.!?]$/;

/** What asks for something outside of a list of demands: lines that read like it, and sentences of running text by what they are about. */
function askingLines(placed: readonly PlacedLine[]): AskingLine[] {
  const beside = placed.filter(
    ({ kind, heading }) => !heading && (kind === 'intro' || kind === 'duties' || kind === 'other'),
  );
  const texts: { text: string; prose: boolean }[] = [];
  for (const line of beside)
    for (const text of line.bullet ? [line.text] : sentencesOf(line.text)) {
      const last = texts.at(-1);
      const prose = line.sentence === true || (!line.bullet && FULL_SENTENCE.test(text));
      if (
        last?.prose &&
        prose &&
        last.text.endsWith('?') &&
        last.text.split(' ').length <= MOST_WORDS_OF_QUESTION
      )
        last.text += ` ${text}`;
      else texts.push({ text, prose });
    }
  const kinds = classifySentences(texts.map(({ text }) => text));
  return texts
    .map((each, at) => ({ ...each, ...saidOf(each, kinds[at]!) }))
    .map((each) => ({ ...each, schooling: each.prose && isSchooling(each) }))
    .filter(({ text, prose, kind, schooling, named }) =>
      prose
        ? schooling ||
          named ||
          ((kind === 'asks' || kind === 'nice' || (kind !== 'no' && kind !== 'offer' && MUST.test(text))) &&
            !MAIL.test(text) &&
            !AWAITS.test(text) &&
            !(PAYS.test(text) && !looksLikeRequirement(text)))
        : looksLikeRequirement(text) && !OF_ITSELF.test(text),
    )
    .map(({ text, prose, kind, schooling, named }) => ({
      text: cutText(text, LONGEST_REQUIREMENT),
      nice: prose && kind === 'nice',
      ...(prose && !named && { prose }),
      ...(schooling && kind !== 'asks' && kind !== 'nice' && { yearsOnly: true }),
    }));
}

/** What a sentence is about where its form leaves no doubt, and the part of it that asks for something. */
function saidOf({ text, prose }: { text: string; prose: boolean }, kind: SentenceKind): Said {
  if (!prose || kind === 'no' || kind === 'offer') return { text, kind, named: false };
  // `Juru masak: bisa rendang, gulai, max 45`: a list for one of the posts.
  const [, post] = /^((?:\p{L}+ ){0,2}\p{L}+)\s?:\s/u.exec(text) ?? [];
  if (post?.toLowerCase().split(' ').every(isPostWord)) return { text, kind: 'asks', named: true };
  if (isBareList(text)) return { text, kind: 'asks', named: true };
  const needed = NEEDED.exec(text);
  // `… adalah modal utama, setidaknya dua tahun`: more of it is behind.
  if (needed && /[,;]/.test(text.slice(needed[0].length))) return { text, kind: 'asks', named: false };
  if (needed) return { text: (needed[1] ?? needed[2])!, kind: 'asks', named: true };
  if (FOR_WHOM.test(text)) return { text, kind: 'asks', named: false };
  const rest = AWAITS.test(text) ? text.replace(EXPECTED_TOO, '') : text;
  return { text: rest, kind: rest === text ? kind : 'asks', named: false };
}

const FEWEST_OF_LIST = 3;
const MOST_WORDS_OF_ITEM = 8;

/** `D3 Kebidanan, STR hidup, paham P-Care`, `Wajib bisa rawon, lodeh, pecel`: a list of demands, as messages write them. */
function isBareList(text: string): boolean {
  const parts = text.split(/,\s+/);
  const isShort = parts.every((part) => part.split(/\s+/).length <= MOST_WORDS_OF_ITEM);
  return (
    isShort &&
    parts.length >= FEWEST_OF_LIST &&
    (degreeMentions(text)[0]?.from === 0 || startsWithHead(spelledOut(text)))
  );
}

interface Said {
  text: string;
  kind: SentenceKind;
  /** The text is nothing but what is asked for. */
  named: boolean;
}

/** `Tenaga ahli berlatar belakang pendidikan paling rendah S1`: schooling that a sentence about the post asks for. */
const ASKS_SCHOOLING =
  /\b(?:paling rendah|serendah-rendahnya|minimal|sekurang-kurangnya|minimum|at least|(?:di(?:tujukan|peruntukkan)|terbuka|dibuka) (?:bagi|untuk)|pendidikan (?:ialah|adalah|yang (?:diminta|dibutuhkan|disyaratkan)))\b/iu;

function isSchooling({ text, kind }: { text: string; kind: SentenceKind }): boolean {
  return kind !== 'no' && kind !== 'offer' && ASKS_SCHOOLING.test(text) && degreeMentions(text).length > 0;
}

const LETS_IN = String.raw`\b(?:(?:may|can|could|will)(?: also)? be (?:considered|accepted)|(?:encouraged|invited) to apply|(?:dapat|bisa|boleh|masih|akan|tetap) (?:dipertimbangkan|diterima|melamar))\b`;
/** `A D3 with five years of relevant work may be considered.`: who else is let in, as a sentence or in brackets. */
const ALSO_LET_IN = new RegExp(
  String.raw`\([^()]*${LETS_IN}[^()]*\)|(?<=^|[.;!?]\s)(?![^.;!?]*(?:fresh|graduat))[^.;!?()]*${LETS_IN}[^.;!?()]*(?:[.;!?]|$)`,
  'giu',
);

/** A line without what may not be judged. */
function clearNotJudged({ text, ...line }: AskingLine): AskingLine {
  // `Bahasa Inggrisnya cukup`
  let out = text.replace(ALSO_LET_IN, ' ').replace(/\b(bahasa \p{L}{3,}?)nya(?!\p{L})/giu, '$1');
  for (const { from, to } of notJudgedIn(out).toSorted((a, b) => b.from - a.from))
    out = `${out.slice(0, from)} ${out.slice(to).replace(/^\s*\((?:S-?[123]|D-?[1-4]|SMA|SMK)[^)]{0,12}\)/i, ' ')}`;
  return { ...line, text: out.replace(/ {2,}/g, ' ').trim() };
}

function readWishes(
  lines: readonly AskingLine[],
  used: Map<string, { from: number; to: number }[]>,
): { wishes: Wish[]; languages: AdLanguage[] } {
  const wishes: Wish[] = [];
  const languages: AdLanguage[] = [];
  for (const { text, nice, prose } of lines) {
    const importance: Importance = nice ? 'nice' : 'must';
    const spans = used.get(text) ?? [];
    const rest = withoutSpans(text, spans);
    const spoken = languagesOf(rest, importance);
    languages.push(...spoken.single);
    const read = prose ? proseWishes : wishesOf;
    wishes.push(...spoken.either, ...read(text, importance, spans));
  }
  return { wishes: mergeWishes(wishes).slice(0, MOST_WISHES), languages: mergeLanguages(languages) };
}

function withoutSpans(text: string, spans: readonly { from: number; to: number }[]): string {
  let out = text;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from))
    out = `${out.slice(0, from)} ${out.slice(to)}`;
  return out;
}

/** What an ad asks for twice counts once, at its firmest. */
function mergeWishes(wishes: readonly Wish[]): Wish[] {
  const merged: Wish[] = [];
  for (const wish of wishes) {
    if (wish.anyOf.length === 0 || wish.anyOf[0]!.name === '') continue;
    const at = merged.findIndex((known) => isSameWish(known, wish));
    if (at < 0) merged.push({ ...wish });
    else if (merged[at]!.importance === 'nice' && wish.importance === 'must') merged[at] = { ...wish };
  }
  return merged;
}

function isSameWish(one: Wish, other: Wish): boolean {
  const namesOf = (wish: Wish) => wish.anyOf.map(({ name }) => name.toLowerCase()).sort();
  if (namesOf(one).join('|') === namesOf(other).join('|')) return true;
  // `Microsoft Excel` among the chips of a portal, `Excel / Power BI` in the list above them.
  const [only] = other.anyOf;
  if (other.anyOf.length > 1 || only!.skills.length !== 1) return false;
  const kind = kindOfSkill(only!.skills[0]!);
  return one.anyOf.some(
    ({ name, skills }) =>
      skills.length === 1 &&
      skills[0] === only!.skills[0] &&
      (kind === 'trait' || (kind !== 'skill' && areNamesOfOne(name, only!.name))),
  );
}

/** `Excel` and `Microsoft Excel`, `JS` and `JavaScript`; not `Vue.js` and `Nuxt.js`, whatever they have in common. */
function areNamesOfOne(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, ''))
    .sort((a, b) => a.length - b.length) as [string, string];
  if (long.includes(short)) return true;
  if (short.length > 4) return sharedWord(one, other);
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function sharedWord(one: string, other: string): boolean {
  const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const words = wordsOf(other);
  return wordsOf(one).some((word) => words.includes(word));
}

function uniqueNotJudged(placed: readonly PlacedLine[]): NotJudged[] {
  const judged = placed
    .filter(({ kind }) => kind !== 'about' && kind !== 'benefits' && kind !== 'duties')
    .filter(({ kind, text }) =>
      kind === 'requirements' || kind === 'nice' || kind === 'intro' ? text.length < 400 : text.length < 90,
    )
    .flatMap(({ text }) =>
      /\b(?:equal opportunity|strongly encouraged|regardless of|every background|all genders)\b/i.test(text)
        ? []
        : notJudgedIn(text),
    );
  return [
    ...new Map(judged.map(({ kind, text }) => [`${kind}:${text.toLowerCase()}`, { kind, text }])).values(),
  ];
}
