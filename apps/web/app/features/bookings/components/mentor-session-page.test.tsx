import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MentorSession } from '../sessions/open-session.server.ts';
import { outcomeWords, type SessionOutcome } from '../sessions/model.ts';
import { MentorSessionPage } from './mentor-session-page.tsx';

const serverNow = new Date('2026-11-23T03:00:00Z');
const hours = (ahead: number) => new Date(serverNow.getTime() + ahead * 3_600_000);

function shown(values: Partial<MentorSession>): string {
  const session: MentorSession = {
    mentorName: 'Hana',
    customer: { name: 'Budi Santoso', email: 'budi@setapak.example', phone: null },
    notes: '',
    job: null,
    cvName: null,
    hours: 1,
    startAt: null,
    meetingUrl: null,
    timeZone: 'Asia/Jakarta',
    customerZone: null,
    expiresAt: hours(100),
    outcome: null,
    outcomeAt: null,
    contactAttempts: 0,
    lastAttemptAt: null,
    serverNow,
    ...values,
  };
  const element = <MentorSessionPage session={session} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
function reports(html: string): string[] {
  const buttons = [...html.matchAll(/<button[^>]*name="report"[^>]*>/g)];
  return buttons.map(([button]) => /value="(\w+)"/.exec(button)?.[1] ?? '');
}

test.each(Object.entries(outcomeWords))('a session that ended as %s says so', (outcome, words) => {
  expect(shown({ outcome: outcome as SessionOutcome, outcomeAt: hours(-1) })).toContain(`>${words}<`);
});

test('a session without a time: until when it can be held, and tries to reach its customer', () => {
  const html = shown({});
  expect(reports(html)).toEqual(['held', 'missed']);
  expect(html).toContain('Berlaku sampai');
});

test('a session at a chosen time: the time, on the clock of the mentee too, the room, and nothing to report before it', () => {
  const html = shown({
    startAt: hours(5),
    customerZone: 'Asia/Jayapura',
    meetingUrl: 'https://meet.example/room',
  });
  expect(html).toMatch(/15\.00\D16\.00 WIB/);
  expect(html).toMatch(/17\.00\D18\.00 WIT/);
  expect(html).toContain('href="https://meet.example/room"');
  expect(html).not.toContain('Berlaku sampai');
  expect(reports(html)).toEqual([]);
});

test('a session at a chosen time that began: held, or nobody came', () => {
  expect(reports(shown({ startAt: hours(-1) }))).toEqual(['held', 'no_show']);
});
