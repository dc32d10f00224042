/** What one paper holds, about: more would be found more slowly. */
const MOST = 500;

/** The same texts and colours come many times while one paper is read: what was found out about them is remembered, within bounds. */
export function remembered<T, Key = string>(find: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined || known.has(key)) return old as T;
    const value = find(key);
    if (known.size >= MOST) known.clear();
    known.set(key, value);
    return value;
  };
}

/** The same for objects, for as long as they are used; what was found is shared, so nobody may change it. */
export function rememberedFor<Key extends object, T extends object | string | boolean>(
  find: (key: Key) => T,
): (key: Key) => T {
  const known = new WeakMap<Key, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = find(key)));
    return value;
  };
}
