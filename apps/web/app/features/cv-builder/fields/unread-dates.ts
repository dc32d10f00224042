import { createContext } from 'react';

/** The item that a date belongs to, where a form has several. */
export const DateOwner = createContext('');

/**
 * What somebody typed for a date and what is none yet: the document has no place for it, so the tab keeps it over other steps and a
 * reload.
 * @param place of the date on its page
 * @param text to keep, '' to keep nothing; left out to look what is kept
 */
export function unreadDate(place: string, text?: string): string | null | void {
  const key = `setapak-date:${location.pathname} ${place}`;
  try {
    return text === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, text);
  } catch {
    // Storage that is full or switched off keeps nothing, and hinders nobody.
    return null;
  }
}
