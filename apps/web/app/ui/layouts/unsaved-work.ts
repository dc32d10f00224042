/**
 * Begins the names of the locks that pages with a draft hold, and of the keys under which `localStorage` has a draft's last keystrokes,
 * or nothing but the mark that there is one: other pages see it without opening a database.
 */
export const DRAFT_MARK = 'setapak-draft:';

/** What this browser keeps of a person that the server may not have. */
export interface UnsavedWork {
  /** Tries to save it, and counts what is left. */
  saveAndCount(): Promise<number>;
  /** Sends what pages that are gone could not. */
  sendLeft(): Promise<void>;
  /** Removes what the server has, too. */
  forgetSaved(): Promise<void>;
  /** Removes what was kept, saved or not. */
  clear(): Promise<void>;
}

let known: () => Promise<UnsavedWork> = () =>
  Promise.resolve({
    saveAndCount: () => Promise.resolve(0),
    sendLeft: () => Promise.resolve(),
    forgetSaved: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  });

/** Says where to ask for it. Those who keep it stand above this folder, so they come to us. */
export function keepUnsavedWork(load: () => Promise<UnsavedWork>): void {
  known = load;
}

export const unsavedWork = (): Promise<UnsavedWork> => known();

/** Does something with it in passing: where its code does not come, the next page tries again. */
export function tryUnsavedWork(act: (work: UnsavedWork) => Promise<void>): void {
  void known()
    .then(act)
    .catch(() => undefined);
}
