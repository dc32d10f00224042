import type { Checkup, JudgedBullet } from '@setapak/ats';
import { cx } from '~/ui/cx.ts';
import { bulletWords, reasonText } from '../report/verdicts.ts';
import css from './bullets.module.css';
import { InCv, usePointing } from './in-cv.tsx';

const VERDICTS = ['weak', 'fair', 'strong'] as const;

/** Every bullet with its verdict, the weak ones first, each with a frame to fill in. */
export function Bullets({ checkup }: { checkup: Checkup }) {
  const bullets = checkup.bullets ?? [];
  if (bullets.length === 0) return null;
  const sorted = VERDICTS.flatMap((verdict) => bullets.filter((bullet) => bullet.verdict === verdict));
  return (
    <details className={css.part}>
      <summary>
        <span className={css.title}>Poin demi poin</span>
        <span className={css.counts}>
          {VERDICTS.toReversed().map((verdict) => (
            <span key={verdict} className={cx(css.badge, css[verdict])}>
              {bullets.filter((bullet) => bullet.verdict === verdict).length}{' '}
              {bulletWords[verdict].toLowerCase()}
            </span>
          ))}
        </span>
      </summary>
      <p className={css.lead}>
        Kerangkanya memakai kata-katamu sendiri. Isi bagian dalam kurung dengan yang benar-benar terjadi, atau
        hapus.
      </p>
      <ul className={css.list}>
        {sorted.map((bullet, index) => (
          <Bullet key={index} bullet={bullet} />
        ))}
      </ul>
    </details>
  );
}

function Bullet({ bullet }: { bullet: JudgedBullet }) {
  const { text, verdict, sharper, place } = bullet;
  const boxes = place.boxes ?? [];
  return (
    <li className={css.bullet} {...usePointing([], boxes)}>
      <span className={cx(css.badge, css[verdict])}>{bulletWords[verdict]}</span>
      <div className={css.body}>
        <p>{text}</p>
        <p className={css.reason}>{reasonText(bullet)}</p>
        {sharper && verdict !== 'strong' && (
          <p className={css.sharper}>
            <span>Kerangka</span>
            {sharper}
          </p>
        )}
        {boxes.length > 0 && (
          <InCv about={text.slice(0, 60)} boxes={boxes}>
            Tunjukkan di CV
          </InCv>
        )}
      </div>
    </li>
  );
}
