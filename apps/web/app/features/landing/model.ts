/** One entry of a changing part of the landing page, as the page needs it. */
export interface LandingItem {
  id: string;
  title: string;
  name: string;
  content: string;
  label: string;
  pushTo: string;
  photoUrl: string;
}

export interface LandingContent {
  events: LandingItem[];
  promotions: LandingItem[];
  testimonials: LandingItem[];
  partners: LandingItem[];
}

/** A page of ours opens in place, everything else in a tab of its own. */
export function isOwnPath(address: string): boolean {
  return address.startsWith('/');
}
