import { IconCheck, IconX } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import css from './result-section.module.css';

/** A tick or a cross, in words too: colour alone tells nothing to some. */
export function Detected({ found }: { found: boolean }) {
  const Icon = found ? IconCheck : IconX;
  return (
    <span className={cx(css.mark, found ? css.found : css.missing)}>
      <Icon size={16} stroke={3} aria-hidden />
      <span className="visually-hidden">{found ? 'Terdeteksi' : 'Tidak terdeteksi'}</span>
    </span>
  );
}

/** A cross that blames nobody: the fact is not there and not required. */
export function NotNeeded() {
  return (
    <span className={cx(css.mark, css.notNeeded)}>
      <IconX size={16} stroke={3} aria-hidden />
      <span className="visually-hidden">Tidak terdeteksi</span>
    </span>
  );
}
