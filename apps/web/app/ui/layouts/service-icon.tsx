import { IconFileCv, IconFileSearch, IconUsers } from '@tabler/icons-react';
import type { ServiceId } from '~/content/site.ts';
import css from './service-icon.module.css';
import { cx } from '../cx.ts';

const icons = { mentoring: IconUsers, ats: IconFileSearch, cv: IconFileCv };

export function ServiceIcon({ id, size = 22 }: { id: ServiceId; size?: number }) {
  const Icon = icons[id];
  return (
    <span className={cx(css.icon, css[id])} aria-hidden>
      <Icon size={size} stroke={1.8} />
    </span>
  );
}
