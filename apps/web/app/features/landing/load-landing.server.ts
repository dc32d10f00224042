import { asc, eq } from 'drizzle-orm';
import { landingItem } from '~/services/db/admin-schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { LandingContent } from './model.ts';

const MOST = 200;

/** What operators keep on the landing page, in their order. */
export async function loadLanding({ db }: Pick<Services, 'db'>): Promise<LandingContent> {
  const { id, kind, title, name, content, label, pushTo, photoUrl, position } = landingItem;
  const shown = await db
    .select({ id, kind, title, name, content, label, pushTo, photoUrl })
    .from(landingItem)
    .where(eq(landingItem.active, true))
    .orderBy(asc(kind), asc(position), asc(id))
    .limit(MOST);
  const of = (wanted: (typeof shown)[number]['kind']) =>
    shown.filter((item) => item.kind === wanted).map(({ kind: _, ...item }) => item);
  return {
    events: of('event'),
    promotions: of('promotion'),
    testimonials: of('testimonial'),
    partners: of('partner'),
  };
}
