import { isCareerBreak } from '../../entries/career-break.ts';
import type { Place, Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import { placeOf } from '../cv/places.ts';
import { isBeginner } from '../cv/stage.ts';
import { worksWhere } from '../cv/work-places.ts';
import { byShare, passed, passedBy, passedIf } from '../verdicts.ts';

const hasWork = (cv: Cv) => cv.result.workExperience.length > 0;

/** House rule: title and employer are the first two things that parsers and recruiters look for in a job. */
const jobTitle: Rule = {
  id: 'structure-job-title',
  group: 'structure',
  topic: 'structure.no-job-title',
  points: 2,
  title: 'Ada pengalaman tanpa nama jabatan',
  passed: 'Semua pengalaman punya nama jabatan',
  why: 'Rekruter mencari kandidat lewat nama jabatan. Pengalaman tanpa jabatan tidak ikut muncul di pencarian.',
  fix: 'Tulis jabatan di baris sendiri, di atas atau di bawah nama perusahaan. Untuk magang, sebutkan bidangnya.',
  example: 'Magang Pemasaran Digital, bukan hanya "Magang"',
  applies: hasWork,
  judge: (cv) =>
    byShare(
      worksWhere(cv, (work) => work.jobTitle === null),
      cv.result.workExperience.length,
    ),
};

/** House rule, see above. */
const organisation: Rule = {
  id: 'structure-organisation',
  group: 'structure',
  topic: 'structure.no-organisation',
  points: 2,
  title: 'Ada pengalaman tanpa nama tempat',
  passed: 'Semua pengalaman punya nama tempat',
  why: 'Tanpa nama perusahaan atau organisasi, pengalamanmu sulit dipercaya dan sulit dicek.',
  fix: 'Tulis nama resminya. Kalau usaha sendiri atau lepas, sebutkan begitu.',
  example: 'Desainer Grafis Lepas · 12 klien UMKM di Malang',
  applies: hasWork,
  judge: (cv) =>
    byShare(
      worksWhere(cv, (work) => work.organization === null && !isCareerBreak(work.jobTitle)),
      cv.result.workExperience.length,
    ),
};

/** Indonesian ads name a least IPK, on a scale of 4.00 as its universities grade; comma or point are both free. House rule. */
const grade: Rule = {
  id: 'structure-grade',
  group: 'privacy',
  topic: 'education.no-grade',
  points: 1,
  title: 'IPK belum ditulis lengkap',
  passed: 'IPK ditulis lengkap',
  why: 'Banyak lowongan untuk lulusan baru mensyaratkan IPK minimal. Skala membuat angkanya tidak salah dibaca.',
  fix: 'Tulis IPK beserta skalanya. Kalau IPK-mu di bawah 3,00, boleh tidak dicantumkan; tonjolkan proyek dan pengalaman.',
  example: 'IPK 3,72/4,00',
  applies: (cv) => isBeginner(cv.stage) && degrees(cv).length > 0,
  judge(cv) {
    const graded = degrees(cv).filter(({ raw }) => raw !== null);
    // Students often say it in their summary.
    if (graded.length === 0) return passedIf(GRADE_ELSEWHERE.test(cv.text));
    const bare = graded.filter(({ raw }) => !isComplete(raw ?? ''));
    return bare.length > 0
      ? passedBy(
          0.5,
          'IPK sudah ditulis',
          'Tulis IPK beserta skalanya',
          bare.map(({ place }) => place),
        )
      : passed;
  },
};

const GRADE_ELSEWHERE = /\b(?:IPK|GPA|CGPA|IP kumulatif)\b\D{0,15}[0-4][.,]\d/i;

function isComplete(raw: string): boolean {
  return (
    /[0-4][.,]\d{1,2}\s*(?:\/|dari|out of)\s*(?:4|5)(?:[.,]\d+)?/i.test(raw) || /laude|honou?rs/i.test(raw)
  );
}

function degrees(cv: Cv): { raw: string | null; place: Place }[] {
  return cv.result.education.flatMap((school, index) => {
    const name = `${school.accreditation?.inputStr ?? ''} ${school.organization ?? ''}`;
    if (
      !/\b(?:S-?[123]|D-?[1-4]|sarjana|diploma|magister|bachelor|master|universit\w+|institut\w*|politeknik)\b/i.test(
        name,
      )
    )
      return [];
    const raw = school.grade?.raw ?? null;
    return [{ raw, place: placeOf(cv.reading, `education.${index}.grade.raw`, raw ?? undefined) }];
  });
}

export const structureEntryRules: readonly Rule[] = [jobTitle, organisation, grade];
