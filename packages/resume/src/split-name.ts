/** `S.Pd.`, `MBA,`: a degree behind a name. */
const TITLE = /^(?:.*\..*|\p{Lu}{2,5}),?$/u;

/**
 * A name in one line as first and last name; joined by a space the two are the name again. The last word is the last name, with what joins
 * it in small letters and degrees behind it: `Wayan | van der Berg`, `Siti | Harahap, S.Pd.`
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  return splitWords(name.trim().split(/\s+/));
}

function splitWords(words: readonly string[]): { firstName: string; lastName: string } {
  const comma = words.findIndex((word) => word.endsWith(','));
  const titles = comma < 0 ? [] : words.slice(comma + 1);
  if (titles.length > 0 && titles.every((word) => TITLE.test(word))) {
    const { firstName, lastName } = splitWords([...words.slice(0, comma), words[comma]!.slice(0, -1)]);
    const behind = `, ${titles.join(' ')}`;
    return lastName === ''
      ? { firstName: firstName + behind, lastName }
      : { firstName, lastName: lastName + behind };
  }
  const joint = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const from = joint > 0 ? joint : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
}
