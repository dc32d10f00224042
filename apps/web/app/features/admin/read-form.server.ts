import type { FormField } from './resource.ts';

const WESTERN_INDONESIA = '+07:00';

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
  }
  return values;
}

function readField(form: FormData, { name, kind, optional }: FormField): unknown {
  const text = form.get(name);
  const value = typeof text === 'string' ? text.trim() : '';
  if (kind === 'flag') return value === 'on';
  if (kind === 'choices') return form.getAll(name).filter((one) => typeof one === 'string');
  if (value === '') return optional && kind !== 'text' && kind !== 'longText' ? null : value;
  if (kind === 'number') return Number(value);
  // The browser's picker knows no time zone; operators think in Jakarta's.
  if (kind === 'moment') return new Date(`${value}${WESTERN_INDONESIA}`);
  return value;
}
