import type { MentorExperience } from '~/services/mentor-content.ts';
import { facetNames, type Facets } from './model.ts';

/** What people type for a skill when they do not use our word for it. */
const otherNames: Record<string, string> = {
  'Tech Engineering':
    'teknik software programmer developer rekayasa perangkat lunak koding teknologi informatika it',
  Product: 'produk',
  'Data Science': 'sains ilmu analis analitik statistik statistika',
  'Marketing & PR': 'pemasaran humas public relations iklan komunikasi',
  'Human Resource': 'sdm hr hrd personalia rekrutmen rekruter psikologi psikotes',
  'Consulting/Advisory Services': 'konsultan konsultasi',
  'Business Development': 'bisnis pengembangan',
  Finance: 'keuangan finansial akuntansi akuntan accounting pajak audit',
  'UI/UX': 'desain desainer user experience interface',
};

/** What people type for what a mentor helps with. */
const helpNames: Record<string, string> = {
  'CV Preparation & Feedback': 'cv resume riwayat hidup review',
  'Interview Preparation & Mock-up': 'interview wawancara latihan mock',
  "Mentor's Career Path Exploration": 'karier karir jalur eksplorasi',
  'Opportunity and Network Sourcing': 'lowongan kerja peluang jaringan networking',
  'Knowledge and Skill Preparation': 'keahlian keterampilan belajar skill',
  'Internship Preparation': 'magang internship intern',
  'Professional Life Sharing': 'profesional pengalaman',
  'College Life Sharing': 'kuliah kampus mahasiswa beasiswa',
};

const MOST_WORDS = 8;
const fillers = new Set([
  'dan',
  'di',
  'yang',
  'untuk',
  'atau',
  'dari',
  'ke',
  'of',
  'and',
  'the',
  'at',
  'mentor',
]);

/** The words of a text, small and without accents: `Sr. Résumé-Reviewer` → `sr`, `resume`, `reviewer`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What is looked for, each word once; words that say nothing only where there is no other. */
export function searchedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

interface Described {
  name: string;
  title: string;
  experiences: readonly MentorExperience[];
  skills: readonly string[];
  serviceLine: readonly string[];
}

/** The words a mentor is found by: name, title, experiences, skills, and what they help with. */
export function mentorWords({ name, title, experiences, skills, serviceLine }: Described) {
  const headWords = unique(wordsOf(`${name} ${title}`));
  const past = experiences.flatMap((experience) => [experience.title, experience.organization]);
  const known = skills.flatMap((skill) => [skill, otherNames[skill] ?? '']);
  const helps = serviceLine.map((service) => helpNames[service] ?? '');
  return { headWords, words: unique([...headWords, ...wordsOf([...past, ...known, ...helps].join(' '))]) };
}

/**
 * The filters as words that cannot be typed, one group for each filter: a search with filters is then one look into
 * one index.
 */
export function facetWords(facets: Facets): string[][] {
  const groups = facetNames.map((name) => facets[name].map((value) => `#${name}:${value}`));
  return [...groups, facets.super ? ['#super'] : []].filter((words) => words.length > 0);
}

/**
 * Which of the words that we have stand for one that was typed: those that begin with it (it may be half typed);
 * where none does, those that differ from it by a slip of the finger.
 * @param candidates words that share letters with it, most alike first
 */
export function chooseWords(typed: string, candidates: readonly string[]): string[] {
  const completions = candidates.filter((word) => word.startsWith(typed));
  if (completions.length > 0) return completions;
  const slips = candidates.map((word) => ({ word, slips: slipsBetween(typed, word) }));
  const fewest = Math.min(...slips.map((one) => one.slips));
  if (fewest > mostSlips(typed)) return [];
  const nearest = slips.filter((one) => one.slips === fewest).map(({ word }) => word);
  // `jngineer` means engineer, and engineering then counts as well.
  return candidates.filter((word) => nearest.some((one) => word.startsWith(one)));
}

/** A word with each two neighbours swapped: trigrams of a short word find none of these. */
export function swapsOf(typed: string): string[] {
  const letters = Array.from(typed);
  return letters.slice(1).map((letter, at) => {
    const swapped = Array.from(letters);
    [swapped[at], swapped[at + 1]] = [letter, letters[at] ?? ''];
    return swapped.join('');
  });
}

function mostSlips({ length }: string): number {
  if (length <= 3) return length - 2;
  return length <= 5 ? 1 : Math.min(Math.floor(length / 3), 3);
}

/** Letters left out, put in, changed or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
