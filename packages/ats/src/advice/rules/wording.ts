import type { Place, Rule } from '../checkup.ts';
import { isLongBullet } from '../bullets/long-bullet.ts';
import { sectionTexts, type Cv } from '../cv/cv.ts';
import { placeOfText } from '../cv/places.ts';
import { byShare, failed, passed } from '../verdicts.ts';

const SAME_OPENING = 4;
const OFTEN = 3;
const SPAM = 5;
/** What parts a list of key words. */
const BETWEEN = /\s*[,;•|·]\s*|:\s+/u;

/** House rule: systems that count words have grown wary of it, and people always were. */
const stuffing: Rule = {
  id: 'wording-stuffing',
  group: 'language',
  topic: 'content.keyword-stuffing',
  points: 6,
  title: 'Kata kunci diulang terlalu sering',
  passed: 'Kata kunci dipakai sewajarnya',
  why: 'Mengulang satu kata berkali-kali tidak menaikkan peluangmu, malah terbaca seperti spam.',
  fix: 'Sebut setiap keahlian sekali di daftar Keahlian, lalu buktikan sekali dua kali di Pengalaman.',
  example:
    '"SEO specialist SEO expert SEO …" → "SEO: menaikkan trafik organik blog dari [berapa?] ke [berapa?]"',
  applies: (cv) => cv.text !== '',
  judge(cv) {
    const lists = repeatedItems(sectionTexts(cv, 'Skills/Interests/Languages', 'Skills', 'Other'));
    const sentences = [...listedBullets(cv), ...bulletsWithTheSameWords(cv)];
    const places = [...lists.map(([item, count]) => placeOfText(`${item} (${count}×)`)), ...sentences].slice(
      0,
      8,
    );
    const stuffedLists = lists.length >= 2 || lists.some(([, count]) => count >= SPAM);
    if (!stuffedLists && sentences.length < 2) return passed;
    const share = sentences.length / Math.max(1, cv.bullets.length);
    if (sentences.length >= 2 || (lists.some(([, count]) => count >= SPAM) && share > 0))
      return failed(places, 72);
    return failed(places, lists.some(([, count]) => count >= SPAM) ? 88 : 92);
  },
};

/** House rule. */
const repeated: Rule = {
  id: 'wording-repetition',
  group: 'language',
  topic: 'content.repetition',
  points: 1,
  title: 'Ada poin atau kata pembuka yang berulang',
  passed: 'Poin beragam',
  why: 'Poin yang sama di dua pekerjaan, atau selalu diawali kata yang sama, membuat pengalamanmu terasa lebih sedikit dari aslinya.',
  fix: 'Bedakan isi setiap poin dan variasikan kata kerja pembukanya.',
  example: '"Membuat … Membuat … Membuat …" → "Merancang … Menyusun … Menerbitkan …"',
  english: { example: '"Made … Made … Made …" → "Designed … Drafted … Published …"' },
  applies: (cv) => cv.statements.length > 3,
  judge(cv) {
    const twice = repeats(cv, (text) => text.toLowerCase(), 2);
    const opened = repeats(cv, openingOf, Math.max(SAME_OPENING, Math.ceil(cv.statements.length * 0.3)));
    return byShare([...new Set([...twice, ...opened])], cv.statements.length);
  },
};

/** House rule. */
const tooLong: Rule = {
  id: 'wording-long-bullets',
  group: 'language',
  topic: 'content.long-bullets',
  points: 1,
  title: 'Ada poin yang terlalu panjang',
  passed: 'Panjang poin pas',
  why: 'Poin lebih dari tiga baris jarang dibaca sampai selesai, padahal hasilnya sering ada di ujung.',
  fix: 'Pecah jadi dua poin, atau buang kata pembuka. Taruh hasilnya di depan.',
  example:
    '"Dalam rangka mendukung kegiatan … kemudian …" → satu kalimat yang diawali kata kerja dan diakhiri hasilnya',
  applies: (cv) => cv.statements.length > 0,
  judge: (cv) =>
    byShare(
      cv.statements.filter((statement) => isLongBullet(statement.text)).map((statement) => statement.place),
      cv.statements.length,
    ),
};

/** Key words that a list names again and again. */
function repeatedItems(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const item of text.replaceAll(/\s+/g, ' ').split(BETWEEN)) {
      const key = item.trim().toLowerCase();
      if (/\p{L}{2,}|^[rc]$/u.test(key) && key.split(' ').length <= 5)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count >= OFTEN);
}

/** Sentences that are no sentences: one key word stands in them again and again between commas. */
function listedBullets(cv: Cv): Place[] {
  return cv.prose
    .filter(({ text }) => {
      const words = text.toLowerCase().match(/\p{L}[\p{L}\d+#&.-]{1,}/gu) ?? [];
      const counts = Map.groupBy(words, (word) => word);
      const most = Math.max(
        0,
        ...[...counts].filter(([word]) => !SMALL_WORD.test(word)).map(([, all]) => all.length),
      );
      return most >= OFTEN && most >= words.length * 0.2;
    })
    .map(({ place }) => place);
}

const RUN = 3;
const REPEATED_SHARE = 0.4;

/** Bullets that carry the same three key words in a row as many others do. */
function bulletsWithTheSameWords(cv: Cv): Place[] {
  const runs = cv.statements.map(({ text }) => {
    const words = text.toLowerCase().match(/\p{L}[\p{L}\d+#&.-]{1,}/gu) ?? [];
    return new Set(
      words.flatMap((_, at) => {
        const run = words.slice(at, at + RUN);
        return run.length === RUN && !run.some((word) => SMALL_WORD.test(word)) ? [run.join(' ')] : [];
      }),
    );
  });
  const counts = Map.groupBy(
    runs.flatMap((own) => [...own]),
    (run) => run,
  );
  const often = Math.max(OFTEN, Math.ceil(cv.statements.length * REPEATED_SHARE));
  const same = [...counts].filter(([, all]) => all.length >= often).map(([run]) => run);
  const distinct = new Set(cv.statements.map(({ text }) => text.toLowerCase())).size;
  // The same bullet again and again is reported as repetition.
  if (distinct < cv.statements.length / 2) return [];
  return cv.statements.filter((_, at) => same.some((run) => runs[at]!.has(run))).map(({ place }) => place);
}

const SMALL_WORD =
  /^(?:dan|yang|untuk|dengan|pada|dari|di|ke|the|and|for|with|of|to|in|a|on|by|saya|aku|per)$/;

function openingOf(text: string): string {
  const words = text.toLowerCase().split(/\s+/);
  return (/^(?:saya|aku|i|we)$/.test(words[0] ?? '') ? words[1] : words[0]) ?? '';
}

function repeats(cv: Cv, key: (text: string) => string, from: number): Place[] {
  const groups = Map.groupBy(cv.statements, (statement) => key(statement.text));
  return [...groups.values()]
    .filter((group) => group.length >= from)
    .flatMap((group) => group.slice(1).map((statement) => statement.place));
}

export const wordingRules: readonly Rule[] = [stuffing, repeated, tooLong];
