import type { Resume } from '@setapak/resume';
import { unprintableIn } from '@setapak/resume-pdf/scripts';
import { useDeferredValue, useMemo } from 'react';
import { Banner } from '~/ui/banner.tsx';

/** Says what is not printed because no font has its letters: an empty place on paper would say nothing. */
export default function UnprintableBanner({
  document,
  className,
}: {
  document: Resume;
  className?: string | undefined;
}) {
  const rested = useDeferredValue(document);
  const found = useMemo(() => unprintableIn(rested), [rested]);
  if (found.length === 0) return null;
  return (
    <Banner tone="warning" title="Ada yang belum bisa dicetak" {...(className && { className })}>
      {found.map(({ script, sample }) => (
        <p key={script}>
          {script
            ? `Aksara ${script} tidak ada di font kami, jadi “${sample}” tidak ikut tercetak.`
            : `“${sample}” tidak ada di font kami, jadi tidak ikut tercetak.`}{' '}
          {/\p{L}/u.test(sample) ? 'Tulis juga dengan huruf Latin.' : 'Ganti dengan tanda lain.'}
        </p>
      ))}
    </Banner>
  );
}
