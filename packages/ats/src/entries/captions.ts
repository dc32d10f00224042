import type { Line } from '../layout/line.ts';
import { plain } from '../text/normalise.ts';
import { remembered } from '../text/remembered.ts';

const CAPTIONS = new Set(
  (
    'highlights,key highlights,pencapaian,pencapaian utama,achievements,key achievements,responsibilities,key responsibilities,duties,' +
    'tanggung jawab,tugas,tugas dan tanggung jawab,job description,deskripsi pekerjaan,deskripsi,uraian tugas,courses,mata kuliah,' +
    'summary,ringkasan,prestasi,accomplishments,technologies,tools,teknologi,jobdesk,job desk,uraian pekerjaan,main responsibilities,' +
    'rincian tugas,tasks,courses taken,results,hasil,uraian,rincian,job descriptions,job responsibilities,roles and responsibilities,' +
    'tugas utama,tugas pokok,keterangan,prestasi kerja'
  ).split(','),
);
/** Europass names an employer's trade below what was done. */
const TRADE = /^(?:(?:type of )?business or sector|bidang usaha)\b/i;

/** Hours, pay and whom to ask, as public offices want them under each job. */
const TERMS =
  /^(?:(?:average )?hours(?: per week| a week)?|salary|pay(?: rate| grade)?|starting salary|(?:final|last|gross) salary|supervisor(?:[’']s name)?|nama atasan|atasan(?: langsung)?|gaji(?: terakhir| pokok)?|reason for leaving|alasan (?:keluar|berhenti|pindah)|jam kerja)\s*:\s*\S/i;

/** `Supervisor: Prof. Kartika`: whose student somebody was belongs to the degree. */
export function namesProfessor({ text }: Line): boolean {
  return /:\s*(?:Prof|Dr)\b/.test(text);
}

export function listsTools({ text }: Line): boolean {
  return USED.test(text);
}

/** `Kata Kunci: SQL, Python` or `Courses: Algebra, Statistics` below what was done or learnt. */
const USED =
  /^(?:key ?words?|kata kunci|(?:relevant |selected )?(?:courses?|coursework)|mata kuliah(?: (?:utama|relevan|pilihan))?|technologies(?: used)?|tech(?:nology|nical)? stack|stack|tools(?: used)?|teknologi(?: yang digunakan)?|environment)\s*:\s*\S/i;

/** A word such as "Tugas:" that only introduces what follows. */
export function isCaption({ text }: Pick<Line, 'text'>): boolean {
  return isCaptionText(text);
}

const isCaptionText = remembered((text: string) => {
  const bare = text.replace(/:\s*$/, '');
  return TRADE.test(text) || TERMS.test(text) || CAPTIONS.has(plain(bare)) || isPairOfCaptions(bare);
});

/** `Achievements/Tasks`, `Tugas & Pencapaian` */
function isPairOfCaptions(text: string): boolean {
  const parts = text.split(/\s*\/\s*|\s+(?:&|and|dan)\s+/i);
  return parts.length === 2 && parts.every((part) => CAPTIONS.has(plain(part)));
}
