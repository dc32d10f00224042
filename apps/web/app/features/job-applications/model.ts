import { calendarDay } from '~/ui/format/dates.ts';

export const stages = ['saved', 'applied', 'test', 'interview', 'offer', 'closed'] as const;
export type Stage = (typeof stages)[number];
export const outcomes = ['accepted', 'rejected', 'withdrawn'] as const;
type Outcome = (typeof outcomes)[number];
export const eventKinds = ['test', 'interview', 'follow_up', 'other'] as const;
export type EventKind = (typeof eventKinds)[number];

export const stageNames: Record<Stage, string> = {
  saved: 'Disimpan',
  applied: 'Dilamar',
  test: 'Tes',
  interview: 'Wawancara',
  offer: 'Tawaran',
  closed: 'Selesai',
};
export const outcomeNames: Record<Outcome, string> = {
  accepted: 'Diterima',
  rejected: 'Ditolak',
  withdrawn: 'Mundur',
};
export const eventNames: Record<EventKind, string> = {
  test: 'Tes',
  interview: 'Wawancara',
  follow_up: 'Tanya kabar',
  other: 'Lainnya',
};

/** Letters that may be written. */
export const LONGEST = {
  title: 160,
  company: 160,
  place: 160,
  salary: 120,
  source: 80,
  contact: 300,
  notes: 10_000,
} as const;

/** How many of each one person may keep, and how large. */
export const MOST_APPLICATIONS = 300;
export const MOST_EVENTS = 50;
export const MOST_FILES = 10;
export const MOST_FILES_OF_PERSON = 100;
export const LARGEST_FILE = 5 * 1024 * 1024;
/** How long a deleted application can be brought back. */
export const UNDO_HOURS = 24;
/** Without an answer for so long, one asks. */
export const FOLLOW_UP_DAYS = 7;

export const BOARD = '/app/lamaran';
/** Also for what stands in an address as an id and is none. */
export const pathOfApplication = (id: string) => `${BOARD}/${encodeURIComponent(id)}`;

const DAY_MS = 86_400_000;

/** Where an application stands: a stage, and how it ended where that is the last one. */
interface Standing {
  stage: Stage;
  outcome: Outcome | null;
}

/** Every place that an application can be moved to, as one word for forms: `interview`, `closed:rejected`. */
export const targets = [
  ...stages.filter((stage) => stage !== 'closed'),
  ...outcomes.map((outcome) => `closed:${outcome}` as const),
] as const;
export type Target = (typeof targets)[number];

export function targetOf({ stage, outcome }: Standing): Target {
  return stage === 'closed' ? `closed:${outcome ?? 'withdrawn'}` : stage;
}

export function standingOf(target: Target): Standing {
  const [stage, outcome] = target.split(':') as [Stage, Outcome | undefined];
  return { stage, outcome: outcome ?? null };
}

export function nameOfTarget(target: Target): string {
  const { stage, outcome } = standingOf(target);
  return outcome ? `${stageNames.closed}: ${outcomeNames[outcome].toLowerCase()}` : stageNames[stage];
}

interface Stamps {
  appliedAt: Date | null;
  answeredAt: Date | null;
}

/** When it was sent and answered, after a move. What is moved back was a mistake, and loses what the mistake had set. */
export function stampsAfter(before: Stamps, { stage, outcome }: Standing, now: Date): Stamps {
  if (stage === 'saved') return { appliedAt: null, answeredAt: null };
  if (outcome === 'withdrawn') return before;
  const appliedAt = before.appliedAt ?? now;
  return { appliedAt, answeredAt: stage === 'applied' ? null : (before.answeredAt ?? now) };
}

/** What is to be done next for an application. */
export interface NextStep {
  kind: 'deadline' | 'follow_up' | 'event';
  /** A day (`2026-11-03`), or a moment. */
  at: string | Date;
  text: string;
  isOverdue: boolean;
}

interface NextStepOf extends Standing {
  deadline: string | null;
  appliedAt: Date | null;
  /** Its open events, the earliest first. */
  events: readonly { title: string; startsAt: Date }[];
}

export function nextStepOf(application: NextStepOf, now: Date): NextStep | null {
  const { stage, deadline, appliedAt, events } = application;
  if (stage === 'closed') return null;
  const [event] = events;
  if (event) return { kind: 'event', at: event.startsAt, text: event.title, isOverdue: event.startsAt < now };
  if (stage === 'saved' && deadline !== null)
    return { kind: 'deadline', at: deadline, text: 'Batas melamar', isOverdue: deadline < calendarDay(now) };
  if (stage === 'applied' && appliedAt) {
    const at = calendarDay(appliedAt.getTime() + FOLLOW_UP_DAYS * DAY_MS);
    return { kind: 'follow_up', at, text: 'Tanya kabar', isOverdue: at <= calendarDay(now) };
  }
  return null;
}

interface Compared {
  score: number | null;
  missing: string[];
}

interface Renewed extends Compared {
  previousScore: number | null;
  changedAt: Date | null;
  gained: string[];
}

/** A comparison after it was made anew. What changed stays said until it changes again. */
export function renewedMatch(before: Renewed & { cvVersion: number }, now: Compared, at: Date): Renewed {
  const { score, missing } = now;
  if (before.cvVersion === 0 || before.score === score)
    return {
      ...now,
      previousScore: before.previousScore,
      changedAt: before.changedAt,
      gained: before.gained,
    };
  const gained = before.missing.filter((name) => !missing.includes(name));
  return { ...now, previousScore: before.score, changedAt: at, gained };
}

/** Points that the last change of a CV brought, as it is written: `+4`, `−2`; null where there was none. */
export function changeOf({ score, previousScore }: Pick<Renewed, 'score' | 'previousScore'>): string | null {
  if (score === null || previousScore === null || score === previousScore) return null;
  return score > previousScore ? `+${score - previousScore}` : `−${previousScore - score}`;
}

/** Fewer sent than this say nothing about what works. */
export const ENOUGH_SENT = 10;
/** A share of fewer than this is shown as a count alone. */
export const ENOUGH_IN_GROUP = 5;

interface Sent {
  source: string;
  cvName: string | null;
  appliedAt: Date | null;
  answeredAt: Date | null;
}

export interface Group {
  name: string;
  sent: number;
  answered: number;
}

export interface Figures {
  kept: number;
  sent: number;
  answered: number;
  bySource: Group[];
  byCv: Group[];
}

/** How many were sent and answered, over all and by where they were found and with which CV, the most sent first. */
export function figuresOf(rows: readonly Sent[]): Figures {
  const sent = rows.filter(({ appliedAt }) => appliedAt !== null);
  return {
    kept: rows.length,
    sent: sent.length,
    answered: sent.filter(({ answeredAt }) => answeredAt !== null).length,
    bySource: groupsOf(sent, ({ source }) => source.trim() || 'Sumber belum diisi'),
    byCv: groupsOf(sent, ({ cvName }) => cvName ?? 'CV belum dipilih'),
  };
}

function groupsOf(sent: readonly Sent[], nameOf: (row: Sent) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const row of sent) {
    const name = nameOf(row);
    // Spelled with other capitals it is still the same place.
    const group = groups.get(name.toLowerCase()) ?? { name, sent: 0, answered: 0 };
    group.sent += 1;
    if (row.answeredAt) group.answered += 1;
    groups.set(name.toLowerCase(), group);
  }
  return [...groups.values()].toSorted((a, b) => b.sent - a.sent || a.name.localeCompare(b.name, 'id'));
}

/** Job sites by the end of their hosts, and what one usually writes besides. */
const SITES: readonly [string, string][] = [
  ['jobstreet.com', 'JobStreet'],
  ['jobstreet.co.id', 'JobStreet'],
  ['linkedin.com', 'LinkedIn'],
  ['glints.com', 'Glints'],
  ['kalibrr.com', 'Kalibrr'],
  ['kalibrr.id', 'Kalibrr'],
  ['dealls.com', 'Dealls'],
  ['indeed.com', 'Indeed'],
  ['loker.id', 'Loker.id'],
  ['karirhub.kemnaker.go.id', 'KarirHub'],
  ['rekrutmenbersama.fhcibumn.id', 'Rekrutmen Bersama BUMN'],
];
export const usualSources = [
  ...new Set(SITES.map(([, name]) => name)),
  'Situs perusahaan',
  'Instagram',
  'Telegram',
  'Bursa kerja kampus',
  'Kenalan',
];

/** The job site that an address belongs to; empty where it is none that we know. */
export function sourceOf(link: string | null): string {
  const host = (link && URL.parse(link)?.hostname) || '';
  return SITES.find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? '';
}
