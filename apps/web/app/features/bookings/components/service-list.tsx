import { IconCircleCheck } from '@tabler/icons-react';
import { sessionServices } from '~/content/session-services.ts';
import { Badge } from '~/ui/badge.tsx';
import css from './service-list.module.css';

interface ServiceListProps {
  /** The mentor's service lines. */
  offered: readonly string[];
  /** Also what the mentor does not offer, after the rest. */
  all?: boolean;
}

/** Service lines, each with what it is about. Opens and closes without script. */
export function ServiceList({ offered, all = false }: ServiceListProps) {
  const isOffered = (name: string) => offered.includes(name);
  const sorted = [
    ...sessionServices.filter(({ name }) => isOffered(name)),
    ...sessionServices.filter(({ name }) => all && !isOffered(name)),
  ];
  return (
    <ul className={css.list}>
      {sorted.map(({ name, text }) => (
        <li key={name}>
          <details className={css.item}>
            <summary className={css.summary}>
              <span className={css.head}>
                <span className={css.name} data-offered={isOffered(name) || undefined}>
                  {name}
                </span>
                {all && isOffered(name) && (
                  <Badge tone="success" icon={<IconCircleCheck aria-hidden />}>
                    Ditawarkan
                  </Badge>
                )}
              </span>
            </summary>
            <p className={css.text}>
              {text}
              {!isOffered(name) && <em> Belum ditawarkan mentor ini.</em>}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
