import type { DemoSeed } from '~/services/demo-seed.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import { addEvent } from './application-events.server.ts';
import { createApplication } from './create-application.server.ts';
import type { EventKind, Target } from './model.ts';
import { moveApplication } from './move-application.server.ts';
import { applicationFields } from './schema.ts';

const DAY_MS = 86_400_000;

interface Sample {
  title: string;
  company: string;
  place: string;
  source: string;
  salary?: string;
  to: Target;
  /** Days from now on. */
  deadline?: number;
  sent?: number;
  event?: { kind: EventKind; title: string; days: number };
}

/** Invented companies, on the board of the demo's job seeker; the last stands on top of its column. */
const samples: readonly Sample[] = [
  {
    title: 'Social Media Specialist',
    company: 'Kedai Lembayung',
    place: 'Bandung',
    source: 'Instagram',
    to: 'closed:rejected',
    sent: -24,
  },
  {
    title: 'Marketing Executive',
    company: 'PT Samudra Boga Lestari',
    place: 'Jakarta Selatan',
    source: 'JobStreet',
    salary: 'Rp6.000.000–Rp7.500.000 per bulan',
    to: 'interview',
    sent: -12,
    event: { kind: 'interview', title: 'Wawancara dengan HR', days: 3 },
  },
  {
    title: 'Digital Marketing Staff',
    company: 'Rumah Tenun Nusa',
    place: 'Yogyakarta',
    source: 'LinkedIn',
    to: 'applied',
    sent: -5,
  },
  {
    title: 'Content Writer',
    company: 'Lentera Pustaka',
    place: 'Remote',
    source: 'Glints',
    to: 'saved',
    deadline: 9,
  },
  {
    title: 'Brand Associate',
    company: 'Kopi Puncak Ijen',
    place: 'Surabaya',
    source: 'LinkedIn',
    salary: 'Rp5.500.000 per bulan',
    to: 'saved',
    deadline: 4,
  },
];

export const applicationsSeed: DemoSeed = {
  async seedAccount(services, user) {
    if (user.email !== 'rani@setapak.example') return;
    const from = (days: number) => new Date(Date.now() + days * DAY_MS);
    for (const { to, deadline, sent = 0, event, ...words } of samples) {
      const day = deadline === undefined ? '' : calendarDay(from(deadline));
      const fields = applicationFields.parse({ ...words, deadline: day });
      const own = { services, userId: user.id };
      const id = await createApplication({ ...own, fields, ad: '' });
      if (to !== 'saved')
        await moveApplication({ ...own, id, from: 'saved', to: 'applied', now: from(sent) });
      if (to !== 'saved' && to !== 'applied')
        await moveApplication({ ...own, id, from: 'applied', to, now: from(sent + 6) });
      if (event) await addEvent({ ...own, id, ...event, startsAt: atTen(from(event.days)) });
    }
  },
};

const atTen = (at: Date) => new Date(`${calendarDay(at)}T10:00:00+07:00`);
