/** Whose saved CVs this browser keeps, told without opening the store. */
const KEY = 'setapak-kept-for';

export function keptFor(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @returns whether the browser remembers it */
export function markKeptFor(owner: string): boolean {
  try {
    localStorage.setItem(KEY, owner);
    return true;
  } catch {
    return false;
  }
}

export function unmarkKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
