import { judgeBullet } from '../bullets/judge-bullet.ts';
import { opensWithPraise } from '../bullets/self-praise.ts';
import { sentencesIn } from '../bullets/sentences.ts';
import type { Place, Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import { clip, placeOf, placeOfText } from '../cv/places.ts';
import { chatIn } from '../language/tone.ts';
import { firstPersonIn } from '../language/first-person.ts';
import { doubtfulWords, misspeltWords, proseWords } from '../language/misspelt-words.ts';
import { nonsenseIn } from '../language/nonsense.ts';
import { isInOtherLanguage } from '../language/other-languages.ts';
import { failed, partly, passed } from '../verdicts.ts';
import { languageOf } from '../words/language-of.ts';
import { CLICHES, phrasesIn } from '../words/phrases.ts';

const hasProse = (cv: Cv) => cv.prose.length > 0;

/** House rule: a CV with filler text in it may not be sent at all. */
const nonsense: Rule = {
  id: 'language-nonsense',
  group: 'language',
  topic: 'content.nonsense',
  points: 2,
  title: 'Ada teks yang tidak berarti apa-apa',
  passed: 'Semua teks berarti',
  why: 'Sisa teks contoh dari template atau ketikan asal langsung terlihat, dan CV seperti ini biasanya ditolak tanpa dibaca lagi.',
  fix: 'Ganti setiap bagian itu dengan ceritamu sendiri, atau hapus.',
  example: '"Lorem ipsum dolor sit amet" → hapus, tulis satu hal yang benar-benar kamu kerjakan',
  applies: hasProse,
  judge(cv) {
    const wrong = cv.bullets.filter((bullet) => bullet.nonsense !== undefined);
    const { summary } = cv.result;
    const inSummary =
      summary !== null && nonsenseIn(summary, cv.spelling) !== undefined
        ? [placeOf(cv.reading, 'summary', summary)]
        : [];
    const places = [...inSummary, ...wrong.map((bullet) => bullet.place)];
    if (places.length === 0) return passed;
    const share = places.length / Math.max(1, cv.bullets.length + (summary === null ? 0 : 1));
    return failed(places.slice(0, 8), share >= 0.75 ? 25 : share >= 0.4 ? 45 : 55);
  },
};

const SOME_VAGUE = 0.2;
const MANY_VAGUE = 0.4;
const MOSTLY_VAGUE = 0.75;
const MANY_CLICHES = 3;
const SHORT_DUTY = 5;

/** Claims that nothing shows. House limits. */
const vague: Rule = {
  id: 'language-vague',
  group: 'language',
  topic: 'content.vague',
  points: 5,
  title: 'Banyak pujian tanpa bukti',
  passed: 'Sifat ditunjukkan lewat bukti',
  why: '"Pekerja keras" dan "selalu memberikan yang terbaik" ada di hampir semua CV, jadi tidak membedakanmu dari siapa pun.',
  fix: 'Tukar setiap klaim dengan satu bukti kecil. Kalau tidak ada buktinya, hapus saja.',
  example: '"Mampu bekerja di bawah tekanan" → "Menutup buku [berapa?] entitas dalam [berapa?] hari kerja"',
  english: {
    why: '"Hardworking" dan "always gives the best" ada di hampir semua CV, jadi tidak membedakanmu dari siapa pun.',
    example:
      '"Works well under pressure" → "Closed the books of [how many?] entities within [how many?] working days"',
  },
  applies: hasProse,
  judge(cv) {
    const empty = cv.bullets.filter(isPraise);
    const phrases = phrasesIn(cv.prose.map((prose) => prose.text).join('\n'), CLICHES);
    const places = [
      ...empty.map((bullet) => bullet.place),
      ...phrases.map((phrase) => placeOfCliche(cv, phrase)),
    ].slice(0, 8);
    const share = cv.bullets.length === 0 ? 0 : empty.length / cv.bullets.length;
    // Praise in words that no list knows stands beside praise that is known.
    const likely = share === 0 ? 0 : share + cv.bullets.filter(mayBePraise).length / cv.bullets.length;
    const reaches = (least: number, known: number) => empty.length > 1 && share >= known && likely >= least;
    if (reaches(MOSTLY_VAGUE, MANY_VAGUE)) return failed(places, 52);
    if (reaches(MANY_VAGUE, SOME_VAGUE)) return failed(places, 82);
    if (share >= SOME_VAGUE && empty.length > 1) return partly(0.3, places, 90);
    if (phrases.length >= MANY_CLICHES) return partly(0.4, places);
    const praised = summaryOfPraise(cv);
    return praised ? { ...partly(0.1, [praised]), words: wordsForSummary(cv) } : passed;
  },
};

/** Names the pronouns that stand in the CV, with an example in their language. */
function wordsForPronouns(found: readonly string[]): Partial<Pick<Rule, 'title' | 'why' | 'example'>> {
  const names = [
    ...new Set(found.map((word) => (/^i(?:$|['’])/i.test(word) ? 'I' : word.toLowerCase()))),
  ].slice(0, 2);
  const english = names.every((word) => /^(?:I|my|me|myself|we|our)$/.test(word));
  return {
    title: `Masih ada kata ${names.map((word) => `"${word}"`).join(' atau ')}`,
    why: `Semua orang tahu CV ini tentang kamu. Tanpa "${names[0]}", kalimatmu lebih pendek dan langsung ke isinya.`,
    ...(english && { example: '"I prepared the tax reports" → "Prepared the tax reports"' }),
  };
}

const MANY_BULLETS = 4;
const OPENING_PRONOUN = /(?:^|[.!?;:,]\s)[^\p{L}]*(?:saya|aku|kami|gue|gua|I|we|my|our)(?![\p{L}\p{N}])/iu;

/** Harvard's resume guide: no personal pronouns. A summary may be freer, so it costs less. */
const firstPerson: Rule = {
  id: 'language-first-person',
  group: 'language',
  topic: 'content.first-person',
  points: 6,
  title: 'Masih ada kata "saya" atau "I"',
  passed: 'Kalimat tanpa "saya"',
  why: 'Semua orang tahu CV ini tentang kamu. Tanpa "saya", kalimatmu lebih pendek dan langsung ke isinya.',
  fix: 'Hapus kata gantinya dan mulai dengan kata kerja.',
  example: '"Saya menyusun laporan pajak" → "Menyusun laporan pajak"',
  applies: hasProse,
  judge(cv) {
    const found = cv.prose.flatMap((prose) => {
      const word = firstPersonIn(prose.text, prose.language);
      return word === undefined ? [] : [{ ...prose, word }];
    });
    if (found.length === 0) return passed;
    const places = found.map((prose) => prose.place).slice(0, 8);
    const words = wordsForPronouns(found.map(({ word }) => word));
    const inBullets = found.filter((prose) => prose.place.path !== 'summary').length;
    // One in passing, as whose idea it was, is no style: `Menu usulan saya menyumbang 22%`.
    if (found.length === 1 && cv.bullets.length >= MANY_BULLETS && !OPENING_PRONOUN.test(found[0]!.text))
      return passed;
    if (inBullets === 0) return { ...partly(0.7, places), words };
    return { ...(inBullets >= Math.min(3, cv.bullets.length) ? failed(places) : partly(0.5, places)), words };
  },
};

/** House rule: chat is for chats. */
const tone: Rule = {
  id: 'language-tone',
  group: 'language',
  topic: 'content.tone',
  points: 1,
  title: 'Bahasanya terlalu santai untuk CV',
  passed: 'Nada bahasa pas',
  why: 'Kata seperti "banget", "hehe", atau tanda seru membuat rekruter ragu seserius apa lamaranmu, sebagus apa pun isinya.',
  fix: 'Tulis seperti menulis laporan: kalimat pendek, tanpa kata obrolan, emotikon, dan tanda seru.',
  example: '"Bantu event kampus, seru banget!" → "Mengatur pendaftaran [berapa?] peserta acara kampus"',
  english: {
    why: 'Kata seperti "awesome", "gonna", atau tanda seru membuat rekruter ragu seserius apa lamaranmu, sebagus apa pun isinya.',
    example: '"Helped at a campus event, so much fun!" → "Registered [how many?] guests of a campus event"',
  },
  applies: hasProse,
  judge(cv) {
    const found = cv.prose.flatMap((prose) =>
      chatIn(prose.text).map((text) => ({ ...prose.place, text: clip(text) })),
    );
    const chatty = cv.prose.filter((prose) => chatIn(prose.text).length > 0).length;
    if (found.length < 2) return passed;
    const share = chatty / cv.prose.length;
    if (share >= 0.4) return failed(found.slice(0, 8), 72);
    return share >= 0.15 || found.length >= 3
      ? failed(found.slice(0, 8), 84)
      : partly(0.5, found.slice(0, 8));
  },
};

const FEWEST_MISSPELT = 2;
const SOME_MISSPELT = 0.012;
const MANY_MISSPELT = 0.03;
const DOUBTFUL_WEIGHT = 0.6;
/** The ceiling of a CV in which every tenth word is misspelt and of worse ones. */
const MOST_TYPOS = 68;

/** CareerBuilder's and most surveys of recruiters name misspelt words first among what puts them off; shares are house limits. */
const typos: Rule = {
  id: 'language-typos',
  group: 'language',
  topic: 'content.typos',
  points: 4,
  title: 'Ada kata yang sepertinya salah ketik',
  passed: 'Tidak ada salah ketik yang kentara',
  why: 'Salah ketik adalah hal pertama yang dilihat, dan memberi kesan kurang teliti.',
  fix: 'Periksa kata-kata di bawah ini. Kalau ada nama atau istilah yang memang begitu tulisannya, biarkan saja.',
  example: '"pelangan" → "pelanggan", "manajement" → "manajemen"',
  english: { example: '"custommer" → "customer", "managment" → "management"' },
  applies: (cv) => hasProse(cv) && cv.spelling !== undefined,
  unjudged: (cv) => (cv.spelling === undefined ? 'Ejaan belum diperiksa pada pengecekan ini.' : undefined),
  judge(cv) {
    const real = {
      ...cv,
      prose: cv.prose.filter(
        ({ text }) => nonsenseIn(text, cv.spelling) === undefined && !isInOtherLanguage(text),
      ),
    };
    const wrong = misspeltWords(real, cv.spelling!);
    if (wrong.length < FEWEST_MISSPELT) return passed;
    const places = wrong.map(({ word, meant, place }) => ({ ...place, text: word, instead: meant }));
    const words = Math.max(1, proseWords(real));
    if (wrong.length / words < SOME_MISSPELT) return passed;
    const share = (wrong.length + DOUBTFUL_WEIGHT * doubtfulWords(real, cv.spelling!)) / words;
    return share >= MANY_MISSPELT
      ? failed(places.slice(0, 20), Math.round(Math.max(MOST_TYPOS, 93 - 200 * share)))
      : partly(Math.max(0.2, 0.6 - 8 * share), places.slice(0, 20));
  },
};

const SMALL_SHARE = 0.2;
const FEWEST_JUDGED = 4;

/** House rule: tool names in English are no mixture, sentences are. */
const mix: Rule = {
  id: 'language-mix',
  group: 'language',
  topic: 'content.language-mix',
  points: 4,
  title: 'Bahasa Indonesia dan Inggris bercampur',
  passed: 'Satu bahasa dari awal sampai akhir',
  why: 'Istilah asing boleh, tapi poin yang separuh Indonesia separuh Inggris terasa seperti tempelan dari dua CV.',
  fix: 'Ikuti bahasa lowongannya, lalu terjemahkan poin yang tersisa. Nama alat dan jabatan resmi boleh tetap.',
  example: '"Managed the store inventory" → "Mengelola persediaan toko"',
  english: { example: '"Mengelola persediaan toko" → "Managed the store inventory"' },
  applies: (cv) => judgedLanguages(cv).length >= FEWEST_JUDGED,
  judge(cv) {
    const judged = judgedLanguages(cv);
    const english = judged.filter((each) => each.language === 'en');
    const indonesian = judged.filter((each) => each.language === 'id');
    const fewer = english.length < indonesian.length ? english : indonesian;
    if (fewer.length < 2) return passed;
    const places = fewer.map((each) => each.place).slice(0, 8);
    return fewer.length / judged.length > SMALL_SHARE ? failed(places, 88) : partly(0.5, places);
  },
};

/** A trait, or words that could stand in any CV; a short duty is for another rule. */
function isPraise({ reasons, text }: Cv['bullets'][number]): boolean {
  if (reasons.includes('trait')) return true;
  const duty = reasons.includes('duty') || reasons.includes('shared');
  return reasons.includes('vague') && (!duty || text.split(' ').length > SHORT_DUTY);
}

/** A summary in which no sentence says more than what the writer is like. */
function summaryOfPraise(cv: Cv): Place | undefined {
  const { summary } = cv.result;
  if (summary === null || nonsenseIn(summary, cv.spelling) !== undefined) return undefined;
  const language = languageOf(summary);
  const sentences = sentencesIn(summary).map(([from, to]) => {
    const text = summary.slice(from, to).trim();
    const { hasFigure, hasResult, reasons } = judgeBullet(text, language);
    const isVague =
      reasons.includes('vague') ||
      (SEVERAL_NATURES.test(text) && (reasons.includes('trait') || opensWithPraise(text)));
    return { isVague, isPraise: !hasFigure && !hasResult && (isVague || opensWithPraise(text)) };
  });
  const isAllPraise = sentences.some(({ isVague }) => isVague) && sentences.every(({ isPraise: is }) => is);
  return isAllPraise ? placeOf(cv.reading, 'summary', summary) : undefined;
}

/** `Creative, dynamic and dedicated teacher who …` */
const SEVERAL_NATURES = /^\p{L}[\p{L}-]*(?:, \p{L}[\p{L}-]*)*,? (?:and|dan|&) \p{L}[\p{L}-]* /u;

const wordsForSummary = (cv: Cv) => ({
  title: 'Ringkasanmu hanya berisi sifat',
  why: 'Ringkasan dibaca paling dulu. Sifat seperti jujur dan cepat belajar bisa ditulis siapa saja, jadi rekruter belum tahu kamu bisa apa.',
  fix: 'Tulis ulang dalam 2–3 kalimat: bidangmu dan berapa lama, bukti terkuat, lalu posisi yang kamu cari.',
  example:
    cv.reading.document.language === 'en'
      ? '"Hardworking team player" → "Warehouse clerk with [how many?] years of experience, used to [which tools?]"'
      : '"Pribadi yang jujur dan pekerja keras" → "Staf gudang dengan pengalaman [berapa?] tahun, terbiasa memakai [alat apa?]"',
});

/** A sentence without a deed, a figure or a name, and not the name of a task. */
function mayBePraise(bullet: Cv['bullets'][number]): boolean {
  const { text, isDuty, hasFigure, hasResult, startsWithAction } = bullet;
  if (isPraise(bullet) || isDuty || hasFigure || hasResult || startsWithAction || bullet.nonsense)
    return false;
  return text.split(' ').length > SHORT_DUTY - 1 && !/\s\p{Lu}/u.test(text);
}

const FEWEST_OWN_WORDS = 3;

/** A short sentence without small words: by those of its words that only one of the languages has. */
function languageByWords(text: string, spelling: Cv['spelling']): 'id' | 'en' | undefined {
  if (!spelling) return undefined;
  // The first word is a verb with a capital; other capitals are names.
  const opened = text.replace(/^\P{L}*\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase());
  const words = (opened.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? []).slice(0, 40);
  const own = (language: 'id' | 'en') => words.filter((word) => spelling.isOf(word, language)).length;
  const [indonesian, english] = [own('id'), own('en')];
  if (indonesian >= FEWEST_OWN_WORDS && english === 0) return 'id';
  if (english >= FEWEST_OWN_WORDS && indonesian === 0) return 'en';
  return undefined;
}

function judgedLanguages(cv: Cv): { language: 'id' | 'en'; place: Place }[] {
  return cv.prose.flatMap(({ text, place }) => {
    const language =
      nonsenseIn(text, cv.spelling) === undefined
        ? (languageOf(text) ?? languageByWords(text, cv.spelling))
        : undefined;
    return language ? [{ language, place }] : [];
  });
}

function placeOfCliche(cv: Cv, phrase: string): Place {
  if (phrasesIn(cv.result.summary ?? '', [phrase]).length > 0) return placeOf(cv.reading, 'summary', phrase);
  const statement = cv.statements.find((each) => phrasesIn(each.text, [phrase]).length > 0);
  return statement ? { ...statement.place, text: clip(phrase) } : placeOfText(phrase);
}

export const languageRules: readonly Rule[] = [nonsense, vague, firstPerson, tone, typos, mix];
