import type { Reading } from '../../result/parsed-resume.ts';
import type { Place } from '../checkup.ts';
import { cutText } from '../../text/cut-text.ts';

const LONGEST = 160;

/** Where a value of the result stands on the page; only the path where the reader left no evidence. */
export function placeOf(reading: Reading, path: string, text?: string): Place {
  const evidence = Object.hasOwn(reading.evidence, path) ? reading.evidence[path] : undefined;
  const place: Place = { path };
  if (text !== undefined) place.text = clip(text);
  if (!evidence) return place;
  return { ...place, page: evidence.page, boxes: evidence.boxes };
}

/** Text that no field was read from, found by its words only. */
export function placeOfText(text: string): Place {
  return { text: clip(text) };
}

export function clip(text: string): string {
  return text.length <= LONGEST ? text : `${cutText(text, LONGEST - 1)}…`;
}
