import { z } from 'zod';

/** A text with one record on each line, its parts parted by `|`, read into records. */
export function lineList<Key extends string>(keys: readonly Key[]) {
  return z
    .string()
    .max(20_000)
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine(
      (lines) => lines.every((line) => line.split('|').length === keys.length && !line.startsWith('|')),
      `Tiap baris punya ${keys.length} bagian yang dipisah tanda |`,
    )
    .transform((lines) =>
      lines.map((line) => {
        const parts = line.split('|').map((part) => part.trim());
        return Object.fromEntries(keys.map((key, index) => [key, parts[index] ?? ''])) as Record<Key, string>;
      }),
    );
}

/** The same the other way; a `|` inside a part becomes `/`, or the line could not be read back. */
export function joinLines<Key extends string>(records: readonly Record<Key, string>[], keys: readonly Key[]) {
  return records.map((record) => keys.map((key) => record[key].replaceAll('|', '/')).join(' | ')).join('\n');
}
