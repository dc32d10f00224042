import { useState, type ReactNode } from 'react';
import css from './builder.module.css';

interface BesideProps {
  preview: ReactNode;
  job: ReactNode;
}

/** What stands beside the form on a wide screen: the CV's pages, or the ad of the job that it is made for. */
export function Beside({ preview, job }: BesideProps) {
  const [isJob, setIsJob] = useState(false);
  return (
    <aside className={css.preview} aria-label={isJob ? 'Lowongan yang kamu tuju' : 'Pratinjau CV'}>
      <div className={css.besides} role="group" aria-label="Di samping isian">
        {[false, true].map((ofJob) => (
          <button
            key={String(ofJob)}
            type="button"
            className={css.beside}
            aria-pressed={isJob === ofJob}
            onClick={() => setIsJob(ofJob)}
          >
            {ofJob ? 'Lowongan' : 'Pratinjau'}
          </button>
        ))}
      </div>
      <div className={css.shown}>{isJob ? job : preview}</div>
    </aside>
  );
}
