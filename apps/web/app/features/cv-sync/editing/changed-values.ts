import { equal, isRecord } from './equal.ts';

/**
 * The places of the texts, numbers and switches in which two documents differ: `work.items.0.company`. Undefined where one has
 * something that the other has not, or has it elsewhere.
 */
export function changedValues(before: unknown, after: unknown): string[] | undefined {
  const places: string[] = [];
  const visit = (one: unknown, other: unknown, place: string): boolean => {
    if (one === other) return true;
    if (Array.isArray(one) && Array.isArray(other))
      return (
        one.length === other.length &&
        one.every((value, index) => visit(value, other[index], `${place}.${index}`))
      );
    if (isRecord(one) && isRecord(other)) {
      const keys = Object.keys(one);
      const hasSame = keys.length === Object.keys(other).length && keys.every((key) => key in other);
      return (
        hasSame &&
        equal(one.id, other.id) &&
        keys.every((key) => visit(one[key], other[key], `${place}.${key}`))
      );
    }
    places.push(place);
    return typeof one === typeof other;
  };
  return visit(before, after, '') ? places : undefined;
}
