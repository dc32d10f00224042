const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Every word one slip of the finger away (Damerau): two letters swapped, one too many, one missing, one wrong; likelier slips first. */
export function editsOf(word: string): string[] {
  const at = Array.from(
    { length: word.length + 1 },
    (_, index) => [word.slice(0, index), word.slice(index)] as const,
  );
  return [
    ...at.flatMap(([left, right]) =>
      right.length > 1 ? [`${left}${right[1]}${right[0]}${right.slice(2)}`] : [],
    ),
    ...at.flatMap(([left, right]) => (right === '' ? [] : [left + right.slice(1)])),
    ...at.flatMap(([left, right]) => LETTERS.map((letter) => left + letter + right)),
    ...at.flatMap(([left, right]) =>
      right === '' ? [] : LETTERS.map((letter) => left + letter + right.slice(1)),
    ),
  ];
}
