import { useEffect } from 'react';
import { Link } from 'react-router';
import { IconChevronDown, IconDownload, IconEyeCheck } from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import buttonCss from '~/ui/button.module.css';
import { buttonClass } from '~/ui/button-look.ts';
import { MAIN_ID } from '~/ui/layouts/skip-link.tsx';
import { LogoMark } from '~/ui/logo.tsx';
import { CvText, PagesText } from './cv-text.tsx';
import css from './shared-cv-page.module.css';
import type { ShareView } from '../links/view-share.server.ts';

/** A shared CV: its pages as they print, the same as text, and the file. */
export function SharedCvPage({ view }: { view: ShareView }) {
  const { id, name, subtitle, pages, text, mine } = view;
  useEffect(() => {
    if (!mine) track('view');
  }, [mine]);

  return (
    <div className={css.page}>
      <header className={css.bar}>
        <div className={css.inner}>
          <Link to="/" className={css.logo} aria-label="Setapak">
            <LogoMark size={32} />
          </Link>
          <div className={css.who}>
            <h1 className={css.name}>{name}</h1>
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          <a
            href={`/r/${id}/pdf`}
            download
            className={buttonClass({ size: 'sm' }, css.download)}
            onClick={() => {
              if (!mine) track('download');
            }}
          >
            <span className={buttonCss.content}>
              <IconDownload size={20} aria-hidden />
              <span className={css.long}>Unduh PDF</span>
              <span className={css.short}>PDF</span>
            </span>
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {mine && (
          <p className={css.mine}>
            <IconEyeCheck size={20} aria-hidden />
            Begini orang lain melihat CV-&#8288;mu. Kunjunganmu sendiri tidak dihitung.
          </p>
        )}
        <details className={css.text}>
          <summary>
            Baca sebagai teks
            <IconChevronDown size={20} aria-hidden />
          </summary>
          {text.outline ? <CvText outline={text.outline} /> : <PagesText pages={text.pages} />}
        </details>
        <ol className={css.pages}>
          {pages.map(({ width, height }, index) => (
            <li key={index}>
              <img
                className={css.sheet}
                src={`/r/${id}/page/${index + 1}`}
                alt={`Halaman ${index + 1} dari ${pages.length} CV ${name}. Isinya ada di “Baca sebagai teks”.`}
                width={Math.round(width)}
                height={Math.round(height)}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </li>
          ))}
        </ol>
      </main>
      <footer className={css.foot}>
        <p>
          Dibuat dan dibagikan lewat Setapak. <Link to="/app/cv/dashboard">Buat CV kamu</Link>
        </p>
      </footer>
    </div>
  );
}
