import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { MOST_MOVES } from '~/content/session-rules.ts';
import { TimeChoice, ZonePicker } from '~/features/scheduling/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { zonedSpan } from '~/ui/format/zoned-times.ts';
import type { SessionTimes } from '../load-session-time.server.ts';
import css from './booking-detail.module.css';

interface SessionTimePageProps {
  session: SessionTimes;
  zone: string;
  isZoneKnown: boolean;
  refusal: string | null;
}

/** A customer chooses a time for a session that they paid, or another one. */
export function SessionTimePage({ session, zone, isZoneKnown, refusal }: SessionTimePageProps) {
  const { mentorName, startAt, moves, hours, times } = session;
  const [value, setValue] = useState<string | null>(null);
  const busy = useNavigation().state === 'submitting';
  const left = MOST_MOVES - moves;
  return (
    <Form method="post" className={css.page}>
      {refusal && (
        <Banner key={refusal} tone="error" focusOnMount>
          {refusal}
        </Banner>
      )}
      <Card as="section" className={css.section}>
        <h2>Sesi dengan {mentorName}</h2>
        {startAt ? (
          <p>
            Sekarang: <strong>{zonedSpan(startAt, hours * 60, zone)}</strong>. Kamu masih bisa mengubahnya{' '}
            {left} kali, paling lambat 12 jam sebelum sesi.
          </p>
        ) : (
          <p>Pilih waktu yang cocok; mentor langsung kami kabari.</p>
        )}
        <input type="hidden" name="timeZone" value={zone} />
        <ZonePicker zone={zone} guessed={!isZoneKnown} />
        {times.length === 0 && <p>Belum ada waktu kosong. Coba lagi nanti, atau hubungi mentormu.</p>}
        <TimeChoice name="startAt" times={times} zone={zone} value={value} onChange={setValue} />
        <Button type="submit" loading={busy} disabled={times.length === 0}>
          {startAt ? 'Pindahkan sesi' : 'Pilih waktu ini'}
        </Button>
      </Card>
    </Form>
  );
}
