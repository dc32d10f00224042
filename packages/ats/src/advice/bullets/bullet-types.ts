/** `strong`: a deed and an outcome that can be checked; `fair`: a clear deed; `weak`: a duty, a trait, or nothing to picture. */
export type BulletVerdict = 'strong' | 'fair' | 'weak';

/**
 * Why a bullet is not strong: `duty` names a task or a role; `shared` hides the own part behind helping; `trait` praises without proof; `vague`
 * could stand in any CV; `bare` says too little to picture; `noun` does not open with what was done; `no-outcome` says not what came of it;
 * `no-figure` holds nothing that can be counted.
 */
export type BulletReason =
  | 'duty'
  | 'shared'
  | 'trait'
  | 'vague'
  | 'bare'
  | 'noun'
  | 'no-outcome'
  | 'no-figure';

export interface BulletJudgement {
  /** Opens with a verb that says what the person did. */
  startsWithAction: boolean;
  isDuty: boolean;
  /** Says what came of it. */
  hasResult: boolean;
  /** Holds a real quantity, in digits or words. */
  hasFigure: boolean;
  verdict: BulletVerdict;
  /** The most important first; empty for a strong one. */
  reasons: BulletReason[];
  /** The language it was judged in. */
  language: 'id' | 'en';
  /** For a weak or fair bullet: a frame in its own language, with `[…?]` where only the person knows. It adds no fact. */
  sharper?: string;
}
