/** What happened to a word: two letters swapped, one doubled or a double one halved, one too many, one missing, one wrong. */
type Slip = 'swapped' | 'doubled' | 'extra' | 'missing' | 'wrong';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The slip that made `word` of `meant`, which is one edit away, and whether a wrong letter lies beside the right one on the keyboard. */
export function slipOf(word: string, meant: string): { slip: Slip; near: boolean } {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  if (word.length === meant.length) {
    const swapped = word[at] === meant[at + 1] && word[at + 1] === meant[at];
    return swapped && word[at] !== word[at + 1]
      ? { slip: 'swapped', near: true }
      : { slip: 'wrong', near: areNeighbours(word[at] ?? '', meant[at] ?? '') };
  }
  const longer = word.length > meant.length ? word : meant;
  const letter = longer[at];
  if (letter === longer[at - 1] || letter === longer[at + 1]) return { slip: 'doubled', near: true };
  return { slip: longer === word ? 'extra' : 'missing', near: true };
}

function areNeighbours(a: string, b: string): boolean {
  const place = (letter: string) => {
    const row = ROWS.findIndex((each) => each.includes(letter));
    return { row, column: (ROWS[row] ?? '').indexOf(letter) + row * 0.5 };
  };
  const [one, other] = [place(a), place(b)];
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}
