import { arrivedBase } from './arrived-base.ts';
import { equal } from './equal.ts';
import { choose, merge, valueAt, type Conflict, type Merged, type Side } from './merge.ts';

/** Why the last save did not reach the server, and whether trying again helps. */
export type Trouble = 'offline' | 'busy' | 'signed_out' | 'other_account' | 'refused' | 'gone';

interface Pending<Document> {
  saveId: string;
  document: Document;
}

/** One open document: what the server holds, what is on the screen, and what is on the way between them. */
export interface SyncState<Document> {
  /** The server's document at `version`, as far as this page knows. */
  base: Document;
  version: number;
  document: Document;
  /** Sent, but not answered yet: it may have arrived or not, so it is sent again as it was. */
  pending: Pending<Document> | null;
  /** Sent behind `pending` while the page went away, oldest first: each may have arrived or not. */
  following: readonly Pending<Document>[];
  /** Sent by pages before this one, which may still arrive: until a save of this page is stored. */
  strays: readonly Pending<Document>[];
  sending: boolean;
  trouble: Trouble | null;
  /** Both sides changed these; nothing is sent until somebody has chosen. */
  conflicts: Conflict[];
}

/** What the server holds, as a page load or a refused save tells it. */
export interface Stored<Document> {
  version: number;
  /** Of the save that made this version; null before the first. */
  saveId: string | null;
  document: Document;
}

/** What one page has that the server may not have: kept in the browser until it is saved. */
export type Draft<Document> = Pick<
  SyncState<Document>,
  'base' | 'version' | 'document' | 'pending' | 'following' | 'strays' | 'conflicts'
>;

/** A draft as it is found in the browser: one of an older page knows nothing of saves that followed. */
export type KeptDraft<Document> = Omit<Draft<Document>, 'following' | 'strays'> &
  Partial<Pick<Draft<Document>, 'following' | 'strays'>>;

export function opened<Document>({ version, document }: Stored<Document>): SyncState<Document> {
  return {
    base: document,
    version,
    document,
    pending: null,
    following: [],
    strays: [],
    sending: false,
    trouble: null,
    conflicts: [],
  };
}

export function isDirty<Document>({ base, document, pending }: Draft<Document>): boolean {
  return pending !== null || !equal(base, document);
}

export function edited<Document>(state: SyncState<Document>, document: Document): SyncState<Document> {
  return { ...state, document };
}

/** What goes out next; null when everything is stored or waits for a choice. */
export function nextSave<Document>(
  state: SyncState<Document>,
  newSaveId: () => string,
): Pending<Document> | null {
  if (state.sending || state.conflicts.length > 0 || state.trouble === 'gone') return null;
  if (state.pending) return state.pending;
  return equal(state.base, state.document) ? null : { saveId: newSaveId(), document: state.document };
}

/** Something would go out now. */
export function isWaiting<Document>(state: SyncState<Document>): boolean {
  return nextSave(state, () => '') !== null;
}

export function sent<Document>(state: SyncState<Document>, pending: Pending<Document>): SyncState<Document> {
  return { ...state, pending, sending: true };
}

/** What goes out behind a save without an answer, from a page that may not live to see it; null where that one says it all. */
export function lastSave<Document>(
  { pending, following, conflicts, document }: SyncState<Document>,
  newSaveId: () => string,
): Pending<Document> | null {
  const newest = following.at(-1) ?? pending;
  if (!newest || conflicts.length > 0 || equal(newest.document, document)) return null;
  return { saveId: newSaveId(), document };
}

export function saved<Document>(state: SyncState<Document>, version: number): SyncState<Document> {
  const base = state.pending?.document ?? state.base;
  // What was sent behind it is sent again, under its own id: the server knows what it has.
  const [pending = null, ...following] = state.following;
  return { ...state, base, version, pending, following, strays: [], sending: false, trouble: null };
}

/** The same where the server names the save that it has stored last, which may be one that followed. */
function savedAs<Document>(
  state: SyncState<Document>,
  { version, saveId }: Stored<Document>,
): SyncState<Document> | null {
  const sentSaves = sentOf(state);
  const at = sentSaves.findIndex((each) => each.saveId === saveId);
  const [pending, ...following] = sentSaves.slice(Math.max(0, at));
  return at < 0 || !pending ? null : saved({ ...state, pending, following }, version);
}

/** Every save whose answer never came, oldest first. */
export function sentOf<Document>({
  pending,
  following,
}: Pick<Draft<Document>, 'pending' | 'following'>): Pending<Document>[] {
  return pending ? [pending, ...following] : [];
}

export function failed<Document>(state: SyncState<Document>, trouble: Trouble): SyncState<Document> {
  // What the server refused for its content would be refused again; the next edit makes another.
  if (trouble === 'refused') return { ...state, pending: null, following: [], sending: false, trouble };
  return { ...state, sending: false, trouble };
}

/** Takes over what another page or device saved in the meantime. */
export function heard<Document>(state: SyncState<Document>, stored: Stored<Document>): SyncState<Document> {
  const own = savedAs(state, stored);
  if (own) return own;
  if (stored.version <= state.version) return { ...state, sending: false };
  const { document, conflicts } = mergeOwn(state, stored.document);
  return {
    base: stored.document,
    version: stored.version,
    document,
    pending: null,
    following: [],
    strays: state.strays,
    sending: false,
    trouble: null,
    conflicts: joined(state.conflicts, conflicts),
  };
}

/** Takes over a draft that another page of this browser left behind: a reload, a crash, hours without a network. */
export function adopted<Document>(
  state: SyncState<Document>,
  kept: KeptDraft<Document>,
  stored: Stored<Document>,
): SyncState<Document> {
  const draft = { ...kept, following: kept.following ?? [], strays: kept.strays ?? [] };
  const untouched = !isDirty(state) && state.conflicts.length === 0;
  if (untouched && draft.version >= state.version)
    return { ...state, ...draft, pending: draft.pending && { ...draft.pending } };
  const strays = [...draft.strays, ...sentOf(draft)];
  const arrived = strays.some(({ saveId }) => saveId === stored.saveId);
  const base = arrived ? stored.document : draft.base;
  const { document, conflicts } = mergeOwn({ ...draft, base }, state.document);
  return {
    ...state,
    document,
    strays: [...state.strays, ...strays],
    conflicts: joined(state.conflicts, joined(draft.conflicts, conflicts)),
  };
}

export function chosen<Document>(
  state: SyncState<Document>,
  conflict: Conflict,
  side: Side,
): SyncState<Document> {
  return {
    ...state,
    document: choose(state.document, conflict, side),
    conflicts: state.conflicts.filter((other) => other !== conflict),
  };
}

export function draftOf<Document>({
  base,
  version,
  document,
  pending,
  following,
  strays,
  conflicts,
}: SyncState<Document>): Draft<Document> {
  return { base, version, document, pending, following, strays, conflicts };
}

/**
 * Merges what another side saved with what is here. Saves of ours without an answer may have arrived and lie below theirs. What
 * pages before this one sent is known without the document that they began with: it settles conflicts alone.
 */
function mergeOwn<Document>(draft: Draft<Document>, theirs: Document): Merged<Document> {
  const unanswered = sentOf(draft).map((each) => each.document);
  const merged = merge(arrivedBase(draft.base, unanswered, theirs), draft.document, theirs);
  const isOwn = ({ path, theirs: value }: Conflict) =>
    draft.strays.some((stray) => equal(value, valueAt(stray.document, path)));
  return {
    document: merged.conflicts.filter(isOwn).reduce((now, own) => choose(now, own, 'mine'), merged.document),
    conflicts: merged.conflicts.filter((conflict) => !isOwn(conflict)),
  };
}

/** A later conflict about the same field replaces the earlier one. */
function joined(earlier: Conflict[], later: Conflict[]): Conflict[] {
  const again = new Set(later.map(({ path }) => path.join('/')));
  return [...earlier.filter(({ path }) => !again.has(path.join('/'))), ...later];
}

export type SyncStatus = 'saved' | 'saving' | 'conflict' | 'unkept' | Trouble;

/**
 * What the status line says.
 * @param kept whether the browser had room for what is not yet on the server
 */
export function statusOf<Document>(state: SyncState<Document> & { kept?: boolean }): SyncStatus {
  if (state.conflicts.length > 0) return 'conflict';
  if (!isDirty(state)) return state.trouble === 'gone' ? 'gone' : 'saved';
  const leansOnBrowser = state.trouble !== null && state.trouble !== 'refused' && state.trouble !== 'gone';
  if (leansOnBrowser && state.kept === false) return 'unkept';
  return state.trouble ?? 'saving';
}
