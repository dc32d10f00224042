import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { zonedDate, zonedSpan, zonedTime } from '~/ui/format/zoned-times.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import type { DeskData, DeskSessionLine } from '../desk/load-desk.server.ts';
import { durationOf } from '../model.ts';
import { deskSessionPath, outcomeWords } from '../sessions/model.ts';
import css from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';
import { useLiveOrders } from './use-live-orders.ts';

const HOUR_MS = 3_600_000;

/** A mentor's sessions: today's, those to come, those without a time, and what was. */
export function DeskPage({ desk, now }: { desk: DeskData; now: Date }) {
  useLiveOrders();
  const { open, past, timeZone, hasCalendar, bookable, nextFreeAt } = desk;
  const today = zonedDate(now, timeZone);
  const onDays = (fits: (day: string) => boolean) =>
    open.filter(({ startAt }) => startAt !== null && fits(zonedDate(startAt, timeZone)));
  const groups = [
    { title: 'Perlu kamu tandai', lines: onDays((day) => day < today), empty: null },
    { title: 'Hari ini', lines: onDays((day) => day === today), empty: 'Tidak ada sesi hari ini.' },
    {
      title: 'Akan datang',
      lines: onDays((day) => day > today),
      empty: 'Belum ada sesi yang dijadwalkan.',
    },
    { title: 'Belum ada waktunya', lines: open.filter(({ startAt }) => startAt === null), empty: null },
    { title: 'Riwayat', id: 'riwayat', lines: past, empty: 'Sesi yang sudah lewat tampil di sini.' },
  ];
  return (
    <>
      <DeskTabs current="sessions" />
      <div className={css.page}>
        {!bookable && <Banner tone="warning">Kamu sedang jeda: mentee belum bisa memesan sesi baru.</Banner>}
        {!hasCalendar && (
          <Banner tone="info">
            Atur waktu luangmu, supaya mentee langsung memilih jam yang cocok.{' '}
            <Link to="/mentor/availability">Atur waktu</Link>
          </Banner>
        )}
        {hasCalendar && (
          <p className={css.when}>
            {nextFreeAt
              ? `Waktu kosongmu berikutnya: ${zonedTime(nextFreeAt, timeZone)}.`
              : 'Semua waktumu terisi, atau belum ada jam yang kamu buka.'}
          </p>
        )}
        {groups.map(
          ({ title, id, lines, empty }) =>
            (lines.length > 0 || empty) && (
              <Card as="section" key={title} id={id} className={css.section}>
                <h2>{title}</h2>
                {lines.length === 0 ? (
                  <p className={css.empty}>{empty}</p>
                ) : (
                  <ul className={css.list}>
                    {lines.map((line) => (
                      <Line key={line.id} line={line} timeZone={timeZone} now={now} />
                    ))}
                  </ul>
                )}
                {id && <Pager label="Halaman riwayat" before={desk.before} after={desk.after} part={id} />}
              </Card>
            ),
        )}
        {hasCalendar && (
          <LinkButton to="/mentor/availability" variant="secondary">
            Ubah waktu luang
          </LinkButton>
        )}
      </div>
    </>
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
