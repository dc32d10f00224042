import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './menu.module.css';
import { cx } from './cx.ts';

interface ItemLook {
  icon?: ReactNode;
  tone?: 'normal' | 'danger';
}

/** An action inside a Menu. */
export function MenuButton({
  icon,
  tone = 'normal',
  children,
  ...button
}: ComponentProps<'button'> & ItemLook) {
  return (
    <button
      type="button"
      data-menu-item
      className={cx(css.item, css[tone], button.onClick && button.type !== 'submit' && 'needs-script')}
      {...button}
    >
      {icon}
      {children}
    </button>
  );
}

/** A destination inside a Menu. */
export function MenuLink({ icon, tone = 'normal', children, ...link }: LinkProps & ItemLook) {
  return (
    <Link data-menu-item className={cx(css.item, css[tone])} {...link}>
      {icon}
      {children}
    </Link>
  );
}

export function MenuLine() {
  return <hr className={css.line} />;
}
