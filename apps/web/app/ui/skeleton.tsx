import css from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  /** Draws that many lines of text instead of one block. */
  lines?: number;
}

/** The place of something that is on its way. Say so once beside it (`<Spinner label>` or aria-busy); this is decoration. */
export function Skeleton({ width = '100%', height = 16, radius = 8, lines }: SkeletonProps) {
  if (!lines)
    return <span className={css.block} style={{ width, height, borderRadius: radius }} aria-hidden />;
  return (
    <span className={css.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={css.block}
          style={{ height, borderRadius: radius, width: line === lines - 1 && lines > 1 ? '62%' : '100%' }}
        />
      ))}
    </span>
  );
}
