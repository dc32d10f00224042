import { mentorPage } from '~/content/mentor-page.ts';
import { mentoringHome } from '~/content/mentoring-home.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { MentorProfile } from '../load-mentor.server.ts';
import { lengths } from '../model.ts';
import css from './mentor-page.module.css';
import { Section } from './section.tsx';

const descriptions = new Map<string, string>(
  mentoringHome.services.items.map(({ name, text }) => [name, text]),
);

interface ServicesTabProps {
  mentor: MentorProfile;
  /** Whether a free time is chosen with the booking: what the mentor says of their week could contradict it. */
  picksTime: boolean;
}

/** What one can talk about with them, when, and for how much. */
export function ServicesTab({ mentor, picksTime }: ServicesTabProps) {
  const { schedule } = mentor;
  return (
    <>
      <Section title={mentorPage.services}>
        <ul className={css.services}>
          {mentor.serviceLine.map((service) => (
            <li key={service}>
              <h3 className={css.step} lang="en">
                {service}
              </h3>
              <p className={css.where}>{descriptions.get(service)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={mentorPage.schedule}>
        {picksTime ? (
          <p>Kamu pilih sendiri waktunya saat memesan, dari waktu kosong mentor ini.</p>
        ) : (
          <>
            <p>{unbroken(schedule || mentorPage.noSchedule)}</p>
            {schedule && <p className={css.where}>{mentorPage.noSchedule}</p>}
          </>
        )}
      </Section>
      <Section title={mentorPage.prices}>
        <dl className={css.prices}>
          {lengths.map((hours) => (
            <div key={hours}>
              <dt>{hours * 60} menit</dt>
              <dd>{formatRupiah(mentor.price * hours)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
