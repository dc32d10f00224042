const PLACEHOLDER = '/people/placeholder.svg';

interface PortraitProps {
  src: string | null;
  /** Pixels. */
  size: number;
  className?: string | undefined;
  lazy?: boolean;
}

/** A mentor's picture beside their name; where there is none, or it fails, everybody's. */
export function Portrait({ src, size, className, lazy = false }: PortraitProps) {
  return (
    <img
      src={src ?? PLACEHOLDER}
      alt=""
      width={size}
      height={size}
      className={className}
      loading={lazy ? 'lazy' : undefined}
      onError={({ currentTarget }) => replace(currentTarget)}
      // It may have failed before script ran, and the event was missed.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) replace(image);
      }}
    />
  );
}

function replace(image: HTMLImageElement): void {
  if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER;
}
