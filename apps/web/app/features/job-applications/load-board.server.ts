import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { scoresOfAds } from '~/features/ats/public.server.ts';
import {
  jobApplication,
  jobApplicationEvent,
  jobApplicationFile,
  jobApplicationMatch,
  jobBoard,
} from '~/services/db/job-application-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { formatAge } from '~/ui/format/dates.ts';
import type { Services } from '~/services/services.server.ts';
import {
  changeOf,
  figuresOf,
  nextStepOf,
  targetOf,
  type Figures,
  type NextStep,
  type Target,
} from './model.ts';

export interface BoardCard {
  id: string;
  at: Target;
  title: string;
  company: string;
  place: string;
  source: string;
  deadline: string | null;
  nextStep: NextStep | null;
  /** Of the CV that belongs to it, else of the newest that was checked and compared with its ad: 0..100. */
  score: number | null;
  /** What the last change of that CV brought: `+4`. */
  change: string | null;
  /** How long ago that was compared: `3 hari lalu`; null without a comparison. */
  matchedAge: string | null;
  hasAd: boolean;
}

export interface Board {
  cards: BoardCard[];
  /** Among those that are shown or archived, whatever is searched for. */
  sources: string[];
  counts: { board: number; archived: number };
  figures: Figures;
  reminders: boolean;
}

interface LoadBoard {
  services: Pick<Services, 'db'>;
  userId: string;
  /** Part of a title, company, place, source, contact or note. */
  search?: string;
  source?: string;
  isArchived?: boolean;
  now?: Date;
}

/** A person's applications, column by column, with what is to be done next. */
export async function loadBoard(options: LoadBoard): Promise<Board> {
  const { services, userId, search = '', source = '', isArchived = false, now = new Date() } = options;
  const { db } = services;
  const { title, company, place, contact, notes } = jobApplication;
  const text = sql`lower(concat_ws(' ', ${title}, ${company}, ${place}, ${jobApplication.source}, ${contact}, ${notes}))`;
  const rows = await db
    .select({
      id: jobApplication.id,
      stage: jobApplication.stage,
      outcome: jobApplication.outcome,
      title,
      company,
      place,
      source: jobApplication.source,
      deadline: jobApplication.deadline,
      appliedAt: jobApplication.appliedAt,
      answeredAt: jobApplication.answeredAt,
      archivedAt: jobApplication.archivedAt,
      adHash: jobApplication.adHash,
      cvName: jobApplicationFile.cvName,
      matchScore: jobApplicationMatch.score,
      previousScore: jobApplicationMatch.previousScore,
      matchedAt: jobApplicationMatch.matchedAt,
      matchedCv: cv.id,
      isFound: sql<boolean>`position(${search.toLowerCase()} in ${text}) > 0`,
    })
    .from(jobApplication)
    .leftJoin(
      jobApplicationFile,
      and(
        eq(jobApplicationFile.applicationId, jobApplication.id),
        eq(jobApplicationFile.userId, userId),
        eq(jobApplicationFile.kind, 'cv'),
      ),
    )
    .leftJoin(
      jobApplicationMatch,
      and(eq(jobApplicationMatch.applicationId, jobApplication.id), eq(jobApplicationMatch.userId, userId)),
    )
    .leftJoin(cv, and(eq(cv.id, jobApplicationMatch.cvId), eq(cv.userId, userId), isNull(cv.deletedAt)))
    .where(and(eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)))
    .orderBy(asc(jobApplication.stage), asc(jobApplication.position), asc(jobApplication.createdAt));
  const events = await db
    .select({
      applicationId: jobApplicationEvent.applicationId,
      title: jobApplicationEvent.title,
      startsAt: jobApplicationEvent.startsAt,
    })
    .from(jobApplicationEvent)
    .where(and(eq(jobApplicationEvent.userId, userId), isNull(jobApplicationEvent.doneAt)))
    .orderBy(asc(jobApplicationEvent.startsAt));
  const shown = rows.filter(
    (row) =>
      (row.archivedAt !== null) === isArchived && row.isFound && (source === '' || row.source === source),
  );
  const hashes = shown.map(({ adHash }) => adHash).filter((hash) => hash !== null);
  const scores = await scoresOfAds({ services, userId, hashes });
  const [board] = await db.select().from(jobBoard).where(eq(jobBoard.userId, userId));
  return {
    cards: shown.map((row) => ({
      id: row.id,
      at: targetOf(row),
      title: row.title,
      company: row.company,
      place: row.place,
      source: row.source,
      deadline: row.deadline,
      nextStep: nextStepOf(
        { ...row, events: events.filter(({ applicationId }) => applicationId === row.id) },
        now,
      ),
      ...scoreOf(row, scores.get(row.adHash ?? '') ?? null, now),
      hasAd: row.adHash !== null,
    })),
    sources: [...new Set(rows.map((row) => row.source))]
      .filter(Boolean)
      .toSorted((a, b) => a.localeCompare(b)),
    counts: {
      board: rows.filter(({ archivedAt }) => archivedAt === null).length,
      archived: rows.filter(({ archivedAt }) => archivedAt !== null).length,
    },
    figures: figuresOf(rows),
    reminders: board?.reminders ?? true,
  };
}

interface Matched {
  matchScore: number | null;
  previousScore: number | null;
  matchedAt: Date | null;
  /** null where that CV is gone. */
  matchedCv: string | null;
}

interface Checked {
  score: number | null;
  at: Date;
}

/** A CV that was removed says nothing any more; what was checked by hand does. */
function scoreOf(
  { matchScore, previousScore, matchedAt, matchedCv }: Matched,
  checked: Checked | null,
  now: Date,
): Pick<BoardCard, 'score' | 'change' | 'matchedAge'> {
  const age = (at: Date | null | undefined) => (at ? formatAge(at, now) : null);
  if (matchedCv === null || matchScore === null)
    return { score: checked?.score ?? null, change: null, matchedAge: age(checked?.at) };
  return {
    score: matchScore,
    change: changeOf({ score: matchScore, previousScore }),
    matchedAge: age(matchedAt),
  };
}
