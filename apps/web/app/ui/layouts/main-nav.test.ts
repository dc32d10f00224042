import { expect, test } from 'vitest';
import { barPlaces, isDesk, showsTabs, tabPlaces } from './main-nav.ts';

const current = (places: typeof barPlaces | typeof tabPlaces, address: string) => {
  const { pathname, search } = new URL(address, 'https://setapak.example');
  return places.filter((place) => place.holds(pathname, search)).map(({ label }) => label);
};

test.each([
  ['/', [], ['Beranda']],
  ['/app/home', [], ['Beranda']],
  ['/app/cv/dashboard', ['CV'], ['CV']],
  ['/app/cv/dashboard?tab=ats&step=1', ['ATS'], ['CV']],
  ['/app/cv/builder/x7', ['CV'], ['CV']],
  ['/app/mentoring?page=2', ['Mentor'], ['Mentor']],
  ['/app/mentor/rani', ['Mentor'], ['Mentor']],
  ['/app/booking/detail?id=1', ['Pesanan'], ['Pesanan']],
  ['/app/profile/security', [], ['Profil']],
  ['/mentor', [], []],
])('%s is %j in the bar and %j among the tabs', (address, inBar, inTabs) => {
  expect(current(barPlaces, address)).toEqual(inBar);
  expect(current(tabPlaces, address)).toEqual(inTabs);
});

test.each([
  '/',
  '/app/home',
  '/app/cv/dashboard',
  '/app/mentor/rani',
  '/app/booking',
  '/app/lamaran',
  '/app/lamaran/surat',
  '/app/profile',
  '/app/profile/',
])('tabs stand on %s', (path) => expect(showsTabs(path)).toBe(true));

test.each([
  '/login',
  '/register',
  '/assessment',
  '/app/book',
  '/app/cv/builder/x7',
  '/app/cv/preview/x7',
  '/app/cv/review',
  '/app/cv/import',
  '/app/lamaran/new',
  '/app/lamaran/surat/x7',
  '/app/profile/change-password',
  '/admin',
  '/mentor',
])('no tabs on %s', (path) => expect(showsTabs(path)).toBe(false));

test('desks are not the pages that show mentors', () => {
  expect(isDesk('/mentor/earnings')).toBe(true);
  expect(isDesk('/app/mentor/rani')).toBe(false);
});
