import type { Place, Rule } from '../checkup.ts';
import type { Cv } from '../cv/cv.ts';
import {
  jobPeriods,
  monthName,
  monthOf,
  periodsBesideJobs,
  schoolPeriods,
  type Period,
} from '../cv/periods.ts';
import { placeOf } from '../cv/places.ts';
import { isBeginner, isInternship } from '../cv/stage.ts';
import { placeOfWork } from '../cv/work-places.ts';
import { byShare, failed, partly, passed } from '../verdicts.ts';

const SHORT_OVERLAP = 2;
const LONG_GAP = 6;
const SIDE_WORK =
  /freelance|lepas|asisten (?:praktikum|lab|dosen|mata kuliah|riset|penelit)|teaching assistant|tutor|mentor|les privat|paruh waktu|part[- ]?time|volunteer|sukarela|relawan|contract|wirausaha|owner|founder|konsultan/i;

/** Reverse order by date is what Harvard's resume guide asks, and what parsers take the newest job by. */
const newestFirst: Rule = {
  id: 'dates-newest-first',
  group: 'length',
  topic: 'dates.order',
  points: 2,
  title: 'Urutannya belum dari yang terbaru',
  passed: 'Urutan dari yang terbaru',
  why: 'Rekruter membaca dari atas dan sering berhenti di dua entri pertama. Yang terbaru biasanya paling relevan.',
  fix: 'Balik urutannya: yang masih berjalan atau paling akhir selesai ada di atas, di Pengalaman maupun Pendidikan.',
  example: '2024 – Sekarang, lalu 2022 – 2024, lalu 2020 – 2022',
  applies: (cv) => jobPeriods(cv).length > 1 || schoolPeriods(cv).length > 1,
  judge(cv) {
    // Work beside a job that still goes on often ends the list: what it runs beside stands above.
    const jobs = jobPeriods(cv).filter(({ index, current }) => !current || !isSideWork(cv, index));
    const schools = schoolPeriods(cv);
    const places = [
      ...olderAbove(jobs).map(({ index }) => placeOfWork(cv, index)),
      ...olderAbove(schools).map(({ index }) => placeOf(cv.reading, `education.${index}.dates`)),
    ];
    return byShare(places, Math.max(1, jobs.length - 1) + Math.max(0, schools.length - 1));
  },
};

/** House rule; part-time, free and unpaid work, internships and what students do at their university may run beside another job. */
const overlaps: Rule = {
  id: 'dates-overlap',
  group: 'length',
  topic: 'dates.overlap',
  points: 1,
  title: 'Ada dua pekerjaan di waktu yang sama',
  passed: 'Periode kerja tidak bertabrakan',
  why: 'Bisa jadi memang benar, tapi tanpa keterangan terlihat seperti salah ketik.',
  fix: 'Periksa tanggalnya. Kalau memang bersamaan, tambahkan keterangan seperti "paruh waktu" atau "lepas" pada jabatannya.',
  example: 'Penerjemah (lepas), Jan 2023 – Des 2023',
  applies: (cv) => jobPeriods(cv).length > 1,
  judge(cv) {
    const places = overlapping(cv);
    return places.length > 0 ? partly(0.3, places) : passed;
  },
};

/** House rule, gently: study, care and the search itself fill gaps; never for students and fresh graduates. */
const gaps: Rule = {
  id: 'dates-gaps',
  group: 'length',
  topic: 'dates.gap',
  points: 2,
  title: 'Ada jeda lebih dari enam bulan',
  passed: 'Tidak ada jeda panjang tanpa cerita',
  why: 'Jeda itu wajar dan bukan kesalahan. Hanya saja, satu baris keterangan lebih baik daripada rekruter menebak sendiri.',
  fix: 'Kalau kamu nyaman, isi jedanya dengan satu baris jujur: kursus, proyek, merawat keluarga, atau usaha sendiri. Kalau tidak, siapkan jawabannya untuk wawancara.',
  example: 'Mar 2023 – Nov 2023: Bootcamp UI/UX dan merawat orang tua',
  applies: (cv) => !isBeginner(cv.stage) && jobPeriods(cv).length > 1,
  judge(cv) {
    const places = longGaps(cv);
    return places.length > 0 ? failed(places) : passed;
  },
};

function olderAbove(periods: readonly Period[]): Period[] {
  return periods.filter((period, at) => {
    const next = periods[at + 1];
    if (!next) return false;
    return period.end < next.end || (period.end === next.end && period.start < next.start && !period.current);
  });
}

function overlapping(cv: Cv): Place[] {
  const full = jobPeriods(cv).filter(({ index, exact }) => exact && !isSideWork(cv, index));
  const clashing = full.filter((one) =>
    full.some(
      (other) =>
        other.index !== one.index &&
        Math.min(one.end, other.end) - Math.max(one.start, other.start) > SHORT_OVERLAP &&
        !sameEmployer(cv, one.index, other.index),
    ),
  );
  return clashing.map(({ index }) => placeOfWork(cv, index));
}

function isSideWork(cv: Cv, index: number): boolean {
  const work = cv.result.workExperience[index];
  const words = `${work?.jobTitle ?? ''} ${work?.organization ?? ''} ${work?.jobDescription?.slice(0, 120) ?? ''}`;
  return isInternship(work?.jobTitle ?? null) || SIDE_WORK.test(words);
}

function sameEmployer(cv: Cv, a: number, b: number): boolean {
  const jobs = cv.result.workExperience;
  return jobs[a]?.organization !== null && jobs[a]?.organization === jobs[b]?.organization;
}

function longGaps(cv: Cv): Place[] {
  const now = monthOf(cv.asOf);
  const beside = periodsBesideJobs(cv).map((period) => ({ ...period, index: -1 }));
  const busy = [...jobPeriods(cv), ...beside]
    .filter(({ start }) => start <= now)
    .map(untilTheYearEnds)
    .sort((a, b) => a.start - b.start);
  const places: Place[] = [];
  let reached = busy[0]?.end ?? 0;
  let exact = busy[0]?.exact ?? false;
  // The way from school into the first job is no gap between jobs.
  const firstJob = Math.min(...jobPeriods(cv).map((period) => period.start));
  for (const period of busy.slice(1)) {
    const length = period.start - reached - 1;
    const job = busy.find(({ index, start }) => index >= 0 && start >= period.start);
    if (length > LONG_GAP && exact && period.exact && job && period.start > firstJob) {
      const text = `${monthName(reached)} – ${monthName(period.start)} (${length} bulan)`;
      places.push({ ...placeOfWork(cv, job.index), text });
    }
    if (period.end > reached) ({ end: reached, exact } = period);
  }
  return places;
}

/** `2019 – 2023` may end in December: what lies after a course of March 2023 is not surely free. */
function untilTheYearEnds(period: Period): Period {
  return period.isYear && !period.current ? { ...period, end: period.end - (period.end % 12) + 11 } : period;
}

export const dateOrderRules: readonly Rule[] = [newestFirst, overlaps, gaps];
