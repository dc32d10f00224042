import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cutout, PageView } from './page-view.tsx';

const cutout = (width: number) => {
  const boxes = [{ page: 0, x: 40, y: 100, width, height: 14 }];
  const pages = [{ width: 595, height: 842 }];
  return renderToStaticMarkup(<Cutout cvId="a" label="Uraian" {...{ boxes, pages }} others={boxes} />);
};

test('a piece of a page with small letters is a button that enlarges it, one that can be read is none', () => {
  expect(cutout(480)).toContain('aria-label="Perbesar potongan halaman" aria-description="Uraian"');
  expect(cutout(160)).not.toContain('<button');
});

test('a word is not set larger than a page that was enlarged, however wide the screen', () => {
  expect(cutout(46)).toContain('max-width:80px');
});

test('marks of two lines leave the letters of each other free', () => {
  const boxes = [100, 112].map((y) => ({ page: 0, x: 40, y, width: 200, height: 11 }));
  const html = renderToStaticMarkup(<PageView cvId="a" pages={[]} boxes={boxes} />);
  const [first, second] = [...html.matchAll(/ y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)].map(
    ([, y, height]) => [Number(y), Number(y) + Number(height)] as const,
  );
  expect(second![0]).toBeGreaterThanOrEqual(first![1]);
});
