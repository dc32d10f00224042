import { useState } from 'react';
import { cx } from '~/ui/cx.ts';
import { firstPageAddress } from './first-page-address.ts';
import css from './stand-in.module.css';

/** A picture of one clear pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface StandInProps {
  cvId: string;
  /** The stored version that the picture shows. */
  version: number;
  /** Beside the form: on a phone these pages are hidden, and their picture is not fetched. */
  beside?: boolean;
  className?: string | undefined;
}

/** Page 1 as a picture of the server's: seen at once, long before a browser on a slow line can paint pages itself. */
export function StandIn({ cvId, version, beside = false, className }: StandInProps) {
  // A save that comes meanwhile asks for no other picture: the page itself is on its way.
  const [address] = useState(() => firstPageAddress({ id: cvId, version }));
  return (
    <div className={cx(css.page, className)}>
      <picture>
        {beside && <source media="(width < 1024px)" srcSet={NOTHING} />}
        <img src={address} alt="" fetchPriority="high" className={css.picture} />
      </picture>
    </div>
  );
}
