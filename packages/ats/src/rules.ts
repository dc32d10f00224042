/**
 * The reader's rules that the ledger switches off one by one (`npm run ats:ledger`), to see what each carries. All are on, always, outside it.
 */
export const RULES = [
  'line-tagger',
  'loose-headings',
  'headings-of-either-case',
  'headings-in-own-words',
  'heading-needs-lead',
  'weak-headings-by-content',
  'jobs-under-activities',
  'labelled-rows',
  'contact-lines',
  'table-beside-column',
  'unzip-columns',
  'lift-labels',
  'join-wrapped',
  'cut-run-on',
  'field-lines',
  'post-under-date',
  'statement-edges',
  'flush-right',
  'slot-scores',
  'inherit-employer',
  'slash-joins-posts',
  'prose-among-skills',
  'certificates-in-a-run',
  'certificates-end-in-dates',
  'certificates-in-pairs',
  'certificates-side-by-side',
  'contacts-in-a-run',
  'name-with-post',
] as const;

export type Rule = (typeof RULES)[number];

let off: Rule | undefined;

export function isOn(rule: Rule): boolean {
  return rule !== off;
}

/** Runs with one rule switched off; for measuring alone. */
export function without<T>(rule: Rule | undefined, run: () => T): T {
  off = rule;
  try {
    return run();
  } finally {
    off = undefined;
  }
}
