import { Link, type LinkProps } from 'react-router';
import css from './button.module.css';
import { buttonClass, type ButtonLook } from './button-look.ts';

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({
  variant,
  size,
  full,
  icon,
  trailing,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link className={buttonClass({ variant, size, full }, className)} {...rest}>
      <span className={css.content}>
        {icon}
        {children}
        {trailing}
      </span>
    </Link>
  );
}
