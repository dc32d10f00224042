import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import librarys from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import ours from './drawn-icon.ts';

const shapes = [
  ['path', { d: 'M5 12l14 0', key: 'svg-0' }],
  ['circle', { cx: '12', cy: '12', r: '3', fill: 'none', strokeWidth: '1.5', key: 'svg-1' }],
] as const;
const kinds = [
  ['outline', 'arrow-left', 'ArrowLeft'],
  ['filled', 'star-filled', 'StarFilled'],
] as const;
const props: ComponentProps<ReturnType<typeof ours>>[] = [
  {},
  { size: 22, 'aria-hidden': true },
  { stroke: 1.5, color: 'red', className: 'own', style: { opacity: 0.5 } },
  { title: 'Kembali', role: 'img' },
  { children: createElement('circle', { r: 3 }) },
];

test.each(props)('drawn icons: the same markup as the library writes, with %o', (given) => {
  for (const [type, name, displayName] of kinds) {
    const Own = ours(type, name, displayName, shapes);
    const Librarys = librarys(type, name, displayName, shapes);
    const own = () => renderToStaticMarkup(createElement(Own, given));
    expect(own()).toContain('<path d="');
    expect(own()).toBe(renderToStaticMarkup(createElement(Librarys, given)));
  }
});
