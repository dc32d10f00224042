/** Whether nothing was filled in of an item. */
export function isBlank(item: object): boolean {
  return Object.entries(item).every(
    ([key, value]) =>
      key === 'id' ||
      key === 'type' ||
      typeof value === 'boolean' ||
      (Array.isArray(value) ? value.length === 0 : value === ''),
  );
}
