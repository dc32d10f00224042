interface Family {
  family: string;
  /** Package below `@expo-google-fonts`: full static TrueType files under the Open Font License. */
  package: string;
  /** Whether its letters have serifs. */
  serif?: true;
  /** Whether its files hold instructions for the pixels of a screen. */
  hinted?: true;
  /** Brings the family's x-height to Montserrat's, so that a size looks alike in every font. */
  scale: number;
  /** Width of the space between words, of the font's own; more where it is so narrow that words run together. */
  wordSpace?: number;
}

/** The families that a document can choose. */
export const families: readonly [Family, ...Family[]] = [
  { family: 'Montserrat', package: 'montserrat', hinted: true, scale: 1 },
  { family: 'Plus Jakarta Sans', package: 'plus-jakarta-sans', scale: 1, wordSpace: 1.35 },
  { family: 'Inter', package: 'inter', scale: 0.98 },
  { family: 'Lato', package: 'lato', hinted: true, scale: 1.06, wordSpace: 1.15 },
  { family: 'Nunito', package: 'nunito', scale: 1.07 },
  { family: 'Noto Sans', package: 'noto-sans', scale: 1 },
  { family: 'Source Serif 4', package: 'source-serif-4', serif: true, scale: 1.1 },
  { family: 'Lora', package: 'lora', serif: true, scale: 1.05 },
  { family: 'EB Garamond', package: 'eb-garamond', serif: true, scale: 1.2 },
];

/** The names of the families that a document can choose. */
export const fontNames: readonly string[] = families.map((font) => font.family);

/** The family by its name, in any case; undefined where we don't ship it. */
export function familyOf(name: string): Family | undefined {
  const wanted = name.trim().toLowerCase();
  return families.find((font) => font.family.toLowerCase() === wanted);
}
