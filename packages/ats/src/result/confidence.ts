import { UNSEEN } from './confidence-unseen.ts';
import { CONFIDENCE_WEIGHTS } from './confidence-weights.ts';
import type { Evidence, ParsedResume, UnusedText } from './parsed-resume.ts';

/** What speaks for or against a value, beside the field it is in. */
export const FEATURES = [
  'one',
  'raw',
  'missing',
  'missingElsewhere',
  'words',
  'odd',
  'many',
  'unused',
] as const;
type Features = Record<(typeof FEATURES)[number], number>;

/** `workExperience.2.jobTitle` is of the field `workExperience.jobTitle`. */
export function fieldOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/** Nobody can be surer of what a stranger's file says. */
const SUREST = 0.99;

/** The chance that a value is right: what the corpus says, or less by what files of layouts that nobody mended for have shown. */
export function chanceOf(logOdds: number, [shift, slope] = UNSEEN): number {
  return 1 / (1 + Math.exp(-Math.min(logOdds, shift + slope * logOdds)));
}

/** Replaces the readers' own marks by the share of such values that were right. */
export function calibrate(evidence: Evidence, result: ParsedResume, unused: readonly UnusedText[]): Evidence {
  const facts = paperFacts(result, unused);
  const calibrated: Evidence = {};
  for (const [path, entry] of Object.entries(evidence)) {
    const weights = CONFIDENCE_WEIGHTS[fieldOf(path)];
    if (!weights) {
      calibrated[path] = entry;
      continue;
    }
    const features = featuresOf(path, entry.confidence, result, facts);
    const sum = FEATURES.reduce((total, name, index) => total + features[name] * (weights[index] ?? 0), 0);
    calibrated[path] = { ...entry, confidence: Math.min(SUREST, Math.round(100 * chanceOf(sum)) / 100) };
  }
  return calibrated;
}

/** What all values of one paper share. */
interface PaperFacts {
  /** How many facts each job and each school lacks. */
  gaps: Readonly<Record<string, readonly number[]>>;
  /** Texts that no field took. */
  unassigned: number;
}

export function paperFacts(
  { workExperience, education }: ParsedResume,
  unused: readonly UnusedText[],
): PaperFacts {
  return {
    gaps: { workExperience: workExperience.map(missingIn), education: education.map(missingIn) },
    unassigned: unused.filter((each) => each.reason === 'unassigned').length,
  };
}

export function featuresOf(path: string, raw: number, result: ParsedResume, facts: PaperFacts): Features {
  const value = valueAt(result, path);
  const text = typeof value === 'string' ? value : '';
  const [list = '', index] = path.split('.');
  const gaps = facts.gaps[list] ?? [];
  const own = gaps[Number(index)] ?? 0;
  const others = gaps.length > 1 ? (gaps.reduce((sum, gap) => sum + gap, 0) - own) / (gaps.length - 1) : 0;
  const siblings = result[list as keyof ParsedResume];
  const words = text === '' ? 0 : text.split(/\s+/).length;
  return {
    one: 1,
    raw: (raw - 0.8) * 5,
    missing: own,
    missingElsewhere: others,
    words: Math.min(3, Math.log2(1 + words)) - 1,
    odd: /^[\p{Ll}\p{P}]|[,;:–-]$|\t/u.test(text) ? 1 : 0,
    many: Array.isArray(siblings) ? Math.min(3, Math.log2(1 + siblings.length)) - 1 : 0,
    unused: Math.min(2, Math.log2(1 + facts.unassigned) / 2),
  };
}

function missingIn(
  entry: ParsedResume['workExperience'][number] | ParsedResume['education'][number],
): number {
  const title = 'jobTitle' in entry ? entry.jobTitle : entry.accreditation;
  return [title, entry.organization, entry.dates].filter((value) => value === null).length;
}

function valueAt(result: ParsedResume, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
      result,
    );
}
