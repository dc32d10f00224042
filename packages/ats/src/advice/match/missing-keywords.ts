import { type CvIndex, findPhrase } from './cv-index.ts';
import type { Compared } from './match.ts';
import type { MissingKeyword, Requirement } from './match-types.ts';

const MOST = 12;

/** What an ad asks for and the CV doesn't show, as questions: only the person knows what is true. Traits are not listed: a word proves none. */
export function missingKeywords({ requirements, languages }: Compared, index: CvIndex): MissingKeyword[] {
  const skills = requirements
    .filter(({ standing, kind }) => standing === 'lacks' && kind !== 'trait')
    .map((each) => keywordOf(each, index));
  const spoken = languages
    .filter(({ standing, name }) => standing === 'lacks' && name !== 'Indonesia')
    .map(({ name, importance }): MissingKeyword => ({
      name: `Bahasa ${name}`,
      kind: 'language',
      importance,
      section: 'languages',
      question: `Bisa berbahasa ${name}? Tulis tingkatnya di Bahasa, misalnya "pasif" atau skor tesmu.`,
    }));
  const order = (each: MissingKeyword) => (each.importance === 'must' ? 0 : 1);
  return [...skills, ...spoken].sort((a, b) => order(a) - order(b)).slice(0, MOST);
}

/** `salah satu dari A, B, C` where any will do; what is more than a name stands in quotes. */
function inWords(anyOf: readonly string[]): string {
  if (anyOf.length > 1) return `salah satu dari ${anyOf.join(', ')}`;
  const [name = ''] = anyOf;
  return name.includes(' ') ? `“${name}”` : name;
}

function keywordOf({ name, anyOf, kind, importance }: Requirement, index: CvIndex): MissingKeyword {
  const base = { name, kind, importance };
  if (kind === 'language')
    return {
      ...base,
      section: 'languages',
      question: `Bisa ${inWords(anyOf)}? Tulis bahasanya dan tingkatnya di Bahasa.`,
    };
  if (kind === 'licence')
    return {
      ...base,
      section: 'certifications',
      question: `Punya ${inWords(anyOf)} yang masih berlaku? Tulis di Sertifikasi, lengkap dengan penerbit dan tahunnya.`,
    };
  if (kind === 'tool')
    return {
      ...base,
      section: 'skills',
      question: `Pernah memakai ${inWords(anyOf)}? Tulis di Keahlian, lalu sebut sekali di pengalaman tempat kamu memakainya.`,
    };
  const near = anyOf
    .flatMap((each) => each.split(/\s+/))
    .filter((word) => word.length > 4)
    .map((word) => findPhrase(index, word))
    .find((hit) => hit?.found.path?.startsWith('workExperience.'));
  const path = near?.found.path;
  return {
    ...base,
    section: 'work',
    ...(path ? { path } : {}),
    question: `Punya pengalaman dengan ${inWords(anyOf)}? Ceritakan di poin pengalaman: di mana, untuk apa, dan hasilnya.`,
  };
}
