/** The words that mentors are described with: closed lists of the product document, in its order. */
export const serviceLines = [
  'CV Preparation & Feedback',
  'Interview Preparation & Mock-up',
  "Mentor's Career Path Exploration",
  'Opportunity and Network Sourcing',
  'Knowledge and Skill Preparation',
  'Internship Preparation',
  'Professional Life Sharing',
  'College Life Sharing',
] as const;

/** What a mentor's own fields are called, in the order of their form. */
export const ownProfileLabels: Record<string, string> = {
  title: 'Jabatan',
  description: 'Tentang',
  serviceLine: 'Topik',
  industry: 'Industri',
  skills: 'Keahlian',
  schedule: 'Jadwal',
  price: 'Harga per jam',
  linkedin: 'LinkedIn',
  videoUrl: 'Video perkenalan',
};

export const industries = [
  'Teknologi/Startup',
  'FMCG',
  'Financial Services',
  'Consulting/Advisory Services',
  'NGO',
] as const;

export const skills = [
  'Tech Engineering',
  'Product',
  'Data Science',
  'Marketing & PR',
  'Human Resource',
  'Consulting/Advisory Services',
  'Business Development',
  'Finance',
  'UI/UX',
] as const;

export interface Facets {
  serviceLine: readonly string[];
  industry: readonly string[];
  skills: readonly string[];
  super: boolean;
}

// The lists may grow at their end, up to 10 services, 10 industries and 10 skills; bit 30 is `super`.
const FIRST_BIT = { serviceLine: 0, industry: 10, skills: 20 } as const;
const SUPER_BIT = 1 << 30;
const lists = { serviceLine: serviceLines, industry: industries, skills } as const;

export const facetNames = ['serviceLine', 'industry', 'skills'] as const;
export type FacetName = (typeof facetNames)[number];

/** The bits of some values of one list; a value that is none of ours has no bit. */
export function facetMask(name: FacetName, values: readonly string[]): number {
  const list: readonly string[] = lists[name];
  let mask = 0;
  for (const value of values) {
    const at = list.indexOf(value);
    if (at >= 0) mask |= 1 << (FIRST_BIT[name] + at);
  }
  return mask;
}

export const superMask: number = SUPER_BIT;

/** Everything that filters ask of a mentor besides the price, in one 32-bit number. */
export function facetsOf(mentor: Facets): number {
  return facetNames.reduce(
    (bits, name) => bits | facetMask(name, mentor[name]),
    mentor.super ? SUPER_BIT : 0,
  );
}

/** The average of all stars, 0 where there are none. */
export function averageRating({
  ratingCount,
  ratingSum,
}: {
  ratingCount: number;
  ratingSum: number;
}): number {
  return ratingCount === 0 ? 0 : ratingSum / ratingCount;
}

/** A name as strangers may see it: first name and initial. `Siti Nur Halimah` → `Siti N.` */
export function publicName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second ? `${first} ${second.charAt(0).toUpperCase()}.` : first;
}

/** What half an hour costs, which is the shortest session. */
export function startingPrice(price: number): number {
  return Math.ceil(price / 2);
}

/** How long sessions can be, in hours. */
export const lengths = [0.5, 1, 1.5] as const;
export type Length = (typeof lengths)[number];

/** Where a mentor is booked; what was chosen on their page travels along. */
export function bookAddress(id: string, length: Length | null, at?: Date | string | number): string {
  const params = new URLSearchParams({ mentor: id });
  if (length !== null) params.set('hours', String(length));
  if (at !== undefined) params.set('at', new Date(at).toISOString());
  return `/app/book?${params.toString()}`;
}

export const REVIEWS_A_PAGE = 5;

export const tabs = ['profil', 'layanan'] as const;
type TabId = (typeof tabs)[number];

/** Which tab the address of a mentor's page names. */
export const tabOf = (query: URLSearchParams): TabId =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'profil';

export function mentorAddress(id: string, tab: TabId = 'profil'): string {
  return `/app/mentor/${id}${tab === 'profil' ? '' : `?tab=${tab}`}`;
}
