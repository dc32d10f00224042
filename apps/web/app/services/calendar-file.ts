import ical, {
  ICalCalendarMethod,
  type ICalAttendeeData,
  type ICalEvent,
  type ICalEventData,
} from 'ical-generator';
import { oneLine, severalLines } from './one-line.ts';

interface CalendarFile {
  /** The part of the product that writes it. */
  product: 'Mentoring' | 'Lamaran';
  method: keyof typeof ICalCalendarMethod;
  /** Of one to subscribe to: its name, and after how many seconds it is read again. */
  feed?: { name: string; ttl: number };
}

interface EventData extends Omit<ICalEventData, 'summary' | 'description' | 'location' | 'attendees'> {
  summary: string;
  description?: string;
  location?: string;
  attendees?: ICalAttendeeData[];
}

/**
 * An iCalendar file (RFC 5545). Names and texts that people typed are cleaned here, in whichever field they stand: a calendar
 * program may refuse a whole file for one control character.
 */
export function openCalendarFile({ product, method, feed }: CalendarFile) {
  const calendar = ical({
    prodId: { company: 'Setapak', product, language: 'ID' },
    method: ICalCalendarMethod[method],
    ...feed,
  });
  return {
    addEvent({ summary, description, location, attendees = [], ...event }: EventData): ICalEvent {
      return calendar.createEvent({
        ...event,
        summary: oneLine(summary),
        ...(description && { description: severalLines(description) }),
        ...(location && { location: oneLine(location) }),
        attendees: attendees.map((one) => ({ ...one, name: oneLine(one.name ?? '') })),
      });
    },
    toString: () => calendar.toString(),
  };
}
