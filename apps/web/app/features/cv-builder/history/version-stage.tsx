import type { Resume } from '@setapak/resume';
import { Suspense } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { LivePreview } from '~/features/cv-rendering/public.ts';
import { CvComparison } from '~/features/cv-sync/public.ts';
import css from './history.module.css';
import type { ShownVersion } from './use-versions.ts';
import { labelOf } from './version-label.ts';

export type VersionView = 'changes' | 'pages';

interface VersionStageProps {
  cvId: string;
  shown: ShownVersion;
  /** What the CV says now. */
  now: Resume;
  view: VersionView;
  onView: (view: VersionView) => void;
  busy: boolean;
  onRestore: (then: Resume) => void;
  onBack: () => void;
}

/** The chosen version: what has changed since, or its pages. */
export function VersionStage({
  cvId,
  shown: { version, document: then },
  now,
  view,
  onView,
  busy,
  onRestore,
  onBack,
}: VersionStageProps) {
  return (
    <>
      <div className={css.bar}>
        <button type="button" className={css.back} aria-label="Kembali ke daftar" onClick={onBack}>
          <IconArrowLeft size={22} aria-hidden />
        </button>
        <p className={css.current}>{labelOf(version)}</p>
        <div className={css.views} role="group" aria-label="Tampilkan">
          {(['changes', 'pages'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={css.view}
              aria-pressed={view === each}
              onClick={() => onView(each)}
            >
              {each === 'pages' ? 'Halaman' : 'Perubahan'}
            </button>
          ))}
        </div>
        <Button loading={busy} onClick={() => then && onRestore(then)} disabled={!then}>
          Pulihkan
        </Button>
      </div>
      <div className={css.pages}>
        {then && view === 'pages' && <LivePreview cvId={cvId} document={then} />}
        {then && view === 'changes' && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by keyboard
          <section className={css.changes} aria-label="Perubahan sejak versi ini" tabIndex={0}>
            <p className={css.since}>
              Dari versi ini ke <span className="unbroken">CV-mu</span> sekarang:
            </p>
            <Suspense fallback={<Spinner size={28} />}>
              <CvComparison
                before={then}
                after={now}
                same={
                  <>
                    Isi versi ini sama dengan <span className="unbroken">CV-mu</span> sekarang.
                  </>
                }
              />
            </Suspense>
          </section>
        )}
        {!then && (
          <span className={css.waiting}>
            <Spinner size={28} />
          </span>
        )}
      </div>
    </>
  );
}
