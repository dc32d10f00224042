import { Link } from 'react-router';
import { IconMail } from '@tabler/icons-react';
import { companyLinks, services, site } from '~/content/site.ts';
import { ExternalLink } from '../external-link.tsx';
import { Logo } from '../logo.tsx';
import css from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { useYear } from './use-viewer.ts';

const product = services.map(({ label, to }) => (
  <li key={label}>
    <Link to={to}>{label}</Link>
  </li>
));
const company = (
  <>
    {companyLinks.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
    <li>
      <ExternalLink href={site.blog}>Blog</ExternalLink>
    </li>
  </>
);

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo inverse />
          <p>{site.tagline}</p>
          <a href={`mailto:${site.email}`} className={css.mail}>
            <IconMail size={20} stroke={1.7} aria-hidden />
            {site.email}
          </a>
        </div>
        <FooterList title="Produk">{product}</FooterList>
        <FooterList title="Perusahaan">{company}</FooterList>
        <div className={css.end}>
          <p>
            © {useYear()} {site.name}. Dibuat untuk yang sedang memulai langkah.
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

/** On wide screens a column, on narrow ones a list that unfolds; only one of the two is ever displayed. */
function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <section className={css.column}>
        <h2>{title}</h2>
        <ul>{children}</ul>
      </section>
      <details className={css.fold}>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </>
  );
}
