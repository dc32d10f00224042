import type { UsualTarget } from './leftover.ts';
import type { Section } from './section-parts.ts';

const BELONGS: ReadonlyMap<string, UsualTarget> = new Map(
  Object.entries<UsualTarget>({
    Projects: 'projects',
    Publications: 'custom',
    Other: 'custom',
    Organisations: 'informalEducation',
    Awards: 'awards',
    References: 'references',
  }),
);

const INTERESTS = /\b(hob[iy]|hobbies|minat|interests?|loisirs|centres? d.int[ée]r[êe]ts?)\b/i;
/** `Minat Penelitian` are subjects of work. */
const OF_RESEARCH = /\b(?:penelitian|riset|research)\b/i;

/** Where what no field holds of a section most likely belongs. */
export function usualTarget({ sectionType, heading, lines, interests }: Section): UsualTarget {
  // Without a heading there is none to give to a section of its own.
  const ofOwn = heading === '' ? 'none' : 'custom';
  if (INTERESTS.test(heading) || interests !== '') {
    const areNoNames =
      OF_RESEARCH.test(heading) || (!interests.includes('\n') && isSentence(lines.join(' ')));
    return areNoNames ? ofOwn : 'hobbies';
  }
  const usual = BELONGS.get(sectionType) ?? 'none';
  return usual === 'custom' ? ofOwn : usual;
}

/** `Saya senang menulis tentang laut.`: not the name of a hobby. */
function isSentence(text: string): boolean {
  return text.endsWith('.') && (text.split(',')[0] ?? '').split(' ').length >= FEWEST_WORDS;
}

const FEWEST_WORDS = 5;
