import { parseResume, plainText, toPartialDate, withOwnPhones, type Resume } from '@setapak/resume';
import { appendLeftover } from './append-leftover.ts';
import type { Leftover, Target } from './leftover.ts';
import { isPaired, type Move } from './entry-moves.ts';
import { applyMoves, swapNames } from './mends.ts';
import { skillLine, skillOf } from './skill-groups.ts';
import { listedDegree } from './split-degree.ts';

interface Review {
  /** New values by the ids of `reviewFields`. */
  edits: ReadonlyMap<string, string>;
  /** What is added, and where; `swapped` where its entries have both their names the wrong way round. */
  additions: readonly { leftover: Leftover; target: Target; swapped?: boolean }[];
  /** What becomes of whole entries, by `EntryKey`. */
  moves?: ReadonlyMap<string, Move>;
  /** The line with which the second entry begins, where one becomes two, by `EntryKey`. */
  splits?: ReadonlyMap<string, string>;
}

/** The document as its owner corrected it. Only fields that a review shows can be written. */
export function applyReview(
  document: Resume,
  { edits, additions, moves = new Map(), splits = new Map() }: Review,
): Resume {
  const next = structuredClone(document);
  for (const [id, value] of edits) write(next, id, value);
  applyMoves(next, moves, splits);
  for (const { leftover, target, swapped = false } of additions) {
    const had = isPaired(target) ? next[target].items.length : 0;
    appendLeftover(next, leftover, target);
    if (swapped && isPaired(target)) swapNames(target, next[target].items.slice(had));
  }
  return withOwnPhones(parseResume(next));
}

const LINES = {
  profile: ['firstName', 'lastName', 'subtitle', 'email', 'phone', 'linkedin', 'website'],
  address: ['line1', 'city', 'region', 'pincode', 'country'],
  work: ['position', 'company', 'location', 'description', 'website'],
  education: ['institution', 'field', 'gpa', 'location', 'website'],
  certifications: ['title', 'issuer', 'credentialId', 'link'],
} as const;

function write(resume: Resume, id: string, value: string): void {
  const [section = '', key = '', field = ''] = id.split('.');
  if (id === 'objective.body') setText(resume.objective, 'body', value);
  else if (id === 'profile.birthDate') resume.profile.birthDate = toPartialDate(value);
  else if (section === 'profile' && key === 'address')
    setLine(resume.profile.address, LINES.address, field, value);
  else if (section === 'profile') setLine(resume.profile, LINES.profile, key, value);
  else if (section === 'work') {
    const item = resume.work.items.find((each) => each.id === key);
    if (!item) return;
    if (field === 'summary') setText(item, 'summary', value);
    else if (!setDate(item, field, value)) setLine(item, LINES.work, field, value);
  } else if (section === 'education') {
    const item = resume.education.items.find((each) => each.id === key);
    if (item && field === 'summary') setText(item, 'summary', value);
    else if (item && field === 'degree') item.degree = listedDegree(value.trim()) ?? value.trim();
    else if (item && !setDate(item, field, value)) setLine(item, LINES.education, field, value);
  } else if (section === 'certifications') {
    const item = resume.certifications.items.find((each) => each.id === key);
    if (item && (field === 'date' || field === 'expiryDate')) item[field] = toPartialDate(value);
    else if (item) setLine(item, LINES.certifications, field, value);
  } else if (id === 'skills') resume.skills.items = relist(resume.skills.items, value, skillLine, skillOf);
  else if (id === 'languages')
    resume.languages.items = relist(
      resume.languages.items,
      value,
      ({ name }) => name,
      (name) => ({ name }),
    );
}

function setLine<Key extends string>(
  target: Record<Key, string>,
  known: readonly Key[],
  key: string,
  value: string,
): void {
  const found = known.find((each) => each === key);
  if (found) target[found] = value.trim();
}

/** Lists and marks are kept where nothing was changed; a changed text is taken line by line, as it was typed. */
function setText<Key extends string>(target: Record<Key, string>, key: Key, value: string): void {
  const typed = value.replaceAll('\r\n', '\n').trim();
  if (typed !== plainText(target[key]).trim()) target[key] = typed;
}

interface Period {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

function setDate(item: Period, field: string, value: string): boolean {
  if (field === 'startDate') item.startDate = toPartialDate(value);
  else if (field === 'endDate') {
    item.isCurrent = /^(sekarang|saat ini|kini|present|now)$/i.test(value.trim());
    item.endDate = item.isCurrent ? '' : toPartialDate(value);
  } else return false;
  return true;
}

/** A line for each entry; one whose line stayed keeps everything else it had. */
function relist<Item extends { id: string }>(
  items: Item[],
  value: string,
  lineOf: (item: Item) => string,
  itemOf: (line: string) => Partial<Item>,
): Item[] {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // What is new gets its other fields, and an id, from parseResume.
  return lines.map((line) => items.find((item) => lineOf(item) === line) ?? (itemOf(line) as Item));
}
