import { hasOwnDate } from '../entries/own-dates.ts';
import { isOn } from '../rules.ts';
import { headingWeights } from './heading-words.ts';
import { headingWordsOf } from './read-heading.ts';
import type { Section } from './section.ts';

const ORGANISATION_ONLY = 5;

/** `Leadership Experience` over the only jobs: without another section of work, experience that names no organisation is work. */
export function jobsUnderActivities(sections: readonly Section[]): void {
  if (!isOn('jobs-under-activities') || sections.some((section) => section.type === 'work')) return;
  for (const section of sections) {
    if (section.type !== 'organisation' || !section.heading) continue;
    const weights = headingWordsOf(section.heading.text).map((word) => new Map(headingWeights(word) ?? []));
    const named = weights.some((types) => (types.get('organisation') ?? 0) >= ORGANISATION_ONLY);
    const works = weights.some((types) => (types.get('work') ?? 0) >= 2);
    if (works && !named) section.type = 'work';
  }
}

/** `Work` over names without a day, beside jobs that say when: what a designer made. */
export function worksBesideJobs(sections: readonly Section[]): void {
  const all = sections.filter(({ type }) => type === 'work');
  if (!all.some(({ lines }) => lines.some(hasOwnDate))) return;
  for (const section of all)
    if (
      /^(?:my |selected |recent )?works?$/i.test(section.heading?.text.trim() ?? '') &&
      !section.lines.some(hasOwnDate)
    )
      section.type = 'projects';
}

const OTHER_WORK = /^(?:other|additional|further|lainnya)\b|\blain(?:nya)?$/i;

const ACTIVITY =
  /\b(?:volunteers?|relawan|association|asosiasi|club|society|students?|mahasiswa|himpunan|bem|osis|committee|panitia|union|ukm|choir|parish|scouts?)\b/i;

/** `Other Experience` beside the jobs, over nothing but what clubs and volunteers do. */
export function activitiesUnderWork(sections: readonly Section[]): void {
  const jobs = sections.filter(({ type, lines }) => type === 'work' && lines.some(hasOwnDate));
  for (const section of jobs) {
    const dated = section.lines.filter(hasOwnDate);
    if (jobs.length < 2 || !section.heading || !OTHER_WORK.test(section.heading.text)) continue;
    if (dated.every((line) => ACTIVITY.test(line.text))) section.type = 'organisation';
  }
}
