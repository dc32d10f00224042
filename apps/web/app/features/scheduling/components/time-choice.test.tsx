import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeChoice } from './time-choice.tsx';

const HALF_HOUR_MS = 30 * 60_000;

/** What can be read of each time that is offered. */
function shown(from: string, zone: string): string[] {
  const times = [0, 1, 2, 3].map((n) => Date.parse(from) + n * HALF_HOUR_MS);
  const html = renderToStaticMarkup(
    <TimeChoice name="startAt" times={times} zone={zone} value={null} onChange={() => {}} />,
  );
  return [...html.matchAll(/label-edge"[^>]*>(.*?)<\/label>/g)].map(([, text = '']) =>
    text
      .replace(/<span class="visually-hidden">.*?<\/span>/, '')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
  );
}

test('times that come twice on the day on which clocks go back can be distinguished', () => {
  expect(shown('2027-11-07T05:00Z', 'America/New_York')).toEqual([
    '01.00 UTC−4',
    '01.30 UTC−4',
    '01.00 UTC−5',
    '01.30 UTC−5',
  ]);
  expect(shown('2027-11-07T05:00Z', 'Asia/Jakarta')).toEqual(['12.00', '12.30', '13.00', '13.30']);
});
