import type { Fragment } from './fragment.ts';

const PART =
  '(?:\\d+ )?(?:work )?(?:pengalaman|pekerjaan|posisi|riwayat|pendidikan|keahlian|keterampilan|kemampuan|bahasa|sertifika(?:t|si)|lisensi|pelatihan|proyek|organisasi|ringkasan|profil|foto|experience|role|position|job|education|skills?|languages?|certifica(?:te|tion)s?|licen[cs]es?|projects?|summary|profile|photo)(?: (?:kerja|saya|diri))?';
const ONE = [
  `\\+? ?(?:edit|ubah|sunting|perbarui|hapus|delete|remove|tambah(?:kan)?|add)(?: ${PART})?`,
  `(?:lihat|tampilkan|baca|see|show|view|read) (?:selengkapnya|lebih (?:banyak|sedikit)|(?:semua|all)(?: ${PART})?|semuanya|detail|kredensial|sertifikat|more|less|details|credential|certificate)`,
  `(?:bagikan|share|simpan|save) (?:${PART}|cv)`,
  '[\\w-]+\\.(?:pdf|docx?)(?: \\(\\d+ ?[km]b\\))?',
].join('|');
const CONTROL = new RegExp(`^(?:${ONE})(?:\\s*(?:[|/·•]\\s*)?(?:${ONE}))*\\s*[›>→…]?$`, 'iu');
const FEWEST = 2;

/**
 * `Edit`, `Tambah pengalaman`, `Lihat selengkapnya`, `cv.pdf (240 KB)`: what the page of a job site offers to click beside somebody's own words, printed with
 * them. One alone may be anything.
 */
export function withoutControls(pages: readonly Fragment[][]): Fragment[][] {
  const isControl = ({ text }: Fragment) => CONTROL.test(text.trim());
  if (pages.flat().filter(isControl).length < FEWEST) return [...pages];
  return pages.map((page) => page.filter((each) => !isControl(each)));
}
