import { useEffect } from 'react';
import { Link } from 'react-router';
import { IconAlignLeft, IconDownload, IconEyeCheck, IconFileText } from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import buttonCss from '~/ui/button.module.css';
import { buttonClass } from '~/ui/button-look.ts';
import { MAIN_ID } from '~/ui/layouts/skip-link.tsx';
import { LogoMark } from '~/ui/logo.tsx';
import { CvText, PagesText } from './cv-text.tsx';
import { Comments, type CommentOutcome } from './comments.tsx';
import css from './shared-cv-page.module.css';
import type { ShareView } from '../links/view-share.server.ts';

interface SharedCvPageProps {
  view: ShareView;
  /** What became of a comment that was sent. */
  outcome: CommentOutcome | null;
}

/** A shared CV: as text, which narrow screens begin with, its pages as they print, and the file. Which of the two is seen is up to the address's hash, so it works before any script. */
export function SharedCvPage({ view, outcome }: SharedCvPageProps) {
  const { address, name, subtitle, pages, text, mine, comments, ownerPath } = view;
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
            href={`/r/${address}/pdf`}
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
      <main id={MAIN_ID} tabIndex={-1} className={css.main} data-first={text.outline ? 'fitting' : 'pages'}>
        {mine && (
          <p className={css.mine}>
            <IconEyeCheck size={20} aria-hidden />
            <span>
              Begini orang lain melihat <span className="unbroken">CV-mu</span>. Kunjunganmu sendiri tidak
              dihitung.
            </span>
          </p>
        )}
        <nav className={css.ways} aria-label="Cara membaca">
          <a href="#text" className={css.toText}>
            <IconAlignLeft size={20} aria-hidden />
            Baca sebagai teks
          </a>
          <a href="#pages" className={css.toPages}>
            <IconFileText size={20} aria-hidden />
            Lihat PDF
          </a>
        </nav>
        <article id="text" className={css.text} data-text aria-label={`CV ${name} sebagai teks`}>
          {text.outline ? <CvText outline={text.outline} /> : <PagesText pages={text.pages} />}
        </article>
        <ol id="pages" className={css.pages} data-pages>
          {pages.map(({ width, height }, index) => (
            <li key={index}>
              <img
                className={css.sheet}
                src={`/r/${address}/page/${index + 1}`}
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
        {comments && <Comments {...{ name, comments, ownerPath, outcome }} />}
      </main>
      <footer className={css.foot}>
        <p>
          Dibuat dan dibagikan lewat Setapak. <Link to="/app/cv/dashboard">Buat CV kamu</Link>
        </p>
      </footer>
    </div>
  );
}
