import { ANNOUNCING_PATTERN } from '../dates/calendar-words.ts';
import { isDuration, withoutDurations } from '../dates/duration.ts';
import { findDates } from '../dates/find-dates.ts';
import { remembered } from '../text/remembered.ts';

const ANNOUNCER = new RegExp(`^\\s*${ANNOUNCING_PATTERN}:?\\s+`, 'i');
/** `[ 2016 ]`, as Europass sets its days */
const IN_BRACKETS = /^\[\s*([^[\]]*?)\s*\]$/;

export const isMostlyDate: (text: string) => boolean = remembered(computeIsMostlyDate);

function computeIsMostlyDate(printed: string): boolean {
  const text = printed.replace(ANNOUNCER, '').replace(IN_BRACKETS, '$1');
  const spans = findDates(text);
  const covered = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  return (spans.length > 0 && covered >= 0.6 * withoutDurations(text).length) || isDuration(text);
}
