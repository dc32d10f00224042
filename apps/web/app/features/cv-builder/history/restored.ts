import type { Resume } from '@setapak/resume';

/** The CV as it was in a version. The photograph stays the one of today: versions have none. */
export function restored(now: Resume, then: Resume): Resume {
  const { photograph, photoShape } = now.profile;
  return { ...then, profile: { ...then.profile, photograph, photoShape } };
}
