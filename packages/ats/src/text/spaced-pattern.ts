/**
 * A long pattern written over several lines, a few words in each: line breaks and the spaces that open a line are no part of it; `\x20` is a space at an end of a line.
 * @param source as between the slashes of a literal, by `String.raw`
 */
export function spacedPattern(source: string, flags: string): RegExp {
  return new RegExp(source.replaceAll(/\n\s*/g, ''), flags);
}
