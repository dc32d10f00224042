import { jakartaMoment } from '~/services/calendar.ts';
import { readNumber } from '~/services/read-number.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import { removalOf, type FormField } from './resource.ts';

/** Kinds of which nothing is an empty text, and not null. */
const kept = new Set<FormField['kind']>(['text', 'longText', 'picture']);

/** What a form of the back office said, in the shapes that the resource's schema expects. */
export function readForm(
  form: FormData,
  fields: readonly FormField[],
  isNew: boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.kind === 'shown' || (field.onlyNew && !isNew)) continue;
    values[field.name] = readField(form, field);
    if (field.kind === 'picture' && form.get(removalOf(field.name)) === 'on') values[field.name] = '';
  }
  return values;
}

function readField(form: FormData, { name, kind, optional }: FormField): unknown {
  const text = form.get(name);
  const value = typeof text === 'string' ? text.trim() : '';
  if (kind === 'flag') return value === 'on';
  if (kind === 'choices') return form.getAll(name).filter((one) => typeof one === 'string');
  if (value === '') return optional && !kept.has(kind) ? null : value;
  if (kind === 'number') return readNumber(value);
  if (kind === 'moment') return jakartaMoment(typedDate(value));
  return value;
}
