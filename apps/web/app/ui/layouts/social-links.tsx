import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTwitter,
  IconBrandWhatsapp,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { socials } from '~/content/site.ts';
import css from './footer.module.css';

const icons = {
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  whatsapp: IconBrandWhatsapp,
  youtube: IconBrandYoutube,
  telegram: IconBrandTelegram,
};

export function SocialLinks() {
  return (
    <ul className={css.socials}>
      {socials.map(({ id, label, href }) => {
        const Icon = icons[id];
        return (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (tab baru)`}
              className={css.social}
            >
              <Icon size={22} stroke={1.7} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
