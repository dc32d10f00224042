/** Sites that people name in their CVs, by their hosts. */
const NETWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'behance.net': 'Behance',
    'bitbucket.org': 'Bitbucket',
    'codepen.io': 'CodePen',
    'dev.to': 'DEV',
    'dribbble.com': 'Dribbble',
    'facebook.com': 'Facebook',
    'github.com': 'GitHub',
    'gitlab.com': 'GitLab',
    'hackerrank.com': 'HackerRank',
    'instagram.com': 'Instagram',
    'kaggle.com': 'Kaggle',
    'leetcode.com': 'LeetCode',
    'linktr.ee': 'Linktree',
    'medium.com': 'Medium',
    'orcid.org': 'ORCID',
    'pinterest.com': 'Pinterest',
    'researchgate.net': 'ResearchGate',
    'scholar.google.com': 'Google Scholar',
    'soundcloud.com': 'SoundCloud',
    'stackoverflow.com': 'Stack Overflow',
    't.me': 'Telegram',
    'threads.net': 'Threads',
    'tiktok.com': 'TikTok',
    'twitter.com': 'Twitter',
    'vimeo.com': 'Vimeo',
    'x.com': 'X',
    'youtube.com': 'YouTube',
  }),
);

/** The site's name where it is a known one, also for a host below it (`rani.medium.com`); else its host. */
export const networkOf = (link: string): string => knownNetwork(link) ?? hostOf(link);

function knownNetwork(link: string): string | undefined {
  const parts = hostOf(link).toLowerCase().split('.');
  return parts.map((_, at) => NETWORKS.get(parts.slice(at).join('.'))).find((name) => name !== undefined);
}

/** The first address that is somebody's own is the website, all others are places at somebody else's: `github.com/rani` is no website. */
export function withoutWebsite(links: readonly string[]): { website: string; others: string[] } {
  const website = links.find((link) => knownNetwork(link) === undefined) ?? '';
  return { website, others: links.filter((link) => link !== website) };
}

export const hostOf = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').split('/')[0] ?? '';
