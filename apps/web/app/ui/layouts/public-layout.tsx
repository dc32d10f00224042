import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import css from './public-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, content, footer. `contained` keeps the content within the 768 px column. */
export function PublicLayout({ children, contained = false }: { children: ReactNode; contained?: boolean }) {
  return (
    <div className={css.page}>
      <TopBar />
      <main id={MAIN_ID} tabIndex={-1} className={contained ? css.contained : css.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
