import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Paper } from './paper.tsx';

const elements = (html: string) => html.match(/<\w+/g);

test('paper: a CV without a picture is one element, not the drawing anew for each of them', () => {
  const html = renderToStaticMarkup(<Paper cv={{ id: 'one', thumbnailVersion: null }} />);
  expect(elements(html)).toEqual(['<span']);
  expect(html).toContain('aria-hidden="true"');
});

test('paper: a CV with a picture shows the one of its version', () => {
  const html = renderToStaticMarkup(<Paper cv={{ id: 'one', thumbnailVersion: 7 }} />);
  expect(elements(html)).toEqual(['<img']);
  expect(html).toContain('/app/cv/one/thumbnail?v=7');
});
