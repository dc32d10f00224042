import type { CSSProperties } from 'react';
import { fontNames } from '@setapak/resume-pdf/looks';
import css from './font-name.module.css';

/** The name of a font in its own face: a drawing of all of them, of which its row is seen. */
export function FontName({ name }: { name: string }) {
  const row = { '--row': fontNames.indexOf(name) } as CSSProperties;
  return (
    <span className={css.name}>
      <span className="visually-hidden">{name}</span>
      <span className={css.face} style={row} aria-hidden />
    </span>
  );
}
