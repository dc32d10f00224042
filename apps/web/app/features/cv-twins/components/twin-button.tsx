import type { Resume } from '@setapak/resume';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconLanguage } from '@tabler/icons-react';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import css from './twin-button.module.css';
import type { TwinPlace } from './twin-panel.tsx';
import { useTwinNews } from './use-twin-news.ts';

const TwinPanel = lazyPart(async () => (await import('./twin-panel.tsx')).default);

interface TwinButtonProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  edit: (change: (document: Resume) => Resume) => void;
  /** Sends what is not stored yet. @returns whether everything is stored */
  flush: () => Promise<boolean>;
  /** Where a section, or one of its items, is edited. */
  hrefOf: (place: TwinPlace) => string;
}

/** Opens the CV's version in the other language: to make it, to translate what is left, to take changes over. */
export function TwinButton(props: TwinButtonProps) {
  const [search, setSearch] = useSearchParams();
  // Who has just made this version sees what is left to translate.
  const [open, setOpen] = useState(search.has('versi'));
  const news = useTwinNews({ cvId: props.cvId, document: props.document, open });
  const close = () => {
    setOpen(false);
    if (!search.has('versi')) return;
    search.delete('versi');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <span className={css.whole}>
        <IconButton
          label={news > 0 ? `Versi bahasa lain: ${news} perubahan untuk dilihat` : 'Versi bahasa lain'}
          onClick={() => setOpen(true)}
        >
          <IconLanguage size={22} aria-hidden />
        </IconButton>
        {news > 0 && <span className={css.dot} aria-hidden />}
      </span>
      <Dialog open={open} onClose={close} title="Versi bahasa lain" size="lg">
        {open && (
          <Suspense fallback={<Spinner size={24} />}>
            <TwinPanel {...props} onLeave={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
