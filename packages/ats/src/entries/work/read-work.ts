import { compareDates } from '../../dates/find-dates.ts';
import type { Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import { isOn } from '../../rules.ts';
import { rememberedFor } from '../../text/remembered.ts';
import { isCareerBreak } from '../career-break.ts';
import { withFactsBelow } from '../facts-below.ts';
import { splitEntries } from '../split-entries.ts';
import { byTemplate, type Posts } from './by-template.ts';
import { areBarred, factsOf } from './head-facts.ts';
import { furtherPosts, isGroupHead, underEmployers } from './posts-of-employer.ts';
import { slotScores } from './slots.ts';
import { SELF_EMPLOYED } from './terms.ts';
import { toEntry } from './to-entry.ts';
import { withTownBesideText } from './town-beside-text.ts';
import { atCommas, townsByPlace, withTowns } from './towns.ts';
import type { Facts, WorkEntry } from './work-entry.ts';

/** A heading over placements of pupils and students: `Pengalaman PKL`, `Magang`. */
const PLACEMENTS =
  /(?<!\p{L})(?:prakt[ei]k kerja|kerja prakt[ei]k|prakt[ei]k (?:lapangan|industri|klinik)|prakerin|pkl|magang|internships?)(?!\p{L})/iu;

/**
 * The jobs of a section of work experience.
 * @param heading the section's: where it announces placements, what stands alone is where somebody was placed
 * @param alike the lines of other sections of the paper, whose entries show where posts and employers stand
 */
export function readWork(
  lines: readonly Line[],
  heading = '',
  alike: readonly (readonly Line[])[] = [],
): WorkEntry[] {
  const arePlacements = PLACEMENTS.test(heading);
  const isAlone = alike.length === 0 && !arePlacements;
  const others = alike.map(postsOf);
  const { all, entries: plain } = isAlone ? postsOf(lines) : entriesOf(lines, arePlacements, others);
  const entries = fromDayToDay(
    stillThere(
      byTemplate(
        all,
        plain.map((entry) => ({ ...entry })),
        others,
      ),
    ).filter((entry) => !isRank(entry)),
  );
  return inherit(withTowns(entries, all)).filter(
    (entry, index, posts) => (entry.jobTitle || entry.organization) && !isGroupHead(entry, posts[index + 1]),
  );
}

const factsOfSection = rememberedFor((lines: readonly Line[]): readonly Facts[] => {
  const parted = withFactsBelow(splitEntries(lines));
  const barred = areBarred(parted);
  return underEmployers(
    furtherPosts(
      townsByPlace(atCommas(withoutEmpty(parted.map((entry) => factsOf(withTownBesideText(entry), barred))))),
    ),
  );
});

function entriesOf(lines: readonly Line[], arePlacements: boolean, others: readonly Posts[]): Posts {
  const all = factsOfSection(lines);
  const slots = slotScores([...all, ...others.flatMap((other) => other.all)]);
  return { all, entries: all.map((facts) => toEntry(facts, slots, arePlacements)) };
}

const postsOf = rememberedFor((lines: readonly Line[]): Posts => entriesOf(lines, false, []));

/** What seemed to begin a job and names nothing (`2 jam`, the end of a point that wrapped) goes on with the job above it. */
function withoutEmpty(all: readonly Facts[]): Facts[] {
  const kept: Facts[] = [];
  for (const facts of all) {
    const above = kept.at(-1);
    if (!above || facts.pieces.length + facts.dates.length + facts.locations.length > 0) kept.push(facts);
    else {
      const text = [...above.entry.text, ...facts.entry.head, ...facts.entry.text];
      kept[kept.length - 1] = { ...above, entry: { ...above.entry, text } };
    }
  }
  return kept;
}

/** The ranks that a civil servant's form lists beside the posts. */
const RANK =
  /^(?:C?PNS|(?:juru|pengatur|penata|pembina)(?: (?:muda|madya|utama|tk\.? ?i|tingkat (?:i|1)))*)$/i;

function isRank({ jobTitle, organization }: WorkEntry): boolean {
  return organization === undefined && RANK.test(jobTitle?.value ?? '');
}

/** `2021-02 –` with nothing behind it: the newest job goes on. */
function stillThere(entries: WorkEntry[]): WorkEntry[] {
  const [first, ...others] = entries;
  const span = first?.dates?.value;
  if (!span?.start || span.single || span.end || span.current) return entries;
  const { start } = span;
  const newest = others.every((entry) => {
    const other = entry.dates?.value;
    return other?.start === undefined || (other.end !== undefined && compareDates(other.start, start) <= 0);
  });
  return newest
    ? [{ ...first!, dates: { ...first!.dates!, value: { ...span, current: true } } }, ...others]
    : entries;
}

/** `01.10.2021   Supervisor` over `01.08.2015   Teknisi`: no job lasts a day, so each goes on until the next one begins. */
function fromDayToDay(entries: WorkEntry[]): WorkEntry[] {
  const days = entries.map(({ dates }) => (dates?.value.single ? dates.value.end : undefined));
  const started = days.filter((day) => day?.day !== undefined).toSorted((a, b) => compareDates(a!, b!));
  if (entries.length < 2 || started.length < entries.length) return entries;
  return entries.map((entry, at) => {
    const [start, end] = [days[at]!, started[started.indexOf(days[at]) + 1]];
    const value = { ...entry.dates!.value, single: false, start, end, current: end === undefined };
    return { ...entry, dates: { ...entry.dates!, value } };
  });
}

/** Several posts at one employer: the ones that name none stand under the one that does. */
function inherit(entries: WorkEntry[]): WorkEntry[] {
  if (!isOn('inherit-employer')) return entries;
  let last: Found<string> | undefined;
  let town: Found<string> | undefined;
  for (const entry of entries) {
    // An employer below or behind its post stands for that post alone.
    if (entry.organization) {
      last = isBehind(entry.organization, entry.jobTitle) ? undefined : entry.organization;
      town = isBeside(entry.location, entry.organization) ? entry.location : undefined;
    } else if (SELF_EMPLOYED.test(entry.employment?.value ?? ''))
      entry.organization = { ...entry.employment!, confidence: 0.6 };
    else if (last && entry.jobTitle && entry.dates && !isCareerBreak(entry.jobTitle.value)) {
      entry.organization = { ...last, confidence: 0.6 };
      if (town && !entry.location) entry.location = { ...town, confidence: 0.6 };
    }
  }
  return entries;
}

function isBeside(place: Found<string> | undefined, name: Found<string>): boolean {
  const [one, other] = [place?.pieces[0]?.items[0], name.pieces[0]?.items[0]];
  if (one === undefined || other === undefined) return false;
  const isUnder = Math.abs(one.x - other.x) < 1 && one.baseline - other.baseline < 2 * one.size;
  return one.baseline === other.baseline || isUnder;
}

function isBehind(employer: Found<string>, post: Found<string> | undefined): boolean {
  const [name, title] = [employer.pieces[0]?.items[0], post?.pieces[0]?.items[0]];
  if (name === undefined || title === undefined) return false;
  const away = name.baseline - title.baseline;
  return away > title.size / 2 || (Math.abs(away) < 1 && name.x > title.x);
}
