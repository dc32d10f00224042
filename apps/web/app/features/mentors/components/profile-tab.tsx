import { mentorPage } from '~/content/mentor-page.ts';
import type { MentorPageData } from '../load-mentor-page.server.ts';
import css from './mentor-page.module.css';
import { Reviews } from './reviews.tsx';
import { Section, Words } from './section.tsx';

/** About, Experience, Education, Industry, Skills, and what mentees say. */
export function ProfileTab({ mentor, reviews }: MentorPageData) {
  return (
    <>
      {mentor.description && (
        <Section title={mentorPage.about} lang="en">
          {mentor.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </Section>
      )}
      {mentor.experiences.length > 0 && (
        <Section title={mentorPage.experience} lang="en">
          <ol className={css.path}>
            {mentor.experiences.map(({ title, organization, duration }) => (
              <li key={`${title} ${organization}`}>
                <h3 className={css.step}>{title}</h3>
                <p className={css.where}>{[organization, duration].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {mentor.education.length > 0 && (
        <Section title={mentorPage.education} lang="en">
          <ol className={css.path}>
            {mentor.education.map(({ institution, programme, duration }) => (
              <li key={`${institution} ${programme}`}>
                <h3 className={css.step}>{institution}</h3>
                <p className={css.where}>{[programme, duration].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <div className={css.pair}>
        <Words title={mentorPage.industry} words={mentor.industry} />
        <Words title={mentorPage.skills} words={mentor.skills} />
      </div>
      {reviews && <Reviews {...reviews} />}
    </>
  );
}
