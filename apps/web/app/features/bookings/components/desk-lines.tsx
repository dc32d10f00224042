import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { zonedDate, zonedDay, zonedSpan } from '~/ui/format/zoned-times.ts';
import type { DeskSessionLine } from '../desk/load-desk.server.ts';
import { durationOf } from '../model.ts';
import { deskSessionPath, outcomeWords } from '../sessions/model.ts';
import css from './desk.module.css';

const HOUR_MS = 3_600_000;

interface Shown {
  lines: readonly DeskSessionLine[];
  timeZone: string;
  now: Date;
}

export function DeskLines({ lines, timeZone, now }: Shown) {
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <Line key={line.id} line={line} timeZone={timeZone} now={now} />
      ))}
    </ul>
  );
}

/** So many days are open; a mentor who is booked for months unfolds the others. */
const OPEN_DAYS = 7;

/** Sessions with a time, the earliest first, under the days that they are on. */
export function DeskDays({ lines, timeZone, now }: Shown) {
  const dayOf = ({ startAt }: DeskSessionLine) => zonedDate(startAt ?? now, timeZone);
  const days: DeskSessionLine[][] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last && dayOf(last[0]!) === dayOf(line)) last.push(line);
    else days.push([line]);
  }
  const later = days.slice(OPEN_DAYS);
  const show = (ofDay: readonly DeskSessionLine[]) => (
    <section key={ofDay[0]!.id} className={css.dated}>
      <h3>
        {zonedDay(ofDay[0]!.startAt ?? now, timeZone)}
        {ofDay.length > 1 && (
          <>
            {' '}
            <span className={css.when}>{ofDay.length} sesi</span>
          </>
        )}
      </h3>
      <DeskLines lines={ofDay} timeZone={timeZone} now={now} />
    </section>
  );
  return (
    <div className={css.agenda}>
      {days.slice(0, OPEN_DAYS).map(show)}
      {later.length > 0 && (
        <details>
          <summary>
            {later.flat().length} sesi di {later.length} hari sesudahnya
          </summary>
          <div className={css.agenda}>{later.map(show)}</div>
        </details>
      )}
    </div>
  );
}

function Line({ line, timeZone, now }: { line: DeskSessionLine; timeZone: string; now: Date }) {
  const { id, customerName, hours, startAt, outcome, status, acceptedAt, proposedStartAt, contactAttempts } =
    line;
  const isOver = startAt !== null && new Date(startAt).getTime() + hours * HOUR_MS < now.getTime();
  return (
    <li className={css.line}>
      <div>
        <Link to={deskSessionPath(id)}>{customerName || 'Akun yang sudah ditutup'}</Link>
        <p className={css.when}>
          {startAt ? zonedSpan(startAt, hours * 60, timeZone) : `${durationOf(hours)}, ${untimedWords(line)}`}
        </p>
      </div>
      {outcome && <Badge tone={outcome === 'held' ? 'success' : 'neutral'}>{outcomeWords[outcome]}</Badge>}
      {!outcome && status === 'expired' && <Badge tone="neutral">Lewat 7 hari</Badge>}
      {!outcome && status !== 'expired' && !startAt && contactAttempts > 0 && (
        <Badge tone="neutral">{contactAttempts} kali dihubungi</Badge>
      )}
      {!outcome && isOver && <Badge tone="warning">Belum ditandai</Badge>}
      {!outcome && !isOver && proposedStartAt && <Badge tone="warning">Menunggu jawaban mentee</Badge>}
      {!outcome && !isOver && !proposedStartAt && startAt && (
        <Badge tone={acceptedAt ? 'success' : 'info'}>{acceptedAt ? 'Dikonfirmasi' : 'Baru'}</Badge>
      )}
    </li>
  );
}

/** What counts of a session without a time: until when it can be held, or when somebody said what became of it. */
function untimedWords({
  outcomeAt,
  expiresAt,
  status,
}: Pick<DeskSessionLine, 'outcomeAt' | 'expiresAt' | 'status'>): string {
  if (outcomeAt) return `ditandai ${formatDateTime(outcomeAt)}`;
  return `${status === 'expired' ? 'berakhir' : 'berlaku sampai'} ${formatDateTime(expiresAt)}`;
}
