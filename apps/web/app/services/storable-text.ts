/**
 * PostgreSQL stores no NUL in text, and a lone surrogate is no character at all: such text cannot be kept as it came.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Twice what the largest document has. */
const MOST_VALUES = 100_000;

/**
 * Looks through a parsed JSON body, however deep.
 * @returns the dotted path of a string, or of the object of a key, that cannot be stored, or of what holds more values than anything
 *   of ours does; undefined where all can
 */
export function findUnstorable(body: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: body, path: '' }];
  let seen = 0;
  for (let part = open.pop(); part; part = open.pop()) {
    const { value, path } = part;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    seen += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (seen > MOST_VALUES) return path;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      if (typeof inner === 'object' || typeof inner === 'string')
        open.push({ value: inner, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
}

/** @returns the name of the first text field of a form that cannot be stored; undefined where all can */
export function findUnstorableField(form: FormData): string | undefined {
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name;
    if (!isStorable(name) || !isStorable(text)) return name.toWellFormed().replaceAll('\0', '');
  }
  return undefined;
}
