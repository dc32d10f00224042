import { DatabaseSync } from 'node:sqlite';

/** Kept reachable for the life of the program: a collected handle lets its lock go. */
const held = new Map<string, DatabaseSync>();

/**
 * Takes a data folder for this process alone. PGlite takes no lock of its own, and a second process on the same
 * folder loses acknowledged rows. SQLite's file lock dies with the process, however it ends.
 * @throws Error when another process holds the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(
      `Another Setapak process uses ${folder}. Stop it, or set SETAPAK_DATA_DIR or DATABASE_URL.`,
    );
  }
  held.set(folder, lock);
  return () => {
    held.delete(folder);
    lock.close();
  };
}
