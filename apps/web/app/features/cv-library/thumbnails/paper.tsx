import css from './paper.module.css';

interface PaperProps {
  cv: { id: string; thumbnailVersion: number | null };
  /** Loaded at once: it stands in the first view. `first`: before all else, because it is most of that view. */
  eager?: boolean | 'first';
}

/** The first page of a CV, or the drawing of one until its picture is made. */
export function Paper({ cv, eager = false }: PaperProps) {
  if (cv.thumbnailVersion === null) return <span className={`${css.paper} ${css.blank}`} aria-hidden />;
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
