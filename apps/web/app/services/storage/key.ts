import { newId } from '../id.ts';
import { StorageError } from './error.ts';

/** What files belong to; one folder each. */
export const filePrefixes = [
  'cv',
  'ats',
  'thumbnail',
  'avatar',
  'profile-cv',
  'review',
  'picture',
  'application',
  'letter',
] as const;
export type FilePrefix = (typeof filePrefixes)[number];

const KEY = new RegExp(`^(${filePrefixes.join('|')})/[a-z0-9]{36}$`);

/** A random name. Nothing that a person typed ever stands in a key. */
export function newKey(prefix: FilePrefix): string {
  return `${prefix}/${newId()}`;
}

export const isKey = (key: string): boolean => KEY.test(key);

/** Lets only keys through that `newKey` could have made, so no path can be smuggled in. @throws StorageError bad_key */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new StorageError('bad_key');
  return key;
}
