import type { Ref } from 'react';
import { TimeChoice, ZonePicker } from '~/features/scheduling/public.ts';
import type { SessionHours } from '~/features/checkout/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import css from './book-page.module.css';

interface BookingTimeProps {
  ref: Ref<HTMLDivElement>;
  /** When a session of the chosen duration can begin. */
  times: readonly number[];
  zone: string;
  isZoneKnown: boolean;
  /** ISO text, empty for later, null where nothing was chosen. */
  value: string | null;
  missing: boolean;
  onChange: (value: string) => void;
}

const LATER = 'Kamu dan mentor menyepakati waktunya setelah pembayaran, dalam 7 hari.';

/** When the session is to begin, at a mentor who keeps a calendar. */
export function BookingTime({ ref, times, zone, isZoneKnown, value, missing, onChange }: BookingTimeProps) {
  return (
    <Card as="section" className={css.section} ref={ref} tabIndex={-1} aria-labelledby="booking-time">
      <h2 id="booking-time">Kapan sesinya?</h2>
      {missing && <Banner tone="error">Pilih waktunya dulu, atau pilih “Atur nanti”.</Banner>}
      {times.length === 0 && <p>Belum ada waktu kosong untuk durasi ini. Coba durasi yang lebih pendek.</p>}
      <input type="hidden" name="timeZone" value={zone} />
      <ZonePicker zone={zone} guessed={!isZoneKnown} />
      <TimeChoice name="startAt" times={times} zone={zone} value={value} onChange={onChange} later={LATER} />
    </Card>
  );
}

/** What was chosen, as long as it can be had for that long. */
export function timeOf(
  times: Record<SessionHours, readonly number[]> | null,
  hours: SessionHours,
  chosen: string | null,
): string | null {
  if (times === null || chosen === null || chosen === '') return chosen === '' ? '' : null;
  return times[hours].includes(new Date(chosen).getTime()) ? chosen : null;
}
