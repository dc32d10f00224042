import { useState, type ReactNode } from 'react';
import css from './builder.module.css';

/** Where there is room for it, beside the form: the pages, or the job that they are made for. */
export function BesideForm({ preview, job }: { preview: ReactNode; job: ReactNode }) {
  const [showsJob, setShowsJob] = useState(false);
  return (
    <aside className={css.preview} aria-label={showsJob ? 'Lowongan yang kamu tuju' : 'Pratinjau CV'}>
      <div className={css.besides} role="group" aria-label="Di samping isian">
        {[false, true].map((isJob) => (
          <button
            key={String(isJob)}
            type="button"
            className={css.beside}
            aria-pressed={showsJob === isJob}
            onClick={() => setShowsJob(isJob)}
          >
            {isJob ? 'Lowongan' : 'Pratinjau'}
          </button>
        ))}
      </div>
      <div className={css.shown}>{showsJob ? job : preview}</div>
    </aside>
  );
}
