import { z } from 'zod';

/** `resync`: events may have been missed, load again what is shown. */
const eventTypes = [
  'cv.changed',
  'cv.removed',
  'ats-check.changed',
  'ats-check.removed',
  'order.changed',
  'application.changed',
  'letter.changed',
  // So many pages of pictures of text are recognised: its id is their number.
  'import.page',
  // Heard by the server alone: an open stream looks whether its own session still stands.
  'session.ended',
  'resync',
] as const;

/** That something changed, not its content: the receiver loads it with its own rights. */
const userEvent = z.object({
  userId: z.string(),
  type: z.enum(eventTypes),
  /** The id of what changed. */
  id: z.string(),
});

export type UserEvent = z.infer<typeof userEvent>;
export type EventType = UserEvent['type'];

/** An event as another process wrote it, perhaps of another version; undefined where it is unknown here. */
export function parseEvent(payload: string): UserEvent | undefined {
  try {
    return userEvent.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
