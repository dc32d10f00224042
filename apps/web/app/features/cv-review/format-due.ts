import { formatDay } from '~/ui/format/dates.ts';

/** A review is always due at 22:00: `Sabtu, 28 November 2026 pukul 22.00 WIB` */
export function formatDue(dueAt: Date): string {
  return `${formatDay(dueAt)} pukul 22.00 WIB`;
}
