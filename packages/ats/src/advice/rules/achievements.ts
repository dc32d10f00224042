import { isCareerBreak } from '../../entries/career-break.ts';
import type { ResumeWork } from '../../result/parsed-resume.ts';
import type { Place, Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import { worksWhere } from '../cv/work-places.ts';
import { failed, partly, passed, passedBy } from '../verdicts.ts';

const hasBullets = (cv: Cv) => cv.bullets.length > 0;
const NO_BULLETS =
  'Isi poinmu belum bisa dinilai, karena tidak ada poin yang terbaca di bawah pengalaman, organisasi, atau proyek.';
const noBullets = (cv: Cv) => (hasBullets(cv) ? undefined : NO_BULLETS);
const FEWEST_BULLETS = 2;
/** A description of as many words tells as much as two bullets. */
const LONG_TEXT = 25;

/** House rule: up to which share of bullets a thing is taken as a slip. */
const FEW_DUTIES = 0.15;
const MANY_DUTIES = 0.4;
const MOSTLY = 0.7;
const ENOUGH_FIGURES = 0.5;
const FEW_FIGURES = 0.3;
const ENOUGH_RESULTS = 0.2;
/** One bullet in six is as good as one in five. */
const ROUNDING = 0.04;
/** From these shares on more of it makes a CV no better: not every deed is counted, and not every one changes something. */
const GOOD_FIGURES = 0.75;
const GOOD_RESULTS = 0.65;
const ENOUGH_VERBS = 0.7;
const FEW_BARE = 0.25;
const MOSTLY_BARE = 0.6;

/** Deeds, not duties: Harvard's resume guide asks for active language and accomplishments. */
const deeds: Rule = {
  id: 'achievement-deeds',
  group: 'achievements',
  topic: 'content.duties',
  points: 13,
  title: 'Poinmu menyebut tugas, bukan yang kamu lakukan',
  passed: 'Poin menceritakan tindakan',
  why: '"Bertanggung jawab atas …", "membantu …", atau nama tugas saja baru menyebut posisimu, belum apa yang kamu kerjakan. Rekruter tidak bisa membayangkannya.',
  fix: 'Ganti dengan apa yang benar-benar kamu lakukan. Kalau memang membantu, sebutkan bagianmu sendiri.',
  example:
    '"Bertanggung jawab atas stok gudang" → "Mencatat dan mengecek stok [berapa?] barang setiap minggu"',
  english: {
    why: '"Responsible for …", "helped with …", atau nama tugas saja baru menyebut posisimu, belum apa yang kamu kerjakan. Rekruter tidak bisa membayangkannya.',
    example:
      '"Responsible for the cash desk" → "Balanced the cash desk every evening for [how many?] shifts"',
  },
  applies: hasBullets,
  unjudged: noBullets,
  judge(cv) {
    const wrong = cv.bullets.filter(isTask);
    const share = wrong.length / cv.bullets.length;
    if (share <= FEW_DUTIES || wrong.length < 2) return passed;
    // A few deeds of a word or two are short, not duties; that is for another rule.
    if (!wrong.some(({ isDuty, startsWithAction }) => isDuty || !startsWithAction) && share < MOSTLY_BARE)
      return passed;
    const places = placesOf(wrong);
    if (share >= MOSTLY) return failed(places, 64);
    // Tasks among praise: hardly anything is left that was done.
    const empty = cv.bullets.filter(isEmpty).length / cv.bullets.length;
    return partly(1 - share, places, empty >= MOSTLY ? 64 : share >= MANY_DUTIES ? 84 : undefined);
  },
};

/** Results with numbers: the same guide and most universities' ask for them; the share is a house limit, for not everything is counted. */
const figures: Rule = {
  id: 'achievement-figures',
  group: 'achievements',
  topic: 'content.no-numbers',
  points: 9,
  title: 'Poinmu masih kurang angka',
  passed: 'Poin punya angka yang nyata',
  why: 'Angka membuat ceritamu bisa dipercaya dan dibandingkan. Tidak harus uang: jumlah orang, berkas, hari, atau peringkat juga bisa.',
  fix: 'Pilih 2–3 poin terkuat, lalu jawab: berapa banyak, seberapa sering, seberapa cepat, atau naik berapa? Pakai angka yang jujur, perkiraan boleh asal kamu bisa menjelaskannya.',
  example: '"Melayani pelanggan" → "Melayani rata-rata [berapa?] pelanggan per hari"',
  english: { example: '"Served customers" → "Served about [how many?] customers a day"' },
  applies: hasBullets,
  unjudged: noBullets,
  judge(cv) {
    const bare = cv.bullets.filter((bullet) => !bullet.hasFigure);
    const share = 1 - bare.length / cv.bullets.length;
    if (share >= ENOUGH_FIGURES)
      return passedBy(
        between(share, [ENOUGH_FIGURES, 0.7], [GOOD_FIGURES, 1]),
        `${cv.bullets.length - bare.length} dari ${cv.bullets.length} poin punya angka yang nyata`,
        'Beri angka pada lebih banyak poin',
        placesOf(bare),
      );
    const places = placesOf(bare);
    return share <= FEW_FIGURES ? failed(places, 88) : partly(share / ENOUGH_FIGURES, places);
  },
};

/** The second half of a deed: what came of it. Share as above. */
const results: Rule = {
  id: 'achievement-results',
  group: 'achievements',
  topic: 'content.no-numbers',
  points: 8,
  title: 'Hasil kerjamu belum terlihat',
  passed: 'Poin menyebut hasilnya',
  why: 'Rekruter ingin tahu apa yang berubah karena kamu: jadi lebih cepat, lebih hemat, lebih banyak, atau menang.',
  fix: 'Tambahkan akibatnya di belakang kalimat: "sehingga …", "dari … menjadi …". Kalau tidak ada yang berubah, tidak usah dipaksakan.',
  example: '"Menata ulang rak obat" → "Menata ulang rak obat sehingga [apa yang berubah, dan seberapa?]"',
  english: {
    fix: 'Tambahkan akibatnya di belakang kalimat: "which cut …", "from … to …", "so that …". Kalau tidak ada yang berubah, tidak usah dipaksakan.',
    example:
      '"Rearranged the medicine shelves" → "Rearranged the medicine shelves, which [changed what, by how much?]"',
  },
  applies: hasBullets,
  unjudged: noBullets,
  judge(cv) {
    const without = cv.bullets.filter((bullet) => !bullet.hasResult);
    const share = 1 - without.length / cv.bullets.length;
    if (share >= ENOUGH_RESULTS - ROUNDING)
      return passedBy(
        between(share, [ENOUGH_RESULTS, 0.35], [GOOD_RESULTS, 1]),
        `${cv.bullets.length - without.length} dari ${cv.bullets.length} poin menyebut hasilnya`,
        'Ceritakan hasil di lebih banyak poin',
        placesOf(without),
      );
    const places = placesOf(without);
    return share === 0 ? failed(places, 94) : partly(share / ENOUGH_RESULTS, places);
  },
};

const FEWEST_WORKS = 2;

/** Appointments of a scholar stand as a list, for the deeds stand among the publications. */
function isScholar({ result }: Cv): boolean {
  const written = result.sections.filter(({ sectionType }) => sectionType === 'Publications');
  // The heading is the first line of each.
  return written.reduce((sum, { text }) => sum + text.trim().split('\n').length - 1, 0) >= FEWEST_WORKS;
}

/** House rule. */
const described: Rule = {
  id: 'achievement-told',
  group: 'achievements',
  topic: 'content.thin',
  points: 7,
  title: 'Pengalamanmu belum cukup diceritakan',
  passed: 'Setiap pengalaman punya penjelasan',
  why: 'Nama jabatan, atau satu kalimat pendek di bawahnya, belum menunjukkan apa yang bisa kamu lakukan. Di sinilah kamu berbeda dari pelamar lain.',
  fix: 'Beri 2–4 poin pada setiap pengalaman, terutama dua yang terbaru. Satu poin, satu hal yang kamu kerjakan dan hasilnya.',
  example: 'Menyusun [berapa?] konten Instagram per minggu; jangkauan naik dari [berapa?] ke [berapa?]',
  english: {
    example: 'Planned [how many?] Instagram posts a week; reach grew from [how many?] to [how many?]',
  },
  applies: (cv) => cv.result.workExperience.length > 0 || cv.bullets.length > 0 || cv.text !== '',
  judge(cv) {
    const recent = cv.result.workExperience.filter((work) => !isCareerBreak(work.jobTitle)).slice(0, 4);
    if (!hasBullets(cv)) {
      const places = worksWhere(cv, (work) => recent.includes(work));
      return isScholar(cv) ? partly(0.5, places) : failed(places, 56);
    }
    if (recent.length === 0) return cv.bullets.length >= FEWEST_BULLETS ? passed : partly(0.5);
    const count = (work: ResumeWork) => {
      const index = cv.result.workExperience.indexOf(work);
      return cv.bullets.filter((bullet) => bullet.work === index).length;
    };
    const thin = recent.filter(
      (work) => count(work) < FEWEST_BULLETS && wordsOf(work.jobDescription ?? '') < LONG_TEXT,
    );
    if (thin.length === 0) return passed;
    const places = worksWhere(cv, (work) => thin.includes(work));
    const silent = recent.filter((work) => count(work) === 0).length;
    if (silent === recent.length) return isScholar(cv) ? partly(0.5, places) : failed(places, 58);
    if (thin.length === recent.length) return failed(places, recent.length > 1 ? 84 : 88);
    // One short entry beside full ones is how careers look; it is reported only where it is the newest.
    if (thin.length === 1 && count(recent[0]!) >= FEWEST_BULLETS) return passed;
    return partly(1 - thin.length / recent.length, places);
  },
};

/** Action verbs at the front: Harvard's and most universities' career guides. */
const verbs: Rule = {
  id: 'achievement-verbs',
  group: 'achievements',
  topic: 'content.weak-verbs',
  points: 3,
  title: 'Baru sedikit poin yang diawali kata kerja',
  passed: 'Poin diawali kata kerja',
  why: 'Kata kerja di depan membuat rekruter langsung tahu apa yang kamu lakukan, bukan apa yang terjadi di sekitarmu.',
  fix: 'Awali setiap poin dengan kata kerja: menyusun, merancang, memimpin, menganalisis, menurunkan, melatih.',
  example: '"Laporan keuangan bulanan" → "Menyusun laporan keuangan bulanan untuk [berapa?] cabang"',
  english: {
    fix: 'Awali setiap poin dengan kata kerja: built, designed, led, analysed, reduced, trained.',
    example: '"Monthly financial reports" → "Prepared monthly financial reports for [how many?] branches"',
  },
  applies: hasBullets,
  unjudged: noBullets,
  judge(cv) {
    // What came of it with its figure may open a sentence: `97% muatan tiba tepat waktu`.
    const wrong = cv.bullets.filter((bullet) => !bullet.startsWithAction && bullet.verdict !== 'strong');
    const right = 1 - wrong.length / cv.bullets.length;
    if (right >= ENOUGH_VERBS) return passed;
    const places = placesOf(wrong);
    return right === 0 ? failed(places) : partly(right / ENOUGH_VERBS, places);
  },
};

/** House rule: three words tell nothing that could be pictured. */
const specific: Rule = {
  id: 'achievement-specific',
  group: 'achievements',
  topic: 'content.thin',
  points: 5,
  title: 'Poinmu terlalu singkat untuk dibayangkan',
  passed: 'Poin cukup jelas',
  why: 'Dua atau tiga kata belum bercerita apa-apa. Rekruter tidak bisa menebak seberapa besar pekerjaannya.',
  fix: 'Tambahkan apa yang kamu kerjakan, untuk siapa, dengan alat apa, dan seberapa banyak.',
  example: '"Input data" → "Memasukkan [berapa?] data pelanggan per hari ke [sistem apa?]"',
  english: { example: '"Data entry" → "Entered [how many?] customer records a day into [which system?]"' },
  applies: hasBullets,
  unjudged: noBullets,
  judge(cv) {
    const bare = cv.bullets.filter((bullet) => isTooShort(bullet.text) && !bullet.hasFigure);
    const share = bare.length / cv.bullets.length;
    if (share <= FEW_BARE) return passed;
    const places = placesOf(bare);
    return share >= MOSTLY_BARE ? failed(places, 59) : partly(1 - share, places, 84);
  },
};

const SHORT_WORDS = 4;

/** A duty, or a deed without more than its name; praise is for another rule. */
function isTask({ isDuty, reasons, verdict, nonsense }: Cv['bullets'][number]): boolean {
  if (isDuty) return true;
  const praise = nonsense !== undefined || reasons.includes('trait') || reasons.includes('vague');
  return verdict === 'weak' && reasons.includes('bare') && !praise;
}

/** A task, praise, or too little to picture. */
function isEmpty({ isDuty, reasons, verdict }: Cv['bullets'][number]): boolean {
  const isPraise = reasons.includes('trait') || reasons.includes('vague');
  return isDuty || (verdict === 'weak' && (isPraise || reasons.includes('bare')));
}

/** A straight line between two points, flat outside of them. */
function between(x: number, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): number {
  const way = Math.max(0, Math.min(1, (x - fromX) / (toX - fromX)));
  return fromY + way * (toY - fromY);
}

function isTooShort(text: string): boolean {
  return wordsOf(text) < SHORT_WORDS;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function placesOf(bullets: Cv['bullets']): Place[] {
  return bullets.map((bullet) => bullet.place).slice(0, 8);
}

export const achievementRules: readonly Rule[] = [deeds, figures, results, described, verbs, specific];
