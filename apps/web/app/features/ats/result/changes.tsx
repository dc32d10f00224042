import { IconArrowNarrowRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '~/ui/format/dates.ts';
import { isSame } from '../report/compare-checks.ts';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { pointsText } from '../report/verdicts.ts';
import css from './changes.module.css';

interface ChangesProps {
  checkId: string;
  compared: NonNullable<AtsTabData['compared']>;
}

/** What became better and what worse between two versions of a CV. */
export function ChangesSince({ checkId, compared }: ChangesProps) {
  const { changes, fileName, createdAt, versions: choices } = compared;
  return (
    <section aria-labelledby="ats-changes" className={css.part}>
      <h3 id="ats-changes" className={css.title}>
        Yang berubah
      </h3>
      <p className={css.lead}>
        Dibanding {fileName}, {formatDate(createdAt)}
        {changes.score !== null && (
          <strong className={changes.score < 0 ? css.worse : css.better}>
            {changes.score === 0 ? 'skor sama' : `skor ${changes.score > 0 ? '+' : ''}${changes.score}`}
          </strong>
        )}
      </p>
      {changes.score === null && (
        <p>Keduanya dinilai dengan versi aturan yang berbeda, jadi skornya tidak dibandingkan.</p>
      )}
      {changes.score !== null && isSame(changes) && <p>Tidak ada yang berubah.</p>}
      <div className={css.lists}>
        <List title="Sekarang terbaca" items={changes.gained} better />
        <List
          title="Sudah diperbaiki"
          items={changes.mended.map(({ title, gain }) => `${title} (+${pointsText(gain)} poin)`)}
          better
        />
        <List title="Tidak lagi terbaca" items={changes.lost} />
        <List title="Catatan baru" items={changes.fresh} />
      </div>
      {choices.length > 1 && (
        <details className={css.choose}>
          <summary>Bandingkan dengan pengecekan lain</summary>
          <ul>
            {choices.map((other) => (
              <li key={other.id}>
                <Link
                  to={`/app/cv/dashboard?tab=ats&check=${checkId}&with=${other.id}`}
                  aria-current={other.id === compared.id ? 'true' : undefined}
                  preventScrollReset
                >
                  {other.fileName}, {formatDate(other.createdAt)}
                  <IconArrowNarrowRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function List({ title, items, better = false }: { title: string; items: string[]; better?: boolean }) {
  if (items.length === 0) return null;
  const Icon = better ? IconPlus : IconMinus;
  return (
    <div>
      <h4 className={better ? css.better : css.worse}>{title}</h4>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>
            <Icon size={16} stroke={3} className={better ? css.better : css.worse} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
