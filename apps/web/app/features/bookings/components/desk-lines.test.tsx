import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DeskSessionLine } from '../desk/load-desk.server.ts';
import { DeskDays } from './desk-lines.tsx';

const now = new Date('2026-11-23T03:00:00Z');
const onDay = (day: number, hour: string, id: string) =>
  ({
    id,
    customerName: `Mentee ${id}`,
    hours: 1,
    startAt: `2026-12-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`,
    contactAttempts: 0,
    status: 'paid',
  }) as unknown as DeskSessionLine;

function shown(lines: readonly DeskSessionLine[]): string {
  const element = <DeskDays lines={lines} timeZone="Asia/Jayapura" now={now} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test("sessions to come stand under the days of the mentor's zone, with how many a day has", () => {
  // 16.00 UTC is 01.00 of the next day in Jayapura.
  const html = shown([onDay(1, '02', 'a'), onDay(1, '05', 'b'), onDay(1, '16', 'c')]);
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, head]) => head!.replaceAll(/<[^>]+>/g, ''))).toEqual([
    'Sel 1 Des 2 sesi',
    'Rab 2 Des',
  ]);
  expect(html).not.toContain('<details>');
});

test('days after the seventh are folded, and none is lost', () => {
  const html = shown(Array.from({ length: 9 }, (_, day) => onDay(day + 1, '02', `s${day}`)));
  const [open, folded] = html.split('<details>');
  expect(open!.match(/<li/g)).toHaveLength(7);
  expect(folded!.match(/<li/g)).toHaveLength(2);
  expect(folded).toContain('2 sesi di 2 hari sesudahnya');
});
