import { useEffect, useRef, type ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import css from './banner.module.css';
import { cx } from './cx.ts';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

export interface BannerProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children: ReactNode;
  onClose?: () => void;
  /** Moves the focus here when it appears: for the reason why a form was refused. */
  focusOnMount?: boolean;
  className?: string;
}

/** A message that stays in the page. Errors are announced at once. */
export function Banner({
  tone = 'info',
  title,
  children,
  onClose,
  focusOnMount = false,
  className,
}: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnMount) banner.current?.focus();
  }, [focusOnMount]);

  const Icon = icons[tone];
  return (
    <div
      ref={banner}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={focusOnMount ? -1 : undefined}
      className={cx(css.banner, css[tone], className)}
    >
      <Icon className={css.icon} size={22} aria-hidden />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {onClose && (
        <button type="button" className={css.close} aria-label="Tutup" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
