import { hasOwnDate } from '../entries/own-dates.ts';
import { wordCount } from '../entries/sentences.ts';
import type { Section } from './section.ts';

const POST =
  /^(?:(?:current |desired |target )?(?:position|job title|role)|(?:posisi|jabatan)(?: (?:saat ini|sekarang|yang dituju))?)$/iu;
const MOST_WORDS = 8;

/** `Position` over one post without a day, where another section holds the jobs: what somebody is, and no job. */
export function postInSection(section: Section, _: number, all: readonly Section[]): Section {
  const [line, ...others] = section.lines;
  if (section.type !== 'work' || !line || others.length > 0 || !POST.test(section.heading?.text.trim() ?? ''))
    return section;
  const isPost = line.cells.length === 1 && !hasOwnDate(line) && wordCount(line.text) <= MOST_WORDS;
  const hasJobs = all.some((other) => other !== section && other.type === 'work' && other.lines.length > 1);
  return isPost && hasJobs ? { ...section, type: 'other' } : section;
}
