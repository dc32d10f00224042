/**
 * Knows Indonesian words by their roots: a word is known when it is listed, or when it is a listed root with affixes. Roots that no list holds on their own are taken from
 * the forms that it holds (`menyerahkan` and `penyerahan` give `serah`).
 */
export class IndonesianWords {
  readonly #listed: ReadonlyMap<string, number>;
  readonly #roots: Set<string>;

  /** @param words the most common first */
  constructor(words: readonly string[]) {
    this.#listed = new Map(words.map((word, rank) => [word, rank] as const).toReversed());
    this.#roots = new Set(words);
    const support = new Map<string, number>();
    for (const word of words)
      for (const root of new Set(rootsOf(word)))
        if (root.length > 3) support.set(root, (support.get(root) ?? 0) + 1);
    for (const [root, forms] of support) if (forms >= 2) this.#roots.add(root);
  }

  has(word: string): boolean {
    return (
      this.#listed.has(word) ||
      (word.length > 4 && rootsOf(word).some((root) => root.length > 2 && this.#roots.has(root))) ||
      this.#roots.has(word)
    );
  }

  /** Place among the words by how common they are, from 0; undefined where it is not listed. */
  rankOf(word: string): number | undefined {
    return this.#listed.get(word);
  }
}

/** Letters from which on a word may bear two prefixes. */
const LONG = 9;
const CLITIC = /(?:nya|ku|mu|lah|kah|pun)$/;
const SUFFIX = /(?:kan|an|i|wan|wati|isasi|isme|is)$/;
/** Prefixes with the sounds that they may have swallowed. */
const PREFIXES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:meny|peny)/, ['s']],
  [/^(?:menge|penge)/, ['']],
  [/^(?:meng|peng)/, ['', 'k']],
  [/^(?:mem|pem)/, ['', 'p']],
  [/^(?:men|pen)/, ['', 't']],
  [/^(?:me|pe)/, ['']],
  [/^(?:ber|ter|per|bel|pel)/, ['', 'r']],
  [/^(?:be|te)/, ['']],
  [/^(?:di|ke|se)/, ['']],
  [
    /^(?:pasca|pra|antar|multi|non|sub|inter|intra|mikro|makro|semi|anti|super|tele|agro|eko|bio|para|swa|tuna|serba|maha|dwi|tri|foto|video|radio|audio|geo|hidro|termo|elektro|kardio|neuro|psiko|sosio|auto|oto)/,
    [''],
  ],
];

/** What a word may be made from, without up to two prefixes, a suffix and a clitic. */
function rootsOf(word: string): string[] {
  const bare = [word, word.replace(CLITIC, '')];
  const bases = new Set([...bare, ...bare.map((base) => base.replace(SUFFIX, ''))]);
  const layers = word.length < LONG ? 1 : 2;
  for (let layer = 0; layer < layers; layer += 1)
    for (const root of Array.from(bases, withoutPrefix).flat()) bases.add(root);
  bases.delete(word);
  return [...bases];
}

function withoutPrefix(word: string): string[] {
  return PREFIXES.flatMap(([prefix, swallowed]) =>
    prefix.test(word) ? swallowed.map((sound) => word.replace(prefix, sound)) : [],
  );
}
