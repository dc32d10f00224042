import type { Rule } from '../checkup.ts';
import { besideEachOther } from '../cv/columns.ts';
import { isReadable } from '../cv/cv.ts';
import { placesOfWarning, warned } from '../cv/warned.ts';
import { failed, partly, passed, passedIf } from '../verdicts.ts';

const always = () => true;
/** Points. */
const SMALLEST = 8;
const SOME_TINY = 0.15;

/**
 * Greenhouse's help on unsuccessful parses names columns and tables as causes. What stands in columns was read here in its order, so nothing is lost and no points are taken;
 * older systems may not cope, so it is reported.
 */
const columns: Rule = {
  id: 'file-columns',
  group: 'file',
  topic: 'layout.columns',
  points: 3,
  title: 'CV-mu memakai kolom berdampingan atau tabel',
  passed: 'Isi mengalir satu kolom dari atas ke bawah',
  why: 'Kami bisa membacanya, tapi sebagian ATS membaca lurus dari kiri ke kanan. Isi dua kolom jadi tercampur dalam satu baris.',
  fix: 'Untuk lamaran lewat portal, siapkan versi satu kolom. Versi dua kolom tetap boleh kamu pakai saat mengirim langsung ke orangnya.',
  example: 'Pindahkan Keahlian dari sisi kiri ke bawah Pengalaman, dengan judul bagian sendiri.',
  applies: isReadable,
  judge(cv) {
    const places = besideEachOther(cv);
    const sideBySide = cv.reading.document.columns ?? places.length > 0;
    return sideBySide ? partly(1, places) : passed;
  },
};

/** House rule: the reader turns rotated text back, many do not. */
const rotated: Rule = {
  id: 'file-rotated',
  group: 'file',
  topic: 'layout.rotated',
  points: 2,
  title: 'Ada teks yang diputar',
  passed: 'Semua teks tegak',
  why: 'Tulisan vertikal di pinggir halaman sering terbaca huruf demi huruf, atau tidak terbaca sama sekali.',
  fix: 'Putar kembali semua teks ke arah mendatar. Kalau seluruh halamannya miring, ekspor ulang dengan orientasi potret.',
  example: 'Nama yang ditulis vertikal di sisi kiri → pindahkan ke baris paling atas.',
  applies: always,
  judge: (cv) => passedIf(!warned(cv, 'rotated_text'), placesOfWarning(cv, 'rotated_text')),
};

/** House rule: a file that had to be repaired opens here, and may not elsewhere. */
const damaged: Rule = {
  id: 'file-damaged',
  group: 'file',
  topic: 'file.unreadable',
  points: 1,
  title: 'File PDF-nya sedikit rusak',
  passed: 'File PDF utuh',
  why: 'Kami berhasil memperbaikinya saat membaca, tapi sistem perusahaan bisa saja menolaknya.',
  fix: 'Ekspor ulang dari dokumen aslinya, jangan dari hasil unduhan WhatsApp atau hasil kompres.',
  example: 'Buka dokumen asli → Simpan sebagai PDF baru → kirim yang baru itu.',
  applies: always,
  judge: (cv) => passedIf(!warned(cv, 'repaired')),
};

/**
 * Print designers take 9 points as the least for running text and most career guides 10 to 12; CVs that are dense but fine are set in 8.5 or 9, so the rule begins
 * where all sources agree. The size is that of the letters, not of their boxes, and lines of digits count as any other.
 */
const tinyText: Rule = {
  id: 'file-tiny-text',
  group: 'file',
  topic: 'layout.tiny-font',
  points: 6,
  title: 'Hurufnya terlalu kecil',
  passed: 'Ukuran huruf nyaman dibaca',
  why: 'Rekruter membaca puluhan CV sehari, sering di layar laptop. Huruf kecil membuat isinya dilewati.',
  fix: 'Pakai 9–12 pt untuk isi. Kalau jadi tidak muat, potong isi yang kurang penting, bukan ukuran hurufnya.',
  example: 'Isi 10 pt, judul bagian 13 pt, nama 20 pt.',
  applies: (cv) => cv.reading.document.textSize !== undefined,
  unjudged: () => 'Ukuran huruf tidak tercatat pada pengecekan ini.',
  judge(cv) {
    const { median, under7 } = cv.reading.document.textSize!;
    if (median >= SMALLEST && under7 <= SOME_TINY) return passed;
    const places = [{ text: `ukuran huruf isi ${String(median).replace('.', ',')} pt` }];
    return median < SMALLEST ? failed(places, 93) : partly(0.5, places);
  },
};

export const fileLayoutRules: readonly Rule[] = [columns, rotated, damaged, tinyText];
