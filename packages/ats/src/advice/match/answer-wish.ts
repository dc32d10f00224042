import type { Alternative, Wish } from '../../ad/job-ad.ts';
import { IMPLIED } from '../../skills/lexicon/implied.ts';
import { findPhrase, type CvIndex } from './cv-index.ts';
import type { MatchEvidence, Requirement, Standing } from './match-types.ts';

const TRAIT_SHARE = 0.3;
const NICE_SHARE = 0.3;

interface Answer {
  standing: Standing;
  found?: MatchEvidence;
}

const LACKS: Answer = { standing: 'lacks' };
const RANK: Readonly<Record<Standing, number>> = { has: 2, similar: 1, lacks: 0 };

/** Looks in the CV for one wish; the best answer among its alternatives counts. How often a CV repeats a word makes no difference. */
export function answerWish(wish: Wish, index: CvIndex): Requirement {
  const best = wish.anyOf
    .map((alternative) => answerOf(alternative, index))
    .reduce((a, b) => (RANK[b.standing] > RANK[a.standing] ? b : a), LACKS);
  const names = [...new Set(wish.anyOf.flatMap(({ name, also }) => [name, ...also]))];
  return {
    kind: wish.kind,
    name: wish.anyOf.map(({ name }) => name).join(' atau '),
    anyOf: wish.anyOf.map(({ name }) => name),
    names,
    importance: wish.importance,
    quote: wish.quote,
    weight: (wish.importance === 'nice' ? NICE_SHARE : 1) * (wish.kind === 'trait' ? TRAIT_SHARE : 1),
    standing: best.standing,
    ...(best.found ? { found: best.found } : {}),
  };
}

function answerOf({ name, also, skills }: Alternative, index: CvIndex): Answer {
  const own = findPhrase(index, name);
  if (own?.how === 'same') return { standing: 'has', found: own.found };
  for (const other of also) {
    if (skills.includes(other)) continue;
    const hit = findPhrase(index, other);
    if (hit?.how === 'same') return { standing: 'has', found: hit.found };
  }
  const spot = skills.flatMap((skill) => index.skills.get(skill) ?? [])[0];
  if (spot)
    return {
      standing: 'similar',
      found: { text: spot.text, ...(spot.path === undefined ? {} : { path: spot.path }) },
    };
  for (const [shown, spots] of index.skills)
    if (spots[0] && IMPLIED[shown]?.some((implied) => skills.includes(implied)))
      return {
        standing: 'similar',
        found: { text: spots[0].text, ...(spots[0].path === undefined ? {} : { path: spots[0].path }) },
      };
  return own ? { standing: 'similar', found: own.found } : LACKS;
}
