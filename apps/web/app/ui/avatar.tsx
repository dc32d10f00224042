import { useState } from 'react';
import css from './avatar.module.css';
import { initials } from './format/initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** Empty (the default) where the name stands beside it. */
  alt?: string;
}

/** A portrait, or the initials where there is none or it fails to load. */
export function Avatar({ name, src, size = 40, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const style = { width: size, height: size, fontSize: size * 0.38 };
  if (src && broken !== src) {
    return (
      <img
        className={css.avatar}
        style={style}
        src={src}
        alt={alt}
        width={size}
        height={size}
        onError={() => setBroken(src)}
        // It may have failed before script ran, and the event was missed.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src);
        }}
      />
    );
  }
  return (
    <span
      className={css.avatar}
      style={style}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  );
}
