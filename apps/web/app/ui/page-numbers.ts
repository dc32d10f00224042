/** The first, the last and those around the current page, at most five; null stands for those left out. `7 of 20` → 1 … 6 7 8 … 20 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
