import type { KeptBoard } from './board-copies.ts';
import type { BoardQuery } from './board-query.ts';
import type { ApplicationDocument, KeptApplication } from './document.ts';
import type { Application } from './load-application.server.ts';
import type { Board, BoardCard } from './load-board.server.ts';
import { figuresOf, nextStepOf, stampsAfter, standingOf, type Target } from './model.ts';

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** The board from what a device keeps of it. What only the server works out, such as matches, is not there. */
export function offlineBoard({ applications }: KeptBoard, query: BoardQuery, now: Date): Board {
  const isArchive = query.view === 'archive';
  const shown = applications.filter(
    ({ document, archivedAt }) =>
      (archivedAt !== null) === isArchive &&
      (query.source === '' || document.source === query.source) &&
      isFound(document, query.search),
  );
  return {
    cards: shown.map((kept) => cardOf(kept, now)),
    sources: [...new Set(applications.map(({ document }) => document.source))]
      .filter(Boolean)
      .toSorted((a, b) => a.localeCompare(b)),
    counts: {
      board: applications.filter(({ archivedAt }) => archivedAt === null).length,
      archived: applications.filter(({ archivedAt }) => archivedAt !== null).length,
    },
    figures: figuresOf(
      applications.map(({ document, appliedAt, answeredAt }) => ({
        source: document.source,
        cvName: null,
        appliedAt: momentOf(appliedAt),
        answeredAt: momentOf(answeredAt),
      })),
    ),
    reminders: true,
  };
}

function isFound(document: ApplicationDocument, search: string): boolean {
  const { title, company, place, source, contact, notes } = document;
  return [title, company, place, source, contact, notes]
    .join(' ')
    .toLowerCase()
    .includes(search.toLowerCase());
}

function cardOf(kept: KeptApplication, now: Date): BoardCard {
  const { document, ad } = kept;
  const { title, company, place, source, deadline, at } = document;
  const nextStep = stepOf(document, { at, ...stampsOf(kept) }, now);
  return {
    id: kept.id,
    at,
    title,
    company,
    place,
    source,
    deadline,
    nextStep,
    score: null,
    change: null,
    matchedAge: null,
    hasAd: ad !== null,
  };
}

const stampsOf = ({ appliedAt, answeredAt }: Pick<KeptApplication, 'appliedAt' | 'answeredAt'>) => ({
  appliedAt: momentOf(appliedAt),
  answeredAt: momentOf(answeredAt),
});

interface Seen {
  at: Target;
  appliedAt: Date | null;
  answeredAt: Date | null;
}

/** What comes next, as the server will say once it has the document. @param seen as the server has it */
function stepOf({ at, deadline, events }: ApplicationDocument, seen: Seen, now: Date) {
  const standing = standingOf(at);
  const { appliedAt } = at === seen.at ? seen : stampsAfter(seen, standing, now);
  const open = events
    .filter(({ isDone }) => !isDone)
    .map(({ title, startsAt }) => ({ title, startsAt: new Date(startsAt) }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return nextStepOf({ ...standing, deadline, appliedAt, events: open }, now);
}

/** An application's page from what a device keeps of it. */
export function offlineApplication(kept: KeptApplication, ownerId: string, now: Date): Application {
  const { id, version, saveId, document, ad, archivedAt } = kept;
  const stamps = stampsOf(kept);
  const { events: _, ...words } = document;
  const standing = standingOf(document.at);
  return withDocument(
    {
      id,
      ...words,
      ...standing,
      ...stamps,
      archivedAt: momentOf(archivedAt),
      ad,
      posts: [],
      isOnePost: false,
      version: 0,
      nextStep: null,
      events: [],
      sentCv: null,
      files: [],
      compared: null,
      matches: [],
      checks: [],
      cvs: [],
      opened: { id, ownerId, version, saveId, document },
    },
    document,
    now,
  );
}

/** An application with what was changed on this device. */
export function withDocument(
  application: Application,
  document: ApplicationDocument,
  now: Date,
): Application {
  const { events, ...words } = document;
  const standing = standingOf(document.at);
  const isMoved = document.at !== application.at;
  const stamps = isMoved ? stampsAfter(application, standing, now) : {};
  return {
    ...application,
    ...words,
    ...standing,
    ...stamps,
    nextStep: stepOf(document, application, now),
    events: events
      .map(({ id, kind, title, startsAt, isDone }) => ({
        id,
        kind,
        title,
        startsAt: new Date(startsAt),
        doneAt: isDone ? now : null,
      }))
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id)),
  };
}

/** A card with what was changed on this device; moved, it stands on top of its column. */
export function withDocuments(
  cards: readonly BoardCard[],
  documents: ReadonlyMap<string, ApplicationDocument>,
  now: Date,
): BoardCard[] {
  const changed = cards.map((card) => {
    const document = documents.get(card.id);
    if (!document) return { card, isMoved: false };
    const { title, company, place, source, deadline, at } = document;
    const seen = { at: card.at, appliedAt: null, answeredAt: null };
    const isMoved = at !== card.at;
    // When it was sent is the server's to say: without a step of its own the card keeps the one it has.
    const nextStep = stepOf(document, seen, now) ?? (isMoved ? null : card.nextStep);
    return { card: { ...card, title, company, place, source, deadline, at, nextStep }, isMoved };
  });
  return [...changed.filter(({ isMoved }) => isMoved), ...changed.filter(({ isMoved }) => !isMoved)].map(
    ({ card }) => card,
  );
}
