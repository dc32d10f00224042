import { formatDateTime } from '~/ui/format/dates.ts';
import type { Moment } from '../timeline.ts';
import css from './timeline.module.css';

export function Timeline({ moments }: { moments: Moment[] }) {
  return (
    <ol className={css.timeline}>
      {moments.map(({ at, title, detail, tone }, index) => (
        <li key={index} data-tone={tone}>
          <strong>{title}</strong>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
