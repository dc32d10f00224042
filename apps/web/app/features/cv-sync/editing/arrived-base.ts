import { equal, isRecord } from './equal.ts';
import { isItems } from './merge.ts';

/**
 * What both sides had in common, where saves of ours went out without an answer: they may have arrived and lie below what the
 * server has now. A field that the server has as one of them sent it arrived, and so did an item that only we can have added.
 * @param sent the documents of those saves, oldest first
 */
export function arrivedBase<Document>(base: Document, sent: readonly Document[], theirs: Document): Document {
  return arrived(base, sent, theirs) as Document;
}

function arrived(base: unknown, sent: readonly unknown[], theirs: unknown): unknown {
  if (sent.some((value) => equal(value, theirs))) return theirs;
  if (isItems(base ?? []) && isItems(theirs)) return arrivedItems(base, sent, theirs);
  if (!isRecord(base) || !isRecord(theirs)) return base;
  return Object.fromEntries(
    Object.keys({ ...base, ...theirs }).map((key) => [
      key,
      arrived(
        base[key],
        sent.map((value) => (isRecord(value) ? value[key] : undefined)),
        theirs[key],
      ),
    ]),
  );
}

function arrivedItems(base: unknown, sent: readonly unknown[], theirs: unknown): unknown {
  const itemOf = (list: unknown, id: string) =>
    isItems(list) ? list.find((item) => item.id === id) : undefined;
  const ids = [base, theirs].flatMap((list) => (isItems(list) ? list.map(({ id }) => id) : []));
  return [...new Set(ids)].flatMap((id) => {
    const sentItems = sent.flatMap((list) => itemOf(list, id) ?? []);
    const common = itemOf(base, id) ?? sentItems[0];
    // What they removed is compared with what was there, not with what was sent.
    const theirItem = itemOf(theirs, id);
    const item = theirItem ? arrived(common, sentItems, theirItem) : common;
    return item === undefined ? [] : [item];
  });
}
