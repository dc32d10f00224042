/** The judge of single bullets: one judge for the check and for hints while somebody writes. Needs no Node; runs in a browser. */
export type { BulletJudgement, BulletReason, BulletVerdict } from './advice/bullets/bullet-types.ts';
export { judgeBullet } from './advice/bullets/judge-bullet.ts';
export { isLongBullet } from './advice/bullets/long-bullet.ts';
