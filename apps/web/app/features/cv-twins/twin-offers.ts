import { type Language, type Resume } from '@setapak/resume';
import { compareDocuments, type ChangeKind, type ItemChange } from '~/features/cv-sync/public.ts';
import { applyChange, fieldsAt } from './apply-change.ts';
import { isWordy } from './wordy-fields.ts';

/** Which of the two a person is looking at. */
export type TwinSide = 'original' | 'twin';

export interface TwinState {
  side: TwinSide;
  mine: Resume;
  theirs: Resume;
  /** Both as they were when everything that had changed was settled. */
  seenMine: Resume;
  seenTheirs: Resume;
}

/** A change of one document that the other can take over or ignore. */
export interface Offer {
  section: string;
  heading: string;
  /** '' for what is no item. */
  id: string;
  kind: ChangeKind;
  title: string;
  fields: ItemChange['fields'];
}

export interface Offers {
  /** What the other CV says differently since both were last settled. */
  offers: Offer[];
  /** What was only translated there: nothing to take over. */
  translated: Offer[];
}

/**
 * What changed in the other CV and might be wanted here. The look is each one's own, and so is the order. The first change of a
 * sentence that still stood in the twin as in the original is its translation; a later one is offered.
 */
export function twinOffers(state: TwinState): Offers {
  const changes = compareDocuments(state.seenTheirs, state.theirs)
    .filter(({ section }) => section !== 'metadata')
    .flatMap(({ section, heading, items }) => items.map((item): Offer => ({ section, heading, ...item })));
  const offers = changes.flatMap((change) => offered(state, change));
  const translated = changes.flatMap((change) =>
    narrowed(change, (key) => isTranslation(state, change, key)),
  );
  return { offers, translated };
}

function offered(state: TwinState, change: Offer): Offer[] {
  const here = fieldsAt(state.mine, change);
  if (change.kind === 'added') return here ? [] : [change];
  if (change.kind === 'removed') return here ? [change] : [];
  // A section of one's own that is not here yet comes whole.
  if (!here) return change.id === '' ? [change] : [];
  const after = fieldsAt(
    applyChange(state.mine, { from: state.theirs, change, to: languageOf(state) }),
    change,
  );
  return narrowed(
    change,
    (key) =>
      key !== 'isExample' &&
      !isTranslation(state, change, key) &&
      JSON.stringify(after?.[key]) !== JSON.stringify(here[key]),
  );
}

function narrowed(change: Offer, wanted: (key: string) => boolean): Offer[] {
  if (change.kind !== 'changed') return [];
  const fields = change.fields.filter(({ key }) => wanted(key));
  return fields.length > 0 ? [{ ...change, fields }] : [];
}

function isTranslation({ side, seenMine, seenTheirs }: TwinState, change: Offer, key: string): boolean {
  if (side !== 'original' || !isWordy(change.section, key)) return false;
  const [here, there] = [fieldsAt(seenMine, change), fieldsAt(seenTheirs, change)];
  return here !== undefined && JSON.stringify(here[key]) === JSON.stringify(there?.[key]);
}

interface Settled {
  mine: Resume;
  seenMine: Resume;
  seenTheirs: Resume;
}

/** Takes a change over, its known terms turned; it is not offered back. */
export function takenOver(state: TwinState, change: Offer): Settled {
  const mine = applyChange(state.mine, { from: state.theirs, change, to: languageOf(state) });
  return {
    mine,
    seenMine: applyChange(state.seenMine, { from: mine, change }),
    seenTheirs: applyChange(state.seenTheirs, { from: state.theirs, change }),
  };
}

const opposite = { added: 'removed', removed: 'added', changed: 'changed' } as const;

/** Takes back what was taken over; what was written since, elsewhere, stays. @param before the document as it was */
export function takenBack(now: Resume, change: Offer, before: Resume): Resume {
  return applyChange(now, { from: before, change: { ...change, kind: opposite[change.kind] } });
}

/** Leaves a change there: it is not offered again. */
export function ignored(state: TwinState, changes: readonly Offer[]): Settled {
  const seenTheirs = changes.reduce(
    (seen, change) => applyChange(seen, { from: state.theirs, change }),
    state.seenTheirs,
  );
  return { mine: state.mine, seenMine: state.seenMine, seenTheirs };
}

function languageOf({ mine }: TwinState): Language {
  return mine.metadata.language;
}
