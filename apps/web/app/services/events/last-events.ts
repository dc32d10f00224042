/** How long it is remembered when somebody's last event was: longer than a page takes to load on a slow phone. */
const KEPT_MS = 60_000;

interface LastEvents {
  add(userId: string): void;
  /** What came before now is no longer known. */
  forget(): void;
  /** Whether a person's last event came within the last `ms`, or that is not known. */
  mayBeWithin(userId: string, ms: number): boolean;
  /** How many milliseconds ago a person's last event came, where that is known. */
  since(userId: string): number | undefined;
}

/** When each person's last event came, for those of the last minute. */
export function createLastEvents(now = () => performance.now()): LastEvents {
  // The oldest come first.
  const times = new Map<string, number>();
  let knownFrom = now();
  return {
    add(userId) {
      times.delete(userId);
      times.set(userId, now());
      for (const [id, at] of times) {
        if (now() - at <= KEPT_MS) break;
        times.delete(id);
      }
    },
    forget() {
      times.clear();
      knownFrom = now();
    },
    mayBeWithin(userId, ms) {
      const from = now() - ms;
      return ms > KEPT_MS || from < knownFrom || (times.get(userId) ?? -Infinity) >= from;
    },
    since(userId) {
      const at = times.get(userId);
      return at === undefined ? undefined : now() - at;
    },
  };
}
