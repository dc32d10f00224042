interface Desk {
  label: string;
  to: '/mentor' | '/reviewer' | '/admin';
}

const mentorDesk: Desk = { label: 'Ruang mentor', to: '/mentor' };
const reviewerDesk: Desk = { label: 'Ruang reviewer', to: '/reviewer' };
const adminDesk: Desk = { label: 'Panel admin', to: '/admin' };

/** Where somebody works here, for both menus. */
export function desksOf(role: string | null | undefined): readonly Desk[] {
  if (role === 'mentor') return [mentorDesk];
  if (role === 'reviewer') return [reviewerDesk];
  return role === 'admin' ? [reviewerDesk, adminDesk] : [];
}
