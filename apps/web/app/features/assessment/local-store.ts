const KEY = 'assessment';
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing: the answers then last as long as the page. */
let memory: string | null = null;

/** A visitor's answers as text, kept in this browser alone. Text, because React compares what it reads by identity. */
export function readLocal(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

/** Keeps the answers; null forgets them. */
export function writeLocal(answers: readonly string[] | null): void {
  memory = answers && JSON.stringify(answers);
  try {
    if (memory) localStorage.setItem(KEY, memory);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: memory holds.
  }
  for (const listener of listeners) listener();
}

export function subscribeLocal(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
