import { Link } from 'react-router';
import {
  IconBriefcase,
  IconBuildingCommunity,
  IconBulb,
  IconFileCv,
  IconMessage2Question,
  IconRoute,
  IconSchool,
  IconSocial,
} from '@tabler/icons-react';
import { mentoringHome } from '~/content/mentoring-home.ts';
import css from './mentoring-services.module.css';
import home from './mentoring-home.module.css';

const icons = {
  cv: IconFileCv,
  interview: IconMessage2Question,
  path: IconRoute,
  network: IconSocial,
  skill: IconBulb,
  internship: IconBriefcase,
  professional: IconBuildingCommunity,
  college: IconSchool,
};

export function MentoringServices() {
  const { title, text, items } = mentoringHome.services;
  return (
    <section aria-labelledby="services-title">
      <h2 id="services-title" className={home.title}>
        {title}
      </h2>
      <p className={home.text}>{text}</p>
      <ul className={css.row}>
        {items.map(({ id, name, text: about }) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <Link
                to={`/app/mentoring?${new URLSearchParams({ serviceLine: name }).toString()}`}
                className={css.card}
              >
                <span className={css.icon}>
                  <Icon size={26} stroke={1.7} aria-hidden />
                </span>
                <span className={css.name} lang="en">
                  {name}
                </span>
                <span className={css.about}>{about}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
