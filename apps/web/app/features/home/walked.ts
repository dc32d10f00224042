const KEY = 'road';

/** How many stones were reached when the road was last seen in this browser; null where it never was. */
export function readWalked(): number | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? null : Number(stored) || 0;
  } catch {
    return null;
  }
}

export function writeWalked(stones: number): void {
  try {
    localStorage.setItem(KEY, String(stones));
  } catch {
    // Storage is full or forbidden: the road is drawn as it stands.
  }
}
