/** Who holds bytes, and how many they may hold at once. */
export type Share = readonly [holder: string, most: number];

/**
 * Counts the bytes of bodies that are under way in this process: they stand in its memory until they were answered, and who sends slowly
 * could have thousands of them there.
 */
export function createBodiesUnderWay() {
  const held = new Map<string, number>();

  function add(holder: string, bytes: number): void {
    const left = (held.get(holder) ?? 0) + bytes;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
  }

  return {
    /** @returns what gives the bytes back; undefined where one of the holders has no room for them now */
    take(bytes: number, shares: readonly Share[]): (() => void) | undefined {
      if (shares.some(([holder, most]) => (held.get(holder) ?? 0) + bytes > most)) return undefined;
      for (const [holder] of shares) add(holder, bytes);
      return () => {
        for (const [holder] of shares) add(holder, -bytes);
      };
    },
  };
}
