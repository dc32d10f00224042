import { createHash } from 'node:crypto';

/** A press names itself in the hidden field of `ui/forms/press-field.tsx`. */
const token = /^[a-z0-9]{36}$/;

/**
 * The id of what one press of a form makes, unguessable like any other: the same for the same form sent again (a second click, a reload of its
 * answer, an answer that was lost), another for other content. A use case gives it to the row that it inserts, and makes
 * nothing where there is such a row.
 * @param form its fields; of a call with JSON what belongs to the press
 * @param whose the account, or for visitors the page
 * @returns undefined where the form names no press
 */
export function idOfPress(
  form: Iterable<[name: string, value: FormDataEntryValue]>,
  whose: string,
): string | undefined {
  const fields = [...form];
  const press = fields.find(([name]) => name === 'press')?.[1];
  if (typeof press !== 'string' || !token.test(press)) return undefined;
  const content = fields.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([whose, content]))
    .digest('hex');
  return BigInt(`0x${hash}`).toString(36).padStart(36, '0').slice(-36);
}
