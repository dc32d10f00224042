import { describe, expect, test } from 'vitest';
import { nextStep, stonesOf, type Facts } from './model.ts';

const nothing: Facts = { cv: null, ats: null, review: null, session: null };
const cv = { id: 'c1', name: 'CV Magang', finished: true };
const review = { bookId: 'r1', delivered: true };
const session = {
  bookId: 'm1',
  held: true,
  mentorName: 'Rani',
  photoUrl: null,
  startAt: null,
  timeZone: null,
  expiresAt: new Date(0),
  outcome: null,
};

describe('the next step', () => {
  test.each([
    ['nothing yet', nothing, 'Buat CV', '/app/cv/dashboard'],
    ['a CV begun', { ...nothing, cv: { ...cv, finished: false } }, 'Lanjutkan CV', '/app/cv/builder/c1'],
    ['a CV', { ...nothing, cv }, 'Cek skor ATS', '/app/cv/dashboard?tab=ats'],
    ['a score', { ...nothing, cv, ats: { score: 84 } }, 'Minta CV Review', '/app/cv/review'],
    [
      'a review under way',
      { ...nothing, cv, ats: { score: 84 }, review: { ...review, delivered: false } },
      'Lihat CV Review',
      '/app/cv/review/r1',
    ],
    ['a review', { ...nothing, cv, ats: { score: 84 }, review }, 'Pilih Mentor', '/app/mentoring'],
    [
      'a session booked',
      { cv, ats: { score: null }, review, session: { ...session, held: false } },
      'Lihat sesi',
      '/app/booking/detail?id=m1',
    ],
    ['all of it', { cv, ats: { score: 84 }, review, session }, 'Pilih Mentor', '/app/mentoring'],
  ] as [string, Facts, string, string][])('with %s', (_, facts, action, to) => {
    expect(nextStep(facts)).toMatchObject({ action, to });
  });

  test('names the score it leads on from', () => {
    expect(nextStep({ ...nothing, cv, ats: { score: 84 } }).text).toContain('84 dari 100');
  });
});

test('stones: what was done out of order is reached, and the first that is missing is next', () => {
  const states = stonesOf({ ...nothing, ats: { score: 70 } }).map(({ state }) => state);
  expect(states).toEqual(['next', 'reached', 'ahead', 'ahead']);
});

test('stones: all reached, none is next', () => {
  const stones = stonesOf({ cv, ats: { score: 70 }, review, session });
  expect(stones.every(({ state }) => state === 'reached')).toBe(true);
});
