import { createElement, type ReactElement, type Ref, type SVGProps } from 'react';

export type IconKind = 'outline' | 'filled';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> {
  ref?: Ref<SVGSVGElement>;
  size?: string | number;
  stroke?: string | number;
}

/** The component of an icon that is one path on a sheet of 24 × 24; the build makes Tabler's icons with it (`vite/icon-paths.ts`). */
export const iconOf = (kind: IconKind, path: string) => (props: IconProps) => iconElement(kind, path, props);

export function iconElement(
  kind: IconKind,
  path: string,
  { size = 24, stroke = 2, color = 'currentColor', ...others }: IconProps,
): ReactElement {
  const look =
    kind === 'filled'
      ? { fill: color }
      : {
          fill: 'none',
          stroke: color,
          strokeWidth: stroke,
          strokeLinecap: 'round' as const,
          strokeLinejoin: 'round' as const,
        };
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, ...look, ...others },
    createElement('path', { d: path }),
  );
}
