import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconCheck, IconFileCv, IconFileSearch, IconMessageCheck, IconUsers } from '@tabler/icons-react';
import type { Stone, StoneId } from '../model.ts';
import { readWalked, writeWalked } from '../walked.ts';
import css from './road.module.css';

const icons: Record<StoneId, typeof IconCheck> = {
  cv: IconFileCv,
  ats: IconFileSearch,
  review: IconMessageCheck,
  session: IconUsers,
};
const states = { reached: 'sudah tercapai', next: 'langkah berikutnya', ahead: 'belum' };

/** The outline of a path that winds away and gets narrower, over 1000 × 260. */
const PATH =
  'M-20 183.1L0 186.0L20 188.9L40 191.6L60 193.9L80 195.6L100 196.5L120 196.6L140 195.6L160 193.7L180 190.7L200 186.6L220 181.7L240 175.8L260 169.3L280 162.3L300 154.9L320 147.4L340 140.0L360 132.8L380 126.2L400 120.2L420 115.0L440 110.7L460 107.4L480 105.2L500 104.0L520 103.8L540 104.6L560 106.1L580 108.2L600 110.8L620 113.7L640 116.6L660 119.4L680 121.8L700 123.6L720 124.8L740 125.1L760 124.4L780 122.7L800 119.9L820 116.2L840 111.4L860 105.8L880 99.4L900 92.5L920 85.2L940 77.7L960 70.2L980 63.0L1000 56.2L1000 67.2L980 74.6L960 82.3L940 90.3L920 98.4L900 106.2L880 113.7L860 120.6L840 126.7L820 132.0L800 136.3L780 139.6L760 141.9L740 143.1L720 143.3L700 142.7L680 141.4L660 139.6L640 137.3L620 135.0L600 132.6L580 130.6L560 129.0L540 128.0L520 127.8L500 128.5L480 130.2L460 133.0L440 136.8L420 141.6L400 147.4L380 153.9L360 161.1L340 168.8L320 176.8L300 184.8L280 192.7L260 200.3L240 207.4L220 213.7L200 219.2L180 223.8L160 227.3L140 229.8L120 231.3L100 231.8L80 231.4L60 230.3L40 228.5L20 226.4L0 224.0L-20 221.6Z';

/** The brand's road with its four stones. What was walked since the last look is drawn while one watches. */
export function Road({ stones }: { stones: Stone[] }) {
  const reached = stones.filter(({ state }) => state === 'reached').length;
  const walked = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const before = readWalked();
    writeWalked(reached);
    if (before === null || before >= reached || isStill()) return;
    walked.current?.animate([{ clipPath: clipAfter(before) }, { clipPath: clipAfter(reached) }], WALK);
  }, [reached]);

  return (
    <div className={css.road}>
      <svg viewBox="0 0 1000 260" preserveAspectRatio="none" className={css.scene} aria-hidden>
        <path className={css.far} d="M0 150C140 96 240 120 360 84S620 58 760 66s170-40 240-52v246H0z" />
        <path className={css.near} d="M0 226c160-46 300-8 470-44s360-92 530-112v190H0z" />
        <path className={css.unwalked} d={PATH} />
      </svg>
      <svg
        ref={walked}
        viewBox="0 0 1000 260"
        preserveAspectRatio="none"
        className={css.walked}
        style={{ clipPath: clipAfter(reached) }}
        aria-hidden
      >
        <path d={PATH} />
      </svg>
      <svg viewBox="0 0 40 52" className={css.door} aria-hidden>
        <path d="M2 52V20C2 9 10 1 20 1s18 8 18 19v32z" fill="#131f47" />
        <path d="M6 52V21C6 12 12 5 20 5s14 7 14 16v31z" fill="#fff3bf" />
        <path d="M6 21c0-9 5-15 12-16v41L6 52z" fill="#5bc0eb" />
      </svg>
      <ol className={css.stones}>
        {stones.map(({ id, label, note, state, to }) => {
          const Icon = state === 'reached' ? IconCheck : icons[id];
          return (
            <li key={id} className={css.place} data-state={state}>
              <Link to={to} className={css.stone}>
                <span className={css.mark}>
                  <Icon size={22} stroke={2} aria-hidden />
                </span>
                <span className={css.label}>
                  {label}
                  <span className="visually-hidden">, {states[state]}</span>
                  {note && <small>{note}</small>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const WALK = {
  duration: 1_400,
  delay: 300,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fill: 'backwards',
} as const;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const clipAfter = (stones: number): string => `inset(0 ${100 - shareOf(stones)}% 0 0)`;

/** How much of the width lies behind so many stones; all of it once the last is reached. */
function shareOf(stones: number): number {
  if (stones === 0) return 4;
  return stones >= 4 ? 100 : stones * 25 - 12.5;
}
