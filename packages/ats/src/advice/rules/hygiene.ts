import type { Rule } from '../checkup.ts';
import { isReadable, sectionTexts, type Cv } from '../cv/cv.ts';
import { placeOfText } from '../cv/places.ts';
import { failed, partly, passed, passedIf } from '../verdicts.ts';

/** Greenhouse's help on unsuccessful parses: nothing over 2.5 MB is parsed. */
const LARGE_BYTES = 2_500_000;
/** House rule: some room below that. */
const ADVISED_BYTES = 2_000_000;
const BARE_NAME =
  /^(?:cv|resume|curriculum ?vitae|daftar riwayat hidup|document|dokumen|untitled|new|baru|scan|file|download|img|final|fix|lamaran|template)?$/;
const LEFTOVER = /final|fix(?:ed)?|revisi|rev\d|copy|salinan|\(\d+\)|untitled|template|v\d+$/i;
const BAD_TITLE =
  /^(?:untitled|document\d*|dokumen\d*|microsoft word|presentation\d*|template|cv|resume|blank|print|about:blank|desain tanpa judul)?$|\.(?:docx?|pptx?|pdf|html?|tex|indd|odt)$|microsoft word -/i;

const REFERENCES_LINE = /references? (?:are )?available|referensi (?:tersedia|dapat diberikan)/i;

/** House rule: recruiters save hundreds of files in one folder. */
const fileName: Rule = {
  id: 'hygiene-file-name',
  group: 'privacy',
  topic: 'file.name',
  points: 1,
  title: 'Nama file-mu kurang jelas',
  passed: 'Nama file jelas',
  why: 'Di folder rekruter ada ratusan "CV.pdf". File dengan namamu mudah dicari lagi.',
  fix: 'Pakai nama lengkap dan posisi, tanpa "final", "fix", atau angka revisi.',
  example: '"CV fix banget (2).pdf" → "Rani-Kusuma-Data-Analyst.pdf"',
  // Downloads of the CV Maker bear a name that is the product's choice, not the person's.
  applies: (cv) => Boolean(cv.file.name) && !cv.file.name?.startsWith('SetapakResume-'),
  judge(cv) {
    const name = (cv.file.name ?? '').replace(/\.pdf$/i, '');
    const words = name
      .toLowerCase()
      .replaceAll(/[\s_\-.()\d]+/g, ' ')
      .trim();
    const places = [placeOfText(cv.file.name ?? '')];
    if (BARE_NAME.test(words)) return failed(places);
    if (LEFTOVER.test(name)) return partly(0.5, places);
    return holdsName(words, cv) ? passed : partly(0.5, places);
  },
};

/** Greenhouse's help for what fails, a house rule for what is only advised. */
const fileSize: Rule = {
  id: 'hygiene-file-size',
  group: 'privacy',
  topic: 'file.size',
  points: 1,
  title: 'Ukuran file-mu besar',
  passed: 'Ukuran file ringan',
  why: 'Greenhouse, misalnya, tidak membaca file di atas 2,5 MB, dan tiap portal punya batasnya sendiri. Saran kami: jaga CV-mu di bawah 2 MB.',
  fix: 'Kecilkan atau hapus gambar, lalu ekspor ulang dengan ukuran standar. CV yang isinya teks biasanya di bawah 300 KB.',
  example: 'Foto 4 MB di pojok CV → hapus, atau perkecil jadi 100 KB',
  applies: (cv) => cv.file.bytes !== undefined,
  judge(cv) {
    const bytes = cv.file.bytes ?? 0;
    if (bytes <= ADVISED_BYTES) return passed;
    return bytes > LARGE_BYTES ? failed() : partly(0.5);
  },
};

/** A title is required by ISO 14289-1 (PDF/UA) and WCAG 2.2, 2.4.2; browsers show it on the tab instead of the file's name. */
const title: Rule = {
  id: 'hygiene-title',
  group: 'privacy',
  topic: 'file.title',
  points: 1,
  title: 'Judul PDF-nya belum diisi',
  passed: 'Judul PDF berisi',
  why: 'Judul ini muncul di tab browser rekruter. Isinya sering "Untitled" atau nama template.',
  fix: 'Isi judul dokumen sebelum mengekspor: di Word lewat File → Info → Title. Di CV Maker sudah otomatis.',
  example: 'CV Rani Kusuma - Data Analyst',
  applies: isReadable,
  judge(cv) {
    const text = cv.reading.document.title.trim();
    if (!BAD_TITLE.test(text)) return passed;
    return text === '' ? failed() : { ...failed([placeOfText(text)]), words: POOR_TITLE };
  },
};

const POOR_TITLE = {
  title: 'Judul PDF-nya belum menyebut siapa kamu',
  fix: 'Ganti judul dokumen sebelum mengekspor: di Word lewat File → Info → Title. Di CV Maker sudah otomatis.',
};

/** Harvard's resume guide: no list of references, and no line that promises one. */
const references: Rule = {
  id: 'hygiene-references',
  group: 'privacy',
  topic: 'structure.references',
  points: 1,
  title: 'Bagian referensi belum perlu',
  passed: 'Tanpa bagian referensi',
  why: 'Referensi baru diminta setelah wawancara. Nama dan nomor orang lain juga data pribadi mereka, jadi jangan disebar.',
  fix: 'Hapus bagiannya, siapkan daftar terpisah, dan minta izin orangnya lebih dulu.',
  example: '"References available upon request" → hapus, pakai ruangnya untuk satu poin hasil kerja',
  applies: isReadable,
  judge(cv) {
    const sections = sectionTexts(cv, 'References');
    const line = cv.text.split('\n').find((each) => REFERENCES_LINE.test(each));
    const places = [
      ...sections.map((text) => placeOfText(text.split('\n')[0] ?? '')),
      ...(line === undefined ? [] : [placeOfText(line)]),
    ];
    return passedIf(places.length === 0, places.slice(0, 1));
  },
};

function holdsName(words: string, cv: Cv): boolean {
  const name = (cv.result.name?.raw ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return name.length === 0 || name.some((part) => words.includes(part));
}

export const hygieneRules: readonly Rule[] = [fileName, fileSize, title, references];
