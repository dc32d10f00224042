import type { Match } from '@setapak/ats';

/** What an ad demands and the CV lacks, by name, the first ones. */
export function missingOf({ requirements }: Pick<Match, 'requirements'>): string[] {
  return requirements
    .filter(({ standing, importance }) => standing === 'lacks' && importance === 'must')
    .map(({ names }) => names[0] ?? '')
    .filter(Boolean)
    .slice(0, 8);
}
