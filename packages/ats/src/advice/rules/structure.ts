import { endsPaper, isCredit, isPlaceAndDay, promisesReferences } from '../../classify/closing-lines.ts';
import { readHeading } from '../../classify/read-heading.ts';
import type { Rule } from '../checkup.ts';
import { sectionTexts, type Cv } from '../cv/cv.ts';
import { STRAY } from '../cv/statements.ts';
import { placeOfText } from '../cv/places.ts';
import { isBeginner } from '../cv/stage.ts';
import { byShare, failed, partly, passed, passedIf, unsure } from '../verdicts.ts';

const always = () => true;
const FEWEST_NAMED = 3;
const PERIOD =
  /\b(?:19|20)\d{2}\s*(?:[-–—]|s\.?\/?d\.?|to|hingga|sampai)\s*(?:\p{L}{3,9}\.?\s+)?(?:(?:19|20)\d{2}|sekarang|saat ini|kini|present|now|current)\b/iu;
const SKILLS_LINE =
  /^[\s•▪-]*(?:keahlian|kemampuan|keterampilan|kompetensi|skills?|technical skills|core competencies|expertise|tools)\b/i;

/** House rule: somebody without jobs is judged by what stands in for them. */
const experience: Rule = {
  id: 'structure-experience',
  group: 'structure',
  topic: 'structure.no-experience',
  points: 7,
  ceiling: 60,
  title: 'Belum ada pengalaman yang terbaca',
  passed: 'Pengalaman terbaca',
  why: 'Ini bagian yang paling lama dibaca rekruter. Belum pernah kerja? Magang, organisasi, kepanitiaan, KKN, dan proyek kuliah juga dihitung.',
  fix: 'Buat bagian "Pengalaman" dengan judul yang jelas. Setiap entri berisi peran, tempat, tanggal, dan 2–4 poin tentang yang kamu kerjakan.',
  example: 'Ketua Divisi Acara, BEM FEB Universitas Airlangga, Jan 2024 – Des 2024',
  question:
    'Sepertinya ini pengalamanmu, tapi tidak terbaca sebagai bagian tersendiri. Beri judul "Pengalaman" yang berdiri sendiri di barisnya, tanpa teks lain di kiri atau kanannya.',
  applies: always,
  judge(cv) {
    if (cv.result.workExperience.length > 0) return passed;
    const standIns = sectionTexts(cv, 'Organisations', 'Projects');
    const [line] = strayPeriods(cv);
    if (standIns.length === 0) return line === undefined ? failed() : unsure([placeOfText(line)]);
    return isBeginner(cv.stage) ? passed : partly(0.5);
  },
};

/** House rule. */
const education: Rule = {
  id: 'structure-education',
  group: 'structure',
  topic: 'structure.no-education',
  points: 8,
  title: 'Belum ada pendidikan yang terbaca',
  passed: 'Pendidikan terbaca',
  why: 'Hampir semua lowongan menyaring jenjang pendidikan. Kalau tidak terbaca, saringan itu menganggapmu tidak memenuhi.',
  fix: 'Buat bagian "Pendidikan" berisi nama kampus atau sekolah, jenjang, jurusan, dan tahun.',
  example: 'Universitas Diponegoro, S1 Akuntansi, 2020 – 2024',
  question:
    'Kami tidak yakin ini riwayat pendidikanmu. Tulis nama sekolah atau kampus, jenjang, jurusan, dan tahun per entri.',
  applies: always,
  judge(cv) {
    const schools = cv.result.education;
    if (schools.length > 0)
      return schools.some((school) => school.organization || school.accreditation) ? passed : partly(0.5);
    const [section] = sectionTexts(cv, 'Education');
    const below = section?.split('\n').slice(1).join('\n').trim() ?? '';
    if (/\p{L}{2}/u.test(below)) return unsure([placeOfText(below.split('\n')[0]!)]);
    return failed([], isBeginner(cv.stage) ? 88 : undefined);
  },
};

/** House rule. */
const skills: Rule = {
  id: 'structure-skills',
  group: 'structure',
  topic: 'structure.no-skills',
  points: 5,
  title: 'Belum ada keahlian yang terbaca',
  passed: 'Keahlian terbaca',
  why: 'Pencarian rekruter di ATS paling sering memakai nama keahlian dan alat. Dengan daftar yang jelas, kamu lebih mudah ditemukan.',
  fix: 'Buat bagian "Keahlian" berisi kata-kata yang dipisah koma, bukan grafik batang atau bintang.',
  example: 'Keahlian: Microsoft Excel (Pivot, XLOOKUP), Accurate Online, Rekonsiliasi Bank, PPh 21',
  applies: always,
  question:
    'Bagian keahlianmu ada, tapi isinya tidak terbaca sebagai daftar. Pisahkan setiap keahlian dengan koma.',
  judge(cv) {
    if (cv.result.skills.length > 0) return passed;
    const line = cv.text.split('\n').find((each) => SKILLS_LINE.test(each));
    return line === undefined ? failed() : unsure([placeOfText(line)]);
  },
};

/** `Demikian daftar riwayat hidup ini saya buat dengan sebenar-benarnya.`, `© 2026 Rani`, `References available on request.`: what stands after the last section is no heading. */
function isClosing(line: string): boolean {
  if (endsPaper(line) || isPlaceAndDay(line) || isCredit(line) || promisesReferences(line)) return true;
  return /[.!]$/.test(line.trim()) && line.trim().split(/\s+/).length > 4;
}

/** `Coursework`, `Declaration`, `Tambahan`: usual, though no field is for what stands under them. */
function isUsual(line: string): boolean {
  return readHeading(line)?.type === 'other' || REST.test(line.trim());
}

const REST =
  /^(?:tambahan|lain(?:nya|[- ]lain)?|hal lain(?:nya)?|additional|others?|misc(?:ellaneous|\.)?)\s*:?$/i;

/** Ladders' eye-tracking study of 2018: clear section headings hold recruiters' eyes; parsers split a CV at them. */
const headings: Rule = {
  id: 'structure-headings',
  group: 'structure',
  topic: 'structure.headings',
  points: 3,
  title: 'Ada judul bagian yang tidak dikenali',
  passed: 'Judul bagian dikenali',
  why: 'ATS membagi CV menurut judul bagiannya. Judul yang terlalu kreatif membuat isinya masuk ke tempat yang salah.',
  fix: 'Pakai judul yang lazim, sendirian di barisnya.',
  example: '"Petualanganku" → "Pengalaman Kerja", "Senjataku" → "Keahlian"',
  applies: always,
  judge(cv) {
    const named = cv.result.sections.filter((section) => section.sectionType !== 'PersonalDetails');
    const unknown = named.filter(({ sectionType, text }) => {
      const first = text.split('\n')[0] ?? '';
      // `3+   20+` stands over what it counts.
      return sectionType === 'Other' && /\p{L}{2}/u.test(first) && !isClosing(first) && !isUsual(first);
    });
    const has = (type: string) => named.some(({ sectionType }) => sectionType === type);
    const isParted = has('WorkExperience') && has('Education');
    if (named.length - unknown.length < FEWEST_NAMED && unknown.length === 0 && !isParted)
      return { ...(named.length === 0 ? failed() : partly(0.5)), words: FEW_HEADINGS };
    return byShare(
      unknown.map((section) => placeOfText(section.text.split('\n')[0] ?? '')),
      named.length,
    );
  },
};

/** Nothing is unknown there: there is hardly a heading. */
const FEW_HEADINGS = {
  title: 'Judul bagian yang terbaca masih sedikit',
  why: 'ATS membagi CV menurut judul bagiannya. Isi tanpa judul bisa masuk ke bagian yang salah, atau tidak tersimpan.',
  fix: 'Beri judul yang lazim di atas setiap bagian, sendirian di satu barisnya.',
  example: '"Ringkasan", "Pengalaman Kerja", "Pendidikan", "Keahlian"',
};

/** House rule, after the career-service guides that put a summary on top for anyone with a target role. */
const summary: Rule = {
  id: 'structure-summary',
  group: 'structure',
  topic: 'structure.no-summary',
  points: 2,
  title: 'Belum ada ringkasan profil',
  passed: 'Ada ringkasan profil',
  why: 'Dua atau tiga kalimat di atas membantu rekruter tahu dalam beberapa detik siapa kamu dan posisi apa yang kamu cari.',
  fix: 'Tulis 2–3 kalimat: siapa kamu, keahlian atau hasil terkuat, dan posisi yang dituju.',
  example:
    'Lulusan Statistika dengan dua kali magang analisis data. Terbiasa mengolah data survei dengan Python dan SQL. Mencari posisi Data Analyst di bidang ritel.',
  applies: always,
  judge: (cv) => passedIf(hasSummary(cv)),
};

export function hasSummary(cv: Cv): boolean {
  // A heading with a dash below it is none.
  return [cv.result.summary ?? '', ...sectionTexts(cv, 'Summary')].some(
    (text) => text.split(/\s+/).length > 2,
  );
}

/** Lines with a period in sections where none belongs: a job that the reader could not make out. */
export function strayPeriods(cv: Cv): string[] {
  return sectionTexts(cv, ...STRAY)
    .flatMap((text) => text.split('\n'))
    .filter((line) => PERIOD.test(line));
}

export const structureRules: readonly Rule[] = [experience, education, skills, headings, summary];
