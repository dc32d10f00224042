import { samplePartners, samplePromotions, sampleTestimonials } from '~/content/landing-samples.ts';
import { landingItem } from '~/services/db/admin-schema.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';
import type { Services } from '~/services/services.server.ts';

/** Puts the demo's samples on the landing page, where they are not yet; what was changed stays changed. */
async function seedLanding({ db }: Pick<Services, 'db'>): Promise<void> {
  await db
    .insert(landingItem)
    .values([
      ...samplePromotions.map(({ id, title, text, button, pushTo }, position) => ({
        id: `promotion-${id}`,
        kind: 'promotion' as const,
        title,
        content: text,
        label: button,
        pushTo,
        photoUrl: `/landing/promo-${id}.svg`,
        position,
      })),
      ...sampleTestimonials.map(({ id, ...said }, position) => ({
        ...said,
        id: `testimonial-${id}`,
        kind: 'testimonial' as const,
        photoUrl: `/people/${id}.svg`,
        position,
      })),
      ...samplePartners.map(({ id, name }, position) => ({
        id: `partner-${id}`,
        kind: 'partner' as const,
        title: name,
        photoUrl: `/landing/${id}.svg`,
        position,
      })),
    ])
    .onConflictDoNothing();
}

export const landingSeed: DemoSeed = { seed: seedLanding };
