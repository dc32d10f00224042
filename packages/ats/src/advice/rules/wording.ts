import type { Place, Rule } from '../checkup.ts';
import { sectionTexts, type Cv } from '../cv/cv.ts';
import { clip, placeOf, placeOfText } from '../cv/places.ts';
import { byShare, failed, partly, passed } from '../verdicts.ts';
import { CLICHES, phrasesIn } from '../words/phrases.ts';

const PRONOUN = /(?<![\p{L}\p{N}.])(?:saya|aku|kami|I|I['’]m|my|me|myself|we|our)(?![\p{L}\p{N}.]|\/)/u;
const SOME_CLICHES = 2;
const MANY_CLICHES = 4;
const SAME_OPENING = 4;
const STUFFED = 8;
const STUFFED_SHARE = 0.035;
const STUFFING_FROM = 120;
const SMALL_WORDS =
  /^(?:dan|yang|untuk|dengan|pada|dari|sebagai|dalam|kepada|serta|atau|para|the|and|for|with|from|using|that|universitas|university|indonesia|jakarta|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember|sekarang|present|tahun|data|tim|team|lebih|setiap|secara|melalui|hingga|into|were|this|PT)$/i;

/** Harvard's resume guide: no personal pronouns. A summary may be freer, so it costs half. */
const pronouns: Rule = {
  id: 'content-pronouns',
  group: 'content',
  points: 1,
  title: 'Masih ada kata "saya" atau "I"',
  passed: 'Kalimat tanpa "saya"',
  why: 'Semua orang tahu CV ini tentang kamu. Tanpa "saya", kalimatmu lebih pendek dan langsung ke isinya.',
  fix: 'Hapus kata gantinya dan mulai dengan kata kerja.',
  example: '"Saya menyusun laporan pajak" → "Menyusun laporan pajak"',
  applies: (cv) => cv.statements.length > 0 || cv.result.summary !== null,
  judge(cv) {
    const wrong = cv.statements.filter((statement) => PRONOUN.test(statement.text)).map((each) => each.place);
    const { summary } = cv.result;
    const inSummary =
      summary !== null && PRONOUN.test(summary) ? [placeOf(cv.reading, 'summary', summary)] : [];
    if (wrong.length > 0) return failed([...wrong, ...inSummary].slice(0, 8));
    return inSummary.length > 0 ? partly(0.5, inSummary) : passed;
  },
};

/** House list of worn phrases. */
const cliches: Rule = {
  id: 'content-cliches',
  group: 'content',
  points: 2,
  title: 'Banyak kata sifat yang tidak terbukti',
  passed: 'Sifat ditunjukkan lewat bukti',
  why: '"Pekerja keras" dan "team player" ada di hampir semua CV, jadi tidak membedakanmu dari siapa pun.',
  fix: 'Tukar setiap klaim dengan satu bukti kecil. Kalau tidak ada buktinya, hapus saja.',
  example: '"Mampu bekerja di bawah tekanan" → "Menutup buku 3 entitas dalam 4 hari kerja setiap bulan"',
  applies: (cv) => cv.text !== '',
  judge(cv) {
    const found = phrasesIn(cv.text, CLICHES);
    const places = found.map((phrase) => placeOfCliche(cv, phrase));
    if (found.length < SOME_CLICHES) return passed;
    return found.length >= MANY_CLICHES ? failed(places) : partly(0.5, places);
  },
};

/** House rule. */
const repeated: Rule = {
  id: 'content-repetition',
  group: 'content',
  points: 1,
  title: 'Ada poin yang berulang',
  passed: 'Poin beragam',
  why: 'Poin yang sama di dua pekerjaan, atau selalu dibuka kata yang sama, membuat pengalamanmu terasa lebih sedikit dari aslinya.',
  fix: 'Bedakan isi setiap poin dan variasikan kata kerja pembukanya.',
  example: '"Membuat … Membuat … Membuat …" → "Merancang … Menyusun … Menerbitkan …"',
  applies: (cv) => cv.statements.length > 3,
  judge(cv) {
    const twice = repeats(cv, (text) => text.toLowerCase(), 2);
    const opened = repeats(cv, (text) => text.toLowerCase().split(/\s+/)[0] ?? '', SAME_OPENING);
    return byShare([...new Set([...twice, ...opened])], cv.statements.length);
  },
};

/** House rule: systems that count words have grown wary of it, and people always were. */
const stuffing: Rule = {
  id: 'content-stuffing',
  group: 'content',
  points: 1,
  title: 'Kata kunci diulang terlalu sering',
  passed: 'Kata kunci dipakai sewajarnya',
  why: 'Mengulang satu kata berkali-kali tidak menaikkan peluangmu, malah terbaca seperti spam.',
  fix: 'Sebut setiap keahlian sekali di daftar Keahlian, lalu buktikan sekali dua kali di Pengalaman.',
  example: '"SEO specialist SEO expert SEO …" → "SEO: menaikkan trafik organik blog 65% dalam 6 bulan"',
  applies: (cv) => cv.text !== '',
  judge(cv) {
    const names = cv.result.skills.map((skill) => skill.name.toLowerCase());
    const doubled = cv.result.skills.flatMap((skill, index) =>
      names.indexOf(skill.name.toLowerCase()) < index
        ? [placeOf(cv.reading, `skills.${index}.name`, skill.name)]
        : [],
    );
    const stuffed = stuffedWords(cv);
    if (stuffed.length > 0) return failed([...stuffed, ...doubled]);
    return doubled.length > 1 ? partly(0.5, doubled) : passed;
  },
};

function placeOfCliche(cv: Cv, phrase: string): Place {
  if (phrasesIn(cv.result.summary ?? '', [phrase]).length > 0) return placeOf(cv.reading, 'summary', phrase);
  const statement = cv.statements.find((each) => phrasesIn(each.text, [phrase]).length > 0);
  return statement ? { ...statement.place, text: clip(phrase) } : placeOfText(phrase);
}

function repeats(cv: Cv, key: (text: string) => string, from: number): Place[] {
  const groups = Map.groupBy(cv.statements, (statement) => key(statement.text));
  return [...groups.values()]
    .filter((group) => group.length >= from)
    .flatMap((group) => group.slice(1).map((statement) => statement.place));
}

function stuffedWords(cv: Cv): Place[] {
  if (cv.words < STUFFING_FROM) return [];
  const own = new Set((cv.result.name?.raw ?? '').toLowerCase().split(/\s+/));
  const counts = new Map<string, number>();
  for (const text of sectionTexts(cv, 'Summary', 'Skills/Interests/Languages', 'WorkExperience', 'Other'))
    for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}+#]{2,}/gu))
      if (!SMALL_WORDS.test(word) && !own.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= STUFFED && count > cv.words * STUFFED_SHARE)
    .map(([word, count]) => placeOfText(`${word} (${count}×)`));
}

export const wordingRules: readonly Rule[] = [pronouns, cliches, repeated, stuffing];
