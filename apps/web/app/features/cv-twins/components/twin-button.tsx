import type { Resume } from '@setapak/resume';
import { Suspense, useState } from 'react';
import { IconLanguage } from '@tabler/icons-react';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { TwinPlace } from './twin-panel.tsx';

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
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Versi bahasa lain" onClick={() => setOpen(true)}>
        <IconLanguage size={22} aria-hidden />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Versi bahasa lain" size="lg">
        {open && (
          <Suspense fallback={<Spinner size={24} />}>
            <TwinPanel {...props} onLeave={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
