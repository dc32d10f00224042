import { mentorPage } from '~/content/mentors.ts';
import { track } from '~/features/analytics/public.ts';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { useRememberedList } from '../list-memory.ts';
import type { MentorPageData } from '../load-mentor-page.server.ts';
import { mentorAddress, startingPrice, tabs } from '../model.ts';
import { MentorHead } from './mentor-head.tsx';
import css from './mentor-page.module.css';
import { NextTimes } from './next-times.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ServicesTab } from './services-tab.tsx';

export function MentorPage(data: MentorPageData) {
  const { mentor, view } = data;
  const back = useRememberedList();
  return (
    <AppLayout title="Mentor" titleAs="p" back={back} backLabel="Kembali ke daftar mentor">
      <MentorHead mentor={mentor} />
      <NextTimes {...data} />
      <div className={css.tabs}>
        <Tabs
          label="Bagian profil mentor"
          items={tabs.map((tab) => ({
            to: mentorAddress(mentor.id, { tab }),
            label: mentorPage.tabs[tab],
            current: view.tab === tab,
          }))}
        />
      </div>
      {view.tab === 'profil' ? <ProfileTab {...data} /> : <ServicesTab mentor={mentor} />}
      <div className={css.bar} data-bottom-bar="always">
        <div className={css.inner}>
          <p className={css.from}>
            {mentorPage.startingAt} <strong>Rp. {formatNumber(startingPrice(mentor.price))}</strong>
            {!mentor.bookable && <span className={css.paused}>{mentorPage.paused}</span>}
          </p>
          <LinkButton
            to={`/app/book?mentor=${encodeURIComponent(mentor.id)}`}
            variant="accent"
            lang="en"
            onClick={() => track('User Click Book Mentor')}
          >
            {mentorPage.book}
          </LinkButton>
        </div>
      </div>
    </AppLayout>
  );
}
