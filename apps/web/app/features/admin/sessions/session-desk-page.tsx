import { Form } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { Outcome } from '../components/action-form.tsx';
import { InvitedMentors } from './invited-mentors.tsx';
import { SessionCase } from './session-case.tsx';
import css from './session-desk-page.module.css';
import { SessionRow } from './session-row.tsx';
import { sessionStates } from './session-states.ts';
import type { SessionDesk } from './load-session-desk.server.ts';
import { OutcomeBanner } from '../components/outcome-banner.tsx';

interface SessionDeskPageProps {
  desk: SessionDesk;
  outcome: Outcome;
}

/** Reports about sessions, which an operator decides, the sessions that run, and invitations to the mentor's desk. */
export function SessionDeskPage({ desk, outcome }: SessionDeskPageProps) {
  const { cases } = desk;
  return (
    <div className={css.page}>
      <h1 className={css.title}>Sesi mentoring</h1>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} />}
      <section className={css.section}>
        <h2>Laporan yang menunggu</h2>
        {cases.length === 0 && <p>Tidak ada laporan. Uang hanya berpindah kalau kamu memutuskan.</p>}
        <div>
          {cases.map((one) => (
            <SessionCase key={one.id} one={one} outcome={outcome} />
          ))}
        </div>
        {desk.moreCases && (
          <p>Ini {cases.length} laporan tertua. Sisanya tampil setelah sebagian diputuskan.</p>
        )}
      </section>
      <RunningSessions desk={desk} outcome={outcome} />
      <InvitedMentors desk={desk} outcome={outcome} />
    </div>
  );
}

function RunningSessions({ desk, outcome }: SessionDeskPageProps) {
  const { state, search, sessions, opened } = desk;
  return (
    <section className={css.section} id="sesi">
      <h2>Sesi yang berjalan</h2>
      <Tabs
        label="Keadaan sesi"
        items={sessionStates.map(({ id, label }) => ({
          to: `/admin/sessions?state=${id}`,
          label,
          current: id === state,
        }))}
      />
      <Form className={css.search} role="search">
        <input type="hidden" name="state" value={state} />
        <TextField label="Cari nama mentee atau mentor" name="q" type="search" defaultValue={search} />
        <Button type="submit" variant="secondary">
          Cari
        </Button>
      </Form>
      {sessions.length > 0 && (
        <LinkButton
          to={`/admin/sessions/export.csv?${new URLSearchParams({ state, q: search })}`}
          reloadDocument
          variant="secondary"
          className={css.download}
          icon={<IconDownload size={18} aria-hidden />}
        >
          Unduh CSV
        </LinkButton>
      )}
      {opened && !sessions.some(({ id }) => id === opened.id) && (
        <ul className={css.sessions}>
          <SessionRow session={opened} desk={desk} outcome={outcome} />
        </ul>
      )}
      {sessions.length === 0 && <p>Tidak ada sesi di sini.</p>}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} desk={desk} outcome={outcome} />
        ))}
      </ul>
      <Pager label="Halaman sesi" before={desk.before} after={desk.after} part="sesi" />
    </section>
  );
}
