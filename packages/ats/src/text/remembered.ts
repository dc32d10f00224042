const MOST = 2_000;

/** The same texts are asked about many times while one paper is read: what was told of them is remembered, within bounds. */
export function remembered<T>(tell: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const old = known.get(text);
    if (old !== undefined || known.has(text)) return old as T;
    const told = tell(text);
    if (known.size >= MOST) known.clear();
    known.set(text, told);
    return told;
  };
}
