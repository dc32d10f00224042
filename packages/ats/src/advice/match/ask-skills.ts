import { findSkills, type SkillMention } from './find-skills.ts';
import type { Segment } from './split-ad.ts';

/** One thing that an ad asks for, before the CV is looked at. */
export interface Ask {
  /** Lexicon names, any of which will do; empty for a term that the lexicon doesn't know. */
  anyOf: string[];
  adWords: string;
  surfaces: string[];
  kind: 'required' | 'nice' | 'duty';
}

const OR_GAP = /^[\s,]{0,8}(?:atau|or|dan\/atau|and\/or|maupun)[\s,]{0,8}$|^\s?\/\s?$/i;
const COMMA_GAP = /^\s{0,4},\s{0,4}$/;
const RANK = { required: 0, duty: 1, nice: 2 };
const MOST = 120;
const CUE =
  /\b(?:menguasai|mahir(?: menggunakan| dalam)?|familiar dengan|pengalaman (?:dengan|menggunakan)|terbiasa (?:dengan|menggunakan)|experience (?:with|using)|proficient (?:in|with)|proficiency in|knowledge of|familiar(?:ity)? with|expertise in)\s([^.;:()\n]{2,120})/gi;
const TERM = /^\p{Lu}[\p{L}\p{N}.+#-]{1,24}(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]{0,24}){0,2}$/u;
const NOT_TERMS =
  /^(?:bahasa.*|inggris|english|indonesian?|mandarin|japanese|jepang|ms|microsoft|software|komputer|computer|kami|we|the|a|an|s1|d3)$/i;

/** Skills and tools by how firmly the ad asks for them; what it asks for twice counts once, at its firmest. */
export function askSkills(segments: readonly Segment[]): Ask[] {
  const asks = segments.flatMap((segment) =>
    segment.kind === 'ignored' ? [] : asksOf(segment.text, segment.kind),
  );
  const merged = new Map<string, Ask>();
  for (const ask of asks.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])) {
    const key = ask.anyOf.length > 0 ? ask.anyOf.toSorted().join('|') : ask.adWords.toLowerCase();
    const known = merged.get(key);
    if (known) known.surfaces.push(...ask.surfaces);
    else merged.set(key, ask);
  }
  return [...merged.values()].slice(0, MOST);
}

function asksOf(text: string, kind: Ask['kind']): Ask[] {
  const mentions = findSkills(text);
  const known = groupAlternatives(text, mentions).map((group) => ({
    anyOf: [...new Set(group.map((mention) => mention.skill))],
    adWords: [...new Set(group.map((mention) => text.slice(mention.from, mention.to)))].join(' / '),
    surfaces: group.map((mention) => mention.surface),
    kind,
  }));
  return [...known, ...unknownTerms(text, mentions).map((term) => toTermAsk(term, kind))];
}

/** `React, Vue atau Angular` is one wish with three answers. */
function groupAlternatives(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
  const groups: { members: SkillMention[]; or: boolean }[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    const gap = last ? text.slice(last.members.at(-1)?.to ?? 0, mention.from) : '';
    const or = OR_GAP.test(gap);
    if (!last || !(or || (!last.or && COMMA_GAP.test(gap)))) groups.push({ members: [mention], or: false });
    else {
      last.members.push(mention);
      last.or ||= or;
    }
  }
  return groups.flatMap(({ members, or }) => (or ? [members] : members.map((member) => [member])));
}

/** Names after words such as "menguasai" that the lexicon doesn't hold: capitalised, three words at most. */
function unknownTerms(text: string, mentions: readonly SkillMention[]): string[] {
  return [...text.matchAll(CUE)].flatMap((match) => {
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    return (match[1] ?? '')
      .split(/,|\/|\bdan\b|\band\b|\batau\b|\bor\b|&/)
      .map((part) => part.trim())
      .filter((part) => {
        if (!TERM.test(part) || NOT_TERMS.test(part)) return false;
        const from = text.indexOf(part, start);
        return !mentions.some((mention) => mention.from < from + part.length && mention.to > from);
      });
  });
}

function toTermAsk(term: string, kind: Ask['kind']): Ask {
  return { anyOf: [], adWords: term, surfaces: [term.toLowerCase()], kind };
}
