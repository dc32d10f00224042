/** Puts an item that was taken out of a list back to its place, once. */
export function putBack<T extends { id: string }>(items: readonly T[], item: T, index: number): T[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(index, 0, item);
}
