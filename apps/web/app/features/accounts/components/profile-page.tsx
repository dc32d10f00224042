import { Banner } from '~/ui/banner.tsx';
import type { ProfileOutcome } from '../handle-profile-form.server.ts';
import type { Profile } from '../load-profile.server.ts';
import { AvatarCard } from './avatar-card.tsx';
import { CvCard } from './cv-card.tsx';
import { DataCard } from './data-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { VerifyReminder } from '~/ui/forms/verify-reminder.tsx';
import css from './profile-page.module.css';
import { SettingsCards } from './settings-cards.tsx';

interface ProfilePageProps {
  profile: Profile;
  hasPassword: boolean;
  chatOn: boolean;
  emailVerified: boolean;
  /** What came of the form that was sent. */
  outcome: ProfileOutcome | null;
}

export function ProfilePage({ profile, chatOn, emailVerified, outcome }: ProfilePageProps) {
  return (
    <div className={css.page}>
      {outcome && (
        <Banner key={outcome.text + Object.keys(outcome.errors).join('')} tone={outcome.tone} focusOnMount>
          {outcome.text}
        </Banner>
      )}
      {!emailVerified && <VerifyReminder email={profile.email} />}
      <AvatarCard name={profile.name} email={profile.email} image={profile.image} />
      <ProfileForm profile={{ ...profile, ...outcome?.typed }} errors={outcome?.errors} />
      <CvCard cv={profile.cv} />
      <SettingsCards chatOn={chatOn} />
      <DataCard />
    </div>
  );
}
