import { averageRating } from './model.ts';
import type { MentorProfile } from './load-mentor.server.ts';

/** schema.org Person, for search engines; with the average where there is one. */
export function mentorJsonLd(mentor: MentorProfile, origin: string): object {
  const [present] = mentor.experiences;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.title,
    description: mentor.description,
    url: `${origin}/app/mentor/${mentor.id}`,
    ...(mentor.photoUrl && { image: `${origin}${mentor.photoUrl}` }),
    ...(mentor.linkedin && { sameAs: [mentor.linkedin] }),
    ...(present && { worksFor: { '@type': 'Organization', name: present.organization } }),
    ...(mentor.education.length > 0 && {
      alumniOf: mentor.education.map(({ institution }) => ({
        '@type': 'EducationalOrganization',
        name: institution,
      })),
    }),
    ...(mentor.skills.length > 0 && { knowsAbout: mentor.skills }),
    ...(mentor.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating(mentor).toFixed(1),
        ratingCount: mentor.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
