import { useLocation } from 'react-router';

interface Place {
  label: string;
  to: string;
  /** Whether an address belongs to it. */
  holds: (pathname: string, search: string) => boolean;
}

const isAts = (search: string) => new URLSearchParams(search).get('tab') === 'ats';
const under = (pathname: string, ...roots: string[]) =>
  roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));

const home: Place = { label: 'Beranda', to: '/', holds: (at) => at === '/' || at === '/app/home' };
const cv: Place = {
  label: 'CV',
  to: '/app/cv/dashboard',
  holds: (at, search) => under(at, '/app/cv') && !isAts(search),
};
const ats: Place = {
  label: 'ATS',
  to: '/app/cv/dashboard?tab=ats',
  holds: (at, search) => under(at, '/app/cv') && isAts(search),
};
const mentor: Place = {
  label: 'Mentor',
  to: '/app/mentoring',
  holds: (at) => under(at, '/app/mentoring', '/app/mentor', '/app/book'),
};
const orders: Place = {
  label: 'Pesanan',
  to: '/app/booking',
  holds: (at) => under(at, '/app/booking', '/app/success'),
};
const profile: Place = { label: 'Profil', to: '/app/profile', holds: (at) => under(at, '/app/profile') };

/** In the bar of wide screens. */
export const barPlaces = [cv, ats, mentor, orders] as const;
/** In the tabs of narrow ones, where the ATS checker is a tab of the CVs. */
export const tabPlaces = [
  home,
  { ...cv, holds: (at: string) => under(at, '/app/cv') },
  mentor,
  orders,
  profile,
] as const;

/** Says of a place whether one is there, for `aria-current`. */
export function useIsAt(): (place: Place) => boolean {
  const { pathname, search } = useLocation();
  return (place) => place.holds(pathname, search);
}

/** Where people look around. Forms, the builder and the checkout keep the screen for themselves. */
const WITH_TABS =
  /^\/$|^\/(frequently-asked-question|metode-ats|term-and-condition|privacy-policy)$|^\/app\/(home|mentoring|mentor\/[^/]+|cv\/dashboard|cv\/review\/[^/]+|booking|booking\/detail|lamaran|lamaran\/surat|profile)$/;

export function showsTabs(pathname: string): boolean {
  return WITH_TABS.test(pathname.replace(/(.)\/$/, '$1'));
}

/** Desks of those who work here: their own menus lead through them. */
export function isDesk(pathname: string): boolean {
  return under(pathname, '/admin', '/mentor', '/reviewer', '/session');
}
