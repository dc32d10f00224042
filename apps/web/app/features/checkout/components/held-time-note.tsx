import { useEffect, useState } from 'react';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import type { HeldTime } from '../model.ts';
import css from './held-time-note.module.css';

const TICK_MS = 10_000;
const MINUTE_MS = 60_000;

/** Until when a chosen time is held, and what happens after. It counts down once script runs. */
export function HeldTimeNote({ time: { startAt, timeZone, heldUntil } }: { time: HeldTime }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  const until = heldUntil === null ? 0 : new Date(heldUntil).getTime();
  const minutes = now === null ? null : Math.ceil((until - now) / MINUTE_MS);
  const when = <strong>{zonedTime(startAt, timeZone)}</strong>;
  if (heldUntil === null || (minutes !== null && minutes <= 0))
    return (
      <p className={css.note} data-lapsed>
        {when} sudah tidak disimpan untukmu. Kalau masih kosong saat pembayaranmu masuk, waktu ini tetap jadi
        milikmu; kalau tidak, kamu pilih waktu lain tanpa biaya.
      </p>
    );
  return (
    <p className={css.note}>
      {when} disimpan untukmu sampai {zonedTime(heldUntil, timeZone)}
      {minutes !== null && `, ${minutes} menit lagi`}.
    </p>
  );
}
