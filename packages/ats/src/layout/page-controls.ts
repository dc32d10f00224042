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
/** What nobody writes of themselves: one is enough. */
const BUTTON =
  /^(?:klik (?:di ?sini|(?:untuk )?(?:lihat )?selengkapnya|untuk melihat)|(?:lihat|baca) selengkapnya|selengkapnya|click here|(?:read|learn|see|view|show) more|hire me|(?:open|view|download|print|unduh|buka|lihat|cetak) (?:my )?(?:cv|r[eé]sum[eé])(?: \(?\.?pdf\)?)?)\s*[.!…→»>]*$/iu;

/**
 * `Edit`, `Tambah pengalaman`, `Lihat selengkapnya`, `cv.pdf (240 KB)`: what a page, such as that of a job site, offers to click beside somebody's own words,
 * printed with them. But for what only buttons say, one alone may be anything.
 */
export function withoutControls(pages: readonly Fragment[][]): Fragment[][] {
  const isButton = ({ text, bullet }: Fragment) => bullet === 0 && BUTTON.test(text.trim());
  const isControl = ({ text }: Fragment) => CONTROL.test(text.trim());
  const others = pages.map((page) => page.filter((each) => !isButton(each)));
  if (others.flat().filter(isControl).length < FEWEST) return others;
  return others.map((page) => page.filter((each) => !isControl(each)));
}
