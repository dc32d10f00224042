import { changedValues } from './changed-values.ts';
import { equal } from './equal.ts';
import { merge } from './merge.ts';

interface Step<Document> {
  before: Document;
  after: Document;
  /** When it last grew, in milliseconds. */
  at: number;
  /** Where single values changed; undefined for what was added, deleted or moved, which is a step of its own. */
  values?: readonly string[] | undefined;
}

/** What can be undone and done again, newest last. */
export interface History<Document> {
  past: readonly Step<Document>[];
  future: readonly Step<Document>[];
}

/** The product's promise is a hundred steps. */
const STEPS = 100;
/** Keys in the same field that follow each other faster than this are one step, so that undo does not go letter by letter. */
const PAUSE_MS = 1_000;

export const noHistory: History<never> = { past: [], future: [] };

export function recorded<Document>(
  { past }: History<Document>,
  { before, after, at }: Step<Document>,
): History<Document> {
  const last = past.at(-1);
  const values = changedValues(before, after);
  const goesOn =
    last !== undefined &&
    at - last.at < PAUSE_MS &&
    last.after === before &&
    values?.every((value) => last.values?.includes(value));
  const steps = goesOn
    ? [...past.slice(0, -1), { ...last, after, at }]
    : [...past, { before, after, at, values }];
  return { past: steps.slice(-STEPS), future: [] };
}

interface Undone<Document> {
  document: Document;
  history: History<Document>;
}

/**
 * Takes the last step back. It is taken out of the document rather than the document put back, so that what another
 * device changed since then stays.
 */
export function undone<Document>(history: History<Document>, document: Document): Undone<Document> | null {
  const step = history.past.at(-1);
  if (!step) return null;
  const next = { past: history.past.slice(0, -1), future: [...history.future, step] };
  return { document: exchanged(document, step.after, step.before), history: next };
}

export function redone<Document>(history: History<Document>, document: Document): Undone<Document> | null {
  const step = history.future.at(-1);
  if (!step) return null;
  const next = { past: [...history.past, step], future: history.future.slice(0, -1) };
  return { document: exchanged(document, step.before, step.after), history: next };
}

function exchanged<Document>(document: Document, from: Document, to: Document): Document {
  return equal(document, from) ? to : merge(from, document, to).document;
}
