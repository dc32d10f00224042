/** What the page says when a form was not sent or not taken, or another page could not be had; `UnsentNotice` listens. */
export const UNSENT_EVENT = 'setapak:unsent';

/** A form was taken by its action. */
export const TAKEN_EVENT = 'setapak:taken';

export const STAYS = 'Kamu sedang offline. Halaman ini tetap terbuka; coba lagi begitu tersambung.';

export interface Unsent {
  text: string;
  /** Where to sign in, where that is what is missing. */
  login?: string;
  /** Signals that it holds no more. */
  until?: AbortSignal;
}

export function showUnsent(detail: Unsent): void {
  window.dispatchEvent(new CustomEvent(UNSENT_EVENT, { detail }));
}
