import { createElement, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import librarys from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import { changedRenderer, writtenBy } from './changed-renderer.ts';
import { iconOf as browsers } from '../app/ui/icon-of.ts';
import ours, { iconOf } from './drawn-icon.ts';

const shapes = [
  ['path', { d: 'M5 12l14 0', key: 'svg-0' }],
  [
    'circle',
    {
      cx: '12',
      cy: '12',
      r: '3',
      fill: 'none',
      strokeWidth: '1.5',
      key: 'svg-1',
    },
  ],
] as const;
const kinds = [
  ['outline', 'arrow-left', 'ArrowLeft'],
  ['filled', 'star-filled', 'StarFilled'],
] as const;
const looks: ComponentProps<ReturnType<typeof ours>>[] = [
  {},
  { size: 22, 'aria-hidden': true },
  { stroke: 1.5, color: 'red', className: 'own' },
  { className: 'own' },
  { size: 0, 'aria-hidden': false },
  { color: 'red', className: 'own', style: { opacity: 0.5 } },
  { title: 'Kembali', role: 'img' },
  { 'aria-label': 'a" b' },
  { children: createElement('circle', { r: 3 }) },
];
const renderer = changedRenderer();

test.each(kinds)(
  'drawn icons: %s %s, in each look and again, is the markup that the library writes',
  async (...kind) => {
    const [drawn, Librarys] = [ours(...kind, shapes), librarys(...kind, shapes)];
    for (const look of [...looks, ...looks]) {
      const own = await writtenBy(renderer, <p>Teks{drawn(look)}teks</p>);
      expect(own).toContain('<path d="');
      expect(own).toBe(renderToString(<p>Teks{createElement(Librarys, look)}teks</p>));
    }
  },
);

test('drawn icons: more looks than are kept are written all the same', async () => {
  const [drawn, Librarys] = [ours(...kinds[0], shapes), librarys(...kinds[0], shapes)];
  for (let size = 0; size < 60; size += 1)
    expect(await writtenBy(renderer, drawn({ size }))).toBe(
      renderToString(createElement(Librarys, { size })),
    );
});

test.each(['outline', 'filled'] as const)(
  'drawn icons: one %s path, in each look and again, is the markup that the browser makes of it',
  async (kind) => {
    const [drawn, Browsers] = [iconOf(kind, 'M5 12l14 0'), browsers(kind, 'M5 12l14 0')];
    for (const look of [...looks, ...looks])
      expect(await writtenBy(renderer, drawn(look))).toBe(renderToString(createElement(Browsers, look)));
  },
);
