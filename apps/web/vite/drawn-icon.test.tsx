import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import librarys from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import * as arrow from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import * as star from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import ours from './drawn-icon.ts';

const kinds = [
  ['outline', 'arrow-left', 'ArrowLeft', arrow.__iconNode],
  ['filled', 'star-filled', 'StarFilled', star.__iconNode],
] satisfies Parameters<typeof ours>[];
const props: ComponentProps<ReturnType<typeof ours>>[] = [
  {},
  { size: 22, 'aria-hidden': true },
  { stroke: 1.5, color: 'red', className: 'own', style: { opacity: 0.5 } },
  { title: 'Kembali', role: 'img' },
  { children: createElement('circle', { r: 3 }) },
];

test.each(props)('drawn icons: the same markup as the library writes, with %o', (given) => {
  for (const [type, name, displayName, shapes] of kinds) {
    const Own = ours(type, name, displayName, shapes);
    const Librarys = librarys(type, name, displayName, shapes);
    const own = () => renderToStaticMarkup(createElement(Own, given));
    expect(own()).toContain('<path d="');
    expect(own()).toBe(renderToStaticMarkup(createElement(Librarys, given)));
  }
});
