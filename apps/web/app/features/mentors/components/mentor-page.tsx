import { useState } from 'react';
import { mentorPage } from '~/content/mentor-page.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { useRememberedList } from '../list-memory.ts';
import type { MentorPageData } from '../load-mentor-page.server.ts';
import { mentorAddress, tabs, type Length } from '../model.ts';
import { BookingCard } from './booking-card.tsx';
import { MentorHead } from './mentor-head.tsx';
import css from './mentor-page.module.css';
import { ProfileTab } from './profile-tab.tsx';
import { LateServicesTab } from './late-services-tab.tsx';

export function MentorPage(data: MentorPageData) {
  const { mentor } = data;
  const back = useRememberedList();
  const [length, setLength] = useState<Length | null>(null);
  return (
    <AppLayout title="Mentor" titleAs="p" back={back} backLabel="Kembali ke daftar mentor" width="wide">
      <div className={css.page}>
        <MentorHead mentor={mentor} />
        <BookingCard data={data} length={length} onLength={setLength} />
        <div>
          <div className={css.tabs}>
            <Tabs
              label="Bagian profil mentor"
              items={tabs.map((tab) => ({
                to: mentorAddress(mentor.id, tab),
                label: mentorPage.tabs[tab],
                current: data.tab === tab,
              }))}
            />
          </div>
          {data.tab === 'profil' ? (
            <ProfileTab {...data} />
          ) : (
            <LateServicesTab mentor={mentor} picksTime={!!data.times} />
          )}
        </div>
      </div>
    </AppLayout>
  );
}
