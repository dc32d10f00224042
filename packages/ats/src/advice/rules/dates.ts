import { isCareerBreak } from '../../entries/career-break.ts';
import type { ResumeWork } from '../../result/parsed-resume.ts';
import type { Place, Rule } from '../checkup.ts';
import { sectionTexts, type Cv } from '../cv/cv.ts';
import { placeOf, placeOfText } from '../cv/places.ts';
import { worksWhere } from '../cv/work-places.ts';
import { monthOf } from '../cv/periods.ts';
import { compareDates, findDates } from '../../dates/find-dates.ts';
import { byShare, failed, partly, passed } from '../verdicts.ts';

const ENGLISH =
  /\b(?:january|february|march|may|june|july|august|october|december|aug|oct|dec)\b[a-z.]*\s+\d{4}/i;
const INDONESIAN =
  /\b(?:januari|februari|maret|mei|juni|juli|agustus|oktober|desember|agu|agt|okt|des)\b[.]?\s+\d{4}/i;
const MONTH_WORD = /\b\p{L}{3,9}\.?\s+(?:19|20)\d{2}\b/u;
const MONTH_NUMBER = /\b(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d{2}\b|\b(?:19|20)\d{2}[/.-](?:0[1-9]|1[0-2])\b/;
/** A degree may end this many years from now. */
const YEARS_AHEAD = 6;

/** House rule: years of experience are counted from dates. */
const present: Rule = {
  id: 'dates-present',
  group: 'dates',
  topic: 'dates.missing',
  points: 8,
  ceiling: 80,
  title: 'Ada entri tanpa tanggal',
  passed: 'Semua entri punya tanggal',
  why: 'ATS menghitung lama pengalamanmu dari tanggal. Entri tanpa tanggal dihitung nol.',
  fix: 'Tambahkan bulan dan tahun mulai serta selesai di setiap entri.',
  example: 'Jan 2023 – Sekarang',
  applies: (cv) => cv.result.workExperience.length + cv.result.education.length > 0,
  judge(cv) {
    const jobs = worksWhere(cv, (work) => work.dates === null);
    const schools = cv.result.education.flatMap((school, index) =>
      school.dates
        ? []
        : [placeOf(cv.reading, `education.${index}.organization`, school.organization ?? undefined)],
    );
    const { workExperience, education } = cv.result;
    // Schools alone tell nothing of how long somebody has worked.
    if (jobs.length > 0 && jobs.length === workExperience.length && schools.length < education.length)
      return failed([...jobs, ...schools], 85);
    return byShare([...jobs, ...schools], workExperience.length + education.length);
  },
};

/** House rule: with years alone `2022 – 2023` is anything from one month to two years. */
const months: Rule = {
  id: 'dates-months',
  group: 'dates',
  topic: 'dates.no-months',
  points: 2,
  title: 'Tanggal kerja hanya berisi tahun',
  passed: 'Tanggal kerja lengkap dengan bulan',
  why: '"2022 – 2023" bisa berarti dua bulan, bisa juga dua tahun. ATS dan rekruter cenderung menebak yang pendek.',
  fix: 'Tambahkan bulannya. Lupa persisnya? Cek kontrak, slip gaji, atau email penerimaan.',
  example: '2022 – 2023 → Mar 2022 – Agu 2023',
  applies: (cv) => cv.result.workExperience.some(isDatedJob),
  judge(cv) {
    const dated = cv.result.workExperience.filter(isDatedJob).length;
    return byShare(
      worksWhere(cv, (work) => isDatedJob(work) && work.dates?.precision === 'year'),
      dated,
    );
  },
};

/** A break between jobs needs no months. */
function isDatedJob(work: ResumeWork): boolean {
  return work.dates !== null && !isCareerBreak(work.jobTitle);
}

/** House rule. */
const possible: Rule = {
  id: 'dates-possible',
  group: 'dates',
  topic: 'dates.impossible',
  points: 3,
  title: 'Ada tanggal yang tidak mungkin',
  passed: 'Semua tanggal masuk akal',
  why: 'Tanggal di masa depan atau selesai sebelum mulai biasanya salah ketik, tapi membuat orang ragu pada isi yang lain.',
  fix: 'Periksa lagi tahunnya. Untuk pekerjaan yang masih berjalan, tulis "Sekarang".',
  example: 'Jan 2025 – Mar 2024 → Jan 2024 – Mar 2025',
  applies: (cv) =>
    cv.result.workExperience.some((work) => work.dates) || cv.result.education.some((each) => each.dates),
  judge(cv) {
    const places = [...impossibleDates(cv), ...reversedPeriods(cv)];
    return places.length > 0 ? failed(places) : passed;
  },
};

/** House rule. */
const oneStyle: Rule = {
  id: 'dates-one-style',
  group: 'dates',
  topic: 'dates.style',
  points: 1,
  title: 'Gaya penulisan tanggal bercampur',
  passed: 'Gaya penulisan tanggal seragam',
  why: 'Tanggal yang seragam lebih cepat dipindai mata dan lebih jarang salah dibaca mesin.',
  fix: 'Pilih satu gaya, lalu pakai di seluruh CV.',
  example: '"03/2022", "Maret 2023", dan "Apr 2024" → "Mar 2022", "Mar 2023", "Apr 2024"',
  applies: (cv) => datedText(cv) !== '',
  judge(cv) {
    const text = datedText(cv);
    const word = MONTH_WORD.exec(text);
    const number = MONTH_NUMBER.exec(text);
    if (word && number && (ENGLISH.test(text) || INDONESIAN.test(text)))
      return failed([placeOfText(word[0]), placeOfText(number[0])]);
    const english = ENGLISH.exec(text);
    const indonesian = INDONESIAN.exec(text);
    if (english && indonesian) return partly(0.5, [placeOfText(english[0]), placeOfText(indonesian[0])]);
    return passed;
  },
};

function datedText(cv: Cv): string {
  return sectionTexts(cv, 'WorkExperience', 'Education', 'Organisations', 'Projects').join('\n');
}

function impossibleDates(cv: Cv): Place[] {
  const now = monthOf(cv.asOf);
  const jobs = worksWhere(cv, ({ dates }) => {
    if (!dates) return false;
    const start = dates.startDate ? monthOf(dates.startDate) : -Infinity;
    const end = dates.endDate ? monthOf(dates.endDate) : Infinity;
    return start > now || end < start || (end !== Infinity && end > now);
  });
  const schools = cv.result.education.flatMap(({ dates }, index) => {
    if (!dates) return [];
    const start = dates.startDate ? monthOf(dates.startDate) : -Infinity;
    const end = dates.completionDate ? monthOf(dates.completionDate) : now;
    if (end >= start && end <= now + YEARS_AHEAD * 12) return [];
    return [placeOf(cv.reading, `education.${index}.dates`)];
  });
  return [...jobs, ...schools];
}

/** `Jul 2025 – Jan 2022`, which the reader sets right or takes for two dates. */
function reversedPeriods(cv: Cv): Place[] {
  return datedText(cv)
    .split('\n')
    .flatMap((line) => {
      const spans = findDates(line);
      return spans.slice(1).flatMap((span, at) => {
        const before = spans[at]!;
        const isPeriod = /^\s*(?:[-–—]|s\/d|sampai|hingga|to)\s*$/i.test(line.slice(before.to, span.from));
        if (!isPeriod || !before.single || !span.single || compareDates(before.end!, span.end!) <= 0)
          return [];
        return [placeOfText(line.slice(before.from, span.to))];
      });
    });
}

export const dateRules: readonly Rule[] = [present, months, possible, oneStyle];
