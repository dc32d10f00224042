import { useState } from 'react';
import { cx } from '~/ui/cx.ts';
import css from './stand-in.module.css';

interface StandInProps {
  cvId: string;
  /** The stored version that the picture shows. */
  version: number;
  /** Only where it is seen: the builder's pages are hidden on a phone. */
  lazy?: boolean;
  className?: string | undefined;
}

/** Page 1 as a picture of the server's: seen at once, long before a browser on a slow line can paint pages itself. */
export function StandIn({ cvId, version, lazy = false, className }: StandInProps) {
  // A save that comes meanwhile asks for no other picture: the page itself is on its way.
  const [address] = useState(`/app/cv/${cvId}/first-page?v=${version}`);
  return (
    <div className={cx(css.page, className)}>
      <img
        src={address}
        alt=""
        fetchPriority="high"
        loading={lazy ? 'lazy' : 'eager'}
        className={css.picture}
      />
    </div>
  );
}
