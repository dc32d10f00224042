import type { Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import { worksWhere } from '../cv/work-places.ts';
import { byShare, failed, partly, passed } from '../verdicts.ts';
import { opensWithVerb } from '../words/action-verbs.ts';
import { DUTY_OPENINGS } from '../words/phrases.ts';
import { hasResult } from '../words/results.ts';

const hasStatements = (cv: Cv) => cv.statements.length > 0;
const FEWEST_STATEMENTS = 2;
const ENOUGH_VERBS = 0.7;
const ENOUGH_RESULTS = 0.3;
/** Three lines of a page at 11 points hold some 40 words. */
const LONG_WORDS = 40;
const SHORT_WORDS = 4;

/** House rule. */
const bullets: Rule = {
  id: 'content-bullets',
  group: 'content',
  points: 3,
  title: 'Ada pengalaman tanpa penjelasan yang cukup',
  passed: 'Setiap pengalaman punya penjelasan',
  why: 'Nama jabatan saja tidak menunjukkan apa yang bisa kamu lakukan. Di sinilah kamu berbeda dari pelamar lain.',
  fix: 'Beri 2–4 poin pada setiap pengalaman, terutama dua yang terbaru. Satu poin, satu hal yang kamu kerjakan dan hasilnya.',
  example: 'Menyusun 12 konten Instagram per minggu; jangkauan naik dari 4 ribu ke 11 ribu dalam 3 bulan.',
  applies: (cv) => cv.result.workExperience.length > 0,
  judge(cv) {
    const recent = cv.result.workExperience.slice(0, 4);
    const count = (index: number) => cv.statements.filter((statement) => statement.work === index).length;
    const thin = new Set(
      recent.flatMap((work, index) =>
        count(index) < FEWEST_STATEMENTS && !hasLongText(work.jobDescription) ? [work] : [],
      ),
    );
    return byShare(
      worksWhere(cv, (work) => thin.has(work)),
      recent.length,
    );
  },
};

/** Action verbs at the front: Harvard's and most universities' career guides. */
const actionVerbs: Rule = {
  id: 'content-action-verbs',
  group: 'content',
  points: 4,
  title: 'Masih sedikit poin yang dibuka kata kerja aktif',
  passed: 'Poin dibuka dengan kata kerja aktif',
  why: 'Kata kerja di depan membuat perekrut langsung tahu apa yang kamu lakukan, bukan apa yang terjadi di sekitarmu.',
  fix: 'Mulai setiap poin dengan kata kerja: menyusun, merancang, memimpin, menganalisis, menurunkan, melatih.',
  example: '"Laporan keuangan bulanan" → "Menyusun laporan keuangan bulanan untuk 3 cabang"',
  applies: hasStatements,
  judge(cv) {
    const wrong = cv.statements.filter((statement) => !opensWithVerb(statement.text));
    const right = 1 - wrong.length / cv.statements.length;
    if (right >= ENOUGH_VERBS) return passed;
    const places = wrong.map((statement) => statement.place).slice(0, 8);
    return right === 0 ? failed(places) : partly(right / ENOUGH_VERBS, places);
  },
};

/** Results with numbers: the same guides; three in ten is a house limit, for not everything is counted. */
const results: Rule = {
  id: 'content-results',
  group: 'content',
  points: 4,
  title: 'Hasil yang terukur masih kurang',
  passed: 'Ada hasil yang terukur',
  why: 'Angka membuat ceritamu bisa dipercaya dan dibandingkan. Tidak harus uang: jumlah orang, berkas, hari, atau peringkat juga bisa.',
  fix: 'Pilih 2–3 poin terkuat, lalu jawab: berapa banyak, seberapa sering, seberapa cepat, atau naik berapa? Pakai angka yang jujur, perkiraan boleh asal kamu bisa menjelaskannya.',
  example: '"Melayani pelanggan" → "Melayani rata-rata 40 pelanggan per hari dengan nilai kepuasan 4,8/5"',
  applies: hasStatements,
  judge(cv) {
    const bare = cv.statements.filter((statement) => !hasResult(statement.text));
    const share = 1 - bare.length / cv.statements.length;
    if (share >= ENOUGH_RESULTS) return passed;
    const places = bare.map((statement) => statement.place).slice(0, 6);
    return share === 0 ? failed(places) : partly(share / ENOUGH_RESULTS, places);
  },
};

/** House rule. */
const tooLong: Rule = {
  id: 'content-long-bullets',
  group: 'content',
  points: 2,
  title: 'Ada poin yang terlalu panjang',
  passed: 'Panjang poin pas',
  why: 'Poin lebih dari tiga baris jarang dibaca sampai selesai, padahal hasilnya sering ada di ujung.',
  fix: 'Pecah jadi dua poin, atau buang kata pembuka. Taruh hasilnya di depan.',
  example:
    '"Dalam rangka mendukung kegiatan … kemudian …" → "Menyiapkan 5 seminar (total 600 peserta) dengan anggaran 20% lebih hemat"',
  applies: hasStatements,
  judge: (cv) =>
    byShare(
      cv.statements
        .filter((statement) => wordsOf(statement.text) > LONG_WORDS)
        .map((statement) => statement.place),
      cv.statements.length,
    ),
};

/** House rule. */
const tooShort: Rule = {
  id: 'content-short-bullets',
  group: 'content',
  points: 1,
  title: 'Ada poin yang terlalu singkat',
  passed: 'Poin cukup lengkap',
  why: 'Dua tiga kata belum bercerita apa-apa. Perekrut tidak bisa menebak seberapa besar pekerjaannya.',
  fix: 'Tambahkan objek, cara, atau hasilnya.',
  example: '"Input data" → "Memasukkan 200 data pelanggan per hari ke SAP dengan kesalahan di bawah 1%"',
  applies: hasStatements,
  judge: (cv) =>
    byShare(
      cv.statements
        .filter((statement) => wordsOf(statement.text) < SHORT_WORDS)
        .map((statement) => statement.place),
      cv.statements.length,
    ),
};

/** Deeds, not duties: Harvard's guide asks for active language. */
const duties: Rule = {
  id: 'content-duties',
  group: 'content',
  points: 1,
  title: 'Ada poin yang menyebut tugas, bukan tindakan',
  passed: 'Poin menceritakan tindakan',
  why: '"Bertanggung jawab atas" dan "membantu" menyembunyikan peranmu sendiri.',
  fix: 'Ganti dengan apa yang benar-benar kamu lakukan. Kalau memang membantu, sebutkan bagianmu.',
  example: '"Bertanggung jawab atas stok gudang" → "Mencatat dan mengecek stok 1.200 barang setiap minggu"',
  applies: hasStatements,
  judge: (cv) =>
    byShare(
      cv.statements.filter((statement) => opensWithDuty(statement.text)).map((statement) => statement.place),
      cv.statements.length,
    ),
};

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

function hasLongText(description: string | null): boolean {
  return description !== null && wordsOf(description) >= 25;
}

function opensWithDuty(text: string): boolean {
  const start = text.toLowerCase();
  return DUTY_OPENINGS.some(
    (opening) => start.startsWith(opening) && !/^\p{L}/u.test(start.slice(opening.length)),
  );
}

export const contentRules: readonly Rule[] = [bullets, actionVerbs, results, tooLong, tooShort, duties];
