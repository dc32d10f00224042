const END = /(?<=(\S+)[.!?])\s+(?=\p{Lu})/gu;
/** Short forms with a stop that names and titles have. */
const SHORT_FORM =
  /^(?:pt|cv|jl|jln|no|dr|drs|dra|ir|st|inc|ltd|corp|co|tbk|prof|hj?|bpk|sdr|kab|kec|kel|gg|mr|mrs|ms|dept|univ|vs|approx|min|max|\p{L}|\p{Lu}\.?\p{L}{1,4}\.\p{L}+|\p{L}(?:\.\p{L})+)$/iu;
const FEWEST_WORDS = 3;

/** The sentences of a text as `[from, to]`; what is too short to be one goes to the sentence before it. */
export function sentencesIn(text: string): [number, number][] {
  const starts = [0];
  for (const match of text.matchAll(END)) {
    const at = match.index + match[0].length;
    const isShort = text.slice(at).split(' ', FEWEST_WORDS).length < FEWEST_WORDS;
    if (!isShort && !SHORT_FORM.test(match[1]!.replace(/^[("“]+/, ''))) starts.push(at);
  }
  return starts.map((from, index) => [from, starts[index + 1] ?? text.length]);
}
