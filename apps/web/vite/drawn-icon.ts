import { createElement, type ReactElement, type ReactNode, type Ref, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import defaultAttributes from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';

type Shape = readonly [tag: string, attributes: Record<string, string>];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> {
  ref?: Ref<SVGSVGElement>;
  size?: string | number;
  stroke?: string | number;
  title?: string;
}

/** What says how an icon looks and nothing else: never a person's words. An icon with more is made anew. */
const LOOKS = new Set(['size', 'stroke', 'color', 'className', 'aria-hidden']);
/** An icon of a page's own size or colour would be kept for each of them. */
const MOST_LOOKS = 50;
const END = '</svg>';

/**
 * What Tabler makes each of its icons with, for the server: each look of an icon is written out once, as text, and not gone through
 * attribute by attribute for each page. They are up to half of a page's elements. Browsers take Tabler's own, and find the same document.
 */
export default function createReactComponent(
  type: 'outline' | 'filled',
  name: string,
  displayName: string,
  shapes: readonly Shape[],
) {
  const written: { props: IconProps; icon: ReactElement }[] = [];
  const Icon = (props: IconProps) => {
    for (const known of written) if (isSame(known.props, props)) return known.icon;
    const element = elementOf(type, name, shapes, props);
    if (!isLook(props) || written.length >= MOST_LOOKS) return element;
    const icon = createElement('svg', asText(element));
    written.push({ props, icon });
    return icon;
  };
  Icon.displayName = displayName;
  return Icon;
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
  type: 'outline' | 'filled',
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
