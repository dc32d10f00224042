import css from './paper.module.css';

interface PaperProps {
  cv: { id: string; thumbnailVersion: number | null };
  /** Loaded at once: it stands in the first view. `first`: before all else, because it is most of that view. */
  eager?: boolean | 'first';
}

/** The first page of a CV, or the drawing of one until its picture is made. */
export function Paper({ cv, eager = false }: PaperProps) {
  if (cv.thumbnailVersion === null) return <BlankPaper />;
  return (
    <img
      className={css.paper}
      src={`/app/cv/${cv.id}/thumbnail?v=${cv.thumbnailVersion}`}
      alt=""
      width={280}
      height={396}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** A sheet with the grey lines of a CV: decoration. */
function BlankPaper() {
  return (
    <span className={css.paper} aria-hidden>
      <svg viewBox="0 0 210 297" className={css.lines}>
        <rect x="24" y="26" width="92" height="11" rx="3" fill="#c3cde3" />
        <rect x="24" y="43" width="132" height="5" rx="2.5" fill="#e3e8f3" />
        <g fill="#d3daea">
          <rect x="24" y="68" width="52" height="6" rx="3" />
          <rect x="24" y="138" width="64" height="6" rx="3" />
          <rect x="24" y="208" width="46" height="6" rx="3" />
        </g>
        <g fill="#edf0f7">
          {[82, 92, 102, 112, 152, 162, 172, 182, 222, 232, 242, 252].map((y, index) => (
            <rect key={y} x="24" y={y} width={[162, 154, 160, 98][index % 4]} height="4.5" rx="2.25" />
          ))}
        </g>
      </svg>
    </span>
  );
}
