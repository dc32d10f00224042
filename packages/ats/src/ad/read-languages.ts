import { clausesOf } from './clauses.ts';
import type { AdLanguage, Alternative, Importance, Wish } from './job-ad.ts';
import { SPOKEN_LANGUAGES, languageLevel, languageMentions } from './languages.ts';

const EITHER =
  /^\s*(?:,|\/|(?:,\s*)?(?:or|atau|maupun|and\/or|dan\/atau)\b)\s*(?:(?:bahasa|berbahasa|dan\/atau|or|atau)\s*)?$/i;
const OR = /\b(?:or|atau|maupun)\b|\//i;
/** Where the language is what is taught or spoken about, not what must be spoken. */
const NOT_SPOKEN =
  /\b(?:guru|teacher|penerjemah kami|kursus|course|training|pelatihan|pemerintah|perusahaan|PMA|pasar|market|masakan|food|cuisine|restaurant|restoran|tamu|customers? (?:are|from)|interviews? will be|stand-?ups? are|training di|di jepang|di korea|director|pendidikan bahasa|sastra|literature|education)\s*$/i;

/** Languages that one line asks for: alone in `single`, as "Mandarin, Japanese or Korean" in `either`. */
export function languagesOf(line: string, importance: Importance): { single: AdLanguage[]; either: Wish[] } {
  const single: AdLanguage[] = [];
  const either: Wish[] = [];
  for (const clause of clausesOf(line, importance)) {
    const mentions = languageMentions(clause.text).filter(
      ({ from, to }) =>
        !NOT_SPOKEN.test(clause.text.slice(0, from)) &&
        !/^\s*(?:education|literature|teaching|teacher)/i.test(clause.text.slice(to)),
    );
    const groups: (typeof mentions)[] = [];
    for (const mention of mentions) {
      const last = groups.at(-1);
      const gap = last ? clause.text.slice(last.at(-1)!.to, mention.from) : '';
      if (last && EITHER.test(gap)) last.push(mention);
      else groups.push([mention]);
    }
    for (const group of groups) {
      const [first] = group;
      if (!first) continue;
      const words = ({ from, to }: { from: number; to: number }) => clause.text.slice(from, to);
      const joined = clause.text.slice(first.from, group.at(-1)!.to);
      if (group.length > 1 && OR.test(joined)) {
        const anyOf: Alternative[] = group.map((each) => ({
          name: words(each),
          also: namesOf(each.name),
          skills: [],
        }));
        either.push({ kind: 'language', anyOf, importance: clause.importance, quote: line });
      } else
        for (const each of group)
          single.push({
            name: each.name,
            adWords: words(each),
            level: languageLevel(clause.text),
            importance: clause.importance,
            quote: line,
          });
    }
  }
  return { single, either };
}

function namesOf(name: string): string[] {
  const spoken = SPOKEN_LANGUAGES.find((each) => each.name === name);
  return spoken ? [spoken.name, spoken.english] : [name];
}

/** One entry a language, at its firmest. */
export function mergeLanguages(all: readonly AdLanguage[]): AdLanguage[] {
  const merged = new Map<string, AdLanguage>();
  for (const each of all) {
    const known = merged.get(each.name);
    if (!known) merged.set(each.name, each);
    else if (known.importance === 'nice' && each.importance === 'must')
      merged.set(each.name, { ...each, level: each.level ?? known.level });
    else if (known.level === null) known.level = each.level;
  }
  return [...merged.values()];
}
