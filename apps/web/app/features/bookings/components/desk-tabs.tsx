import { Tabs } from '~/ui/tabs.tsx';

const tabs = [
  { id: 'sessions', to: '/mentor', label: 'Sesi' },
  { id: 'availability', to: '/mentor/availability', label: 'Waktu' },
  { id: 'profile', to: '/mentor/profile', label: 'Profil' },
  { id: 'reviews', to: '/mentor/reviews', label: 'Ulasan' },
  { id: 'earnings', to: '/mentor/earnings', label: 'Pendapatan' },
] as const;

/** The parts of a mentor's desk. */
export function DeskTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  return (
    <Tabs
      label="Bagian ruang mentor"
      items={tabs.map(({ id, to, label }) => ({ to, label, current: id === current }))}
    />
  );
}
