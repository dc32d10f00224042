/** How many versions with a name of their own a CV can have. */
export const NAMED_LIMIT = 30;

/** How many that were kept by themselves. */
export const KEPT_LIMIT = 70;

export const VERSION_NAME_LENGTH = 60;

/** A state that lasted this long before somebody went on editing is worth coming back to. */
export const KEEP_EVERY_MINUTES = 10;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface KeptVersion {
  id: string;
  createdAt: Date;
}

/**
 * Which versions that were kept by themselves may go: of the last hour all stay, of the last day one an hour, of the last
 * month one a day, before that one a week, and never more than `KEPT_LIMIT`. The newest of each span stays: how a day's work
 * ended, and never less than what was kept just now.
 * @param versions newest first
 */
export function surplusVersions(versions: readonly KeptVersion[], now: Date): string[] {
  const spans = new Set<string>();
  const stay = new Set<string>();
  for (const { id, createdAt } of versions) {
    const span = spanOf(createdAt, now, id);
    if (!spans.has(span)) stay.add(id);
    spans.add(span);
  }
  const left = versions.filter(({ id }) => stay.has(id)).slice(0, KEPT_LIMIT);
  const kept = new Set(left.map(({ id }) => id));
  return versions.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}

function spanOf(at: Date, now: Date, id: string): string {
  const age = now.getTime() - at.getTime();
  const nth = (length: number) => Math.floor(at.getTime() / length);
  if (age < HOUR) return id;
  if (age < DAY) return `hour ${nth(HOUR)}`;
  if (age < 30 * DAY) return `day ${nth(DAY)}`;
  return `week ${nth(7 * DAY)}`;
}
