import { createElement, forwardRef, type ReactNode, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import defaultAttributes from '@tabler/icons-react/dist/esm/defaultAttributes.mjs';

type Shape = readonly [tag: string, attributes: Record<string, string>];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> {
  size?: string | number;
  stroke?: string | number;
  title?: string;
}

/**
 * What Tabler makes each of its icons with, for the server: the shapes are written out once, as text, and not gone through element by
 * element for each page. They are up to half of a page's elements. Browsers take Tabler's own, and find the same document.
 */
export default function createReactComponent(
  type: 'outline' | 'filled',
  name: string,
  displayName: string,
  shapes: readonly Shape[],
) {
  let drawn: string | undefined;
  const Icon = forwardRef<SVGSVGElement, IconProps>(
    ({ color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest }, ref) => {
      const attributes: SVGProps<SVGSVGElement> = {
        ref,
        ...defaultAttributes[type],
        width: size,
        height: size,
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
        ...(type === 'filled' ? { fill: color } : { strokeWidth: stroke, stroke: color }),
        ...rest,
      };
      if (!title && !children) {
        drawn ??= renderToStaticMarkup(elementsOf(shapes));
        return createElement('svg', { ...attributes, dangerouslySetInnerHTML: { __html: drawn } });
      }
      return createElement(
        'svg',
        attributes,
        title && createElement('title', null, title),
        elementsOf(shapes),
        children,
      );
    },
  );
  Icon.displayName = displayName;
  return Icon;
}

const elementsOf = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(([tag, attributes]) => createElement(tag, attributes));
