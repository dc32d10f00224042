import { createElement, type ReactElement, type ReactNode, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import defaultAttributes from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';
import { iconElement, type IconKind, type IconProps as PathProps } from '../app/ui/icon-of.ts';

type Shape = readonly [tag: string, attributes: Record<string, string>];

interface IconProps extends PathProps {
  title?: string;
}

/** What says how an icon looks and nothing else: never a person's words. An icon with more is made anew. */
const LOOKS = new Set(['size', 'stroke', 'color', 'className', 'aria-hidden']);
/** An icon of a page's own size or colour would be kept for each of them. */
const MOST_LOOKS = 50;
const END = '</svg>';

/**
 * What an icon is made with on the server: each look of it is written out once, as text, and not gone through attribute by attribute
 * for each page. Icons are up to half of a page's elements. Browsers make theirs with `ui/icon-of.ts`, and find the same document.
 */
export const iconOf = (kind: IconKind, path: string) =>
  writtenOnce((props) => iconElement(kind, path, props));

/** The same in place of Tabler's own, for icons that are more than a path (`icon-paths.ts`). */
export default function createReactComponent(
  type: IconKind,
  name: string,
  displayName: string,
  shapes: readonly Shape[],
) {
  const Icon = writtenOnce((props) => elementOf(type, name, shapes, props));
  Icon.displayName = displayName;
  return Icon;
}

interface Icon {
  (props: IconProps): ReactElement;
  displayName?: string;
}

function writtenOnce(draw: (props: IconProps) => ReactElement): Icon {
  const written: { props: IconProps; icon: ReactElement }[] = [];
  return (props) => {
    for (const known of written) if (isSame(known.props, props)) return known.icon;
    const element = draw(props);
    if (!isLook(props) || written.length >= MOST_LOOKS) return element;
    const icon = createElement('svg', asText(element));
    written.push({ props, icon });
    return icon;
  };
}

function isSame(one: IconProps, other: IconProps): boolean {
  return hasAllOf(one, other) && hasAllOf(other, one);
}

function hasAllOf(one: IconProps, other: IconProps): boolean {
  for (const name in other) if (one[name as keyof IconProps] !== other[name as keyof IconProps]) return false;
  return true;
}

/** Whether this says what an icon looks like and nothing else. */
function isLook(props: IconProps): boolean {
  return Object.entries(props).every(
    ([name, value]) =>
      value === undefined ||
      (LOOKS.has(name) && value !== null && value !== false && typeof value !== 'object'),
  );
}

/** Our renderer writes it as it is, and the end of the element behind it (`text-renderer.ts`). */
const asText = (element: ReactElement) =>
  ({
    written: renderToStaticMarkup(element).slice(0, -END.length),
  }) as SVGProps<SVGSVGElement>;

function elementOf(
  type: IconKind,
  name: string,
  shapes: readonly Shape[],
  { ref, color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest }: IconProps,
): ReactElement {
  return createElement(
    'svg',
    {
      ref,
      ...defaultAttributes[type],
      width: size,
      height: size,
      className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
      ...(type === 'filled' ? { fill: color } : { strokeWidth: stroke, stroke: color }),
      ...rest,
    },
    title && createElement('title', null, title),
    elementsOf(shapes),
    children,
  );
}

const elementsOf = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(([tag, attributes]) => createElement(tag, attributes));
