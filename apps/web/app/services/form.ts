import type { z } from 'zod';

export type FieldErrors = Record<string, string>;

/** The first message of each field, by the field's name (`address.city` for nested ones). */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= messageOf(issue);
  return errors;
}

/** The first message of all. */
export function firstError(error: z.ZodError): string | undefined {
  return Object.values(fieldErrors(error))[0];
}

/** What Zod says by itself, in English, where a schema has no words of its own. */
const ZODS_OWN = /^(?:Too (?:big|small)|Invalid |Unrecognized key)/;

function messageOf(issue: z.core.$ZodIssue): string {
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Paling banyak ${issue.maximum} karakter`;
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) > 1 ? `Paling sedikit ${issue.minimum} karakter` : 'Isi dulu bagian ini';
  }
  return 'Periksa lagi isian ini';
}

/** Why one of several forms of a page was refused; each names itself in its field `form`. */
export interface FormRefusal {
  errors: FieldErrors;
  of: string;
}

export function formRefusal(form: FormData, errors: FieldErrors): FormRefusal {
  const of = form.get('form');
  return { errors, of: typeof of === 'string' ? of : '' };
}

/** An error inside a list is said beside the list. */
export function topLevel(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0], message]));
}

/** The text fields of a form; files and repeated names are left to those who expect them. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
