import { ICalAlarmType } from 'ical-generator';
import { openCalendarFile } from '~/services/calendar-file.ts';

interface SessionCalendar {
  sessionId: string;
  /** Whom the session is with. */
  withName: string;
  url: string;
  madeAt: Date;
  /** When the session lapses. */
  expiresAt: Date;
}

const QUARTER_MS = 15 * 60_000;
const DAY_SECONDS = 86_400;

/** A reminder of the day on which a session lapses, as an iCalendar file (RFC 5545): it rings two days and one day before. */
export function sessionCalendar({ sessionId, withName, url, madeAt, expiresAt }: SessionCalendar): string {
  const calendar = openCalendarFile({ product: 'Mentoring', method: 'PUBLISH' });
  const event = calendar.addEvent({
    id: `${sessionId}@setapak`,
    stamp: madeAt,
    start: new Date(expiresAt.getTime() - QUARTER_MS),
    end: expiresAt,
    summary: `Batas waktu sesi mentoring dengan ${withName}`,
    description: 'Sesi yang belum diadakan sampai waktu ini akan hangus.',
    url,
  });
  for (const days of [2, 1])
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS });
  return calendar.toString();
}
