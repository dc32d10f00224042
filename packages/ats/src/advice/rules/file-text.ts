import type { Place, Rule, RuleWords } from '../checkup.ts';
import { type Cv, isReadable } from '../cv/cv.ts';
import { isWhole } from '../cv/attached-pages.ts';
import { warned, placesOfWarning } from '../cv/warned.ts';
import { failed, partly, passed, passedIf } from '../verdicts.ts';
import { placeOfText } from '../cv/places.ts';

const always = () => true;

/** A scanned certificate behind a CV that can be read takes nothing away from it. */
const BESIDE_WHOLE_CV = 0.7;

/** House rule: a file that is no CV, or in letters the reader does not know, has nothing else to judge. */
const isCv: Rule = {
  id: 'file-is-cv',
  group: 'file',
  topic: 'file.not-a-cv',
  points: 4,
  ceiling: 10,
  title: 'File ini belum terbaca sebagai CV',
  passed: 'File terbaca sebagai CV',
  why: 'ATS mencari nama, kontak, pengalaman, dan pendidikan. Kalau tidak satu pun ketemu, lamaranmu bisa masuk tanpa isi.',
  fix: 'Pastikan yang kamu unggah memang CV, ditulis dalam bahasa Indonesia atau Inggris, dengan judul bagian yang jelas.',
  example: 'Bagian dasar: Profil, Pengalaman Kerja, Pendidikan, Keahlian.',
  applies: always,
  judge: (cv) => passedIf(isReadable(cv) && cv.result.sections.length > 0),
};

/** Images of text: WCAG 2.2, success criterion 1.4.5; text recognised from a scan carries the recogniser's mistakes. */
const textLayer: Rule = {
  id: 'file-text-layer',
  group: 'file',
  topic: 'file.picture-only',
  points: 6,
  ceiling: 60,
  title: 'Ada halaman yang isinya gambar, bukan teks',
  passed: 'Semua halaman berisi teks asli',
  why: 'ATS membaca teks, bukan foto. Halaman hasil scan atau ekspor sebagai gambar dilewati begitu saja.',
  fix: 'Ekspor ulang langsung dari aplikasi tempat kamu membuat CV, lalu coba blok teksnya dengan kursor. Kalau bisa diblok, ATS juga bisa membacanya. Kalau halaman itu lampiran seperti ijazah, kirim sebagai file tersendiri.',
  example: 'Di Word: File → Save As → PDF. Di Canva: Download → PDF Standard, tanpa centang "Flatten PDF".',
  applies: always,
  judge(cv) {
    const pictures = placesOfWarning(cv, 'page_without_text');
    if (pictures.length > 0) return isWhole(cv) ? partly(BESIDE_WHOLE_CV, pictures) : failed(pictures);
    return warned(cv, 'ocr_text') ? partly(0.5, placesOfWarning(cv, 'ocr_text')) : passed;
  },
};

/** What is said where nobody hid anything: a line was too long. */
const OFF_THE_PAGE: Partial<RuleWords> = {
  title: 'Ada teks yang keluar dari halaman',
  why: 'Barisnya melewati tepi halaman, jadi sebagian isinya tidak terlihat siapa pun. Kami juga tidak menghitungnya.',
  fix: 'Pendekkan baris itu, pecah menjadi dua, atau kecilkan jarak antarkolom, lalu ekspor ulang.',
  example: 'Tiga hobi dalam satu baris yang terpotong → satu hobi per baris.',
};

/** House rule: the reader keeps what no eye sees apart, and recruiters who select the text find it. */
const hiddenText: Rule = {
  id: 'file-hidden-text',
  group: 'file',
  topic: 'file.hidden-text',
  points: 4,
  ceiling: 60,
  title: 'Ada teks tersembunyi di CV-mu',
  passed: 'Tidak ada teks tersembunyi',
  why: 'Kata kunci putih di atas putih mudah ketahuan begitu teksnya diblok, dan bisa dianggap curang. Kami juga tidak menghitungnya.',
  fix: 'Hapus teks itu. Kalau isinya memang kemampuanmu, tulis terang-terangan di bagian Keahlian atau Pengalaman. Kadang penyebabnya sisa template, jadi cek juga kotak teks yang kosong.',
  example:
    'Ganti tulisan putih "SEO SEM CRM" dengan baris yang terlihat: "Keahlian: SEO, Google Ads, HubSpot".',
  applies: always,
  judge(cv) {
    const places = placesOfWarning(cv, 'hidden_text');
    const runsOff = cv.reading.warnings.some((warning) => warning.code === 'hidden_text' && warning.runsOff);
    return runsOff ? { ...partly(0.5, places), words: OFF_THE_PAGE } : passedIf(places.length === 0, places);
  },
};

/** Text extraction needs a mapping to Unicode: ISO 32000-2, 9.10; ISO 14289-1 (PDF/UA) asks the same. */
const glyphs: Rule = {
  id: 'file-glyphs',
  group: 'file',
  topic: 'file.unreadable',
  points: 4,
  title: 'Sebagian huruf tidak bisa diterjemahkan',
  passed: 'Semua huruf terbaca',
  why: 'Di layar kelihatan normal, tapi di dalam file hurufnya tidak punya arti. ATS melihatnya sebagai kotak atau huruf acak.',
  fix: 'Ganti font hias dengan font umum, lalu ekspor ulang. Ikon untuk telepon atau email sebaiknya diganti kata.',
  example:
    'Pakai Arial, Calibri, Montserrat, atau Lato, dan tulis "Telepon: +62 812 …", bukan ikon gagang telepon.',
  applies: always,
  judge(cv) {
    if (warned(cv, 'unreadable_glyphs')) return failed(placesOfWarning(cv, 'unreadable_glyphs'));
    const lines = brokenLines(cv);
    return lines.length > 0 ? partly(0.5, lines) : passed;
  },
};

/** House rule: values of form fields stand outside the page's text, and few readers look there. */
const formValues: Rule = {
  id: 'file-form-values',
  group: 'file',
  topic: 'file.unreadable',
  points: 2,
  title: 'Isi CV-mu ada di kolom formulir PDF',
  passed: 'Isi CV tidak terkunci di kolom formulir',
  why: 'Tidak semua ATS membaca kolom isian. Bagi ATS seperti itu, formulirmu tampak kosong.',
  fix: 'Setelah mengisi, cetak formulirnya ke PDF baru supaya isiannya menjadi teks biasa. Lebih aman lagi, pindahkan ke CV dari Word, Google Docs, atau CV Maker.',
  example: 'Buka PDF di browser → Cetak → Simpan sebagai PDF.',
  applies: always,
  judge: (cv) => passedIf(!warned(cv, 'form_values'), placesOfWarning(cv, 'form_values')),
};

function brokenLines(cv: Cv): Place[] {
  return cv.text
    .split('\n')
    .filter((line) => /[\uFFFD\uE000-\uF8FF]/.test(line))
    .slice(0, 5)
    .map(placeOfText);
}

export const fileTextRules: readonly Rule[] = [isCv, textLayer, hiddenText, glyphs, formValues];
