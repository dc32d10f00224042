import type { Rule } from '../checkup.ts';
import { attachedPages } from '../cv/attached-pages.ts';
import { isAttended } from '../cv/attended.ts';
import { isReadable, sectionTexts, type Cv } from '../cv/cv.ts';
import { placeOf, placeOfText } from '../cv/places.ts';
import type { Stage } from '../cv/stage.ts';
import { failed, partly, passed, passedIf } from '../verdicts.ts';
import { hasSummary, strayPeriods } from './structure.ts';

const MOST_PAGES: Record<Stage, number> = { student: 1, fresh: 1, experienced: 2, senior: 3 };
/** What fits on a page in any layout that is not spread out. */
const WORDS_OF_A_PAGE = 350;
const LONG_SUMMARY = 80;
const VERY_LONG_SUMMARY = 140;
const FEW_SKILLS = 5;
const MANY_SKILLS = 25;
const FEW_WORDS = 100;
/** Half a page of large print. */
const FAR_TOO_FEW_WORDS = 60;
const MANY_ATTENDED = 5;
const TOO_MANY_ATTENDED = 12;
const FAR_TOO_MANY_ATTENDED = 45;

const SPREAD_OUT = {
  fix: 'Isinya tidak terlalu banyak, hanya tersebar. Rapatkan jarak antarbagian dan margin, kecilkan judul yang besar, atau pakai template yang lebih padat.',
  example: 'Margin 2,5 cm dan satu keahlian per baris → margin 1,8 cm dan keahlian dalam satu baris',
};

/** House limits by experience; one page for starters is what most career guides ask. A page over costs half. */
const pages: Rule = {
  id: 'length-pages',
  group: 'length',
  topic: 'length.too-long',
  points: 2,
  title: 'CV-mu lebih panjang dari yang perlu',
  passed: 'Jumlah halaman pas',
  why: 'Pemeriksaan pertama sering kurang dari semenit. Satu halaman cukup untuk lulusan baru, dua untuk yang sudah beberapa tahun bekerja, tiga untuk yang sangat senior.',
  fix: 'Buang isi yang tidak berhubungan dengan posisi tujuan: SD dan SMP, seminar lama, hobi umum. Ringkas pekerjaan lebih dari sepuluh tahun lalu jadi satu baris.',
  example: '14 sertifikat seminar → 3 yang paling relevan dengan lowongan',
  applies: isReadable,
  judge(cv) {
    const { pages: all, blankPages = 0 } = cv.reading.document;
    const attached = attachedPages(cv);
    const own = Array.from({ length: all }, (_, page) => page).filter((page) => !attached.has(page));
    const over = own.length - blankPages - MOST_PAGES[cv.stage];
    if (over <= 0) return passed;
    const places = [{ page: own[MOST_PAGES[cv.stage]] }];
    const verdict = over === 1 ? partly(0.3, places, 90) : failed(places, 80);
    return cv.words <= WORDS_OF_A_PAGE * MOST_PAGES[cv.stage] ? { ...verdict, words: SPREAD_OUT } : verdict;
  },
};

/** House rule. */
const words: Rule = {
  id: 'length-words',
  group: 'length',
  topic: 'length.too-short',
  points: 1,
  title: 'Isi CV-mu masih sedikit',
  passed: 'Isi CV cukup',
  why: 'Dengan isi sesedikit ini, ATS dan rekruter tidak punya cukup bahan untuk mencocokkanmu dengan lowongan.',
  fix: 'Tambahkan proyek, organisasi, kepanitiaan, kursus, atau lomba. Ceritakan apa yang kamu kerjakan, bukan hanya judulnya.',
  example: 'Tugas akhir: membangun aplikasi kasir untuk kantin, dipakai 3 penjual selama 2 bulan',
  applies: isReadable,
  judge(cv) {
    if (cv.words >= FEW_WORDS) return passed;
    return cv.words < FAR_TOO_FEW_WORDS ? failed([], 90) : failed();
  },
};

/** House rule. */
const summary: Rule = {
  id: 'length-summary',
  group: 'length',
  topic: 'length.summary',
  points: 1,
  title: 'Ringkasan profilmu terlalu panjang',
  passed: 'Panjang ringkasan pas',
  why: 'Ringkasan yang jadi satu paragraf tebal biasanya dilompati.',
  fix: 'Sisakan 2–3 kalimat: siapa kamu, bukti terkuat, tujuanmu. Sisanya pindahkan ke Pengalaman.',
  example: 'Maksimal empat baris, sekitar 50–60 kata',
  // A job that stands in it without a heading is for another rule.
  applies: (cv) => hasSummary(cv) && strayPeriods(cv).length === 0,
  judge(cv) {
    const text = cv.result.summary ?? sectionTexts(cv, 'Summary').join(' ');
    const length = text.split(/\s+/).length;
    const places = [placeOf(cv.reading, 'summary', text)];
    if (length <= LONG_SUMMARY) return passed;
    return length > VERY_LONG_SUMMARY ? failed(places) : partly(0.5, places);
  },
};

/** House rule. */
const fewSkills: Rule = {
  id: 'length-few-skills',
  group: 'length',
  topic: 'skills.few',
  points: 1,
  title: 'Daftar keahlianmu masih pendek',
  passed: 'Jumlah keahlian cukup',
  why: 'Rekruter menyaring dengan nama keahlian. Makin sedikit yang tertulis, makin jarang kamu muncul di pencarian.',
  fix: 'Lihat lagi pengalaman dan kuliahmu: alat apa yang pernah kamu pakai sampai bisa? Tulis 6–15, hanya yang siap ditanya.',
  example: 'Excel, Canva, Google Analytics, copywriting, riset kata kunci, Meta Ads',
  applies: (cv) => cv.result.skills.length > 0,
  judge: (cv) => passedIf(skillCount(cv) >= FEW_SKILLS),
};

/** House rule. */
const manySkills: Rule = {
  id: 'length-many-skills',
  group: 'length',
  topic: 'skills.many',
  points: 1,
  title: 'Daftar keahlianmu terlalu panjang',
  passed: 'Daftar keahlian tetap fokus',
  why: 'Kalau semuanya ditulis, yang terpenting tenggelam, dan setiap kata bisa ditanyakan saat wawancara.',
  fix: 'Sisakan yang cocok dengan lowongan dan yang benar-benar kamu kuasai. Kelompokkan per jenis.',
  example: 'Data: SQL, Python, Tableau · Bahasa: Inggris (IELTS 6,5)',
  applies: (cv) => cv.result.skills.length > 0,
  judge(cv) {
    const extra = cv.result.skills.slice(MANY_SKILLS);
    if (extra.length === 0) return passed;
    const places = extra.map((skill, index) =>
      placeOf(cv.reading, `skills.${index + MANY_SKILLS}.name`, skill.name),
    );
    return extra.length > MANY_SKILLS ? failed(places.slice(0, 8)) : partly(0.5, places.slice(0, 8));
  },
};

/** A reader may hand several skills over as one; commas and bullets inside are counted too. */
function skillCount(cv: Cv): number {
  return cv.result.skills.flatMap((skill) => skill.name.split(/[,;•|/]/)).filter((name) => name.trim() !== '')
    .length;
}

/** House rule: what was only attended shows little, and a page of it hides the rest. */
const attended: Rule = {
  id: 'length-attended',
  group: 'length',
  topic: 'length.too-long',
  points: 1,
  title: 'Terlalu banyak acara yang hanya kamu hadiri',
  passed: 'Seminar dan pelatihan secukupnya',
  why: 'Hadir di webinar belum menunjukkan kemampuan, dan daftar yang panjang menutupi pengalamanmu yang sebenarnya.',
  fix: 'Sisakan dua atau tiga yang paling dekat dengan posisi tujuan, atau yang berujung sertifikat kompetensi.',
  example: '14 webinar → "Pelatihan Brevet Pajak A & B, 2025"',
  applies: isReadable,
  judge(cv) {
    const lines = cv.text.split('\n').filter(isAttended);
    if (lines.length < MANY_ATTENDED) return passed;
    const places = lines.slice(0, 6).map(placeOfText);
    if (lines.length >= FAR_TOO_MANY_ATTENDED) return failed(places, 78);
    return failed(places, lines.length >= TOO_MANY_ATTENDED ? 86 : 91);
  },
};

export const lengthRules: readonly Rule[] = [attended, pages, words, summary, fewSkills, manySkills];
