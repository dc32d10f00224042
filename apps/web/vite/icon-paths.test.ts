import { expect, test } from 'vitest';
import { onePathOf } from './icon-paths.ts';

const iconOf = (shapes: unknown, kind = 'outline') =>
  `const __iconNode = ${JSON.stringify(shapes)};\nconst IconX = createReactComponent("${kind}", "x", "X", __iconNode);`;
const line = (d: string) => ['path', { d, key: 'svg-0' }];

test('icons: lines become one path', () => {
  expect(onePathOf(iconOf([line('M5 12l14 0'), line('M13 18l6 -6')]))).toEqual({
    kind: 'outline',
    path: 'M5 12l14 0M13 18l6-6',
  });
});

test.each([
  [
    'another shape',
    [line('M5 12l14 0'), ['circle', { cx: '12', cy: '12', r: '3', key: 'svg-1' }]],
    'outline',
  ],
  ['a line with a look of its own', [['path', { d: 'M5 12l14 0', opacity: '.5', key: 'svg-0' }]], 'outline'],
  ['a line that begins where the last one ended', [line('M5 12l14 0'), line('m1 1l2 2')], 'outline'],
  ['several filled shapes', [line('M5 12l14 0'), line('M13 18l6 -6')], 'filled'],
])('icons: %s stays as it is', (_, shapes, kind) => {
  expect(onePathOf(iconOf(shapes, kind))).toBeUndefined();
});

test('icons: a release that writes them differently ends the build', () => {
  expect(() => onePathOf('export default {}')).toThrow(/differently/);
});
