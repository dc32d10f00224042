import { Link } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { zonedDate, zonedTime } from '~/ui/format/zoned-times.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import type { DeskData } from '../desk/load-desk.server.ts';
import css from './desk.module.css';
import { DeskDays, DeskLines } from './desk-lines.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { useLiveOrders } from './use-live-orders.ts';

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
      List: DeskDays,
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
          ({ title, id, lines, empty, List = DeskLines }) =>
            (lines.length > 0 || empty) && (
              <Card as="section" key={title} id={id} className={css.section}>
                <h2>{title}</h2>
                {lines.length === 0 ? (
                  <p className={css.empty}>{empty}</p>
                ) : (
                  <List lines={lines} timeZone={timeZone} now={now} />
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
