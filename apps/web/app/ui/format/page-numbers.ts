const LIST = new Intl.ListFormat('id');

/** `1, 3, dan 4`, of pages that are counted from 0. */
export function pageNumbers(pages: readonly number[]): string {
  return LIST.format(pages.map((page) => String(page + 1)));
}
